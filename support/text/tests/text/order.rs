//! Sequences of passes, checked against their rules and sorted by them.

use pass_text::order::{
    Branches, OrderFacts, OrderRule, OrderTarget, Relation, Strength, Unconditional, sort,
    violations,
};

const fn rule(
    relation: Relation,
    target: OrderTarget<'static>,
    strength: Strength,
) -> OrderRule<'static> {
    OrderRule::new(relation, target, strength, "")
}

const B: OrderTarget<'static> = OrderTarget::Pass("b");
const K: OrderTarget<'static> = OrderTarget::Kind("k");

/// A pass `a` of kind `k` with one rule, `b` of kind `k`, and `c`; `?` is unknown.
#[track_caller]
fn check(rule: OrderRule<'_>, sequence: &str, expected: &[(usize, Option<usize>)]) {
    check_in(rule, sequence, &Unconditional, expected);
}

#[track_caller]
fn check_in(
    rule: OrderRule<'_>,
    sequence: &str,
    branches: &impl Branches,
    expected: &[(usize, Option<usize>)],
) {
    let rules = [rule];
    let facts = |pass, kinds, rules| OrderFacts { pass, kinds, rules };
    let a = facts("a", &["k"], &rules);
    let b = facts("b", &["k"], &[]);
    let c = facts("c", &[], &[]);
    let runs = sequence.chars().map(|pass| match pass {
        'a' => Some(&a),
        'b' => Some(&b),
        'c' => Some(&c),
        _ => None,
    });
    let runs: Vec<_> = runs.collect();
    let found: Vec<_> = violations(&runs, branches)
        .iter()
        .map(|violation| (violation.run, violation.other))
        .collect();
    assert_eq!(found, expected, "{rule:?} {sequence}");
}

#[test]
fn strong_rules_are_about_all_runs() {
    for target in [B, K] {
        let before = rule(Relation::Before, target, Strength::Strong);
        check(before, "", &[]);
        check(before, "a", &[]);
        check(before, "aacb", &[]);
        check(before, "bca", &[(2, Some(0))]);
        check(before, "baba", &[(1, Some(0))]);
        let after = rule(Relation::After, target, Strength::Strong);
        check(after, "bbca", &[]);
        check(after, "bacb", &[(1, Some(3))]);
    }
}

#[test]
fn weak_rules_are_content_with_one_run_on_the_right_side() {
    let before = rule(Relation::Before, B, Strength::Weak);
    check(before, "a", &[]);
    check(before, "bab", &[]);
    check(before, "baba", &[(3, Some(0))]);
    let after = rule(Relation::After, K, Strength::Weak);
    check(after, "bab", &[]);
    check(after, "ab", &[(0, Some(1))]);
    check(after, "aa", &[]);
}

#[test]
fn passes_that_are_required_run_on_the_required_side() {
    for (target, strength) in [(B, Strength::Strong), (K, Strength::Weak)] {
        let requires = rule(Relation::Requires, target, strength);
        check(requires, "c", &[]);
        check(requires, "bca", &[]);
        check(requires, "bab", &[]);
        check(requires, "caa", &[(1, None)]);
        check(requires, "aba", &[(0, Some(1))]);
        check(requires, "?a", &[]);
        check(requires, "a?", &[(0, None)]);
        let followed = rule(Relation::FollowedBy, target, strength);
        check(followed, "acb", &[]);
        check(followed, "bab", &[]);
        check(followed, "aac", &[(0, None)]);
        check(followed, "aba", &[(2, Some(1))]);
        check(followed, "a?", &[]);
        check(followed, "?a", &[(1, None)]);
    }
}

#[test]
fn a_required_pass_runs_whenever_it_is_required() {
    let requires = rule(Relation::Requires, B, Strength::Strong);
    check_in(requires, "bca", &Halves, &[]);
    check_in(requires, "ba", &Halves, &[(1, None)]);
    // Under conditions that may complement each other, nothing is reported.
    check_in(requires, "ba", &Maybe, &[(1, None)]);
    check_in(requires, "bba", &Maybe, &[]);
}

/// No run depends on another.
struct Maybe;

impl Branches for Maybe {
    fn may_both_run(&self, _: usize, _: usize) -> bool {
        true
    }

    fn runs_whenever(&self, _: usize, _: usize) -> bool {
        false
    }
}

