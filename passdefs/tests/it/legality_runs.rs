//! Random definitions whose pipelines use each other, have extension points, nest and depend on an option, on IR whose types hold
//! others: where `check` accepts, no run violates a rule.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use pass_text::legality::{EntityKind, Pattern, Requirement, Rule, RuleSet, Universe};
use passdefs::legality::{Contracts, Judge, Tables};
use proptest::prelude::*;

/// Names that rules may hold; IR also holds others.
const PATTERNS: [&str; 10] = [
    "a", "a.x", "a.y", "b", "b.x", "c.x", "!t", "!a", "!a.t", "!memref",
];

/// What IR may hold: operations, and types with those inside of them, as in `memref<4x!a.t>`.
const ITEMS: [&[&str]; 10] = [
    &["a.x"],
    &["a.y"],
    &["a.z"],
    &["b.x"],
    &["b.z"],
    &["c.z"],
    &["!t"],
    &["!a.t"],
    &["!memref", "!a.t"],
    &["!function", "!t", "!b.u"],
];

const DIALECTS: [&str; 3] = ["a", "b", "c"];

const FUNCTION: &str = "func.func";
const KERNEL: &str = "gpu.func";

/// The operations of the IR, each by the names on the way there.
const SITES: [&[&str]; 7] = [
    &[],
    &[FUNCTION],
    &[FUNCTION],
    &[KERNEL],
    &[FUNCTION, KERNEL],
    &[KERNEL, FUNCTION],
    &[FUNCTION, FUNCTION],
];

/// By site, the site around it.
const AROUND: [usize; 7] = [0, 0, 0, 0, 1, 3, 2];

/// The values of the option that all passes and pipelines have; the first is its default.
const MODES: [&str; 3] = ["x", "y", "z"];

/// The operations of the pipelines; each may use the ones behind it.
const PIPELINES: [&str; 4] = ["builtin.module", "builtin.module", FUNCTION, KERNEL];

/// IR: what there is directly in each operation.
type Ir = BTreeSet<(usize, usize)>;

/// Whether the mode is, or is not, one of the first two.
type Test = (bool, usize);

/// Rules, by patterns and whether they allow, with the condition on which they hold.
type ToyClause = (Vec<(usize, bool)>, Option<Test>);

#[derive(Clone, Debug)]
struct ToyPass {
    requires: ToyClause,
    ensures: ToyClause,
    creates: Option<Vec<usize>>,
    dialects: Vec<usize>,
}

/// What a step says about the mode of what it calls.
#[derive(Clone, Copy, Debug)]
enum Argument {
    Default,
    Value(usize),
    Forward,
}

