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
const FLAGS: [&str; 30] = [
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
    "--report=",
    "--remarks-filter=.*",
    "--remark-policy=final",
    "--remark-format=yaml",
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
                if flag == "--remark-format=yaml" {
                    args.push(format!("--remarks-output-file={}", file("yaml").display()));
                }
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
        whole_page(&file("report"), ran.status, &about);
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

/// The page is complete, and knows how the run ended.
fn whole_page(path: &Path, status: u8, about: &str) {
    let Ok(text) = std::fs::read_to_string(path) else {
        return;
    };
    assert!(text.starts_with("<!doctype html>"), "{about}");
    assert!(text.ends_with("</html>\n"), "{about}");
    let outcome = if status == 0 { "succeeded" } else { "failed" };
    assert!(
        text.contains(&format!(">{outcome}</b></h1>")),
        "{about}\n{text}"
    );
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
    // An action that is skipped has one line alone.
    assert_eq!(count("begins"), count("completed"), "{about}");
}

/// Observers, each with its own place to write to.
const OBSERVERS: [&str; 6] = [
    "--timing",
    "--print-ir-after-all",
    "--trace-file=",
    "--log-actions-to=",
    "--crash-reproducer=",
    "--report=",
];

/// Each observer shows the same beside any others: the order of observers is that of the guide in every mixture.
#[test]
fn observers_do_not_see_each_other() {
    pass_driver::quiet_panics();
    let pipeline = "-p=builtin.module(func.func(say,rename{to=x}),fail{on=m})";
    let modes: [&[&str]; 4] = [
        &["--verify-each=false"],
        &["--verify-each"],
        &["--opt-bisect-limit=2", "--opt-bisect-verbose=false"],
        &["--debug-counter=pass-execution-skip=2"],
    ];
    for mode in modes {
        let mut alone = std::collections::BTreeMap::new();
        let every_observer = (1_usize << OBSERVERS.len()) - 1;
        // Every mixture once; in the other modes each observer alone, each pair, and all of them.
        let is_tried = |mixture: &usize| {
            mode == ["--verify-each"] || mixture.count_ones() < 3 || *mixture == every_observer
        };
        for mixture in (1..=every_observer).filter(is_tried) {
            let directory = tempfile::tempdir().unwrap();
            let is_on = |index: usize| mixture & (1 << index) != 0;
            let mut args = vec![pipeline.to_owned(), "--disable-threading".to_owned()];
            args.extend(mode.iter().map(|arg| (*arg).to_owned()));
            for (index, flag) in OBSERVERS.iter().enumerate().filter(|(it, _)| is_on(*it)) {
                let file = directory.path().join(index.to_string());
                args.push(if flag.ends_with('=') {
                    format!("{flag}{}", file.display())
                } else {
                    (*flag).to_owned()
                });
            }
            let words: Vec<&str> = args.iter().map(String::as_str).collect();
            let ran = run::<Embedded>(&words, &["m(a b)"]);
            for index in (0..OBSERVERS.len()).filter(|index| is_on(*index)) {
                let file = directory.path().join(index.to_string());
                let text = std::fs::read_to_string(file).unwrap_or_default();
                let shown = shown_by(OBSERVERS[index], &ran.stderr, &text);
                let first = alone.entry(index).or_insert_with(|| shown.clone());
                assert_eq!(*first, shown, "{} in {args:?}", OBSERVERS[index]);
            }
        }
        // A run that skips the pass that fails has no reproducer.
        let shown = alone.values().filter(|shown| !shown.is_empty()).count();
        assert!(shown >= OBSERVERS.len() - 1, "{mode:?}: {alone:?}");
    }
}

/// The text of an observer without what differs from run to run.
fn shown_by(flag: &str, stderr: &str, file: &str) -> String {
    let is_row = |line: &&str| line.contains("%)  ");
    let events = |json: &Value| {
        let events = json["traceEvents"].as_array().unwrap().iter();
        let text = |event: &Value| format!("{}{}{}\n", event["ph"], event["name"], event["args"]);
        events.map(text).collect::<String>()
    };
    match flag {
        "--timing" => {
            let names = stderr.lines().filter(is_row);
            let names = names.filter_map(|line| line.split_once("%)").map(|(_, name)| name));
            // The rest depends on the clock.
            names
                .map(|name| name.rsplit("%)").next().unwrap().to_owned() + "\n")
                .collect()
        }
        "--print-ir-after-all" => {
            let dumps = stderr.split("// -----// ").skip(1);
            let dump = |text: &str| {
                let end = text.find("\n\n").unwrap();
                text[..end].to_owned() + "\n"
            };
            dumps.map(dump).collect()
        }
        "--trace-file=" => events(&serde_json::from_str(file).unwrap()),
        "--report=" => {
            let rows = file.split("<tr id=").skip(1);
            let cells = |row: &str| {
                let texts = row
                    .split('>')
                    .map(|part| part.split('<').next().unwrap().trim());
                // Times stand in the first two cells.
                let texts = texts.filter(|text| !text.ends_with('s') && !text.ends_with('%'));
                texts.collect::<Vec<_>>().join(" ") + "\n"
            };
            rows.map(|row| cells(row.split("</tr>").next().unwrap()))
                .collect()
        }
        _ => file.to_owned(),
    }
}
