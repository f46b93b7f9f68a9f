//! Reduction of random modules to what shows a failure.

use std::fmt::Write;

use pass_debug::reduce::{ReduceError, ReduceOptions, Reduced, StopReason, reduce};
use pass_embedded::Embedded;
use pass_ir::{Body, Context, OpId, ParseOptions, parse};
use pass_runtime::ir::{IrText, PrintOptions, ReducibleIr};

/// Numbers that look random, the same in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }
}

/// Writes functions with loops, conditions, calls and blocks.
struct Writer {
    random: Random,
    text: String,
    /// Values of the type `i32` that can be used.
    values: Vec<String>,
    named: usize,
}

impl Writer {
    fn module(seed: u64) -> String {
        let mut writer = Self {
            random: Random(seed),
            text: "\"builtin.module\"() ({\n".to_owned(),
            values: Vec::new(),
            named: 0,
        };
        for number in 0..4 {
            writer.function(number);
        }
        writer.text + "}) : () -> ()\n"
    }

    fn function(&mut self, number: usize) {
        let text = "\"func.func\"() <{function_type = (i32, i1) -> i32, sym_name = \"f";
        let _ = writeln!(
            self.text,
            "{text}{number}\"}}> ({{\n^bb0(%a{number}: i32, %c: i1):"
        );
        self.values = vec![format!("%a{number}")];
        self.statements(2, 2);
        if number.is_multiple_of(2) {
            self.text += "\"cf.cond_br\"(%c)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()\n";
            let common = self.values.clone();
            for block in [1, 2] {
                let _ = writeln!(self.text, "^bb{block}:");
                self.values.clone_from(&common);
                self.statements(2, 2);
                let value = self.value();
                let _ = writeln!(self.text, "\"cf.br\"({value})[^bb3] : (i32) -> ()");
            }
            self.values = common;
            let _ = writeln!(self.text, "^bb3(%last{number}: i32):");
            self.values.push(format!("%last{number}"));
            self.statements(1, 1);
        }
        let value = self.value();
        let _ = writeln!(
            self.text,
            "\"func.return\"({value}) : (i32) -> ()\n}}) : () -> ()"
        );
    }

    fn statements(&mut self, count: usize, depth: usize) {
        for _ in 0..count {
            match self.random.below(8) {
                0 | 1 if depth > 0 => self.condition(depth - 1),
                2 | 3 if depth > 0 => self.repetition(depth - 1),
                4 => {
                    let (callee, value) = (self.random.below(4), self.value());
                    self.define(&format!(
                        "\"func.call\"({value}, %c) <{{callee = @f{callee}}}> : (i32, i1) -> i32"
                    ));
                }
                5 => self.define("\"arith.constant\"() <{value = 3 : i32}> {mark} : () -> i32"),
                _ => self.sum(),
            }
        }
    }

    fn sum(&mut self) {
        let names = ["addi", "subi", "muli", "xori", "divsi"];
        let (name, left, right) = (names[self.random.below(5)], self.value(), self.value());
        self.define(&format!(
            "\"arith.{name}\"({left}, {right}) : (i32, i32) -> i32"
        ));
    }

    fn condition(&mut self, depth: usize) {
        let result = self.name();
        let _ = writeln!(self.text, "{result} = \"scf.if\"(%c) ({{");
        for next in ["}, {", "}) : (i1) -> i32"] {
            self.body(depth);
            let _ = writeln!(self.text, "{next}");
        }
        self.values.push(result);
    }

    fn repetition(&mut self, depth: usize) {
        let [bound, result, index] = [self.name(), self.name(), self.name()];
        let start = self.value();
        let _ = writeln!(
            self.text,
            "{bound} = \"arith.constant\"() <{{value = 1 : index}}> : () -> index"
        );
        let _ = writeln!(
            self.text,
            "{result} = \"scf.for\"({bound}, {bound}, {bound}, {start}) ({{\n^bb0({index}: index, {index}x: i32):"
        );
        self.values.push(format!("{index}x"));
        self.body(depth);
        self.values.pop();
        self.text += "}) : (index, index, index, i32) -> i32\n";
        self.values.push(result);
    }

    fn body(&mut self, depth: usize) {
        let outer_count = self.values.len();
        self.statements(2, depth);
        let value = self.value();
        let _ = writeln!(self.text, "\"scf.yield\"({value}) : (i32) -> ()");
        self.values.truncate(outer_count);
    }

    fn define(&mut self, operation: &str) {
        let name = self.name();
        let _ = writeln!(self.text, "{name} = {operation}");
        self.values.push(name);
    }

    fn name(&mut self) -> String {
        self.named += 1;
        format!("%v{}", self.named)
    }

    fn value(&mut self) -> String {
        let index = self.random.below(self.values.len());
        self.values[index].clone()
    }
}

