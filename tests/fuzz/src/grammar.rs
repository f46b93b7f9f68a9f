//! Text of modules, made from choices.

/// The nesting depth.
const DEPTH: usize = 5;

/// The module that the choices lead to. Every list of choices leads to one.
pub fn module(choices: &[u8]) -> String {
    let mut maker = Maker {
        choices: choices.iter(),
        text: String::new(),
        values: 0,
        depth: 0,
    };
    maker.top();
    maker.text
}

struct Maker<'c> {
    choices: std::slice::Iter<'c, u8>,
    text: String,
    /// The number of values that have a name so far.
    values: usize,
    depth: usize,
}

const OPS: &[&str] = &[
    "t.op",
    "arith.addi",
    "arith.constant",
    "arith.cmpi",
    "func.func",
    "func.return",
    "func.call",
    "builtin.module",
    "scf.for",
    "scf.if",
    "scf.yield",
    "cf.br",
    "cf.cond_br",
    "memref.alloc",
    "memref.load",
    "tensor.extract",
    "vector.extract",
    "linalg.generic",
    "affine.for",
    "affine.apply",
    "gpu.module",
    "llvm.func",
    "spirv.module",
    "transform.sequence",
    "builtin.unrealized_conversion_cast",
    "noDialect",
];

const TYPES: &[&str] = &[
    "i1",
    "i32",
    "i64",
    "si8",
    "ui16",
    "i128",
    "index",
    "f16",
    "bf16",
    "f32",
    "f64",
    "f80",
    "none",
    "f8E4M3FN",
    "tf32",
    "!t.x",
    "!t.y<1, \"a>\", [b -> c]>",
    "!llvm.ptr",
    "!alias",
];

const ATTRS: &[&str] = &[
    "unit",
    "true",
    "0",
    "-1 : i8",
    "0x1F : i64",
    "255 : ui8",
    "1.5",
    "0x7FC00000 : f32",
    "-0.0 : f16",
    "1e400",
    "170141183460469231731687303715884105727 : i128",
    "\"\"",
    "\"a\\22\\\\\\0A\\FF\"",
    "\"é\" : !t.x",
    "@a",
    "@a::@\"b c\"",
    "#t.a",
    "#t.b<[1, 2], \"<\">",
    "#alias",
    "#map",
    "dense<0> : tensor<2xi32>",
    "dense<[1.0, 2.0]> : tensor<2xf32>",
    "dense<\"0x0102\"> : tensor<2xi8>",
    "dense<[true, false]> : vector<2xi1>",
    "dense<> : tensor<0xi32>",
    "dense<(1.0,2.0)> : tensor<complex<f32>>",
    "sparse<[[0]], [1]> : tensor<2xi32>",
    "dense_resource<r> : tensor<1xi32>",
    "array<i32>",
    "array<i8: 1, -2>",
    "array<i1: true>",
    "array<f32: 1.0, 0x7FC00000>",
    "affine_map<(d0)[s0] -> (d0 + s0 * 2)>",
    "affine_map<(i, j) -> (j floordiv 2, i mod 3)>",
    "affine_set<(d0) : (d0 - 1 >= 0, d0 == 0)>",
    "strided<[1, ?], offset: 3>",
    "distinct[0]<unit>",
    "distinct[1]<>",
    "loc(unknown)",
    "loc(\"f\":1:2)",
    "#arith.overflow<nsw, nuw>",
    "#arith.fastmath<fast>",
    "i32",
    "() -> ()",
    "opaque<\"t\">",
    "1 : index",
    "2.0 : i32",
    "9 : i2",
];

const LOCS: &[&str] = &[
    "unknown",
    "\"f\":1:2",
    "\"f\":1:2 to 3:4",
    "\"f\":1:2 to :4",
    "\"name\"",
    "\"name\"(\"f\":0:0)",
    "callsite(\"a\" at \"f\":1:1)",
    "fused[unknown, \"f\":1:2]",
    "fused<unit>[\"n\"]",
    "#loc",
    "#loc1",
];

const KEYS: &[&str] = &[
    "a",
    "\"b c\"",
    "value",
    "sym_name",
    "function_type",
    "callee",
    "predicate",
    "overflowFlags",
    "operandSegmentSizes",
    "sym_visibility",
    "t.x",
    "\"\"",
];

const JUNK: &[&str] = &[
    "}", "{", ")", "(", "\"", "->", ":", "// c\n", "loc(", "<{", "}>", ",", "%", "^bb9:", "#", "!",
    "\0", "é", "{-#", "\\",
];

