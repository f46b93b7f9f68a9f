//! Random pipelines of random passes on random IR: where the static judgement accepts a pipeline and the input meets what it
//! requires, no run violates a rule.

use pass_debug::legality::CheckLegality;
use pass_runtime::info::legality::{
    Anchor, Clause, Contract, EntityKind, Judgement, Pattern, Pipeline, Requirement, Rule, Step,
    Universe,
};
use pass_runtime::{PassInfo, PassManager, PassRegistry, Preserved};
use proptest::prelude::*;

use crate::passes::Scripted;
use crate::toy::{Toy, ToyContext, ToyOp, run};

const PATTERNS: [&str; 8] = [
    "arith", "arith.x", "arith.y", "llvm", "llvm.x", "vector.x", "!t", "!u",
];
/// Operations, each with the type of its result; empty for none.
const OPERATIONS: [(&str, &str); 8] = [
    ("arith.x", ""),
    ("arith.y", "t"),
    ("arith.z", ""),
    ("llvm.x", "u"),
    ("llvm.z", ""),
    ("vector.x", ""),
    ("vector.z", "t"),
    ("cf.x", ""),
];
const DIALECTS: [&str; 3] = ["arith", "llvm", "vector"];

/// A pass, by indices of the tables above.
#[derive(Clone, Debug)]
struct ToyPass {
    requires: Vec<(usize, bool)>,
    ensures: Vec<(usize, bool)>,
    creates: Option<Vec<usize>>,
    dialects: Vec<usize>,
    /// True if it runs on functions, and else on the module.
    is_nested: bool,
}

fn pattern(index: usize) -> Pattern<'static> {
    Pattern::parse(PATTERNS[index]).unwrap()
}

fn rules() -> impl Strategy<Value = Vec<(usize, bool)>> {
    prop::collection::vec((0..PATTERNS.len(), prop::bool::weighted(0.25)), 0..3)
}

fn passes() -> impl Strategy<Value = Vec<ToyPass>> {
    let creates = prop::option::weighted(0.8, prop::collection::vec(0..PATTERNS.len(), 0..3));
    let dialects = prop::collection::vec(0..DIALECTS.len(), 0..2);
    let parts = (rules(), rules(), creates, dialects, any::<bool>());
    let pass = parts.prop_map(
        |(requires, ensures, creates, dialects, is_nested)| ToyPass {
            requires,
            ensures,
            creates,
            dialects,
            is_nested,
        },
    );
    prop::collection::vec(pass, 1..6)
}

/// Makes a table that lives as long as the tests, as generated tables do.
fn leak<T>(values: impl IntoIterator<Item = T>) -> &'static [T] {
    Vec::leak(values.into_iter().collect())
}

fn clauses(rules: &[(usize, bool)]) -> &'static [Clause<'static>] {
    let rule = |(index, is_legal): &(usize, bool)| match is_legal {
        true => Rule::legal(pattern(*index)),
        false => Rule::illegal(pattern(*index)),
    };
    leak([Clause::new(leak(rules.iter().map(rule)))])
}

fn contract(pass: &ToyPass) -> Contract<'static> {
    let contract = Contract::new()
        .precondition(clauses(&pass.requires))
        .postcondition(clauses(&pass.ensures))
        .dialects(leak(pass.dialects.iter().map(|index| DIALECTS[*index])));
    match &pass.creates {
        Some(creates) => contract.creates(leak(creates.iter().map(|index| pattern(*index)))),
        None => contract,
    }
}

