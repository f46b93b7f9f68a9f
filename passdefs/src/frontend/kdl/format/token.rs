//! The pieces of a KDL text that its layout is made of.

use super::super::cursor::{Cursor, is_newline, is_space};

/// What a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// The end of a line.
    Newline,
    /// `// ..`, without white space at its end.
    LineComment,
    /// `/* .. */`.
    BlockComment,
    /// A `\` that continues a line; the text is the comment after it, if there is one.
    Continuation,
    /// A string, number, keyword or identifier.
    Value,
    /// `{`.
    Open,
    /// `}`.
    Close,
    /// `;`.
    Semicolon,
    /// `/-`.
    SlashDash,
    /// `(`.
    ParenOpen,
    /// `)`.
    ParenClose,
    /// `=`.
    Equals,
}

/// A piece of a text; white space within lines is between them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token<'t> {
    pub(super) kind: Kind,
    pub(super) text: &'t str,
    /// How wide the white space before it is.
    pub(super) gap: usize,
}

impl Token<'_> {
    /// Whether it is on more than one line, or ends one.
    pub(super) fn breaks_line(&self) -> bool {
        matches!(
            self.kind,
            Kind::Newline | Kind::LineComment | Kind::Continuation
        ) || self.text.contains(is_newline)
    }
}

/// The pieces of a text that is KDL.
pub(super) fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut cursor = Cursor::new(text);
    let mut tokens = Vec::new();
    loop {
        let before = cursor.at;
        while cursor.skip_if(is_space) {}
        let gap = cursor.slice(before, cursor.at).chars().count();
        let start = cursor.at;
        let Some(kind) = kind(&mut cursor) else {
            return tokens;
        };
        let text = shown(kind, cursor.slice(start, cursor.at));
        tokens.push(Token { kind, text, gap });
    }
}

/// Goes over the piece that begins here.
fn kind(cursor: &mut Cursor<'_>) -> Option<Kind> {
    let fixed = [
        ("\r\n", Kind::Newline),
        ("/-", Kind::SlashDash),
        ("{", Kind::Open),
        ("}", Kind::Close),
        (";", Kind::Semicolon),
        ("(", Kind::ParenOpen),
        (")", Kind::ParenClose),
        ("=", Kind::Equals),
    ];
    let first = cursor.peek()?;
    if let Some((_, kind)) = fixed.iter().find(|(text, _)| cursor.eat(text)) {
        return Some(*kind);
    }
    if cursor.rest().starts_with("//") {
        while cursor.skip_if(|letter| !is_newline(letter)) {}
        return Some(Kind::LineComment);
    }
    if cursor.rest().starts_with("/*") {
        cursor.skip_space(&mut 0);
        return Some(Kind::BlockComment);
    }
    if first == '\\' && cursor.skip_space(&mut 0) {
        return Some(Kind::Continuation);
    }
    if cursor.skip_if(is_newline) {
        return Some(Kind::Newline);
    }
    value(cursor);
    Some(Kind::Value)
}

/// Goes over a string or a word, and over one character at least.
fn value(cursor: &mut Cursor<'_>) {
    if cursor.begins_string() {
        // The text is KDL, so the string is right.
        let _ = cursor.string();
        return;
    }
    cursor.skip_if(|_| true);
    let in_word =
        |letter| !is_space(letter) && !is_newline(letter) && !"\\/(){};[]\"#=".contains(letter);
    while cursor.skip_if(in_word) {}
}

/// The part of a piece that its layout keeps.
fn shown(kind: Kind, text: &str) -> &str {
    let comment = match kind {
        Kind::Continuation => text.split_at(text.find("//").unwrap_or(text.len())).1,
        Kind::LineComment => text,
        _ => return text,
    };
    comment.trim_end_matches(|letter| is_space(letter) || is_newline(letter))
}
