//! From a draft to the model. Each part is built by the function that also checks it: what does not fit is reported
//! there, and something takes its place that no further mistake follows from. The result is handed out only if nothing
//! was reported.

mod argument;
mod condition;
mod group;
mod option;
mod pass;
mod pipeline;
mod step;

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use super::scope::{Callee, Scope};
use crate::draft as d;
use crate::model::{Definitions, EnumId, Kind, KindId, OptionId, OptionType, Prose, Value};
use crate::references::{NameForm, Reference, Target};
use crate::report::Report;
use crate::source::Span;

/// Builds all that a draft declares.
pub(super) fn resolve<'d>(
    scope: &'d Scope<'d>,
    report: &mut Report,
) -> (Definitions, Vec<Reference>) {
    let mut builder = Builder {
        scope,
        report,
        all: Definitions::default(),
        drafts: Vec::new(),
        untyped: BTreeSet::new(),
        made: BTreeMap::new(),
        options: BTreeMap::new(),
        references: Vec::new(),
    };
    builder.all.kinds = kinds(scope);
    for (number, group) in scope.draft.groups.iter().enumerate() {
        builder.group(number, group);
    }
    // Steps may call whatever is declared, and are given values of its options.
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
    /// By id, the options as they were written.
    drafts: Vec<&'d d::OptionDef>,
    /// Options whose type is wrong, so that nothing can be said about their values.
    untyped: BTreeSet<OptionId>,
    /// Enums that have their Rust type from the group, by the place of their declaration.
    made: BTreeMap<Span, EnumId>,
    /// The options of passes and pipelines by name.
    options: BTreeMap<Callee, Rc<Options>>,
    /// Every name that was looked up or declared, with its meaning.
    references: Vec<Reference>,
}

/// The options of a pass or pipeline by name.
struct Options {
    /// In declaration order.
    all: Vec<OptionId>,
    by_argument: BTreeMap<String, OptionId>,
    by_field: BTreeMap<String, OptionId>,
}

impl Options {
    /// The option with this name in pipelines.
    fn get(&self, argument: &str) -> Option<OptionId> {
        self.by_argument.get(argument).copied()
    }

    /// The option with this field, or with this name in pipelines.
    fn own(&self, name: &str) -> Option<OptionId> {
        let field = self.by_field.get(name).copied();
        field.or_else(|| self.get(name))
    }
}

impl<'d> Builder<'d, '_> {
    /// The options of a pass or pipeline that is built, those of sets in place of their uses.
    fn options_of(&mut self, callee: Callee) -> Rc<Options> {
        if let Some(known) = self.options.get(&callee) {
            return known.clone();
        }
        let items = match callee {
            Callee::Pass(id) => &self.all[id].options,
            Callee::Pipeline(id) => &self.all[id].options,
        };
        let mut options = Options {
            all: self.all.option_ids(items).collect(),
            by_argument: BTreeMap::new(),
            by_field: BTreeMap::new(),
        };
        for id in &options.all {
            let option = &self.all[*id];
            let by_argument = options.by_argument.entry(option.argument.clone());
            by_argument.or_insert(*id);
            options.by_field.entry(option.field.clone()).or_insert(*id);
        }
        let options = Rc::new(options);
        self.options.insert(callee, options.clone());
        options
    }

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

    /// Records the values of enums among values that were written.
    fn refer_value(&mut self, written: &str, span: Span, value: &Value) {
        if let Value::Enum(id) = value {
            self.refer(written, span, Target::EnumValue(*id), NameForm::Pipeline);
        }
    }

    /// An option as it was written.
    fn draft(&self, id: OptionId) -> &'d d::OptionDef {
        self.drafts[id.index()]
    }

    /// The type of an option; nothing if it is wrong, which is reported.
    fn type_of(&self, id: OptionId) -> Option<&OptionType> {
        (!self.untyped.contains(&id)).then(|| &self.all[id].ty)
    }
}

fn prose(written: Option<&Prose>) -> Prose {
    written.cloned().unwrap_or_default()
}
