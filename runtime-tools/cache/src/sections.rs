//! Cached results of the sections of a text, such as functions: after a change of one of them, the others are known.

use std::borrow::Cow;
use std::collections::HashSet;
use std::ops::Range;
use std::time::Duration;

use crate::Hash;
use crate::bytes::{Reader, push_bytes, push_number};
use crate::parallel::map;
use crate::text::{TextCache, TextKey, TextPlace};
use crate::text_sections::{COUNTS, TextSection, TextSections, TextSyntax};
use crate::value::Value;

/// A thread looks up or keeps this number of sections at least.
const MIN_SHARE: usize = 16;

/// The greatest number of a name in a section, which leaves room for those of other sections.
const MAX_NUMBER: u32 = u32::MAX / 2;

/// What is known of the sections of a text.
pub struct SectionCache<'c, 't> {
    cache: &'c TextCache,
    syntax: TextSyntax,
    text: TextSections<'t>,
    /// Each section, and those that it depends on.
    dependencies: Vec<Vec<usize>>,
    keys: Vec<TextKey>,
    text_key: TextKey,
    frame_key: Hash,
    frame: Option<[String; 2]>,
    known: Vec<Option<SectionText<'static>>>,
}

/// What is printed for the sections that were not known, with their positions among all.
#[derive(Default)]
pub struct PrintedSections<'p>(Vec<(usize, SectionText<'p>)>);

/// What is printed for a section, with the numbers of its names.
#[derive(Clone, Debug, PartialEq, Eq)]
struct SectionText<'p> {
    text: Cow<'p, str>,
    numbers: [Range<u32>; COUNTS],
}

