//! A flag of the command line.

use std::ffi::OsStr;

use pass_runtime::ir::IrText;

use crate::command;
use crate::settings::{Argument, FLAGS, Settings};

pub(crate) struct Flag {
    /// The heading above it in `--help`.
    pub(crate) group: &'static str,
    /// Its names, the usual one first. Those with `mlir-` are the spellings of `mlir-opt`.
    pub(crate) names: &'static [&'static str],
    /// One sentence for `--help`.
    pub(crate) summary: &'static str,
    /// The name of its argument in `--help`; may be empty.
    pub(crate) placeholder: &'static str,
    pub(crate) argument: Argument,
    #[cfg(feature = "cache")]
    pub(crate) results: KeptResults,
    /// Returns the value as text.
    #[cfg(feature = "cache")]
    pub(crate) value: fn(&Settings) -> String,
    /// Sets the value; fails with a help if the text is no such value.
    pub(crate) set: fn(&mut Settings, &OsStr) -> Result<(), String>,
}

/// What a flag means for results that are kept.
#[cfg(feature = "cache")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum KeptResults {
    /// They depend on its value.
    Depend,
    /// They are the same with and without it.
    Ignore,
    /// A run with it does more than results show, so none are kept or used.
    Refuse,
}

impl Flag {
    pub(crate) fn is_one_of(&self, names: &[&str]) -> bool {
        self.names.iter().any(|name| names.contains(name))
    }

    /// Returns true if the features of this crate and the IR provide what the flag needs.
    fn is_available<I: IrText>(&self) -> bool {
        match self.names[0] {
            "allow-unregistered-dialect" => I::KNOWS_UNREGISTERED_DIALECTS,
            "print-value-users" | "print-unique-ssa-ids" => I::NUMBERS_VALUES,
            "use-nameloc-as-prefix" => I::NAMES_VALUES_BY_LOCATION,
            name => required_feature(name).is_none_or(|(_, is_enabled)| is_enabled),
        }
    }
}

pub(crate) fn available<I: IrText>() -> impl Iterator<Item = &'static Flag> + Clone {
    FLAGS.iter().filter(|flag| flag.is_available::<I>())
}

pub(crate) fn of_runs<I: IrText>() -> impl Iterator<Item = &'static Flag> + Clone {
    available::<I>().filter(|flag| command::of_flag(flag.names[0]).is_empty())
}

/// What the flags of a cache need.
pub(crate) const CACHE: Option<(&str, bool)> = Some(("cache", cfg!(feature = "cache")));

/// Returns the feature of this crate that a flag needs, and whether it is enabled.
pub(crate) fn required_feature(flag: &str) -> Option<(&'static str, bool)> {
    match flag {
        "cache" | "cache-limit" | "check-cache" | "explain-cache" => CACHE,
        "allow-files" | "deadline" | "force" | "from-list" | "out-dir" | "reduce-failures"
        | "workers" => Some(("batch", cfg!(feature = "batch"))),
        "report" => Some(("report", cfg!(feature = "report"))),
        _ => None,
    }
}

/// Returns the flag with its dashes: one before a letter, two before a word.
pub(crate) fn spelled(name: &str) -> String {
    let dashes = if name.chars().count() == 1 { "-" } else { "--" };
    format!("{dashes}{name}")
}
