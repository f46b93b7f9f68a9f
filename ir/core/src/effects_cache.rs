//! A cache of the effects of operations with regions.

use crate::hash::HashMap;

use crate::body::Body;
use crate::context::Context;
use crate::dialect::Traits;
use crate::effects::{Effects, own_effects};
use crate::handle::OpId;

/// A cache of the effects of operations, with those of their nested operations.
///
/// Queries for all operations of a body take linear time in its size. The cache is valid until the body
/// changes.
///
/// ```
/// use pass_ir::flow::{Effects, EffectsCache};
/// use pass_ir::{ParseOptions, parse};
///
/// let cx = pass_dialects::context();
/// let text = r#""scf.execute_region"() ({ "scf.yield"() : () -> () }) : () -> ()"#;
/// let module = parse(&cx, text, &ParseOptions::default()).unwrap();
/// let (body, mut effects) = (module.body().unwrap(), EffectsCache::default());
/// assert_eq!(effects.of(&cx, body, body.walk()[0]), Some(Effects::NONE));
/// ```
#[derive(Debug, Default)]
pub struct EffectsCache {
    /// By operation with regions in the body.
    cache: HashMap<OpId, Option<Effects>>,
}

enum Step {
    Enter(OpId),
    Leave(OpId),
}

impl EffectsCache {
    /// Like [`Body::effects`].
    pub fn of(&mut self, cx: &Context, body: &Body, op: OpId) -> Option<Effects> {
        if !is_joint(cx, body, op) {
            return body.effects(cx, op);
        }
        let mut steps = vec![Step::Enter(op)];
        while let Some(step) = steps.pop() {
            match step {
                Step::Enter(op) if self.cache.contains_key(&op) => {}
                Step::Enter(op) => {
                    steps.push(Step::Leave(op));
                    let joint = nested(body, op).filter(|&op| is_joint(cx, body, op));
                    steps.extend(joint.map(Step::Enter));
                }
                Step::Leave(op) => {
                    let effects = self.join(cx, body, op);
                    self.cache.insert(op, effects);
                }
            }
        }
        self.cache.get(&op).copied().flatten()
    }

    /// Returns the effects of an operation, given those of the operations with regions in it.
    fn join(&self, cx: &Context, body: &Body, op: OpId) -> Option<Effects> {
        nested(body, op).try_fold(own_effects(cx, body, op)?, |all, op| {
            let effects = match self.cache.get(&op) {
                Some(cached) => *cached,
                None => body.effects(cx, op),
            };
            Some(all | effects?)
        })
    }
}

/// Returns whether the effects of an operation include those of operations in its regions.
fn is_joint(cx: &Context, body: &Body, op: OpId) -> bool {
    !body.regions(op).is_empty() && cx.traits(body.name(op)).has(Traits::RECURSIVE_EFFECTS)
}

fn nested(body: &Body, op: OpId) -> impl Iterator<Item = OpId> + '_ {
    body.ops_of_regions(body.regions(op))
}
