//! The metadata of a file, `{-# .. #-}`, read without knowing the rest of its text.

use std::ops::Range;

pub(super) struct Metadata {
    span: Range<usize>,
    sections: Vec<Node<Node<Entry>>>,
}

struct Node<T> {
    key: String,
    span: Range<usize>,
    items: Vec<T>,
}

pub(super) struct Entry {
    pub(super) key: String,
    pub(super) key_at: usize,
    pub(super) value: Literal,
    pub(super) value_at: usize,
}

pub(super) enum Literal {
    Truth(bool),
    Text(String),
    /// A number or another word, which is no value of a reproducer.
    Word,
}

impl Metadata {
    /// Finds the metadata in the text, in order. Malformed metadata is left to the parser of the IR, which reports it.
    pub(super) fn find(text: &str) -> Vec<Self> {
        let mut sections = Vec::new();
        let mut reader = Reader { text, at: 0 };
        while reader.skip_to_metadata() {
            let start = reader.at;
            match reader.metadata() {
                Some(found) => sections.push(found),
                None => reader.at = start + 1,
            }
        }
        sections
    }

    /// Returns the entries of all groups of that name in all sections of that name, each with the range of the text to remove.
    pub(super) fn groups<'m>(
        &'m self,
        section: &'m str,
        group: &'m str,
    ) -> impl Iterator<Item = (Range<usize>, &'m [Entry])> {
        let sections = self
            .sections
            .iter()
            .enumerate()
            .filter(move |(_, node)| node.key == section);
        sections.flat_map(move |(index, node)| {
            let groups = node
                .items
                .iter()
                .enumerate()
                .filter(move |(_, node)| node.key == group);
            groups.map(move |(inner, found)| {
                // The last group is removed with its section, and the last section with the metadata.
                let span = match (self.sections.len(), node.items.len()) {
                    (1, 1) => self.span.clone(),
                    (_, 1) => with_comma(&self.sections, index),
                    _ => with_comma(&node.items, inner),
                };
                (span, found.items.as_slice())
            })
        })
    }
}

/// Returns the range of the item and of the comma that separates it from the next item, or else from the previous one.
fn with_comma<T>(nodes: &[Node<T>], index: usize) -> Range<usize> {
    let node = &nodes[index].span;
    match (nodes.get(index + 1), index.checked_sub(1)) {
        (Some(next), _) => node.start..next.span.start,
        (None, Some(before)) => nodes[before].span.end..node.end,
        (None, None) => node.clone(),
    }
}

/// Makes a part of the text blank, line by line.
pub(super) fn blank(text: &mut String, span: Range<usize>) {
    let blank: String = text[span.clone()]
        .bytes()
        .map(|byte| if byte == b'\n' { '\n' } else { ' ' })
        .collect();
    text.replace_range(span, &blank);
}

struct Reader<'t> {
    text: &'t str,
    at: usize,
}

