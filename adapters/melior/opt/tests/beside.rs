//! Command lines through this tool and through `mlir-opt`: the same output, exit status and diagnostics.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test that cannot go on has failed"
)]

#[path = "beside/cached.rs"]
mod cached;
#[path = "beside/command_lines.rs"]
mod command_lines;
#[path = "beside/plugin.rs"]
mod plugin;
#[path = "beside/shared.rs"]
mod shared;

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Modules, each with something to do for passes of several dialects.
const INPUTS: &[&str] = &[
    "func.func @arith(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %0 = arith.addi %x, %c0 : i32
  %1 = arith.muli %0, %0 : i32
  %2 = arith.muli %0, %0 : i32
  %3 = arith.ceildivsi %1, %2 : i32
  return %3 : i32
}
",
    "func.func private @twice(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  return %0 : i32
}
func.func @loop(%n: index, %m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : i32
  scf.for %i = %c0 to %n step %c1 {
    %k = arith.addi %c7, %c7 : i32
    %v = func.call @twice(%k) : (i32) -> i32
    memref.store %v, %m[%i] : memref<?xi32>
  }
  return
}
",
    "#map = affine_map<(d0) -> (d0)>
func.func @elementwise(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = [\"parallel\"]}
      ins(%a, %b : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func @affine(%m: memref<16xf32>) {
  affine.for %i = 0 to 16 {
    %v = affine.load %m[%i] : memref<16xf32>
    affine.store %v, %m[15 - %i] : memref<16xf32>
  }
  return
}
",
];

/// A kernel for a GPU, and its launch.
const KERNEL: &str = "module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @kernel(%x: i32) kernel {
      gpu.return
    }
  }
  func.func @launch(%x: i32) {
    %c1 = arith.constant 1 : index
    gpu.launch_func @kernels::@kernel blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%x : i32)
    return
  }
}
";

/// Arguments of both tools; each line runs on each input.
const LINES: &[&[&str]] = &[
    &[],
    &["--mlir-print-op-generic"],
    &["--mlir-print-debuginfo"],
    &["--canonicalize"],
    &["--cse"],
    &[
        "--canonicalize=max-iterations=1 region-simplify=disabled",
        "--cse",
    ],
    &["--inline", "--canonicalize", "--symbol-dce"],
    &["--sccp"],
    // The value that the definition of the option shows.
    &["--affine-loop-normalize=promote-single-iter=true"],
    &["--loop-invariant-code-motion"],
    &["--control-flow-sink"],
    &["--mem2reg"],
    &["--remove-dead-values"],
    &["--strip-debuginfo", "--mlir-print-debuginfo"],
    &["--arith-expand"],
    &["--int-range-optimizations"],
    &["--convert-scf-to-cf"],
    &["--convert-arith-to-llvm"],
    &["--convert-func-to-llvm"],
    &["--convert-func-to-llvm=index-bitwidth=32"],
    &["--lower-affine", "--convert-scf-to-cf", "--convert-to-llvm"],
    &["--one-shot-bufferize"],
    &["--one-shot-bufferize=bufferize-function-boundaries=true"],
    &["--one-shot-bufferize=no-such-thing"],
    &[
        "--linalg-generalize-named-ops",
        "--linalg-fuse-elementwise-ops",
    ],
    &["--affine-loop-unroll=unroll-factor=4"],
    &["--symbol-privatize=exclude=loop"],
    &[
        "--linalg-fold-unit-extent-dims",
        "--convert-linalg-to-loops",
    ],
    &["--convert-linalg-to-affine-loops", "--affine-loop-fusion"],
    &["--affine-super-vectorize=virtual-vector-size=4"],
    &["--lower-affine", "--scf-for-to-while"],
    &["--scf-for-loop-peeling", "--canonicalize"],
    &["--normalize-memrefs", "--duplicate-function-elimination"],
    &["--outline-shape-computation"],
    &["--print-op-stats"],
    &["--buffer-deallocation-pipeline"],
    &["--buffer-deallocation-pipeline=private-function-dynamic-ownership=true"],
    &["--tosa-to-linalg-pipeline"],
    &["--sparsifier=vl=4 enable-runtime-library=false create-sparse-deallocs=false"],
    &["--pass-pipeline=builtin.module(buffer-deallocation-pipeline{no-such-thing=1})"],
    &[
        "--canonicalize",
        "--mlir-disable-threading",
        "--verify-each=0",
    ],
    &["--mlir-print-local-scope", "--cse"],
    &[
        "--mlir-elide-elementsattrs-if-larger=2",
        "--one-shot-bufferize",
    ],
    &["--allow-unregistered-dialect", "--convert-func-to-llvm"],
    &["--pass-pipeline=builtin.module("],
    &["--pass-pipeline=builtin.module(cse))"],
    &["--pass-pipeline=func.func(cse)"],
    &["--pass-pipeline=any(cse,func.func(canonicalize))"],
    &["--pass-pipeline=builtin.module(func.func(canonicalize,cse),inline)"],
    &[
        "--pass-pipeline=builtin.module(any(cse),func.func(canonicalize{max-iterations=2 top-down=false}))",
    ],
    &["--pass-pipeline=builtin.module(inline{default-pipeline=cse max-iterations=2})"],
    &["--pass-pipeline=builtin.module(func.func(affine-loop-tile{tile-size=4},lower-affine))"],
    &["--pass-pipeline=builtin.module(func.func(transform-interpreter))"],
    &["--pass-pipeline=builtin.module(func.func(linalg-block-pack-matmul))"],
    &["--pass-pipeline=builtin.module(func.func(cse,one-shot-bufferize))"],
    &["--pass-pipeline=builtin.module(no-such-pass)"],
    &["--pass-pipeline=builtin.module(canonicalize{max-iterations=many})"],
];

