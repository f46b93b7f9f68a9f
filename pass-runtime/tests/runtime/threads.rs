//! However many threads run, everything comes out the same.

use pass_runtime::{
    Analysis, AnalysisContext, Failure, OpPassManager, Parallel, PassContext, PassManager,
    Preserved,
};

use crate::passes::{
    AnyPass, BreakPass, CountPass, FailPass, FuncPass, PanicPass, Scripted, Tagged,
};
use crate::toy::{Toy, ToyContext, ToyOp, run};

/// Numbers that look random and are the same each time.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % sides
    }
}

struct Size(usize);

impl Analysis<Toy> for Size {
    fn build(op: &&mut ToyOp, _: &AnalysisContext<'_, Toy>) -> Self {
        fn size(op: &ToyOp) -> usize {
            1 + op.children.iter().map(size).sum::<usize>()
        }
        Self(size(op))
    }
}

/// Says what is known around and of the operation, and gets to know it.
fn ask(op: &mut ToyOp, cx: &mut PassContext<'_, Toy>) -> Result<Preserved, Failure> {
    let around = cx.parent_analysis::<Size>().map(|size| size.0);
    let before = cx.cached_analysis::<Size>(&op).map(|size| size.0);
    let now = cx.analysis::<Size>(&op).0;
    cx.remark(&op, format!("size {before:?}, then {now}, in {around:?}"));
    Ok(Preserved::all())
}

/// Removes the last child, and runs a pipeline on the others.
fn change(op: &mut ToyOp, cx: &mut PassContext<'_, Toy>) -> Result<Preserved, Failure> {
    let mut pipeline = OpPassManager::any();
    pipeline.add(Scripted::new(ask)).unwrap();
    let changed = op.children.pop().is_some();
    for child in op
        .children
        .iter_mut()
        .filter(|child| child.name == "func.func")
    {
        cx.run_pipeline(&pipeline, child)?;
    }
    Ok(Preserved::unless(changed))
}

fn fill(manager: &mut OpPassManager<Toy>, dice: &mut Dice, deep: usize) {
    for _ in 0..1 + dice.roll(4) {
        let tag = format!("f{}", dice.roll(30));
        match dice.roll(12) {
            0 => drop(manager.add(FailPass::tagged(&tag)).unwrap()),
            1 => drop(manager.add(PanicPass::tagged(&tag)).unwrap()),
            2 => drop(manager.add(BreakPass::tagged("rename")).unwrap()),
            3 => drop(manager.add(CountPass::default()).unwrap()),
            4 => drop(manager.add(Scripted::new(change)).unwrap()),
            5 | 6 => drop(manager.add(Scripted::new(ask)).unwrap()),
            7..10 if deep > 0 => {
                let anchor = ["any", "func.func", "builtin.module", "func.func|llvm.func"];
                fill(manager.nest(anchor[dice.roll(4)]), dice, deep - 1);
            }
            10 if deep > 0 => drop(manager.nest_any().add(FuncPass::tagged(&tag)).unwrap()),
            _ => drop(manager.add(AnyPass::tagged(&tag)).unwrap()),
        }
    }
}

/// The least number of functions; few enough for a debug build.
const FUNCTIONS: usize = if cfg!(debug_assertions) { 20 } else { 5_000 };

fn module(dice: &mut Dice, deep: usize, functions: usize) -> String {
    let children: Vec<String> = (0..functions + dice.roll(12))
        .map(|_| {
            let symbol = dice.roll(30);
            match dice.roll(if functions > 20 { 800 } else { 8 }) {
                0 if deep > 0 => module(dice, deep - 1, 2),
                1 => format!("llvm.func@f{symbol}(arith.c)"),
                2 => format!("func.func@f{symbol}(func.func@f{symbol} arith.c)"),
                _ => format!("func.func@f{symbol}"),
            }
        })
        .collect();
    format!("builtin.module@f{}({})", dice.roll(30), children.join(" "))
}

#[test]
fn random_pipelines_come_out_the_same_on_any_number_of_threads() {
    let pools = [1, 2, 8].map(|threads| {
        (
            threads,
            std::sync::Arc::new(Parallel::new(threads).unwrap()),
        )
    });
    let (mut failed, mut succeeded) = (0, 0);
    for seed in 1..=200 {
        let mut dice = Dice(0x9e37_79b9_7f4a_7c15_u64.wrapping_mul(seed));
        let op = module(&mut dice, 2, FUNCTIONS);
        let mut manager = PassManager::<Toy>::new("builtin.module");
        fill(&mut manager, &mut dice, 3);
        let cx = ToyContext::default();
        let sequential = run(&mut manager, &cx, &op);
        let statistics = manager.statistics();
        for (threads, pool) in &pools {
            let mut manager = PassManager::from(OpPassManager::clone(&manager));
            manager.set_schedule(pool.clone());
            let ran = run(&mut manager, &cx, &op);
            assert_eq!(
                ran, sequential,
                "seed {seed} on {threads} threads: {manager:?}"
            );
            assert_eq!(manager.statistics(), statistics, "seed {seed}");
        }
        match sequential.contains("failure: ") {
            true => failed += 1,
            false => succeeded += 1,
        }
    }
    // Both happen often enough to mean something.
    assert!(
        failed > 30 && succeeded > 30,
        "{failed} failed, {succeeded} did not"
    );
}
