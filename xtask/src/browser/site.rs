//! The sites that are looked at, made into a folder that is gone afterwards.

use crate::workspace;
use pass_docs_gen::{Format, Reference};
use std::fmt::Write;
use tempfile::TempDir;

/// A file that has every construct of the definition language.
const FEATURES: &str = "tests/fixtures/features/in.kdl";

/// Passes of the large group.
const MANY: usize = 1_000;

/// A site on disk.
pub(super) struct Site {
    folder: TempDir,
    /// The names of its pages.
    pub(super) pages: Vec<String>,
}

impl Site {
    /// The site of the file with every construct.
    pub(super) fn features() -> Result<Self, String> {
        Self::new(FEATURES, workspace::read(FEATURES)?)
    }

    /// The site of a group with many passes.
    pub(super) fn large() -> Result<Self, String> {
        let mut text = "group \"Large\" {\n".to_owned();
        for index in 0..MANY {
            // Writing to a string does not fail.
            let _ = writeln!(
                text,
                "pass \"Pass{index}\" \"pass-{index}\" {{\n summary \"Does thing {index}\"\n \
                 description \"See [the first](#-pass-0).\"\n option \"depth_{index}\" \"i64\" default=1 \"How deep\"\n}}"
            );
        }
        text.push('}');
        Self::new("large.kdl", text)
    }

    fn new(name: &str, text: String) -> Result<Self, String> {
        let outcome = passdefs::load([(name, text)]);
        let set = outcome.set.ok_or_else(|| {
            passdefs::render::terminal(&outcome.diagnostics, &outcome.sources, false)
        })?;
        let reference = Reference::new()
            .format(Format::Html)
            .command("cargo xtask browser");
        let pages = reference.pages(&set).map_err(|error| error.to_string())?;
        let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
        for page in &pages {
            std::fs::write(folder.path().join(&page.name), &page.text)
                .map_err(|error| format!("{}: {error}", page.name))?;
        }
        let names = pages.into_iter().map(|it| it.name);
        Ok(Self {
            folder,
            pages: names.filter(|it| it.ends_with(".html")).collect(),
        })
    }

    /// Pages that `write` writes into a folder, by their names.
    pub(super) fn written(
        pages: &[&str],
        write: impl Fn(&std::path::Path, &str) -> Result<(), String>,
    ) -> Result<Self, String> {
        let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
        for page in pages {
            write(folder.path(), page)?;
        }
        Ok(Self {
            folder,
            pages: pages.iter().map(|page| (*page).to_owned()).collect(),
        })
    }

    /// The address of a page.
    pub(super) fn url(&self, page: &str) -> String {
        format!("file://{}/{page}", self.folder.path().display())
    }
}
