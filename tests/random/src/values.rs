//! Operations without regions: constants, arithmetic, casts, memory, calls.

use crate::maker::{Frame, Maker};
use crate::tree::{Op, Ty, Value};

const INTS: &[Ty] = &["i1", "i8", "i32", "i64", "index", "vector<2xi32>"];
const FLOATS: &[Ty] = &["f32", "f64"];
pub(crate) const MEMORY: Ty = "memref<4xi32>";

const INT_OPS: &[&str] = &[
    "addi",
    "subi",
    "muli",
    "divsi",
    "divui",
    "remsi",
    "remui",
    "andi",
    "ori",
    "xori",
    "shli",
    "shrsi",
    "shrui",
    "maxsi",
    "maxui",
    "minsi",
    "minui",
    "ceildivsi",
    "ceildivui",
    "floordivsi",
    "addi",
    "subi",
    "muli",
    "xori",
];
const FLOAT_OPS: &[&str] = &[
    "addf", "subf", "mulf", "divf", "remf", "maximumf", "minimumf", "maxnumf", "minnumf",
];

const CASTS: &[(&str, Ty, Ty)] = &[
    ("extsi", "i1", "i8"),
    ("extsi", "i8", "i32"),
    ("extsi", "i32", "i64"),
    ("extui", "i1", "i32"),
    ("extui", "i8", "i64"),
    ("extui", "i8", "i32"),
    ("extui", "i32", "i64"),
    ("trunci", "i64", "i32"),
    ("trunci", "i64", "i8"),
    ("trunci", "i32", "i8"),
    ("trunci", "i32", "i1"),
    ("index_cast", "i32", "index"),
    ("index_cast", "index", "i32"),
    ("index_cast", "index", "i64"),
    ("index_cast", "i64", "index"),
    ("index_castui", "i8", "index"),
    ("index_castui", "index", "i64"),
    ("sitofp", "i32", "f32"),
    ("uitofp", "i8", "f64"),
    ("fptosi", "f32", "i32"),
    ("fptoui", "f64", "i8"),
    ("extf", "f32", "f64"),
    ("truncf", "f64", "f32"),
    ("bitcast", "i32", "f32"),
    ("bitcast", "f64", "i64"),
];

impl Maker {
    /// Returns a type that has constants.
    pub(crate) fn any_type(&mut self) -> Ty {
        let common = [INTS, &["i32", "i32", "index", "i1"], FLOATS].concat();
        self.rng.pick("i32", &common)
    }

    fn int_type(&mut self) -> Ty {
        let common = [INTS, &["i32", "index"]].concat();
        self.rng.pick("i32", &common)
    }

    /// Returns a usable value: an existing one or a new constant.
    pub(crate) fn value(&mut self, frame: &mut Frame, ty: Ty) -> Value {
        let known: Vec<Value> = frame
            .scope
            .iter()
            .copied()
            .filter(|value| value.ty == ty)
            .collect();
        if let (true, Some(&value)) = (self.rng.chance(80), self.rng.choose(&known)) {
            return value;
        }
        match ty {
            _ if !Self::has_constants(ty) => self.push(frame, Op::new("t.value"), ty),
            _ if self.rng.chance(15) => self.push(frame, Op::new("t.value"), ty),
            _ => {
                let text = self.constant(ty);
                self.push(
                    frame,
                    Op::new("arith.constant").properties(format!("value = {text}")),
                    ty,
                )
            }
        }
    }

    fn has_constants(ty: Ty) -> bool {
        INTS.contains(&ty) || FLOATS.contains(&ty)
    }

    pub(crate) fn push(&mut self, frame: &mut Frame, op: Op, ty: Ty) -> Value {
        let result = self.fresh(ty);
        frame.scope.push(result);
        frame.ops.push(op.results(&[result]));
        result
    }

