//! Options of a pipeline whose values are passed on to what it runs.

use std::cmp::Ordering;

use super::problem::Problem;
use crate::catalogue;
use crate::check::index::{Options, TypedOption};
use crate::check::options::range;
use crate::draft::{OptionDef, Spanned};
use crate::model::{OptionType, Scalar, ScalarType};
use crate::names::shown;

/// The field of the pipeline's own option of that name, whose value the option can take whatever it is.
pub(super) fn check(
    to: &TypedOption<'_>,
    name: &Spanned<String>,
    own: &Options<'_>,
) -> Result<String, Problem> {
    let Some(from) = own.own(&name.value) else {
        return Err(unknown(name, own));
    };
    match misfit(from, to) {
        None => Ok(from.option.field.value.clone()),
        Some(why) => {
            let message = format!(
                "option {} cannot be passed on as {}: {why}",
                shown(&from.option.argument()),
                shown(&to.option.argument())
            );
            let problem = Problem::new(catalogue::FORWARD_MISFIT, name.span, message);
            Err(problem
                .also(from.option.field.span, "this is passed on")
                .also(to.option.field.span, "as the value of this"))
        }
    }
}

/// The problem of a name that is no option of the pipeline.
pub(in crate::check) fn unknown(name: &Spanned<String>, own: &Options<'_>) -> Problem {
    let message = format!("the pipeline has no option {}", shown(&name.value));
    let problem = Problem::new(catalogue::UNKNOWN_OPTION, name.span, message);
    let fields: Vec<&str> = own
        .all
        .iter()
        .map(|option| option.option.field.value.as_str())
        .collect();
    problem.known(&name.value, "options", &fields)
}

/// Why the values of one option are not all values of the other, if that is so.
fn misfit(from: &TypedOption<'_>, to: &TypedOption<'_>) -> Option<String> {
    let (Some(one), Some(other)) = (&from.ty, &to.ty) else {
        return None;
    };
    if from.option.list != to.option.list {
        let is = |list: bool| if list { "is a list" } else { "is none" };
        let (one, other) = (is(from.option.list), is(to.option.list));
        return Some(format!("the one {one}, the other {other}"));
    }
    if !same_type((from, one), (to, other)) {
        let (one, other) = (one.name(), other.name());
        return Some(format!("the one holds `{one}`, the other `{other}`"));
    }
    if is_optional(from.option) && !is_optional(to.option) {
        return Some("the one may have no value, the other always has one".to_owned());
    }
    (!is_within(from, to, one)).then(|| "values of the one are out of the other's range".to_owned())
}

/// Whether all values that the one may have are within the range of the other.
fn is_within(from: &TypedOption<'_>, to: &TypedOption<'_>, ty: &OptionType) -> bool {
    let ((least, most), (min, max)) = (range(from.option, ty), range(to.option, ty));
    let limits = ty.built_in().and_then(ScalarType::limits);
    let least = least.or(limits.map(|(least, _)| Scalar::Int(least)));
    let most = most.or(limits.map(|(_, most)| Scalar::Int(most)));
    let ordered = |small: Option<Scalar>, large: Option<Scalar>| match (small, large) {
        (Some(small), Some(large)) => small.order(&large).is_some_and(Ordering::is_le),
        _ => false,
    };
    (min.is_none() || ordered(min, least)) && (max.is_none() || ordered(most, max))
}

fn is_optional(option: &OptionDef) -> bool {
    option.optional.as_ref().is_some_and(|it| it.value)
}

/// Enums of two groups are the same if they stand for the same Rust type.
fn same_type(
    (from, one): (&TypedOption<'_>, &OptionType),
    (to, other): (&TypedOption<'_>, &OptionType),
) -> bool {
    let (OptionType::Enum(name), OptionType::Enum(other_name)) = (one, other) else {
        return one == other;
    };
    let rust = |option: &TypedOption<'_>, name: &str| {
        let mut enums = option.group.enums.iter();
        let declared = enums.find(|declared| declared.name.value == name)?;
        Some(declared.rust.as_ref()?.value.replace(' ', ""))
    };
    match (rust(from, name), rust(to, other_name)) {
        (None, None) => std::ptr::eq(from.group, to.group) && name == other_name,
        (one, other) => one == other,
    }
}
