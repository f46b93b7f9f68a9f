//! Times passes, pipelines and analyses.

use std::sync::Arc;

use crate::diagnostic::Emit;
use crate::failure::Failure;
use crate::instrumentation::{Instrumentation, PassSite, PipelineSite, Verdict};
use crate::ir::Ir;
use crate::manager::Step;
use crate::preserved::Preserved;
use crate::timing::label::{Key, Kind, Label};
use crate::timing::thread_tree::{Place, ThreadTree, Token};
use crate::timing::{Run, Timing, lock};

impl<I: Ir> Instrumentation<I> for Timing {
    fn before_pipeline(&self, pipeline: &PipelineSite<'_, I>, _: &I::Op<'_>) {
        self.start(pipeline_token(pipeline), |tree| match pipeline.caller() {
            Some(caller) => self.called(tree, pipeline, &caller),
            None => self.outermost(tree, pipeline),
        });
    }

    fn after_pipeline(&self, pipeline: &PipelineSite<'_, I>, _: &I::Op<'_>, _failed: bool) {
        self.stop(pipeline_token(pipeline));
        if pipeline.caller().is_none() {
            let frame = frame_address(pipeline);
            lock(&self.shared.runs).retain(|run| run.frame != frame);
        }
    }

    fn before_pass(&self, pass: &PassSite<'_, I>, _: &I::Op<'_>) -> Verdict {
        self.start(pass_token(pass), |tree| {
            let Place { parent, away } = tree.here();
            Place {
                parent: step(tree, parent, pass),
                away,
            }
        });
        Verdict::Run
    }

    fn after_pass(
        &self,
        pass: &PassSite<'_, I>,
        _: &I::Op<'_>,
        _: &Preserved,
        _: Emit<'_>,
    ) -> Result<(), Failure> {
        self.stop(pass_token(pass));
        Ok(())
    }

    fn after_failed_pass(&self, pass: &PassSite<'_, I>, _: &I::Op<'_>) {
        self.stop(pass_token(pass));
    }

    fn before_analysis(&self, analysis: &str, _: &PassSite<'_, I>, _: &I::Op<'_>) {
        self.start(Token::Analysis, |tree| {
            let Place { parent, away } = tree.here();
            let label = || Label::work(format!("(A) {analysis}"));
            let node = tree.child(parent, Key::Analysis(analysis.into()), label);
            Place { parent: node, away }
        });
    }

    fn after_analysis(&self, _: &str, _: &PassSite<'_, I>, _: &I::Op<'_>) {
        self.stop(Token::Analysis);
    }
}

impl Timing {
    /// A pipeline that nothing around it runs belongs to what the thread is doing.
    fn outermost<I: Ir>(&self, tree: &mut ThreadTree, pipeline: &PipelineSite<'_, I>) -> Place {
        let Place { parent, away } = tree.here();
        let key = Key::Run(pipeline.frame.plan.to_tree().to_string().into());
        let node = tree.child(parent, key, || Label {
            name: String::new(),
            kind: Kind::Outermost,
        });
        lock(&self.shared.runs).push(Run {
            frame: frame_address(pipeline),
            path: tree.path(node).into(),
        });
        Place { parent: node, away }
    }

    fn called<I: Ir>(
        &self,
        tree: &mut ThreadTree,
        pipeline: &PipelineSite<'_, I>,
        caller: &PassSite<'_, I>,
    ) -> Place {
        // A dynamic pipeline runs in its pass's thread. A thread that waits for nested pipelines may run others.
        let away = match caller.step {
            Step::Pass(_) => false,
            Step::Nested(_) => !tree.is_here(pass_token(caller)),
        };
        let parent = match away {
            true => self.find_pass(tree, caller),
            false => tree.here().parent,
        };
        Place {
            parent: nested(tree, parent, pipeline, caller),
            away,
        }
    }

    /// The timer of a pass that is under way in another thread.
    fn find_pass<I: Ir>(&self, tree: &mut ThreadTree, pass: &PassSite<'_, I>) -> usize {
        let parent = self.find_pipeline(tree, &pass.pipeline());
        step(tree, parent, pass)
    }

    fn find_pipeline<I: Ir>(&self, tree: &mut ThreadTree, pipeline: &PipelineSite<'_, I>) -> usize {
        if let Some(caller) = pipeline.caller() {
            let parent = self.find_pass(tree, &caller);
            return nested(tree, parent, pipeline, &caller);
        }
        let frame = frame_address(pipeline);
        let runs = lock(&self.shared.runs);
        let run = runs.iter().find(|run| run.frame == frame);
        let path = run.map(|run| Arc::clone(&run.path)).unwrap_or_default();
        drop(runs);
        path.iter().fold(ThreadTree::ROOT, |parent, (key, label)| {
            tree.child(parent, key.clone(), || label.clone())
        })
    }
}

/// The timer of a pass, or of nested pipelines, in that of its pipeline.
fn step<I: Ir>(tree: &mut ThreadTree, pipeline: usize, pass: &PassSite<'_, I>) -> usize {
    let steps = &pass.frame.plan.steps;
    let place = steps.iter().position(|step| std::ptr::eq(step, pass.step));
    let key = Key::Step(place.unwrap_or(steps.len()));
    tree.child(pipeline, key, || Label {
        name: pass.name().into_owned(),
        kind: match pass.step {
            Step::Pass(_) => Kind::Work,
            Step::Nested(plans) => Kind::Collection {
                single: plans.len() == 1,
            },
        },
    })
}

/// The timer of a pipeline in that of what runs it. Those that a pass runs are the same if they look alike.
fn nested<I: Ir>(
    tree: &mut ThreadTree,
    parent: usize,
    pipeline: &PipelineSite<'_, I>,
    caller: &PassSite<'_, I>,
) -> usize {
    let plan = pipeline.frame.plan;
    let key = match caller.step {
        Step::Pass(_) => Key::Run(plan.to_tree().to_string().into()),
        Step::Nested(plans) => {
            let place = plans.iter().position(|other| std::ptr::eq(other, plan));
            Key::Nested(place.unwrap_or(plans.len()))
        }
    };
    tree.child(parent, key, || {
        Label::work(format!("'{}' Pipeline", plan.anchor))
    })
}

fn pipeline_token<I: Ir>(pipeline: &PipelineSite<'_, I>) -> Token {
    Token::Pipeline(frame_address(pipeline))
}

fn pass_token<I: Ir>(pass: &PassSite<'_, I>) -> Token {
    let step = std::ptr::from_ref(pass.step).addr();
    Token::Step(frame_address(&pass.pipeline()), step)
}

/// A frame stays where it is for as long as its pipeline is under way.
fn frame_address<I: Ir>(pipeline: &PipelineSite<'_, I>) -> usize {
    std::ptr::from_ref(pipeline.frame).addr()
}
