//! What is accepted and what is refused, case by case.

use pass_legality::{
    Anchor, Clause, Contract, Domain, EntityId, EntityKind, Judgement, Pattern, Pipeline, Rule,
    RuleSet, Step, Test, Universe, Value,
};

const fn op(name: &str) -> Pattern<'_> {
    Pattern::operation(name)
}

const NO_SCF: &[Clause<'static>] = &[Clause::new(&[Rule::illegal(op("scf"))])];
const NO_TENSORS: &[Clause<'static>] = &[Clause::new(&[
    Rule::illegal(op("tensor")),
    Rule::illegal(Pattern::of_type("tensor")),
])];
const MACHINE: RuleSet<'static> = RuleSet::new(&[
    Rule::legal(op("builtin.module")),
    Rule::legal(op("llvm")),
    Rule::illegal(op("llvm.mlir.undef")),
]);
const TO_BRANCHES: Contract<'static> = Contract::new().postcondition(NO_SCF).creates(&[op("cf")]);
const TRANSLATE: Contract<'static> = Contract::new().precondition(NO_SCF).creates(&[]);

const OUTLINE: Contract<'static> = Contract::new().creates(&[op("scf.if")]);

fn functions() -> Anchor {
    Anchor::Ops(vec!["func.func".to_owned()])
}

fn name(universe: &Universe<'_>, entity: EntityId) -> String {
    let pattern = universe.pattern(entity);
    pattern.map_or_else(|| "others".to_owned(), |pattern| pattern.to_string())
}

/// Returns what breaks a step: the number of the step, the class, and the step that brings it in.
fn broken(pipeline: &Pipeline<'_>) -> Vec<(u32, String, Option<u32>)> {
    let universe = pipeline.universe([]);
    let judgement = pipeline.judge(&universe);
    let broken = judgement
        .broken
        .iter()
        .map(|(number, breach)| (*number, name(&universe, breach.entity), breach.step));
    broken.collect()
}

fn left(universe: &Universe<'_>, judgement: &Judgement) -> Vec<String> {
    let names = judgement.left.iter().map(|breach| {
        let name = name(universe, breach.entity);
        format!("{name} {:?} {:?}", breach.step, breach.spread)
    });
    names.collect()
}

#[test]
fn the_first_step_that_brings_something_in_is_named() {
    let steps = [TO_BRANCHES, OUTLINE, OUTLINE, TRANSLATE];
    let steps = (0..)
        .zip(steps)
        .map(|(number, contract)| Step::run(number, contract));
    let pipeline = Pipeline::new(steps.collect());
    assert_eq!(broken(&pipeline), [(3, "scf.if".to_owned(), Some(1))]);
}

#[test]
fn what_the_input_may_hold_is_required_of_it() {
    let pipeline = Pipeline::new(vec![Step::run(0, Contract::new()), Step::run(1, TRANSLATE)]);
    let universe = pipeline.universe([]);
    let judgement = pipeline.judge(&universe);
    assert!(judgement.broken.is_empty());
    let required = &judgement.requirements[0];
    let scf = universe.entity(EntityKind::Operation, "scf.for");
    assert_eq!((required.entity, required.step), (scf, 1));
}

#[test]
fn a_pass_on_functions_leaves_what_is_outside_of_them() {
    let nested = Step::Nest {
        anchor: functions(),
        steps: vec![Step::run(0, TO_BRANCHES)],
    };
    let pipeline = Pipeline::new(vec![nested, Step::run(1, TRANSLATE)]);
    let judgement = pipeline.judge(&pipeline.universe([]));
    let required = &judgement.requirements[0];
    assert!(judgement.broken.is_empty() && required.within.is_empty());
    assert_eq!(required.except_within, ["func.func"]);
}

#[test]
fn a_pass_around_functions_may_move_operations_between_them() {
    let on_functions = |number, contract| Step::Nest {
        anchor: functions(),
        steps: vec![Step::run(number, contract)],
    };
    let steps = vec![
        Step::run(0, OUTLINE),
        on_functions(1, TO_BRANCHES),
        on_functions(2, TRANSLATE),
    ];
    assert_eq!(broken(&Pipeline::new(steps.clone())), []);
    let mut moved = steps;
    moved.insert(2, Step::run(3, Contract::new().creates(&[])));
    assert_eq!(
        broken(&Pipeline::new(moved)),
        [(2, "scf.if".to_owned(), Some(0))]
    );
}

