//! The tokens of a KDL text, with the only set of character classes.
//! Tokens cover the text without gaps, whether it is KDL or not, so that the text can be put together from them again.

use std::ops::Range;

/// The kinds of tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenKind {
    /// White space within a line, or the byte order mark.
    Space,
    /// The end of a line.
    Newline,
    /// `// ..`, without the end of its line.
    LineComment,
    /// `/* .. */`, with the comments in it.
    BlockComment,
    /// A comment that is not closed: the rest of the text.
    OpenComment,
    /// A `\` that continues a line, with the white space, the comments and the end of the line after it.
    Continuation,
    /// Any other token: a number, a keyword, an identifier or invalid text.
    Word,
    /// A string, raw or not, of one line or of several.
    Text,
    /// A string that is not closed: the rest of its line, or of the text if it may have several lines.
    OpenText,
    /// `/-`, which comments out what follows.
    SlashDash,
    /// One of `{};()=`.
    Mark(char),
    /// The end of the text.
    End,
}

impl TokenKind {
    /// Returns whether it can stand between the parts of a node.
    pub fn is_space(self) -> bool {
        matches!(
            self,
            TokenKind::Space | TokenKind::BlockComment | TokenKind::Continuation
        )
    }

    /// Returns whether a line ends with it.
    pub fn ends_line(self) -> bool {
        matches!(self, TokenKind::Newline | TokenKind::LineComment)
    }

    /// Returns whether a node ends before it.
    pub fn ends_node(self) -> bool {
        self.ends_line()
            || matches!(
                self,
                TokenKind::End | TokenKind::OpenComment | TokenKind::Mark('}' | ';')
            )
    }
}

/// A token, as a range of the text.
#[derive(Clone, Copy, Debug)]
pub struct Token {
    /// The kind.
    pub kind: TokenKind,
    /// The offset of the first byte.
    pub start: u32,
    /// The offset after the last byte.
    pub end: u32,
}

impl Token {
    /// Returns the text of the token.
    pub fn of(self, text: &str) -> &str {
        slice(text, self.start as usize..self.end as usize)
    }
}

/// Returns the part of a text at a place, or an empty one.
pub fn slice(text: &str, place: Range<usize>) -> &str {
    text.get(place).unwrap_or("")
}

/// Splits a text into tokens. The last token is the end of the text.
pub fn lex(text: &str) -> Vec<Token> {
    let (mut tokens, mut start) = (Vec::with_capacity(text.len() / 5), 0);
    let mut lexer = Lexer { rest: text };
    let has_mark = lexer.eat("\u{feff}");
    let mut kind = if has_mark {
        TokenKind::Space
    } else {
        lexer.token()
    };
    loop {
        let end = (text.len() - lexer.rest.len()) as u32;
        tokens.push(Token { kind, start, end });
        if kind == TokenKind::End {
            return tokens;
        }
        (kind, start) = (lexer.token(), end);
    }
}

struct Lexer<'t> {
    /// The end of the text that is not in a token yet.
    rest: &'t str,
}

impl Lexer<'_> {
    fn eat(&mut self, text: &str) -> bool {
        let rest = self.rest.strip_prefix(text);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn newline(&mut self) -> bool {
        self.eat("\r\n") || self.rest.starts_with(is_newline) && self.letter().is_some()
    }

    fn letter(&mut self) -> Option<char> {
        let mut letters = self.rest.chars();
        let letter = letters.next();
        self.rest = letters.as_str();
        letter
    }

    fn skip(&mut self, class: impl Fn(char) -> bool) {
        self.rest = self.rest.trim_start_matches(class);
    }

    fn token(&mut self) -> TokenKind {
        if self.rest.trim_start_matches('#').starts_with('"') {
            return self.string();
        } else if self.eat("/*") {
            return self.block_comment();
        } else if self.eat("/-") {
            return TokenKind::SlashDash;
        } else if self.eat("//") {
            self.skip(|letter| !is_newline(letter));
            return TokenKind::LineComment;
        } else if self.newline() {
            return TokenKind::Newline;
        } else if self.rest.starts_with('\\') && self.continuation() {
            return TokenKind::Continuation;
        } else if self.rest.starts_with(is_space) {
            self.skip(is_space);
            return TokenKind::Space;
        }
        match self.letter() {
            None => TokenKind::End,
            Some(mark @ ('{' | '}' | ';' | '(' | ')' | '=')) => TokenKind::Mark(mark),
            Some(_) => {
                self.skip(is_word);
                TokenKind::Word
            }
        }
    }

    /// Skips the rest of a comment, which may have others in it.
    fn block_comment(&mut self) -> TokenKind {
        let mut depth = 1usize;
        while depth > 0 {
            self.skip(|letter| letter != '/' && letter != '*');
            if self.eat("/*") {
                depth += 1;
            } else if self.eat("*/") {
                depth -= 1;
            } else if self.letter().is_none() {
                return TokenKind::OpenComment;
            }
        }
        TokenKind::BlockComment
    }

    /// Skips a `\` with the end of its line, if nothing but white space and comments are between.
    fn continuation(&mut self) -> bool {
        let (start, mut is_open) = (self.rest, false);
        self.eat("\\");
        self.skip(is_space);
        while !is_open && self.eat("/*") {
            is_open = self.block_comment() == TokenKind::OpenComment;
            self.skip(is_space);
        }
        if self.eat("//") {
            self.skip(|letter| !is_newline(letter));
        }
        let is_found = !is_open && (self.newline() || self.rest.is_empty());
        self.rest = if is_found { self.rest } else { start };
        is_found
    }

    fn string(&mut self) -> TokenKind {
        let (hashes, quotes) = opening(self.rest);
        let is_long = quotes == LONG_QUOTES;
        self.eat(hashes);
        self.eat(quotes);
        loop {
            self.skip(|letter| letter != '"' && letter != '\\' && (is_long || !is_newline(letter)));
            let after = self.rest.strip_prefix(quotes);
            if let Some(rest) = after.and_then(|after| after.strip_prefix(hashes)) {
                self.rest = rest;
                return TokenKind::Text;
            } else if hashes.is_empty() && self.eat("\\") {
                if self.letter().is_some_and(char::is_whitespace) {
                    self.skip(char::is_whitespace);
                }
            } else if !self.eat("\"") && !self.eat("\\") {
                return TokenKind::OpenText;
            }
        }
    }
}

/// The quotes of a string of several lines.
pub const LONG_QUOTES: &str = "\"\"\"";

/// Returns the `#` and the quotes that a string begins with.
pub fn opening(text: &str) -> (&str, &str) {
    let quoted = text.trim_start_matches('#');
    let is_long = quoted.starts_with(LONG_QUOTES);
    let quotes = if is_long { LONG_QUOTES } else { "\"" };
    (slice(text, 0..text.len() - quoted.len()), quotes)
}

/// Returns whether a line ends with the character.
pub fn is_newline(letter: char) -> bool {
    matches!(letter, '\n'..='\r' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

/// Returns whether it is white space within a line.
pub fn is_space(letter: char) -> bool {
    letter.is_whitespace() && !is_newline(letter)
}

fn is_word(letter: char) -> bool {
    !letter.is_whitespace() && !"\\/(){};[]\"=".contains(letter)
}

/// Returns whether a text may hold the character at all.
pub fn is_allowed(letter: char) -> bool {
    !matches!(letter, '\0'..='\u{8}' | '\u{e}'..='\u{1f}' | '\u{7f}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2066}'..='\u{2069}' | '\u{feff}')
}
