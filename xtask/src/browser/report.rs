//! Reports of runs, and what a reader does with one: read the chart, sort, filter, open diffs, change the colours, print.

use super::Pictures;
use super::chromium::Tab;
use super::site::Site;
use crate::workspace;
use std::fmt::Write;
use std::path::Path;

/// The pages, and the functions of the module that each is of.
const PAGES: &[(&str, usize)] = &[("small.html", 10), ("large.html", 1_000)];

const PIPELINE: &str = "-p=builtin.module(inline,func.func(canonicalize,cse,sccp,loop-invariant-code-motion),symbol-dce,canonicalize)";

/// The reports that `pass-opt` writes. Pictures show the times of a program that is optimized.
pub(super) fn pages(pictures: Pictures) -> Result<Site, String> {
    let program = match pictures {
        Pictures::Write => workspace::optimized("pass-opt")?,
        Pictures::Check => workspace::built("pass-opt")?,
    };
    let write = |folder: &Path, page: &str| {
        let functions = PAGES.iter().find(|(name, _)| *name == page);
        let input = folder.join(page).with_extension("mlir");
        let text = module(functions.map_or(0, |(_, functions)| *functions));
        std::fs::write(&input, text).map_err(|error| error.to_string())?;
        let mut command = std::process::Command::new(&program);
        command.args([PIPELINE, "-o", "/dev/null"]);
        command.args(["--report", page]);
        command.arg(input.file_name().unwrap_or_default());
        workspace::status_in(folder, &mut command)
    };
    let names: Vec<&str> = PAGES.iter().map(|(name, _)| *name).collect();
    Site::written(&names, write)
}

/// A module of functions, each of which all passes find something in.
fn module(functions: usize) -> String {
    let mut text = "\"builtin.module\"() ({\n".to_owned();
    for index in 0..functions {
        // Writing to a string does not fail.
        let _ = write!(
            text,
            "\"func.func\"() <{{function_type = (i32, i32) -> i32, sym_name = \"f{index}\"}}> ({{\n^bb0(%a: i32, %b: i32):\n\
             %0 = \"arith.constant\"() <{{value = {index} : i32}}> : () -> i32\n"
        );
        for sum in 1..=1 + index % 7 {
            let before = sum - 1;
            let _ = write!(
                text,
                "%x{sum} = \"arith.muli\"(%a, %{before}) : (i32, i32) -> i32\n\
                 %y{sum} = \"arith.muli\"(%a, %{before}) : (i32, i32) -> i32\n\
                 %{sum} = \"arith.addi\"(%x{sum}, %y{sum}) : (i32, i32) -> i32\n"
            );
        }
        let last = 1 + index % 7;
        let _ = writeln!(
            text,
            "\"func.return\"(%{last}) : (i32) -> ()\n}}) : () -> ()"
        );
    }
    text + "}) : () -> ()\n"
}

/// Does these things with the pages and reports what does not go as it should.
pub(super) fn check(
    tab: &mut Tab<'_>,
    site: &Site,
    findings: &mut Vec<String>,
) -> Result<(), String> {
    for (page, _) in PAGES {
        tab.emulate(1440, 900, "light")?;
        tab.open(&site.url(page))?;
        for scenario in [chart, table, filter, diffs, colours, print] {
            let mut expect = |tab: &mut Tab<'_>, script: &str, what: &str| {
                if !tab.wait(script) {
                    findings.push(format!("{page}: {what}: no ({script})"));
                }
            };
            scenario(tab, &mut expect)?;
        }
    }
    Ok(())
}

