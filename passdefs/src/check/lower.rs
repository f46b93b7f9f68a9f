//! From a draft in which no rule is broken to the model.

pub(super) mod pipeline;

use super::index::Index;
use super::options::range;
use super::rust_text::{parse_path, parse_type};
use super::{types, values};
use crate::draft as d;
use crate::model::{
    Anchor, Arity, CppFact, Deprecated, Enum, EnumValue, Group, OptionDef, OptionItem, OptionSet,
    OptionType, OrCpp, Origin, Pass, PassSet, StateField, StatisticDef, Value,
};
use crate::source::{Sources, Span};

/// The model of a draft that was checked.
pub(super) fn lower(index: &Index<'_>, sources: &Sources) -> PassSet {
    let lowering = Lowering { index, sources };
    let groups = index.draft.groups.iter();
    let mut set = PassSet {
        groups: groups.map(|group| lowering.group(group)).collect(),
    };
    for (callee, pipeline) in index.pipelines() {
        if let Some(group) = set.groups.get_mut(callee.group) {
            group.pipelines.push(lowering.pipeline(pipeline, callee));
        }
    }
    set
}

struct Lowering<'s, 'd> {
    index: &'s Index<'d>,
    sources: &'s Sources,
}

impl Lowering<'_, '_> {
    fn group(&self, group: &d::Group) -> Group {
        Group {
            name: group.name.value.clone(),
            doc: text(group.doc.as_ref()),
            enums: group
                .enums
                .iter()
                .map(|declared| self.declared_enum(declared))
                .collect(),
            option_sets: group
                .option_sets
                .iter()
                .map(|set| self.option_set(set, group))
                .collect(),
            passes: group
                .passes
                .iter()
                .map(|pass| self.pass(pass, group))
                .collect(),
            pipelines: Vec::new(),
            externals: group
                .externals
                .iter()
                .map(|name| name.value.clone())
                .collect(),
            origin: self.origin(group.name.span),
        }
    }

    fn declared_enum(&self, declared: &d::Enum) -> Enum {
        Enum {
            name: declared.name.value.clone(),
            doc: text(declared.doc.as_ref()),
            rust: declared
                .rust
                .as_ref()
                .map(|path| canonical(&path.value, parse_path)),
            values: declared
                .values
                .iter()
                .map(|value| self.value(value))
                .collect(),
            origin: self.origin(declared.name.span),
        }
    }

    fn value(&self, value: &d::EnumValue) -> EnumValue {
        EnumValue {
            name: value.name.value.clone(),
            text: value.text().into_owned(),
            doc: text(value.doc.as_ref()),
            origin: self.origin(value.name.span),
        }
    }

    fn option_set(&self, set: &d::OptionSet, group: &d::Group) -> OptionSet {
        OptionSet {
            name: set.name.value.clone(),
            options: set
                .options
                .iter()
                .map(|option| self.option(option, group))
                .collect(),
            origin: self.origin(set.name.span),
        }
    }

    fn pass(&self, pass: &d::Pass, group: &d::Group) -> Pass {
        Pass {
            name: pass.name.value.clone(),
            argument: pass.argument.value.text.clone(),
            anchor: match &pass.cpp_anchor {
                Some(class) => OrCpp::Cpp(class.value.clone()),
                None => OrCpp::Known(anchor_of(&pass.ops, pass.interface.as_ref())),
            },
            summary: text(pass.summary.as_ref()),
            description: text(pass.description.as_ref()),
            dialects: dialects(pass),
            options: pass
                .options
                .iter()
                .map(|item| self.option_item(item, group))
                .collect(),
            statistics: pass
                .statistics
                .iter()
                .map(|statistic| self.statistic(statistic))
                .collect(),
            state: pass.state.iter().map(|state| self.state(state)).collect(),
            constructor: pass
                .constructor
                .as_ref()
                .map(|path| canonical(&path.value, parse_path)),
            required: pass
                .required
                .as_ref()
                .is_some_and(|required| required.value),
            deprecated: pass.deprecated.as_ref().map(deprecated),
            kinds: pass.kinds.iter().map(|kind| kind.value.clone()).collect(),
            order: pass.order.iter().map(|it| self.order_rule(it)).collect(),
            examples: pass.examples.iter().map(|it| self.example(it)).collect(),
            cpp: self.cpp(&pass.cpp),
            origin: self.origin(pass.name.span),
        }
    }

