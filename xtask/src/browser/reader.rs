//! Actions of a reader: search, follow links, copy, change the colours, print.

use super::chromium::Tab;
use super::page;
use super::site::Site;

/// Does these things and reports what does not go as it should.
pub(super) fn check(
    tab: &mut Tab<'_>,
    site: &Site,
    findings: &mut Vec<String>,
) -> Result<(), String> {
    for scenario in [
        search_by_keyboard,
        search_by_mouse,
        search_for_nothing,
        results_can_be_read,
        first_tab_skips,
        copy_code,
        copy_link,
        colours_are_kept,
        print_is_bare,
        menu_on_a_telephone,
    ] {
        tab.emulate(1440, 900, "light")?;
        scenario(&mut Looker {
            tab: &mut *tab,
            site,
            findings: &mut *findings,
        })?;
    }
    Ok(())
}

/// A search among many passes finds one, and the page shows it.
pub(super) fn search_of_many(
    tab: &mut Tab<'_>,
    site: &Site,
    findings: &mut Vec<String>,
) -> Result<(), String> {
    let mut looker = Looker {
        tab,
        site,
        findings,
    };
    looker.open("large.html")?;
    looker.tab.press("/")?;
    looker.tab.write("depth-777")?;
    looker.tab.press("Enter")?;
    looker.expect(
        "location.hash === '#-pass-777/depth-777'",
        "Enter opens the option of many",
    );
    looker.expect(IN_VIEW, "the option of many is in view");
    Ok(())
}

/// `true` if the target of the address is on the screen.
const IN_VIEW: &str = "(() => { const box = document.getElementById(decodeURIComponent(location.hash.slice(1)))?.getBoundingClientRect(); \
                       return box !== undefined && box.top >= 0 && box.top < innerHeight; })()";

struct Looker<'l, 'b> {
    tab: &'l mut Tab<'b>,
    site: &'l Site,
    findings: &'l mut Vec<String>,
}

impl Looker<'_, '_> {
    fn open(&mut self, page: &str) -> Result<(), String> {
        self.tab.open(&self.site.url(page))
    }

    /// Reports if the script does not come to give `true`.
    fn expect(&mut self, script: &str, what: &str) {
        if !self.tab.wait(script) {
            self.findings.push(format!("{what}: no ({script})"));
        }
    }
}

fn search_by_keyboard(looker: &mut Looker<'_, '_>) -> Result<(), String> {
    looker.open("index.html")?;
    looker.tab.press("/")?;
    looker.expect(
        "document.activeElement.id === 'search'",
        "the slash key leads to the search",
    );
    looker.tab.write("max-iter")?;
    looker.expect(
        "document.querySelector('#results [aria-selected=true] code').textContent === 'max-iterations'",
        "typing finds an option",
    );
    looker.expect(
        "document.getElementById('search').getAttribute('aria-expanded') === 'true'",
        "the search says that it has results",
    );
    looker.tab.press("ArrowDown")?;
    looker.tab.press("ArrowUp")?;
    looker.tab.press("Enter")?;
    looker.expect(
        "location.href.endsWith('features.html#-simplify/max-iterations')",
        "Enter opens the option",
    );
    looker.expect(IN_VIEW, "the option is in view");
    Ok(())
}

fn search_by_mouse(looker: &mut Looker<'_, '_>) -> Result<(), String> {
    looker.open("features.html")?;
    looker.tab.click("#search")?;
    looker.tab.write("operations removed")?;
    looker.expect(
        "document.querySelector('#results a code')?.textContent === \"num-dce'd\"",
        "words of a description find a statistic",
    );
    looker.tab.click("#results a")?;
    looker.expect(
        "location.hash === '#-simplify/num-removed'",
        "a click opens the statistic",
    );
    looker.expect(
        "document.getElementById('results').hidden",
        "the results are closed then",
    );
    Ok(())
}

