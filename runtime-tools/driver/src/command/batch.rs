//! The command that compiles many modules.

use std::ffi::OsString;
use std::fmt;
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use pass_batch::{
    Batch, Execution, InputError, Inputs, Module, REDUCED, REPRODUCERS, Summary, Verdict,
};
use pass_debug::reduce::Reduced;
use pass_runtime::PassRegistry;
use pass_runtime::ir::IrText;
use pass_runtime::manager::CancelToken;

use super::serve;
use crate::cache;
use crate::child_role::ChildRole;
use crate::deadline::GRACE;
use crate::driver::{Driver, Streams};
use crate::files;
use crate::isolate::program_path;
use crate::module_compiler::ModuleCompiler;
use crate::output::{WriteError, write_file, write_lossy};
use crate::run_error::{RunError, with_help};
use crate::settings::Settings;

/// The time after which a reduction ends with the smallest module so far, if modules have no deadline.
const REDUCTION: Duration = Duration::from_secs(60);

/// The number of deadlines of a module after which its reduction ends.
const REDUCTIONS_OF_DEADLINE: u32 = 10;

/// The polling interval for a deadline.
const TICK: Duration = Duration::from_millis(20);

pub(super) fn run<I: IrText>(
    driver: &Driver<I>,
    registry: &Arc<PassRegistry<I>>,
    arguments: &[OsString],
    settings: &Settings,
    streams: &mut Streams<'_>,
) -> Result<(), RunError> {
    let mut warn = |text: &str| write_lossy(streams.stderr, text);
    let compiler = ModuleCompiler::new(driver, registry, settings, &mut warn)?;
    if matches!(driver.role, Some(ChildRole::Worker)) {
        return serve::work(driver, &compiler, settings, streams);
    }
    let folder = settings.out_dir.as_deref().ok_or_else(|| {
        let help = "the results and the manifest are written to that folder";
        RunError::of_tool(with_help("'--out-dir' is missing", help))
    })?;
    if fs::metadata(folder).is_ok_and(|metadata| !metadata.is_dir()) {
        let message = format!("'{}' of '--out-dir' is no folder", folder.display());
        return Err(RunError::of_tool(message));
    }
    let has_processes = settings.isolate || settings.max_memory.is_some();
    if has_processes && !driver.ends_process {
        let message = "'--isolate' is for a tool that is a process of its own";
        return Err(RunError::of_tool(message));
    }
    if has_processes && (settings.check_cache.0 > 0.0 || settings.explain_cache) {
        let message = "'--check-cache' and '--explain-cache' are for a batch in threads";
        let help = "leave out '--isolate' and '--max-memory'";
        return Err(RunError::of_tool(with_help(message, help)));
    }
    if settings.reduce_failures && driver.reduce.is_none() {
        return Err(RunError::of_tool("modules of this IR cannot be reduced"));
    }
    let command = || worker_command(arguments);
    let compile = |request: &_, cancel: &_| compiler.compile(request, cancel);
    let batch = Batch {
        execution: if has_processes {
            Execution::Processes(&command)
        } else {
            Execution::Threads(&compile)
        },
        workers: worker_count(settings),
        deadline: settings.deadline,
        folder,
        identity: &identity(driver, settings)?,
        limits: &format!("{:?} {:?}", settings.deadline, settings.max_memory),
        is_forced: settings.force,
        cancel: &driver.cancel.clone().unwrap_or_default(),
        reproduce: &|text, response| compiler.reproducer(text, response.root.as_deref()),
    };
    let wrong_input = Mutex::new(None);
    let modules = inputs(settings, streams.stdin)?.modules();
    let modules = modules.map_err(|error| RunError::of_tool(format!("input {error}")))?;
    let modules = modules.map_while(|module| keep_error(module, &wrong_input));
    let stderr = &mut *streams.stderr;
    let finish = |summary: &Summary, is_held: bool, error: Option<&io::Error>| {
        if summary.total() + summary.done_before > 0 {
            write_lossy(stderr, &format!("{}: {summary}", driver.name));
        }
        let result = match error {
            Some(error) => Err(RunError::of_tool(error)),
            None => conclude(
                driver,
                &compiler,
                settings,
                folder,
                summary,
                &wrong_input,
                stderr,
            ),
        };
        if is_held && driver.ends_process {
            // A pass that does not end would keep the process, as would an input.
            end_process(driver, result, stderr);
        }
        result
    };
    let concluded = batch.run(modules, finish);
    concluded.map_err(RunError::of_tool)?
}

