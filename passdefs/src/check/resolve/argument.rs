//! Checks the arguments of pipeline steps: values of options, and options of the pipeline that are passed on (`$name`).

use super::Resolver;
use super::option::also_bounds;
use super::step::StepContext;
use crate::catalogue::{self, Code};
use crate::check::values::{self, TypedValue};
use crate::draft::{ArgumentSource, Default, Spanned};
use crate::model::{ArgumentValue, OptionId, OptionType, Scalar, ScalarType, Value};
use crate::names::shown;
use crate::source::Span;

/// A value of a step whose `$` is resolved.
pub(super) enum Expansion {
    /// The value of this option of the pipeline, which has this name in the text.
    Forward(OptionId, Spanned<String>),
    /// A value in which each `$` is a dollar sign.
    Value(ArgumentSource),
}

impl Resolver<'_, '_> {
    pub(super) fn argument_value(
        &mut self,
        option: OptionId,
        source: &ArgumentSource,
        step: &StepContext,
    ) -> Option<ArgumentValue> {
        let source = match self.expand(source, step)? {
            Expansion::Forward(from, name) => return self.forward(step, from, option, &name),
            Expansion::Value(source) => source,
        };
        let ty = self.type_of(option)?.clone();
        let typed = self.type_check(option, &ty, &source)?;
        let count = typed.len();
        let values = typed.into_iter();
        let values = values
            .filter_map(|typed| self.checked_value(catalogue::VALUE_MISFIT, option, &ty, &typed));
        let values: Vec<Value> = values.collect();
        if values.len() < count {
            return None;
        }
        if self.scope.option(option).list {
            Some(ArgumentValue::Many(values))
        } else {
            values.into_iter().next().map(ArgumentValue::One)
        }
    }

    /// Resolves the `$` in a value of a step, or reports that it means nothing. Outside of pipelines it is an ordinary character.
    pub(super) fn expand(
        &mut self,
        source: &ArgumentSource,
        step: &StepContext,
    ) -> Option<Expansion> {
        let Some(pipeline) = step.enclosing else {
            return Some(Expansion::Value(source.clone()));
        };
        if let Some(name) = source.forwarded() {
            let option = self.resolve_enclosing_option(&name, pipeline)?;
            return Some(Expansion::Forward(option, name));
        }
        let source = source.unescaped().map_err(|text| {
            let message = format!("the `$` in {} passes no option on", shown(&text.value));
            let diag = self.error(catalogue::FORWARD_MISFIT, text.span, message);
            diag.help(
                "write `$` and the name of an option as the whole value to pass it on, and `$$` for a dollar sign",
            );
        });
        source.ok().map(Expansion::Value)
    }

    fn type_check(
        &mut self,
        option: OptionId,
        ty: &OptionType,
        source: &ArgumentSource,
    ) -> Option<Vec<TypedValue>> {
        let (scope, list) = (self.scope, self.scope.option(option).list);
        let text = |text: &Spanned<String>| TypedValue {
            written: text.value.clone(),
            span: text.span,
            value: values::typed_text(ty, &text.value, scope),
        };
        match source {
            ArgumentSource::Value(Default::Many(many)) if !list => {
                let name = shown(&self.definitions[option].argument);
                let message = format!("option {name} takes a single value, not a list");
                let code = catalogue::VALUE_MISFIT;
                let diag = self.error(code, many.span, message);
                diag.help(format!("write {}", values::expected(ty, scope)));
                None
            }
            ArgumentSource::Value(value) => Some(values::typed_default(ty, list, value, scope)),
            ArgumentSource::Bare(span) => self.bare_flag_value(option, ty, *span),
            ArgumentSource::Text(value) if list => Some(value.items.iter().map(text).collect()),
            ArgumentSource::Text(value) => Some(vec![text(&value.text)]),
        }
    }

    /// Returns the value of an option without `=`, which is `true`. Reports an option that is no `bool`.
    fn bare_flag_value(
        &mut self,
        option: OptionId,
        ty: &OptionType,
        span: Span,
    ) -> Option<Vec<TypedValue>> {
        if *ty == OptionType::BuiltIn(ScalarType::Bool) && !self.scope.option(option).list {
            return Some(vec![TypedValue {
                written: "true".to_owned(),
                span,
                value: Ok(Value::Scalar(Scalar::Bool(true))),
            }]);
        }
        let name = shown(&self.definitions[option].argument);
        let message = format!("option {name} lacks a value");
        let diag = self.report.error(catalogue::VALUE_MISFIT, span, message);
        diag.help(format!("write {}", values::expected(ty, self.scope)));
        None
    }

    /// Returns the value, or reports that it does not fit the type or the range.
    pub(super) fn checked_value(
        &mut self,
        code: Code,
        option: OptionId,
        ty: &OptionType,
        typed: &TypedValue,
    ) -> Option<Value> {
        let name = shown(&self.definitions[option].argument).into_owned();
        match &typed.value {
            Ok(value) if self.is_within_range(option, value) => {
                self.refer_value(&typed.written, typed.span, value);
                return Some(value.clone());
            }
            Ok(_) => {
                let value = shown(&typed.written);
                let message = format!("{value} is out of the range of option {name}");
                let diag = self.report.error(code, typed.span, message);
                also_bounds(diag, self.scope.option(option));
            }
            Err(error) => {
                let place = format!("option {name}, whose type is ");
                self.misfit([code; 3], ("", &place), ty, typed, error);
            }
        }
        None
    }

