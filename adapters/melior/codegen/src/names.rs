//! Rust names for TableGen names.

use std::collections::BTreeSet;

/// Words that are no identifiers of Rust, not even as `r#word`.
const NEVER: [&str; 5] = ["self", "Self", "super", "crate", "_"];

const KEYWORDS: [&str; 48] = [
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "do", "dyn",
    "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let",
    "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return",
    "static", "struct", "trait", "true", "try", "type", "typeof", "unsafe", "unsized", "use",
    "virtual", "where", "while", "yield",
];

/// Returns a name in snake case: `lower_bound` for `lowerBound`.
pub(crate) fn snake(name: &str) -> String {
    let mut snake = String::new();
    let mut previous = '_';
    for (index, c) in name.char_indices() {
        let is_start = previous.is_ascii_lowercase() || previous.is_ascii_digit();
        let ends_acronym = previous.is_ascii_uppercase() && {
            let next = name[index..].chars().nth(1);
            next.is_some_and(|next| next.is_ascii_lowercase())
        };
        if c.is_ascii_uppercase() && (is_start || ends_acronym) {
            snake.push('_');
        }
        snake.push(if c.is_ascii_alphanumeric() {
            c.to_ascii_lowercase()
        } else {
            '_'
        });
        previous = c;
    }
    snake
}

/// Returns a name in camel case: `VectorReduce` for `vector_reduce`.
pub(crate) fn camel(name: &str) -> String {
    let words = name.split(|c: char| !c.is_ascii_alphanumeric());
    let words = words.map(|word| {
        let (first, rest) = word.split_at(word.len().min(1));
        first.to_ascii_uppercase() + rest
    });
    let camel: String = words.collect();
    let starts_with_letter = camel.starts_with(|c: char| c.is_ascii_alphabetic());
    let prefix = if starts_with_letter { "" } else { "N" };
    let suffix = if camel == "Self" { "_" } else { "" };
    format!("{prefix}{camel}{suffix}")
}

/// Returns a name as an identifier of Rust.
pub(crate) fn escaped(name: &str) -> String {
    if KEYWORDS.contains(&name) {
        format!("r#{name}")
    } else {
        without_reserved(name)
    }
}

/// Returns a name, with a suffix if it is no identifier even as `r#name`.
fn without_reserved(name: &str) -> String {
    let suffix = if NEVER.contains(&name) { "_" } else { "" };
    format!("{name}{suffix}")
}

/// The names of one scope.
#[derive(Default)]
pub(crate) struct Scope(BTreeSet<String>);

impl Scope {
    pub(crate) fn with(names: &[&str]) -> Self {
        Self(names.iter().map(|name| (*name).to_owned()).collect())
    }

    /// Reserves a name as an identifier of Rust, or with the suffix if it is taken. Returns `None` if both are taken.
    pub(crate) fn take(&mut self, name: &str, suffix: &str) -> Option<String> {
        let mut names = [without_reserved(name), format!("{name}{suffix}")].into_iter();
        names.find(|name| self.0.insert(name.clone()))
    }
}

/// Returns whether a text is a valid name of a dialect.
pub(crate) fn is_dialect_name(name: &str) -> bool {
    let is_in_word = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '$';
    name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_') && name.chars().all(is_in_word)
}

/// Returns whether a text is a valid name of an operation, an attribute or a type of a dialect.
pub(crate) fn is_name(name: &str) -> bool {
    let is_in_name = |c: char| c.is_ascii_alphanumeric() || "_$.-".contains(c);
    !name.is_empty() && name.chars().all(is_in_name)
}

/// Returns a text as a string literal of Rust.
pub(crate) fn literal(text: &str) -> String {
    format!("{text:?}")
}

/// Returns a text as one paragraph of rustdoc. Code spans stay as they are; elsewhere nothing starts a link or an HTML tag.
pub(crate) fn doc(text: &str) -> String {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut doc = String::new();
    let mut rest = text.as_str();
    while let Some(start) = rest.find('`') {
        let (prose, code) = rest.split_at(start);
        push_prose(&mut doc, prose);
        let (code, after) = code.split_at(code_span_len(code));
        doc.push_str(code);
        rest = after;
    }
    push_prose(&mut doc, rest);
    doc
}

fn push_prose(doc: &mut String, prose: &str) {
    for c in prose.chars() {
        if "\\[]<".contains(c) {
            doc.push('\\');
        }
        doc.push(c);
    }
}

/// Returns the length of the code span that a text starts with, or of its backticks if no equally long run closes them.
fn code_span_len(text: &str) -> usize {
    let run_len = |text: &str| text.len() - text.trim_start_matches('`').len();
    let opening = run_len(text);
    let mut end = opening;
    while let Some(offset) = text[end..].find('`') {
        let closing = run_len(&text[end + offset..]);
        end += offset + closing;
        if closing == opening {
            return end;
        }
    }
    opening
}
