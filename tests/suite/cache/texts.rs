//! Parts of an input that are known from their texts: nothing of them is read, run or printed, and all is shown.

use std::sync::Arc;

use pass_driver::{Driver, Streams};

use super::*;

/// What a run shows, and what its cache explains.
#[derive(Debug)]
pub(super) struct Printed {
    pub(super) status: u8,
    pub(super) stdout: String,
    pub(super) stderr: String,
    pub(super) explanation: String,
}

impl Printed {
    fn shown(&self) -> (u8, &str, &str) {
        (self.status, &self.stdout, &self.stderr)
    }

    /// Returns the number of known texts.
    #[track_caller]
    pub(super) fn known(&self) -> u64 {
        self.number("known texts: ")
    }

    #[track_caller]
    fn number(&self, label: &str) -> u64 {
        let (_, rest) = self.explanation.split_once(label).unwrap();
        rest.split(',').next().unwrap().parse().unwrap()
    }

    #[track_caller]
    fn explains(&self, reason: &str) {
        assert!(self.explanation.contains(reason), "{}", self.explanation);
        assert_eq!(self.known(), 0, "{}", self.explanation);
    }
}

/// A folder with a cache and an input.
pub(super) struct Bench {
    folder: tempfile::TempDir,
    identity: &'static str,
    /// The last run without the cache, and what it was given.
    plain: Mutex<Option<(Vec<String>, Arc<Printed>)>>,
}

pub(super) const PIPELINE: &str = "--pass-pipeline=builtin.module(func.func(canonicalize,cse))";

impl Bench {
    pub(super) fn new() -> Self {
        Self {
            folder: folder(),
            identity: "one",
            plain: Mutex::new(None),
        }
    }

    pub(super) fn path(&self, name: &str) -> String {
        self.folder.path().join(name).display().to_string()
    }

    pub(super) fn run(&self, text: &str, flags: &[&str]) -> Printed {
        self.run_on("input.mlir", text, flags)
    }

    fn run_on(&self, name: &str, text: &str, flags: &[&str]) -> Printed {
        std::fs::write(self.path(name), text).unwrap();
        let path = self.path(name);
        self.tool(&[&[&*path], flags].concat())
    }

    fn tool(&self, arguments: &[&str]) -> Printed {
        let tool = Driver::<Embedded>::new("tool")
            .context(pass_dialects::context)
            .parallel()
            .identity(self.identity)
            .passes(|registry| {
                register_tag(registry)?;
                register_line(registry)?;
                register_environment(registry)?;
                register_lie(registry)?;
                pass_transforms::register_transforms_passes(registry)
            });
        let (mut stdout, mut stderr) = (Vec::new(), Vec::new());
        let streams = Streams {
            stdin: &mut std::io::empty(),
            stdout: &mut stdout,
            stderr: &mut stderr,
        };
        let status = tool.run(arguments.iter().map(Into::into), streams);
        let text = |bytes| String::from_utf8(bytes).unwrap();
        let (explanation, stderr): (Vec<String>, Vec<String>) = text(stderr)
            .split_inclusive('\n')
            .map(str::to_owned)
            .partition(|line| line.starts_with("cache: "));
        Printed {
            status,
            stdout: text(stdout),
            stderr: stderr.concat(),
            explanation: explanation.concat(),
        }
    }

    /// Runs with the cache, and compares with a run without.
    #[track_caller]
    pub(super) fn cached(&self, text: &str, flags: &[&str]) -> Printed {
        self.cached_on("input.mlir", text, flags)
    }

    #[track_caller]
    fn cached_on(&self, name: &str, text: &str, flags: &[&str]) -> Printed {
        let is_plain = |flag: &&str| before_value(flag) != "--check-cache";
        let plain: Vec<&str> = flags.iter().copied().filter(is_plain).collect();
        let plain = self.plain(name, text, &plain);
        let cache = format!("--cache={}", self.path("cache"));
        let flags = [flags, &[&*cache, "--explain-cache"]].concat();
        let printed = self.run_on(name, text, &flags);
        assert_eq!(printed.shown(), plain.shown(), "{flags:?}");
        printed
    }