    fn constant(&mut self, ty: Ty) -> String {
        match ty {
            "i1" => self.rng.pick("true", &["false"]).to_owned(),
            "f32" => {
                let text = self.rng.pick(
                    "0.0",
                    &[
                        "-0.0",
                        "1.0",
                        "-1.0",
                        "2.5",
                        "0x7FC00000",
                        "0x7F800000",
                        "3.0e20",
                        "0.1",
                    ],
                );
                format!("{text} : f32")
            }
            "f64" => {
                let text = self.rng.pick(
                    "0.0",
                    &[
                        "-0.0",
                        "1.0",
                        "-1.0",
                        "2.5",
                        "0x7FF8000000000000",
                        "0xFFF0000000000000",
                        "1.0e300",
                        "0.1",
                    ],
                );
                format!("{text} : f64")
            }
            // Arithmetic on elements that differ is not folded here.
            "vector<2xi32>" => format!("dense<{}> : {ty}", self.number(32)),
            "i8" => format!("{} : i8", self.number(8)),
            "i32" => format!("{} : i32", self.number(32)),
            // MLIR folds what is larger as if an index always had 64 bits.
            "index" => format!("{} : index", self.number(8)),
            _ => format!("{} : {ty}", self.number(64)),
        }
    }

    /// Returns a signed number of that width, often a boundary.
    fn number(&mut self, width: u32) -> i128 {
        let half = 1i128 << (width - 1);
        let any = i128::from(self.rng.next()) % half;
        self.rng.pick(
            0,
            &[
                0,
                1,
                1,
                -1,
                2,
                3,
                4,
                5,
                7,
                8,
                31,
                64,
                -2,
                half - 1,
                -half,
                any,
                -any,
            ],
        )
    }

    pub(crate) fn simple(&mut self, frame: &mut Frame) {
        match self.rng.below(100) {
            0..35 => self.int_binary(frame),
            35..42 => self.float_binary(frame),
            42..50 => self.compare(frame),
            50..55 => self.select(frame),
            55..63 => self.cast(frame),
            63..66 => self.extended(frame),
            66..75 => self.memory(frame),
            75..82 => self.call(frame),
            82..88 => self.unknown(frame),
            88..96 => self.shaped(frame),
            _ => self.again(frame),
        }
    }

    pub(crate) fn scalar(&mut self, frame: &mut Frame) {
        match self.rng.below(4) {
            0 => self.select(frame),
            _ => self.int_binary(frame),
        }
    }

    fn pair(&mut self, frame: &mut Frame, ty: Ty) -> [Value; 2] {
        let first = self.value(frame, ty);
        let second = if self.rng.chance(10) {
            first
        } else {
            self.value(frame, ty)
        };
        [first, second]
    }

    fn int_binary(&mut self, frame: &mut Frame) {
        let ty = self.int_type();
        let operands = self.pair(frame, ty);
        let name = match self.rng.pick("addi", INT_OPS) {
            // MLIR moves these out of loops that may not run, though their divisor may be zero.
            "floordivsi" | "remsi" if self.depth > 0 => "divsi",
            "remui" if self.depth > 0 => "divui",
            name => name,
        };
        let mut op = Op::new(&format!("arith.{name}")).operands(&operands);
        if matches!(name, "addi" | "subi" | "muli" | "shli") && self.rng.chance(30) {
            let flags = self.rng.pick("nsw", &["nuw", "nsw, nuw"]);
            op = op.properties(format!("overflowFlags = #arith.overflow<{flags}>"));
        } else if matches!(name, "divsi" | "divui" | "shrsi" | "shrui") && self.rng.chance(30) {
            op = op.properties("isExact");
        }
        self.push(frame, op, ty);
    }

    fn float_binary(&mut self, frame: &mut Frame) {
        let ty = self.rng.pick("f32", FLOATS);
        let operands = self.pair(frame, ty);
        let fast = self
            .rng
            .pick("", &["", "nnan", "fast", "nnan,nsz", "reassoc"]);
        let fast = match fast {
            "" => String::new(),
            flags => format!("fastmath = #arith.fastmath<{flags}>"),
        };
        let op = if self.rng.chance(15) {
            Op::new("arith.negf").operands(&operands[..1])
        } else {
            Op::new(&format!("arith.{}", self.rng.pick("addf", FLOAT_OPS))).operands(&operands)
        };
        self.push(frame, op.properties(fast), ty);
    }

