//! Loops of `affine`, and maps that compute places in memory.

use crate::maker::{Frame, Maker};
use crate::tree::{Block, Op, Value};
use crate::values::MEMORY;

/// Maps of a dimension and a symbol.
const MAPS: &[&str] = &[
    "affine_map<(d0)[s0] -> (d0 + s0)>",
    "affine_map<(d0)[s0] -> (d0 * 4 + s0 floordiv 2)>",
    "affine_map<(d0)[s0] -> (d0 * s0)>",
    "affine_map<(d0)[s0] -> ((d0 + s0) mod 4)>",
    "affine_map<(d0)[s0] -> (d0 ceildiv 3 - s0)>",
    "affine_map<(d0)[s0] -> (7)>",
    "affine_map<(d0)[s0] -> (d0)>",
];

impl Maker {
    pub(crate) fn affine(&mut self, frame: &mut Frame) {
        let (memory, carried) = (self.value(frame, MEMORY), self.value(frame, "i32"));
        let counter = self.fresh("index");
        let inside = self.fresh("i32");
        let mut body = Frame {
            ops: Vec::new(),
            scope: frame.scope.clone(),
        };
        let mut places = vec![counter];
        for _ in 0..self.rng.below(4) {
            let place = self.apply_map(&mut body, &places);
            places.push(place);
        }
        body.scope.extend(places.iter().chain([&inside]));
        let place = self.rng.pick(counter, &places);
        let identity = "map = affine_map<(d0) -> (d0)>";
        let load = Op::new("affine.load").operands(&[memory, place]);
        let loaded = self.push(&mut body, load.properties(identity), "i32");
        for _ in 0..self.rng.below(3) {
            self.scalar(&mut body);
        }
        let stored = self.value(&mut body, "i32");
        let store = Op::new("affine.store").operands(&[stored, memory, place]);
        body.ops.push(store.properties(identity));
        let next = self.rng.pick(loaded, &[stored, inside]);
        body.ops.push(Op::new("affine.yield").operands(&[next]));
        let block = Block {
            label: self.label(),
            args: vec![counter, inside],
            ops: body.ops,
        };
        let bounds = self.rng.pick((0, 4), &[(0, 1), (2, 8), (3, 3), (0, 2)]);
        let step = self.rng.pick(1, &[2, 4]);
        let op = Op::new("affine.for")
            .operands(&[carried])
            .regions(vec![vec![block]]);
        let (from, to) = bounds;
        let op = op.properties(format!(
            "lowerBoundMap = affine_map<() -> ({from})>, operandSegmentSizes = array<i32: 0, 0, 1>, \
             step = {step} : index, upperBoundMap = affine_map<() -> ({to})>"
        ));
        self.push(frame, op, "i32");
    }

    /// Applies a map to operands and a constant.
    fn apply_map(&mut self, frame: &mut Frame, places: &[Value]) -> Value {
        let number = self.rng.below(9);
        let constant = Op::new("arith.constant").properties(format!("value = {number} : index"));
        let constant = self.push(frame, constant, "index");
        let Some(&place) = self.rng.choose(places) else {
            return constant;
        };
        let map = self.rng.pick("affine_map<(d0)[s0] -> (d0 - s0)>", MAPS);
        let apply = Op::new("affine.apply").operands(&[place, constant]);
        self.push(frame, apply.properties(format!("map = {map}")), "index")
    }
}
