//! Names of folders.

use super::{MAX_FOLDER_BYTES, folder_name};

#[test]
fn different_operations_have_different_folders() {
    assert_eq!(folder_name("func_func_a_b"), "func_func_a_b");
    let slash = folder_name("func_func_a/b");
    assert!(slash.starts_with("func_func_a_b-"), "{slash}");
    assert_ne!(slash, folder_name("func_func_a\\b"));
    let long = |last: &str| folder_name(&("é".repeat(500) + last));
    assert!(long("a").len() < MAX_FOLDER_BYTES + 20);
    assert_ne!(long("a"), long("b"));
}
