//! The test cases of `tests/fixtures`, for the tests of every crate.
//!
//! A case is a folder with one definition, spelt for each front end, and the expected output of each back end. Its
//! `case.kdl` describes it: the spellings it has, the reason why another one is missing, and the outputs that are
//! pinned. Rust that is not pinned is compiled (`cargo xtask golden`, `tests/suite`). A folder that does not match its description fails every test that reads it.
//!
//! | file | content | compared by |
//! |---|---|---|
//! | `in.kdl`, `in.rs`, `in.json` | the definition in each spelling | `tests/suite/fixtures.rs` |
//! | `model.kdl` | the model, printed | `passdefs/tests/it/fixtures.rs` |
//! | `out.rs` | generated Rust | `codegen/tests/fixtures.rs` |
//! | `out.md` and other pages | reference pages | `docs-gen/tests/pages/fixtures.rs` |
//! | `out.py`, `out.pyi` | Python modules and their stubs | `bindings-gen/tests/python.rs` |
//! | `out.h` | headers for C | `bindings-gen/tests/c.rs` |

#![expect(
    clippy::panic,
    reason = "a test support crate reads files, and a broken fixture fails the test"
)]

pub mod commands;
pub mod kdl_words;
pub mod marker;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use kdl::{KdlDocument, KdlNode};

/// Front ends by the name that `case.kdl` uses, and the file that each reads. A new front end is a row here.
const SPELLINGS: &[(&str, &str)] = &[
    ("kdl", "in.kdl"),
    ("attribute", "in.rs"),
    ("tablegen", "in.json"),
];

/// Outputs of back ends that a case may pin, and the file of each.
const PINNED: &[(&str, &str)] = &[
    ("rust", "out.rs"),
    ("markdown", "out.md"),
    ("json", "out.json"),
    ("mlir", "out.mlir.md"),
    ("html", "out.html.txt"),
    ("pages", "out.pages.txt"),
    ("python", "out.py"),
    ("python-stub", "out.pyi"),
    ("c-header", "out.h"),
];

/// The model, which every case pins.
const MODEL: &str = "model.kdl";

/// The map file of a TableGen import: facts that a dump does not contain.
const MAP: &str = "in.map.kdl";

/// Files that a case may have: the source of `in.json`, and hand-written code that generated Rust refers to.
const OPTIONAL: &[&str] = &["in.td", MAP, "author.rs"];

/// A folder of `tests/fixtures` that matches its `case.kdl`.
pub struct Case {
    /// Name of the folder.
    pub name: String,
    /// Files of the definition, `in.kdl` first.
    pub spellings: Vec<&'static str>,
    /// Outputs of back ends that are pinned.
    pinned: BTreeSet<&'static str>,
    folder: PathBuf,
}

/// All cases, sorted by name.
#[must_use]
pub fn all() -> Vec<Case> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures");
    let entries = names(&root);
    assert!(!entries.is_empty(), "{} has no cases", root.display());
    entries
        .into_iter()
        .map(|name| Case::read(root.join(&name), name))
        .collect()
}

/// The case in the folder of this name.
#[must_use]
pub fn named(name: &str) -> Case {
    let found = all().into_iter().find(|case| case.name == name);
    found.unwrap_or_else(|| panic!("tests/fixtures has no case `{name}`"))
}

impl Case {
    /// Path of a file of the case, whether or not it exists.
    #[must_use]
    pub fn path(&self, file: &str) -> PathBuf {
        self.folder.join(file)
    }

    /// Content of a file of the case.
    #[must_use]
    pub fn text(&self, file: &str) -> String {
        read(&self.path(file))
    }

    /// The definition in KDL, which every case has.
    #[must_use]
    pub fn kdl(&self) -> String {
        self.text("in.kdl")
    }

    /// Name and content of the map file for the TableGen import.
    #[must_use]
    pub fn map(&self) -> Option<(&'static str, String)> {
        let exists = self.path(MAP).exists();
        exists.then(|| (MAP, self.text(MAP)))
    }

    /// Path of an expected output, such as `rust` or `html`, if the case pins it.
    #[must_use]
    pub fn pinned(&self, output: &str) -> Option<PathBuf> {
        let (name, file) = row(PINNED, output).unwrap_or_else(|| panic!("no output `{output}`"));
        self.pinned.contains(name).then(|| self.path(file))
    }

