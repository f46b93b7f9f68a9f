use super::*;
use crate::key::key_of;

fn row(id: &str, key: &str) -> Row {
    Row::new(key.to_owned(), Response::new(id, Verdict::Failed))
}

#[test]
fn a_row_that_was_left_unfinished_is_no_row() {
    let folder = tempfile::tempdir().unwrap();
    let (first, second) = (key_of("tool", "1"), key_of("tool", "2"));
    Manifest::open(folder.path())
        .unwrap()
        .append(&row("a", &first))
        .unwrap();
    let path = folder.path().join(Manifest::FILE);
    let whole = fs::read(&path).unwrap();
    fs::write(&path, [&whole[..], &whole[..whole.len() / 2]].concat()).unwrap();
    let manifest = Manifest::open(folder.path()).unwrap();
    assert!(manifest.is_done("a", &first));
    manifest.append(&row("b", &second)).unwrap();
    let manifest = Manifest::open(folder.path()).unwrap();
    assert!(manifest.is_done("a", &first) && manifest.is_done("b", &second));
    assert!(!manifest.is_done("a", &second));
    assert_eq!(Manifest::read(folder.path()).unwrap().len(), 2);
}

#[test]
fn the_last_row_of_a_module_counts() {
    let folder = tempfile::tempdir().unwrap();
    let (first, second) = (key_of("tool", "1"), key_of("tool", "2"));
    let manifest = Manifest::open(folder.path()).unwrap();
    manifest.append(&row("a", &first)).unwrap();
    manifest.append(&row("a", &second)).unwrap();
    let manifest = Manifest::open(folder.path()).unwrap();
    assert!(manifest.is_done("a", &second) && !manifest.is_done("a", &first));
}

#[test]
fn a_module_without_its_output_is_not_done() {
    let folder = tempfile::tempdir().unwrap();
    let key = key_of("tool", "1");
    let output = Some("a".to_owned());
    let row = Row {
        output,
        ..row("a", &key)
    };
    Manifest::open(folder.path()).unwrap().append(&row).unwrap();
    assert!(!Manifest::open(folder.path()).unwrap().is_done("a", &key));
    fs::write(folder.path().join("a"), "text").unwrap();
    assert!(Manifest::open(folder.path()).unwrap().is_done("a", &key));
}

#[cfg(unix)]
#[test]
fn a_device_is_no_manifest() {
    let folder = tempfile::tempdir().unwrap();
    std::os::unix::fs::symlink("/dev/zero", folder.path().join(Manifest::FILE)).unwrap();
    let error = Manifest::open(folder.path()).unwrap_err();
    assert_eq!(error.to_string(), "'manifest.jsonl' is no file");
}
