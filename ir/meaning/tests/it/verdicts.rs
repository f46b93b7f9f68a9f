//! The extent of checks, and verdicts that are neither right nor wrong.

use pass_ir::{InsertPoint, Loc, OpSpec, ParseOptions, parse};
use pass_meaning::{Config, Gap, Meanings, Program, Verdict, check_function, check_texts};

fn verdict(before: &str, after: &str, config: &Config) -> Verdict {
    let cx = pass_dialects::context();
    let verdicts = check_texts(&cx, before, after, &Meanings::mlir(), config).unwrap();
    let verdict = verdicts.into_iter().find(|(name, _)| name == "f");
    verdict.unwrap().1
}

/// A function, with the arguments as blocks name them.
fn function(name: &str, arguments: &str, results: &str, body: &str) -> String {
    let types: Vec<&str> = arguments
        .split(", ")
        .filter_map(|argument| Some(argument.split_once(": ")?.1))
        .collect();
    let visibility = if name == "f" {
        ""
    } else {
        ", sym_visibility = \"private\""
    };
    let types = types.join(", ");
    format!(
        "\"func.func\"() <{{function_type = ({types}) -> ({results}), sym_name = \"{name}\"{visibility}}}> ({{
^bb0({arguments}):
{body}
}}) : () -> ()
"
    )
}

fn declaration(name: &str, ty: &str) -> String {
    format!(
        "\"func.func\"() <{{function_type = {ty}, sym_name = \"{name}\", sym_visibility = \"private\"}}> ({{
}}) : () -> ()
"
    )
}

const RETURN: &str = "\"func.return\"() : () -> ()";

fn sum(name: &str, order: [&str; 3], flags: &str) -> String {
    let [x, y, z] = order;
    let flags = format!("<{{fastmath = #arith.fastmath<{flags}>}}> : (f32, f32) -> f32");
    let body = format!(
        "  %0 = \"arith.addf\"({x}, {y}) {flags}
  %1 = \"arith.addf\"(%0, {z}) {flags}
  \"func.return\"(%1) : (f32) -> ()"
    );
    function(name, "%a: f32, %b: f32, %c: f32", "f32", &body)
}

#[test]
fn attributes_of_callees_leave_results_open() {
    let call = "  %0 = \"func.call\"(%a, %b, %c) <{callee = @g}> : (f32, f32, f32) -> f32
  \"func.return\"(%0) : (f32) -> ()";
    let caller = function("f", "%a: f32, %b: f32, %c: f32", "f32", call);
    let check = |flags: &str| {
        let [before, after] =
            [["%a", "%b", "%c"], ["%c", "%b", "%a"]].map(|order| sum("g", order, flags) + &caller);
        verdict(&before, &after, &Config::default())
    };
    let open = check("reassoc");
    assert!(matches!(open, Verdict::Inconclusive { .. }), "{open:?}");
    let wrong = check("none");
    assert!(matches!(wrong, Verdict::Counterexample(_)), "{wrong:?}");
}

#[test]
fn operations_without_meaning_are_named_where_they_are_called() {
    let callee = function(
        "g",
        "%x: f32",
        "f32",
        "  %0 = \"math.erf\"(%x) : (f32) -> f32\n  \"func.return\"(%0) : (f32) -> ()",
    );
    let call = "  %0 = \"func.call\"(%x) <{callee = @g}> : (f32) -> f32
  \"func.return\"(%0) : (f32) -> ()";
    let text = callee + &function("f", "%x: f32", "f32", call);
    let operations = vec!["math.erf".to_owned()];
    assert_eq!(
        verdict(&text, &text, &Config::default()),
        Verdict::Unsupported { operations }
    );
}

/// A loop of 3,000 rounds.
fn rounds(body: &str) -> String {
    format!(
        "  %c0 = \"arith.constant\"() <{{value = 0 : index}}> : () -> index
  %c1 = \"arith.constant\"() <{{value = 1 : index}}> : () -> index
  %n = \"arith.constant\"() <{{value = 3000 : index}}> : () -> index
  %m = \"memref.alloc\"() <{{operandSegmentSizes = array<i32: 0, 0>}}> : () -> memref<60000xi32>
  %k = \"memref.alloc\"() <{{operandSegmentSizes = array<i32: 0, 0>}}> : () -> memref<60000xi32>
  \"scf.for\"(%c0, %n, %c1) ({{
  ^bb1(%i: index):
    {body}
    \"scf.yield\"() : () -> ()
  }}) : (index, index, index) -> ()
  {RETURN}"
    )
}

