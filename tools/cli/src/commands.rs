//! Runs the commands: reads files, hands values to the libraries, writes the results.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use pass_docs_gen::ReferenceGenerator;
use passdefs::model::{Group, PassSet};
use passwright_build::{Parts, Settings};

use crate::args::{CheckArgs, Command, DocsArgs, DocsFormat, GenArgs, Target};
use crate::check_mode;
use crate::command_line::CommandLine;
use crate::convert;
use crate::depfile;
use crate::explain;
use crate::file_name::is_stdin;
use crate::folder;
use crate::format;
use crate::import;
use crate::input::{self, Loaded, load, load_for_rust};
use crate::manual;
use crate::new;
use crate::output::{self, Output, is_stdout};
use crate::parallel;
use crate::report::{AlreadyReported, Report};
use crate::text;

pub(crate) fn run(command: &Command, report: &Report) -> Result<(), AlreadyReported> {
    match command {
        Command::Check(args) => check(args, report),
        Command::Gen(args) => generate(args, report),
        Command::Docs(args) => docs(args, report),
        Command::Convert(args) => convert::convert(args, report),
        Command::Import(from) => import::import(from, report),
        Command::New(args) => new::new(args, report),
        Command::Explain(args) => explain::explain(args, report),
        Command::Lsp(_) => {
            let served = pass_lsp::stdio();
            let help =
                "an editor starts this command, and talks to it on standard input and output";
            served.map_err(|error| report.error(&error.to_string(), Some(help)))
        }
        Command::Fmt(args) => format::format(args, report),
        Command::Completions(args) => manual::completions(args, report),
        Command::Man(args) => manual::pages(args, report),
    }
}

/// `check`: everything that `gen` and `docs` would find.
fn check(args: &CheckArgs, report: &Report) -> Result<(), AlreadyReported> {
    let files = folder::expanded(&args.inputs.files, input::EXTENSION, report)?;
    let loaded = load(&files, &args.includes, report)?;
    let found = pass_docs_gen::check(&loaded.set);
    report.diagnostics(&found, &loaded.sources)
}

/// `gen`: Rust of all files in one, or of each in one of its own.
fn generate(args: &GenArgs, report: &Report) -> Result<(), AlreadyReported> {
    if args.python || args.c_header {
        return generate_bindings(args, report);
    }
    let files = folder::expanded(&args.inputs.files, input::EXTENSION, report)?;
    let loaded = load_for_rust(&files, &args.includes, report)?;
    let command = CommandLine::of_gen(args);
    let settings = Settings::default()
        .crate_path(args.crate_path.parse().unwrap_or_default())
        .command(&command.portable);
    let outputs = match &args.target.out_dir {
        None => vec![single(&args.target, rust(&loaded.set, &settings, report))],
        Some(folder) => file_by_file(&loaded, &files)
            .into_iter()
            .map(|(stem, set)| Output {
                path: with_extension(folder, stem, "rs"),
                text: rust(&set, &settings, report),
            })
            .collect(),
    };
    let read = loaded.files(&files);
    write_outputs(outputs, &read, &args.target, &command, report)
}

/// `gen --python` and `gen --c-header`: one file of all files, or one of each. A module has its stub beside it unless it is
/// printed.
fn generate_bindings(args: &GenArgs, report: &Report) -> Result<(), AlreadyReported> {
    let files = folder::expanded(&args.inputs.files, input::EXTENSION, report)?;
    let loaded = load(&files, &args.includes, report)?;
    let command = CommandLine::of_gen(args);
    let extension = if args.python { "py" } else { "h" };
    let parts = match &args.target.out_dir {
        None => {
            let path = args.target.output.clone().unwrap_or_default();
            vec![(path, loaded.set.clone())]
        }
        Some(folder) => file_by_file(&loaded, &files)
            .into_iter()
            .map(|(stem, set)| (with_extension(folder, stem, extension), set))
            .collect(),
    };
    let mut outputs = Vec::new();
    for (path, set) in parts {
        if args.c_header {
            let text = pass_bindings_gen::c::generate(&set, &command.portable);
            outputs.push(Output { path, text });
            continue;
        }
        let module = pass_bindings_gen::python::generate(&set, &command.portable);
        let (stub, text) = (path.with_extension("pyi"), module.source);
        outputs.push(Output { path, text });
        if !is_stdout(&args.target) {
            let text = module.stub;
            outputs.push(Output { path: stub, text });
        }
    }
    let read = loaded.files(&files);
    write_outputs(outputs, &read, &args.target, &command, report)
}

/// Returns the text of one Rust file; its groups are independent of each other.
fn rust(set: &PassSet, settings: &Settings, report: &Report) -> String {
    let parts = Parts::new(set, settings);
    let groups: Vec<&Group> = set.groups().collect();
    let texts = parallel::map(&groups, report, |group| parts.group(group));
    parts.header() + &texts.concat()
}

