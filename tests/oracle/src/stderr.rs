//! Normalizes standard error, so that differences in spelling are not compared.

use super::times::without_times;

/// The prefix that C++ prints before the name of a type in an anonymous namespace.
const ANONYMOUS: &str = "(anonymous namespace)::";

/// A line that MLIR prints when there is a log or profile of actions.
const ANNOUNCEMENT: &str = "ExecutionContext registered on the context";

/// Removes what always differs: names of programs and threads, C++ namespaces, times, whitespace, and help lines.
pub(crate) fn normalize(text: &str) -> String {
    let text = text.replace(ANONYMOUS, "").replace(ANNOUNCEMENT, "");
    let text = text.replace("[thread mlir-opt-22]", "[thread main]");
    let text = text.replace("[thread mlir-opt]", "[thread main]");
    let lines = text
        .lines()
        .map(|line| without_times(without_program(line.trim_end())));
    lines
        .filter(|line| !line.is_empty() && !line.starts_with("help: "))
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
