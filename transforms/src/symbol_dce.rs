//! The pass `symbol-dce`: symbols that nothing can refer to go away.

mod liveness;
mod tables;

use pass_embedded::Embedded;
use pass_ir::dialect::Traits;
use pass_ir::symbols::Visibility;
use pass_ir::{Body, Op, OpId};
use pass_runtime::{Failure, OperationPass, PassContext, Preserved};

use crate::generated::SymbolDCE;
use liveness::UnknownTable;
use tables::{Table, Tables};

impl OperationPass<Embedded> for SymbolDCE {
    fn run_on_operation(
        &self,
        mut op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        let ir = cx.context();
        if !ir.traits(op.op_name()).has(Traits::SYMBOL_TABLE) {
            return Err(cx.error(&op, "holds no symbols, so that none of them can be removed"));
        }
        // Symbols of the outermost operation cannot be referred to from elsewhere, whatever its name is.
        let is_private = Visibility::of(ir, &op.header()) == Visibility::Private;
        let is_hidden = op.is_outermost() || op.symbol().is_none() || is_private;
        let Some(body) = op.body_mut() else {
            return Ok(Preserved::all());
        };
        let tables = Tables::of(ir, body);
        let live = match liveness::live_members(&tables, is_hidden) {
            Ok(live) => live,
            Err(unknown) => return Err(refuse(cx, body, &tables, unknown)),
        };
        let mut removed = 0;
        // Tables come after those around them, so that the innermost symbols go first.
        for (table, live) in tables.tables.iter().zip(&live).rev() {
            removed += sweep(body, table, live);
        }
        self.num_dce.add(removed);
        Ok(Preserved::unless(removed > 0))
    }
}

/// Says why nothing is removed.
fn refuse(
    cx: &mut PassContext<'_, Embedded>,
    root: &mut Body,
    tables: &Tables,
    UnknownTable { table, member }: UnknownTable,
) -> Failure {
    let table = &tables.tables[table];
    let Some(body) = reach(root, &table.path) else {
        return Failure::new();
    };
    let (ir, holder) = (cx.context(), table.members[member].op);
    let text = body.op_text(ir, holder);
    cx.error_showing(
        &Op::of(ir, body, holder),
        "may hold symbols in an operation that nobody declares, so that none can be removed",
        || text,
    )
}

/// Erases the symbols of a table that are not alive; how many there were.
fn sweep(root: &mut Body, table: &Table, live: &[bool]) -> u64 {
    let Some(body) = reach(root, &table.path) else {
        return 0;
    };
    let symbols = table
        .members
        .iter()
        .zip(live)
        .filter(|(member, live)| member.visibility.is_some() && !**live);
    let erased = symbols
        .filter(|(member, _)| body.erase(member.op).is_ok())
        .count();
    body.recycle();
    erased as u64
}

/// The body at the end of a path of isolated operations.
fn reach<'a>(root: &'a mut Body, path: &[OpId]) -> Option<&'a mut Body> {
    path.iter().try_fold(root, |body, &op| body.nested_mut(op))
}
