//! Docstrings.

use passdefs::model::PassSet;

use super::literal::escape;
use crate::text;

/// Returns the text as a docstring with this indentation.
pub(super) fn literal(text: &str, indentation: usize) -> String {
    let indent = " ".repeat(indentation);
    let text = text.trim_end();
    let lines = text.split('\n').map(|line| {
        let mut out = String::new();
        for letter in line.chars() {
            match letter {
                '\r' => {}
                '\t' => out.push('\t'),
                letter => escape(letter, &mut out),
            }
        }
        out
    });
    let lines: Vec<String> = lines.collect();
    let last = lines.len() - 1;
    let mut out = format!("{indent}\"\"\"");
    for (number, line) in lines.iter().enumerate() {
        if number > 0 {
            out.push('\n');
        }
        if number > 0 && line.trim().is_empty() {
            continue;
        }
        if number > 0 {
            out += &indent;
        }
        // A docstring of several lines ends on a line of its own.
        escape_quotes(line, number == 0, last == 0, &mut out);
    }
    if last > 0 {
        out += &format!("\n{indent}");
    }
    out + "\"\"\"\n"
}

/// Appends a line, with its quotes escaped where they would be some of those around the docstring, or look like them.
fn escape_quotes(line: &str, is_first: bool, is_last: bool, out: &mut String) {
    let mut rest = line;
    while let Some(at) = rest.find('"') {
        let (before, quotes) = rest.split_at(at);
        let after = quotes.trim_start_matches('"');
        let count = quotes.len() - after.len();
        let is_at_edge = (is_first && quotes.len() == line.len()) || (is_last && after.is_empty());
        let quote = if count >= 3 || is_at_edge {
            "\\\""
        } else {
            "\""
        };
        *out += before;
        *out += &quote.repeat(count);
        rest = after;
    }
    *out += rest;
}

/// Returns the docstring of the module.
pub(super) fn of_module(set: &PassSet) -> String {
    literal(&text::of_groups(set), 0)
}

#[cfg(test)]
mod tests {
    use super::literal;

    #[test]
    fn quotes_do_not_end_a_docstring() {
        let cases = [
            ("plain", r#""""plain""""#),
            (r#"a "word" in it"#, r#""""a "word" in it""""#),
            (r#"ends with "x""#, r#""""ends with "x\"""""#),
            (r#""x" starts"#, r#""""\"x" starts""""#),
            (r#"""#, r#""""\"""""#),
            (r#"ends with """"#, r#""""ends with \"\"\"""""#),
            (r#"four """" in it"#, r#""""four \"\"\"\" in it""""#),
            ("\\d\n\nsecond", "\"\"\"\\\\d\n\nsecond\n\"\"\""),
            (r#"\""#, r#""""\\\"""""#),
            ("\"\"\"\nb\"", "\"\"\"\\\"\\\"\\\"\nb\"\n\"\"\""),
            ("", r#""""""""#),
        ];
        for (text, expected) in cases {
            assert_eq!(literal(text, 0), format!("{expected}\n"), "{text:?}");
        }
    }
}
