//! The identity of the code that runs.

#[cfg(target_os = "linux")]
use std::collections::BTreeSet;
use std::fs;
use std::io;
#[cfg(target_os = "linux")]
use std::iter;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use crate::Hash;
use crate::store::create_temporary;

/// Returns the identity of the running code: of the program and, on Linux, of the libraries that it has loaded. A file has the build ID
/// that the linker has made of its contents, and without one a hash of them. Files that have to be hashed are read once for each folder
/// and each time that one of them changes, and without a folder in each run. `None` if one cannot be read.
///
/// Two programs of one size whose linker was told the same ID, by `--build-id=0x..`, have one identity, and so has one whose bytes were
/// changed in place.
pub fn program_identity(folder: Option<&Path>) -> Option<String> {
    let mut identity = String::new();
    let mut hashed = Vec::new();
    for file in code_files()? {
        match build_id(&file.path) {
            Some(id) => identity += &format!("{id}\n"),
            None => hashed.push(file),
        }
    }
    if !hashed.is_empty() {
        identity += &hash_in_folder(folder, &hashed)?;
    }
    Some(identity)
}

/// The lengths of the hashes that linkers compute. An ID of another length was chosen by somebody.
#[cfg(target_os = "linux")]
const ID_LENGTHS: [usize; 4] = [8, 16, 20, 32];

/// Returns the build ID of an ELF file of 64 bits, and the size of the file. Symbols, which may be most of the file, are not read.
#[cfg(target_os = "linux")]
fn build_id(path: &Path) -> Option<String> {
    use object::Endianness;
    use object::elf::{ELF_NOTE_GNU, FileHeader64, NT_GNU_BUILD_ID};
    use object::read::ReadCache;
    use object::read::elf::{FileHeader, ProgramHeader};

    let file = fs::File::open(path).ok()?;
    let size = file.metadata().ok()?.len();
    let contents = ReadCache::new(file);
    let header = FileHeader64::<Endianness>::parse(&contents).ok()?;
    let endian = header.endian().ok()?;
    for segment in header.program_headers(endian, &contents).ok()? {
        let Some(mut notes) = segment.notes(endian, &contents).ok()? else {
            continue;
        };
        while let Some(note) = notes.next().ok()? {
            if note.name() == ELF_NOTE_GNU
                && note.n_type(endian) == NT_GNU_BUILD_ID
                && ID_LENGTHS.contains(&note.desc().len())
            {
                let id: String = note
                    .desc()
                    .iter()
                    .map(|byte| format!("{byte:02x}"))
                    .collect();
                return Some(format!("{id} {size}"));
            }
        }
    }
    None
}

#[cfg(not(target_os = "linux"))]
fn build_id(_: &Path) -> Option<String> {
    None
}

/// Returns the hash of files, which the folder knows unless one has changed.
fn hash_in_folder(folder: Option<&Path>, files: &[CodeFile]) -> Option<String> {
    let Some(folder) = folder else {
        return hash_of_files(files).ok();
    };
    let mut stamp = String::new();
    for CodeFile { name, path } in files {
        let metadata = fs::metadata(path).ok()?;
        let modified = metadata.modified().ok()?.duration_since(UNIX_EPOCH).ok()?;
        let (length, modified) = (metadata.len(), modified.as_nanos());
        let node = node(&metadata);
        stamp += &format!("{}\n{length}\n{modified}\n{node}\n", name.display());
    }
    let known = folder.join(format!("{}.tool", Hash::of(stamp.as_bytes())));
    if let Ok(text) = fs::read_to_string(&known)
        && let Some((hash, check)) = text.split_once('\n')
        && Hash::of(hash.as_bytes()).to_string() == check
    {
        return Some(hash.to_owned());
    }
    let hash = hash_of_files(files).ok()?;
    // Without the file, the program is read again the next time.
    let _ = remember(folder, &known, &hash);
    Some(hash)
}

/// A file with code of this process.
struct CodeFile {
    name: PathBuf,
    /// Where it can be read.
    path: PathBuf,
}

/// Returns the program, and behind it the libraries in the order of their names.
#[cfg(target_os = "linux")]
fn code_files() -> Option<Vec<CodeFile>> {
    let program = std::env::current_exe().ok()?;
    let maps = fs::read("/proc/self/maps").ok()?;
    let lines = String::from_utf8(maps).ok()?;
    let executable = lines.lines().filter_map(|line| {
        let mut fields = line.splitn(6, ' ');
        let is_code = fields.nth(1)?.contains('x');
        let path = Path::new(fields.nth(3)?.trim_start());
        (is_code && path.is_absolute() && path != program).then_some(path)
    });
    let libraries: BTreeSet<&Path> = executable.collect();
    let libraries = libraries.into_iter().map(|path| CodeFile {
        name: path.to_owned(),
        path: path.to_owned(),
    });
    // It is the program that runs, also after another one has taken the place of its file.
    let path = PathBuf::from("/proc/self/exe");
    let name = program.clone();
    Some(
        iter::once(CodeFile { name, path })
            .chain(libraries)
            .collect(),
    )
}

