//! Statistics as JSON.

use expect_test::expect;
use pass_observe::statistics::to_json;
use pass_runtime::schedule::Parallel;
use pass_runtime::{OpPassManager, PassManager, Preserved};

use crate::passes::{CountPass, FuncPass, Scripted, Tagged};
use crate::toy::{Toy, ToyContext, run};

const MODULE: &str = "builtin.module@m(func.func@a func.func@b(arith.c) llvm.func@l)";

#[test]
fn what_is_counted_is_counted_under_the_caller() {
    let mut manager = PassManager::<Toy>::new("builtin.module");
    let scripted = Scripted::new(|op, cx| {
        let mut pipeline = OpPassManager::any();
        pipeline.add(CountPass::default()).unwrap();
        pipeline.add(FuncPass::tagged("1")).unwrap();
        let pipeline = cx.compile(&pipeline)?;
        cx.run_pipeline(&pipeline, op)?;
        Ok(Preserved::none())
    });
    manager.nest("func.func").add(scripted).unwrap();
    for schedule in [1, 4] {
        manager.set_schedule(Parallel::new(schedule).unwrap());
        run(&mut manager, &ToyContext::default(), MODULE);
    }
    expect![[r#"
        {"name": "builtin.module", "elements": [
          {"name": "func.func", "elements": [
            {"name": "Scripted", "statistics": [], "dynamic": [
              {"name": "any", "elements": [
                {"name": "CountPass", "statistics": [{"name": "runs", "value": 4, "description": "Runs of the pass"}, {"name": "children'd", "value": 2, "description": "Children seen"}]},
                {"name": "FuncPass", "statistics": []}]}]}]}]}
    "#]]
    .assert_eq(&to_json(&manager.statistics().unwrap()));
}
