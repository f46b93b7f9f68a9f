//! Remarks as YAML: LLVM's tools must read what ours write, and write it again as it was.

use std::ffi::OsStr;
use std::path::Path;

use super::docs::output_of;
use super::tool::Tool;

/// The input whose runs show remarks as diagnostics.
const INPUT: &str = "tests/oracle/manager/remarks.mlir";

/// Converts the remarks of a run to a bitstream and back. Returns the number of runs.
pub(super) fn run(filter: &str, findings: &mut Vec<String>) -> usize {
    if !INPUT.contains(filter) {
        return 0;
    }
    if let Err(error) = compare() {
        findings.push(format!("{INPUT}: {error}"));
    }
    1
}

fn compare() -> Result<(), String> {
    let tool = Tool::built("passwright-test-opt")?;
    let flags = [
        "--pass-pipeline=builtin.module(func.func(test-remark))",
        "--remarks-filter=.*",
        "--remark-format=yaml",
        "--remarks-output-file=-",
        "-o=/dev/null",
    ];
    let ran = tool.run_with(Path::new(INPUT), flags.map(str::to_owned).to_vec())?;
    if ran.stdout.matches("--- !").count() != 10 {
        return Err(format!("10 remarks expected\n{}{}", ran.stdout, ran.stderr));
    }
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let [yaml, bitstream] = ["remarks.yaml", "remarks.bs"].map(|name| folder.path().join(name));
    std::fs::write(&yaml, &ran.stdout).map_err(|error| error.to_string())?;
    let convert = |how: &str, from: &Path, to: &Path| {
        let arguments: [&OsStr; 4] = [how.as_ref(), from.as_ref(), "-o".as_ref(), to.as_ref()];
        output_of("llvm-remarkutil-22", &arguments)
    };
    convert("yaml2bitstream", &yaml, &bitstream)?;
    convert("bitstream2yaml", &bitstream, &yaml)?;
    let again = std::fs::read_to_string(&yaml).map_err(|error| error.to_string())?;
    if again == ran.stdout {
        return Ok(());
    }
    Err(format!(
        "remarks differ once converted:\n{}---\n{again}",
        ran.stdout
    ))
}
