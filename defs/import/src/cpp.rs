//! C++ as tokens, as far as the texts in pass definitions need it.

/// A token with its place in the text.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Token<'t> {
    pub(super) kind: TokenKind<'t>,
    pub(super) start: usize,
    pub(super) end: usize,
}

/// The kinds of tokens.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum TokenKind<'t> {
    /// An identifier, a keyword or a number.
    Word(&'t str),
    /// A string literal, decoded.
    StringLiteral(String),
    /// A character literal, decoded.
    Letter(String),
    /// Anything else, one character each.
    Punct(char),
}

/// The tokens of a text; nothing if a literal or comment in it is not closed, or has an escape that is not text.
pub(super) fn tokens(text: &str) -> Option<Vec<Token<'_>>> {
    let mut lexer = Lexer { text, at: 0 };
    let mut tokens = Vec::new();
    while lexer.skip_space()? {
        let start = lexer.at;
        let kind = lexer.token()?;
        tokens.push(Token {
            kind,
            start,
            end: lexer.at,
        });
    }
    Some(tokens)
}

/// The text with white space and comments only where words would grow together, so that two ways of writing the same
/// compare equal.
pub(super) fn normalize_cpp(text: &str) -> String {
    let Some(tokens) = tokens(text) else {
        return text.trim().to_owned();
    };
    let mut normalized = String::new();
    let mut after_word = false;
    for token in &tokens {
        let is_word = matches!(token.kind, TokenKind::Word(_));
        if is_word && after_word {
            normalized.push(' ');
        }
        normalized.push_str(text.get(token.start..token.end).unwrap_or(""));
        after_word = is_word;
    }
    normalized
}

struct Lexer<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Lexer<'t> {
    fn rest(&self) -> &'t str {
        self.text.get(self.at..).unwrap_or("")
    }

    /// Goes over white space and comments; whether anything is left.
    fn skip_space(&mut self) -> Option<bool> {
        loop {
            let rest = self.rest();
            let spaces = rest.len() - rest.trim_start().len();
            self.at += spaces;
            let rest = self.rest();
            if rest.starts_with("//") {
                self.at += rest.find('\n').unwrap_or(rest.len());
            } else if rest.starts_with("/*") {
                self.at += rest.get(2..)?.find("*/")? + 4;
            } else {
                return Some(!rest.is_empty());
            }
        }
    }

    fn token(&mut self) -> Option<TokenKind<'t>> {
        let rest = self.rest();
        let first = rest.chars().next()?;
        let is_number = first.is_ascii_digit()
            || (first == '.'
                && rest
                    .get(1..)?
                    .starts_with(|digit: char| digit.is_ascii_digit()));
        if is_number {
            return Some(self.word(number_length(rest)));
        }
        let length = rest
            .find(|letter: char| !is_word(letter))
            .unwrap_or(rest.len());
        if let Some(prefix) = rest.get(..length)
            && matches!(
                prefix,
                "" | "L" | "u" | "U" | "u8" | "R" | "LR" | "uR" | "UR" | "u8R"
            )
            && rest.get(length..)?.starts_with('"')
        {
            self.at += length + 1;
            return if prefix.ends_with('R') {
                self.raw_text()
            } else {
                Some(TokenKind::StringLiteral(self.quoted('"')?))
            };
        }
        if first == '\'' {
            self.at += 1;
            return Some(TokenKind::Letter(self.quoted('\'')?));
        }
        if length > 0 {
            return Some(self.word(length));
        }
        self.at += first.len_utf8();
        Some(TokenKind::Punct(first))
    }

    fn word(&mut self, length: usize) -> TokenKind<'t> {
        let word = self.rest().get(..length).unwrap_or("");
        self.at += length;
        TokenKind::Word(word)
    }

    /// The decoded text between the quote that was passed and the next one.
    fn quoted(&mut self, quote: char) -> Option<String> {
        let mut decoded = String::new();
        loop {
            let letter = self.next()?;
            match letter {
                '\n' => return None,
                '\\' => decoded.extend(self.escape()?),
                letter if letter == quote => return Some(decoded),
                letter => decoded.push(letter),
            }
        }
    }

    fn next(&mut self) -> Option<char> {
        let letter = self.rest().chars().next()?;
        self.at += letter.len_utf8();
        Some(letter)
    }

    /// The letter that an escape stands for; none for a line that is continued. An escape that gives a byte above ASCII
    /// need not be a letter, so it is not decoded.
    fn escape(&mut self) -> Option<Option<char>> {
        let letter = match self.next()? {
            'n' => '\n',
            't' => '\t',
            'r' => '\r',
            'a' => '\u{7}',
            'b' => '\u{8}',
            'v' => '\u{b}',
            'f' => '\u{c}',
            '\n' => return Some(None),
            'x' => self.code(16, usize::MAX, 0x7f)?,
            'u' => self.code(16, 4, u32::MAX)?,
            'U' => self.code(16, 8, u32::MAX)?,
            '0'..='7' => {
                self.at -= 1;
                self.code(8, 3, 0x7f)?
            }
            letter @ ('"' | '\'' | '\\' | '?') => letter,
            _ => return None,
        };
        Some(Some(letter))
    }

    fn code(&mut self, radix: u32, most: usize, limit: u32) -> Option<char> {
        let digits = self.rest().chars().take(most);
        let length = digits.take_while(|digit| digit.is_digit(radix)).count();
        let value = u32::from_str_radix(self.rest().get(..length)?, radix).ok()?;
        self.at += length;
        char::from_u32(value).filter(|_| value <= limit)
    }

    /// `R"delimiter(text)delimiter"`, of which the first quote was passed.
    fn raw_text(&mut self) -> Option<TokenKind<'t>> {
        let (delimiter, rest) = self.rest().split_once('(')?;
        let (text, _) = rest.split_once(&format!("){delimiter}\""))?;
        self.at += 2 * delimiter.len() + text.len() + 3;
        Some(TokenKind::StringLiteral(text.to_owned()))
    }
}

fn is_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

/// The length of the number that begins the text: a sign belongs to it after the letter of an exponent.
fn number_length(text: &str) -> usize {
    let hexadecimal = text.starts_with("0x") || text.starts_with("0X");
    let exponents = if hexadecimal { "pP" } else { "eE" };
    let mut before = '0';
    let belongs = |letter: char| {
        let sign = "+-".contains(letter) && exponents.contains(before);
        before = letter;
        is_word(letter) || letter == '.' || letter == '\'' || sign
    };
    let end = text.chars().take_while({
        let mut belongs = belongs;
        move |letter| belongs(*letter)
    });
    end.map(char::len_utf8).sum()
}

/// Strips `open` and `close` from the ends of the tokens; `None` if the tokens lack them.
pub(super) fn strip_delimiters<'s, 't>(
    tokens: &'s [Token<'t>],
    open: char,
    close: char,
) -> Option<&'s [Token<'t>]> {
    match tokens {
        [first, inner @ .., last]
            if first.kind == TokenKind::Punct(open) && last.kind == TokenKind::Punct(close) =>
        {
            Some(inner)
        }
        _ => None,
    }
}
