//! Attributes that hold a value of an enumeration, as data.

use std::borrow::Cow;

/// An attribute that is a word of a list, or several where the words are flags: `#gpu<dim x>`, `#llvm.fastmath<nnan,
/// nsz>`.
#[derive(Debug)]
#[must_use]
pub struct Enumeration {
    /// The name of the attribute after that of its dialect.
    pub mnemonic: &'static str,
    /// The signs around the value.
    pub frame: Frame,
    /// The name of the enumeration in messages.
    pub name: &'static str,
    /// The words.
    pub words: &'static [&'static str],
    /// True if messages name the C++ class of the enumeration instead of its description.
    pub is_class: bool,
    /// The flags, if the words are flags.
    pub flags: Option<FlagSet>,
    /// The name of the dialect if sets of these flags, at most eight, are stored as [`Flags`](crate::data::Flags),
    /// which passes compute with.
    pub dialect: Option<&'static str>,
}

/// The words of an [`Enumeration`] whose values can be combined.
#[derive(Debug)]
pub struct FlagSet {
    /// The text between two flags: a sign, and white space around it.
    pub separator: &'static str,
    /// True if words for several flags are printed before the remaining flags.
    pub groups_first: bool,
    /// The bits of each word, in the order of the words.
    pub bits: &'static [u64],
}

/// The signs around the value of an [`Enumeration`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Frame {
    /// `#dialect<name word>`
    Bare,
    /// `#dialect.name<word>`
    Angle,
    /// `#dialect<name(word)>`
    Parentheses,
    /// `#dialect<name{type = word}>`
    Type,
}

impl Enumeration {
    /// Returns an attribute whose value is one of these words.
    pub const fn words(
        mnemonic: &'static str,
        frame: Frame,
        name: &'static str,
        words: &'static [&'static str],
    ) -> Self {
        Self {
            mnemonic,
            frame,
            name,
            words,
            is_class: false,
            flags: None,
            dialect: None,
        }
    }

    /// As [`words`](Self::words), with the name of a C++ class.
    pub const fn words_of_class(
        mnemonic: &'static str,
        frame: Frame,
        name: &'static str,
        words: &'static [&'static str],
    ) -> Self {
        let mut this = Self::words(mnemonic, frame, name, words);
        this.is_class = true;
        this
    }

    /// Sets words that are flags, each with its bits.
    pub const fn flags(
        mut self,
        separator: &'static str,
        groups_first: bool,
        bits: &'static [u64],
    ) -> Self {
        self.flags = Some(FlagSet {
            separator,
            groups_first,
            bits,
        });
        self
    }

    /// Stores sets of these flags as [`Flags`](crate::data::Flags) of a dialect.
    pub const fn stored(mut self, dialect: &'static str) -> Self {
        self.dialect = Some(dialect);
        self
    }

    pub(crate) fn bits_of(&self, name: &str) -> Option<u64> {
        let position = self.words.iter().position(|word| *word == name)?;
        self.flags.as_ref()?.bits.get(position).copied()
    }

    /// Returns whether a word may be a string, as in older enumerations and those without flags.
    pub(crate) fn takes_strings(&self) -> bool {
        self.is_class || self.flags.is_none()
    }

    /// Returns the text after the name of the dialect, for the words with these positions.
    pub(crate) fn text(&self, positions: &[usize]) -> String {
        let (name, value) = (self.mnemonic, self.delimited(positions));
        match self.frame {
            Frame::Bare => format!("<{name} {value}>"),
            Frame::Angle => format!(".{name}{value}"),
            Frame::Parentheses | Frame::Type => format!("<{name}{value}>"),
        }
    }

    pub(crate) fn delimited(&self, positions: &[usize]) -> String {
        let word = self.value(positions);
        match self.frame {
            Frame::Bare => word,
            Frame::Angle => format!("<{word}>"),
            Frame::Parentheses => format!("({word})"),
            Frame::Type => format!("{{type = {word}}}"),
        }
    }

    fn value(&self, positions: &[usize]) -> String {
        match &self.flags {
            Some(flags) => {
                let bits = self.bits(positions);
                flags.words(self.words, bits).join(flags.separator)
            }
            None => positions
                .iter()
                .map(|&at| quote_unless_keyword(self.words[at]))
                .collect(),
        }
    }

    pub(crate) fn bits(&self, positions: &[usize]) -> u64 {
        let bits = self.flags.as_ref().map_or(&[][..], |flags| flags.bits);
        positions.iter().fold(0, |all, &at| all | bits[at])
    }
}

/// Returns a word in quotes if it is not a keyword, such as `non-leaf`. `mlir-opt` prints `8k` without, and cannot parse it.
fn quote_unless_keyword(word: &str) -> Cow<'_, str> {
    let is_first = |char: char| char.is_ascii_alphabetic() || char == '_';
    let is_next = |char: char| is_first(char) || char.is_ascii_digit() || matches!(char, '$' | '.');
    if word.starts_with(is_first) && word.chars().all(is_next) {
        return word.into();
    }
    format!("\"{word}\"").into()
}

impl FlagSet {
    /// Returns the words for some bits, in the order of their printing.
    pub(crate) fn words(&self, words: &'static [&'static str], bits: u64) -> Vec<&'static str> {
        let words_with_bits = || words.iter().copied().zip(self.bits.iter().copied());
        if bits == 0 {
            return words_with_bits()
                .filter(|word| word.1 == 0)
                .map(|word| word.0)
                .collect();
        }
        let mut remaining = bits;
        let mut found = Vec::new();
        let is_group = |value: u64| value.count_ones() > 1;
        if self.groups_first {
            for (word, value) in words_with_bits().rev().filter(|word| is_group(word.1)) {
                if remaining & value == value {
                    remaining &= !value;
                    found.push(word);
                }
            }
        }
        let others = words_with_bits()
            .filter(|word| word.1 != 0 && !(self.groups_first && is_group(word.1)));
        found.extend(
            others
                .filter(|word| remaining & word.1 == word.1)
                .map(|word| word.0),
        );
        found
    }
}
