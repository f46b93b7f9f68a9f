//! Cached results of the sections of a text, such as functions: after a change of one of them, the others are known.

use std::collections::{HashMap, HashSet};
use std::ops::Range;
use std::panic::resume_unwind;
use std::thread;
use std::time::Duration;

use crate::Hash;
use crate::bytes::{Reader, push_bytes, push_number};
use crate::text::{TextCache, TextKey, TextPlace};

/// A text with a section that depends on more others than this has none.
const MAX_DEPENDENCIES: usize = 64;
/// Threads share the work on this number of sections.
const PARALLEL_MIN: usize = 32;

/// The functions that split texts of an IR into sections: texts that a tool reads, and those that it prints.
#[derive(Clone, Copy, Debug)]
pub struct TextSyntax {
    /// Splits a text. `None` if a section may mean something else where others are changed, apart from those whose symbols it uses.
    pub split: fn(&str) -> Option<TextSections<'_>>,
    /// Returns the numbers of the names in a printed section: of each count that goes on from section to section, from the last one to
    /// the first. `None` if other names occur.
    pub numbers: fn(&str) -> Option<[Range<u32>; COUNTS]>,
    /// Appends a printed section whose names have numbers from the second ones on, in place of those from the first ones on.
    pub renumber: fn(&str, [u32; COUNTS], [u32; COUNTS], &mut String),
}

/// The number of counts by which names are numbered.
pub const COUNTS: usize = 2;

/// The text of a module in sections. What is between them has no meaning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextSections<'t> {
    /// The whole text.
    pub text: &'t str,
    /// The sections in order, of which there is at least one.
    pub sections: Vec<TextSection<'t>>,
}

/// A section of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextSection<'t> {
    /// Where it is in the text.
    pub range: Range<usize>,
    /// The symbol that it defines.
    pub symbol: Option<&'t str>,
    /// The symbols that it may refer to.
    pub uses: Vec<&'t str>,
}

impl<'t> TextSections<'t> {
    /// Returns the text before the first section, and that after the last one.
    fn frame(&self) -> [&'t str; 2] {
        let [first, last] = [self.sections.first(), self.sections.last()];
        let start = first.map_or(0, |section| section.range.start);
        let end = last.map_or(0, |section| section.range.end);
        [&self.text[..start], &self.text[end..]]
    }

