//! Segments: files of entries that are written once.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::Hash;

/// The first and the last bytes of a segment.
const MAGIC: &[u8; 8] = b"PWCACHE3";
const TRAILER: u64 = 24;
const ROW: usize = 32 + 8 + 4;
/// The rows of the index that are read at once.
const ROWS: u64 = 64;
/// Those that are looked at once they are in memory.
const LOADED_ROWS: u64 = 8;
/// The maximum size of an index that is read as a whole after this number of searches.
const SMALL_INDEX: u64 = 8 << 20;
const SEARCHES: u64 = 16;
/// The maximum size of a file that is read as a whole once this share of its entries was read.
const SMALL_FILE: u64 = 64 << 20;
const READ: u64 = 16;

/// A file of entries, followed by an index that is sorted by their keys.
pub(crate) struct Segment {
    pub(crate) path: PathBuf,
    pub(crate) size: u64,
    file: File,
    count: u64,
    index: u64,
    searches: AtomicU64,
    /// The index, if it is small and often searched.
    loaded: OnceLock<Option<Vec<u8>>>,
    reads: AtomicU64,
    /// The file, if it is small and often read.
    whole: OnceLock<Option<Vec<u8>>>,
}

/// The reason why an entry cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Damage {
    /// The file is no segment, or is cut.
    File,
    /// The entry is not what was written.
    Entry,
}

impl Segment {
    /// Opens a file.
    ///
    /// # Errors
    ///
    /// If it cannot be read: an error without damage. If it is no segment.
    pub(crate) fn open(path: &Path) -> Result<Self, Option<Damage>> {
        let file = File::open(path).map_err(|_| None)?;
        let size = file.metadata().map_err(|_| None)?.len();
        let damaged = Some(Damage::File);
        let start = size.checked_sub(TRAILER).ok_or(damaged)?;
        let mut trailer = [0; TRAILER as usize];
        read_at(&file, &mut trailer, start).map_err(|_| damaged)?;
        let (numbers, magic) = trailer.split_at(16);
        let number = |bytes: &[u8]| bytes.try_into().map(u64::from_le_bytes).unwrap_or(u64::MAX);
        let (count, index) = (number(&numbers[..8]), number(&numbers[8..]));
        let length = count.checked_mul(ROW as u64);
        let end = length.and_then(|length| index.checked_add(length));
        if magic != MAGIC || end != Some(start) {
            return Err(damaged);
        }
        Ok(Self {
            path: path.to_owned(),
            size,
            file,
            count,
            index,
            searches: AtomicU64::new(0),
            loaded: OnceLock::new(),
            reads: AtomicU64::new(0),
            whole: OnceLock::new(),
        })
    }

    pub(crate) fn len(&self) -> u64 {
        self.count
    }

    /// Returns the entry of a key. `None` if there is none.
    pub(crate) fn get(&self, key: &Hash) -> Result<Option<Vec<u8>>, Damage> {
        match self.find(key)? {
            Some((offset, length)) => self.read(key, offset, length).map(Some),
            None => Ok(None),
        }
    }

    /// Searches the index. Keys are hashes, so their numbers tell about where they are.
    fn find(&self, key: &Hash) -> Result<Option<(u64, u32)>, Damage> {
        self.searches.fetch_add(1, Ordering::Relaxed);
        let (mut first, mut last) = (0, self.count);
        let (mut low, mut high) = (0_u64, u64::MAX);
        let window = self.loaded_index().map_or(ROWS, |_| LOADED_ROWS);
        while first < last {
            let share = (key.leading() - low) as f64 / ((high - low) as f64).max(1.0);
            let guess = first + ((last - first) as f64 * share) as u64;
            let start = guess.saturating_sub(window / 2).clamp(first, last - 1);
            let rows = self.rows(start, window.min(last - start))?;
            let keys: Vec<Hash> = rows.iter().map(|row| row.0).collect();
            match keys.binary_search(key) {
                Ok(at) => return Ok(rows.get(at).map(|&(_, offset, length)| (offset, length))),
                Err(0) if start > first => {
                    last = start;
                    high = keys.first().map_or(high, Hash::leading);
                }
                Err(at) if at == keys.len() && start + (at as u64) < last => {
                    first = start + at as u64;
                    low = keys.last().map_or(low, Hash::leading);
                }
                Err(_) => return Ok(None),
            }
            // The order of a damaged index is arbitrary.
            if key.leading() < low || key.leading() > high {
                return Err(Damage::File);
            }
        }
        Ok(None)
    }