fn is_legal(clauses: &[Clause<'_>], kind: EntityKind, name: &str) -> bool {
    clauses
        .iter()
        .all(|clause| clause.rules.verdict(kind, name).is_legal())
}

fn type_of(op: &ToyOp) -> Option<&str> {
    op.symbol.as_deref()?.strip_prefix('%')
}

/// The names in an operation, itself included.
fn names(op: &ToyOp) -> Vec<(EntityKind, String)> {
    let mut found = vec![(EntityKind::Operation, op.name.to_owned())];
    found.extend(type_of(op).map(|ty| (EntityKind::Type, ty.to_owned())));
    found.extend(op.children.iter().flat_map(names));
    found
}

/// What a pass may create of an operation that holds these names, as its contract says.
fn may_create(
    contract: &Contract<'_>,
    present: &[(EntityKind, String)],
    kind: EntityKind,
    name: &str,
) -> bool {
    let dialect = |name: &str| name.split('.').next().unwrap_or_default().to_owned();
    match contract.creates {
        Some(creates) => creates.iter().any(|pattern| {
            let has_dialect = pattern.kind() == EntityKind::Operation && pattern.is_dialect();
            pattern.matches(kind, name) || has_dialect && pattern.name() == dialect(name)
        }),
        None => {
            contract.dialects.contains(&&*dialect(name))
                || present.iter().any(|(other_kind, other)| {
                    let may_bring = *other_kind == EntityKind::Operation || *other_kind == kind;
                    dialect(other) == dialect(name) && may_bring
                })
        }
    }
}

/// Changes an operation as freely as the contract allows.
fn change(op: &mut ToyOp, contract: &Contract<'_>, seed: u64) {
    let present = names(op);
    let mut random = seed;
    let mut choose = move || {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        random & 1 == 1
    };
    let ensures = |name: &str, ty: Option<&str>| {
        is_legal(contract.postcondition, EntityKind::Operation, name)
            && ty.is_none_or(|ty| is_legal(contract.postcondition, EntityKind::Type, ty))
    };
    prune(op, &ensures);
    for (name, ty) in OPERATIONS {
        let ty = Some(ty).filter(|ty| !ty.is_empty());
        let is_possible = |kind, name: &str| {
            let is_there = present
                .iter()
                .any(|(other_kind, other)| *other_kind == kind && other == name);
            is_there || may_create(contract, &present, kind, name)
        };
        let is_typed = ty.is_none_or(|ty| is_possible(EntityKind::Type, ty));
        if is_possible(EntityKind::Operation, name) && is_typed && ensures(name, ty) && choose() {
            let suffix = ty.map(|ty| format!("@%{ty}")).unwrap_or_default();
            op.children.push(ToyOp::parse(&format!("{name}{suffix}")));
        }
    }
}

fn prune(op: &mut ToyOp, ensures: &dyn Fn(&str, Option<&str>) -> bool) {
    op.children
        .retain(|child| child.name.contains("func") || ensures(child.name, type_of(child)));
    op.children
        .iter_mut()
        .for_each(|child| prune(child, ensures));
}

fn judge(passes: &[ToyPass], contracts: &[Contract<'static>]) -> (Judgement, Universe<'static>) {
    let steps = (0..)
        .zip(passes.iter().zip(contracts))
        .map(|(number, (pass, contract))| {
            let step = Step::run(number, *contract);
            if pass.is_nested {
                let anchor = Anchor::Ops(vec!["func.func".to_owned()]);
                let steps = vec![step];
                Step::Nest { anchor, steps }
            } else {
                step
            }
        });
    let pipeline = Pipeline::new(steps.collect());
    let universe = pipeline.universe([]);
    (pipeline.judge(&universe), universe)
}

/// Returns whether the inferred precondition lets an operation be there, in a function or beside the functions.
fn is_accepted(
    universe: &Universe<'_>,
    requirements: &[Requirement],
    (kind, name): (EntityKind, &str),
    is_nested: bool,
) -> bool {
    let is_excluded = |required: &Requirement| {
        let is_within = match required.within.as_slice() {
            [] => {
                !is_nested
                    || !required
                        .except_within
                        .iter()
                        .any(|part| part == "func.func")
            }
            _ => is_nested,
        };
        is_within && universe.entity(kind, name) == required.entity
    };
    !requirements.iter().any(is_excluded)
}

proptest! {
    // Many pipelines are refused.
    #![proptest_config(ProptestConfig { max_global_rejects: u32::MAX, ..ProptestConfig::default() })]

    #[test]
    fn an_accepted_pipeline_runs_without_a_violation(
        passes in passes(),
        input in prop::collection::vec((any::<bool>(), 0..OPERATIONS.len()), 0..6),
        seed in 1..u64::MAX,
    ) {
        let contracts: Vec<Contract<'static>> = passes.iter().map(contract).collect();
        let (judgement, universe) = judge(&passes, &contracts);
        let accepts = |kind, name: &str, is_nested| {
            is_accepted(&universe, &judgement.requirements, (kind, name), is_nested)
        };
        let is_module_accepted = ["builtin.module", "func.func"]
            .iter()
            .all(|name| [false, true].iter().all(|nested| accepts(EntityKind::Operation, name, *nested)));
        // A contract may forbid the operation that a pass runs on, so that no input meets it.
        let leaves_functions = contracts.iter().all(|contract| {
            ["builtin.module", "func.func"].iter().all(|name| is_legal(contract.postcondition, EntityKind::Operation, name))
        });
        prop_assume!(judgement.broken.is_empty() && is_module_accepted && leaves_functions);

        let text = |is_nested: bool| {
            let chosen = input.iter().filter(|(nested, _)| *nested == is_nested).map(|(_, index)| OPERATIONS[*index]);
            let accepted = chosen.filter(|(name, ty)| {
                let is_type_accepted = ty.is_empty() || accepts(EntityKind::Type, ty, is_nested);
                is_type_accepted && accepts(EntityKind::Operation, name, is_nested)
            });
            let texts = accepted.map(|(name, ty)| match ty {
                "" => name.to_owned(),
                ty => format!("{name}@%{ty}"),
            });
            texts.collect::<Vec<String>>().join(" ")
        };
        let (inside, beside) = (text(true), text(false));
        let module = format!("builtin.module(func.func({inside}) {beside})").replace(" )", ")").replace("()", "");

        let mut registry = PassRegistry::<Toy>::new();
        let mut elements = Vec::new();
        for (number, (pass, contract)) in passes.iter().zip(&contracts).enumerate() {
            let argument: &'static str = format!("p{number}").leak();
            let info = PassInfo::new("Random", argument).contract(*contract).dialects(contract.dialects);
            let contract = *contract;
            let body = Scripted::new(move |op, _| {
                change(op, &contract, seed.rotate_left(number as u32).max(1));
                Ok(Preserved::none())
            });
            registry.register_with(Box::leak(Box::new(info)), move |_| body.clone()).unwrap();
            elements.push(if pass.is_nested { format!("func.func({argument})") } else { argument.to_owned() });
        }
        let cx = ToyContext::default();
        let pipeline = registry.parse(&cx, &format!("builtin.module({})", elements.join(","))).unwrap();
        let mut manager = PassManager::from(pipeline);
        manager.set_verify_each(false);
        if let Some(check) = CheckLegality::of(manager.pipeline()) {
            manager.add_instrumentation(check);
        }
        let log = run(&mut manager, &cx, &module);
        prop_assert!(log.contains("success: "), "{module} by {}:\n{log}", elements.join(","));
    }
}
