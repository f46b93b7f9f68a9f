//! The pass `canonicalize`: applies folds and patterns to a fixed point.

use pass_embedded::{Embedded, rewrite_greedily};
use pass_ir::Op;
use pass_ir::rewrite::{CanonicalRules, GreedyConfig, Pattern};
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
        let outcome = rewrite_greedily(cx, body, &CanonicalRules::of(ir), &config);
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
        if outcome.converged || !outcome.changed {
            cx.reached_fixed_point();
        }
        Ok(Preserved::unless(outcome.changed))
    }
}

impl Canonicalizer {
    fn allows(&self, label: &str) -> bool {
        let contains = |list: &[String]| list.iter().any(|entry| entry == label);
        let is_enabled = self.enabled_patterns.is_empty() || contains(&self.enabled_patterns);
        is_enabled && !contains(&self.disabled_patterns)
    }
}

/// Returns the limit, or `None` for a negative number.
fn limit(number: i64) -> Option<u64> {
    u64::try_from(number).ok()
}
