//! Rows of tables: names, numbers, texts and lists in prefix notation, without other punctuation.

/// Returns the row for an expression in Rust: paths, references, parentheses, commas and the names of fields are dropped.
pub(super) fn row(expression: &str) -> String {
    let mut row = String::new();
    let mut rest = expression.trim_start();
    while let Some(first) = rest.chars().next() {
        let length = match first {
            '"' => text_length(rest),
            '[' | ']' => 1,
            _ => word_length(rest),
        };
        let (token, after) = rest.split_at(length.max(1));
        let is_field = after.starts_with(':') && !after.starts_with("::");
        let is_path = after.starts_with("::");
        if length > 0 && !is_field && !is_path && token != "Some" {
            if !(row.is_empty() || row.ends_with('[') || token == "]") {
                row.push(' ');
            }
            row.push_str(token);
        }
        rest = after.trim_start_matches(|sign: char| ":&(),{} ".contains(sign));
    }
    row
}

fn text_length(rest: &str) -> usize {
    let mut is_escaped = true;
    let end = rest.find(|sign: char| {
        let ends = sign == '"' && !is_escaped;
        is_escaped = sign == '\\' && !is_escaped;
        ends
    });
    end.map_or(rest.len(), |end| end + 1)
}

/// Returns the length of the word at the start, which may begin with a dot.
fn word_length(rest: &str) -> usize {
    let is_part = |(at, sign): (usize, char)| {
        sign.is_alphanumeric() || "_-".contains(sign) || (at == 0 && sign == '.')
    };
    let end = rest.char_indices().find(|&place| !is_part(place));
    end.map_or(rest.len(), |end| end.0)
}
