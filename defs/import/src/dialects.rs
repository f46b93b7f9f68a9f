//! Dialects by the names of their C++ classes.

use super::Import;
use super::cpp::normalize_cpp;
use super::dump::Record;
use super::mapping::EntryKind;
use super::upstream::{self, may_resolve_to, strip_mlir_prefix};
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
            let class = normalize_cpp(class);
            let (names, name) = match self.resolve_dialect(&class, span) {
                Some(name) => (&mut pass.dialects, name),
                None => {
                    self.mapping.record_unmapped(EntryKind::Dialect);
                    let class = strip_mlir_prefix(&class).to_owned();
                    (&mut pass.cpp_dialects, Spanned::new(class, span))
                }
            };
            if names.iter().all(|known| known.value != name.value) {
                names.push(name);
            }
        }
    }

    fn resolve_dialect(&mut self, class: &str, span: Span) -> Option<Spanned<String>> {
        if let Some(mapped) = self.mapping.text(EntryKind::Dialect, class) {
            return Some(mapped);
        }
        let upstream = upstream::name(upstream::DIALECTS, class);
        let name = match self.declared_dialect(class) {
            // A dialect of the project may shadow an upstream one; if both match and differ, the class is ambiguous.
            declared if upstream.is_none() || declared == upstream => declared,
            None => upstream,
            Some(_) => None,
        };
        Some(Spanned::new(name?, span))
    }

    /// Returns the only dialect in the dump that `class` can denote. The C++ class of a dialect is its def name without
    /// underscores, as in ODS.
    fn declared_dialect(&self, class: &str) -> Option<String> {
        let matches_class = |record: &Record<'_>| {
            let namespace = record.string_field("cppNamespace").unwrap_or("");
            may_resolve_to(
                class,
                &format!("{namespace}::{}", record.name.replace('_', "")),
            )
        };
        let mut found = self.dump.defs_derived_from("Dialect").filter(matches_class);
        let (record, None) = (found.next()?, found.next()) else {
            return None;
        };
        record.string_field("name").map(str::to_owned)
    }
}
