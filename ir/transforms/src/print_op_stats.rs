//! The pass `print-op-stats`: prints the number of operations of each name.

use std::collections::BTreeMap;
use std::fmt::Write;

use pass_embedded::Embedded;
use pass_ir::Op;
use pass_runtime::{Failure, OperationPass, PassContext, Preserved};

use crate::generated::PrintOpStats;

type Counts<'c> = BTreeMap<&'c str, u64>;

impl OperationPass<Embedded> for PrintOpStats {
    fn run_on_operation(
        &self,
        op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        let ir = cx.context();
        let mut counts = Counts::from([(op.name(), 1)]);
        op.walk_nested(|op| *counts.entry(ir.op_name_str(op.name())).or_default() += 1);
        cx.output(if self.json {
            json(&counts)
        } else {
            table(&counts)
        });
        Ok(Preserved::all())
    }
}

/// Returns a table that is aligned at the dot after the dialect.
fn table(counts: &Counts<'_>) -> String {
    let names = || counts.keys().map(|name| split(name));
    let left = names().map(|name| name.0.len()).max().unwrap_or(0) + 2;
    let right = names().map(|name| name.1.len()).max().unwrap_or(0);
    let mut text = "Operations encountered:\n-----------------------\n".to_owned();
    for (name, count) in counts {
        let (dialect, rest) = split(name);
        let dot = if dialect.is_empty() { ' ' } else { '.' };
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{dialect:>left$}{dot}{rest:<right$} , {count}");
    }
    text
}

fn split(name: &str) -> (&str, &str) {
    name.split_once('.').unwrap_or(("", name))
}

fn json(counts: &Counts<'_>) -> String {
    let entries: Vec<String> = counts
        .iter()
        .map(|(name, count)| format!("  \"{name}\" : {count}"))
        .collect();
    format!("{{\n{}\n}}\n", entries.join(",\n"))
}
