//! The pass `canonicalize`: folds and patterns, applied until nothing changes.

use pass_embedded::{Embedded, rewrite_greedily};
use pass_ir::Op;
use pass_ir::rewrite::{Canonical, GreedyConfig, Pattern};
use pass_runtime::remark::Remark;
use pass_runtime::{Failure, OperationPass, PassContext, Preserved};

use crate::generated::{Canonicalizer, RegionSimplification};

impl OperationPass<Embedded> for Canonicalizer {
    fn run_on_operation(
        &self,
        mut op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        let allows = |pattern: &Pattern| self.allows(pattern.label());
        let config = GreedyConfig {
            top_down: self.top_down,
            simplify_regions: self.region_simplify != RegionSimplification::Disabled,
            merge_blocks: self.region_simplify == RegionSimplification::Aggressive,
            max_iterations: limit(self.max_iterations),
            max_rewrites: limit(self.max_num_rewrites),
            filter: &allows,
        };
        let ir = cx.context();
        let Some(body) = op.body_mut() else {
            return Ok(Preserved::all());
        };
        let outcome = rewrite_greedily(cx, body, &Canonical::of(ir), &config);
        if self.test_convergence && !outcome.converged {
            return Err(cx.error(
                &op,
                "is not in canonical form when the limit of rewriting is reached",
            ));
        }
        if !outcome.converged {
            cx.report(&op, || {
                let remark = Remark::missed("canonicalize", "not-converged");
                remark.argument("Reason", "the limit of rewriting is reached")
            });
        } else if outcome.changed {
            cx.report(&op, || Remark::passed("canonicalize", "simplified"));
        }
        Ok(Preserved::unless(outcome.changed))
    }
}

impl Canonicalizer {
    /// True if the options enable the pattern of that name.
    fn allows(&self, label: &str) -> bool {
        let lists = |list: &[String]| list.iter().any(|one| one == label);
        let asked_for = self.enabled_patterns.is_empty() || lists(&self.enabled_patterns);
        asked_for && !lists(&self.disabled_patterns)
    }
}

/// A limit, where a negative number stands for none.
fn limit(number: i64) -> Option<u64> {
    u64::try_from(number).ok()
}
