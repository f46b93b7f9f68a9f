//! Sources that are released and read again.

use std::fs;

use super::read;

#[test]
fn released_text_is_read_again_unless_the_file_has_changed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("input.mlir");
    fs::write(&path, "one").unwrap();
    let source = read(Some(&path), &mut std::io::empty(), None).unwrap();
    source.release();
    assert!(source.lock().is_none());
    assert_eq!(*source.text(), "one");
    source.release();
    fs::write(&path, "another").unwrap();
    assert_eq!(*source.text(), "");
}

#[test]
fn standard_input_is_kept() {
    let source = read(None, &mut "one".as_bytes(), None).unwrap();
    source.release();
    assert_eq!(*source.text(), "one");
}

#[test]
fn long_files_are_read_whole() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("input.mlir");
    for length in [(1 << 20) - 1, 1 << 20, (1 << 20) + 7] {
        let text: String = ('a'..='z').cycle().take(length).collect();
        fs::write(&path, &text).unwrap();
        let source = read(Some(&path), &mut std::io::empty(), None).unwrap();
        assert!(*source.text() == text, "{length}");
    }
}