impl Reader<'_> {
    /// Moves to the next `{-#` outside of strings and comments. Returns whether there is one.
    fn skip_to_metadata(&mut self) -> bool {
        while let Some(skipped) = self.rest().find(['"', '/', '{']) {
            self.at += skipped;
            let rest = self.rest();
            if rest.starts_with("{-#") {
                return true;
            }
            self.at += if rest.starts_with("//") {
                rest.find('\n').unwrap_or(rest.len())
            } else if let Some(string) = rest.strip_prefix('"') {
                1 + string_length(string)
            } else {
                1
            };
        }
        false
    }

    fn metadata(&mut self) -> Option<Metadata> {
        let start = self.at;
        self.eat("{-#").then_some(())?;
        let mut sections = Vec::new();
        // A comma has an item behind it.
        while !sections.is_empty() || !self.eat("#-}") {
            sections.push(self.node(|reader| reader.node(Self::entry))?);
            if !self.eat(",") {
                self.eat("#-}").then_some(())?;
                break;
            }
        }
        Some(Metadata {
            span: start..self.at,
            sections,
        })
    }

    /// `key: { item, .. }`
    fn node<T>(&mut self, mut item: impl FnMut(&mut Self) -> Option<T>) -> Option<Node<T>> {
        self.skip_whitespace();
        let start = self.at;
        let key = self.key()?;
        (self.eat(":") && self.eat("{")).then_some(())?;
        let mut items = Vec::new();
        while !items.is_empty() || !self.eat("}") {
            items.push(item(self)?);
            if !self.eat(",") {
                self.eat("}").then_some(())?;
                break;
            }
        }
        Some(Node {
            key,
            span: start..self.at,
            items,
        })
    }

    fn entry(&mut self) -> Option<Entry> {
        self.skip_whitespace();
        let key_at = self.at;
        let key = self.key()?;
        self.eat(":").then_some(())?;
        self.skip_whitespace();
        let value_at = self.at;
        let value = match self.string() {
            Some(text) => Literal::Text(text),
            None => match self.word().as_str() {
                "true" => Literal::Truth(true),
                "false" => Literal::Truth(false),
                "" => return None,
                _ => Literal::Word,
            },
        };
        Some(Entry {
            key,
            key_at,
            value,
            value_at,
        })
    }

    fn key(&mut self) -> Option<String> {
        self.skip_whitespace();
        let key = self.string().unwrap_or_else(|| self.word());
        (!key.is_empty()).then_some(key)
    }

    fn word(&mut self) -> String {
        let is_part = |c: char| c.is_ascii_alphanumeric() || "_$.-".contains(c);
        let rest = self.rest();
        let word = rest
            .split(|c| !is_part(c))
            .next()
            .unwrap_or_default()
            .to_owned();
        self.at += word.len();
        word
    }

    /// Parses a quoted string and resolves its escapes. Returns `None` if it is not UTF-8.
    fn string(&mut self) -> Option<String> {
        let rest = self.rest().strip_prefix('"')?;
        let mut bytes = Vec::new();
        let mut left = rest.bytes().enumerate();
        while let Some((index, byte)) = left.next() {
            match byte {
                b'"' => {
                    self.at += index + 2;
                    return Some(String::from_utf8_lossy(&bytes).into_owned());
                }
                b'\n' => return None,
                b'\\' => bytes.push(escaped(&mut left)?),
                _ => bytes.push(byte),
            }
        }
        None
    }

    fn eat(&mut self, mark: &str) -> bool {
        self.skip_whitespace();
        let is_here = self.rest().starts_with(mark);
        if is_here {
            self.at += mark.len();
        }
        is_here
    }

    fn skip_whitespace(&mut self) {
        loop {
            let rest = self.rest();
            let text = rest.trim_start();
            let comment = text
                .strip_prefix("//")
                .map(|comment| comment.find('\n').unwrap_or(comment.len()) + 2);
            self.at += rest.len() - text.len() + comment.unwrap_or_default();
            if comment.is_none() {
                return;
            }
        }
    }

    fn rest(&self) -> &str {
        self.text.get(self.at..).unwrap_or_default()
    }
}

/// Returns the length of a string behind its opening quote. It ends with its line at the latest.
fn string_length(text: &str) -> usize {
    let mut is_escaped = false;
    let is_end = |char: char| {
        let is_end = char == '\n' || (char == '"' && !is_escaped);
        is_escaped = char == '\\' && !is_escaped;
        is_end
    };
    text.find(is_end).map_or(text.len(), |end| end + 1)
}

/// Parses an escape: a letter, or two hexadecimal digits.
fn escaped(rest: &mut impl Iterator<Item = (usize, u8)>) -> Option<u8> {
    let (_, first) = rest.next()?;
    let digit = |byte: u8| char::from(byte).to_digit(16);
    Some(match first {
        b'n' => b'\n',
        b't' => b'\t',
        b'\\' | b'"' => first,
        _ => {
            let (_, second) = rest.next()?;
            u8::try_from(digit(first)? * 16 + digit(second)?).ok()?
        }
    })
}
