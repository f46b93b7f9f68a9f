//! The passes of the cases, written once for every IR.

use crate::manager::subject::Subject;
use pass_runtime::ir::OpFacts;
use pass_runtime::options::PipelineText;
use pass_runtime::passes::InitContext;
use pass_runtime::registry::RegisterError;
use pass_runtime::{
    Analysis, AnalysisContext, Diagnostic, Failure, Location, OperationPass, PassContext,
    PassRegistry, Preserved, Statistic,
};

mod suite {
    //! Passes for tests of the managers.

    use super::{PipelineText, Statistic};
    use pass_runtime::{pass, pass_group};

    /// Say on which operation it runs
    #[pass(name = "say")]
    pub(crate) struct Say {
        /// What it says as well
        #[option(default = "")]
        pub(crate) tag: String,
        /// How often it says it
        #[option(default = 1, min = 1, max = 3)]
        pub(crate) times: u32,
        /// What it says besides
        #[option]
        pub(crate) more: Vec<String>,
        /// Operations that it ran on
        #[statistic]
        pub(crate) said: Statistic,
    }

    /// Say on which function it runs
    #[pass(name = "say-function", op("func.func", "builtin.func"))]
    pub(crate) struct SayFunction;

    /// Say on which module it runs
    #[pass(name = "say-module", op = "builtin.module")]
    pub(crate) struct SayModule;

    /// Say on which operation it runs that is like a function
    #[pass(name = "say-interface", interface = "FunctionOpInterface")]
    pub(crate) struct SayInterface;

    /// Say on which operation it runs, which it has chosen
    #[pass(name = "say-chosen")]
    pub(crate) struct SayChosen;

    /// Give the operation another symbol
    #[pass(name = "rename")]
    pub(crate) struct Rename {
        /// The symbol
        #[option(required)]
        pub(crate) to: String,
        /// Claim that what is known of it still holds
        #[option(default = false)]
        pub(crate) lie: bool,
    }

    /// Make functions invalid
    #[pass(name = "spoil", op("func.func", "builtin.func"))]
    pub(crate) struct Spoil;

    /// Fail on some operations
    #[pass(name = "fail")]
    pub(crate) struct Fail {
        /// Their symbols
        #[option]
        pub(crate) on: Vec<String>,
        /// Without a word
        #[option(default = false)]
        pub(crate) silent: bool,
        /// Operations that it ran on
        #[statistic]
        pub(crate) tried: Statistic,
    }

    /// Panic on an operation
    #[pass(name = "panic")]
    pub(crate) struct Panic {
        /// Its symbol
        #[option(default = "")]
        pub(crate) on: String,
    }

    /// Run a pipeline on the operation or on those inside
    #[pass(name = "run")]
    pub(crate) struct Run {
        /// The pipeline
        #[option(required)]
        pub(crate) pipeline: PipelineText,
        /// Not on the operation, but on those inside that have a symbol
        #[option(default = false)]
        pub(crate) inside: bool,
    }

    /// Say what is known
    #[pass(name = "ask")]
    pub(crate) struct Ask {
        /// Also of what is inside
        #[option(default = false)]
        pub(crate) inside: bool,
    }

    /// Change nothing that one of the analyses is about
    #[pass(name = "keep")]
    pub(crate) struct Keep {
        /// Also the analysis that depends on it
        #[option(default = false)]
        pub(crate) greeting: bool,
    }

    /// Cannot be prepared
    #[pass(name = "unready")]
    pub(crate) struct Unready;

    /// Says when it is prepared
    #[pass(name = "prepare")]
    pub(crate) struct Prepare {
        /// What it says
        #[option(default = "")]
        pub(crate) tag: String,
    }

    /// Depends on what there is not
    #[pass(name = "foreign", dialects("nowhere"))]
    pub(crate) struct Foreign;

    pass_group! {
        pub(crate) Suite [Say, SayFunction, SayModule, SayInterface, SayChosen, Rename, Spoil, Fail, Panic, Run, Ask, Keep, Unready, Prepare, Foreign]
    }
}

pub(crate) use suite::{Prepare, PrepareOptions, Say, SayFunction, SayModule, SayOptions};

/// The passes that name no operations and dialects that some IR lacks: a tool refuses such.
pub(crate) fn register_portable<I: Subject>(
    registry: &mut PassRegistry<I>,
) -> Result<(), RegisterError> {
    registry.register::<suite::Say>()?;
    registry.register::<suite::SayModule>()?;
    registry.register::<suite::SayInterface>()?;
    registry.register::<suite::Rename>()?;
    registry.register::<suite::Fail>()?;
    registry.register::<suite::Panic>()?;
    registry.register::<suite::Run>()?;
    registry.register::<suite::Ask>()
}

/// Registers all of them.
pub(crate) fn register<I: Subject>(registry: &mut PassRegistry<I>) {
    suite::register_suite_passes(registry).unwrap();
}

fn symbol<I: Subject>(cx: &PassContext<'_, I>, op: &I::Op<'_>) -> String {
    I::symbol(cx.context(), op).unwrap_or_default()
}

fn say<I: Subject>(cx: &PassContext<'_, I>, op: &I::Op<'_>, what: &str) -> Preserved {
    cx.remark(op, format!("@{} {what}", symbol(cx, op)).trim_end());
    Preserved::all()
}

/// Passes by what they do to an operation.
macro_rules! passes {
    ($($pass:ident: |$self:ident, $op:ident, $cx:ident| $body:block)*) => {$(
        impl<I: Subject> OperationPass<I> for suite::$pass {
            fn run_on_operation(
                &$self,
                #[allow(unused_mut, reason = "not every pass changes its operation")] mut $op: I::Op<'_>,
                $cx: &mut PassContext<'_, I>,
            ) -> Result<Preserved, Failure> $body
        }
    )*};
}

