//! Rewriting with patterns and folds of one's own.

use std::cell::RefCell;

use expect_test::expect;
use pass_dialects::op;
use pass_ir::dialect::{Dialect, Kind, OpDef, Traits};
use pass_ir::rewrite::{
    Fold, Folded, GreedyConfig, Listener, NewOp, Outcome, Pattern, Rewriter, RuleSet, Rules, Site,
    rewrite_greedily, rewrite_greedily_with,
};
use pass_ir::{Context, Header, Module, OpId, OpRef, ParseOptions, ValueId, name};

const ONE: &[Kind] = &[Kind::Any];
const TWO: &[Kind] = &[Kind::Any, Kind::Any];

static TOY: Dialect = Dialect {
    name: "toy",
    ops: &[
        OpDef::new("toy.constant", Traits::PURE.with(Traits::CONSTANT_LIKE))
            .properties(&["value"])
            .results(ONE),
        OpDef::new("toy.double", Traits::PURE)
            .operands(ONE)
            .results(ONE),
        OpDef::new("toy.neg", Traits::PURE)
            .operands(ONE)
            .results(ONE),
        OpDef::new("toy.sub", Traits::PURE)
            .operands(TWO)
            .results(ONE),
        OpDef::new("toy.add", Traits::PURE.with(Traits::COMMUTATIVE))
            .operands(TWO)
            .results(ONE),
        OpDef::new("toy.print", Traits::NONE).operands(ONE),
    ],
    ..Dialect::EMPTY
};

fn toy() -> Context {
    let mut cx = pass_dialects::context();
    cx.register(&TOY);
    cx
}

fn function(cx: &Context, lines: &str) -> Module {
    let text = format!(
        "\"func.func\"() <{{function_type = (i32) -> (), sym_name = \"f\"}}> ({{\n^bb0(%x: i32):\n{lines}\n\"func.return\"() : () -> ()\n}}) : () -> ()"
    );
    pass_ir::parse(cx, &text, &ParseOptions::default()).unwrap()
}

fn negated_twice(site: &Site<'_>) -> Option<Fold> {
    let inner = site.def(site.operand(0)?, site.name())?;
    Some(inner.operand(0)?.into())
}

fn double_to_sum(rw: &mut Rewriter<'_>, double: OpId) -> Option<()> {
    let site = rw.site(double);
    let (x, ty, loc) = (site.operand(0)?, site.result_type(0)?, site.location());
    rw.replace_with(double, loc, &NewOp::new(op::ARITH_ADDI, &[x, x], ty))
}

/// `neg(x)` for `neg(x)`, without an end.
fn again(rw: &mut Rewriter<'_>, neg: OpId) -> Option<()> {
    let site = rw.site(neg);
    let (x, ty, loc) = (site.operand(0)?, site.result_type(0)?, site.location());
    let same = site.name();
    rw.replace_with(neg, loc, &NewOp::new(same, &[x], ty))
}

/// The difference of equal values is nothing, that of constants is a constant.
fn difference(site: &Site<'_>) -> Option<Fold> {
    let (lhs, rhs) = site.pair()?;
    let cx = site.context();
    let number = |value| cx.attr(site.constant(value)?).as_int()?.as_i64();
    let value = if lhs == rhs {
        0
    } else {
        number(lhs)? - number(rhs)?
    };
    Some(Folded::Constant(cx.integer_attr(value.into(), site.result_type(0)?)).into())
}

fn rules(cx: &Context) -> RuleSet<'static> {
    RuleSet::new()
        .fold(cx.op_name("toy.neg"), negated_twice)
        .fold(cx.op_name("toy.sub"), difference)
        .pattern(
            cx.op_name("toy.double"),
            Pattern::new("double-to-sum", double_to_sum),
        )
        .constants(cx.op_name("toy.constant"))
}

fn rewrite(
    cx: &Context,
    lines: &str,
    rules: &dyn Rules,
    config: &GreedyConfig<'_>,
) -> (Outcome, String) {
    let mut module = function(cx, lines);
    let outcome = rewrite_greedily(cx, module.root(cx).body_mut().unwrap(), rules, config);
    assert_eq!(module.verify(cx), []);
    (outcome, module.print(cx))
}

