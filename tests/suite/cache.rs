//! Results of passes that are kept: what a key is made of, what comes back, and what a broken folder does.

mod corpus;
mod faults;
mod keys;
mod texts;

use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use pass_cache::{Cache, CacheConfig, CacheStats};
use pass_debug::legality::CheckLegality;
use pass_embedded::Embedded;
use pass_ir::{Context, InsertPoint, Op, OpSpec};
use pass_runtime::ir::{IrText, ParseOptions, PrintOptions};
use pass_runtime::prelude::*;
use pass_runtime::remark::Remark;
use pass_runtime::schedule::Parallel;

/// The input that nobody declares.
static GLOBAL: AtomicU64 = AtomicU64::new(0);
/// Held by a test that changes it.
static CHANGES: Mutex<()> = Mutex::new(());

fn mark(op: &mut Op<'_>, text: &str) -> Preserved {
    let cx = op.context();
    let (key, value) = (cx.ident("t.tag"), cx.string_attr(text));
    let is_changed = op.attr(key) != Some(value);
    op.set_attr(key, Some(value));
    Preserved::unless(is_changed)
}

/// Sets an attribute
#[pass(name = "tag", ignores("locations", "symbol"))]
struct Tag {
    /// Its value
    #[option(default = "none")]
    text: String,
    /// Operations inside
    #[statistic]
    inside: Statistic,
    /// The largest operation
    #[statistic(max)]
    largest: Statistic,
}

impl OperationPass<Embedded> for Tag {
    fn run_on_operation(
        &self,
        mut op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        let mut count = 0;
        op.walk_nested(|_| count += 1);
        self.inside.add(count);
        self.largest.raise(count);
        if self.text == "loud" {
            cx.remark(&op, "is tagged");
            cx.report(&op, || {
                Remark::passed("tag", "tags").argument("Inside", count)
            });
        }
        Ok(mark(&mut op, &self.text))
    }
}

/// Sets an attribute to the line of the operation
#[pass(name = "line", ignores("symbol"))]
struct Line;

impl OperationPass<Embedded> for Line {
    fn run_on_operation(
        &self,
        mut op: Op<'_>,
        _: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        let text = op.context().loc_text(op.location());
        Ok(mark(&mut op, &text))
    }
}

/// Sets an attribute to what the environment says
#[pass(name = "environment", reads("environment"))]
struct Environment;

/// Sets an attribute to what it should not read
#[pass(name = "lie", ignores("locations", "symbol"))]
struct Lie;

macro_rules! reads_global {
    ($($pass:ident),*) => {$(
        impl OperationPass<Embedded> for $pass {
            fn run_on_operation(&self, mut op: Op<'_>, _: &mut PassContext<'_, Embedded>) -> Result<Preserved, Failure> {
                Ok(mark(&mut op, &GLOBAL.load(Ordering::SeqCst).to_string()))
            }
        }
    )*};
}

reads_global!(Environment, Lie);

/// Sets an attribute to the length of the name, and warns of the name `fail`
#[pass(name = "measure", ignores("locations"))]
struct Measure;

impl OperationPass<Embedded> for Measure {
    fn run_on_operation(
        &self,
        mut op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        let symbol = Embedded::symbol(cx.context(), &op).unwrap_or_default();
        if symbol == "fail" {
            cx.warning(&op, "has a bad name");
        }
        Ok(mark(&mut op, &symbol.len().to_string()))
    }
}

/// Sets an attribute to that of the operation around
#[pass(name = "inherit", ignores("locations", "symbol"))]
struct Inherit;

impl OperationPass<Embedded> for Inherit {
    fn run_on_operation(
        &self,
        mut op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        let (key, outer) = (cx.context().ident("t.outer"), cx.ancestors().next());
        let found = outer.and_then(|outer| outer.view()?.attr(cx.context(), key));
        let text = found.map(|attr| cx.context().attr_text(attr));
        Ok(mark(&mut op, &text.unwrap_or_default()))
    }
}

/// Adds an operation
#[pass(
    name = "fill",
    op = "func.func",
    creates("t.loop"),
    ignores("locations", "symbol")
)]
struct Fill;

impl OperationPass<Embedded> for Fill {
    fn run_on_operation(
        &self,
        mut op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        let (ir, loc) = (cx.context(), op.location());
        let body = op.body_mut().ok_or_else(Failure::new)?;
        let entry = body.entry(body.top_regions()[0]).ok_or_else(Failure::new)?;
        let spec = OpSpec::new(ir.op_name("t.loop"), loc);
        body.create(ir, &spec, InsertPoint::Start(entry));
        Ok(Preserved::none())
    }
}

