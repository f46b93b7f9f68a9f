//! Random passes on random IR: where the judgement accepts, no run violates a rule.

use std::collections::BTreeSet;

use pass_text::legality::{
    Anchor, Clause, Contract, Domain, EntityKind, Pattern, Pipeline, Requirement, Rule, RuleSet,
    Step, Test, Universe, Value,
};
use proptest::prelude::*;

/// Names that rules may hold; IR also holds operations that none names.
const PATTERNS: [&str; 9] = ["a", "a.x", "a.y", "b", "b.x", "c.x", "!a", "!t", "!a.x"];
pub(super) const ENTITIES: [&str; 10] = [
    "a.x", "a.y", "a.z", "b.x", "b.z", "c.x", "c.z", "!t", "!a.x", "!a.z",
];
const DIALECTS: [&str; 3] = ["a", "b", "c"];

/// A pass; the numbers are indices of the tables above.
#[derive(Clone, Debug)]
pub(super) struct ToyPass {
    requires: Vec<(usize, bool)>,
    ensures: Vec<(usize, bool)>,
    creates: Option<Vec<usize>>,
    dialects: Vec<usize>,
    /// The place where it runs.
    place: Place,
    is_optional: bool,
}

/// A place of operations, and of steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    Module,
    Function,
    Kernel,
    /// In any nested operation: steps alone.
    Anywhere,
}

/// IR: what there is at each place.
type Ir = BTreeSet<(Place, usize)>;

pub(super) fn rules() -> impl Strategy<Value = Vec<(usize, bool)>> {
    prop::collection::vec((0..PATTERNS.len(), prop::bool::weighted(0.25)), 0..4)
}

pub(super) fn passes(count: std::ops::Range<usize>) -> impl Strategy<Value = Vec<ToyPass>> {
    let place = prop_oneof![
        4 => Just(Place::Module),
        3 => Just(Place::Function),
        1 => Just(Place::Kernel),
        1 => Just(Place::Anywhere),
    ];
    let creates = prop::option::weighted(0.8, prop::collection::vec(0..PATTERNS.len(), 0..3));
    let dialects = prop::collection::vec(0..DIALECTS.len(), 0..2);
    let parts = (
        rules(),
        rules(),
        creates,
        dialects,
        place,
        prop::bool::weighted(0.2),
    );
    let pass = parts.prop_map(
        |(requires, ensures, creates, dialects, place, is_optional)| ToyPass {
            requires,
            ensures,
            creates,
            dialects,
            place,
            is_optional,
        },
    );
    prop::collection::vec(pass, count)
}

pub(super) fn entity(index: usize) -> (EntityKind, &'static str) {
    match ENTITIES[index].strip_prefix('!') {
        Some(name) => (EntityKind::Type, name),
        None => (EntityKind::Operation, ENTITIES[index]),
    }
}

fn pattern(index: usize) -> Pattern<'static> {
    match PATTERNS[index].strip_prefix('!') {
        Some(name) => Pattern::of_type(name),
        None => Pattern::operation(PATTERNS[index]),
    }
}

pub(super) fn table(rules: &[(usize, bool)]) -> Vec<Rule<'static>> {
    let rule = |(index, is_legal): &(usize, bool)| match is_legal {
        true => Rule::legal(pattern(*index)),
        false => Rule::illegal(pattern(*index)),
    };
    rules.iter().map(rule).collect()
}

fn dialect_of(name: &str) -> &str {
    name.split_once('.').map_or(name, |(dialect, _)| dialect)
}

/// The tables of a pass.
pub(super) struct Tables {
    pub(super) requires: Vec<Rule<'static>>,
    pub(super) ensures: Vec<Rule<'static>>,
    pub(super) creates: Option<Vec<Pattern<'static>>>,
    pub(super) dialects: Vec<&'static str>,
}

impl Tables {
    pub(super) fn of(pass: &ToyPass) -> Self {
        let creates = pass.creates.as_ref();
        let dialects = pass.dialects.iter().map(|index| DIALECTS[*index]);
        Tables {
            requires: table(&pass.requires),
            ensures: table(&pass.ensures),
            creates: creates.map(|creates| creates.iter().map(|index| pattern(*index)).collect()),
            dialects: dialects.collect(),
        }
    }

