//! How deep texts and operations may nest.
//!
//! MLIR parses, prints, verifies and frees nested things by recursion, and has no bound of its own: what nests deeper than the stack
//! of a thread allows ends the process. With a stack of 2 MiB, which threads of Rust have, that is between 500 and 1000 levels of most
//! kinds.

/// The most brackets that may be open in a text, and the most operations that may be around another one.
pub(crate) const DEEPEST: usize = 400;

/// The most operators of an affine expression. MLIR reads one in each step of a recursion, too.
const LONGEST: usize = 2000;

pub(crate) const MESSAGE: &str = "this nests deeper than MLIR can read on each thread: 400 levels, or 2000 operators of one expression";

/// Returns the place where a text nests deeper than it may.
pub(crate) fn too_deep(text: &[u8]) -> Option<usize> {
    let mut open: Vec<u8> = Vec::new();
    let (mut operators, mut at) = (0, 0);
    while let Some(byte) = text.get(at).copied() {
        let next = text.get(at + 1).copied();
        match byte {
            b'"' => {
                at = end_of_string(text, at);
                operators = 0;
            }
            b'/' if next == Some(b'/') => at = end_of_line(text, at),
            b'<' if next == Some(b'=') => {}
            b'(' | b'[' | b'{' | b'<' => open.push(byte),
            b')' => close(&mut open, b'('),
            b']' => close(&mut open, b'['),
            b'}' => close(&mut open, b'{'),
            b'-' if next == Some(b'>') => at += 1,
            b'>' if next != Some(b'=') && open.last() == Some(&b'<') => {
                open.pop();
            }
            b'+' | b'-' | b'*' => operators += 1,
            b'm' | b'f' | b'c' => operators += usize::from(is_operator(text, at)),
            _ => {}
        }
        if matches!(byte, b',' | b'=' | b'{' | b'}') {
            operators = 0;
        }
        if open.len() > DEEPEST || operators > LONGEST {
            return Some(at);
        }
        at += 1;
    }
    None
}

/// Closes a bracket, and what was left open in it: not each `<` is one.
fn close(open: &mut Vec<u8>, bracket: u8) {
    if let Some(at) = open.iter().rposition(|other| *other == bracket) {
        open.truncate(at);
    }
}

/// Returns whether a word that is an operator starts there.
fn is_operator(text: &[u8], at: usize) -> bool {
    let is_in_word = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    let is_start = at == 0 || !is_in_word(&text[at - 1]);
    let word = || text[at..].split(|byte| !is_in_word(byte)).next();
    is_start && matches!(word(), Some(b"mod" | b"floordiv" | b"ceildiv"))
}

fn end_of_string(text: &[u8], start: usize) -> usize {
    let mut at = start + 1;
    while let Some(byte) = text.get(at) {
        match byte {
            b'"' | b'\n' => return at,
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
    at
}

fn end_of_line(text: &[u8], start: usize) -> usize {
    let end = text[start..].iter().position(|byte| *byte == b'\n');
    end.map_or(text.len(), |length| start + length)
}
