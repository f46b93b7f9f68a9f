//! Enumerations that attributes have.

use std::fmt::Write;

use pass_ods::dump::Record;

use crate::BuildError;
use crate::names::{Scope, camel, doc, literal};

/// An enumeration with its cases.
pub(crate) struct Enumeration<'d> {
    record: Record<'d>,
    /// The type in Rust.
    pub(crate) name: String,
    cases: Vec<(String, i64, &'d str)>,
}

impl<'d> Enumeration<'d> {
    pub(crate) fn read(record: Record<'d>) -> Result<Self, BuildError> {
        let name = camel(record.text("className"));
        let mut scope = Scope::default();
        let cases = record.defs("enumerants").into_iter().map(|case| {
            let symbol = camel(case.text("symbol"));
            let taken = || {
                BuildError::at(
                    record,
                    format!("two cases of '{name}' are `{symbol}` in Rust"),
                )
            };
            let symbol = scope.take(&symbol, "Case").ok_or_else(taken)?;
            Ok((
                symbol,
                case.number("value").unwrap_or_default(),
                case.text("str"),
            ))
        });
        let cases = cases.collect::<Result<_, BuildError>>()?;
        Ok(Self {
            record,
            name,
            cases,
        })
    }

    /// Returns the value of Rust for one of C++, such as `::own::Kind::Fast`.
    pub(crate) fn value(&self, cpp: &str) -> Option<String> {
        let symbol = camel(cpp.rsplit("::").next()?.trim());
        let case = self.cases.iter().find(|(name, ..)| *name == symbol)?;
        Some(format!("{}::{}", self.name, self.case_name(&case.0)))
    }

    /// Cases of bits are constants.
    fn case_name(&self, name: &str) -> String {
        if self.is_bits() {
            crate::names::snake(name).to_ascii_uppercase()
        } else {
            name.to_owned()
        }
    }

    fn is_bits(&self) -> bool {
        self.record.is("BitEnumBase")
    }

    pub(crate) fn emit(&self, code: &mut String) {
        let macro_name = if self.is_bits() {
            "bits"
        } else {
            "enumeration"
        };
        let separator = if self.is_bits() {
            format!(" {}", literal(self.record.text("separator")))
        } else {
            String::new()
        };
        let summary = doc(self.record.text("summary"));
        let name = &self.name;
        _ = writeln!(
            code,
            "    ::pass_melior::{macro_name}! {{\n        /// `{name}`: {summary}\n        {name}{separator} {{"
        );
        for (case, number, keyword) in &self.cases {
            let case = self.case_name(case);
            let keyword = literal(keyword);
            _ = writeln!(code, "            {case} = {number} {keyword},");
        }
        code.push_str("        }\n    }\n\n");
    }
}
