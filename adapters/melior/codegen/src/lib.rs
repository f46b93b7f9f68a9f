//! Generates typed operations of a dialect from its definition in TableGen, for a build script.
//!
//! `llvm-tblgen` of the LLVM that the program is linked with reads the definitions. The generated module has a type for each operation,
//! with methods for its operands, results, attributes, regions and successors, and a table that defines the dialect in contexts
//! without its C++ library.

mod attribute;
mod constraint;
mod emit;
mod enumeration;
mod names;
mod operation;
mod references;
mod tool;

use std::fmt::{self, Display};
use std::path::{Path, PathBuf};
use std::{env, fs};

use pass_ods::dump::{Dump, Record};

use operation::{Classes, Operation};

/// An error in a definition, or in reading it.
pub struct BuildError(String);

impl BuildError {
    fn new(message: impl Into<String>) -> Self {
        Self(message.into())
    }

    fn at(record: Record<'_>, message: impl Display) -> Self {
        let place = record.texts("!locs").first().copied().unwrap_or("?");
        Self(format!("{place}: error: {message}"))
    }
}

impl Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Cargo shows what `main` of a build script returns in this form.
impl fmt::Debug for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(self, f)
    }
}

impl std::error::Error for BuildError {}

/// Generates `OUT_DIR/NAME.rs` of the dialect that `NAME.td` defines, or whose operations it defines.
///
/// # Errors
///
/// Fails with the messages of `llvm-tblgen`, or if there is not one dialect.
pub fn compile(file: impl AsRef<Path>) -> Result<(), BuildError> {
    Config::new().compile(file)
}

/// The settings of [`compile`].
#[derive(Clone, Debug, Default)]
pub struct Config {
    includes: Vec<PathBuf>,
    dialect: Option<String>,
}

impl Config {
    /// Creates the settings of [`compile`].
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a folder of included files. The folder of the file and that of MLIR's headers are always searched.
    #[must_use]
    pub fn include(mut self, folder: impl Into<PathBuf>) -> Self {
        self.includes.push(folder.into());
        self
    }

    /// Selects the dialect, if the file has operations of several.
    #[must_use]
    pub fn dialect(mut self, name: impl Into<String>) -> Self {
        self.dialect = Some(name.into());
        self
    }

    /// Generates the module, as [`compile`] does. Cargo runs the build script again when one of the files has changed.
    ///
    /// # Errors
    ///
    /// As for [`compile`].
    #[expect(
        clippy::print_stdout,
        reason = "Cargo reads what a build script prints"
    )]
    pub fn compile(&self, file: impl AsRef<Path>) -> Result<(), BuildError> {
        let file = file.as_ref();
        let out = env::var_os("OUT_DIR").ok_or_else(|| BuildError::new("OUT_DIR is not set"))?;
        println!("cargo::rerun-if-env-changed={}", tool::PREFIX);
        println!("cargo::rerun-if-changed={}", file.display());
        let out = Path::new(&out);
        let definitions = tool::definitions(file, &self.includes, Some(out))?;
        for file in &definitions.files {
            println!("cargo::rerun-if-changed={file}");
        }
        let mut name = file.file_stem().unwrap_or_default().to_owned();
        name.push(".rs");
        let generated = self.module(file, &definitions.json)?;
        let target = out.join(name);
        fs::write(&target, generated)
            .map_err(|error| BuildError::new(format!("{}: {error}", target.display())))
    }

    /// Returns the module for a file.
    ///
    /// # Errors
    ///
    /// As for [`compile`].
    pub fn generate(&self, file: impl AsRef<Path>) -> Result<String, BuildError> {
        let file = file.as_ref();
        self.module(file, &tool::definitions(file, &self.includes, None)?.json)
    }

    fn module(&self, file: &Path, json: &[u8]) -> Result<String, BuildError> {
        let dump = Dump::parse(json).map_err(BuildError::new)?;
        let name = self.dialect_of(file, &dump)?;
        if !names::is_dialect_name(name) {
            let file = file.file_name().unwrap_or_default().to_string_lossy();
            return Err(BuildError::new(format!(
                "{file}: {name:?} is no name of a dialect"
            )));
        }
        let mut records: Vec<_> = dump.instances("Op").collect();
        records.retain(|record| dialect_name(*record) == name);
        references::check(&records)?;
        let classes = Classes::new(&dump);
        let operations = records.into_iter();
        let operations = operations.map(|record| Operation::read(record, &classes));
        let operations = operations.collect::<Result<Vec<_>, _>>()?;
        emit::module(name, &dump, &operations)
    }

    /// Returns the name of the dialect.
    fn dialect_of<'d>(&self, file: &Path, dump: &'d Dump) -> Result<&'d str, BuildError> {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        let is_here = |record: &Record<'_>| {
            let places = record.texts("!locs").into_iter();
            let mut files = places.filter_map(|place| place.rsplit_once(':'));
            files.any(|(file, _)| file == name)
        };
        let all = || dump.instances("Dialect").map(|record| record.text("name"));
        if let Some(chosen) = &self.dialect {
            let found = all().find(|name| name == chosen);
            return found.ok_or_else(|| {
                let known: Vec<_> = all().collect();
                let known = known.join("', '");
                BuildError::new(format!(
                    "{name}: there is no dialect '{chosen}' among '{known}'"
                ))
            });
        }
        let operations = dump.instances("Op").filter(is_here).map(dialect_name);
        let mut found: Vec<_> = operations.collect();
        if found.is_empty() {
            let dialects = dump.instances("Dialect").filter(is_here);
            found.extend(dialects.map(|record| record.text("name")));
        }
        found.sort_unstable();
        found.dedup();
        match found[..] {
            [name] => Ok(name),
            [] => Err(BuildError::new(format!(
                "{name}: no dialect and no operation is defined here"
            ))),
            _ => {
                let found = found.join("', '");
                let message = format!(
                    "{name}: operations of '{found}' are defined here: choose one by `Config::dialect`"
                );
                Err(BuildError::new(message))
            }
        }
    }
}

fn dialect_name(op: Record<'_>) -> &str {
    op.def("opDialect")
        .map_or("", |dialect| dialect.text("name"))
}