/// Removes what `fill` adds
#[pass(
    name = "drain",
    op = "func.func",
    postcondition(illegal("t.loop")),
    creates(),
    ignores("locations", "symbol")
)]
struct Drain;

impl OperationPass<Embedded> for Drain {
    fn run_on_operation(
        &self,
        mut op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        let name = cx.context().op_name("t.loop");
        let body = op.body_mut().ok_or_else(Failure::new)?;
        let loops = body.walk().into_iter();
        let loops: Vec<_> = loops.filter(|&op| body.name(op) == name).collect();
        let erased = loops.iter().filter(|op| body.erase(**op).is_ok());
        Ok(Preserved::unless(erased.count() > 0))
    }
}

fn registry() -> PassRegistry<Embedded> {
    let mut registry = PassRegistry::new();
    register_tag(&mut registry).unwrap();
    register_line(&mut registry).unwrap();
    register_environment(&mut registry).unwrap();
    register_lie(&mut registry).unwrap();
    register_measure(&mut registry).unwrap();
    register_inherit(&mut registry).unwrap();
    register_fill(&mut registry).unwrap();
    register_drain(&mut registry).unwrap();
    pass_transforms::register_transforms_passes(&mut registry).unwrap();
    registry
}

/// What a run shows: the result with locations, the diagnostics, and the statistics.
#[derive(Clone, Debug, PartialEq)]
struct Shown {
    has_failed: bool,
    text: String,
    diagnostics: Vec<String>,
    statistics: String,
}

/// A run of a pipeline on a text.
struct Run<'r> {
    pipeline: &'r str,
    verify: bool,
    print_options: PrintOptions,
    checks_legality: bool,
    threads: usize,
}

impl<'r> Run<'r> {
    fn new(pipeline: &'r str) -> Self {
        Self {
            pipeline,
            verify: true,
            print_options: PrintOptions::default(),
            checks_legality: false,
            threads: 1,
        }
    }

    fn on(&self, cx: &Context, text: &str, cache: Option<&Arc<Cache<Embedded>>>) -> Shown {
        let options = ParseOptions::default();
        let mut root =
            Embedded::parse(cx, "a.mlir", text, options, &mut |said| panic!("{said}")).unwrap();
        let registry = registry();
        let mut manager = PassManager::from(registry.parse(cx, self.pipeline).unwrap());
        manager.set_registry(registry).set_verify_each(self.verify);
        manager.set_print_options(self.print_options);
        manager.set_schedule(Parallel::new(self.threads).unwrap());
        if self.checks_legality {
            let check = CheckLegality::of(manager.pipeline());
            manager.add_instrumentation(check.unwrap());
        }
        if let Some(cache) = cache {
            manager.set_results(cache.clone());
        }
        let mut diagnostics = Vec::new();
        let mut emit = |diagnostic: pass_runtime::Diagnostic| {
            diagnostics.push(format!("{diagnostic} {:?}", diagnostic.subject));
        };
        let ran = manager.run(cx, Embedded::root(&mut root), &mut emit);
        let options = PrintOptions::default().locations(true);
        let mut statistics = manager.statistics().unwrap();
        forget_ids(&mut statistics);
        Shown {
            has_failed: ran.is_err(),
            text: Embedded::print_root(cx, &mut root, options),
            diagnostics,
            statistics: format!("{statistics:#?}"),
        }
    }

    /// Runs with a cache in a folder, and compares with a run without.
    fn cached(&self, folder: &Path, text: &str) -> CacheStats {
        let plain = self.on(&context(), text, None);
        let cx = context();
        let cache = open(&cx, all_in_folder(folder, Some("tool".to_owned())));
        let shown = self.on(&cx, text, Some(&cache));
        assert_eq!(shown, plain, "{}", self.pipeline);
        cache.flush();
        assert_eq!(cache.take_warnings(), [""; 0]);
        assert_eq!(cache.take_mismatches(), [""; 0]);
        cache.stats()
    }
}

fn forget_ids(node: &mut pass_runtime::statistics::StatisticsNode) {
    node.id = None;
    node.nested.iter_mut().flatten().for_each(forget_ids);
    node.dynamic.iter_mut().for_each(forget_ids);
}

/// Returns a context that takes any operation, as random modules have.
fn context() -> Context {
    let mut cx = pass_dialects::context();
    cx.allow_unregistered(true);
    cx
}

fn open(cx: &Context, config: CacheConfig) -> Arc<Cache<Embedded>> {
    Arc::new(Cache::new(cx, config).unwrap())
}

/// Returns the settings of a cache that keeps all results, however fast passes are.
fn all(config: CacheConfig) -> CacheConfig {
    CacheConfig {
        keeps_all: true,
        explains: true,
        ..config
    }
}

