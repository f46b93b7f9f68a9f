//! Fails with what is missing of LLVM, and with the variable that says where it is. Makes shared linking possible on Debian.

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
    // What `mlir-sys` reads to link shared libraries.
    let is_shared = variable("MLIR_SYS_LINK_SHARED").is_some_and(|value| value == "1");
    if let (true, Some(prefix), Some(out)) = (
        is_shared,
        env::var_os(installation::PREFIXES[0]),
        env::var_os("OUT_DIR"),
    ) && let Some(script) = installation::shared_c_api(Path::new(&prefix))
    {
        let out = Path::new(&out);
        if let Err(error) = std::fs::write(out.join("libMLIR-C.so"), script) {
            println!("cargo::error={}: {error}", out.display());
        }
        println!("cargo::rustc-link-search=native={}", out.display());
    }
    let libclang = variable("LIBCLANG_PATH");
    if let Some(error) = installation::libclang_error(libclang.as_deref().map(Path::new)) {
        println!("cargo::error={error}");
    }
}
