//! Conditions on options of a pipeline.

use super::Resolver;
use super::step::StepContext;
use crate::catalogue;
use crate::check::values::{self, TypedValue};
use crate::draft::{self, Comparison, Spanned, When};
use crate::model::{Condition, OptionId, OptionType, ScalarType};
use crate::names::shown;
use crate::source::Span;
use crate::vocabulary::Spelling;

impl Resolver<'_, '_> {
    pub(super) fn resolve_condition(
        &mut self,
        caller: &StepContext,
        when: &When,
    ) -> Option<(OptionId, Condition)> {
        let option = self.resolve_enclosing_option(&when.option, caller.enclosing?)?;
        let ty = self.type_of(option)?.clone();
        let condition = match when.conditions.as_slice() {
            [] => self.implicit_condition(when, option, &ty),
            [condition] => self.comparison(condition, option, &ty),
            [first, second, ..] => {
                let message = "a step has one condition";
                let diag = self.error(catalogue::CONDITION_MISFIT, second.value.span, message);
                diag.also(first.value.span, "first here")
                    .help("write a `when` inside of another for both to hold");
                None
            }
        };
        condition.map(|condition| (option, condition))
    }

    /// Resolves a `when` without a comparison: the option must be true, present, or not empty.
    fn implicit_condition(
        &mut self,
        when: &When,
        option: OptionId,
        ty: &OptionType,
    ) -> Option<Condition> {
        let draft = self.scope.option(option);
        if draft.list || Spanned::is_set(&draft.optional) {
            return Some(Condition::Given);
        }
        if *ty == OptionType::BuiltIn(ScalarType::Bool) {
            return Some(Condition::True);
        }
        let message = format!(
            "`when {}` without a comparison needs a bool, optional or list option",
            when.option.value
        );
        let help = comparisons(self.scope.spelling(when.option.span));
        let diag = self.error(catalogue::CONDITION_MISFIT, when.option.span, message);
        diag.also(draft.field.span, "declared here")
            .help(format!("compare it: {help}"));
        None
    }

    fn comparison(
        &mut self,
        condition: &draft::Condition,
        option: OptionId,
        ty: &OptionType,
    ) -> Option<Condition> {
        let name = shown(&self.definitions[option].argument).into_owned();
        let span = condition.value.span;
        let is_ordered = matches!(
            condition.comparison,
            Comparison::AtLeast | Comparison::AtMost
        );
        if self.scope.option(option).list {
            let message = format!("option {name} is a list, which cannot be compared");
            let help = "without a comparison, `when` holds if the list has elements";
            return self.condition_misfit(option, span, message, Some(help));
        }
        if is_ordered && !ty.is_ordered() {
            let comparison = self.scope.spelling(span).name(condition.comparison.name());
            let message =
                format!("`{comparison}` needs a numeric option, and {name} has another type");
            let help = format!("its type is `{}`", self.scope.type_name(ty));
            return self.condition_misfit(option, span, message, Some(&help));
        }
        if matches!(
            ty,
            OptionType::Path(_) | OptionType::BuiltIn(ScalarType::Pipeline)
        ) {
            let ty = self.scope.type_name(ty);
            let message = format!("values of type `{ty}` cannot be compared");
            return self.condition_misfit(option, span, message, None);
        }
        let typed = TypedValue {
            written: condition.value.value.text(),
            span,
            value: values::type_check(ty, &condition.value.value, self.scope),
        };
        let value = self.checked_value(catalogue::CONDITION_MISFIT, option, ty, &typed)?;
        Some(match condition.comparison {
            Comparison::Is => Condition::Is(value),
            Comparison::IsNot => Condition::IsNot(value),
            Comparison::AtLeast => Condition::AtLeast(value),
            Comparison::AtMost => Condition::AtMost(value),
        })
    }

    fn condition_misfit(
        &mut self,
        option: OptionId,
        span: Span,
        message: String,
        help: Option<&str>,
    ) -> Option<Condition> {
        let declared = self.scope.option(option).field.span;
        let diag = self.error(catalogue::CONDITION_MISFIT, span, message);
        let diag = diag.also(declared, "the option is declared here");
        if let Some(help) = help {
            diag.help(help);
        }
        None
    }
}

fn comparisons(spelling: Spelling) -> String {
    let [first @ .., last] = Comparison::ALL
        .map(|comparison| format!("`{}`", spelling.property(comparison.name(), "..")));
    format!("{} or {last}", first.join(", "))
}
