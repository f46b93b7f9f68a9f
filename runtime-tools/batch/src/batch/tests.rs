use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicUsize};

use super::*;
use crate::module::Content;

/// Ends the compilations that ignore their deadline: true once the batch has given them up.
static IS_FINISHED: AtomicBool = AtomicBool::new(false);

/// Compiles a text: its first word is what becomes of it.
fn compile(request: &Request, cancel: &CancelToken) -> Response {
    let mut response = Response::new(&request.id, Verdict::Ok);
    match request.text.as_str() {
        "fail" => response.verdict = Verdict::Failed,
        "panic" => response.verdict = Verdict::Panicked,
        "wait" => {
            while !cancel.is_cancelled() {
                thread::sleep(Duration::from_millis(1));
            }
            response.verdict = Verdict::Deadline;
        }
        "ignore" => {
            while !IS_FINISHED.load(Ordering::Relaxed) {
                thread::sleep(Duration::from_millis(1));
            }
        }
        text => response.output = Some(text.to_uppercase()),
    }
    response
}

fn modules(texts: &[&str]) -> Vec<Module> {
    let texts = texts.iter().zip(0..);
    let modules = texts.map(|(text, number)| {
        Module::new(format!("m/{number}"), Content::Text((*text).to_owned()))
    });
    modules.collect()
}

struct Setup<'s> {
    folder: &'s Path,
    cancel: CancelToken,
    is_forced: bool,
    deadline: Option<Duration>,
}

impl<'s> Setup<'s> {
    fn new(folder: &'s Path) -> Self {
        Self {
            folder,
            cancel: CancelToken::new(),
            is_forced: false,
            deadline: None,
        }
    }

    fn run(&self, compile: &Compile<'_>, modules: Vec<Module>) -> io::Result<Summary> {
        self.run_by(Execution::Threads(compile), modules)
    }

    fn run_by(&self, execution: Execution<'_>, modules: Vec<Module>) -> io::Result<Summary> {
        let batch = Batch {
            execution,
            workers: NonZero::new(3).unwrap(),
            deadline: self.deadline,
            folder: self.folder,
            identity: "test",
            limits: &format!("{:?}", self.deadline),
            is_forced: self.is_forced,
            cancel: &self.cancel,
            reproduce: &|text| format!("// {text}"),
        };
        batch.run(
            modules.into_iter(),
            &mut |_| {},
            |summary, has_abandoned| {
                IS_FINISHED.fetch_or(has_abandoned, Ordering::Relaxed);
                summary.clone()
            },
        )
    }
}

fn verdicts(folder: &Path) -> BTreeMap<String, Verdict> {
    let rows = Manifest::read(folder).unwrap();
    rows.into_iter()
        .map(|(id, row)| (id, row.verdict))
        .collect()
}

#[test]
fn each_module_has_a_row_and_good_ones_have_their_output() {
    let folder = tempfile::tempdir().unwrap();
    let texts = ["a", "fail", "b", "panic", "c"];
    let summary = Setup::new(folder.path())
        .run(&compile, modules(&texts))
        .unwrap();
    assert_eq!(summary.total(), 5);
    assert_eq!(summary.failures(), 2);
    let read = |name: &str| fs::read_to_string(folder.path().join(name));
    assert_eq!(read("m/2").unwrap(), "B");
    assert!(read("m/1").is_err());
    assert_eq!(read("reproducers/m/1").unwrap(), "// fail");
    assert_eq!(read("reproducers/m/3").unwrap(), "// panic");
    let rows = Manifest::read(folder.path()).unwrap();
    assert_eq!(rows["m/0"].output.as_deref(), Some("m/0"));
    assert_eq!(rows["m/3"].reproducer.as_deref(), Some("reproducers/m/3"));
    assert_eq!(rows["m/1"].verdict, Verdict::Failed);
}

#[test]
fn a_later_run_compiles_what_is_new_or_changed() {
    let folder = tempfile::tempdir().unwrap();
    let count = AtomicUsize::new(0);
    let counting = |request: &Request, cancel: &CancelToken| {
        count.fetch_add(1, Ordering::Relaxed);
        compile(request, cancel)
    };
    let mut setup = Setup::new(folder.path());
    setup.run(&counting, modules(&["a", "fail"])).unwrap();
    assert_eq!(count.swap(0, Ordering::Relaxed), 2);
    let summary = setup.run(&counting, modules(&["a", "fail", "b"])).unwrap();
    assert_eq!((summary.done_before, summary.total()), (2, 1));
    setup.run(&counting, modules(&["A", "fail", "b"])).unwrap();
    assert_eq!(count.swap(0, Ordering::Relaxed), 2);
    fs::remove_file(folder.path().join("m/2")).unwrap();
    setup.run(&counting, modules(&["A", "fail", "b"])).unwrap();
    assert_eq!(count.swap(0, Ordering::Relaxed), 1);
    setup.is_forced = true;
    setup.run(&counting, modules(&["A", "fail", "b"])).unwrap();
    assert_eq!(count.swap(0, Ordering::Relaxed), 3);
}

