//! Segments: files of entries that are written once.

use std::borrow::Cow;
use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::Hash;

/// The first and the last bytes of a segment.
const MAGIC: &[u8; 8] = b"PWCACHE2";
const TRAILER: u64 = 24;
const ROW: usize = 32 + 8 + 4;
/// The rows of the index that are read at once.
const ROWS: u64 = 64;
/// Those that are looked at once they are in memory.
const LOADED_ROWS: u64 = 8;
/// An index of at most so many bytes is read as a whole once it was searched so often.
const SMALL_INDEX: u64 = 8 << 20;
const SEARCHES: u64 = 16;

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
        let mut value = vec![0; 32 + length as usize];
        read_at(&self.file, &mut value, offset).map_err(|_| Damage::File)?;
        let hash = value.first_chunk().copied().map(Hash);
        value.drain(..32);
        if hash == Some(checksum(key, &value)) {
            Ok(value)
        } else {
            Err(Damage::Entry)
        }
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

/// Returns the hash of an entry, by which it is checked that it is the one of this key, and as it was written.
pub(crate) fn checksum(key: &Hash, value: &[u8]) -> Hash {
    Hash::keyed(key, value)
}

/// The start of the names of files that are being written.
pub(crate) const UNFINISHED_PREFIX: &str = "new-";

/// Creates a file that gets its name when it is whole, and that whoever shares the folder may read.
pub(crate) fn unfinished(folder: &Path) -> io::Result<tempfile::NamedTempFile> {
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

/// Writes a segment into a folder, under a name of its own, and returns that. The file is there as a whole or not at all.
pub(crate) fn write<'e>(
    folder: &Path,
    entries: impl IntoIterator<Item = (&'e Hash, &'e [u8])>,
) -> io::Result<PathBuf> {
    let file = unfinished(folder)?;
    let mut out = io::BufWriter::with_capacity(1 << 16, file.as_file());
    let mut index = Vec::new();
    let mut offset = MAGIC.len() as u64;
    let mut name = blake3::Hasher::new();
    out.write_all(MAGIC)?;
    for (key, value) in entries {
        let length = u32::try_from(value.len()).map_err(io::Error::other)?;
        let hash = checksum(key, value);
        out.write_all(&hash.0)?;
        out.write_all(value)?;
        name.update(&hash.0);
        index.extend_from_slice(&key.0);
        index.extend_from_slice(&offset.to_le_bytes());
        index.extend_from_slice(&length.to_le_bytes());
        offset += 32 + u64::from(length);
    }
    let count = (index.len() / ROW) as u64;
    out.write_all(&index)?;
    out.write_all(&count.to_le_bytes())?;
    out.write_all(&offset.to_le_bytes())?;
    out.write_all(MAGIC)?;
    out.flush()?;
    drop(out);
    let path = folder.join(format!("{}.seg", name.finalize().to_hex()));
    file.persist(&path)?;
    Ok(path)
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
