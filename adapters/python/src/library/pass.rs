//! A pass of another wheel as a pass of the manager.

use std::sync::Arc;

use passwright::embedded::{Context, Embedded, Op, ParseOptions, PrintOptions};
use passwright::info::StatisticInfo;
use passwright::manager::CancelToken;
use passwright::{Failure, OperationPass, Pass, PassContext, PassInfo, Preserved, Statistic};
use passwright_wheel::form::LogForm;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use super::Library;
use crate::passes::options::PythonOptions;

/// A pass of a wheel with values of its options.
#[derive(Clone)]
pub(super) struct LibraryPass {
    /// `None` for a pass that was made without the registry.
    declared: Option<(Arc<Library>, &'static PassInfo)>,
    options: PythonOptions,
    statistics: Vec<Statistic>,
}

impl LibraryPass {
    pub(super) fn new(
        library: &Arc<Library>,
        info: &'static PassInfo,
        options: PythonOptions,
    ) -> Self {
        let statistics = info.statistics.iter().map(StatisticInfo::counter);
        Self {
            declared: Some((Arc::clone(library), info)),
            options,
            statistics: statistics.collect(),
        }
    }
}

impl Pass for LibraryPass {
    type Options = PythonOptions;

    const INFO: &'static PassInfo = &PassInfo::new("LibraryPass", "library-pass");

    fn from_options(options: PythonOptions) -> Self {
        Self {
            declared: None,
            options,
            statistics: Vec::new(),
        }
    }

    fn to_options(&self) -> PythonOptions {
        self.options.clone()
    }

    fn statistics(&self) -> Vec<&Statistic> {
        self.statistics.iter().collect()
    }
}

/// Tells a wheel whether the run of its pass is cancelled.
#[pyclass(frozen, module = "passwright")]
struct Cancellation(Option<CancelToken>);

#[pymethods]
impl Cancellation {
    fn __call__(&self) -> bool {
        self.0.as_ref().is_some_and(CancelToken::is_cancelled)
    }
}

impl OperationPass<Embedded> for LibraryPass {
    fn run_on_operation(
        &self,
        mut op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        let Some((library, info)) = &self.declared else {
            return Err(Failure::because("the package of the pass is not known"));
        };
        let element = self.options.element(info.argument, info.options);
        let crossing = Crossing::of(&op, cx).map_err(|reason| {
            let package = &library.name;
            Failure::because(format!(
                "the operation cannot go to package `{package}`: {reason}"
            ))
        })?;
        let returned = Python::attach(|py| crossing.run(py, library, &element, cx));
        // A cancelled pass may have done half of its work.
        let is_cancelled = cx.is_cancelled();
        let (output, log) = match returned {
            Ok(returned) => returned,
            Err(_) if is_cancelled => return Err(Failure::new()),
            Err(raised) => {
                return Err(Failure::because(format!(
                    "package `{}`: {raised}",
                    library.name
                )));
            }
        };
        let replaced = output
            .as_ref()
            .map(|text| replace(cx.context(), &mut op, text));
        let has_changed = output.is_some();
        let reported = self.report(log, &op, cx);
        if is_cancelled {
            return Err(Failure::new());
        }
        reported?;
        replaced.transpose()?;
        Ok(Preserved::unless(has_changed))
    }
}

impl LibraryPass {
    /// Hands on what the pass has reported and counted.
    fn report(
        &self,
        log: LogForm,
        op: &Op<'_>,
        cx: &PassContext<'_, Embedded>,
    ) -> Result<(), Failure> {
        for diagnostic in log.diagnostics {
            cx.emit(diagnostic.diagnostic());
        }
        for remark in log.remarks {
            cx.report(op, || remark.remark());
        }
        for (statistic, count) in self.statistics.iter().zip(log.statistics) {
            statistic.merge(count);
        }
        match log.failure {
            None => Ok(()),
            Some(reason) if reason.is_empty() => Err(Failure::new()),
            Some(reason) => Err(Failure::because(reason)),
        }
    }
}

/// An operation on its way to another extension module.
struct Crossing {
    /// The text, within the operations around.
    text: String,
    /// The names, from the outermost one on.
    names: Vec<String>,
}

impl Crossing {
    /// Returns the operation with the attributes of those around, or the reason why it cannot cross.
    fn of(op: &Op<'_>, cx: &PassContext<'_, Embedded>) -> Result<Self, String> {
        let context = cx.context();
        if op.operand_types().next().is_some() {
            return Err("it has operands".to_owned());
        }
        if op.resources().is_some_and(|all| !all.is_empty()) {
            return Err("the file has resources".to_owned());
        }
        let ancestors: Vec<_> = cx.ancestors().collect();
        let mut text = op.print(PrintOptions {
            locations: true,
            no_aliases: !ancestors.is_empty(),
            ..PrintOptions::default()
        });
        if has_distinct_attributes(&text) {
            return Err("it has distinct attributes".to_owned());
        }
        let mut names = vec![context.op_name_str(op.op_name()).to_owned()];
        for ancestor in ancestors {
            let view = ancestor.view().ok_or("one around it cannot be seen")?;
            let [attrs, props] = [view.attrs, view.props].map(|attr| context.attr_text(attr));
            let (name, place) = (ancestor.name(), context.loc_text(view.loc));
            text = format!("{name:?}() <{props}> ({{\n{text}\n}}) {attrs} : () -> () loc({place})");
            names.insert(0, name.into_owned());
        }
        Ok(Self { text, names })
    }

