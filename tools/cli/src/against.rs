//! `check --against`: definitions beside the Rust sources that implement them.

use std::path::PathBuf;

use crate::file_kind::Accepts;
use crate::file_name::name_of;
use crate::folder;
use crate::input::Loaded;
use crate::report::{AlreadyReported, Report};
use crate::text;

pub(crate) fn compare(
    paths: &[PathBuf],
    loaded: Loaded,
    report: &Report,
) -> Result<(), AlreadyReported> {
    let mut files = folder::expanded(paths, "rs", report)?;
    files.sort();
    files.dedup();
    let texts = text::read_all(&files, Accepts::RUST, report)?;
    let named = files.iter().map(|file| name_of(file)).zip(texts);
    let mut sources = loaded.sources;
    let found = pass_def_tools::drift(&loaded.set, &mut sources, named);
    report.diagnostics(&found, &sources)
}
