//! The text of a module in sections, such as functions.

use std::collections::HashMap;
use std::ops::Range;

use memchr::memmem;

use crate::parallel::map;

/// A section that depends on more others than this is not known apart from them.
const MAX_DEPENDENCIES: usize = 64;
/// Threads share a text of this size.
const SHARED_SIZE: usize = 1 << 20;

/// The number of counts by which names are numbered.
pub const COUNTS: usize = 2;

/// How texts of an IR are split into sections: those that a tool reads, and those that it prints.
#[derive(Clone, Copy, Debug)]
pub struct TextSyntax {
    /// Returns the range of a text in which there is nothing but sections, from the start of the first one on. `None` for a text
    /// whose frame, which is the rest of it, has a meaning for sections.
    pub body: fn(&str) -> Option<Range<usize>>,
    /// Returns the section that starts at an offset. `None` if there is none, and if it may mean something else where others are
    /// changed, apart from those whose symbols it uses.
    pub section: fn(&str, usize) -> Option<TextSection<'_>>,
    /// Returns the section in a range of a text, in which the IR has read one operation, and at most definitions of aliases behind it.
    /// `None` if there are such, and otherwise where [`section`](Self::section) returns `None`.
    pub section_in: fn(&str, Range<usize>) -> Option<TextSection<'_>>,
    /// Returns the offset after what has no meaning between sections.
    pub skip_space: fn(&str, usize) -> usize,
    /// What is printed around sections.
    pub frame: PrintedFrame,
    /// Reads a printed section. `None` for a text that may mean something else where other sections are changed, apart from those whose
    /// symbols it uses.
    pub read_printed: fn(&str) -> Option<PrintedSection<'_>>,
    /// Appends a printed section whose names have numbers from the second ones on, in place of those from the first ones on. `None` if
    /// it is unclear what is a name.
    pub renumber: fn(&str, [u32; COUNTS], [u32; COUNTS], &mut String) -> Option<()>,
}

/// The texts around printed sections.
#[derive(Clone, Copy, Debug)]
pub struct PrintedFrame {
    /// The text before the first section.
    pub head: &'static str,
    /// The text between two sections: a line break and the indentation.
    pub gap: &'static str,
    /// What a section starts with, and no other line behind a gap.
    pub start: &'static str,
    /// The text after the last section.
    pub tail: &'static str,
}

impl PrintedFrame {
    /// Returns what is between two sections, with the start of the second one.
    pub(crate) fn separator(&self) -> String {
        [self.gap, self.start].concat()
    }
}

/// A section that was printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintedSection<'t> {
    /// The symbol that it defines.
    pub symbol: Option<&'t str>,
    /// The symbols that it may refer to.
    pub uses: Vec<&'t str>,
    /// The numbers of its names: of each count that goes on from section to section, from the last one to the first.
    pub numbers: [Range<u32>; COUNTS],
}

/// The text of a module in sections. What is between them has no meaning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TextSections<'t> {
    /// The whole text.
    pub(crate) text: &'t str,
    /// The sections in order, of which there is at least one.
    pub(crate) sections: Vec<TextSection<'t>>,
}

/// A section of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextSection<'t> {
    /// Where it is in the text.
    pub range: Range<usize>,
    /// The name of the operation.
    pub operation: &'t str,
    /// The symbol that it defines.
    pub symbol: Option<&'t str>,
    /// The symbols that it may refer to.
    pub uses: Vec<&'t str>,
}

