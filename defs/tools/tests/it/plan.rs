//! Sequences of passes between two legalities.

use std::collections::{BTreeSet, VecDeque};
use std::fmt::Write;
use std::time::{Duration, Instant};

use pass_def_tools::{Plan, find_legality, plan};
use passdefs::model::PassSet;
use proptest::prelude::*;

fn set(text: &str) -> PassSet {
    let outcome = passdefs::load([("passes.kdl", text)]);
    assert!(outcome.set.is_some(), "{text}\n{:?}", outcome.diagnostics);
    outcome.set.unwrap()
}

fn plans(set: &PassSet) -> Result<Vec<Plan>, Vec<String>> {
    let legality = |name| find_legality(set, name).unwrap();
    plan(set, legality("start"), legality("end"))
}

fn pipelines(text: &str) -> Vec<String> {
    let plans = plans(&set(text)).unwrap();
    plans.into_iter().map(|plan| plan.pipeline).collect()
}

/// A group with passes, each with what it requires, removes and creates, and further nodes.
fn group(start: &str, end: &str, passes: &[(&str, &str, &str, &str, &str)]) -> String {
    let rules = |names: &str| match names {
        "" => String::new(),
        names => format!("illegal {};", quoted(names)),
    };
    let mut text = format!(
        "group \"G\" {{\nlegality \"start\" \"Start\" {{ {} }}\n",
        rules(start)
    );
    let _ = writeln!(text, "legality \"end\" \"End\" {{ {} }}", rules(end));
    for (number, (name, requires, removes, creates, nodes)) in passes.iter().enumerate() {
        let _ = writeln!(
            text,
            "pass \"P{number}\" \"{name}\" {{ op \"builtin.module\"; summary \"Does it\"; creates {}; {nodes}",
            quoted(if creates.is_empty() {
                "builtin"
            } else {
                creates
            })
        );
        for (node, names) in [("precondition", requires), ("postcondition", removes)] {
            if !names.is_empty() {
                let _ = writeln!(text, "{node} {{ {} }}", rules(names));
            }
        }
        text += "}\n";
    }
    text + "}\n"
}

fn quoted(names: &str) -> String {
    let names = names.split(' ').map(|name| format!("\"{name}\""));
    names.collect::<Vec<String>>().join(" ")
}

#[test]
fn the_shortest_sequences_come_alone() {
    let text = group(
        "z",
        "a b",
        &[
            ("a-only", "", "a", "", ""),
            ("b-only", "", "b", "", ""),
            ("both", "", "a b", "", ""),
            ("others", "", "a b", "", ""),
            ("useless", "", "c", "", ""),
        ],
    );
    assert_eq!(
        pipelines(&text),
        ["builtin.module(both)", "builtin.module(others)"]
    );
}

#[test]
fn what_a_pass_brings_in_is_removed_behind_it() {
    let text = group(
        "b",
        "a b",
        &[("b-away", "", "b", "", ""), ("a-to-b", "", "a", "b", "")],
    );
    assert_eq!(pipelines(&text), ["builtin.module(a-to-b,b-away)"]);
}

#[test]
fn strong_rules_about_order_are_kept() {
    let passes = |first, second| {
        [
            ("first", "", "a", "", first),
            ("second", "", "b", "", second),
        ]
    };
    let of = |first, second| pipelines(&group("z", "a b", &passes(first, second)));
    assert_eq!(
        of("after \"second\";", ""),
        ["builtin.module(second,first)"]
    );
    assert_eq!(
        of("", "before \"first\";"),
        ["builtin.module(second,first)"]
    );
    assert_eq!(
        of("", "requires \"first\";"),
        ["builtin.module(first,second)"]
    );
    let text = group("z", "a b", &passes("conflicts-with \"second\";", ""));
    assert_eq!(
        plans(&set(&text)).unwrap_err(),
        [
            "each operation and type can be removed, but no sequence was found that removes all: the rules about order leave none"
        ]
    );
}

