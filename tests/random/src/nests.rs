//! Operations with regions in which control flows from the top to the end.

use crate::maker::{Frame, Maker};
use crate::tree::{Block, Op, Ty, Value, list};

impl Maker {
    pub(crate) fn nest(&mut self, frame: &mut Frame) {
        self.depth += 1;
        let results: Vec<Ty> = (0..self.rng.below(3)).map(|_| self.any_type()).collect();
        match self.rng.below(6) {
            0 | 1 => self.alternative(frame, &results),
            2 | 3 => self.counted_loop(frame, &results),
            4 if self.rng.chance(50) => self.repeated(frame, &results),
            4 => self.switch(frame, &[]),
            _ => self.execute(frame, &[]),
        }
        self.depth -= 1;
    }

    fn finish(&mut self, frame: &mut Frame, op: Op, types: &[Ty]) {
        let results: Vec<Value> = types.iter().map(|ty| self.fresh(ty)).collect();
        frame.scope.extend(&results);
        frame.ops.push(op.results(&results));
    }

    /// Returns a region that yields values of these types.
    fn yielding(&mut self, outer: &Frame, args: &[Ty], types: &[Ty], end: &str) -> Vec<Block> {
        let mut frame = Frame {
            ops: Vec::new(),
            scope: outer.scope.clone(),
        };
        let args: Vec<Value> = args.iter().map(|ty| self.fresh(ty)).collect();
        frame.scope.extend(&args);
        let count = self.rng.below(5);
        self.fill(&mut frame, count);
        let mut operands = Vec::new();
        if end == "scf.condition" {
            operands.push(self.value(&mut frame, "i1"));
        }
        for ty in types {
            operands.push(self.value(&mut frame, ty));
        }
        frame.ops.push(Op::new(end).operands(&operands));
        vec![Block {
            label: self.label(),
            args,
            ops: frame.ops,
        }]
    }

    fn alternative(&mut self, frame: &mut Frame, types: &[Ty]) {
        let condition = self.value(frame, "i1");
        let then = self.yielding(frame, &[], types, "scf.yield");
        let otherwise = if types.is_empty() && self.rng.chance(50) {
            Vec::new()
        } else {
            self.yielding(frame, &[], types, "scf.yield")
        };
        let op = Op::new("scf.if")
            .operands(&[condition])
            .regions(vec![then, otherwise]);
        self.finish(frame, op, types);
    }

    fn counted_loop(&mut self, frame: &mut Frame, types: &[Ty]) {
        let counter = self.rng.pick("index", &["index", "i32"]);
        let mut operands = vec![self.lower_bound(frame, counter)];
        operands.extend((0..2).map(|_| self.value(frame, counter)));
        for ty in types {
            operands.push(self.value(frame, ty));
        }
        let args = [&[counter], types].concat();
        let body = self.yielding(frame, &args, types, "scf.yield");
        self.finish(
            frame,
            Op::new("scf.for").operands(&operands).regions(vec![body]),
            types,
        );
    }

    /// Returns a small or unknown number: mlir-opt removes loops that run if the trip count overflows the type.
    fn lower_bound(&mut self, frame: &mut Frame, ty: Ty) -> Value {
        if self.rng.chance(40) {
            return self.push(frame, Op::new("t.value"), ty);
        }
        let number = self.rng.below(9);
        let constant = Op::new("arith.constant").properties(format!("value = {number} : {ty}"));
        self.push(frame, constant, ty)
    }

    fn repeated(&mut self, frame: &mut Frame, types: &[Ty]) {
        let carried: Vec<Ty> = (0..self.rng.below(3)).map(|_| self.any_type()).collect();
        let inits: Vec<Value> = carried.iter().map(|ty| self.value(frame, ty)).collect();
        let before = self.yielding(frame, &carried, types, "scf.condition");
        let after = self.yielding(frame, types, &carried, "scf.yield");
        let op = Op::new("scf.while").operands(&inits);
        self.finish(frame, op.regions(vec![before, after]), types);
    }

    fn switch(&mut self, frame: &mut Frame, types: &[Ty]) {
        let value = self.value(frame, "index");
        let cases = 1 + self.rng.below(3);
        let regions = (0..=cases)
            .map(|_| self.yielding(frame, &[], types, "scf.yield"))
            .collect();
        let op = Op::new("scf.index_switch")
            .operands(&[value])
            .regions(regions);
        let op = op.properties(format!("cases = array<i64: {}>", list(0..cases)));
        self.finish(frame, op, types);
    }

    fn execute(&mut self, frame: &mut Frame, types: &[Ty]) {
        let blocks = if self.rng.chance(50) {
            self.yielding(frame, &[], types, "scf.yield")
        } else {
            self.graph_of_blocks(frame, &[], types, "scf.yield")
        };
        let mut op = Op::new("scf.execute_region").regions(vec![blocks]);
        if self.rng.chance(15) {
            op = op.properties("no_inline");
        }
        self.finish(frame, op, types);
    }
}