/// Notes that a script does not come to give `true`.
type Expect<'e> = &'e mut dyn FnMut(&mut Tab<'_>, &str, &str);

fn chart(tab: &mut Tab<'_>, expect: Expect<'_>) -> Result<(), String> {
    const SHOWN: &str =
        "[...document.querySelectorAll('.frame')].filter((it) => it.style.display !== 'none')";
    const NAMES_FIT: &str = "[...document.querySelectorAll('.frame')].every((it) => \
         it.querySelector('text').getComputedTextLength() <= it.querySelector('rect').getBoundingClientRect().width)";
    expect(tab, NAMES_FIT, "names do not reach beyond their boxes");
    tab.evaluate("document.querySelector('.frame').focus()")?;
    expect(
        tab,
        "document.querySelector('.reading').textContent.startsWith('run: ')",
        "the box with the focus is read out",
    );
    tab.press("ArrowDown")?;
    tab.press("ArrowRight")?;
    expect(
        tab,
        "document.activeElement.getAttribute('aria-label').startsWith('Inliner: ')",
        "arrow keys move between boxes",
    );
    tab.press("Enter")?;
    expect(
        tab,
        &format!(
            "document.activeElement.getAttribute('width') === '100%' && {SHOWN}.length < document.querySelectorAll('.frame').length"
        ),
        "Enter enlarges a box",
    );
    tab.press("Escape")?;
    expect(
        tab,
        &format!("{SHOWN}.length === document.querySelectorAll('.frame').length"),
        "Escape shows all boxes",
    );
    Ok(())
}

fn table(tab: &mut Tab<'_>, expect: Expect<'_>) -> Result<(), String> {
    let times =
        "[...document.querySelectorAll('tbody tr')].map((it) => Number(it.cells[1].dataset.v))";
    tab.click("thead th:nth-child(2) button")?;
    expect(
        tab,
        &format!("{times}.every((it, index, all) => index === 0 || all[index - 1] >= it)"),
        "the table is sorted by time, the longest first",
    );
    expect(
        tab,
        "document.querySelector('thead th:nth-child(2)').ariaSort === 'descending'",
        "the order is announced",
    );
    tab.click("thead th:nth-child(1) button")?;
    expect(
        tab,
        "document.querySelector('tbody tr th b').textContent === 'CSE' || document.querySelector('tbody tr th b').textContent === 'Canonicalizer'",
        "the table is sorted by name",
    );
    Ok(())
}

fn filter(tab: &mut Tab<'_>, expect: Expect<'_>) -> Result<(), String> {
    tab.evaluate("document.activeElement.blur()")?;
    tab.press("/")?;
    tab.write("@f3")?;
    expect(
        tab,
        "[...document.querySelectorAll('.change:not([hidden]) summary')].every((it) => it.textContent.includes('@f3'))",
        "the filter leaves the changes of an operation",
    );
    tab.press("Escape")?;
    expect(
        tab,
        "document.querySelector('[data-f][hidden]') === null",
        "Escape ends the filter",
    );
    Ok(())
}

fn diffs(tab: &mut Tab<'_>, expect: Expect<'_>) -> Result<(), String> {
    tab.click("[data-open=true]")?;
    expect(
        tab,
        "[...document.querySelectorAll('.change')].every((it) => it.open) && document.querySelectorAll('ins').length > 5",
        "all diffs are opened",
    );
    tab.click("[data-open=false]")?;
    expect(
        tab,
        "document.querySelector('.change[open]') === null",
        "all diffs are closed",
    );
    tab.click(".chip")?;
    expect(
        tab,
        "document.querySelector('tr:target') !== null",
        "a pass in the drawing leads to its row",
    );
    Ok(())
}

fn colours(tab: &mut Tab<'_>, expect: Expect<'_>) -> Result<(), String> {
    tab.click(".theme")?;
    expect(
        tab,
        "getComputedStyle(document.documentElement).colorScheme === 'dark' && document.querySelector('.theme').textContent === 'Light'",
        "the button makes the page dark",
    );
    tab.click(".theme")?;
    Ok(())
}

fn print(tab: &mut Tab<'_>, expect: Expect<'_>) -> Result<(), String> {
    let media = |media: &str| serde_json::json!({ "media": media });
    tab.call("Emulation.setEmulatedMedia", media("print"))?;
    expect(
        tab,
        "['.top', '.sections', '.tools'].every((it) => getComputedStyle(document.querySelector(it)).display === 'none')",
        "what only a screen needs is not printed",
    );
    tab.call("Emulation.setEmulatedMedia", media(""))?;
    Ok(())
}
