//! However many threads run, everything comes out the same: the IR, what is said, and what is counted.

use crate::manager::passes;
use pass_embedded::{Embedded, Root};
use pass_ir::{Context, Op};
use pass_runtime::ir::{IrText, ParseOptions, PrintOptions};
use pass_runtime::options::NoOptions;
use pass_runtime::schedule::Parallel;
use pass_runtime::statistics::CountedBy;
use pass_runtime::{
    Failure, OperationPass, Pass, PassContext, PassInfo, PassManager, PassRegistry, Preserved,
};
use std::fmt::Write;
use std::sync::Arc;

const FUNCTIONS: usize = 5_000;
const PIPELINES: usize = 200;
const THREADS: [usize; 3] = [1, 2, 8];
/// So many pipelines run on a module, one after the other, before the next one is read.
const PIPELINES_PER_MODULE: usize = 20;
/// Slow checks are made once in this many pipelines, because tests are not optimised.
const PRINTED_EVERY: usize = 5;
const VERIFIED_EVERY: usize = 5;

/// Numbers that look random and are the same each time.
struct Dice(u64);

impl Dice {
    fn new(seed: usize) -> Self {
        Self(0x9e37_79b9_7f4a_7c15_u64.wrapping_mul(seed as u64 + 1))
    }

    fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % sides
    }
}

/// Functions with something to fold, to share and to remove. Some stand in modules of their own.
fn module(dice: &mut Dice) -> String {
    let mut text = String::new();
    for index in 0..FUNCTIONS {
        let inner = dice.roll(50) == 0;
        if inner {
            text += "\"builtin.module\"() ({\n";
        }
        function(index, dice, &mut text);
        if inner {
            text += "}) : () -> ()\n";
        }
    }
    text
}

fn function(index: usize, dice: &mut Dice, text: &mut String) {
    let private = match dice.roll(3) {
        0 => ", sym_visibility = \"private\"",
        _ => "",
    };
    let ty = "function_type = (i32) -> i32";
    writeln!(
        text,
        "\"func.func\"() <{{{ty}, sym_name = \"f{index}\"{private}}}> ({{\n^bb0(%a: i32):"
    )
    .unwrap();
    let value = dice.roll(2);
    writeln!(
        text,
        "%0 = \"arith.constant\"() <{{value = {value} : i32}}> : () -> i32"
    )
    .unwrap();
    let count = dice.roll(4);
    for next in 1..=count {
        let operand = if dice.roll(2) == 0 {
            "%a".to_owned()
        } else {
            format!("%{}", dice.roll(next))
        };
        writeln!(
            text,
            "%{next} = \"arith.addi\"({operand}, %0) : (i32, i32) -> i32"
        )
        .unwrap();
    }
    if dice.roll(8) == 0 {
        let callee = dice.roll(FUNCTIONS);
        writeln!(
            text,
            "%c = \"func.call\"(%a) <{{callee = @f{callee}}}> : (i32) -> i32"
        )
        .unwrap();
    }
    writeln!(
        text,
        "\"func.return\"(%{count}) : (i32) -> ()\n}}) : () -> ()"
    )
    .unwrap();
}

/// Changes some functions in a way that the next pass can tell.
#[derive(Clone)]
struct Mark;

impl Pass for Mark {
    type Options = NoOptions;
    const INFO: &'static PassInfo = &PassInfo::new("Mark", "mark");

    fn from_options(NoOptions: NoOptions) -> Self {
        Self
    }

    fn to_options(&self) -> NoOptions {
        NoOptions
    }
}

impl OperationPass<Embedded> for Mark {
    fn run_on_operation(
        &self,
        mut op: Op<'_>,
        _: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        let cx = op.context();
        let size = op.body().map_or(0, |body| body.walk().len());
        if size.is_multiple_of(3) {
            return Ok(Preserved::all());
        }
        let mark = cx.string_attr(&format!("{size}"));
        op.set_attr(cx.ident("test.mark"), Some(mark));
        Ok(Preserved::none())
    }
}

