//! The store of entries: each is a file of a folder, or all are in memory for one run.
//!
//! ```text
//! FOLDER/ab/cdef..    the entry whose key is abcdef.. in hexadecimal digits:
//!     a hash of the rest under the key, 32 bytes
//!     the machine that wrote it, 8 bytes of a hash
//!     the length of the head, the head, the body
//! ```
//!
//! A file is written beside its place and renamed, so that it appears as a whole. Nothing is locked or synchronized to disk: what is
//! lost or damaged is computed again.

use std::collections::HashMap;
use std::fs::{self, Metadata};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, SystemTime};

use pass_runtime::lock;

use crate::Hash;
use crate::bytes::{Reader, push_bytes};

/// An entry that was used this long ago is marked as used.
const TOUCH_AFTER: Duration = Duration::from_secs(3600);
/// A temporary file of this age is not being written any more.
const UNFINISHED: Duration = Duration::from_secs(3600);
/// What was noted of a program this long ago is found anew.
const FORGOTTEN: Duration = Duration::from_secs(30 * 24 * 3600);
/// The number of subfolders, among which hashes are spread evenly.
const SUBFOLDERS: u64 = 256;

/// What is kept under a key.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Value {
    /// A few bytes about the body.
    pub head: Vec<u8>,
    /// The result.
    pub body: Vec<u8>,
    /// True if another machine or another user wrote it.
    pub is_foreign: bool,
}

/// Entries by their keys. What cannot be read is missing, with a warning.
pub(crate) struct Store {
    place: Place,
    limit: u64,
    warnings: Mutex<Vec<String>>,
    /// The folder of the last entry that was written.
    written: Mutex<Option<PathBuf>>,
    /// True after an entry could not be written.
    is_unwritable: AtomicBool,
}

enum Place {
    Memory(Mutex<Memory>),
    Folder(PathBuf, Machine),
}

#[derive(Default)]
struct Memory {
    entries: HashMap<Hash, Value>,
    bytes: u64,
}

impl Store {
    /// Opens the store in a folder, which is created; without a folder, everything is in memory. Entries that were not used for the
    /// longest time are removed while there are more than `limit` bytes.
    pub(crate) fn open(folder: Option<&Path>, limit: u64) -> io::Result<Self> {
        let place = match folder {
            Some(folder) => {
                fs::create_dir_all(folder)?;
                fs::read_dir(folder)?;
                Place::Folder(folder.to_owned(), Machine::this())
            }
            None => Place::Memory(Mutex::default()),
        };
        Ok(Self {
            place,
            limit,
            warnings: Mutex::default(),
            written: Mutex::default(),
            is_unwritable: AtomicBool::new(false),
        })
    }

    pub(crate) fn get(&self, key: &Hash) -> Option<Value> {
        let (folder, machine) = match &self.place {
            Place::Memory(memory) => return lock(memory).entries.get(key).cloned(),
            Place::Folder(folder, machine) => (folder, machine),
        };
        let path = path_of(folder, key);
        match read(&path, key, machine) {
            Ok(value) => value,
            Err(what) => {
                self.warn(format!(
                    "'{}' {what}: its result is computed again",
                    path.display()
                ));
                None
            }
        }
    }

    pub(crate) fn put(&self, key: &Hash, head: &[u8], body: &[u8]) {
        match &self.place {
            Place::Memory(memory) => lock(memory).put(*key, head, body, self.limit),
            Place::Folder(folder, machine) => {
                if self.is_unwritable.load(Ordering::Relaxed) {
                    return;
                }
                let path = path_of(folder, key);
                match write(folder, &path, key, machine, (head, body)) {
                    Ok(()) => *lock(&self.written) = path.parent().map(Path::to_owned),
                    Err(error) => {
                        self.is_unwritable.store(true, Ordering::Relaxed);
                        self.warn(unwritten(folder, &error));
                    }
                }
            }
        }
    }

    pub(crate) fn take_warnings(&self) -> Vec<String> {
        std::mem::take(&mut *lock(&self.warnings))
    }

