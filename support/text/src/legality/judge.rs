//! The judgement of a pipeline whose steps and contracts may depend on options.

use std::collections::{BTreeMap, BTreeSet};

use super::contract::{Contract, Test};
use super::effect::Effect;
use super::rules::RuleSet;
use super::universe::{EntityId, Universe};
use super::walk::{Anchor, Breach, Requirement, Walk};

/// The maximum number of combinations of option values that are looked at one by one. The conditions on further options
/// count as unknown.
const MAX_CASES: usize = 256;

/// The maximum number of runs in all combinations together, so that a longer pipeline has fewer of them.
const MAX_RUNS: usize = 200_000;

/// A pipeline: what it promises, and its steps.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Pipeline<'a> {
    /// What the input is known to satisfy.
    pub precondition: Vec<RuleSet<'a>>,
    /// What the output should satisfy.
    pub postcondition: Vec<RuleSet<'a>>,
    /// The options that conditions are about.
    pub variables: Vec<Domain<'a>>,
    /// The steps, in order.
    pub steps: Vec<Step<'a>>,
    /// `true` if the judgement says what may be present behind each step.
    pub records_states: bool,
}

/// The values that an option may have.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Domain<'a> {
    /// One of these texts.
    Texts(Vec<&'a str>),
    /// A number within bounds.
    Number {
        /// `true` if it is a whole number.
        is_whole: bool,
        /// The smallest value.
        min: Option<&'a str>,
        /// The largest value.
        max: Option<&'a str>,
    },
    /// A text.
    Text,
    /// A value of another domain, or none; a list counts as one value.
    Optional(Box<Domain<'a>>),
}

/// The value of an option of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Value<'a> {
    /// This one; `None` for no value, or for an empty list.
    Known(Option<&'a str>),
    /// That of a variable of the pipeline, by its index.
    Variable(usize),
    /// Not known.
    Unknown,
}

/// A step of a pipeline.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Step<'a> {
    /// Runs a pass.
    Run {
        /// The number by which results name the step.
        number: u32,
        /// The contract of the pass.
        contract: Contract<'a>,
        /// The values of the options that the contract is about; the others are unknown.
        values: Vec<(&'a str, Value<'a>)>,
        /// `true` if it runs on every operation of the pipeline that it stands in.
        is_certain: bool,
    },
    /// Runs steps on nested operations.
    Nest {
        /// On which.
        anchor: Anchor,
        /// The steps.
        steps: Vec<Step<'a>>,
    },
    /// Runs steps if a condition holds.
    When {
        /// The value that is tested.
        value: Value<'a>,
        /// The test.
        test: Test<'a>,
        /// The steps.
        steps: Vec<Step<'a>>,
    },
}

/// What is known of a pipeline, over all values of its options.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Judgement {
    /// The steps whose precondition earlier steps may break, each by its number.
    pub broken: Vec<(u32, Breach)>,
    /// What the postcondition forbids and the end may hold.
    pub left: Vec<Breach>,
    /// What the input must not hold.
    pub requirements: Vec<Requirement>,
    /// By number of a step, the classes, sorted, that may be present behind it in the operations of the pipeline that it stands
    /// in. Empty unless the pipeline [records states](Pipeline::records_states).
    pub behind: BTreeMap<u32, Vec<EntityId>>,
    /// The variables, by index, on which all conditions count as unknown, because there would be too many combinations.
    pub unknown: Vec<usize>,
}

impl<'a> Step<'a> {
    /// Returns a step that runs a pass with a contract that does not depend on options, on every operation.
    pub fn run(number: u32, contract: Contract<'a>) -> Self {
        Step::Run {
            number,
            contract,
            values: Vec::new(),
            is_certain: true,
        }
    }

    /// Returns the steps inside of this one.
    fn inner(&self) -> &[Step<'a>] {
        match self {
            Step::Run { .. } => &[],
            Step::Nest { steps, .. } | Step::When { steps, .. } => steps,
        }
    }

    fn visit<'s>(steps: &'s [Step<'a>], visit: &mut dyn FnMut(&'s Step<'a>)) {
        for step in steps {
            visit(step);
            Step::visit(step.inner(), visit);
        }
    }
}

impl<'a> Pipeline<'a> {
    /// Creates a pipeline that promises nothing.
    pub fn new(steps: Vec<Step<'a>>) -> Self {
        Self {
            steps,
            ..Self::default()
        }
    }

