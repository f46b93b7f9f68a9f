//! Passes that show what crosses between a wheel and the package.

use std::time::{Duration, Instant};

use passwright::prelude::*;
use passwright::remark::Remark;

use crate::passes::{Describe, Detail, Fail, Rename, ShowContext, Spin};

impl OperationPass<Embedded> for Describe {
    fn run_on_operation(
        &self,
        op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        let mut count = 1;
        op.walk_nested(|_| count += 1);
        self.num_ops.add(count);
        self.most_ops.raise(count);
        let context = cx.context();
        let around: Vec<String> = cx
            .ancestors()
            .map(|ancestor| {
                let attrs = ancestor.view().map(|view| context.attr_text(view.attrs));
                format!("{} {}", ancestor.name(), attrs.unwrap_or_default())
            })
            .collect();
        let detail = matches!(self.detail, Detail::High);
        let (names, limit, ratio) = (&self.names, self.limit, self.ratio);
        let before = self.before.as_ref().map(ToString::to_string);
        cx.remark(
            &op,
            format!("{names:?} {detail} {limit:?} {ratio} {before:?} in {around:?}"),
        );
        cx.report(&op, || {
            Remark::missed("probes", "described").argument("Count", count)
        });
        Ok(Preserved::all())
    }
}

impl OperationPass<Embedded> for Rename {
    fn run_on_operation(
        &self,
        mut op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        let name = cx.context().ident("sym_name");
        let text = format!("{:?}", self.to);
        let value = cx
            .context()
            .parse_attr(&text)
            .map_err(|_| Failure::because("no text"))?;
        op.set_attr(name, Some(value));
        Ok(Preserved::none())
    }
}

impl OperationPass<Embedded> for Fail {
    fn run_on_operation(
        &self,
        mut op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        op.set_attr(
            cx.context().ident("probe.seen"),
            Some(passwright::embedded::Attr::UNIT),
        );
        if self.panics {
            panic!("as asked for");
        }
        cx.warning(&op, "about to fail");
        let diagnostic = cx.about(
            passwright::diagnostic::Severity::Error,
            &op,
            "is not good enough",
        );
        cx.emit(diagnostic.note("no function is").help("write none"));
        Err(Failure::new())
    }
}

impl OperationPass<Embedded> for Spin {
    fn run_on_operation(
        &self,
        op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        let start = Instant::now();
        while !cx.is_cancelled() {
            if start.elapsed() > Duration::from_secs(60) {
                return Err(cx.error(&op, "nobody cancels the run"));
            }
            std::thread::sleep(Duration::from_millis(1));
        }
        Err(Failure::new())
    }
}

impl OperationPass<Embedded> for ShowContext {
    fn run_on_operation(
        &self,
        op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        self.runs.increment();
        let context = cx.context();
        let mut loaded = context.registered_dialect_names();
        loaded.retain(|name| context.is_dialect_loaded(name));
        let allowed = context.allows_unregistered();
        cx.remark(&op, format!("{loaded:?} {allowed}"));
        Ok(Preserved::all())
    }
}
