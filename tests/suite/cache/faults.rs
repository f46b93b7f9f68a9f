//! What happens to a folder costs time and nothing else.

use std::fs;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use super::*;

const PIPELINE: &str = "builtin.module(func.func(tag{text=loud},canonicalize,cse))";

/// Returns the files of entries.
pub(super) fn entries(folder: &Path) -> Vec<PathBuf> {
    let list = |folder: &Path| {
        fs::read_dir(folder)
            .unwrap()
            .map(|file| file.unwrap().path())
    };
    let folders = list(folder).filter(|path| path.is_dir());
    let mut files: Vec<PathBuf> = folders.flat_map(|folder| list(&folder)).collect();
    files.sort();
    files
}

/// Copies the entries of a folder into a new one, changed.
fn copied(original: &Path, change: impl Fn(Vec<u8>) -> Vec<u8>) -> tempfile::TempDir {
    let copy = folder();
    for path in entries(original) {
        let place = copy.path().join(path.strip_prefix(original).unwrap());
        fs::create_dir_all(place.parent().unwrap()).unwrap();
        fs::write(place, change(fs::read(&path).unwrap())).unwrap();
    }
    copy
}

/// Runs with a folder that something happened to. Returns the number of known results, and the warnings.
fn run_on(folder: &Path, text: &str) -> (u64, Vec<String>) {
    let run = Run::new(PIPELINE);
    let cx = pass_dialects::context();
    let plain = run.on(&cx, text, None);
    let cx = pass_dialects::context();
    let cache = open(&cx, all_in_folder(folder, Some("tool".to_owned())));
    assert_eq!(run.on(&cx, text, Some(&cache)), plain);
    cache.flush();
    (cache.stats().hits, cache.take_warnings())
}

#[test]
fn an_entry_that_is_cut_is_a_miss_with_a_warning() {
    let text = doubled("f");
    let original = folder();
    run_on(original.path(), &text);
    for length in [0, 1, 31, 32, 39, 40, 60] {
        let cut = copied(original.path(), |bytes| {
            bytes[..length.min(bytes.len() - 1)].to_vec()
        });
        let (hits, warnings) = run_on(cut.path(), &text);
        assert_eq!(hits, 0, "{length} bytes");
        assert!(!warnings.is_empty());
        // They were written anew.
        assert_eq!(run_on(cut.path(), &text).0, 3);
    }
}

#[test]
fn a_byte_that_is_changed_is_never_a_wrong_result() {
    let text = doubled("f");
    let original = folder();
    run_on(original.path(), &text);
    for position in (0..200).step_by(7) {
        let changed = copied(original.path(), |mut bytes| {
            let position = position % bytes.len();
            bytes[position] ^= 0x41;
            bytes
        });
        let (hits, warnings) = run_on(changed.path(), &text);
        assert!(hits == 0 && !warnings.is_empty(), "{position}");
    }
}

#[test]
fn an_entry_of_another_key_is_a_miss() {
    let folder = folder();
    run_on(folder.path(), &doubled("f"));
    let files = entries(folder.path());
    let contents: Vec<Vec<u8>> = files.iter().map(|path| fs::read(path).unwrap()).collect();
    for (path, content) in files.iter().zip(contents.iter().cycle().skip(1)) {
        fs::write(path, content).unwrap();
    }
    let (hits, warnings) = run_on(folder.path(), &doubled("f"));
    assert!(hits == 0 && !warnings.is_empty(), "{hits} {warnings:?}");
}

/// It would be waited for.
#[cfg(unix)]
#[test]
fn a_named_pipe_is_no_entry() {
    let folder = folder();
    run_on(folder.path(), &doubled("f"));
    for path in entries(folder.path()) {
        fs::remove_file(&path).unwrap();
        assert!(
            Command::new("mkfifo")
                .arg(&path)
                .status()
                .unwrap()
                .success()
        );
    }
    let (hits, warnings) = run_on(folder.path(), &doubled("f"));
    assert!(hits == 0 && !warnings.is_empty(), "{hits} {warnings:?}");
    assert_eq!(pass_cache::stats(folder.path(), true).unwrap().damaged, 0);
}

#[test]
fn a_folder_that_cannot_be_written_is_a_warning() {
    let folder = folder();
    let cx = pass_dialects::context();
    let cache = open(&cx, all_in_folder(folder.path(), Some("tool".to_owned())));
    fs::remove_dir_all(folder.path()).unwrap();
    fs::write(folder.path(), "a file").unwrap();
    Run::new(PIPELINE).on(&cx, &doubled("g"), Some(&cache));
    cache.flush();
    let warnings = cache.take_warnings();
    assert!(
        warnings[0].contains("cannot write to the cache"),
        "{warnings:?}"
    );
    assert_eq!(warnings.len(), 1);
    fs::remove_file(folder.path()).unwrap();
}

#[test]
fn a_limit_evicts_what_was_not_used_for_the_longest_time() {
    let folder = folder();
    for name in ["a", "b", "c", "d"] {
        run_on(folder.path(), &doubled(name));
    }
    let files = entries(folder.path());
    let now = std::time::SystemTime::now();
    let mut sizes = Vec::new();
    for (age, path) in files.iter().enumerate() {
        let time = now - Duration::from_secs(1_000 * (1 + age as u64));
        let file = fs::File::options().append(true).open(path).unwrap();
        file.set_modified(time).unwrap();
        sizes.push(file.metadata().unwrap().len());
    }
    pass_cache::prune(folder.path(), sizes[0] + sizes[1]).unwrap();
    assert_eq!(entries(folder.path()), files[..2]);
    for name in ["a", "b", "c", "d"] {
        run_on(folder.path(), &doubled(name));
    }
    assert_eq!(pass_cache::stats(folder.path(), true).unwrap().damaged, 0);
}

