//! Enumerations of attributes.

use std::fmt::Write;

use pass_ods::dump::Record;

use crate::BuildError;
use crate::names::{Scope, camel, doc, literal, snake};

/// An enumeration with its cases.
pub(crate) struct Enumeration<'d> {
    record: Record<'d>,
    /// The type in Rust.
    pub(crate) name: String,
    cases: Vec<Case<'d>>,
}

#[derive(PartialEq)]
struct Case<'d> {
    /// Its name in C++, in camel case.
    symbol: String,
    /// The variant in Rust, or the constant for flags.
    name: String,
    number: i64,
    keyword: &'d str,
}

impl<'d> Enumeration<'d> {
    pub(crate) fn read(record: Record<'d>) -> Result<Self, BuildError> {
        let name = camel(record.text("className"));
        let is_bits = record.is("BitEnumBase");
        // Sets of bits have a constant with all cases.
        let mut scope = Scope::with(if is_bits { &["CASES"] } else { &[] });
        let cases = record.defs("enumerants").into_iter().map(|case| {
            let symbol = camel(case.text("symbol"));
            let (case_name, suffix) = if is_bits {
                (snake(&symbol).to_ascii_uppercase(), "_CASE")
            } else {
                (symbol.clone(), "Case")
            };
            let taken = || {
                let message = format!("two cases of '{name}' are `{case_name}` in Rust");
                BuildError::at(record, message)
            };
            Ok(Case {
                name: scope.take(&case_name, suffix).ok_or_else(taken)?,
                symbol,
                number: case.number("value").unwrap_or_default(),
                keyword: case.text("str"),
            })
        });
        let cases = cases.collect::<Result<_, BuildError>>()?;
        Ok(Self {
            record,
            name,
            cases,
        })
    }

    /// Returns whether another enumeration with the same name has the same cases.
    pub(crate) fn is_like(&self, other: &Self) -> bool {
        self.cases == other.cases && self.is_bits() == other.is_bits()
    }

    /// Translates a value from C++ to Rust, such as `::own::Kind::Fast`, or for bits, `::own::Flags::A | ::own::Flags::B`. `None`
    /// for any other expression.
    pub(crate) fn value(&self, cpp: &str) -> Option<String> {
        let names: Vec<&str> = cpp.split('|').collect();
        if names.len() > 1 && !self.is_bits() {
            return None;
        }
        let values = names.into_iter().map(|name| self.case(name.trim()));
        Some(values.collect::<Option<Vec<String>>>()?.join(" | "))
    }

    /// Translates the path of a case from C++ to Rust.
    fn case(&self, path: &str) -> Option<String> {
        let is_part =
            |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == ':';
        let symbol = path
            .rsplit("::")
            .next()
            .filter(|_| path.chars().all(is_part));
        let symbol = camel(symbol?);
        let case = self.cases.iter().find(|case| case.symbol == symbol)?;
        Some(format!("{}::{}", self.name, case.name))
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
        for case in &self.cases {
            let (name, number, keyword) = (&case.name, case.number, literal(case.keyword));
            _ = writeln!(code, "            {name} = {number} {keyword},");
        }
        code.push_str("        }\n    }\n\n");
    }
}
