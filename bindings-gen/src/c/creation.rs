//! The functions that create a pass or a pipeline, and its options.

use passdefs::model::{Group, OptionItem, Pass, PassSet, PipelineDef};
use passdefs::source::Span;

use super::comment::{comment, origin};
use super::field::{Field, Initial, has_presence};
use super::literal::{message, string};
use super::names::{Names, fields};
use crate::text;

/// The declarations of a pass or a pipeline.
pub(super) struct Creation<'s> {
    argument: &'s str,
    /// The comment with the location of the declaration.
    origin: String,
    doc: String,
    /// The reason why it should no longer be used.
    deprecation: Option<String>,
    fields: Vec<Field<'s>>,
    /// The struct of options.
    ty: String,
    /// The function that returns their defaults.
    defaults: String,
    /// The function that creates it.
    create: String,
}

impl<'s> Creation<'s> {
    pub(super) fn of_pass(
        set: &'s PassSet,
        names: &mut Names,
        group: &Group,
        pass: &'s Pass,
    ) -> Self {
        let fields = options(set, names, &pass.options);
        let doc = text::of_pass(set, pass, fields.iter().map(Field::named));
        let deprecated = pass.deprecated.as_ref();
        let deprecation = deprecated.map(|deprecated| text::deprecation(set, deprecated));
        Self {
            deprecation,
            ..Self::new(
                set,
                names,
                group,
                (&pass.name, &pass.argument, pass.span),
                doc,
                fields,
            )
        }
    }

    pub(super) fn of_pipeline(
        set: &'s PassSet,
        names: &mut Names,
        group: &Group,
        pipeline: &'s PipelineDef,
    ) -> Self {
        let fields = options(set, names, &pipeline.options);
        let doc = text::of_pipeline(set, pipeline, fields.iter().map(Field::named));
        let PipelineDef {
            name,
            argument,
            span,
            ..
        } = pipeline;
        Self::new(set, names, group, (name, argument, *span), doc, fields)
    }

    fn new(
        set: &PassSet,
        names: &mut Names,
        group: &Group,
        (name, argument, span): (&str, &'s str, Span),
        doc: String,
        fields: Vec<Field<'s>>,
    ) -> Self {
        Self {
            argument,
            origin: origin(set, span),
            doc,
            deprecation: None,
            fields,
            ty: names.ty(group, name, "Options"),
            defaults: names.function(group, "", name, "_options"),
            create: names.function(group, "create_", name, ""),
        }
    }

    pub(super) fn definitions(&self) -> String {
        let mut out = self.origin.clone();
        if !self.fields.is_empty() {
            out += &self.struct_of_options();
            out += &self.function_of_defaults();
        }
        out + &self.function_that_creates()
    }

    fn struct_of_options(&self) -> String {
        let ty = &self.ty;
        let mut out = comment(&format!("The options of `{}`.", self.argument), "");
        out += &format!("typedef struct {ty} {{\n");
        for field in &self.fields {
            let words: Vec<&str> = field.option.doc.split_whitespace().collect();
            let doc = format!("`{}` {}", field.option.argument, words.join(" "));
            out += &comment(doc.trim_end(), "  ");
            if let Some(presence) = &field.presence {
                out += &format!("  bool {presence};\n");
            }
            out += &format!("  {} {};\n", field.ty, field.name);
        }
        out + &format!("}} {ty};\n\n")
    }

    fn function_of_defaults(&self) -> String {
        let (ty, defaults) = (&self.ty, &self.defaults);
        let required = self
            .fields
            .iter()
            .filter(|field| matches!(field.initial, Initial::Parameter));
        let parameters: Vec<String> = required
            .map(|field| format!("{} {}", field.ty, field.name))
            .collect();
        let parameters = match parameters.join(", ") {
            none if none.is_empty() => "void".to_owned(),
            parameters => parameters,
        };
        let assignments: String = self.fields.iter().map(Field::assignments).collect();
        let doc = "Returns the options with their defaults; those that have none are parameters.";
        format!(
            "{}static inline {ty} {defaults}({parameters}) {{\n  {ty} options;\n{assignments}  return options;\n}}\n\n",
            comment(doc, "")
        )
    }

    fn function_that_creates(&self) -> String {
        let (ty, create, argument) = (&self.ty, &self.create, string(self.argument));
        let mut out = comment(&self.doc, "");
        if let Some(text) = &self.deprecation {
            out += &format!("PW_DEPRECATED({})\n", message(text));
        }
        if self.fields.is_empty() {
            return out
                + &format!(
                    "static inline PwPass {create}(void) {{\n  return pw_pass_new(pw_string({argument}));\n}}\n"
                );
        }
        let setters: String = self.fields.iter().map(Field::setter).collect();
        out + &format!(
            "static inline PwPass {create}(const {ty} *options) {{\n  const PwPass pass = pw_pass_new(pw_string({argument}));\n  \
             if (options != NULL) {{\n{setters}  }}\n  return pass;\n}}\n"
        )
    }
}

fn options<'s>(set: &'s PassSet, names: &Names, items: &'s [OptionItem]) -> Vec<Field<'s>> {
    let options = set.options(items);
    let requested_names = options.clone().flat_map(|option| {
        let presence = has_presence(set, option).then(|| format!("has_{}", option.field));
        presence.into_iter().chain([option.field.clone()])
    });
    let mut unique_names = fields(requested_names).into_iter();
    let mut next_name = || unique_names.next().unwrap_or_default();
    options
        .map(|option| {
            let presence = has_presence(set, option).then(&mut next_name);
            Field::new(set, names, option, next_name(), presence)
        })
        .collect()
}
