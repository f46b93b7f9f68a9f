//! The depth of a text, which is bounded before MLIR's parser recurses: an overflow of the stack would end the interpreter.

/// The deepest nesting of brackets of one kind. MLIR's own tool ends at a few thousand.
pub(crate) const LIMIT: usize = 1000;

const BRACKETS: [(u8, u8); 4] = [(b'(', b')'), (b'{', b'}'), (b'[', b']'), (b'<', b'>')];

/// Returns the first byte at which brackets of a kind are nested deeper than the limit, outside of strings and comments.
pub(crate) fn excess(text: &str) -> Option<usize> {
    let mut depths = [0_usize; BRACKETS.len()];
    let mut bytes = text.bytes().enumerate().peekable();
    let mut previous = 0;
    while let Some((at, byte)) = bytes.next() {
        match byte {
            b'"' => {
                while let Some((_, byte)) = bytes.next().filter(|(_, byte)| *byte != b'"') {
                    if byte == b'\\' {
                        bytes.next();
                    }
                }
            }
            b'/' if bytes.peek().is_some_and(|(_, next)| *next == b'/') => {
                while bytes.next_if(|(_, byte)| *byte != b'\n').is_some() {}
            }
            // An arrow.
            b'>' if previous == b'-' => {}
            _ => {
                for (depth, (open, close)) in depths.iter_mut().zip(BRACKETS) {
                    if byte == open {
                        *depth += 1;
                    } else if byte == close {
                        *depth = depth.saturating_sub(1);
                    }
                    if *depth > LIMIT {
                        return Some(at);
                    }
                }
            }
        }
        previous = byte;
    }
    None
}