    fn compare(&mut self, frame: &mut Frame) {
        let (name, ty, most) = if self.rng.chance(75) {
            ("arith.cmpi", self.int_type(), 10)
        } else {
            ("arith.cmpf", self.rng.pick("f32", FLOATS), 16)
        };
        let result = if ty == "vector<2xi32>" {
            "vector<2xi1>"
        } else {
            "i1"
        };
        let operands = self.pair(frame, ty);
        let predicate = self.rng.below(most);
        let op = Op::new(name)
            .operands(&operands)
            .properties(format!("predicate = {predicate} : i64"));
        self.push(frame, op, result);
    }

    fn select(&mut self, frame: &mut Frame) {
        let ty = self.any_type();
        let condition = self.value(frame, "i1");
        let [one, other] = self.pair(frame, ty);
        self.push(
            frame,
            Op::new("arith.select").operands(&[condition, one, other]),
            ty,
        );
    }

    fn cast(&mut self, frame: &mut Frame) {
        let Some(&(name, from, to)) = self.rng.choose(CASTS) else {
            return;
        };
        let value = self.value(frame, from);
        self.push(
            frame,
            Op::new(&format!("arith.{name}")).operands(&[value]),
            to,
        );
    }

    fn extended(&mut self, frame: &mut Frame) {
        let ty = self.rng.pick("i32", &["i8", "i64", "index"]);
        let operands = self.pair(frame, ty);
        let (name, second) = self
            .rng
            .pick(("addui", "i1"), &[("mulsi", ty), ("mului", ty)]);
        let results = [self.fresh(ty), self.fresh(second)];
        frame.scope.extend(results);
        frame.ops.push(
            Op::new(&format!("arith.{name}_extended"))
                .operands(&operands)
                .results(&results),
        );
    }

    fn memory(&mut self, frame: &mut Frame) {
        let memory = self.value(frame, MEMORY);
        let index = self.value(frame, "index");
        if self.rng.chance(55) {
            self.push(
                frame,
                Op::new("memref.load").operands(&[memory, index]),
                "i32",
            );
        } else if self.rng.chance(90) {
            let stored = self.value(frame, "i32");
            frame
                .ops
                .push(Op::new("memref.store").operands(&[stored, memory, index]));
        } else {
            frame
                .ops
                .push(Op::new("memref.dealloc").operands(&[memory]));
        }
    }

    fn call(&mut self, frame: &mut Frame) {
        let Some(callee) = self.rng.choose(&self.functions).cloned() else {
            return;
        };
        let operands: Vec<Value> = callee
            .inputs
            .iter()
            .map(|ty| self.value(frame, ty))
            .collect();
        let results: Vec<Value> = callee.outputs.iter().map(|ty| self.fresh(ty)).collect();
        frame.scope.extend(&results);
        let op = Op::new("func.call").operands(&operands).results(&results);
        frame
            .ops
            .push(op.properties(format!("callee = @{}", callee.name)));
    }

    fn unknown(&mut self, frame: &mut Frame) {
        let count = self.rng.below(3);
        let types: Vec<Ty> = (0..count).map(|_| self.any_type()).collect();
        let operands: Vec<Value> = types.iter().map(|ty| self.value(frame, ty)).collect();
        let count = self.rng.below(3);
        let types: Vec<Ty> = (0..count).map(|_| self.any_type()).collect();
        let results: Vec<Value> = types.iter().map(|ty| self.fresh(ty)).collect();
        frame.scope.extend(&results);
        frame
            .ops
            .push(Op::new("t.use").operands(&operands).results(&results));
    }

    /// Repeats an existing operation.
    fn again(&mut self, frame: &mut Frame) {
        let simple: Vec<&Op> = frame
            .ops
            .iter()
            .filter(|op| op.regions.is_empty() && op.results.len() == 1)
            .collect();
        let Some(op) = self.rng.choose(&simple).map(|op| (*op).clone()) else {
            return;
        };
        let Some(ty) = op.results.first().map(|result| result.ty) else {
            return;
        };
        self.push(frame, op, ty);
    }
}
