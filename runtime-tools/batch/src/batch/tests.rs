use std::collections::BTreeMap;
use std::fs;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use super::*;
use crate::module::Content;
use crate::queue::MAX_TEXT;

/// Ends the compilations that ignore their deadline: true once the batch has given them up.
static IS_FINISHED: AtomicBool = AtomicBool::new(false);

/// Compiles a text: its first word is what becomes of it.
fn compile(request: &Request, cancel: &CancelToken) -> Response {
    let mut response = Response::new(&request.id, Verdict::Ok);
    match request.text() {
        "fail" | "unreproducible" => response.verdict = Verdict::Failed,
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
    workers: usize,
}

impl<'s> Setup<'s> {
    fn new(folder: &'s Path) -> Self {
        Self {
            folder,
            cancel: CancelToken::new(),
            is_forced: false,
            deadline: None,
            workers: 3,
        }
    }

    fn run(&self, compile: &Compile<'_>, modules: Vec<Module>) -> io::Result<Summary> {
        self.run_by(Execution::Threads(compile), modules)
    }

    fn run_by(&self, execution: Execution<'_>, modules: Vec<Module>) -> io::Result<Summary> {
        self.run_all(execution, modules.into_iter())
    }

    fn run_all(
        &self,
        execution: Execution<'_>,
        modules: impl Iterator<Item = Module> + Send,
    ) -> io::Result<Summary> {
        let batch = Batch {
            execution,
            workers: NonZero::new(self.workers).unwrap(),
            deadline: self.deadline,
            folder: self.folder,
            identity: "test",
            limits: &format!("{:?}", self.deadline),
            is_forced: self.is_forced,
            cancel: &self.cancel,
            reproduce: &|text, _| match text {
                "unreproducible" => panic!("without a reproducer"),
                text => format!("// {text}"),
            },
        };
        batch.run(modules, |summary, is_held, _| {
            assert_eq!(is_held, summary.abandoned > 0, "no reader waits");
            IS_FINISHED.fetch_or(is_held, Ordering::Relaxed);
            summary.clone()
        })
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
    assert_eq!(summary.failures(), 1, "also those that an earlier run left");
    let shown = summary.to_string();
    let expected = "1 ok, 2 done before, 1 of them without a result in ";
    assert!(shown.starts_with(expected), "{shown}");
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
    for name in ["m/0", "m/2"] {
        let reproducer = folder.path().join("reproducers").join(name);
        assert!(reproducer.exists(), "{name}");
    }
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
fn a_name_that_cannot_be_written_is_the_failure_of_its_module() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("m"), "a file where a folder has to be").unwrap();
    fs::create_dir(folder.path().join("n")).unwrap();
    let mut modules = modules(&["a"]);
    for name in ["n", "o"] {
        modules.push(Module::new(name, Content::Text("b".to_owned())));
    }
    for _ in 0..2 {
        let setup = Setup::new(folder.path());
        let summary = setup.run(&compile, modules.clone()).unwrap();
        assert_eq!(summary.count(Verdict::Failed), 2, "they are tried again");
        let rows = Manifest::read(folder.path()).unwrap();
        assert_eq!(rows["o"].verdict, Verdict::Ok);
        for name in ["m/0", "n"] {
            let message = &rows[name].diagnostics[0].message;
            assert!(message.starts_with("cannot write '"), "{message}");
        }
    }
}

#[test]
fn what_an_earlier_run_wrote_is_no_result_of_a_module_that_fails() {
    let folder = tempfile::tempdir().unwrap();
    let run = |text| {
        let setup = Setup::new(folder.path());
        setup.run(&compile, modules(&[text])).unwrap();
    };
    let exists = |name: &str| folder.path().join(name).exists();
    let reduced = folder.path().join("reduced/m/0");
    run("a");
    assert!(exists("m/0") && !exists("reproducers/m/0"));
    run("fail");
    assert!(!exists("m/0") && exists("reproducers/m/0"));
    fs::create_dir_all(reduced.parent().unwrap()).unwrap();
    fs::write(&reduced, "").unwrap();
    run("a");
    assert!(exists("m/0") && !exists("reproducers/m/0") && !exists("reduced/m/0"));
    let missing = Module::new("m/0", Content::File("missing".into()));
    let setup = Setup::new(folder.path());
    let summary = setup.run(&compile, vec![missing]).unwrap();
    assert_eq!(summary.count(Verdict::Unreadable), 1);
    assert!(!exists("m/0"));
}

#[test]
fn files_that_no_run_wrote_are_kept() {
    let folder = tempfile::tempdir().unwrap();
    let source = folder.path().join("m.mlir");
    fs::write(&source, "fail").unwrap();
    fs::create_dir(folder.path().join("m")).unwrap();
    fs::write(folder.path().join("m/0"), "mine").unwrap();
    let mut modules = modules(&["fail"]);
    modules.push(Module::new("m.mlir", Content::File(source.clone())));
    let setup = Setup::new(folder.path());
    setup.run(&compile, modules.clone()).unwrap();
    assert_eq!(
        fs::read_to_string(folder.path().join("m/0")).unwrap(),
        "mine"
    );
    fs::write(&source, "text").unwrap();
    let summary = setup.run(&compile, modules).unwrap();
    assert_eq!(summary.count(Verdict::Failed), 1);
    let rows = Manifest::read(folder.path()).unwrap();
    let message = &rows["m.mlir"].diagnostics[0].message;
    assert_eq!(message, IN_OUTPUTS);
    assert_eq!(fs::read_to_string(&source).unwrap(), "text");
}

/// The result of one module has the name of another one's file.
#[cfg(unix)]
#[test]
fn no_result_replaces_the_file_of_another_module() {
    let folder = tempfile::tempdir().unwrap();
    let outputs = folder.path().join("out");
    let (input, linked) = (outputs.join("m/0"), folder.path().join("linked"));
    fs::create_dir_all(outputs.join("m")).unwrap();
    fs::create_dir(&linked).unwrap();
    std::os::unix::fs::symlink(&linked, outputs.join("link")).unwrap();
    for path in [&input, &linked.join("0")] {
        fs::write(path, "text").unwrap();
    }
    let modules = vec![
        Module::new("other", Content::File(input.clone())),
        Module::new("link/0", Content::Text("a".to_owned())),
        Module::new("b", Content::File(linked.join("0"))),
    ];
    let summary = Setup::new(&outputs).run(&compile, modules).unwrap();
    assert_eq!(summary.count(Verdict::Ok), 1);
    let rows = Manifest::read(&outputs).unwrap();
    assert_eq!(rows["other"].diagnostics[0].message, IN_OUTPUTS);
    let message = &rows["link/0"].diagnostics[0].message;
    assert!(
        message.ends_with("link/0': a link leads out of the folder of the outputs"),
        "{message}"
    );
    assert_eq!(fs::read_to_string(linked.join("0")).unwrap(), "text");
    assert_eq!(fs::read_to_string(outputs.join("b")).unwrap(), "TEXT");
}

#[test]
fn files_that_a_killed_process_left_unfinished_are_removed() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("m")).unwrap();
    let path = |name: &str| folder.path().join("m").join(name);
    let hours = |count: u64| std::time::SystemTime::now() - Duration::from_secs(count * 3600);
    for (name, age) in [
        (".unfinished-old", 2),
        (".unfinished-new", 0),
        (".other", 2),
    ] {
        let file = fs::File::create(path(name)).unwrap();
        file.set_modified(hours(age)).unwrap();
    }
    Setup::new(folder.path())
        .run(&compile, modules(&["a"]))
        .unwrap();
    assert!(!path(".unfinished-old").exists());
    assert!(
        path(".unfinished-new").exists(),
        "another run may be writing it"
    );
    assert!(path(".other").exists());
}

