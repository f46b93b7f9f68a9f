//! Conditions on options of a pipeline.

use super::forward;
use super::problem::Problem;
use crate::catalogue;
use crate::check::index::{Options, TypedOption};
use crate::check::options::range;
use crate::check::values::{self, Misfit};
use crate::draft::{self, Comparison, When};
use crate::model::{Condition, OptionType, ScalarType, Value};
use crate::names::shown;
use crate::report::Report;

/// The option exists, and the condition fits it.
pub(super) fn check(when: &When, own: &Options<'_>, report: &mut Report) {
    let Some(option) = own.own(&when.option.value) else {
        return forward::unknown(&when.option, own).report(report);
    };
    if let Err(Some(problem)) = evaluate(when, option) {
        problem.report(report);
    }
}

/// What must hold of the option. No problem is one that is reported elsewhere.
pub(in crate::check) fn evaluate(
    when: &When,
    option: &TypedOption<'_>,
) -> Result<Condition, Option<Problem>> {
    let Some(ty) = &option.ty else {
        return Err(None);
    };
    match when.conditions.as_slice() {
        [] => holds(when, option, ty).map_err(Some),
        [condition] => compared(condition, option, ty).map_err(Some),
        [first, second, ..] => {
            let message = "a step has one condition";
            let problem = Problem::new(catalogue::CONDITION_MISFIT, second.value.span, message);
            Err(Some(
                problem
                    .also(first.value.span, "first here")
                    .help("write a `when` inside of another for both to hold"),
            ))
        }
    }
}

/// Without a comparison, the option must be true, given, or not empty.
fn holds(when: &When, option: &TypedOption<'_>, ty: &OptionType) -> Result<Condition, Problem> {
    let optional = option.option.optional.as_ref().is_some_and(|it| it.value);
    if option.option.list || optional {
        return Ok(Condition::Given);
    }
    if *ty == OptionType::BuiltIn(ScalarType::Bool) {
        return Ok(Condition::True);
    }
    let message = format!(
        "option {} always has a value, so there is nothing to decide",
        shown(&when.option.value)
    );
    let problem = Problem::new(catalogue::CONDITION_MISFIT, when.option.span, message);
    let problem = problem.also(option.option.field.span, "declared here");
    Err(problem.help("compare it: `is=..`, `is-not=..`, `at-least=..` or `at-most=..`"))
}

fn compared(
    condition: &draft::Condition,
    option: &TypedOption<'_>,
    ty: &OptionType,
) -> Result<Condition, Problem> {
    let comparison = condition.comparison.name();
    let problem = |message: String| {
        let problem = Problem::new(catalogue::CONDITION_MISFIT, condition.value.span, message);
        problem.also(option.option.field.span, "the option is declared here")
    };
    let name = option.option.argument();
    let ordered = matches!(
        condition.comparison,
        Comparison::AtLeast | Comparison::AtMost
    );
    if option.option.list {
        let message = format!("option {} is a list, which is not compared", shown(&name));
        return Err(
            problem(message).help("leave out the comparison: a list that has elements counts")
        );
    }
    if ordered && !ty.is_ordered() {
        let message = format!(
            "`{comparison}` compares numbers, and {} is none",
            shown(&name)
        );
        return Err(problem(message).help(format!("its type is `{}`", ty.name())));
    }
    if matches!(
        ty,
        OptionType::Path(_) | OptionType::BuiltIn(ScalarType::Pipeline)
    ) {
        let message = format!("values of type `{}` are not compared", ty.name());
        return Err(problem(message));
    }
    let value = typed(&condition.value.value, option, ty).map_err(|why| {
        let written = values::quoted(&values::shown(&condition.value.value));
        problem(format!("option {} is never {written}", shown(&name))).help(why)
    })?;
    Ok(match condition.comparison {
        Comparison::Is => Condition::Is(value),
        Comparison::IsNot => Condition::IsNot(value),
        Comparison::AtLeast => Condition::AtLeast(value),
        Comparison::AtMost => Condition::AtMost(value),
    })
}

/// A value that the option may have, or why it is none.
fn typed(
    literal: &draft::Literal,
    option: &TypedOption<'_>,
    ty: &OptionType,
) -> Result<Value, String> {
    let value = values::typed(ty, literal, option.group).map_err(|misfit| match misfit {
        Misfit::Type(expected) => format!("write {expected}"),
        Misfit::Enum(texts) => {
            let texts = texts.iter().map(String::as_str);
            format!("its values are {}", pass_pipeline::known_list(texts))
        }
        Misfit::Pipeline(_) => format!("write {}", values::expected(ty)),
    })?;
    let (min, max) = range(option.option, ty);
    match values::is_within(&value, min.as_ref(), max.as_ref()) {
        true => Ok(value),
        false => Err("this is out of its range".to_owned()),
    }
}
