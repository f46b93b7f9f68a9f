//! Results that a server keeps. In front of it is the memory of the run.

use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::Hash;
use crate::balance::nanoseconds;
use crate::segment::checksum;

/// The time for which a server is tried before it is judged.
const TRIAL: u64 = 500_000_000;
/// The requests at a time, when the results of a run are sent.
const SENDERS: usize = 8;
/// The time that sending the results of a run may take.
const MAX_SENDING: Duration = Duration::from_secs(60);
/// The bytes of answers that are held in memory.
const MAX_MEMORY: usize = 256 << 20;

/// A store of entries that many machines share, such as a server.
///
/// Entries are checked by a hash, and errors cost nothing but time. Each call must end: an implementation limits the time of a
/// request.
///
/// ```
/// use std::collections::HashMap;
/// use std::sync::{Arc, Mutex};
/// use std::time::Duration;
/// use pass_cache::{CacheConfig, Hash, RemoteError, RemoteStore, TextCache, TextPlace};
///
/// #[derive(Debug, Default)]
/// struct Table(Mutex<HashMap<Hash, Vec<u8>>>);
///
/// impl RemoteStore for Table {
///     fn name(&self) -> String {
///         "the table".to_owned()
///     }
///     fn get(&self, key: &Hash) -> Result<Option<Vec<u8>>, RemoteError> {
///         Ok(self.0.lock().unwrap().get(key).cloned())
///     }
///     fn put(&self, key: &Hash, value: &[u8]) -> Result<(), RemoteError> {
///         self.0.lock().unwrap().insert(*key, value.to_vec());
///         Ok(())
///     }
/// }
///
/// let config = CacheConfig::on_server(Arc::new(Table::default()), Some("tool 1".to_owned()));
/// let place = || TextPlace { name: "a.mlir", line: 1, column: 1, around: None };
/// let first = TextCache::open(&config, "the dialects", "--cse")?;
/// let key = first.key(b"func.func @f");
/// first.put(&key, place, false, (b"", b"the result"), Duration::ZERO);
/// first.flush();
/// let second = TextCache::open(&config, "the dialects", "--cse")?;
/// assert_eq!(second.get(&key, place).unwrap().body, b"the result");
/// # Ok::<(), std::io::Error>(())
/// ```
pub trait RemoteStore: fmt::Debug + Send + Sync {
    /// Returns its name in messages, which has no credentials.
    fn name(&self) -> String;

    /// Returns the value of a key. `None` if there is none.
    ///
    /// # Errors
    ///
    /// If the value cannot be used, or the store not be asked.
    fn get(&self, key: &Hash) -> Result<Option<Vec<u8>>, RemoteError>;

    /// Keeps the value of a key, in place of another one.
    ///
    /// # Errors
    ///
    /// If the value cannot be kept, or no value can.
    fn put(&self, key: &Hash, value: &[u8]) -> Result<(), RemoteError>;
}

/// An error of a store that many machines share. The texts follow its name in a warning, such as "does not answer".
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RemoteError {
    /// This entry cannot be read or written.
    Entry(String),
    /// The store cannot be used, and is not asked again in this run.
    Store(String),
}

impl fmt::Display for RemoteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (Self::Entry(text) | Self::Store(text)) = self;
        f.write_str(text)
    }
}

impl std::error::Error for RemoteError {}

/// A shared store in a run. It is asked once for each key, and no more after an error.
pub(crate) struct Remote {
    store: Arc<dyn RemoteStore>,
    /// True if the time that it takes does not count.
    is_always_asked: bool,
    answers: Mutex<Answers>,
    can_read: AtomicBool,
    can_write: AtomicBool,
    /// The time that answers took, in nanoseconds.
    waited: AtomicU64,
    /// The time that known results would have taken.
    saved: AtomicU64,
}

#[derive(Default)]
struct Answers {
    values: HashMap<Hash, Option<Vec<u8>>>,
    bytes: usize,
}

impl Remote {
    pub(crate) fn new(store: Arc<dyn RemoteStore>, is_always_asked: bool) -> Self {
        Self {
            store,
            is_always_asked,
            answers: Mutex::default(),
            can_read: AtomicBool::new(true),
            can_write: AtomicBool::new(true),
            waited: AtomicU64::new(0),
            saved: AtomicU64::new(0),
        }
    }

