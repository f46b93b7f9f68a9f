//! Values that steps give to options: typed, or passed on.

use super::Builder;
use super::step::StepContext;
use crate::catalogue;
use crate::check::pipeline_text::DollarEscape;
use crate::check::values::{self, TypedValue, ValueError};
use crate::draft::{ArgumentSource, Default, Literal, Spanned};
use crate::model::{ArgumentValue, EnumId, OptionId, OptionType, Scalar, ScalarType, Value};
use crate::names::{clipped, shown};
use crate::source::Span;

impl Builder<'_, '_> {
    pub(super) fn argument_value(
        &mut self,
        option: OptionId,
        written: &ArgumentSource,
        caller: &StepContext,
    ) -> Option<ArgumentValue> {
        let written = match (caller.own, written.dollar()) {
            (Some(own), Some(DollarEscape::Forward(name))) => {
                let from = self.own_option(&name, own)?;
                return self.forward(caller, from, option, &name);
            }
            (Some(_), Some(DollarEscape::Literal(text))) => {
                let literal = Spanned::new(Literal::Str(text.value), text.span);
                &ArgumentSource::Value(Default::One(literal))
            }
            _ => written,
        };
        let ty = self.type_of(option)?.clone();
        let typed = self.type_check(option, &ty, written)?;
        let count = typed.len();
        let values = typed.into_iter();
        let values: Vec<Value> = values
            .filter_map(|typed| self.checked_value(option, &ty, typed))
            .collect();
        if values.len() < count {
            return None;
        }
        if self.scope.option(option).list {
            Some(ArgumentValue::Many(values))
        } else {
            values.into_iter().next().map(ArgumentValue::One)
        }
    }

    fn type_check(
        &mut self,
        option: OptionId,
        ty: &OptionType,
        written: &ArgumentSource,
    ) -> Option<Vec<TypedValue>> {
        let (scope, list) = (self.scope, self.scope.option(option).list);
        let text = |text: &Spanned<String>| TypedValue {
            written: text.value.clone(),
            span: text.span,
            value: values::typed_text(ty, &text.value, scope),
        };
        match written {
            ArgumentSource::Value(Default::Many(many)) if !list => {
                let name = shown(&self.all[option].argument);
                let message = format!("option {name} takes a single value, not a list");
                let code = catalogue::VALUE_MISFIT;
                let diag = self.error(code, many.span, message);
                diag.help(format!("write {}", values::expected(ty, scope)));
                None
            }
            ArgumentSource::Value(value) => Some(values::typed_default(ty, list, value, scope)),
            ArgumentSource::Bare(span) => self.value_without_equals(option, ty, *span),
            ArgumentSource::Text(value) if list => Some(value.items.iter().map(text).collect()),
            ArgumentSource::Text(value) => Some(vec![text(&value.text)]),
        }
    }

    /// Returns the value of an option without `=`, which stands for `true`.
    fn value_without_equals(
        &mut self,
        option: OptionId,
        ty: &OptionType,
        span: Span,
    ) -> Option<Vec<TypedValue>> {
        if *ty == OptionType::BuiltIn(ScalarType::Bool) && !self.scope.option(option).list {
            let written = "true".to_owned();
            let value = Ok(Value::Scalar(Scalar::Bool(true)));
            return Some(vec![TypedValue {
                written,
                span,
                value,
            }]);
        }
        let name = shown(&self.all[option].argument);
        let message = format!("option {name} lacks a value");
        let diag = self.report.error(catalogue::VALUE_MISFIT, span, message);
        diag.help(format!("write {}", values::expected(ty, self.scope)));
        None
    }

    /// Returns the value, or reports that it does not fit the type or the range.
    fn checked_value(
        &mut self,
        option: OptionId,
        ty: &OptionType,
        typed: TypedValue,
    ) -> Option<Value> {
        let (scope, code) = (self.scope, catalogue::VALUE_MISFIT);
        let (name, ty_name) = (shown(&self.all[option].argument), scope.type_name(ty));
        let written = values::quoted(&typed.written);
        match typed.value {
            Ok(value) if self.is_within_range(option, &value) => {
                self.refer_value(&typed.written, typed.span, &value);
                return Some(value);
            }
            Ok(_) => {
                let message = format!("{written} is out of the range of option {name}");
                let draft = self.scope.option(option);
                let mut diag = self.error(code, typed.span, message);
                for (name, bound) in [("min", &draft.min), ("max", &draft.max)] {
                    if let Some(bound) = bound {
                        diag = diag.also(bound.span, format!("`{name}` is here"));
                    }
                }
            }
            Err(ValueError::Type(expected)) => {
                let message =
                    format!("{written} does not fit option {name}, whose type is `{ty_name}`");
                self.error(code, typed.span, message)
                    .help(format!("write {expected}"));
            }
            Err(ValueError::Enum(of)) => {
                let message = format!("{written} is not a value of enum `{ty_name}`");
                let texts = scope.enumeration(of).texts();
                let diag = self.error(code, typed.span, message);
                diag.known_with(&typed.written, "values", || {
                    texts.iter().map(String::as_str).collect()
                });
            }
            Err(ValueError::Pipeline(error)) => {
                let message = format!("{written} is not an anchored pipeline");
                let diag = self.error(code, typed.span, message);
                diag.label(&error.message);
            }
        }
        None
    }

