//! Anchors of passes, by their C++ base class.

use super::Import;
use super::cpp::normalize_cpp;
use super::dump::Record;
use super::interfaces;
use super::mapping::{EntryKind, Target};
use super::upstream::{self, may_resolve_to, strip_mlir_prefix};
use passdefs::draft::{Pass, Spanned};
use passdefs::source::Span;

impl Import<'_, '_> {
    /// Sets the anchor of a pass: first by mapping the base class or its template argument, else by resolving the
    /// template argument. An unresolved anchor keeps its C++ spelling.
    pub(super) fn import_anchor(&mut self, record: Record<'_>, span: Span, pass: &mut Pass) {
        let normalized = normalize_cpp(record.string_field("baseClass").unwrap_or(""));
        let base = strip_mlir_prefix(&normalized);
        if self.apply_mapped_anchor(base, pass) {
            return;
        }
        let (template, argument) = base.split_once('<').unwrap_or((base, ">"));
        let argument = argument.strip_suffix('>').unwrap_or(argument);
        let is_known_template = matches!(template, "OperationPass" | "InterfacePass");
        if is_known_template && self.apply_mapped_anchor(argument, pass) {
            return;
        }
        match (template, argument) {
            ("OperationPass", "" | "void") => {}
            ("OperationPass", class) => match self.resolve_operation(class) {
                Some(op) => pass.ops.push(Spanned::new(op, span)),
                None => self.set_cpp_anchor(strip_mlir_prefix(class), span, pass),
            },
            ("InterfacePass", class) => match self.resolve_interface(class) {
                Some(name) => pass.interface = Some(Spanned::new(name, span)),
                None => self.set_cpp_anchor(base, span, pass),
            },
            _ => self.set_cpp_anchor(base, span, pass),
        }
    }

    /// Sets the anchor that the map gives for a class; returns false if the map has none.
    fn apply_mapped_anchor(&mut self, class: &str, pass: &mut Pass) -> bool {
        let Some(Spanned { value, span }) = self.mapping.find(EntryKind::Op, class) else {
            return false;
        };
        match value {
            Target::Text(op) if op == "any" => {}
            Target::Text(op) => pass.ops.push(Spanned::new(op, span)),
            Target::Interface(name) => pass.interface = Some(Spanned::new(name, span)),
            _ => return false,
        }
        true
    }

    fn resolve_operation(&self, class: &str) -> Option<String> {
        let upstream = upstream::name(upstream::OPERATIONS, class);
        match self.declared_operation(class) {
            // An operation of the project may shadow an upstream one; if both match and differ, the class is ambiguous.
            declared if upstream.is_none() || declared == upstream => declared,
            None => upstream,
            Some(_) => None,
        }
    }

    /// Returns the only operation in the dump that `class` can denote. The C++ class of an operation is its def name
    /// without the `Dialect_` prefix, as in ODS.
    fn declared_operation(&self, class: &str) -> Option<String> {
        let matches_class = |record: &Record<'_>| {
            let class_name = match record.name.split_once('_') {
                Some((before, class_name)) if !before.is_empty() => class_name,
                _ => record.name,
            };
            self.dialect_of(*record).is_some_and(|dialect| {
                let namespace = record
                    .string_field("cppNamespace")
                    .or(dialect.string_field("cppNamespace"));
                may_resolve_to(class, &format!("{}::{class_name}", namespace.unwrap_or("")))
            })
        };
        let mut found = self.dump.defs_derived_from("Op").filter(matches_class);
        let (record, None) = (found.next()?, found.next()) else {
            return None;
        };
        let dialect = self.dialect_of(record)?.string_field("name")?;
        Some(format!("{dialect}.{}", record.string_field("opName")?))
    }

    fn resolve_interface(&self, class: &str) -> Option<String> {
        let upstream = interfaces::name(class).map(str::to_owned);
        match self.declared_interface(class) {
            // An interface of the project may shadow an upstream one; if both match and differ, the class is ambiguous.
            declared if upstream.is_none() || declared == upstream => declared,
            None => upstream,
            Some(_) => None,
        }
    }

    /// Returns the only interface in the dump that `class` can denote, or `None` if no interface or several match.
    fn declared_interface(&self, class: &str) -> Option<String> {
        let name = |record: Record<'_>| record.string_field("cppInterfaceName").map(str::to_owned);
        let matches_class = |record: &Record<'_>| {
            let namespace = record.string_field("cppNamespace").unwrap_or("");
            name(*record).is_some_and(|name| may_resolve_to(class, &format!("{namespace}::{name}")))
        };
        let mut found = self
            .dump
            .defs_derived_from("OpInterface")
            .filter(matches_class);
        let (record, None) = (found.next()?, found.next()) else {
            return None;
        };
        name(record)
    }

    fn dialect_of(&self, operation: Record<'_>) -> Option<Record<'_>> {
        let name = operation.fields.get("opDialect")?.get("def")?.as_str()?;
        self.dump.record(name)
    }

    fn set_cpp_anchor(&mut self, class: &str, span: Span, pass: &mut Pass) {
        self.mapping.record_unmapped(EntryKind::Op);
        pass.cpp_anchor = Some(Spanned::new(class.to_owned(), span));
    }
}
