//! The cache in a folder.

use std::fmt::Write as _;
use std::path::Path;
use std::sync::Arc;

use pass_cache::{Cache, CacheConfig, Hash, PortableIr, TextCache};
use pass_runtime::PassManager;
use pass_runtime::instrumentation::Interest;
use pass_runtime::ir::IrText;
use pass_runtime::results::ResultCache as _;

use super::text::{FolderText, Texts};
use super::{InputText, RunCache, TextRun};
use crate::driver::Driver;
use crate::files;
use crate::flag::KeptResults;
use crate::run_error::RunError;
use crate::settings::{FLAGS, Settings};

impl<I: IrText + PortableIr> Driver<I> {
    /// Adds the flags `--cache` and its kin, and the command `cache`. Results are those of one build of the program, which its build ID
    /// or a hash tells apart from others, unless [`identity`](Self::identity) says more.
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
        self.cache = Some(open);
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
        self.identity = Some(identity.into());
        self.caching()
    }
}

/// The cache of a run in a folder.
struct FolderCache<I: PortableIr> {
    results: Arc<Cache<I>>,
    /// `None` if the identity of the tool is unknown.
    texts: Option<Texts>,
    settings: Settings,
}

fn open<I: IrText + PortableIr>(
    driver: &Driver<I>,
    settings: &Settings,
    cx: &I::Context,
) -> Result<Option<Box<dyn RunCache<I>>>, RunError> {
    let Some(folder) = &settings.cache else {
        return Ok(None);
    };
    let config = CacheConfig {
        limit: limit(settings),
        check: settings.check_cache.0,
        explains: settings.explain_cache,
        ..CacheConfig::in_folder(folder, identity(driver, settings, Some(folder)))
    };
    let results = Cache::<I>::new(cx, config).map_err(|error| cannot("open", folder, &error))?;
    let texts = results.texts(&settings_text(driver, settings));
    Ok(Some(Box::new(FolderCache {
        results: Arc::new(results),
        texts: texts.map(|texts| Texts::new(texts, settings)),
        settings: settings.clone(),
    })))
}

impl<I: IrText + PortableIr> RunCache<I> for FolderCache<I> {
    fn install(&self, manager: &mut PassManager<I>) {
        // A report shows the IR between passes.
        if self.settings.report.is_some() {
            self.results.on_observed(Interest::SNAPSHOTS);
        } else {
            manager.set_results(self.results.clone());
        }
    }

    fn start<'c>(&'c self, text: InputText<'c>, bytes: &[u8]) -> Option<Box<dyn TextRun<I> + 'c>> {
        let texts = self.texts.as_ref()?;
        if text.whole.is_some() && !I::TEXTS_ARE_INDEPENDENT {
            texts
                .cache
                .refuse("a part of the input depends on the parts before it");
            return None;
        }
        if texts.is_refused {
            return None;
        }
        let explains = self.settings.explain_cache;
        Some(Box::new(FolderText::start(
            texts,
            &self.results,
            text,
            bytes,
            explains,
        )))
    }

    fn take_mismatches(&self) -> Vec<String> {
        let texts = self.texts.as_ref().map(|texts| &texts.cache);
        let mut mismatches = texts.map(TextCache::take_mismatches).unwrap_or_default();
        mismatches.extend(self.results.take_mismatches());
        mismatches
    }

    fn finish(&self) -> (Vec<String>, String) {
        self.results.flush();
        let mut explanation = String::new();
        if self.settings.explain_cache {
            let texts = self.texts.as_ref().map(|texts| texts.cache.explanation());
            explanation = texts.unwrap_or_default() + &self.results.explanation();
        }
        (self.results.take_warnings(), explanation)
    }
}

/// Returns the identity of the code that runs, with the files that extend the context. `None` if one cannot be read. `folder` knows the
/// hashes of programs.
pub(crate) fn identity<I: IrText>(
    driver: &Driver<I>,
    settings: &Settings,
    folder: Option<&Path>,
) -> Option<String> {
    // What a file brings along is no part of an identity that the tool has been given.
    let own = driver
        .identity
        .clone()
        .filter(|_| settings.extensions.is_empty());
    let mut identity = own.or_else(|| pass_cache::program_identity(folder))?;
    for (extension, file) in &settings.extensions {
        let contents = Hash::of(&std::fs::read(file).ok()?);
        let _ = write!(identity, "\n{extension} {contents}");
    }
    Some(identity)
}

/// Returns the settings that results depend on, as text: the rows of the table of flags say which these are.
pub(crate) fn settings_text<I: IrText>(driver: &Driver<I>, settings: &Settings) -> String {
    let mut text = format!("{}{:?}\n", driver.version_line(), settings.passes);
    for flag in FLAGS
        .iter()
        .filter(|flag| flag.results == KeptResults::Depend)
    {
        let _ = writeln!(text, "{} {}", flag.names[0], (flag.value)(settings));
    }
    text
}

pub(super) fn limit(settings: &Settings) -> u64 {
    let limit = settings
        .cache_limit
        .map(|mebibytes| mebibytes.saturating_mul(1 << 20));
    limit.unwrap_or(CacheConfig::LIMIT)
}

pub(super) fn cannot(what: &str, folder: &Path, error: &std::io::Error) -> RunError {
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
