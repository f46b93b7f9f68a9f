//! Rules of pipelines under a name: what they run, on what, with which options, and under which conditions.

pub(super) mod call;
pub(super) mod condition;
mod cycle;
mod example;
mod flat;
mod forward;
mod nesting;
mod order;
mod problem;
pub(super) mod tree;
pub(super) mod value;
mod walk;

pub(super) use cycle::check_pipelines_end;
pub(super) use example::check_examples;
pub(super) use nesting::check_nesting;
pub(super) use order::{check_pipelines_keep_order, strength};

use super::index::Index;
use crate::catalogue;
use crate::draft::{Draft, PipelineDef};
use crate::names::shown;
use crate::report::Report;
use crate::source::Span;
use tree::{Item, Place};
use walk::walk;

fn pipelines(draft: &Draft) -> impl Iterator<Item = &PipelineDef> {
    draft.groups.iter().flat_map(|group| &group.pipelines)
}

/// A pipeline says what it runs in one way: step by step, as text, or by a function of the author's.
pub(super) fn check_forms(draft: &Draft, report: &mut Report) {
    for pipeline in pipelines(draft) {
        let body = pipeline.body.as_ref().map(|body| body.span);
        let text = pipeline.text.as_ref().map(|text| text.span);
        let builder = pipeline.builder.as_ref().map(|path| path.span);
        let mut forms: Vec<Span> = [body, text, builder].into_iter().flatten().collect();
        forms.sort_unstable();
        let name = shown(&pipeline.name.value);
        match forms.as_slice() {
            [_] => {}
            [] => {
                let message = format!("pipeline {name} does not say what it runs");
                let wording = report.error(catalogue::PIPELINE_FORM, pipeline.name.span, message);
                wording.help("write a `body`, a `text` or the path of a `builder`");
            }
            [first, others @ ..] => {
                let message = format!("pipeline {name} says more than once what it runs");
                let again = others.first().copied().unwrap_or(*first);
                let wording = report.error(catalogue::PIPELINE_FORM, again, message);
                let wording = wording.label("again here").also(*first, "first here");
                wording.help("keep one of `body`, `text` and `builder`");
            }
        }
    }
}

/// The text of a pipeline is a list of passes and nested pipelines.
pub(super) fn check_texts(draft: &Draft, report: &mut Report) {
    for pipeline in pipelines(draft) {
        let Some(text) = &pipeline.text else { continue };
        if let Err(errors) = pass_pipeline::parse_list(&text.value) {
            report_text(&Place::of_text(pipeline, text), &errors, report);
        }
    }
}

fn report_text(place: &Place<'_>, errors: &pass_pipeline::Errors, report: &mut Report) {
    for error in errors.iter() {
        let span = place.span(error.span);
        let mut wording = report.error(catalogue::PIPELINE_TEXT, span, &error.message);
        for note in &error.notes {
            wording = wording.note(note);
        }
        if let Some(help) = &error.help {
            wording.help(help);
        }
    }
}

/// What a step names exists, and is what the step says: a pass for `run`, a pipeline for `use`. It is given each option
/// once at most, only options that it has, all that it requires, and values that fit.
pub(super) fn check_calls(index: &Index<'_>, report: &mut Report) {
    for (callee, pipeline) in index.pipelines() {
        let own = index.options(callee);
        let check = call::Calls {
            index,
            group: callee.group,
            own: Some(&own),
        };
        walk(&tree::steps(pipeline), &mut |item| match item {
            Item::Call(call) => check.check(call, report),
            Item::When(when, _) => condition::check(when, &own, report),
            Item::Nest(_) | Item::ExtensionPoint(_) => {}
        });
    }
}
