//! Strings of a KDL text: where they end, and what is wrong with them.

use super::cursor::{Cursor, is_newline, is_space};

/// What is wrong with a string, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Flaw {
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) message: String,
}

impl Cursor<'_> {
    /// Goes over a string, or over the hashes before something else. A string that is not closed ends with its line
    /// if it should, else with the text.
    pub(super) fn string(&mut self) -> Result<(), Flaw> {
        let start = self.at;
        let hashes = self.rest().bytes().take_while(|byte| *byte == b'#').count();
        self.at += hashes;
        let closing = "#".repeat(hashes);
        if self.eat("\"\"\"") {
            self.many_lines(start, hashes == 0, &format!("\"\"\"{closing}"))
        } else if self.eat("\"") {
            self.one_line(start, hashes == 0, &format!("\"{closing}"))
        } else {
            Ok(())
        }
    }

    fn one_line(&mut self, start: usize, escapes: bool, closing: &str) -> Result<(), Flaw> {
        let mut flaw = Ok(());
        loop {
            match self.peek() {
                _ if self.eat(closing) => return flaw,
                Some(letter) if !is_newline(letter) => {
                    flaw = flaw.and(self.letter(letter, escapes));
                }
                _ => return Err(self.flaw(start, "the string is not closed")),
            }
        }
    }

    fn many_lines(&mut self, start: usize, escapes: bool, closing: &str) -> Result<(), Flaw> {
        let body = self.at;
        let mut flaw = match self.peek().is_some_and(is_newline) {
            true => Ok(()),
            false => Err(self.flaw(
                start,
                "a string of several lines begins on the line after its quotes",
            )),
        };
        loop {
            let end = self.at;
            match self.peek() {
                None => {
                    self.at = body;
                    let unclosed = self.flaw(start, "the string is not closed");
                    self.at = end;
                    return Err(unclosed);
                }
                _ if self.eat(closing) => return flaw.and(self.check_indentation(body, end)),
                Some(letter) => flaw = flaw.and(self.letter(letter, escapes)),
            }
        }
    }

    /// Goes over a letter or an escape.
    fn letter(&mut self, letter: char, escapes: bool) -> Result<(), Flaw> {
        let start = self.at;
        self.at += letter.len_utf8();
        if letter == '\\' && escapes {
            return self.escape(start);
        }
        match is_allowed(letter) {
            true => Ok(()),
            false => {
                let code = u32::from(letter);
                Err(self.flaw(
                    start,
                    &format!("KDL does not allow U+{code:04X} in a text; write `\\u{{{code:x}}}`"),
                ))
            }
        }
    }

    /// Goes over what follows a `\`.
    fn escape(&mut self, start: usize) -> Result<(), Flaw> {
        let blank = |letter: char| is_space(letter) || is_newline(letter);
        match self.peek() {
            None => Ok(()),
            Some(letter) if blank(letter) => {
                while self.skip_if(blank) {}
                Ok(())
            }
            Some('u') => self.code_point(start),
            Some(letter) => {
                self.at += letter.len_utf8();
                match letter {
                    '"' | '\\' | '/' | 'b' | 'f' | 'n' | 'r' | 't' | 's' => Ok(()),
                    _ => Err(self.flaw(
                        start,
                        "unknown escape in a string; write `\\\\` for a backslash",
                    )),
                }
            }
        }
    }

    /// Goes over `u{41}`.
    fn code_point(&mut self, start: usize) -> Result<(), Flaw> {
        self.at += 1;
        let braced = self
            .rest()
            .strip_prefix('{')
            .and_then(|rest| rest.split_once('}'));
        let digits = braced.map(|(digits, _)| digits).filter(|digits| {
            (1..=6).contains(&digits.len()) && digits.bytes().all(|digit| digit.is_ascii_hexdigit())
        });
        let value = digits.and_then(|digits| u32::from_str_radix(digits, 16).ok());
        match (value.and_then(char::from_u32), digits) {
            (Some(_), Some(digits)) => {
                self.at += digits.len() + 2;
                Ok(())
            }
            _ => Err(self.flaw(start, "not a code point; it is written like `\\u{1f600}`")),
        }
    }

    /// Every line of a string of several lines begins with the white space that is before its last quotes.
    fn check_indentation(&self, start: usize, end: usize) -> Result<(), Flaw> {
        let body = self.slice(start, end);
        let blank = |line: &str| line.chars().all(is_space);
        let last = body.rsplit(is_newline).next().unwrap_or("");
        if !blank(last) {
            let at = end - last.len();
            return Err(Flaw {
                start: at,
                end,
                message: "the quotes that close a string of several lines have a line of their own"
                    .to_owned(),
            });
        }
        let mut at = start;
        for line in body.split_inclusive(is_newline) {
            let text = line.trim_end_matches(is_newline);
            if !blank(text) && !text.starts_with(last) {
                let message = "the line is indented less than, or other than, the quotes that close the string";
                return Err(Flaw {
                    start: at,
                    end: at + text.len(),
                    message: message.to_owned(),
                });
            }
            at += line.len();
        }
        Ok(())
    }

    /// A flaw from `start` up to this place.
    fn flaw(&self, start: usize, message: &str) -> Flaw {
        Flaw {
            start,
            end: self.at,
            message: message.to_owned(),
        }
    }
}

/// Whether a text may hold the character at all.
fn is_allowed(letter: char) -> bool {
    !matches!(letter, '\0'..='\u{8}' | '\u{e}'..='\u{1f}' | '\u{7f}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2066}'..='\u{2069}' | '\u{feff}')
}
