//! Which members of symbol tables are alive: from those that anyone may refer to, along the references.

use pass_ir::symbols::Visibility;

use super::tables::{Member, Reference, Tables};

/// Something alive may hold symbols in a way that is not understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct UnknownTable {
    /// The table that it is in.
    pub(super) table: usize,
    /// Which member of the table it is.
    pub(super) member: usize,
}

/// By table and member, whether it is alive. The outermost table is hidden if nothing outside can refer to it.
pub(super) fn live_members(
    tables: &Tables,
    is_hidden: bool,
) -> Result<Vec<Vec<bool>>, UnknownTable> {
    let live = tables
        .tables
        .iter()
        .map(|table| vec![false; table.members.len()])
        .collect();
    let mut search = Search {
        tables,
        live,
        pending: Vec::new(),
    };
    search.enter(0, is_hidden);
    while let Some(next) = search.pending.pop() {
        search.visit(next)?;
    }
    Ok(search.live)
}

/// A member that is alive and has not been looked at yet.
#[derive(Clone, Copy)]
struct Pending {
    table: usize,
    member: usize,
    /// True if the enclosing symbol table is hidden.
    is_hidden: bool,
}

struct Search<'a> {
    tables: &'a Tables,
    live: Vec<Vec<bool>>,
    pending: Vec<Pending>,
}

impl Search<'_> {
    /// Marks what is alive in a table without anyone referring to it.
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

    fn visit(&mut self, at: Pending) -> Result<(), UnknownTable> {
        let tables = self.tables;
        let member = &tables.tables[at.table].members[at.member];
        if member.is_unknown {
            return Err(UnknownTable {
                table: at.table,
                member: at.member,
            });
        }
        for &nested in &member.tables {
            self.enter(nested, at.is_hidden || tables.tables[nested].is_hidden);
        }
        for reference in &member.references {
            for (table, member) in resolve(tables, at.table, reference) {
                self.mark(table, member, at.is_hidden);
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

/// The members that the names of a reference lead through, from a table on; none if one of them is missing.
fn resolve(tables: &Tables, table: usize, reference: &Reference) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let mut table = Some(table);
    for name in reference {
        let Some((inside, member)) =
            table.and_then(|table| Some((table, *tables.tables[table].names.get(name)?)))
        else {
            return Vec::new();
        };
        found.push((inside, member));
        table = tables.tables[inside].members[member].table;
    }
    found
}
