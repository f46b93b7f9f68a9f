//! Import of pass definitions from TableGen: the JSON records that `llvm-tblgen --dump-json` prints of a file with passes of MLIR. Users call the program `passwright`.
//!
//! Facts with a certain counterpart are written in it. The rest is kept to the byte as C++, with a warning
//! that names the place in the TableGen source; a map file ([`Settings::map`]) gives the counterparts that cannot be known here.

mod anchor;
mod arguments;
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
mod map_reader;
mod map_writer;
mod mapping;
mod names;
mod option;
mod order;
mod pass;
mod places;
mod sets;
mod shape;
#[cfg(test)]
mod tests;
mod text;
mod types;
mod upstream;
mod words;

use std::collections::BTreeSet;

use dump::Dump;
use enums::Enums;
use kept::KeptFacts;
pub use map_writer::MissingEntries;
use mapping::{EntryKind, Mapping};
use names::Names;
use passdefs::catalogue;
use passdefs::diagnostic::Diagnostic;
use passdefs::draft::{Draft, Group, Spanned};
use passdefs::internal::{FrontEnd, ReadDocs, finish, front_end_of, load_each};
use passdefs::names::upper_camel_case;
use passdefs::report::Report;
use passdefs::source::{Sources, Span};
use passdefs::{Outcome, ReadIncluded};
use places::Places;

/// Facts that a dump lacks.
#[derive(Clone, Copy, Debug, Default)]
#[non_exhaustive]
pub struct Settings<'s> {
    /// The name of the group. The default is the name of the file in UpperCamel.
    pub group: Option<&'s str>,
    /// A KDL text that gives the Rust spelling of what is written in C++, with its name.
    pub map: Option<(&'s str, &'s str)>,
    /// `true` if other dumps are imported with the same map, so that nothing is reported about entries that this one does not use.
    pub is_map_shared: bool,
    /// `true` if the C++ expressions that make passes are kept; nothing is made from them.
    pub constructors: bool,
    /// A field that each pass gets for what its author's code keeps: its name and its Rust type.
    pub state: Option<(&'s str, &'s str)>,
    /// Kinds, each with the arguments of its passes.
    pub kinds: &'s [(&'s str, &'s [&'s str])],
    /// What results of passes depend on, each with the arguments of its passes.
    pub reads: &'s [(&'s str, &'s [&'s str])],
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

    /// Says whether other dumps are imported with the same map.
    #[must_use]
    pub fn map_shared(mut self, is_shared: bool) -> Self {
        self.is_map_shared = is_shared;
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

    /// Says what results of passes depend on apart from operations and options: each input with the arguments of its passes.
    #[must_use]
    pub fn reads(mut self, reads: &'s [(&'s str, &'s [&'s str])]) -> Self {
        self.reads = reads;
        self
    }
}

/// Reads and checks one dump of TableGen records.
///
/// ```
/// use passdefs::model::Anchor;
/// use pass_import::{Settings, import};
/// let text = r#"{
///   "!instanceof": { "PassBase": ["FoldAll"] },
///   "FoldAll": {
///     "!name": "FoldAll", "!superclasses": ["PassBase", "Pass"], "!locs": ["Passes.td:7"],
///     "argument": "fold-all", "baseClass": "::mlir::OperationPass<func::FuncOp>", "summary": "Folds all",
///     "description": "", "constructor": "", "dependentDialects": [], "options": [], "statistics": []
///   }
/// }"#;
/// let settings = Settings::default().group("Example");
/// let set = import("dump.json", text, &settings).set.unwrap();
/// let anchor = set.all_passes().next().unwrap().anchor.known().unwrap();
/// assert_eq!(*anchor, Anchor::Ops(vec!["func.func".to_owned()]));
/// assert_eq!(import("dump.json", "{}", &settings).diagnostics[0].code, "PW0005");
/// ```
pub fn import(name: &str, text: &str, settings: &Settings<'_>) -> Outcome {
    import_with_map(name, text, settings).0
}

/// Does the same as [`import`], and returns the lines that a map file lacks: one for each C++ text without a known counterpart.
///
/// ```
/// let text = r#"{
///   "!instanceof": { "PassBase": ["FoldAll"] },
///   "FoldAll": {
///     "!name": "FoldAll", "!superclasses": ["PassBase", "Pass"], "!locs": ["Passes.td:7"],
///     "argument": "fold-all", "baseClass": "::mlir::OperationPass<zoo::CageOp>", "summary": "Folds all",
///     "description": "", "constructor": "", "dependentDialects": [], "options": [], "statistics": []
///   }
/// }"#;
/// let settings = pass_import::Settings::default().group("Example");
/// let (_, map) = pass_import::import_with_map("dump.json", text, &settings);
/// assert!(map.map_file().contains("zoo::CageOp"));
/// ```
pub fn import_with_map(
    name: &str,
    text: &str,
    settings: &Settings<'_>,
) -> (Outcome, MissingEntries) {
    let mut sources = Sources::new();
    let (draft, diagnostics, map) = read(&mut sources, name, text, settings);
    (finish(sources, &draft, diagnostics), map)
}

