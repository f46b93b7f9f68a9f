//! The memory of the tool on large files, as a multiple of their size.

use super::input::{self, OPERATIONS, Shape};
use super::process::Program;

/// Sizes of the files, in mebibytes.
const SIZES: [usize; 2] = [256, 1024];

pub(super) fn run() -> Result<(), String> {
    println!("== large files: parse and print");
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let file = folder.path().join("input.mlir");
    let tool = Program::released("pass-opt")?;
    for (shape, name) in [
        (Shape::Many, "many functions"),
        (Shape::One, "one function"),
    ] {
        for mebibytes in SIZES {
            let operations = operations_in(mebibytes, shape);
            input::write(&file, shape, operations).map_err(|error| error.to_string())?;
            let size = std::fs::metadata(&file).map_err(|error| error.to_string())?;
            let size = size.len() as f64 / (1 << 20) as f64;
            let run = tool.run(&file, &["--mlir-print-op-generic"], folder.path())?;
            let (seconds, ratio) = (run.time.as_secs_f64(), run.mebibytes / size);
            println!(
                "{name:<16} {size:>7.0} MiB in {seconds:>6.2} s with {:>7.0} MiB, {ratio:.2} times the size",
                run.mebibytes
            );
        }
    }
    Ok(())
}

/// About how many operations make a file that large.
fn operations_in(mebibytes: usize, shape: Shape) -> usize {
    let group = match shape {
        Shape::Many => 830,
        Shape::One => 720,
    };
    mebibytes * (1 << 20) / group * OPERATIONS
}