impl Maker<'_> {
    fn choose(&mut self, of: usize) -> usize {
        // Without choices left, the first is made, and that is the one that ends things.
        usize::from(self.choices.next().copied().unwrap_or(0)) % of.max(1)
    }

    fn push(&mut self, text: &str) {
        self.text.push_str(text);
    }

    fn pick(&mut self, from: &[&str]) {
        let index = self.choose(from.len());
        self.push(from[index]);
    }

    fn top(&mut self) {
        if self.choose(2) == 1 {
            self.push("#map = affine_map<(d0) -> (d0)>\n!alias = tuple<i32, f32>\n#alias = ");
            self.attr();
            self.push("\n");
        }
        for _ in 0..self.choose(6) {
            self.op();
        }
        if self.choose(2) == 1 {
            self.push("#loc = loc(");
            self.pick(LOCS);
            self.push(")\n#loc1 = loc(");
            self.pick(LOCS);
            self.push(")\n");
        }
        if self.choose(4) == 1 {
            self.push("{-#\n  dialect_resources: {\n    builtin: {\n      r: \"0x0400000001000000\"\n    }\n  },\n  external_resources: {\n    t: {\n      k: true\n    }\n  }\n#-}\n");
        }
    }

    fn op(&mut self) {
        if self.choose(32) == 31 {
            return self.pick(JUNK);
        }
        let results = self.results();
        self.push("\"");
        self.pick(OPS);
        self.push("\"(");
        let operands = self.choose(4);
        self.list(operands, Self::value);
        self.push(")");
        if self.choose(8) == 7 {
            let successors = 1 + self.choose(2);
            self.push("[");
            self.list(successors, |maker| maker.pick(&["^bb0", "^bb1", "^bb2"]));
            self.push("]");
        }
        if self.choose(3) == 2 {
            self.push(" <");
            self.dict();
            self.push(">");
        }
        if self.depth < DEPTH && self.choose(3) == 2 {
            let regions = 1 + self.choose(2);
            self.push(" (");
            self.list(regions, Self::region);
            self.push(")");
        }
        if self.choose(3) == 2 {
            self.push(" ");
            self.dict();
        }
        self.push(" : (");
        self.list(operands, Self::ty);
        self.push(") -> (");
        self.list(results, Self::ty);
        self.push(")");
        self.loc();
        self.push("\n");
    }

    fn results(&mut self) -> usize {
        let results = self.choose(4);
        if results > 0 {
            let name = self.values;
            self.values += 1;
            self.push(&format!("%{name}"));
            if results > 1 {
                self.push(&format!(":{results}"));
            }
            self.push(" = ");
        }
        results
    }

    /// A value that has been defined, or is yet to be.
    fn value(&mut self) {
        let name = self.choose(self.values + 2);
        self.push(&format!("%{name}"));
        if self.choose(4) == 3 {
            let number = self.choose(4);
            self.push(&format!("#{number}"));
        }
    }

    fn region(&mut self) {
        self.depth += 1;
        self.push("{\n");
        for _ in 0..self.choose(4) {
            self.op();
        }
        for block in 0..self.choose(4) {
            self.push(&format!("^bb{block}"));
            let arguments = self.choose(3);
            if arguments > 0 {
                self.push("(");
                self.list(arguments, |maker| {
                    let name = maker.values;
                    maker.values += 1;
                    maker.push(&format!("%{name}: "));
                    maker.ty();
                    maker.loc();
                });
                self.push(")");
            }
            self.push(":\n");
            for _ in 0..self.choose(4) {
                self.op();
            }
        }
        self.push("}");
        self.depth -= 1;
    }

    fn dict(&mut self) {
        self.push("{");
        let entries = self.choose(4);
        self.list(entries, |maker| {
            maker.pick(KEYS);
            if maker.choose(4) > 0 {
                maker.push(" = ");
                maker.attr();
            }
        });
        self.push("}");
    }

    fn attr(&mut self) {
        if self.depth < DEPTH {
            self.depth += 1;
            match self.choose(8) {
                6 => {
                    self.push("[");
                    let elements = self.choose(4);
                    self.list(elements, Self::attr);
                    self.push("]");
                }
                7 => self.dict(),
                5 => self.ty(),
                _ => self.pick(ATTRS),
            }
            self.depth -= 1;
        } else {
            self.pick(ATTRS);
        }
    }

    fn ty(&mut self) {
        if self.depth >= DEPTH {
            return self.pick(TYPES);
        }
        self.depth += 1;
        match self.choose(12) {
            6 => self.around("tuple<", Self::ty, ">"),
            7 => self.around("vector<2x[4]x", Self::ty, ">"),
            8 => self.around("tensor<?x3x", Self::ty, ">"),
            9 => self.around("memref<2x?x", Self::memref, ">"),
            10 => self.around("complex<", Self::ty, ">"),
            11 => self.around("(i32, ", Self::ty, ") -> ()"),
            _ => self.pick(TYPES),
        }
        self.depth -= 1;
    }

    fn memref(&mut self) {
        self.ty();
        for _ in 0..self.choose(3) {
            self.push(", ");
            self.attr();
        }
    }

    fn around(&mut self, start: &str, inner: fn(&mut Self), end: &str) {
        self.push(start);
        inner(self);
        self.push(end);
    }

    fn loc(&mut self) {
        if self.choose(4) == 3 {
            self.push(" loc(");
            self.pick(LOCS);
            self.push(")");
        }
    }

    fn list(&mut self, count: usize, mut item: impl FnMut(&mut Self)) {
        for index in 0..count {
            if index > 0 {
                self.push(", ");
            }
            item(self);
        }
    }
}
