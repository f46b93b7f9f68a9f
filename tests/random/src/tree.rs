//! A module as it is made and made smaller: operations with regions, printed in generic form.

use std::fmt::{self, Write};

pub(crate) type Ty = &'static str;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Value {
    pub(crate) number: u32,
    pub(crate) ty: Ty,
}

/// A successor of a terminator: the label of the block and its arguments.
pub(crate) type Edge = (u32, Vec<Value>);

#[derive(Clone, Debug, Default)]
pub(crate) struct Op {
    pub(crate) name: String,
    pub(crate) results: Vec<Value>,
    pub(crate) operands: Vec<Value>,
    pub(crate) edges: Vec<Edge>,
    /// The text between `<{` and `}>`, apart from sizes of segments.
    pub(crate) properties: String,
    pub(crate) regions: Vec<Vec<Block>>,
    /// The text between braces.
    pub(crate) attributes: String,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Block {
    pub(crate) label: u32,
    pub(crate) args: Vec<Value>,
    pub(crate) ops: Vec<Op>,
}

impl Op {
    pub(crate) fn new(name: &str) -> Self {
        Self {
            name: name.to_owned(),
            ..Self::default()
        }
    }

    pub(crate) fn operands(self, operands: &[Value]) -> Self {
        Self {
            operands: operands.to_vec(),
            ..self
        }
    }

    pub(crate) fn results(self, results: &[Value]) -> Self {
        Self {
            results: results.to_vec(),
            ..self
        }
    }

    pub(crate) fn properties(self, properties: impl Into<String>) -> Self {
        Self {
            properties: properties.into(),
            ..self
        }
    }

    pub(crate) fn attributes(self, attributes: impl Into<String>) -> Self {
        Self {
            attributes: attributes.into(),
            ..self
        }
    }

    pub(crate) fn regions(self, regions: Vec<Vec<Block>>) -> Self {
        Self { regions, ..self }
    }

    fn all_operands(&self) -> Vec<Value> {
        let passed = self.edges.iter().flat_map(|edge| edge.1.iter().copied());
        self.operands.iter().copied().chain(passed).collect()
    }

    /// Returns the properties, with the sizes of segments if the operation has some.
    fn all_properties(&self) -> String {
        let sizes: Vec<usize> = self.edges.iter().map(|edge| edge.1.len()).collect();
        match (self.name.as_str(), &sizes[..]) {
            ("cf.cond_br", [one, other]) => {
                format!("operandSegmentSizes = array<i32: 1, {one}, {other}>")
            }
            ("cf.switch", [first, cases @ ..]) => {
                let listed = list(cases.iter());
                let segments = if listed.is_empty() {
                    "case_operand_segments = array<i32>".to_owned()
                } else {
                    format!("case_operand_segments = array<i32: {listed}>")
                };
                let total: usize = cases.iter().sum();
                let comma = if self.properties.is_empty() { "" } else { ", " };
                let sizes = format!("operandSegmentSizes = array<i32: 1, {first}, {total}>");
                format!("{segments}{comma}{}, {sizes}", self.properties)
            }
            _ => self.properties.clone(),
        }
    }

    fn write(&self, out: &mut String, indent: usize) -> fmt::Result {
        write!(out, "{:indent$}", "")?;
        if !self.results.is_empty() {
            write!(out, "{} = ", values(&self.results))?;
        }
        let operands = self.all_operands();
        write!(out, "\"{}\"({})", self.name, values(&operands))?;
        if !self.edges.is_empty() {
            let labels = self.edges.iter().map(|edge| format!("^bb{}", edge.0));
            write!(out, "[{}]", list(labels))?;
        }
        let properties = self.all_properties();
        if !properties.is_empty() {
            write!(out, " <{{{properties}}}>")?;
        }
        self.write_regions(out, indent)?;
        if !self.attributes.is_empty() {
            write!(out, " {{{}}}", self.attributes)?;
        }
        let (from, to) = (types(&operands), types(&self.results));
        writeln!(out, " : ({from}) -> ({to})")
    }

    fn write_regions(&self, out: &mut String, indent: usize) -> fmt::Result {
        for (index, region) in self.regions.iter().enumerate() {
            writeln!(out, "{}{{", if index == 0 { " (" } else { ", " })?;
            for (index, block) in region.iter().enumerate() {
                block.write(out, indent, index == 0)?;
            }
            write!(out, "{:indent$}}}", "")?;
        }
        if !self.regions.is_empty() {
            out.push(')');
        }
        Ok(())
    }
}

impl Block {
    fn write(&self, out: &mut String, indent: usize, is_entry: bool) -> fmt::Result {
        if !is_entry || !self.args.is_empty() {
            let args = self
                .args
                .iter()
                .map(|arg| format!("%{}: {}", arg.number, arg.ty));
            writeln!(out, "{:indent$}^bb{}({}):", "", self.label, list(args))?;
        }
        self.ops.iter().try_for_each(|op| op.write(out, indent + 2))
    }
}

pub(crate) fn print(ops: &[Op]) -> String {
    let mut out = String::new();
    for op in ops {
        // Writing to a string cannot fail.
        let _ = op.write(&mut out, 0);
    }
    out
}

pub(crate) fn list(parts: impl Iterator<Item = impl fmt::Display>) -> String {
    parts
        .map(|part| part.to_string())
        .collect::<Vec<_>>()
        .join(", ")
}

fn values(values: &[Value]) -> String {
    list(values.iter().map(|value| format!("%{}", value.number)))
}

fn types(values: &[Value]) -> String {
    list(values.iter().map(|value| value.ty))
}