#[test]
fn passes_that_never_run_together_conflict() {
    let conflict = rule(Relation::ConflictsWith, B, Strength::Strong);
    check(conflict, "aca", &[]);
    check(conflict, "cba", &[(2, Some(1))]);
    check(conflict, "acb", &[(0, Some(2))]);
}

/// The even runs happen in one case, the odd ones in another.
struct Halves;

impl Branches for Halves {
    fn may_both_run(&self, one: usize, other: usize) -> bool {
        one % 2 == other % 2
    }

    fn runs_whenever(&self, one: usize, other: usize) -> bool {
        one % 2 == other % 2
    }
}

#[test]
fn runs_that_exclude_each_other_do_not_count() {
    check_in(
        rule(Relation::Before, B, Strength::Strong),
        "ba",
        &Halves,
        &[],
    );
    check_in(
        rule(Relation::Before, B, Strength::Strong),
        "bca",
        &Halves,
        &[(2, Some(0))],
    );
    check_in(
        rule(Relation::ConflictsWith, B, Strength::Strong),
        "ab",
        &Halves,
        &[],
    );
}

#[test]
fn long_sequences_are_judged() {
    let sequence = "acb".repeat(50_000);
    check(
        rule(Relation::Before, B, Strength::Strong),
        &sequence,
        &[(3, Some(2))],
    );
    check(
        rule(Relation::After, OrderTarget::Pass("c"), Strength::Weak),
        &sequence,
        &[(0, Some(1))],
    );
}

/// Sorts units of `a`, `b` and `c`, where `a` has these rules. Expects the units in order, or the rules that contradict.
#[track_caller]
fn check_sort(rules: &[OrderRule<'_>], units: &[&str], expected: Result<&str, &[usize]>) {
    let facts = |pass| match pass {
        'a' => OrderFacts {
            pass: "a",
            kinds: &["k"],
            rules,
        },
        'b' => OrderFacts {
            pass: "b",
            kinds: &["k"],
            rules: &[],
        },
        _ => OrderFacts {
            pass: "c",
            kinds: &[],
            rules: &[],
        },
    };
    let passes: Vec<Vec<_>> = units
        .iter()
        .map(|unit| unit.chars().map(facts).collect())
        .collect();
    let sorted = sort(&passes, &[]).map(|order| {
        let units: Vec<&str> = order.iter().map(|unit| units[*unit]).collect();
        units.join(" ")
    });
    let sorted = sorted.map_err(|rules| rules.iter().map(|rule| rule.rule).collect::<Vec<_>>());
    let expected = expected.map(str::to_owned).map_err(<[usize]>::to_vec);
    assert_eq!(sorted, expected, "{rules:?} {units:?}");
}

#[test]
fn units_that_can_stay_where_they_are_do() {
    let strong = |relation| rule(relation, B, Strength::Strong);
    check_sort(
        &[strong(Relation::Before)],
        &["b", "c", "a", "b"],
        Ok("c a b b"),
    );
    check_sort(
        &[strong(Relation::After)],
        &["a", "c", "b", "b"],
        Ok("c b b a"),
    );
    check_sort(
        &[strong(Relation::Requires)],
        &["a", "c", "b", "b"],
        Ok("c b a b"),
    );
    check_sort(
        &[strong(Relation::FollowedBy)],
        &["b", "b", "c", "a"],
        Ok("b c a b"),
    );
    // Inside a unit, the order is fixed.
    check_sort(
        &[strong(Relation::Requires)],
        &["ab", "c", "b"],
        Ok("c b ab"),
    );
    check_sort(&[strong(Relation::Requires)], &["ba", "c"], Ok("ba c"));
}

#[test]
fn rules_that_contradict_each_other_are_returned() {
    let strong = |relation, target| rule(relation, target, Strength::Strong);
    check_sort(
        &[strong(Relation::ConflictsWith, B)],
        &["a", "b"],
        Err(&[0]),
    );
    let both = [strong(Relation::Before, B), strong(Relation::After, K)];
    check_sort(&both, &["a", "c", "b"], Err(&[0, 1]));
    let weak = [
        rule(Relation::Before, B, Strength::Weak),
        strong(Relation::After, K),
    ];
    check_sort(&weak, &["a", "c", "b"], Ok("c b a"));
}
