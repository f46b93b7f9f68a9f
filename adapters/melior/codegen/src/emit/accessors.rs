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
        let mut reserve = |parts: Vec<&str>, kind: &str| {
            let methods = parts.into_iter().enumerate().map(|(index, part)| {
                let name = match snake(part) {
                    name if name.is_empty() => format!("{kind}_{index}"),
                    name => name,
                };
                let method = scope.take(&name, &format!("_{kind}"));
                method.ok_or_else(|| taken(op, &name))
            });
            methods.collect::<Result<Vec<_>, BuildError>>()
        };
        let operands = reserve(part_names(&op.operands), "operand")?;
        let results = reserve(part_names(&op.results), "result")?;
        let attributes = op.attributes.iter().map(|attribute| attribute.name);
        let attributes = reserve(attributes.collect(), "attribute")?;
        let regions = reserve(part_names(&op.regions), "region")?;
        let successors = reserve(part_names(&op.successors), "successor")?;
        let setters: Vec<_> = attributes
            .iter()
            .map(|name| format!("set_{name}"))
            .collect();
        let setters = reserve(setters.iter().map(|name| &**name).collect(), "attribute")?;
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
        emit_accessors(code, "operand", &op.operands, &self.operands, value);
        emit_accessors(code, "result", &op.results, &self.results, value);
        let setters = self.attributes.iter().zip(&self.setters);
        for (attribute, (method, setter)) in op.attributes.iter().zip(setters) {
            emit_getter(code, attribute, method);
            if !op.has_group_sizes(attribute.name) {
                emit_setter(code, attribute, setter);
            }
        }
        emit_accessors(code, "region", &op.regions, &self.regions, region_access);
        emit_accessors(
            code,
            "successor",
            &op.successors,
            &self.successors,
            region_access,
        );
        super::close(code);
    }
}

/// Emits an accessor for each part of a kind. `access` returns its type and its expression, by the kind and the index.
fn emit_accessors(
    code: &mut String,
    kind: &str,
    parts: &[Part<'_>],
    methods: &[String],
    access: fn(&Part<'_>, &str, usize) -> (String, String),
) {
    for (index, (part, method)) in parts.iter().zip(methods).enumerate() {
        let (ty, call) = access(part, kind, index);
        Accessor {
            kind,
            name: part.name,
            summary: &part.summary,
            method,
            ty,
            call,
        }
        .emit(code);
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

/// The type and the expression of a region or successor.
fn region_access(part: &Part<'_>, kind: &str, index: usize) -> (String, String) {
    let ty = if kind == "region" {
        "m::RegionView<'r>"
    } else {
        "m::BlockView<'r>"
    };
    match part.arity {
        Arity::Variadic => (format!("Vec<{ty}>"), format!("{kind}s({index})")),
        _ => (ty.to_owned(), format!("{kind}({index})")),
    }
}

/// A method that returns a part of an operation.
struct Accessor<'a> {
    kind: &'a str,
    name: &'a str,
    summary: &'a str,
    method: &'a str,
    ty: String,
    call: String,
}

impl Accessor<'_> {
    fn emit(&self, code: &mut String) {
        let Self { kind, ty, call, .. } = self;
        let name = match self.name {
            "" => String::new(),
            name => format!(" `{name}`"),
        };
        let summary = match self.summary {
            "" => String::new(),
            summary => format!(": {}", doc(summary)),
        };
        let method = escaped(self.method);
        _ = write!(
            code,
            "        /// Returns the {kind}{name}{summary}.\n        ///\n        /// # Errors\n        ///\n        \
             /// Fails if the operation is not as it is defined.\n        \
             pub fn {method}(self) -> Result<{ty}, m::Malformed> {{\n            self.0.{call}\n        }}\n\n"
        );
    }
}

fn emit_getter(code: &mut String, attribute: &Attribute<'_>, method: &str) {
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
    Accessor {
        kind: "attribute",
        name,
        summary: attribute.summary,
        method,
        ty,
        call,
    }
    .emit(code);
}

fn emit_setter(code: &mut String, attribute: &Attribute<'_>, method: &str) {
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
