//! Cached results of the sections of a text, such as functions: after a change of one of them, the others are known.

use std::borrow::Cow;
use std::collections::HashSet;
use std::ops::Range;
use std::time::Duration;

use crate::Hash;
use crate::bytes::{Reader, push_number};
use crate::parallel::{map, threads};
use crate::printed::{OutputCopy, OutputText, PackedSection};
use crate::text::{TextCache, TextKey, TextPlace};
use crate::text_sections::{COUNTS, TextSections, TextSyntax};
use crate::value::{PackedBody, Value};

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
    known: Vec<Option<SectionText>>,
}

/// What is printed for the sections that were not known, with their positions among all.
#[derive(Default)]
pub struct PrintedSections(Vec<(usize, PackedSection)>);

/// What is printed for a section, with the numbers of its names.
#[derive(Clone, Debug, PartialEq, Eq)]
struct SectionText {
    text: String,
    numbers: [Range<u32>; COUNTS],
}

impl SectionText {
    /// Reads a value. Returns `None` if it has more numbers than its text can hold, whose sums could overflow.
    fn read(value: Value) -> Option<Self> {
        let mut reader = Reader(&value.head);
        let mut number = || u32::try_from(reader.number()?).ok();
        let numbers = [number()?..number()?, number()?..number()?];
        let text = String::from_utf8(value.body).ok()?;
        let fits = |numbers: &Range<u32>| {
            numbers.len() <= text.len() && numbers.start <= numbers.end && numbers.end <= MAX_NUMBER
        };
        let is_whole = numbers.iter().all(fits);
        is_whole.then_some(Self { text, numbers })
    }

    /// Returns the text with names that have numbers from these on. `None` if that is unclear.
    fn numbered_from(&self, start: [u32; COUNTS], syntax: TextSyntax) -> Option<Cow<'_, str>> {
        if starts_at(&self.numbers, start) {
            return Some(Cow::Borrowed(&self.text));
        }
        let mut text = String::with_capacity(self.text.len() + 8);
        (syntax.renumber)(&self.text, starts(&self.numbers), start, &mut text)?;
        Some(Cow::Owned(text))
    }
}

impl PackedSection {
    /// Returns the head of its value, whose body is the text.
    fn head(&self) -> Vec<u8> {
        let mut head = Vec::new();
        for numbers in &self.numbers {
            push_number(&mut head, numbers.start.into());
            push_number(&mut head, numbers.end.into());
        }
        head
    }

    fn unpack(&self) -> Option<SectionText> {
        Some(SectionText {
            text: String::from_utf8(self.text.unpack()?).ok()?,
            numbers: self.numbers.clone(),
        })
    }

    /// Returns the same with the first numbers of another one.
    fn numbered_as(&self, other: &SectionText, syntax: TextSyntax) -> Option<Self> {
        let start = starts(&other.numbers);
        let text = self.unpack()?;
        Some(Self {
            symbol: None,
            uses: Vec::new(),
            numbers: std::array::from_fn(|count| {
                start[count]..start[count] + self.numbers[count].len() as u32
            }),
            text: PackedBody::of(text.numbered_from(start, syntax)?.as_bytes()),
        })
    }
}

impl TextCache {
    /// Looks up the sections of a text. `None` if it has none.
    pub fn sections<'c, 't>(
        &'c self,
        text: &'t str,
        syntax: TextSyntax,
    ) -> Option<SectionCache<'c, 't>> {
        let split = TextSections::split(text, syntax, threads(), hash)?;
        let mut sections = self.section_cache(split, syntax)?;
        sections.known = map(&sections.keys, MIN_SHARE, |key| {
            SectionText::read(self.get(key, || in_module(""))?)
        });
        Some(sections)
    }

    /// Finds the sections of a text of which nothing is known, on this thread alone: others process the text meanwhile. `offsets` waits
    /// for the [offsets](crate::PortableIr::offsets) of its operations. `None` if it has none.
    pub fn unknown_sections<'c, 't>(
        &'c self,
        text: &'t str,
        syntax: TextSyntax,
        offsets: impl FnOnce() -> Option<Vec<usize>>,
    ) -> Option<SectionCache<'c, 't>> {
        let guess = TextSections::guess(text, syntax, hash)
            .filter(|(text, _)| offsets().is_some_and(|offsets| text.start_at(&offsets)));
        let split = guess.or_else(|| TextSections::split(text, syntax, 1, hash))?;
        self.section_cache(split, syntax)
    }