/// A pass that removes nothing runs where a rule asks for it.
#[test]
fn passes_that_rules_ask_for_are_added() {
    let text = group(
        "z",
        "a",
        &[
            (
                "remove",
                "",
                "a",
                "",
                "requires \"prepare\"; followed-by kind=\"cleanup\" reason=\"leftovers\";",
            ),
            ("prepare", "", "", "", ""),
            ("clean", "", "", "", "kind \"cleanup\";"),
            ("other", "", "", "", ""),
        ],
    );
    let plans = plans(&set(&text)).unwrap();
    assert_eq!(plans[0].pipeline, "builtin.module(prepare,remove,clean)");
    assert_eq!(plans[0].steps[0].reasons, ["`remove` requires it before"]);
    assert_eq!(
        plans[0].steps[2].reasons,
        ["`remove` requires it behind: leftovers"]
    );
}

/// What only the user knows stands in the pipeline, which would not run without it.
#[test]
fn options_that_must_be_given_are_named() {
    let text = r#"group "G" {
        legality "start" "Start" { illegal "q"; }
        legality "end" "End" { illegal "tensor" "memref"; }
        pass "A" "a" {
            op "builtin.module"; summary "A"; creates; postcondition { illegal "tensor"; }
            option "req" "string" required=#true; option "free" "u8"
        }
        pass "B" "b" {
            op "func.func"; summary "B"; creates; postcondition { illegal "memref"; }
            option "n" "u8" required=#true
        }
    }"#;
    let plans = plans(&set(text)).unwrap();
    let pipeline = "builtin.module(a{req=<string>},func.func(b{n=<u8>}))";
    assert_eq!(plans[0].pipeline, pipeline);
    let reasons = &plans[0].steps[0].reasons;
    assert_eq!(reasons[1], "must be given its option `req`");
}

#[test]
fn nested_passes_stand_on_their_operations() {
    let text = group("z", "a b c", &[("c-away", "", "c", "", "")]);
    let nested = "pass \"F\" \"in-functions\" { op \"func.func\"; summary \"s\"; precondition { illegal \"c\"; }; postcondition { illegal \"a\"; }; creates \"func\"; }\n\
                  pass \"G\" \"in-functions-too\" { op \"func.func\"; summary \"s\"; precondition { illegal \"a\"; }; postcondition { illegal \"b\"; }; creates \"func\"; }\n}";
    let text = format!("{}{nested}", text.trim_end().trim_end_matches('}'));
    assert_eq!(
        pipelines(&text),
        ["builtin.module(c-away,func.func(in-functions,in-functions-too))"]
    );
}

#[test]
fn a_pass_for_several_operations_runs_on_all_of_them() {
    let text = group(
        "",
        "scf tensor",
        &[
            ("lower", "", "scf", "", ""),
            ("bufferize", "scf", "tensor", "", ""),
        ],
    );
    let both = |text: &str| text.replace("op \"builtin.module\"", "op \"func.func\" \"gpu.func\"");
    let expected = ["builtin.module(func.func|gpu.func(lower,bufferize))"];
    assert_eq!(pipelines(&both(&text)), expected);
    let text = text.replacen("op \"builtin.module\"", "op \"func.func\"", 1);
    let expected = ["builtin.module(func.func(lower),func.func|gpu.func(bufferize))"];
    assert_eq!(pipelines(&both(&text)), expected);
}

#[test]
fn what_is_missing_names_what_would_be_next() {
    let text = group("z", "a b", &[("lower", "c", "a", "", "")]);
    assert_eq!(
        plans(&set(&text)).unwrap_err(),
        [
            "no pass says in its postcondition that it removes operations of `b`",
            "`lower` would remove operations of `a`, but must not get operations of `c`, which no pass removes before",
        ]
    );
}

/// Plans for three sets of 200 passes, and returns the longest time.
fn slowest() -> Duration {
    let times = large_groups().map(|(text, length)| timed(&text, length));
    times.into_iter().max().unwrap()
}

#[test]
fn two_hundred_passes_are_planned() {
    let _ = slowest();
}

#[test]
#[ignore = "measures time: cargo test --release -p pass-def-tools --test it -- --ignored"]
fn two_hundred_passes_take_less_than_a_second() {
    let slowest = slowest();
    assert!(slowest < Duration::from_secs(1), "{slowest:?}");
}

