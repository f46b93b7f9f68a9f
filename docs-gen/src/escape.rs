//! Escapes names and short texts of users for one line of Markdown.
//!
//! The templates use these functions as filters of the same names.

pub use passdefs::model::markdown::{cell, code, inline, literal};
use pulldown_cmark::{Event, Parser, Tag, TagEnd};

use crate::markdown::OPTIONS;

/// Formats a short text like [`inline`], for a separate line, which must not open a heading, a list or a fence.
///
/// ```
/// use pass_docs_gen::escape::line;
/// assert_eq!(line("# of rounds"), "\\# of rounds");
/// ```
pub fn line(text: &str) -> String {
    let mut line = inline(text);
    for _ in 0..2 {
        if line.is_empty() || is_paragraph(&line) {
            return line;
        }
        let Some(at) = line.find(|letter: char| letter.is_ascii_punctuation()) else {
            return line;
        };
        line.insert(at, '\\');
    }
    line
}

/// Formats a short text like [`inline`], for the end of a heading, where number signs would be dropped.
///
/// ```
/// use pass_docs_gen::escape::heading;
/// assert_eq!(heading("Run in C #"), "Run in C \\#");
/// ```
pub fn heading(text: &str) -> String {
    let mut line = inline(text);
    let text = line.trim_end_matches('#');
    if text.len() < line.len() {
        line.insert(text.len(), '\\');
    }
    line
}

/// Formats a text that is no Markdown, such as the name of a person, for a line or a cell.
///
/// ```
/// use pass_docs_gen::escape::text;
/// assert_eq!(text("[a](b) *c* | d"), "\\[a\\](b) \\*c\\* &#124; d");
/// ```
pub fn text(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in passdefs::model::markdown::visible(text).chars() {
        match letter {
            '|' => out.push_str("&#124;"),
            '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '&' | '~' => {
                out.extend(['\\', letter]);
            }
            letter => out.push(letter),
        }
    }
    out
}

/// Escapes a text for an HTML comment.
///
/// ```
/// use pass_docs_gen::escape::comment;
/// assert_eq!(comment("a --> b"), "a --&gt; b");
/// ```
pub fn comment(text: &str) -> String {
    passdefs::model::markdown::visible(text).replace('>', "&gt;")
}

/// Escapes a text for HTML, between tags or in a quoted attribute.
///
/// ```
/// use pass_docs_gen::escape::html;
/// assert_eq!(html("a < \"b\""), "a &lt; &quot;b&quot;");
/// ```
pub fn html(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for char in text.chars() {
        match char {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            _ => out.push(char),
        }
    }
    out
}

/// Encloses a text in a code fence that is longer than any inside.
///
/// ```
/// use pass_docs_gen::escape::fence;
/// assert_eq!(fence("a\n", "mlir"), "```mlir\na\n```");
/// assert_eq!(fence("```", ""), "````\n```\n````");
/// ```
pub fn fence(text: &str, language: &str) -> String {
    let text = visible(text);
    let runs = text.split(|letter| letter != '`').map(str::len);
    let marks = "`".repeat(runs.max().unwrap_or(0).max(2) + 1);
    format!(
        "{marks}{language}\n{}\n{marks}",
        text.trim_end_matches('\n')
    )
}

/// Escapes characters that a terminal or a browser acts on instead of showing them, such as those that reorder a line.
pub(crate) fn visible(text: &str) -> String {
    passdefs::render::printable(&text.replace("\r\n", "\n")).into_owned()
}

/// Returns true if Markdown reads the whole line as one paragraph.
fn is_paragraph(line: &str) -> bool {
    let mut events = Parser::new_ext(line, OPTIONS);
    if events.next() != Some(Event::Start(Tag::Paragraph)) {
        return false;
    }
    events.any(|event| event == Event::End(TagEnd::Paragraph)) && events.next().is_none()
}
