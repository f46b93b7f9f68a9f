//! Operations of other definitions than that of the example.

mod corners;
mod upstream;

use pass_melior::{Mlir, MlirContext, MlirModule, Reader};
use pass_runtime::Ir;
use pass_runtime::ir::{IrText, ParseOptions};

fn parsed<'c>(cx: &'c MlirContext, text: &str) -> MlirModule<'c> {
    let emit = &mut |diagnostic| panic!("{diagnostic}");
    Mlir::parse(cx, "a.mlir", text, ParseOptions::default(), emit).unwrap()
}

/// Calls `read` with a text that need not be valid.
fn read(cx: &MlirContext, text: &str, read: impl FnOnce(&Reader<'_>)) {
    read(&parsed(cx, text).op().reader());
}

/// Calls `read` with a text that is valid.
fn read_valid(cx: &MlirContext, text: &str, read: impl FnOnce(&Reader<'_>)) {
    let mut root = parsed(cx, text);
    let emit = &mut |diagnostic| panic!("{diagnostic}");
    Mlir::verify(cx, &root.op(), true, emit).unwrap();
    read(&root.op().reader());
}
