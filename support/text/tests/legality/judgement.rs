//! What is accepted and what is refused, case by case.

use pass_text::legality::{
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

/// Nests steps in operations with these names, at each of a number of levels.
fn nest(names: &[&str], levels: usize, steps: Vec<Step<'static>>) -> Vec<Step<'static>> {
    let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
    (0..levels).fold(steps, |steps, _| {
        let anchor = Anchor::Ops(names.clone());
        vec![Step::Nest { anchor, steps }]
    })
}

#[test]
fn operations_of_too_many_places_count_as_any() {
    for (names, levels, expected) in [
        (["f", "k"].as_slice(), 6, 0),
        (&["f", "k"], 40, 1),
        (&["f"], 200, 0),
    ] {
        let mut steps = nest(
            names,
            levels,
            vec![Step::run(0, OUTLINE), Step::run(1, TO_BRANCHES)],
        );
        steps.extend(nest(names, levels, vec![Step::run(2, TRANSLATE)]));
        let broken = broken(&Pipeline::new(steps)).len();
        assert_eq!(broken, expected, "{names:?} {levels}");
    }
    let names: Vec<String> = (0..65).map(|number| format!("f{number}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let steps = vec![Step::run(0, TO_BRANCHES), Step::run(1, OUTLINE)];
    let mut steps = nest(&names, 1, steps);
    steps.extend(nest(&names, 2, vec![Step::run(2, TRANSLATE)]));
    let expected = [(2, "scf.if".to_owned(), Some(1))];
    assert_eq!(broken(&Pipeline::new(steps)), expected);
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

#[test]
fn a_number_that_may_be_absent_is_judged_with_a_value_too() {
    let of_step = [NO_SCF[0].when("level", Test::Given)];
    let translate = Step::Run {
        number: 2,
        contract: Contract::new().precondition(&of_step).creates(&[]),
        values: vec![("level", Value::Variable(0))],
        is_certain: true,
    };
    let (min, max) = (Some("5"), Some("7"));
    let bounds = [(None, None), (min, None), (None, max), (min, max)];
    let numbers = [true, false].iter().flat_map(|is_whole| {
        let number = |(min, max)| Domain::Number {
            is_whole: *is_whole,
            min,
            max,
        };
        bounds.map(number)
    });
    let tests = [
        Test::Given,
        Test::AtLeast("1"),
        Test::AtMost("9"),
        Test::IsNot("9"),
    ];
    for (number, test) in numbers.flat_map(|number| tests.map(|test| (number.clone(), test))) {
        let case = format!("{test:?} {number:?}");
        let outline = Step::When {
            value: Value::Variable(0),
            test,
            steps: vec![Step::run(1, OUTLINE)],
        };
        let mut pipeline = Pipeline::new(vec![Step::run(0, TO_BRANCHES), outline]);
        pipeline.variables = vec![Domain::Optional(Box::new(number))];
        pipeline.postcondition = vec![NO_SCF[0].rules];
        let universe = pipeline.universe([]);
        let left = left(&universe, &pipeline.judge(&universe));
        assert_eq!(left, ["scf.if Some(1) None"], "{case}");
        pipeline.steps.push(translate.clone());
        let expected = [(2, "scf.if".to_owned(), Some(1))];
        assert_eq!(broken(&pipeline), expected, "{case}");
    }
}

#[test]
fn numbers_out_of_bounds_are_not_judged() {
    let outlines = |min, max, test: Test<'static>| {
        let mut pipeline = Pipeline::new(vec![
            Step::run(0, TO_BRANCHES),
            Step::When {
                value: Value::Variable(0),
                test,
                steps: vec![Step::run(1, OUTLINE)],
            },
            Step::run(2, TRANSLATE),
        ]);
        let is_whole = true;
        pipeline.variables = vec![Domain::Number { is_whole, min, max }];
        !broken(&pipeline).is_empty()
    };
    let bounds = [Some("0"), Some("4294967295")];
    assert!(!outlines(bounds[0], bounds[1], Test::AtMost("-1")));
    assert!(!outlines(bounds[0], bounds[1], Test::AtLeast("4294967296")));
    assert!(outlines(None, bounds[1], Test::AtMost("-1")));
    // All values lie between the constants, or none does.
    assert!(outlines(Some("5"), Some("6"), Test::IsNot("0")));
    assert!(outlines(Some("6"), Some("5"), Test::Given));
}

#[test]
fn a_number_may_be_neither_above_nor_below_another() {
    let when = |test, number, contract| Step::When {
        value: Value::Variable(0),
        test,
        steps: vec![Step::run(number, contract)],
    };
    let is_broken = |min| {
        let mut pipeline = Pipeline::new(vec![
            Step::run(0, OUTLINE),
            when(Test::AtLeast("1"), 1, TO_BRANCHES),
            when(Test::AtMost("1"), 2, TO_BRANCHES),
            Step::run(3, TRANSLATE),
        ]);
        let (is_whole, max) = (false, None);
        pipeline.variables = vec![Domain::Number { is_whole, min, max }];
        !broken(&pipeline).is_empty()
    };
    assert!(is_broken(None));
    assert!(!is_broken(Some("0")));
}

/// Returns a pipeline of a number of rounds, each of which runs passes on conditions of eight options.
fn rounds(count: u32) -> Pipeline<'static> {
    let when = |variable: u32, step| Step::When {
        value: Value::Variable(variable as usize),
        test: Test::Is("true"),
        steps: vec![step],
    };
    let round = |number: u32| {
        [
            when(number % 8, Step::run(3 * number, OUTLINE)),
            when(number % 8, Step::run(3 * number + 1, TO_BRANCHES)),
            Step::run(3 * number + 2, TRANSLATE),
        ]
    };
    let mut pipeline = Pipeline::new((0..count).flat_map(round).collect());
    pipeline.variables = vec![Domain::Texts(vec!["false", "true"]); 8];
    pipeline
}

#[test]
fn long_pipelines_have_fewer_combinations() {
    let judge = |count| {
        let pipeline = rounds(count);
        pipeline.judge(&pipeline.universe([]))
    };
    let all = judge(100);
    assert!(all.unknown.is_empty() && all.broken.is_empty());
    // What is unknown is named, and breaks what depends on it alone.
    let some = judge(1_000);
    assert_eq!(some.unknown, [6, 7]);
    assert!(!some.broken.is_empty());
    let breaks = |(number, _): &(u32, _)| [6, 7].contains(&(number / 3 % 8));
    assert!(some.broken.iter().all(breaks), "{:?}", some.broken);
}

#[test]
fn states_are_recorded_where_they_are_asked_for() {
    let mut pipeline = Pipeline::new(vec![Step::run(0, OUTLINE), Step::run(1, TO_BRANCHES)]);
    let universe = pipeline.universe([]);
    assert!(pipeline.judge(&universe).behind.is_empty());
    pipeline.records_states = true;
    let behind = pipeline.judge(&universe).behind;
    let scf = universe.entity(EntityKind::Operation, "scf.if");
    let has_scf: Vec<bool> = behind.values().map(|state| state.contains(&scf)).collect();
    assert_eq!(has_scf, [true, false]);
}
