//! Operations on memory, tensors and vectors, and of `llvm`, as a table.

use crate::maker::{Frame, Maker};
use crate::tree::{Block, Op, Ty, Value};
use crate::values::MEMORY;

const DYNAMIC_MEMORY: Ty = "memref<?xi32>";
const VIEW: Ty = "memref<?xi32, strided<[?], offset: ?>>";
const TENSOR: Ty = "tensor<4xi32>";
const DYNAMIC_TENSOR: Ty = "tensor<?xi32>";
const MATRIX: Ty = "tensor<2x2xi32>";
const FLAT: Ty = "vector<2xf32>";
const VECTOR: Ty = "vector<4xi32>";
const POINTER: Ty = "!llvm.ptr";

/// A row: name, properties, types of the operands, type of the result.
type Row = (&'static str, &'static str, &'static [Ty], Option<Ty>);

const ROWS: &[Row] = &[
    (
        "memref.alloc",
        "operandSegmentSizes = array<i32: 0, 0>",
        &[],
        Some(MEMORY),
    ),
    (
        "memref.alloc",
        "operandSegmentSizes = array<i32: 1, 0>",
        &["index"],
        Some(DYNAMIC_MEMORY),
    ),
    ("memref.cast", "", &[MEMORY], Some(DYNAMIC_MEMORY)),
    ("memref.cast", "", &[DYNAMIC_MEMORY], Some(MEMORY)),
    ("memref.dim", "", &[DYNAMIC_MEMORY, "index"], Some("index")),
    ("memref.load", "", &[DYNAMIC_MEMORY, "index"], Some("i32")),
    ("memref.load", "", &[VIEW, "index"], Some("i32")),
    ("memref.store", "", &["i32", DYNAMIC_MEMORY, "index"], None),
    ("memref.store", "", &["i32", VIEW, "index"], None),
    (
        "memref.subview",
        "operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: -9223372036854775808>, \
         static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: -9223372036854775808>",
        &[DYNAMIC_MEMORY, "index", "index", "index"],
        Some(VIEW),
    ),
    ("memref.copy", "", &[MEMORY, DYNAMIC_MEMORY], None),
    ("tensor.cast", "", &[TENSOR], Some(DYNAMIC_TENSOR)),
    ("tensor.cast", "", &[DYNAMIC_TENSOR], Some(TENSOR)),
    ("tensor.dim", "", &[DYNAMIC_TENSOR, "index"], Some("index")),
    ("tensor.extract", "", &[TENSOR, "index"], Some("i32")),
    ("tensor.insert", "", &["i32", TENSOR, "index"], Some(TENSOR)),
    ("tensor.empty", "", &["index"], Some(DYNAMIC_TENSOR)),
    (
        "tensor.from_elements",
        "",
        &["i32", "i32", "i32", "i32"],
        Some(TENSOR),
    ),
    ("tensor.splat", "", &["i32"], Some(TENSOR)),
    (
        "tensor.collapse_shape",
        "reassociation = [[0, 1]]",
        &[MATRIX],
        Some(TENSOR),
    ),
    (
        "tensor.expand_shape",
        "reassociation = [[0, 1]], static_output_shape = array<i64: 2, 2>",
        &[TENSOR],
        Some(MATRIX),
    ),
    ("vector.fma", "", &[FLAT, FLAT, FLAT], Some(FLAT)),
    ("vector.broadcast", "", &["i32"], Some(VECTOR)),
    (
        "vector.extract",
        "static_position = array<i64: -9223372036854775808>",
        &[VECTOR, "index"],
        Some("i32"),
    ),
    (
        "vector.insert",
        "static_position = array<i64: 1>",
        &["i32", VECTOR],
        Some(VECTOR),
    ),
    ("llvm.load", "", &[POINTER], Some("i32")),
    ("llvm.store", "", &["i32", POINTER], None),
    ("llvm.add", "", &["i32", "i32"], Some("i32")),
    (
        "builtin.unrealized_conversion_cast",
        "",
        &["i64"],
        Some("index"),
    ),
    (
        "builtin.unrealized_conversion_cast",
        "",
        &["index"],
        Some("i64"),
    ),
];

impl Maker {
    /// Adds an operation of `memref`, `tensor`, `vector`, `linalg`, `llvm` or `affine`.
    pub(crate) fn shaped(&mut self, frame: &mut Frame) {
        match self.rng.below(10) {
            0 => self.filled(frame),
            1 | 2 => self.affine(frame),
            _ => self.row(frame),
        }
    }

    fn row(&mut self, frame: &mut Frame) {
        let Some(&(name, properties, from, to)) = self.rng.choose(ROWS) else {
            return;
        };
        let operands: Vec<Value> = from.iter().map(|ty| self.value(frame, ty)).collect();
        let op = Op::new(name).properties(properties).operands(&operands);
        match to {
            Some(ty) => {
                self.push(frame, op, ty);
            }
            None => frame.ops.push(op),
        }
    }

    /// Fills memory element by element.
    fn filled(&mut self, frame: &mut Frame) {
        let operands = ["i32", MEMORY].map(|ty| self.value(frame, ty));
        let args: Vec<Value> = (0..2).map(|_| self.fresh("i32")).collect();
        let end = Op::new("linalg.yield").operands(args.get(..1).unwrap_or_default());
        let block = Block {
            label: self.label(),
            args,
            ops: vec![end],
        };
        let fill = Op::new("linalg.fill").operands(&operands);
        let fill = fill.properties("operandSegmentSizes = array<i32: 1, 1>");
        frame.ops.push(fill.regions(vec![vec![block]]));
    }
}
