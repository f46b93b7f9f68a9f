//! `import`: definitions of another tool as KDL.

use std::fs;
use std::hash::Hasher;
use std::path::{Path, PathBuf};

use pass_import::{MissingEntries, Settings};

use crate::args::{Import, TablegenArgs};
use crate::file_kind::Accepts;
use crate::file_name::{is_stdin, name_of};
use crate::output::{self, Output};
use crate::report::{AlreadyReported, Report};
use crate::text::{read_as, read_text};

pub(crate) fn import(from: &Import, report: &Report) -> Result<(), AlreadyReported> {
    match from {
        Import::Tablegen(args) => tablegen(args, report),
    }
}

/// `import tablegen`: each dump of records as KDL, and the map file to be filled in.
fn tablegen(args: &TablegenArgs, report: &Report) -> Result<(), AlreadyReported> {
    check_arguments(args, report)?;
    let map = args
        .map
        .as_deref()
        .map(|file| read_map(file, args, report))
        .transpose()?;
    let map_name = args.map.as_deref().map(name_of);
    let settings = Settings::default()
        .group(args.group.as_deref())
        .map(map_name.as_deref().zip(map.as_deref()))
        .map_shared(args.dumps.len() > 1)
        .constructors(args.constructors);
    let (mut missing, mut outputs) = (MissingEntries::default(), Vec::new());
    let (mut printed, mut failed) = (None, Ok(()));
    for dump in &args.dumps {
        let text = read_as(dump, Accepts::DUMP, report)?;
        let source = name_of(dump);
        let (outcome, open) = pass_import::import_with_map(&source, &text, &settings);
        missing.extend(open);
        let reported = report.diagnostics(&outcome.diagnostics, &outcome.sources);
        let Some(set) = outcome.set.filter(|_| reported.is_ok()) else {
            failed = Err(AlreadyReported);
            continue;
        };
        let text = with_header("Imported from", &source, &passdefs::print_kdl(&set));
        match target(args, dump) {
            Some(path) => outputs.push(Output { path, text }),
            None => printed = Some(text),
        }
    }
    let sources: Vec<String> = args.dumps.iter().map(|dump| name_of(dump)).collect();
    if let Some(path) = &args.write_map {
        let text = with_header("Map for", &sources.join(" "), &missing.map_file());
        outputs.push(Output {
            path: path.clone(),
            text,
        });
    }
    if failed.is_err() {
        outputs.retain(|output| Some(&output.path) == args.write_map.as_ref());
    }
    refuse_to_overwrite(args, &outputs, report)?;
    if let (Some(path), Some(map), true, Ok(())) = (&args.map, &map, args.update_map, failed) {
        let (path, text) = (path.clone(), missing.added_to(map));
        outputs.push(Output { path, text });
    }
    output::write_all(&outputs, args.out_dir.as_deref(), report)?;
    failed?;
    // Several dumps without a folder are imported for the map alone.
    match printed.filter(|_| args.dumps.len() == 1) {
        Some(text) => output::print(&text, report),
        None => Ok(()),
    }
}

fn check_arguments(args: &TablegenArgs, report: &Report) -> Result<(), AlreadyReported> {
    let (message, help) = if args.update_map && args.map.as_deref().is_some_and(is_stdin) {
        (
            "`--update-map` needs a file, and `--map -` is standard input",
            "name the file with `--map`",
        )
    } else if args.dumps.len() == 1 {
        return Ok(());
    } else if args.group.is_some() {
        (
            "`--group` names one group, and each dump has one",
            "each is named after its file without it",
        )
    } else if args.output.is_some() {
        (
            "`--output` is one file, and there are several dumps",
            "`--out-dir` writes a file for each",
        )
    } else if args.out_dir.is_none() && !args.update_map && args.write_map.is_none() {
        (
            "several dumps have no place to be written to",
            "`--out-dir` writes a file for each",
        )
    } else {
        return Ok(());
    };
    Err(report.error(message, Some(help)))
}

/// Returns the text of the map. One that is to be updated may be missing.
fn read_map(file: &Path, args: &TablegenArgs, report: &Report) -> Result<String, AlreadyReported> {
    if args.update_map && !file.exists() {
        return Ok(String::new());
    }
    read_text(file, report)
}

/// Returns the file that a dump is imported to, if it is not standard output.
fn target(args: &TablegenArgs, dump: &Path) -> Option<PathBuf> {
    let Some(folder) = &args.out_dir else {
        return args.output.clone().filter(|path| !is_stdin(path));
    };
    let stem = if is_stdin(dump) {
        "stdin".as_ref()
    } else {
        dump.file_stem()?
    };
    let mut name = stem.to_owned();
    name.push(".kdl");
    Some(folder.join(name))
}

/// Reports an output that would overwrite an input, or what somebody wrote.
fn refuse_to_overwrite(
    args: &TablegenArgs,
    outputs: &[Output],
    report: &Report,
) -> Result<(), AlreadyReported> {
    let inputs: Vec<PathBuf> = args.dumps.iter().chain(&args.map).cloned().collect();
    let paths: Vec<&Path> = outputs.iter().map(|output| output.path.as_path()).collect();
    output::refuse_clashes(&inputs, &paths, report)?;
    for output in outputs.iter().filter(|_| !args.force) {
        let is_file = fs::metadata(&output.path).is_ok_and(|metadata| metadata.is_file());
        let there = fs::read(&output.path).unwrap_or_default();
        if is_file && there != output.text.as_bytes() && !is_as_written(&there) {
            let message = format!(
                "`{}` is no import, or was changed since",
                output.path.display()
            );
            return Err(report.error(&message, Some("`--force` overwrites it")));
        }
    }
    Ok(())
}

/// The text before the digest in the first line.
const DIGEST: &str = "; digest ";

/// Returns the text below a line that says where it comes from, with a digest by which changes are noticed.
fn with_header(what: &str, source: &str, text: &str) -> String {
    let source = source.replace(char::is_control, " ");
    let digest = digest(text.as_bytes());
    format!("// {what} {source} by `passwright import tablegen`{DIGEST}{digest}\n{text}")
}

/// Returns whether a file is what an import wrote.
fn is_as_written(bytes: &[u8]) -> bool {
    let Ok(text) = str::from_utf8(bytes) else {
        return false;
    };
    let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
    let stated = first.rsplit_once(DIGEST).map(|(_, digest)| digest);
    first.starts_with("// ") && stated == Some(digest(rest.as_bytes()).as_str())
}

fn digest(bytes: &[u8]) -> String {
    let mut hasher = fnv::FnvHasher::default();
    hasher.write(bytes);
    format!("{:016x}", hasher.finish())
}