/// Memory that calls see takes room only for the elements that were stored.
#[test]
fn calls_see_large_memory_many_times() {
    let call = rounds("\"func.call\"(%m) <{callee = @g}> : (memref<60000xi32>) -> ()");
    let text = declaration("g", "(memref<60000xi32>) -> ()") + &function("f", "%x: i1", "", &call);
    let verdict = verdict(&text, &text, &Config::default().samples(8));
    let gap = Some(Gap::Calls);
    assert!(
        matches!(verdict, Verdict::Refines { gap: of, .. } if of == gap),
        "{verdict:?}"
    );
}

/// A function that ends on no input is given up, also where it calls others that call others.
#[test]
fn what_never_ends_is_given_up() {
    let call = "  %0 = \"func.call\"(%x) <{callee = @CALLEE}> : (i32) -> i32
  %1 = \"func.call\"(%0) <{callee = @CALLEE}> : (i32) -> i32
  \"func.return\"(%1) : (i32) -> ()";
    let name = |number: usize| match number {
        0 => "f".to_owned(),
        number => format!("f{number}"),
    };
    let functions = (0..40).map(|number| {
        let body = match number {
            39 => "  \"func.return\"(%x) : (i32) -> ()".to_owned(),
            number => call.replace("CALLEE", &name(number + 1)),
        };
        function(&name(number), "%x: i32", "i32", &body)
    });
    let text: String = functions.collect();
    let verdict = verdict(&text, &text, &Config::default());
    assert!(
        matches!(&verdict, Verdict::Inconclusive { reason, inputs: 32 } if reason == "a run did not end in 10000 steps"),
        "{verdict:?}"
    );
}

/// An element that is copied is a step.
#[test]
fn copies_of_large_memory_end() {
    let copy = "\"memref.copy\"(%m, %k) : (memref<60000xi32>, memref<60000xi32>) -> ()";
    let text = function("f", "%x: i32", "", &rounds(copy));
    let verdict = verdict(&text, &text, &Config::default());
    assert!(
        matches!(verdict, Verdict::Inconclusive { .. }),
        "{verdict:?}"
    );
}

#[test]
fn checks_say_which_inputs_they_leave_out() {
    let gap = |text: String, config: &Config| match verdict(&text, &text, config) {
        Verdict::Refines { gap, .. } => gap,
        other => panic!("{other:?}"),
    };
    let arguments = |count: usize, ty: &str| {
        let names: Vec<String> = (0..count).map(|index| format!("%a{index}: {ty}")).collect();
        function("f", &names.join(", "), "", &format!("  {RETURN}"))
    };
    let config = Config::default();
    assert_eq!(gap(arguments(2, "i8"), &config), None);
    assert_eq!(gap(arguments(3, "i8"), &config), Some(Gap::Bits(16)));
    assert_eq!(gap(arguments(1, "memref<i8>"), &config), Some(Gap::Memory));
    assert_eq!(gap(arguments(12, "i1"), &config), Some(Gap::Poison));
    let short = config.clone().total_steps(100);
    assert_eq!(gap(arguments(2, "i8"), &short), Some(Gap::Steps(100)));
    let call = "  \"func.call\"() <{callee = @g}> : () -> ()\n  \"func.return\"() : () -> ()";
    let calls = declaration("g", "() -> ()") + &function("f", "%a: i1", "", call);
    assert_eq!(gap(calls, &config), Some(Gap::Calls));
}

/// A condition is poison while one of the others is false, and all others are true.
#[test]
fn each_of_many_arguments_is_poison() {
    let names: Vec<String> = (0..14).map(|index| format!("%a{index}: i1")).collect();
    let and = |number: usize, left: &str, right: &str| {
        format!("  %{number} = \"arith.andi\"({left}, {right}) : (i1, i1) -> i1\n")
    };
    let mut others = String::new();
    let mut last = "%a2".to_owned();
    for number in 3..14 {
        others += &and(number, &last, &format!("%a{number}"));
        last = format!("%{number}");
    }
    let before = format!(
        "{others}  %f = \"arith.constant\"() <{{value = false}}> : () -> i1
  %s = \"arith.select\"(%a0, %a1, %f) : (i1, i1, i1) -> i1
  %r = \"arith.select\"({last}, %s, %f) : (i1, i1, i1) -> i1
  \"func.return\"(%r) : (i1) -> ()"
    );
    let after = before.replace(
        "\"arith.select\"(%a0, %a1, %f) : (i1, i1, i1)",
        "\"arith.andi\"(%a0, %a1) : (i1, i1)",
    );
    let text = |body: &str| function("f", &names.join(", "), "i1", body);
    let verdict = verdict(&text(&before), &text(&after), &Config::default().samples(0));
    assert!(matches!(verdict, Verdict::Counterexample(_)), "{verdict:?}");
}

