//! Printing of strings and names.

use super::Printer;
use crate::byte_text::bytes_of_text;

/// The number of bytes after which a long text is passed to the sink.
const RUN: usize = 1 << 14;

impl Printer<'_> {
    /// Prints `"text"`, as [`Printer::quoted`], with a fast path for text without escapes.
    pub(super) fn quoted_text(&mut self, text: &str) {
        let is_plain = |byte: u8| matches!(byte, b' '..=b'~') && !matches!(byte, b'"' | b'\\');
        if !text.bytes().all(is_plain) {
            return self.quoted(&bytes_of_text(text));
        }
        self.out.push('"');
        self.push(text);
        self.out.push('"');
    }

    /// Prints `"text"`, and escapes all but printable ASCII.
    pub(super) fn quoted(&mut self, bytes: &[u8]) {
        self.out.push('"');
        for (index, &byte) in bytes.iter().enumerate() {
            if index % RUN == 0 {
                self.spill();
            }
            match byte {
                b'\\' => self.push("\\\\"),
                b'"' => self.push("\\22"),
                b' '..=b'~' => self.out.push(char::from(byte)),
                _ => {
                    self.out.push('\\');
                    self.out.push(hex(byte >> 4));
                    self.out.push(hex(byte & 15));
                }
            }
        }
        self.out.push('"');
    }

    pub(super) fn hex(&mut self, bytes: &[u8]) {
        for run in bytes.chunks(RUN) {
            let digits = run.iter().flat_map(|byte| [hex(byte >> 4), hex(byte & 15)]);
            self.out.extend(digits);
            self.spill();
        }
    }

    /// Prints `@name`, quoted if necessary.
    pub(super) fn symbol_name(&mut self, name: &str) {
        self.out.push('@');
        self.key(name);
    }

    /// Prints the name of an attribute, quoted if necessary.
    pub(super) fn key(&mut self, name: &str) {
        if is_bare(name) {
            self.push(name);
        } else {
            self.quoted_text(name);
        }
    }
}

/// Returns the length of the output of [`Printer::quoted`].
pub(super) fn quoted_len(bytes: &[u8]) -> usize {
    let len = |byte: &u8| match byte {
        b'\\' => 2,
        b'"' => 3,
        b' '..=b'~' => 1,
        _ => 3,
    };
    2 + bytes.iter().map(len).sum::<usize>()
}

fn is_bare(name: &str) -> bool {
    let is_first = |byte: u8| byte.is_ascii_alphabetic() || byte == b'_';
    let is_next = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.');
    let mut bytes = name.bytes();
    bytes.next().is_some_and(is_first) && bytes.all(is_next)
}

fn hex(digit: u8) -> char {
    char::from(b"0123456789ABCDEF"[usize::from(digit)])
}