const ALL: &str = r#"
%0 = "toy.neg"(%x) : (i32) -> i32
%1 = "toy.neg"(%0) : (i32) -> i32
%2 = "toy.double"(%1) : (i32) -> i32
"toy.print"(%2) : (i32) -> ()
%3 = "toy.constant"() <{value = 7 : i32}> : () -> i32
%4 = "toy.constant"() <{value = 2 : i32}> : () -> i32
%5 = "toy.sub"(%3, %4) : (i32, i32) -> i32
%6 = "toy.add"(%5, %x) : (i32, i32) -> i32
"toy.print"(%6) : (i32) -> ()"#;

#[test]
fn folds_patterns_and_constants() {
    let cx = toy();
    let (outcome, text) = rewrite(&cx, ALL, &rules(&cx), &GreedyConfig::default());
    assert_eq!(
        outcome,
        Outcome {
            changed: true,
            converged: true
        }
    );
    expect![[r#"
        "builtin.module"() ({
          "func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
          ^bb0(%arg0: i32):
            %0 = "toy.constant"() <{value = 5 : i32}> : () -> i32
            %1 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
            "toy.print"(%1) : (i32) -> ()
            %2 = "toy.add"(%arg0, %0) : (i32, i32) -> i32
            "toy.print"(%2) : (i32) -> ()
            "func.return"() : () -> ()
          }) : () -> ()
        }) : () -> ()
    "#]].assert_eq(&text);
    let (outcome, _) = rewrite(&cx, "", &rules(&cx), &GreedyConfig::default());
    assert_eq!(
        outcome,
        Outcome {
            changed: false,
            converged: true
        }
    );
}

#[test]
fn without_a_constant_nothing_folds_to_one() {
    let cx = toy();
    let rules = RuleSet::new().fold(cx.op_name("toy.sub"), difference);
    let lines = r#"
%0 = "toy.sub"(%x, %x) : (i32, i32) -> i32
"toy.print"(%0) : (i32) -> ()"#;
    let (outcome, text) = rewrite(&cx, lines, &rules, &GreedyConfig::default());
    assert!(!outcome.changed && outcome.converged);
    assert!(text.contains("toy.sub"), "{text}");
}

#[test]
fn limits() {
    let cx = toy();
    let lines = r#"
%0 = "toy.neg"(%x) : (i32) -> i32
"toy.print"(%0) : (i32) -> ()"#;
    let endless = RuleSet::new().pattern(cx.op_name("toy.neg"), Pattern::new("endless", again));
    let config = GreedyConfig {
        max_iterations: Some(3),
        max_rewrites: Some(5),
        ..GreedyConfig::default()
    };
    let mut watch = Watch::default();
    let mut module = function(&cx, lines);
    let mut root = module.root(&cx);
    let outcome =
        rewrite_greedily_with(&cx, root.body_mut().unwrap(), &endless, &config, &mut watch);
    assert_eq!(
        outcome,
        Outcome {
            changed: true,
            converged: false
        }
    );
    let tried = watch.seen.iter().filter(|line| line.starts_with("try"));
    assert_eq!(tried.count(), 3 * 5);
}

#[test]
fn the_filter_leaves_patterns_out() {
    let cx = toy();
    let config = GreedyConfig {
        filter: &|pattern| pattern.label() != "double-to-sum",
        ..GreedyConfig::default()
    };
    let (outcome, text) = rewrite(&cx, ALL, &rules(&cx), &config);
    assert!(outcome.changed && outcome.converged);
    assert!(text.contains(r#""toy.double"(%arg0)"#), "{text}");
    assert!(!text.contains("arith.addi"), "{text}");
}

#[test]
fn the_highest_benefit_comes_first() {
    let cx = toy();
    let tried = std::sync::Arc::new(std::sync::Mutex::new(Vec::new()));
    let note = |label: &'static str| {
        let tried = tried.clone();
        Pattern::from_fn(label, move |_, _| {
            tried.lock().ok()?.push(label);
            None
        })
    };
    let double = cx.op_name("toy.double");
    let base = RuleSet::new()
        .pattern(double, note("base"))
        .pattern(double, note("better").with_benefit(2));
    let rules = RuleSet::extending(&base)
        .pattern(double, note("best").with_benefit(3))
        .pattern(double, note("own"));
    let lines = r#"
%0 = "toy.double"(%x) : (i32) -> i32
"toy.print"(%0) : (i32) -> ()"#;
    rewrite(&cx, lines, &rules, &GreedyConfig::default());
    assert_eq!(*tried.lock().unwrap(), ["best", "better", "base", "own"]);
}

/// Operations are visited last in, first out, each once for any number of pushes, and not after they are erased.
#[test]
fn the_worklist_is_a_stack_without_duplicates() {
    let cx = toy();
    let visits = std::sync::Arc::new(std::sync::Mutex::new(Vec::new()));
    let log = visits.clone();
    let visit = move |rw: &mut Rewriter<'_>, op: OpId| {
        let ops = rw.body().walk();
        let mut visits = log.lock().ok()?;
        if visits.is_empty() {
            for pushed in [ops[2], op, ops[2], op] {
                rw.push(pushed);
            }
            rw.erase(ops[1]);
        }
        visits.push(op.index());
        None
    };
    let rules = RuleSet::new().pattern(cx.op_name("toy.print"), Pattern::from_fn("visit", visit));
    let lines = "\"toy.print\"(%x) : (i32) -> ()\n".repeat(5);
    for (top_down, expected) in [(true, vec![0, 0, 2, 3, 4]), (false, vec![4, 4, 3, 2, 0])] {
        let config = GreedyConfig {
            top_down,
            max_iterations: Some(1),
            ..GreedyConfig::default()
        };
        rewrite(&cx, &lines, &rules, &config);
        assert_eq!(std::mem::take(&mut *visits.lock().unwrap()), expected);
    }
}