fn all_in_folder(folder: impl Into<std::path::PathBuf>, tool: Option<String>) -> CacheConfig {
    all(CacheConfig::in_folder(folder, tool))
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().unwrap()
}

/// Returns the text of a function with a name and a body of its own.
fn function(name: &str, body: &str) -> String {
    format!(
        "\"func.func\"() <{{function_type = (i32) -> i32, sym_name = \"{name}\"}}> ({{\n^bb0(%a: i32):\n{body}\n}}) : () -> ()\n"
    )
}

fn doubled(name: &str) -> String {
    function(
        name,
        "%0 = \"arith.addi\"(%a, %a) : (i32, i32) -> i32\n%1 = \"arith.addi\"(%a, %a) : (i32, i32) -> i32\n\
         \"func.return\"(%1) : (i32) -> ()",
    )
}

#[test]
fn the_second_run_knows_everything_and_shows_the_same() {
    let folder = folder();
    let text = doubled("f") + &doubled("g");
    let run = Run::new("builtin.module(func.func(tag{text=loud},canonicalize,cse),tag,symbol-dce)");
    let cold = run.cached(folder.path(), &text);
    // The two functions differ in what `canonicalize` and `cse` ignore.
    assert_eq!((cold.hits, cold.recorded), (2, 6));
    for threads in [1, 2, 8] {
        let warm = Run {
            threads,
            ..Run::new(run.pipeline)
        }
        .cached(folder.path(), &text);
        assert_eq!((warm.hits, warm.recorded), (8, 0), "{threads} threads");
    }
    let longer = Run::new("builtin.module(func.func(tag{text=loud},canonicalize,sccp))");
    let stats = longer.cached(folder.path(), &text);
    assert_eq!((stats.hits, stats.recorded), (5, 1), "the prefix is known");
}

/// Decimal numbers are read as `f64`, so that `array<f80: ..>` in a text may be another one.
#[test]
fn numbers_with_more_digits_than_texts_keep() {
    let folder = folder();
    for number in [
        "array<f80: 0x3FFF8000000000000001>",
        "array<f128: 0x3FFF0000000000000000000000000001>",
        "array<f128: 1.5>",
    ] {
        let text = doubled("f").replace("}) :", &format!("}}) {{t.number = {number}}} :"));
        for pipeline in [
            "builtin.module(func.func(tag{text=loud},canonicalize,cse))",
            "builtin.module(tag{text=a},tag{text=b})",
        ] {
            let run = Run::new(pipeline);
            run.cached(folder.path(), &text);
            run.cached(folder.path(), &text);
        }
    }
}

#[test]
fn a_change_that_washes_out_costs_one_pass() {
    let folder = folder();
    let body = "%0 = \"arith.addi\"(%a, %a) : (i32, i32) -> i32\n\"func.return\"(%0) : (i32) -> ()";
    let unused = "%1 = \"arith.muli\"(%a, %a) : (i32, i32) -> i32\n";
    let run = Run::new("builtin.module(func.func(canonicalize,tag,cse,sccp))");
    run.cached(folder.path(), &function("f", body));
    let stats = run.cached(folder.path(), &function("f", &format!("{unused}{body}")));
    assert_eq!((stats.hits, stats.recorded), (3, 1));
}

#[test]
fn places_are_those_of_the_input_and_not_those_of_the_record() {
    let folder = folder();
    let run = Run::new("builtin.module(func.func(tag{text=loud},canonicalize,cse))");
    run.cached(folder.path(), &doubled("f"));
    let stats = run.cached(folder.path(), &format!("\n\n\n{}", doubled("f")));
    assert_eq!((stats.hits, stats.recorded), (3, 0));
}

#[test]
fn equal_functions_are_run_once() {
    let text: String = (0..20)
        .map(|number| doubled(&format!("f{number}")))
        .collect();
    let recursive = function(
        "r",
        "%0 = \"func.call\"(%a) <{callee = @r}> : (i32) -> i32\n\"func.return\"(%0) : (i32) -> ()",
    );
    let calling = recursive.replace("\"r\"", "\"s\"");
    let text = text + &recursive + &calling;
    for threads in [1, 2, 8] {
        let run = Run {
            threads,
            ..Run::new("builtin.module(func.func(canonicalize,cse,tag))")
        };
        let cx = pass_dialects::context();
        let plain = run.on(&cx, &text, None);
        let cx = pass_dialects::context();
        let cache = open(&cx, all(CacheConfig::in_memory()));
        assert_eq!(run.on(&cx, &text, Some(&cache)), plain);
        if threads == 1 {
            assert_eq!(
                (cache.stats().hits, cache.stats().recorded),
                (19 * 3, 3 * 3)
            );
        }
    }
}