#[test]
fn a_run_keeps_the_folder_within_its_limit() {
    let folder = folder();
    let limit = 20_000;
    for number in 0..40 {
        let cx = pass_dialects::context();
        let config = CacheConfig {
            limit,
            ..all_in_folder(folder.path(), Some("tool".to_owned()))
        };
        let cache = open(&cx, config);
        Run::new(PIPELINE).on(&cx, &doubled(&format!("f{number}")), Some(&cache));
        cache.flush();
    }
    let bytes = pass_cache::stats(folder.path(), false).unwrap().bytes;
    assert!(bytes < 2 * limit, "{bytes}");
}

/// Rewrites an entry as if another machine had written it, with another text at its end if it has the first one.
pub(super) fn make_foreign(path: &Path, [old, new]: [&str; 2]) {
    let names: Vec<_> = path.iter().rev().take(2).collect();
    let key = format!("{}{}", names[1].display(), names[0].display());
    let key = *blake3::Hash::from_hex(&key).unwrap().as_bytes();
    let bytes = fs::read(path).unwrap();
    let mut rest = [b"machine!", &bytes[40..]].concat();
    let found = rest
        .windows(old.len().max(1))
        .rposition(|part| part == old.as_bytes());
    if let Some(start) = found {
        rest.splice(start..start + old.len(), new.bytes());
    }
    let hash = *blake3::keyed_hash(&key, &rest).as_bytes();
    fs::write(path, [&hash[..], &rest].concat()).unwrap();
}

#[test]
fn valid_entries_of_another_machine_are_used() {
    let folder = folder();
    run_on(folder.path(), &doubled("f"));
    for path in entries(folder.path()) {
        make_foreign(&path, ["", ""]);
    }
    assert_eq!(run_on(folder.path(), &doubled("f")), (3, Vec::new()));
}

const CHILD_FOLDER: &str = "PASS_CACHE_TEST_FOLDER";

/// The work of the processes of the tests below.
#[test]
#[ignore = "it is run in processes of their own"]
fn child() {
    let Some(path) = std::env::var_os(CHILD_FOLDER) else {
        return;
    };
    for number in 0..30 {
        run_on(Path::new(&path), &doubled(&format!("f{}", number % 20)));
    }
}

fn spawn(folder: &Path) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "cache::faults::child", "--ignored"])
        .env(CHILD_FOLDER, folder)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

#[test]
fn eight_processes_share_a_folder() {
    let folder = folder();
    let children: Vec<Child> = (0..8).map(|_| spawn(folder.path())).collect();
    for mut child in children {
        assert!(child.wait().unwrap().success());
    }
    assert_eq!(pass_cache::stats(folder.path(), true).unwrap().damaged, 0);
    let (hits, warnings) = run_on(folder.path(), &doubled("f0"));
    assert_eq!((hits, warnings), (3, Vec::new()));
}

#[test]
fn processes_that_are_killed_leave_a_folder_that_works() {
    let kills = std::env::var("PASS_CACHE_TEST_KILLS").map_or(8, |kills| kills.parse().unwrap());
    let folder = folder();
    for number in 0..kills {
        let mut child = spawn(folder.path());
        std::thread::sleep(Duration::from_millis(30 + 7 * (number % 30)));
        child.kill().unwrap();
        child.wait().unwrap();
        assert_eq!(pass_cache::stats(folder.path(), true).unwrap().damaged, 0);
        let (_, warnings) = run_on(folder.path(), &doubled(&format!("f{number}")));
        assert_eq!(warnings, [""; 0]);
    }
}

#[test]
fn files_of_others_are_left_alone() {
    let folder = folder();
    let names = ["notes.tmp", "a.tool", "ab/notes"];
    fs::create_dir(folder.path().join("ab")).unwrap();
    for name in names {
        let file = fs::File::create(folder.path().join(name)).unwrap();
        let old = std::time::SystemTime::now() - Duration::from_secs(90 * 24 * 3600);
        file.set_modified(old).unwrap();
    }
    assert_eq!(run_on(folder.path(), &doubled("f")), (0, Vec::new()));
    pass_cache::prune(folder.path(), 0).unwrap();
    for name in names {
        assert!(folder.path().join(name).exists(), "{name}");
    }
    assert_eq!(pass_cache::stats(folder.path(), true).unwrap().entries, 0);
}

/// Each text numbers distinct attributes from zero.
#[test]
fn locations_with_distinct_attributes_stay_apart() {
    let folder = folder();
    let function = |name: &str, number: usize| {
        let distinct = format!("loc(fused<distinct[{number}]<unit>>[\"a.mlir\":1:1])\n");
        doubled(name).trim_end().to_owned() + " " + &distinct
    };
    let text = function("f", 0) + &function("g", 1);
    let run = Run::new(PIPELINE);
    run.cached(folder.path(), &text);
    run.cached(folder.path(), &text);
}
