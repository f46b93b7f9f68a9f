//! The verifier of symbols, symbol tables, and symbol references.

use std::sync::{Mutex, PoisonError};

use crate::hash::HashMap;

use crate::context::Context;
use crate::dialect::Traits;
use crate::handle::{Attr, Ident, OpId, RegionId};
use crate::name;
use crate::parallel;

use super::function;
use super::run::PARALLEL_MIN;
use super::subject::{Scope, Subject};
use super::violation::{Check, Violation};

/// Checks the name and the visibility of a symbol, that its parent is a symbol table, and that a declaration is not
/// public.
pub(super) fn check_symbol(subject: Subject<'_>) -> Check {
    if !subject.has(Traits::SYMBOL) {
        return Ok(());
    }
    let cx = subject.cx;
    if subject.has(Traits::OPTIONAL_SYMBOL) && subject.attr(name::SYM_NAME).is_none() {
        return Ok(());
    }
    if subject.symbol().is_none() {
        return subject.fail("requires string attribute 'sym_name'");
    }
    let visibility = subject.attr(name::SYM_VISIBILITY);
    if let Some(attr) = visibility {
        match cx.string_value(attr) {
            Some("public" | "private" | "nested") => {}
            Some(_) => {
                let valid = "[\"public\", \"private\", \"nested\"]";
                let text = cx.attr_text(attr);
                return subject.fail(format!(
                    "visibility expected to be one of {valid}, but got {text}"
                ));
            }
            None => {
                let message = "requires visibility attribute 'sym_visibility' to be a string attribute, but got";
                return subject.fail(format!("{message} {}", cx.attr_text(attr)));
            }
        }
    }
    let is_public = visibility.is_none_or(|attr| cx.string_value(attr) == Some("public"));
    if is_public && is_declaration(subject) {
        return subject.fail("symbol declaration cannot have public visibility");
    }
    let misplaced =
        |parent: &Subject<'_>| parent.def.is_some() && !parent.has(Traits::SYMBOL_TABLE);
    if subject.parent().as_ref().is_some_and(misplaced) {
        return subject.fail("symbol's parent must have the SymbolTable trait");
    }
    Ok(())
}

/// Checks that a symbol table has one region with one block, that its symbols have different names, and that references to them are
/// valid.
pub(super) fn check_table(subject: Subject<'_>) -> Check {
    if subject.region_count() != 1 {
        return subject.fail("Operations with a 'SymbolTable' must have exactly one region");
    }
    let Some((scope, &[region])) = subject.regions() else {
        return Ok(());
    };
    let mut blocks = scope.body.blocks(region);
    if blocks.next().is_none() || blocks.next().is_some() {
        return subject.fail("Operations with a 'SymbolTable' must have exactly one block");
    }
    let table = Table::of(subject, scope, region)?;
    table.check_users()
}

fn is_declaration(subject: Subject<'_>) -> bool {
    let is_declarable = subject.has(Traits::FUNCTION)
        && (subject.invariants().is_private_if_external || !subject.registration().is_exhaustive);
    let Some((scope, regions)) = subject.regions().filter(|_| is_declarable) else {
        return false;
    };
    regions
        .iter()
        .all(|&region| scope.body.entry(region).is_none())
}

/// A stack entry of the walk: a region whose operations have been checked, and the regions nested in it that have not.
struct RegionFrame<'a> {
    scope: Scope<'a>,
    pending: Vec<PendingRegion>,
}

/// A region of an operation. It is small, since the walk of a module holds one for each function at the same time.
#[derive(Clone, Copy)]
struct PendingRegion {
    op: OpId,
    region_index: u32,
    /// True if an unregistered symbol table may shadow the symbols. References then count as undefined, as in MLIR.
    is_shadowed: bool,
}

struct Table<'a> {
    cx: &'a Context,
    table_op: Subject<'a>,
    scope: Scope<'a>,
    region: RegionId,
    symbols: HashMap<Ident, OpId>,
    /// The symbols of nested tables that a reference enters, by the path to the table.
    nested: Mutex<HashMap<Vec<Ident>, HashMap<Ident, Subject<'a>>>>,
}

impl<'a> Table<'a> {
    fn of(
        table_op: Subject<'a>,
        scope: Scope<'a>,
        region: RegionId,
    ) -> Result<Self, Box<Violation>> {
        let (cx, mut symbols) = (table_op.cx, HashMap::default());
        for op in scope.body.region_ops(region) {
            let Some(symbol) = scope.body.symbol(cx, op) else {
                continue;
            };
            if let Some(first) = symbols.insert(symbol, op) {
                let message = format!("redefinition of symbol named '{}'", cx.str(symbol));
                let subject = Subject::inside(cx, scope, op);
                let violation = Violation::new(message).about(subject);
                return Err(violation.note(
                    scope.body.location(first),
                    "see existing symbol definition here",
                ));
            }
        }
        Ok(Self {
            cx,
            table_op,
            scope,
            region,
            symbols,
            nested: Mutex::default(),
        })
    }

    /// Checks the references to symbols of the table by nested operations, except in nested tables. The last region comes first,
    /// as from the worklist of MLIR, which decides the error that is reported.
    fn check_users(&self) -> Check {
        let top = self.check_region_ops(self.scope, self.region, false)?;
        if top.pending.len() < PARALLEL_MIN || !self.cx.uses_threads() {
            return self.check_nested(top);
        }
        let chunks: Vec<_> = top.pending.chunks(PARALLEL_MIN).rev().collect();
        let checks = parallel::map(self.cx, &chunks, |pending| {
            let pending = pending.to_vec();
            self.check_nested(RegionFrame { pending, ..top })
        });
        checks.into_iter().collect()
    }

