//! What a cache of results may record of an execution.

use std::sync::{Arc, Mutex};

use expect_test::{Expect, expect};
use pass_runtime::instrumentation::{PassSite, PipelineSite};
use pass_runtime::manager::CancelToken;
use pass_runtime::results::{Execution, ResultCache, ResultSession};
use pass_runtime::{Analysis, AnalysisContext, Failure, PassContext, PassManager, Preserved};

use crate::passes::Scripted;
use crate::toy::{Toy, ToyContext, ToyOp, run};

/// A cache that knows nothing, and logs what it is given.
#[derive(Default)]
struct Log(Mutex<String>);

struct Session<'l>(&'l Log);

impl ResultCache<Toy> for Log {
    fn session<'s>(
        &'s self,
        _: &PipelineSite<'_, Toy>,
    ) -> Option<Box<dyn ResultSession<Toy> + 's>> {
        Some(Box::new(Session(self)))
    }
}

impl ResultSession<Toy> for Session<'_> {
    fn recall(&mut self, _: &PassSite<'_, Toy>, _: &mut ToyOp) -> Vec<Execution> {
        Vec::new()
    }

    fn record(
        &mut self,
        pass: &PassSite<'_, Toy>,
        _: &&mut ToyOp,
        execution: Result<Execution, &'static str>,
    ) {
        let recorded = execution.map(|execution| execution.reads_ancestors);
        let line = match recorded {
            Ok(false) => "recorded",
            Ok(true) => "recorded, with views",
            Err(reason) => reason,
        };
        let place = pass.place();
        self.0
            .0
            .lock()
            .unwrap()
            .push_str(&format!("{place}: {line}\n"));
    }

    fn forget(&mut self) {}
}

/// Runs the manager on a module with a function. The log has what was recorded, and then what the run said.
fn check(mut manager: PassManager<Toy>, expected: Expect) {
    let log = Arc::new(Log::default());
    manager.set_results(log.clone());
    let ran = run(
        &mut manager,
        &ToyContext::default(),
        "builtin.module@m(func.func@f)",
    );
    expected.assert_eq(&format!("{}{ran}", log.0.lock().unwrap()));
}