    fn option_item(&self, item: &d::OptionItem, group: &d::Group) -> OptionItem {
        match item {
            d::OptionItem::Own(option) => OptionItem::Own(self.option(option, group)),
            d::OptionItem::Use(name) => OptionItem::Set {
                name: name.value.clone(),
                origin: self.origin(name.span),
            },
        }
    }

    fn option(&self, option: &d::OptionDef, group: &d::Group) -> OptionDef {
        let resolved = types::resolve(&option.ty.value, group);
        let ty = resolved.unwrap_or_else(|_| OptionType::Path(option.ty.value.text().to_owned()));
        let (min, max) = range(option, &ty);
        OptionDef {
            field: option.field.value.clone(),
            argument: option.argument().into_owned(),
            arity: arity(option, &ty, group),
            ty,
            doc: text(option.doc.as_ref()),
            min,
            max,
            cpp: self.cpp(&option.cpp),
            origin: self.origin(option.field.span),
        }
    }

    fn cpp(&self, facts: &[d::CppFact]) -> Vec<CppFact> {
        let lowered = facts.iter().map(|fact| CppFact {
            what: fact.what.value.clone(),
            text: fact.text.value.clone(),
            origin: self.origin(fact.what.span),
        });
        lowered.collect()
    }

    fn statistic(&self, statistic: &d::StatisticDef) -> StatisticDef {
        StatisticDef {
            field: statistic.field.value.clone(),
            name: statistic.text().into_owned(),
            doc: text(statistic.doc.as_ref()),
            origin: self.origin(statistic.field.span),
        }
    }

    fn state(&self, state: &d::StateField) -> StateField {
        StateField {
            field: state.field.value.clone(),
            ty: canonical(&state.ty.value, parse_type),
            origin: self.origin(state.ty.span),
        }
    }

    fn origin(&self, span: Span) -> Origin {
        let (line, column) = self.sources.line_column(span);
        let file = self
            .sources
            .get(span.file)
            .map(|source| source.name.clone());
        Origin {
            file: file.unwrap_or_default(),
            line,
            column,
            span,
        }
    }
}

fn text(written: Option<&d::Spanned<String>>) -> String {
    written
        .map(|written| written.value.clone())
        .unwrap_or_default()
}

/// The canonical spelling, which exists since the text was checked.
fn canonical(text: &str, parse: fn(&str) -> Result<String, String>) -> String {
    parse(text).unwrap_or_else(|_| text.to_owned())
}

fn dialects(pass: &d::Pass) -> Vec<OrCpp<String>> {
    let text = |written: &d::Spanned<String>| written.value.clone();
    let known = pass.dialects.iter().map(text).map(OrCpp::Known);
    let unknown = pass.cpp_dialects.iter().map(text).map(OrCpp::Cpp);
    known.chain(unknown).collect()
}

fn anchor_of(ops: &[d::Spanned<String>], interface: Option<&d::Spanned<String>>) -> Anchor {
    match interface {
        Some(interface) => Anchor::Interface(interface.value.clone()),
        None if ops.is_empty() => Anchor::Any,
        None => Anchor::Ops(ops.iter().map(|op| op.value.clone()).collect()),
    }
}

fn arity(option: &d::OptionDef, ty: &OptionType, group: &d::Group) -> Arity {
    let values = option.default.as_ref().map(|default| -> Vec<Value> {
        let typed = values::typed_default(ty, option.list, default, group);
        typed
            .into_iter()
            .filter_map(|typed| typed.value.ok())
            .collect()
    });
    let is =
        |written: &Option<d::Spanned<bool>>| written.as_ref().is_some_and(|written| written.value);
    if let Some(cpp) = &option.cpp_default {
        return Arity::Unknown {
            list: option.list,
            cpp: cpp.value.clone(),
        };
    }
    match values {
        values if option.list => Arity::List(values),
        _ if is(&option.required) => Arity::Required,
        _ if is(&option.optional) => Arity::Optional,
        values => Arity::Single(values.and_then(|values| values.into_iter().next())),
    }
}

fn deprecated(written: &d::Deprecated) -> Deprecated {
    let value = |written: &Option<d::Spanned<String>>| {
        written.as_ref().map(|written| written.value.clone())
    };
    Deprecated {
        since: value(&written.since),
        instead: value(&written.instead),
        note: value(&written.note).unwrap_or_default(),
    }
}
