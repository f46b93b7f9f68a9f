//! Escapes names and short texts of users for one line of Markdown.
//!
//! The templates use these functions as filters of the same names.

use passdefs::model::{paragraphs, visible};
use pulldown_cmark::{Event, Parser, Tag, TagEnd};

use crate::edit::Edits;
use crate::markdown::OPTIONS;

/// Formats a name as inline code that is valid in a paragraph, a heading and a table cell. An empty name is shown as a pair
/// of quotes.
///
/// ```
/// use pass_docs_gen::escape::code;
/// assert_eq!(code("my-pass"), "`my-pass`");
/// assert_eq!(code("func.func|any"), "<code>func.func&#124;any</code>");
/// assert_eq!(code(""), "`\"\"`");
/// ```
pub fn code(name: &str) -> String {
    if name.is_empty() {
        return "`\"\"`".to_owned();
    }
    let line = visible(name);
    let plain = !line.contains(['`', '|', '\\']) && line == line.trim();
    if plain {
        return format!("`{line}`");
    }
    format!("<code>{}</code>", entities(&line))
}

/// Formats a short text with inline Markdown as one line. HTML is shown as text; paragraphs are separated by an empty line.
///
/// ```
/// use pass_docs_gen::escape::inline;
/// assert_eq!(inline("list of <name>\nas `<name>`"), "list of \\<name> as `<name>`");
/// ```
pub fn inline(text: &str) -> String {
    paragraphs(text)
        .iter()
        .map(|paragraph| without_html(paragraph))
        .collect::<Vec<_>>()
        .join("<br><br>")
}

/// Like [`inline`], for a table cell.
///
/// ```
/// use pass_docs_gen::escape::cell;
/// assert_eq!(cell("this | that"), "this &#124; that");
/// ```
pub fn cell(text: &str) -> String {
    let line = inline(text);
    if !line.contains('|') {
        return line;
    }
    let mut edits = Edits::default();
    let shown = format!("x {line}");
    for (event, range) in Parser::new_ext(&shown, OPTIONS).into_offset_iter() {
        if let Event::Code(content) = event
            && content.contains('|')
        {
            edits.replace(range, format!("<code>{}</code>", entities(&content)));
        }
    }
    let line = edits.apply(&shown)[2..].to_owned();
    line.replace("\\|", "|").replace('|', "&#124;")
}

/// Like [`inline`], for a separate line, which must not open a heading, a list or a fence.
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

/// Escapes a text for an HTML comment.
///
/// ```
/// use pass_docs_gen::escape::comment;
/// assert_eq!(comment("a --> b"), "a --&gt; b");
/// ```
pub fn comment(text: &str) -> String {
    one_line(text).replace('>', "&gt;")
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
    let runs = text.split(|letter| letter != '`').map(str::len);
    let marks = "`".repeat(runs.max().unwrap_or(0).max(2) + 1);
    format!(
        "{marks}{language}\n{}\n{marks}",
        text.trim_end_matches('\n')
    )
}

/// Replaces line ends by spaces.
fn one_line(text: &str) -> String {
    text.replace("\r\n", " ").replace(['\n', '\r'], " ")
}

/// Replaces characters that are special in Markdown or HTML by entities.
fn entities(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for char in text.chars() {
        if char.is_ascii_punctuation() && !matches!(char, '-' | '.' | '/' | ',' | '(' | ')') {
            out.push_str(&format!("&#{};", char as u32));
        } else {
            out.push(char);
        }
    }
    out
}

/// Inserts a backslash before each HTML tag, so that it is shown as text.
fn without_html(line: &str) -> String {
    if !line.contains('<') {
        return line.to_owned();
    }
    let shown = format!("x {line}");
    let mut edits = Edits::default();
    for (event, range) in Parser::new_ext(&shown, OPTIONS).into_offset_iter() {
        if matches!(event, Event::InlineHtml(_)) {
            edits.insert(range.start, "\\");
        }
    }
    edits.apply(&shown)[2..].to_owned()
}

/// Returns true if Markdown reads the whole line as one paragraph.
fn is_paragraph(line: &str) -> bool {
    let mut events = Parser::new_ext(line, OPTIONS);
    if events.next() != Some(Event::Start(Tag::Paragraph)) {
        return false;
    }
    events
        .find(|event| *event == Event::End(TagEnd::Paragraph))
        .is_some()
        && events.next().is_none()
}
