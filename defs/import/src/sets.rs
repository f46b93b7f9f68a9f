//! Options that passes share: they stay together under a name.

use std::collections::{BTreeMap, BTreeSet};

use super::dump::{Dump, Record, record_names};
use super::names::first_free;
use passdefs::names::{is_kebab, kebab_case};

pub(super) struct Set<'d> {
    pub(super) name: String,
    pub(super) options: Vec<&'d str>,
}

pub(super) enum Part<'s, 'd> {
    /// An option of its own, by its record.
    Own(&'d str),
    /// All options of a set.
    Use(&'s Set<'d>),
}

/// The maximum number of options of a pass in the search for shared ones.
const MAX_OPTIONS: usize = 100;

/// Returns the sets that passes use: lists of options in records of their own, options with names that several passes have, and
/// what all passes of a project class have in common.
pub(super) fn find<'d>(dump: &'d Dump, passes: &[Record<'d>]) -> Vec<Set<'d>> {
    let mut candidates = lists(dump);
    candidates.extend(named_options(dump, passes));
    candidates.extend(shared_by_class(passes));
    let mut sets: Vec<Set<'d>> = Vec::new();
    for (name, options) in candidates {
        let distinct: BTreeSet<&str> = options.iter().copied().collect();
        let is_new = sets.iter().all(|set| set.options != options);
        let name = kebab_case(&name);
        if is_new && distinct.len() == options.len() && is_kebab(&name) {
            let is_free = |name: &str| sets.iter().all(|set| set.name != name);
            let name = first_free(&[&name], is_free);
            sets.push(Set { name, options });
        }
    }
    let used: BTreeSet<String> = passes
        .iter()
        .flat_map(|pass| used_sets(*pass, &sets))
        .collect();
    sets.retain(|set| used.contains(&set.name));
    sets
}

/// Splits the options of a pass into sets and others. Uses each set once, the longest first.
pub(super) fn split<'s, 'd>(options: &[&'d str], sets: &'s [Set<'d>]) -> Vec<Part<'s, 'd>> {
    let mut parts = Vec::new();
    let mut free: Vec<&Set<'d>> = sets.iter().collect();
    let mut rest = options;
    while let Some((first, after)) = rest.split_first() {
        let fitting = free
            .iter()
            .enumerate()
            .filter(|(_, set)| rest.starts_with(&set.options));
        let longest = fitting.max_by_key(|(at, set)| (set.options.len(), usize::MAX - at));
        if let Some((at, set)) = longest.map(|(at, set)| (at, *set)) {
            rest = rest.get(set.options.len()..).unwrap_or(&[]);
            free.remove(at);
            parts.push(Part::Use(set));
        } else {
            rest = after;
            parts.push(Part::Own(first));
        }
    }
    parts
}

fn used_sets(pass: Record<'_>, sets: &[Set<'_>]) -> Vec<String> {
    let options = pass.names("options").unwrap_or_default();
    let parts = split(&options, sets)
        .into_iter()
        .filter_map(|part| match part {
            Part::Use(set) => Some(set.name.clone()),
            Part::Own(_) => None,
        });
    parts.collect()
}

/// Returns the fields of named records, other than passes, that list options only.
fn lists(dump: &Dump) -> Vec<(String, Vec<&str>)> {
    let is_option = |name: &&str| {
        dump.record(name)
            .is_some_and(|record| record.is_a("Option"))
    };
    let mut found = Vec::new();
    let records = dump
        .records()
        .filter(|record| !record.is_anonymous() && !record.is_a("PassBase"));
    for record in records {
        for (field, value) in record.fields {
            let names = value
                .as_array()
                .and_then(|list| record_names(list))
                .unwrap_or_default();
            if field.starts_with('!') || names.is_empty() || !names.iter().all(is_option) {
                continue;
            }
            let name = match field.as_str() {
                "options" => record.name.to_owned(),
                field => format!("{}-{field}", record.name),
            };
            found.push((name, names));
        }
    }
    found
}

/// Returns the options with a name that several passes have.
fn named_options<'d>(dump: &'d Dump, passes: &[Record<'d>]) -> Vec<(String, Vec<&'d str>)> {
    let mut users: BTreeMap<&str, usize> = BTreeMap::new();
    for option in passes
        .iter()
        .flat_map(|pass| pass.names("options").unwrap_or_default())
    {
        *users.entry(option).or_default() += 1;
    }
    let named = users.into_iter().filter(|(name, users)| {
        *users > 1
            && dump
                .record(name)
                .is_some_and(|record| !record.is_anonymous())
    });
    named
        .map(|(name, _)| (name.to_owned(), vec![name]))
        .collect()
}

/// Returns, by project class, the longest run of at least two options that all of its passes have.
fn shared_by_class<'d>(passes: &[Record<'d>]) -> Vec<(String, Vec<&'d str>)> {
    let mut classes: BTreeMap<&str, Vec<Vec<&'d str>>> = BTreeMap::new();
    for pass in passes {
        for class in pass.superclasses() {
            let options = pass.names("options").unwrap_or_default();
            classes.entry(class).or_default().push(options);
        }
    }
    let of_projects = classes.into_iter().filter(|(class, passes)| {
        !matches!(*class, "PassBase" | "Pass" | "InterfacePass") && passes.len() > 1
    });
    of_projects
        .filter_map(|(class, passes)| Some((class.to_owned(), longest_shared(&passes)?)))
        .collect()
}

fn longest_shared<'d>(passes: &[Vec<&'d str>]) -> Option<Vec<&'d str>> {
    let (first, others) = passes.split_first()?;
    if passes.iter().any(|options| options.len() > MAX_OPTIONS) {
        return None;
    }
    let mut shared: Vec<usize> = (0..first.len()).map(|at| first.len() - at).collect();
    for other in others {
        let lengths = run_lengths(first, other);
        shared
            .iter_mut()
            .zip(lengths)
            .for_each(|(shared, length)| *shared = length.min(*shared));
    }
    let longest = (0..)
        .zip(shared)
        .max_by_key(|(at, length)| (*length, usize::MAX - at));
    let (at, length) = longest.filter(|(_, length)| *length >= 2)?;
    first.get(at..at + length).map(<[&str]>::to_vec)
}

/// Returns, by position in `one`, the length of the longest run from there that is also in `other`.
fn run_lengths(one: &[&str], other: &[&str]) -> Vec<usize> {
    let mut lengths = Vec::new();
    // By position in `other`: how long the run is that begins there and at the position in `one` after this one.
    let mut after = vec![0; other.len() + 1];
    for option in one.iter().rev() {
        for at in 0..other.len() {
            after[at] = if other[at] == *option {
                after[at + 1] + 1
            } else {
                0
            };
        }
        lengths.push(after.iter().copied().max().unwrap_or(0));
    }
    lengths.reverse();
    lengths
}