passes! {
    Say: |self, op, cx| {
        self.said.increment();
        let words: Vec<&str> =
            [self.tag.as_str()].into_iter().chain(self.more.iter().map(String::as_str)).collect();
        for _ in 0..self.times {
            let _ = say(cx, &op, &words.join(" "));
        }
        Ok(Preserved::all())
    }
    SayFunction: |self, op, cx| { Ok(say(cx, &op, "is a function")) }
    SayModule: |self, op, cx| { Ok(say(cx, &op, "is a module")) }
    SayInterface: |self, op, cx| { Ok(say(cx, &op, "is like a function")) }
    Rename: |self, op, cx| {
        I::set_symbol(cx.context(), &mut op, &self.to);
        Ok(if self.lie { Preserved::none().with::<Named>() } else { Preserved::none() })
    }
    Spoil: |self, op, cx| {
        I::spoil(cx.context(), &mut op);
        Ok(Preserved::none())
    }
    Fail: |self, op, cx| {
        self.tried.increment();
        if !self.on.is_empty() && !self.on.contains(&symbol(cx, &op)) {
            return Ok(Preserved::all());
        }
        if self.silent {
            Err(Failure::new())
        } else {
            Err(cx.error(&op, format!("@{} is refused", symbol(cx, &op))))
        }
    }
    Panic: |self, op, cx| {
        assert!(symbol(cx, &op) != self.on, "cannot stand it");
        Ok(Preserved::all())
    }
    Ask: |self, op, cx| {
        let parent = cx.parent_analysis::<Named>().map_or("nothing", |named| &named.0).to_owned();
        let before = cx.cached_analysis::<Greeting>(&op).map_or("nothing", |known| &known.0).to_owned();
        let named = cx.cached_analysis::<Named>(&op).map_or("nothing", |known| &known.0).to_owned();
        let now = cx.analysis::<Greeting>(&op).0.clone();
        let _ = say(cx, &op, &format!("knew {named:?} and {before:?}, knows {now:?}, around is {parent:?}"));
        if self.inside {
            I::for_each_child(cx.context(), &mut op, &mut |child| {
                let known = cx.cached_analysis::<Named>(&child).is_some();
                cx.analysis::<Named>(&child);
                let _ = say(cx, &child, if known { "was known before" } else { "was not known" });
            });
        }
        Ok(Preserved::all())
    }
    Keep: |self, op, cx| {
        let _ = (op, cx);
        let preserved = Preserved::none().with::<Named>();
        Ok(if self.greeting { preserved.with::<Greeting>() } else { preserved })
    }
    Foreign: |self, op, cx| { Ok(say(cx, &op, "is foreign")) }
}

impl<I: Subject> OperationPass<I> for suite::SayChosen {
    fn can_schedule_on(&self, _: &I::Context, op: &OpFacts<'_>) -> bool {
        op.name.ends_with(".func")
    }

    fn run_on_operation(
        &self,
        op: I::Op<'_>,
        cx: &mut PassContext<'_, I>,
    ) -> Result<Preserved, Failure> {
        Ok(say(cx, &op, "is chosen"))
    }
}

impl<I: Subject> OperationPass<I> for suite::Run {
    fn run_on_operation(
        &self,
        mut op: I::Op<'_>,
        cx: &mut PassContext<'_, I>,
    ) -> Result<Preserved, Failure> {
        let pipeline = cx.pipeline(&self.pipeline)?;
        if !self.inside {
            cx.run_pipeline(&pipeline, op)?;
            return Ok(Preserved::none());
        }
        let mut result = Ok(Preserved::none());
        I::for_each_child(cx.context(), &mut op, &mut |child| {
            let has_symbol = I::symbol(cx.context(), &child).is_some();
            if has_symbol && let Err(failure) = cx.run_pipeline(&pipeline, child) {
                result = Err(failure);
            }
        });
        result
    }
}

impl<I: Subject> OperationPass<I> for suite::Unready {
    fn initialize(&mut self, _: &I::Context) -> Result<(), Failure> {
        Err(Failure::because("has lost its tables"))
    }

    fn run_on_operation(
        &self,
        op: I::Op<'_>,
        cx: &mut PassContext<'_, I>,
    ) -> Result<Preserved, Failure> {
        Ok(say(cx, &op, "was not prepared"))
    }
}

impl<I: Subject> OperationPass<I> for suite::Prepare {
    fn initialize_with(&mut self, cx: &InitContext<'_, I>) -> Result<(), Failure> {
        let message = format!("prepares {}", self.tag);
        cx.emit(Diagnostic::remark(Location::Unknown, message));
        Ok(())
    }

    fn run_on_operation(
        &self,
        op: I::Op<'_>,
        cx: &mut PassContext<'_, I>,
    ) -> Result<Preserved, Failure> {
        Ok(say(cx, &op, &self.tag))
    }
}

/// The symbol of an operation.
#[derive(PartialEq)]
pub(crate) struct Named(String);

impl<I: Subject> Analysis<I> for Named {
    fn build(op: &I::Op<'_>, cx: &AnalysisContext<'_, I>) -> Self {
        Self(I::symbol(cx.context(), op).unwrap_or_default())
    }

    fn agrees_with(&self, fresh: &Self) -> bool {
        self == fresh
    }
}

/// The remark for an operation, which depends on its symbol.
pub(crate) struct Greeting(String);

impl<I: Subject> Analysis<I> for Greeting {
    fn build(op: &I::Op<'_>, cx: &AnalysisContext<'_, I>) -> Self {
        Self(format!("hello {}", cx.analysis::<Named>(op).0))
    }
}