    /// Returns the classes that its contracts and conditions, and some further rule sets, name.
    pub fn universe(&self, further: impl IntoIterator<Item = RuleSet<'a>>) -> Universe<'a> {
        let mut contracts = Vec::new();
        Step::visit(&self.steps, &mut |step| {
            if let Step::Run { contract, .. } = step {
                contracts.push(*contract);
            }
        });
        let own = self.precondition.iter().chain(&self.postcondition);
        Universe::new(contracts, own.copied().chain(further))
    }

    /// Judges the pipeline: each combination of values of its options that its conditions tell apart.
    ///
    /// ```
    /// use pass_text::legality::{Clause, Contract, Pattern, Pipeline, Rule, Step};
    ///
    /// const NO_LOOPS: &[Clause<'static>] = &[Clause::new(&[Rule::illegal(Pattern::operation("scf"))])];
    /// let created = [Pattern::operation("scf.if")];
    /// let outline = Contract::new().creates(&created);
    /// let translate = Contract::new().precondition(NO_LOOPS);
    /// let pipeline = Pipeline::new(vec![Step::run(0, outline), Step::run(1, translate)]);
    /// let judgement = pipeline.judge(&pipeline.universe([]));
    /// assert_eq!(judgement.broken[0].0, 1);
    /// ```
    pub fn judge(&self, universe: &Universe<'a>) -> Judgement {
        let (cases, unknown) = self.cases();
        let mut findings = Findings::default();
        let mut effects = BTreeMap::new();
        for values in cases {
            let mut case = Case {
                universe,
                values: &values,
                walk: Walk::new(universe, &self.precondition),
                effects: &mut effects,
                records_states: self.records_states,
                findings: &mut findings,
            };
            case.run(&self.steps, true);
            let walk = case.walk;
            findings.requirements.extend(walk.requirements());
            for breach in walk.finish(&self.postcondition) {
                findings.left.entry(breach.entity).or_insert(breach);
            }
        }
        Judgement {
            broken: findings.broken.items,
            left: findings.left.into_values().collect(),
            requirements: findings.requirements.items,
            behind: findings.behind,
            unknown,
        }
    }

    /// Returns the combinations of values, and the variables that are unknown since there would be too many.
    fn cases(&self) -> (Vec<Values>, Vec<usize>) {
        let mut runs = 0;
        Step::visit(&self.steps, &mut |step| {
            runs += usize::from(matches!(step, Step::Run { .. }));
        });
        let limit = MAX_CASES.min(MAX_RUNS / runs.max(1));
        let (mut cases, mut unknown) = (vec![Vec::new()], Vec::new());
        for (index, domain) in self.variables.iter().enumerate() {
            // The value of an option that is not tested does not matter.
            let tests = self.tests_of(index);
            let constants = tests.iter().filter_map(Test::value).collect();
            let values = domain.representatives(&constants);
            let mut values: Vec<_> = values.into_iter().map(Some).collect();
            if cases.len() * values.len() > limit && !tests.is_empty() {
                unknown.push(index);
                values.clear();
            }
            if values.is_empty() || tests.is_empty() {
                values = vec![None];
            }
            let extended = cases.iter().flat_map(|case: &Vec<_>| {
                let extend = |value: &Option<Option<String>>| {
                    let mut case = case.clone();
                    case.push(value.clone());
                    case
                };
                values.iter().map(extend)
            });
            cases = extended.collect();
        }
        (cases, unknown)
    }

    /// Returns the tests of a variable.
    fn tests_of(&self, variable: usize) -> Vec<Test<'a>> {
        let mut tests = Vec::new();
        Step::visit(&self.steps, &mut |step| match step {
            Step::When { value, test, .. } if *value == Value::Variable(variable) => {
                tests.push(*test);
            }
            Step::Run {
                contract, values, ..
            } => {
                for condition in contract.clauses().filter_map(|clause| clause.condition) {
                    let given = (condition.option, Value::Variable(variable));
                    if values.contains(&given) {
                        tests.push(condition.test);
                    }
                }
            }
            Step::When { .. } | Step::Nest { .. } => {}
        });
        tests
    }
}

impl Domain<'_> {
    /// Returns a value for each way in which comparisons with these constants can come out; empty if no value is known.
    fn representatives(&self, constants: &BTreeSet<&str>) -> Vec<Option<String>> {
        let constants_of = || {
            constants
                .iter()
                .map(|constant| Some((*constant).to_owned()))
        };
        match self {
            Domain::Texts(texts) => {
                let mentioned = texts.iter().filter(|text| constants.contains(**text));
                let mut others = texts.iter().filter(|text| !constants.contains(**text));
                let found = mentioned.chain(others.next());
                found.map(|text| Some((*text).to_owned())).collect()
            }
            Domain::Text => constants_of().chain([Some("\0".to_owned())]).collect(),
            Domain::Number { is_whole, min, max } => {
                let bounds = [min.map(Test::AtLeast), max.map(Test::AtMost)];
                let is_within = |value: &Option<String>| {
                    let mut bounds = bounds.iter().flatten();
                    bounds.all(|bound| bound.holds(value.as_deref()) != Some(false))
                };
                let neighbours = constants
                    .iter()
                    .flat_map(|constant| neighbours(constant, *is_whole).map(Some));
                // Of the values below all constants that are allowed, or above, a bound is one.
                let ends = bounds.iter().flatten().filter_map(Test::value);
                let ends = ends.map(|end| Some(end.to_owned()));
                let found: BTreeSet<Option<String>> =
                    constants_of().chain(neighbours).chain(ends).collect();
                let mut found: Vec<Option<String>> = found.into_iter().filter(is_within).collect();
                if bounds == [None, None] {
                    // What is not a number is neither above nor below a constant, and beyond every bound.
                    let further = if *is_whole { "0" } else { "NaN" };
                    found.push(Some(further.to_owned()));
                }
                found
            }
            Domain::Optional(domain) => {
                let mut values = domain.representatives(constants);
                if !values.is_empty() {
                    values.push(None);
                }
                values
            }
        }
    }
}

