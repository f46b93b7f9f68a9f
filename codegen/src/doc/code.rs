//! Code blocks in Markdown, marked so that rustdoc does not take them for tests.

use std::ops::Range;

use proc_macro2::TokenStream;
use pulldown_cmark::{CodeBlockKind, Event, Options, Parser, Tag};
use quote::quote;

use crate::literal;

/// Returns `/// text`, one attribute per line.
pub(super) fn comments(text: &str) -> TokenStream {
    untested(text).lines().map(attribute).collect()
}

fn attribute(line: &str) -> TokenStream {
    let line = match line.trim_end() {
        "" => String::new(),
        line => format!(" {line}"),
    };
    let line = literal::string(&line);
    quote!(#[doc = #line])
}

/// Returns the text with its code blocks marked so that rustdoc does not take them for tests.
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
    if test_blocks(&marked).is_empty() {
        marked
    } else {
        enclosed(text)
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

/// A code block that rustdoc could run as a test.
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
        Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(info))) if !is_plain(&info) => {
            Some(TestBlock {
                range,
                indented: false,
            })
        }
        _ => None,
    };
    events.filter_map(block).collect()
}

/// `true` if rustdoc surely does not run a block with this info string: it is the name of a language, or says `ignore` and
/// nothing else. What rustdoc makes of other strings, such as `ignore-wasm`, `(comment)` or odd white space, depends on its
/// version.
fn is_plain(info: &str) -> bool {
    matches!(info, "ignore" | "rust,ignore") || is_language(info)
}

/// `true` if the word is the name of a language other than Rust.
fn is_language(word: &str) -> bool {
    let is_name = |letter: char| letter.is_ascii_alphanumeric() || "+#-_".contains(letter);
    let directives = [
        "rust",
        "should_panic",
        "no_run",
        "compile_fail",
        "test_harness",
        "standalone",
        "standalone_crate",
        "custom",
    ];
    let error_code = word
        .strip_prefix('E')
        .is_some_and(|digits| digits.parse::<u16>().is_ok());
    word.starts_with(|letter: char| letter.is_ascii_alphabetic())
        && word.chars().all(is_name)
        && !directives.contains(&word)
        && !error_code
        && !["edition", "ignore"]
            .iter()
            .any(|prefix| word.starts_with(prefix))
}

/// The info string for a block that is not to be run: its language, if it starts with one.
fn language(info: &str) -> &str {
    let word = info.trim_start().split([' ', '\t', ',']).next();
    word.filter(|word| is_language(word)).unwrap_or("text")
}

impl TestBlock {
    fn mark(&self, text: &mut String, fence: &str) {
        if self.indented {
            self.mark_indented(text, fence);
        } else {
            self.mark_fenced(text);
        }
    }

    fn mark_fenced(&self, text: &mut String) {
        let rest = text.get(self.range.start..).unwrap_or_default();
        let line = rest.lines().next().unwrap_or_default();
        let info = line.trim_start_matches(['`', '~']);
        let start = self.range.start + line.len() - info.len();
        let language = language(info).to_owned();
        text.replace_range(start..start + info.len(), &language);
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
