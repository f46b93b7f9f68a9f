//! The nesting depth of a text.

/// The maximum nesting depth of a text, because pliron's parser, printer and verifiers are recursive.
pub(crate) const MAX_DEPTH: usize = 64;

/// Returns line and column, from 1, where brackets first nest deeper than [`MAX_DEPTH`].
pub(crate) fn too_deep(text: &str) -> Option<(usize, usize)> {
    let (mut line, mut column, mut depth) = (1, 0, 0_usize);
    let (mut in_string, mut before) = (false, ' ');
    for char in text.chars() {
        column += 1;
        match char {
            '\n' => (line, column) = (line + 1, 0),
            '"' if !(in_string && before == '\\') => in_string = !in_string,
            '{' | '(' | '[' | '<' if !in_string => depth += 1,
            // The end of an arrow closes nothing.
            '>' if before == '-' => {}
            '}' | ')' | ']' | '>' if !in_string => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth > MAX_DEPTH {
            return Some((line, column));
        }
        before = if before == '\\' && char == '\\' {
            ' '
        } else {
            char
        };
    }
    None
}
