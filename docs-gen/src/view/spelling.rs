//! Values, options and passes as they are written in pipeline text.

use passdefs::model::{
    Anchor, Argument, ArgumentValue, Arity, Group, OptionDef, OptionType, OrCpp, Pass, PipelineDef,
    ScalarType, Value,
};
use passdefs::{join_list, quote};

use super::GroupViews;
use crate::graph::options;

impl<'a> GroupViews<'a, '_> {
    /// A pipeline of the pass alone: with what must be given, and with every option that has a default.
    pub(super) fn pipeline_texts(&self, pass: &'a Pass) -> (String, String) {
        let all: Vec<&OptionDef> = options(&pass.options, self.group)
            .map(|(_, option)| option)
            .collect();
        let written = pass.examples.iter().map(|it| it.options.as_str());
        let of_example = written.into_iter().find(|it| !it.is_empty());
        let needed = of_example.map_or_else(|| self.needed(&all), str::to_owned);
        let place = match &pass.anchor {
            OrCpp::Known(anchor) => place(anchor),
            OrCpp::Cpp(class) => Some(format!("<{class}>")),
        };
        self.both(place.as_deref(), &pass.argument, &needed, &all)
    }

    /// The same for a pipeline.
    pub(super) fn pipeline_texts_of(&self, pipeline: &'a PipelineDef) -> (String, String) {
        let all: Vec<&OptionDef> = options(&pipeline.options, self.group)
            .map(|(_, option)| option)
            .collect();
        let needed = self.needed(&all);
        let place = place(&pipeline.anchor);
        self.both(place.as_deref(), &pipeline.argument, &needed, &all)
    }

    fn both(
        &self,
        place: Option<&str>,
        argument: &str,
        needed: &str,
        all: &[&OptionDef],
    ) -> (String, String) {
        let short = anchored(place, &element(argument, needed));
        let full = self.written_out(all);
        if !all.iter().any(|it| self.default_text(it).is_some()) || full == needed {
            return (short, String::new());
        }
        (short, anchored(place, &element(argument, &full)))
    }

    /// The options that must be given, with the type in place of a value.
    fn needed(&self, options: &[&OptionDef]) -> String {
        let needed = options.iter().filter(|it| must_be_given(it));
        needed.map(|it| hole(it)).collect::<Vec<_>>().join(" ")
    }

    /// The options that must be given, and those that have a default.
    fn written_out(&self, options: &[&OptionDef]) -> String {
        let written = options.iter().filter_map(|it| match must_be_given(it) {
            true => Some(hole(it)),
            false => Some(format!("{}={}", it.argument, self.default_text(it)?)),
        });
        written.collect::<Vec<_>>().join(" ")
    }

    /// The default that a definition declares, quoted as it has to be.
    fn default_text(&self, option: &OptionDef) -> Option<String> {
        match &option.arity {
            Arity::Single(Some(value)) => Some(quote(&value_text(value, &option.ty, self.group))),
            Arity::List(Some(values)) if !values.is_empty() => {
                let texts = values.iter();
                Some(join_list(
                    texts.map(|it| value_text(it, &option.ty, self.group)),
                ))
            }
            _ => None,
        }
    }
}

/// Whether the option is required, or has a default that is known in C++ only.
fn must_be_given(option: &OptionDef) -> bool {
    matches!(option.arity, Arity::Required | Arity::Unknown { .. })
}

/// The place of a value that only the user knows.
fn hole(option: &OptionDef) -> String {
    format!("{}=<{}>", option.argument, option.ty.name())
}

fn element(argument: &str, options: &str) -> String {
    match options {
        "" => argument.to_owned(),
        _ => format!("{argument}{{{options}}}"),
    }
}

/// Where a pipeline starts.
const ROOT: &str = "builtin.module";

/// The operation that the element is nested in, unless the module will do.
fn place(anchor: &Anchor) -> Option<String> {
    match anchor {
        Anchor::Any => None,
        Anchor::Ops(names) if names.iter().any(|it| it == ROOT) => None,
        Anchor::Ops(names) => names.first().cloned(),
        Anchor::Interface(_) => Some("any".to_owned()),
    }
}

/// The element in a pipeline on the module, where tools start.
fn anchored(place: Option<&str>, element: &str) -> String {
    match place {
        None => format!("{ROOT}({element})"),
        Some(place) => format!("{ROOT}({place}({element}))"),
    }
}

/// What a step is given, as text: one value, each of a list, or the option that is forwarded.
pub(super) fn argument_values(
    argument: &Argument,
    callee: Option<(&Group, &OptionDef)>,
) -> Vec<String> {
    let text = |value: &Value| match callee {
        Some((group, option)) => value_text(value, &option.ty, group),
        None => value_text(
            value,
            &OptionType::BuiltIn(ScalarType::String),
            &Group::default(),
        ),
    };
    match &argument.value {
        ArgumentValue::One(value) => vec![text(value)],
        ArgumentValue::Many(values) => values.iter().map(text).collect(),
        ArgumentValue::Text(it) => vec![it.clone()],
        ArgumentValue::Forward(_) => Vec::new(),
    }
}

/// A value as it is written in a pipeline, without quotes.
pub(super) fn value_text(value: &Value, ty: &OptionType, group: &Group) -> String {
    value.text(ty, &group.enums)
}