#[derive(Clone, Debug)]
enum ToyStep {
    Run(usize, Argument),
    Nest(Vec<&'static str>, Vec<ToyStep>),
    When(Test, Vec<ToyStep>),
    /// Uses the next pipeline on the operations on which the step runs.
    Use(Argument),
    ExtensionPoint,
}

#[derive(Clone, Debug)]
struct ToyPipeline {
    requires: Vec<(usize, bool)>,
    ensures: Vec<(usize, bool)>,
    steps: Vec<ToyStep>,
}

/// Rules, and none with a probability: the more is required, the more definitions are refused.
fn rules(some: f64) -> impl Strategy<Value = Vec<(usize, bool)>> {
    let rule = (0..PATTERNS.len(), prop::bool::weighted(0.2));
    prop::option::weighted(some, prop::collection::vec(rule, 1..3))
        .prop_map(Option::unwrap_or_default)
}

fn test() -> impl Strategy<Value = Test> {
    (any::<bool>(), 0..2_usize)
}

fn passes() -> impl Strategy<Value = Vec<ToyPass>> {
    let clause = |some| (rules(some), prop::option::weighted(0.25, test()));
    let creates = prop::option::weighted(0.8, prop::collection::vec(0..PATTERNS.len(), 0..3));
    let dialects = prop::collection::vec(0..DIALECTS.len(), 0..2);
    let pass = (clause(0.3), clause(0.8), creates, dialects).prop_map(
        |(requires, ensures, creates, mut dialects)| {
            dialects.dedup();
            let creates = creates.map(|mut creates| {
                creates.sort_unstable();
                creates.dedup();
                creates
            });
            ToyPass {
                requires,
                ensures,
                creates,
                dialects,
            }
        },
    );
    prop::collection::vec(pass, 5)
}

fn argument() -> impl Strategy<Value = Argument> {
    prop_oneof![
        1 => Just(Argument::Default),
        1 => (0..MODES.len()).prop_map(Argument::Value),
        2 => Just(Argument::Forward),
    ]
}

fn steps() -> impl Strategy<Value = Vec<ToyStep>> {
    let run = (0..5_usize, argument()).prop_map(|(pass, mode)| ToyStep::Run(pass, mode));
    let step = prop_oneof![
        6 => run,
        2 => argument().prop_map(ToyStep::Use),
        1 => Just(ToyStep::ExtensionPoint),
    ];
    let step = step.prop_recursive(2, 8, 3, |inner| {
        let anchors = prop_oneof![
            3 => Just(vec![FUNCTION]),
            2 => Just(vec![KERNEL]),
            1 => Just(vec![FUNCTION, KERNEL]),
            // Any operation.
            1 => Just(Vec::new()),
        ];
        let block = || prop::collection::vec(inner.clone(), 1..4);
        prop_oneof![
            3 => (anchors, block()).prop_map(|(anchors, steps)| ToyStep::Nest(anchors, steps)),
            1 => (test(), block()).prop_map(|(test, steps)| ToyStep::When(test, steps)),
        ]
    });
    prop::collection::vec(step, 1..5)
}

fn pipelines() -> impl Strategy<Value = Vec<ToyPipeline>> {
    let pipeline =
        (rules(0.15), rules(0.15), steps()).prop_map(|(requires, ensures, steps)| ToyPipeline {
            requires,
            ensures,
            steps,
        });
    prop::collection::vec(pipeline, PIPELINES.len())
}

/// Returns the pipeline that a step in another one can use.
fn used(by: usize, anchors: &[&str]) -> Option<usize> {
    let [anchor] = anchors else { return None };
    (by + 1..PIPELINES.len()).find(|used| PIPELINES[*used] == *anchor)
}

/// The text of the definitions.
#[derive(Default)]
struct Text {
    text: String,
    points: usize,
}

impl Text {
    fn of(passes: &[ToyPass], pipelines: &[ToyPipeline]) -> String {
        let mut out = Self::default();
        out.text += "group \"G\" {\n";
        let mode = "option \"mode\" \"string\" default=\"x\"; ";
        for (number, pass) in passes.iter().enumerate() {
            let _ = write!(
                out.text,
                "pass \"P{number}\" \"p{number}\" {{ summary \"s\"; {mode}"
            );
            let dialects = pass.dialects.iter().map(|index| DIALECTS[*index]);
            out.names("dialects", dialects.collect(), false);
            out.clause("precondition", &pass.requires);
            out.clause("postcondition", &pass.ensures);
            if let Some(creates) = &pass.creates {
                let creates = creates.iter().map(|index| PATTERNS[*index]);
                out.names("creates", creates.collect(), true);
            }
            out.text += "}\n";
        }
        for (number, pipeline) in pipelines.iter().enumerate() {
            let op = PIPELINES[number];
            let _ = write!(
                out.text,
                "pipeline \"Q{number}\" \"q{number}\" {{ op \"{op}\"; summary \"s\"; {mode}"
            );
            out.clause("precondition", &(pipeline.requires.clone(), None));
            out.clause("postcondition", &(pipeline.ensures.clone(), None));
            out.text += "body { ";
            out.steps(number, &[op], &pipeline.steps);
            out.text += "}; }\n";
        }
        out.text + "}\n"
    }

    fn names(&mut self, node: &str, names: Vec<&str>, is_empty_said: bool) {
        if !names.is_empty() || is_empty_said {
            self.text += node;
            for name in names {
                let _ = write!(self.text, " \"{name}\"");
            }
            self.text += "; ";
        }
    }

    fn clause(&mut self, node: &str, (rules, condition): &ToyClause) {
        if rules.is_empty() {
            return;
        }
        self.text += node;
        if let Some(test) = condition {
            let _ = write!(self.text, " when=\"mode\" {}", comparison(*test));
        }
        self.text += " { ";
        for (pattern, is_legal) in rules {
            let verdict = if *is_legal { "legal" } else { "illegal" };
            let _ = write!(self.text, "{verdict} \"{}\"; ", PATTERNS[*pattern]);
        }
        self.text += "}; ";
    }

