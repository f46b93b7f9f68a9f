//! What a tool makes of a whole text, from reading to printing: known without reading the text.

use std::hash::{DefaultHasher, Hash as _, Hasher};
use std::io;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use pass_runtime::lock;

use crate::Hash;
use crate::balance::nanoseconds;
use crate::cache::CacheConfig;
use crate::explanation::Explanation;
use crate::key::FORMAT;
use crate::store::{Store, Value};

/// The entry depends on the place of the text as well.
const PLACED: u8 = 0;
const VALUE: u8 = 1;

/// The parts of a key apart from the text, in the words of an explanation.
const PARTS: [&str; 4] = [
    "the format of the cache",
    "the tool",
    "the dialects",
    "the pipeline or the flags",
];

/// A cache of what a tool makes of texts.
///
/// ```
/// use std::time::Duration;
/// use pass_cache::{CacheConfig, Hash, TextCache, TextPlace};
///
/// let texts = TextCache::open(&CacheConfig::in_memory(), "the dialects", "--cse")?;
/// let key = texts.key(b"func.func @f");
/// let place = || TextPlace { name: "a.mlir", line: 1, column: 1, around: None };
/// assert_eq!(texts.get(&key, place, |_| true), None);
/// texts.put(&key, place, false, (b"", b"the result"), Duration::ZERO);
/// assert_eq!(texts.get(&key, place, |_| true).unwrap().body, b"the result");
/// # Ok::<(), std::io::Error>(())
/// ```
pub struct TextCache {
    store: Arc<Store>,
    parts: [Hash; PARTS.len()],
    /// The hash of the parts, which is the key of the hash of a text.
    base: Hash,
    check: f64,
    seed: u64,
    explanation: Mutex<Explanation>,
    mismatches: Mutex<Vec<String>>,
    known: AtomicU64,
    recorded: AtomicU64,
    saved: AtomicU64,
}

/// The key of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextKey(Hash);

/// Where a text stands, for results that show places.
#[derive(Clone, Copy, Debug)]
pub struct TextPlace<'t> {
    /// The name of its file.
    pub name: &'t str,
    /// The line in which it starts.
    pub line: usize,
    /// The column in which it starts.
    pub column: usize,
    /// The hash of the whole file, unless the text is the whole file: diagnostics show lines of that.
    pub around: Option<Hash>,
}

impl TextKey {
    /// Returns the key of a text that is made of parts, with these markers between them in the text and in the result.
    #[must_use]
    pub fn with_markers(self, markers: [&str; 2]) -> Self {
        let [before, after] = markers.map(str::as_bytes);
        Self(Hash::of_list([&b"parts"[..], &self.0.0, before, after]))
    }

    /// Returns the key of the text at a place, for results that are known to show it.
    #[must_use]
    pub fn at(self, place: &TextPlace<'_>) -> Self {
        let TextPlace {
            name,
            line,
            column,
            around,
        } = place;
        let around = around.as_ref().map_or(&[][..], |hash| &hash.0);
        Self(Hash::of_list([
            &b"place"[..],
            &self.0.0,
            name.as_bytes(),
            &(*line as u64).to_le_bytes(),
            &(*column as u64).to_le_bytes(),
            around,
        ]))
    }
}

impl TextCache {
    /// Opens a cache for a context with these dialects, and for settings with this text, which has to tell all that results depend
    /// on besides texts and the tool.
    ///
    /// # Errors
    ///
    /// If the folder cannot be created or read.
    pub fn open(config: &CacheConfig, dialects: &str, settings: &str) -> io::Result<Self> {
        let store = Arc::new(config.open_store()?);
        let tool = config.tool.as_deref().unwrap_or_default();
        let tool = Hash::of(tool.as_bytes());
        let dialects = Hash::of(dialects.as_bytes());
        Ok(Self::of(store, config, tool, dialects, settings))
    }

    pub(crate) fn of(
        store: Arc<Store>,
        config: &CacheConfig,
        tool: Hash,
        dialects: Hash,
        settings: &str,
    ) -> Self {
        let format = Hash::of(FORMAT.as_bytes());
        let parts = [format, tool, dialects, Hash::of(settings.as_bytes())];
        Self {
            store,
            parts,
            base: Hash::of_hashes("text", parts),
            check: config.check,
            seed: seed(),
            explanation: Mutex::default(),
            mismatches: Mutex::default(),
            known: AtomicU64::new(0),
            recorded: AtomicU64::new(0),
            saved: AtomicU64::new(0),
        }
    }

    /// Returns the key of a text.
    pub fn key(&self, text: &[u8]) -> TextKey {
        TextKey(Hash::keyed(&self.base, [text]))
    }

