//! Nodes, read from the tokens of a text. What is written in the usual way is read at once; the `kdl` crate, which keeps an
//! error for each branch that it tries, reads any other, and any that may be wrong.

use kdl::{KdlIdentifier, KdlNode, KdlValue};

use super::lexer::{Kind, Token, is_newline, is_space};
use crate::draft::Spanned;
use crate::source::Span;

/// Digits of an integer that fits, whatever they are.
const MOST_DIGITS: usize = 18;

/// A node, whole or in error.
#[derive(Debug)]
pub(super) struct Node {
    pub(super) ty: Option<Spanned<String>>,
    pub(super) name: Spanned<String>,
    /// Arguments and properties, in the order in which they are written.
    pub(super) entries: Vec<Entry>,
    /// The nodes of the block, if there is one.
    pub(super) block: Option<Vec<Node>>,
    /// The place of the node with its block.
    pub(super) span: Span,
    /// Whether the node is in error, or its block is not closed. Then it holds what could be read of it.
    pub(super) broken: bool,
}

/// An argument, or a property if it has a name.
#[derive(Debug)]
pub(super) struct Entry {
    pub(super) name: Option<Spanned<String>>,
    pub(super) ty: Option<Spanned<String>>,
    pub(super) value: Spanned<KdlValue>,
    pub(super) span: Span,
}

impl Node {
    /// A node of which nothing is known but its place.
    pub(super) fn unread(span: Span) -> Self {
        Self {
            ty: None,
            name: Spanned::new(String::new(), span),
            entries: Vec::new(),
            block: None,
            span,
            broken: true,
        }
    }

    /// What the `kdl` crate read from a text that begins at `base`.
    pub(super) fn of_kdl(kdl: &KdlNode, base: usize, span: Span) -> Self {
        let place = |offset: usize, length: usize| Span {
            start: (base + offset) as u32,
            end: (base + offset + length) as u32,
            ..span
        };
        let name = |name: &KdlIdentifier| {
            let at = place(name.span().offset(), name.span().len());
            Spanned::new(name.value().to_owned(), at)
        };
        let entry = |entry: &kdl::KdlEntry| {
            let (offset, length) = (entry.span().offset(), entry.span().len());
            let written = entry.format().map_or(length, |it| it.value_repr.len());
            let written = written.min(length);
            let value = place(offset + length - written, written);
            Entry {
                name: entry.name().map(name),
                ty: entry.ty().map(name),
                value: Spanned::new(entry.value().clone(), value),
                span: place(offset, length),
            }
        };
        Self {
            ty: kdl.ty().map(name),
            name: name(kdl.name()),
            entries: kdl.entries().iter().map(entry).collect(),
            block: None,
            span,
            broken: false,
        }
    }
}

/// What the tokens of a node without its block are.
pub(super) struct Head {
    /// What could be read.
    pub(super) node: Node,
    /// Whether the node is written in the usual way. The `kdl` crate reads the same, then.
    pub(super) is_plain: bool,
    /// Where it stops to be a name and entries with white space between.
    pub(super) odd: Option<usize>,
}

/// Reads the tokens of a node, which is at `span`.
pub(super) fn read(text: &str, tokens: &[Token], span: Span) -> Head {
    let mut reader = Reader {
        text,
        tokens,
        at: 0,
        file: span.file,
        is_plain: true,
    };
    let mut node = Node::unread(span);
    let fits = reader.node(&mut node);
    node.broken = false;
    Head {
        node,
        is_plain: fits.is_some() && reader.is_plain,
        odd: fits.is_none().then(|| reader.place()),
    }
}

struct Reader<'t> {
    text: &'t str,
    tokens: &'t [Token],
    at: usize,
    file: u32,
    is_plain: bool,
}