#[test]
fn a_panic_is_the_verdict_of_its_module() {
    let folder = tempfile::tempdir().unwrap();
    let panicking = |request: &Request, cancel: &CancelToken| match request.text() {
        "panic" => panic!("for {}", request.id),
        _ => compile(request, cancel),
    };
    let setup = Setup::new(folder.path());
    let texts = [
        "panic",
        "a",
        "panic",
        "panic",
        "panic",
        "unreproducible",
        "b",
    ];
    let summary = setup.run(&panicking, modules(&texts)).unwrap();
    assert_eq!(summary.count(Verdict::Panicked), 4);
    let rows = Manifest::read(folder.path()).unwrap();
    let message = &rows["m/0"].diagnostics[0].message;
    assert_eq!(message, "the compiler panicked: for m/0");
    assert_eq!(rows["m/5"].verdict, Verdict::Failed);
    assert_eq!(rows["m/5"].reproducer, None);
    assert_eq!(rows["m/6"].verdict, Verdict::Ok);
}

#[test]
fn modules_in_memory_are_read_as_they_are_compiled() {
    const SIZE: usize = 16 << 20;
    let folder = tempfile::tempdir().unwrap();
    let (made, done, most) = (
        AtomicUsize::new(0),
        AtomicUsize::new(0),
        AtomicUsize::new(0),
    );
    let counting = |request: &Request, _: &CancelToken| {
        done.fetch_add(1, Ordering::SeqCst);
        Response::new(&request.id, Verdict::Unchanged)
    };
    let modules = (0..40).map(|number| {
        let waiting = made.fetch_add(1, Ordering::SeqCst) - done.load(Ordering::SeqCst);
        most.fetch_max(waiting, Ordering::SeqCst);
        Module::new(format!("{number}"), Content::Text("a".repeat(SIZE)))
    });
    let setup = Setup::new(folder.path());
    let summary = setup
        .run_all(Execution::Threads(&counting), modules)
        .unwrap();
    assert_eq!(summary.total(), 40);
    // Those that wait, one that waits for room, and those that are being compiled.
    let most = most.into_inner();
    assert!(most <= MAX_TEXT / SIZE + 1 + 3, "{most}");
}

