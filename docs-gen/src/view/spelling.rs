//! Values, options and passes as they are written in pipeline text.

use passdefs::model::{Anchor, Arity, OptionDef, OrCpp, Pass, PipelineDef};
use passdefs::{join_list, quote};

use super::views::GroupViews;

impl<'a> GroupViews<'a, '_> {
    /// Returns a pipeline of the pass alone: with the options of an example or else what must be given, and with every option that
    /// has a default.
    pub(super) fn pipeline_texts(&self, pass: &'a Pass) -> (String, String) {
        let options: Vec<&OptionDef> = self.views.set.options(&pass.options).collect();
        let written = pass.examples.iter().map(|example| example.options.as_str());
        let of_example = written.into_iter().find(|option| !option.is_empty());
        let needed = of_example.map_or_else(|| self.needed(&options), str::to_owned);
        let place = match &pass.anchor {
            OrCpp::Known(anchor) => nesting_op(anchor),
            OrCpp::Cpp(class) => Some(format!("<{class}>")),
        };
        self.short_and_full(place.as_deref(), &pass.argument, &needed, &options)
    }

    /// Returns the same for a pipeline.
    pub(super) fn pipeline_texts_of(&self, pipeline: &'a PipelineDef) -> (String, String) {
        let options: Vec<&OptionDef> = self.views.set.options(&pipeline.options).collect();
        let needed = self.needed(&options);
        let place = nesting_op(&pipeline.anchor);
        self.short_and_full(place.as_deref(), &pipeline.argument, &needed, &options)
    }

    fn short_and_full(
        &self,
        place: Option<&str>,
        argument: &str,
        needed: &str,
        all: &[&OptionDef],
    ) -> (String, String) {
        let short = anchored(place, &element(argument, needed));
        let full = self.with_defaults(all);
        if !all.iter().any(|option| self.default_text(option).is_some()) || full == needed {
            return (short, String::new());
        }
        (short, anchored(place, &element(argument, &full)))
    }

    /// Returns the options that must be given, with the type in place of a value.
    fn needed(&self, options: &[&OptionDef]) -> String {
        let needed = options.iter().filter(|option| must_be_given(option));
        needed
            .map(|option| self.placeholder(option))
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// Returns the text of the required options, and of those that have a default.
    fn with_defaults(&self, options: &[&OptionDef]) -> String {
        let written = options.iter().filter_map(|option| {
            if must_be_given(option) {
                Some(self.placeholder(option))
            } else {
                Some(format!(
                    "{}={}",
                    option.argument,
                    self.default_text(option)?
                ))
            }
        });
        written.collect::<Vec<_>>().join(" ")
    }

    /// Returns the default that pages show, quoted as it has to be.
    fn default_text(&self, option: &OptionDef) -> Option<String> {
        let set = self.views.set;
        match &option.arity {
            Arity::Single(Some(value)) => Some(quote(&set.value_text(value))),
            Arity::Single(None) => option.default_of_type().map(|text| quote(&text)),
            Arity::List(Some(values)) if !values.is_empty() => {
                Some(join_list(values.iter().map(|value| set.value_text(value))))
            }
            _ => None,
        }
    }

    /// Returns an option with its type in place of a value that only the user knows.
    fn placeholder(&self, option: &OptionDef) -> String {
        format!(
            "{}=<{}>",
            option.argument,
            self.views.set.type_name(&option.ty)
        )
    }
}

fn must_be_given(option: &OptionDef) -> bool {
    matches!(option.arity, Arity::Required | Arity::Unknown { .. })
}

fn element(argument: &str, options: &str) -> String {
    match options {
        "" => argument.to_owned(),
        _ => format!("{argument}{{{options}}}"),
    }
}

/// The operation that every pipeline starts on.
const ROOT: &str = "builtin.module";

/// Returns the operation that the element is nested in, or `None` if the module will do.
fn nesting_op(anchor: &Anchor) -> Option<String> {
    match anchor {
        Anchor::Any => None,
        Anchor::Ops(names) if names.iter().any(|name| name == ROOT) => None,
        Anchor::Ops(names) => names.first().cloned(),
        Anchor::Interface(_) => Some("any".to_owned()),
    }
}

/// Returns the element in a pipeline on the module, where tools start.
fn anchored(place: Option<&str>, element: &str) -> String {
    match place {
        None => format!("{ROOT}({element})"),
        Some(place) => format!("{ROOT}({place}({element}))"),
    }
}