    pub(super) fn is_within_range(&self, option: OptionId, value: &Value) -> bool {
        let option = &self.all[option];
        values::is_within(value, option.min.as_ref(), option.max.as_ref())
    }

    /// Forwards an option of the pipeline, or reports that the target cannot take all its values.
    fn forward(
        &mut self,
        caller: &StepContext,
        from: OptionId,
        to: OptionId,
        name: &Spanned<String>,
    ) -> Option<ArgumentValue> {
        let misfit = self.forward_misfit(from, to);
        let is_optional = |option| Spanned::is_set(&self.scope.option(option).optional);
        let may_lack = is_optional(from) && !caller.present.contains(&from);
        let lacks = may_lack && !is_optional(to);
        let (why, help) = match misfit {
            Some(why) => (why, None),
            None if lacks => {
                let spelling = self.scope.spelling(name.span);
                let when = spelling.node("when", &[&clipped(&name.value)], true);
                let help = format!("run it in a `{when}`, where the option has a value");
                let (one, other) = (&self.all[from].argument, &self.all[to].argument);
                let why = format!(
                    "{} is optional, but {} requires a value",
                    shown(one),
                    shown(other)
                );
                (why, Some(help))
            }
            None => return Some(ArgumentValue::Forward(from)),
        };
        let (from, to) = (&self.all[from], &self.all[to]);
        let (one, other) = (shown(&from.argument), shown(&to.argument));
        let message = format!("option {one} cannot be passed on as {other}: {why}");
        let code = catalogue::FORWARD_MISFIT;
        let diag = self.report.error(code, name.span, message);
        let diag = diag
            .also(from.span, "this is passed on")
            .also(to.span, "as the value of this");
        if let Some(help) = help {
            diag.help(help);
        }
        None
    }

    /// Returns the reason why some value of an option is no value of another one.
    fn forward_misfit(&self, from: OptionId, to: OptionId) -> Option<String> {
        let (one, other) = (self.type_of(from)?, self.type_of(to)?);
        let (source, target) = (self.scope.option(from), self.scope.option(to));
        if source.list != target.list {
            let shape = |list: bool| if list { "a list" } else { "a single value" };
            return Some(format!(
                "{} is {}, {} is {}",
                shown(&self.all[from].argument),
                shape(source.list),
                shown(&self.all[to].argument),
                shape(target.list)
            ));
        }
        if !self.is_same_type(one, other) {
            let (one, other) = (self.scope.type_name(one), self.scope.type_name(other));
            return Some(format!("their types are `{one}` and `{other}`"));
        }
        (!self.is_range_within(from, to, one)).then(|| {
            format!(
                "the range of {} is not within the range of {}",
                shown(&self.all[from].argument),
                shown(&self.all[to].argument)
            )
        })
    }

    fn is_range_within(&self, from: OptionId, to: OptionId, ty: &OptionType) -> bool {
        let (from, to) = (&self.all[from], &self.all[to]);
        let limits = ty.built_in().and_then(ScalarType::limits);
        let least = from.min.clone();
        let least = least.or(limits.map(|(least, _)| Scalar::Int(least)));
        let most = from
            .max
            .clone()
            .or(limits.map(|(_, most)| Scalar::Int(most)));
        let is_within = |value: Option<Scalar>, min: Option<&Scalar>, max: Option<&Scalar>| {
            value.is_some_and(|value| value.is_within(min, max))
        };
        let (min, max) = (to.min.as_ref(), to.max.as_ref());
        (min.is_none() || is_within(least, min, None))
            && (max.is_none() || is_within(most, None, max))
    }

    /// Enums of two groups are the same if they stand for the same Rust type.
    fn is_same_type(&self, one: &OptionType, other: &OptionType) -> bool {
        let (OptionType::Enum(one), OptionType::Enum(other)) = (one, other) else {
            return one == other;
        };
        let rust = |id: EnumId| {
            let declared = &self.all[id];
            let same = declared.same_as.unwrap_or(id);
            declared.rust.as_deref().ok_or(same)
        };
        rust(*one) == rust(*other)
    }
}