    pub(super) fn is_legal(rules: &[Rule<'_>], index: usize) -> bool {
        let (kind, name) = entity(index);
        RuleSet::new(rules).verdict(kind, name).is_legal()
    }

    pub(super) fn may_create(&self, index: usize, present: &BTreeSet<usize>) -> bool {
        let (kind, name) = entity(index);
        let dialect = dialect_of(name);
        let is_there = |other: &usize| {
            let (other_kind, other) = entity(*other);
            let of_dialect = dialect_of(other) == dialect;
            of_dialect && (other_kind == EntityKind::Operation || kind == EntityKind::Type)
        };
        match &self.creates {
            Some(creates) => creates.iter().any(|pattern| {
                let by_dialect = pattern.kind() == EntityKind::Operation && pattern.is_dialect();
                pattern.matches(kind, name) || by_dialect && pattern.name() == dialect
            }),
            None => self.dialects.contains(&dialect) || present.iter().any(is_there),
        }
    }
}

/// Returns the places that a step at a place reads and writes at once; for a step in any nested operation, one of them.
fn reach(place: Place) -> &'static [&'static [Place]] {
    match place {
        Place::Module => &[&[Place::Module, Place::Function, Place::Kernel]],
        Place::Function => &[&[Place::Function]],
        Place::Kernel => &[&[Place::Kernel]],
        Place::Anywhere => &[&[Place::Function], &[Place::Kernel]],
    }
}

/// A source of choices.
pub(super) struct Choices(pub(super) u64);

impl Choices {
    pub(super) fn next(&mut self) -> bool {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 & 1 == 1
    }
}

/// Runs a pass as freely as its contract allows; returns whether the IR satisfied its precondition.
fn run(pass: &ToyPass, tables: &Tables, ir: &mut Ir, choices: &mut Choices) -> bool {
    let mut is_satisfied = true;
    for places in reach(pass.place) {
        if pass.is_optional && choices.next() {
            continue;
        }
        let within: Ir = ir
            .iter()
            .copied()
            .filter(|(place, _)| places.contains(place))
            .collect();
        is_satisfied &= within
            .iter()
            .all(|(_, index)| Tables::is_legal(&tables.requires, *index));
        ir.retain(|(place, _)| !places.contains(place));
        let present: BTreeSet<usize> = within.iter().map(|(_, index)| *index).collect();
        for index in 0..ENTITIES.len() {
            let is_possible = present.contains(&index) || tables.may_create(index, &present);
            if is_possible && Tables::is_legal(&tables.ensures, index) {
                let chosen = places.iter().filter(|_| choices.next());
                ir.extend(chosen.map(|place| (*place, index)));
            }
        }
    }
    is_satisfied
}

