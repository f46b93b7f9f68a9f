//! Each operation that MLIR registers, with operands, results and regions by chance: created, verified, printed, folded and dropped.

use std::cell::Cell;
use std::collections::BTreeSet;
use std::process::Command;
use std::time::{SystemTime, UNIX_EPOCH};

use crate::rewriting::parsed;
use pass_melior::{Mlir, MlirContext, OpState, OpView, Pattern, Place, Rewriter};
use pass_runtime::Ir;
use pass_runtime::ir::{IrText, PrintOptions};

/// Operations that crash `mlir-opt` as well: their verifiers, which printing calls, look for operands that are not there, or take the
/// type of a result for one of vectors. The guide names them.
const CRASH_IN_MLIR: [&str; 3] = [
    "affine.dma_start",
    "affine.dma_wait",
    "llvm.intr.vector.interleave2",
];

const CHILD: &str = "PASS_MELIOR_MASS";

const TEXT: &str = "func.func @f(%i: i32, %j: index, %t: tensor<4xf32>, %m: memref<4x?xf32>, %v: vector<4xf32>, %f: f32, %p: i1) {
  %0 = arith.constant 0 : i32
  scf.if %p {
    func.call @f(%i, %j, %t, %m, %v, %f, %p) : (i32, index, tensor<4xf32>, memref<4x?xf32>, vector<4xf32>, f32, i1) -> ()
  }
  return
}";

/// Numbers that look like chance, from a seed.
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % end as u64).unwrap()
    }
}

/// What an operation is created with.
struct Shape {
    operands: &'static [usize],
    results: &'static [usize],
    regions: usize,
}

/// The numbers are those of arguments of the function.
const OPERANDS: [&[usize]; 8] = [
    &[],
    &[0],
    &[0, 0],
    &[2],
    &[2, 2, 2],
    &[3, 1],
    &[4, 4],
    &[6, 5, 5],
];

const RESULTS: [&[usize]; 6] = [&[], &[0], &[2], &[3], &[4, 4], &[5]];

fn shape(chance: &mut Chance) -> Shape {
    Shape {
        operands: OPERANDS[chance.below(OPERANDS.len())],
        results: RESULTS[chance.below(RESULTS.len())],
        regions: chance.below(3),
    }
}

/// Creates the operation, and asks for all that a view tells of it.
fn create<'r>(rewriter: &'r Rewriter<'r>, name: &str, shape: &Shape, place: Place<'r>) {
    let function = rewriter.find("func.func")[0];
    let arguments = function.body().unwrap().arguments();
    let operands = shape.operands.iter().map(|index| arguments[*index]);
    let types = shape.results.iter().map(|index| arguments[*index].r#type());
    let state = OpState::new(name).operands(operands).regions(shape.regions);
    // Without results MLIR infers them.
    let state = if shape.results.is_empty() {
        state
    } else {
        state.results(types)
    };
    let Ok(op) = rewriter.create(place, state) else {
        return;
    };
    for region in 0..shape.regions.min(1) {
        let block = rewriter.add_block(op, region, &[]).unwrap();
        let _ = rewriter.create(Place::End(block), OpState::new("scf.yield"));
    }
    let _ = (op.indexing_maps(), op.symbol_users(), op.location());
    for result in op.results() {
        let _ = (result.constant(), result.users());
    }
    for (attribute, value) in op.attributes() {
        let _ = (
            value.to_string(),
            rewriter.set_attribute(op, &attribute, rewriter.unit()),
        );
        let _ = rewriter.remove_attribute(op, &attribute);
    }
    let _ = rewriter.fold(op);
    if !op.is_erased() && shape.regions == 2 {
        let _ = rewriter.clone_to(op, place);
        let _ = rewriter.erase(op);
    }
}

/// Does all that with one operation, beside others, in a pattern, and in a pattern inside of another operation.
fn attack(cx: &MlirContext, name: &str, chance: &mut Chance) {
    for before in ["", "func.return", "func.call"] {
        let shape = shape(chance);
        let mut root = parsed(cx, TEXT);
        if before.is_empty() {
            let mut op = root.op();
            let rewriter = op.rewriter().unwrap();
            let end = rewriter.find("func.return")[0];
            create(&rewriter, name, &shape, Place::Before(end));
        } else {
            let is_done = Cell::new(false);
            let pattern = |rewriter: &Rewriter<'_>, op: OpView<'_>| {
                if !is_done.replace(true) {
                    create(rewriter, name, &shape, Place::Before(op));
                }
                Ok(())
            };
            let _ = root.op().apply_patterns(&[Pattern::new(before, pattern)]);
        }
        let _ = Mlir::verify(cx, &root.op(), true, &mut |_| ());
        Mlir::print_root(cx, &mut root, PrintOptions::default());
    }
}

fn operations(cx: &MlirContext) -> Vec<String> {
    for dialect in cx.dialects() {
        let _ = Mlir::load_dialect(cx, &dialect);
    }
    let mut names = Mlir::known_ops(cx);
    names.sort_unstable();
    names
}

/// Goes on after an operation that crashed. The seed is another one each day, and that of a failure is in its message.
#[test]
fn each_registered_operation() {
    if let Ok(from) = std::env::var(CHILD) {
        let numbers: Vec<u64> = from
            .split(' ')
            .map(|number| number.parse().unwrap())
            .collect();
        let cx = MlirContext::new();
        let from = usize::try_from(numbers[0]).unwrap();
        for (index, name) in operations(&cx).iter().enumerate().skip(from) {
            println!("@{index} {name}");
            let mut chance = Chance(
                numbers[1]
                    .wrapping_add(index as u64)
                    .wrapping_mul(0x9e37_79b9)
                    | 1,
            );
            attack(&cx, name, &mut chance);
        }
        return;
    }
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    let seed = std::env::var("PASS_MELIOR_SEED").ok();
    let seed = seed.map_or(now.as_secs() / 86_400, |seed| seed.parse().unwrap());
    let (mut from, mut crashed, mut seen) = (0, BTreeSet::new(), 0);
    loop {
        let mut command = Command::new(std::env::current_exe().unwrap());
        command.args([
            "sound::mass::each_registered_operation",
            "--exact",
            "--nocapture",
        ]);
        let output = command
            .env(CHILD, format!("{from} {seed}"))
            .output()
            .unwrap();
        let printed = String::from_utf8_lossy(&output.stdout);
        let started = printed.lines().filter_map(|line| line.split_once('@'));
        let started: Vec<_> = started
            .filter_map(|(_, rest)| rest.split_once(' '))
            .collect();
        seen += started.len();
        if output.status.success() {
            break;
        }
        let said = String::from_utf8_lossy(&output.stderr);
        let (index, name) = started.last().unwrap_or_else(|| panic!("{said}"));
        if !CRASH_IN_MLIR.contains(name) {
            crashed.insert(format!("{name}: {} {said}", output.status));
        }
        from = index.parse::<usize>().unwrap() + 1;
    }
    assert!(seen > 2000, "{seen} operations");
    assert!(crashed.is_empty(), "PASS_MELIOR_SEED={seed}: {crashed:#?}");
}
