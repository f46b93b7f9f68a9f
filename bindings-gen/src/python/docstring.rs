//! Docstrings.

use passdefs::model::PassSet;

use super::literal::escape;
use crate::text;

/// Returns the text as a docstring with this indentation.
pub(super) fn literal(text: &str, indentation: usize) -> String {
    let indent = " ".repeat(indentation);
    let text = text.trim_end();
    let mut lines = text.split('\n').map(|line| {
        let mut out = String::new();
        for letter in line.chars() {
            match letter {
                '\r' => {}
                '\t' => out.push('\t'),
                letter => escape(letter, &mut out),
            }
        }
        out.replace("\"\"\"", "\\\"\\\"\\\"")
    });
    let mut out = format!("{indent}\"\"\"{}", lines.next().unwrap_or_default());
    if text.starts_with('"') {
        // Four quotes in a row would end elsewhere.
        out = out.replacen("\"\"\"\"", "\"\"\"\\\"", 1);
    }
    let mut is_single = true;
    for line in lines {
        is_single = false;
        out.push('\n');
        if !line.trim().is_empty() {
            out += &format!("{indent}{line}");
        }
    }
    if !is_single {
        out += &format!("\n{indent}");
    } else if out.ends_with('"') && !text.is_empty() {
        out.pop();
        out.push_str("\\\"");
    }
    out + "\"\"\"\n"
}

/// Returns the docstring of the module.
pub(super) fn of_module(set: &PassSet) -> String {
    literal(&text::of_groups(set), 0)
}

#[cfg(test)]
mod tests {
    use super::literal;

    #[test]
    fn quotes_and_backslashes_do_not_end_the_docstring() {
        assert_eq!(literal("a \"\"\" b", 0), "\"\"\"a \\\"\\\"\\\" b\"\"\"\n");
        assert_eq!(literal("ends in \"", 0), "\"\"\"ends in \\\"\"\"\"\n");
        assert_eq!(literal("\"begins\" so", 0), "\"\"\"\\\"begins\" so\"\"\"\n");
        assert_eq!(
            literal("\\d\n\nsecond", 4),
            "    \"\"\"\\\\d\n\n    second\n    \"\"\"\n"
        );
    }
}