/// True if there is an operation of the last name, in operations of the names before it.
fn contains(cx: &Context, body: &Body, path: &[&str], around: &[String]) -> bool {
    body.walk().into_iter().any(|op| {
        let name = |op: OpId| cx.op_name_str(body.name(op)).to_owned();
        let outer = std::iter::successors(body.parent_op(op), |op| body.parent_op(*op));
        let mut names: Vec<String> = outer.map(name).collect();
        names.reverse();
        let names = [around, &names, &[name(op)]].concat();
        let mut rest = path.iter().peekable();
        for name in &names[..names.len() - 1] {
            if rest.peek().is_some_and(|next| *next == name) {
                rest.next();
            }
        }
        let is_it = rest.len() == 1
            && rest
                .next()
                .is_some_and(|last| Some(*last) == names.last().map(String::as_str));
        is_it
            || body
                .nested(op)
                .is_some_and(|nested| contains(cx, nested, path, &names))
    })
}

fn reduced(text: &str, paths: &[&[&str]]) -> Result<Reduced, ReduceError> {
    let cx = pass_dialects::context();
    let mut shows_failure = |text: &str| {
        let module = parse(&cx, text, &ParseOptions::default()).unwrap();
        let body = module.body().unwrap();
        Ok(paths.iter().all(|path| contains(&cx, body, path, &[])))
    };
    reduce::<Embedded>(&cx, text, &ReduceOptions::default(), &mut shows_failure)
}

#[test]
fn random_modules_end_with_at_most_ten_operations() {
    let failures: [&[&[&str]]; 5] = [
        &[&["arith.divsi"]],
        &[&["scf.for", "scf.if", "arith.divsi"]],
        &[&["scf.for", "arith.divsi"], &["func.call"]],
        &[&["scf.if", "scf.for"], &["arith.xori"]],
        &[&["cf.cond_br"], &["arith.subi"]],
    ];
    for seed in 0..20 {
        let paths = failures[seed % failures.len()];
        // Few modules are without the failure.
        let modules = (0..9).map(|again| Writer::module((seed + 100 * again) as u64));
        let mut reductions = modules.map(|text| reduced(&text, paths));
        let reduced = reductions.find(|reduction| *reduction != Err(ReduceError::NoFailure));
        let reduced = reduced.unwrap().unwrap();
        assert_eq!(reduced.stopped, None);
        assert!(
            reduced.operations_before > 40,
            "{}",
            reduced.operations_before
        );
        assert!(reduced.operations <= 10, "{seed}: {}", reduced.text);
    }
}

#[test]
fn a_module_without_the_failure_is_refused() {
    let refused = reduced(&Writer::module(1), &[&["no.such"]]);
    assert_eq!(refused, Err(ReduceError::NoFailure));
    let invalid = reduced("\"func.func\"() : () -> ()", &[]);
    assert!(matches!(invalid, Err(ReduceError::Invalid(found)) if !found.is_empty()));
}

/// The search returns the best result so far, also if it is stopped.
#[test]
fn a_search_that_ends_early_keeps_the_best() {
    let cx = pass_dialects::context();
    let text = Writer::module(3);
    let mut options = ReduceOptions::default();
    options.max_tests = 5;
    let found = |text: &str| Ok(text.contains("arith.divsi"));
    let few = reduce::<Embedded>(&cx, &text, &options, &mut { found }).unwrap();
    assert_eq!((few.tests, few.stopped), (5, Some(StopReason::MaxTests)));
    assert!(few.operations < few.operations_before && few.text.contains("arith.divsi"));

    let cancel = options.cancel.clone();
    let mut tests = 0;
    let cancelled = reduce::<Embedded>(&cx, &text, &options, &mut |text| {
        tests += 1;
        if tests == 4 {
            cancel.cancel();
        }
        // An interrupted test fails on every module.
        Ok(tests == 4 || text.contains("arith.divsi"))
    });
    let cancelled = cancelled.unwrap();
    assert_eq!(cancelled.stopped, Some(StopReason::Cancelled));
    assert!(cancelled.text.contains("arith.divsi"));
}

/// Unused casts and unreachable blocks, which a reduction removes, stay while its places are counted.
#[test]
fn counting_places_changes_nothing() {
    let cx = pass_dialects::context();
    let text = "\"func.func\"() <{function_type = () -> (), sym_name = \"f\"}> ({
        \"builtin.unrealized_conversion_cast\"() : () -> i32
        \"cf.br\"()[^bb2] : () -> ()
      ^bb1:
        \"cf.br\"()[^bb2] : () -> ()
      ^bb2:
        \"func.return\"() : () -> ()
    }) : () -> ()";
    let options = pass_runtime::ir::ParseOptions::default();
    let mut root =
        Embedded::parse(&cx, "a.mlir", text, options, &mut |diag| panic!("{diag}")).unwrap();
    let before = Embedded::print_root(&cx, &mut root, PrintOptions::default());
    for reduction in Embedded::reductions(&cx, &mut root) {
        Embedded::places(&cx, &mut root, reduction);
    }
    let after = Embedded::print_root(&cx, &mut root, PrintOptions::default());
    assert_eq!(before, after);
}
