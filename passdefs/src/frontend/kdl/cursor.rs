//! The lexical structure of a KDL text: where strings, comments and lines end. What stands between is left to the
//! reader of KDL.

use super::string::Flaw;

/// A place in a text.
pub(super) struct Cursor<'t> {
    text: &'t str,
    pub(super) at: usize,
    /// Where the comment begins that the text ends in.
    pub(super) unclosed: Option<usize>,
}

/// How the part of a node before its block ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// With its line, a semicolon, the block around it, or the text.
    Done,
    /// With `{`.
    Block,
    /// With a `/-` that takes out the block after it; the cursor is at the `{`.
    BlockOut,
}

/// The part of a node before its block.
#[derive(Clone, Debug)]
pub(super) struct Head {
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) ends: End,
    /// The first string in it that is wrong.
    pub(super) flaw: Option<Flaw>,
    /// How deeply comments are nested in it.
    pub(super) comments: usize,
}

impl<'t> Cursor<'t> {
    /// The start of a text, after a byte order mark.
    pub(super) fn new(text: &'t str) -> Self {
        let mark = if text.starts_with('\u{feff}') {
            '\u{feff}'.len_utf8()
        } else {
            0
        };
        Cursor {
            text,
            at: mark,
            unclosed: None,
        }
    }

    /// What is left.
    pub(super) fn rest(&self) -> &'t str {
        self.text.get(self.at..).unwrap_or("")
    }

    /// The character at this place.
    pub(super) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Goes over the text if it stands here.
    pub(super) fn eat(&mut self, text: &str) -> bool {
        let found = self.rest().starts_with(text);
        if found {
            self.at += text.len();
        }
        found
    }

    /// Goes over white space, new lines, comments and continued lines.
    pub(super) fn skip_lines(&mut self) {
        while self.skip_space(&mut 0) || self.skip_line_end() {}
    }

    /// Goes over white space, comments within the line, and continued lines.
    pub(super) fn skip_spaces(&mut self) {
        while self.skip_space(&mut 0) {}
    }

    /// Goes to the end of the part of a node that begins here.
    pub(super) fn head(&mut self) -> Head {
        let mut head = Head {
            start: self.at,
            end: self.at,
            ends: End::Done,
            flaw: None,
            comments: 0,
        };
        loop {
            head.end = self.at;
            match self.peek() {
                None | Some('}' | ';') => return head,
                Some('{') => {
                    head.ends = End::Block;
                    return head;
                }
                Some('#') if !self.begins_string() => self.at += 1,
                Some('"' | '#') => head.flaw = head.flaw.or(self.string().err()),
                Some('/') if self.eat("/-") => {
                    self.skip_lines();
                    if self.peek() == Some('{') {
                        head.ends = End::BlockOut;
                        return head;
                    }
                }
                Some(_) if self.is_line_end() => return head,
                Some(_) if self.skip_space(&mut head.comments) => {}
                Some(letter) => {
                    self.at += letter.len_utf8();
                }
            }
        }
    }

    /// Whether a node ends here.
    pub(super) fn ends_node(&self) -> bool {
        matches!(self.peek(), None | Some('}' | ';')) || self.is_line_end()
    }

    /// Whether a new line or a comment up to it begins here.
    fn is_line_end(&self) -> bool {
        self.rest().starts_with("//") || self.peek().is_some_and(is_newline)
    }

    /// Goes over a new line, or a comment up to it.
    fn skip_line_end(&mut self) -> bool {
        if self.rest().starts_with("//") {
            self.at += self.rest().find(is_newline).unwrap_or(self.rest().len());
            return true;
        }
        self.skip_if(is_newline)
    }

    /// Goes over a piece of white space, a comment, or the end of a line that is continued; `depth` becomes that of the
    /// comment if it is deeper.
    pub(super) fn skip_space(&mut self, depth: &mut usize) -> bool {
        if self.rest().starts_with("/*") {
            *depth = self.block_comment().max(*depth);
            return true;
        }
        self.skip_if(is_space) || self.skip_continuation()
    }

    /// Goes over a comment, which may have others in it, and returns how deeply these are nested.
    fn block_comment(&mut self) -> usize {
        let (start, mut depth, mut deepest) = (self.at, 0usize, 0);
        loop {
            if self.eat("/*") {
                depth += 1;
                deepest = deepest.max(depth);
            } else if self.eat("*/") {
                depth -= 1;
                if depth == 0 {
                    return deepest;
                }
            } else if !self.skip_if(|_| true) {
                self.unclosed = Some(start);
                return deepest;
            }
        }
    }

    /// Goes over a `\` with the end of its line, if nothing but white space is between.
    fn skip_continuation(&mut self) -> bool {
        let start = self.at;
        if self.eat("\\") {
            while self.skip_if(is_space) {}
            let comment = self.rest().starts_with("//") && self.skip_line_end();
            if self.skip_if(is_newline) || comment || self.rest().is_empty() {
                return true;
            }
        }
        self.at = start;
        false
    }

    /// Whether the hashes here belong to a string.
    pub(super) fn begins_string(&self) -> bool {
        self.rest().trim_start_matches('#').starts_with('"')
    }

    /// A part of the text.
    pub(super) fn slice(&self, start: usize, end: usize) -> &'t str {
        self.text.get(start..end).unwrap_or("")
    }

    /// Goes over a character if it is wanted.
    pub(super) fn skip_if(&mut self, wanted: impl Fn(char) -> bool) -> bool {
        match self.peek() {
            Some(letter) if wanted(letter) => {
                self.at += letter.len_utf8();
                true
            }
            _ => false,
        }
    }
}

/// What ends a line. Of CR and LF together, the second makes an empty line, which nothing depends on.
pub(super) fn is_newline(letter: char) -> bool {
    matches!(
        letter,
        '\n' | '\r' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}'
    )
}

pub(super) fn is_space(letter: char) -> bool {
    matches!(
        letter,
        '\t' | ' ' | '\u{a0}' | '\u{1680}' | '\u{2000}'
            ..='\u{200a}' | '\u{202f}' | '\u{205f}' | '\u{3000}'
    )
}