/// Writes down what it is told, and lets only some patterns be tried.
#[derive(Default)]
struct Watch {
    seen: Vec<String>,
    most_patterns: Option<usize>,
    most_rounds: Option<u64>,
}

impl Listener for Watch {
    fn before_round(&mut self, round: u64) -> bool {
        self.seen.push(format!("round {round}"));
        self.most_rounds.is_none_or(|most| round < most)
    }

    fn after_round(&mut self, round: u64, changed: bool) {
        self.seen.push(format!("round {round}: {changed}"));
    }

    fn before_pattern(&mut self, op: OpRef<'_>, pattern: &Pattern) -> bool {
        self.seen
            .push(format!("try {} on {}", pattern.label(), op.name_str()));
        match &mut self.most_patterns {
            None => true,
            Some(0) => false,
            Some(left) => {
                *left -= 1;
                true
            }
        }
    }

    fn after_pattern(&mut self, pattern: &Pattern, applied: bool) {
        self.seen
            .push(format!("tried {}: {applied}", pattern.label()));
    }

    fn inserted(&mut self, op: OpRef<'_>) {
        self.seen.push(format!("inserted {}", op.name_str()));
    }

    fn changed(&mut self, op: OpRef<'_>) {
        self.seen.push(format!("changed {}", op.name_str()));
    }

    fn replaced(&mut self, op: OpRef<'_>, values: &[ValueId]) {
        self.seen
            .push(format!("replaced {} by {}", op.name_str(), values.len()));
    }

    fn erased(&mut self, _op: OpId, header: &Header) {
        let with_value = header.props != pass_ir::Attr::EMPTY_DICT;
        let what = if with_value { "constant" } else { "operation" };
        self.seen.push(format!("erased {what}"));
    }
}

fn rewrite_watched(lines: &str, watch: Watch) -> (Outcome, String) {
    let cx = toy();
    let mut module = function(&cx, lines);
    let mut root = module.root(&cx);
    let mut watch = watch;
    let outcome = rewrite_greedily_with(
        &cx,
        root.body_mut().unwrap(),
        &rules(&cx),
        &GreedyConfig::default(),
        &mut watch,
    );
    (outcome, watch.seen.join("\n"))
}

