//! `mlir-opt` on the pass manager: MLIR's syntax, its passes, the flags of our driver. A tool with passes of one's own adds
//! a line with `.passes(register_my_passes)`.

#![expect(
    unsafe_code,
    reason = "plugins are code that nobody here has seen, and MLIR trusts bytecode"
)]

use pass_driver::{BinaryFormat, Driver};
use pass_melior::{Mlir, register_pass_plugin};
use std::process::ExitCode;

fn main() -> ExitCode {
    let command = std::env::args_os().map(|part| part.to_string_lossy().into_owned());
    let command = command.collect::<Vec<_>>().join(" ");
    Mlir::say_on_crash(format!(
        "passwright-mlir-opt: a crash, of MLIR, of a pass in C++ or of a plugin, in this run:\n  {command}\n"
    ));
    Driver::<Mlir>::new("passwright-mlir-opt")
        .about("Reads a module in MLIR's syntax, runs passes of MLIR on it, and prints it.")
        .version(env!("CARGO_PKG_VERSION"))
        .parallel()
        .caching()
        .binary(BinaryFormat {
            magic: Mlir::BYTECODE,
            // SAFETY: whoever names a file of bytecode answers for it, as for one that `mlir-opt` reads.
            read: |cx, name, bytes, options, emit| unsafe {
                Mlir::parse_bytecode(cx, name, bytes, options, emit)
            },
            write: |cx, root, options, emit| {
                Mlir::write_bytecode(cx, root, options.version, options.elide_resources, emit)
            },
        })
        .extension(
            "irdl-file",
            "Load the dialects that this file defines in IRDL",
            |cx, file, emit| cx.load_irdl(file, emit),
        )
        .extension(
            "load-dialect-plugin",
            "Add the dialects of this library",
            // SAFETY: whoever names a plugin answers for it.
            |cx, library, _| unsafe { cx.load_dialect_plugin(library) },
        )
        .passes_from(
            "load-pass-plugin",
            "Add the passes of this library",
            // SAFETY: as above; nothing else here loads libraries.
            |registry, library| unsafe { register_pass_plugin(registry, library) },
        )
        .passes(pass_upstream::register_all_passes)
        .main()
}
