//! One step that runs a pass or a pipeline, with what it is given.

use std::collections::BTreeMap;

use super::problem::Problem;
use super::tree::{Call, Given, How};
use super::{forward, value};
use crate::catalogue;
use crate::check::index::{Callee, Found, Index, Options, What};
use crate::draft::{OptionDef, Spanned};
use crate::names::{clipped, shown};
use crate::report::Report;
use crate::source::Span;

/// What is known where calls stand.
pub(in crate::check) struct Calls<'i, 'd> {
    pub(in crate::check) index: &'i Index<'d>,
    /// Number of the group that they stand in.
    pub(in crate::check) group: usize,
    /// The options that can be passed on, if any can.
    pub(in crate::check) own: Option<&'i Options<'d>>,
}

impl<'d> Calls<'_, 'd> {
    pub(super) fn check(&self, call: &Call<'_>, report: &mut Report) {
        match self.index.find(self.group, &call.name.value) {
            Found::Unknown => self.unknown(call, report.is_brief()).report(report),
            Found::External => self.check_external(call, report),
            Found::Declared(callee) => match mistaken(call, callee) {
                Some(problem) => problem.report(report),
                None => self.check_given(&call.arguments, call.name.span, callee, report),
            },
        }
    }

    fn unknown(&self, call: &Call<'_>, brief: bool) -> Problem {
        let (code, what, kinds) = match call.how {
            How::Use => (catalogue::UNKNOWN_PIPELINE, "pipeline", "pipelines"),
            How::Run => (catalogue::UNKNOWN_PASS, "pass", "passes"),
            How::Either => {
                let kinds = "passes and pipelines";
                (catalogue::UNKNOWN_PASS, "pass or pipeline", kinds)
            }
        };
        let message = format!("unknown {what} {}", shown(&call.name.value));
        let problem = Problem::new(code, call.name.span, message);
        if brief {
            return problem;
        }
        let wanted = |what: What<'d>| match call.how {
            How::Use => matches!(what, What::Pipeline(_)),
            How::Run => matches!(what, What::Pass(_)),
            How::Either => true,
        };
        let names = self.index.names(self.group, wanted);
        problem
            .known(&call.name.value, kinds, &names)
            .note(elsewhere(what, &call.name.value))
    }

    /// Of something that is declared elsewhere nothing is known but that no option may be repeated, and that what is
    /// passed on must be there.
    fn check_external(&self, call: &Call<'_>, report: &mut Report) {
        check_repeated(&call.arguments, report);
        let Some(own) = self.own else { return };
        let forwarded = call.arguments.iter();
        for name in forwarded.filter_map(|given| value::forwarded(&given.value)) {
            if own.own(&name.value).is_none() {
                forward::unknown(&name, own).report(report);
            }
        }
    }

    /// Checks what is given to a pass or pipeline; `place` is where it lacks what is not given.
    pub(super) fn check_given(
        &self,
        given: &[Given<'_>],
        place: Span,
        callee: Callee<'d>,
        report: &mut Report,
    ) {
        check_repeated(given, report);
        let options = self.index.options(callee);
        for given in given {
            let Some(option) = options.get(&given.option.value) else {
                unknown_option(&given.option, callee, &options).report(report);
                continue;
            };
            if let Err(problems) = value::evaluate(option, &given.value, self.own) {
                problems.into_iter().for_each(|it| it.report(report));
            }
        }
        for option in options.all.iter().filter(|it| is_required(it.option)) {
            let argument = option.option.argument();
            if !given.iter().any(|given| given.option.value == argument) {
                missing(&argument, option.option, place, callee).report(report);
            }
        }
    }
}

/// The problem of a `run` that names a pipeline, or a `use` that names a pass.
fn mistaken(call: &Call<'_>, callee: Callee<'_>) -> Option<Problem> {
    let (is, instead) = match (call.how, callee.what) {
        (How::Run, What::Pipeline(_)) => ("is a pipeline, and no pass", "use"),
        (How::Use, What::Pass(_)) => ("is a pass, and no pipeline", "run"),
        _ => return None,
    };
    let name = shown(&call.name.value);
    let problem = Problem::new(
        catalogue::WRONG_CALL,
        call.name.span,
        format!("{name} {is}"),
    );
    let problem = problem.also(callee.what.name().span, "declared here");
    Some(problem.help(format!("write `{instead}` instead")))
}

fn check_repeated(given: &[Given<'_>], report: &mut Report) {
    let mut first = BTreeMap::<&str, Span>::new();
    for Spanned { value, span } in given.iter().map(|given| &given.option) {
        match first.get(value.as_str()) {
            Some(before) => {
                let message = format!("option {} is given twice", shown(value));
                let wording = report.error(catalogue::REPEATED, *span, message);
                wording.label("again here").also(*before, "first here");
            }
            None => drop(first.insert(value, *span)),
        }
    }
}

fn unknown_option(name: &Spanned<String>, callee: Callee<'_>, options: &Options<'_>) -> Problem {
    let message = format!("{} has no option {}", described(callee), shown(&name.value));
    let problem = Problem::new(catalogue::UNKNOWN_OPTION, name.span, message);
    problem.known(&name.value, "options", &options.names())
}

fn is_required(option: &OptionDef) -> bool {
    option.required.as_ref().is_some_and(|it| it.value) || option.cpp_default.is_some()
}

fn missing(argument: &str, option: &OptionDef, place: Span, callee: Callee<'_>) -> Problem {
    let why = match option.cpp_default {
        Some(_) => "whose default is known in C++ only",
        None => "which is required",
    };
    let message = format!(
        "{} lacks its option {}, {why}",
        described(callee),
        shown(argument)
    );
    Problem::new(catalogue::MISSING_OPTION, place, message)
        .also(option.field.span, "declared here")
        .help(format!("give it a value: `{argument}=..`"))
}

/// The pass or pipeline as a message names it.
pub(super) fn described(callee: Callee<'_>) -> String {
    let kind = match callee.what {
        What::Pass(_) => "pass",
        What::Pipeline(_) => "pipeline",
    };
    format!("{kind} {}", shown(callee.what.argument()))
}

/// The way out for a name that definitions elsewhere have.
pub(in crate::check) fn elsewhere(what: &str, name: &str) -> String {
    let name = clipped(name);
    format!(
        "a {what} that is registered by other means is declared in the group: `external \"{name}\"`"
    )
}
