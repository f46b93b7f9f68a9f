//! Results that are kept: what a run with a cache shows is what one without shows, from the output to the exit status.

use std::fmt;
use std::fs;
use std::path::Path;
use std::process::Command;

use crate::{HARD, INPUTS, LINES, listed};

const LOWERING: &str = "--pass-pipeline=builtin.module(one-shot-bufferize{bufferize-function-boundaries=true},\
    func.func(convert-linalg-to-loops,convert-scf-to-cf),lower-affine,finalize-memref-to-llvm,convert-arith-to-llvm,\
    convert-cf-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts,canonicalize,cse)";

/// The output and the exit status of a run.
#[derive(PartialEq)]
pub(super) struct Shown {
    status: Option<i32>,
    stdout: String,
    stderr: String,
}

/// The output may be long, and is compared in full.
impl fmt::Debug for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            status,
            stdout,
            stderr,
        } = self;
        let (start, length) = (stdout.get(..400).unwrap_or(stdout), stdout.len());
        write!(f, "{status:?}\n{stderr}\n{start}\n.. {length} bytes")
    }
}

/// A run in a folder with a file `input.mlir` and a cache.
pub(super) struct Tool {
    folder: tempfile::TempDir,
}

impl Tool {
    pub(super) fn new() -> Self {
        Self {
            folder: tempfile::tempdir().unwrap(),
        }
    }

    fn path(&self, name: &str) -> std::path::PathBuf {
        self.folder.path().join(name)
    }

    pub(super) fn write(&self, input: &str) {
        fs::write(self.path("input.mlir"), input).unwrap();
    }

    fn run(&self, arguments: &[&str], threads: &str) -> Shown {
        let mut command = Command::new(env!("CARGO_BIN_EXE_passwright-mlir-opt"));
        command.current_dir(&self.folder).args(arguments);
        let output = command.env("RAYON_NUM_THREADS", threads).output().unwrap();
        let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
        Shown {
            status: output.status.code(),
            stdout: text(output.stdout),
            stderr: text(output.stderr),
        }
    }

    fn without(&self, arguments: &[&str]) -> Shown {
        self.run(&[&["input.mlir"], arguments].concat(), "2")
    }

    /// Runs with the cache, and returns what it explains apart from the rest.
    pub(super) fn with(&self, arguments: &[&str], threads: &str) -> (Shown, String) {
        let flags = ["input.mlir", "--cache=store", "--explain-cache"];
        let mut shown = self.run(&[&flags[..], arguments].concat(), threads);
        let (explained, rest) = shown
            .stderr
            .split_inclusive('\n')
            .partition::<Vec<_>, _>(|line| line.starts_with("cache: "));
        let explained = explained.concat();
        shown.stderr = rest.concat();
        (shown, explained)
    }

    fn stats(&self, action: &str) -> Shown {
        self.run(&["cache", action, "--cache=store"], "1")
    }
}

pub(super) fn is_known(explained: &str) -> bool {
    explained.contains("cache: known texts: 1,")
}

fn functions(count: usize) -> String {
    let functions = (0..count).map(|index| {
        let matmul = "%m = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%f : tensor<4x16xf32>) -> tensor<4x16xf32>";
        format!(
            "func.func @f{index}(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>) -> tensor<4x16xf32> {{
  %z = arith.constant {index}.0 : f32
  %e = tensor.empty() : tensor<4x16xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<4x16xf32>) -> tensor<4x16xf32>
  {matmul}
  return %m : tensor<4x16xf32>
}}
"
        )
    });
    functions.collect()
}

/// Each command line of the comparison with `mlir-opt`, on one store.
#[test]
fn cold_and_warm_runs_show_what_runs_without_a_cache_show() {
    let tool = Tool::new();
    let lines = LINES.iter();
    let lines = lines.flat_map(|arguments| INPUTS.iter().map(|input| (*arguments, *input)));
    let (mut known, mut wrong) = (0, String::new());
    for (arguments, input) in lines.chain(HARD.iter().copied()) {
        tool.write(input);
        let without = tool.without(arguments);
        let (cold, _) = tool.with(arguments, "2");
        let (warm, explained) = tool.with(arguments, "2");
        let is_split = arguments.contains(&"--split-input-file");
        assert!(!(is_split && is_known(&explained)), "{explained}");
        known += usize::from(is_known(&explained));
        for (name, shown) in [("cold", cold), ("warm", warm)] {
            if shown != without {
                wrong += &format!("== {arguments:?}, {name}: {shown:#?}\nwithout: {without:#?}\n");
            }
        }
    }
    assert_eq!(wrong, "");
    assert!(known >= 120, "{known} texts were known");
    assert_eq!(tool.stats("verify").status, Some(0));
}