/// Parts of a file. The verifier refuses the second and the last.
const PARTS: &str = "func.func private @a()
// -----
func.func @b() { retur }
  // -----  
module { func.func @c() { return } }
// -----
func.func @d(%x: i32) -> i64 {
  return %x : i32
}
";

/// Expected diagnostics, with notes. The last one is not emitted.
const EXPECTED: &str = "// expected-error @below {{could not find a nested named sequence}}
module {
  func.func @a() { return }
}
// -----
func.func @b(%x: i32) -> i64 {
  // expected-error @below {{type of return operand 0 ('i32') doesn't match function result type}}
  return %x : i32
}
// -----
// expected-remark @below {{never said}}
func.func @c() { return }
";

/// Operations inside of others, and a dialect that is not registered.
const NESTED: &str = "module @m {
  module @inner {
    func.func @f(%x: i32) -> i32 {
      %0 = \"foo.bar\"(%x) ({ ^bb0(%y: i32): \"foo.end\"(%y) : (i32) -> () }) {k = #foo.k<1>} : (i32) -> i32
      return %0 : i32
    }
    func.func private @g() attributes {x.y}
  }
  gpu.module @k { gpu.func @h(%x: f32) kernel { gpu.return } }
  llvm.func @l(%p: !llvm.ptr) -> i32 { %0 = llvm.load %p : !llvm.ptr -> i32 llvm.return %0 : i32 }
}
";

/// Parts with places that are written, places of all kinds that the parser makes, and errors with notes.
const PLACES: &str = "func.func private @a()
// -----

