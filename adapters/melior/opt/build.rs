//! Exports the symbols of MLIR, which plugins look for in the program that loads them.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-link-arg-bins=-rdynamic");
}
