//! Fails with what is missing of LLVM, and with the variable that says where it is.

#[path = "src/installation.rs"]
mod installation;

use std::env;
use std::path::Path;

fn main() {
    let variable = |name: &str| {
        println!("cargo::rerun-if-env-changed={name}");
        env::var_os(name)
    };
    println!("cargo::rerun-if-changed=src/installation.rs");
    for name in installation::PREFIXES {
        let value = variable(name);
        if let Some(error) = installation::error(name, value.as_deref().map(Path::new)) {
            println!("cargo::error={error}");
        }
    }
    let libclang = variable("LIBCLANG_PATH");
    if let Some(error) = installation::libclang_error(libclang.as_deref().map(Path::new)) {
        println!("cargo::error={error}");
    }
}