    fn steps(&mut self, pipeline: usize, anchors: &[&str], steps: &[ToyStep]) {
        for step in steps {
            match step {
                ToyStep::Run(pass, mode) => {
                    let _ = write!(self.text, "run \"p{pass}\"{}; ", argument_text(*mode));
                }
                ToyStep::Use(mode) => {
                    if let Some(used) = used(pipeline, anchors) {
                        let _ = write!(self.text, "use \"q{used}\"{}; ", argument_text(*mode));
                    }
                }
                ToyStep::Nest(names, steps) => {
                    let listed = if names.is_empty() {
                        &["any"][..]
                    } else {
                        names
                    };
                    let listed: Vec<String> =
                        listed.iter().map(|name| format!("\"{name}\"")).collect();
                    let _ = write!(self.text, "nest {} {{ ", listed.join(" "));
                    self.steps(pipeline, names, steps);
                    self.text += "}; ";
                }
                ToyStep::When(test, steps) => {
                    let _ = write!(self.text, "when \"mode\" {} {{ ", comparison(*test));
                    self.steps(pipeline, anchors, steps);
                    self.text += "}; ";
                }
                ToyStep::ExtensionPoint => {
                    self.points += 1;
                    let _ = write!(self.text, "extension-point \"e{}\"; ", self.points);
                }
            }
        }
    }
}

fn comparison((is, mode): Test) -> String {
    format!("{}=\"{}\"", if is { "is" } else { "is-not" }, MODES[mode])
}

fn argument_text(mode: Argument) -> String {
    match mode {
        Argument::Default => String::new(),
        Argument::Value(mode) => format!(" mode=\"{}\"", MODES[mode]),
        Argument::Forward => " mode=\"$mode\"".to_owned(),
    }
}

fn holds((is, mode): Test, actual: usize) -> bool {
    (mode == actual) == is
}

fn split(name: &str) -> (EntityKind, &str) {
    match name.strip_prefix('!') {
        Some(name) => (EntityKind::Type, name),
        None => (EntityKind::Operation, name),
    }
}

fn dialect_of(name: &str) -> &str {
    name.split_once('.').map_or(name, |(dialect, _)| dialect)
}

/// Returns whether rules allow all names of an item.
fn is_legal(rules: &[(usize, bool)], item: usize) -> bool {
    let rules = rules.iter().map(|(index, is_legal)| {
        let pattern = Pattern::parse(PATTERNS[*index]).unwrap();
        if *is_legal {
            Rule::legal(pattern)
        } else {
            Rule::illegal(pattern)
        }
    });
    let rules: Vec<Rule<'_>> = rules.collect();
    let mut names = ITEMS[item].iter().map(|name| split(name));
    names.all(|(kind, name)| RuleSet::new(&rules).verdict(kind, name).is_legal())
}

impl ToyPass {
    /// Returns whether the pass may bring in an item, where these names are.
    fn may_create(&self, item: usize, present: &BTreeSet<&str>) -> bool {
        ITEMS[item].iter().all(|name| {
            let (kind, text) = split(name);
            let dialect = dialect_of(text);
            let is_there = |other: &&str| {
                let (other_kind, other) = split(other);
                let may_bring = other_kind == EntityKind::Operation || kind == EntityKind::Type;
                dialect_of(other) == dialect && may_bring
            };
            let is_created = match &self.creates {
                Some(creates) => creates.iter().any(|index| {
                    let pattern = Pattern::parse(PATTERNS[*index]).unwrap();
                    let is_dialect =
                        pattern.kind() == EntityKind::Operation && pattern.is_dialect();
                    pattern.matches(kind, text) || is_dialect && pattern.name() == dialect
                }),
                None => {
                    let mut dialects = self.dialects.iter().map(|index| DIALECTS[*index]);
                    dialects.any(|named| named == dialect) || present.iter().any(is_there)
                }
            };
            present.contains(name) || is_created
        })
    }
}

struct Runner<'r> {
    passes: &'r [ToyPass],
    pipelines: &'r [ToyPipeline],
    ir: Ir,
    random: u64,
}