    pub(crate) fn add_saved_time(&self, nanoseconds: u64) {
        self.saved.fetch_add(nanoseconds, Ordering::Relaxed);
    }

    /// Estimates whether asking takes less time than known results save.
    fn is_worthwhile(&self) -> bool {
        let waited = self.waited.load(Ordering::Relaxed);
        self.is_always_asked || waited < TRIAL || waited <= self.saved.load(Ordering::Relaxed)
    }

    /// Returns the reason why a result is not known, in the words of an explanation.
    pub(crate) fn explain_miss(&self) -> &'static str {
        if !self.can_read.load(Ordering::Relaxed) {
            "are not asked for: the server cannot be used"
        } else if self.is_worthwhile() {
            "have no entry on the server"
        } else {
            "are not asked for: the server takes longer than results save"
        }
    }

    /// Returns the entry of a key. `warn` gets what is wrong with the store.
    pub(crate) fn get(&self, key: &Hash, warn: &dyn Fn(String)) -> Option<Vec<u8>> {
        if let Some(known) = lock(&self.answers).values.get(key) {
            return known.clone();
        }
        if !self.can_read.load(Ordering::Relaxed) || !self.is_worthwhile() {
            return None;
        }
        let start = Instant::now();
        let answer = self.store.get(key);
        let time = nanoseconds(start.elapsed());
        self.waited.fetch_add(time, Ordering::Relaxed);
        let value = match answer {
            Ok(Some(value)) => self.verify_entry(key, value, warn),
            Ok(None) => None,
            Err(RemoteError::Entry(reason)) => {
                warn(self.message(&reason, "its result is computed again"));
                None
            }
            Err(RemoteError::Store(reason)) => {
                self.can_write.store(false, Ordering::Relaxed);
                if self.can_read.swap(false, Ordering::Relaxed) {
                    warn(self.message(&reason, "it is not used in this run"));
                }
                return None;
            }
        };
        let mut answers = lock(&self.answers);
        answers.bytes += value.as_ref().map_or(0, Vec::len) + 64;
        if answers.bytes <= MAX_MEMORY {
            answers.values.insert(*key, value.clone());
        }
        value
    }

    fn verify_entry(
        &self,
        key: &Hash,
        mut bytes: Vec<u8>,
        warn: &dyn Fn(String),
    ) -> Option<Vec<u8>> {
        let hash = bytes.first_chunk().copied().map(Hash);
        let value = bytes.split_off(bytes.len().min(32));
        if hash == Some(checksum(key, [&*value])) {
            return Some(value);
        }
        let reason = "has an entry that is not as it was written";
        warn(self.message(reason, "its result is computed again"));
        None
    }

    /// Sends entries, several at a time. What cannot be sent in time is lost, and `warn` gets the reason.
    pub(crate) fn put_all<'e>(
        &self,
        entries: impl Iterator<Item = (&'e Hash, Cow<'e, [u8]>)> + Send,
        warn: &(dyn Fn(String) + Sync),
    ) {
        let (start, entries) = (Instant::now(), Mutex::new(entries));
        let send = || {
            while self.can_write.load(Ordering::Relaxed) {
                let Some((key, value)) = lock(&entries).next() else {
                    break;
                };
                let body = [&checksum(key, [&*value]).0, &*value].concat();
                let result = match self.store.put(key, &body) {
                    Ok(()) if start.elapsed() > MAX_SENDING => {
                        let reason = format!("takes more than {MAX_SENDING:?} for the results");
                        Err(RemoteError::Store(reason))
                    }
                    result => result,
                };
                match result {
                    Ok(()) => {}
                    Err(RemoteError::Entry(reason)) => {
                        warn(self.message(&reason, "its result is not kept"));
                    }
                    Err(RemoteError::Store(reason)) => {
                        if self.can_write.swap(false, Ordering::Relaxed) {
                            warn(self.message(&reason, "results of this run are not kept"));
                        }
                    }
                }
            }
        };
        std::thread::scope(|scope| {
            for _ in 1..SENDERS {
                // Fewer threads take longer.
                let _ = std::thread::Builder::new().spawn_scoped(scope, send);
            }
            send();
        });
    }

    fn message(&self, reason: &str, outcome: &str) -> String {
        format!("the cache at '{}' {reason}: {outcome}", self.store.name())
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests;
