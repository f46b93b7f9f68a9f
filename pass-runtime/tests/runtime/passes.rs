//! Passes for the tests. What they do they say in remarks, so that a run is a log.

use std::sync::Arc;
use std::time::Duration;

use pass_runtime::info::{Deprecation, OptionInfo, StatisticInfo};
use pass_runtime::ir::OpFacts;
use pass_runtime::options::{NoOptions, OptionReader, OptionWriter, PassOptions};
use pass_runtime::{
    Failure, OperationPass, Pass, PassContext, PassInfo, PassRegistry, Preserved, Statistic,
};

use crate::toy::{Toy, ToyContext, ToyOp};

/// The pass of the toy IR by that name, with its one option `tag`.
macro_rules! tagged_pass {
    ($name:ident, $info:expr) => {
        #[derive(Clone, Default)]
        pub struct $name {
            pub tag: String,
        }

        impl Pass for $name {
            type Options = Tag;
            const INFO: &'static PassInfo = &$info.options(Tag::TABLE).origin("toy.kdl:1");

            fn from_options(options: Tag) -> Self {
                Self { tag: options.0 }
            }

            fn to_options(&self) -> Tag {
                Tag(self.tag.clone())
            }
        }
    };
}

macro_rules! logging_pass {
    ($name:ident, $info:expr) => {
        tagged_pass!($name, $info);

        impl OperationPass<Toy> for $name {
            fn run_on_operation(
                &self,
                op: &mut ToyOp,
                cx: &mut PassContext<'_, Toy>,
            ) -> Result<Preserved, Failure> {
                log(&self.tag, &op, cx);
                Ok(Preserved::all())
            }
        }
    };
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tag(pub String);

impl PassOptions for Tag {
    const TABLE: &'static [OptionInfo] = &[OptionInfo::new("tag", "string")];

    fn read(reader: &mut OptionReader<'_>) -> Option<Self> {
        reader.or_default().map(Self)
    }

    fn write(&self, writer: &mut OptionWriter<'_>) {
        writer.or_default(&self.0);
    }
}

/// A pass with its tag.
pub trait Tagged: Pass<Options = Tag> {
    fn tagged(tag: &str) -> Self {
        Self::from_options(Tag(tag.to_owned()))
    }
}

impl<P: Pass<Options = Tag>> Tagged for P {}

fn log(what: &str, op: &&mut ToyOp, cx: &mut PassContext<'_, Toy>) {
    let symbol = op
        .symbol
        .as_ref()
        .map(|symbol| format!(" @{symbol}"))
        .unwrap_or_default();
    let name = cx.info().name;
    cx.remark(op, format!("{name} {what}{symbol}"));
}

logging_pass!(AnyPass, PassInfo::new("AnyPass", "any-pass"));
logging_pass!(
    FuncPass,
    PassInfo::new("FuncPass", "func-pass").ops(&["func.func"])
);
logging_pass!(
    BothPass,
    PassInfo::new("BothPass", "both-pass").ops(&["func.func", "llvm.func"])
);
logging_pass!(
    ModulePass,
    PassInfo::new("ModulePass", "module-pass").ops(&["builtin.module"])
);
logging_pass!(
    CallablePass,
    PassInfo::new("CallablePass", "callable-pass").interface("Callable")
);
logging_pass!(
    DialectPass,
    PassInfo::new("DialectPass", "dialect-pass").dialects(&["arith"])
);
logging_pass!(
    BadDialectPass,
    PassInfo::new("BadDialectPass", "bad-dialect-pass").dialects(&["arht"])
);

logging_pass!(
    OldPass,
    PassInfo::new("OldPass", "old-pass")
        .deprecated(Deprecation::new().since("0.2").instead("any-pass"))
);

// Fails on the operation whose symbol is its tag: with an error, or without a word, or with a reason only.
tagged_pass!(FailPass, PassInfo::new("FailPass", "fail-pass"));

impl OperationPass<Toy> for FailPass {
    fn run_on_operation(
        &self,
        op: &mut ToyOp,
        cx: &mut PassContext<'_, Toy>,
    ) -> Result<Preserved, Failure> {
        match self.tag.as_str() {
            tag if Some(tag) == op.symbol.as_deref() => Err(cx.error(&op, "is refused")),
            "silently" => Err(Failure::new()),
            "because" => Err(Failure::because("there is a reason")),
            _ => Ok(Preserved::all()),
        }
    }
}

// Panics on the operation whose symbol is its tag.
tagged_pass!(PanicPass, PassInfo::new("PanicPass", "panic-pass"));

impl OperationPass<Toy> for PanicPass {
    fn run_on_operation(
        &self,
        op: &mut ToyOp,
        _: &mut PassContext<'_, Toy>,
    ) -> Result<Preserved, Failure> {
        assert!(
            op.symbol.as_ref() != Some(&self.tag),
            "cannot stand {}",
            self.tag
        );
        Ok(Preserved::all())
    }
}

// Makes the operation invalid, or its children where the tag says so, or renames it.
tagged_pass!(BreakPass, PassInfo::new("BreakPass", "break-pass"));

impl OperationPass<Toy> for BreakPass {
    fn run_on_operation(
        &self,
        op: &mut ToyOp,
        _: &mut PassContext<'_, Toy>,
    ) -> Result<Preserved, Failure> {
        match self.tag.as_str() {
            "children" => op
                .children
                .iter_mut()
                .for_each(|child| child.invalid = true),
            "rename" => op.symbol = Some("same".to_owned()),
            _ => op.invalid = true,
        }
        Ok(Preserved::unless(self.tag != "lie"))
    }
}

// Takes longer on operations with short symbols, so that threads finish in another order.
tagged_pass!(SlowPass, PassInfo::new("SlowPass", "slow-pass"));

impl OperationPass<Toy> for SlowPass {
    fn run_on_operation(
        &self,
        op: &mut ToyOp,
        cx: &mut PassContext<'_, Toy>,
    ) -> Result<Preserved, Failure> {
        let length = op.symbol.as_ref().map_or(0, String::len) as u64;
        std::thread::sleep(Duration::from_millis(6_u64.saturating_sub(2 * length)));
        log(&self.tag, &op, cx);
        Ok(Preserved::all())
    }
}

// Says in the context that it was initialized, unless the tag says that it cannot be.
tagged_pass!(InitPass, PassInfo::new("InitPass", "init-pass"));

impl OperationPass<Toy> for InitPass {
    fn initialize(&mut self, cx: &ToyContext) -> Result<(), Failure> {
        cx.initialized.lock().unwrap().push(self.tag.clone());
        match self.tag.as_str() {
            "never" => Err(Failure::because("it has no tables")),
            "panic" => panic!("no tables"),
            _ => Ok(()),
        }
    }

    fn run_on_operation(
        &self,
        _: &mut ToyOp,
        _: &mut PassContext<'_, Toy>,
    ) -> Result<Preserved, Failure> {
        Ok(Preserved::all())
    }
}

// By hand restricted to operations whose name starts with its tag.
tagged_pass!(PickyPass, PassInfo::new("PickyPass", "picky-pass"));

impl OperationPass<Toy> for PickyPass {
    fn can_schedule_on(&self, _: &ToyContext, op: &OpFacts<'_>) -> bool {
        assert!(self.tag != "panic", "cannot tell");
        op.name.starts_with(&self.tag)
    }

    fn run_on_operation(
        &self,
        op: &mut ToyOp,
        cx: &mut PassContext<'_, Toy>,
    ) -> Result<Preserved, Failure> {
        log(&self.tag, &op, cx);
        Ok(Preserved::all())
    }
}

/// Counts operations and their children.
#[derive(Clone, Default)]
pub struct CountPass {
    runs: Statistic,
    children: Statistic,
}

impl Pass for CountPass {
    type Options = NoOptions;
    const INFO: &'static PassInfo = &PassInfo::new("CountPass", "count-pass")
        .origin("toy.kdl:9")
        .statistics(&[
            StatisticInfo::new("runs", "Runs of the pass"),
            StatisticInfo::new("children'd", "Children seen"),
        ]);

    fn from_options(NoOptions: NoOptions) -> Self {
        Self::default()
    }

    fn to_options(&self) -> NoOptions {
        NoOptions
    }

    fn statistics(&self) -> Vec<&Statistic> {
        vec![&self.runs, &self.children]
    }
}

impl OperationPass<Toy> for CountPass {
    fn run_on_operation(
        &self,
        op: &mut ToyOp,
        _: &mut PassContext<'_, Toy>,
    ) -> Result<Preserved, Failure> {
        self.runs.increment();
        self.children.add(op.children.len() as u64);
        Ok(Preserved::all())
    }
}

type Body =
    dyn Fn(&mut ToyOp, &mut PassContext<'_, Toy>) -> Result<Preserved, Failure> + Send + Sync;

/// A pass that does what a test wants.
#[derive(Clone)]
pub struct Scripted(Arc<Body>);

impl Scripted {
    pub fn new(
        body: impl Fn(&mut ToyOp, &mut PassContext<'_, Toy>) -> Result<Preserved, Failure>
        + Send
        + Sync
        + 'static,
    ) -> Self {
        Self(Arc::new(body))
    }
}

impl Pass for Scripted {
    type Options = NoOptions;
    const INFO: &'static PassInfo = &PassInfo::new("Scripted", "scripted");

    fn from_options(NoOptions: NoOptions) -> Self {
        Self::new(|_, _| Ok(Preserved::all()))
    }

    fn to_options(&self) -> NoOptions {
        NoOptions
    }
}

impl OperationPass<Toy> for Scripted {
    fn run_on_operation(
        &self,
        op: &mut ToyOp,
        cx: &mut PassContext<'_, Toy>,
    ) -> Result<Preserved, Failure> {
        (self.0)(op, cx)
    }
}

/// All of them.
pub fn registry() -> PassRegistry<Toy> {
    let mut registry = PassRegistry::new();
    let registered = [
        registry.register::<AnyPass>(),
        registry.register::<FuncPass>(),
        registry.register::<BothPass>(),
        registry.register::<ModulePass>(),
        registry.register::<CallablePass>(),
        registry.register::<DialectPass>(),
        registry.register::<FailPass>(),
        registry.register::<PanicPass>(),
        registry.register::<BreakPass>(),
        registry.register::<SlowPass>(),
        registry.register::<InitPass>(),
        registry.register::<PickyPass>(),
        registry.register::<CountPass>(),
        registry.register::<OldPass>(),
    ];
    registered.into_iter().for_each(|result| result.unwrap());
    registry
}
