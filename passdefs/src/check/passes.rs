//! Rules of passes that are about no single name.

use std::collections::{BTreeMap, BTreeSet};

use super::names::option_items;
use crate::catalogue;
use crate::draft::{Draft, Group, OptionItem, Pass, Spanned};
use crate::names::shown;
use crate::report::Report;

fn passes(draft: &Draft) -> impl Iterator<Item = &Pass> {
    draft.groups.iter().flat_map(|group| &group.passes)
}

/// Every pass and every pipeline has a summary, and it is one line.
pub(super) fn check_summaries(draft: &Draft, report: &mut Report) {
    let plain = passes(draft).filter(|pass| !pass.verbatim_summary);
    for pass in plain {
        check_summary("pass", &pass.name, pass.summary.as_ref(), report);
    }
    for pipeline in draft.groups.iter().flat_map(|group| &group.pipelines) {
        check_summary(
            "pipeline",
            &pipeline.name,
            pipeline.summary.as_ref(),
            report,
        );
    }
}

fn check_summary(
    what: &str,
    name: &Spanned<String>,
    summary: Option<&Spanned<String>>,
    report: &mut Report,
) {
    match summary {
        None => {
            let message = format!("{what} {} has no summary", shown(&name.value));
            let wording = report.error(catalogue::EMPTY_SUMMARY, name.span, message);
            wording.help(format!("say in one line what the {what} does"));
        }
        Some(summary) if summary.value.trim().is_empty() => {
            let message = "the summary is empty";
            let wording = report.error(catalogue::EMPTY_SUMMARY, summary.span, message);
            wording.help(format!("say in one line what the {what} does"));
        }
        Some(summary) if summary.value.contains(is_line_break) => {
            let message = "the summary has several lines";
            let wording = report.error(catalogue::MULTI_LINE_SUMMARY, summary.span, message);
            wording.help("move what follows the first line into `description`");
        }
        Some(_) => {}
    }
}

/// Whether the text is a summary as it should be.
pub(crate) fn is_plain_summary(text: &str) -> bool {
    !text.trim().is_empty() && !text.contains(is_line_break)
}

fn is_line_break(letter: char) -> bool {
    matches!(
        letter,
        '\n' | '\r' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}'
    )
}

/// A pass or pipeline runs on operations with certain names or on those with an interface, not both.
pub(super) fn check_anchors(draft: &Draft, report: &mut Report) {
    for pass in passes(draft) {
        let what = || {
            format!(
                "pass {} has both `op` and `interface`",
                shown(&pass.name.value)
            )
        };
        check_anchor(what, &pass.ops, pass.interface.as_ref(), report);
        let named = pass.ops.first().or(pass.interface.as_ref());
        if let (Some(class), Some(named)) = (&pass.cpp_anchor, named) {
            let (first, again) = (class.span.min(named.span), class.span.max(named.span));
            let name = shown(&pass.name.value);
            let message = format!("pass {name} has a C++ class to run on, and something else");
            let wording = report.error(catalogue::TWO_ANCHORS, again, message);
            wording.also(first, "first here");
        }
    }
    for pipeline in draft.groups.iter().flat_map(|group| &group.pipelines) {
        let name = shown(&pipeline.name.value);
        let what = || format!("pipeline {name} has both `op` and `interface`");
        check_anchor(what, &pipeline.ops, pipeline.interface.as_ref(), report);
    }
}

/// Reports that there are both.
pub(super) fn check_anchor(
    message: impl Fn() -> String,
    ops: &[Spanned<String>],
    interface: Option<&Spanned<String>>,
    report: &mut Report,
) {
    let (Some(op), Some(interface)) = (ops.first(), interface) else {
        return;
    };
    let (first, again) = match op.span <= interface.span {
        true => (op.span, interface.span),
        false => (interface.span, op.span),
    };
    report
        .error(catalogue::TWO_ANCHORS, again, message())
        .also(first, "first here");
}

/// `use-options` names a set of the same group.
pub(super) fn check_option_sets_exist(draft: &Draft, report: &mut Report) {
    for group in &draft.groups {
        let sets = group.option_sets.iter();
        let known: BTreeSet<&str> = sets.map(|set| set.name.value.as_str()).collect();
        let unknown = option_items(group)
            .filter_map(used_set)
            .filter(|name| !known.contains(name.value.as_str()));
        for name in unknown {
            let message = format!("unknown option set {}", shown(&name.value));
            let wording = report.error(catalogue::UNKNOWN_OPTION_SET, name.span, message);
            let offered = group.offered.option_sets.iter().map(String::as_str);
            let known: Vec<&str> = known.iter().copied().chain(offered).collect();
            wording.known(&name.value, "option sets", &known);
        }
    }
}

/// Every option set is used by a pass or pipeline, unless the group has none of these and is there to be included; one that is not is worth a warning.
pub(super) fn check_option_sets_are_used(draft: &Draft, report: &mut Report) {
    let complete = |group: &&Group| !group.passes.is_empty() || !group.pipelines.is_empty();
    for group in draft.groups.iter().filter(complete) {
        let used: BTreeSet<&str> = option_items(group)
            .filter_map(used_set)
            .map(|name| name.value.as_str())
            .collect();
        let unused = group
            .option_sets
            .iter()
            .filter(|set| !used.contains(set.name.value.as_str()));
        for set in unused {
            let message = format!("no pass uses option set {}", shown(&set.name.value));
            report.warning(catalogue::UNUSED_OPTION_SET, set.name.span, message);
        }
    }
}

fn used_set(item: &OptionItem) -> Option<&Spanned<String>> {
    match item {
        OptionItem::Use(name) => Some(name),
        OptionItem::Own(_) => None,
    }
}

/// A deprecated pass recommends a pass that exists, and, or else there is a warning, one that is not deprecated.
pub(super) fn check_advice(draft: &Draft, report: &mut Report) {
    let mut known = BTreeMap::<&str, &Pass>::new();
    for pass in passes(draft) {
        known.entry(&pass.argument.value.text).or_insert(pass);
    }
    for group in &draft.groups {
        let advice = group
            .passes
            .iter()
            .filter_map(|pass| pass.deprecated.as_ref()?.instead.as_ref());
        for instead in advice {
            match known.get(instead.value.as_str()) {
                None if group.open || is_external(group, &instead.value) => {}
                None => {
                    let message = format!("unknown pass {}", shown(&instead.value));
                    let names: Vec<&str> = match report.is_brief() {
                        true => Vec::new(),
                        false => known.keys().copied().collect(),
                    };
                    let wording = report.error(catalogue::UNKNOWN_PASS, instead.span, message);
                    wording.known(&instead.value, "passes", &names);
                }
                Some(pass) if pass.deprecated.is_some() => {
                    let message = format!("pass {} is deprecated as well", shown(&instead.value));
                    let wording =
                        report.warning(catalogue::DEPRECATED_ADVICE, instead.span, message);
                    wording.also(pass.name.span, "declared here");
                }
                Some(_) => {}
            }
        }
    }
}

fn is_external(group: &Group, name: &str) -> bool {
    group
        .externals
        .iter()
        .any(|external| external.value == name)
}