/// The passes and pipelines that succeed in [`every_pass_is_known_or_refused`] and whose results are not kept.
const NOT_KEPT: [&str; 10] = [
    "gpu-lower-to-nvvm-pipeline",
    "gpu-lower-to-xevm-pipeline",
    "gpu-module-to-binary",
    "print-ir",
    "print-op-stats",
    "snapshot-op-locations",
    "transform-preload-library",
    "view-op-graph",
    "xegpu-optimize-block-loads",
    "xevm-attach-target",
];

#[test]
fn every_pass_is_known_or_refused() {
    let help = Tool::new().run(&["--help"], "1").stdout;
    let passes: Vec<&str> = listed(&help, 2).into_keys().collect();
    let input = [INPUTS[2], INPUTS[1], INPUTS[0]].concat();
    let run = |passes: &[&str]| {
        let tool = Tool::new();
        tool.write(&input);
        let (mut refused, mut known) = (Vec::new(), 0);
        for pass in passes {
            let flag = format!("--{pass}");
            let (cold, _) = tool.with(&[&flag], "2");
            let (warm, explained) = tool.with(&[&flag], "2");
            assert_eq!(warm, cold, "{pass}");
            if is_known(&explained) {
                known += 1;
            } else if cold.status == Some(0) {
                refused.push((*pass).to_owned());
            }
        }
        (refused, known)
    };
    let (first, second) = passes.split_at(passes.len() / 2);
    let [(mut refused, known), (others, known_others)] = std::thread::scope(|scope| {
        let second = scope.spawn(|| run(second));
        [run(first), second.join().unwrap()]
    });
    refused.extend(others);
    assert_eq!(refused, NOT_KEPT);
    let known = known + known_others;
    assert!(known >= 200, "{known} of {} are known", passes.len());
}

#[test]
fn threads_share_results() {
    let tool = Tool::new();
    tool.write(&functions(40));
    let without = tool.without(&[LOWERING]);
    assert_eq!(without.status, Some(0));
    let (cold, explained) = tool.with(&[LOWERING], "8");
    assert!(!is_known(&explained));
    assert_eq!(cold, without);
    for threads in ["1", "2", "8"] {
        let (warm, explained) = tool.with(&[LOWERING], threads);
        assert!(is_known(&explained), "{explained}");
        assert_eq!(warm, without);
    }
    let (alone, explained) = tool.with(&[LOWERING, "--mlir-disable-threading"], "8");
    assert!(is_known(&explained), "{explained}");
    assert_eq!(alone, without);
}

/// Passes of MLIR are functions of what their keys have, but for the order of uses.
#[test]
fn results_that_are_computed_again_are_the_same() {
    let tool = Tool::new();
    for input in INPUTS.iter().copied().chain([&*functions(10)]) {
        tool.write(input);
        let without = tool.without(&[LOWERING]);
        let (cold, explained) = tool.with(&[LOWERING], "2");
        assert_eq!(cold, without);
        assert!(
            explained.contains("known texts: 0, recorded: 1,"),
            "{explained}"
        );
        let (checked, explained) = tool.with(&[LOWERING, "--check-cache=1"], "2");
        assert!(!is_known(&explained), "{explained}");
        assert_eq!(checked, without);
    }
}

#[test]
fn what_changes_is_run_again() {
    let tool = Tool::new();
    let (first, second) = (functions(2), functions(3));
    let location = first.replace("return %m", "\n  return %m");
    for input in [&first, &second, &location] {
        tool.write(input);
        for options in [
            &["--canonicalize"][..],
            &["--canonicalize=max-iterations=2"],
            &["--canonicalize", "--mlir-print-debuginfo"],
        ] {
            let without = tool.without(options);
            let (cold, explained) = tool.with(options, "2");
            assert!(!is_known(&explained), "{options:?}: {explained}");
            assert_eq!(cold, without);
            let (warm, explained) = tool.with(options, "2");
            assert!(is_known(&explained), "{options:?}: {explained}");
            assert_eq!(warm, without);
        }
    }
    // A pass in C++ may have looked at the name of the file.
    fs::rename(tool.path("input.mlir"), tool.path("other.mlir")).unwrap();
    let other = [
        "other.mlir",
        "--canonicalize",
        "--cache=store",
        "--explain-cache",
    ];
    let shown = tool.run(&other, "2");
    assert!(!is_known(&shown.stderr), "{shown:?}");
}

