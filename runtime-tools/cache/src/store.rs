//! The store: a folder of segments or a server, and the entries of this run.

use std::collections::HashMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, mpsc};
use std::thread::{self, JoinHandle};
use std::time::{Duration, SystemTime};

use crate::Hash;
use crate::remote::Remote;
use crate::segment::{self, Damage, Segment, SegmentWriter};
use crate::value::{PackedValue, PendingValue, Value, unpack};

/// The entries of this run that are held in memory before they are written.
const MAX_PENDING: usize = 256 << 20;
/// The size of the entries that are written at once while a run goes on.
const BATCH: usize = 256 << 10;
/// With more segments than this, the small ones are merged.
const MAX_SEGMENTS: usize = 48;
/// A segment that was used this long ago is marked as used.
const TOUCH_AFTER: Duration = Duration::from_secs(60);
/// A file that a process may still be writing.
const UNFINISHED: Duration = Duration::from_secs(3600);

/// What was noted of a program this long ago is found anew, and a segment of an earlier version that nobody has used since is removed.
const FORGOTTEN: Duration = Duration::from_secs(30 * 24 * 3600);
/// The bytes of segments that are merged at once, in memory.
const MAX_MERGED: u64 = 256 << 20;

/// Entries by their keys, in memory and in a folder. What cannot be read is missing, with a warning.
pub(crate) struct Store {
    folder: Option<PathBuf>,
    limit: u64,
    remote: Option<Remote>,
    segments: Vec<Segment>,
    /// Whether each segment had an entry that was asked for.
    used: Vec<AtomicBool>,
    pending: Mutex<Pending>,
    warnings: Mutex<Vec<String>>,
    /// The number of entries that could not be used.
    damaged: AtomicUsize,
}

struct Entry {
    key: Hash,
    value: Arc<PendingValue>,
    /// Unless the thread that writes the entry computes it.
    checksum: Option<Hash>,
}

#[derive(Default)]
struct Pending {
    entries: HashMap<Hash, Arc<PendingValue>>,
    bytes: usize,
    /// The entries that are not being written.
    batch: Vec<Entry>,
    batch_bytes: usize,
    writer: Option<WriterThread>,
}

impl Pending {
    /// Sends entries to the thread that writes them, which is started for the first ones.
    fn send_batch(&mut self, folder: &Path) {
        self.writer = self.writer.take().or_else(|| WriterThread::start(folder));
        if let Some(writer) = &self.writer {
            self.batch_bytes = 0;
            // A thread that has failed says why in the end.
            let _ = writer.batches.send(std::mem::take(&mut self.batch));
        }
    }
}

/// A thread that writes entries into a segment while the run goes on.
struct WriterThread {
    batches: mpsc::Sender<Vec<Entry>>,
    thread: JoinHandle<io::Result<()>>,
}

impl WriterThread {
    /// Starts the thread. `None` if there is none to be had.
    fn start(folder: &Path) -> Option<Self> {
        let (batches, received) = mpsc::channel::<Vec<Entry>>();
        let folder = folder.to_owned();
        let write = move || write_segment(&folder, received.into_iter().flatten());
        let thread = thread::Builder::new().spawn(write).ok()?;
        Some(Self { batches, thread })
    }

    /// Waits until all is written.
    fn finish(self) -> io::Result<()> {
        drop(self.batches);
        let panicked = |_| Err(io::Error::other("a thread panicked"));
        self.thread.join().unwrap_or_else(panicked)
    }
}

fn write_segment(folder: &Path, entries: impl IntoIterator<Item = Entry>) -> io::Result<()> {
    let mut writer = SegmentWriter::new(folder)?;
    for entry in entries {
        let packed = entry.value.packed();
        let checksum = entry.checksum;
        let parts = packed.parts();
        let checksum = checksum.unwrap_or_else(|| segment::checksum(&entry.key, parts));
        writer.push(entry.key, parts, checksum)?;
    }
    writer.finish().map(drop)
}