    /// Returns the cache of sections with these hashes, in which nothing has been looked up.
    fn section_cache<'c, 't>(
        &'c self,
        (text, hashes): (TextSections<'t>, Vec<Hash>),
        syntax: TextSyntax,
    ) -> Option<SectionCache<'c, 't>> {
        let dependencies = text.dependencies()?;
        let [head, tail] = text.frame().map(str::as_bytes);
        let frame = self.key(&Hash::of_list([&b"sections"[..], head, tail]).0).0;
        let key = |dependencies: &Vec<usize>| {
            let hashes = dependencies.iter().map(|&index| &hashes[index].0[..]);
            TextKey(Hash::of_list(std::iter::once(&frame.0[..]).chain(hashes)))
        };
        let keys: Vec<TextKey> = dependencies.iter().map(key).collect();
        let hashes = hashes.iter().map(|hash| &hash.0[..]);
        let whole = hashes.chain(text.gaps().map(str::as_bytes));
        let whole = Hash::of_list(std::iter::once(&frame.0[..]).chain(whole));
        let text_key = self.key(&whole.0);
        Some(SectionCache {
            cache: self,
            syntax,
            dependencies,
            known: vec![None; keys.len()],
            keys,
            text_key,
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

    /// Starts to copy what the tool prints of the [rest](Self::rest), for [`keep`](Self::keep).
    #[must_use]
    pub fn copy(&self) -> OutputCopy {
        OutputCopy::of_sections(self.syntax)
    }

    /// Returns all that the tool makes of the text; `None` unless all sections are known, or were printed now, and can be numbered.
    pub fn output(&self, printed: &PrintedSections) -> Option<String> {
        let known = self.known.iter();
        let mut known: Vec<Option<Cow<'_, SectionText>>> = known
            .map(|known| known.as_ref().map(Cow::Borrowed))
            .collect();
        for (index, section) in &printed.0 {
            if known[*index].is_none() {
                known[*index] = Some(Cow::Owned(section.unpack()?));
            }
        }
        let known: Vec<Cow<'_, SectionText>> = known.into_iter().collect::<Option<_>>()?;
        let mut starts = vec![[0; COUNTS]; known.len()];
        let mut next = [0; COUNTS];
        for (start, section) in starts.iter_mut().zip(&known).rev() {
            *start = next;
            next = ends(next, &section.numbers);
        }
        let frame = self.syntax.frame;
        let length: usize = known.iter().map(|section| section.text.len() + 8).sum();
        let mut output = String::with_capacity(frame.head.len() + length + frame.tail.len());
        let mut before = frame.head;
        for (start, section) in starts.into_iter().zip(&known) {
            output.push_str(before);
            output.push_str(&section.numbered_from(start, self.syntax)?);
            before = frame.gap;
        }
        output.push_str(frame.tail);
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
    /// symbols, and refer to no others than before. Returns them.
    ///
    /// # Errors
    ///
    /// Returns what was printed if nothing of it is kept.
    pub fn keep(
        &mut self,
        output: OutputText,
        name: &str,
        time: Duration,
    ) -> Result<PrintedSections, OutputText> {
        let OutputText::Sections(printed) = output else {
            return Err(output);
        };
        let unknown = self.unknown();
        let is_same = |(&index, printed): (&usize, &PackedSection)| {
            let before = &self.text.sections[index];
            let mut uses = printed.uses.iter();
            before.symbol == printed.symbol.as_deref()
                && uses.all(|used| before.uses.contains(&&**used))
        };
        let mut sections = unknown.iter().zip(&printed.sections);
        if printed.sections.len() != unknown.len()
            || !sections.all(is_same)
            || !are_consecutive(&printed.sections)
        {
            return Err(OutputText::Sections(printed));
        }
        let time = time / u32::try_from(unknown.len()).unwrap_or(u32::MAX).max(1);
        let sections: Vec<_> = unknown.into_iter().zip(printed.sections).collect();
        map(&sections, MIN_SHARE, |(index, section)| {
            if self.known[*index].is_none() {
                self.keep_section(&self.keys[*index], section, name, time);
            }
        });
        Ok(PrintedSections(sections))
    }

    fn keep_section(&self, key: &TextKey, section: &PackedSection, name: &str, time: Duration) {
        let cache = self.cache;
        let earlier = cache.checked(key, || in_module(name));
        // What is computed again to be compared may have other numbers here.
        let earlier = earlier.and_then(SectionText::read);
        let renumbered = earlier
            .as_ref()
            .and_then(|earlier| section.numbered_as(earlier, self.syntax));
        let section = renumbered.as_ref().unwrap_or(section);
        if earlier.is_some_and(|earlier| section.unpack().as_ref() != Some(&earlier)) {
            cache.add_mismatch(name);
        }
        cache.put_section(key, name, (&section.head(), &section.text), time);
    }
}

fn hash(section: &str) -> Hash {
    Hash::of(section.as_bytes())
}

/// Returns whether the names in sections have numbers without gaps, from the last section to the first.
fn are_consecutive(sections: &[PackedSection]) -> bool {
    let mut next = [0; COUNTS];
    sections.iter().rev().all(|section| {
        let is_next = starts_at(&section.numbers, next);
        next = ends(next, &section.numbers);
        is_next
    })
}

fn starts(numbers: &[Range<u32>; COUNTS]) -> [u32; COUNTS] {
    numbers.each_ref().map(|numbers| numbers.start)
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

    fn read(numbers: [Range<u32>; COUNTS]) -> Option<SectionText> {
        let section = PackedSection {
            symbol: None,
            uses: Vec::new(),
            numbers,
            text: PackedBody::of(b"%0 = a"),
        };
        SectionText::read(Value {
            head: section.head(),
            body: section.text.unpack()?,
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