/// Returns the result of the command for a batch that went through.
fn conclude<I: IrText>(
    driver: &Driver<I>,
    compiler: &ModuleCompiler<'_, I>,
    settings: &Settings,
    folder: &Path,
    summary: &Summary,
    wrong_input: &Mutex<Option<InputError>>,
    stderr: &mut (dyn io::Write + Send),
) -> Result<(), RunError> {
    // Worker processes have caches of their own.
    let mismatches = compiler.mismatches();
    write_lossy(stderr, &compiler.finish());
    write_lossy(stderr, &mismatches);
    if !mismatches.is_empty() {
        return Err(RunError::new(String::new()));
    }
    let wrong_input = wrong_input.lock();
    if let Some(error) = &*wrong_input.unwrap_or_else(PoisonError::into_inner) {
        return Err(RunError::of_tool(format!("input {error}")));
    }
    if settings.reduce_failures && !summary.is_cancelled {
        reduce_failures(driver, compiler, settings, folder, summary, stderr)?;
    }
    if summary.failures() == 0 && !summary.is_cancelled {
        Ok(())
    } else {
        Err(RunError::new(String::new()))
    }
}

/// Ends the process while threads go on.
fn end_process<I: IrText>(
    driver: &Driver<I>,
    result: Result<(), RunError>,
    stderr: &mut (dyn io::Write + Send),
) -> ! {
    let mut status = 0;
    if let Err(mut error) = result {
        write_lossy(stderr, &error.take_text(&driver.name));
        status = driver.shutdown.status().unwrap_or(error.status);
    }
    let _removed = crate::temporary::remove_all();
    std::process::exit(status.into())
}

/// Reduces the example of each group of failures that are not the death of a process or the end of a time.
fn reduce_failures<I: IrText>(
    driver: &Driver<I>,
    compiler: &ModuleCompiler<'_, I>,
    settings: &Settings,
    folder: &Path,
    summary: &Summary,
    stderr: &mut (dyn io::Write + Send),
) -> Result<(), RunError> {
    let groups = summary.groups().into_iter();
    let groups =
        groups.filter(|group| matches!(group.verdict, Verdict::Failed | Verdict::Panicked));
    for group in groups {
        let path = folder.join(REPRODUCERS).join(&group.example);
        let text = match fs::read_to_string(&path) {
            Ok(text) => text,
            // The result could not be written, or the reproducer not be made.
            Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
            Err(error) => {
                let (path, reason) = (path.display(), files::reason(&error));
                return Err(RunError::of_tool(format!("cannot read '{path}': {reason}")));
            }
        };
        let shown = path.display();
        let reduced = within_deadline(driver, settings, &shown, |cancel| {
            compiler.reduce(&text, settings, group, cancel)
        });
        let line = match reduced {
            Ok(reduced) => {
                let path = folder.join(REDUCED).join(&group.example);
                let parent = path.parent().unwrap_or(folder);
                let made = fs::create_dir_all(parent);
                made.map_err(|error| WriteError::of_file(&path, error))?;
                write_file(&path, &reduced.text)?;
                let Reduced {
                    operations_before,
                    operations,
                    ..
                } = reduced;
                format!(
                    "{} reduced from {operations_before} operations to {operations}",
                    path.display()
                )
            }
            Err(reason) => format!("{} is not reduced: {reason}", path.display()),
        };
        write_lossy(stderr, &format!("{line}\n"));
    }
    Ok(())
}