#[test]
fn a_listener_hears_of_each_change() {
    let (_, seen) = rewrite_watched(ALL, Watch::default());
    expect![[r#"
        round 0
        changed toy.constant
        changed toy.constant
        replaced toy.neg by 1
        changed toy.double
        erased operation
        erased operation
        try double-to-sum on toy.double
        inserted arith.addi
        replaced toy.double by 1
        changed toy.print
        erased operation
        tried double-to-sum: true
        inserted toy.constant
        replaced toy.sub by 1
        changed toy.add
        erased operation
        erased constant
        erased constant
        changed toy.add
        round 0: true
        round 1
        changed toy.constant
        round 1: false"#]]
    .assert_eq(&seen);
}

#[test]
fn a_listener_holds_patterns_and_rounds_back() {
    let lines = r#"
%0 = "toy.double"(%x) : (i32) -> i32
"toy.print"(%0) : (i32) -> ()
%1 = "toy.double"(%0) : (i32) -> i32
"toy.print"(%1) : (i32) -> ()"#;
    let watch = Watch {
        most_patterns: Some(1),
        ..Watch::default()
    };
    let (outcome, seen) = rewrite_watched(lines, watch);
    assert!(outcome.changed && outcome.converged);
    expect![[r#"
        round 0
        try double-to-sum on toy.double
        inserted arith.addi
        replaced toy.double by 1
        changed toy.double
        changed toy.print
        erased operation
        tried double-to-sum: true
        try double-to-sum on toy.double
        round 0: true
        round 1
        try double-to-sum on toy.double
        round 1: false"#]]
    .assert_eq(&seen);
    let watch = Watch {
        most_rounds: Some(1),
        ..Watch::default()
    };
    let (outcome, _) = rewrite_watched(lines, watch);
    assert!(outcome.changed && !outcome.converged);
}

#[test]
fn changes_by_hand() {
    let cx = toy();
    let lines = r#"
%0 = "toy.neg"(%x) : (i32) -> i32
%1 = "toy.double"(%0) : (i32) -> i32
"toy.print"(%1) : (i32) -> ()
"cf.br"()[^bb1] : () -> ()
^bb1:
"cf.br"()[^bb2] : () -> ()
^bb2:"#;
    let mut module = function(&cx, lines);
    let mut root = module.root(&cx);
    let mut watch = Watch::default();
    root.for_each_child(|mut func| {
        let body = func.body_mut().unwrap();
        let ops = body.walk();
        let blocks: Vec<_> = body.blocks(body.top_regions()[0]).collect();
        let x = body.operand(ops[0], 0).unwrap();
        let mut rw = Rewriter::new(&cx, body).with_listener(&mut watch);
        rw.erase(ops[0]);
        assert!(rw.body().is_live(ops[0]), "its result is used");
        rw.set_operands(ops[1], &[x]);
        rw.erase(ops[0]);
        rw.set_attr(ops[1], cx.ident("seen"), Some(pass_ir::Attr::TRUE));
        rw.set_successors(ops[3], &[blocks[2]]);
        assert_eq!(rw.erase_blocks(&blocks[2..]), Err(pass_ir::body::StillUsed));
        rw.erase_blocks(&blocks[1..2]).unwrap();
        rw.move_op(ops[2], pass_ir::InsertPoint::Start(blocks[2]));
    });
    assert_eq!(module.verify(&cx), []);
    expect![[r#"
        "builtin.module"() ({
          "func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
          ^bb0(%arg0: i32):
            %0 = "toy.double"(%arg0) {seen = true} : (i32) -> i32
            "cf.br"()[^bb1] : () -> ()
          ^bb1:  // pred: ^bb0
            "toy.print"(%0) : (i32) -> ()
            "func.return"() : () -> ()
          }) : () -> ()
        }) : () -> ()
    "#]]
    .assert_eq(&module.print(&cx));
    expect![[r#"
        changed toy.double
        erased operation
        changed toy.double
        changed cf.br
        erased operation
        changed toy.print"#]]
    .assert_eq(&watch.seen.join("\n"));
}

#[test]
fn regions_become_simpler_without_a_driver() {
    let cx = toy();
    let lines = r#"
%0 = "toy.double"(%x) : (i32) -> i32
"cf.br"(%0)[^bb2] : (i32) -> ()
^bb1:
"toy.print"(%0) : (i32) -> ()
"cf.br"(%0)[^bb2] : (i32) -> ()
^bb2(%unused: i32):"#;
    let mut module = function(&cx, lines);
    let mut root = module.root(&cx);
    let mut watch = Watch::default();
    root.for_each_child(|mut func| {
        let body = func.body_mut().unwrap();
        let mut rw = Rewriter::new(&cx, body).with_listener(&mut watch);
        assert!(rw.simplify_regions());
        assert!(!rw.simplify_regions());
    });
    assert_eq!(module.verify(&cx), []);
    expect![[r#"
        "builtin.module"() ({
          "func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
          ^bb0(%arg0: i32):
            "cf.br"()[^bb1] : () -> ()
          ^bb1:  // pred: ^bb0
            "func.return"() : () -> ()
          }) : () -> ()
        }) : () -> ()
    "#]]
    .assert_eq(&module.print(&cx));
    expect![[r#"
        erased operation
        erased operation
        erased operation
        changed cf.br"#]]
    .assert_eq(&watch.seen.join("\n"));
}

#[test]
fn an_analysis_lends_what_it_knows() {
    let cx = toy();
    let lines = r#"
%0 = "toy.neg"(%x) : (i32) -> i32
%1 = "toy.sub"(%x, %0) : (i32, i32) -> i32
"toy.print"(%1) : (i32) -> ()"#;
    let mut module = function(&cx, lines);
    let mut root = module.root(&cx);
    root.for_each_child(|mut func| {
        let body = &*func.body_mut().unwrap();
        let sub = OpRef::new(&cx, body, body.walk()[1]);
        assert_eq!(difference(&Site::new(sub)), None);
        let requested = RefCell::new(0);
        let known = |_| {
            *requested.borrow_mut() += 5;
            Some(cx.integer_attr(*requested.borrow(), pass_ir::Type::I32))
        };
        let found = difference(&Site::with_constants(sub, &known));
        let expected = cx.integer_attr(-5, pass_ir::Type::I32);
        assert_eq!(found, Some(expected.into()));
        assert_eq!(sub.attr(name::VALUE), None);
    });
}

/// Rules that fold `t.pair` to constants, and make constants of one type alone.
struct PairRules;

impl Rules for PairRules {
    fn fold(&self, site: &Site<'_>) -> Option<Fold> {
        let cx = site.context();
        (site.name_str() == "t.pair").then(|| {
            let types = [site.result_type(0), site.result_type(1)];
            let constants = types.into_iter().flatten();
            let constants = constants.map(|ty| Folded::Constant(cx.integer_attr(1, ty)));
            Fold::Replace(constants.collect())
        })
    }

    fn materialize(
        &self,
        rw: &mut Rewriter<'_>,
        before: OpId,
        value: pass_ir::Attr,
        ty: pass_ir::Type,
    ) -> Option<ValueId> {
        let name = rw.context().op_name("toy.constant");
        let constant = NewOp::new(name, &[], ty).with(name::VALUE, Some(value));
        (ty == pass_ir::Type::I32).then(|| rw.make(before, pass_ir::Loc::UNKNOWN, &constant))?
    }
}

#[test]
fn a_fold_whose_second_constant_is_impossible_changes_nothing() {
    let mut cx = toy();
    cx.allow_unregistered(true);
    let lines = r#"
%0:2 = "t.pair"(%x) : (i32) -> (i32, i64)
"toy.print"(%0#0) : (i32) -> ()"#;
    let (outcome, text) = rewrite(&cx, lines, &PairRules, &GreedyConfig::default());
    assert!(!outcome.changed && outcome.converged, "{text}");
    assert!(!text.contains("toy.constant"), "{text}");
}

/// A fold that breaks its contract is a defect of the dialect: reported where that is tested, else ignored.
#[test]
fn a_fold_of_too_few_results_is_refused() {
    let cx = toy();
    let rules = RuleSet::new().fold(cx.op_name("toy.neg"), |_| Some(Fold::Replace(Vec::new())));
    let lines = "%0 = \"toy.neg\"(%x) : (i32) -> i32\n\"toy.print\"(%0) : (i32) -> ()";
    let run = || rewrite(&cx, lines, &rules, &GreedyConfig::default()).0;
    let outcome = std::panic::catch_unwind(std::panic::AssertUnwindSafe(run));
    match outcome {
        Ok(outcome) => assert!(!cfg!(debug_assertions) && !outcome.changed),
        Err(panic) => {
            let message = panic.downcast_ref::<String>().unwrap();
            assert_eq!(
                message,
                "the fold of 'toy.neg' must return a value of its type for each result"
            );
        }
    }
}

/// Slots of erased operations are reused after a round, so a handle that a pass kept is refused in debug builds.
#[cfg(debug_assertions)]
#[test]
fn handles_of_erased_operations_are_stale_after_rewriting() {
    let cx = toy();
    let mut module = function(&cx, "%0 = \"toy.neg\"(%x) : (i32) -> i32");
    let mut root = module.root(&cx);
    root.for_each_child(|mut func| {
        let body = func.body_mut().unwrap();
        let (dead, terminator) = (body.walk()[0], body.walk()[1]);
        let outcome = rewrite_greedily(&cx, body, &RuleSet::new(), &GreedyConfig::default());
        assert!(outcome.changed);
        let spec = pass_ir::OpSpec::new(cx.op_name("toy.print"), pass_ir::Loc::UNKNOWN);
        let new = body.create(&cx, &spec, pass_ir::InsertPoint::Before(terminator));
        assert_eq!((new.index(), new == dead), (dead.index(), false));
        let is_live = || body.is_live(dead);
        assert!(std::panic::catch_unwind(std::panic::AssertUnwindSafe(is_live)).is_err());
    });
}