impl SectionText<'_> {
    /// Returns the head of its value, whose body is the text.
    fn head(&self) -> Vec<u8> {
        let mut head = Vec::new();
        for numbers in &self.numbers {
            push_number(&mut head, numbers.start.into());
            push_number(&mut head, numbers.end.into());
        }
        head
    }

    /// Returns the same with the first numbers of another one.
    fn numbered_as(&self, other: &SectionText<'_>, syntax: TextSyntax) -> SectionText<'static> {
        let [old, new] = [&self.numbers, &other.numbers]
            .map(|numbers| numbers.each_ref().map(|numbers| numbers.start));
        let mut text = String::with_capacity(self.text.len());
        (syntax.renumber)(&self.text, old, new, &mut text);
        let length = |count: usize| self.numbers[count].len() as u32;
        let numbers = std::array::from_fn(|count| new[count]..new[count] + length(count));
        SectionText {
            text: text.into(),
            numbers,
        }
    }

    /// Reads a value. Returns `None` if it has more numbers than its text can hold, whose sums could overflow.
    fn read(value: Value) -> Option<SectionText<'static>> {
        let mut reader = Reader(&value.head);
        let mut number = || u32::try_from(reader.number()?).ok();
        let numbers = [number()?..number()?, number()?..number()?];
        let text = String::from_utf8(value.body).ok()?;
        let fits = |numbers: &Range<u32>| {
            numbers.len() <= text.len() && numbers.start <= numbers.end && numbers.end <= MAX_NUMBER
        };
        numbers.iter().all(fits).then(|| SectionText {
            text: text.into(),
            numbers,
        })
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
        let hash = |section: &str| Some(Hash::of(section.as_bytes()));
        let (text, hashes) = TextSections::split(text, syntax, hash)?;
        let dependencies = text.dependencies()?;
        let [head, tail] = text.frame().map(str::as_bytes);
        let frame = self.key(&Hash::of_list([&b"sections"[..], head, tail]).0).0;
        let key = |dependencies: &Vec<usize>| {
            let hashes = dependencies.iter().map(|&index| &hashes[index].0[..]);
            TextKey(Hash::of_list(std::iter::once(&frame.0[..]).chain(hashes)))
        };
        let keys: Vec<TextKey> = dependencies.iter().map(key).collect();
        let known = map(&keys, MIN_SHARE, |key| {
            SectionText::read(self.get(key, || in_module(""))?)
        });
        let hashes = hashes.iter().map(|hash| &hash.0[..]);
        let whole = hashes.chain(text.gaps().map(str::as_bytes));
        let whole = Hash::of_list(std::iter::once(&frame.0[..]).chain(whole));
        let text_key = self.key(&whole.0);
        let read_frame = |bytes: Vec<u8>| {
            let mut reader = Reader(&bytes);
            Some([reader.text()?, reader.text()?])
        };
        Some(SectionCache {
            cache: self,
            syntax,
            dependencies,
            keys,
            text_key,
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

    /// Returns the names of the operations that are sections.
    pub fn operations(&self) -> HashSet<&str> {
        self.text
            .sections
            .iter()
            .map(|section| section.operation)
            .collect()
    }

    /// Returns the key of the whole text, which takes no time.
    pub fn text_key(&self) -> TextKey {
        self.text_key
    }

    /// Returns all that the tool makes of the text; `None` unless all sections are known, or were printed now.
    pub fn output(&self, printed: &PrintedSections<'_>) -> Option<String> {
        let [head, tail] = self.frame.as_ref()?;
        let known = self.known.iter().map(Option::as_ref);
        let mut known: Vec<Option<&SectionText<'_>>> = known.collect();
        for (index, section) in &printed.0 {
            known[*index].get_or_insert(section);
        }
        let known: Vec<&SectionText<'_>> = known.into_iter().collect::<Option<_>>()?;
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
        let must_run = |index: &usize| unknown.contains(index);
        (0..self.known.len()).filter(must_run).collect()
    }

    /// Forgets what is known, so that all is run.
    pub fn forget(&mut self) {
        self.known.fill(None);
    }

    /// Keeps what the tool printed in this time of the [rest](Self::rest), if its sections are those of the rest: they have the same
    /// symbols, and refer to no others than before. Returns them; `None` if nothing is kept.
    pub fn keep<'p>(
        &mut self,
        printed: &'p str,
        name: &str,
        time: Duration,
    ) -> Option<PrintedSections<'p>> {
        let unknown = self.unknown();
        let numbers = |section: &str| (self.syntax.numbers)(section);
        let (printed, numbers) = TextSections::split(printed, self.syntax, numbers)?;
        let [head, tail] = printed.frame();
        let is_same = |(&index, printed): (&usize, &TextSection<'_>)| {
            let before = &self.text.sections[index];
            let mut uses = printed.uses.iter();
            before.symbol == printed.symbol && uses.all(|used| before.uses.contains(used))
        };
        let mut sections = unknown.iter().zip(&printed.sections);
        // Aliases are named in the order of their use by all sections.
        if head.contains(['#', '!'])
            || printed.sections.len() != unknown.len()
            || !printed.gaps().all(|found| found == gap(head))
            || !sections.all(is_same)
            || !are_consecutive(&numbers)
        {
            return None;
        }
        let time = time / u32::try_from(unknown.len()).unwrap_or(u32::MAX).max(1);
        let sections = unknown.into_iter().zip(&printed.sections).zip(numbers);
        let sections = sections.map(|((index, section), numbers)| {
            let text = printed.text_of(section).into();
            (index, SectionText { text, numbers })
        });
        let sections: Vec<(usize, SectionText<'p>)> = sections.collect();
        map(&sections, MIN_SHARE, |(index, section)| {
            if self.known[*index].is_none() {
                let (key, place) = (&self.keys[*index], || in_module(name));
                // What is computed again to be compared may have other numbers here.
                let earlier = self.cache.checked(key, place);
                let earlier = earlier.and_then(SectionText::read);
                let renumbered = earlier.map(|earlier| section.numbered_as(&earlier, self.syntax));
                let section = renumbered.as_ref().unwrap_or(section);
                let value = (&*section.head(), section.text.as_bytes());
                self.cache.put(key, place, false, value, time);
            }
        });
        if self.frame.is_none() {
            let mut bytes = Vec::new();
            push_bytes(&mut bytes, head.as_bytes());
            push_bytes(&mut bytes, tail.as_bytes());
            self.cache.keep_frame(self.frame_key, &bytes);
            self.frame = Some([head, tail].map(str::to_owned));
        }
        Some(PrintedSections(sections))
    }
}

/// Returns whether the names in sections have numbers without gaps, from the last section to the first.
fn are_consecutive(numbers: &[[Range<u32>; COUNTS]]) -> bool {
    let mut next = [0; COUNTS];
    numbers.iter().rev().all(|numbers| {
        let is_next = starts_at(numbers, next);
        next = ends(next, numbers);
        is_next
    })
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

#[cfg(test)]
mod tests {
    use super::*;

    fn read(numbers: [Range<u32>; COUNTS]) -> Option<SectionText<'static>> {
        let text = "%0 = a".into();
        let section = SectionText { text, numbers };
        SectionText::read(Value {
            head: section.head(),
            body: section.text.into_owned().into_bytes(),
        })
    }

    #[test]
    fn numbers_that_a_text_cannot_have_are_none() {
        assert!(read([7..8, 0..0]).is_some());
        for numbers in [
            [0..u32::MAX, 0..0],
            [u32::MAX - 1..u32::MAX, 0..0],
            [0..0, Range { start: 2, end: 1 }],
            [0..7, 0..0],
        ] {
            assert_eq!(read(numbers.clone()), None, "{numbers:?}");
        }
    }
}
