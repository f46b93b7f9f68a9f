//! Operations of MLIR by the same way, beside what `mlir-opt` shows of them.

use std::path::Path;
use std::process::Command;

use expect_test::expect;
use pass_melior::Attribute;
use pass_melior::attribute::Enumeration;
use pass_melior::{Mlir, MlirContext, Place, Reader, ValueView};
use pass_runtime::ir::{IrText, PrintOptions};

use super::{parsed, read_valid};

include!(concat!(env!("OUT_DIR"), "/ArithOps.rs"));
include!(concat!(env!("OUT_DIR"), "/FuncOps.rs"));
include!(concat!(env!("OUT_DIR"), "/LinalgStructuredOps.rs"));
include!(concat!(env!("OUT_DIR"), "/MemRefOps.rs"));
include!(concat!(env!("OUT_DIR"), "/SCFOps.rs"));

const TEXT: &str = "func.func private @callee(i32) -> i32
func.func @f(%a: i32, %b: i32, %low: index, %high: index, %step: index, %init: f32, %memory: memref<8x16xf32>,
    %in: tensor<4xf32>, %out: tensor<4xf32>) -> i1 {
  %0 = arith.cmpi slt, %a, %b : i32
  %1 = arith.addi %a, %b overflow<nsw, nuw> : i32
  %2 = arith.addi %a, %b : i32
  %3 = func.call @callee(%a) : (i32) -> i32
  %4 = scf.for %i = %low to %high step %step iter_args(%x = %init) -> (f32) {
    scf.yield %x : f32
  }
  %5 = memref.subview %memory[%low, 2][4, %high][1, 1] : memref<8x16xf32> to memref<4x?xf32, strided<[16, 1], offset: ?>>
  %6 = memref.load %memory[%low, %high] {nontemporal = true} : memref<8x16xf32>
  %7 = linalg.generic {
    indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [\"parallel\"]
  } ins(%in : tensor<4xf32>) outs(%out : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return %0 : i1
}";

/// The names that `mlir-opt` gives to arguments of the function.
fn names(values: &[ValueView<'_>]) -> String {
    let name = |value: &ValueView<'_>| format!("%arg{}", value.argument().unwrap().1);
    let names: Vec<_> = values.iter().map(name).collect();
    names.join(", ")
}

fn numbers(numbers: &[i64]) -> String {
    format!("{numbers:?}").replace('[', "").replace(']', "")
}

fn attributes(attributes: &[Attribute<'_>]) -> String {
    let attributes: Vec<_> = attributes.iter().map(Attribute::to_string).collect();
    attributes.join(", ")
}

/// Returns what the generic form has of operations, made of their typed parts.
fn of_typed_parts(reader: &Reader<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    for op in reader.find_typed::<arith::CmpIOp<'_>>() {
        let operands = names(&[op.lhs().unwrap(), op.rhs().unwrap()]);
        let predicate = op.predicate().unwrap();
        assert_eq!(predicate, arith::CmpIPredicate::Slt);
        lines.push(format!(
            "\"arith.cmpi\"({operands}) <{{predicate = {} : i64}}>",
            predicate.number()
        ));
    }
    for op in reader.find_typed::<arith::AddIOp<'_>>() {
        let operands = names(&[op.lhs().unwrap(), op.rhs().unwrap()]);
        let flags = op.overflow_flags().unwrap().keyword();
        lines.push(format!(
            "\"arith.addi\"({operands}) <{{overflowFlags = #arith.overflow<{flags}>}}>"
        ));
    }
    for op in reader.find_typed::<func::CallOp<'_>>() {
        let (callee, operands) = (op.callee().unwrap(), names(&op.operands().unwrap()));
        lines.push(format!(
            "\"func.call\"({operands}) <{{callee = @{callee}}}>"
        ));
    }
    for op in reader.find_typed::<func::FuncOp<'_>>() {
        let (ty, name) = (op.function_type().unwrap(), op.sym_name().unwrap());
        let visibility = op.sym_visibility().unwrap();
        let visibility = visibility.map_or(String::new(), |visibility| {
            format!(", sym_visibility = \"{visibility}\"")
        });
        lines.push(format!(
            "\"func.func\"() <{{function_type = {ty}, sym_name = \"{name}\"{visibility}}}> ({{"
        ));
    }
    for op in reader.find_typed::<scf::ForOp<'_>>() {
        let mut operands = vec![
            op.lower_bound().unwrap(),
            op.upper_bound().unwrap(),
            op.step().unwrap(),
        ];
        operands.extend(op.init_args().unwrap());
        assert_eq!(op.results().unwrap(), op.view().results());
        assert_eq!(op.region().unwrap().blocks().len(), 1);
        lines.push(format!("\"scf.for\"({}) ({{", names(&operands)));
    }
    for op in reader.find_typed::<memref::SubViewOp<'_>>() {
        let groups = [
            vec![op.source().unwrap()],
            op.offsets().unwrap(),
            op.sizes().unwrap(),
            op.strides().unwrap(),
        ];
        let sizes: Vec<_> = groups.iter().map(|group| group.len() as i64).collect();
        lines.push(format!(
            "\"memref.subview\"({}) <{{operandSegmentSizes = array<i32: {}>, static_offsets = array<i64: {}>, \
             static_sizes = array<i64: {}>, static_strides = array<i64: {}>}}>",
            names(&groups.concat()),
            numbers(&sizes),
            numbers(&op.static_offsets().unwrap()),
            numbers(&op.static_sizes().unwrap()),
            numbers(&op.static_strides().unwrap()),
        ));
    }
    for op in reader.find_typed::<memref::LoadOp<'_>>() {
        let operands = [vec![op.memref().unwrap()], op.indices().unwrap()].concat();
        let nontemporal = op.nontemporal().unwrap();
        lines.push(format!(
            "\"memref.load\"({}) <{{nontemporal = {nontemporal}}}>",
            names(&operands)
        ));
    }
    for op in reader.find_typed::<linalg::GenericOp<'_>>() {
        let iterators = op.iterator_types().unwrap().into_iter();
        let iterators = iterators.map(|kind| format!("#linalg.iterator_type<{}>", kind.keyword()));
        let iterators: Vec<_> = iterators.collect();
        let (inputs, outputs) = (op.inputs().unwrap(), op.outputs().unwrap());
        lines.push(format!(
            "\"linalg.generic\"({}) <{{indexing_maps = [{}], iterator_types = [{}], operandSegmentSizes = array<i32: {}, {}>}}> ({{",
            names(&[inputs.clone(), outputs.clone()].concat()),
            attributes(&op.indexing_maps().unwrap()),
            iterators.join(", "),
            inputs.len(),
            outputs.len(),
        ));
    }
    lines
}