/// The elements of a pipeline on functions, or on modules.
fn passes(dice: &mut Dice, on_modules: bool) -> String {
    let name = |dice: &mut Dice| format!("f{}", dice.roll(FUNCTIONS));
    let passes: Vec<String> = (0..1 + dice.roll(3))
        .map(|_| match dice.roll(if on_modules { 16 } else { 10 }) {
            0 => "canonicalize".to_owned(),
            1 => "cse".to_owned(),
            2 => "mark".to_owned(),
            3 => format!("fail{{on={},{}}}", name(dice), name(dice)),
            4 => format!("panic{{on={}}}", name(dice)),
            5 => "ask".to_owned(),
            6 => format!("run{{pipeline=any(say{{tag={}}})}}", name(dice)),
            7 => "keep".to_owned(),
            8 | 9 => "say".to_owned(),
            10 => "symbol-dce".to_owned(),
            11 => "any(mark)".to_owned(),
            12 => format!("builtin.module(func.func({}))", passes(dice, false)),
            _ => format!("func.func({})", passes(dice, false)),
        })
        .collect();
    passes.join(",")
}

/// The outcome of a run. The module is compared every now and then, since printing it takes longer than most runs: a
/// difference stays in it.
struct Outcome {
    succeeded: bool,
    said: String,
    counted: Option<CountedBy>,
}

/// A module that goes through all pipelines on so many threads.
struct Lane<'c> {
    cx: &'c Context,
    threads: Arc<Parallel>,
    root: Root<'c>,
}

impl<'c> Lane<'c> {
    fn new(cx: &'c Context, threads: &Arc<Parallel>, text: &str) -> Self {
        let mut said = |diagnostic| panic!("{diagnostic}");
        let root = Embedded::parse(cx, "m", text, ParseOptions::default(), &mut said).unwrap();
        Self {
            cx,
            threads: threads.clone(),
            root,
        }
    }

    fn run(&mut self, mut manager: PassManager<Embedded>) -> Outcome {
        let mut said = String::new();
        manager.set_schedule(self.threads.clone());
        let root = Embedded::root(&mut self.root);
        let result = manager.run(self.cx, root, &mut |diagnostic| {
            writeln!(said, "{diagnostic}").unwrap();
        });
        let succeeded = result.is_ok();
        Outcome {
            succeeded,
            said,
            counted: manager.statistics(),
        }
    }

    fn print(&mut self) -> String {
        Embedded::print_root(self.cx, &mut self.root, PrintOptions::default())
    }
}

/// Lets the pipeline run on all lanes, where it must come out the same, and tells whether it succeeded.
fn same(
    lanes: &mut [Lane<'_>],
    pipeline: &str,
    manager: &dyn Fn() -> PassManager<Embedded>,
) -> bool {
    let mut outcomes = lanes.iter_mut().map(|lane| lane.run(manager()));
    let first = outcomes.next().unwrap();
    for (other, threads) in outcomes.zip(&THREADS[1..]) {
        assert_eq!(other.said, first.said, "{threads} threads: {pipeline}");
        assert_eq!(
            other.counted, first.counted,
            "{threads} threads: {pipeline}"
        );
        assert_eq!(
            other.succeeded, first.succeeded,
            "{threads} threads: {pipeline}"
        );
    }
    first.succeeded
}

fn registry() -> Arc<PassRegistry<Embedded>> {
    let mut registry = PassRegistry::new();
    passes::register(&mut registry);
    pass_transforms::register_transforms_passes(&mut registry).unwrap();
    registry.register::<Mark>().unwrap();
    Arc::new(registry)
}

#[test]
fn random_pipelines_come_out_the_same_on_any_number_of_threads() {
    pass_opt::quiet_panics();
    let registry = registry();
    let pools = THREADS.map(|threads| Arc::new(Parallel::new(threads).unwrap()));
    let mut succeeded = 0;
    for seed in 0..PIPELINES / PIPELINES_PER_MODULE {
        let (cx, mut dice) = (Context::new(), Dice::new(seed));
        let text = module(&mut dice);
        let mut lanes = [0, 1, 2].map(|lane| Lane::new(&cx, &pools[lane], &text));
        for count in 1..=PIPELINES_PER_MODULE {
            let pipeline = format!("builtin.module({})", passes(&mut dice, true));
            let manager = || {
                let mut manager = PassManager::from(registry.parse(&cx, &pipeline).unwrap());
                manager.set_registry(registry.clone());
                manager.set_verify_each(count % VERIFIED_EVERY == 0);
                manager
            };
            succeeded += usize::from(same(&mut lanes, &pipeline, &manager));
            if count % PRINTED_EVERY == 0 {
                let [one, two, eight] = lanes.each_mut().map(Lane::print);
                assert!(
                    one == two && one == eight,
                    "seed {seed}, up to pipeline {count}: {pipeline}"
                );
            }
        }
    }
    // Both happen often enough to mean something.
    assert!(
        (40..160).contains(&succeeded),
        "{succeeded} of {PIPELINES} succeeded"
    );
}
