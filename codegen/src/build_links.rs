//! Links to declarations in the output of a build script: they hold paths of this machine, so only where it stays there.

use std::path::Path;

use crate::SourceFolder;

/// Variables that are set where the outcome of a build is published, or has to be the same on every machine.
pub(crate) const PUBLISHED: [&str; 3] = ["DOCS_RS", "CI", "SOURCE_DATE_EPOCH"];

/// The folder in which the names of inputs start, if doc comments link to them. A dump of TableGen names files of others.
#[expect(
    clippy::disallowed_methods,
    reason = "a build script runs in the folder of its package"
)]
pub(crate) fn folder(inputs: &[&Path], chosen: Option<bool>) -> Option<SourceFolder> {
    let is_dump = |path: &&Path| path.extension().is_some_and(|it| it == "json");
    if inputs.iter().any(is_dump) || !chosen.unwrap_or_else(is_private) {
        return None;
    }
    std::env::current_dir().ok().map(SourceFolder::new)
}

/// `true` in a build whose outcome stays on this machine.
fn is_private() -> bool {
    let is_debug = std::env::var_os("PROFILE").is_some_and(|profile| profile == "debug");
    is_debug
        && PUBLISHED
            .iter()
            .all(|name| std::env::var_os(name).is_none())
}
