//! The tokens of a KDL text: the only scanner of KDL beside the `kdl` crate, with the only set of character classes.
//!
//! Tokens cover the text without gaps, whether it is KDL or not, so what is made of them can be turned back into the text.
//! Strings are checked here, because their mistakes are simple to tell from here and hard to tell for a parser.

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// White space within a line, or the byte order mark.
    Space,
    /// The end of a line.
    Newline,
    /// `// ..`, without the end of its line.
    LineComment,
    /// `/* .. */`, up to the end of the text if it is not closed.
    BlockComment,
    /// A `\` that continues a line, with the white space, the comment and the end of the line after it.
    Continuation,
    /// A number, keyword or identifier, or what is none of the others.
    Word,
    /// A string in quotes, raw or not, of one line or of several.
    Text,
    // `{`, `}`, `;`, `/-`, `(`, `)` and `=`.
    Open,
    Close,
    Semicolon,
    SlashDash,
    ParenOpen,
    ParenClose,
    Equals,
}

impl Kind {
    /// Whether it can stand between the parts of a node.
    pub(super) fn is_space(self) -> bool {
        matches!(self, Kind::Space | Kind::BlockComment | Kind::Continuation)
    }

    /// Whether a line ends with it.
    pub(super) fn ends_line(self) -> bool {
        matches!(self, Kind::Newline | Kind::LineComment)
    }
}

/// A token, as a range of the text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token {
    pub(super) kind: Kind,
    /// How deeply comments are nested in a comment.
    pub(super) depth: u8,
    pub(super) start: u32,
    pub(super) end: u32,
}

impl Token {
    /// The text of the token.
    pub(super) fn of(self, text: &str) -> &str {
        text.get(self.start as usize..self.end as usize)
            .unwrap_or("")
    }
}

/// What is wrong with a string or a comment, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Flaw {
    /// The index of the token.
    pub(super) token: usize,
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) message: String,
}

/// The tokens of a text, with the first flaw of each that has one.
pub(super) fn lex(text: &str) -> (Vec<Token>, Vec<Flaw>) {
    let mut lexer = Lexer {
        text,
        at: 0,
        depth: 0,
        tokens: Vec::with_capacity(text.len() / 5),
        flaws: Vec::new(),
    };
    while let Some(first) = lexer.peek() {
        let start = lexer.at;
        lexer.depth = 0;
        let kind = lexer.token(first);
        lexer.tokens.push(Token {
            kind,
            depth: lexer.depth,
            start: start as u32,
            end: lexer.at as u32,
        });
    }
    (lexer.tokens, lexer.flaws)
}

struct Lexer<'t> {
    text: &'t str,
    at: usize,
    depth: u8,
    tokens: Vec<Token>,
    flaws: Vec<Flaw>,
}

impl<'t> Lexer<'t> {
    fn rest(&self) -> &'t str {
        self.text.get(self.at..).unwrap_or("")
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Goes over the text if it stands here.
    fn eat(&mut self, text: &str) -> bool {
        let found = self.rest().starts_with(text);
        self.at += if found { text.len() } else { 0 };
        found
    }

    /// Goes over all characters of a class.
    fn skip(&mut self, class: impl Fn(char) -> bool) {
        let rest = self.rest();
        self.at += rest.find(|letter| !class(letter)).unwrap_or(rest.len());
    }

