//! The tokens of a KDL text: the only scanner of KDL beside the `kdl` crate, with the only set of character classes.
//! Tokens cover the text without gaps, whether it is KDL or not, so that the text can be put together from them again.

use std::ops::Range;

/// The kinds of tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// White space within a line, or the byte order mark.
    Space,
    Newline,
    /// `// ..`, without the end of its line.
    LineComment,
    /// `/* .. */`, with the comments in it.
    BlockComment,
    /// A comment that is not closed: the rest of the text.
    OpenComment,
    /// A `\` that continues a line, with the white space, the comment and the end of the line after it.
    Continuation,
    /// A number, keyword or identifier, or what is none of the others.
    Word,
    /// A string, raw or not, of one line or of several.
    Text,
    /// A string that is not closed: the rest of its line, or of the text if it may have several lines.
    OpenText,
    SlashDash,
    /// One of `{};()=`, or several `#`.
    Mark(char),
    End,
}

impl Kind {
    /// `true` if it can stand between the parts of a node.
    pub(super) fn is_space(self) -> bool {
        matches!(self, Kind::Space | Kind::BlockComment | Kind::Continuation)
    }

    /// `true` if a line ends with it.
    pub(super) fn ends_line(self) -> bool {
        matches!(self, Kind::Newline | Kind::LineComment)
    }

    /// `true` if a node ends before it.
    pub(super) fn ends_node(self) -> bool {
        self.ends_line() || matches!(self, Kind::End | Kind::OpenComment | Kind::Mark('}' | ';'))
    }
}

/// A token, as a range of the text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token {
    pub(super) kind: Kind,
    pub(super) start: u32,
    pub(super) end: u32,
}

impl Token {
    /// The text of the token.
    pub(super) fn of(self, text: &str) -> &str {
        slice(text, self.start as usize..self.end as usize)
    }
}

pub(super) fn slice(text: &str, place: Range<usize>) -> &str {
    text.get(place).unwrap_or("")
}

/// The tokens of a text, the last of which is its end.
pub(super) fn lex(text: &str) -> Vec<Token> {
    let mut lexer = Lexer { text, at: 0 };
    let mut tokens = Vec::with_capacity(text.len() / 5);
    while let Some(first) = lexer.peek() {
        let start = lexer.at as u32;
        let kind = lexer.token(first);
        let end = lexer.at as u32;
        tokens.push(Token { kind, start, end });
    }
    let (kind, end) = (Kind::End, text.len() as u32);
    tokens.push(Token {
        kind,
        start: end,
        end,
    });
    tokens
}

struct Lexer<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Lexer<'t> {
    fn rest(&self) -> &'t str {
        slice(self.text, self.at..self.text.len())
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Skips the text if it stands here.
    fn eat(&mut self, text: &str) -> bool {
        let found = self.rest().starts_with(text);
        self.at += if found { text.len() } else { 0 };
        found
    }

    /// Skips all characters of a class.
    fn skip(&mut self, class: impl Fn(char) -> bool) {
        let rest = self.rest();
        self.at += rest.find(|letter| !class(letter)).unwrap_or(rest.len());
    }

    /// Skips the token that begins with this character.
    fn token(&mut self, first: char) -> Kind {
        match first {
            '"' => return self.string(),
            '#' if self.rest().trim_start_matches('#').starts_with('"') => return self.string(),
            '/' if self.eat("/*") => return self.block_comment(),
            '/' if self.eat("/-") => return Kind::SlashDash,
            '/' if self.eat("//") => {
                self.skip(|letter| !is_newline(letter));
                return Kind::LineComment;
            }
            '\\' if self.continuation() => return Kind::Continuation,
            '\r' if self.eat("\r\n") => return Kind::Newline,
            '#' => self.skip(|letter| letter == '#'),
            _ => self.at += first.len_utf8(),
        }
        match first {
            '{' | '}' | ';' | '(' | ')' | '=' => Kind::Mark(first),
            '#' if slice(self.text, 0..self.at).ends_with("##") => Kind::Mark(first),
            first if is_newline(first) => Kind::Newline,
            '\u{feff}' if self.at == first.len_utf8() => Kind::Space,
            first if is_space(first) => {
                self.skip(is_space);
                Kind::Space
            }
            _ => {
                self.skip(is_word);
                Kind::Word
            }
        }
    }

    /// Skips the rest of a comment, which may have others in it.
    fn block_comment(&mut self) -> Kind {
        let mut depth = 1usize;
        while depth > 0 {
            self.skip(|letter| letter != '/' && letter != '*');
            if self.eat("/*") {
                depth += 1;
            } else if self.eat("*/") {
                depth -= 1;
            } else if self.peek().is_some() {
                self.at += 1;
            } else {
                return Kind::OpenComment;
            }
        }
        Kind::BlockComment
    }

    /// Skips a `\` with the end of its line, if nothing but white space and a comment is between.
    fn continuation(&mut self) -> bool {
        let mut rest = slice(self.text, self.at + 1..self.text.len()).trim_start_matches(is_space);
        if rest.starts_with("//") {
            rest = rest.trim_start_matches(|letter| !is_newline(letter));
        }
        let next = rest.chars().next();
        let found = next.is_none_or(is_newline);
        if found {
            self.at = self.text.len() - rest.len();
            self.at += if self.eat("\r\n") {
                0
            } else {
                next.map_or(0, char::len_utf8)
            };
        }
        found
    }

    /// Skips a string.
    fn string(&mut self) -> Kind {
        let start = self.at;
        self.skip(|letter| letter == '#');
        let hashes = slice(self.text, start..self.at);
        let is_long = self.rest().starts_with(LONG_QUOTES);
        let quotes = if is_long { LONG_QUOTES } else { "\"" };
        self.at += quotes.len();
        loop {
            self.skip(|letter| letter != '"' && letter != '\\' && (is_long || !is_newline(letter)));
            let rest = self.rest();
            let after = rest.strip_prefix(quotes);
            if after.is_some_and(|after| after.starts_with(hashes)) {
                self.at += quotes.len() + hashes.len();
                return Kind::Text;
            }
            match rest.bytes().next() {
                // Any white space may follow a `\`, ends of lines too.
                Some(b'\\') if hashes.is_empty() => {
                    let rest = slice(rest, 1..rest.len());
                    let blank = rest.len() - rest.trim_start().len();
                    let letter = rest.chars().next().map_or(0, char::len_utf8);
                    self.at += 1 + blank.max(letter);
                }
                Some(b'"' | b'\\') => self.at += 1,
                _ => return Kind::OpenText,
            }
        }
    }
}

pub(super) const LONG_QUOTES: &str = "\"\"\"";

/// `true` if a line ends with the character.
pub(super) fn is_newline(letter: char) -> bool {
    matches!(letter, '\n'..='\r' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

/// `true` if it is white space within a line.
pub(super) fn is_space(letter: char) -> bool {
    letter.is_whitespace() && !is_newline(letter)
}

fn is_word(letter: char) -> bool {
    !letter.is_whitespace() && !"\\/(){};[]\"#=".contains(letter)
}

/// `true` if a text may hold the character at all.
pub(super) fn is_allowed(letter: char) -> bool {
    !matches!(letter, '\0'..='\u{8}' | '\u{e}'..='\u{1f}' | '\u{7f}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2066}'..='\u{2069}' | '\u{feff}')
}
