//! The dependencies of outputs as a rule for Make and Ninja.

use std::path::Path;

/// Returns the rule: outputs, a colon, and the inputs, a line each.
///
/// # Errors
///
/// A path that is not UTF-8, or one with a line break, `;`, `|` or `=`. These characters end the rule or its inputs, or make the line
/// an assignment. Make would run the text behind `;` or `!=` as a command.
pub(crate) fn rule<'p>(outputs: &[&'p Path], inputs: &[&'p Path]) -> Result<String, &'p Path> {
    let is_refused = |path: &&&Path| {
        path.to_str()
            .is_none_or(|path| path.contains(['\n', '\r', ';', '|', '=']))
    };
    if let Some(path) = outputs.iter().chain(inputs).find(is_refused) {
        return Err(path);
    }
    let targets: Vec<String> = outputs.iter().map(|output| escaped(output)).collect();
    let sources: String = inputs
        .iter()
        .map(|input| format!(" \\\n  {}", escaped(input)))
        .collect();
    Ok(format!("{}:{sources}\n", targets.join(" ")))
}

/// Returns a path as Make reads it, where backslashes are special only before an escaped character.
fn escaped(path: &Path) -> String {
    let mut out = String::new();
    let mut backslashes = 0;
    for char in path.display().to_string().chars() {
        match char {
            ' ' | '\t' | '#' | ':' => {
                out.push_str(&"\\".repeat(backslashes + 1));
                out.push(char);
            }
            '$' => out.push_str("$$"),
            _ => out.push(char),
        }
        backslashes = if char == '\\' { backslashes + 1 } else { 0 };
    }
    out
}

#[cfg(test)]
mod tests;