type Body = fn(&mut ToyOp, &mut PassContext<'_, Toy>) -> Result<Preserved, Failure>;

fn add_to_functions(manager: &mut PassManager<Toy>, bodies: &[Body]) {
    let functions = manager.nest("func.func");
    for body in bodies {
        functions.add(Scripted::new(*body)).unwrap();
    }
}

/// An analysis of a module.
struct Callers;

impl Analysis<Toy> for Callers {
    fn build(_: &&mut ToyOp, _: &AnalysisContext<'_, Toy>) -> Self {
        Self
    }
}

/// An analysis that depends on the one of the module, if that is cached.
struct Called;

impl Analysis<Toy> for Called {
    fn build(_: &&mut ToyOp, cx: &AnalysisContext<'_, Toy>) -> Self {
        let outer = cx.ancestors().next().unwrap();
        outer.cached_analysis::<Callers>();
        Self
    }
}

/// An analysis that depends on one that depends on others.
struct Inlined;

impl Analysis<Toy> for Inlined {
    fn build(op: &&mut ToyOp, cx: &AnalysisContext<'_, Toy>) -> Self {
        cx.analysis::<Called>(op);
        Self
    }
}

/// An analysis that reads the operation around.
struct Linkage;

impl Analysis<Toy> for Linkage {
    fn build(_: &&mut ToyOp, cx: &AnalysisContext<'_, Toy>) -> Self {
        let views: Vec<bool> = cx.ancestors().map(|outer| outer.view().is_some()).collect();
        assert_eq!(views.len(), 1);
        Self
    }
}

fn find_called(op: &mut ToyOp, cx: &mut PassContext<'_, Toy>) -> Result<Preserved, Failure> {
    cx.analysis::<Called>(&op);
    Ok(Preserved::none().with::<Called>())
}

fn find_inlined(op: &mut ToyOp, cx: &mut PassContext<'_, Toy>) -> Result<Preserved, Failure> {
    cx.analysis::<Inlined>(&op);
    Ok(Preserved::all())
}

fn find_linkage(op: &mut ToyOp, cx: &mut PassContext<'_, Toy>) -> Result<Preserved, Failure> {
    cx.analysis::<Linkage>(&op);
    Ok(Preserved::all())
}

fn change(_: &mut ToyOp, _: &mut PassContext<'_, Toy>) -> Result<Preserved, Failure> {
    Ok(Preserved::none())
}

#[test]
fn an_analysis_that_depends_on_others_keeps_all_that_read_it_from_being_recorded() {
    let mut manager = PassManager::<Toy>::new("builtin.module");
    let callers = Scripted::new(|op, cx| {
        cx.analysis::<Callers>(&op);
        Ok(Preserved::all())
    });
    manager.add(callers).unwrap();
    let bodies: &[Body] = &[
        find_called,
        find_called,
        find_inlined,
        find_inlined,
        change,
        change,
    ];
    add_to_functions(&mut manager, bodies);
    check(
        manager,
        expect![[r#"
        0.0: recorded
        0.1/0.0: it runs pipelines, or asks for analyses that may or may not be cached
        0.1/0.1: it runs pipelines, or asks for analyses that may or may not be cached
        0.1/0.2: it runs pipelines, or asks for analyses that may or may not be cached
        0.1/0.3: it runs pipelines, or asks for analyses that may or may not be cached
        0.1/0.4: recorded
        0.1/0.5: recorded
        success: builtin.module@m(func.func@f)
    "#]],
    );
}

#[test]
fn an_analysis_of_operations_around_refines_the_keys_of_all_that_read_it() {
    let mut manager = PassManager::<Toy>::new("builtin.module");
    add_to_functions(&mut manager, &[change, find_linkage, find_linkage, change]);
    check(
        manager,
        expect![[r#"
        0.0/0.0: recorded
        0.0/0.1: recorded, with views
        0.0/0.2: recorded, with views
        0.0/0.3: recorded
        success: builtin.module@m(func.func@f)
    "#]],
    );
}

/// The pass on the module has built them where no view of the module is.
#[test]
fn analyses_that_are_there_when_a_pipeline_begins() {
    let mut manager = PassManager::<Toy>::new("builtin.module");
    let early = Scripted::new(|op, cx| {
        for child in &mut op.children {
            cx.analysis::<Called>(&child);
            cx.analysis::<Linkage>(&child);
        }
        Ok(Preserved::all())
    });
    manager.add(early).unwrap();
    add_to_functions(
        &mut manager,
        &[find_linkage, find_inlined, change, find_linkage],
    );
    check(
        manager,
        expect![[r#"
            0.0: it runs pipelines, or asks for analyses that may or may not be cached
            0.1/0.0: it runs pipelines, or asks for analyses that may or may not be cached
            0.1/0.1: it runs pipelines, or asks for analyses that may or may not be cached
            0.1/0.2: recorded
            0.1/0.3: recorded, with views
            success: builtin.module@m(func.func@f)
        "#]],
    );
}

#[test]
fn a_pass_that_was_cancelled_and_does_not_say_so() {
    let token = CancelToken::new();
    let mut manager = PassManager::<Toy>::new("builtin.module");
    manager.set_cancel(token.clone());
    let functions = manager.nest("func.func");
    functions.add(Scripted::new(change)).unwrap();
    let cancelled = Scripted::new(move |_, _| {
        token.cancel();
        Ok(Preserved::none())
    });
    functions.add(cancelled).unwrap();
    check(
        manager,
        expect![[r#"
        0.0/0.0: recorded
        0.0/0.1: the run was cancelled
        success: builtin.module@m(func.func@f)
    "#]],
    );
}

#[test]
fn a_warning_of_the_verifier_comes_in_each_run() {
    let mut manager = PassManager::<Toy>::new("builtin.module");
    let functions = manager.nest("func.func");
    functions.add(Scripted::new(change)).unwrap();
    let doubtful = Scripted::new(|op, _| {
        op.symbol = Some("doubtful".to_owned());
        Ok(Preserved::none())
    });
    functions.add(doubtful).unwrap();
    let right = Scripted::new(|op, _| {
        op.symbol = Some("f".to_owned());
        Ok(Preserved::none())
    });
    functions.add(right).unwrap();
    check(
        manager,
        expect![[r#"
        0.0/0.0: recorded
        0.0/0.1: the verifier reports something about what it leaves
        0.0/0.2: recorded
        <unknown>:0: warning: the symbol is doubtful
        success: builtin.module@m(func.func@f)
    "#]],
    );
}