    /// Goes over the token that begins with this character.
    fn token(&mut self, first: char) -> Kind {
        match first {
            '"' => return self.string(),
            '#' if self.rest().trim_start_matches('#').starts_with('"') => return self.string(),
            '/' if self.rest().starts_with("/*") => return self.block_comment(),
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
            '{' => Kind::Open,
            '}' => Kind::Close,
            ';' => Kind::Semicolon,
            '(' => Kind::ParenOpen,
            ')' => Kind::ParenClose,
            '=' => Kind::Equals,
            first if is_newline(first) => Kind::Newline,
            '\u{feff}' if self.tokens.is_empty() => Kind::Space,
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

    /// Goes over a comment, which may have others in it.
    fn block_comment(&mut self) -> Kind {
        let start = self.at;
        let mut depth = 0usize;
        loop {
            if self.eat("/*") {
                depth += 1;
                self.depth = self.depth.max(u8::try_from(depth).unwrap_or(u8::MAX));
            } else if self.eat("*/") {
                depth -= 1;
            } else if let Some(letter) = self.peek() {
                self.at += letter.len_utf8();
            } else {
                self.flaw(start, start + 2, "expected closing of multi-line comment");
                depth = 0;
            }
            if depth == 0 {
                return Kind::BlockComment;
            }
        }
    }

    /// Goes over a `\` with the end of its line, if nothing but white space and a comment is between.
    fn continuation(&mut self) -> bool {
        let start = self.at;
        self.at += 1;
        self.skip(is_space);
        let comment = self.eat("//");
        if comment {
            self.skip(|letter| !is_newline(letter));
        }
        match self.peek() {
            Some(letter) if is_newline(letter) => {
                if !self.eat("\r\n") {
                    self.at += letter.len_utf8();
                }
                true
            }
            None => true,
            Some(_) => {
                self.at = start;
                false
            }
        }
    }

    /// Goes over a string. One that is not closed ends with its line if it should, else with the text.
    fn string(&mut self) -> Kind {
        let start = self.at;
        self.skip(|letter| letter == '#');
        let hashes = self.at - start;
        let is_long = self.eat("\"\"\"");
        self.at += if is_long { 0 } else { 1 };
        let body = self.at;
        if is_long && !self.peek().is_some_and(is_newline) {
            let message = "a string of several lines begins on the line after its quotes";
            self.flaw(start, body, message);
        }
        while let Some(letter) = self.peek() {
            let end = self.at;
            match letter {
                '"' if self.closes(is_long, hashes) => {
                    if is_long {
                        self.check_indentation(body, end);
                    }
                    return Kind::Text;
                }
                '\\' if hashes == 0 => self.escape(),
                letter if !is_long && is_newline(letter) => break,
                letter => self.letter(letter),
            }
        }
        // Whatever else is wrong with it comes from what it should not hold.
        let token = self.tokens.len();
        self.flaws.pop_if(|flaw| flaw.token == token);
        let end = if is_long { body } else { self.at };
        self.flaw(start, end, "the string is not closed");
        Kind::Text
    }

    /// Goes over the quotes and hashes that end a string, if they are here.
    fn closes(&mut self, is_long: bool, hashes: usize) -> bool {
        let quotes = if is_long { "\"\"\"" } else { "\"" };
        let rest = self.rest().strip_prefix(quotes).unwrap_or("");
        let found = rest.bytes().take_while(|byte| *byte == b'#').count();
        let closes = self.rest().starts_with(quotes) && found >= hashes;
        self.at += if closes { quotes.len() + hashes } else { 0 };
        closes
    }

    fn letter(&mut self, letter: char) {
        self.at += letter.len_utf8();
        if !is_allowed(letter) {
            let code = u32::from(letter);
            let message =
                format!("KDL does not allow U+{code:04X} in a text; write `\\u{{{code:x}}}`");
            self.flaw(self.at - letter.len_utf8(), self.at, &message);
        }
    }

    /// Goes over a `\` and what follows it.
    fn escape(&mut self) {
        let start = self.at;
        self.at += 1;
        match self.peek() {
            None => {}
            Some(letter) if is_blank(letter) => self.skip(is_blank),
            Some('u') => self.code_point(start),
            Some(letter) => {
                self.at += letter.len_utf8();
                if !"\"\\/bfnrts".contains(letter) {
                    let message = "unknown escape in a string; write `\\\\` for a backslash";
                    self.flaw(start, self.at, message);
                }
            }
        }
    }

    /// Goes over `u{41}`.
    fn code_point(&mut self, start: usize) {
        self.at += 1;
        match code_point(self.rest()) {
            Some((_, length)) => self.at += length,
            None => self.flaw(
                start,
                self.at,
                "not a code point; it is written like `\\u{1f600}`",
            ),
        }
    }

    /// Every line of a string of several lines begins with the white space that is before its last quotes.
    fn check_indentation(&mut self, start: usize, end: usize) {
        let body = self.text.get(start..end).unwrap_or("");
        let blank = |line: &str| line.chars().all(is_space);
        let last = body.rsplit(is_newline).next().unwrap_or("");
        if !blank(last) {
            let message =
                "the quotes that close a string of several lines have a line of their own";
            return self.flaw(end - last.len(), end, message);
        }
        let mut at = start;
        for line in body.split_inclusive(is_newline) {
            let text = line.trim_end_matches(is_newline);
            if !blank(text) && !text.starts_with(last) {
                let message = "the line is indented less than, or other than, the quotes that close the string";
                return self.flaw(at, at + text.len(), message);
            }
            at += line.len();
        }
    }

    /// Keeps a flaw of the token that is being read, if it is the first.
    fn flaw(&mut self, start: usize, end: usize, message: &str) {
        let token = self.tokens.len();
        if self.flaws.last().is_none_or(|flaw| flaw.token != token) {
            self.flaws.push(Flaw {
                token,
                start,
                end,
                message: message.to_owned(),
            });
        }
    }
}

/// Digits of the longest code point.
const MOST_DIGITS: usize = 6;

/// The character that `{41}` stands for, and how long that is.
pub(super) fn code_point(text: &str) -> Option<(char, usize)> {
    let end = text
        .bytes()
        .take(MOST_DIGITS + 2)
        .position(|byte| byte == b'}')?;
    let digits = text.get(..end)?.strip_prefix('{')?;
    let is_number = digits.bytes().all(|digit| digit.is_ascii_hexdigit());
    let value = u32::from_str_radix(digits, 16).ok().filter(|_| is_number)?;
    Some((char::from_u32(value)?, digits.len() + 2))
}

/// Whether a line ends with the character.
pub(super) fn is_newline(letter: char) -> bool {
    matches!(
        letter,
        '\n' | '\r' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}'
    )
}

/// Whether it is white space within a line.
pub(super) fn is_space(letter: char) -> bool {
    matches!(
        letter,
        '\t' | ' ' | '\u{a0}' | '\u{1680}' | '\u{2000}'
            ..='\u{200a}' | '\u{202f}' | '\u{205f}' | '\u{3000}'
    )
}

/// Whether it is white space or ends a line.
pub(super) fn is_blank(letter: char) -> bool {
    is_space(letter) || is_newline(letter)
}

fn is_word(letter: char) -> bool {
    !is_blank(letter) && !"\\/(){};[]\"#=".contains(letter)
}

/// Whether a text may hold the character at all.
fn is_allowed(letter: char) -> bool {
    !matches!(letter, '\0'..='\u{8}' | '\u{e}'..='\u{1f}' | '\u{7f}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2066}'..='\u{2069}' | '\u{feff}')
}