/// Returns the program.
#[cfg(not(target_os = "linux"))]
fn code_files() -> Option<Vec<CodeFile>> {
    let path = std::env::current_exe().ok()?;
    let name = path.clone();
    Some(vec![CodeFile { name, path }])
}

/// Returns what tells apart files of one size whose times of modification were set to be equal.
#[cfg(unix)]
fn node(metadata: &fs::Metadata) -> String {
    use std::os::unix::fs::MetadataExt;

    let (seconds, nanoseconds) = (metadata.ctime(), metadata.ctime_nsec());
    format!(
        "{} {} {seconds} {nanoseconds}",
        metadata.dev(),
        metadata.ino()
    )
}

#[cfg(not(unix))]
fn node(_: &fs::Metadata) -> String {
    String::new()
}

fn hash_of_files(files: &[CodeFile]) -> io::Result<String> {
    let mut hashes = Vec::new();
    for file in files {
        let mut hasher = blake3::Hasher::new();
        hasher.update_reader(fs::File::open(&file.path)?)?;
        hashes.push(Hash(hasher.finalize().into()));
    }
    let hashes = hashes.iter().map(|hash| &hash.0[..]);
    Ok(Hash::of_list(hashes).to_string())
}

fn remember(folder: &Path, known: &Path, hash: &str) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let file = create_temporary(folder)?;
    fs::write(
        file.path(),
        format!("{hash}\n{}", Hash::of(hash.as_bytes())),
    )?;
    file.persist(known)?;
    Ok(())
}

/// Returns a hash of all that is in files and folders, such as the sources of a tool and its `Cargo.lock`: the identity of the code
/// that is the same in all builds of it. A build script hands it to the program, whose driver takes it:
///
/// ```no_run
/// // build.rs
/// let sources = pass_cache::source_identity(["src", "../passes/src", "../Cargo.lock"])?;
/// println!("cargo::rustc-env=SOURCES={sources}");
/// # Ok::<(), std::io::Error>(())
/// ```
///
/// The program has it as `env!("SOURCES")`. Hidden files and folders, and folders called `target`, do not count.
///
/// # Errors
///
/// If one of them cannot be read.
pub fn source_identity<P: Into<PathBuf>>(paths: impl IntoIterator<Item = P>) -> io::Result<String> {
    let mut hasher = blake3::Hasher::new();
    for root in paths {
        let root = root.into();
        let mut pending = vec![root.clone()];
        while let Some(path) = pending.pop() {
            // A link to a folder may lead back to where it stands.
            if fs::symlink_metadata(&path)?.is_dir() || (path == root && path.is_dir()) {
                let paths = fs::read_dir(&path)?.map(|entry| entry.map(|entry| entry.path()));
                let mut paths = paths.collect::<io::Result<Vec<PathBuf>>>()?;
                paths.retain(|path| is_source(path));
                paths.sort();
                pending.append(&mut paths);
                continue;
            }
            let name = path.strip_prefix(&root).unwrap_or(&path);
            let name = name.to_string_lossy().replace('\\', "/");
            let contents = if path.is_dir() {
                Hash::of(fs::read_link(&path)?.to_string_lossy().as_bytes())
            } else {
                Hash::of(&fs::read(&path)?)
            };
            hasher.update(&Hash::of_list([name.as_bytes(), &contents.0]).0);
        }
    }
    Ok(hasher.finalize().to_hex().to_string())
}

