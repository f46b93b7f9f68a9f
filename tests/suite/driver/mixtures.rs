//! Random mixtures of the flags that observe a run, on random pipelines: nothing panics, and what is written is whole.

use crate::driver::tool::{run, run_on};
use pass_embedded::Embedded;
use serde_json::Value;
use std::path::Path;

/// Numbers that are the same in every run of the test.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }

    fn of<'t>(&mut self, all: &[&'t str]) -> &'t str {
        all[usize::try_from(self.below(all.len() as u64)).unwrap()]
    }

    /// The elements of a pipeline over functions, or over modules, which nest so deep at most.
    fn elements(&mut self, depth: u64) -> String {
        let count = 1 + self.below(3);
        let elements = (0..count).map(|_| match self.below(4) {
            0 if depth > 0 => format!("func.func({})", self.elements(0)),
            1 if depth > 0 => format!("builtin.module({})", self.elements(depth - 1)),
            _ => self.of(&PASSES).to_owned(),
        });
        elements.collect::<Vec<_>>().join(",")
    }
}

const PASSES: [&str; 7] = [
    "say",
    "ask",
    "rename{to=x}",
    "rename{to=y}",
    "fail{on=a,x,m}",
    "fail{on=b}",
    "panic{on=c,y}",
];

/// The flags; those that end with `=` get a file.
const FLAGS: [&str; 26] = [
    "--timing",
    "--timing-display=list",
    "--timing-format=json",
    "--pass-statistics",
    "--pass-statistics-display=json",
    "--print-ir-before-all",
    "--print-ir-after-all",
    "--print-ir-after-change",
    "--print-ir-after-failure",
    "--print-ir-module-scope",
    "--print-ir-tree-dir=",
    "--print-debuginfo",
    "--verify-each=false",
    "--opt-bisect-limit=3",
    "--debug-counter=pass-execution-skip=1",
    "--print-debug-counter",
    "--trace-file=",
    "--log-actions-to=",
    "--profile-actions-to=",
    "--crash-reproducer=",
    "--local-reproducer",
    "--generate-reproducer=",
    "--disable-threading",
    "--check-unchanged",
    "--diagnostic-verbosity=errors",
    "--dump-pass-pipeline",
];

const MODULES: [&str; 4] = ["m()", "m(a b c)", "x(a n(b c) o(p(y)))", "m(n(a b) o(c) d)"];

#[test]
fn outputs_are_whole_in_any_mixture() {
    pass_driver::quiet_panics();
    let mut random = Random(11);
    let mut reproducers = 0;
    for _ in 0..200 {
        let directory = tempfile::tempdir().unwrap();
        let file = |flag: &str| directory.path().join(flag.trim_matches(['-', '=']));
        let mut args = vec![format!("-p=builtin.module({})", random.elements(2))];
        for flag in FLAGS {
            if random.below(4) == 0 {
                let value = if flag.ends_with('=') {
                    file(flag).display().to_string()
                } else {
                    String::new()
                };
                args.push(format!("{flag}{value}"));
            }
        }
        let module = random.of(&MODULES);
        let words: Vec<&str> = args.iter().map(String::as_str).collect();
        let ran = run::<Embedded>(&words, &[module]);
        let about = format!("{args:?} on {module}: {}", ran.stderr);
        assert_eq!(ran.status == 0, !ran.stdout.is_empty(), "{about}");
        let profile = file("profile-actions-to");
        whole_events(&profile, |json| json, &about);
        whole_events(&file("trace-file"), |json| &json["traceEvents"], &about);
        whole_log(&file("log-actions-to"), &about);
        let is_gated = args
            .iter()
            .any(|arg| arg.contains("bisect") || arg.contains("counter="));
        let reproducer = file("crash-reproducer");
        if reproducer.exists() {
            assert_eq!(ran.status, 1, "{about}");
            let text = std::fs::read_to_string(&reproducer).unwrap();
            let unchanged = if words.contains(&"--check-unchanged") {
                "--check-unchanged"
            } else {
                "--timing=false"
            };
            let again = run_on::<Embedded>(&["--run-reproducer", unchanged], &text);
            assert!(
                is_gated || again.status == 1,
                "{about}\n{text}\n{}",
                again.stderr
            );
            reproducers += 1;
        }
        for entry in std::fs::read_dir(directory.path()).unwrap() {
            let name = entry.unwrap().file_name();
            assert!(!name.to_string_lossy().starts_with('.'), "{about}");
        }
    }
    assert!(reproducers > 9, "{reproducers}");
}

/// The events of each thread begin and end in pairs.
fn whole_events(path: &Path, events: impl Fn(&Value) -> &Value, about: &str) {
    let Ok(text) = std::fs::read_to_string(path) else {
        return;
    };
    let json: Value =
        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {about}"));
    let mut open = std::collections::BTreeMap::<u64, i64>::new();
    for event in events(&json).as_array().unwrap() {
        let open = open.entry(event["tid"].as_u64().unwrap()).or_default();
        *open += match event["ph"].as_str().unwrap() {
            "B" => 1,
            "E" => -1,
            _ => 0,
        };
        assert!(*open >= 0, "{about}");
    }
    assert!(open.values().all(|open| *open == 0), "{about}");
}

/// Each action that begins is completed.
fn whole_log(path: &Path, about: &str) {
    let Ok(text) = std::fs::read_to_string(path) else {
        return;
    };
    assert!(text.is_empty() || text.ends_with('\n'), "{about}");
    let count = |word: &str| {
        text.lines()
            .filter(|line| line.contains(&format!("] {word} ")))
            .count()
    };
    assert_eq!(
        count("begins"),
        count("completed") + count("skipped"),
        "{about}"
    );
}