#[test]
fn a_nested_pipeline_on_any_operation_is_not_sure_to_run() {
    let nested = Step::Nest {
        anchor: Anchor::Any,
        steps: vec![Step::run(1, TO_BRANCHES)],
    };
    let pipeline = Pipeline::new(vec![Step::run(0, OUTLINE), nested, Step::run(2, TRANSLATE)]);
    assert_eq!(broken(&pipeline), [(2, "scf.if".to_owned(), Some(0))]);
}

#[test]
fn all_that_a_closed_set_does_not_name_is_left() {
    const FINISH: Contract<'static> = Contract::new().creates(&[op("llvm"), op("arith.constant")]);
    const LOWER: Contract<'static> = Contract::new()
        .postcondition(&[Clause::new(&[Rule::illegal(op("arith"))])])
        .dialects(&["llvm"]);
    const INPUT: RuleSet<'static> = RuleSet::new(&[
        Rule::legal(op("builtin.module")),
        Rule::legal(op("arith")),
        Rule::legal(op("scf")),
    ]);
    let mut pipeline = Pipeline::new(vec![Step::run(0, LOWER), Step::run(1, FINISH)]);
    pipeline.precondition = vec![INPUT];
    pipeline.postcondition = vec![MACHINE];
    let universe = pipeline.universe([]);
    let judgement = pipeline.judge(&universe);
    let expected = [
        // The first pass may create operations of a dialect that is there.
        "builtin None Some(0)",
        "llvm.mlir.undef Some(0) None",
        "scf None None",
        "arith.constant Some(1) None",
    ];
    let mut left = left(&universe, &judgement);
    left.sort_unstable();
    let mut expected = expected.map(str::to_owned);
    expected.sort_unstable();
    assert_eq!(left, expected);
}

#[test]
fn conditions_are_judged_value_by_value() {
    let clauses = [NO_TENSORS[0].when("keep", Test::Is("false"))];
    let bufferize = Contract::new().postcondition(&clauses).creates(&[]);
    let needs = Contract::new().precondition(NO_TENSORS).creates(&[]);
    const TENSORS: Contract<'static> = Contract::new().creates(&[op("tensor")]);
    let with = |keep: Value<'static>, needs_when: Test<'static>| {
        let mut pipeline = Pipeline::new(vec![
            Step::run(0, TENSORS),
            Step::Run {
                number: 1,
                contract: bufferize,
                values: vec![("keep", keep)],
                is_certain: true,
            },
            Step::When {
                value: Value::Variable(0),
                test: needs_when,
                steps: vec![Step::run(2, needs)],
            },
        ]);
        pipeline.variables = vec![Domain::Texts(vec!["false", "true"])];
        broken(&pipeline).len()
    };
    assert_eq!(with(Value::Variable(0), Test::Is("false")), 0);
    assert_eq!(with(Value::Variable(0), Test::Is("true")), 2);
    assert_eq!(with(Value::Known(Some("false")), Test::Is("true")), 0);
    assert_eq!(with(Value::Unknown, Test::Is("false")), 2);
}

#[test]
fn numbers_are_told_apart_where_conditions_are() {
    let clauses = [NO_SCF[0].when("level", Test::AtLeast("2"))];
    let lower = Contract::new().postcondition(&clauses).creates(&[]);
    let with = |test: Test<'static>, max| {
        let mut pipeline = Pipeline::new(vec![
            Step::run(0, OUTLINE),
            Step::Run {
                number: 1,
                contract: lower,
                values: vec![("level", Value::Variable(0))],
                is_certain: true,
            },
            Step::When {
                value: Value::Variable(0),
                test,
                steps: vec![Step::run(2, TRANSLATE)],
            },
        ]);
        let (is_whole, min) = (true, None);
        pipeline.variables = vec![Domain::Number { is_whole, min, max }];
        broken(&pipeline).len()
    };
    assert_eq!(with(Test::AtLeast("3"), None), 0);
    assert_eq!(with(Test::AtLeast("1"), None), 1);
    assert_eq!(with(Test::AtMost("1"), None), 1);
    assert_eq!(with(Test::IsNot("1"), Some("3")), 1);
}