fn steps<'t>(
    passes: &[ToyPass],
    tables: &'t [Tables],
    clauses: &'t [[Clause<'t>; 2]],
) -> Vec<Step<'t>> {
    let step = |((number, pass), (tables, clauses)): (
        (usize, &ToyPass),
        (&'t Tables, &'t [Clause<'t>; 2]),
    )| {
        let [requires, ensures] = clauses;
        let contract = Contract::new()
            .precondition(std::slice::from_ref(requires))
            .postcondition(std::slice::from_ref(ensures))
            .dialects(&tables.dialects);
        let contract = match &tables.creates {
            Some(creates) => contract.creates(creates),
            None => contract,
        };
        let step = Step::Run {
            number: number as u32,
            contract,
            values: Vec::new(),
            is_certain: !pass.is_optional,
        };
        let anchor = match pass.place {
            Place::Module => return step,
            Place::Function => Anchor::Ops(vec!["f".to_owned()]),
            Place::Kernel => Anchor::Ops(vec!["k".to_owned()]),
            Place::Anywhere => Anchor::Any,
        };
        Step::Nest {
            anchor,
            steps: vec![step],
        }
    };
    passes
        .iter()
        .enumerate()
        .zip(tables.iter().zip(clauses))
        .map(step)
        .collect()
}

/// Returns whether the inferred precondition lets something be there.
fn is_accepted(
    universe: &Universe<'_>,
    requirements: &[Requirement],
    (place, index): (Place, usize),
) -> bool {
    let (kind, name) = entity(index);
    let anchor = match place {
        Place::Function => Some("f"),
        Place::Kernel => Some("k"),
        Place::Module | Place::Anywhere => None,
    };
    let is_excluded = |required: &Requirement| {
        let is_here = |part: &String| anchor == Some(part);
        let is_within = match required.within.as_slice() {
            [] => !required.except_within.iter().any(is_here),
            parts => parts.iter().all(is_here),
        };
        is_within && universe.entity(kind, name) == required.entity
    };
    !requirements.iter().any(is_excluded)
}

proptest! {
    #[test]
    fn what_is_accepted_runs_without_a_violation(
        passes in passes(1..7),
        precondition in prop::option::of(rules()),
        postcondition in rules(),
        input in prop::collection::btree_set(
            (
                prop_oneof![Just(Place::Module), Just(Place::Function), Just(Place::Kernel)],
                0..ENTITIES.len(),
            ),
            0..6,
        ),
        seed in 1..u64::MAX,
    ) {
        let tables: Vec<Tables> = passes.iter().map(Tables::of).collect();
        let clauses = tables.iter();
        let clauses: Vec<[Clause<'_>; 2]> = clauses
            .map(|tables| [Clause::new(&tables.requires), Clause::new(&tables.ensures)])
            .collect();
        let [before, after] = [precondition.clone().unwrap_or_default(), postcondition].map(|rules| table(&rules));
        let mut pipeline = Pipeline::new(steps(&passes, &tables, &clauses));
        pipeline.precondition.extend(precondition.is_some().then_some(RuleSet::new(&before)));
        pipeline.postcondition.push(RuleSet::new(&after));
        let universe = pipeline.universe([]);
        let judgement = pipeline.judge(&universe);
        let broken: BTreeSet<u32> = judgement.broken.iter().map(|(number, _)| *number).collect();

        let mut ir: Ir = input;
        ir.retain(|(_, index)| precondition.is_none() || Tables::is_legal(&before, *index));
        ir.retain(|entry| is_accepted(&universe, &judgement.requirements, *entry));
        let mut choices = Choices(seed);
        for (number, (pass, tables)) in (0..).zip(passes.iter().zip(&tables)) {
            let is_satisfied = run(pass, tables, &mut ir, &mut choices);
            if broken.contains(&number) && !is_satisfied {
                // The judgement has told so, and promises nothing behind it.
                return Ok(());
            }
            prop_assert!(is_satisfied, "step {number} runs on {ir:?}");
        }
        for (_, index) in &ir {
            let (kind, name) = entity(*index);
            let left = judgement.left.iter().any(|breach| breach.entity == universe.entity(kind, name));
            prop_assert!(left || Tables::is_legal(&after, *index), "{name} is left");
        }
    }
}

/// Numbers as text; conditions and bounds name those between -3 and 3.
const NUMBERS: [&str; 11] = ["-5", "-4", "-3", "-2", "-1", "0", "1", "2", "3", "4", "5"];

fn tests() -> impl Strategy<Value = Test<'static>> {
    let constant = || (2..9_usize).prop_map(|index| NUMBERS[index]);
    prop_oneof![
        Just(Test::Given),
        constant().prop_map(Test::Is),
        constant().prop_map(Test::IsNot),
        constant().prop_map(Test::AtLeast),
        constant().prop_map(Test::AtMost),
    ]
}

/// Returns steps that violate a precondition if the tests come out as expected.
fn steps_on(tests: &[(Test<'static>, bool)]) -> Vec<Step<'static>> {
    const NO_A: &[Clause<'static>] = &[Clause::new(&[Rule::illegal(Pattern::operation("a"))])];
    const A: &[Pattern<'static>] = &[Pattern::operation("a")];
    let nothing = Contract::new().creates(&[]);
    let when = |test: &Test<'static>, step| Step::When {
        value: Value::Variable(0),
        test: *test,
        steps: vec![step],
    };
    let holding = tests.iter().filter(|(_, holds)| *holds);
    let create = holding.fold(
        Step::run(1, Contract::new().creates(A)),
        |step, (test, _)| when(test, step),
    );
    let failing = tests.iter().filter(|(_, holds)| !holds);
    let remove = failing.map(|(test, _)| when(test, Step::run(0, nothing.postcondition(NO_A))));
    let first = Step::run(0, nothing.postcondition(NO_A));
    let last = Step::run(2, nothing.precondition(NO_A));
    [first, create]
        .into_iter()
        .chain(remove)
        .chain([last])
        .collect()
}

proptest! {
    #[test]
    fn values_are_judged_as_if_all_were_tried(
        tests in prop::collection::vec((tests(), any::<bool>()), 1..5),
        min in prop::option::of(2..9_usize),
        max in prop::option::of(2..9_usize),
        is_optional in any::<bool>(),
    ) {
        let (min, max) = match (min, max) {
            (Some(min), Some(max)) => (Some(min.min(max)), Some(min.max(max))),
            bounds => bounds,
        };
        let number = |index: usize| NUMBERS[index];
        let is_whole = true;
        let domain = Domain::Number { is_whole, min: min.map(number), max: max.map(number) };
        let values = NUMBERS[min.unwrap_or(0)..=max.unwrap_or(NUMBERS.len() - 1)].iter();
        let mut values: Vec<Option<&str>> = values.map(|value| Some(*value)).collect();
        let mut pipeline = Pipeline::new(steps_on(&tests));
        pipeline.variables = vec![domain.clone()];
        if is_optional {
            values.push(None);
            pipeline.variables = vec![Domain::Optional(Box::new(domain))];
        }
        let is_violated = values.iter().any(|value| {
            tests.iter().all(|(test, holds)| test.holds(*value) == Some(*holds))
        });
        let judgement = pipeline.judge(&pipeline.universe([]));
        prop_assert_eq!(!judgement.broken.is_empty(), is_violated);
    }
}