    fn is_within_range(&self, option: OptionId, value: &Value) -> bool {
        let option = &self.definitions[option];
        values::is_within(value, option.min.as_ref(), option.max.as_ref())
    }

    /// Forwards an option of the pipeline, or reports that the target cannot take all its values.
    fn forward(
        &mut self,
        step: &StepContext,
        from: OptionId,
        to: OptionId,
        name: &Spanned<String>,
    ) -> Option<ArgumentValue> {
        let incompatibility = self.forward_incompatibility(from, to);
        let is_optional = |option| Spanned::is_set(&self.scope.option(option).optional);
        let may_be_unset = is_optional(from) && !step.present.contains(&from);
        let (reason, help) = match incompatibility {
            Some(reason) => (reason, None),
            None if may_be_unset && !is_optional(to) => {
                let spelling = self.scope.spelling(name.span);
                let when = spelling.node("when", &[&name.value], true);
                let help = format!("move the step into a `{when}`, where the option has a value");
                let reason = format!(
                    "{} is optional, but {} requires a value",
                    shown(&self.definitions[from].argument),
                    shown(&self.definitions[to].argument)
                );
                (reason, Some(help))
            }
            None => return Some(ArgumentValue::Forward(from)),
        };
        let (from, to) = (&self.definitions[from], &self.definitions[to]);
        let (from_name, to_name) = (shown(&from.argument), shown(&to.argument));
        let message = format!("option {from_name} cannot be passed on as {to_name}: {reason}");
        let code = catalogue::FORWARD_MISFIT;
        let diag = self.report.error(code, name.span, message);
        let diag = diag
            .also(from.span, "the option that is passed on")
            .also(to.span, "the option that takes its value");
        if let Some(help) = help {
            diag.help(help);
        }
        None
    }

    /// Returns the reason why not every value of `from` is valid for `to`. Returns `None` too if a type is unresolved, which has
    /// been reported.
    fn forward_incompatibility(&self, from: OptionId, to: OptionId) -> Option<String> {
        let (from_type, to_type) = (self.type_of(from)?, self.type_of(to)?);
        let (source, target) = (self.scope.option(from), self.scope.option(to));
        if source.list != target.list {
            let shape = |list: bool| if list { "a list" } else { "a single value" };
            return Some(format!(
                "{} is {}, {} is {}",
                shown(&self.definitions[from].argument),
                shape(source.list),
                shown(&self.definitions[to].argument),
                shape(target.list)
            ));
        }
        if !self.is_same_type(from_type, to_type) {
            let [from_name, to_name] = [from_type, to_type].map(|ty| self.scope.type_name(ty));
            return Some(format!("their types are `{from_name}` and `{to_name}`"));
        }
        (!self.is_range_within(from, to)).then(|| {
            let [from, to] = [from, to].map(|option| {
                let option = &self.definitions[option];
                let range = range_text(option.min.as_ref(), option.max.as_ref());
                format!("{} ({range})", shown(&option.argument))
            });
            format!("the range of the pipeline's {from} is not within that of {to}")
        })
    }

    fn is_range_within(&self, from: OptionId, to: OptionId) -> bool {
        let (from, to) = (&self.definitions[from], &self.definitions[to]);
        let [lower, upper] = from.bounds();
        let is_within = |value: Option<Scalar>, min: Option<&Scalar>, max: Option<&Scalar>| {
            value.is_some_and(|value| value.is_within(min, max))
        };
        // No duration is negative.
        let min = to.min.as_ref();
        let min = min.filter(|min| **min != ScalarType::Duration.zero());
        let max = to.max.as_ref();
        (min.is_none() || is_within(lower, min, None))
            && (max.is_none() || is_within(upper, None, max))
    }

    /// Returns whether two options have the same type. Enums of different groups are the same if they stand for one Rust type:
    /// an existing one, or the one that is generated for a declaration that both groups include.
    fn is_same_type(&self, left: &OptionType, right: &OptionType) -> bool {
        let (OptionType::Enum(left), OptionType::Enum(right)) = (left, right) else {
            return left == right;
        };
        let (left, right) = (&self.definitions[*left], &self.definitions[*right]);
        match (&left.rust, &right.rust) {
            // `same_as` is the first enum of the declaration, never another copy.
            (None, None) => left.same_as.unwrap_or(left.id) == right.same_as.unwrap_or(right.id),
            (left, right) => left == right,
        }
    }
}

fn range_text(min: Option<&Scalar>, max: Option<&Scalar>) -> String {
    match (min, max) {
        (Some(min), Some(max)) => format!("{min} to {max}"),
        (Some(min), None) => format!("at least {min}"),
        (None, Some(max)) => format!("at most {max}"),
        (None, None) => "any value".to_owned(),
    }
}