    /// Keeps the folder within its limit, after something was written. One of its parts tells its size, since keys are spread evenly.
    pub(crate) fn flush(&self) {
        let (Place::Folder(folder, _), Some(part)) = (&self.place, lock(&self.written).take())
        else {
            return;
        };
        let files = fs::read_dir(part).into_iter().flatten().flatten();
        let sizes = files.filter_map(|file| Some(file.metadata().ok()?.len()));
        let estimate = sizes.sum::<u64>().saturating_mul(SUBFOLDERS);
        // Room for further runs.
        if estimate > self.limit
            && let Err(error) = prune(folder, self.limit / 10 * 9)
        {
            self.warn(unwritten(folder, &error));
        }
    }

    fn warn(&self, warning: String) {
        let mut warnings = lock(&self.warnings);
        if !warnings.contains(&warning) {
            warnings.push(warning);
        }
    }
}

impl Memory {
    /// Puts an entry, after dropping all others if there would be too many bytes.
    fn put(&mut self, key: Hash, head: &[u8], body: &[u8], limit: u64) {
        let bytes = (head.len() + body.len() + 64) as u64;
        if self.bytes + bytes > limit {
            *self = Self::default();
        }
        self.bytes += bytes;
        let value = Value {
            head: head.to_vec(),
            body: body.to_vec(),
            is_foreign: false,
        };
        self.entries.insert(key, value);
    }
}

fn unwritten(folder: &Path, error: &io::Error) -> String {
    format!(
        "cannot write to the cache in '{}': {error}",
        folder.display()
    )
}

fn path_of(folder: &Path, key: &Hash) -> PathBuf {
    let name = key.to_string();
    let (subfolder, file) = name.split_at(2);
    folder.join(subfolder).join(file)
}

/// Returns an entry, or what is wrong with its file.
fn read(path: &Path, key: &Hash, machine: &Machine) -> Result<Option<Value>, String> {
    // A named pipe would be waited for, and a link may lead anywhere.
    let metadata = match fs::symlink_metadata(path) {
        Ok(metadata) if metadata.is_file() => metadata,
        Ok(_) => return Err("is no file".to_owned()),
        Err(_) => return Ok(None),
    };
    let bytes = match fs::read(path) {
        Ok(bytes) => bytes,
        // Another process has removed it.
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(format!("cannot be read, {error}")),
    };
    let decoded = decode(key, &bytes).ok_or("is not as it was written")?;
    let (writer, mut value) = decoded;
    value.is_foreign = writer != machine.tag || machine.is_other_user(&metadata);
    let now = SystemTime::now();
    if age(&metadata, now) > TOUCH_AFTER {
        // Without the right to do it, the entry is removed earlier than others.
        let _ = fs::File::open(path).and_then(|file| file.set_modified(now));
    }
    Ok(Some(value))
}

fn decode(key: &Hash, bytes: &[u8]) -> Option<([u8; 8], Value)> {
    let (hash, rest) = bytes.split_first_chunk::<32>()?;
    if Hash::keyed(key, [rest]).0 != *hash {
        return None;
    }
    let (writer, rest) = rest.split_first_chunk()?;
    let mut reader = Reader(rest);
    let value = Value {
        head: reader.bytes()?.to_vec(),
        body: reader.0.to_vec(),
        is_foreign: false,
    };
    Some((*writer, value))
}

fn write(
    folder: &Path,
    path: &Path,
    key: &Hash,
    machine: &Machine,
    (head, body): (&[u8], &[u8]),
) -> io::Result<()> {
    let mut start = machine.tag.to_vec();
    push_bytes(&mut start, head);
    let mut file = create_temporary(folder)?;
    let hash = Hash::keyed(key, [&*start, body]);
    file.write_all(&[&hash.0, &*start, body].concat())?;
    let Err(error) = file.persist(path) else {
        return Ok(());
    };
    // It is the first one in its subfolder.
    fs::create_dir_all(path.parent().unwrap_or(folder))?;
    error.file.persist(path)?;
    Ok(())
}

/// Creates a file that other users may read, if the process allows that for its files.
pub(crate) fn create_temporary(folder: &Path) -> io::Result<tempfile::NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder.prefix(TEMPORARY).tempfile_in(folder)
}

const TEMPORARY: &str = ".passwright-";

/// The machine and the user of this process, whose entries need no further check.
struct Machine {
    tag: [u8; 8],
    #[cfg(unix)]
    user: u32,
}

