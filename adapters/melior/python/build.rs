//! Makes the Python classes of MLIR's passes, of the definitions of the installed MLIR. Nothing of MLIR is committed.

use std::error::Error;
use std::path::PathBuf;
use std::{env, fs};

/// The variable with the folder of definitions, from the build script of `pass-upstream`.
const DEFINITIONS: &str = "DEP_PASS_UPSTREAM_DEFINITIONS";

/// The package that the classes are in.
const PACKAGE: &str = "passwright_mlir";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    let folder = PathBuf::from(env::var_os(DEFINITIONS).ok_or(DEFINITIONS)?);
    let mut files = Vec::new();
    for entry in fs::read_dir(&folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        files.push((name.into_owned(), fs::read_to_string(&path)?));
    }
    files.sort();
    let outcome = passdefs::load_kdl(files.iter().map(|(name, text)| (&**name, &**text)));
    let shown = passdefs::render::terminal(&outcome.diagnostics, &outcome.sources, false);
    let set = outcome.set.ok_or(shown)?;
    let module = pass_bindings_gen::python::generate_for(&set, "pip install", PACKAGE);
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or("no OUT_DIR")?);
    fs::write(out.join("passes.py"), module.source)?;
    fs::write(out.join("passes.pyi"), module.stub)?;
    Ok(())
}