/// Cancels a reduction once its time is over or the run is cancelled. A pass that goes on is ended with the process.
fn within_deadline<I: IrText, R>(
    driver: &Driver<I>,
    settings: &Settings,
    path: &dyn fmt::Display,
    reduce: impl FnOnce(&CancelToken) -> R,
) -> R {
    let deadline = settings.deadline;
    let deadline = deadline.map_or(REDUCTION, |deadline| {
        deadline.saturating_mul(REDUCTIONS_OF_DEADLINE)
    });
    let path = path.to_string();
    let cancel = CancelToken::new();
    thread::scope(|scope| {
        let (is_done, done) = channel::<()>();
        let token = cancel.clone();
        scope.spawn(move || {
            let start = Instant::now();
            let mut cancelled = None;
            while done.recv_timeout(TICK) == Err(RecvTimeoutError::Timeout) {
                if driver.is_cancelled() || start.elapsed() > deadline {
                    token.cancel();
                    cancelled.get_or_insert_with(Instant::now);
                }
                if driver.ends_process && cancelled.is_some_and(|time| time.elapsed() > GRACE) {
                    let message = format!(
                        "{path} is not reduced: a part of it does not end, in a pass that does not ask whether it is cancelled"
                    );
                    end_process(driver, Err(RunError::of_tool(message)), &mut io::stderr());
                }
            }
        });
        let result = reduce(&cancel);
        drop(is_done);
        result
    })
}

/// Keeps the first error, which ends the inputs.
fn keep_error(
    module: Result<Module, InputError>,
    wrong_input: &Mutex<Option<InputError>>,
) -> Option<Module> {
    let keep = |error| *wrong_input.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
    module.map_err(keep).ok()
}

fn inputs<'i>(
    settings: &Settings,
    stdin: &'i mut (dyn io::Read + Send),
) -> Result<Inputs<'i>, RunError> {
    let (json, paths): (Vec<PathBuf>, Vec<PathBuf>) = settings
        .inputs
        .iter()
        .cloned()
        .partition(|path| files::is_stdin(Some(path)));
    let is_list_stdin = settings
        .from_list
        .as_deref()
        .is_some_and(|path| path == Path::new("-"));
    if paths.is_empty() && json.is_empty() && settings.from_list.is_none() {
        let help = "name files, folders or patterns, '--from-list' with a file of names, or '-' for JSON lines";
        return Err(RunError::of_tool(with_help("there is no input", help)));
    }
    if is_list_stdin && !json.is_empty() {
        return Err(RunError::of_tool(
            "standard input is either a list or JSON lines",
        ));
    }
    let mut stdin: Option<Box<dyn BufRead + Send + 'i>> = Some(Box::new(BufReader::new(stdin)));
    let list: Option<Box<dyn BufRead + Send + 'i>> = match &settings.from_list {
        None => None,
        Some(_) if is_list_stdin => stdin.take(),
        Some(path) => {
            let file = File::open(path).map_err(|error| {
                let (path, reason) = (path.display(), files::reason(&error));
                RunError::of_tool(format!("cannot open the list '{path}': {reason}"))
            })?;
            Some(Box::new(BufReader::new(file)))
        }
    };
    Ok(Inputs {
        paths,
        list,
        json_lines: stdin.filter(|_| !json.is_empty()),
        split_marker: settings.split_input_file.0.clone(),
        outputs: settings.out_dir.clone(),
    })
}

fn worker_count(settings: &Settings) -> NonZero<usize> {
    let given = settings
        .workers
        .and_then(|count| NonZero::new(count as usize));
    given.unwrap_or_else(|| std::thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN))
}

fn worker_command(arguments: &[OsString]) -> Command {
    let mut command = Command::new(program_path().unwrap_or_default());
    command.args(ChildRole::Worker.arguments()).args(arguments);
    command
}

/// Returns all that a result depends on besides the module: the program with its libraries, and settings.
fn identity<I: IrText>(driver: &Driver<I>, settings: &Settings) -> Result<String, RunError> {
    let program = cache::identity(driver, settings, None);
    let program = program.ok_or_else(|| RunError::of_tool("cannot read the program itself"))?;
    Ok(program + "\n" + &cache::settings_text(driver, settings))
}
