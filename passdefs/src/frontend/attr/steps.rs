//! Steps of pipelines: `run("simplify", max_iterations = 3)`, `nest("func.func", ..)`, `when("opt_level", at_least = 2, ..)`,
//! `use_pipeline("tail")`, `extension_point("early")`.

use proc_macro2::Span;

use super::Reader;
use super::args::Args;
use super::syntax::{Arg, Body, Key};
use crate::catalogue;
use crate::draft::{
    Call, CallArgument, Comparison, Condition, Default, Literal, MAX_STEPS_DEPTH, Nest, Spanned,
    Step, When,
};
use crate::names::shown;

/// What a step may be.
const STEPS: &[&str] = &["run", "nest", "when", "use_pipeline", "extension_point"];

/// The steps of a body.
pub(super) fn read_all(reader: &mut Reader<'_>, args: Vec<Arg>) -> Vec<Step> {
    read_steps(reader, args, 1)
}

fn read_steps(reader: &mut Reader<'_>, args: Vec<Arg>, depth: usize) -> Vec<Step> {
    match args.first() {
        Some(first) if depth > MAX_STEPS_DEPTH => {
            let message = format!("steps are nested more than {MAX_STEPS_DEPTH} deep");
            let span = reader.places.of(first.span());
            reader.report.error(catalogue::TOO_DEEP, span, message);
            Vec::new()
        }
        _ => args
            .into_iter()
            .filter_map(|arg| read(reader, arg, depth))
            .collect(),
    }
}

fn read(reader: &mut Reader<'_>, arg: Arg, depth: usize) -> Option<Step> {
    let span = arg.span();
    let (Some(key), Body::Nested(args, _)) = (arg.key, arg.body) else {
        reader.wrong_kind(
            "body",
            "a list of steps such as `run(\"pass\")`",
            Some(span),
        );
        return None;
    };
    match key.text.as_str() {
        "run" => read_call(reader, ("run", span), "the name of a pass", args).map(Step::Run),
        "use_pipeline" => {
            let owner = ("use_pipeline", span);
            read_call(reader, owner, "the name of a pipeline", args).map(Step::Use)
        }
        "nest" => Some(Step::Nest(read_nest(reader, span, args, depth))),
        "when" => read_when(reader, span, args, depth).map(Step::When),
        "extension_point" => {
            let mut args = Args::of(reader, "extension_point", args);
            let name = args.unnamed_string(reader, "its name", span);
            args.finish(reader);
            name.map(Step::ExtensionPoint)
        }
        _ => {
            unknown_step(reader, &key);
            None
        }
    }
}

fn unknown_step(reader: &mut Reader<'_>, key: &Key) {
    let message = format!(
        "unknown step {} in the body of a pipeline",
        shown(&key.text)
    );
    let span = reader.places.of(key.span);
    let wording = reader.report.error(catalogue::UNKNOWN_NODE, span, message);
    wording.known(&key.text, "steps", STEPS);
}

/// A name, and an argument for each option.
fn read_call(
    reader: &mut Reader<'_>,
    (owner, span): (&'static str, Span),
    what: &str,
    args: Vec<Arg>,
) -> Option<Call> {
    let (options, unnamed) = args.into_iter().partition(|arg| arg.key.is_some());
    let mut args = Args::of(reader, owner, unnamed);
    let name = args.unnamed_string(reader, what, span);
    args.finish(reader);
    let options: Vec<Arg> = options;
    let arguments = options
        .into_iter()
        .filter_map(|arg| read_argument(reader, arg));
    let arguments = arguments.collect();
    Some(Call {
        name: name?,
        arguments,
    })
}

/// `max_iterations = 3`; the name of an option that is no identifier stands in quotes.
fn read_argument(reader: &mut Reader<'_>, arg: Arg) -> Option<CallArgument> {
    let key = arg.key?;
    let name = match key.quoted {
        true => key.text.clone(),
        false => key.text.replace('_', "-"),
    };
    let value = match arg.body {
        Body::Flag => Default::One(reader.spanned(Literal::Bool(true), key.span)),
        Body::One(value, span) => Default::One(reader.spanned(value, span)),
        Body::Many(values, span) => {
            let mut values = reader.spanned_list(values, span);
            let items = values.value.iter_mut();
            items.for_each(|item| check_dollar(reader, item));
            Default::Many(values)
        }
        Body::Nested(_, span) => {
            reader.wrong_kind(&key.text, "a value, or several in brackets", Some(span));
            return None;
        }
    };
    Some(CallArgument {
        option: reader.spanned(name, key.span),
        value,
    })
}

/// In a list, too, `$$` stands for a `$`; an option is passed on whole, so there is no `$name` in it.
fn check_dollar(reader: &mut Reader<'_>, item: &mut Spanned<Literal>) {
    let Literal::Str(text) = &mut item.value else {
        return;
    };
    let rest = text.strip_prefix('$');
    match rest.map(|rest| (rest.starts_with('$'), rest.to_owned())) {
        Some((true, rest)) => *text = rest,
        Some((false, name)) => {
            let message = "an option is passed on as a whole, not as an element of a list";
            let wording = reader
                .report
                .error(catalogue::WRONG_KIND, item.span, message);
            wording.help(format!(
                "write `\"${name}\"` without the brackets, or `$$` for a dollar"
            ));
        }
        None => {}
    }
}

/// What stands beside steps, and the steps.
fn beside(args: Vec<Arg>) -> (Vec<Arg>, Vec<Arg>) {
    let is_step = |arg: &Arg| matches!(arg.body, Body::Nested(..));
    args.into_iter().partition(|arg| !is_step(arg))
}

fn read_nest(reader: &mut Reader<'_>, span: Span, args: Vec<Arg>, depth: usize) -> Nest {
    let (facts, steps) = beside(args);
    let mut args = Args::of(reader, "nest", facts);
    let ops = args.unnamed_strings(reader);
    let has_interface = args.has("interface");
    let interface = args.string(reader, "interface");
    args.finish(reader);
    if ops.is_none() && !has_interface {
        reader.missing(span, "`nest` lacks the name of an operation".to_owned());
    }
    Nest {
        span: reader.places.of(span),
        ops: ops.unwrap_or_default(),
        interface,
        steps: read_steps(reader, steps, depth + 1),
    }
}

fn read_when(reader: &mut Reader<'_>, span: Span, args: Vec<Arg>, depth: usize) -> Option<When> {
    let (facts, steps) = beside(args);
    let mut args = Args::of(reader, "when", facts);
    let option = args.unnamed_string(reader, "the name of an option", span);
    let conditions = Comparison::ALL.into_iter().filter_map(|comparison| {
        let value = args.literal(reader, key(comparison))?;
        Some(Condition { comparison, value })
    });
    let conditions = conditions.collect();
    args.finish(reader);
    let steps = read_steps(reader, steps, depth + 1);
    Some(When {
        option: option?,
        conditions,
        steps,
    })
}

/// The name of a comparison in attributes.
fn key(comparison: Comparison) -> &'static str {
    match comparison {
        Comparison::Is => "is",
        Comparison::IsNot => "is_not",
        Comparison::AtLeast => "at_least",
        Comparison::AtMost => "at_most",
    }
}

impl Reader<'_> {
    /// Values with their places.
    pub(super) fn spanned_list(
        &mut self,
        values: Vec<(Literal, Span)>,
        whole: Span,
    ) -> Spanned<Vec<Spanned<Literal>>> {
        let whole = self.places.of(whole);
        let values = values
            .into_iter()
            .map(|(value, span)| self.spanned(value, span));
        Spanned::new(values.collect(), whole)
    }
}
