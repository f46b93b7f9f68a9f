//! Standard error as it is compared: without the ways in which the tools spell the same thing.

use super::times::without_times;

/// The prefix that C++ prints before the name of a type in an anonymous namespace.
const ANONYMOUS: &str = "(anonymous namespace)::";

/// The text without what cannot be the same.
///
/// * A pass is called by its name alone, not by that of a C++ type.
/// * Lines start with no name of a program.
/// * Times are another each time.
/// * Neither blank lines nor space at the end of a line count.
pub(crate) fn normalize(text: &str) -> String {
    let text = text.replace(ANONYMOUS, "");
    let lines = text
        .lines()
        .map(|line| without_times(without_program(line.trim_end())));
    lines
        .filter(|line| !line.is_empty())
        .map(|line| format!("{line}\n"))
        .collect()
}

fn without_program(line: &str) -> &str {
    let programs = [
        "mlir-opt-22: ",
        "mlir-opt: ",
        "pass-opt: ",
        "passwright-test-opt: ",
    ];
    let rest = programs
        .iter()
        .find_map(|program| line.strip_prefix(program));
    rest.unwrap_or(line)
}
