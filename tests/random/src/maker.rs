//! Modules out of random numbers: functions, nested modules, graphs.

use crate::rng::Rng;
use crate::tree::{Block, Op, Ty, Value, list};
use crate::values::MEMORY;

pub(crate) struct Maker {
    pub(crate) rng: Rng,
    pub(crate) functions: Vec<Function>,
    /// The number of enclosing operations with regions.
    pub(crate) depth: usize,
    values: u32,
    labels: u32,
}

#[derive(Clone)]
pub(crate) struct Function {
    pub(crate) name: String,
    pub(crate) inputs: Vec<Ty>,
    pub(crate) outputs: Vec<Ty>,
    visibility: &'static str,
}

pub(crate) struct Frame {
    pub(crate) ops: Vec<Op>,
    pub(crate) scope: Vec<Value>,
}

/// The maximum nesting of operations with regions in a function.
const MAX_DEPTH: usize = 3;

impl Maker {
    /// Returns the operations of a module, which depend on the seed and the number alone.
    pub(crate) fn module(seed: u64, number: u64) -> Vec<Op> {
        let mut maker = Self {
            rng: Rng::new(
                seed.wrapping_mul(0x1_0000_0001)
                    .wrapping_add(number.wrapping_mul(0xD129_0D3B_3C5A_1F57)),
            ),
            functions: Vec::new(),
            depth: 0,
            values: 0,
            labels: 0,
        };
        maker.declare();
        let mut ops: Vec<Op> = Vec::new();
        for function in maker.functions.clone() {
            ops.push(maker.function(&function));
        }
        if maker.rng.chance(30) {
            ops.push(maker.nested());
        }
        if maker.rng.chance(25) {
            ops.push(maker.graph());
        }
        if maker.rng.chance(30) {
            maker.rng.shuffle(&mut ops);
        }
        ops
    }

    pub(crate) fn fresh(&mut self, ty: Ty) -> Value {
        self.values += 1;
        Value {
            number: self.values,
            ty,
        }
    }

    pub(crate) fn label(&mut self) -> u32 {
        self.labels += 1;
        self.labels
    }

    /// Adds about `count` operations.
    pub(crate) fn fill(&mut self, frame: &mut Frame, count: usize) {
        for _ in 0..count {
            if self.depth < MAX_DEPTH && self.rng.chance(16) {
                self.nest(frame);
            } else {
                self.simple(frame);
            }
        }
    }

    fn declare(&mut self) {
        for index in 0..1 + self.rng.below(4) {
            let visibility = match index {
                0 => "",
                _ => self.rng.pick("private", &["private", "", "nested"]),
            };
            let inputs = (0..self.rng.below(4)).map(|_| {
                if self.rng.chance(12) {
                    MEMORY
                } else {
                    self.any_type()
                }
            });
            let inputs = inputs.collect();
            let outputs = (0..self.rng.below(3)).map(|_| self.any_type()).collect();
            let name = format!("f{index}");
            self.functions.push(Function {
                name,
                inputs,
                outputs,
                visibility,
            });
        }
    }

    fn function(&mut self, function: &Function) -> Op {
        let is_external = function.visibility == "private" && self.rng.chance(12);
        let outside = Frame {
            ops: Vec::new(),
            scope: Vec::new(),
        };
        let blocks = match (is_external, self.rng.chance(55)) {
            (true, _) => Vec::new(),
            (_, true) => {
                self.graph_of_blocks(&outside, &function.inputs, &function.outputs, "func.return")
            }
            (_, false) => self.straight(function),
        };
        let (from, to) = (list(function.inputs.iter()), list(function.outputs.iter()));
        let mut properties = format!(
            "function_type = ({from}) -> ({to}), sym_name = \"{}\"",
            function.name
        );
        if !function.visibility.is_empty() {
            properties += &format!(", sym_visibility = \"{}\"", function.visibility);
        }
        Op::new("func.func")
            .properties(properties)
            .regions(vec![blocks])
    }

    fn straight(&mut self, function: &Function) -> Vec<Block> {
        let args: Vec<Value> = function.inputs.iter().map(|ty| self.fresh(ty)).collect();
        let mut frame = Frame {
            ops: Vec::new(),
            scope: args.clone(),
        };
        let count = self.rng.below(14);
        self.fill(&mut frame, count);
        let operands: Vec<Value> = function
            .outputs
            .iter()
            .map(|ty| self.value(&mut frame, ty))
            .collect();
        frame.ops.push(Op::new("func.return").operands(&operands));
        vec![Block {
            label: self.label(),
            args,
            ops: frame.ops,
        }]
    }

    /// Returns a module with symbols that refer to each other and outwards.
    fn nested(&mut self) -> Op {
        let visibility = |maker: &mut Self| {
            maker.rng.pick(
                "",
                &[
                    ", sym_visibility = \"private\"",
                    ", sym_visibility = \"nested\"",
                ],
            )
        };
        let mut ops = Vec::new();
        for index in 0..1 + self.rng.below(3) {
            let names = ["f0", "g0", "m::@g0", "m"];
            let name = self.rng.pick("g1", &names);
            let body = vec![
                Op::new("t.refer").attributes(format!("to = @{name}")),
                Op::new("func.return"),
            ];
            let visibility = visibility(self);
            let properties =
                format!("function_type = () -> (), sym_name = \"g{index}\"{visibility}");
            let block = Block {
                label: self.label(),
                args: Vec::new(),
                ops: body,
            };
            ops.push(
                Op::new("func.func")
                    .properties(properties)
                    .regions(vec![vec![block]]),
            );
        }
        let block = Block {
            label: self.label(),
            args: Vec::new(),
            ops,
        };
        let visibility = visibility(self);
        Op::new("builtin.module")
            .properties(format!("sym_name = \"m\"{visibility}"))
            .regions(vec![vec![block]])
    }

    /// Returns a module with a graph region, in which operations use later results.
    fn graph(&mut self) -> Op {
        let values: Vec<Value> = (0..3 + self.rng.below(5))
            .map(|_| self.fresh("i32"))
            .collect();
        let mut ops = Vec::new();
        for (index, &value) in values.iter().enumerate() {
            let (Some(before), Some(all)) = (values.get(..index), Some(&values)) else {
                continue;
            };
            let earlier = (
                self.rng.choose(before).copied(),
                self.rng.choose(before).copied(),
            );
            let op = match (earlier, self.rng.below(3)) {
                ((Some(one), Some(other)), 0 | 1) => {
                    let name = self
                        .rng
                        .pick("arith.addi", &["arith.muli", "arith.subi", "arith.andi"]);
                    Op::new(name).operands(&[one, other])
                }
                (_, 2) => {
                    let used: Vec<Value> = self.rng.choose(all).copied().into_iter().collect();
                    Op::new("t.node").operands(&used)
                }
                _ => Op::new("arith.constant")
                    .properties(format!("value = {} : i32", self.rng.below(3))),
            };
            ops.push(op.results(&[value]));
        }
        self.rng.shuffle(&mut ops);
        let block = Block {
            label: self.label(),
            args: Vec::new(),
            ops,
        };
        let name = self
            .rng
            .pick("builtin.module", &["builtin.module", "t.graph"]);
        Op::new(name).regions(vec![vec![block]])
    }
}
