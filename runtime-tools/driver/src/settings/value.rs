//! The types of settings, and how flags set them.

use std::ffi::OsStr;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::time::Duration;

use pass_builder::OutlineFormat;
use pass_debug::validation::Effort;
use pass_observe::timing::{TimingDisplay, TimingFormat};
use pass_runtime::diagnostic::Severity;
use pass_runtime::text::render::Style;
use pass_text::scalar::{Scalar, ScalarType};

use crate::split::MARKER;

pub(crate) trait FlagValue {
    const ARGUMENT: Argument;

    /// Sets the value, or returns which texts are values; the text is empty for a flag without an argument.
    fn set(&mut self, text: &OsStr) -> Result<(), String>;
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum Argument {
    /// An optional truth value.
    Switch,
    Text,
    OptionalText,
    /// A required name of a file or folder, which need not be UTF-8.
    Path,
    /// One of these words. The argument is optional if one of them is empty.
    Choice(fn() -> Vec<&'static str>),
}

impl Argument {
    /// Returns true if the next argument is the value where the flag itself has none.
    pub(crate) fn is_required(self) -> bool {
        match self {
            Self::Switch | Self::OptionalText => false,
            Self::Text | Self::Path => true,
            Self::Choice(words) => !words().contains(&""),
        }
    }
}

/// A type with a word for each value.
trait Choice: Copy + 'static {
    const CHOICES: Choices<Self>;
}

type Choices<T> = &'static [(&'static str, T)];

impl<T: Choice> FlagValue for T {
    const ARGUMENT: Argument =
        Argument::Choice(|| T::CHOICES.iter().map(|(word, _)| *word).collect());

    fn set(&mut self, text: &OsStr) -> Result<(), String> {
        if let Some((_, value)) = T::CHOICES.iter().find(|(word, _)| text == *word) {
            *self = *value;
            return Ok(());
        }
        let words = T::CHOICES.iter().map(|(word, _)| *word);
        let words: Vec<String> = words
            .filter(|word| !word.is_empty())
            .map(|word| format!("'{word}'"))
            .collect();
        Err(format!("it is {}", words.join(" or ")))
    }
}

impl<T: FlagValue + Default> FlagValue for Option<T> {
    const ARGUMENT: Argument = T::ARGUMENT;

    fn set(&mut self, text: &OsStr) -> Result<(), String> {
        let mut value = T::default();
        value.set(text)?;
        *self = Some(value);
        Ok(())
    }
}

impl FlagValue for bool {
    const ARGUMENT: Argument = Argument::Switch;

    fn set(&mut self, text: &OsStr) -> Result<(), String> {
        *self = match text.to_str() {
            Some("" | "true" | "TRUE" | "True" | "1") => true,
            Some("false" | "FALSE" | "False" | "0") => false,
            _ => return Err("it is 'true' or 'false'".to_owned()),
        };
        Ok(())
    }
}

impl FlagValue for usize {
    const ARGUMENT: Argument = Argument::Text;

    fn set(&mut self, text: &OsStr) -> Result<(), String> {
        match ScalarType::Usize.read(text.to_str().unwrap_or_default()) {
            Ok(Scalar::Int(number)) => *self = number as Self,
            _ => return Err("it is a number of 0 or more".to_owned()),
        }
        Ok(())
    }
}

impl FlagValue for u64 {
    const ARGUMENT: Argument = Argument::Text;

    fn set(&mut self, text: &OsStr) -> Result<(), String> {
        let mut number = 0usize;
        number.set(text)?;
        *self = number as Self;
        Ok(())
    }
}

impl FlagValue for Duration {
    const ARGUMENT: Argument = Argument::Text;

    fn set(&mut self, text: &OsStr) -> Result<(), String> {
        let read = ScalarType::Duration.read(text.to_str().unwrap_or_default());
        match read {
            Ok(Scalar::Duration(duration)) if !duration.is_zero() => *self = duration,
            _ => return Err("it is a time with its unit, such as '5s' or '500ms'".to_owned()),
        }
        Ok(())
    }
}

/// A number between 0 and 1.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Share(pub(crate) f64);

impl FlagValue for Share {
    const ARGUMENT: Argument = Argument::Text;

    fn set(&mut self, text: &OsStr) -> Result<(), String> {
        let share = text.to_str().and_then(|text| text.parse().ok());
        let share = share.filter(|share| (0.0..=1.0).contains(share));
        self.0 = share.ok_or_else(|| "it is a number between 0 and 1, such as 0.01".to_owned())?;
        Ok(())
    }
}

impl FlagValue for Effort {
    const ARGUMENT: Argument = Argument::OptionalText;

    fn set(&mut self, text: &OsStr) -> Result<(), String> {
        let text = text.to_str().unwrap_or_default();
        let samples = text.strip_prefix("samples:");
        let samples = samples.and_then(|samples| samples.parse().ok());
        *self = match (text, samples) {
            ("" | "true", _) => Self::Default,
            ("exhaustive", _) => Self::Exhaustive,
            (_, Some(samples @ 1..)) => Self::Samples(samples),
            _ => return Err("it is 'exhaustive' or such as 'samples:1000'".to_owned()),
        };
        Ok(())
    }
}

/// The number of pass executions that run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ExecutionLimit(pub(crate) u64);

impl FlagValue for ExecutionLimit {
    const ARGUMENT: Argument = Argument::Text;

    fn set(&mut self, text: &OsStr) -> Result<(), String> {
        if text == "-1" {
            self.0 = u64::MAX;
            return Ok(());
        }
        let help = |help| format!("{help}, or -1 for all");
        self.0.set(text).map_err(help)
    }
}