func.func @b(%x: i32, %y: i32 loc(\"standard-input\":1:2)) {
  cf.br ^bb1(%y : i32) loc(fused[\"standard-input\":3:4, \"x\"])
 ^bb1(%z: i32): return
}
// -----
func.func @c() { oops }
// -----

func.func @d() { %0 = arith.constant 1 : i32
 %0 = arith.constant 2 : i32 return }
// -----   func.func private @e() loc(callsite(\"a\" at \"b\":1:2))
// -----
module @f { func.func private @g() attributes {a = loc(\"standard-input\":5:6)} }
";

/// Arguments and inputs that are out of the ordinary.
const HARD: &[(&[&str], &str)] = &[
    (
        &["--split-input-file", "--mlir-print-debuginfo"],
        "func.func private @a()\n// -----\nfunc.func private @b()\n  // -----  \n\nfunc.func private @c()\n",
    ),
    (&["--split-input-file", "--mlir-print-debuginfo"], PLACES),
    (&["--split-input-file", "--transform-interpreter"], PARTS),
    (&["--split-input-file", "--verify-diagnostics"], PARTS),
    (
        &[
            "--split-input-file",
            "--verify-diagnostics",
            "--transform-interpreter",
        ],
        EXPECTED,
    ),
    (
        &["--verify-diagnostics", "--transform-interpreter"],
        EXPECTED,
    ),
    // Translates to LLVM IR.
    (&["--gpu-lower-to-nvvm-pipeline=cubin-format=llvm"], KERNEL),
    (&[], NESTED),
    (&["--allow-unregistered-dialect"], NESTED),
    (
        &[
            "--allow-unregistered-dialect",
            "--mlir-print-op-generic",
            "--mlir-print-local-scope",
            "--mlir-print-debuginfo",
        ],
        NESTED,
    ),
    (
        &[
            "--allow-unregistered-dialect",
            "--pass-pipeline=builtin.module(builtin.module(func.func(cse,transform-interpreter)),canonicalize)",
        ],
        NESTED,
    ),
    (
        &[
            "--allow-unregistered-dialect",
            "--pass-pipeline=builtin.module(any(any(transform-interpreter)))",
        ],
        NESTED,
    ),
    (
        &[
            "--allow-unregistered-dialect",
            "--pass-pipeline=builtin.module(gpu.module(gpu.func(cse)),llvm.func(llvm-legalize-for-export,transform-interpreter))",
        ],
        NESTED,
    ),
    (
        &[
            "--allow-unregistered-dialect",
            "--verify-each=0",
            "--convert-to-llvm",
            "--reconcile-unrealized-casts",
        ],
        NESTED,
    ),
    (
        &["--no-implicit-module"],
        "func.func private @a()\nfunc.func private @b()\n",
    ),
    (
        &["--no-implicit-module", "--mlir-print-debuginfo"],
        "func.func private @a()\n",
    ),
    (
        &[
            "--no-implicit-module",
            "--pass-pipeline=func.func(canonicalize,cse)",
        ],
        "func.func @a() { %0 = arith.constant 1 : i8 return }",
    ),
    (&["--mlir-print-debuginfo"], ""),
    (&[], "module {\n"),
    (&[], "func.func @a(%x: i32) { return \u{e9} }"),
    (&[], "func.func @a() { return } loc(\"a"),
    (&[], "\"x\"(%0) : (i32) -> ()"),
    (&[], "func.func @a() { \0 return }"),
    (&[], "#map = affine_map<(d0) -> (d0, >\n"),
    (
        &["--canonicalize"],
        "%0 = arith.constant 1 : i32\nfunc.func @f() -> i32 { return %0 : i32 }",
    ),
    (
        &["--symbol-dce"],
        "func.func private @f()\nfunc.func private @f()\n",
    ),
];

/// One run of a tool.
#[derive(Debug, PartialEq)]
struct ToolRun {
    succeeded: bool,
    stdout: String,
    /// The lines of diagnostics that say where, what, and how severe it is.
    diagnostics: Vec<String>,
}

/// Runs both tools at a time.
fn both(ours: &Path, theirs: &Path, arguments: &[&str], input: &str) -> (ToolRun, ToolRun) {
    std::thread::scope(|scope| {
        let theirs = scope.spawn(|| run(theirs, arguments, input));
        (run(ours, arguments, input), theirs.join().unwrap())
    })
}

fn run(program: &Path, arguments: &[&str], input: &str) -> ToolRun {
    let mut command = Command::new(program);
    command.args(arguments).stdin(Stdio::piped());
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    // A tool that refuses its arguments reads nothing.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    assert!(
        output.status.code().is_some(),
        "{}: killed",
        program.display()
    );
    let stderr = String::from_utf8(output.stderr).unwrap();
    let is_about_input = |line: &&str| line.starts_with("<stdin>:");
    ToolRun {
        succeeded: output.status.success(),
        stdout: String::from_utf8(output.stdout).unwrap(),
        diagnostics: stderr
            .lines()
            .filter(is_about_input)
            .map(str::to_owned)
            .collect(),
    }
}

fn mlir_opt() -> PathBuf {
    let prefix = std::env::var_os("MLIR_SYS_220_PREFIX").expect("`.cargo/config.toml` sets it");
    Path::new(&prefix).join("bin/mlir-opt")
}

#[test]
fn same_as_mlir_opt() {
    let lines = LINES.iter();
    let lines = lines.flat_map(|arguments| INPUTS.iter().map(|input| (*arguments, *input)));
    let compared = compare(lines.chain(HARD.iter().copied()));
    assert!(compared >= 190, "{compared} command lines");
}

/// Runs command lines through both tools, and returns their number.
fn compare(lines: impl Iterator<Item = (&'static [&'static str], &'static str)>) -> usize {
    let (ours, theirs) = (
        Path::new(env!("CARGO_BIN_EXE_passwright-mlir-opt")),
        mlir_opt(),
    );
    let mut compared = 0;
    let mut different = String::new();
    for (arguments, input) in lines {
        let (ours, theirs) = both(ours, &theirs, arguments, input);
        compared += 1;
        if ours != theirs {
            different +=
                &format!("== {arguments:?} on\n{input}\nours:   {ours:#?}\ntheirs: {theirs:#?}\n");
        }
    }
    assert_eq!(different, "");
    compared
}

/// The passes and pipelines in the help of a tool, each with its options. They begin at `column`, options two further right.
fn listed(help: &str, column: usize) -> BTreeMap<&str, BTreeSet<&str>> {
    let mut passes: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut last = "";
    let lines = help.lines().skip_while(|line| line.trim() != "Passes:");
    for line in lines {
        let text = line.trim_start();
        // Ours stand at the margin; those of `mlir-opt` end with a flag that is.
        if column == 2 && line.starts_with("Flags of this tool:") {
            break;
        }
        // An option of one letter has one dash in `mlir-opt`.
        let Some(flag) = text.strip_prefix('-') else {
            continue;
        };
        let flag = flag.trim_start_matches('-');
        let name = flag.split([' ', '=', '[']).next().unwrap();
        match line.len() - text.len() {
            at if at == column => {
                last = name;
                passes.entry(name).or_default();
            }
            at if at == column + 2 => {
                passes.get_mut(last).unwrap().insert(name);
            }
            // A description that is too wide for the line of its option.
            at if at > column + 2 => {}
            // Flags of other parts of the tool follow.
            _ => break,
        }
    }
    passes
}

#[test]
fn help_lists_every_pass_with_its_options() {
    let ours = Path::new(env!("CARGO_BIN_EXE_passwright-mlir-opt"));
    let [ours, theirs] = [ours, &mlir_opt()].map(|tool| run(tool, &["--help"], "").stdout);
    let (ours, theirs) = (listed(&ours, 2), listed(&theirs, 6));
    // Passes of MLIR's tests are in its tool alone.
    let of_mlir = |(name, _): &(&&str, _)| name.split('-').all(|word| word != "test");
    let missing = theirs.iter().filter(of_mlir);
    let missing = missing.filter(|(pass, options)| ours.get(**pass) != Some(options));
    let missing = missing.map(|(pass, options)| (pass, options, ours.get(pass)));
    assert_eq!(missing.collect::<Vec<_>>(), []);
    assert!(ours.len() >= 290, "{} passes", ours.len());
}

/// Nothing that may be on the command line in place of threads makes a difference.
/// A process that a signal ends says what it did.
#[cfg(unix)]
#[test]
fn a_crash_is_no_silent_end() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_passwright-mlir-opt"));
    command.arg("--canonicalize").stdin(Stdio::piped());
    let mut child = command.stderr(Stdio::piped()).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    // It has started when it reads.
    input.write_all(&vec![b' '; 1 << 20]).unwrap();
    let mut kill = Command::new("kill");
    kill.args(["-SEGV", &child.id().to_string()]);
    assert!(kill.status().unwrap().success());
    let output = child.wait_with_output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(
        said.contains("a crash") && said.contains("--canonicalize"),
        "{said}"
    );
    let signal = std::os::unix::process::ExitStatusExt::signal(&output.status);
    assert_eq!(signal, Some(11));
}

#[test]
fn threads_make_no_difference() {
    let ours = Path::new(env!("CARGO_BIN_EXE_passwright-mlir-opt"));
    let functions = (0..200).map(|index| INPUTS[0].replace("@arith", &format!("@f{index}")));
    let input: String = functions.collect();
    let pipeline = "--pass-pipeline=builtin.module(func.func(canonicalize,cse,arith-expand,transform-interpreter))";
    let alone = run(ours, &[pipeline, "--mlir-disable-threading"], &input);
    assert_eq!(
        alone
            .diagnostics
            .iter()
            .filter(|line| line.contains(": error: "))
            .count(),
        200
    );
    assert_eq!(run(ours, &[pipeline], &input), alone);
}