impl Machine {
    fn this() -> Self {
        let names = ["/etc/machine-id", "/proc/sys/kernel/hostname"];
        let name = names.iter().find_map(|name| fs::read(name).ok());
        let hash = Hash::of(&name.unwrap_or_default());
        Self {
            tag: hash.leading().to_be_bytes(),
            #[cfg(unix)]
            user: rustix::process::geteuid().as_raw(),
        }
    }

    #[cfg(unix)]
    fn is_other_user(&self, metadata: &Metadata) -> bool {
        std::os::unix::fs::MetadataExt::uid(metadata) != self.user
    }

    #[cfg(not(unix))]
    fn is_other_user(&self, _: &Metadata) -> bool {
        false
    }
}

fn age(metadata: &Metadata, now: SystemTime) -> Duration {
    let modified = metadata.modified().unwrap_or(now);
    now.duration_since(modified).unwrap_or_default()
}

/// A file of an entry, or one that a process has left.
struct StoredFile {
    path: PathBuf,
    metadata: Metadata,
}

/// Returns the files of a folder whose names are those that the store gives, and that may be removed at any time. The folder may have
/// files of others.
fn files_of(folder: &Path) -> io::Result<(Vec<StoredFile>, Vec<StoredFile>)> {
    let (mut entries, mut others) = (Vec::new(), Vec::new());
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let is_tool = name
            .strip_suffix(".tool")
            .is_some_and(|stem| is_hash(stem, 64));
        if is_tool || name.starts_with(TEMPORARY) {
            push_file(&mut others, path);
        } else if is_hash(&name, 2) && fs::symlink_metadata(&path)?.is_dir() {
            for entry in fs::read_dir(&path)? {
                let path = entry?.path();
                if is_hash(&path.file_name().unwrap_or_default().to_string_lossy(), 62) {
                    push_file(&mut entries, path);
                }
            }
        }
    }
    Ok((entries, others))
}

/// Adds a file, unless another process has removed it.
fn push_file(files: &mut Vec<StoredFile>, path: PathBuf) {
    let metadata = fs::symlink_metadata(&path).ok();
    if let Some(metadata) = metadata.filter(Metadata::is_file) {
        files.push(StoredFile { path, metadata });
    }
}

fn is_hash(name: &str, length: usize) -> bool {
    let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
    name.len() == length && name.bytes().all(is_digit)
}

/// Removes what interrupted processes left in the folder of a cache, and the entries that were not used for the longest time until the
/// others have at most `limit` bytes. Returns the number of bytes that were removed.
///
/// # Errors
///
/// If the folder cannot be read, or if a file cannot be removed.
pub fn prune(folder: &Path, limit: u64) -> io::Result<u64> {
    let now = SystemTime::now();
    let (mut entries, others) = files_of(folder)?;
    let mut removed = 0;
    for StoredFile { path, metadata } in others {
        let is_tool = path.extension().is_some_and(|end| end == "tool");
        if age(&metadata, now) > if is_tool { FORGOTTEN } else { UNFINISHED } {
            remove(&path)?;
            removed += metadata.len();
        }
    }
    entries.sort_by_cached_key(|entry| age(&entry.metadata, now));
    let mut kept = 0;
    for StoredFile { path, metadata } in entries {
        kept += metadata.len();
        if kept > limit {
            remove(&path)?;
            removed += metadata.len();
        }
    }
    Ok(removed)
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
    /// The number of entries.
    pub entries: u64,
    /// The size of their files.
    pub bytes: u64,
    /// The number of entries that cannot be used, of those that were read.
    pub damaged: u64,
}

/// Returns what a folder holds; with `verify`, after reading each entry.
///
/// # Errors
///
/// If the folder cannot be read.
pub fn stats(folder: &Path, verify: bool) -> io::Result<StoreStats> {
    let (entries, _) = files_of(folder)?;
    let mut stats = StoreStats::default();
    let machine = Machine::this();
    for StoredFile { path, metadata } in entries {
        stats.entries += 1;
        stats.bytes += metadata.len();
        if verify {
            let names = path.components().rev().take(2);
            let names: Vec<_> = names
                .map(|name| name.as_os_str().to_string_lossy())
                .collect();
            let key = Hash::read(&format!("{}{}", names[1], names[0]));
            let is_damaged = key.is_none_or(|key| read(&path, &key, &machine).is_err());
            stats.damaged += u64::from(is_damaged);
        }
    }
    Ok(stats)
}
