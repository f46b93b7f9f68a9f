//! The class of a pass or pipeline.

use passdefs::model::{Anchor, OptionItem, OrCpp, Pass, PassSet, PipelineDef};
use passdefs::source::Span;

use super::docstring;
use super::literal::{string, tuple};
use super::names::{Names, fields};
use super::option::Field;
use crate::text;

/// A frozen dataclass.
pub(super) struct Class<'s> {
    name: String,
    base: &'static str,
    /// The place of the declaration.
    origin: String,
    doc: String,
    /// The reason why it should no longer be used.
    deprecation: Option<String>,
    fields: Vec<Field<'s>>,
    /// The arguments of its table.
    table: Vec<String>,
}

impl<'s> Class<'s> {
    pub(super) fn of_pass(set: &'s PassSet, names: &Names, pass: &'s Pass) -> Self {
        let fields = options(set, names, &pass.options);
        let anchor = pass.anchor.known();
        let statistics = pass.statistics.iter();
        let statistics = tuple(statistics.map(|statistic| string(&statistic.name)));
        let dialects = tuple(
            pass.dialects
                .iter()
                .filter_map(OrCpp::known)
                .map(|name| string(name)),
        );
        let mut table = table(&pass.argument, anchor);
        if dialects != "()" {
            table.push(format!("dialects={dialects}"));
        }
        if statistics != "()" {
            table.push(format!("statistics={statistics}"));
        }
        let deprecated = pass.deprecated.as_ref();
        Self {
            name: names.pass(pass.id).to_owned(),
            base: "_declared.DeclaredPass",
            origin: origin(set, pass.span),
            doc: text::of_pass(set, pass, fields.iter().map(Field::named)),
            deprecation: deprecated.map(|deprecated| text::deprecation(set, deprecated)),
            fields,
            table,
        }
    }

    pub(super) fn of_pipeline(set: &'s PassSet, names: &Names, pipeline: &'s PipelineDef) -> Self {
        let fields = options(set, names, &pipeline.options);
        Self {
            name: names.pipeline(pipeline.id).to_owned(),
            base: "_declared.DeclaredPipeline",
            origin: origin(set, pipeline.span),
            doc: text::of_pipeline(set, pipeline, fields.iter().map(Field::named)),
            deprecation: None,
            fields,
            table: table(&pipeline.argument, Some(&pipeline.anchor)),
        }
    }

    pub(super) fn source(&self) -> String {
        let Self {
            name, base, origin, ..
        } = self;
        let doc = docstring::literal(&self.doc, 4);
        let fields = self.field_lines(|default| default.to_owned());
        format!(
            "\n\n# {origin}\n@_dataclasses.dataclass(frozen=True, kw_only=True)\nclass {name}({base}):\n{doc}{fields}\n{}",
            self.declaration()
        )
    }

    pub(super) fn stub(&self) -> String {
        let deprecation = self
            .deprecation
            .as_ref()
            .map(|text| format!("@_deprecated({})\n", string(text)))
            .unwrap_or_default();
        let fields = match self.field_lines(|_| "...".to_owned()) {
            fields if fields.is_empty() => "    ...\n".to_owned(),
            fields => fields.trim_start_matches('\n').to_owned(),
        };
        format!(
            "\n{deprecation}@_dataclasses.dataclass(frozen=True, kw_only=True)\nclass {}({}):\n{fields}",
            self.name, self.base
        )
    }

    fn field_lines(&self, default: impl Fn(&str) -> String) -> String {
        let lines = self.fields.iter().map(|field| match &field.default {
            Some(text) => format!("    {}: {} = {}\n", field.name, field.ty, default(text)),
            None => format!("    {}: {}\n", field.name, field.ty),
        });
        let lines: String = lines.collect();
        if lines.is_empty() {
            lines
        } else {
            format!("\n{lines}")
        }
    }

    /// The table of the class, which the base class reads.
    fn declaration(&self) -> String {
        let mut arguments = self.table.clone();
        if !self.fields.is_empty() {
            let rows = self.fields.iter().map(|field| &field.row);
            let rows: String = rows.map(|row| format!("            {row},\n")).collect();
            arguments.push(format!("options=(\n{rows}        )"));
        }
        if let Some(text) = &self.deprecation {
            arguments.push(format!("deprecation={}", string(text)));
        }
        let arguments = arguments.iter();
        let arguments: String = arguments
            .map(|argument| format!("        {argument},\n"))
            .collect();
        format!(
            "    __declaration__: _typing.ClassVar[_declared.Declaration] = _declared.Declaration(\n{arguments}    )\n"
        )
    }
}

fn origin(set: &PassSet, span: Span) -> String {
    text::one_line(&format!("from {}", set.location(span)))
}

fn options<'s>(set: &'s PassSet, names: &Names, items: &'s [OptionItem]) -> Vec<Field<'s>> {
    let options = set.options(items);
    let names_of_fields = fields(options.clone().map(|option| option.field.as_str()));
    let named = options.zip(names_of_fields);
    named
        .map(|(option, name)| Field::new(set, names, option, name))
        .collect()
}

fn table(argument: &str, anchor: Option<&Anchor>) -> Vec<String> {
    let mut table = vec![format!("argument={}", string(argument))];
    match anchor {
        Some(Anchor::Ops(names)) => {
            table.push(format!(
                "ops={}",
                tuple(names.iter().map(|name| string(name)))
            ));
        }
        Some(Anchor::Interface(name)) => table.push(format!("interface={}", string(name))),
        Some(Anchor::Any) | None => {}
    }
    table
}
