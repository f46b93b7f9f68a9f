//! Definitions as records of TableGen: what `llvm-tblgen --dump-json` prints of a file with passes of MLIR.
//!
//! Facts with a certain counterpart are written in it. The rest is kept to the byte as C++, with a warning
//! that names the place in the TableGen source; a map file ([`Settings::map`]) gives the counterparts that cannot be known here.

mod anchor;
mod arguments;
mod arithmetic;
mod constant;
mod cpp;
mod default;
mod dialects;
mod dump;
mod enums;
mod flags;
mod interfaces;
mod kept;
mod literal;
mod mapping;
mod names;
mod option;
mod order;
mod pass;
mod places;
mod sets;
mod shape;
mod template;
#[cfg(test)]
mod tests;
mod text;
mod types;
mod upstream;
mod words;

pub(in crate::frontend) use mapping::{Entry, Kind, Target};

use std::collections::BTreeSet;

use crate::catalogue;
use crate::diagnostic::Diagnostic;
use crate::draft::{Draft, Group, Spanned};
use crate::names::upper_camel_case;
use crate::report::Report;
use crate::source::{Sources, Span};
use dump::Dump;
use enums::Enums;
use kept::Kept;
use mapping::Mapping;
use names::Names;
use places::Places;

/// Facts that a dump lacks.
#[derive(Clone, Copy, Debug, Default)]
#[non_exhaustive]
pub struct Settings<'s> {
    /// The name of the group; that of the file in UpperCamel if there is none.
    pub group: Option<&'s str>,
    /// A KDL text that gives the Rust spelling of what is written in C++, with its name.
    pub map: Option<(&'s str, &'s str)>,
    /// `true` if the C++ expressions that make passes are kept; nothing is made from them.
    pub constructors: bool,
    /// A field that each pass gets for what its author's code keeps: its name and its Rust type.
    pub state: Option<(&'s str, &'s str)>,
    /// Kinds, each with the arguments of its passes.
    pub kinds: &'s [(&'s str, &'s [&'s str])],
}

impl<'s> Settings<'s> {
    /// Names the group.
    #[must_use]
    pub fn group(mut self, name: impl Into<Option<&'s str>>) -> Self {
        self.group = name.into();
        self
    }

    /// Gives the map of what is written in C++: the name of its file, and its text.
    #[must_use]
    pub fn map(mut self, map: impl Into<Option<(&'s str, &'s str)>>) -> Self {
        self.map = map.into();
        self
    }

    /// Keeps the C++ expressions that make passes, or drops them.
    #[must_use]
    pub fn constructors(mut self, keep: bool) -> Self {
        self.constructors = keep;
        self
    }

    /// Gives each pass a field, with its Rust type.
    #[must_use]
    pub fn state(mut self, field: &'s str, ty: &'s str) -> Self {
        self.state = Some((field, ty));
        self
    }

    /// Gives passes their kinds: each kind with the arguments of its passes.
    #[must_use]
    pub fn kinds(mut self, kinds: &'s [(&'s str, &'s [&'s str])]) -> Self {
        self.kinds = kinds;
        self
    }
}

/// Reads one dump and adds it to `sources`, together with the TableGen files that it was made from, whose texts are not
/// at hand.
pub(crate) fn read(
    sources: &mut Sources,
    name: &str,
    text: &str,
    settings: &Settings<'_>,
) -> (Draft, Vec<Diagnostic>) {
    let (draft, diagnostics, _) = read_with_map(sources, name, text, settings);
    (draft, diagnostics)
}

