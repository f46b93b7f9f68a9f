//! The dependencies of outputs as a rule for Make and Ninja.

use std::path::Path;

/// The rule: outputs, a colon, and the inputs, a line each.
///
/// # Errors
///
/// A path with a line break, which would end the rule.
pub(crate) fn rule<'p>(outputs: &[&'p Path], inputs: &[&'p Path]) -> Result<String, &'p Path> {
    let breaks = |path: &&&Path| path.display().to_string().contains(['\n', '\r']);
    if let Some(path) = outputs.iter().chain(inputs).find(breaks) {
        return Err(path);
    }
    let targets: Vec<String> = outputs.iter().map(|output| escaped(output)).collect();
    let sources: String = inputs
        .iter()
        .map(|input| format!(" \\\n  {}", escaped(input)))
        .collect();
    Ok(format!("{}:{sources}\n", targets.join(" ")))
}

/// A path as Make reads it, where backslashes are special only before an escaped character.
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
mod tests {
    use std::path::Path;

    use super::rule;

    #[test]
    fn names_are_escaped() {
        let outputs = [Path::new("out dir/a.rs"), Path::new("b$.rs")];
        let inputs = [
            Path::new("c#.kdl"),
            Path::new(r"d\e.kdl"),
            Path::new(r"f\ g:h.kdl"),
        ];
        let text = rule(&outputs, &inputs);
        let expected =
            "out\\ dir/a.rs b$$.rs: \\\n  c\\#.kdl \\\n  d\\e.kdl \\\n  f\\\\\\ g\\:h.kdl\n";
        assert_eq!(text.as_deref(), Ok(expected));
    }

    #[test]
    fn a_line_break_is_refused() {
        let (good, bad) = (Path::new("a.rs"), Path::new("b.kdl\nall: evil"));
        assert_eq!(rule(&[good], &[bad]), Err(bad));
        assert_eq!(rule(&[bad], &[good]), Err(bad));
    }
}