    /// Returns what was kept for a text. If another machine or another user wrote it, `is_valid` decides about its body. `None` also if
    /// it is to be computed again, to be compared.
    pub fn get<'t>(
        &self,
        key: &TextKey,
        place: impl FnOnce() -> TextPlace<'t>,
        is_valid: impl FnOnce(&[u8]) -> bool,
    ) -> Option<Value> {
        if is_checked(self.check, self.seed, &key.0) {
            return None;
        }
        let (time, value) = self.find(key, place)?;
        if value.is_foreign && !is_valid(&value.body) {
            return None;
        }
        self.known.fetch_add(1, Ordering::Relaxed);
        self.saved.fetch_add(time, Ordering::Relaxed);
        Some(value)
    }

    /// Returns what was kept for a text that is computed again, to be compared.
    pub(crate) fn checked<'t>(
        &self,
        key: &TextKey,
        place: impl FnOnce() -> TextPlace<'t>,
    ) -> Option<Value> {
        let is_checked = is_checked(self.check, self.seed, &key.0);
        is_checked
            .then(|| self.find(key, place))?
            .map(|(_, kept)| kept)
    }

    fn find<'t>(
        &self,
        key: &TextKey,
        place: impl FnOnce() -> TextPlace<'t>,
    ) -> Option<(u64, Value)> {
        let mut entry = self.store.get(&key.0)?;
        if entry.head == [PLACED] {
            entry = self.store.get(&key.at(&place()).0)?;
        }
        let rest = entry.head.split_last();
        let (_, rest) = rest.filter(|(kind, _)| **kind == VALUE)?;
        let (head, time) = rest.split_last_chunk()?;
        let (length, time) = (head.len(), u64::from_le_bytes(*time));
        entry.head.truncate(length);
        Some((time, entry))
    }

    /// Keeps what came of a text in this time, as the head and the body of a value; with `shows_place`, at this place alone. It is
    /// compared with what was kept before, if it was computed again for that.
    pub fn put<'t>(
        &self,
        key: &TextKey,
        place: impl Fn() -> TextPlace<'t>,
        shows_place: bool,
        (head, body): (&[u8], &[u8]),
        time: Duration,
    ) {
        let name = place().name;
        if let Some(kept) = self.checked(key, &place)
            && (&*kept.head, &*kept.body) != (head, body)
        {
            self.add_mismatch(name);
        }
        let key = if shows_place {
            self.store.put(&key.0, &[PLACED], &[]);
            key.at(&place())
        } else {
            *key
        };
        let head = [head, &nanoseconds(time).to_le_bytes(), &[VALUE]].concat();
        self.store.put(&key.0, &head, body);
        if self.recorded.fetch_add(1, Ordering::Relaxed) == 0 {
            let parts: Vec<u8> = self.parts.iter().flat_map(|part| part.0).collect();
            self.store.put(&nearest(name), &[], &parts);
        }
    }

    /// Notes that what came of a text with this name is not what was kept.
    pub(crate) fn add_mismatch(&self, name: &str) {
        let mismatch = format!(
            "'{name}': the result is not what the cache has: a pass depends on something that it does not declare"
        );
        lock(&self.mismatches).push(mismatch);
    }

    /// Explains that nothing is kept, for this reason.
    pub fn refuse(&self, reason: &str) {
        self.explain(|explanation| explanation.refuse("texts", reason));
    }

    /// Explains why a text with this key and name is not known.
    pub fn miss(&self, key: &TextKey, name: &str) {
        if is_checked(self.check, self.seed, &key.0) && self.store.get(&key.0).is_some() {
            let reason = "are computed again to be compared".to_owned();
            return self
                .explain(|explanation| explanation.miss("texts", || name.to_owned(), reason));
        }
        let nearest = self.store.get(&nearest(name)).unwrap_or_default();
        let pairs = self.parts.iter().zip(nearest.body.chunks(32));
        let differing = pairs.zip(PARTS).find(|((own, other), _)| own.0 != **other);
        let reason = match differing {
            _ if nearest.body.is_empty() => "have no entry for the file".to_owned(),
            Some((_, part)) => format!("differ from the nearest entry: {part}"),
            None => "differ from the nearest entry: the text".to_owned(),
        };
        self.explain(|explanation| explanation.miss("texts", || name.to_owned(), reason));
    }

    fn explain(&self, add: impl FnOnce(&mut Explanation)) {
        add(&mut lock(&self.explanation));
    }

    /// Returns how many texts were known, and why others were not, as lines.
    pub fn explanation(&self) -> String {
        let load = |number: &AtomicU64| number.load(Ordering::Relaxed);
        let saved = load(&self.saved) as f64 / 1e6;
        let (known, recorded) = (load(&self.known), load(&self.recorded));
        let explanation = lock(&self.explanation);
        format!(
            "cache: known texts: {known}, recorded: {recorded}, saved: {saved:.1} ms\n{explanation}"
        )
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
}

/// Returns the key under which the parts of the key of the last run on a file are kept.
fn nearest(name: &str) -> Hash {
    Hash::of_list([&b"nearest text"[..], name.as_bytes()])
}

/// Returns a number that differs between runs, by which results to be checked are chosen.
pub(crate) fn seed() -> u64 {
    let seed = std::time::UNIX_EPOCH.elapsed().unwrap_or_default();
    seed.as_nanos() as u64
}

/// Returns whether the result of a key is among the share that is computed again.
pub(crate) fn is_checked(share: f64, seed: u64, key: &Hash) -> bool {
    if share <= 0.0 {
        return false;
    }
    let mut hasher = DefaultHasher::new();
    (seed, key).hash(&mut hasher);
    (hasher.finish() as f64 / u64::MAX as f64) < share
}
