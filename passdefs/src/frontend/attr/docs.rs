//! Doc comments as text.

use syn::{Attribute, Expr, ExprLit, Lit, Meta};

use super::Reader;
use crate::vocabulary::node::Entry;

/// The text of all doc comments, line by line, each line without the space after `///`.
pub(super) fn text(reader: &mut Reader<'_>, attrs: &[Attribute]) -> Option<Entry> {
    let lines = lines(attrs);
    let span = lines.first()?.1;
    let texts: Vec<String> = lines.into_iter().map(|(line, _)| line).collect();
    Some(Entry::text(reader.spanned(texts.join("\n"), span)))
}

/// The first paragraph on one line, and what follows the blank line after it.
pub(super) fn summary_and_description(
    reader: &mut Reader<'_>,
    attrs: &[Attribute],
) -> [Option<Entry>; 2] {
    let mut lines = lines(attrs);
    let blank = |(line, _): &(String, _)| line.trim().is_empty();
    let end = lines.iter().position(blank).unwrap_or(lines.len());
    let rest = lines.split_off(end);
    let description = match rest.get(1) {
        Some((_, span)) => {
            let span = *span;
            let texts: Vec<String> = rest.into_iter().skip(1).map(|(line, _)| line).collect();
            Some(Entry::text(reader.spanned(texts.join("\n"), span)))
        }
        None => None,
    };
    let summary = match lines.first() {
        Some((_, span)) => {
            let span = *span;
            let texts: Vec<&str> = lines.iter().map(|(line, _)| line.trim()).collect();
            Some(Entry::text(reader.spanned(texts.join(" "), span)))
        }
        None => None,
    };
    [summary, description]
}

fn lines(attrs: &[Attribute]) -> Vec<(String, proc_macro2::Span)> {
    let mut lines = Vec::new();
    for attr in attrs.iter().filter(|attr| attr.path().is_ident("doc")) {
        let Meta::NameValue(meta) = &attr.meta else {
            continue;
        };
        let Expr::Lit(ExprLit {
            lit: Lit::Str(text),
            ..
        }) = &meta.value
        else {
            continue;
        };
        let span = text.span();
        lines.extend(
            unindented(&text.value())
                .into_iter()
                .map(|line| (line, span)),
        );
    }
    lines
}

/// One line loses the space after `///`; a block comment loses the stars at its left and the indentation that all of
/// its lines share.
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
    let indent = |line: &&str| line.len() - line.trim_start().len();
    let filled = lines.iter().filter(|line| !line.trim().is_empty());
    let shared = filled.map(indent).min().unwrap_or(0);
    lines
        .iter()
        .map(|line| line.get(shared..).unwrap_or("").to_owned())
        .collect()
}
