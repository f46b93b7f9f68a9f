//! Texts of the definitions as doc comments.

use std::ops::Range;

use proc_macro2::TokenStream;
use pulldown_cmark::{CodeBlockKind, Event, Options, Parser, Tag};
use quote::quote;

use crate::literal;

/// `/// text`, one attribute per line.
pub(crate) fn comment(text: &str) -> TokenStream {
    let clean = printable(text);
    let lines = untested(clean.trim_end())
        .lines()
        .map(attribute)
        .collect::<Vec<_>>();
    quote!(#(#lines)*)
}

fn attribute(line: &str) -> TokenStream {
    let line = match line.trim_end() {
        "" => String::new(),
        line => format!(" {line}"),
    };
    let line = literal::string(&line);
    quote!(#[doc = #line])
}

/// The text without what a comment may not hold.
fn printable(text: &str) -> String {
    let unix = text.replace("\r\n", "\n").replace('\r', "\n");
    unix.chars()
        .filter(|letter| !literal::must_be_escaped(*letter))
        .collect()
}

/// The text with its code blocks marked so that rustdoc does not take them for tests.
fn untested(text: &str) -> String {
    let blocks = test_blocks(text);
    if blocks.is_empty() {
        return text.to_owned();
    }
    let fence = fence(text);
    let mut marked = text.to_owned();
    for block in blocks.iter().rev() {
        block.mark(&mut marked, &fence);
    }
    match test_blocks(&marked).is_empty() {
        true => marked,
        false => enclosed(text),
    }
}

/// The whole text as it stands, for what Markdown cannot be marked in.
fn enclosed(text: &str) -> String {
    let fence = fence(text);
    format!("{fence}text\n{text}\n{fence}")
}

/// A fence that does not occur in the text.
fn fence(text: &str) -> String {
    let mut fence = String::from("```");
    while text.contains(&fence) {
        fence.push('`');
    }
    fence
}

/// A code block that rustdoc would take for a test.
struct TestBlock {
    range: Range<usize>,
    indented: bool,
}

fn test_blocks(text: &str) -> Vec<TestBlock> {
    let options = Options::ENABLE_TABLES | Options::ENABLE_FOOTNOTES | Options::ENABLE_TASKLISTS;
    let events = Parser::new_ext(text, options).into_offset_iter();
    let block = |(event, range)| match event {
        Event::Start(Tag::CodeBlock(CodeBlockKind::Indented)) => Some(TestBlock {
            range,
            indented: true,
        }),
        Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(info))) if is_test(&info) => {
            Some(TestBlock {
                range,
                indented: false,
            })
        }
        _ => None,
    };
    events.filter_map(block).collect()
}

/// Whether rustdoc runs a block with this info string.
fn is_test(info: &str) -> bool {
    let mut words = info.split([',', ' ', '\t']).filter(|word| !word.is_empty());
    if words.clone().any(|word| word.starts_with("ignore")) {
        return false;
    }
    words.clone().any(|word| word == "rust") || words.all(is_test_word)
}

fn is_test_word(word: &str) -> bool {
    let plain = [
        "should_panic",
        "no_run",
        "compile_fail",
        "test_harness",
        "standalone_crate",
        "custom",
    ];
    let error_code = word
        .strip_prefix('E')
        .is_some_and(|digits| digits.parse::<u16>().is_ok());
    plain.contains(&word) || word.starts_with("edition") || word.starts_with('{') || error_code
}

impl TestBlock {
    fn mark(&self, text: &mut String, fence: &str) {
        match self.indented {
            true => self.mark_indented(text, fence),
            false => self.mark_fenced(text),
        }
    }

    fn mark_fenced(&self, text: &mut String) {
        let rest = text.get(self.range.start..).unwrap_or_default();
        let line = rest.lines().next().unwrap_or_default();
        let info = line.trim_start_matches(['`', '~']);
        let start = self.range.start + line.len() - info.len();
        text.replace_range(start..start + info.len(), "text");
    }

    fn mark_indented(&self, text: &mut String, fence: &str) {
        let start = text
            .get(..self.range.start)
            .and_then(|before| before.rfind('\n'))
            .map_or(0, |at| at + 1);
        let block = text.get(start..self.range.end).unwrap_or_default();
        let code = block.trim_end();
        let first = code.lines().next().unwrap_or_default();
        let indent = first.len() - first.trim_start_matches([' ', '>']).len();
        let outer = first.get(..indent.saturating_sub(4)).unwrap_or_default();
        let inner = first.get(..indent).unwrap_or_default();
        let lines = code.lines().map(|line| {
            line.strip_prefix(inner)
                .map_or(line.to_owned(), |line| format!("{outer}{line}"))
        });
        let body = lines.collect::<Vec<_>>().join("\n");
        text.replace_range(
            start..start + code.len(),
            &format!("{outer}{fence}text\n{body}\n{outer}{fence}"),
        );
    }
}

#[cfg(test)]
mod tests;
