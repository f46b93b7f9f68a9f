//! The lexer for C++ texts in pass definitions.

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Token<'t> {
    pub(super) kind: TokenKind<'t>,
    pub(super) start: usize,
    pub(super) end: usize,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum TokenKind<'t> {
    /// An identifier, a keyword or a number.
    Word(&'t str),
    /// A string literal, decoded.
    StringLiteral(String),
    /// A character literal, decoded.
    CharLiteral(String),
    /// Anything else, one character each.
    Punct(char),
}

/// Splits a text into tokens; `None` if a literal or comment is not closed, or if an escape cannot be decoded.
pub(super) fn tokens(text: &str) -> Option<Vec<Token<'_>>> {
    let mut lexer = Lexer { text, pos: 0 };
    let mut tokens = Vec::new();
    while lexer.skip_trivia()? {
        let start = lexer.pos;
        let kind = lexer.token()?;
        tokens.push(Token {
            kind,
            start,
            end: lexer.pos,
        });
    }
    Some(tokens)
}

/// Removes comments, and the white space that does not separate tokens, so that texts which are formatted differently compare
/// equal.
pub(super) fn normalize_cpp(text: &str) -> String {
    let Some(tokens) = tokens(text) else {
        return text.trim().to_owned();
    };
    let mut normalized = String::new();
    let mut previous: Option<&Token<'_>> = None;
    for token in &tokens {
        let token_text = text.get(token.start..token.end).unwrap_or("");
        if let Some(previous) = previous
            && previous.end < token.start
            && would_join(previous, token, text)
        {
            normalized.push(' ');
        }
        normalized.push_str(token_text);
        previous = Some(token);
    }
    normalized
}

/// Returns true if two tokens have another meaning without whitespace between them. `>>` does not, because it also closes
/// two lists of template arguments.
fn would_join(left: &Token<'_>, right: &Token<'_>, text: &str) -> bool {
    const OPERATORS: [&str; 24] = [
        "++", "--", "->", "::", "<<", "<=", ">=", "==", "!=", "&&", "||", "+=", "-=", "*=", "/=",
        "%=", "&=", "|=", "^=", "##", "..", ".*", "//", "/*",
    ];
    let joined = [left, right].map(|token| text.get(token.start..token.end).unwrap_or(""));
    let joined = joined.concat();
    match (&left.kind, &right.kind) {
        (TokenKind::Punct(_), TokenKind::Punct(_)) => OPERATORS.contains(&joined.as_str()),
        // A word after a literal is its suffix.
        (TokenKind::StringLiteral(_) | TokenKind::CharLiteral(_), TokenKind::Word(_)) => true,
        _ => tokens(&joined).is_none_or(|tokens| tokens.len() < 2),
    }
}

struct Lexer<'t> {
    text: &'t str,
    pos: usize,
}

impl<'t> Lexer<'t> {
    fn rest(&self) -> &'t str {
        self.text.get(self.pos..).unwrap_or("")
    }

    /// Skips white space and comments. Returns whether text is left; `None` if a comment is not closed.
    fn skip_trivia(&mut self) -> Option<bool> {
        loop {
            let rest = self.rest();
            let spaces = rest.len() - rest.trim_start().len();
            self.pos += spaces;
            let rest = self.rest();
            if rest.starts_with("//") {
                self.pos += rest.find('\n').unwrap_or(rest.len());
            } else if rest.starts_with("/*") {
                self.pos += rest.get(2..)?.find("*/")? + 4;
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
            .find(|letter: char| !is_word_char(letter))
            .unwrap_or(rest.len());
        let (word, after) = rest.split_at(length);
        let encoding = word.strip_suffix('R').unwrap_or(word);
        let quote = after
            .chars()
            .next()
            .filter(|_| matches!(encoding, "" | "L" | "u" | "U" | "u8"));
        match quote {
            Some('"') if word.ends_with('R') => {
                self.pos += length + 1;
                return self.raw_string();
            }
            Some('"') => {
                self.pos += length + 1;
                return Some(TokenKind::StringLiteral(self.quoted_literal('"')?));
            }
            Some('\'') if !word.ends_with('R') => {
                self.pos += length + 1;
                return Some(TokenKind::CharLiteral(self.quoted_literal('\'')?));
            }
            _ => {}
        }
        if length > 0 {
            return Some(self.word(length));
        }
        self.pos += first.len_utf8();
        Some(TokenKind::Punct(first))
    }

    fn word(&mut self, length: usize) -> TokenKind<'t> {
        let word = self.rest().get(..length).unwrap_or("");
        self.pos += length;
        TokenKind::Word(word)
    }

    /// Decodes the text up to the closing quote, after the opening one.
    fn quoted_literal(&mut self, quote: char) -> Option<String> {
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
        self.pos += letter.len_utf8();
        Some(letter)
    }

    /// Decodes an escape after its backslash: `Some(None)` for a continued line; `None` for an unknown escape, or for a byte
    /// above ASCII, which need not be a character.
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
            'x' => self.numeric_escape(16, usize::MAX, 0x7f)?,
            'u' => self.numeric_escape(16, 4, u32::MAX)?,
            'U' => self.numeric_escape(16, 8, u32::MAX)?,
            '0'..='7' => {
                self.pos -= 1;
                self.numeric_escape(8, 3, 0x7f)?
            }
            letter @ ('"' | '\'' | '\\' | '?') => letter,
            _ => return None,
        };
        Some(Some(letter))
    }

    /// Decodes at most `max_digits` digits; `None` if their value is above `max_value` or is no character.
    fn numeric_escape(&mut self, radix: u32, max_digits: usize, max_value: u32) -> Option<char> {
        let digits = self.rest().chars().take(max_digits);
        let length = digits.take_while(|digit| digit.is_digit(radix)).count();
        let value = u32::from_str_radix(self.rest().get(..length)?, radix).ok()?;
        self.pos += length;
        char::from_u32(value).filter(|_| value <= max_value)
    }

    /// Parses `R"delimiter(text)delimiter"` after its first quote.
    fn raw_string(&mut self) -> Option<TokenKind<'t>> {
        let (delimiter, rest) = self.rest().split_once('(')?;
        let (text, _) = rest.split_once(&format!("){delimiter}\""))?;
        self.pos += 2 * delimiter.len() + text.len() + 3;
        Some(TokenKind::StringLiteral(text.to_owned()))
    }
}

fn is_word_char(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

/// Returns the length of the number at the start of the text, with the sign of its exponent.
fn number_length(text: &str) -> usize {
    let hexadecimal = text.starts_with("0x") || text.starts_with("0X");
    let exponents = if hexadecimal { "pP" } else { "eE" };
    let mut previous = '0';
    let is_part = |&letter: &char| {
        let is_sign = "+-".contains(letter) && exponents.contains(previous);
        previous = letter;
        is_word_char(letter) || letter == '.' || letter == '\'' || is_sign
    };
    let number = text.chars().take_while(is_part);
    number.map(char::len_utf8).sum()
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
