//! The pass `symbol-dce`: removes symbols without live references.

mod liveness;
mod tables;

use pass_embedded::Embedded;
use pass_ir::dialect::Traits;
use pass_ir::hash::HashMap;
use pass_ir::symbols::has_hidden_symbols;
use pass_ir::{Body, Context, Op, OpId};
use pass_runtime::remark::Remark;
use pass_runtime::{Failure, OperationPass, PassContext, Preserved};

use crate::generated::SymbolDCE;
use crate::remarks::RemarkBuffer;
use liveness::UnknownTable;
use tables::Tables;

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
        let is_hidden = op.is_outermost() || has_hidden_symbols(ir, &op.header());
        let Some(body) = op.body_mut() else {
            return Ok(Preserved::all());
        };
        let tables = Tables::of(ir, body);
        let live = match liveness::live_members(&tables, is_hidden) {
            Ok(live) => live,
            Err(unknown) => return Err(unknown_table_error(cx, body, &tables, unknown)),
        };
        let mut remarks = RemarkBuffer::new(cx);
        let removed = sweep(ir, body, &tables, &live, &mut remarks);
        remarks.report(&op, cx);
        self.num_dce.add(removed);
        if removed == 0 {
            cx.reached_fixed_point();
        }
        Ok(Preserved::unless(removed > 0))
    }
}

/// Reports that a live operation may be an unknown symbol table.
fn unknown_table_error(
    cx: &mut PassContext<'_, Embedded>,
    root: &mut Body,
    tables: &Tables,
    UnknownTable { table, member }: UnknownTable,
) -> Failure {
    let table = &tables.tables[table];
    let (ir, op) = (cx.context(), table.members[member].op);
    let mut failure = None;
    root.for_each_body_if(&mut |body| {
        if body.id() == table.body {
            let text = body.op_text(ir, op);
            failure = Some(cx.error_showing(
                &Op::of(ir, body, op),
                "may hold symbols in an operation that nobody declares, so that none can be removed",
                || text,
            ));
        }
        failure.is_none()
    });
    failure.unwrap_or_default()
}

/// Erases the dead symbols. Returns their number, nested symbols included.
fn sweep(
    cx: &Context,
    root: &mut Body,
    tables: &Tables,
    live: &[Vec<bool>],
    remarks: &mut RemarkBuffer,
) -> u64 {
    let mut dead: HashMap<u32, Vec<OpId>> = HashMap::default();
    let mut removed = 0;
    for (table, live) in tables.tables.iter().zip(live) {
        let symbols = table.members.iter().zip(live);
        let symbols = symbols.filter(|(member, live)| member.visibility.is_some() && !**live);
        for (member, _) in symbols {
            dead.entry(table.body).or_default().push(member.op);
            removed += 1;
        }
    }
    if removed == 0 {
        return 0;
    }
    root.for_each_body(&mut |body| {
        // In reverse, so that nested symbols are erased first.
        for op in dead.remove(&body.id()).into_iter().flatten().rev() {
            remarks.add(cx, body, op, |name| {
                let symbol = body.symbol(cx, op).map_or("", |symbol| cx.str(symbol));
                Remark::passed("symbol-dce", "erased")
                    .argument("Operation", name)
                    .argument("Symbol", symbol)
            });
            removed -= u64::from(body.erase(op).is_err());
        }
        body.recycle();
    });
    removed
}
