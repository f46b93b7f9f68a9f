//! Files below a folder.

use std::fs;
use std::os::unix::fs::symlink;

use pass_lsp::{FileSystem, OsFileSystem};

#[test]
fn a_file_that_links_lead_to_is_listed_once() {
    let dir = tempfile::TempDir::new().unwrap();
    let elsewhere = tempfile::NamedTempFile::new().unwrap();
    let root = dir.path();
    fs::create_dir(root.join("sub")).unwrap();
    fs::write(root.join("sub/real.kdl"), "").unwrap();
    symlink("sub/real.kdl", root.join("a-link.kdl")).unwrap();
    symlink("..", root.join("sub/up")).unwrap();
    symlink(elsewhere.path(), root.join("one.kdl")).unwrap();
    symlink(elsewhere.path(), root.join("two.kdl")).unwrap();
    let expected = ["one.kdl", "sub/real.kdl"].map(|name| root.join(name));
    assert_eq!(OsFileSystem.files(root, "kdl"), expected);
}
