//! Turns a draft into the model. The function that builds a part also checks it, and puts a placeholder in the place of a
//! part that is wrong, so that no follow-up errors are reported.

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
use crate::model::{Definitions, EnumId, Kind, KindId, OptionId, OptionType, Prose, Value};
use crate::references::{NameForm, Reference, Target};
use crate::report::{DiagnosticBuilder, Report};
use crate::source::Span;

pub(super) fn resolve<'d>(
    scope: &'d Scope<'d>,
    report: &mut Report,
) -> (Definitions, Vec<Reference>) {
    let mut builder = Builder {
        scope,
        report,
        all: Definitions::default(),
        untyped: BTreeSet::new(),
        generated_enums: BTreeMap::new(),
        references: Vec::new(),
    };
    builder.all.kinds = kinds(scope);
    for (number, group) in scope.draft.groups.iter().enumerate() {
        builder.group(number, group);
    }
    // Steps can call every declaration and set its options, so they are resolved last.
    builder.pipeline_forms();
    (builder.all, builder.references)
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

struct Builder<'d, 'r> {
    scope: &'d Scope<'d>,
    report: &'r mut Report,
    all: Definitions,
    /// Options with an invalid type, whose values are not checked.
    untyped: BTreeSet<OptionId>,
    /// Enums whose Rust type is generated, by the span of their declaration.
    generated_enums: BTreeMap<Span, EnumId>,
    references: Vec<Reference>,
}

impl<'d> Builder<'d, '_> {
    /// Records the meaning of a name where it is declared.
    fn declare(&mut self, name: &str, span: Span, target: Target, form: NameForm) {
        self.record(name, span, (target, form, true));
    }

    /// Records the meaning of a name where it is used.
    fn refer(&mut self, name: &str, span: Span, target: Target, form: NameForm) {
        self.record(name, span, (target, form, false));
    }

    fn record(&mut self, name: &str, span: Span, meaning: (Target, NameForm, bool)) {
        let (target, form, is_declaration) = meaning;
        if let Some(span) = self.scope.exact(name, span).filter(|_| !name.is_empty()) {
            self.references.push(Reference {
                span,
                target,
                form,
                is_declaration,
            });
        }
    }

    fn refer_value(&mut self, written: &str, span: Span, value: &Value) {
        if let Value::Enum(id) = value {
            self.refer(written, span, Target::EnumValue(*id), NameForm::Pipeline);
        }
    }

    /// Returns the type of an option, or `None` if an error has been reported for it.
    fn type_of(&self, id: OptionId) -> Option<&OptionType> {
        (!self.untyped.contains(&id)).then(|| &self.all[id].ty)
    }
}

impl Builder<'_, '_> {
    fn error(
        &mut self,
        code: Code,
        span: Span,
        message: impl Into<String>,
    ) -> DiagnosticBuilder<'_> {
        self.report.error(code, span, message)
    }
}

fn prose(written: Option<&Prose>) -> Prose {
    written.cloned().unwrap_or_default()
}
