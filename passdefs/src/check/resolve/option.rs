//! Options: their types, ranges and defaults.

use std::cmp::Ordering;

use super::{Resolver, prose};
use crate::catalogue::{self, Code};
use crate::check::spelling;
use crate::check::types::{self, TypeError};
use crate::check::values::{self, TypedValue, ValueError};
use crate::diagnostic::Fix;
use crate::draft as d;
use crate::draft::{Default, OptionDef, Spanned};
use crate::model;
use crate::model::{Arity, CppFact, GroupId, OptionId, OptionItem, OptionType, Scalar, Value};
use crate::names::{is_identifier, is_snake, is_upper_camel, shown};
use crate::references::{NameForm, Target};
use crate::report::DiagnosticBuilder;
use crate::source::Span;
use crate::vocabulary::Spelling;

impl<'d> Resolver<'d, '_> {
    pub(super) fn option_items(
        &mut self,
        group: GroupId,
        items: &'d [d::OptionItem],
    ) -> Vec<OptionItem> {
        let items = items.iter();
        let built = items.filter_map(|item| match item {
            d::OptionItem::Own(option) => Some(OptionItem::Own(self.option(group, option))),
            d::OptionItem::Use(name) => self.used_set(group, name),
        });
        built.collect()
    }

    /// Resolves a `use-options`, which names a set in the scope of the group.
    fn used_set(&mut self, group: GroupId, name: &Spanned<String>) -> Option<OptionItem> {
        let (scope, span) = (self.scope, name.span);
        let Some(set) = scope.option_set(group, &name.value) else {
            let message = format!("unknown option set {}", shown(&name.value));
            let diag = self.error(catalogue::UNKNOWN_OPTION_SET, span, message);
            let known = || scope.group(group).option_set_names();
            diag.known(&name.value, "option sets", known);
            return None;
        };
        self.refer(name, Target::OptionSet(set));
        Some(OptionItem::Set { set, span })
    }

    pub(super) fn option(&mut self, group: GroupId, option: &'d OptionDef) -> OptionId {
        let id = OptionId::new(self.definitions.options.len());
        self.declare(NameForm::Rust, &option.field, Target::Option(id));
        if let Some(name) = &option.name {
            self.declare_argument(name, Target::Option(id));
        }
        let field = spelling::snake(&option.field, self.report);
        self.check_argument(option);
        self.check_arity(option);
        let ty = self.option_type(group, option);
        if ty.is_none() {
            self.invalidly_typed.insert(id);
        }
        let range = ty.as_ref().map(|ty| self.range(option, ty));
        let (min, max) = range.unwrap_or_default();
        let range = (min.as_ref(), max.as_ref());
        let values = ty.as_ref().and_then(|ty| self.default(option, ty, range));
        if let Some(ty) = &ty {
            self.check_implied_default(option, ty, range);
        }
        self.definitions.options.push(model::OptionDef {
            id,
            field,
            argument: option.argument().into_owned(),
            ty: ty.unwrap_or_else(|| OptionType::Path(option.ty.value.text().to_owned())),
            arity: arity(option, values),
            doc: prose(option.doc.as_ref()),
            min,
            max,
            cpp: cpp(&option.cpp),
            span: option.field.span,
        });
        id
    }

    fn check_argument(&mut self, option: &OptionDef) {
        match &option.name {
            Some(name) => drop(spelling::pipeline_name(name, self.report)),
            // A field that is no identifier is reported as that alone.
            None if is_identifier(&option.field.value) && is_snake(&option.field.value) => {
                let name = Spanned::new(option.argument().into_owned(), option.field.span);
                let spelling = self.scope.spelling(name.span);
                let property = |right: String| spelling.property("name", &format!("\"{right}\""));
                spelling::kebab_or(&name, property, self.report);
            }
            None => {}
        }
    }

    /// Resolves a type: a built-in type, an enum in the scope of the group, or a Rust type.
    fn option_type(&mut self, group: GroupId, option: &OptionDef) -> Option<OptionType> {
        let scope = self.scope.group(group);
        if scope.conflicts.contains(&option.ty.span) {
            return None;
        }
        let name = Spanned::new(option.ty.value.text().to_owned(), option.ty.span);
        match self.scope.option_type(group, &option.ty.value) {
            Ok(ty) => {
                if let OptionType::Enum(of) = ty {
                    self.refer_by(NameForm::Rust, &name, Target::Enum(of));
                }
                return Some(ty);
            }
            Err(TypeError::NotRust(error)) => {
                spelling::not_rust(&name, "a Rust type", &error, self.report);
            }
            Err(TypeError::Unknown) => self.unknown_type(&name, group),
        }
        None
    }

    fn unknown_type(&mut self, name: &Spanned<String>, group: GroupId) {
        let scope = self.scope;
        let message = format!("unknown type {}", shown(&name.value));
        let is_brief = self.report.is_brief();
        let diag = self.error(catalogue::UNKNOWN_TYPE, name.span, message);
        if is_brief {
            return;
        }
        let group = scope.group(group);
        let diag = match types::type_of_other_language(&name.value) {
            Some(by) => diag
                .meant(&name.value, by)
                .listed("types", &types::type_names(group)),
            None => diag.known(&name.value, "types", || types::type_names(group)),
        };
        let diag = match name.value.as_str() {
            text if types::is_vector(text) => diag.help("write `list` instead of `option`"),
            text if text.starts_with("Option<") => diag.help("write `optional=#true`"),
            text if text.contains(' ') => {
                diag.help("the type comes before the description: `option \"rounds\" \"u8\" \"Most rounds\"`")
            }
            text if is_upper_camel(text) && !diag.has_help() => diag.help(format!(
                "declare `enum \"{text}\" {{ .. }}` in the group, or write `(rust)\"crate::{text}\"` for a type in Rust"
            )),
            _ => diag,
        };
        if let Some(other) = scope.group_of_enum(&name.value) {
            diag.note(format!(
                "enum `{}` of group `{other}` is known in that group only",
                name.value
            ));
        }
    }

    /// Checks that an option has at most one of a default, `optional` and `required`, and a list neither of the latter.
    fn check_arity(&mut self, option: &OptionDef) {
        let set = |flag: &Option<Spanned<bool>>| {
            let set = flag.as_ref().filter(|flag| flag.value);
            set.map(|flag| flag.span)
        };
        let (optional, required) = (set(&option.optional), set(&option.required));
        let default = option.default.as_ref().map(|default| default.span());
        let default = default.or(option.cpp_default.as_ref().map(|default| default.span));
        let contradiction = "an option is optional or required, not both".to_owned();
        let mut pairs = vec![(optional, required, contradiction)];
        for (what, flag) in [("optional", optional), ("required", required)] {
            pairs.push(if option.list {
                let message = format!("a list is never {what}, it may be empty");
                (Some(option.field.span), flag, message)
            } else {
                let message = format!("an option that is {what} cannot have a default");
                (flag, default, message)
            });
        }
        for (one, other, message) in pairs {
            if let (Some(one), Some(other)) = (one, other) {
                let diag = self.error(catalogue::CONTRADICTION, one.max(other), message);
                diag.also(one.min(other), "contradicts this")
                    .help("remove one of the two");
            }
        }
    }

    /// Resolves `min` and `max`: numbers of the option's type, in this order.
    fn range(&mut self, option: &OptionDef, ty: &OptionType) -> (Option<Scalar>, Option<Scalar>) {
        let min = self.bound("min", option.min.as_ref(), (option, ty));
        let max = self.bound("max", option.max.as_ref(), (option, ty));
        if let (Some(least), Some(largest), Some(first), Some(again)) =
            (&min, &max, &option.min, &option.max)
            && least.order(largest).is_some_and(Ordering::is_gt)
        {
            let message = "`max` is below `min`";
            let diag = self.error(catalogue::BAD_RANGE, again.span, message);
            diag.also(first.span, "`min` is here");
        }
        (min, max)
    }

    fn bound(
        &mut self,
        name: &str,
        literal: Option<&Spanned<d::Literal>>,
        (option, ty): (&OptionDef, &OptionType),
    ) -> Option<Scalar> {
        let literal = literal?;
        let bound = values::bound(ty, &literal.value);
        if bound.is_none() {
            let written = literal.value.text();
            let field = shown(&option.field.value);
            let message = format!(
                "`{name}` {} is not a value that {field} can have",
                shown(&written)
            );
            let code = catalogue::BAD_RANGE;
            let diag = self.report.error(code, literal.span, message);
            let diag = diag.label(if ty.is_ordered() {
                format!("expected {}", values::expected(ty, self.scope))
            } else {
                "only numbers have a range".to_owned()
            });
            if values::bound_of_text(ty, &written).is_some() {
                suggest_literal(diag, &written, self.scope.spelling(literal.span));
            }
        }
        bound
    }

    /// Resolves the default: values of the option's type within its range.
    fn default(
        &mut self,
        option: &OptionDef,
        ty: &OptionType,
        range: (Option<&Scalar>, Option<&Scalar>),
    ) -> Option<Vec<Value>> {
        let default = option.default.as_ref()?;
        if let (Default::Many(many), false) = (default, option.list) {
            let message = "the default is a list, but the option is not";
            let code = catalogue::DEFAULT_TYPE;
            let diag = self.report.error(code, many.span, message);
            diag.label(format!("expected {}", values::expected(ty, self.scope)));
            return None;
        }
        let typed = values::typed_default(ty, option.list, default, self.scope);
        let mut fitting = Vec::new();
        for typed in typed {
            match &typed.value {
                Err(misfit) => {
                    let codes = [
                        catalogue::DEFAULT_TYPE,
                        catalogue::DEFAULT_ENUM,
                        catalogue::DEFAULT_PIPELINE,
                    ];
                    self.misfit(codes, ("default ", "type "), ty, &typed, misfit);
                }
                Ok(value) if values::is_within(value, range.0, range.1) => {
                    self.refer_value(&typed.written, typed.span, value);
                    fitting.push(value.clone());
                }
                Ok(_) => drop(self.out_of_range(option, &typed.written, typed.span)),
            }
        }
        Some(fitting)
    }

    /// Checks that the value of an option that nobody sets, and that declares none, lies within its range.
    fn check_implied_default(
        &mut self,
        option: &OptionDef,
        ty: &OptionType,
        range: (Option<&Scalar>, Option<&Scalar>),
    ) {
        let has_default = option.default.is_some() || option.cpp_default.is_some();
        let is_given = Spanned::is_set(&option.required) || Spanned::is_set(&option.optional);
        let OptionType::BuiltIn(ty) = ty else { return };
        if option.list || has_default || is_given || ty.zero().is_within(range.0, range.1) {
            return;
        }
        let bounds = range.0.zip(range.1);
        if bounds.is_some_and(|(min, max)| min.order(max).is_some_and(Ordering::is_gt)) {
            return;
        }
        let zero = ty.zero().to_string();
        let diag = self.out_of_range(option, &zero, option.field.span);
        diag.label("an option without a default has this value")
            .help("give it a default, or write `optional=#true` or `required=#true`");
    }

    fn out_of_range(
        &mut self,
        option: &OptionDef,
        written: &str,
        span: Span,
    ) -> DiagnosticBuilder<'_> {
        let message = format!("default {} is out of range", shown(written));
        let diag = self.error(catalogue::DEFAULT_RANGE, span, message);
        also_bounds(diag, option)
    }

    /// Reports a value that does not fit its type. In the message `subject` stands before the value, and `place` before the type.
    pub(super) fn misfit(
        &mut self,
        [type_code, enum_code, pipeline_code]: [Code; 3],
        (subject, place): (&str, &str),
        ty: &OptionType,
        typed: &TypedValue,
        misfit: &ValueError,
    ) {
        let (scope, report) = (self.scope, &mut *self.report);
        let value = format!("{subject}{}", shown(&typed.written));
        let name = scope.type_name(ty);
        match misfit {
            ValueError::Type(expected) => {
                let message = format!("{value} does not fit {place}`{name}`");
                let diag = report.error(type_code, typed.span, message);
                let diag = diag.label(format!("expected {expected}"));
                if values::is_quoted_literal(ty, &typed.written) {
                    suggest_literal(diag, &typed.written, scope.spelling(typed.span));
                }
            }
            ValueError::Enum(of) => {
                let message = format!("{value} is not a value of enum `{name}`");
                let diag = report.error(enum_code, typed.span, message);
                let texts = scope.enumeration(*of).texts();
                let known = || texts.iter().map(String::as_str);
                diag.known(&typed.written, "values", known);
            }
            ValueError::Pipeline(error) => {
                let message = format!("{value} is not an anchored pipeline");
                let location = error.location.start..error.location.end;
                let span = scope.located(&typed.written, typed.span).part(location);
                let diag = report.error(pipeline_code, span, message);
                diag.label(&error.message);
            }
        }
    }
}

