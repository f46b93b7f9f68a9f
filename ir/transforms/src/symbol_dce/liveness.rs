//! Liveness of the members of symbol tables: propagated from the visible members along references.

use pass_ir::symbols::Visibility;

use super::tables::{Member, Reference, Tables};

/// A live member that may be or contain an unknown symbol table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct UnknownTable {
    pub(super) table: usize,
    /// The index in the table.
    pub(super) member: usize,
}

/// Returns the liveness by table and member. The outermost table is hidden if nothing outside can refer to it.
pub(super) fn live_members(
    tables: &Tables,
    is_hidden: bool,
) -> Result<Vec<Vec<bool>>, UnknownTable> {
    let live = tables
        .tables
        .iter()
        .map(|table| vec![false; table.members.len()])
        .collect();
    let mut solver = Solver {
        tables,
        live,
        pending: Vec::new(),
    };
    solver.enter(0, is_hidden);
    while let Some(next) = solver.pending.pop() {
        solver.visit(next)?;
    }
    Ok(solver.live)
}

#[derive(Clone, Copy)]
struct Pending {
    table: usize,
    member: usize,
    /// True if the enclosing symbol table is hidden.
    is_hidden: bool,
}

struct Solver<'a> {
    tables: &'a Tables,
    live: Vec<Vec<bool>>,
    pending: Vec<Pending>,
}

impl Solver<'_> {
    /// Marks the members of a table that are live without a reference.
    fn enter(&mut self, table: usize, is_hidden: bool) {
        for member in 0..self.tables.tables[table].members.len() {
            if !may_be_removed(&self.tables.tables[table].members[member], is_hidden) {
                self.mark(table, member, is_hidden);
            }
        }
    }

    fn mark(&mut self, table: usize, member: usize, is_hidden: bool) {
        if !std::mem::replace(&mut self.live[table][member], true) {
            self.pending.push(Pending {
                table,
                member,
                is_hidden,
            });
        }
    }

    fn visit(&mut self, pending: Pending) -> Result<(), UnknownTable> {
        let tables = self.tables;
        let member = &tables.tables[pending.table].members[pending.member];
        if member.is_unknown {
            return Err(UnknownTable {
                table: pending.table,
                member: pending.member,
            });
        }
        for &nested in &member.tables {
            self.enter(nested, pending.is_hidden || tables.tables[nested].is_hidden);
        }
        for reference in &member.references {
            for (table, member) in resolve(tables, pending.table, reference) {
                self.mark(table, member, pending.is_hidden);
            }
        }
        Ok(())
    }
}

fn may_be_removed(member: &Member, is_hidden: bool) -> bool {
    match member.visibility {
        None | Some(Visibility::Public) => false,
        Some(Visibility::Private) => true,
        Some(Visibility::Nested) => is_hidden,
    }
}

/// Returns the members on the path of a reference from a table, or nothing if one of them is missing.
fn resolve(tables: &Tables, table: usize, reference: &Reference) -> Vec<(usize, usize)> {
    let mut members = Vec::new();
    let mut table = Some(table);
    for name in reference {
        let member = table.and_then(|table| Some((table, *tables.tables[table].names.get(name)?)));
        let Some((parent, member)) = member else {
            return Vec::new();
        };
        members.push((parent, member));
        table = tables.tables[parent].members[member].table;
    }
    members
}