/// Returns numbers right below and above one.
fn neighbours(constant: &str, is_whole: bool) -> impl Iterator<Item = String> {
    let whole = constant.parse::<i128>().ok().filter(|_| is_whole);
    let whole = whole.map(|number| [number.saturating_sub(1), number.saturating_add(1)]);
    let real = constant.parse::<f64>().ok().filter(|_| !is_whole);
    let real = real.map(|number| [number.next_down(), number.next_up()]);
    let whole = whole.into_iter().flatten().map(|number| number.to_string());
    whole.chain(
        real.into_iter()
            .flatten()
            .map(|number| format!("{number:?}")),
    )
}

/// What the combinations of values judged so far have shown.
#[derive(Default)]
struct Findings {
    broken: DistinctList<(u32, Breach)>,
    left: BTreeMap<EntityId, Breach>,
    requirements: DistinctList<Requirement>,
    behind: BTreeMap<u32, Vec<EntityId>>,
}

/// A list without duplicates.
struct DistinctList<T> {
    items: Vec<T>,
    known: BTreeSet<T>,
}

impl<T: Clone + Ord> DistinctList<T> {
    fn extend(&mut self, items: impl IntoIterator<Item = T>) {
        let items = items.into_iter();
        let new = items.filter(|item| self.known.insert(item.clone()));
        self.items.extend(new);
    }
}

impl<T> Default for DistinctList<T> {
    fn default() -> Self {
        Self {
            items: Vec::new(),
            known: BTreeSet::new(),
        }
    }
}

/// By variable a value, which may be none, or nothing if it is unknown.
type Values = Vec<Option<Option<String>>>;

/// The effects that were made ready, by contract and by what applies of its clauses.
type Effects = BTreeMap<(Clauses, Vec<Option<bool>>), Effect>;

/// The address of a contract's tables, which tells contracts apart faster than their rules do.
type Clauses = [(usize, usize); 4];

/// One combination of values.
struct Case<'c, 'u, 'a> {
    universe: &'u Universe<'a>,
    values: &'c Values,
    walk: Walk<'u, 'a>,
    effects: &'c mut Effects,
    records_states: bool,
    findings: &'c mut Findings,
}

impl<'a> Case<'_, '_, 'a> {
    fn run(&mut self, steps: &[Step<'a>], is_certain: bool) {
        for step in steps {
            match step {
                Step::Run {
                    number,
                    contract,
                    values,
                    is_certain: is_everywhere,
                } => self.pass(*number, contract, values, is_certain && *is_everywhere),
                Step::Nest { anchor, steps } => {
                    self.walk.enter(anchor.clone());
                    self.run(steps, is_certain);
                    self.walk.leave();
                }
                Step::When { value, test, steps } => match self.test(value, test) {
                    Some(true) => self.run(steps, is_certain),
                    Some(false) => {}
                    None => self.run(steps, false),
                },
            }
        }
    }

    fn pass(
        &mut self,
        number: u32,
        contract: &Contract<'a>,
        values: &[(&str, Value<'a>)],
        is_certain: bool,
    ) {
        let applies = contract.clauses().map(|clause| {
            let Some(condition) = clause.condition else {
                return Some(true);
            };
            let mut values = values.iter();
            let value = values.find(|(option, _)| *option == condition.option);
            value.and_then(|(_, value)| self.test(value, &condition.test))
        });
        let applies: Vec<Option<bool>> = applies.collect();
        let key = (clauses(contract), applies.clone());
        let universe = self.universe;
        let effect = self.effects.entry(key);
        let effect =
            effect.or_insert_with(|| Effect::new(universe, contract, |clause| applies[clause]));
        let breaches = if is_certain {
            self.walk.run(number, effect)
        } else {
            self.walk.may_run(number, effect)
        };
        let breaches = breaches.into_iter().map(|breach| (number, breach));
        self.findings.broken.extend(breaches);
        if self.records_states {
            let present = self.walk.present();
            let behind = self.findings.behind.entry(number).or_default();
            if *behind != present {
                behind.extend(present);
                behind.sort_unstable();
                behind.dedup();
            }
        }
    }

    /// Returns whether a test holds; `None` if that is not known.
    fn test(&self, value: &Value<'a>, test: &Test<'a>) -> Option<bool> {
        let value = match value {
            Value::Known(value) => *value,
            Value::Variable(index) => self.values.get(*index)?.as_ref()?.as_deref(),
            Value::Unknown => return None,
        };
        test.holds(value)
    }
}

fn clauses(contract: &Contract<'_>) -> Clauses {
    let creates = contract.creates.map_or((0, usize::MAX), address);
    let conditions = [contract.precondition, contract.postcondition].map(address);
    [
        conditions[0],
        conditions[1],
        creates,
        address(contract.dialects),
    ]
}

fn address<T>(slice: &[T]) -> (usize, usize) {
    (slice.as_ptr().addr(), slice.len())
}
