//! Names and short texts of users in Markdown, for pages, rustdoc and hovers.

use std::borrow::Cow;

use super::cells::Part;
use crate::render::printable;

/// Formats a name as inline code that is valid in a paragraph, a heading and a table cell.
///
/// ```
/// use passdefs::model::markdown::code;
/// assert_eq!(code("my-pass"), "`my-pass`");
/// assert_eq!(code("func.func|any"), "<code>func.func&#124;any</code>");
/// assert_eq!(code(""), "`\"\"`");
/// ```
pub fn code(name: &str) -> String {
    let line = literal(name);
    if line.contains(['`', '|', '\\']) {
        return format!("<code>{}</code>", entities(&line));
    }
    format!("`{line}`")
}

/// Returns a name or value on one line. One with letters that nobody would see is written as a string literal, so that no two
/// look alike.
///
/// ```
/// use passdefs::model::markdown::literal;
/// assert_eq!(literal("a b"), "a b");
/// assert_eq!([literal(" "), literal("\n"), literal("\\n")], ["\" \"", "\"\\n\"", "\\n"]);
/// ```
pub fn literal(name: &str) -> Cow<'_, str> {
    let is_seen = !name.is_empty() && name.trim() == name && !name.starts_with('"');
    if is_seen && !name.contains(['\n', '\t']) && printable(name) == name {
        Cow::Borrowed(name)
    } else {
        Cow::Owned(format!("{name:?}"))
    }
}

/// Formats the cell of a table as inline Markdown.
///
/// ```
/// use passdefs::model::{Part, markdown};
/// assert_eq!(markdown::parts(&[Part::Words("at most "), Part::Name("9".to_owned())]), "at most `9`");
/// ```
pub fn parts(cell: &[Part]) -> String {
    let parts = cell.iter().map(|part| match part {
        Part::Words(words) => (*words).to_owned(),
        Part::Name(name) => code(name),
    });
    parts.collect()
}

/// Formats a short text with inline Markdown as one line. HTML but `<br>`, and backticks that no others close, are
/// shown as text; paragraphs are separated by an empty line. The result for the result is the same.
///
/// ```
/// use passdefs::model::markdown::inline;
/// assert_eq!(inline("list of <name>\nas `<name>`"), "list of \\<name> as `<name>`");
/// assert_eq!(inline("the letter `"), "the letter \\`");
/// ```
pub fn inline(text: &str) -> String {
    let lines = paragraphs(text);
    let lines = lines.iter().map(|line| {
        let line = visible(line);
        let pieces = Pieces(&line).map(|piece| match piece {
            "<" => Cow::Borrowed("\\<"),
            open if open.trim_matches('`').is_empty() => open.replace('`', "\\`").into(),
            piece => piece.into(),
        });
        pieces.collect::<String>()
    });
    lines.collect::<Vec<_>>().join("<br><br>")
}

/// Formats a short text like [`inline`], for a table cell.
///
/// ```
/// use passdefs::model::markdown::cell;
/// assert_eq!(cell("this | that"), "this &#124; that");
/// assert_eq!(cell("`a|b`"), "<code>a&#124;b</code>");
/// ```
pub fn cell(text: &str) -> String {
    let line = inline(text);
    if !line.contains('|') {
        return line;
    }
    let pieces = Pieces(&line).map(|piece| match code_content(piece) {
        Some(content) if content.contains('|') => format!("<code>{}</code>", entities(content)),
        Some(_) => piece.to_owned(),
        None => piece.replace("\\|", "|").replace('|', "&#124;"),
    });
    pieces.collect()
}

/// Returns the anchor that sites such as GitHub give a heading.
///
/// ```
/// assert_eq!(passdefs::model::markdown::slug("Example passes"), "example-passes");
/// assert_eq!(passdefs::model::markdown::slug("-my-pass"), "-my-pass");
/// ```
pub fn slug(heading: &str) -> String {
    let letters = heading
        .chars()
        .filter(|letter| letter.is_alphanumeric() || matches!(letter, '-' | '_' | ' '));
    letters
        .flat_map(char::to_lowercase)
        .map(|letter| if letter == ' ' { '-' } else { letter })
        .collect()
}