    /// Runs without the cache, but only once if the same is asked for again.
    fn plain(&self, name: &str, text: &str, flags: &[&str]) -> Arc<Printed> {
        let given = [&[name, text], flags].concat();
        let mut plain = self.plain.lock().unwrap();
        if let Some((last, printed)) = &*plain
            && *last == given
        {
            return Arc::clone(printed);
        }
        let printed = Arc::new(self.run_on(name, text, flags));
        let given = given.into_iter().map(str::to_owned).collect();
        *plain = Some((given, Arc::clone(&printed)));
        printed
    }
}

fn before_value(flag: &str) -> &str {
    flag.split('=').next().unwrap_or_default()
}

fn parts(count: usize) -> Vec<String> {
    (0..count)
        .map(|number| doubled(&format!("f{number}")))
        .collect()
}

#[test]
fn parts_are_known_wherever_they_stand() {
    let bench = Bench::new();
    let flags = [PIPELINE, "--split-input-file", "--mlir-pass-statistics"];
    let mut parts = parts(20);
    assert_eq!(bench.cached(&parts.join("// -----\n"), &flags).known(), 0);
    for threads in [&[][..], &["--mlir-disable-threading"]] {
        let flags = [&flags[..], threads].concat();
        assert_eq!(bench.cached(&parts.join("// -----\n"), &flags).known(), 20);
    }
    parts[3] = format!("\n\n\n{}", doubled("edited"));
    assert_eq!(bench.cached(&parts.join("// -----\n"), &flags).known(), 19);
    let output = bench.path("output.mlir");
    let warm = bench.cached(
        &parts.join("// -----\n"),
        &[&flags[..], &["-o", &output]].concat(),
    );
    assert_eq!(warm.known(), 20);
    let written = std::fs::read_to_string(&output).unwrap();
    assert_eq!(written, bench.run(&parts.join("// -----\n"), &flags).stdout);
}

#[test]
fn flags_about_kept_results_need_one_that_keeps_them() {
    let bench = Bench::new();
    let folder = format!("--cache={}", bench.path("cache"));
    for flag in ["--cache-limit=1", "--explain-cache", "--check-cache=0.5"] {
        let status = |flags: &[&str]| bench.run(&doubled("f"), flags).status;
        assert_eq!(status(&[PIPELINE, flag, &folder]), 0, "{flag}");
        let alone = bench.run(&doubled("f"), &[PIPELINE, flag]);
        let expected = format!("tool: error: '{}' needs '--cache'", before_value(flag));
        assert!(alone.stderr.starts_with(&expected), "{alone:?}");
    }
}

#[test]
fn many_short_parts_are_kept_in_groups() {
    let bench = Bench::new();
    let flags = [PIPELINE, "--split-input-file"];
    let mut parts = parts(2000);
    let marked = |parts: &[String]| parts.join("// -----\n");
    assert_eq!(bench.cached(&marked(&parts), &flags).known(), 0);
    let groups = bench.cached(&marked(&parts), &flags).known();
    assert!((7..100).contains(&groups), "{groups}");
    parts[1350] = doubled("edited");
    let known = bench.cached(&marked(&parts), &flags).known();
    assert!((groups - 2..groups).contains(&known), "{known}");
    // The groups behind the first one are those that they were.
    parts.insert(0, doubled("added"));
    let known = bench.cached(&marked(&parts), &flags).known();
    assert!((groups - 3..=groups).contains(&known), "{known}");
    parts.remove(200);
    let known = bench.cached(&marked(&parts), &flags).known();
    assert!((groups - 3..=groups).contains(&known), "{known}");
    let other_marker = [&flags[..], &["--output-split-marker=// ====="]].concat();
    // A part that is a group of its own has no marker in its result.
    let known = bench.cached(&marked(&parts), &other_marker).known();
    assert!(known < 3, "{known}");
}

#[test]
fn groups_show_diagnostics_at_their_places() {
    let bench = Bench::new();
    let flags = [
        "--pass-pipeline=builtin.module(func.func(tag{text=loud}))",
        "--split-input-file",
    ];
    let mut parts = parts(520);
    let text = parts.join("// -----\n");
    assert_eq!(bench.cached(&text, &flags).known(), 0);
    let groups = bench.cached(&text, &flags).known();
    assert!((6..100).contains(&groups), "{groups}");
    assert_eq!(bench.cached_on("other.mlir", &text, &flags).known(), 0);
    parts[1] = format!("\n{}", parts[1]);
    assert_eq!(bench.cached(&parts.join("// -----\n"), &flags).known(), 0);
}