/// [`read`], with a map file that is to be filled in with what stands for the C++ that is not known here.
pub(crate) fn read_with_map(
    sources: &mut Sources,
    name: &str,
    text: &str,
    settings: &Settings<'_>,
) -> (Draft, Vec<Diagnostic>, String) {
    let file = sources.add(name, text);
    let mut report = Report::default();
    let entries = settings.map.map(|(name, text)| {
        let file = sources.add(name, text);
        super::kdl::read_map(&mut report, file, text)
    });
    let group = group_name(file, name, settings.group);
    let dump = json(file, text, &mut report).and_then(|json| Dump::of(json, file, &mut report));
    let mut kept = Kept::default();
    let draft = dump.map(|dump| {
        let mut import = Import {
            places: Places::of(&dump, sources, file),
            mapping: Mapping::new(entries.unwrap_or_default()),
            names: Names::default(),
            enums: Enums::default(),
            settings,
            kept: Kept::default(),
            kept_fields: BTreeSet::new(),
            report: &mut report,
            dump: &dump,
        };
        let draft = Draft {
            groups: vec![import.group(group)],
            ..Draft::default()
        };
        kept = import.kept;
        draft
    });
    let draft = draft.unwrap_or_default();
    let open = template::of(&draft, &kept);
    (draft, report.finish(), open)
}

/// Reads one dump whose group is named after the file.
pub(crate) fn read_plain(
    sources: &mut Sources,
    name: &str,
    text: &str,
) -> (Draft, Vec<Diagnostic>) {
    read(sources, name, text, &Settings::default())
}

/// The inputs of reading a dump.
struct Import<'d, 'r> {
    dump: &'d Dump,
    places: Places,
    mapping: Mapping,
    names: Names,
    enums: Enums,
    settings: &'d Settings<'d>,
    /// Flags that nothing stands for.
    kept: Kept,
    /// Fields of project classes that were mentioned in a warning.
    kept_fields: BTreeSet<String>,
    report: &'r mut Report,
}

impl Import<'_, '_> {
    fn group(&mut self, name: Spanned<String>) -> Group {
        let dump = self.dump;
        self.names.claim_group(&name.value);
        let records = order::source_order(dump, &self.places);
        let named: Vec<_> = records
            .iter()
            .map(|record| (*record, self.pass_name(record)))
            .collect();
        let sets = sets::find(dump, &records);
        let option_sets = sets
            .iter()
            .map(|set| self.option_set(set))
            .collect::<Vec<_>>();
        let mut passes: Vec<_> = named
            .into_iter()
            .filter_map(|(record, name)| self.pass(record, name, &sets))
            .collect();
        arguments::check(&mut passes, self.report);
        let doc = self.mapping.text(Kind::Doc, "");
        let doc = doc.and_then(|doc| text::prose(&doc, name.span));
        self.mapping.report_unused(self.report);
        self.kept.report(self.report);
        Group {
            doc,
            enums: std::mem::take(&mut self.enums).finish(),
            option_sets,
            passes,
            ..Group::new(name)
        }
    }
}

/// The name that was given, or that of the file without its folder and ending.
fn group_name(file: u32, name: &str, given: Option<&str>) -> Spanned<String> {
    let last = name.rsplit(['/', '\\']).next().unwrap_or(name);
    let stem = last.split('.').next().unwrap_or(last);
    let name = given.map_or_else(|| upper_camel_case(stem), str::to_owned);
    let start = Span {
        file,
        start: 0,
        end: 0,
    };
    Spanned::new(name, start)
}

/// The text as JSON. The reader of JSON bounds its nesting itself.
fn json(file: u32, text: &str, report: &mut Report) -> Option<serde_json::Value> {
    let error = match serde_json::from_str(text) {
        Ok(json) => return Some(json),
        Err(error) => error,
    };
    let lines = text
        .split_inclusive('\n')
        .take(error.line().saturating_sub(1));
    let at = lines.map(str::len).sum::<usize>() + error.column().saturating_sub(1);
    let at = u32::try_from(at.min(text.len())).unwrap_or(u32::MAX);
    let message = error.to_string();
    let message = message
        .rsplit_once(" at line ")
        .map_or(message.as_str(), |(message, _)| message);
    let span = Span {
        file,
        start: at,
        end: at,
    };
    let code = if message.starts_with("recursion limit") {
        catalogue::TOO_DEEP
    } else {
        catalogue::JSON_SYNTAX
    };
    let wording = report.error(code, span, message);
    if at == 0 {
        wording.help("a dump is what `llvm-tblgen --dump-json` prints");
    }
    None
}
