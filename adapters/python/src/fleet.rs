//! Modules whose failures are data, for `passwright.fleet`.

use pass_batch::{Compilation, Request, Response, Verdict, key_of};
use passwright::PassRegistry;
use passwright::debug::reproducer::Reproducer;
use passwright::diagnostic::Severity;
use passwright::embedded::Embedded;
use passwright::ir::{ParseOptions, PrintOptions};
use passwright::manager::CancelToken;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;

use crate::context::SharedContext;
use crate::error::value_error;
use crate::passes::pass::take_raised;
use crate::registry;
use passwright_wheel::shutdown::RunGuard;

/// Room for passes that recurse over their operation, as in a worker of a batch.
const STACK: usize = 16 << 20;

/// Compiles a module on one thread. Returns the row of the module in JSON, without a key, and the result.
#[pyfunction]
#[pyo3(signature = (pipeline, id, text, allow_unregistered, verify))]
pub(crate) fn compile_module(
    py: Python<'_>,
    pipeline: &str,
    id: String,
    text: String,
    allow_unregistered: bool,
    verify: bool,
) -> PyResult<(String, Option<String>)> {
    let registry = registry::current(py)?;
    let request = Request {
        id,
        text: Some(text),
        ..Request::default()
    };
    let compile = || compile(&registry, &request, pipeline, allow_unregistered, verify);
    let _under_way = RunGuard::new(&CancelToken::new())?;
    let response = py.detach(|| {
        std::thread::scope(|scope| {
            let builder = std::thread::Builder::new().stack_size(STACK);
            let thread = builder.spawn_scoped(scope, compile);
            let thread = thread.map_err(|error| format!("a thread cannot be started: {error}"))?;
            thread
                .join()
                .map_err(|_| "the thread has panicked".to_owned())
        })
    });
    let mut response = response.map_err(PyRuntimeError::new_err)?;
    let output = response.output.take();
    // A row does not have it.
    response.root = None;
    let row = serde_json::to_string(&response);
    let row = row.map_err(|error| value_error(py, &error.to_string()))?;
    Ok((row, output))
}

fn compile(
    registry: &std::sync::Arc<PassRegistry<Embedded>>,
    request: &Request,
    pipeline: &str,
    allow_unregistered: bool,
    verify: bool,
) -> Response {
    // Modules run in parallel, and each on one thread.
    let cx = SharedContext::sequential(allow_unregistered);
    let compilation: Compilation<'_, Embedded> = Compilation {
        context: &cx,
        parse: ParseOptions::default().implicit_root(true),
        print: PrintOptions::default(),
        verbosity: Severity::Remark,
        pipeline: &|_| {
            let parsed = registry.parse(&cx, pipeline);
            parsed.map_err(|errors| errors.render("<pipeline>", pipeline))
        },
        configure: &|manager| {
            manager.set_verify_each(verify);
            manager.set_registry(std::sync::Arc::clone(registry));
        },
    };
    let mut response = compilation.run(request, &CancelToken::new());
    // An exception is for a pass in Python what a panic is for one in Rust.
    if take_raised().is_some() && response.verdict == Verdict::Failed {
        response.verdict = Verdict::Panicked;
    }
    response
}

/// Returns the key of a module in the manifests of batches: the digest of its text and of all else that its result depends on.
#[pyfunction]
pub(crate) fn module_key(identity: &str, text: &str) -> String {
    key_of(identity, text)
}

/// Returns a module with the pipeline, for ``pass-opt --run-reproducer``.
#[pyfunction]
pub(crate) fn reproducer(pipeline: &str, text: &str, verify: bool) -> String {
    let mut reproducer = Reproducer::default();
    reproducer.pipeline = Some(pipeline.to_owned());
    reproducer.verify_each = Some(verify);
    reproducer.disable_threading = Some(true);
    reproducer.attach(text)
}
