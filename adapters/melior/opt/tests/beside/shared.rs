//! The libraries that the program needs: those of MLIR, or none of them because it holds MLIR.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use crate::mlir_opt;

/// Returns what a program of LLVM prints about a file.
fn llvm(program: &str, arguments: &[&str], file: &Path) -> String {
    let mut command = Command::new(mlir_opt().with_file_name(program));
    let output = command.args(arguments).arg(file).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// Returns the symbols that a file defines by itself: the linker merges those of templates and inline functions.
fn definitions(arguments: &[&str], file: &Path) -> BTreeSet<String> {
    let symbols = llvm(
        "llvm-nm",
        &[&["-P", "--defined-only"], arguments].concat(),
        file,
    );
    let symbols = symbols.lines().filter_map(|line| {
        let (name, rest) = line.split_once(' ')?;
        let name = name.split('@').next()?;
        rest.starts_with(['T', 'D', 'B', 'R'])
            .then(|| name.to_owned())
    });
    symbols.collect()
}

/// Two copies of MLIR in one process have other identifiers of types and operations.
#[test]
fn the_program_has_mlir_once() {
    let program = Path::new(env!("CARGO_BIN_EXE_passwright-mlir-opt"));
    let folder = mlir_opt().ancestors().nth(2).unwrap().join("lib");
    let libraries =
        ["libLLVM.so", "libMLIR.so"].map(|name| folder.join(name).canonicalize().unwrap());
    let own = definitions(&["--extern-only"], program);
    let theirs = libraries
        .iter()
        .flat_map(|library| definitions(&["-D"], library));
    let twice = theirs.filter(|symbol| own.contains(symbol)).count();
    let needed = llvm("llvm-readobj", &["--needed-libs"], program);
    let is_needed = libraries.map(|library| needed.contains(&library.display().to_string()));
    if option_env!("MLIR_SYS_LINK_SHARED") == Some("1") {
        assert_eq!((is_needed, twice), ([true; 2], 0), "{needed}");
    } else {
        assert!(
            !needed.contains("LLVM") && !needed.contains("MLIR"),
            "{needed}"
        );
        assert!(twice > 10_000, "it holds MLIR, and {twice} symbols of it");
    }
}