    fn loaded_index(&self) -> Option<&[u8]> {
        let length = self.count * ROW as u64;
        if length > SMALL_INDEX || self.searches.load(Ordering::Relaxed) < SEARCHES {
            return None;
        }
        let load = || {
            let mut bytes = vec![0; length as usize];
            read_at(&self.file, &mut bytes, self.index).ok()?;
            Some(bytes)
        };
        self.loaded.get_or_init(load).as_deref()
    }

    fn rows(&self, start: u64, count: u64) -> Result<Vec<(Hash, u64, u32)>, Damage> {
        let (start, length) = (start * ROW as u64, count as usize * ROW);
        let bytes = match self.loaded_index() {
            Some(index) => {
                let rows = index
                    .get(start as usize..)
                    .and_then(|rows| rows.get(..length));
                Cow::Borrowed(rows.ok_or(Damage::File)?)
            }
            None => {
                let mut bytes = vec![0; length];
                read_at(&self.file, &mut bytes, self.index + start).map_err(|_| Damage::File)?;
                Cow::Owned(bytes)
            }
        };
        let row = |row: &[u8]| {
            let (key, rest) = row.split_first_chunk::<32>()?;
            let (offset, length) = rest.split_first_chunk::<8>()?;
            let length = length.first_chunk::<4>()?;
            Some((
                Hash(*key),
                u64::from_le_bytes(*offset),
                u32::from_le_bytes(*length),
            ))
        };
        bytes
            .chunks_exact(ROW)
            .map(row)
            .collect::<Option<_>>()
            .ok_or(Damage::File)
    }

    fn read(&self, key: &Hash, offset: u64, length: u32) -> Result<Vec<u8>, Damage> {
        let end = offset.checked_add(u64::from(length) + 32);
        if end.is_none_or(|end| end > self.index) {
            return Err(Damage::Entry);
        }
        let length = 32 + length as usize;
        let entry = match self.whole() {
            Some(whole) => {
                let entry = whole
                    .get(offset as usize..)
                    .and_then(|rest| rest.get(..length));
                Cow::Borrowed(entry.ok_or(Damage::File)?)
            }
            None => {
                let mut entry = vec![0; length];
                read_at(&self.file, &mut entry, offset).map_err(|_| Damage::File)?;
                Cow::Owned(entry)
            }
        };
        match entry.split_first_chunk::<32>() {
            Some((hash, value)) if *hash == checksum(key, [value]).0 => Ok(value.to_vec()),
            _ => Err(Damage::Entry),
        }
    }

    fn whole(&self) -> Option<&[u8]> {
        let reads = self.reads.fetch_add(1, Ordering::Relaxed);
        if self.size > SMALL_FILE || reads < SEARCHES.max(self.count / READ) {
            return None;
        }
        let load = || {
            let mut bytes = vec![0; self.size as usize];
            read_at(&self.file, &mut bytes, 0).ok()?;
            Some(bytes)
        };
        self.whole.get_or_init(load).as_deref()
    }

    /// Returns all entries, or the damage of each that cannot be used.
    pub(crate) fn entries(
        &self,
    ) -> Result<impl Iterator<Item = (Hash, Result<Vec<u8>, Damage>)> + '_, Damage> {
        let mut rows = Vec::new();
        let mut start = 0;
        while start < self.count {
            let count = (self.count - start).min(1024);
            rows.append(&mut self.rows(start, count)?);
            start += count;
        }
        let read = |(key, offset, length)| (key, self.read(&key, offset, length));
        Ok(rows.into_iter().map(read))
    }
}