    /// Runs the pass in the other module. Returns the text of what it has made of the operation, if that is another one.
    fn run(
        &self,
        py: Python<'_>,
        library: &Library,
        element: &str,
        cx: &PassContext<'_, Embedded>,
    ) -> PyResult<(Option<String>, LogForm)> {
        let keywords = PyDict::new(py);
        keywords.set_item("allow_unregistered", cx.context().allows_unregistered())?;
        keywords.set_item("with_remarks", cx.receives_remarks())?;
        keywords.set_item("is_cancelled", Cancellation(cx.cancel_token().cloned()))?;
        let arguments = (element, self.names.clone(), &self.text);
        let run = library.object.bind(py).getattr("run")?;
        let returned = run.call(arguments, Some(&keywords))?;
        let (output, log): (Option<String>, String) = returned.extract()?;
        let log = serde_json::from_str(&log);
        let log = log.map_err(|error| crate::error::value_error(py, &error.to_string()))?;
        Ok((output, log))
    }
}

/// Makes the operation the one that a text is.
fn replace(cx: &Context, op: &mut Op<'_>, text: &str) -> Result<(), Failure> {
    let options = ParseOptions {
        implicit_module: false,
        ..ParseOptions::default()
    };
    let parsed = passwright::embedded::parse(cx, text, &options);
    let mut module = parsed.map_err(|found| {
        let message = found.into_iter().next().map(|found| found.message);
        let message = message.unwrap_or_default();
        Failure::because(format!(
            "what the package of the pass returned is no IR: {message}"
        ))
    })?;
    if has_distinct_attributes(text) {
        return Err(Failure::because("it has distinct attributes"));
    } else if !module.resources().is_empty() {
        return Err(Failure::because("the file has resources"));
    } else if !module.root(cx).result_types().eq(op.result_types()) {
        let reason = "the pass has changed the results of its operation";
        return Err(Failure::because(reason));
    }
    op.replace_with(module);
    Ok(())
}

/// Returns whether there are distinct attributes in the text of an operation: equal ones are different ones in another context.
fn has_distinct_attributes(text: &str) -> bool {
    // Strings escape quotes.
    let mut outside_strings = text.split('"').step_by(2);
    outside_strings.any(|text| text.contains("distinct["))
}
