//! Size budgets: a file is one noun, a function is one thought.

use super::rust_file::{Function, Kind, RustFile};

/// Lines of a hand-written file, its unit tests apart.
const FILE: usize = 400;
/// Lines of a shell's file: shells only open the door.
const SHELL_FILE: usize = 250;
/// Lines of any function.
const FUNCTION: usize = 80;
/// Lines of an emitter.
const EMITTER: usize = 60;
/// Lines that half of all functions stay within.
const MEDIAN: usize = 10;
/// Lines that nine functions of ten stay within.
const NINE_OF_TEN: usize = 35;

/// Folders and files that are shells.
const SHELLS: &[&str] = &[
    "pass-macros/src/",
    "codegen/src/build_script.rs",
    "tools/cli/src/",
];

/// Files that are tables, with the reason.
const TABLES: &[(&str, &str)] = &[
    ("passdefs/src/catalogue.rs", "one entry per diagnostic code"),
    (
        "passdefs/src/model.rs",
        "one item per construct of the definition language",
    ),
];

pub(crate) fn check(files: &[RustFile], findings: &mut Vec<String>) {
    for file in files.iter().filter(|file| file.kind == Kind::Source) {
        check_file(file, findings);
    }
    let mut lengths: Vec<usize> = sources(files).map(|(_, function)| function.lines).collect();
    lengths.sort_unstable();
    check_share(&lengths, 50, MEDIAN, findings);
    check_share(&lengths, 90, NINE_OF_TEN, findings);
}

fn sources(files: &[RustFile]) -> impl Iterator<Item = (&RustFile, &Function)> {
    let sources = files.iter().filter(|file| file.kind == Kind::Source);
    sources.flat_map(|file| file.functions.iter().map(move |function| (file, function)))
}

fn check_file(file: &RustFile, findings: &mut Vec<String>) {
    let is_shell = SHELLS.iter().any(|shell| file.name.starts_with(shell));
    let budget = if is_shell { SHELL_FILE } else { FILE };
    let lines = file.text.lines().count() - file.test_lines;
    let is_table = TABLES.iter().any(|(name, _)| *name == file.name);
    if lines > budget && !is_table {
        findings.push(format!(
            "{}: {lines} lines, the budget is {budget}: is it still one noun?",
            file.name
        ));
    }
    let budget = if file.name.contains("/emit/") {
        EMITTER
    } else {
        FUNCTION
    };
    for function in file
        .functions
        .iter()
        .filter(|function| function.lines > budget)
    {
        let Function { name, line, lines } = function;
        findings.push(format!(
            "{}:{line}: function `{name}` has {lines} lines, the budget is {budget}",
            file.name
        ));
    }
}

fn check_share(sorted: &[usize], percent: usize, budget: usize, findings: &mut Vec<String>) {
    let Some(&lines) = sorted.get(sorted.len() * percent / 100) else {
        return;
    };
    if lines > budget {
        findings.push(format!(
            "{percent} % of all functions are within {lines} lines, the budget is {budget}"
        ));
    }
}