/// Returns the hash of an entry in parts, by which it is checked that it is the one of this key, and as it was written.
pub(crate) fn checksum<'v>(key: &Hash, value: impl IntoIterator<Item = &'v [u8]>) -> Hash {
    Hash::keyed(key, value)
}

/// The start of the names of files that are being written.
pub(crate) const UNFINISHED_PREFIX: &str = "new-";

/// Creates a file that gets its name when it is whole, and that whoever shares the folder may read.
pub(crate) fn create_temporary(folder: &Path) -> io::Result<tempfile::NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(UNFINISHED_PREFIX).suffix(".tmp");
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder.tempfile_in(folder)
}

/// Returns whether a file begins as a segment does, or is too short to tell.
pub(crate) fn has_own_format(path: &Path) -> bool {
    let mut start = [0; MAGIC.len()];
    File::open(path)
        .is_ok_and(|file| read_at(&file, &mut start, 0).map_or(true, |()| start == *MAGIC))
}

/// Returns whether a file begins as a segment of an earlier version of the format does.
pub(crate) fn has_earlier_format(path: &Path) -> bool {
    let mut start = [0; MAGIC.len()];
    let [.., version] = *MAGIC;
    let is_read = File::open(path).is_ok_and(|file| read_at(&file, &mut start, 0).is_ok());
    let [family @ .., found] = &start;
    is_read && MAGIC.starts_with(family) && *found < version
}

/// A segment that is being written.
pub(crate) struct SegmentWriter {
    out: io::BufWriter<tempfile::NamedTempFile>,
    folder: PathBuf,
    offset: u64,
    /// The offset, the length and the checksum of each entry.
    index: BTreeMap<Hash, (u64, u32, Hash)>,
}

impl SegmentWriter {
    pub(crate) fn new(folder: &Path) -> io::Result<Self> {
        let mut out = io::BufWriter::with_capacity(1 << 18, create_temporary(folder)?);
        out.write_all(MAGIC)?;
        Ok(Self {
            out,
            folder: folder.to_owned(),
            offset: MAGIC.len() as u64,
            index: BTreeMap::new(),
        })
    }

    /// Writes an entry in parts with its [`checksum`], which replaces one of the same key.
    pub(crate) fn push<const N: usize>(
        &mut self,
        key: Hash,
        value: [&[u8]; N],
        checksum: Hash,
    ) -> io::Result<()> {
        let length: usize = value.iter().map(|part| part.len()).sum();
        let length = u32::try_from(length).map_err(io::Error::other)?;
        self.out.write_all(&checksum.0)?;
        for part in value {
            self.out.write_all(part)?;
        }
        self.index.insert(key, (self.offset, length, checksum));
        self.offset += 32 + u64::from(length);
        Ok(())
    }

    /// Gives the file a name of its own, and returns that. It is there as a whole or not at all.
    pub(crate) fn finish(mut self) -> io::Result<PathBuf> {
        let mut name = blake3::Hasher::new();
        for (key, (offset, length, checksum)) in &self.index {
            name.update(&checksum.0);
            self.out.write_all(&key.0)?;
            self.out.write_all(&offset.to_le_bytes())?;
            self.out.write_all(&length.to_le_bytes())?;
        }
        self.out
            .write_all(&(self.index.len() as u64).to_le_bytes())?;
        self.out.write_all(&self.offset.to_le_bytes())?;
        self.out.write_all(MAGIC)?;
        let file = self
            .out
            .into_inner()
            .map_err(io::IntoInnerError::into_error)?;
        let path = self
            .folder
            .join(format!("{}.seg", name.finalize().to_hex()));
        file.persist(&path)?;
        Ok(path)
    }
}

#[cfg(unix)]
fn read_at(file: &File, bytes: &mut [u8], offset: u64) -> io::Result<()> {
    std::os::unix::fs::FileExt::read_exact_at(file, bytes, offset)
}

#[cfg(not(unix))]
fn read_at(file: &File, bytes: &mut [u8], offset: u64) -> io::Result<()> {
    use std::io::{Read, Seek};

    // A handle of its own has a position of its own.
    let mut file = file.try_clone()?;
    file.seek(io::SeekFrom::Start(offset))?;
    file.read_exact(bytes)
}