impl Reader<'_> {
    fn node(&mut self, node: &mut Node) -> Option<()> {
        node.ty = self.annotation()?;
        self.is_plain &= node.ty.is_none();
        let name = self.value()?;
        node.name = self.name(name);
        loop {
            let is_apart = self.skip_spaces();
            if self.at == self.tokens.len() {
                return Some(());
            }
            let is_out = self.slash_dash();
            if !(is_apart || is_out) {
                return None;
            }
            let entry = self.entry()?;
            node.entries.extend(Some(entry).filter(|_| !is_out));
        }
    }

    fn entry(&mut self) -> Option<Entry> {
        let start = self.at;
        let mut ty = self.annotation()?;
        let mut value = self.value()?;
        let mut name = None;
        let (end, is_plain) = (self.at, self.is_plain);
        self.skip_spaces();
        if self.eat(Kind::Equals) {
            self.is_plain &= ty.is_none() && self.at == end + 1;
            name = Some(self.name(value));
            self.is_plain &= !self.skip_spaces();
            ty = self.annotation()?;
            value = self.value()?;
        } else {
            (self.at, self.is_plain) = (end, is_plain);
        }
        let span = self.span(*self.tokens.get(start)?).to(self.span(value));
        let meaning = self.meaning(value).unwrap_or_else(|| {
            self.is_plain = false;
            KdlValue::String(value.of(self.text).to_owned())
        });
        let value = Spanned::new(meaning, self.span(value));
        Some(Entry {
            name,
            ty,
            value,
            span,
        })
    }

    /// `(name)`, if there is one.
    fn annotation(&mut self) -> Option<Option<Spanned<String>>> {
        if !self.eat(Kind::ParenOpen) {
            return Some(None);
        }
        self.is_plain &= !self.skip_spaces();
        let name = self.value()?;
        self.is_plain &= !self.skip_spaces();
        if !self.eat(Kind::ParenClose) {
            return None;
        }
        self.is_plain &= !self.skip_spaces();
        Some(Some(self.name(name)))
    }

    /// A string or a word.
    fn value(&mut self) -> Option<Token> {
        let token = *self.tokens.get(self.at)?;
        let is_value = match token.kind {
            Kind::Text => true,
            Kind::Word => is_value(token.of(self.text)),
            _ => false,
        };
        self.at += usize::from(is_value);
        is_value.then_some(token)
    }

    fn name(&mut self, token: Token) -> Spanned<String> {
        let text = token.of(self.text);
        self.is_plain &= is_plain_name(text);
        Spanned::new(text.to_owned(), self.span(token))
    }

    /// What a plain value means.
    fn meaning(&self, token: Token) -> Option<KdlValue> {
        let text = token.of(self.text);
        if token.kind == Kind::Text {
            return string(text).map(KdlValue::String);
        }
        match text {
            "#true" => Some(KdlValue::Bool(true)),
            "#false" => Some(KdlValue::Bool(false)),
            name if is_plain_name(name) => Some(KdlValue::String(name.to_owned())),
            number => {
                let digits = number.strip_prefix('-').unwrap_or(number);
                let is_short = digits.len() <= MOST_DIGITS;
                let fits = is_short && digits.bytes().all(|digit| digit.is_ascii_digit());
                let number = number.parse().ok().filter(|_| fits)?;
                Some(KdlValue::Integer(number))
            }
        }
    }

    /// Where the next token begins.
    fn place(&self) -> usize {
        let next = self.tokens.get(self.at).map(|token| token.start);
        next.or_else(|| self.tokens.last().map(|last| last.end))
            .unwrap_or(0) as usize
    }

    fn eat(&mut self, kind: Kind) -> bool {
        let found = self.tokens.get(self.at).is_some_and(|it| it.kind == kind);
        self.at += usize::from(found);
        found
    }

    fn skip_spaces(&mut self) -> bool {
        let start = self.at;
        while let Some(token) = self.tokens.get(self.at).filter(|it| it.kind.is_space()) {
            let is_plain = |byte| matches!(byte, b' ' | b'\t');
            self.is_plain &= token.of(self.text).bytes().all(is_plain);
            self.at += 1;
        }
        self.at > start
    }

    /// Goes over a `/-`, and the lines between it and what it comments out.
    fn slash_dash(&mut self) -> bool {
        let found = self.eat(Kind::SlashDash);
        if found {
            self.is_plain = false;
            while self.skip_spaces() || self.eat(Kind::Newline) || self.eat(Kind::LineComment) {}
        }
        found
    }

    fn span(&self, token: Token) -> Span {
        Span {
            file: self.file,
            start: token.start,
            end: token.end,
        }
    }
}