#[test]
fn diagnostics_name_the_function_that_they_are_about() {
    let text = doubled("f") + &doubled("g");
    let run = Run::new("builtin.module(func.func(tag{text=loud}))");
    let cx = pass_dialects::context();
    let plain = run.on(&cx, &text, None);
    let cx = pass_dialects::context();
    let cache = open(&cx, all(CacheConfig::in_memory()));
    assert_eq!(run.on(&cx, &text, Some(&cache)), plain);
    assert_eq!(cache.stats().hits, 0);
    assert_eq!(run.on(&cx, &text, Some(&cache)), plain);
    assert_eq!(cache.stats().hits, 2);
}

/// It has results of its own, which other runs know.
#[test]
fn a_function_is_not_another_one_for_a_pass_that_reads_its_name() {
    let text = ["good", "fail", "four", "longer"].map(doubled).concat();
    let run = Run::new("builtin.module(func.func(measure,cse))");
    let plain = run.on(&context(), &text, None);
    assert_eq!(plain.diagnostics.len(), 1, "{:?}", plain.diagnostics);
    let cx = context();
    let cache = open(&cx, all(CacheConfig::in_memory()));
    assert_eq!(run.on(&cx, &text, Some(&cache)), plain);
    // The results of `cse` are those of two functions.
    let stats = cache.stats();
    assert_eq!((stats.hits, stats.recorded), (2, 6));
    assert_eq!(run.on(&cx, &text, Some(&cache)), plain);
    assert_eq!(cache.stats().hits, 2 + 8, "{}", cache.explanation());
}

/// The result that is known is the one after all passes, and not the one that `drain` left.
#[test]
fn states_that_are_checked_are_those_between_passes() {
    let folder = folder();
    let mut run = Run::new("builtin.module(func.func(drain,fill))");
    assert_eq!(run.cached(folder.path(), &doubled("f")).hits, 0);
    assert_eq!(run.cached(folder.path(), &doubled("f")).hits, 2);
    run.checks_legality = true;
    let cx = context();
    let cache = open(&cx, all_in_folder(folder.path(), Some("tool".to_owned())));
    let shown = run.on(&cx, &doubled("f"), Some(&cache));
    assert!(!shown.has_failed, "{shown:?}");
    assert_eq!(cache.stats().hits, 0);
}

/// What a pass has made of a name is not that of another name.
#[test]
fn functions_whose_names_occur_in_strings_are_not_shared() {
    let text = ["a\\\"b", "f", "g"].map(|name| {
        let tag = format!("{{t.note = \"of {name}\"}} : (i32)");
        doubled(name).replacen(") : (i32)", &format!(") {tag}"), 1)
    });
    let cx = context();
    let cache = open(&cx, all(CacheConfig::in_memory()));
    let run = Run::new("builtin.module(func.func(cse))");
    let text = text.concat();
    assert_eq!(
        run.on(&cx, &text, Some(&cache)),
        run.on(&context(), &text, None)
    );
    assert_eq!(cache.stats().hits, 0, "{}", cache.explanation());
}

#[test]
fn a_check_finds_a_pass_that_reads_a_global() {
    let folder = folder();
    let cx = pass_dialects::context();
    let config = || all_in_folder(folder.path(), Some("tool".to_owned()));
    let run = Run::new("builtin.module(func.func(lie))");
    let _changes = CHANGES.lock().unwrap_or_else(PoisonError::into_inner);
    GLOBAL.store(1, Ordering::SeqCst);
    let cache = open(&cx, config());
    run.on(&cx, &doubled("f"), Some(&cache));
    cache.flush();
    GLOBAL.store(2, Ordering::SeqCst);
    let cache = open(
        &cx,
        CacheConfig {
            check: 1.0,
            ..config()
        },
    );
    let shown = run.on(&cx, &doubled("f"), Some(&cache));
    assert!(shown.text.contains("t.tag = \"2\""), "{}", shown.text);
    let found = cache.take_mismatches();
    assert!(
        found[0].contains("pass 'lie' on @f: the operation is not what the cache has"),
        "{found:?}"
    );
    assert_eq!((cache.stats().hits, cache.stats().checked), (0, 1));

    let cache = open(
        &cx,
        CacheConfig {
            check: 1.0,
            ..config()
        },
    );
    let honest = Run::new("builtin.module(func.func(tag,canonicalize,cse))");
    for _ in 0..2 {
        honest.on(&cx, &doubled("f"), Some(&cache));
    }
    assert_eq!(cache.take_mismatches(), [""; 0]);
    assert_eq!(cache.stats().checked, 3);
}
