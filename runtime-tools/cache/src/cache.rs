//! The cache of a run.

use std::collections::BTreeMap;
use std::io;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use pass_runtime::instrumentation::{Interest, PassSite, PipelineSite};
use pass_runtime::lock;
use pass_runtime::results::{ResultCache, ResultSession};

use crate::Hash;
use crate::balance::{Balance, Balances};
use crate::explanation::Explanation;
use crate::portable::PortableIr;
use crate::session::Session;
use crate::store::Store;
use crate::text::{TextCache, seed};

/// The settings of a [`Cache`].
#[derive(Clone, Debug)]
pub struct CacheConfig {
    /// The folder of the results of other runs; `None` keeps results for this run alone.
    pub folder: Option<PathBuf>,
    /// The number of bytes of the folder above which results that were not used for the longest time are removed, and of the memory
    /// above which all are.
    pub limit: u64,
    /// The identity of the code of the tool and its passes, such as a hash of the program. Nothing outlives the run without it.
    pub tool: Option<String>,
    /// True if results of passes are kept also where that takes about as long as running the passes.
    pub keeps_all: bool,
    /// True if it is kept of each pass and symbol what its last key was made of, so that a later run can explain what differs.
    pub explains: bool,
    /// The share of results, between 0 and 1, that are computed again and compared.
    pub check: f64,
}

impl CacheConfig {
    /// The limit of the size, if nothing else is said: 4 GiB.
    pub const LIMIT: u64 = 4 << 30;

    /// Keeps results in memory, for this run alone.
    pub fn in_memory() -> Self {
        Self {
            folder: None,
            limit: Self::LIMIT,
            tool: None,
            keeps_all: false,
            explains: false,
            check: 0.0,
        }
    }

    /// Keeps results in a folder, for runs of a tool with this identity.
    pub fn in_folder(folder: impl Into<PathBuf>, tool: Option<String>) -> Self {
        Self {
            folder: Some(folder.into()),
            tool,
            ..Self::in_memory()
        }
    }

    /// Opens the store, which is memory alone for a tool without an identity.
    pub(crate) fn open_store(&self) -> io::Result<Store> {
        let folder = self.folder.as_deref().filter(|_| self.tool.is_some());
        Store::open(folder, self.limit)
    }
}

/// What a cache has done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct CacheStats {
    /// The number of executions whose results were known.
    pub hits: u64,
    /// The number of executions that took place and were recorded.
    pub recorded: u64,
    /// The number of results that were computed again and compared.
    pub checked: u64,
    /// The time that the known executions took when they were recorded.
    pub saved: Duration,
}

/// A cache of results of passes for one context, which
/// [`PassManager::set_results`](pass_runtime::PassManager::set_results) takes.
pub struct Cache<I: PortableIr> {
    pub(crate) store: Arc<Store>,
    pub(crate) config: CacheConfig,
    pub(crate) tool: Hash,
    pub(crate) dialects: Hash,
    pub(crate) explanation: Mutex<Explanation>,
    /// By the numbers of the steps.
    steps: Mutex<BTreeMap<u64, Arc<StepKey>>>,
    is_observed: AtomicBool,
    balances: Balances,
    pub(crate) mismatches: Mutex<Vec<String>>,
    pub(crate) hits: AtomicU64,
    pub(crate) recorded: AtomicU64,
    pub(crate) checked: AtomicU64,
    pub(crate) saved: AtomicU64,
    /// A number that differs between runs, by which results to be checked are chosen.
    pub(crate) seed: u64,
    ir: std::marker::PhantomData<fn(I)>,
}

/// What a step adds to the key.
pub(crate) struct StepKey {
    pub(crate) argument: &'static str,
    pub(crate) pass: Hash,
    pub(crate) ignores_locations: bool,
    pub(crate) ignores_symbol: bool,
    /// The reason why nothing is known or recorded of it.
    pub(crate) refusal: Option<&'static str>,
}

impl<I: PortableIr> Cache<I> {
    /// Opens a cache for a context.
    ///
    /// # Errors
    ///
    /// If the folder cannot be created or read.
    pub fn new(cx: &I::Context, config: CacheConfig) -> io::Result<Self> {
        let tool = config.tool.as_deref().unwrap_or_default();
        let is_kept = config.folder.is_none() || config.tool.is_some();
        let mut explanation = Explanation::default();
        if !is_kept {
            explanation.refuse("", "the identity of the tool is unknown");
        }
        Ok(Self {
            store: Arc::new(config.open_store()?),
            tool: Hash::of(tool.as_bytes()),
            dialects: Hash::of(I::context_text(cx).as_bytes()),
            explanation: Mutex::new(explanation),
            steps: Mutex::default(),
            is_observed: AtomicBool::new(false),
            balances: Balances::default(),
            mismatches: Mutex::default(),
            hits: AtomicU64::new(0),
            recorded: AtomicU64::new(0),
            checked: AtomicU64::new(0),
            saved: AtomicU64::new(0),
            seed: seed(),
            config,
            ir: std::marker::PhantomData,
        })
    }