fn timed(text: &str, length: usize) -> Duration {
    let set = set(text);
    let start = Instant::now();
    let plans = plans(&set).unwrap();
    let elapsed = start.elapsed();
    assert_eq!(plans[0].steps.len(), length);
    eprintln!("{elapsed:?}");
    elapsed
}

/// 200 passes: each needs what the one before it removes; each for itself; twenty layers of ten alternatives.
fn large_groups() -> [(String, usize); 3] {
    let names: Vec<[String; 3]> = (0..200)
        .map(|at: usize| {
            [
                format!("p{at}"),
                format!("d{at}"),
                format!("d{}", at.saturating_sub(1)),
            ]
        })
        .collect();
    let chain: Vec<_> = names
        .iter()
        .enumerate()
        .map(|(at, [pass, own, before])| {
            let requires = if at == 0 { "" } else { before.as_str() };
            (pass.as_str(), requires, own.as_str(), "", "")
        })
        .collect();
    let chain = (group("z", "d199", &chain), 200);
    let free: Vec<_> = names
        .iter()
        .map(|[pass, own, _]| (pass.as_str(), "", own.as_str(), "", ""))
        .collect();
    let all: Vec<&str> = names.iter().map(|[_, own, _]| own.as_str()).collect();
    let free = (group("z", &all.join(" "), &free), 200);
    let layers: Vec<[String; 3]> = (0..200)
        .map(|at: usize| {
            [
                format!("p{at}"),
                format!("d{}", at / 10),
                format!("d{}", (at / 10).saturating_sub(1)),
            ]
        })
        .collect();
    let layers: Vec<_> = layers
        .iter()
        .enumerate()
        .map(|(at, [pass, own, before])| {
            let requires = if at < 10 { "" } else { before.as_str() };
            (pass.as_str(), requires, own.as_str(), "", "")
        })
        .collect();
    [chain, free, (group("z", "d19", &layers), 20)]
}

/// By dialect `a` to `e`: what a pass requires to be absent, removes, and brings in.
type Toy = [BTreeSet<usize>; 3];

fn toys() -> impl Strategy<Value = Vec<Toy>> {
    let dialects = |most| prop::collection::btree_set(0..5usize, 0..most);
    let toy = (dialects(3), dialects(3), dialects(2))
        .prop_map(|(requires, removes, brings)| [requires, removes, brings]);
    prop::collection::vec(toy, 1..6)
}

/// Returns the length of the shortest sequence, by breadth.
fn shortest(toys: &[Toy], goal: &BTreeSet<usize>) -> Option<usize> {
    let start: BTreeSet<usize> = (0..5).collect();
    let mut open = VecDeque::from([(start.clone(), 0)]);
    let mut seen = BTreeSet::from([start]);
    while let Some((present, length)) = open.pop_front() {
        if present.is_disjoint(goal) {
            return Some(length);
        }
        for [requires, removes, brings] in toys {
            if present.is_disjoint(requires) {
                let with: BTreeSet<usize> = &present | brings;
                let after = &with - removes;
                if seen.insert(after.clone()) {
                    open.push_back((after, length + 1));
                }
            }
        }
    }
    None
}

proptest! {
    #[test]
    fn the_length_is_that_of_a_search_by_breadth(toys in toys(), goal in prop::collection::btree_set(0..5usize, 0..5)) {
        let names = |dialects: &BTreeSet<usize>| {
            let names = dialects.iter().map(|dialect| ["a", "b", "c", "d", "e"][*dialect].to_owned());
            names.collect::<Vec<String>>().join(" ")
        };
        let texts: Vec<[String; 4]> = toys
            .iter()
            .enumerate()
            .map(|(number, [requires, removes, brings])| [format!("p{number}"), names(requires), names(removes), names(brings)])
            .collect();
        let passes: Vec<_> = texts
            .iter()
            .map(|[name, requires, removes, brings]| (name.as_str(), requires.as_str(), removes.as_str(), brings.as_str(), ""))
            .collect();
        let set = set(&group("z", &names(&goal), &passes));
        let found = plans(&set).ok().map(|plans| plans[0].steps.len());
        prop_assert_eq!(found, shortest(&toys, &goal));
    }
}