#[test]
fn a_deadline_holds_while_no_further_module_is_known() {
    let folder = tempfile::tempdir().unwrap();
    let mut setup = Setup::new(folder.path());
    setup.deadline = Some(Duration::from_millis(50));
    let is_done = AtomicBool::new(false);
    let waiting = |request: &Request, cancel: &CancelToken| {
        let response = compile(request, cancel);
        is_done.store(true, Ordering::Relaxed);
        response
    };
    let mut first = modules(&["wait"]).into_iter();
    let modules = std::iter::from_fn(|| {
        first.next().or_else(|| {
            // The next one comes once the first is done.
            while !is_done.load(Ordering::Relaxed) {
                thread::sleep(Duration::from_millis(1));
            }
            None
        })
    });
    let summary = setup
        .run_all(Execution::Threads(&waiting), modules)
        .unwrap();
    assert_eq!(summary.count(Verdict::Deadline), 1);
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

/// A worker in the language of the shell, which notes the name of each module that it starts, and does what the text says.
#[cfg(unix)]
const WORKER: &str = r#"
number() { dd bs=1 count=4 2>/dev/null | od -An -tu1 | awk '{ print (($1 * 256 + $2) * 256 + $3) * 256 + $4 }'; }
while length=$(number) && [ -n "$length" ]; do
    request=$(dd bs=1 count="$length" 2>/dev/null)
    id=${request#*'"id":"'}
    id=${id%%'"'*}
    echo "$id" >> "$0"
    case "$request" in
    *abort*) kill -ABRT $$ ;;
    *outside*) kill -KILL $$ ;;
    *slow*) sleep 1 ;;
    *wait*) sleep 30 ;;
    *limit*) exit 86 ;;
    esac
    response="{\"id\":\"$id\",\"verdict\":\"unchanged\"}"
    printf "\\000\\000\\000\\$(printf %o ${#response})%s" "$response"
done
"#;

/// Compiles texts with [`WORKER`], and returns the verdicts in the order of the rows, and how often each module was started.
#[cfg(unix)]
fn run_workers(texts: &[&str], workers: usize) -> (Vec<(String, Verdict)>, Vec<usize>) {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let command = || {
        let mut command = Command::new("sh");
        command.args(["-c", WORKER]).arg(&log);
        command
    };
    let setup = Setup {
        workers,
        deadline: Some(Duration::from_secs(10)),
        ..Setup::new(folder.path())
    };
    // All have the same size, and so are compiled in this order.
    let texts: Vec<String> = texts.iter().map(|text| format!("{text:10}")).collect();
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    setup
        .run_by(Execution::Processes(&command), modules(&texts))
        .unwrap();
    let manifest = fs::read_to_string(folder.path().join(Manifest::FILE)).unwrap();
    let rows = manifest
        .lines()
        .map(|line| serde_json::from_str::<Row>(line).unwrap());
    let log = fs::read_to_string(&log).unwrap();
    let count = |id: &str| log.lines().filter(|line| *line == id).count();
    let starts = (0..texts.len()).map(|number| count(&format!("m/{number}")));
    (
        rows.map(|row| (row.id, row.verdict)).collect(),
        starts.collect(),
    )
}

#[cfg(unix)]
#[test]
fn a_death_in_the_middle_of_the_queue_is_the_verdict_of_the_module_that_the_process_was_at() {
    let mut texts = ["good"; 24];
    for (at, text) in [
        (8, "abort"),
        (9, "abort"),
        (11, "limit"),
        (12, "outside"),
        (16, "abort"),
        (23, "abort"),
    ] {
        texts[at] = text;
    }
    let (rows, starts) = run_workers(&texts, 1);
    for (at, text) in texts.iter().enumerate() {
        let (verdict, count) = match *text {
            "abort" => (Verdict::Killed, 2),
            "outside" => (Verdict::Killed, 8),
            "limit" => (Verdict::Memory, 1),
            _ => (Verdict::Unchanged, 1),
        };
        assert_eq!(rows[at], (format!("m/{at}"), verdict));
        assert_eq!(starts[at], count, "{at}: {text}");
    }
    assert_eq!(rows.len(), texts.len());
}

#[cfg(unix)]
#[test]
fn modules_behind_one_that_takes_long_are_compiled_by_other_workers() {
    let mut texts = ["good"; 40];
    texts[10] = "slow";
    texts[20] = "slow";
    texts[30] = "wait";
    let (rows, _) = run_workers(&texts, 3);
    assert_eq!(rows.len(), texts.len());
    let verdict = |(_, verdict): &(String, Verdict)| *verdict;
    assert!(
        rows[..39]
            .iter()
            .all(|row| verdict(row) == Verdict::Unchanged)
    );
    assert_eq!(rows[39], ("m/30".to_owned(), Verdict::Deadline));
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