#[test]
fn what_cannot_be_known_is_not_kept() {
    let tool = Tool::new();
    let kernel = "gpu.module @g { gpu.func @h(%x: f32) kernel { gpu.return } }\n";
    let env = "a pass reads the environment";
    let effects = "a pass has effects that neither its operation nor its diagnostics show";
    for (input, arguments, reason) in [
        ("func.func private @f()\n", &["--print-op-stats"][..], env),
        ("func.func private @f()\n", &["--print-ir"], env),
        ("func.func private @f()\n", &["--transform-interpreter"], ""),
        // Nothing but the bytes that it writes tells that it prints.
        (
            kernel,
            &["--xegpu-propagate-layout=print-analysis-only=true"],
            effects,
        ),
        // Nothing is known of pipelines in options.
        (
            INPUTS[1],
            &["--pass-pipeline=builtin.module(inline{default-pipeline=cse})"],
            effects,
        ),
        (
            INPUTS[1],
            &["--pass-pipeline=builtin.module(composite-fixed-point-pass{pipeline=canonicalize})"],
            effects,
        ),
        ("module {\n", &["--canonicalize"], ""),
    ] {
        tool.write(input);
        let without = tool.without(arguments);
        for _ in 0..2 {
            let (shown, explained) = tool.with(arguments, "2");
            assert!(explained.contains(reason), "{arguments:?}: {explained}");
            assert!(!is_known(&explained), "{arguments:?}: {explained}");
            assert_eq!(shown, without);
        }
    }
    // Pipelines in options that are those of the definition are known.
    tool.write(INPUTS[1]);
    for is_warm in [false, true] {
        let (_, explained) = tool.with(&["--inline"], "2");
        assert_eq!(is_known(&explained), is_warm, "{explained}");
    }
}

#[test]
fn files_that_extend_the_context_count() {
    let tool = Tool::new();
    let define = |constraint: &str| {
        let text = format!(
            "irdl.dialect @own {{ irdl.operation @op {{ %0 = irdl.is {constraint} irdl.results(a: %0) }} }}"
        );
        fs::write(tool.path("own.irdl"), text).unwrap();
    };
    tool.write("%0 = \"own.op\"() : () -> i32\n");
    let flags = ["--irdl-file=own.irdl", "--canonicalize"];
    define("i32");
    for is_warm in [false, true] {
        let (shown, explained) = tool.with(&flags, "2");
        assert_eq!(is_known(&explained), is_warm, "{explained}");
        assert_eq!(shown, tool.without(&flags));
        assert_eq!(shown.status, Some(0), "{shown:?}");
    }
    define("i64");
    let (shown, explained) = tool.with(&flags, "2");
    assert!(!is_known(&explained), "{explained}");
    assert_eq!(shown, tool.without(&flags));
    assert_eq!(shown.status, Some(1), "{shown:?}");
}

#[test]
fn what_is_torn_is_run_again() {
    let tool = Tool::new();
    tool.write(&functions(5));
    let (without, _) = (tool.without(&[LOWERING]), tool.with(&[LOWERING], "2"));
    let mut torn = 0;
    let folders = fs::read_dir(tool.path("store")).unwrap();
    for folder in folders.map(|folder| folder.unwrap().path()) {
        for file in fs::read_dir(folder).unwrap() {
            let file = file.unwrap().path();
            let mut bytes = fs::read(&file).unwrap();
            let half = bytes.len() / 2;
            bytes[half..].iter_mut().for_each(|byte| *byte ^= 1);
            fs::write(&file, bytes).unwrap();
            torn += 1;
        }
    }
    assert!(torn >= 1);
    assert_eq!(tool.stats("verify").status, Some(1));
    let (shown, explained) = tool.with(&[LOWERING], "2");
    assert!(!is_known(&explained), "{explained}");
    assert!(shown.stderr.contains("warning: "), "{shown:?}");
    assert_eq!(
        (shown.status, shown.stdout),
        (without.status, without.stdout)
    );
    assert_eq!(tool.stats("prune").status, Some(0));
    assert!(Path::new(&tool.path("store")).is_dir());
}