#[test]
fn a_part_is_known_of_a_file_of_its_own() {
    let bench = Bench::new();
    bench.cached(
        &parts(3).join("// -----\n"),
        &[PIPELINE, "--split-input-file"],
    );
    let alone = bench.cached_on("other.mlir", &doubled("f0"), &[PIPELINE]);
    assert_eq!(alone.known(), 1, "{alone:?}");
}

#[test]
fn diagnostics_show_their_places() {
    let bench = Bench::new();
    let flags = [
        "--pass-pipeline=builtin.module(func.func(tag{text=loud}))",
        "--split-input-file",
    ];
    let mut parts = parts(4);
    let text = parts.join("// -----\n");
    let cold = bench.cached(&text, &flags);
    assert!(cold.stderr.contains("is tagged"), "{cold:?}");
    assert_eq!(bench.cached(&text, &flags).known(), 4);
    assert_eq!(bench.cached_on("other.mlir", &text, &flags).known(), 0);
    parts[1] = format!("\n{}", parts[1]);
    assert_eq!(bench.cached(&parts.join("// -----\n"), &flags).known(), 1);
    parts.swap(0, 3);
    assert_eq!(bench.cached(&parts.join("// -----\n"), &flags).known(), 2);
}

/// Diagnostics of a part show whole lines, which may have text of its neighbours.
#[test]
fn diagnostics_show_lines_that_parts_share() {
    let bench = Bench::new();
    let flags = [
        "--pass-pipeline=builtin.module(func.func(tag{text=loud}))",
        "--split-input-file= | ",
    ];
    let line = |names: &[&str]| {
        let parts = names.iter().map(|name| doubled(name).replace('\n', " "));
        parts.collect::<Vec<_>>().join(" | ")
    };
    for names in [["f", "g", "h"], ["f", "g", "i"]] {
        let cold = bench.cached(&line(&names), &flags);
        assert_eq!(cold.known(), 0, "{cold:?}");
        assert_eq!(bench.cached(&line(&names), &flags).known(), 3);
    }
    let silent = [PIPELINE, flags[1]];
    bench.cached(&line(&["f", "g", "h"]), &silent);
    let known = bench.cached(&line(&["f", "g", "i"]), &silent).known();
    assert_eq!(known, 2);
}

#[test]
fn locations_that_are_printed_or_read_show_places() {
    for flags in [
        [PIPELINE, "--mlir-print-debuginfo"],
        [
            "--pass-pipeline=builtin.module(func.func(line))",
            "--mlir-pass-statistics",
        ],
    ] {
        let bench = Bench::new();
        let text = doubled("f");
        bench.cached(&text, &flags);
        assert_eq!(bench.cached(&text, &flags).known(), 1);
        assert_eq!(bench.cached_on("other.mlir", &text, &flags).known(), 0);
    }
    // An explicit location may be that of another operation.
    let bench = Bench::new();
    let located = |name: &str| {
        let location = format!(": (i32, i32) -> i32 loc(\"{}\":3:1)\n", bench.path(name));
        let part = doubled("f").replacen(": (i32, i32) -> i32\n", &location, 1);
        [&*doubled("g"), &part, &part].join("// -----\n")
    };
    let flags = [PIPELINE, "--split-input-file"];
    assert_eq!(bench.cached(&located("other.mlir"), &flags).known(), 1);
    assert_eq!(
        bench.cached(&located("input.mlir"), &flags).known(),
        1,
        "it is the first part"
    );
}

#[test]
fn every_part_of_a_key_counts() {
    let mut bench = Bench::new();
    let text = doubled("f");
    bench.cached(&text, &[PIPELINE]);
    assert_eq!(bench.cached(&text, &[PIPELINE]).known(), 1);
    bench
        .cached(&doubled("g"), &[PIPELINE])
        .explains("differ from the nearest entry: the text");
    bench
        .cached(&text, &[PIPELINE, "--check-cache=1"])
        .explains("are computed again to be compared");
    let flags = "differ from the nearest entry: the pipeline or the flags";
    for other in [
        &["--pass-pipeline=builtin.module(func.func(cse))"][..],
        &["--pass-pipeline=builtin.module(func.func(canonicalize{top-down=false},cse))"],
        &["--canonicalize", "--cse"],
        &[PIPELINE, "--mlir-print-op-generic"],
        &[PIPELINE, "--verify-each=false"],
        &[PIPELINE, "--no-skip"],
        &[PIPELINE, "--mlir-pass-statistics"],
        &[PIPELINE, "--diagnostic-verbosity=errors"],
        &[PIPELINE, "--dump-pass-pipeline"],
    ] {
        bench.cached(&text, other).explains(flags);
        bench.cached(&text, &[PIPELINE]);
    }
    bench.identity = "two";
    bench
        .cached(&text, &[PIPELINE])
        .explains("differ from the nearest entry: the tool");
}

