//! Anchors of passes, by their C++ base class.

use super::Import;
use super::cpp::canonical;
use super::dump::Record;
use super::interfaces;
use super::mapping::{EntryKind, Target};
use super::upstream::{self, may_name, rooted};
use passdefs::draft::{Pass, Spanned};
use passdefs::source::Span;

impl Import<'_, '_> {
    /// Adds what a pass may run on: what the map says of the base class or of its argument, else what the class of the
    /// argument is known to be. Anything else stays in C++.
    pub(super) fn anchor(&mut self, record: Record<'_>, span: Span, pass: &mut Pass) {
        let written = canonical(record.text("baseClass").unwrap_or(""));
        let base = rooted(&written);
        if self.mapped_anchor(base, span, pass) {
            return;
        }
        let (template, argument) = base.split_once('<').unwrap_or((base, ">"));
        let argument = argument.strip_suffix('>').unwrap_or(argument);
        let is_known_template = matches!(template, "OperationPass" | "InterfacePass");
        if is_known_template && self.mapped_anchor(argument, span, pass) {
            return;
        }
        match (template, argument) {
            ("OperationPass", "" | "void") => {}
            ("OperationPass", class) => match self.operation(class) {
                Some(op) => pass.ops.push(Spanned::new(op, span)),
                None => self.keep(rooted(class), span, pass),
            },
            ("InterfacePass", class) => match self.interface(class) {
                Some(name) => pass.interface = Some(Spanned::new(name, span)),
                None => self.keep(base, span, pass),
            },
            _ => self.keep(base, span, pass),
        }
    }

    /// Adds what the map says of a class, if anything.
    fn mapped_anchor(&mut self, class: &str, span: Span, pass: &mut Pass) -> bool {
        match self.mapping.find(EntryKind::Op, class) {
            Some(Target::Text(op)) if op == "any" => {}
            Some(Target::Text(op)) => pass.ops.push(Spanned::new(op, span)),
            Some(Target::Interface(name)) => pass.interface = Some(Spanned::new(name, span)),
            _ => return false,
        }
        true
    }

    fn operation(&self, class: &str) -> Option<String> {
        let upstream = upstream::name(upstream::OPERATIONS, class);
        match self.declared_operation(class) {
            // An operation of the project may hide one of MLIR.
            declared if upstream.is_none() || declared == upstream => declared,
            None => upstream,
            Some(_) => None,
        }
    }

    /// The name of the one operation in the dump that the class may be: its class is the part of the record's name after
    /// the first underscore, if there is one before it.
    fn declared_operation(&self, class: &str) -> Option<String> {
        let is_it = |record: &Record<'_>| {
            let bare = match record.name.split_once('_') {
                Some((before, bare)) if !before.is_empty() => bare,
                _ => record.name,
            };
            self.dialect_of(*record).is_some_and(|dialect| {
                let space = record.text("cppNamespace").or(dialect.text("cppNamespace"));
                may_name(class, &format!("{}::{bare}", space.unwrap_or("")))
            })
        };
        let mut found = self.dump.derived("Op").filter(is_it);
        let (record, None) = (found.next()?, found.next()) else {
            return None;
        };
        let dialect = self.dialect_of(record)?.text("name")?;
        Some(format!("{dialect}.{}", record.text("opName")?))
    }

    fn interface(&self, class: &str) -> Option<String> {
        let upstream = interfaces::name(class).map(str::to_owned);
        match self.declared_interface(class) {
            // An interface of the project may hide one of MLIR.
            declared if upstream.is_none() || declared == upstream => declared,
            None => upstream,
            Some(_) => None,
        }
    }

    /// The name of the one interface in the dump that the class may be.
    fn declared_interface(&self, class: &str) -> Option<String> {
        let name = |record: Record<'_>| record.text("cppInterfaceName").map(str::to_owned);
        let is_it = |record: &Record<'_>| {
            let space = record.text("cppNamespace").unwrap_or("");
            name(*record).is_some_and(|name| may_name(class, &format!("{space}::{name}")))
        };
        let mut found = self.dump.derived("OpInterface").filter(is_it);
        let (record, None) = (found.next()?, found.next()) else {
            return None;
        };
        name(record)
    }

    fn dialect_of(&self, operation: Record<'_>) -> Option<Record<'_>> {
        let name = operation.fields.get("opDialect")?.get("def")?.as_str()?;
        self.dump.record(name)
    }

    /// Keeps the class of an operation that is not known, or a base class that says something else, such as an interface.
    fn keep(&mut self, class: &str, span: Span, pass: &mut Pass) {
        self.mapping.missed(EntryKind::Op);
        pass.cpp_anchor = Some(Spanned::new(class.to_owned(), span));
    }
}
