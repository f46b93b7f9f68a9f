//! Passes on the toy IR, written by hand as the generator would write them.

use pass_runtime::info::{OptionInfo, PipelineInfo, StatisticInfo};
use pass_runtime::options::{NoOptions, OptionReader, OptionWriter, PassOptions};
use pass_runtime::registry::RegisterError;
use pass_runtime::remark::Remark;
use pass_runtime::{
    Failure, OpPassManager, OperationPass, Pass, PassContext, PassInfo, PassRegistry, Preserved,
    Statistic,
};

use pass_toy::{Op, Toy};

/// All of them, and a pipeline.
pub(crate) fn register(registry: &mut PassRegistry<Toy>) -> Result<(), RegisterError> {
    registry.register::<Rename>()?;
    registry.register::<Nothing>()?;
    registry.register::<Fail>()?;
    registry.register::<Count>()?;
    registry.register::<Extend>()?;
    registry.register::<Explain>()?;
    registry.register::<ExtendTwice>()?;
    const TWICE: &PipelineInfo = &PipelineInfo::new("Twice", "twice");
    registry.register_pipeline(TWICE, |builder, _: NoOptions| {
        builder.append_text("nothing,nothing")?;
        Ok(())
    })
}

#[derive(Clone, Debug)]
pub(crate) struct RenameOptions {
    to: String,
    count: i64,
}

impl PassOptions for RenameOptions {
    const TABLE: &'static [OptionInfo] = &[
        OptionInfo::new("to", "string")
            .summary("The new name")
            .default("renamed"),
        OptionInfo::new("count", "i64")
            .summary("How often to write it")
            .default("1")
            .range("1", "9"),
    ];

    fn read(reader: &mut OptionReader<'_>) -> Option<Self> {
        let to = reader.value();
        let count = reader.value();
        Some(Self {
            to: to?,
            count: count?,
        })
    }

    fn write(&self, writer: &mut OptionWriter<'_>) {
        writer.value(&self.to);
        writer.value(&self.count);
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Rename {
    options: RenameOptions,
}

impl Pass for Rename {
    type Options = RenameOptions;

    const INFO: &'static PassInfo = &PassInfo::new("Rename", "rename")
        .summary("Give functions another name")
        .ops(&["func.func"])
        .options(RenameOptions::TABLE);

    fn from_options(options: RenameOptions) -> Self {
        Self { options }
    }

    fn to_options(&self) -> RenameOptions {
        self.options.clone()
    }
}

impl OperationPass<Toy> for Rename {
    fn run_on_operation(
        &self,
        op: &mut Op,
        _cx: &mut PassContext<'_, Toy>,
    ) -> Result<Preserved, Failure> {
        op.symbol = self
            .options
            .to
            .repeat(usize::try_from(self.options.count).unwrap_or(1));
        Ok(Preserved::none())
    }
}

/// A pass on any operation, without options.
macro_rules! plain_pass {
    ($name:ident, $argument:literal, |$op:ident, $cx:ident| $body:expr) => {
        #[derive(Clone, Debug)]
        pub(crate) struct $name;

        impl Pass for $name {
            type Options = NoOptions;
            const INFO: &'static PassInfo = &PassInfo::new(stringify!($name), $argument);

            fn from_options(_: NoOptions) -> Self {
                Self
            }

            fn to_options(&self) -> NoOptions {
                NoOptions
            }
        }

        impl OperationPass<Toy> for $name {
            fn run_on_operation(
                &self,
                $op: &mut Op,
                $cx: &mut PassContext<'_, Toy>,
            ) -> Result<Preserved, Failure> {
                $body
            }
        }
    };
}

plain_pass!(Nothing, "nothing", |_op, _cx| Ok(Preserved::all()));
plain_pass!(Fail, "fail", |op, cx| {
    cx.warning(&op, "about to fail");
    Err(Failure::because("failed on purpose"))
});

#[derive(Clone, Debug, Default)]
pub(crate) struct Count {
    visits: Statistic,
    symbols: Statistic,
}

impl Pass for Count {
    type Options = NoOptions;

    const INFO: &'static PassInfo = &PassInfo::new("Count", "count").statistics(&[
        StatisticInfo::new("visits", "Operations visited"),
        StatisticInfo::new("letters", "Letters in symbols"),
    ]);

    fn from_options(_: NoOptions) -> Self {
        Self::default()
    }

    fn to_options(&self) -> NoOptions {
        NoOptions
    }

    fn statistics(&self) -> Vec<&Statistic> {
        vec![&self.visits, &self.symbols]
    }
}

impl OperationPass<Toy> for Count {
    fn run_on_operation(
        &self,
        op: &mut Op,
        _: &mut PassContext<'_, Toy>,
    ) -> Result<Preserved, Failure> {
        self.visits.increment();
        self.symbols.add(10 * op.symbol.len() as u64);
        Ok(Preserved::all())
    }
}

plain_pass!(Extend, "extend", |op, cx| {
    for step in 1..=3 {
        let under_way = cx.begin_action("extend", || format!("step {step}"));
        if under_way.is_some() {
            op.symbol += &format!("_{step}");
        }
    }
    Ok(Preserved::none())
});

plain_pass!(ExtendTwice, "extend-twice", |op, cx| {
    let mut pipeline = OpPassManager::any();
    pipeline.add(Extend)?;
    let pipeline = cx.compile(&pipeline)?;
    cx.run_pipeline(&pipeline, op)?;
    if let Some(_action) = cx.begin_action("last", || "step 4".to_owned()) {
        op.symbol += "_4";
    }
    Ok(Preserved::none())
});

plain_pass!(Explain, "explain", |op, cx| {
    let letters = op.symbol.len();
    cx.report(&op, || {
        Remark::analysis("size", "letters").argument("Count", letters)
    });
    cx.report(&op, || {
        let remark = Remark::missed("rename", "kept").argument("Reason", "it is known: no need");
        remark.argument("Hint", "none")
    });
    Ok(Preserved::all())
});
