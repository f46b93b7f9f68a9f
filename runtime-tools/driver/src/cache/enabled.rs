//! A tool with the feature `cache`.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread::{self, JoinHandle};

use pass_cache::{Cache, CacheConfig, Hash, PortableIr, TextCache, TextSyntax, prune, stats};
use pass_runtime::instrumentation::Interest;
use pass_runtime::ir::IrText;
use pass_runtime::results::ResultCache;
use pass_runtime::{Ir, PassManager};

use super::part::{PartCache, Texts, settings_text};
use super::{PartText, server};
use crate::driver::{Driver, Streams};
use crate::files;
use crate::output::Output;
use crate::run_error::{RunError, with_help};
use crate::settings::Settings;

/// Opens caches of an IR whose operations can be kept.
pub(crate) struct OpenCache<I: Ir> {
    open: fn(&I::Context, CacheConfig) -> std::io::Result<RunCache<I>>,
    /// The identity of the tool; `None` for that of the program.
    identity: Option<String>,
}

/// The cache of a run, if it has one.
pub(crate) struct RunCache<I: Ir> {
    results: Option<Arc<dyn ResultCache<I>>>,
    control: Option<Arc<dyn Control<I>>>,
    texts: Option<Texts>,
    explains: bool,
}

pub(super) trait Control<I: Ir>: Send + Sync {
    fn flush(&self);
    fn warnings(&self) -> Vec<String>;
    fn mismatches(&self) -> Vec<String>;
    fn explanation(&self) -> String;
    fn take_observed(&self) -> bool;
    fn texts(&self, settings: &str) -> Option<TextCache>;
    fn syntax(&self) -> Option<TextSyntax>;
    fn offsets(&self, cx: &I::Context, op: &I::Op<'_>) -> Option<Vec<usize>>;
    fn side_effects(&self) -> u64;
    fn texts_are_independent(&self) -> bool;
}

impl<I: PortableIr> Control<I> for Cache<I> {
    fn flush(&self) {
        Self::flush(self);
    }

    fn warnings(&self) -> Vec<String> {
        self.take_warnings()
    }

    fn mismatches(&self) -> Vec<String> {
        self.take_mismatches()
    }

    fn explanation(&self) -> String {
        Self::explanation(self)
    }

    fn take_observed(&self) -> bool {
        Self::take_observed(self)
    }

    fn texts(&self, settings: &str) -> Option<TextCache> {
        Self::texts(self, settings)
    }

    fn syntax(&self) -> Option<TextSyntax> {
        I::TEXTS
    }

    fn offsets(&self, cx: &I::Context, op: &I::Op<'_>) -> Option<Vec<usize>> {
        I::offsets(cx, op)
    }

    fn side_effects(&self) -> u64 {
        I::side_effects()
    }

    fn texts_are_independent(&self) -> bool {
        I::TEXTS_ARE_INDEPENDENT
    }
}

impl<I: IrText + PortableIr> Driver<I> {
    /// Adds the flags `--cache` and `--dedupe`, and the command `cache`. Results are those of one build of the program, which its
    /// build ID or a hash tells apart from others, unless [`identity`](Self::identity) says more.
    ///
    /// ```
    /// # use pass_cache::PortableIr;
    /// # use pass_driver::Driver;
    /// # use pass_runtime::ir::IrText;
    /// fn tool<I: IrText + PortableIr>(tool: Driver<I>) -> Driver<I> {
    ///     tool.caching()
    /// }
    /// ```
    #[must_use]
    pub fn caching(mut self) -> Self {
        let identity = self.cache.take().and_then(|cache| cache.identity);
        self.cache = Some(OpenCache {
            open: |cx, config| {
                let cache = Arc::new(Cache::<I>::new(cx, config)?);
                Ok(RunCache {
                    results: Some(cache.clone()),
                    control: Some(cache),
                    texts: None,
                    explains: false,
                })
            },
            identity,
        });
        self
    }