/// The numbers of the pass executions that run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Intervals(pub(crate) Vec<RangeInclusive<u64>>);

impl FlagValue for Intervals {
    const ARGUMENT: Argument = Argument::Text;

    fn set(&mut self, text: &OsStr) -> Result<(), String> {
        let interval = |text: &str| {
            let (first, last) = text.split_once('-').unwrap_or((text, text));
            let (first, last) = (first.parse().ok()?, last.parse().ok()?);
            (1 <= first && first <= last).then_some(first..=last)
        };
        self.0 = match text.to_str() {
            Some("-1") => vec![1..=u64::MAX],
            text => {
                let intervals = text.unwrap_or_default().split(',').map(interval).collect();
                let help = "it is such as '1-10,20': numbers from 1 on, or -1 for all";
                Option::ok_or_else(intervals, || help.to_owned())?
            }
        };
        Ok(())
    }
}

impl FlagValue for PathBuf {
    const ARGUMENT: Argument = Argument::Path;

    fn set(&mut self, text: &OsStr) -> Result<(), String> {
        *self = text.into();
        Ok(())
    }
}

impl FlagValue for String {
    const ARGUMENT: Argument = Argument::Text;

    fn set(&mut self, text: &OsStr) -> Result<(), String> {
        *self = text.to_string_lossy().into_owned();
        Ok(())
    }
}

/// The arguments of a flag that is repeated.
impl FlagValue for Vec<String> {
    const ARGUMENT: Argument = Argument::Text;

    fn set(&mut self, text: &OsStr) -> Result<(), String> {
        self.push(text.to_string_lossy().into_owned());
        Ok(())
    }
}

/// Names of passes or symbols, separated by commas; a flag that is repeated adds to them.
#[derive(Clone, Debug, Default)]
pub(crate) struct NameList(pub(crate) Vec<String>);

impl NameList {
    /// Returns the names as symbols, which may be written with an `@`.
    pub(crate) fn symbols(&self) -> Vec<String> {
        let names = self.0.iter();
        names
            .map(|name| name.trim_start_matches('@').to_owned())
            .collect()
    }
}

impl FlagValue for NameList {
    const ARGUMENT: Argument = Argument::Text;

    fn set(&mut self, text: &OsStr) -> Result<(), String> {
        let text = text.to_string_lossy();
        let names = text.split(',').map(|name| name.trim().to_owned());
        let names: Vec<String> = names.collect();
        if names.iter().any(String::is_empty) {
            return Err("it is one name or several, such as 'a,b', and none is empty".to_owned());
        }
        self.0.extend(names);
        Ok(())
    }
}

/// The line between parts of the input; `None` if the input is one part.
#[derive(Clone, Debug, Default)]
pub(crate) struct SplitMarker(pub(crate) Option<String>);

impl FlagValue for SplitMarker {
    const ARGUMENT: Argument = Argument::OptionalText;

    fn set(&mut self, text: &OsStr) -> Result<(), String> {
        let text = text.to_string_lossy();
        let marker = if text.is_empty() { MARKER } else { &text };
        self.0 = Some(marker.to_owned());
        Ok(())
    }
}

/// Declares a type with a word for each value. The first value is the default.
macro_rules! choices {
    ($(#[doc = $doc:literal])* $name:ident { $first_word:literal => $first:ident, $($word:literal => $value:ident,)* }) => {
        $(#[doc = $doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub(crate) enum $name {
            #[default]
            $first,
            $($value,)*
        }

        impl Choice for $name {
            const CHOICES: Choices<Self> =
                &[($first_word, Self::$first), $(($word, Self::$value),)*];
        }
    };
}

choices! {
    /// The layout of the statistics report; a list adds up passes of the same name.
    StatisticsDisplay { "pipeline" => Pipeline, "list" => List, "json" => Json, }
}

choices! {
    RemarkFormat { "emitRemark" => Diagnostics, "yaml" => Yaml, }
}

choices! {
    /// The remarks that are shown of those with the same location, name and category: all or the last.
    RemarkPolicy { "all" => All, "final" => Final, }
}

choices! {
    ColorMode { "auto" => Auto, "always" => Always, "never" => Never, }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum PipelineFormat {
    #[default]
    Text,
    /// A tree or a graph that explains the order.
    Outline(OutlineFormat),
}

impl Choice for PipelineFormat {
    const CHOICES: Choices<Self> = &[
        ("", Self::Text),
        ("text", Self::Text),
        ("tree", Self::Outline(OutlineFormat::Tree)),
        ("graphviz", Self::Outline(OutlineFormat::Graphviz)),
        ("mermaid", Self::Outline(OutlineFormat::Mermaid)),
    ];
}

/// The diagnostics that comments in the input must announce.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum VerifyDiagnostics {
    #[default]
    All,
    /// No diagnostics, but those that comments announce must be emitted.
    OnlyExpected,
}

impl Choice for VerifyDiagnostics {
    const CHOICES: Choices<Self> = &[
        ("", Self::All),
        ("all", Self::All),
        ("only-expected", Self::OnlyExpected),
    ];
}

impl Choice for Severity {
    const CHOICES: Choices<Self> = &[
        ("errors", Self::Error),
        ("warnings", Self::Warning),
        ("remarks", Self::Remark),
    ];
}

impl Choice for Style {
    const CHOICES: Choices<Self> = &[
        ("mlir", Self::Mlir),
        ("rustc", Self::Rustc { color: false }),
    ];
}

impl Choice for TimingFormat {
    const CHOICES: Choices<Self> = Self::NAMES;
}

impl Choice for TimingDisplay {
    const CHOICES: Choices<Self> = Self::NAMES;
}
