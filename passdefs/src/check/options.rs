//! Rules of options: types, ranges and defaults.

use super::names::{not_rust, type_name, written_options};
use super::types::{self, Mistake};
use super::values::{self, Misfit, Typed};
use crate::catalogue;
use crate::draft::{Default, Draft, Group, OptionDef, Spanned};
use crate::model::{OptionType, Scalar, Value};
use crate::names::shown;
use crate::report::Report;

/// An enum has at least one value.
pub(super) fn check_enums_have_values(draft: &Draft, report: &mut Report) {
    for declared in draft.groups.iter().flat_map(|group| &group.enums) {
        if declared.values.is_empty() {
            let message = format!("enum {} has no values", shown(&declared.name.value));
            report.error(catalogue::EMPTY_ENUM, declared.name.span, message);
        }
    }
}

/// The type of an option is built in, an enum of the same group, or a Rust type.
pub(super) fn check_types(draft: &Draft, report: &mut Report) {
    for group in &draft.groups {
        for option in written_options(group) {
            let name = type_name(&option.ty);
            match types::resolve(&option.ty.value, group) {
                Ok(_) => {}
                Err(Mistake::NotRust(error)) => not_rust(&name, "a Rust type", &error, report),
                Err(Mistake::Unknown) => unknown_type(&name, group, draft, report),
            }
        }
    }
}

fn unknown_type(name: &Spanned<String>, group: &Group, draft: &Draft, report: &mut Report) {
    let message = format!("unknown type {}", shown(&name.value));
    let wording = report.error(catalogue::UNKNOWN_TYPE, name.span, message);
    let wording = wording.known(&name.value, "types", &types::known(group));
    let wording = match name.value.as_str() {
        text if text.starts_with("Vec<") => wording.help("write `list` instead of `option`"),
        text if text.starts_with("Option<") => wording.help("write `optional=#true`"),
        _ => wording,
    };
    if let Some(other) = elsewhere(&name.value, draft) {
        wording.note(format!(
            "enum `{}` of group `{other}` is known in that group only",
            name.value
        ));
    }
}

fn elsewhere<'d>(name: &str, draft: &'d Draft) -> Option<&'d str> {
    let declares = |group: &&Group| {
        group
            .enums
            .iter()
            .any(|declared| declared.name.value == name)
    };
    draft
        .groups
        .iter()
        .find(declares)
        .map(|group| group.name.value.as_str())
}

/// An option has a default, is optional, or is required: no two of these. A list is neither of the latter.
pub(super) fn check_arity(draft: &Draft, report: &mut Report) {
    for option in draft.groups.iter().flat_map(written_options) {
        let optional = option
            .optional
            .as_ref()
            .filter(|optional| optional.value)
            .map(|written| written.span);
        let required = option
            .required
            .as_ref()
            .filter(|required| required.value)
            .map(|written| written.span);
        let default = option.default.as_ref().map(|default| default.span());
        let default = default.or(option.cpp_default.as_ref().map(|default| default.span));
        let list = option.list.then_some(option.field.span);
        let pairs = [
            (list, optional, "a list is never optional, it may be empty"),
            (list, required, "a list is never required, it may be empty"),
            (
                optional,
                required,
                "an option is optional or required, not both",
            ),
            (
                optional.filter(|_| list.is_none()),
                default,
                "an optional option has no default",
            ),
            (
                required.filter(|_| list.is_none()),
                default,
                "a required option has no default",
            ),
        ];
        for (one, other, message) in pairs {
            if let (Some(one), Some(other)) = (one, other) {
                let (first, again) = (one.min(other), one.max(other));
                report
                    .error(catalogue::CONTRADICTION, again, message)
                    .also(first, "first here");
            }
        }
    }
}

/// `min` and `max` are numbers of the option's type, and `min` is not above `max`.
pub(super) fn check_ranges(draft: &Draft, report: &mut Report) {
    for group in &draft.groups {
        for option in written_options(group) {
            if let Ok(ty) = types::resolve(&option.ty.value, group) {
                check_bounds(option, &ty, report);
            }
        }
    }
}

