//! Methods that read the parts of an operation.

use std::fmt::Write;

use crate::BuildError;
use crate::attribute::{Attribute, Presence};
use crate::names::{Scope, doc, escaped, snake};
use crate::operation::{Arity, Operation, Part};

const VALUE: &str = "m::ValueView<'r>";

/// The names of the methods for the parts of an operation.
pub(super) struct Methods {
    pub(super) operands: Vec<String>,
    pub(super) results: Vec<String>,
    pub(super) attributes: Vec<String>,
    setters: Vec<String>,
    pub(super) regions: Vec<String>,
    pub(super) successors: Vec<String>,
}

impl Methods {
    pub(super) fn new(op: &Operation<'_>) -> Result<Self, BuildError> {
        // Methods that each type has.
        let mut scope = Scope::with(&["view", "build", "at"]);
        let mut names = |names: Vec<&str>, kind: &str| {
            let names = names.into_iter().enumerate().map(|(index, name)| {
                let unnamed = || format!("{kind}_{index}");
                let name = Some(snake(name)).filter(|name| !name.is_empty());
                let name = name.unwrap_or_else(unnamed);
                let free = scope.take(&name, &format!("_{kind}"));
                free.ok_or_else(|| taken(op, &name))
            });
            names.collect::<Result<Vec<_>, BuildError>>()
        };
        let operands = names(part_names(&op.operands), "operand")?;
        let results = names(part_names(&op.results), "result")?;
        let attributes = op.attributes.iter().map(|attribute| attribute.name);
        let attributes = names(attributes.collect(), "attribute")?;
        let regions = names(part_names(&op.regions), "region")?;
        let successors = names(part_names(&op.successors), "successor")?;
        let setters = attributes.iter().map(|name| format!("set_{name}"));
        let setters: Vec<_> = setters.collect();
        let setters = names(setters.iter().map(|name| &**name).collect(), "attribute")?;
        Ok(Self {
            operands,
            results,
            attributes,
            setters,
            regions,
            successors,
        })
    }

    pub(super) fn emit(&self, code: &mut String, op: &Operation<'_>, name: &str) {
        _ = writeln!(code, "    impl<'r> {name}<'r> {{");
        for (kind, parts, names) in [
            ("operand", &op.operands, &self.operands),
            ("result", &op.results, &self.results),
        ] {
            for (index, (part, method)) in parts.iter().zip(names).enumerate() {
                let (ty, call) = value(part, kind, index);
                method_of(code, kind, part.name, &part.summary, method, &ty, &call);
            }
        }
        let setters = self.attributes.iter().zip(&self.setters);
        for (attribute, (method, setter)) in op.attributes.iter().zip(setters) {
            read_attribute(code, attribute, method);
            if !op
                .operands
                .iter()
                .any(|part| part.sizes == Some(attribute.name))
            {
                set_attribute(code, attribute, setter);
            }
        }
        for (kind, ty, parts, names) in [
            ("region", "m::RegionView<'r>", &op.regions, &self.regions),
            (
                "successor",
                "m::BlockView<'r>",
                &op.successors,
                &self.successors,
            ),
        ] {
            for (index, (part, method)) in parts.iter().zip(names).enumerate() {
                let (ty, plural) = match part.arity {
                    Arity::Variadic => (format!("Vec<{ty}>"), "s"),
                    _ => (ty.to_owned(), ""),
                };
                let call = format!("{kind}{plural}({index})");
                method_of(code, kind, part.name, &part.summary, method, &ty, &call);
            }
        }
        super::close(code);
    }
}

fn taken(op: &Operation<'_>, name: &str) -> BuildError {
    let message = format!(
        "two parts of '{}' are `{name}` in Rust: rename one of them",
        op.name
    );
    BuildError::at(op.record, message)
}

fn part_names<'d>(parts: &[Part<'d>]) -> Vec<&'d str> {
    parts.iter().map(|part| part.name).collect()
}

/// Returns the type of a group of operands or results, and the call that returns it.
fn value(part: &Part<'_>, kind: &str, index: usize) -> (String, String) {
    match (part.arity, part.sizes) {
        (_, Some(sizes)) => (
            format!("Vec<Vec<{VALUE}>>"),
            format!("{kind}_groups({index}, {sizes:?})"),
        ),
        (Arity::One, _) => (VALUE.to_owned(), format!("{kind}({index})")),
        (Arity::Optional, _) => (
            format!("Option<{VALUE}>"),
            format!("optional_{kind}({index})"),
        ),
        (Arity::Variadic, _) => (format!("Vec<{VALUE}>"), format!("{kind}s({index})")),
    }
}

fn method_of(
    code: &mut String,
    kind: &str,
    name: &str,
    summary: &str,
    method: &str,
    ty: &str,
    call: &str,
) {
    let name = if name.is_empty() {
        String::new()
    } else {
        format!(" `{name}`")
    };
    let summary = if summary.is_empty() {
        String::new()
    } else {
        format!(": {}", doc(summary))
    };
    let method = escaped(method);
    _ = write!(
        code,
        "        /// Returns the {kind}{name}{summary}.\n        ///\n        /// # Errors\n        ///\n        \
         /// Fails if the operation is not as it is defined.\n        \
         pub fn {method}(self) -> Result<{ty}, m::Malformed> {{\n            self.0.{call}\n        }}\n\n"
    );
}

fn read_attribute(code: &mut String, attribute: &Attribute<'_>, method: &str) {
    let (name, path, value) = (attribute.name, &attribute.kind.path, &attribute.kind.value);
    let (ty, call) = match &attribute.presence {
        Presence::Required => (value.clone(), format!("attribute::<{path}>({name:?})")),
        Presence::Optional => (
            format!("Option<{value}>"),
            format!("optional_attribute::<{path}>({name:?})"),
        ),
        Presence::Default(default) => {
            let call = format!(
                "optional_attribute::<{path}>({name:?}).map(|value| value.unwrap_or({default}))"
            );
            (value.clone(), call)
        }
        Presence::Unit => {
            let method = escaped(method);
            _ = write!(
                code,
                "        /// Returns whether there is the attribute `{name}`.\n        \
                 pub fn {method}(self) -> bool {{\n            self.0.has_attribute({name:?})\n        }}\n\n"
            );
            return;
        }
    };
    method_of(
        code,
        "attribute",
        name,
        attribute.summary,
        method,
        &ty,
        &call,
    );
}

fn set_attribute(code: &mut String, attribute: &Attribute<'_>, method: &str) {
    let (name, path) = (attribute.name, &attribute.kind.path);
    let (ty, value, path) = match &attribute.presence {
        Presence::Required => (attribute.kind.argument.clone(), "Some(value)", &**path),
        Presence::Unit => (
            "bool".to_owned(),
            "value.then_some(())",
            "m::attribute::Unit",
        ),
        _ => (
            format!("Option<{}>", attribute.kind.argument),
            "value",
            &**path,
        ),
    };
    _ = write!(
        code,
        "        /// Sets the attribute `{name}`.\n        ///\n        /// # Errors\n        ///\n        \
         /// Fails as [`set_attribute`](m::Rewriter::set_attribute) does.\n        \
         pub fn {method}(self, rewriter: &'r m::Rewriter<'r>, value: {ty}) -> Result<(), m::RewriteError> {{\n            \
         self.0.set_attribute::<{path}>(rewriter, {name:?}, {value})\n        }}\n\n"
    );
}
