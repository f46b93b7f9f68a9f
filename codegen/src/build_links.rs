//! Links to declarations in the output of a build script: they hold paths of this machine, so only where it stays there.

use std::path::Path;

use crate::SourceFolder;

/// The folder in which the names of inputs start, if doc comments link to them. A dump of TableGen names files of others.
#[expect(
    clippy::disallowed_methods,
    reason = "a build script runs in the folder of its package"
)]
pub(crate) fn folder(inputs: &[&Path], chosen: Option<bool>) -> Option<SourceFolder> {
    let is_dump = |path: &&Path| path.extension().is_some_and(|it| it == "json");
    let folder = std::env::current_dir().ok()?;
    match chosen {
        _ if inputs.iter().any(is_dump) => None,
        Some(is_chosen) => is_chosen.then(|| SourceFolder::new(folder)),
        None if is_debug() => SourceFolder::unless_published(folder),
        None => None,
    }
}

fn is_debug() -> bool {
    std::env::var_os("PROFILE").is_some_and(|profile| profile == "debug")
}
