//! The cost of holding passes to what they require, ensure and create: ten passes on 20,000 functions, with and without the check.
//!
//! `cargo bench -p pass-opt --bench legality` measures in turns. With `on` or `off` it runs once, for tools that
//! count instructions, on as many functions as the argument behind says.

#![expect(
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a benchmark reports, and stops at the first surprise"
)]

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use passwright::debug::legality::CheckLegality;
use passwright::embedded::{Context, Embedded};
use passwright::info::legality::{Clause, Contract, Pattern, Rule};
use passwright::ir::{IrText, ParseOptions};
use passwright::{Pass, PassInfo, PassManager, PassRegistry};

const FUNCTIONS: usize = 20_000;
const PAIRS: usize = 7;

const RULES: &[Rule<'static>] = &[
    Rule::illegal(Pattern::operation("scf")),
    Rule::illegal(Pattern::operation("tensor.empty")),
    Rule::illegal(Pattern::of_type("tensor")),
];
const CONTRACT: Contract<'static> = Contract::new()
    .precondition(&[Clause::new(RULES)])
    .postcondition(&[Clause::new(RULES)])
    .creates(&[Pattern::operation("arith"), Pattern::operation("ub")]);

/// The passes, each of which states the same.
const PASSES: [&str; 10] = [
    "canonicalize",
    "cse",
    "sccp",
    "canonicalize",
    "topological-sort",
    "cse",
    "sccp",
    "canonicalize",
    "sccp",
    "cse",
];

fn input(functions: usize) -> String {
    let mut text = String::new();
    for index in 0..functions {
        let _ = write!(
            text,
            r#""func.func"() <{{function_type = (i32, i32) -> i32, sym_name = "f{index}"}}> ({{
^bb0(%a: i32, %b: i32):
  %0 = "arith.constant"() <{{value = {index} : i32}}> : () -> i32
  %1 = "arith.constant"() <{{value = 0 : i32}}> : () -> i32
  %2 = "arith.addi"(%a, %1) <{{overflowFlags = #arith.overflow<none>}}> : (i32, i32) -> i32
  %3 = "arith.muli"(%2, %0) <{{overflowFlags = #arith.overflow<none>}}> : (i32, i32) -> i32
  %4 = "arith.muli"(%2, %0) <{{overflowFlags = #arith.overflow<none>}}> : (i32, i32) -> i32
  %5 = "arith.xori"(%4, %b) : (i32, i32) -> i32
  %6 = "arith.addi"(%3, %5) <{{overflowFlags = #arith.overflow<none>}}> : (i32, i32) -> i32
  %7 = "arith.subi"(%6, %b) <{{overflowFlags = #arith.overflow<none>}}> : (i32, i32) -> i32
  "func.return"(%6) : (i32) -> ()
}}) : () -> ()
"#
        );
    }
    text
}

/// Registers the passes with the contract, under the same names.
fn registry() -> PassRegistry<Embedded> {
    let mut registry = PassRegistry::new();
    macro_rules! variants {
        ($($pass:ident)*) => {$(
            let info = <passwright::transforms::$pass as Pass>::INFO;
            let info: &'static PassInfo = Box::leak(Box::new(info.contract(CONTRACT)));
            registry.register_variant::<passwright::transforms::$pass>(info).unwrap();
        )*};
    }
    variants!(Canonicalizer CSE SCCP TopologicalSort);
    registry
}

fn run(cx: &Context, registry: &PassRegistry<Embedded>, text: &str, is_checked: bool) -> Duration {
    let pipeline = format!("builtin.module(func.func({}))", PASSES.join(","));
    let mut manager = PassManager::from(registry.parse(cx, &pipeline).unwrap());
    if is_checked {
        manager.add_instrumentation(CheckLegality::of(manager.pipeline()).unwrap());
    }
    let options = ParseOptions::default().implicit_root(true);
    let mut root = Embedded::parse(cx, "input.mlir", text, options, &mut drop).unwrap();
    let start = Instant::now();
    manager
        .run(cx, Embedded::root(&mut root), &mut drop)
        .unwrap();
    start.elapsed()
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let argument = arguments.next().unwrap_or_default();
    let functions = arguments
        .next()
        .map_or(FUNCTIONS, |count| count.parse().unwrap_or(FUNCTIONS));
    let (cx, registry, text) = (
        passwright::dialects::context(),
        registry(),
        input(functions),
    );
    if ["on", "off"].contains(&argument.as_str()) {
        run(&cx, &registry, &text, argument == "on");
        return;
    }
    let mut ratios = Vec::new();
    for _ in 0..PAIRS {
        let [off, on] = [false, true].map(|is_checked| run(&cx, &registry, &text, is_checked));
        println!("{off:?} without, {on:?} with");
        ratios.push(on.as_secs_f64() / off.as_secs_f64());
    }
    ratios.sort_by(f64::total_cmp);
    println!(
        "ten passes on {FUNCTIONS} functions, with the check: {:.3} of the time",
        ratios[PAIRS / 2]
    );
}
