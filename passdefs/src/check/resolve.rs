//! Resolves a draft to the model. Each function checks the part that it builds. A part with an error becomes a placeholder, or is
//! remembered as invalid, so that one error does not cause another.

mod argument;
mod condition;
mod group;
mod legality;
mod option;
mod pass;
mod pipeline;
mod step;

use std::collections::{BTreeMap, BTreeSet};

use super::scope::Scope;
use crate::catalogue::Code;
use crate::draft::{PipelineName, Spanned};
use crate::model::{Definitions, EnumId, Kind, KindId, OptionId, OptionType, Prose, Value};
use crate::references::{NameForm, Reference, Target};
use crate::report::{DiagnosticBuilder, Report};
use crate::source::Span;

pub(super) fn resolve<'d>(
    scope: &'d Scope<'d>,
    report: &mut Report,
) -> (Definitions, Vec<Reference>) {
    let mut resolver = Resolver {
        scope,
        report,
        definitions: Definitions::default(),
        invalidly_typed: BTreeSet::new(),
        generated_enums: BTreeMap::new(),
        references: Vec::new(),
    };
    resolver.definitions.kinds = kinds(scope);
    for (index, group) in scope.draft.groups.iter().enumerate() {
        resolver.group(index, group);
    }
    // Steps can call every declaration and set its options, so they are resolved last.
    resolver.pipeline_forms();
    (resolver.definitions, resolver.references)
}

fn kinds(scope: &Scope<'_>) -> Vec<Kind> {
    let names = scope.kind_names().iter().enumerate();
    let kind = |(id, name): (usize, &&str)| Kind {
        id: KindId::new(id),
        name: (*name).to_owned(),
        passes: Vec::new(),
    };
    names.map(kind).collect()
}

struct Resolver<'d, 'r> {
    scope: &'d Scope<'d>,
    report: &'r mut Report,
    definitions: Definitions,
    /// Options with an invalid type, whose values are not checked.
    invalidly_typed: BTreeSet<OptionId>,
    /// Enums whose Rust type is generated, by the span of their declaration.
    generated_enums: BTreeMap<Span, EnumId>,
    references: Vec<Reference>,
}

impl<'d> Resolver<'d, '_> {
    /// Records that a name declares `target`.
    fn declare(&mut self, form: NameForm, name: &Spanned<String>, target: Target) {
        self.record(form, (&name.value, name.span), target, true);
    }

    /// Records that a name declares `target` in pipelines.
    fn declare_argument(&mut self, name: &Spanned<PipelineName>, target: Target) {
        let name = (name.value.text.as_str(), name.span);
        self.record(NameForm::Pipeline, name, target, true);
    }

    /// Records that a name refers to `target` by its name in pipelines.
    fn refer(&mut self, name: &Spanned<String>, target: Target) {
        self.refer_by(NameForm::Pipeline, name, target);
    }

    fn refer_by(&mut self, form: NameForm, name: &Spanned<String>, target: Target) {
        self.record(form, (&name.value, name.span), target, false);
    }

    fn refer_value(&mut self, text: &str, span: Span, value: &Value) {
        if let Value::Enum(id) = value {
            let target = Target::EnumValue(*id);
            self.record(NameForm::Pipeline, (text, span), target, false);
        }
    }

    fn record(
        &mut self,
        form: NameForm,
        (name, span): (&str, Span),
        target: Target,
        is_declaration: bool,
    ) {
        if let Some(span) = self.scope.exact(name, span).filter(|_| !name.is_empty()) {
            self.references.push(Reference {
                span,
                target,
                form,
                is_declaration,
            });
        }
    }

    /// Returns the type of an option, or `None` if the type is invalid, which has been reported.
    fn type_of(&self, id: OptionId) -> Option<&OptionType> {
        (!self.invalidly_typed.contains(&id)).then(|| &self.definitions[id].ty)
    }
}

impl Resolver<'_, '_> {
    fn error(
        &mut self,
        code: Code,
        span: Span,
        message: impl Into<String>,
    ) -> DiagnosticBuilder<'_> {
        self.report.error(code, span, message)
    }
}

fn prose(text: Option<&Prose>) -> Prose {
    text.cloned().unwrap_or_default()
}
