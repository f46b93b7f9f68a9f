//! Doc comments as text.

use syn::spanned::Spanned as _;
use syn::{Attribute, Expr, ExprLit, Lit, LitStr, Meta};

use super::reader::Reader;
use crate::catalogue;
use crate::draft::Spanned;
use crate::vocabulary::node::Entry;

/// Returns the text of all doc comments, each line without the space after `///`.
pub(super) fn text(reader: &mut Reader<'_>, attrs: &[Attribute]) -> Option<Entry> {
    let lines = lines(reader, attrs);
    join_lines(reader, &lines, "\n")
}

struct Line {
    text: String,
    span: proc_macro2::Span,
    /// `true` for the last line of a comment that holds it verbatim.
    ends_comment: bool,
}

/// Joins lines to one text with the place of the first.
fn join_lines(reader: &mut Reader<'_>, lines: &[Line], between: &str) -> Option<Entry> {
    let mut text = String::new();
    let mut places = Some(Vec::new());
    for (at, line) in lines.iter().enumerate() {
        if at > 0 {
            text.push_str(between);
        }
        let place = reader
            .span_map
            .token_end(line.span)
            .filter(|_| line.ends_comment);
        let place = place.map(|end| (text.len() as u32, end - line.text.len() as u32));
        places = places.zip(place).map(|(mut places, place)| {
            places.push(place);
            places
        });
        text.push_str(&line.text);
    }
    let span = reader.span_map.map(lines.first()?.span);
    let mut entry = Entry::text(Spanned::new(text, span));
    entry.parts = places.unwrap_or_default();
    Some(entry)
}

/// Returns the first paragraph on one line, and the text after it.
pub(super) fn summary_and_description(
    reader: &mut Reader<'_>,
    attrs: &[Attribute],
) -> [Option<Entry>; 2] {
    let mut lines = lines(reader, attrs);
    let is_blank = |line: &Line| line.text.trim().is_empty();
    let end = lines.iter().position(is_blank).unwrap_or(lines.len());
    let rest = lines.split_off(end);
    let description = join_lines(reader, rest.get(1..).unwrap_or_default(), "\n");
    for line in &mut lines {
        line.ends_comment &= !line.text.ends_with(char::is_whitespace);
        line.text = line.text.trim().to_owned();
    }
    [join_lines(reader, &lines, " "), description]
}

fn lines(reader: &mut Reader<'_>, attrs: &[Attribute]) -> Vec<Line> {
    let mut lines = Vec::new();
    for attr in attrs.iter().filter(|attr| attr.path().is_ident("doc")) {
        let Meta::NameValue(meta) = &attr.meta else {
            continue;
        };
        let Some((value, span)) = doc_text(reader, &meta.value) else {
            continue;
        };
        // A comment has one place for all that it stands for; an attribute that is written out has quotes.
        let is_comment = attr.pound_token.span.byte_range() == span.byte_range();
        let ends_comment = is_comment && !value.contains('\n');
        let unindented = unindented(&value).into_iter();
        lines.extend(unindented.map(|text| Line {
            text,
            span,
            ends_comment,
        }));
    }
    lines
}

/// Returns the text of a string, or of the file that `include_str!` names. Other expressions are reported, since only the compiler
/// can evaluate them.
fn doc_text(reader: &mut Reader<'_>, value: &Expr) -> Option<(String, proc_macro2::Span)> {
    match value {
        Expr::Lit(ExprLit {
            lit: Lit::Str(text),
            ..
        }) => return Some((text.value(), text.span())),
        Expr::Macro(call) if call.mac.path.is_ident("include_str") => {
            if let Ok(path) = call.mac.parse_body::<LitStr>() {
                let place = reader.span_map.map(path.span());
                let text = (reader.read_docs)(&path.value()).map_err(|why| {
                    let message =
                        format!("cannot read the documentation in `{}`: {why}", path.value());
                    reader.error(catalogue::NO_INCLUDE, place, message);
                });
                return Some((text.ok()?, path.span()));
            }
        }
        _ => {}
    }
    let place = reader.span_map.map(value.span());
    let message = "documentation has to be a doc comment, a string, or `include_str!` of a path";
    let diag = reader.error(catalogue::WRONG_KIND, place, message);
    diag.help("write the text, or put it in a file");
    None
}

/// Returns the lines of a comment: a single one without the space after `///`, those of a block comment without the stars at
/// their left and the indentation that all share.
fn unindented(text: &str) -> Vec<String> {
    if !text.contains('\n') {
        return vec![text.strip_prefix(' ').unwrap_or(text).to_owned()];
    }
    let mut lines: Vec<&str> = text.lines().collect();
    let starred = |line: &&str| line.trim_start().starts_with('*') || line.trim().is_empty();
    if lines.iter().skip(1).all(starred) {
        let without = |line: &mut &str| *line = line.trim_start().strip_prefix('*').unwrap_or(line);
        lines.iter_mut().skip(1).for_each(without);
    }
    let blank_end = |line: Option<&&str>| line.is_some_and(|line| line.trim().is_empty());
    if blank_end(lines.first()) {
        lines.remove(0);
    }
    if blank_end(lines.last()) {
        lines.pop();
    }
    let lines = without_indentation(&lines);
    lines.into_iter().map(str::to_owned).collect()
}

/// Returns lines without the whitespace that all of them begin with, blank lines apart.
pub(super) fn without_indentation<'l>(lines: &[&'l str]) -> Vec<&'l str> {
    let filled = lines.iter().filter(|line| !line.trim().is_empty());
    let indentations = filled.map(|line| &line[..line.len() - line.trim_start().len()]);
    let shared = indentations.reduce(|left, right| {
        let same = left
            .chars()
            .zip(right.chars())
            .take_while(|(left, right)| left == right);
        &left[..same.map(|(letter, _)| letter.len_utf8()).sum()]
    });
    let shared = shared.unwrap_or_default();
    let lines = lines.iter();
    lines
        .map(|line| line.strip_prefix(shared).unwrap_or_default())
        .collect()
}
