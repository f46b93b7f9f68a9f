//! Installations of LLVM that lack something, as folders with a `llvm-config` that says so.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

#[path = "../src/installation.rs"]
mod installation;

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

/// A folder with these files, and with a `llvm-config` of that version.
fn installed(name: &str, version: &str, files: &[&str]) -> PathBuf {
    let name = format!("pass-llvm-check-{}-{name}", std::process::id());
    let root = std::env::temp_dir().join(name);
    for file in files {
        let file = root.join(file);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, "").unwrap();
    }
    let config = root.join("bin/llvm-config");
    fs::create_dir_all(root.join("bin")).unwrap();
    let include = root.join("include");
    let script = format!(
        "#!/bin/sh\n[ $1 = --version ] && echo {version} || echo {}\n",
        include.display()
    );
    fs::write(&config, script).unwrap();
    fs::set_permissions(&config, fs::Permissions::from_mode(0o755)).unwrap();
    root
}

fn error(folder: &Path) -> String {
    let error = installation::error(installation::PREFIXES[0], Some(folder));
    let error = error.unwrap_or_default();
    let shown = folder.display().to_string();
    fs::remove_dir_all(folder).ok();
    error.replace(&shown, "[folder]")
}

const HEADERS: [&str; 2] = ["include/llvm-c/Core.h", "include/mlir-c/IR.h"];

#[test]
fn what_is_missing() {
    assert_eq!(
        error(Path::new("/nonexistent")),
        "MLIR_SYS_220_PREFIX=[folder] has no llvm-config: install Debian's llvm-22-dev; MLIR_SYS_220_PREFIX has to be the folder \
         where LLVM 22 is, such as /usr/lib/llvm-22"
    );
    assert_eq!(
        error(&installed("old", "14.0.6", &[])),
        "MLIR_SYS_220_PREFIX=[folder] has LLVM 14.0.6 and not 22: MLIR_SYS_220_PREFIX has to be the folder where LLVM 22 is, such as \
         /usr/lib/llvm-22"
    );
    assert_eq!(
        error(&installed("llvm", "22.1.8", &HEADERS[..1])),
        "MLIR_SYS_220_PREFIX=[folder] lacks [folder]/include/mlir-c/IR.h: install Debian's libmlir-22-dev"
    );
    let tools = [&HEADERS[..], &["bin/llvm-tblgen"]].concat();
    assert_eq!(
        error(&installed("tools", "22.1.8", &tools)),
        "MLIR_SYS_220_PREFIX=[folder] lacks [folder]/bin/mlir-opt: install Debian's mlir-22-tools"
    );
    let all = [&tools[..], &["bin/mlir-opt"]].concat();
    assert_eq!(error(&installed("all", "22.1.8", &all)), "");
}

#[test]
fn libclang() {
    let folder = installed("clang", "22", &["lib/libclang-22.so.1"]);
    assert_eq!(
        installation::libclang_error(Some(&folder.join("lib"))),
        None
    );
    let error = installation::libclang_error(Some(&folder)).unwrap();
    assert!(
        error.contains("LIBCLANG_PATH") && error.contains("libclang-22-dev"),
        "{error}"
    );
    fs::remove_dir_all(&folder).unwrap();
    assert_eq!(installation::libclang_error(None), None);
}