    /// Adds the flags of [`caching`](Self::caching), for results that all builds share that have this identity: a text that differs
    /// whenever the code of a pass does, such as a hash of all sources.
    ///
    /// ```
    /// # use pass_cache::PortableIr;
    /// # use pass_driver::Driver;
    /// # use pass_runtime::ir::IrText;
    /// fn tool<I: IrText + PortableIr>(tool: Driver<I>, sources: &str) -> Driver<I> {
    ///     tool.identity(sources)
    /// }
    /// ```
    #[must_use]
    pub fn identity(mut self, identity: impl Into<String>) -> Self {
        self = self.caching();
        if let Some(cache) = &mut self.cache {
            cache.identity = Some(identity.into());
        }
        self
    }
}

impl<I: Ir> RunCache<I> {
    pub(crate) fn open(
        open: Option<&OpenCache<I>>,
        identity: ToolIdentity,
        tool: &str,
        settings: &Settings,
        cx: &I::Context,
    ) -> Result<Self, RunError> {
        let none = Self {
            results: None,
            control: None,
            texts: None,
            explains: settings.explain_cache,
        };
        let place = Place::of(settings)?;
        let Some(open) = open.filter(|_| place.is_some() || settings.dedupe) else {
            return Ok(none);
        };
        let config = CacheConfig {
            limit: limit(settings),
            shares_symbols: settings.dedupe,
            check: settings.check_cache.0,
            keeps_all: settings.cache_all,
            ..match &place {
                None => CacheConfig::in_memory(),
                Some(Place::Folder(folder)) => CacheConfig::in_folder(*folder, identity.wait()),
                Some(Place::Server(url)) => {
                    CacheConfig::on_server(server::open(url)?, identity.wait())
                }
            }
        };
        let opened = (open.open)(cx, config).map_err(|error| match place {
            Some(Place::Folder(folder)) => cannot("open", folder, &error),
            Some(Place::Server(_)) | None => RunError::of_tool(error),
        })?;
        // A report shows the IR between passes.
        if settings.report.is_some() {
            opened
                .results
                .iter()
                .for_each(|results| results.on_observed(Interest::SNAPSHOTS));
            return Ok(Self {
                results: None,
                explains: settings.explain_cache,
                ..opened
            });
        }
        let control = opened.control.as_ref();
        let texts = control.and_then(|control| control.texts(&settings_text(tool, settings)));
        Ok(Self {
            texts: texts.map(|texts| Texts::new(texts, settings)),
            explains: settings.explain_cache,
            ..opened
        })
    }

    /// Returns the cache of a part of the input with these bytes. With `has_sections`, those of a long text are looked up. `None` if
    /// nothing is known or kept of parts in this run.
    pub(crate) fn part<'r>(
        &'r self,
        part: PartText<'r>,
        bytes: &[u8],
        has_sections: bool,
    ) -> Option<PartCache<'r, I>> {
        let (texts, control) = self.texts.as_ref().zip(self.control.as_deref())?;
        if part.whole.is_some() && !control.texts_are_independent() {
            texts
                .cache
                .refuse("a part of the input depends on the parts before it");
            return None;
        }
        (!texts.is_refused).then(|| texts.part(part, bytes, has_sections, control))
    }

    /// Returns whether parts of the input may be known.
    pub(crate) fn knows_parts(&self) -> bool {
        self.texts.as_ref().is_some_and(|texts| !texts.is_refused)
    }

    pub(crate) fn install(&self, manager: &mut PassManager<I>) {
        if let Some(results) = &self.results {
            manager.set_results(Arc::clone(results));
        }
    }

    /// Returns an error for each result that was not the same when it was computed again.
    pub(crate) fn mismatches(&self, tool: &str) -> String {
        let texts = self.texts.as_ref().map(|texts| &texts.cache);
        let of_texts = texts.map(TextCache::take_mismatches).unwrap_or_default();
        let control = self.control.as_ref();
        let of_results = control.map(|control| control.mismatches());
        of_texts
            .into_iter()
            .chain(of_results.into_iter().flatten())
            .map(|mismatch| format!("{tool}: error: {mismatch}\n"))
            .collect()
    }

    /// Writes what was recorded, and returns warnings and the explanation.
    pub(crate) fn finish(&self, tool: &str) -> String {
        let mut report = String::new();
        let Some(control) = &self.control else {
            return report;
        };
        control.flush();
        for warning in control.warnings() {
            let _ = writeln!(report, "{tool}: warning: {warning}");
        }
        if self.explains {
            let texts = self.texts.as_ref().map(|texts| texts.cache.explanation());
            report += &texts.unwrap_or_default();
            report += &control.explanation();
        }
        report
    }
}

/// The identity of a tool, which a thread finds out while the input is read: a large program may have to be hashed.
pub(crate) enum ToolIdentity {
    Thread(JoinHandle<Option<String>>),
    /// `None` if nothing asks for it, or if a file of the program cannot be read.
    Known(Option<String>),
}

impl ToolIdentity {
    /// Starts the thread if the settings name a place for results. The context has loaded its libraries before.
    pub(crate) fn start<I: Ir>(
        open: Option<&OpenCache<I>>,
        settings: &Settings,
    ) -> Result<Self, RunError> {
        let folder = match Place::of(settings)? {
            Some(Place::Folder(folder)) => Some(folder.to_owned()),
            Some(Place::Server(_)) => None,
            None => return Ok(Self::Known(None)),
        };
        let Some(open) = open else {
            return Ok(Self::Known(None));
        };
        let extensions = settings.extensions.clone();
        // What a file brings along is no part of an identity that the tool has been given.
        let own = open.identity.clone().filter(|_| extensions.is_empty());
        let find = move || {
            let program = own.or_else(|| pass_cache::program_identity(folder.as_deref()))?;
            extended_identity(program, &extensions)
        };
        let thread = thread::Builder::new().spawn(find.clone());
        Ok(thread.map_or_else(|_| Self::Known(find()), Self::Thread))
    }

