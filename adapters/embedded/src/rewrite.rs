//! Rewriting of the embedded IR, as actions of the pass that asks for it.

use pass_ir::rewrite::{GreedyConfig, Listener, Outcome, Pattern, Rules, rewrite_greedily_with};
use pass_ir::{Body, OpRef};
use pass_runtime::PassContext;
use pass_runtime::instrumentation::{ActionGuard, ActionUnit};

use crate::{Embedded, convert};

/// The tag of the action of a round.
pub const ITERATION: &str = "GreedyPatternRewriteIteration";

/// The tag of the action of a pattern.
pub const PATTERN: &str = "apply-pattern";

/// Rewrites `body` as [`pass_ir::rewrite::rewrite_greedily`] does. Rounds and applications of patterns are actions of
/// the pass, which instrumentations may observe and skip. Once the run is cancelled, no further pattern applies.
pub fn rewrite_greedily(
    cx: &PassContext<'_, Embedded>,
    body: &mut Body,
    rules: &dyn Rules,
    config: &GreedyConfig<'_>,
) -> Outcome {
    let mut actions = Actions {
        cx,
        round: None,
        pattern: None,
    };
    rewrite_greedily_with(cx.context(), body, rules, config, &mut actions)
}

/// Reports rounds and patterns as actions. If a pattern panics, the drop ends the open actions, the pattern
/// before its round.
struct Actions<'c, 'a> {
    cx: &'c PassContext<'a, Embedded>,
    pattern: Option<ActionGuard<'c, 'a, Embedded>>,
    round: Option<ActionGuard<'c, 'a, Embedded>>,
}

impl Listener for Actions<'_, '_> {
    fn before_round(&mut self, round: u64) -> bool {
        // MLIR counts from 1.
        let detail = || (round + 1).to_string();
        self.round = self.cx.begin_action(ITERATION, detail);
        self.round.is_some() && !self.cx.is_cancelled()
    }

    fn after_round(&mut self, _round: u64, _changed: bool) {
        self.round = None;
    }

    fn before_pattern(&mut self, op: OpRef<'_>, pattern: &Pattern) -> bool {
        if self.cx.is_cancelled() {
            return false;
        }
        let detail = || format!("{} on {}", pattern.label(), op.name_str());
        let unit = || {
            let location = convert::location(op.context(), op.location());
            ActionUnit::new(op.body().op_line(op.context(), op.id()), location)
        };
        self.pattern = self.cx.begin_action_on(PATTERN, detail, unit);
        self.pattern.is_some()
    }

    fn after_pattern(&mut self, _pattern: &Pattern, _applied: bool) {
        self.pattern = None;
    }
}
