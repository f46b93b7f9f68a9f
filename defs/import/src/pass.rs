//! Passes.

use serde_json::Value;

use super::Import;
use super::cpp::tokens;
use super::dump::{Record, record_names};
use super::flags::parse_call;
use super::mapping::EntryKind;
use super::names::first_usable;
use super::sets::{self, Part, Set};
use super::text;
use super::text::prose;
use super::words::{snake_case, upper_camel_case};
use passdefs::catalogue;
use passdefs::draft::{
    CppFact, Deprecated, OptionItem, Pass, PipelineName, RECORD, Spanned, StateField, StatisticDef,
};
use passdefs::internal::is_plain_summary;
use passdefs::model::Prose;
use passdefs::names::{is_identifier, is_kebab, is_snake, shown};
use passdefs::source::Span;

/// The fields of MLIR's own class of passes.
const KNOWN: &[&str] = &[
    "argument",
    "baseClass",
    "constructor",
    "dependentDialects",
    "description",
    "options",
    "statistics",
    "summary",
];

impl Import<'_, '_> {
    /// Claims the Rust name that the map gives a pass, as it is: that two passes have it is an error of the map.
    pub(super) fn mapped_pass_name(&mut self, record: Record<'_>) -> Option<Spanned<String>> {
        let name = self.mapping.text(EntryKind::Name, record.name)?;
        self.names.claim_pass_as(&name.value);
        Some(name)
    }

    /// Claims the Rust name of a pass: that of the record if it is valid.
    pub(super) fn pass_name(&mut self, record: Record<'_>) -> Spanned<String> {
        let argument = upper_camel_case(record.string_field("argument").unwrap_or(""));
        let camel = upper_camel_case(record.name);
        // A name that begins with a digit needs a word before it.
        let [after, after_argument] = [&camel, &argument].map(|name| format!("Pass{name}"));
        let candidates = if record.is_anonymous() {
            [&*argument, &*after_argument, "", ""]
        } else {
            [record.name, &*camel, &*argument, &*after]
        };
        let usable = first_usable(&candidates);
        let name = self.names.claim_pass(usable.unwrap_or("Unnamed"));
        Spanned::new(name, self.places.of_record(record))
    }

