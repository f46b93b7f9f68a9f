//! Strings and names as text.

use super::Printer;

impl Printer<'_> {
    /// `"text"`, as [`Printer::quoted`]. Most texts, and nearly all names, are as they are.
    pub(super) fn quoted_text(&mut self, text: &str) {
        let is_plain = |byte: u8| matches!(byte, b' '..=b'~') && !matches!(byte, b'"' | b'\\');
        if !text.bytes().all(is_plain) {
            return self.quoted(text.as_bytes());
        }
        self.out.push('"');
        self.push(text);
        self.out.push('"');
    }

    /// `"text"`, with everything escaped that is not printable ASCII.
    pub(super) fn quoted(&mut self, bytes: &[u8]) {
        self.out.push('"');
        for &byte in bytes {
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

    /// Bytes as hexadecimal digits.
    pub(super) fn hex(&mut self, bytes: &[u8]) {
        let digits = bytes
            .iter()
            .flat_map(|byte| [hex(byte >> 4), hex(byte & 15)]);
        self.out.extend(digits);
    }

    /// `@name`, quoted if need be.
    pub(super) fn symbol_name(&mut self, name: &str) {
        self.out.push('@');
        if is_bare(name, |byte| matches!(byte, b'_' | b'$' | b'.')) {
            self.push(name);
        } else {
            self.quoted_text(name);
        }
    }

    /// The name of an attribute, quoted if need be.
    pub(super) fn key(&mut self, name: &str) {
        if is_bare(name, |byte| matches!(byte, b'_' | b'$' | b'.')) {
            self.push(name);
        } else {
            self.quoted(name.as_bytes());
        }
    }
}

fn is_bare(name: &str, more: impl Fn(u8) -> bool) -> bool {
    let mut bytes = name.bytes();
    let starts = bytes
        .next()
        .is_some_and(|byte| byte.is_ascii_alphabetic() || byte == b'_');
    starts && bytes.all(|byte| byte.is_ascii_alphanumeric() || more(byte))
}

fn hex(digit: u8) -> char {
    char::from(b"0123456789ABCDEF"[usize::from(digit)])
}
