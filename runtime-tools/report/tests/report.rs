//! Pages of runs on trees: what they show, what they leave out, and that nothing on them is markup by accident.

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "tests stop at the first surprise"
)]

use pass_report::{Recording, Report};
use pass_runtime::options::NoOptions;
use pass_runtime::statistics::StatisticInfo;
use pass_runtime::{
    Diagnostic, Failure, Ir, Location, OpPassManager, OperationPass, Pass, PassContext, PassInfo,
    PassManager, Preserved, Statistic,
};
use pass_toy::tree::{Tree, node};
use std::time::Duration;

/// A text that would end the script and begin an element, if it were not escaped.
const EVIL: &str = "</script><img src=x onerror='alert(1)'>";

/// Turns a branch into a leaf or back, or fails on the root.
#[derive(Clone, Default)]
struct Turn {
    turned: Statistic,
    /// Runs itself on the children, in a new pipeline each time.
    is_outer: bool,
}

static TURN: PassInfo = PassInfo::new("Turn", "turn")
    .summary("Turns over </script> a leaf")
    .statistics(&[StatisticInfo::new("num <turned>", "Leaves & \"branches\"")]);

impl Pass for Turn {
    type Options = NoOptions;
    const INFO: &'static PassInfo = &TURN;

    fn from_options(NoOptions: NoOptions) -> Self {
        Self::default()
    }

    fn to_options(&self) -> NoOptions {
        NoOptions
    }

    fn statistics(&self) -> Vec<&Statistic> {
        vec![&self.turned]
    }
}

impl OperationPass<Tree> for Turn {
    fn run_on_operation(
        &self,
        op: <Tree as Ir>::Op<'_>,
        cx: &mut PassContext<'_, Tree>,
    ) -> Result<Preserved, Failure> {
        self.turned.increment();
        if self.is_outer {
            for child in &mut op.children {
                let mut pipeline = OpPassManager::any();
                pipeline.add(Self::default()).unwrap();
                let pipeline = cx.compile(&pipeline)?;
                cx.run_pipeline(&pipeline, child)?;
            }
            return Ok(Preserved::none());
        }
        op.name = match op.name {
            "branch" => "leaf",
            "leaf" => "branch",
            name => return Err(cx.error(&op, format!("{name}: {EVIL}"))),
        };
        Ok(Preserved::none())
    }
}

/// Runs the pipeline on a root with that number of leaves.
fn run(manager: &mut PassManager<Tree>, leaves: usize, name: &str) -> String {
    let report = Report::new(format!("tool {EVIL}"));
    let recording = report.run(name, ticks());
    watch(manager, &recording);
    let mut root = node("root", []);
    root.children.resize_with(leaves, || node("leaf", []));
    let result = manager.run(&(), &mut root, &mut |diagnostic| {
        recording.diagnostic(&diagnostic);
    });
    recording.pipeline(manager);
    recording.end(result.err().map(|_| ""));
    report.to_html()
}

fn watch(manager: &mut PassManager<Tree>, recording: &Recording) {
    manager.add_instrumentation(recording.clone());
    manager.add_instrumentation(recording.timing());
}

/// A clock that goes on by a microsecond whenever somebody looks at it.
fn ticks() -> impl Fn() -> Duration + Send + Sync {
    let now = std::sync::atomic::AtomicU64::new(0);
    move || Duration::from_micros(now.fetch_add(1, std::sync::atomic::Ordering::Relaxed))
}

/// The text of the first element with this start, without markup.
fn text_of(page: &str, start: &str) -> String {
    let (_, after) = page
        .split_once(start)
        .unwrap_or_else(|| panic!("no {start}"));
    after.split('<').next().unwrap().to_owned()
}

#[test]
fn a_page_shows_what_ran() {
    let mut manager = PassManager::<Tree>::new("root");
    manager.nest("leaf").add(Turn::default()).unwrap();
    manager.nest("branch").add(Turn::default()).unwrap();
    let page = run(&mut manager, 3, "a.tree");
    assert_eq!(text_of(&page, "<h1 id=\"r1-title\"><span>"), "a.tree");
    for (title, value) in [("passes", "2"), ("executions", "3"), ("with changes", "3")] {
        let card = format!("<dt>{title}</dt><dd>");
        assert_eq!(text_of(&page, &card), value, "{title}");
    }
    assert!(page.contains("<b>3</b> num &lt;turned&gt;"), "{page}");
    assert!(
        page.contains("chip idle"),
        "the pass on branches did not run"
    );
    assert_eq!(page.matches("<details class=\"change\"").count(), 3);
    assert!(page.contains("<ins>+Node { name: &quot;branch&quot;, children: [] }</ins>"));
}