#[test]
fn a_deadline_is_the_verdict_of_its_module_alone() {
    let folder = tempfile::tempdir().unwrap();
    let mut setup = Setup::new(folder.path());
    setup.deadline = Some(Duration::from_millis(50));
    let texts = ["wait", "a", "ignore", "ignore", "ignore", "b", "c"];
    let summary = setup.run(&compile, modules(&texts)).unwrap();
    assert_eq!(summary.abandoned, 3);
    let verdicts = verdicts(folder.path());
    let expected = [
        Verdict::Deadline,
        Verdict::Ok,
        Verdict::Deadline,
        Verdict::Deadline,
        Verdict::Deadline,
        Verdict::Ok,
        Verdict::Ok,
    ];
    assert_eq!(verdicts.into_values().collect::<Vec<_>>(), expected);
}

#[test]
fn another_deadline_is_tried_on_modules_that_exceeded_the_first() {
    let folder = tempfile::tempdir().unwrap();
    let mut setup = Setup::new(folder.path());
    let texts = ["wait", "a", "fail"];
    for (deadline, compiled) in [(50, 3), (50, 0), (60, 1)] {
        setup.deadline = Some(Duration::from_millis(deadline));
        let summary = setup.run(&compile, modules(&texts)).unwrap();
        assert_eq!(summary.total(), compiled);
    }
}

#[test]
fn a_cancelled_batch_can_be_resumed() {
    let folder = tempfile::tempdir().unwrap();
    let setup = Setup::new(folder.path());
    let cancelling = |request: &Request, cancel: &CancelToken| {
        if request.id == "m/1" {
            setup.cancel.cancel();
        }
        compile(request, cancel)
    };
    let texts = ["a", "wait", "b", "c"];
    let summary = setup.run(&cancelling, modules(&texts)).unwrap();
    assert!(summary.is_cancelled);
    assert!(!verdicts(folder.path()).contains_key("m/1"));
    let texts = ["a", "fail", "b", "c"];
    Setup::new(folder.path())
        .run(&compile, modules(&texts))
        .unwrap();
    assert_eq!(verdicts(folder.path()).len(), 4);
}

#[test]
fn an_output_that_cannot_be_written_ends_the_batch() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("m"), "a file where a folder has to be").unwrap();
    let error = Setup::new(folder.path())
        .run(&compile, modules(&["a"]))
        .unwrap_err();
    assert!(error.to_string().starts_with("cannot write '"), "{error}");
    assert!(verdicts(folder.path()).is_empty());
}

#[test]
fn no_modules_are_no_rows() {
    let folder = tempfile::tempdir().unwrap();
    let summary = Setup::new(folder.path()).run(&compile, Vec::new()).unwrap();
    assert_eq!(summary.to_string().split(" in ").next(), Some("no modules"));
}

#[cfg(unix)]
fn run_processes(folder: &Path, script: &str, deadline: Option<Duration>) -> io::Result<Summary> {
    let command = || {
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        command
    };
    Setup {
        deadline,
        ..Setup::new(folder)
    }
    .run_by(Execution::Processes(&command), modules(&["a"]))
}

#[cfg(unix)]
#[test]
fn a_process_that_closes_its_output_is_ended() {
    for script in [
        "exec 1>&-; sleep 30",
        // What it has started keeps its standard error.
        "sleep 30 1>&- & exit 3",
    ] {
        let folder = tempfile::tempdir().unwrap();
        let start = Instant::now();
        let summary = run_processes(folder.path(), script, None).unwrap();
        assert_eq!(summary.count(Verdict::Killed), 1);
        assert!(start.elapsed() < Duration::from_secs(15), "{script}");
    }
}

#[test]
fn a_process_that_cannot_be_started_ends_the_batch_without_a_row() {
    let folder = tempfile::tempdir().unwrap();
    let command = || Command::new(folder.path().join("missing"));
    let setup = Setup::new(folder.path());
    let error = setup.run_by(Execution::Processes(&command), modules(&["a", "b"]));
    let message = error.unwrap_err().to_string();
    assert!(
        message.starts_with("cannot start a worker process: "),
        "{message}"
    );
    assert!(verdicts(folder.path()).is_empty());
}
