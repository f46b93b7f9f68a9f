//! `new`: a crate with one pass, a tool or a package for Python that runs it, a test, a page and a file for continuous integration.

mod files;
mod ir;
mod name;
mod source;
mod workspace;

use std::fs;
use std::path::{Path, PathBuf};

use crate::args::NewArgs;
use crate::command_line::quoted;
use crate::file_name::{exact, parent_of};
use crate::output;
use crate::report::{AlreadyReported, Report};
use crate::text::reason;

pub(crate) use ir::NewIr;
use workspace::Workspace;

/// Runs `new`. The folder appears whole or not at all.
pub(crate) fn new(args: &NewArgs, report: &Report) -> Result<(), AlreadyReported> {
    let folder = args.folder.as_path();
    if fs::symlink_metadata(folder).is_ok() {
        let message = format!("`{}` exists", exact(folder));
        return Err(report.error(&message, Some("choose the name of a folder that does not")));
    }
    let facts = args.ir.facts();
    let name = crate_name(args, facts, report)?;
    let source = source::Source::new(&args.path, folder, report)?;
    let workspace = Workspace::around(folder).map_err(|error| report.error(&error, None))?;
    let new = files::Crate {
        name,
        facts,
        attribute: args.attribute,
        python: args.python,
        in_workspace: workspace.is_some(),
    };
    let files = files::files(&new, &source).map_err(|error| report.error(&error, None))?;
    write(folder, &files).map_err(|error| {
        let message = format!("cannot make `{}`: {}", exact(folder), reason(&error));
        report.error(&message, None)
    })?;
    let mut next = format!("`{}` is made", exact(folder));
    if let Some(mut workspace) = workspace {
        let manifest = exact(&workspace.manifest);
        workspace.add(folder).map_err(|error| {
            let message = format!("cannot add a member to `{manifest}`: {}", reason(&error));
            let help = format!("`{}` is made; add it to `members` by hand", exact(folder));
            report.error(&message, Some(&help))
        })?;
        next += &format!(", a member of the workspace `{manifest}`");
    }
    if source.repository().is_none() {
        next += "; set `PASSWRIGHT` in `.github/workflows/ci.yml` to the address of Passwright's repository";
    }
    let enter = quoted(&["cd".to_owned(), exact(folder)]);
    next += &format!("; go on with\n\n{enter}\n");
    if ancestor_with(folder, |ancestor| ancestor.join(".git").exists()).is_none() {
        next += "git init\n";
    }
    let test = if args.python {
        let copy = source.copy();
        format!("pip install {copy}/adapters/python\npip install '.[test]'\npytest\n")
    } else {
        "cargo test\n".to_owned()
    };
    output::print(&(next + facts.check + &test), report)
}

/// Returns the nearest folder around `folder` for which the test holds.
fn ancestor_with(folder: &Path, test: impl Fn(&Path) -> bool) -> Option<PathBuf> {
    let folder = std::path::absolute(folder).ok()?;
    let mut ancestors = folder.ancestors().skip(1);
    ancestors
        .find(|ancestor| test(ancestor))
        .map(Path::to_owned)
}

/// Returns the name of the crate, which is that of its folder.
fn crate_name<'f>(
    args: &'f NewArgs,
    facts: &ir::Facts,
    report: &Report,
) -> Result<&'f str, AlreadyReported> {
    let folder = args.folder.as_path();
    let packages = source::packages(facts).map(|(package, _)| package);
    let of_python = source::OF_PYTHON.iter().copied().filter(|_| args.python);
    let packages = packages.chain(of_python);
    let is_module = |name: &str| {
        let module = name.replace('-', "_");
        let can_be_module = pass_bindings_gen::python::can_be_module(&module);
        !args.python || can_be_module && !name::is_of_python(&module)
    };
    let problem = match folder.file_name().map(|name| name.to_str()) {
        None => Some("the path ends in no name".to_owned()),
        Some(None) => Some("it is not UTF-8".to_owned()),
        Some(Some(name)) => match name::problem(name, packages) {
            None if is_module(name) => return Ok(name),
            None => Some("Python has that name for something else".to_owned()),
            problem => problem,
        },
    };
    let problem = problem.unwrap_or_default();
    let message = format!(
        "no crate can have the name of `{}`: {problem}",
        exact(folder)
    );
    Err(report.error(&message, Some("name it like `my-opt`")))
}

/// Writes the files to a temporary folder and renames it, so that the folder appears whole or not at all.
fn write(folder: &Path, files: &[(String, String)]) -> std::io::Result<()> {
    let parent = parent_of(folder);
    if parent.is_file() {
        return Err(std::io::ErrorKind::NotADirectory.into());
    }
    fs::create_dir_all(parent)?;
    let beside = tempfile::Builder::new()
        .prefix(".passwright-")
        .tempdir_in(parent)?;
    let made = beside.path().join("new");
    for (file, text) in files {
        let path = made.join(file);
        fs::create_dir_all(path.parent().unwrap_or(&made))?;
        fs::write(path, text)?;
    }
    fs::rename(made, folder)
}
