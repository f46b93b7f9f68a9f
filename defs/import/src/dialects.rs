//! Dialects by the names of their C++ classes.

use super::Import;
use super::cpp::canonical;
use super::dump::Record;
use super::mapping::EntryKind;
use super::upstream::{self, may_name, rooted};
use passdefs::draft::{Pass, Spanned};
use passdefs::source::Span;

impl Import<'_, '_> {
    /// Adds the dialects of a pass. One string may list several, since it becomes a list of template arguments.
    pub(super) fn dialects(&mut self, record: Record<'_>, span: Span, pass: &mut Pass) {
        let written = record.list("dependentDialects").iter();
        let classes = written
            .filter_map(|item| item.as_str())
            .flat_map(|item| item.split(','));
        for class in classes.map(str::trim).filter(|class| !class.is_empty()) {
            let class = canonical(class);
            let (names, name) = match self.dialect(&class) {
                Some(name) => (&mut pass.dialects, name),
                None => {
                    self.mapping.missed(EntryKind::Dialect);
                    (&mut pass.cpp_dialects, rooted(&class).to_owned())
                }
            };
            if names.iter().all(|known| known.value != name) {
                names.push(Spanned::new(name, span));
            }
        }
    }

    fn dialect(&mut self, class: &str) -> Option<String> {
        if let Some(mapped) = self.mapping.text(EntryKind::Dialect, class) {
            return Some(mapped);
        }
        let upstream = upstream::name(upstream::DIALECTS, class);
        match self.declared_dialect(class) {
            // A dialect of the project may hide one of MLIR.
            declared if upstream.is_none() || declared == upstream => declared,
            None => upstream,
            Some(_) => None,
        }
    }

    /// The name of the one dialect in the dump that the class may be: its class is named after the record, without
    /// underscores.
    fn declared_dialect(&self, class: &str) -> Option<String> {
        let is_it = |record: &Record<'_>| {
            let space = record.text("cppNamespace").unwrap_or("");
            may_name(class, &format!("{space}::{}", record.name.replace('_', "")))
        };
        let mut found = self.dump.derived("Dialect").filter(is_it);
        let (record, None) = (found.next()?, found.next()) else {
            return None;
        };
        record.text("name").map(str::to_owned)
    }
}
