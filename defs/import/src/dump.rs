//! The records of a dump, with access to their fields.

use serde_json::{Map, Value};

use passdefs::catalogue;
use passdefs::report::Report;
use passdefs::source::Span;

/// All records of a TableGen run.
pub(super) struct Dump {
    records: Map<String, Value>,
    passes: Vec<String>,
}

#[derive(Clone, Copy)]
pub(super) struct Record<'d> {
    pub(super) name: &'d str,
    pub(super) fields: &'d Map<String, Value>,
}

impl Dump {
    /// Reads a dump; reports an error unless it is one of TableGen that knows the class `PassBase`.
    pub(super) fn of(json: Value, file: u32, report: &mut Report) -> Option<Self> {
        let whole = Span {
            file,
            ..Span::default()
        };
        let mut refuse = |message: &str| {
            let diag = report.error(catalogue::NOT_A_DUMP, whole, message);
            diag.help(MAKE);
            None
        };
        let Value::Object(records) = json else {
            return refuse(FOREIGN);
        };
        let derived = records.get("!instanceof").and_then(Value::as_object);
        let passes = derived.and_then(|derived| derived.get("PassBase")?.as_array());
        let Some(passes) = passes else {
            return refuse(match derived {
                None => FOREIGN,
                Some(_) => "the dump has no class `PassBase`, so it has no passes",
            });
        };
        let known = |name: &Value| {
            let name = name.as_str()?;
            records.get(name)?.as_object().map(|_| name.to_owned())
        };
        let Some(passes) = passes.iter().map(known).collect() else {
            return refuse("`PassBase` names a pass that is no record of the dump");
        };
        Some(Dump { records, passes })
    }

    pub(super) fn record(&self, name: &str) -> Option<Record<'_>> {
        let (name, value) = self.records.get_key_value(name)?;
        let fields = value.as_object()?;
        Some(Record { name, fields })
    }

    pub(super) fn records(&self) -> impl Iterator<Item = Record<'_>> {
        let named = self
            .records
            .iter()
            .filter(|(name, _)| !name.starts_with('!'));
        named.filter_map(|(name, value)| {
            let fields = value.as_object()?;
            Some(Record { name, fields })
        })
    }

    pub(super) fn defs_derived_from(&self, class: &str) -> impl Iterator<Item = Record<'_>> {
        let classes = self.records.get("!instanceof");
        let names = classes.and_then(|classes| classes.get(class)?.as_array());
        let names = names.into_iter().flatten().filter_map(Value::as_str);
        names.filter_map(|name| self.record(name))
    }

    /// Returns the records that are derived from `PassBase`.
    pub(super) fn passes(&self) -> impl Iterator<Item = Record<'_>> {
        self.passes.iter().filter_map(|name| self.record(name))
    }
}

const FOREIGN: &str = "the text is JSON, but not a dump of TableGen records";

const MAKE: &str = "a dump is what `llvm-tblgen --dump-json` prints of a file that includes `mlir/Pass/PassBase.td`";

impl<'d> Record<'d> {
    /// Returns a string or code field, or `None` if it is missing or unset.
    pub(super) fn string_field(self, field: &str) -> Option<&'d str> {
        self.fields.get(field)?.as_str()
    }

    pub(super) fn list(self, field: &str) -> &'d [Value] {
        let list = self.fields.get(field).and_then(Value::as_array);
        list.map_or(&[], Vec::as_slice)
    }

    /// Returns the names of the records in a list field, or `None` if it has other elements.
    pub(super) fn names(self, field: &str) -> Option<Vec<&'d str>> {
        record_names(self.list(field))
    }

    pub(super) fn is_a(self, class: &str) -> bool {
        self.superclasses().any(|name| name == class)
    }

    /// Returns the base classes in source order.
    pub(super) fn superclasses(self) -> impl Iterator<Item = &'d str> {
        self.list("!superclasses").iter().filter_map(Value::as_str)
    }

    /// Returns the source locations, such as `File.td:7`, from the innermost to the outermost `defm`.
    pub(super) fn places(self) -> impl DoubleEndedIterator<Item = &'d str> {
        self.list("!locs").iter().filter_map(Value::as_str)
    }

    pub(super) fn is_anonymous(self) -> bool {
        let flag = self.fields.get("!anonymous").and_then(Value::as_bool);
        flag.unwrap_or_else(|| self.name.starts_with("anonymous_"))
    }
}

/// Returns the names of the records in a list, or `None` if it has other elements.
pub(super) fn record_names(list: &[Value]) -> Option<Vec<&str>> {
    list.iter().map(|item| item.get("def")?.as_str()).collect()
}
