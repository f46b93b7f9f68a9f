//! Writes KDL nodes, strings and numbers.

use crate::value::RESERVED;
use std::fmt::Write;

use crate::lexer::{is_allowed, is_newline};

const INDENT: usize = 4;

/// A writer of KDL text.
#[derive(Debug, Default)]
pub struct Writer {
    text: String,
    depth: usize,
    /// `true` if a blank line comes before the next node.
    gap: bool,
    /// `true` for one line without descriptions.
    compact: bool,
}

/// A writer of the entries of one node.
#[derive(Debug)]
pub struct NodeWriter<'w> {
    text: &'w mut String,
    /// The indentation of multi-line strings; `None` for output on one line.
    indent: Option<usize>,
}

impl Writer {
    /// Creates a writer of one line without descriptions.
    pub fn compact() -> Self {
        Self {
            compact: true,
            ..Self::default()
        }
    }

    /// Requests a blank line before the next node, unless it is the first in its block.
    pub fn gap(&mut self) {
        self.gap = !self.text.is_empty() && !self.text.ends_with("{\n");
    }

    /// Writes a node on a line of its own.
    pub fn node(&mut self, name: &str, parts: impl FnOnce(&mut NodeWriter<'_>)) {
        self.start(name, parts);
        self.end();
    }

    /// Writes a comment on a line of its own.
    pub fn comment(&mut self, text: &str) {
        self.start("//", |node| node.raw(text));
        self.text.push('\n');
    }

    /// Writes a node and opens its block, which [`Self::close`] ends.
    pub fn open(&mut self, name: &str, parts: impl FnOnce(&mut NodeWriter<'_>)) {
        self.start(name, parts);
        self.text.push_str(if self.compact { " {" } else { " {\n" });
        self.depth += 1;
    }

    /// Writes the end of the block.
    pub fn close(&mut self) {
        self.depth = self.depth.saturating_sub(1);
        self.gap = false;
        if self.compact {
            self.text.push_str(" }");
            return self.end();
        }
        if self.text.ends_with("{\n") {
            self.text.truncate(self.text.len() - 1);
        } else {
            self.indent();
        }
        self.text.push_str("}\n");
    }

    /// Returns all that was written.
    pub fn finish(self) -> String {
        self.text
    }

    fn end(&mut self) {
        match (self.compact, self.depth) {
            (false, _) => self.text.push('\n'),
            (true, 0) => {}
            (true, _) => self.text.push(';'),
        }
    }

    fn start(&mut self, name: &str, parts: impl FnOnce(&mut NodeWriter<'_>)) {
        if std::mem::take(&mut self.gap) {
            self.text.push('\n');
        }
        self.indent();
        self.text.push_str(name);
        parts(&mut NodeWriter {
            indent: (!self.compact).then_some((self.depth + 1) * INDENT),
            text: &mut self.text,
        });
    }

    fn indent(&mut self) {
        if self.compact {
            let is_first = self.text.is_empty();
            self.text.push_str(if is_first { "" } else { " " });
            return;
        }
        self.text
            .extend(std::iter::repeat_n(' ', self.depth * INDENT));
    }
}

impl NodeWriter<'_> {
    /// Writes a string.
    pub fn string(&mut self, text: &str) {
        self.text.push(' ');
        write_string(self.text, text, self.indent);
    }

    /// Writes a text for people, unless it is empty.
    pub fn text(&mut self, text: &str) {
        if !text.is_empty() && self.indent.is_some() {
            self.string(text);
        }
    }

    /// Writes a string with an annotation before it.
    pub fn annotated(&mut self, annotation: &str, text: &str) {
        self.value("", Some(annotation), text);
    }

    /// Writes a property whose value is a string with an annotation before it.
    pub fn annotated_property(&mut self, name: &str, annotation: &str, text: &str) {
        self.value(&format!("{name}="), Some(annotation), text);
    }

    /// Writes a property whose value is a string.
    pub fn string_property(&mut self, name: &str, text: &str) {
        self.value(&format!("{name}="), None, text);
    }

    /// Writes a property whose value is KDL already.
    pub fn property(&mut self, name: &str, value: &str) {
        self.raw(&format!("{name}={value}"));
    }

    /// Writes a string after the text `before`, with an annotation before it if there is one.
    pub fn value(&mut self, before: &str, annotation: Option<&str>, text: &str) {
        let annotation =
            annotation.map_or_else(String::new, |annotation| format!("({annotation})"));
        self.raw(&format!("{before}{annotation}"));
        write_string(self.text, text, self.indent);
    }

    /// Writes a text as it is, after a space.
    pub fn raw(&mut self, text: &str) {
        self.text.push(' ');
        self.text.push_str(text);
    }
}

/// Returns a name as KDL: as it is, or in quotes if it could be something else.
pub fn identifier(name: &str) -> String {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_');
    let begins = name.starts_with(|first: char| first.is_ascii_alphabetic());
    if begins && !RESERVED.contains(&name) && name.chars().all(plain) {
        return name.to_owned();
    }
    quoted(name)
}

/// Returns a text as a KDL string on one line.
pub fn quoted(text: &str) -> String {
    let mut out = String::new();
    write_quoted(&mut out, text);
    out
}

/// Returns a number as KDL.
pub fn float(text: String) -> String {
    match text.as_str() {
        "NaN" => "#nan".to_owned(),
        "inf" => "#inf".to_owned(),
        "-inf" => "#-inf".to_owned(),
        _ => text,
    }
}

/// Writes a text of several lines as a multi-line string, raw if that saves escapes.
fn write_string(out: &mut String, text: &str, indent: Option<usize>) {
    let Some(indent) = indent else {
        return write_quoted(out, text);
    };
    let escapes = text.chars().any(must_be_escaped)
        || text.lines().any(|line| line.ends_with(char::is_whitespace));
    let is_raw = !escapes && (text.contains('\\') || text.contains("\"\"\""));
    if !text.contains('\n') {
        write_quoted(out, text);
    } else if is_raw {
        write_raw_lines(out, text, indent);
    } else {
        write_lines(out, text, indent);
    }
}

fn write_quoted(out: &mut String, text: &str) {
    out.push('"');
    for letter in text.chars() {
        match letter {
            '"' => out.push_str("\\\""),
            '\n' => write_escape(out, letter),
            letter => write_letter(out, letter),
        }
    }
    out.push('"');
}

fn write_raw_lines(out: &mut String, text: &str, indent: usize) {
    let mut hashes = String::from("#");
    while text.contains(&format!("\"\"\"{hashes}")) {
        hashes.push('#');
    }
    out.push_str(&hashes);
    out.push_str("\"\"\"\n");
    for line in text.split('\n') {
        if !line.is_empty() {
            out.extend(std::iter::repeat_n(' ', indent));
            out.push_str(line);
        }
        out.push('\n');
    }
    out.extend(std::iter::repeat_n(' ', indent));
    out.push_str("\"\"\"");
    out.push_str(&hashes);
}

fn write_lines(out: &mut String, text: &str, indent: usize) {
    out.push_str("\"\"\"\n");
    for line in text.split('\n') {
        if !line.is_empty() {
            out.extend(std::iter::repeat_n(' ', indent));
            write_line(out, line);
        }
        out.push('\n');
    }
    out.extend(std::iter::repeat_n(' ', indent));
    out.push_str("\"\"\"");
}

/// Writes a line, and escapes white space at its end, which KDL would drop from blank lines.
fn write_line(out: &mut String, line: &str) {
    let last = line.char_indices().next_back().map_or(0, |(at, _)| at);
    let mut quotes = 0;
    for (at, letter) in line.char_indices() {
        quotes = if letter == '"' { quotes + 1 } else { 0 };
        match letter {
            // Three in a row would end the string.
            '"' if quotes % 3 == 0 => out.push_str("\\\""),
            '"' => out.push('"'),
            ' ' if at == last => out.push_str("\\s"),
            letter if at == last && letter.is_whitespace() => write_escape(out, letter),
            letter => write_letter(out, letter),
        }
    }
}

fn write_letter(out: &mut String, letter: char) {
    match letter {
        '\\' => out.push_str("\\\\"),
        letter if must_be_escaped(letter) => write_escape(out, letter),
        letter => out.push(letter),
    }
}

fn write_escape(out: &mut String, letter: char) {
    match letter {
        '\t' => out.push_str("\\t"),
        '\r' => out.push_str("\\r"),
        '\n' => out.push_str("\\n"),
        letter => drop(write!(out, "\\u{{{:x}}}", u32::from(letter))),
    }
}

/// Returns `true` if KDL forbids the character in a string, or takes it for the end of a line.
fn must_be_escaped(letter: char) -> bool {
    let is_forbidden = is_newline(letter) || letter.is_control() || !is_allowed(letter);
    is_forbidden && !matches!(letter, '\n' | '\t')
}
