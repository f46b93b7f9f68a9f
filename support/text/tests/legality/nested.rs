//! Random pipelines that nest in each other and depend on an option, on IR with several operations of a name at a place: where the
//! judgement accepts, no run violates a rule, and no monitor reports a pass that keeps to its contract.

use std::collections::BTreeSet;

use pass_text::legality::{
    Anchor, Bits, Clause, Contract, Domain, Judgement, Monitor, NameTable, Pipeline, Requirement,
    RuleSet, Step, Test, Universe, Value,
};
use proptest::prelude::*;

use super::random::{Choices, ENTITIES, Tables, ToyPass, entity, passes, rules, table};

/// The operations of the IR, each by the names on the way there and a number that tells its siblings apart.
const SITES: [&[&str]; 9] = [
    &[],
    &["f"],
    &["f"],
    &["k"],
    &["f", "k"],
    &["f", "f"],
    &["k", "f"],
    &["k", "f"],
    &["k", "f", "f"],
];

/// By site, the site around it.
const AROUND: [usize; 9] = [0, 0, 0, 0, 1, 2, 3, 3, 7];

/// The values of the option, which conditions compare with the first two.
const MODES: [&str; 3] = ["x", "y", "z"];

const OPTION: &str = "mode";

/// IR: what there is directly in each operation.
type Ir = BTreeSet<(usize, usize)>;

/// A step; passes are indices.
#[derive(Clone, Debug)]
enum ToyStep {
    Run(usize),
    Nest(Vec<&'static str>, Vec<ToyStep>),
    When(Test<'static>, Vec<ToyStep>),
}

fn tests() -> impl Strategy<Value = Test<'static>> {
    let mode = || (0..2_usize).prop_map(|index| MODES[index]);
    prop_oneof![mode().prop_map(Test::Is), mode().prop_map(Test::IsNot)]
}

fn steps() -> impl Strategy<Value = Vec<ToyStep>> {
    let step = any::<prop::sample::Index>().prop_map(|pass| ToyStep::Run(pass.index(6)));
    let step = step.prop_recursive(3, 12, 4, |inner| {
        let anchors = prop_oneof![
            3 => Just(vec!["f"]),
            2 => Just(vec!["k"]),
            1 => Just(vec!["f", "k"]),
            // Any operation.
            1 => Just(Vec::new()),
        ];
        let block = || prop::collection::vec(inner.clone(), 1..4);
        prop_oneof![
            3 => (anchors, block()).prop_map(|(anchors, steps)| ToyStep::Nest(anchors, steps)),
            1 => (tests(), block()).prop_map(|(test, steps)| ToyStep::When(test, steps)),
        ]
    });
    prop::collection::vec(step, 1..7)
}

/// A pass, and the conditions of its two clauses.
type ConditionalPass = (ToyPass, [Option<Test<'static>>; 2]);

fn conditional_passes() -> impl Strategy<Value = Vec<ConditionalPass>> {
    let pass = passes(1..2).prop_map(|mut passes| passes.remove(0));
    let test = || prop::option::weighted(0.25, tests());
    let conditions = (test(), test()).prop_map(|(one, other)| [one, other]);
    prop::collection::vec((pass, conditions), 6)
}

fn core_steps<'t>(steps: &[ToyStep], contracts: &[Contract<'t>], next: &mut u32) -> Vec<Step<'t>> {
    let each = steps.iter().map(|step| match step {
        ToyStep::Run(pass) => {
            *next += 1;
            Step::Run {
                number: *next - 1,
                contract: contracts[*pass],
                values: vec![(OPTION, Value::Variable(0))],
                is_certain: true,
            }
        }
        ToyStep::Nest(names, steps) => Step::Nest {
            anchor: if names.is_empty() {
                Anchor::Any
            } else {
                Anchor::Ops(names.iter().map(|name| (*name).to_owned()).collect())
            },
            steps: core_steps(steps, contracts, next),
        },
        ToyStep::When(test, steps) => Step::When {
            value: Value::Variable(0),
            test: *test,
            steps: core_steps(steps, contracts, next),
        },
    });
    each.collect()
}

/// Returns whether a site is another one, or in it.
fn is_inside(site: usize, outer: usize) -> bool {
    let sites = std::iter::successors(Some(site), |site| Some(AROUND[*site]));
    sites.take(4).any(|site| site == outer)
}

