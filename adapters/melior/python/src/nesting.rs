//! The depth of a text, which is bounded before MLIR recurses over it: an overflow of the stack would end the interpreter.

use std::collections::HashMap;

/// The deepest nesting. MLIR's own tool ends at a few thousand brackets, on threads with the usual stack.
pub(crate) const LIMIT: usize = 400;

const BRACKETS: [(u8, u8); 4] = [(b'(', b')'), (b'{', b'}'), (b'[', b']'), (b'<', b'>')];

/// A position at which a text is nested deeper than the limit.
#[derive(Debug, PartialEq)]
pub(crate) struct Excess {
    /// The offset of the token that exceeds the limit.
    pub(crate) at: usize,
    /// The name of the nested construct, in the plural.
    pub(crate) construct: &'static str,
}

/// Returns where brackets, minus signs in front of operands, or aliases in aliases are nested deeper than the limit, outside of
/// strings and comments.
pub(crate) fn excess(text: &str) -> Option<Excess> {
    let mut lexer = Lexer { text, at: 0 };
    let mut nesting = Nesting::default();
    while let Some((at, token)) = lexer.next_token() {
        if nesting.depth_with(token) > LIMIT {
            let construct = match token {
                Token::Minus => "minus signs",
                Token::Alias(_) => "aliases",
                _ => "brackets",
            };
            return Some(Excess { at, construct });
        }
    }
    None
}

#[derive(Clone, Copy)]
enum Token<'t> {
    Minus,
    Open(u8),
    /// With the bracket that it closes.
    Close(u8),
    /// An alias with its `#` or `!`, or what starts like one.
    Alias(&'t str),
    Equals,
    /// `:` and `->`, which need a type behind them.
    Colon,
    /// A name, number or string.
    Word,
    Other,
}

struct Lexer<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Lexer<'t> {
    fn next_token(&mut self) -> Option<(usize, Token<'t>)> {
        self.skip_while(|byte| byte.is_ascii_whitespace());
        while self.rest().starts_with(b"//") {
            self.skip_while(|byte| byte != b'\n');
            self.skip_while(|byte| byte.is_ascii_whitespace());
        }
        let start = self.at;
        let byte = *self.rest().first()?;
        self.at += 1;
        let is_name = |byte: u8| byte.is_ascii_alphanumeric() || b"_.$".contains(&byte);
        let token = match byte {
            b'-' if self.skip_byte(b'>') => Token::Colon,
            b'-' => Token::Minus,
            // Comparisons: nothing has a bracket and `=` behind it.
            b'<' | b'>' if self.skip_byte(b'=') => Token::Other,
            b'=' => Token::Equals,
            b':' => Token::Colon,
            b'"' => {
                self.skip_string();
                Token::Word
            }
            b'#' | b'!' | b'%' | b'^' => {
                self.skip_while(|byte| is_name(byte) || byte == b'-');
                let name = self.text.get(start..self.at).unwrap_or_default();
                if byte == b'#' || byte == b'!' {
                    Token::Alias(name)
                } else {
                    Token::Word
                }
            }
            _ if is_name(byte) => {
                self.skip_while(is_name);
                Token::Word
            }
            _ => bracket(byte).unwrap_or(Token::Other),
        };
        Some((start, token))
    }

    fn rest(&self) -> &'t [u8] {
        self.text.as_bytes().get(self.at..).unwrap_or_default()
    }

    fn skip_while(&mut self, is_skipped: impl Fn(u8) -> bool) {
        self.at += self
            .rest()
            .iter()
            .take_while(|byte| is_skipped(**byte))
            .count();
    }

    /// Skips a byte if it is next, and returns whether it was.
    fn skip_byte(&mut self, byte: u8) -> bool {
        let is_next = self.rest().first() == Some(&byte);
        self.at += usize::from(is_next);
        is_next
    }

    /// Skips to behind the end of a string.
    fn skip_string(&mut self) {
        loop {
            self.skip_while(|byte| byte != b'"' && byte != b'\\');
            let is_escape = self.rest().first() == Some(&b'\\');
            self.at += if is_escape { 2 } else { 1 };
            if !is_escape {
                return;
            }
        }
    }
}

fn bracket(byte: u8) -> Option<Token<'static>> {
    BRACKETS.into_iter().find_map(|(open, close)| match byte {
        _ if byte == open => Some(Token::Open(open)),
        _ if byte == close => Some(Token::Close(open)),
        _ => None,
    })
}

/// The brackets and signs that are open after a token.
#[derive(Default)]
struct Nesting<'t> {
    /// The open brackets, each with the signs in front of it.
    brackets: Vec<(u8, usize)>,
    /// The sum of these signs.
    enclosing_signs: usize,
    /// The signs in front of the next token.
    signs: usize,
    /// The last token, if that is an alias.
    alias: Option<&'t str>,
    /// True if the last token needs a value behind it.
    is_value_next: bool,
    /// The alias that is being defined, which happens outside of brackets, and its depth.
    definition: Option<(&'t str, usize)>,
    /// The depths of aliases.
    aliases: HashMap<&'t str, usize>,
}

impl<'t> Nesting<'t> {
    /// Adds a token, and returns its depth, which for an alias is that of its definition.
    fn depth_with(&mut self, token: Token<'t>) -> usize {
        let alias = self.alias.take();
        let signs = std::mem::take(&mut self.signs);
        let is_value = std::mem::take(&mut self.is_value_next);
        let mut inner = 0;
        match token {
            Token::Minus => (self.signs, self.is_value_next) = (signs + 1, is_value),
            Token::Open(open) => {
                self.brackets.push((open, signs));
                self.enclosing_signs += signs;
            }
            Token::Close(open) => self.close(open),
            Token::Alias(name) => {
                self.alias = Some(name);
                inner = signs + self.aliases.get(name).copied().unwrap_or(0);
            }
            Token::Equals => {
                self.is_value_next = true;
                if let Some(name) = alias.filter(|_| self.brackets.is_empty()) {
                    self.define(Some(name));
                }
            }
            Token::Colon => self.is_value_next = true,
            // The first operation behind the definition.
            Token::Word if self.brackets.is_empty() && !is_value => self.define(None),
            Token::Word | Token::Other => {}
        }
        let depth = self.brackets.len() + self.enclosing_signs + self.signs + inner;
        if let Some((_, deepest)) = &mut self.definition {
            *deepest = depth.max(*deepest);
        }
        depth
    }

    /// Ends the definition of an alias, and starts the next one.
    fn define(&mut self, next: Option<&'t str>) {
        if let Some((name, depth)) = self.definition.take() {
            self.aliases.insert(name, depth);
        }
        self.definition = next.map(|name| (name, 0));
    }

    /// Closes the innermost bracket of a kind, and what is open in it. A `>` behind another bracket is no bracket.
    fn close(&mut self, open: u8) {
        let is_open = |(kind, _): &&(u8, usize)| *kind == open;
        let inside = self
            .brackets
            .iter()
            .rev()
            .position(|bracket| is_open(&bracket));
        let Some(inside) = inside.filter(|inside| open != b'<' || *inside == 0) else {
            return;
        };
        let first = self.brackets.len() - inside - 1;
        for (_, signs) in self.brackets.drain(first..) {
            self.enclosing_signs -= signs;
        }
    }
}