/// Whether a word may be a number, keyword or identifier. A keyword begins with one `#`.
fn is_value(word: &str) -> bool {
    let is_hashes = word == "#" || word.starts_with("##");
    !is_hashes && !word.starts_with(['\\', '/', '[', ']'])
}

fn is_plain_name(text: &str) -> bool {
    let is_reserved = matches!(text, "true" | "false" | "null" | "inf" | "nan");
    let starts = text.starts_with(|first: char| first.is_ascii_alphabetic() || first == '_');
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
    starts && !is_reserved && text.bytes().all(fits)
}

/// What a string without flaws means, if it is written in the usual way.
pub(super) fn string(written: &str) -> Option<String> {
    let without = written.trim_start_matches('#');
    let (hashes, _) = written.split_at(written.len() - without.len());
    let is_long = without.starts_with("\"\"\"");
    let quotes = if is_long { "\"\"\"" } else { "\"" };
    let content = without.strip_suffix(hashes)?.strip_prefix(quotes)?;
    let content = content.strip_suffix(quotes)?;
    let text = match is_long {
        true => dedented(content)?,
        false => content.to_owned(),
    };
    match hashes.is_empty() {
        true if text.contains('\\') => unescaped(&text),
        // The `kdl` crate takes a raw string that is a quote for the start of another one, in some places.
        false if text == "\"" => None,
        _ => Some(text),
    }
}

/// The lines of a string of several, without the white space that is before its last quotes.
fn dedented(content: &str) -> Option<String> {
    if content.contains(|letter| letter != '\n' && is_newline(letter)) {
        return None;
    }
    let (lines, prefix) = content.rsplit_once('\n')?;
    let Some(lines) = lines.strip_prefix('\n') else {
        return Some(String::new());
    };
    let mut text = String::with_capacity(lines.len());
    for (at, line) in lines.split('\n').enumerate() {
        text.extend((at > 0).then_some('\n'));
        if !line.chars().all(is_space) {
            text.push_str(line.strip_prefix(prefix)?);
        }
    }
    Some(text)
}

fn unescaped(text: &str) -> Option<String> {
    let mut out = String::with_capacity(text.len());
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        out.push(match letter {
            '\\' => match letters.next()? {
                'n' => '\n',
                't' => '\t',
                's' => ' ',
                same @ ('"' | '\\') => same,
                _ => return None,
            },
            letter => letter,
        });
    }
    Some(out)
}

/// Where each line of a string of several starts, in the value and in what is written. Nothing if it is written with
/// escapes, so that it differs from its value.
pub(super) fn line_starts(written: &str, value: &str) -> Vec<(usize, usize)> {
    let is_long = written.trim_start_matches('#').starts_with("\"\"\"");
    let has_escapes = written.starts_with('"') && written.contains('\\');
    let Some((lines, last)) = written.rsplit_once('\n') else {
        return Vec::new();
    };
    if !is_long || has_escapes || lines.matches('\n').count() != value.split('\n').count() {
        return Vec::new();
    }
    let indent = last.find('"').unwrap_or(0);
    let mut starts = Vec::new();
    let mut at = (0, lines.find('\n').map_or(0, |end| end + 1));
    for (line, written) in value.split('\n').zip(lines.split('\n').skip(1)) {
        // A blank line may lack its indentation.
        starts.push((at.0, at.1 + indent.min(written.len())));
        at = (at.0 + line.len() + 1, at.1 + written.len() + 1);
    }
    starts
}