#[test]
fn warnings_about_the_pipeline_are_those_of_the_run() {
    // The first part of a run warns about a pipeline of flags, whichever part that is.
    let bench = Bench::new();
    let flags = [
        "--split-input-file",
        "--insert-missing",
        "--canonicalize",
        "--merge-idempotent",
        "--strip-debuginfo",
        "--strip-debuginfo",
    ];
    let parts = parts(3);
    let cold = bench.cached(&parts.join("// -----\n"), &flags);
    assert_ne!(cold.stderr, "", "it shows something about the pipeline");
    assert_eq!(bench.cached(&parts.join("// -----\n"), &flags).known(), 3);
    assert_eq!(
        bench.cached(&parts[1..].join("// -----\n"), &flags).known(),
        1,
        "the first part has no line break at its start now"
    );
}

#[test]
fn remarks_are_shown_again() {
    let bench = Bench::new();
    let text = doubled("f");
    let pipeline = "--pass-pipeline=builtin.module(func.func(tag{text=loud}))";
    for filter in ["--remarks-filter=tag.*", "--remarks-filter-missed=tag.*"] {
        for policy in ["all", "final"] {
            let policy = format!("--remark-policy={policy}");
            let flags = [pipeline, filter, &policy];
            let cold = bench.cached(&text, &flags);
            assert_eq!(cold.known(), 0);
            let shows = cold.stderr.contains("Category:tag");
            assert_eq!(shows, !filter.contains("missed"), "{}", cold.stderr);
            assert_eq!(bench.cached(&text, &flags).known(), 1);
        }
    }
}

#[test]
fn what_is_not_all_of_a_run_is_not_kept() {
    let bench = Bench::new();
    let text = doubled("f");
    let file = |flag: &str| format!("{flag}={}", bench.path("file"));
    for (flags, reason) in [
        (
            vec![PIPELINE.to_owned(), file("--trace-file")],
            "'--trace-file' does more",
        ),
        (
            vec![PIPELINE.to_owned(), file("--mlir-generate-reproducer")],
            "'--generate-reproducer' does more",
        ),
        (
            vec![PIPELINE.to_owned(), "--verify-diagnostics".to_owned()],
            "'--verify-diagnostics' does more",
        ),
        (
            vec![PIPELINE.to_owned(), "--mlir-print-ir-after-all".to_owned()],
            "something observes the IR",
        ),
        (
            vec![
                PIPELINE.to_owned(),
                "--remarks-filter=.*".to_owned(),
                "--remark-format=yaml".to_owned(),
                file("--remarks-output-file"),
            ],
            "the run writes remarks to a file",
        ),
        (
            vec!["--pass-pipeline=builtin.module(func.func(environment))".to_owned()],
            "a pass reads the environment",
        ),
    ] {
        let flags: Vec<&str> = flags.iter().map(String::as_str).collect();
        for _ in 0..2 {
            bench.cached(&text, &flags).explains(reason);
        }
    }
    let cache = format!("--cache={}", bench.path("cache"));
    let timed = [PIPELINE, "--mlir-timing", "--explain-cache", &cache];
    bench.run(&text, &timed).explains("'--timing' does more");
}

#[test]
fn an_error_is_found_again() {
    let bench = Bench::new();
    let wrong = doubled("f").replace("(%a, %a)", "(%a, %b)");
    let text = [doubled("f"), wrong, doubled("g")].join("// -----\n");
    let flags = [PIPELINE, "--split-input-file"];
    assert_eq!(bench.cached(&text, &flags).status, 1);
    assert_eq!(bench.cached(&text, &flags).known(), 2);
}