    fn check_nested(&self, frame: RegionFrame<'a>) -> Check {
        let mut stack = vec![frame];
        while let Some(frame) = stack.last_mut() {
            let Some(pending) = frame.pending.pop() else {
                stack.pop();
                continue;
            };
            let parent_op = Subject::inside(self.cx, frame.scope, pending.op);
            let region = parent_op.regions().and_then(|(scope, regions)| {
                let region = regions.get(pending.region_index as usize);
                region.map(|&region| (scope, region))
            });
            if let Some((scope, region)) = region {
                stack.push(self.check_region_ops(scope, region, pending.is_shadowed)?);
            }
        }
        Ok(())
    }

    /// Checks the operations of a region, but not the regions nested in them, which it returns as pending.
    fn check_region_ops(
        &self,
        scope: Scope<'a>,
        region: RegionId,
        is_shadowed: bool,
    ) -> Result<RegionFrame<'a>, Box<Violation>> {
        let mut frame = RegionFrame {
            scope,
            pending: Vec::new(),
        };
        for op in scope.body.region_ops(region) {
            let name = scope.body.name(op);
            if function::is_call(self.cx, name) {
                let subject = Subject::inside(self.cx, scope, op);
                let callee = self.lookup_callee(subject).filter(|_| !is_shadowed);
                function::check_callee(subject, callee)
                    .map_err(|violation| violation.about(subject))?;
            }
            let invariants = &self.cx.behaviour(name).invariants;
            if invariants.symbol.is_some() {
                self.check_reference(Subject::inside(self.cx, scope, op), is_shadowed)?;
            }
            if let Some(check) = invariants.symbols {
                let user = Subject::inside(self.cx, scope, op);
                check(user, self.table_op, &|symbol| {
                    self.lookup_symbol(symbol).filter(|_| !is_shadowed)
                })
                .map_err(|violation| violation.about(user))?;
            }
            if self.cx.traits(name).has(Traits::SYMBOL_TABLE) {
                continue;
            }
            let subject = Subject::inside(self.cx, scope, op);
            if let Some((_, regions)) = subject.regions() {
                let is_shadowed = is_shadowed || may_be_symbol_table(subject);
                let indices = (0u32..).zip(regions).map(|(index, _)| index);
                frame
                    .pending
                    .extend(indices.map(|region_index| PendingRegion {
                        op,
                        region_index,
                        is_shadowed,
                    }));
            }
        }
        Ok(frame)
    }

    /// Checks the flat symbol reference of an operation. Accepts an absent attribute and other attributes, which are checked
    /// elsewhere.
    fn check_reference(&self, user: Subject<'a>, is_shadowed: bool) -> Check {
        let Some((attr_name, check)) = user.invariants().symbol else {
            return Ok(());
        };
        let attr = user.attr(self.cx.ident(attr_name));
        let Some((root, [])) = attr.and_then(|attr| self.cx.attr(attr).as_symbol()) else {
            return Ok(());
        };
        let symbol = self.symbols.get(&root).filter(|_| !is_shadowed);
        let symbol = symbol.map(|&op| Subject::inside(self.cx, self.scope, op));
        check(user, self.cx.str(root), symbol).map_err(|violation| violation.about(user))
    }

    /// Returns the definition of a symbol, which may be nested.
    fn lookup_symbol(&self, symbol: Attr) -> Option<Subject<'a>> {
        let (root, nested) = self.cx.attr(symbol).as_symbol()?;
        let root_op = Subject::inside(self.cx, self.scope, *self.symbols.get(&root)?);
        if nested.is_empty() {
            return Some(root_op);
        }
        let mut path = vec![root];
        nested.iter().try_fold(root_op, |table, &name| {
            let op = self.lookup_member(table, &path, name);
            path.push(name);
            op
        })
    }

    /// Returns the definition of a symbol in a nested table, to which the path leads.
    fn lookup_member(
        &self,
        table: Subject<'a>,
        path: &[Ident],
        name: Ident,
    ) -> Option<Subject<'a>> {
        let mut tables = self.nested.lock().unwrap_or_else(PoisonError::into_inner);
        if !tables.contains_key(path) {
            let is_table = table.has(Traits::SYMBOL_TABLE);
            let mut members = HashMap::default();
            for op in is_table.then(|| table.entry_ops(0)).into_iter().flatten() {
                if let Some(symbol) = op.symbol() {
                    members.entry(symbol).or_insert(op);
                }
            }
            tables.insert(path.to_vec(), members);
        }
        tables.get(path)?.get(&name).copied()
    }

    fn lookup_callee(&self, user: Subject<'a>) -> Option<Subject<'a>> {
        let (root, []) = self.cx.attr(user.attr(name::CALLEE)?).as_symbol()? else {
            return None;
        };
        let op = *self.symbols.get(&root)?;
        Some(Subject::inside(self.cx, self.scope, op))
    }
}

/// Returns whether an operation of an unregistered dialect may be a symbol table, which shadows the outer ones.
fn may_be_symbol_table(subject: Subject<'_>) -> bool {
    let dialect = subject
        .name_text()
        .split_once('.')
        .map_or("", |(dialect, _)| dialect);
    subject.region_count() == 1 && !subject.cx.has_op_table(dialect)
}
