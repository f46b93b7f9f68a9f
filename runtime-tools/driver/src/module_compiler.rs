//! Compiles modules one by one, for a batch or a server: each in a context of its own, with diagnostics as data.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use pass_batch::{Compilation, FailureGroup, Request, Response, Verdict};
use pass_debug::reduce::{ReduceOptions, Reduced};
use pass_debug::reproducer::Reproducer;
use pass_runtime::ir::IrText;
use pass_runtime::manager::CancelToken;
use pass_runtime::{OpPassManager, PassRegistry, lock};

use crate::cache::{self, InputText, Outcome, RunCache, TextRun};
use crate::command::configure;
use crate::driver::Driver;
use crate::pipelines::Pipelines;
use crate::run_error::RunError;
use crate::settings::Settings;

/// The outermost operation that modules without one get.
const IMPLICIT_ROOT: &str = "builtin.module";

pub(crate) struct ModuleCompiler<'d, I: IrText> {
    driver: &'d Driver<I>,
    registry: &'d Arc<PassRegistry<I>>,
    settings: Settings,
    cache: Option<Box<dyn RunCache<I>>>,
    /// The pipeline, or the reason why there is none, by the names of outermost operations.
    pipelines: Mutex<HashMap<String, Result<OpPassManager<I>, String>>>,
}

impl<'d, I: IrText> ModuleCompiler<'d, I> {
    /// Creates a compiler for the pipeline of the settings, and reports its errors and warnings.
    pub(crate) fn new(
        driver: &'d Driver<I>,
        registry: &'d Arc<PassRegistry<I>>,
        settings: &Settings,
        warn: &mut dyn FnMut(&str),
    ) -> Result<Self, RunError> {
        driver.check_support(settings)?;
        // Modules run in parallel, and each on one thread.
        let settings = Settings {
            disable_threading: true,
            ..settings.clone()
        };
        let cx = driver.new_context(&settings);
        Pipelines::new(registry, &settings, &cx, warn)?;
        let cache = match driver.cache {
            Some(open) => open(driver, &settings, &cx)?,
            None => None,
        };
        Ok(Self {
            cache,
            pipelines: Mutex::default(),
            driver,
            registry,
            settings,
        })
    }

    pub(crate) fn compile(&self, request: &Request, cancel: &CancelToken) -> Response {
        let text = InputText {
            name: &request.id,
            line: 1,
            column: 1,
            whole: None,
            // Values are not those of runs on a file.
            markers: Some(["module", "response"]),
        };
        let cache = self.cache.as_deref();
        let cached = cache.and_then(|cache| cache.start(text, request.text().as_bytes()));
        let cached = cached.as_deref();
        let known = cached.and_then(|cached| cached.known(&|output| self.is_valid(output)));
        if let Some(known) = known
            && let Ok(response) = serde_json::from_slice::<Response>(&known.output)
        {
            return Response {
                id: request.id.clone(),
                verdict: Verdict::Cached,
                ..response
            };
        }
        let response = self.compute(request, cancel, cached);
        if let Some(cached) = cached
            && response.verdict.is_success()
            && !cancel.is_cancelled()
            // Two executions take different times.
            && let Ok(output) = serde_json::to_vec(&Response {
                seconds: 0.0,
                ..response.clone()
            })
        {
            let shows_place = !response.diagnostics.is_empty();
            let outcome = Outcome {
                output,
                ..Outcome::default()
            };
            cached.keep(&outcome, shows_place);
        }
        response
    }

    /// Writes what the cache has recorded, and returns its warnings and the explanation.
    pub(crate) fn finish(&self) -> String {
        cache::finish(self.cache.as_deref(), &self.driver.name)
    }

    /// Returns an error for each result of the cache that was not the same when it was computed again.
    pub(crate) fn mismatches(&self) -> String {
        cache::mismatches(self.cache.as_deref(), &self.driver.name)
    }

    /// Returns whether a response has a module that the verifier accepts.
    fn is_valid(&self, response: &[u8]) -> bool {
        let response = serde_json::from_slice::<Response>(response).ok();
        let Some(output) = response.and_then(|response| response.output) else {
            return false;
        };
        let cx = self.driver.new_context(&self.settings);
        let emit = &mut |_| {};
        let root = I::parse(&cx, "result", &output, self.settings.parse_options(), emit);
        root.is_ok_and(|mut root| I::verify(&cx, &I::root(&mut root), true, emit).is_ok())
    }