impl<'t> TextSections<'t> {
    /// Splits a text on threads, and returns what `read` makes of the text of each section as well. `None` if it has no sections.
    pub(crate) fn split<T: Send>(
        text: &'t str,
        syntax: TextSyntax,
        threads: usize,
        read: impl Fn(&'t str) -> T + Sync,
    ) -> Option<(Self, Vec<T>)> {
        let body = (syntax.body)(text)?;
        let split = |chunk: &Range<usize>| {
            let (mut sections, mut start) = (Vec::new(), chunk.start);
            while start < chunk.end {
                let section = (syntax.section)(text, start)?;
                start = (syntax.skip_space)(text, section.range.end);
                let read = read(&text[section.range.clone()]);
                sections.push((section, read));
            }
            Some((sections, start))
        };
        let chunks = chunks(text, &body, threads);
        let mut start = body.start;
        let mut all = Vec::new();
        for (chunk, found) in chunks.iter().zip(map(&chunks, 1, split)) {
            if start >= chunk.end {
                continue;
            }
            // What looked like the start of a section may be inside of one.
            let found = if start == chunk.start {
                found
            } else {
                split(&(start..chunk.end))
            };
            let (mut sections, end) = found?;
            all.append(&mut sections);
            start = end;
        }
        let (sections, read): (Vec<_>, Vec<_>) = all.into_iter().unzip();
        let is_whole = start == body.end && !sections.is_empty();
        is_whole.then_some((Self { text, sections }, read))
    }

    /// Splits a text where sections seem to start. That is right if these are the starts of all operations of the module.
    pub(crate) fn guess<T>(
        text: &'t str,
        syntax: TextSyntax,
        read: impl Fn(&'t str) -> T,
    ) -> Option<(Self, Vec<T>)> {
        let body = (syntax.body)(text)?;
        let start = SectionStart::of(text, &body)?;
        let others = start.find_iter(text, body.clone());
        let starts: Vec<usize> = std::iter::once(body.start).chain(others).collect();
        let ends = starts.iter().skip(1).copied().chain([body.end]);
        let section = |(&start, end): (&usize, usize)| {
            let length = text[start..end].trim_ascii_end().len();
            let section = (syntax.section_in)(text, start..start + length)?;
            let read = read(&text[section.range.clone()]);
            Some((section, read))
        };
        let found = starts.iter().zip(ends).map(section);
        let (sections, read) = found.collect::<Option<(Vec<_>, Vec<_>)>>()?;
        Some((Self { text, sections }, read))
    }

    /// Returns whether the sections start at these offsets.
    pub(crate) fn start_at(&self, offsets: &[usize]) -> bool {
        let starts = self.sections.iter().map(|section| section.range.start);
        starts.eq(offsets.iter().copied())
    }

    /// Returns the text before the first section, and that after the last one.
    pub(crate) fn frame(&self) -> [&'t str; 2] {
        let [first, last] = [self.sections.first(), self.sections.last()];
        let start = first.map_or(0, |section| section.range.start);
        let end = last.map_or(0, |section| section.range.end);
        [&self.text[..start], &self.text[end..]]
    }

    /// Returns the texts between sections.
    pub(crate) fn gaps(&self) -> impl Iterator<Item = &'t str> {
        let pairs = self.sections.windows(2);
        pairs.map(|pair| &self.text[pair[0].range.end..pair[1].range.start])
    }

    pub(crate) fn text_of(&self, section: &TextSection<'_>) -> &'t str {
        &self.text[section.range.clone()]
    }

    /// Returns for each section itself and those that it depends on. `None` if a symbol is defined twice, or if these are too many.
    pub(crate) fn dependencies(&self) -> Option<Vec<Vec<usize>>> {
        let mut definitions = HashMap::new();
        for (index, section) in self.sections.iter().enumerate() {
            if let Some(symbol) = section.symbol
                && definitions.insert(symbol, index).is_some()
            {
                return None;
            }
        }
        let of_section = |index: usize| {
            let mut found: Vec<usize> = vec![index];
            let mut at = 0;
            while let Some(&next) = found.get(at) {
                at += 1;
                for used in &self.sections[next].uses {
                    match definitions.get(used) {
                        Some(used) if !found.contains(used) => found.push(*used),
                        _ => {}
                    }
                }
                if found.len() > MAX_DEPENDENCIES {
                    return None;
                }
            }
            Some(found)
        };
        (0..self.sections.len()).map(of_section).collect()
    }
}

/// The line break, the indentation and the first character with which sections seem to start: those of the first one.
struct SectionStart {
    finder: memmem::Finder<'static>,
    /// The length of the line break and the indentation.
    length: usize,
}

impl SectionStart {
    /// Returns the start of the first section of a body; `None` if that does not start a line.
    fn of(text: &str, body: &Range<usize>) -> Option<Self> {
        let line = text[..body.start].rfind('\n').map_or(0, |end| end + 1);
        let indent = &text[line..body.start];
        let first = text[body.clone()].chars().next()?;
        indent.bytes().all(|byte| byte == b' ').then(|| Self {
            finder: memmem::Finder::new(&format!("\n{indent}{first}")).into_owned(),
            length: 1 + indent.len(),
        })
    }

    /// Returns where sections seem to start behind the start of a range.
    fn find_iter(&self, text: &str, range: Range<usize>) -> impl Iterator<Item = usize> {
        let start = range.start + self.length;
        let found = self.finder.find_iter(&text.as_bytes()[range]);
        found.map(move |found| start + found)
    }
}

/// Returns parts of a body for threads, which begin where sections seem to start.
fn chunks(text: &str, body: &Range<usize>, threads: usize) -> Vec<Range<usize>> {
    let count = threads.min(body.len() / SHARED_SIZE + 1);
    let mut starts = vec![body.start];
    if let Some(start) = SectionStart::of(text, body) {
        for chunk in 1..count {
            let from = body.start + body.len() / count * chunk;
            starts.extend(start.find_iter(text, from..body.end).next());
        }
    }
    starts.dedup();
    let ends = starts.iter().skip(1).copied();
    let ends: Vec<usize> = ends.chain([body.end]).collect();
    starts
        .into_iter()
        .zip(ends)
        .map(|(start, end)| start..end)
        .collect()
}