impl Store {
    /// Opens the store in a folder, which is created; without a folder and a server, everything is in memory. After each run, the
    /// segments that were not used for the longest time are removed until the others have at most `limit` bytes.
    pub(crate) fn open(
        folder: Option<&Path>,
        limit: u64,
        remote: Option<Remote>,
    ) -> io::Result<Self> {
        let store = |segments: Vec<Segment>, warnings| Self {
            folder: folder.map(Path::to_owned),
            limit,
            remote,
            used: segments.iter().map(|_| AtomicBool::new(false)).collect(),
            segments,
            pending: Mutex::default(),
            warnings: Mutex::new(warnings),
            damaged: AtomicUsize::new(0),
        };
        let Some(folder) = folder else {
            return Ok(store(Vec::new(), Vec::new()));
        };
        fs::create_dir_all(folder)?;
        let (segments, damaged) = open_segments(folder)?;
        let store = store(segments, Vec::new());
        for path in damaged {
            store.warn(&path, "is no segment of a cache, or is cut");
        }
        Ok(store)
    }

    pub(crate) fn get(&self, key: &Hash) -> Option<Value> {
        let remote = || {
            let remote = self.remote.as_ref()?;
            unpack(&remote.get(key, &|warning| self.note(warning))?)
        };
        self.get_local(key).or_else(remote)
    }

    /// Returns an entry that no other machine needs.
    pub(crate) fn get_local(&self, key: &Hash) -> Option<Value> {
        let pending = lock(&self.pending).entries.get(key).map(Arc::clone);
        if let Some(pending) = pending {
            return pending.value();
        }
        for (segment, used) in self.segments.iter().zip(&self.used) {
            let found = segment.get(key);
            match found.map(|found| found.map(|packed| unpack(&packed))) {
                Ok(None) => {}
                Ok(Some(Some(value))) => {
                    used.store(true, Ordering::Relaxed);
                    return Some(value);
                }
                Ok(Some(None)) | Err(_) => {
                    self.warn(&segment.path, "has an entry that is not as it was written");
                }
            }
        }
        None
    }

    pub(crate) fn put(&self, key: Hash, head: &[u8], body: &[u8]) {
        let is_stored = self.folder.is_some() || self.remote.is_some();
        self.insert(key, PendingValue::new(head, body, is_stored), None);
    }

    /// Puts an entry in its stored form.
    pub(crate) fn put_packed(&self, key: Hash, packed: PackedValue) {
        // Threads share this work, and one thread writes.
        let checksum = self
            .folder
            .is_some()
            .then(|| segment::checksum(&key, packed.parts()));
        self.insert(key, PendingValue::Packed(packed), checksum);
    }

    fn insert(&self, key: Hash, value: PendingValue, checksum: Option<Hash>) {
        let is_stored = self.folder.is_some() || self.remote.is_some();
        let bytes = value.len() + 64;
        let value = Arc::new(value);
        let mut pending = lock(&self.pending);
        pending.bytes += bytes;
        pending.entries.insert(key, Arc::clone(&value));
        if let Some(folder) = &self.folder {
            pending.batch.push(Entry {
                key,
                value,
                checksum,
            });
            pending.batch_bytes += bytes;
            if pending.batch_bytes > BATCH {
                pending.send_batch(folder);
            }
        }
        // Without a folder or a server there is no other place for it.
        if pending.bytes > MAX_PENDING && is_stored {
            let full = std::mem::take(&mut *pending);
            drop(pending);
            self.write(full);
        }
    }

    pub(crate) fn has_server(&self) -> bool {
        self.remote.is_some()
    }

    /// Keeps an entry that no other machine needs.
    pub(crate) fn put_local(&self, key: Hash, body: &[u8]) {
        if self.remote.is_none() {
            self.put(key, &[], body);
        }
    }

    /// Counts the time of a known execution.
    pub(crate) fn add_saved_time(&self, nanoseconds: u64) {
        if let Some(remote) = &self.remote {
            remote.add_saved_time(nanoseconds);
        }
    }

    /// Returns the reason why nothing is known, which for a folder is this one.
    pub(crate) fn explain_miss(&self, of_folder: &'static str) -> String {
        let remote = self.remote.as_ref();
        remote.map_or(of_folder, Remote::explain_miss).to_owned()
    }