    fn read(folder: PathBuf, name: String) -> Self {
        let description = read(&folder.join("case.kdl"));
        let document = KdlDocument::parse_v2(&description)
            .unwrap_or_else(|error| panic!("{name}/case.kdl: {error}"));
        let mut case = Self {
            name,
            spellings: Vec::new(),
            pinned: BTreeSet::new(),
            folder,
        };
        let mut reasons = BTreeSet::new();
        for node in document.nodes() {
            case.read_node(node, &mut reasons);
        }
        case.check_spellings(&reasons);
        case.check_files();
        case
    }

    fn read_node(&mut self, node: &KdlNode, reasons: &mut BTreeSet<&'static str>) {
        let arguments: Vec<&str> = node.entries().iter().filter_map(text).collect();
        match (node.name().value(), arguments.as_slice()) {
            ("shows", [sentence]) if !sentence.is_empty() => {}
            ("spelling", names) => {
                for name in names {
                    let (_, file) = self.expect_row(SPELLINGS, name);
                    self.spellings.push(file);
                }
            }
            ("missing", [name, reason]) if !reason.is_empty() => {
                reasons.insert(self.expect_row(SPELLINGS, name).1);
            }
            ("pins", names) => {
                for name in names {
                    let (name, _) = self.expect_row(PINNED, name);
                    self.pinned.insert(name);
                }
            }
            _ => panic!(
                "{}/case.kdl: expected `shows \"..\"`, `spelling \"kdl\" ..`, `missing \"tablegen\" \"reason\"` or \
                 `pins \"rust\" ..`, not `{node}`",
                self.name
            ),
        }
    }

    fn expect_row(&self, table: &'static [Row], name: &str) -> Row {
        row(table, name).unwrap_or_else(|| {
            let known: Vec<&str> = table.iter().map(|(name, _)| *name).collect();
            panic!("{}/case.kdl: `{name}` is none of {known:?}", self.name)
        })
    }

    /// Every front end has either a file or a reason for its absence.
    fn check_spellings(&self, reasons: &BTreeSet<&'static str>) {
        assert_eq!(
            self.spellings.first(),
            Some(&"in.kdl"),
            "{}/case.kdl: the first spelling is `kdl`",
            self.name
        );
        for (name, file) in SPELLINGS {
            assert!(
                self.spellings.contains(file) != reasons.contains(file),
                "{}/case.kdl: needs either `spelling \"{name}\"` or `missing \"{name}\" \"reason\"`",
                self.name
            );
        }
    }

    /// The inputs exist, and no file is there that nothing reads.
    fn check_files(&self) {
        for input in &self.spellings {
            assert!(self.path(input).exists(), "{}: no {input}", self.name);
        }
        let pinned = PINNED.iter().filter(|(name, _)| self.pinned.contains(name));
        let mut expected: BTreeSet<&str> = pinned.map(|(_, file)| *file).collect();
        expected.extend(&self.spellings);
        expected.extend(OPTIONAL);
        expected.extend(["case.kdl", MODEL]);
        let unread: Vec<String> = names(&self.folder)
            .into_iter()
            .filter(|file| !expected.contains(file.as_str()))
            .collect();
        assert!(
            unread.is_empty(),
            "{}: case.kdl does not account for {unread:?}",
            self.name
        );
    }
}

/// A name in `case.kdl` and the file that it stands for.
type Row = (&'static str, &'static str);

fn row(table: &'static [Row], name: &str) -> Option<Row> {
    table.iter().find(|(known, _)| *known == name).copied()
}

fn text(entry: &kdl::KdlEntry) -> Option<&str> {
    entry.value().as_string()
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Sorted names of the entries of a folder.
fn names(folder: &Path) -> Vec<String> {
    let entries =
        std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let name = |entry: std::io::Result<std::fs::DirEntry>| match entry {
        Ok(entry) => entry.file_name().to_string_lossy().into_owned(),
        Err(error) => panic!("{}: {error}", folder.display()),
    };
    let mut names: Vec<String> = entries.map(name).collect();
    names.sort();
    names
}
