//! The identity of the code that runs.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use crate::Hash;
use crate::segment;

/// Returns a hash of the program that runs. A program of many megabytes is read once for each folder and each time that it changes,
/// and without a folder in each run. `None` if it cannot be read.
pub fn program_identity(folder: Option<&Path>) -> Option<String> {
    let path = std::env::current_exe().ok()?;
    // On Linux it is the program that runs, also after another one has taken the place of its file.
    let program = if cfg!(target_os = "linux") {
        PathBuf::from("/proc/self/exe")
    } else {
        path.clone()
    };
    let Some(folder) = folder else {
        return hash_of_file(&program).ok();
    };
    let metadata = fs::metadata(&program).ok()?;
    let modified = metadata.modified().ok()?.duration_since(UNIX_EPOCH).ok()?;
    let stamp = format!(
        "{}\n{}\n{}\n{}",
        path.display(),
        metadata.len(),
        modified.as_nanos(),
        node(&metadata)
    );
    let known = folder.join(format!("{}.tool", Hash::of(stamp.as_bytes())));
    if let Ok(text) = fs::read_to_string(&known)
        && let Some((identity, check)) = text.split_once('\n')
        && Hash::of(identity.as_bytes()).to_string() == check
    {
        return Some(identity.to_owned());
    }
    let identity = hash_of_file(&program).ok()?;
    // Without the file, the program is read again the next time.
    let _ = remember(folder, &known, &identity);
    Some(identity)
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

fn hash_of_file(path: &Path) -> io::Result<String> {
    let mut hasher = blake3::Hasher::new();
    hasher.update_reader(fs::File::open(path)?)?;
    Ok(hasher.finalize().to_hex().to_string())
}

fn remember(folder: &Path, known: &Path, identity: &str) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let file = segment::create_temporary(folder)?;
    fs::write(
        file.path(),
        format!("{identity}\n{}", Hash::of(identity.as_bytes())),
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

    #[test]
    fn the_program_is_read_once_and_known_again() {
        let folder = tempfile::tempdir().unwrap();
        let identity = program_identity(Some(folder.path())).unwrap();
        assert_eq!(
            program_identity(Some(folder.path())).as_deref(),
            Some(&*identity)
        );
        assert_eq!(program_identity(None).as_deref(), Some(&*identity));
        let known = fs::read_dir(folder.path())
            .unwrap()
            .next()
            .unwrap()
            .unwrap()
            .path();
        fs::write(&known, "forged\nhash").unwrap();
        assert_eq!(program_identity(Some(folder.path())), Some(identity));
    }
}
