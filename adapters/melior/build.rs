//! Compiles the files in `cpp/` against the MLIR that `mlir-sys` links.

use std::error::Error;
use std::ffi::OsStr;
use std::path::PathBuf;
use std::process::Command;

const SOURCES: [&str; 7] = [
    "cpp/conversion.cpp",
    "cpp/defined.cpp",
    "cpp/facts.cpp",
    "cpp/declared.cpp",
    "cpp/rewriting.cpp",
    "cpp/patterns.cpp",
    "cpp/portable.cpp",
];
/// The variable that `mlir-sys` reads too, so that both take the same MLIR.
const PREFIX: &str = "MLIR_SYS_220_PREFIX";

fn main() -> Result<(), Box<dyn Error>> {
    for source in SOURCES.into_iter().chain(["cpp/silence.h"]) {
        println!("cargo::rerun-if-changed={source}");
    }
    println!("cargo::rerun-if-env-changed={PREFIX}");
    let include = llvm_config("--includedir")?;
    let rtti = llvm_config("--has-rtti")?;
    cc::Build::new()
        .cpp(true)
        .std("c++17")
        .files(SOURCES)
        .flag(format!("-isystem{include}"))
        // As the library was compiled: without assertions, which change the layout of its types, and without exceptions.
        .define("NDEBUG", None)
        .flag("-fno-exceptions")
        .flag(if rtti == "YES" { "-frtti" } else { "-fno-rtti" })
        .opt_level(1)
        .debug(false)
        .try_compile("passwright_facts")?;
    Ok(())
}

fn llvm_config(argument: &str) -> Result<String, Box<dyn Error>> {
    let prefix = std::env::var_os(PREFIX).map(|prefix| PathBuf::from(prefix).join("bin"));
    let program = prefix.unwrap_or_default().join("llvm-config");
    let output = Command::new(&program).arg(OsStr::new(argument)).output();
    let output = output.map_err(|error| {
        format!(
            "{}: {error}; {PREFIX} is the folder where LLVM 22 is",
            program.display()
        )
    })?;
    Ok(String::from_utf8(output.stdout)?.trim().to_owned())
}
