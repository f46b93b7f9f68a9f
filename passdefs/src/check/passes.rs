//! Rules of passes that are about no single name.

use std::collections::BTreeSet;

use crate::catalogue;
use crate::draft::{Draft, OptionItem, Pass, Spanned};
use crate::names::shown;
use crate::report::Report;

fn passes(draft: &Draft) -> impl Iterator<Item = &Pass> {
    draft.groups.iter().flat_map(|group| &group.passes)
}

/// Every pass has a summary, and it is one line.
pub(super) fn check_summaries(draft: &Draft, report: &mut Report) {
    for pass in passes(draft) {
        match &pass.summary {
            Some(_) if pass.verbatim_summary => {}
            None => {
                let message = format!("pass {} has no summary", shown(&pass.name.value));
                let wording = report.error(catalogue::EMPTY_SUMMARY, pass.name.span, message);
                wording.help("say in one line what the pass does");
            }
            Some(summary) if summary.value.trim().is_empty() => {
                let wording = report.error(
                    catalogue::EMPTY_SUMMARY,
                    summary.span,
                    "the summary is empty",
                );
                wording.help("say in one line what the pass does");
            }
            Some(summary) if summary.value.contains(is_line_break) => {
                let message = "the summary has several lines";
                let wording = report.error(catalogue::MULTI_LINE_SUMMARY, summary.span, message);
                wording.help("move what follows the first line into `description`");
            }
            Some(_) => {}
        }
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

/// A pass runs on operations with certain names or on those with an interface, not both.
pub(super) fn check_anchors(draft: &Draft, report: &mut Report) {
    for pass in passes(draft) {
        let (Some(op), Some(interface)) = (pass.ops.first(), &pass.interface) else {
            continue;
        };
        let (first, again) = match op.span <= interface.span {
            true => (op.span, interface.span),
            false => (interface.span, op.span),
        };
        let message = format!(
            "pass {} has both `op` and `interface`",
            shown(&pass.name.value)
        );
        report
            .error(catalogue::TWO_ANCHORS, again, message)
            .also(first, "first here");
    }
}

/// `use-options` names a set of the same group.
pub(super) fn check_option_sets_exist(draft: &Draft, report: &mut Report) {
    for group in &draft.groups {
        let sets = group.option_sets.iter();
        let known: BTreeSet<&str> = sets.map(|set| set.name.value.as_str()).collect();
        let items = group.passes.iter().flat_map(|pass| &pass.options);
        let unknown = items
            .filter_map(used_set)
            .filter(|name| !known.contains(name.value.as_str()));
        for name in unknown {
            let message = format!("unknown option set {}", shown(&name.value));
            let wording = report.error(catalogue::UNKNOWN_OPTION_SET, name.span, message);
            let known: Vec<&str> = known.iter().copied().collect();
            wording.known(&name.value, "option sets", &known);
        }
    }
}

/// Every option set is used by a pass; one that is not is worth a warning.
pub(super) fn check_option_sets_are_used(draft: &Draft, report: &mut Report) {
    for group in &draft.groups {
        let items = group.passes.iter().flat_map(|pass| &pass.options);
        let used: BTreeSet<&str> = items
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
    let known: Vec<&Pass> = passes(draft).collect();
    let names: Vec<&str> = known
        .iter()
        .map(|pass| pass.argument.value.text.as_str())
        .collect();
    for group in &draft.groups {
        let advice = group
            .passes
            .iter()
            .filter_map(|pass| pass.deprecated.as_ref()?.instead.as_ref());
        for instead in advice {
            match known
                .iter()
                .find(|pass| pass.argument.value.text == instead.value)
            {
                None if group.open => {}
                None => {
                    let message = format!("unknown pass {}", shown(&instead.value));
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