#[test]
fn parts_are_those_that_mlir_opt_shows() {
    let mut file = tempfile::NamedTempFile::new().unwrap();
    std::io::Write::write_all(&mut file, TEXT.as_bytes()).unwrap();
    let prefix = std::env::var_os("MLIR_SYS_220_PREFIX").unwrap();
    let mut command = Command::new(Path::new(&prefix).join("bin/mlir-opt"));
    let command = command
        .args(["--mlir-print-op-generic", "--mlir-print-local-scope"])
        .arg(file.path());
    let generic = String::from_utf8(command.output().unwrap().stdout).unwrap();
    read_valid(&MlirContext::new(), TEXT, |reader| {
        let lines = of_typed_parts(reader);
        assert_eq!(lines.len(), 10);
        for line in lines {
            assert!(generic.contains(&line), "{line}\n{generic}");
        }
    });
}

#[test]
fn operations_of_mlir_are_created() {
    let cx = MlirContext::new();
    let text = "func.func private @g(i32)
      func.func @f(%a: i32, %low: index, %memory: memref<8x16xf32>) { return }";
    let mut root = parsed(&cx, text);
    let mut op = root.op();
    let rewriter = op.rewriter().unwrap();
    let end = rewriter.find("func.return")[0];
    let place = Place::Before(end);
    let [a, low, memory] = end.block().unwrap().arguments()[..] else {
        unreachable!()
    };
    let flags = arith::IntegerOverflowFlags::NSW | arith::IntegerOverflowFlags::NUW;
    let sum = arith::AddIOp::build(&rewriter, a, a).overflow_flags(flags);
    let sum = rewriter.create(place, sum).unwrap().result().unwrap();
    let truth = rewriter.integer_type(1);
    let smaller = arith::CmpIOp::build(&rewriter, sum, a, arith::CmpIPredicate::Ult, truth);
    rewriter.create(place, smaller).unwrap();
    let part = rewriter
        .parse_type("memref<4x?xf32, strided<[16, 1], offset: ?>>")
        .unwrap();
    let dynamic = i64::MIN;
    let (offsets, sizes) = ([dynamic, 2], [4, dynamic]);
    let view = memref::SubViewOp::build(
        &rewriter,
        memory,
        &[low],
        &[low],
        &[],
        &offsets,
        &sizes,
        &[1, 1],
        part,
    );
    rewriter.create(place, view).unwrap();
    let call = func::CallOp::build(&rewriter, &[a], "g", &[]);
    rewriter.create(place, call.no_inline()).unwrap();
    drop(rewriter);
    expect![[r#"
        module {
          func.func private @g(i32)
          func.func @f(%arg0: i32, %arg1: index, %arg2: memref<8x16xf32>) {
            %0 = arith.addi %arg0, %arg0 overflow<nsw, nuw> : i32
            %1 = arith.cmpi ult, %0, %arg0 : i32
            %subview = memref.subview %arg2[%arg1, 2] [4, %arg1] [1, 1] : memref<8x16xf32> to memref<4x?xf32, strided<[16, 1], offset: ?>>
            call @g(%arg0) {no_inline} : (i32) -> ()
            return
          }
        }
    "#]].assert_eq(&Mlir::print_root(&cx, &mut root, PrintOptions::default()));
}