    /// Reads a pass; `None` if an error in its record was reported.
    pub(super) fn pass(
        &mut self,
        record: Record<'_>,
        name: Spanned<String>,
        sets: &[Set<'_>],
    ) -> Option<Pass> {
        let span = self.places.of_record(record);
        let argument = match self.mapping.text(EntryKind::Argument, record.name) {
            Some(argument) => argument,
            None => Spanned::new(self.string_field(record, "argument")?.to_owned(), span),
        };
        let argument = Spanned {
            span: argument.span,
            value: PipelineName {
                verbatim: !is_kebab(&argument.value),
                text: argument.value,
            },
        };
        let renamed = name.value != record.name && !record.is_anonymous();
        let mut pass = Pass::new(name, argument);
        if renamed {
            pass.cpp.push(fact(RECORD, record.name, span));
        }
        self.import_anchor(record, span, &mut pass);
        self.texts(record, span, &mut pass)?;
        self.dialects(record, span, &mut pass);
        self.members(record, &mut pass, sets)?;
        self.constructor(record, span, &mut pass);
        self.fields_of_projects(record, span, &mut pass);
        self.additions(span, &mut pass);
        Some(pass)
    }

    /// Adds the facts of the settings, for which TableGen has no place.
    fn additions(&self, span: Span, pass: &mut Pass) {
        let state = self.settings.state.map(|(field, ty)| StateField {
            field: Spanned::new(field.to_owned(), span),
            ty: Spanned::new(ty.to_owned(), span),
        });
        pass.state.extend(state);
        let argument = pass.argument.value.text.as_str();
        let kinds = self.settings.kinds.iter();
        let kinds = kinds.filter(|(_, passes)| passes.contains(&argument));
        let kinds = kinds.map(|(kind, _)| Spanned::new((*kind).to_owned(), span));
        pass.kinds.extend(kinds);
        let reads = self.settings.reads.iter();
        let reads = reads.filter(|(_, passes)| passes.contains(&argument));
        let reads = reads.map(|(input, _)| Spanned::new((*input).to_owned(), span));
        pass.reads.extend(reads);
    }

    /// Returns a string or code field, or reports that it is missing.
    pub(super) fn string_field<'a>(&mut self, record: Record<'a>, field: &str) -> Option<&'a str> {
        let text = record.string_field(field);
        if text.is_none() {
            self.damaged(
                record,
                &format!(
                    "field `{field}` of record {} is no text",
                    shown(record.name)
                ),
            );
        }
        text
    }

    fn damaged(&mut self, record: Record<'_>, message: &str) {
        let span = self.places.of_record(record);
        self.report.error(catalogue::NOT_A_DUMP, span, message);
    }

    fn texts(&mut self, record: Record<'_>, span: Span, pass: &mut Pass) -> Option<()> {
        let summary = text::summary(self.string_field(record, "summary")?);
        let description = text::description(self.string_field(record, "description")?);
        pass.verbatim_summary = !is_plain_summary(summary);
        pass.summary = Some(Prose::new(summary.to_owned(), span, Vec::new()));
        pass.description = prose(&description, span);
        if pass.verbatim_summary {
            let message = format!(
                "pass {} has no summary of one line",
                shown(&pass.name.value)
            );
            let diag = self
                .report
                .warning(catalogue::VERBATIM_SUMMARY, span, message);
            diag.help("say in one line what the pass does, and take away the `(verbatim)`");
        }
        Some(())
    }

    fn members(&mut self, record: Record<'_>, pass: &mut Pass, sets: &[Set<'_>]) -> Option<()> {
        let name = pass.name.value.clone();
        let owner = format!("pass `{name}`");
        let options = self.record_list(record, "options")?;
        let mut fields = Vec::new();
        for part in sets::split(&options, sets) {
            match part {
                Part::Use(set) => {
                    let span = self.places.of_record(record);
                    pass.options
                        .push(OptionItem::Use(Spanned::new(set.name.clone(), span)));
                    fields.extend(self.set_fields(set));
                }
                Part::Own(option) => {
                    let option = self.option(option, &name, &owner, &mut fields);
                    pass.options
                        .extend(option.map(Box::new).map(OptionItem::Own));
                }
            }
        }
        for name in self.record_list(record, "statistics")? {
            pass.statistics.extend(self.statistic(name, &mut fields));
        }
        Some(())
    }

    /// Returns the records in a list field, or reports that one is missing.
    fn record_list<'a>(&mut self, record: Record<'a>, field: &str) -> Option<Vec<&'a str>> {
        let names = record.names(field);
        let names = names.filter(|names| names.iter().all(|name| self.dump.record(name).is_some()));
        if names.is_none() {
            self.damaged(
                record,
                &format!(
                    "field `{field}` of record {} is no list of records",
                    shown(record.name)
                ),
            );
        }
        names
    }

    fn set_fields(&self, set: &Set<'_>) -> Vec<String> {
        let mut fields = Vec::new();
        let records = set.options.iter().filter_map(|name| self.dump.record(name));
        for name in records.filter_map(|record| record.string_field("cppName")) {
            claim_field(name, &mut fields);
        }
        fields
    }

    fn statistic(&mut self, name: &str, fields: &mut Vec<String>) -> Option<StatisticDef> {
        let record = self.dump.record(name)?;
        let span = self.places.of_record(record);
        let cpp_name = self.string_field(record, "cppName")?;
        let name = self.string_field(record, "name")?;
        let doc = self.string_field(record, "description")?;
        Some(StatisticDef {
            max: None,
            field: Spanned::new(claim_field(cpp_name, fields), span),
            name: Some(Spanned::new(name.to_owned(), span)),
            doc: prose(doc, span),
        })
    }

    /// Imports the expression that creates an instance. Each pass has a generated function for it, so the expression is kept only
    /// if the mapping names it, and reported if it does more.
    fn constructor(&mut self, record: Record<'_>, span: Span, pass: &mut Pass) {
        let written = record.string_field("constructor").unwrap_or("");
        if written.trim().is_empty() {
            return;
        }
        if let Some(path) = self.mapping.text(EntryKind::Constructor, written) {
            pass.constructor = Some(path);
            return;
        }
        let tokens = tokens(written);
        let is_plain = tokens
            .is_some_and(|tokens| parse_call(&tokens).is_some_and(|(_, inner)| inner.is_empty()));
        if self.settings.constructors || !is_plain {
            pass.cpp.push(fact("constructor", written, span));
        }
        if !is_plain {
            self.mapping.record_unmapped(EntryKind::Constructor);
            let message = format!(
                "pass {} is made by C++ that is more than a call without arguments",
                shown(&pass.name.value)
            );
            let diag = self
                .report
                .warning(catalogue::CPP_CONSTRUCTOR, span, message);
            diag
                .note("it is kept as `cpp \"constructor\"`, and the pass is made with its defaults")
                .help("if a Rust function stands for it, give its path with `constructor` in the map file");
        }
    }

    /// Reads the fields that classes of a project add: the reason of a deprecation, the rest as C++.
    fn fields_of_projects(&mut self, record: Record<'_>, span: Span, pass: &mut Pass) {
        for (field, value) in record.fields {
            if field.starts_with('!') || KNOWN.contains(&field.as_str()) {
                continue;
            }
            if let ("odsDeprecated", Some(reason), true) =
                (field.as_str(), value.as_str(), record.is_a("Deprecated"))
            {
                pass.deprecated = Some(Deprecated {
                    since: None,
                    instead: None,
                    note: prose(reason, span),
                });
                continue;
            }
            if self.is_list_of_members(value) {
                continue;
            }
            let text = match value {
                Value::String(text) => text.clone(),
                value => value.to_string(),
            };
            pass.cpp.push(fact(field, &text, span));
            self.mention_field(field, span);
        }
    }

    /// Returns `true` for a list of options or statistics, from which classes of projects put passes together.
    fn is_list_of_members(&self, value: &Value) -> bool {
        let names = value.as_array().and_then(|list| record_names(list));
        let is_member = |name: &str| {
            let record = self.dump.record(name);
            record.is_some_and(|record| record.is_a("Option") || record.is_a("Statistic"))
        };
        names.is_some_and(|names| !names.is_empty() && names.into_iter().all(is_member))
    }

    /// Warns once about a field.
    fn mention_field(&mut self, field: &str, span: Span) {
        if !self.kept_fields.insert(field.to_owned()) {
            return;
        }
        let message = format!(
            "nothing here stands for field {} of a project class",
            shown(field)
        );
        let diag = self.report.warning(catalogue::CPP_FIELD, span, message);
        diag.note(format!(
            "it is kept as `cpp {field:?}` in every pass that has it"
        ));
    }
}

/// Claims the Rust name of a C++ field, with a number if it is taken.
pub(super) fn claim_field(cpp: &str, fields: &mut Vec<String>) -> String {
    let snake = snake_case(cpp);
    let usable = is_identifier(&snake) && is_snake(&snake);
    let candidate = if usable { snake } else { format!("{snake}_") };
    let field = super::names::first_free(&[&candidate], |name| {
        !fields.iter().any(|field| field == name)
    });
    fields.push(field.clone());
    field
}

fn fact(what: &str, text: &str, span: Span) -> CppFact {
    CppFact {
        what: Spanned::new(what.to_owned(), span),
        text: Spanned::new(text.to_owned(), span),
    }
}
