//! Symbols, symbol tables, and symbol references.

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

/// Checks that the symbols of a table have different names, and that references to them are valid.
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
    let declares = subject.has(Traits::FUNCTION)
        && (subject.invariants().is_private_if_external || !subject.registration().is_exhaustive);
    let Some((scope, regions)) = subject.regions().filter(|_| declares) else {
        return false;
    };
    regions
        .iter()
        .all(|&region| scope.body.entry(region).is_none())
}

/// A region whose operations have been checked.
struct RegionLevel<'a> {
    scope: Scope<'a>,
    /// The nested regions that have not been checked.
    nested: Vec<PendingRegion>,
}

/// A region of an operation. Small, because a module has one for each function at the same time.
#[derive(Clone, Copy)]
struct PendingRegion {
    op: OpId,
    region: u32,
    /// True if an unregistered symbol table may shadow the symbols.
    is_shadowed: bool,
}

struct Table<'a> {
    cx: &'a Context,
    owner: Subject<'a>,
    scope: Scope<'a>,
    region: RegionId,
    symbols: HashMap<Ident, OpId>,
}

impl<'a> Table<'a> {
    fn of(owner: Subject<'a>, scope: Scope<'a>, region: RegionId) -> Result<Self, Box<Violation>> {
        let (cx, mut symbols) = (owner.cx, HashMap::default());
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
            owner,
            scope,
            region,
            symbols,
        })
    }

    /// Checks the references to symbols of the table by nested operations, except in nested tables. Visits nested
    /// regions in reverse.
    fn check_users(&self) -> Check {
        let top = self.check_level(self.scope, self.region, false)?;
        if top.nested.len() < PARALLEL_MIN || !self.cx.uses_threads() {
            return self.check_nested(top);
        }
        let parts: Vec<_> = top.nested.chunks(PARALLEL_MIN).rev().collect();
        let checks = parallel::map(self.cx, &parts, |nested| {
            let nested = nested.to_vec();
            self.check_nested(RegionLevel { nested, ..top })
        });
        checks.into_iter().collect()
    }

    fn check_nested(&self, level: RegionLevel<'a>) -> Check {
        let mut levels = vec![level];
        while let Some(level) = levels.last_mut() {
            let Some(nested) = level.nested.pop() else {
                levels.pop();
                continue;
            };
            let owner = Subject::inside(self.cx, level.scope, nested.op);
            let region = owner.regions().and_then(|(scope, regions)| {
                let region = regions.get(nested.region as usize);
                region.map(|&region| (scope, region))
            });
            if let Some((scope, region)) = region {
                levels.push(self.check_level(scope, region, nested.is_shadowed)?);
            }
        }
        Ok(())
    }

    /// Checks the operations of a region, without nested ones.
    fn check_level(
        &self,
        scope: Scope<'a>,
        region: RegionId,
        is_shadowed: bool,
    ) -> Result<RegionLevel<'a>, Box<Violation>> {
        let mut level = RegionLevel {
            scope,
            nested: Vec::new(),
        };
        for op in scope.body.region_ops(region) {
            let name = scope.body.name(op);
            if function::is_call(self.cx, name) {
                let subject = Subject::inside(self.cx, scope, op);
                let callee = self.lookup(subject).filter(|_| !is_shadowed);
                function::check_callee(subject, callee)
                    .map_err(|violation| violation.about(subject))?;
            }
            let invariants = &self.cx.behaviour(name).invariants;
            if invariants.symbol.is_some() {
                self.check_reference(Subject::inside(self.cx, scope, op), is_shadowed)?;
            }
            if let Some(check) = invariants.symbols {
                let user = Subject::inside(self.cx, scope, op);
                check(user, self.owner, &|symbol| {
                    self.find(symbol).filter(|_| !is_shadowed)
                })
                .map_err(|violation| violation.about(user))?;
            }
            if self.cx.traits(name).has(Traits::SYMBOL_TABLE) {
                continue;
            }
            let subject = Subject::inside(self.cx, scope, op);
            if let Some((_, regions)) = subject.regions() {
                let is_shadowed = is_shadowed || may_be_symbol_table(subject);
                let nested = (0u32..).zip(regions);
                level.nested.extend(nested.map(|(region, _)| PendingRegion {
                    op,
                    region,
                    is_shadowed,
                }));
            }
        }
        Ok(level)
    }

    /// Checks the flat symbol reference of an operation.
    fn check_reference(&self, user: Subject<'a>, is_shadowed: bool) -> Check {
        let Some((key, check)) = user.invariants().symbol else {
            return Ok(());
        };
        let attr = user.attr(self.cx.ident(key));
        let Some((root, nested)) = attr.and_then(|attr| self.cx.attr(attr).as_symbol()) else {
            return Ok(());
        };
        if !nested.is_empty() {
            return Ok(());
        }
        let symbol = self.symbols.get(&root).filter(|_| !is_shadowed);
        let symbol = symbol.map(|&op| Subject::inside(self.cx, self.scope, op));
        check(user, self.cx.str(root), symbol).map_err(|violation| violation.about(user))
    }

    /// Returns the definition of a symbol, which may be nested.
    fn find(&self, symbol: Attr) -> Option<Subject<'a>> {
        let (root, nested) = self.cx.attr(symbol).as_symbol()?;
        let root = Subject::inside(self.cx, self.scope, *self.symbols.get(&root)?);
        nested.iter().try_fold(root, |table, &name| {
            let members = table.entry_ops(0);
            let is_table = table.has(Traits::SYMBOL_TABLE);
            let member = members.into_iter().find(|op| op.symbol() == Some(name));
            member.filter(|_| is_table)
        })
    }

    fn lookup(&self, user: Subject<'a>) -> Option<Subject<'a>> {
        let (root, nested) = self.cx.attr(user.attr(name::CALLEE)?).as_symbol()?;
        let op = *self.symbols.get(&root).filter(|_| nested.is_empty())?;
        Some(Subject::inside(self.cx, self.scope, op))
    }
}

/// Returns whether an operation of an unregistered dialect may be a symbol table, which shadows the outer ones.
fn may_be_symbol_table(subject: Subject<'_>) -> bool {
    let dialect = subject
        .name_text()
        .split_once('.')
        .map_or("", |(dialect, _)| dialect);
    subject.region_count() == 1 && !subject.cx.is_dialect(dialect)
}
