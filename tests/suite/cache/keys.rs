//! The parts of a key: a change of each is a miss, which is explained.

use super::*;

const PIPELINE: &str = "builtin.module(func.func(tag))";

fn module(inside: &str) -> String {
    format!("\"builtin.module\"() ({{\n{inside}}}) : () -> ()\n")
}

/// A run with its settings, of which a test changes one.
struct Setting {
    text: String,
    pipeline: &'static str,
    tool: &'static str,
    verify: bool,
    prints_locations: bool,
    allows_unregistered: bool,
}

impl Default for Setting {
    fn default() -> Self {
        Self {
            text: doubled("f"),
            pipeline: PIPELINE,
            tool: "tool",
            verify: true,
            prints_locations: false,
            allows_unregistered: false,
        }
    }
}

impl Setting {
    /// Runs with a cache. Returns the number of results that were known, and the explanation.
    fn run(&self, folder: &Path) -> (u64, String) {
        let mut cx = pass_dialects::context();
        cx.allow_unregistered(self.allows_unregistered);
        let cache = open(&cx, all_in_folder(folder, Some(self.tool.to_owned())));
        let run = Run {
            verify: self.verify,
            print_options: PrintOptions::default().locations(self.prints_locations),
            ..Run::new(self.pipeline)
        };
        run.on(&cx, &self.text, Some(&cache));
        cache.flush();
        (cache.stats().hits, cache.explanation())
    }
}

/// Expects that nothing is known after the change, for this reason.
#[track_caller]
fn misses(changed: Setting, part: &str) {
    misses_after(Setting::default(), changed, part);
}

#[track_caller]
fn misses_after(first: Setting, changed: Setting, part: &str) {
    let folder = folder();
    assert_eq!(first.run(folder.path()).0, 0);
    assert_eq!(first.run(folder.path()).0, 1, "the same again");
    let (hits, explanation) = changed.run(folder.path());
    assert_eq!(hits, 0, "{explanation}");
    assert!(
        explanation.contains(&format!("differ from the nearest entry: {part}:")),
        "{explanation}"
    );
}

#[test]
fn the_operation() {
    let text = doubled("f");
    for changed in [
        text.replace("arith.addi", "arith.muli"),
        text.replace("i32", "i64"),
        text.replacen("(%a, %a)", "(%a, %a) {t.x}", 1),
        text.replace("(%1) : (i32)", "(%0) : (i32)"),
        text.replacen(
            "%1 = ",
            "%2 = \"arith.constant\"() <{value = 1 : i32}> : () -> i32\n%1 = ",
            1,
        ),
        text.replacen("sym_name", "sym_visibility = \"private\", sym_name", 1),
    ] {
        misses(
            Setting {
                text: changed,
                ..Setting::default()
            },
            "the operation",
        );
    }
}

#[test]
fn nested_isolated_operations() {
    let setting = |name: &str| {
        let text = module(&module(&doubled(name)));
        let pipeline = "builtin.module(builtin.module(tag))";
        Setting {
            text,
            pipeline,
            ..Setting::default()
        }
    };
    misses_after(setting("f"), setting("g"), "the operation");
}

#[test]
fn the_symbol() {
    let folder = folder();
    let pipeline = "builtin.module(func.func(measure))";
    let named = |name| Setting {
        text: doubled(name),
        pipeline,
        ..Setting::default()
    };
    named("f").run(folder.path());
    let changed = named("g");
    let (hits, explanation) = changed.run(folder.path());
    assert_eq!(hits, 0);
    assert!(
        explanation.contains("have no entry for the operation: @g"),
        "{explanation}"
    );
}

#[test]
fn options() {
    let pipeline = "builtin.module(func.func(tag{text=other}))";
    misses(
        Setting {
            pipeline,
            ..Setting::default()
        },
        "the pass or its options",
    );
}

#[test]
fn the_operations_around() {
    let inner = module(&module(&doubled("f")));
    let pipeline = "builtin.module(builtin.module(func.func(tag)))";
    let changed = Setting {
        text: inner,
        pipeline,
        ..Setting::default()
    };
    misses(changed, "the operations around");
}

#[test]
fn the_tool() {
    misses(
        Setting {
            tool: "other",
            ..Setting::default()
        },
        "the tool",
    );
}

#[test]
fn the_dialects() {
    misses(
        Setting {
            allows_unregistered: true,
            ..Setting::default()
        },
        "the dialects",
    );
}

#[test]
fn the_checks() {
    for changed in [
        Setting {
            verify: false,
            ..Setting::default()
        },
        Setting {
            prints_locations: true,
            ..Setting::default()
        },
    ] {
        misses(changed, "the checks of the run");
    }
}

#[test]
fn locations_that_are_read() {
    let pipeline = "builtin.module(func.func(line))";
    let first = || Setting {
        pipeline,
        ..Setting::default()
    };
    let text = format!("\n{}", doubled("f"));
    misses_after(first(), Setting { text, ..first() }, "the locations");
}

#[test]
fn which_operations_share_a_location() {
    let text = |second: &str| {
        let body = format!(
            "%0 = \"arith.addi\"(%a, %a) : (i32, i32) -> i32 loc(\"x\":1:1)\n\
             %1 = \"arith.muli\"(%a, %0) : (i32, i32) -> i32 loc(\"x\":{second}:1)\n\
             \"func.return\"(%1) : (i32) -> ()"
        );
        Setting {
            text: function("f", &body),
            ..Setting::default()
        }
    };
    misses_after(text("2"), text("1"), "which operations share a location");
}

#[test]
fn views_that_are_read() {
    let pipeline = "builtin.module(func.func(inherit))";
    let text = |outer: &str| {
        let inside = doubled("f");
        let text =
            format!("\"builtin.module\"() ({{\n{inside}}}) {{t.outer = \"{outer}\"}} : () -> ()");
        Setting {
            text,
            pipeline,
            ..Setting::default()
        }
    };
    misses_after(
        text("a"),
        text("b"),
        "the attributes of the operations around",
    );
    let folder = folder();
    let unread = |outer| Setting {
        pipeline: PIPELINE,
        ..text(outer)
    };
    unread("a").run(folder.path());
    assert_eq!(
        unread("b").run(folder.path()).0,
        1,
        "the other pass does not read it"
    );
}

#[test]
fn what_is_not_cached_is_explained() {
    let folder = folder();
    let explain = |pipeline| {
        Setting {
            pipeline,
            ..Setting::default()
        }
        .run(folder.path())
        .1
    };
    let explanation = explain("builtin.module(func.func(environment))");
    assert!(
        explanation.contains("environment: 1 not cached: it reads the environment"),
        "{explanation}"
    );
    let explanation = explain("builtin.module(inline)");
    assert!(explanation.contains("it runs pipelines"), "{explanation}");

    let cx = pass_dialects::context();
    let cache = open(&cx, all_in_folder(folder.path(), None));
    Run::new(PIPELINE).on(&cx, &doubled("f"), Some(&cache));
    assert!(
        cache
            .explanation()
            .contains("the identity of the tool is unknown")
    );
    assert_eq!(cache.stats().recorded, 0);
}