fn is_source(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    !name.starts_with('.') && name != "target"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_counts_and_no_folder_around() {
        let [one, other] = [(); 2].map(|()| tempfile::tempdir().unwrap());
        let fill = |folder: &Path| {
            fs::create_dir_all(folder.join("src/inner/target")).unwrap();
            fs::write(folder.join("src/inner/a.rs"), "a").unwrap();
            fs::write(folder.join("src/b.rs"), "b").unwrap();
            fs::write(
                folder.join("src/inner/target/c.rs"),
                folder.to_string_lossy().as_bytes(),
            )
            .unwrap();
        };
        let identity = |folder: &Path| source_identity([folder.join("src")]).unwrap();
        fill(one.path());
        fill(other.path());
        let before = identity(one.path());
        assert_eq!(before, identity(other.path()));
        fs::write(one.path().join("src/inner/a.rs"), "c").unwrap();
        assert_ne!(identity(one.path()), before);
        fs::rename(other.path().join("src/b.rs"), other.path().join("src/d.rs")).unwrap();
        assert_ne!(identity(other.path()), before);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn libraries_count() {
        let files = code_files().unwrap();
        let names: Vec<_> = files.iter().map(|file| &file.name).collect();
        assert_eq!(*names[0], std::env::current_exe().unwrap());
        assert!(names[1..].is_sorted());
        // At least that of C, unless it is a part of the program.
        assert_eq!(names.len() > 1, cfg!(not(target_feature = "crt-static")));
        let of_all = hash_of_files(&files).unwrap();
        assert_ne!(of_all, hash_of_files(&files[..1]).unwrap());
        assert_eq!(Some(of_all), hash_in_folder(None, &files));
        let parts = files.len();
        let has_id = |file: &CodeFile| build_id(&file.path).is_some();
        let ids = files.iter().filter(|file| has_id(file)).count();
        let identity = program_identity(None).unwrap();
        assert_eq!(identity.lines().count(), parts.min(ids + 1));
    }

    /// Returns an ELF file of 64 bits whose only segment has a note.
    #[cfg(target_os = "linux")]
    fn elf_with_note(owner: &[u8; 4], kind: u32, content: &[u8; 8]) -> Vec<u8> {
        let mut file = b"\x7fELF\x02\x01\x01".to_vec();
        file.resize(16, 0);
        // A shared library of x86-64, in version 1, without an entry point.
        file.extend([3, 0, 62, 0, 1, 0, 0, 0]);
        file.extend(0_u64.to_le_bytes());
        let [header, segment] = [64_u16, 56];
        for offset in [u64::from(header), 0] {
            file.extend(offset.to_le_bytes());
        }
        file.extend(0_u32.to_le_bytes());
        for number in [header, segment, 1, 64, 0, 0] {
            file.extend(number.to_le_bytes());
        }
        let numbers = [4, 8, kind].map(u32::to_le_bytes).concat();
        let note = [&numbers[..], owner, content].concat();
        let start = u64::from(header + segment);
        // It can be read, and is aligned to 4 bytes.
        file.extend([4, 0, 0, 0, 4, 0, 0, 0]);
        for number in [start, start, start, note.len() as u64, note.len() as u64, 4] {
            file.extend(number.to_le_bytes());
        }
        file.extend(note);
        file
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_build_id_is_a_note_of_gnu() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("library.so");
        for (owner, kind, is_id) in [
            (b"GNU\0", 3, true),
            (b"GNU\0", 1, false),
            (b"GCC\0", 3, false),
        ] {
            let file = elf_with_note(owner, kind, &[1, 2, 3, 4, 0xa5, 0xb6, 0xc7, 0xd8]);
            fs::write(&path, &file).unwrap();
            let expected = is_id.then(|| format!("01020304a5b6c7d8 {}", file.len()));
            assert_eq!(build_id(&path), expected, "{owner:?} {kind}");
            // What is cut has no ID.
            fs::write(&path, &file[..file.len() - 1]).unwrap();
            assert_eq!(build_id(&path), None);
        }
        // One of five bytes was chosen by somebody.
        let mut chosen = elf_with_note(b"GNU\0", 3, &[0; 8]);
        chosen[124] = 5;
        fs::write(&path, chosen).unwrap();
        assert_eq!(build_id(&path), None);
    }

    /// Also where nothing but a few bytes of a file have changed, and where there is nothing to parse.
    #[cfg(target_os = "linux")]
    #[test]
    fn files_without_a_build_id_are_hashed() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("library.so");
        for contents in [&b""[..], b"\x7fELF", b"\x7fELF\x02\x01\x01", &[0; 5000]] {
            fs::write(&path, contents).unwrap();
            assert_eq!(build_id(&path), None);
        }
        let name = path.clone();
        let files = [CodeFile { name, path }];
        let before = hash_in_folder(Some(folder.path()), &files);
        fs::write(&files[0].path, [1; 5000]).unwrap();
        assert_ne!(hash_in_folder(Some(folder.path()), &files), before);
    }

    #[test]
    fn files_are_hashed_once_and_known_again() {
        let folder = tempfile::tempdir().unwrap();
        let path = std::env::current_exe().unwrap();
        let name = path.clone();
        let files = [CodeFile { name, path }];
        let hash = || hash_in_folder(Some(folder.path()), &files).unwrap();
        let first = hash();
        assert_eq!(hash(), first);
        assert_eq!(hash_in_folder(None, &files).as_deref(), Some(&*first));
        let entries = fs::read_dir(folder.path()).unwrap();
        let [known] = &*entries.collect::<Vec<_>>() else {
            panic!("one file is known");
        };
        let known = known.as_ref().unwrap().path();
        fs::write(&known, "forged\nhash").unwrap();
        assert_eq!(hash(), first);
    }
}
