//! Asking for analyses.

use std::any::TypeId;
use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use crate::analysis::{Analysis, Cache, Dependencies};
use crate::ancestor::{Ancestor, ParentScope};
use crate::instrumentation::{Event, Interest, Outcome, PassSite};
use crate::ir::Ir;
use crate::pass_emitter::HookCaller;
use crate::results::Reads;

/// The context of an analysis while it is built for an operation.
pub struct AnalysisContext<'c, I: Ir> {
    analyses: Analyses<'c, I>,
    build: AnalysisBuild<'c>,
}

/// The caches of the analyses of an operation and of those around it.
pub(crate) struct Analyses<'c, I: Ir> {
    pub(crate) site: PassSite<'c, I>,
    pub(crate) op: u64,
    pub(crate) name: I::OpName,
    pub(crate) cache: &'c Cache<I>,
    pub(crate) above: Option<&'c ParentScope<'c, I>>,
    /// Calls the hooks of instrumentations; `None` if they are not notified.
    pub(crate) hooks: Option<&'c (dyn HookCaller<I> + 'c)>,
}

pub(crate) struct AnalysisBuild<'b> {
    name: &'static str,
    id: TypeId,
    op: u64,
    outer: Option<&'b AnalysisBuild<'b>>,
    dependencies: RefCell<Dependencies>,
}

impl<'c, I: Ir> AnalysisContext<'c, I> {
    /// Returns the context of the IR, shared by all operations.
    pub fn context(&self) -> &'c I::Context {
        self.analyses.site.context()
    }

    /// Returns the analysis `A` of `op`, which is the operation at hand or one nested in it. The analysis that is being built
    /// depends on it.
    ///
    /// # Panics
    ///
    /// If `A` depends on the analysis that is being built.
    pub fn analysis<A: Analysis<I>>(&self, op: &I::Op<'_>) -> &'c A {
        let mut dependencies = self.build.dependencies.borrow_mut();
        if self.analyses.op == I::key(op) {
            dependencies.same_op.push(TypeId::of::<A>());
        } else {
            dependencies.nested.push(TypeId::of::<A>());
        }
        drop(dependencies);
        self.analyses.get(op, Some(&self.build))
    }

    /// Returns the analysis `A` of `op`, if it is known. Nothing depends on it.
    pub fn cached_analysis<A: Analysis<I>>(&self, op: &I::Op<'_>) -> Option<&'c A> {
        self.analyses.site.frame.reads.note(Reads::OTHERS);
        self.analyses.cached(op)
    }

    /// Returns the operations around the one at hand, from the inside out.
    pub fn ancestors(&self) -> impl Iterator<Item = Ancestor<'c, I>> + use<'c, I> {
        let reads = &self.analyses.site.frame.reads;
        Ancestor::chain(self.context(), self.analyses.above, reads)
    }
}

impl<'c, I: Ir> Analyses<'c, I> {
    pub(crate) fn cached<A: Analysis<I>>(&self, op: &I::Op<'_>) -> Option<&'c A> {
        let id = I::key(op);
        if id == self.op {
            return self.cache.get(&self.site.frame.reads);
        }
        self.cache.nested.get(id)?.get(&self.site.frame.reads)
    }

    /// Returns the analysis of the operation or of one nested in it, built unless it is known, for one that is being built.
    pub(crate) fn get<A: Analysis<I>>(
        &self,
        op: &I::Op<'_>,
        outer: Option<&AnalysisBuild<'_>>,
    ) -> &'c A {
        let id = I::key(op);
        if id == self.op {
            return self.get_in(self.cache, op, outer);
        }
        let above = ParentScope::new(self.name, None, self.cache, self.above);
        let cache = self.cache.nested_or_new(id);
        let nested = Analyses {
            site: self.site,
            op: id,
            name: I::name(self.site.context(), op),
            cache,
            above: Some(&above),
            hooks: self.hooks,
        };
        nested.get_in(cache, op, outer)
    }

    /// Returns the analysis in the cache of the operation, built unless it is known.
    fn get_in<'k, A: Analysis<I>>(
        &self,
        cache: &'k Cache<I>,
        op: &I::Op<'_>,
        outer: Option<&AnalysisBuild<'_>>,
    ) -> &'k A {
        cache.get(&self.site.frame.reads).unwrap_or_else(|| {
            let (analysis, dependencies) = self.build::<A>(op, outer);
            cache.insert(analysis, dependencies, self.site.step)
        })
    }

    fn build<A: Analysis<I>>(
        &self,
        op: &I::Op<'_>,
        outer: Option<&AnalysisBuild<'_>>,
    ) -> (A, Dependencies) {
        let build = AnalysisBuild::new::<I, A>(self.op, outer);
        let reads = &self.site.frame.reads;
        let around = reads.take();
        reads.note(Reads::BUILDING);
        let cx = AnalysisContext {
            analyses: Analyses { ..*self },
            build,
        };
        let analysis = self.observed_build::<A>(op, || A::build(op, &cx));
        let mut dependencies = cx.build.dependencies.into_inner();
        dependencies.reads = reads.take() & !Reads::BUILDING;
        // Pipelines on this operation find the analysis, and see the view that is missing here.
        if self.above.is_some_and(|above| above.view.is_none()) {
            dependencies.reads |= (dependencies.reads & Reads::ANCESTORS) * Reads::OTHERS;
        }
        reads.note(around | dependencies.reads);
        (analysis, dependencies)
    }

    /// Returns a context in which analyses are built that nobody keeps.
    pub(crate) fn scratch<'s>(&'s self, cache: &'s Cache<I>) -> AnalysisContext<'s, I> {
        AnalysisContext {
            analyses: Analyses {
                cache,
                hooks: None,
                ..*self
            },
            build: AnalysisBuild {
                name: "",
                id: TypeId::of::<()>(),
                op: self.op,
                outer: None,
                dependencies: RefCell::default(),
            },
        }
    }

    fn observed_build<A: Analysis<I>>(&self, op: &I::Op<'_>, build: impl FnOnce() -> A) -> A {
        let (pass, chain) = (&self.site, &self.site.engine.chain);
        let is_observed = chain.interest.contains(Interest::ANALYSES);
        let Some(hooks) = self.hooks.filter(|_| is_observed) else {
            return build();
        };
        let name = A::name();
        let event = Event::Analysis { name, pass, op };
        hooks.call_hook(&mut |emit| chain.enter(&event, emit).map(drop));
        let built = catch_unwind(AssertUnwindSafe(build));
        let outcome = Outcome::of_panic(built.is_err());
        hooks.call_hook(&mut |emit| chain.exit(&event, outcome, emit));
        built.unwrap_or_else(|panic| resume_unwind(panic))
    }
}

impl<'b> AnalysisBuild<'b> {
    fn new<I: Ir, A: Analysis<I>>(op: u64, outer: Option<&'b AnalysisBuild<'b>>) -> Self {
        let build = Self {
            name: A::name(),
            id: TypeId::of::<A>(),
            op,
            outer,
            dependencies: RefCell::default(),
        };
        build.refuse_cycle();
        build
    }

    #[expect(
        clippy::panic,
        reason = "an error in the program, reported as a failure of the pass that asked"
    )]
    fn refuse_cycle(&self) {
        let mut chain = vec![self.name];
        let mut next = self.outer;
        while let Some(outer) = next {
            chain.push(outer.name);
            if (outer.id, outer.op) == (self.id, self.op) {
                chain.reverse();
                panic!(
                    "analysis '{}' depends on itself: {}",
                    self.name,
                    chain.join(" > ")
                );
            }
            next = outer.outer;
        }
    }
}