#[test]
fn nothing_is_kept_of_a_text_that_fails() {
    let bench = Bench::new();
    let wrong = doubled("f").replace("(%a, %a)", "(%a, %b)");
    for flags in [&[PIPELINE][..], &[PIPELINE, "--split-input-file"]] {
        assert_eq!(bench.cached(&wrong, flags).status, 1);
        let files = std::fs::read_dir(bench.path("cache")).unwrap();
        assert_eq!(files.count(), 0, "{flags:?}");
    }
}

#[test]
fn a_check_finds_a_text_whose_result_depends_on_a_global() {
    let bench = Bench::new();
    let (text, pipeline) = (
        doubled("f"),
        "--pass-pipeline=builtin.module(func.func(lie))",
    );
    let run = |flags: &[&str]| {
        let cache = format!("--cache={}", bench.path("cache"));
        bench.run(
            &text,
            &[&[pipeline, &cache, "--explain-cache"], flags].concat(),
        )
    };
    let _changes = CHANGES.lock().unwrap_or_else(PoisonError::into_inner);
    GLOBAL.store(11, Ordering::SeqCst);
    run(&[]);
    GLOBAL.store(12, Ordering::SeqCst);
    let checked = run(&["--check-cache=1"]);
    assert_eq!(checked.status, 1);
    let expected = "the result is not what the cache has: a pass depends on something";
    assert!(checked.stderr.contains(expected), "{}", checked.stderr);
}

/// What another machine has written is verified before it is used.
#[test]
fn a_result_of_another_machine_is_used_if_it_is_a_valid_module() {
    for (change, known) in [("arith.addi", 1), ("unknown.operation", 0)] {
        let bench = Bench::new();
        bench.cached(&doubled("f"), &[PIPELINE]);
        for path in faults::entries(&bench.folder.path().join("cache")) {
            faults::make_foreign(&path, ["arith.addi", change]);
        }
        assert_eq!(bench.cached(&doubled("f"), &[PIPELINE]).known(), known);
    }
}

#[test]
fn cheap_passes_are_not_kept_and_all_the_same_is_shown() {
    let bench = Bench::new();
    let text = parts(400).concat();
    let pipeline = "--pass-pipeline=builtin.module(func.func(canonicalize,cse),symbol-dce)";
    bench.cached(&text, &[pipeline]);
    let edited = text + &doubled("more");
    let shown = bench.cached(&edited, &[pipeline]);
    assert_eq!(shown.known(), 0);
}

#[test]
fn a_batch_knows_the_modules_of_an_earlier_one() {
    let bench = Bench::new();
    let inputs = bench.folder.path().join("inputs");
    std::fs::create_dir(&inputs).unwrap();
    for (number, text) in parts(12).iter().enumerate() {
        std::fs::write(inputs.join(format!("{number}.mlir")), text).unwrap();
    }
    let batch = |out: &str, flags: &[&str]| {
        let folder = format!("--out-dir={}", bench.path(out));
        let cache = format!("--cache={}", bench.path("cache"));
        let inputs = inputs.display().to_string();
        let fixed = ["batch", &*inputs, &folder, &cache, "--explain-cache"];
        let printed = bench.tool(&[&fixed[..], flags].concat());
        assert_eq!(printed.status, 0, "{printed:?}");
        printed
    };
    let outputs = |out: &str| {
        let read = |number| std::fs::read_to_string(bench.path(&format!("{out}/{number}.mlir")));
        (0..12)
            .map(read)
            .map(Result::unwrap)
            .collect::<Vec<String>>()
    };
    let cold = batch("cold", &[PIPELINE]);
    assert_eq!(cold.known(), 0);
    let warm = batch("warm", &[PIPELINE]);
    assert_eq!(warm.known(), 12);
    assert!(warm.stderr.contains("12 cached"), "{}", warm.stderr);
    assert_eq!(outputs("warm"), outputs("cold"));
    batch("checked", &[PIPELINE, "--check-cache=1"]);
    assert_eq!(outputs("checked"), outputs("cold"));
    std::fs::write(inputs.join("3.mlir"), doubled("edited")).unwrap();
    assert_eq!(batch("edited", &[PIPELINE]).known(), 11);
    // A run on a file prints what a batch keeps in another form.
    assert_eq!(bench.cached(&doubled("f0"), &[PIPELINE]).known(), 0);
    let other = "--pass-pipeline=builtin.module(func.func(cse))";
    assert_eq!(batch("other", &[other]).known(), 0);
}