/// Memory that nobody has is not an input.
#[test]
fn huge_memory_has_no_meaning() {
    let ty = "memref<4294967296x4294967296x4294967296xi8>";
    let text = function("f", &format!("%m: {ty}"), "", &format!("  {RETURN}"));
    let operations = vec![format!("argument of type {ty}")];
    assert_eq!(
        verdict(&text, &text, &Config::default()),
        Verdict::Unsupported { operations }
    );
    let dynamic = "memref<?x?x?xi8>";
    let body = format!(
        "  %m = \"memref.alloc\"(%a, %a, %a) <{{operandSegmentSizes = array<i32: 3, 0>}}> : (index, index, index) -> {dynamic}
  {RETURN}"
    );
    let text = function("f", "%a: index", "", &body);
    let operations = vec!["more memory than an index can count".to_owned()];
    assert_eq!(
        verdict(&text, &text, &Config::default()),
        Verdict::Unsupported { operations }
    );
}

/// No level of nesting takes stack.
#[test]
fn regions_are_compiled_at_any_depth() {
    const LEVELS: usize = 20_000;
    let cx = pass_dialects::context();
    let text = function("f", "%x: i8", "", &format!("  {RETURN}"));
    let mut module = parse(&cx, &text, &ParseOptions::default()).unwrap();
    let mut root = module.root(&cx);
    let body = root.body_mut().unwrap();
    let function = body.top_ops().next().unwrap();
    let body = body.nested_mut(function).unwrap();
    let mut block = body.entry(body.top_regions()[0]).unwrap();
    for _ in 0..LEVELS {
        let spec = OpSpec::new(cx.op_name("scf.execute_region"), Loc::UNKNOWN).regions(1);
        let place = body
            .first_op(block)
            .map_or(InsertPoint::End(block), InsertPoint::Before);
        let op = body.create(&cx, &spec, place);
        let region = body.regions(op)[0];
        block = body.append_block(region, &[]);
        let spec = OpSpec::new(cx.op_name("scf.yield"), Loc::UNKNOWN);
        let _ = body.create(&cx, &spec, InsertPoint::End(block));
    }
    let program = Program::compile(&module.root(&cx), &Meanings::mlir());
    let verdict = check_function(&program, &program, "f", &Config::default());
    assert!(
        matches!(verdict, Verdict::Inconclusive { .. }),
        "{verdict:?}"
    );
}

/// Rows rely on what the verifier guarantees.
#[test]
fn operations_that_do_not_verify_are_not_executed() {
    let cx = pass_dialects::context();
    let text = function("f", "%x: i8", "", &format!("  {RETURN}"));
    let mut module = parse(&cx, &text, &ParseOptions::default()).unwrap();
    let before = Program::compile(&module.root(&cx), &Meanings::mlir());
    let mut root = module.root(&cx);
    let body = root.body_mut().unwrap();
    let function = body.top_ops().next().unwrap();
    let body = body.nested_mut(function).unwrap();
    let block = body.entry(body.top_regions()[0]).unwrap();
    let operands = [body.args(block).next().unwrap()];
    let results = body.value_types(operands);
    let spec = OpSpec::new(cx.op_name("arith.addi"), Loc::UNKNOWN)
        .operands(&operands)
        .results(&results);
    let place = InsertPoint::Before(body.first_op(block).unwrap());
    let _ = body.create(&cx, &spec, place);
    let after = Program::compile(&module.root(&cx), &Meanings::mlir());
    let reason = "the operation does not verify after the change".to_owned();
    assert_eq!(
        check_function(&before, &after, "f", &Config::default()),
        Verdict::Inconclusive { reason, inputs: 0 }
    );
}