    /// Returns the identity, once it is known. `None` if a file of the program cannot be read.
    fn wait(self) -> Option<String> {
        match self {
            Self::Thread(thread) => thread.join().ok()?,
            Self::Known(identity) => identity,
        }
    }
}

/// The place of a cache.
enum Place<'s> {
    Folder(&'s Path),
    /// The URL of a server.
    Server(&'s str),
}

impl<'s> Place<'s> {
    /// Returns the place that the settings name; `None` if they name none.
    fn of(settings: &'s Settings) -> Result<Option<Self>, RunError> {
        let Some(folder) = settings.cache.as_deref() else {
            return Ok(None);
        };
        let is_scheme = |text: &str| {
            let is_part = |letter: u8| letter.is_ascii_alphanumeric() || b"+-.".contains(&letter);
            text.starts_with(|letter: char| letter.is_ascii_alphabetic())
                && text.bytes().all(is_part)
        };
        let url = folder.to_str().filter(|text| {
            let scheme = text.split_once("://");
            scheme.is_some_and(|(scheme, _)| is_scheme(scheme))
        });
        match url {
            None => Ok(Some(Self::Folder(folder))),
            Some(_) if settings.cache_limit.is_some() => Err(RunError::of_tool(with_help(
                "'--cache-limit' is for a cache in a folder",
                "a server has a limit of its own",
            ))),
            Some(url) => Ok(Some(Self::Server(url))),
        }
    }
}

/// Returns an identity of the tool with the files that extend its context. `None` if one cannot be read.
fn extended_identity(mut identity: String, extensions: &[(usize, PathBuf)]) -> Option<String> {
    for (extension, file) in extensions {
        let contents = Hash::of(&std::fs::read(file).ok()?);
        let _ = write!(identity, "\n{extension} {contents}");
    }
    Some(identity)
}

fn limit(settings: &Settings) -> u64 {
    let limit = settings
        .cache_limit
        .map(|mebibytes| mebibytes.saturating_mul(1 << 20));
    limit.unwrap_or(CacheConfig::LIMIT)
}

fn cannot(what: &str, folder: &Path, error: &std::io::Error) -> RunError {
    let reason = if folder.exists() && !folder.is_dir() {
        "it is no folder".to_owned()
    } else {
        files::reason(error)
    };
    RunError::of_tool(format!(
        "cannot {what} the cache in '{}': {reason}",
        folder.display()
    ))
}

/// Runs the command `cache` with one of its actions.
pub(crate) fn run_command<I: IrText>(
    driver: &Driver<I>,
    settings: &Settings,
    streams: &mut Streams<'_>,
) -> Result<(), RunError> {
    let action = match settings.inputs.as_slice() {
        [action] => action.to_str(),
        _ => None,
    };
    let help = format!("'{} cache stats --cache=<folder>'", driver.name);
    let Some(action) = action.filter(|action| super::ACTIONS.contains(action)) else {
        let message = "'cache' needs one of 'stats', 'prune' and 'verify'";
        return Err(RunError::of_tool(with_help(message, help)));
    };
    let folder = match Place::of(settings)? {
        Some(Place::Folder(folder)) => folder,
        Some(Place::Server(_)) => {
            let message = format!("'cache {action}' is for a cache in a folder");
            let help = "a server has tools of its own, by which it shows, checks and removes what it holds";
            return Err(RunError::of_tool(with_help(message, help)));
        }
        None => return Err(RunError::of_tool(with_help("'--cache' is missing", help))),
    };
    let mut text = String::new();
    if action == "prune" {
        let removed = prune(folder, limit(settings));
        let removed = removed.map_err(|error| cannot("prune", folder, &error))?;
        let _ = writeln!(text, "{removed} bytes removed");
    }
    let found = stats(folder, action == "verify");
    let found = found.map_err(|error| cannot("read", folder, &error))?;
    let _ = writeln!(
        text,
        "{} in {}, {} bytes",
        counted(found.entries as u64, "entry", "entries"),
        counted(found.files as u64, "file", "files"),
        found.bytes
    );
    if found.damaged > 0 {
        let _ = writeln!(text, "{} damaged", found.damaged);
    }
    Output::Stdout.finish(&text, streams.stdout)?;
    if action == "verify" && found.damaged > 0 {
        return Err(RunError::new(String::new()));
    }
    Ok(())
}

fn counted(count: u64, one: &str, several: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { several })
}