impl Runner<'_> {
    fn choose(&mut self) -> bool {
        self.random ^= self.random << 13;
        self.random ^= self.random >> 7;
        self.random ^= self.random << 17;
        self.random & 1 == 1
    }

    fn pipeline(&mut self, number: usize, site: usize, mode: usize) -> Result<(), String> {
        let pipelines = self.pipelines;
        let pipeline = &pipelines[number];
        self.expect(&pipeline.requires, site, || format!("q{number} begins"))?;
        self.steps(number, &[PIPELINES[number]], &pipeline.steps, site, mode)?;
        self.expect(&pipeline.ensures, site, || format!("q{number} ends"))
    }

    fn steps(
        &mut self,
        pipeline: usize,
        anchors: &[&str],
        steps: &[ToyStep],
        site: usize,
        mode: usize,
    ) -> Result<(), String> {
        let value = |argument: Argument| match argument {
            Argument::Default => 0,
            Argument::Value(value) => value,
            Argument::Forward => mode,
        };
        for step in steps {
            match step {
                ToyStep::Run(pass, argument) => self.pass(*pass, site, value(*argument))?,
                ToyStep::Use(argument) => {
                    if let Some(used) = used(pipeline, anchors) {
                        self.pipeline(used, site, value(*argument))?;
                    }
                }
                ToyStep::When(test, steps) if holds(*test, mode) => {
                    self.steps(pipeline, anchors, steps, site, mode)?;
                }
                ToyStep::When(..) | ToyStep::ExtensionPoint => {}
                ToyStep::Nest(names, steps) => {
                    for child in 1..SITES.len() {
                        let name = SITES[child].last().copied().unwrap_or_default();
                        let is_meant = names.is_empty() || names.contains(&name);
                        if AROUND[child] == site && is_meant {
                            self.steps(pipeline, names, steps, child, mode)?;
                        }
                    }
                }
            }
        }
        Ok(())
    }

    /// Returns the items in an operation.
    fn items(&self, site: usize) -> BTreeSet<usize> {
        let within = self.ir.iter().filter(|(at, _)| is_inside(*at, site));
        within.map(|(_, item)| *item).collect()
    }

    fn expect(
        &self,
        rules: &[(usize, bool)],
        site: usize,
        when: impl Fn() -> String,
    ) -> Result<(), String> {
        let items = self.items(site);
        match items.iter().find(|item| !is_legal(rules, **item)) {
            Some(item) => Err(format!("{} with {:?}", when(), ITEMS[*item])),
            None => Ok(()),
        }
    }

    fn pass(&mut self, number: usize, site: usize, mode: usize) -> Result<(), String> {
        let passes = self.passes;
        let pass = &passes[number];
        let applies = |(_, condition): &ToyClause| condition.is_none_or(|test| holds(test, mode));
        if applies(&pass.requires) {
            self.expect(&pass.requires.0, site, || format!("p{number} runs"))?;
        }
        let present: BTreeSet<&str> = {
            let items = self.items(site).into_iter();
            items.flat_map(|item| ITEMS[item]).copied().collect()
        };
        self.ir.retain(|(at, _)| !is_inside(*at, site));
        for item in 0..ITEMS.len() {
            let is_allowed = !applies(&pass.ensures) || is_legal(&pass.ensures.0, item);
            if is_allowed && pass.may_create(item, &present) {
                for at in (0..SITES.len()).filter(|at| is_inside(*at, site)) {
                    if self.choose() {
                        self.ir.insert((at, item));
                    }
                }
            }
        }
        Ok(())
    }
}

/// Returns whether a site is another one, or in it.
fn is_inside(site: usize, outer: usize) -> bool {
    let sites = std::iter::successors(Some(site), |site| Some(AROUND[*site]));
    sites.take(3).any(|site| site == outer)
}

/// Returns whether the inferred precondition lets an item be there.
fn is_accepted(
    universe: &Universe<'_>,
    requirements: &[Requirement],
    (site, item): (usize, usize),
) -> bool {
    let path = SITES[site];
    let is_excluded = |required: &Requirement| {
        let count = required.within.len();
        let is_prefix = required
            .within
            .iter()
            .map(String::as_str)
            .eq(path.iter().copied().take(count));
        let next = path.get(count).copied();
        let is_exempt =
            next.is_some_and(|next| required.except_within.iter().any(|part| part == next));
        let mut names = ITEMS[item].iter().map(|name| split(name));
        let is_named = names.any(|(kind, name)| universe.entity(kind, name) == required.entity);
        is_prefix && !is_exempt && is_named
    };
    !requirements.iter().any(is_excluded)
}

proptest! {
    // Many definitions are refused.
    #![proptest_config(ProptestConfig { max_global_rejects: u32::MAX, ..ProptestConfig::default() })]

    #[test]
    fn accepted_definitions_run_without_a_violation(
        passes in passes(),
        pipelines in pipelines(),
        input in prop::collection::btree_set((0..SITES.len(), 0..ITEMS.len()), 0..12),
        mode in 0..MODES.len(),
        seed in 1..u64::MAX,
    ) {
        let text = Text::of(&passes, &pipelines);
        let outcome = passdefs::load([("random.kdl", &*text)]);
        let errors = outcome.diagnostics.iter().filter(|found| found.is_error());
        for error in errors {
            prop_assert!(["PW0363", "PW0364", "PW0365"].contains(&error.code), "{}: {text}", error.message);
        }
        prop_assume!(outcome.set.is_some());
        let set = outcome.set.unwrap();
        let tables = Tables::of(&set);
        let contracts = Contracts::of(&tables);
        let judge = Judge::new(&contracts);
        let main = set.all_pipelines().find(|pipeline| pipeline.argument == "q0").unwrap();
        let judged = judge.pipeline(main.id);

        let mut ir: Ir = input;
        ir.retain(|(_, item)| is_legal(&pipelines[0].requires, *item));
        ir.retain(|entry| is_accepted(&judged.universe, &judged.judgement.requirements, *entry));
        let mut runner = Runner { passes: &passes, pipelines: &pipelines, ir, random: seed };
        let outcome = runner.pipeline(0, 0, mode);
        prop_assert!(outcome.is_ok(), "{outcome:?}\n{text}");
    }
}
