//! Dumps of the IR before and after passes.

use crate::driver::tool::{check, diagnostics, run, shape_alone};
use crate::manager::subject::Subject;
use expect_test::{Expect, expect};
use std::path::Path;

const QUIET: &str = "--diagnostic-verbosity=errors";

/// The dumps of a run: each banner, and the shape of the text below it. They are the same with and without threads.
fn dumps<I: Subject>(args: &[&str], module: &str, expected: Expect) {
    let args: Vec<&str> = args.iter().copied().chain([QUIET]).collect();
    let shown = |args: &[&str]| {
        let ran = run::<I>(args, &[module]);
        let mut parts = ran.stderr.split("// -----// IR Dump ");
        let mut text = diagnostics::<I>(parts.next().unwrap_or_default());
        for part in parts {
            let (banner, rest) = part.split_once(" //----- //\n").unwrap();
            text += &diagnostics::<I>(banner);
            text += &format!("  {}", shape_alone::<I>(rest));
        }
        text
    };
    let text = shown(&args);
    let sequential: Vec<&str> = ["--disable-threading"].into_iter().chain(args).collect();
    assert_eq!(shown(&sequential), text);
    expected.assert_eq(&text);
}

pub(crate) fn before_and_after<I: Subject>() {
    let pipeline = "-p=builtin.module(func.func(say,rename{to=x}),builtin.module(rename{to=y}))";
    dumps::<I>(
        &[pipeline, "--print-ir-before-all", "--print-ir-after=rename"],
        "m(a n(b))",
        expect![[r#"
            Before Say (say)
              a
            Before Rename (rename)
              a
            After Rename (rename)
              x
            Before Rename (rename)
              n(b)
            After Rename (rename)
              y(b)
        "#]],
    );
    dumps::<I>(
        &[pipeline, "--print-ir-after-all", "--print-ir-after-change"],
        "m(a n(b))",
        expect![[r#"
            After Rename (rename)
              x
            After Rename (rename)
              y(b)
        "#]],
    );
}

pub(crate) fn of_the_module_on_threads<I: Subject>() {
    let pipeline = "-p=builtin.module(builtin.module(func.func(rename{to=x},say)),rename{to=z})";
    dumps::<I>(
        &[pipeline, "--print-ir-after-all", "--print-ir-module-scope"],
        "m(n(a) o(b) p(c))",
        expect![[r#"
            After Rename (rename) ('func.func' operation: @x)
              m(n(x) o(b) p(c))
            After Say (say) ('func.func' operation: @x)
              m(n(x) o(b) p(c))
            After Rename (rename) ('func.func' operation: @x)
              m(n(x) o(x) p(c))
            After Say (say) ('func.func' operation: @x)
              m(n(x) o(x) p(c))
            After Rename (rename) ('func.func' operation: @x)
              m(n(x) o(x) p(x))
            After Say (say) ('func.func' operation: @x)
              m(n(x) o(x) p(x))
            After Rename (rename) ('builtin.module' operation: @z)
              z(n(x) o(x) p(x))
        "#]],
    );
    let failing = "-p=builtin.module(func.func(rename{to=x},fail{on=x}))";
    dumps::<I>(
        &[
            failing,
            "--print-ir-after-failure",
            "--print-ir-module-scope",
            "--verify-each=false",
            "--print-op-on-diagnostic=false",
        ],
        "m(a n(b))",
        expect![[r#"
            error: 'func.func' op @x is refused
            After Fail Failed (fail) ('func.func' operation: @x)
              m(x n(b))
        "#]],
    );
}

/// The files below a folder, with their number of banners.
fn files(folder: &Path, prefix: &str, found: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let entry = entry.unwrap();
        let name = format!("{prefix}{}", entry.file_name().to_str().unwrap());
        if entry.path().is_dir() {
            files(&entry.path(), &format!("{name}/"), found);
        } else {
            let text = std::fs::read_to_string(entry.path()).unwrap();
            assert_eq!(text.matches("// -----// IR Dump ").count(), 1, "{name}");
            found.push(name);
        }
    }
}

pub(crate) fn into_a_tree<I: Subject>() {
    let pipeline = "-p=builtin.module(func.func(ask,say),say,builtin.module(func.func(say)),say)";
    let names = ["--disable-threading", "--disable-threading=false"].map(|threads| {
        let directory = tempfile::tempdir().unwrap();
        let folder = directory.path().join("dumps");
        let tree = format!("--print-ir-tree-dir={}", folder.display());
        let args = [pipeline, threads, QUIET, &tree, "--print-ir-after-all"];
        let ran = run::<I>(&args, &["m(a n(b))"]);
        assert_eq!((ran.status, &*ran.stderr), (0, ""));
        let mut found = Vec::new();
        files(&folder, "", &mut found);
        for name in &mut found {
            *name = name.replace("builtin_func", "func_func");
        }
        found.sort();
        found.join("\n")
    });
    assert_eq!(names[0], names[1]);
    expect![[r#"
        builtin_module_m/1_say.mlir
        builtin_module_m/2_say.mlir
        builtin_module_m/builtin_module_n/func_func_b/1_0_0_say.mlir
        builtin_module_m/func_func_a/0_0_ask.mlir
        builtin_module_m/func_func_a/0_1_say.mlir"#]]
    .assert_eq(&names[0]);
    let tree = "--print-ir-tree-dir=/dev/null/none";
    let args = ["--say", QUIET, tree, "--print-ir-after-all"];
    check::<I>(
        &args,
        &["m(a)"],
        expect![[r#"
            1
            suite-opt: error: cannot write dump '/dev/null/none/builtin_module_m/0_say.mlir': Not a directory
        "#]],
    );
}

pub(crate) fn as_a_diff<I: Subject>() {
    let pipeline = "-p=builtin.module(func.func(say,rename{to=x}))";
    let ran = run::<I>(&[pipeline, QUIET, "--print-ir-diff"], &["m(a)"]);
    let signs: Vec<&str> = ran
        .stderr
        .lines()
        .map(|line| line.get(..2).unwrap_or(line))
        .collect();
    assert_eq!(
        ran.stderr.matches("IR Dump After Rename (rename)").count(),
        1
    );
    assert!(!ran.stderr.contains("Say"), "{}", ran.stderr);
    assert_eq!(signs[..2], ["//", "@@"]);
    let changed = |sign: char| {
        ran.stderr
            .lines()
            .filter(move |line| line.starts_with(sign))
    };
    assert!(
        changed('-').all(|line| line.contains('a')),
        "{}",
        ran.stderr
    );
    assert!(
        changed('+').any(|line| line.contains('x')),
        "{}",
        ran.stderr
    );
    let colored = run::<I>(
        &[pipeline, QUIET, "--print-ir-diff", "--color=always"],
        &["m(a)"],
    );
    assert!(colored.stderr.contains("\u{1b}[32m+"), "{}", colored.stderr);
}

pub(crate) fn of_some_symbols<I: Subject>() {
    let pipeline = "-p=builtin.module(say,func.func(say),builtin.module(func.func(say)))";
    dumps::<I>(
        &[pipeline, "--print-ir-before-all", "--print-ir-symbols=a,@n"],
        "m(a b n(c))",
        expect![[r#"
            Before Say (say)
              a
            Before Say (say)
              c
        "#]],
    );
}

pub(crate) fn mistakes<I: Subject>() {
    check::<I>(
        &["--print-ir-after=sya"],
        &["m()"],
        expect![[r#"
        1
        suite-opt: error: '--print-ir-after': there is no pass 'sya'
        help: did you mean 'say'?
    "#]],
    );
    check::<I>(
        &["--print-ir-diff", "--print-ir-module-scope"],
        &["m()"],
        expect![[r#"
            1
            suite-opt: error: '--print-ir-diff' cannot be combined with '--print-ir-module-scope'
            help: a diff shows what a pass changed in its own operation
        "#]],
    );
    check::<I>(
        &["--print-ir-symbols=a"],
        &["m()"],
        expect![[r#"
            1
            suite-opt: error: '--print-ir-symbols' needs a flag that prints operations
            help: '--print-ir-after-all' is one
        "#]],
    );
    check::<I>(
        &["--elide-elementsattrs-if-larger=many"],
        &["m()"],
        expect![[r#"
            1
            suite-opt: error: 'many' is no value for '--elide-elementsattrs-if-larger'
            help: it is a number of 0 or more
        "#]],
    );
}