/// Loads definitions as [`passdefs::load_with`] does; a file whose name ends in `.json` is a dump of TableGen records.
pub fn load_with<'r, N: AsRef<str>, T: AsRef<str>>(
    files: impl IntoIterator<Item = (N, T)>,
    read: &'r mut ReadIncluded<'r>,
) -> Outcome {
    load_each(files, read, |name| {
        if name.ends_with(".json") {
            read_dump as FrontEnd
        } else {
            front_end_of(name)
        }
    })
}

/// Reads a dump whose group is named after the file.
fn read_dump(
    sources: &mut Sources,
    name: &str,
    text: &str,
    _: &mut ReadDocs<'_>,
) -> (Draft, Vec<Diagnostic>) {
    let (draft, diagnostics, _) = read(sources, name, text, &Settings::default());
    (draft, diagnostics)
}

/// Reads a dump and adds it to `sources`, together with the TableGen files that it names, whose texts are unknown. Returns also
/// what [`import_with_map`] returns.
fn read(
    sources: &mut Sources,
    name: &str,
    text: &str,
    settings: &Settings<'_>,
) -> (Draft, Vec<Diagnostic>, MissingEntries) {
    let file = sources.add(name, text);
    let mut report = Report::default();
    let entries = settings.map.map_or_else(Vec::new, |(name, text)| {
        let file = sources.add(name, text);
        map_reader::read(&mut report, file, text)
    });
    let group = group_name(file, name, settings.group);
    let dump = json(file, text, &mut report).and_then(|json| Dump::of(json, file, &mut report));
    let mut cpp_facts = KeptFacts::default();
    let draft = dump.map(|dump| {
        let mut import = Import {
            places: Places::of(&dump, sources, file),
            mapping: Mapping::new(entries.clone()),
            names: Names::default(),
            enums: Enums::default(),
            settings,
            kept: KeptFacts::default(),
            kept_fields: BTreeSet::new(),
            unreadable_flags: BTreeSet::new(),
            report: &mut report,
            dump: &dump,
        };
        let draft = Draft {
            groups: vec![import.group(group)],
            ..Draft::default()
        };
        cpp_facts = import.kept;
        draft
    });
    let draft = draft.unwrap_or_default();
    let missing = map_writer::find(&draft, &cpp_facts, &entries);
    (draft, report.finish(), missing)
}

struct Import<'d, 'r> {
    dump: &'d Dump,
    places: Places,
    mapping: Mapping,
    names: Names,
    enums: Enums,
    settings: &'d Settings<'d>,
    /// Flags without a counterpart.
    kept: KeptFacts,
    /// Fields of project classes that were mentioned in a warning.
    kept_fields: BTreeSet<String>,
    /// The flags in the map that were reported as unreadable, each with the start of its text in the map.
    unreadable_flags: BTreeSet<(u32, String)>,
    report: &'r mut Report,
}

impl Import<'_, '_> {
    fn group(&mut self, name: Spanned<String>) -> Group {
        let dump = self.dump;
        self.names.claim_group(&name.value);
        let records = order::source_order(dump, &self.places);
        // The names that the map gives are taken before others are made up.
        let mapped: Vec<_> = records
            .iter()
            .map(|record| self.mapped_pass_name(*record))
            .collect();
        let named = records.iter().zip(mapped);
        let named: Vec<_> = named
            .map(|(record, name)| (*record, name.unwrap_or_else(|| self.pass_name(*record))))
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
        self.check_flags_of_map();
        let doc = self.mapping.text(EntryKind::Doc, "");
        let doc = doc.and_then(|doc| text::prose(&doc.value, doc.span));
        self.mapping.report_contradictions(self.report);
        if !self.settings.is_map_shared {
            self.mapping.report_unused(self.report);
        }
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

/// Returns the given name, or that of the file without its folder and ending, as a valid name.
fn group_name(file: u32, name: &str, given: Option<&str>) -> Spanned<String> {
    let last = name.rsplit(['/', '\\']).next().unwrap_or(name);
    let stem = last.split('.').next().unwrap_or(last);
    let camel = upper_camel_case(stem);
    // A name that begins with a digit needs a word before it.
    let candidates = [&*camel, &format!("Passes{camel}"), "Passes"];
    let name = given.or_else(|| names::first_usable(&candidates));
    let name = name.unwrap_or(&camel).to_owned();
    let start = Span {
        file,
        start: 0,
        end: 0,
    };
    Spanned::new(name, start)
}

/// Parses JSON after a byte order mark, which some shells write; the parser limits the nesting itself.
fn json(file: u32, text: &str, report: &mut Report) -> Option<serde_json::Value> {
    let json = text.strip_prefix('\u{feff}').unwrap_or(text);
    let error = match serde_json::from_str(json) {
        Ok(json) => return Some(json),
        Err(error) => error,
    };
    let lines = json
        .split_inclusive('\n')
        .take(error.line().saturating_sub(1));
    let start = text.len() - json.len();
    let at = start + lines.map(str::len).sum::<usize>() + error.column().saturating_sub(1);
    let is_start = at == start;
    // The parser counts bytes, and may stop within a character.
    let is_boundary = |at: &usize| text.is_char_boundary(*at);
    let at = (0..=at.min(text.len())).rfind(is_boundary);
    let at = u32::try_from(at.unwrap_or_default()).unwrap_or(u32::MAX);
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
    let diag = report.error(code, span, message);
    if is_start {
        diag.help("a dump is what `llvm-tblgen --dump-json` prints");
    }
    None
}
