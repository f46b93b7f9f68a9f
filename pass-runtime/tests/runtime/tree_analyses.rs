//! Analyses on a plain tree, whose operations have no identity but their address.

use std::sync::Arc;

use pass_runtime::options::NoOptions;
use pass_runtime::{
    Analysis, AnalysisContext, Failure, OpPassManager, OperationPass, Pass, PassContext, PassInfo,
    PassManager, Preserved,
};
use pass_toy::tree::{Node, Tree, node};

type Body = fn(&mut Node, &mut PassContext<'_, Tree>) -> Result<Preserved, Failure>;

/// A pass that runs a function.
#[derive(Clone, Default)]
struct Script(Option<Arc<Body>>);

impl Pass for Script {
    type Options = NoOptions;

    const INFO: &'static PassInfo = &PassInfo::new("Script", "script");

    fn from_options(NoOptions: NoOptions) -> Self {
        Self::default()
    }

    fn to_options(&self) -> NoOptions {
        NoOptions
    }
}

impl OperationPass<Tree> for Script {
    fn run_on_operation(
        &self,
        op: &mut Node,
        cx: &mut PassContext<'_, Tree>,
    ) -> Result<Preserved, Failure> {
        self.0
            .as_ref()
            .map_or(Ok(Preserved::all()), |run| run(op, cx))
    }
}

/// The number of operations directly inside.
#[derive(Debug)]
struct Children(usize);

impl Analysis<Tree> for Children {
    fn build(op: &&mut Node, _: &AnalysisContext<'_, Tree>) -> Self {
        Self(op.children.len())
    }
}

fn check(bodies: &[Body]) {
    let mut manager = PassManager::<Tree>::new("root");
    for body in bodies {
        manager.add(Script(Some(Arc::new(*body)))).unwrap();
    }
    let children = [node("leaf", []), node("branch", [node("leaf", [])])];
    let mut diagnostics = Vec::new();
    let result = manager.run(&(), &mut node("root", children), &mut |diagnostic| {
        diagnostics.push(diagnostic);
    });
    assert_eq!(result, Ok(()), "{diagnostics:?}");
}

fn analyse_children(op: &mut Node, cx: &mut PassContext<'_, Tree>) -> Result<Preserved, Failure> {
    for child in &mut op.children {
        cx.analysis::<Children>(&child);
    }
    Ok(Preserved::all())
}

#[test]
fn an_operation_does_not_inherit_the_analyses_of_the_one_that_it_replaces() {
    check(&[
        analyse_children,
        |op, _| {
            op.children.remove(0);
            Ok(Preserved::none().with::<Children>())
        },
        |op, cx| {
            let branch = &mut op.children[0];
            assert_eq!(branch.name, "branch");
            assert_eq!(cx.analysis::<Children>(&branch).0, 1);
            Ok(Preserved::all())
        },
    ]);
}

#[test]
fn a_copy_of_an_operation_has_analyses_of_its_own() {
    check(&[analyse_children, |op, cx| {
        let mut copy = op.children[1].clone();
        copy.children.clear();
        op.children.push(copy);
        let [.., branch, copy] = &mut op.children[..] else {
            return Err(Failure::new());
        };
        assert_eq!(cx.analysis::<Children>(&branch).0, 1);
        assert_eq!(cx.analysis::<Children>(&copy).0, 0);
        Ok(Preserved::none())
    }]);
}

/// The number of operations two levels inside, from the analyses of those one level inside.
struct Grandchildren(usize);

impl Analysis<Tree> for Grandchildren {
    fn build(op: &&mut Node, cx: &AnalysisContext<'_, Tree>) -> Self {
        // An analysis reads operations; a copy has the shape that this one needs.
        let mut copy = (**op).clone();
        let counts = copy.children.iter_mut();
        Self(counts.map(|child| cx.analysis::<Children>(&child).0).sum())
    }
}

#[test]
fn an_analysis_depends_on_those_of_nested_operations() {
    check(&[
        |op, cx| {
            assert_eq!(cx.analysis::<Grandchildren>(&op).0, 1);
            Ok(Preserved::all())
        },
        |op, _| {
            op.children[1].children.clear();
            Ok(Preserved::none().with::<Grandchildren>())
        },
        |op, cx| {
            assert!(cx.cached_analysis::<Grandchildren>(&op).is_none());
            assert_eq!(cx.analysis::<Grandchildren>(&op).0, 0);
            Ok(Preserved::none().with::<Grandchildren>().with::<Children>())
        },
        |op, cx| {
            assert!(cx.cached_analysis::<Grandchildren>(&op).is_some());
            Ok(Preserved::all())
        },
    ]);
}

/// Runs a pipeline on the branch that takes its leaf.
fn clear_branch(
    op: &mut Node,
    cx: &mut PassContext<'_, Tree>,
    is_parallel: bool,
) -> Result<Preserved, Failure> {
    let clear: Body = |op, _| {
        op.children.clear();
        Ok(Preserved::none())
    };
    let mut pipeline = OpPassManager::new("branch");
    pipeline.add(Script(Some(Arc::new(clear)))).unwrap();
    let plan = cx.compile(&pipeline)?;
    let branch = &mut op.children[1];
    if is_parallel {
        cx.run_pipelines(vec![(&plan, branch)])?;
    } else {
        cx.run_pipeline(&plan, branch)?;
    }
    Ok(Preserved::none().with::<Grandchildren>())
}

#[test]
fn an_analysis_depends_on_those_that_a_dynamic_pipeline_drops() {
    let clear: [Body; 2] = [
        |op, cx| clear_branch(op, cx, false),
        |op, cx| clear_branch(op, cx, true),
    ];
    for clear in clear {
        check(&[
            |op, cx| {
                assert_eq!(cx.analysis::<Grandchildren>(&op).0, 1);
                Ok(Preserved::all())
            },
            clear,
            |op, cx| {
                assert!(cx.cached_analysis::<Grandchildren>(&op).is_none());
                assert_eq!(cx.analysis::<Grandchildren>(&op).0, 0);
                Ok(Preserved::all())
            },
        ]);
    }
}
