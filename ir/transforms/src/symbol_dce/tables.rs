//! The symbol tables in an operation, with the references of their members.

use pass_ir::dialect::Traits;
use pass_ir::hash::HashMap;
use pass_ir::symbols::{Visibility, has_hidden_symbols, symbol_uses};
use pass_ir::{Body, Context, Ident, OpId, RegionId};

/// The names of a symbol reference, from the outermost table to the innermost.
pub(super) type Reference = Vec<Ident>;

/// An operation whose parent is a symbol table.
#[derive(Debug)]
pub(super) struct Member {
    pub(super) op: OpId,
    /// `None` if the operation is not a symbol.
    pub(super) visibility: Option<Visibility>,
    /// The table that the operation defines.
    pub(super) table: Option<usize>,
    /// The table that the operation defines, or the outermost tables nested in it.
    pub(super) tables: Vec<usize>,
    /// The references of the operation and of its nested operations, except those in nested tables.
    pub(super) references: Vec<Reference>,
    /// True if the operation is or contains an unregistered one that may be a symbol table.
    pub(super) is_unknown: bool,
}

#[derive(Debug)]
pub(super) struct Table {
    /// The [`Body::id`] of the body of its members.
    pub(super) body: u32,
    pub(super) members: Vec<Member>,
    pub(super) names: HashMap<Ident, usize>,
    /// True if the table is private or not a symbol.
    pub(super) is_hidden: bool,
}

/// All symbol tables in an operation, which itself is the first one, in breadth-first order.
#[derive(Debug, Default)]
pub(super) struct Tables {
    pub(super) tables: Vec<Table>,
}

/// A table that has not been read yet.
struct PendingTable<'a> {
    body: &'a Body,
    region: Option<RegionId>,
    is_hidden: bool,
}

impl Tables {
    pub(super) fn of(cx: &Context, root: &Body) -> Self {
        let region = root.top_regions().first().copied();
        let mut pending_tables = vec![PendingTable {
            body: root,
            region,
            is_hidden: false,
        }];
        let mut tables = Vec::new();
        while tables.len() < pending_tables.len() {
            let table = &pending_tables[tables.len()];
            let (body, region, is_hidden) = (table.body, table.region, table.is_hidden);
            let ops = region.map(|region| body.region_ops(region));
            let members = ops
                .into_iter()
                .flatten()
                .map(|op| read_member(cx, body, op, &mut pending_tables))
                .collect();
            let mut table = Table {
                body: body.id(),
                members,
                names: HashMap::default(),
                is_hidden,
            };
            table.index_names(cx, body);
            tables.push(table);
        }
        Self { tables }
    }
}

impl Table {
    fn index_names(&mut self, cx: &Context, body: &Body) {
        for (index, member) in self.members.iter().enumerate() {
            if member.visibility.is_some()
                && let Some(symbol) = body.symbol(cx, member.op)
            {
                self.names.entry(symbol).or_insert(index);
            }
        }
    }
}

/// Reads a member and its nested operations, up to nested tables.
fn read_member<'a>(
    cx: &Context,
    body: &'a Body,
    op: OpId,
    pending_tables: &mut Vec<PendingTable<'a>>,
) -> Member {
    let mut member = Member {
        op,
        visibility: visibility(cx, body, op),
        table: None,
        tables: Vec::new(),
        references: Vec::new(),
        is_unknown: false,
    };
    let mut pending = vec![(body, op)];
    while let Some((body, inner)) = pending.pop() {
        collect_references(cx, body, inner, &mut member.references);
        let name = body.name(inner);
        let (inner_body, regions) = body.regions_of(inner);
        member.is_unknown |= regions.len() == 1 && !cx.is_registered(name);
        if cx.traits(name).has(Traits::SYMBOL_TABLE) {
            let index = pending_tables.len();
            let is_hidden = has_hidden_symbols(cx, &body.header(cx, inner));
            pending_tables.push(PendingTable {
                body: inner_body,
                region: regions.first().copied(),
                is_hidden,
            });
            member.tables.push(index);
            member.table = member
                .table
                .or((inner == op && member.tables.len() == 1).then_some(index));
            continue;
        }
        let ops = inner_body.ops_of_regions(regions);
        pending.extend(ops.map(|op| (inner_body, op)));
    }
    member
}

fn collect_references(cx: &Context, body: &Body, op: OpId, references: &mut Vec<Reference>) {
    let header = body.header(cx, op);
    for attr in [header.props, header.attrs] {
        symbol_uses(cx, attr, &mut |root, nested| {
            references.push(
                std::iter::once(root)
                    .chain(nested.iter().copied())
                    .collect(),
            );
        });
    }
}

fn visibility(cx: &Context, body: &Body, op: OpId) -> Option<Visibility> {
    let is_symbol = cx.traits(body.name(op)).has(Traits::SYMBOL);
    body.symbol(cx, op).filter(|_| is_symbol)?;
    Some(Visibility::of(cx, &body.header(cx, op)))
}
