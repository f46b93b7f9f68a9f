//! A tool for the IR of a case, and what a run of it shows.

use crate::manager::passes;
use crate::manager::shape::Shape;
use crate::manager::subject::{Subject, from_subject, shape_of, to_subject};
use expect_test::Expect;
use pass_driver::{Driver, Streams};
use pass_runtime::ir::{IrText, ParseOptions};

/// The outcome of a run.
pub(crate) struct ToolRun {
    pub(crate) status: u8,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

/// The tool with the passes of the cases.
pub(crate) fn tool<I: Subject>() -> Driver<I> {
    let driver = Driver::<I>::with_context("suite-opt", || Box::new(I::new_context()));
    I::threaded(driver.about("A tool for tests.")).passes(passes::register_portable)
}

/// Runs the tool on modules, which are parts of one file if there are several.
pub(crate) fn run<I: Subject>(args: &[&str], modules: &[&str]) -> ToolRun {
    let texts = modules.iter().map(|module| I::text(&Shape::parse(module)));
    let input = texts.collect::<Vec<_>>().join("\n// -----\n");
    run_on::<I>(args, &input)
}

/// Runs the tool on text of the IR.
pub(crate) fn run_on<I: Subject>(args: &[&str], input: &str) -> ToolRun {
    let (mut stdout, mut stderr) = (Vec::new(), Vec::new());
    let mut stdin = input.as_bytes();
    let streams = Streams {
        stdin: &mut stdin,
        stdout: &mut stdout,
        stderr: &mut stderr,
    };
    let args = args.iter().map(|arg| to_subject::<I>(arg).into());
    let status = tool::<I>().run(args, streams);
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    ToolRun {
        status,
        stdout: text(stdout),
        stderr: text(stderr),
    }
}

/// Runs the tool, with and without threads, and compares exit status, the modules on standard output, and the diagnostics
/// and reports on standard error in the words of the cases.
pub(crate) fn check<I: Subject>(args: &[&str], modules: &[&str], expected: Expect) {
    let shown = shown::<I>(&run::<I>(args, modules));
    let sequential = ["--disable-threading"].iter().chain(args).copied();
    let sequential: Vec<&str> = sequential.collect();
    assert_eq!(shown, self::shown::<I>(&run::<I>(&sequential, modules)));
    expected.assert_eq(&shown);
}

fn shown<I: Subject>(ran: &ToolRun) -> String {
    let mut text = format!("{}\n", ran.status);
    if !ran.stdout.is_empty() {
        text += &shapes::<I>(&ran.stdout);
    }
    text + &diagnostics::<I>(&ran.stderr)
}

/// The modules of a text, by their shapes.
pub(crate) fn shapes<I: Subject>(text: &str) -> String {
    let cx = I::new_context();
    let shape = |part: &str| {
        let mut diagnostics = |diagnostic| panic!("{diagnostic}\n{part}");
        if part.trim().is_empty() {
            return "nothing\n".to_owned();
        }
        let mut root = I::parse(&cx, "m", part, ParseOptions::default(), &mut diagnostics).unwrap();
        shape_of::<I>(&cx, &mut <I as IrText>::root(&mut root)) + "\n"
    };
    text.split("// -----\n").map(shape).collect()
}

/// The shape of one operation, which stands alone.
pub(crate) fn shape_alone<I: Subject>(text: &str) -> String {
    let cx = I::new_context();
    let mut diagnostics = |diagnostic| panic!("{diagnostic}\n{text}");
    let options = ParseOptions::default().implicit_root(false);
    let mut root = I::parse(&cx, "m", text, options, &mut diagnostics).unwrap();
    shape_of::<I>(&cx, &mut <I as IrText>::root(&mut root)) + "\n"
}

/// Messages without their places and the lines of the input, which differ between IRs.
pub(crate) fn diagnostics<I: Subject>(stderr: &str) -> String {
    let lines: Vec<&str> = stderr.lines().collect();
    let is_caret = |line: &&str| {
        let text = line.trim();
        !text.is_empty() && text.chars().all(|c| c == '^' || c == '~')
    };
    let mut text = String::new();
    for (index, line) in lines.iter().enumerate() {
        if is_caret(line) || lines.get(index + 1).is_some_and(&is_caret) {
            continue;
        }
        let message = ["error: ", "warning: ", "remark: ", "note: "]
            .iter()
            .filter_map(|severity| line.find(&format!(": {severity}")))
            .min();
        let line = match message {
            Some(at) if line.starts_with('<') || line.starts_with("m:") => &line[at + 2..],
            _ => line,
        };
        text += line.split(" (tests").next().unwrap_or_default();
        text += "\n";
    }
    from_subject::<I>(&text)
}