/// `docs`: one page of all groups, or a page for each.
fn docs(args: &DocsArgs, report: &Report) -> Result<(), AlreadyReported> {
    let files = folder::expanded(&args.inputs.files, input::EXTENSION, report)?;
    let loaded = load(&files, &args.includes, report)?;
    // In MLIR's format any text is printed as it stands.
    if args.format != DocsFormat::Mlir {
        report.diagnostics(&pass_docs_gen::check(&loaded.set), &loaded.sources)?;
    }
    let command = CommandLine::of_docs(args);
    let reference = reference(args, &loaded, &command.portable, report)?;
    let unusable = |error: pass_docs_gen::TemplateError| report.error(&error.to_string(), None);
    let outputs = match &args.target.out_dir {
        None => {
            let page = reference.page(&loaded.set).map_err(unusable)?;
            vec![single(&args.target, page)]
        }
        Some(folder) => {
            let pages = reference.pages(&loaded.set).map_err(unusable)?;
            let outputs = pages.into_iter().map(|page| Output {
                path: folder.join(page.name),
                text: page.text,
            });
            outputs.collect()
        }
    };
    let mut read = loaded.files(&files);
    read.extend(args.template.iter().map(|(_, file)| file.clone()));
    write_outputs(outputs, &read, &args.target, &command, report)
}

fn reference(
    args: &DocsArgs,
    loaded: &Loaded,
    command: &str,
    report: &Report,
) -> Result<ReferenceGenerator, AlreadyReported> {
    let mut reference = ReferenceGenerator::new()
        .format(args.format.into())
        .command(command);
    for name in &loaded.names {
        reference = reference.source(name.as_str());
    }
    for (name, file) in &args.template {
        let text = text::read_text(file, report)?;
        reference = reference.template(name.as_str(), text);
    }
    Ok(reference)
}

fn single(target: &Target, text: String) -> Output {
    let path = target.output.clone().unwrap_or_default();
    Output { path, text }
}

/// Returns the groups of each file, by the file's name without its extension, which need not be UTF-8.
fn file_by_file(loaded: &Loaded, files: &[PathBuf]) -> Vec<(OsString, PassSet)> {
    let stems = files.iter().map(|file| match file.file_stem() {
        Some(stem) if !is_stdin(file) => stem.to_owned(),
        _ => "stdin".into(),
    });
    let numbered = loaded.numbers.iter().zip(stems);
    numbered
        .map(|(number, stem)| (stem, loaded.set.of_source(*number)))
        .collect()
}

/// Returns the path of a file in a folder. Dots in its name are no extensions.
fn with_extension(folder: &Path, mut stem: OsString, extension: &str) -> PathBuf {
    stem.push(".");
    stem.push(extension);
    folder.join(stem)
}

fn depfile_of(
    path: &Path,
    outputs: &[Output],
    inputs: &[PathBuf],
    report: &Report,
) -> Result<Output, AlreadyReported> {
    let targets: Vec<&Path> = outputs.iter().map(|output| output.path.as_path()).collect();
    let sources = inputs
        .iter()
        .map(PathBuf::as_path)
        .filter(|path| !is_stdin(path));
    let text = depfile::rule(&targets, &sources.collect::<Vec<_>>()).map_err(|path| {
        let message = format!(
            "a depfile cannot name {path:?}: a name in it is UTF-8 without line breaks, `;`, `|` and `=`"
        );
        report.error(&message, Some("rename the file, or leave out `--depfile`"))
    })?;
    Ok(Output {
        path: path.to_owned(),
        text,
    })
}

fn write_outputs(
    mut outputs: Vec<Output>,
    inputs: &[PathBuf],
    target: &Target,
    command: &CommandLine,
    report: &Report,
) -> Result<(), AlreadyReported> {
    if is_stdout(target) {
        let depfile = target.depfile.as_ref().map(|_| "--depfile");
        if let Some(flag) = target.check.then_some("--check").or(depfile) {
            let message = format!("`{flag}` needs a file, and `-o -` is standard output");
            return Err(report.error(&message, Some("name the file with `-o`")));
        }
        let printed = outputs.iter().map(|output| output.text.as_str());
        return output::print(&printed.collect::<String>(), report);
    }
    if let Some(path) = &target.depfile {
        outputs.push(depfile_of(path, &outputs, inputs, report)?);
    }
    let paths: Vec<&Path> = outputs.iter().map(|output| output.path.as_path()).collect();
    output::refuse_clashes(inputs, &paths, report)?;
    if target.check {
        return check_mode::check_all(&outputs, target.out_dir.as_deref(), command, report);
    }
    output::write_all(&outputs, target.out_dir.as_deref(), report)
}