fn check_bounds(option: &OptionDef, ty: &OptionType, report: &mut Report) {
    for (name, bound) in [("min", &option.min), ("max", &option.max)] {
        let Some(literal) = bound else { continue };
        if values::bound(ty, &literal.value).is_none() {
            let written = values::quoted(&values::shown(&literal.value));
            let message = format!(
                "`{name}` {written} is not a value that {} can have",
                shown(&option.field.value)
            );
            report
                .error(catalogue::BAD_RANGE, literal.span, message)
                .label(not_a_bound(ty));
        }
    }
    let (min, max) = range(option, ty);
    let (Some(least), Some(largest), Some(first), Some(again)) =
        (min, max, &option.min, &option.max)
    else {
        return;
    };
    if least.order(&largest).is_some_and(std::cmp::Ordering::is_gt) {
        let wording = report.error(catalogue::BAD_RANGE, again.span, "`max` is below `min`");
        wording.also(first.span, "`min` is here");
    }
}

fn not_a_bound(ty: &OptionType) -> String {
    match ty.is_ordered() {
        true => format!("expected {}", values::expected(ty)),
        false => "only numbers have a range".to_owned(),
    }
}

/// The bounds of an option that are right.
pub(super) fn range(option: &OptionDef, ty: &OptionType) -> (Option<Scalar>, Option<Scalar>) {
    let bound = |literal: &Spanned<_>| values::bound(ty, &literal.value);
    (
        option.min.as_ref().and_then(bound),
        option.max.as_ref().and_then(bound),
    )
}

/// A default is a value of the option's type, or several for a list, and each is within the range.
pub(super) fn check_defaults(draft: &Draft, report: &mut Report) {
    for group in &draft.groups {
        for option in written_options(group) {
            let Ok(ty) = types::resolve(&option.ty.value, group) else {
                continue;
            };
            let Some(default) = &option.default else {
                continue;
            };
            if let (Default::Many(many), false) = (default, option.list) {
                let wording = report.error(
                    catalogue::DEFAULT_TYPE,
                    many.span,
                    "the default is a list, and the option is none",
                );
                wording.label(format!("expected {}", values::expected(&ty)));
                continue;
            }
            for typed in values::typed_default(&ty, option.list, default, group) {
                match &typed.value {
                    Err(misfit) => report_misfit(&ty, &typed, misfit, report),
                    Ok(value) => check_within(option, &ty, &typed, value, report),
                }
            }
        }
    }
}

fn check_within(
    option: &OptionDef,
    ty: &OptionType,
    typed: &Typed,
    value: &Value,
    report: &mut Report,
) {
    let (min, max) = range(option, ty);
    if values::is_within(value, min.as_ref(), max.as_ref()) {
        return;
    }
    let message = format!("default {} is out of range", values::quoted(&typed.written));
    let mut wording = report.error(catalogue::DEFAULT_RANGE, typed.span, message);
    for (name, bound) in [("min", &option.min), ("max", &option.max)] {
        if let Some(bound) = bound {
            wording = wording.also(bound.span, format!("`{name}` is here"));
        }
    }
}

fn report_misfit(ty: &OptionType, typed: &Typed, misfit: &Misfit, report: &mut Report) {
    let written = values::quoted(&typed.written);
    match misfit {
        Misfit::Type(expected) => {
            let message = format!("default {written} does not fit type `{}`", ty.name());
            report
                .error(catalogue::DEFAULT_TYPE, typed.span, message)
                .label(format!("expected {expected}"));
        }
        Misfit::Enum(texts) => {
            let known: Vec<&str> = texts.iter().map(String::as_str).collect();
            let message = format!("default {written} is not a value of enum `{}`", ty.name());
            let wording = report.error(catalogue::DEFAULT_ENUM, typed.span, message);
            wording.known(&typed.written, "values", &known);
        }
        Misfit::Pipeline(error) => {
            let message = format!("default {written} is not an anchored pipeline");
            let span = values::within(typed.span, &typed.written, error.span);
            let wording = report.error(catalogue::DEFAULT_PIPELINE, span, message);
            wording.label(&error.message);
        }
    }
}
