//! `import`: definitions of another tool as KDL.

use std::fs;
use std::hash::Hasher;
use std::path::{Path, PathBuf};

use pass_import::Settings;

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

/// `import tablegen`: a dump of records as one KDL file, and the map file to be filled in.
fn tablegen(args: &TablegenArgs, report: &Report) -> Result<(), AlreadyReported> {
    let dump = read_as(&args.dump, Accepts::DUMP, report)?;
    let map = args
        .map
        .as_deref()
        .map(|file| read_text(file, report))
        .transpose()?;
    let map_name = args.map.as_deref().map(name_of);
    let settings = Settings::default()
        .group(&*args.group)
        .map(map_name.as_deref().zip(map.as_deref()))
        .constructors(args.constructors);
    let source = name_of(&args.dump);
    let (outcome, open) = pass_import::import_with_map(&source, &dump, &settings);
    let reported = report.diagnostics(&outcome.diagnostics, &outcome.sources);
    let mut outputs = Vec::new();
    if let Some(path) = &args.write_map {
        outputs.push(output_of(path, "Map for", &source, &open));
    }
    let text = outcome.set.as_ref().map(passdefs::print_kdl);
    let file = args.output.as_deref().filter(|path| !is_stdin(path));
    if let (Some(path), Some(text), Ok(())) = (file, &text, reported) {
        outputs.push(output_of(path, "Imported from", &source, text));
    }
    write_outputs(args, &outputs, report)?;
    reported?;
    match (file, text) {
        (None, Some(text)) => {
            let text = with_header("Imported from", &source, &text);
            output::print(&text, report)
        }
        (Some(_), Some(_)) => Ok(()),
        (_, None) => Err(AlreadyReported),
    }
}

fn output_of(path: &Path, what: &str, source: &str, text: &str) -> Output {
    Output {
        path: path.to_owned(),
        text: with_header(what, source, text),
    }
}

/// Writes the outputs, unless one would overwrite what somebody wrote.
fn write_outputs(
    args: &TablegenArgs,
    outputs: &[Output],
    report: &Report,
) -> Result<(), AlreadyReported> {
    let inputs: Vec<PathBuf> = std::iter::once(&args.dump)
        .chain(&args.map)
        .cloned()
        .collect();
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
    output::write_all(outputs, None, report)
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
