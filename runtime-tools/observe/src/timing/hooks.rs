//! Times passes, pipelines, analyses and scopes.

use std::sync::Arc;

use crate::timing::label::{Key, Kind, Label};
use crate::timing::thread_tree::{Place, ThreadTree, Token};
use crate::timing::{Run, Timing, lock};
use pass_runtime::Failure;
use pass_runtime::Preserved;
use pass_runtime::diagnostic::Emit;
use pass_runtime::instrumentation::{
    Instrumentation, PassSite, PipelineSite, ScopeSite, StepFailure, Verdict,
};
use pass_runtime::ir::Ir;

impl<I: Ir> Instrumentation<I> for Timing {
    /// Another instrumentation may do anything between two passes.
    fn needs_before_pass(&self, alone: bool) -> bool {
        !alone
    }

    fn before_pipeline(&self, pipeline: &PipelineSite<'_, I>, _: &I::Op<'_>, _: Emit<'_>) {
        let first = (!pipeline.calls_before_pass()).then_some(0);
        self.start(pipeline_token(pipeline), first, |tree| {
            let place = match pipeline.caller() {
                Some(caller) => self.called(tree, pipeline, &caller),
                None => self.outermost(tree, pipeline),
            };
            let names = pipeline
                .passes()
                .map(|pass| pass.map_or("", |info| info.name));
            tree.set_passes(place.parent, names);
            place
        });
    }

    fn after_pipeline(
        &self,
        pipeline: &PipelineSite<'_, I>,
        _: &I::Op<'_>,
        _: Option<&StepFailure>,
        _: Emit<'_>,
    ) {
        self.follow_none();
        self.stop(pipeline_token(pipeline), None);
        if pipeline.caller().is_none() {
            lock(&self.shared.runs).retain(|run| run.id != pipeline.run());
        }
    }

    fn before_pass(&self, pass: &PassSite<'_, I>, _: &I::Op<'_>, _: Emit<'_>) -> Verdict {
        match pass.info() {
            Some(_) => self.begin_pass(pass.index()),
            None => self.begin_nested(pass),
        }
        Verdict::Run
    }

    fn after_pass(
        &self,
        pass: &PassSite<'_, I>,
        _: &I::Op<'_>,
        _: &Preserved,
        _: Emit<'_>,
    ) -> Result<(), Failure> {
        self.stop_pass(pass);
        Ok(())
    }

    fn after_failed_pass(
        &self,
        pass: &PassSite<'_, I>,
        _: &I::Op<'_>,
        _: &StepFailure,
        _: Emit<'_>,
    ) {
        self.stop_pass(pass);
    }

    fn before_analysis(&self, analysis: &str, _: &PassSite<'_, I>, _: &I::Op<'_>, _: Emit<'_>) {
        let label = || Label::work(format!("(A) {analysis}"));
        self.start(Token::Analysis, None, |tree| {
            tree.inside(Key::Analysis(analysis.into()), label)
        });
    }

    fn after_analysis(&self, _: &str, _: &PassSite<'_, I>, _: &I::Op<'_>, _: Emit<'_>) {
        self.stop(Token::Analysis, None);
    }

    fn before_scope(&self, scope: &ScopeSite<'_, I>, _: Emit<'_>) {
        let label = || Label::work(scope.name());
        self.start(scope_token(scope), None, |tree| {
            tree.inside(Key::Scope(scope.name().into()), label)
        });
    }

    fn after_scope(&self, scope: &ScopeSite<'_, I>, _: Emit<'_>) {
        self.stop(scope_token(scope), None);
    }
}

impl Timing {
    /// Starts the timer of nested pipelines. Not inlined, because `before_pass` is called for each pass.
    #[inline(never)]
    fn begin_nested<I: Ir>(&self, pass: &PassSite<'_, I>) {
        self.follow_none();
        self.start(step_token(pass), None, |tree| {
            let Place { parent, away } = tree.here();
            let parent = step(tree, parent, pass);
            Place { parent, away }
        });
    }

    fn stop_pass<I: Ir>(&self, pass: &PassSite<'_, I>) {
        let follows = !pass.calls_before_pass();
        match pass.info() {
            Some(_) if follows => self.end_following(pass.index()),
            Some(_) => self.end_pass(),
            None => {
                let next = pass.index() + 1;
                self.stop(step_token(pass), follows.then_some(next));
            }
        }
    }

    /// The timer of an outermost pipeline, inside of the innermost timer of the thread.
    fn outermost<I: Ir>(&self, tree: &mut ThreadTree, pipeline: &PipelineSite<'_, I>) -> Place {
        let place = tree.inside(Key::Run(pipeline.text().into()), || Label {
            name: String::new(),
            kind: Kind::Outermost,
        });
        lock(&self.shared.runs).push(Run {
            id: pipeline.run(),
            path: tree.path(place.parent).into(),
        });
        place
    }

    fn called<I: Ir>(
        &self,
        tree: &mut ThreadTree,
        pipeline: &PipelineSite<'_, I>,
        caller: &PassSite<'_, I>,
    ) -> Place {
        // A dynamic pipeline runs in the thread of its pass. A thread that waits for nested pipelines may run others.
        let away = caller.info().is_none() && !tree.is_here(step_token(caller));
        let parent = if away {
            self.find_pass(tree, caller)
        } else {
            tree.here().parent
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
        let runs = lock(&self.shared.runs);
        let run = runs.iter().find(|run| run.id == pipeline.run());
        let path = run.map(|run| Arc::clone(&run.path)).unwrap_or_default();
        drop(runs);
        path.iter().fold(ThreadTree::ROOT, |parent, (key, label)| {
            tree.child(parent, key.clone(), || label.clone())
        })
    }
}

/// The timer of a pass, or of nested pipelines, in that of its pipeline.
fn step<I: Ir>(tree: &mut ThreadTree, pipeline: usize, pass: &PassSite<'_, I>) -> usize {
    tree.child(pipeline, Key::Step(pass.index()), || Label {
        name: pass.name().into_owned(),
        kind: match pass.info() {
            Some(_) => Kind::Work,
            None => Kind::Collection {
                single: pass.pipelines() == 1,
            },
        },
    })
}

/// Returns the child timer of a pipeline. Dynamic pipelines with equal text share one.
fn nested<I: Ir>(
    tree: &mut ThreadTree,
    parent: usize,
    pipeline: &PipelineSite<'_, I>,
    caller: &PassSite<'_, I>,
) -> usize {
    let key = match caller.info() {
        Some(_) => Key::Run(pipeline.text().into()),
        None => Key::Nested(pipeline.index()),
    };
    tree.child(parent, key, || {
        Label::work(format!("'{}' Pipeline", pipeline.anchor()))
    })
}

fn pipeline_token<I: Ir>(pipeline: &PipelineSite<'_, I>) -> Token {
    Token::Pipeline(pipeline.run().unique, pipeline.span())
}

/// The key of nested pipelines that run.
fn step_token<I: Ir>(pass: &PassSite<'_, I>) -> Token {
    Token::Step(pass.run().unique, pass.span())
}

fn scope_token<I: Ir>(scope: &ScopeSite<'_, I>) -> Token {
    let pass = scope.pass();
    Token::Inner(pass.run().unique, pass.span(), scope.number())
}