struct Runner<'r> {
    passes: &'r [ConditionalPass],
    tables: &'r [Tables],
    contracts: &'r [Contract<'r>],
    universe: &'r Universe<'r>,
    judgement: &'r Judgement,
    mode: &'static str,
    ir: Ir,
    choices: Choices,
}

/// A run that violates a rule.
enum Violation {
    /// The judgement has told so.
    Reported,
    Unexpected(String),
}

impl Runner<'_> {
    /// Runs steps on an operation. Steps have the numbers that the judgement names them by.
    fn run(&mut self, steps: &[ToyStep], site: usize, first: u32) -> Result<u32, Violation> {
        let mut number = first;
        for step in steps {
            number = match step {
                ToyStep::Run(pass) => {
                    self.pass(*pass, site, number)?;
                    number + 1
                }
                ToyStep::When(test, steps) if test.holds(Some(self.mode)) == Some(true) => {
                    self.run(steps, site, number)?
                }
                ToyStep::When(_, steps) => number + count(steps),
                ToyStep::Nest(names, steps) => {
                    for child in 1..SITES.len() {
                        let name = SITES[child].last().copied().unwrap_or_default();
                        let is_meant = names.is_empty() || names.contains(&name);
                        if AROUND[child] == site && is_meant {
                            self.run(steps, child, number)?;
                        }
                    }
                    number + count(steps)
                }
            };
        }
        Ok(number)
    }

    fn pass(&mut self, pass: usize, site: usize, number: u32) -> Result<(), Violation> {
        let (_, conditions) = &self.passes[pass];
        let tables = &self.tables[pass];
        let [requires, ensures] = conditions.map(|condition| {
            condition.is_none_or(|test| test.holds(Some(self.mode)) == Some(true))
        });
        let sites: Vec<usize> = (0..SITES.len())
            .filter(|inner| is_inside(*inner, site))
            .collect();
        let within = |ir: &Ir| -> BTreeSet<usize> {
            let within = ir.iter().filter(|(site, _)| sites.contains(site));
            within.map(|(_, index)| *index).collect()
        };
        let before = within(&self.ir);
        let is_violated = |index: &usize| !Tables::is_legal(&tables.requires, *index);
        if requires && before.iter().any(is_violated) {
            let broken = self.judgement.broken.iter();
            let is_reported = broken.clone().any(|(broken, _)| *broken == number);
            return Err(if is_reported {
                Violation::Reported
            } else {
                Violation::Unexpected(format!("step {number} runs on {before:?}"))
            });
        }
        self.ir.retain(|(site, _)| !sites.contains(site));
        for index in 0..ENTITIES.len() {
            let is_possible = before.contains(&index) || tables.may_create(index, &before);
            let is_allowed = !ensures || Tables::is_legal(&tables.ensures, index);
            if is_possible && is_allowed {
                let chosen = sites.iter().filter(|_| self.choices.next());
                self.ir.extend(chosen.map(|site| (*site, index)));
            }
        }
        self.monitor(
            pass,
            number,
            &before,
            &within(&self.ir),
            [requires, ensures],
        )
    }

    /// Holds a run that kept to its contract against the monitor.
    fn monitor(
        &self,
        pass: usize,
        number: u32,
        before: &BTreeSet<usize>,
        after: &BTreeSet<usize>,
        applies: [bool; 2],
    ) -> Result<(), Violation> {
        let mut names = NameTable::default();
        for key in 0..ENTITIES.len() {
            let (kind, name) = entity(key);
            names.add(kind, key as u64, [name.to_owned()]);
        }
        let bits = |indices: &BTreeSet<usize>| -> Bits {
            let groups = indices.iter().filter_map(|index| {
                let (kind, _) = entity(*index);
                names.group(kind, *index as u64)
            });
            let numbers = groups.flat_map(|group| names.numbers(group).to_vec());
            numbers.collect()
        };
        let mut monitor = Monitor::new(self.contracts[pass], |clause| Some(applies[clause]));
        monitor.extend(self.universe, &names);
        let [before, after] = [bits(before), bits(after)];
        let brought = after.difference(&before);
        let created = monitor.created(self.universe, &names, &before, &brought);
        let left = monitor.left(&after);
        if monitor.violated(&before).is_empty() && created.is_empty() && left.is_empty() {
            return Ok(());
        }
        Err(Violation::Unexpected(format!(
            "the monitor of step {number} reports {created:?} and {left:?}"
        )))
    }
}

