//! Compiles the files in `cpp/` against the MLIR that `mlir-sys` links, or against its shared libraries.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

const SOURCES: [&str; 9] = [
    "cpp/conversion.cpp",
    "cpp/defined.cpp",
    "cpp/elements.cpp",
    "cpp/facts.cpp",
    "cpp/declared.cpp",
    "cpp/rewriting.cpp",
    "cpp/patterns.cpp",
    "cpp/portable.cpp",
    "cpp/plugins.cpp",
];
const HEADERS: [&str; 2] = ["cpp/silence.h", "cpp/traits.h"];
/// The variable that `mlir-sys` reads too, so that both take the same MLIR.
const PREFIX: &str = "MLIR_SYS_220_PREFIX";

/// The variable that tells `mlir-sys` to link MLIR's shared libraries.
const LINK_SHARED: &str = "MLIR_SYS_LINK_SHARED";
/// The library with MLIR's C API.
const C_API: &str = "libMLIR-C.so";

fn main() -> Result<(), Box<dyn Error>> {
    for source in SOURCES.into_iter().chain(HEADERS) {
        println!("cargo::rerun-if-changed={source}");
    }
    println!("cargo::rerun-if-env-changed={PREFIX}");
    let include = llvm("llvm-config", &["--includedir"])?;
    let rtti = llvm("llvm-config", &["--has-rtti"])?;
    let mut build = cc::Build::new();
    build
        .cpp(true)
        .std("c++17")
        .files(SOURCES)
        .flag(format!("-isystem{include}"))
        // As the library was compiled: without assertions, which change the layout of its types, and without exceptions.
        .define("NDEBUG", None)
        .flag("-fno-exceptions")
        .flag(if rtti == "YES" { "-frtti" } else { "-fno-rtti" })
        .opt_level(1)
        .debug(false);
    let folder = PathBuf::from(llvm("llvm-config", &["--libdir"])?);
    if !build.get_compiler().is_like_clang() && is_made_by_clang(&folder.join("libMLIR.so"))? {
        build.flag("-include").flag("cpp/traits.h");
    }
    build.try_compile("passwright_facts")?;
    println!("cargo::rerun-if-env-changed={LINK_SHARED}");
    if env::var_os(LINK_SHARED).is_some_and(|value| value == "1") {
        link_shared_libraries(&folder)?;
    }
    Ok(())
}

/// Makes the libraries that `mlir-sys` names, in a folder where linkers look first.
///
/// Programs shall find MLIR where it is, as Debian's libraries are in none of the folders of the system, and only the build
/// scripts of programs could write a search path. So they are linked with libraries that have the path for a name, and symbols
/// without contents. The C API, which Debian has in archives alone, becomes a part of the program.
///
/// Tests in documentation are linked with the libraries of `mlir-sys`, whose folder comes first there. Cargo lets what it
/// runs look for libraries in this folder as well, so it has links to them.
fn link_shared_libraries(folder: &Path) -> Result<(), Box<dyn Error>> {
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or("no OUT_DIR")?);
    let libraries = llvm("llvm-config", &["--link-shared", "--libnames"])?;
    for name in libraries.split_whitespace().chain(["libMLIR.so", C_API]) {
        let (library, stub) = (folder.join(name), out.join(name));
        if name == C_API && !library.exists() {
            fs::write(stub, archives_of_c_api(folder)?)?;
            continue;
        }
        let library = fs::canonicalize(&library)
            .map_err(|error| format!("{}: {error}; {LINK_SHARED}=1 needs it", library.display()))?;
        #[cfg(unix)]
        if let Some(link) = library.file_name().map(|name| out.join(name)) {
            // The folder keeps what an earlier build has made.
            let _ = fs::remove_file(&link);
            std::os::unix::fs::symlink(&library, &link)?;
        }
        let library = library.display().to_string();
        let (name, output) = (
            format!("--soname={library}"),
            format!("--output-elf={}", stub.display()),
        );
        llvm("llvm-ifs", &[&name, &output, &library])?;
    }
    println!("cargo::rustc-link-search=native={}", out.display());
    Ok(())
}

/// Returns a linker script with the archives of MLIR's C API.
fn archives_of_c_api(folder: &Path) -> Result<String, Box<dyn Error>> {
    let mut archives = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if name.starts_with("libMLIRCAPI") && name.ends_with(".a") {
            archives.push(format!("\"{}\"", path.display()));
        }
    }
    archives.sort();
    Ok(format!("GROUP({})\n", archives.join(" ")))
}

/// Returns whether the names of types in a library are those of Clang, and not of GCC. One that is not there is not linked.
fn is_made_by_clang(library: &Path) -> Result<bool, Box<dyn Error>> {
    const NAME: &[u8] = b"DesiredTypeName = ";
    let bytes = if library.exists() {
        fs::read(library)?
    } else {
        Vec::new()
    };
    let name = bytes.windows(NAME.len()).position(|text| text == NAME);
    Ok(name.is_some_and(|start| !bytes[..start].ends_with(b"[with ")))
}

/// Returns what a program of LLVM prints.
fn llvm(program: &str, arguments: &[&str]) -> Result<String, Box<dyn Error>> {
    let prefix = env::var_os(PREFIX).map(|prefix| PathBuf::from(prefix).join("bin"));
    let program = prefix.unwrap_or_default().join(program);
    let output = Command::new(&program).args(arguments).output();
    let output = output.map_err(|error| {
        format!(
            "{}: {error}; {PREFIX} is the folder where LLVM 22 is",
            program.display()
        )
    })?;
    if !output.status.success() {
        let message = String::from_utf8_lossy(&output.stderr);
        return Err(format!("{}: {message}", program.display()).into());
    }
    Ok(String::from_utf8(output.stdout)?.trim().to_owned())
}