    fn text_of(&self, section: &TextSection<'_>) -> &'t str {
        &self.text[section.range.clone()]
    }

    /// Returns for each section itself and those that it depends on. `None` if a symbol is defined twice, or if these are too many.
    fn dependencies(&self) -> Option<Vec<Vec<usize>>> {
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

/// What is known of the sections of a text.
pub struct SectionCache<'c, 't> {
    cache: &'c TextCache,
    syntax: TextSyntax,
    text: TextSections<'t>,
    /// Each section, and those that it depends on.
    dependencies: Vec<Vec<usize>>,
    keys: Vec<TextKey>,
    frame_key: Hash,
    frame: Option<[String; 2]>,
    known: Vec<Option<SectionText>>,
}

/// What is printed for a section, with the numbers of its names.
#[derive(Clone, Debug, PartialEq, Eq)]
struct SectionText {
    text: String,
    numbers: [Range<u32>; COUNTS],
}

impl SectionText {
    fn to_bytes(&self) -> Vec<u8> {
        // With room for what the cache appends.
        let mut bytes = Vec::with_capacity(self.text.len() + 32);
        for numbers in &self.numbers {
            push_number(&mut bytes, numbers.start.into());
            push_number(&mut bytes, numbers.end.into());
        }
        bytes.extend_from_slice(self.text.as_bytes());
        bytes
    }

    /// Returns the same with the first numbers of another one.
    fn numbered_as(&self, other: &Self, syntax: TextSyntax) -> Self {
        let [old, new] = [self, other].map(|printed| {
            let numbers = printed.numbers.each_ref();
            numbers.map(|numbers| numbers.start)
        });
        let mut text = String::with_capacity(self.text.len());
        (syntax.renumber)(&self.text, old, new, &mut text);
        let length = |count: usize| self.numbers[count].len() as u32;
        let numbers = std::array::from_fn(|count| new[count]..new[count] + length(count));
        Self { text, numbers }
    }

    fn read(bytes: &[u8]) -> Option<Self> {
        let mut reader = Reader(bytes);
        let mut number = || u32::try_from(reader.number()?).ok();
        let numbers = [number()?..number()?, number()?..number()?];
        let text = String::from_utf8(reader.0.to_vec()).ok()?;
        Some(Self { text, numbers })
    }
}

impl TextCache {
    /// Looks up the sections of a text. `None` if it has none, and for a server, of which each would be a request.
    pub fn sections<'c, 't>(
        &'c self,
        text: &'t str,
        syntax: TextSyntax,
    ) -> Option<SectionCache<'c, 't>> {
        if self.has_server() {
            return None;
        }
        let text = (syntax.split)(text)?;
        let dependencies = text.dependencies()?;
        let [head, tail] = text.frame().map(str::as_bytes);
        let frame = self.key(&Hash::of_list([&b"sections"[..], head, tail]).0).0;
        let hash = |section: &TextSection<'_>| Hash::of(text.text_of(section).as_bytes());
        let hashes = map(&text.sections, hash);
        let key = |dependencies: &Vec<usize>| {
            let hashes = dependencies.iter().map(|&index| &hashes[index].0[..]);
            TextKey(Hash::of_list(std::iter::once(&frame.0[..]).chain(hashes)))
        };
        let keys: Vec<TextKey> = dependencies.iter().map(key).collect();
        let known = map(&keys, |key| {
            SectionText::read(&self.get(key, || in_module(""))?)
        });
        let read_frame = |bytes: Vec<u8>| {
            let mut reader = Reader(&bytes);
            Some([reader.text()?, reader.text()?])
        };
        Some(SectionCache {
            cache: self,
            syntax,
            dependencies,
            keys,
            frame_key: frame,
            frame: self.frame(&frame).and_then(read_frame),
            known,
            text,
        })
    }
}

impl SectionCache<'_, '_> {
    /// Returns whether anything is known.
    pub fn is_known(&self) -> bool {
        self.known.iter().any(Option::is_some)
    }

    /// Returns all that the tool makes of the text; `None` unless all sections are known.
    pub fn output(&self) -> Option<String> {
        let [head, tail] = self.frame.as_ref()?;
        let known: Vec<&SectionText> = self
            .known
            .iter()
            .map(Option::as_ref)
            .collect::<Option<_>>()?;
        let mut starts = vec![[0; COUNTS]; known.len()];
        let mut next = [0; COUNTS];
        for (start, section) in starts.iter_mut().zip(&known).rev() {
            *start = next;
            next = ends(next, &section.numbers);
        }
        let length: usize = known.iter().map(|section| section.text.len() + 8).sum();
        let mut output = String::with_capacity(head.len() + length + tail.len());
        let mut before = &**head;
        for (start, section) in starts.into_iter().zip(known) {
            output.push_str(before);
            if starts_at(&section.numbers, start) {
                output.push_str(&section.text);
            } else {
                let old = section.numbers.clone().map(|numbers| numbers.start);
                (self.syntax.renumber)(&section.text, old, start, &mut output);
            }
            before = gap(head);
        }
        output.push_str(tail);
        Some(output)
    }

    /// Returns the text without the sections that are known and that no other one depends on.
    pub fn rest(&self) -> String {
        let [head, tail] = self.text.frame();
        let unknown = self.unknown().into_iter();
        let sections = unknown.map(|index| self.text.text_of(&self.text.sections[index]));
        let sections: Vec<&str> = sections.collect();
        [head, &sections.join("\n"), tail].concat()
    }

    /// Returns the sections that are not known, and those that they depend on.
    fn unknown(&self) -> Vec<usize> {
        let is_unknown = |index: &usize| self.known[*index].is_none();
        let unknown = (0..self.known.len()).filter(is_unknown);
        let unknown: HashSet<usize> = unknown
            .flat_map(|index| &self.dependencies[index])
            .copied()
            .collect();
        let is_run = |index: &usize| unknown.contains(index);
        (0..self.known.len()).filter(is_run).collect()
    }

    /// Forgets what is known, so that all is run.
    pub fn forget(&mut self) {
        self.known.fill(None);
    }

    /// Keeps what the tool printed in this time of the [rest](Self::rest), if its sections are those of the rest: they have the same
    /// symbols, and refer to no others than before. Returns whether that is so, and all sections are known now.
    pub fn add(&mut self, printed: &str, name: &str, time: Duration) -> bool {
        let unknown = self.unknown();
        let Some(printed) = (self.syntax.split)(printed) else {
            return false;
        };
        let [head, tail] = printed.frame();
        let mut pairs = printed.sections.windows(2);
        let is_even = |pair: &[TextSection<'_>]| {
            printed.text[pair[0].range.end..pair[1].range.start] == *gap(head)
        };
        let is_same = |(&index, printed): (&usize, &TextSection<'_>)| {
            let before = &self.text.sections[index];
            let mut uses = printed.uses.iter();
            before.symbol == printed.symbol && uses.all(|used| before.uses.contains(used))
        };
        let mut sections = unknown.iter().zip(&printed.sections);
        // Aliases are named in the order of their use by all sections.
        if head.contains(['#', '!'])
            || printed.sections.len() != unknown.len()
            || !pairs.all(is_even)
            || !sections.all(is_same)
        {
            return false;
        }
        let read = |section: &TextSection<'_>| {
            let text = printed.text_of(section).to_owned();
            let numbers = (self.syntax.numbers)(&text)?;
            Some(SectionText { text, numbers })
        };
        let sections = map(&printed.sections, read).into_iter();
        let Some(sections) = sections.collect::<Option<Vec<SectionText>>>() else {
            return false;
        };
        let mut next = [0; COUNTS];
        for section in sections.iter().rev() {
            if !starts_at(&section.numbers, next) {
                return false;
            }
            next = ends(next, &section.numbers);
        }
        let time = time / u32::try_from(unknown.len()).unwrap_or(u32::MAX).max(1);
        for (index, section) in unknown.into_iter().zip(sections) {
            if self.known[index].is_none() {
                let (key, place) = (&self.keys[index], || in_module(name));
                // What is computed again to be compared may have other numbers here.
                let kept = self.cache.checked(key, place);
                let bytes = match kept.and_then(|kept| SectionText::read(&kept)) {
                    Some(kept) => section.numbered_as(&kept, self.syntax).to_bytes(),
                    None => section.to_bytes(),
                };
                self.cache.put(key, place, false, bytes, time);
                self.known[index] = Some(section);
            }
        }
        if self.frame.is_none() {
            let mut bytes = Vec::new();
            push_bytes(&mut bytes, head.as_bytes());
            push_bytes(&mut bytes, tail.as_bytes());
            self.cache.keep_frame(self.frame_key, bytes);
            self.frame = Some([head, tail].map(str::to_owned));
        }
        true
    }
}

/// Returns what is printed between sections: the end of what is before the first one, from its last line break on.
fn gap(head: &str) -> &str {
    &head[head.rfind('\n').unwrap_or(0)..]
}

/// Returns whether names have numbers from these on. A section without names has them from anywhere on.
fn starts_at(numbers: &[Range<u32>; COUNTS], start: [u32; COUNTS]) -> bool {
    let mut pairs = numbers.iter().zip(start);
    pairs.all(|(numbers, start)| numbers.is_empty() || numbers.start == start)
}

/// Returns the numbers after those of a section.
fn ends(start: [u32; COUNTS], numbers: &[Range<u32>; COUNTS]) -> [u32; COUNTS] {
    std::array::from_fn(|count| start[count] + numbers[count].len() as u32)
}

/// Returns the place of a section, on which nothing depends.
fn in_module(name: &str) -> TextPlace<'_> {
    TextPlace {
        name,
        line: 1,
        column: 1,
        around: None,
    }
}

/// Returns what becomes of each item, on threads if there are many.
fn map<T: Sync, R: Send>(items: &[T], transform: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    if items.len() < PARALLEL_MIN || threads == 1 {
        return items.iter().map(transform).collect();
    }
    thread::scope(|scope| {
        let transform = &transform;
        let chunks = items.chunks(items.len().div_ceil(threads)).map(|items| {
            let transform_all = move || items.iter().map(transform).collect::<Vec<R>>();
            let thread = thread::Builder::new().spawn_scoped(scope, transform_all);
            thread.map_err(|_| transform_all)
        });
        let threads: Vec<_> = chunks.collect();
        let results = threads.into_iter().flat_map(|thread| match thread {
            Ok(thread) => thread.join().unwrap_or_else(|panic| resume_unwind(panic)),
            // The system refuses threads.
            Err(transform_all) => transform_all(),
        });
        results.collect()
    })
}
