//! Operations stay in order wherever others are put, and few of them get new numbers for it.

use proptest::prelude::*;

use crate::body::{Body, InsertPoint, OpSpec};
use crate::context::Context;
use crate::handle::{BlockId, Loc, OpId};

const COUNT: usize = 20_000;

fn orders(body: &Body, block: BlockId) -> Vec<u32> {
    body.ops(block).map(|op| body.data(op).order).collect()
}

/// Makes operations one after the other, each where `place` says given the last one, and counts how often an
/// operation that was there before gets another number.
fn moved(count: usize, place: impl Fn(BlockId, OpId) -> InsertPoint) -> usize {
    let cx = Context::new();
    let mut body = Body::new(0);
    let region = body.add_top_region();
    let block = body.append_block(region, &[]);
    let spec = OpSpec::new(cx.op_name("t.op"), Loc::UNKNOWN);
    let mut last = body.create(&cx, &spec, InsertPoint::End(block));
    let mut moved = 0;
    // Comparing all numbers each time would take long, so they are compared at intervals.
    let looked_at = 200;
    for step in 1..count {
        let look = step % looked_at == 0;
        let before: Vec<u32> = if look {
            body.ops.as_slice().iter().map(|op| op.order).collect()
        } else {
            Vec::new()
        };
        last = body.create(&cx, &spec, place(block, last));
        moved += before
            .iter()
            .zip(body.ops.as_slice())
            .filter(|(before, op)| **before != op.order)
            .count();
    }
    assert!(orders(&body, block).is_sorted_by(|a, b| a < b));
    moved * looked_at / count
}

#[test]
fn insertions_at_one_place_move_few_others() {
    assert_eq!(moved(COUNT, |block, _| InsertPoint::End(block)), 0);
    assert_eq!(moved(COUNT, |block, _| InsertPoint::Start(block)), 0);
    assert!(moved(COUNT, |_, last| InsertPoint::Before(last)) < 40);
    let behind_first = |block: BlockId, last: OpId| match last.index() {
        0 => InsertPoint::End(block),
        _ => InsertPoint::After(crate::handle::Handle::new(
            0,
            crate::handle::Generation::default(),
        )),
    };
    assert!(moved(COUNT, behind_first) < 40);
}

proptest! {
    #[test]
    fn order_is_that_of_the_block(places in prop::collection::vec(any::<(bool, u16)>(), 1..400)) {
        let cx = Context::new();
        let mut body = Body::new(0);
        let region = body.add_top_region();
        let block = body.append_block(region, &[]);
        let spec = OpSpec::new(cx.op_name("t.op"), Loc::UNKNOWN);
        let mut ops = vec![body.create(&cx, &spec, InsertPoint::End(block))];
        for (before, place) in places {
            // A few operations are chosen again and again, so that room between them runs out.
            let anchor = ops[usize::from(place) % ops.len().min(5)];
            let at = if before { InsertPoint::Before(anchor) } else { InsertPoint::After(anchor) };
            ops.push(body.create(&cx, &spec, at));
            prop_assert!(orders(&body, block).is_sorted_by(|a, b| a < b));
        }
    }
}
