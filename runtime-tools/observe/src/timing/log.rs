//! Events as timers of a thread.

use std::sync::{Arc, Mutex};
use std::thread::LocalKey;

use crate::recorder::{Boundary, EventLog, Threads, lock};
use crate::timing::label::{Key, Kind, Label};
use crate::timing::timer_tree::{Place, TimerTree, Token};
use pass_runtime::instrumentation::{Event, PassSite, PipelineSite, RunId};
use pass_runtime::ir::Ir;

/// The running outermost pipelines. Threads that help with a pipeline find its timer here.
pub(crate) type Runs = Mutex<Vec<Run>>;

/// A running outermost pipeline, with the path of its timer.
pub(crate) struct Run {
    id: RunId,
    path: Arc<[(Key<'static>, Label)]>,
}

thread_local! {
    static THREADS: Threads<TimerTree> = const { Threads::new(Vec::new()) };
}

impl EventLog for TimerTree {
    type Span = (Token, Place);
    type Common = Runs;

    /// Creates the record of a thread. The first thread that times anything is the one that runs the pipeline.
    fn new(is_first_thread: bool) -> Self {
        Self::empty(is_first_thread)
    }

    fn of_thread() -> &'static LocalKey<Threads<Self>> {
        &THREADS
    }

    fn prepare<I: Ir>(&mut self, event: &Event<'_, '_, I>, runs: &Runs) -> Option<(Token, Place)> {
        let place = match event {
            Event::Pipeline { pipeline, .. } => {
                let place = match pipeline.caller() {
                    Some(caller) => called(self, runs, pipeline, &caller),
                    None => outermost(self, runs, pipeline),
                };
                let infos = pipeline.steps().map(|step| step.info());
                let names = infos.map(|info| info.map_or("", |info| info.name));
                self.set_passes(place.parent, names);
                place
            }
            Event::Pass { pass, .. } => {
                let Place { parent, stolen } = self.innermost();
                let parent = step(self, parent, pass);
                Place { parent, stolen }
            }
            Event::Analysis { name, .. } => self
                .child_of_innermost(Key::Analysis((*name).into()), || {
                    Label::work(format!("(A) {name}"))
                }),
            Event::Scope(scope) => self.child_of_innermost(Key::Scope(scope.name().into()), || {
                Label::work(scope.name())
            }),
            _ => return None,
        };
        Some((token(event)?, place))
    }

    fn begin(&mut self, (token, place): (Token, Place), at: u64) {
        self.start(place.parent, place.stolen, token, at);
    }

    fn end<I: Ir>(&mut self, event: &Event<'_, '_, I>, runs: &Runs, at: u64) {
        if let Some(token) = token(event) {
            self.stop(token, at);
        }
        if let Event::Pipeline { pipeline, .. } = event
            && pipeline.caller().is_none()
        {
            lock(runs).retain(|run| run.id != pipeline.run());
        }
    }

    fn passes(&mut self, boundaries: impl Iterator<Item = Boundary>) {
        self.fold_passes(boundaries);
    }
}

/// Returns the key by which the timer of an event is found at its end.
fn token<I: Ir>(event: &Event<'_, '_, I>) -> Option<Token> {
    Some(match event {
        Event::Pipeline { .. } => Token::Pipeline,
        Event::Pass { pass, .. } => Token::Nested(pass.execution()),
        Event::Analysis { .. } => Token::Analysis,
        Event::Scope(scope) => Token::Inner(scope.pass().execution(), scope.number()),
        _ => return None,
    })
}

/// Returns the timer of an outermost pipeline, inside of the innermost timer of the thread.
fn outermost<I: Ir>(tree: &mut TimerTree, runs: &Runs, pipeline: &PipelineSite<'_, I>) -> Place {
    let place = tree.child_of_innermost(Key::Run(pipeline.text().into()), || Label {
        name: String::new(),
        kind: Kind::Outermost,
    });
    lock(runs).push(Run {
        id: pipeline.run(),
        path: tree.path(place.parent).into(),
    });
    place
}

fn called<I: Ir>(
    tree: &mut TimerTree,
    runs: &Runs,
    pipeline: &PipelineSite<'_, I>,
    caller: &PassSite<'_, I>,
) -> Place {
    // A dynamic pipeline runs in the thread of its pass. A thread that waits for nested pipelines may run others.
    let is_nested = caller.info().is_none();
    let stolen = is_nested && !tree.is_innermost(Token::Nested(caller.execution()));
    let parent = if stolen {
        find_pass(tree, runs, caller)
    } else {
        tree.innermost().parent
    };
    Place {
        parent: nested(tree, parent, pipeline, caller),
        stolen,
    }
}

fn find_pass<I: Ir>(tree: &mut TimerTree, runs: &Runs, pass: &PassSite<'_, I>) -> usize {
    let parent = find_pipeline(tree, runs, &pass.pipeline());
    step(tree, parent, pass)
}

fn find_pipeline<I: Ir>(
    tree: &mut TimerTree,
    runs: &Runs,
    pipeline: &PipelineSite<'_, I>,
) -> usize {
    if let Some(caller) = pipeline.caller() {
        let parent = find_pass(tree, runs, &caller);
        return nested(tree, parent, pipeline, &caller);
    }
    let runs = lock(runs);
    let run = runs.iter().find(|run| run.id == pipeline.run());
    let path = run.map(|run| Arc::clone(&run.path)).unwrap_or_default();
    drop(runs);
    path.iter().fold(TimerTree::ROOT, |parent, (key, label)| {
        tree.child(parent, key.clone(), || label.clone())
    })
}

/// Returns the timer of a pass, or of nested pipelines, in that of its pipeline.
fn step<I: Ir>(tree: &mut TimerTree, pipeline: usize, pass: &PassSite<'_, I>) -> usize {
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
    tree: &mut TimerTree,
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