/// Splits a line of Markdown into code spans, escaped letters, the `<` of HTML tags, and other text.
struct Pieces<'t>(&'t str);

impl<'t> Iterator for Pieces<'t> {
    type Item = &'t str;

    fn next(&mut self) -> Option<&'t str> {
        let first = self.0.chars().next()?;
        let length = match first {
            '`' => code_length(self.0),
            '\\' => self.0.chars().take(2).map(char::len_utf8).sum(),
            '<' if is_tag(self.0) && !self.0.starts_with("<br>") => 1,
            _ => {
                let rest = &self.0[first.len_utf8()..];
                let end = rest.find(['`', '\\', '<']).unwrap_or(rest.len());
                first.len_utf8() + end
            }
        };
        let (piece, rest) = self.0.split_at(length);
        self.0 = rest;
        Some(piece)
    }
}

/// Returns the length of the code span at the start of a text, or of its backticks if no others close it.
///
/// ```
/// assert_eq!(passdefs::model::markdown::code_length("`` ` `` end"), 7);
/// ```
pub fn code_length(text: &str) -> usize {
    let fence = fence_length(text);
    let mut end = fence;
    while let Some(at) = text[end..].find('`') {
        let length = fence_length(&text[end + at..]);
        end += at + length;
        if length == fence {
            return end;
        }
    }
    fence
}

fn fence_length(text: &str) -> usize {
    text.len() - text.trim_start_matches('`').len()
}

fn code_content(piece: &str) -> Option<&str> {
    let fence = fence_length(piece);
    let content = piece.get(fence..piece.len().checked_sub(fence)?)?;
    let content = Some(content).filter(|content| fence > 0 && !content.is_empty())?;
    // One blank at each side separates backticks of the content from the fence.
    let inner = content
        .strip_prefix(' ')
        .and_then(|rest| rest.strip_suffix(' '));
    Some(
        inner
            .filter(|inner| !inner.trim().is_empty())
            .unwrap_or(content),
    )
}

/// Returns `true` if a text starts with `<` as HTML does, and not as a link in angle brackets.
fn is_tag(text: &str) -> bool {
    let inside = text.strip_prefix('<');
    inside.is_some_and(|inside| {
        let is_end = |letter: char| letter.is_whitespace() || "<>".contains(letter);
        let (name, end) = inside.split_at(inside.find(is_end).unwrap_or(inside.len()));
        let is_link = name.contains([':', '@']) && (end.is_empty() || end.starts_with('>'));
        let starts_tag = |first: char| first.is_ascii_alphabetic() || "/!?".contains(first);
        !is_link && inside.starts_with(starts_tag)
    })
}

/// Replaces characters that are special in Markdown or HTML by entities.
fn entities(text: &str) -> String {
    let entity = |letter: char| match letter {
        '-' | '.' | '/' | ',' | '(' | ')' => letter.to_string(),
        letter if letter.is_ascii_punctuation() => format!("&#{};", u32::from(letter)),
        letter => letter.to_string(),
    };
    text.chars().map(entity).collect()
}

/// Returns a name on one line: line breaks become blanks, and characters that are invisible or change the direction of the
/// text are escaped.
///
/// ```
/// assert_eq!(passdefs::model::markdown::visible("a\nb\u{202e}"), "a b\\u{202e}");
/// ```
pub fn visible(name: &str) -> String {
    let line = name.replace("\r\n", " ").replace(['\n', '\r'], " ");
    printable(&line).replace('\t', "\\t")
}

/// Returns the paragraphs of a text, each on one line, with single blanks.
///
/// ```
/// assert_eq!(passdefs::model::markdown::paragraphs("a\n  b\n\n\nc"), ["a b", "c"]);
/// ```
pub fn paragraphs(text: &str) -> Vec<String> {
    let mut done = vec![Vec::new()];
    for line in text.lines() {
        match (line.trim(), done.last_mut()) {
            ("", _) | (_, None) => done.push(Vec::new()),
            (line, Some(words)) => words.extend(line.split_ascii_whitespace()),
        }
    }
    let lines = done.iter().filter(|words| !words.is_empty());
    lines.map(|words| words.join(" ")).collect()
}
