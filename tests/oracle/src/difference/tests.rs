//! Texts of two outputs.

use super::{ToolOutput, outputs};

fn ran(status: i32, stdout: &str, stderr: &str) -> ToolOutput {
    ToolOutput {
        status,
        stdout: stdout.to_owned(),
        stderr: stderr.to_owned(),
    }
}

#[test]
fn both_outputs_are_in_one_text() {
    let theirs = ran(
        134,
        "a\nb\n",
        "LLVM ERROR: x\nPLEASE submit a bug report\n#0 0x7f\n",
    );
    let text = outputs("pass-opt", &theirs, &ran(1, "a\nc\n", "a:1:1: error: x\n"));
    let expected = "exit status: mlir-opt 134, pass-opt 1\nstdout  a\nstdout -b\nstdout +c\n\
                    stderr -LLVM ERROR: x\nstderr +a:1:1: error: x\n";
    assert_eq!(text, expected);
}
