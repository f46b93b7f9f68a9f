//! Records of TableGen, as `llvm-tblgen --dump-json` prints them.

use super::parameters::Parameter;
use serde_json::{Map, Value};
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::Command;

pub(super) struct Tool {
    program: OsString,
    include: PathBuf,
}

impl Tool {
    /// Finds `llvm-tblgen-22` and the headers of MLIR; `LLVM_TBLGEN` and `MLIR_INCLUDE` override them.
    pub(super) fn find() -> Result<Self, String> {
        let program = std::env::var_os("LLVM_TBLGEN").unwrap_or_else(|| "llvm-tblgen-22".into());
        let include = std::env::var_os("MLIR_INCLUDE").map(PathBuf::from);
        let include = match include {
            Some(include) => include,
            None => Self::installed(&program)?,
        };
        if !include.join("mlir/IR/OpBase.td").is_file() {
            return Err(format!(
                "the tables of dialects were neither made nor checked: {} has no mlir/IR/OpBase.td; install Debian's \
                 libmlir-22-dev, or name the folder of the headers in MLIR_INCLUDE",
                include.display()
            ));
        }
        Ok(Self { program, include })
    }

    /// Returns the folder of the headers that belong to the program.
    fn installed(program: &OsString) -> Result<PathBuf, String> {
        let absent = |error: &dyn std::fmt::Display| {
            format!(
                "the tables of dialects were neither made nor checked: {}: {error}; install Debian's llvm-22 and \
                 libmlir-22-dev, or name the program in LLVM_TBLGEN",
                program.to_string_lossy()
            )
        };
        let version = Command::new(program).arg("--version").output();
        let version = version.map_err(|error| absent(&error))?;
        if !String::from_utf8_lossy(&version.stdout).contains("22.1") {
            return Err(absent(&"not of version 22.1"));
        }
        let folder = Command::new("llvm-config-22").arg("--includedir").output();
        let folder = folder.ok().filter(|output| output.status.success());
        let folder = folder.map(|output| String::from_utf8_lossy(&output.stdout).trim().into());
        Ok(folder.unwrap_or_else(|| PathBuf::from("/usr/lib/llvm-22/include")))
    }

    pub(super) fn dump(&self, path: &str) -> Result<Dump, String> {
        let file = self.include.join("mlir/Dialect").join(format!("{path}.td"));
        let mut command = Command::new(&self.program);
        command.arg("--dump-json").arg("-I").arg(&self.include);
        if let Some(folder) = file.parent() {
            command.arg("-I").arg(folder);
        }
        let output = command.arg(&file).output();
        let output = output.map_err(|error| format!("{}: {error}", file.display()))?;
        if !output.status.success() {
            let errors = String::from_utf8_lossy(&output.stderr).into_owned();
            return Err(format!("{}: {errors}", file.display()));
        }
        Dump::parse(&output.stdout)
    }
}

/// The records of one file and of all that it includes.
#[derive(Debug)]
pub struct Dump {
    records: Map<String, Value>,
}

impl Dump {
    /// Reads what `llvm-tblgen --dump-json` prints.
    ///
    /// # Errors
    ///
    /// A message if it is not JSON.
    pub fn parse(json: &[u8]) -> Result<Self, String> {
        let records = serde_json::from_slice(json).map_err(|error| error.to_string())?;
        Ok(Self { records })
    }