fn count(steps: &[ToyStep]) -> u32 {
    let each = steps.iter().map(|step| match step {
        ToyStep::Run(_) => 1,
        ToyStep::Nest(_, steps) | ToyStep::When(_, steps) => count(steps),
    });
    each.sum()
}

/// Returns whether the inferred precondition lets something be there.
fn is_accepted(
    universe: &Universe<'_>,
    requirements: &[Requirement],
    (site, index): (usize, usize),
) -> bool {
    let (kind, name) = entity(index);
    let path = SITES[site];
    let is_excluded = |required: &Requirement| {
        let is_prefix = required
            .within
            .iter()
            .map(String::as_str)
            .eq(path.iter().copied().take(required.within.len()));
        let next = path.get(required.within.len()).copied();
        let is_exempt =
            next.is_some_and(|next| required.except_within.iter().any(|part| part == next));
        is_prefix && !is_exempt && universe.entity(kind, name) == required.entity
    };
    !requirements.iter().any(is_excluded)
}

proptest! {
    #[test]
    fn what_is_accepted_runs_without_a_violation(
        passes in conditional_passes(),
        steps in steps(),
        precondition in prop::option::of(rules()),
        postcondition in rules(),
        input in prop::collection::btree_set((0..SITES.len(), 0..ENTITIES.len()), 0..12),
        mode in 0..MODES.len(),
        seed in 1..u64::MAX,
    ) {
        let tables: Vec<Tables> = passes.iter().map(|(pass, _)| Tables::of(pass)).collect();
        let clauses: Vec<[Clause<'_>; 2]> = tables.iter().zip(&passes).map(|(tables, (_, conditions))| {
            let clause = |rules, condition: Option<Test<'static>>| {
                let clause = Clause::new(rules);
                condition.map_or(clause, |test| clause.when(OPTION, test))
            };
            [clause(&tables.requires, conditions[0]), clause(&tables.ensures, conditions[1])]
        }).collect();
        let contracts: Vec<Contract<'_>> = tables.iter().zip(&clauses).map(|(tables, [requires, ensures])| {
            let contract = Contract::new()
                .precondition(std::slice::from_ref(requires))
                .postcondition(std::slice::from_ref(ensures))
                .dialects(&tables.dialects);
            tables.creates.as_ref().map_or(contract, |creates| contract.creates(creates))
        }).collect();
        let [before, after] = [precondition.clone().unwrap_or_default(), postcondition].map(|rules| table(&rules));
        let mut pipeline = Pipeline::new(core_steps(&steps, &contracts, &mut 0));
        pipeline.variables = vec![Domain::Texts(MODES.to_vec())];
        pipeline.precondition.extend(precondition.is_some().then_some(RuleSet::new(&before)));
        pipeline.postcondition.push(RuleSet::new(&after));
        let universe = pipeline.universe([]);
        let judgement = pipeline.judge(&universe);

        let mut ir: Ir = input;
        ir.retain(|(_, index)| precondition.is_none() || Tables::is_legal(&before, *index));
        ir.retain(|entry| is_accepted(&universe, &judgement.requirements, *entry));
        let mut runner = Runner {
            passes: &passes,
            tables: &tables,
            contracts: &contracts,
            universe: &universe,
            judgement: &judgement,
            mode: MODES[mode],
            ir,
            choices: Choices(seed),
        };
        match runner.run(&steps, 0, 0) {
            Ok(_) => {}
            // The judgement promises nothing behind it.
            Err(Violation::Reported) => return Ok(()),
            Err(Violation::Unexpected(what)) => prop_assert!(false, "{what}"),
        }
        let present: BTreeSet<usize> = runner.ir.iter().map(|(_, index)| *index).collect();
        for index in present {
            let (kind, name) = entity(index);
            let left = judgement.left.iter().any(|breach| breach.entity == universe.entity(kind, name));
            prop_assert!(left || Tables::is_legal(&after, index), "{name} is left");
        }
    }
}