    /// Returns a cache of texts in the same folder, for settings with this text, see [`TextCache::open`]. `None` if nothing is kept
    /// beyond the run.
    pub fn texts(&self, settings: &str) -> Option<TextCache> {
        let is_kept = self.config.folder.is_some() && self.config.tool.is_some();
        is_kept.then(|| {
            let store = Arc::clone(&self.store);
            TextCache::of(store, &self.config, self.tool, self.dialects, settings)
        })
    }

    /// Returns whether an instrumentation asked for more than remarks of all executions since the last call.
    pub fn take_observed(&self) -> bool {
        self.is_observed.swap(false, Ordering::Relaxed)
    }

    /// Keeps the folder within its limit.
    pub fn flush(&self) {
        self.store.flush();
    }

    /// Returns what was wrong with the folder since the last call, which cost nothing but time.
    pub fn take_warnings(&self) -> Vec<String> {
        self.store.take_warnings()
    }

    /// Returns the results that were not the same when they were computed again, since the last call.
    pub fn take_mismatches(&self) -> Vec<String> {
        std::mem::take(&mut *lock(&self.mismatches))
    }

    /// Returns what it has done.
    pub fn stats(&self) -> CacheStats {
        let load = |number: &AtomicU64| number.load(Ordering::Relaxed);
        CacheStats {
            hits: load(&self.hits),
            recorded: load(&self.recorded),
            checked: load(&self.checked),
            saved: Duration::from_nanos(load(&self.saved)),
        }
    }

    /// Returns for each pass how many of its results were known, and why others were not, as lines of text.
    pub fn explanation(&self) -> String {
        let explanation = lock(&self.explanation);
        format!("{}{explanation}", self.stats().line())
    }

    /// Returns whether results of a pipeline with this balance are looked up and recorded.
    pub(crate) fn is_worthwhile(&self, balance: &Balance) -> bool {
        self.config.keeps_all || balance.is_worthwhile()
    }

    pub(crate) fn explain(&self, add: impl FnOnce(&mut Explanation)) {
        add(&mut lock(&self.explanation));
    }

    pub(crate) fn step(&self, site: &PassSite<'_, I>) -> Arc<StepKey> {
        let mut steps = lock(&self.steps);
        let step = steps.entry(site.id());
        Arc::clone(step.or_insert_with(|| Arc::new(StepKey::of(site))))
    }
}

impl CacheStats {
    fn line(&self) -> String {
        let Self {
            hits,
            recorded,
            saved,
            ..
        } = self;
        let saved = saved.as_secs_f64() * 1e3;
        format!("cache: known results: {hits}, recorded: {recorded}, saved: {saved:.1} ms\n")
    }
}

impl StepKey {
    fn of<I: PortableIr>(site: &PassSite<'_, I>) -> Self {
        let reads = site.info().map_or(&[][..], |info| info.reads);
        let ignores = site.info().map_or(&[][..], |info| info.ignores);
        let refusal = if site.info().is_none() {
            Some("it is a nested pipeline")
        } else if reads.contains(&"environment") {
            Some("it reads the environment")
        } else if !site.is_registered() {
            Some("no registry has made it, so that it may have state that its options do not show")
        } else if site.is_repeat() {
            Some("it checks that another one is idempotent")
        } else {
            None
        };
        let text = site.text();
        let [ignores_locations, ignores_symbol] =
            ["locations", "symbol"].map(|input| ignores.contains(&input));
        let inputs = [ignores_locations, ignores_symbol].map(u8::from);
        Self {
            argument: site.info().map_or("", |info| info.argument),
            pass: Hash::of_list([text.as_bytes(), &inputs]),
            ignores_locations,
            ignores_symbol,
            refusal,
        }
    }
}

impl<I: PortableIr> ResultCache<I> for Cache<I> {
    fn session<'s>(
        &'s self,
        pipeline: &PipelineSite<'_, I>,
    ) -> Option<Box<dyn ResultSession<I> + 's>> {
        if self.config.folder.is_some() && self.config.tool.is_none() {
            return None;
        }
        if !I::KEEPS_OPERATIONS {
            return None;
        }
        let balance = self.balances.of(pipeline);
        // A pipeline of nested pipelines alone has nothing to look up.
        let is_asked =
            self.is_worthwhile(&balance) && pipeline.steps().any(|step| step.info().is_some());
        is_asked.then(|| {
            Box::new(Session::new(self, pipeline, balance)) as Box<dyn ResultSession<I> + 's>
        })
    }

    fn on_observed(&self, interest: Interest) {
        // Remarks are part of the result of a text.
        let others = Interest::REPEATS | Interest::ORDER | Interest::SNAPSHOTS;
        if interest.intersects(others | Interest::ACTIONS | Interest::UNITS) {
            self.is_observed.store(true, Ordering::Relaxed);
        }
        self.explain(|explanation| {
            explanation.refuse("", "something observes the IR between passes");
        });
    }
}