    /// Returns the records of a class, in the order of their names.
    pub fn instances(&self, class: &str) -> impl Iterator<Item = Record<'_>> {
        let names = self
            .records
            .get("!instanceof")
            .and_then(|classes| classes.get(class));
        let names = names.and_then(Value::as_array).into_iter().flatten();
        names.filter_map(|name| self.record(name.as_str()?))
    }

    /// Returns the dialect and the mnemonic of the attribute or type with this C++ class, such as
    /// `mlir::gpu::DimensionAttr`.
    pub(super) fn defined(&self, class: &str) -> Option<(&str, &str)> {
        let (namespace, name) = class.rsplit_once("::")?;
        let mut records = self.instances("AttrDef").chain(self.instances("TypeDef"));
        let found = records.find_map(|record| {
            let dialect = record.def("dialect")?;
            let space = dialect.text("cppNamespace").trim_start_matches("::");
            let is_class = record.text("cppClassName") == name && space == namespace;
            is_class.then(|| (dialect.text("name"), record.text("mnemonic")))
        });
        found.filter(|(dialect, mnemonic)| !mnemonic.is_empty() && *dialect != "builtin")
    }

    fn record(&self, name: &str) -> Option<Record<'_>> {
        let value = self.records.get(name)?;
        Some(Record { dump: self, value })
    }
}

/// A record.
#[derive(Clone, Copy, Debug)]
pub struct Record<'d> {
    dump: &'d Dump,
    value: &'d Value,
}

impl<'d> Record<'d> {
    /// Returns the name.
    pub fn name(self) -> &'d str {
        self.text("!name")
    }

    /// Returns whether the record is of a class.
    pub fn is(self, class: &str) -> bool {
        let classes = self.value["!superclasses"].as_array();
        classes.is_some_and(|classes| classes.iter().any(|name| name == class))
    }

    /// Returns a text; empty if the field is not set.
    pub fn text(self, key: &str) -> &'d str {
        self.value[key].as_str().unwrap_or("")
    }

    pub(super) fn optional_text(self, key: &str) -> Option<&'d str> {
        self.value[key].as_str()
    }

    /// Returns a number.
    pub fn number(self, key: &str) -> Option<i64> {
        self.value[key].as_i64()
    }

    pub(super) fn dump(self) -> &'d Dump {
        self.dump
    }

    /// Returns the record that a field refers to.
    pub fn def(self, key: &str) -> Option<Self> {
        self.refer(&self.value[key])
    }

    /// Returns the records of a list.
    pub fn defs(self, key: &str) -> Vec<Self> {
        let list = self.value[key].as_array().into_iter().flatten();
        list.filter_map(|value| self.refer(value)).collect()
    }

    /// Returns the texts of a list.
    pub fn texts(self, key: &str) -> Vec<&'d str> {
        let list = self.value[key].as_array().into_iter().flatten();
        list.filter_map(Value::as_str).collect()
    }

    /// Returns the arguments of a DAG, each with its name.
    pub fn args(self, key: &str) -> Vec<(Self, &'d str)> {
        let args = self.value[key]["args"].as_array().into_iter().flatten();
        args.filter_map(|arg| Some((self.refer(&arg[0])?, arg[1].as_str().unwrap_or(""))))
            .collect()
    }

    /// Returns the C++ classes among the arguments of a DAG.
    pub(super) fn argument_types(self, key: &str) -> Vec<&'d str> {
        let args = self.value[key]["args"].as_array().into_iter().flatten();
        args.filter_map(|arg| arg[0].as_str()).collect()
    }

    /// Returns the arguments of a DAG as parameters: each is a C++ class, or a record that has one.
    pub(super) fn parameters(self, key: &str) -> Vec<Parameter<'d>> {
        let args = self.value[key]["args"].as_array().into_iter().flatten();
        let read = |arg: &'d Value| {
            let name = arg[1].as_str().unwrap_or("");
            let record = self.refer(&arg[0]);
            Parameter {
                name,
                class: record.map_or(arg[0].as_str().unwrap_or(""), |record| {
                    record.text("cppType")
                }),
                default: record.and_then(|record| record.optional_text("defaultValue")),
                is_optional: record.is_some_and(|record| record.is("OptionalParameter")),
                is_self_type: record.is_some_and(|record| record.is("AttributeSelfTypeParameter")),
            }
        };
        args.map(read).collect()
    }

    fn refer(self, value: &Value) -> Option<Self> {
        self.dump.record(value["def"].as_str()?)
    }
}