    /// Notes that a file, or an entry of it, cannot be used.
    pub(crate) fn warn(&self, path: &Path, what: &str) {
        self.damaged.fetch_add(1, Ordering::Relaxed);
        self.note(format!(
            "'{}' {what}: its results are computed again",
            path.display()
        ));
    }

    fn note(&self, warning: String) {
        let mut warnings = lock(&self.warnings);
        if !warnings.contains(&warning) {
            warnings.push(warning);
        }
    }

    pub(crate) fn take_warnings(&self) -> Vec<String> {
        std::mem::take(&mut *lock(&self.warnings))
    }

    /// Writes the entries of this run, and keeps the number and the size of segments within limits. An error is a warning: the
    /// entries are lost, and nothing else.
    pub(crate) fn flush(&self) {
        if self.folder.is_none() && self.remote.is_none() {
            return;
        }
        let pending = std::mem::take(&mut *lock(&self.pending));
        let has_written = !pending.entries.is_empty();
        if has_written {
            self.write(pending);
        }
        let Some(folder) = &self.folder else { return };
        let now = SystemTime::now();
        for (segment, used) in self.segments.iter().zip(&self.used) {
            if used.load(Ordering::Relaxed) {
                touch(&segment.path, now);
            }
        }
        if has_written && let Err(error) = prune(folder, self.limit) {
            lock(&self.warnings).push(unwritten(folder, &error));
        }
    }

    fn write(&self, pending: Pending) {
        if let Some(remote) = &self.remote {
            let entries = pending.entries.iter();
            let entries = entries.map(|(key, value)| (key, value.packed().parts().concat().into()));
            remote.put_all(entries, &|warning| self.note(warning));
        }
        let Some(folder) = &self.folder else { return };
        let written = match pending.writer {
            Some(writer) => {
                let _ = writer.batches.send(pending.batch);
                writer.finish()
            }
            None => write_segment(folder, pending.batch),
        };
        if let Err(error) = written {
            lock(&self.warnings).push(unwritten(folder, &error));
        }
    }
}

fn unwritten(folder: &Path, error: &io::Error) -> String {
    format!(
        "cannot write to the cache in '{}': {error}",
        folder.display()
    )
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Opens the segments of a folder, and returns the files that are not segments as well. A file that another process removes
/// meanwhile is left out.
fn open_segments(folder: &Path) -> io::Result<(Vec<Segment>, Vec<PathBuf>)> {
    let (mut segments, mut damaged) = (Vec::new(), Vec::new());
    for path in own_files(folder, "seg")? {
        match Segment::open(&path) {
            Ok(segment) => segments.push(segment),
            Err(Some(_)) if segment::has_own_format(&path) => damaged.push(path),
            Err(_) => {}
        }
    }
    Ok((segments, damaged))
}

/// Returns the files with an extension whose names are those that the store gives. The folder may have files of others.
fn own_files(folder: &Path, extension: &str) -> io::Result<Vec<PathBuf>> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        let is_own = match extension {
            "tmp" => stem.starts_with(segment::UNFINISHED_PREFIX),
            _ => stem.len() == 64 && stem.bytes().all(|digit| digit.is_ascii_hexdigit()),
        };
        if is_own && path.extension().is_some_and(|found| found == extension) {
            paths.push(path);
        }
    }
    paths.sort();
    Ok(paths)
}

/// Marks a segment as used now, unless that was done a short time ago.
fn touch(path: &Path, now: SystemTime) {
    let is_old = |modified: SystemTime| {
        let age = now.duration_since(modified);
        age.is_ok_and(|age| age > TOUCH_AFTER)
    };
    let modified = fs::metadata(path).and_then(|metadata| metadata.modified());
    if modified.is_ok_and(is_old) {
        // A mark that cannot be made makes the segment look older than it is.
        let file = fs::File::options().append(true).open(path);
        let _ = file.and_then(|file| file.set_modified(now));
    }
}