fn search_for_nothing(looker: &mut Looker<'_, '_>) -> Result<(), String> {
    looker.open("features.html")?;
    looker.tab.click("#search")?;
    looker.tab.write("<b>nothing")?;
    looker.expect(
        "document.querySelector('#results p') !== null && document.querySelector('#results b') === null",
        "a search without results says so",
    );
    looker.tab.press("Enter")?;
    looker.tab.press("Escape")?;
    looker.expect(
        "document.getElementById('results').hidden",
        "Escape closes the results",
    );
    Ok(())
}

fn results_can_be_read(looker: &mut Looker<'_, '_>) -> Result<(), String> {
    looker.open("features.html")?;
    looker.tab.click("#search")?;
    looker.tab.write("i")?;
    looker.expect(
        "document.querySelectorAll('#results a').length > 10",
        "a letter finds a lot",
    );
    page::check_layout(looker.tab, "results of a search", looker.findings)
}

fn first_tab_skips(looker: &mut Looker<'_, '_>) -> Result<(), String> {
    looker.open("features.html")?;
    looker.tab.press("Tab")?;
    looker.expect(
        "document.activeElement.className === 'skip' && document.activeElement.getBoundingClientRect().left >= 0",
        "the first key stop is the link to the content, and can be seen",
    );
    looker.tab.press("Enter")?;
    looker.expect(
        "document.activeElement.localName === 'main'",
        "it leads to the content",
    );
    looker.tab.press("Tab")?;
    looker.expect(
        "getComputedStyle(document.activeElement).outlineStyle === 'solid'",
        "what has the focus has an outline",
    );
    Ok(())
}

fn copy_code(looker: &mut Looker<'_, '_>) -> Result<(), String> {
    looker.open("features.html")?;
    looker.tab.click(".entry .code .copy")?;
    looker.expect(
        "document.querySelector('.status').textContent === 'Copied'",
        "copying is reported",
    );
    looker.expect(
        "navigator.clipboard.readText().then((it) => it === document.querySelector('.entry .code code').textContent && it.includes('simplify'))",
        "the button copies the pipeline text",
    );
    Ok(())
}

fn copy_link(looker: &mut Looker<'_, '_>) -> Result<(), String> {
    looker.open("features.html")?;
    looker.tab.click("h3 .anchor")?;
    looker.expect(
        "navigator.clipboard.readText().then((it) => it.endsWith('features.html#-simplify'))",
        "the link beside a heading is copied",
    );
    looker.expect("location.hash === '#-simplify'", "and followed");
    Ok(())
}

fn colours_are_kept(looker: &mut Looker<'_, '_>) -> Result<(), String> {
    const DARK: &str = "getComputedStyle(document.body).colorScheme === 'dark' \
                        && document.querySelector('.theme').getAttribute('aria-pressed') === 'true'";
    looker.open("features.html")?;
    looker.tab.click(".theme")?;
    looker.expect(DARK, "the button makes the page dark");
    looker.open("index.html")?;
    looker.expect(DARK, "the next page is dark, too");
    looker.tab.click(".theme")?;
    looker.expect(
        "getComputedStyle(document.body).colorScheme === 'light'",
        "and light again",
    );
    looker.tab.evaluate("localStorage.clear()")?;
    Ok(())
}

fn print_is_bare(looker: &mut Looker<'_, '_>) -> Result<(), String> {
    looker.open("features.html")?;
    looker.tab.call(
        "Emulation.setEmulatedMedia",
        serde_json::json!({"media": "print"}),
    )?;
    looker.expect(
        "['.top', '.menu', '.copy'].every((it) => getComputedStyle(document.querySelector(it)).display === 'none')",
        "what only a screen needs is not printed",
    );
    looker.tab.call(
        "Emulation.setEmulatedMedia",
        serde_json::json!({"media": ""}),
    )?;
    Ok(())
}

fn menu_on_a_telephone(looker: &mut Looker<'_, '_>) -> Result<(), String> {
    looker.tab.emulate(360, 740, "light")?;
    looker.open("features.html")?;
    looker.expect(
        "!document.querySelector('.menu').open",
        "the menu is closed on a narrow screen",
    );
    looker.tab.click(".menu summary")?;
    looker.expect(
        "document.querySelector('.menu').open",
        "and opens on request",
    );
    Ok(())
}