    fn compute(
        &self,
        request: &Request,
        cancel: &CancelToken,
        cached: Option<&dyn TextRun<I>>,
    ) -> Response {
        let settings = &self.settings;
        let cx = self.driver.new_context(settings);
        let compilation = Compilation {
            context: &*cx,
            parse: settings.parse_options(),
            print: settings.print_options(),
            verbosity: settings.diagnostic_verbosity,
            pipeline: &|root| self.pipeline(&cx, root),
            configure: &|manager| {
                configure(self.driver, self.registry, settings, manager);
                if let Some(cached) = cached {
                    cached.watch(manager);
                }
                manager.set_show_operations(settings.print_op_on_diagnostic);
                manager.set_print_options(settings.print_options());
            },
        };
        compilation.run(request, cancel)
    }

    /// Returns the pipeline for an outermost operation, which is built for the first module with such a one.
    fn pipeline(&self, cx: &I::Context, root: &str) -> Result<OpPassManager<I>, String> {
        let mut known = lock(&self.pipelines);
        let pipeline = known.entry(root.to_owned()).or_insert_with(|| {
            // Warnings about the pipeline were reported at the start.
            let pipelines = Pipelines::new(self.registry, &self.settings, cx, &mut |_| {});
            let built = pipelines.and_then(|pipelines| pipelines.for_root(root, &mut |_| {}));
            Ok(built.map_err(RunError::into_text)?.whole())
        });
        pipeline.clone()
    }

    /// Returns the reproducer for the text of a module. It has no pipeline if that depends on a name of the outermost operation that is
    /// unknown, because the process ended.
    pub(crate) fn reproducer(&self, text: &str, root: Option<&str>) -> String {
        let implicit_root = Some(IMPLICIT_ROOT).filter(|_| !self.settings.no_implicit_module);
        let mut reproducer = Reproducer::default();
        reproducer.pipeline = self
            .settings
            .pipeline
            .clone()
            .or_else(|| self.flag_pipeline(root.or(implicit_root)?));
        reproducer.verify_each = Some(self.settings.verify_each);
        reproducer.disable_threading = Some(true);
        reproducer.attach(text)
    }
}

impl<I: IrText> ModuleCompiler<'_, I> {
    /// Returns a reproducer with a smaller module, whose failure is one of the group; after a cancellation, the smallest one so far.
    ///
    /// # Errors
    ///
    /// The reason why the module cannot be made smaller.
    pub(crate) fn reduce(
        &self,
        reproducer: &str,
        settings: &Settings,
        group: &FailureGroup,
        cancel: &CancelToken,
    ) -> Result<Reduced, String> {
        let reduce = self
            .driver
            .reduce
            .ok_or("modules of this IR cannot be reduced")?;
        let detached = Reproducer::detach(&group.example, reproducer, (1, 1));
        let detached = detached.map_err(|diagnostic| diagnostic.message)?;
        let (reproducer, module) =
            detached.unwrap_or_else(|| (Reproducer::default(), reproducer.to_owned()));
        let mut options = ReduceOptions::default();
        options.parse = settings.parse_options();
        options.print = settings.print_options();
        options.cancel = cancel.clone();
        let cx = self.driver.new_context(&self.settings);
        let reduced = reduce(&cx, &module, &options, &mut |text| {
            let request = Request {
                id: group.example.clone(),
                text: Some(text.to_owned()),
                ..Request::default()
            };
            Ok(group.contains(&self.compute(&request, cancel, None)))
        });
        let mut reduced = reduced.map_err(|error| error.to_string())?;
        reduced.text = reproducer.attach(&reduced.text);
        Ok(reduced)
    }

    /// Returns the pipeline of the flags for an outermost operation, unless there is none.
    fn flag_pipeline(&self, root: &str) -> Option<String> {
        let cx = self.driver.new_context(&self.settings);
        Some(self.pipeline(&cx, root).ok()?.to_string())
    }
}