/// Suggests the value of these quotes as a literal.
fn suggest_literal(diag: DiagnosticBuilder<'_>, text: &str, spelling: Spelling) {
    let (written, by) = (format!("\"{text}\""), spelling.bare(text));
    let help = format!("it is text in quotes; write `{by}`");
    diag.fix(Fix::Replace { written, by }).help(help);
}

/// Labels the bounds of an option.
pub(super) fn also_bounds<'r>(
    mut diag: DiagnosticBuilder<'r>,
    option: &OptionDef,
) -> DiagnosticBuilder<'r> {
    for (name, bound) in [("min", &option.min), ("max", &option.max)] {
        if let Some(bound) = bound {
            diag = diag.also(bound.span, format!("`{name}` is here"));
        }
    }
    diag
}

fn arity(option: &OptionDef, values: Option<Vec<Value>>) -> Arity {
    if let Some(cpp) = &option.cpp_default {
        return Arity::Unknown {
            list: option.list,
            cpp: cpp.value.clone(),
        };
    }
    match values {
        values if option.list => Arity::List(values),
        _ if Spanned::is_set(&option.required) => Arity::Required,
        _ if Spanned::is_set(&option.optional) => Arity::Optional,
        values => Arity::Single(values.and_then(|values| values.into_iter().next())),
    }
}

pub(super) fn cpp(facts: &[d::CppFact]) -> Vec<CppFact> {
    let built = facts.iter().map(|fact| CppFact {
        what: fact.what.value.clone(),
        text: fact.text.value.clone(),
        span: fact.what.span,
    });
    built.collect()
}
