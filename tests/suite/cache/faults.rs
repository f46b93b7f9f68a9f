//! What happens to a folder costs time and nothing else.

use std::fs;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use super::*;

const PIPELINE: &str = "builtin.module(func.func(tag{text=loud},canonicalize,cse))";

fn segments(folder: &Path) -> Vec<PathBuf> {
    let files = fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path());
    let mut files: Vec<PathBuf> = files
        .filter(|file| file.extension().is_some_and(|end| end == "seg"))
        .collect();
    files.sort();
    files
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
fn a_segment_that_is_cut_is_a_miss_with_a_warning() {
    let text = doubled("f");
    let original = folder();
    run_on(original.path(), &text);
    let path = &segments(original.path())[0];
    let bytes = fs::read(path).unwrap();
    for length in (0..bytes.len()).step_by(97) {
        let folder = folder();
        fs::write(
            folder.path().join(path.file_name().unwrap()),
            &bytes[..length],
        )
        .unwrap();
        let (hits, warnings) = run_on(folder.path(), &text);
        assert_eq!(hits, 0, "{length} bytes");
        assert_eq!(warnings.len(), 1, "{warnings:?}");
    }
}

#[test]
fn a_byte_that_is_changed_is_never_a_wrong_result() {
    let text = doubled("f");
    let original = folder();
    run_on(original.path(), &text);
    let path = &segments(original.path())[0];
    let bytes = fs::read(path).unwrap();
    let mut warned = 0;
    for position in (0..bytes.len()).step_by(23) {
        let folder = folder();
        let mut bytes = bytes.clone();
        bytes[position] ^= 0x41;
        fs::write(folder.path().join(path.file_name().unwrap()), &bytes).unwrap();
        warned += usize::from(!run_on(folder.path(), &text).1.is_empty());
    }
    assert!(warned > 0);
}

#[test]
fn an_entry_of_another_key_is_a_miss() {
    let (one, other) = (folder(), folder());
    run_on(one.path(), &doubled("f"));
    run_on(other.path(), &doubled("g"));
    // The keys of one file, with the entries of the other.
    let [mut one_bytes, other_bytes] =
        [&one, &other].map(|folder| fs::read(&segments(folder.path())[0]).unwrap());
    let index = |bytes: &[u8]| {
        usize::try_from(u64::from_le_bytes(
            bytes[bytes.len() - 16..bytes.len() - 8].try_into().unwrap(),
        ))
        .unwrap()
    };
    let end = index(&one_bytes).min(index(&other_bytes));
    one_bytes[8..end].copy_from_slice(&other_bytes[8..end]);
    fs::write(&segments(one.path())[0], &one_bytes).unwrap();
    let (hits, warnings) = run_on(one.path(), &doubled("f"));
    assert!(hits < 3 && !warnings.is_empty(), "{hits} {warnings:?}");
}

#[test]
fn a_folder_that_cannot_be_written_is_a_warning() {
    let folder = folder();
    run_on(folder.path(), &doubled("f"));
    let cx = pass_dialects::context();
    let cache = open(&cx, all_in_folder(folder.path(), Some("tool".to_owned())));
    Run::new(PIPELINE).on(&cx, &doubled("g"), Some(&cache));
    fs::remove_dir_all(folder.path()).unwrap();
    fs::write(folder.path(), "a file").unwrap();
    cache.flush();
    assert!(cache.take_warnings()[0].contains("cannot write to the cache"));
    fs::remove_file(folder.path()).unwrap();
}

#[test]
fn a_limit_evicts_what_was_not_used_for_the_longest_time() {
    let folder = folder();
    for name in ["a", "b", "c", "d"] {
        run_on(folder.path(), &doubled(name));
    }
    let files = segments(folder.path());
    assert_eq!(files.len(), 4);
    let now = std::time::SystemTime::now();
    let size = fs::metadata(&files[0]).unwrap().len();
    for (age, file) in files.iter().enumerate() {
        let time = now - Duration::from_secs(1_000 * (1 + age as u64));
        fs::File::options()
            .append(true)
            .open(file)
            .unwrap()
            .set_modified(time)
            .unwrap();
    }
    pass_cache::prune(folder.path(), 2 * size + 100).unwrap();
    assert_eq!(segments(folder.path()), files[..2]);
    for name in ["a", "b", "c", "d"] {
        run_on(folder.path(), &doubled(name));
    }
    assert_eq!(pass_cache::stats(folder.path(), true).unwrap().damaged, 0);
}

#[test]
fn many_segments_are_merged_and_nothing_is_lost() {
    let folder = folder();
    let names: Vec<String> = (0..60).map(|number| format!("f{number}")).collect();
    for name in &names {
        run_on(folder.path(), &doubled(name));
    }
    assert!(segments(folder.path()).len() < 50);
    for name in &names {
        assert_eq!(
            run_on(folder.path(), &doubled(name)),
            (3, Vec::new()),
            "{name}"
        );
    }
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
    let later = format!("{:064}.seg", 7);
    let names = ["notes.tmp", "a.seg", "a.tool", &later];
    for name in names {
        let file = fs::File::create(folder.path().join(name)).unwrap();
        fs::write(folder.path().join(name), "PWCACHE9 of somebody else").unwrap();
        let old = std::time::SystemTime::now() - Duration::from_secs(90 * 24 * 3600);
        file.set_modified(old).unwrap();
    }
    assert_eq!(run_on(folder.path(), &doubled("f")), (0, Vec::new()));
    pass_cache::prune(folder.path(), 0).unwrap();
    assert!(segments(folder.path()).len() == 2);
    for name in names {
        assert!(folder.path().join(name).exists(), "{name}");
    }
}

#[test]
fn segments_of_earlier_versions_go_when_nobody_uses_them() {
    let folder = folder();
    let [used, unused] = [1, 2].map(|number| folder.path().join(format!("{number:064}.seg")));
    for (path, days) in [(&used, 3), (&unused, 90)] {
        fs::write(path, "PWCACHE2 with results").unwrap();
        let file = fs::File::options().append(true).open(path).unwrap();
        let time = std::time::SystemTime::now() - Duration::from_secs(days * 24 * 3600);
        file.set_modified(time).unwrap();
    }
    assert_eq!(run_on(folder.path(), &doubled("f")), (0, Vec::new()));
    assert_eq!([used.exists(), unused.exists()], [true, false]);
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