fn age(path: &Path) -> Duration {
    let modified = fs::metadata(path).and_then(|metadata| metadata.modified());
    let age = modified.ok().and_then(|modified| modified.elapsed().ok());
    age.unwrap_or_default()
}

/// Removes what interrupted processes have left, merges small segments if there are many, and removes those that were not used for
/// the longest time until the others have at most `limit` bytes. Returns the number of bytes that were removed.
pub(crate) fn prune(folder: &Path, limit: u64) -> io::Result<u64> {
    for (extension, kept) in [("tmp", UNFINISHED), ("tool", FORGOTTEN)] {
        for path in own_files(folder, extension)? {
            if age(&path) > kept {
                remove(&path)?;
            }
        }
    }
    let (mut segments, mut unused) = open_segments(folder)?;
    // An earlier version of the tool may be in use.
    let is_forgotten = |path: &PathBuf| segment::has_earlier_format(path) && age(path) > FORGOTTEN;
    unused.extend(own_files(folder, "seg")?.into_iter().filter(is_forgotten));
    let mut removed = 0;
    for path in unused {
        removed += fs::metadata(&path).map_or(0, |metadata| metadata.len());
        remove(&path)?;
    }
    // The age of a file changes while others are compared with it.
    segments.sort_by_cached_key(|segment| age(&segment.path));
    let mut total: u64 = segments.iter().map(|segment| segment.size).sum();
    while total > limit
        && let Some(oldest) = segments.pop()
    {
        remove(&oldest.path)?;
        total -= oldest.size;
        removed += oldest.size;
    }
    if segments.len() > MAX_SEGMENTS {
        // Large ones stay apart, so that they can be removed one by one.
        segments.retain(|segment| segment.size <= limit / 16);
        segments.sort_by_key(|segment| segment.size);
        segments.truncate(segments.len().saturating_sub(MAX_SEGMENTS / 4));
        let mut bytes = 0;
        segments.retain(|segment| {
            bytes += segment.size;
            bytes <= MAX_MERGED
        });
        merge(folder, segments)?;
    }
    Ok(removed)
}

/// Makes one segment of several. Two processes that do that at the same time have the same result.
fn merge(folder: &Path, segments: Vec<Segment>) -> io::Result<()> {
    let modified = |segment: &Segment| fs::metadata(&segment.path)?.modified();
    // It is as old as the oldest of them, so that what nobody uses does not become young.
    let oldest = segments.iter().filter_map(|segment| modified(segment).ok());
    let oldest = oldest.min();
    let mut writer = SegmentWriter::new(folder)?;
    for segment in &segments {
        for (key, value) in segment.entries().into_iter().flatten() {
            if let Ok(value) = value {
                writer.push(key, [&*value], segment::checksum(&key, [&*value]))?;
            }
        }
    }
    let merged = writer.finish()?;
    if let Some(oldest) = oldest {
        let file = fs::File::options().append(true).open(&merged)?;
        file.set_modified(oldest)?;
    }
    for segment in segments {
        if segment.path != merged {
            remove(&segment.path)?;
        }
    }
    Ok(())
}

fn remove(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        // Another process was first.
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        result => result,
    }
}

/// The contents of a store.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct StoreStats {
    /// The number of files.
    pub files: u64,
    /// The number of entries.
    pub entries: u64,
    /// The size of the files.
    pub bytes: u64,
    /// The number of files or entries that cannot be used.
    pub damaged: u64,
}

/// Returns what a folder holds; with `verify`, after reading each entry.
///
/// # Errors
///
/// If the folder cannot be read.
pub fn stats(folder: &Path, verify: bool) -> io::Result<StoreStats> {
    let (segments, damaged) = open_segments(folder)?;
    let mut stats = StoreStats {
        damaged: damaged.len() as u64,
        ..StoreStats::default()
    };
    for segment in segments {
        stats.files += 1;
        stats.entries += segment.len();
        stats.bytes += segment.size;
        if verify {
            stats.damaged += match segment.entries() {
                Ok(entries) => entries.filter(|(_, value)| value.is_err()).count() as u64,
                Err(Damage::File | Damage::Entry) => 1,
            };
        }
    }
    Ok(stats)
}