#[test]
fn markup_in_names_is_text() {
    let mut manager = PassManager::<Tree>::new("root");
    manager.add(Turn::default()).unwrap();
    let page = run(&mut manager, 0, EVIL);
    assert!(page.contains("failed</b></h1>"), "{page}");
    assert!(page.contains("root: &lt;&#x2f;script&gt;&lt;img"), "{page}");
    assert_eq!(
        page.matches("</script>").count(),
        1,
        "that of the page itself"
    );
    assert_eq!(page.matches("<img").count(), 0);
    // Nothing of it is fetched from elsewhere.
    assert!(!page.contains("http:") && !page.contains("https:"));
}

#[test]
fn passes_that_a_pass_runs_are_rows_below_it() {
    let mut manager = PassManager::<Tree>::new("root");
    let outer = Turn {
        is_outer: true,
        ..Turn::default()
    };
    manager.add(outer).unwrap();
    let page = run(&mut manager, 40, "a.tree");
    assert_eq!(page.matches("<tr id=").count(), 2, "{page}");
    assert!(
        page.contains("<th scope=\"row\" class=\"nested\"><b>Turn</b>"),
        "{page}"
    );
    assert!(page.contains("data-v=\"40\">40</td>"), "{page}");
    assert!(page.contains("<b>40</b> num &lt;turned&gt;"), "{page}");
    assert!(page.contains("run by the pass"), "{page}");
}

#[test]
fn a_page_of_many_operations_is_bounded() {
    let mut manager = PassManager::<Tree>::new("root");
    let passes = manager.pipeline_mut().nest_any();
    for _ in 0..3 {
        passes.add(Turn::default()).unwrap();
    }
    let page = run(&mut manager, 20_000, "large.tree");
    assert!(page.len() < 200_000, "{} bytes", page.len());
    let note = "12 of 20\u{202f}000 executions that report a change";
    assert_eq!(page.matches(note).count(), 3);
    assert_eq!(page.matches("<details class=\"change\"").count(), 36);
}

#[test]
fn a_page_of_everything_at_its_most_is_bounded() {
    let report = Report::new("tool");
    for part in 0..30 {
        let mut manager = PassManager::<Tree>::new("root");
        // Pipelines that differ in nothing are merged, so passes of the root stand in between.
        for _ in 0..120 {
            manager.nest("leaf").add(Turn::default()).unwrap();
            manager.nest("branch").add(Turn::default()).unwrap();
        }
        let recording = report.run(format!("{part}{EVIL}"), ticks());
        watch(&mut manager, &recording);
        let mut root = node("root", []);
        root.children.resize_with(8, || node("leaf", []));
        let result = manager.run(&(), &mut root, &mut drop);
        for _ in 0..300 {
            let message = EVIL.repeat(80);
            recording.diagnostic(&Diagnostic::warning(Location::Unknown, message));
        }
        recording.pipeline(&manager);
        recording.end(result.err().map(|_| ""));
    }
    let page = report.to_html();
    assert!(page.len() < 5_000_000, "{} bytes", page.len());
    for what in [
        "10 more runs",
        "more passes.",
        "more diagnostics.",
        "more boxes.",
    ] {
        assert!(page.contains(what), "{what}");
    }
    assert_eq!(page.matches("<div").count(), page.matches("</div>").count());
}

#[test]
fn a_run_that_has_not_ended_is_shown_as_it_is() {
    let report = Report::new("tool");
    let recording = report.run("a.tree", ticks());
    let _scope = recording.timing().scope("Parser");
    let page = report.to_html();
    assert!(page.contains("not ended</b></h1>"), "{page}");
    assert!(page.contains(">Parser</text>"), "{page}");
    assert!(page.contains("No pipeline ran."), "{page}");
}
