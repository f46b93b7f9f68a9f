//! Passes to test with, written by hand as they are usually generated.

use pass_dialects::op;
use pass_embedded::{Embedded, rewrite_greedily};
use pass_ir::flow::Dominance;
use pass_ir::rewrite::{GreedyConfig, Pattern, RuleSet};
use pass_ir::{Attr, Context, Header, InsertPoint, Op, OpId, OpSpec, Type, name};
use pass_runtime::info::StatisticInfo;
use pass_runtime::options::NoOptions;
use pass_runtime::{Failure, OperationPass, Pass, PassContext, PassInfo, Preserved, Statistic};

macro_rules! passes {
    ($($(#[$doc:meta])* $Name:ident = $info:expr;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Default)]
        pub(crate) struct $Name {
            pub(crate) seen: Statistic,
        }

        impl Pass for $Name {
            type Options = NoOptions;
            const INFO: &'static PassInfo =
                &$info.statistics(&[StatisticInfo::new("seen", "Operations that were seen")]);

            fn from_options(_: NoOptions) -> Self {
                Self::default()
            }
            fn to_options(&self) -> NoOptions {
                NoOptions
            }
            fn statistics(&self) -> Vec<&Statistic> {
                vec![&self.seen]
            }
        }
    )*};
}

passes! {
    /// Notes on each operation the name of the module around it.
    Mark = PassInfo::new("Mark", "mark");
    /// Fails on functions without a body.
    NoDeclarations = PassInfo::new("NoDeclarations", "no-declarations").ops(&["func.func"]);
    /// Gives each function the same name.
    Rename = PassInfo::new("Rename", "rename").ops(&["func.func"]);
    /// Erases the last operation of each function.
    Behead = PassInfo::new("Behead", "behead").ops(&["func.func"]);
    /// Puts a constant into each function, and does not say that it needs the dialect of constants.
    Secretive = PassInfo::new("Secretive", "secretive").ops(&["func.func"]);
    /// The same, and says so.
    Honest = PassInfo::new("Honest", "honest").ops(&["func.func"]).dialects(&["arith"]);
    /// Rewrites each return again and again.
    Endless = PassInfo::new("Endless", "endless").ops(&["func.func"]);
    /// Says which blocks of a function nothing leads to.
    Islands = PassInfo::new("Islands", "islands").ops(&["func.func"]);
}

impl OperationPass<Embedded> for Mark {
    fn run_on_operation(
        &self,
        mut op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        let ir = cx.context();
        let symbol = |header: &Header| header.symbol(ir).map_or("?", |symbol| ir.str(symbol));
        let ancestors: Vec<&str> = cx
            .ancestors()
            .filter_map(|ancestor| ancestor.view().map(symbol))
            .collect();
        let text = format!("in {}", ancestors.join(" in "));
        op.set_attr(ir.ident("test.mark"), Some(ir.string_attr(&text)));
        self.seen.add(1);
        Ok(Preserved::none())
    }
}

impl OperationPass<Embedded> for NoDeclarations {
    fn run_on_operation(
        &self,
        op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        self.seen.add(1);
        let body = op.body();
        if body.is_some_and(|body| body.entry(body.top_regions()[0]).is_some()) {
            return Ok(Preserved::all());
        }
        Err(cx.error(&op, "has no body"))
    }
}

impl OperationPass<Embedded> for Rename {
    fn run_on_operation(
        &self,
        mut op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        op.set_attr(name::SYM_NAME, Some(same_name(cx.context())));
        Ok(Preserved::none())
    }
}

impl OperationPass<Embedded> for Behead {
    fn run_on_operation(
        &self,
        mut op: Op<'_>,
        _: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        let Some(body) = op.body_mut() else {
            return Ok(Preserved::all());
        };
        let last = body
            .entry(body.top_regions()[0])
            .and_then(|entry| body.last_op(entry));
        match last.map(|last| body.erase(last)) {
            Some(Ok(())) => Ok(Preserved::none()),
            _ => Ok(Preserved::all()),
        }
    }
}

impl OperationPass<Embedded> for Secretive {
    fn run_on_operation(
        &self,
        op: Op<'_>,
        _: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        Ok(Preserved::unless(add_constant(op).is_some()))
    }
}

impl OperationPass<Embedded> for Honest {
    fn run_on_operation(
        &self,
        op: Op<'_>,
        _: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        Ok(Preserved::unless(add_constant(op).is_some()))
    }
}

impl OperationPass<Embedded> for Endless {
    fn run_on_operation(
        &self,
        mut op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        let pattern = Pattern::from_fn("toggle", |rw, op| {
            let key = rw.context().ident("t.on");
            let on = rw.context().string_attr("on");
            let value = rw.site(op).attr(key).is_none().then_some(on);
            rw.set_attr(op, key, value);
            Some(())
        });
        let rules = RuleSet::new().pattern(op::FUNC_RETURN, pattern);
        let body = op.body_mut().ok_or_else(Failure::new)?;
        let outcome = rewrite_greedily(cx, body, &rules, &GreedyConfig::default());
        Ok(Preserved::unless(outcome.changed))
    }
}

impl OperationPass<Embedded> for Islands {
    fn run_on_operation(
        &self,
        op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        let dominance = cx.analysis::<Dominance>(&op);
        let body = op.body().ok_or_else(Failure::new)?;
        let blocks = body
            .top_regions()
            .iter()
            .flat_map(|&region| body.blocks(region));
        let islands = blocks
            .filter(|&block| !dominance.is_reachable(block))
            .count();
        cx.remark(&op, format!("has {islands} islands"));
        self.seen.add(1);
        Ok(Preserved::all())
    }
}

/// Puts a constant at the start of a function that has a body.
fn add_constant(mut op: Op<'_>) -> Option<OpId> {
    let (cx, loc) = (op.context(), op.location());
    let body = op.body_mut()?;
    let entry = body.entry(body.top_regions()[0])?;
    let results = [Type::I32];
    let value = cx.integer_attr(1, Type::I32);
    let spec = OpSpec::new(op::ARITH_CONSTANT, loc).attr(name::VALUE, value);
    let spec = spec.results(&results);
    Some(body.create(cx, &spec, InsertPoint::Start(entry)))
}

fn same_name(cx: &Context) -> Attr {
    cx.string_attr("same")
}
