//! The labels of the nodes of the graph.

use pass_ir::data::AttrData;
use pass_ir::{Attr, Context, Header, Type};

use crate::generated::ViewOpGraph;

/// Elements of an array or of a constant that are still shown.
const MOST_ELEMENTS: u64 = 16;

/// Writes labels as the options ask for.
#[derive(Clone, Copy)]
pub(super) struct Labels<'a> {
    pub(super) cx: &'a Context,
    pub(super) options: &'a ViewOpGraph,
}

impl Labels<'_> {
    /// The label of an operation with regions.
    pub(super) fn frame(&self, header: &Header, results: &[Type]) -> String {
        let mut label = self.cx.op_name_str(header.name).to_owned();
        if self.options.print_result_types {
            let types: Vec<String> = results.iter().map(|&ty| self.cx.type_text(ty)).collect();
            let types = self.cut(&types.join(", "));
            label.push_str(&format!(" : ({types})"));
        }
        if self.options.print_attrs {
            label.push_str("\\l");
            label.push_str(&self.attributes(header));
        }
        label
    }

    /// The label of an operation without regions: what it uses, what it is, and what comes out.
    pub(super) fn record(
        &self,
        header: &Header,
        operands: &[String],
        results: &[String],
        types: &[Type],
    ) -> String {
        let mut fields = Vec::new();
        if !operands.is_empty() {
            let inputs: Vec<String> = operands
                .iter()
                .map(|name| format!("<arg_{}> {name}", port(name)))
                .collect();
            fields.push(format!("{{{}}}", inputs.join("|")));
        }
        let mut what = format!("{}\\l", self.cx.op_name_str(header.name));
        let attributes = self.attributes(header);
        if self.options.print_attrs && !attributes.is_empty() {
            what.push_str("\\l");
            what.push_str(&attributes);
        }
        fields.push(what);
        if !results.is_empty() {
            let outputs: Vec<String> = results
                .iter()
                .zip(types)
                .map(|(name, &ty)| self.result(name, ty))
                .collect();
            fields.push(format!("{{{}}}", outputs.join("|")));
        }
        format!("{{{}}}", fields.join("|"))
    }

    /// The field of a value that is defined.
    pub(super) fn result(&self, name: &str, ty: Type) -> String {
        let port = port(name);
        if self.options.print_result_types {
            format!("<res_{port}> {name} {}", self.ty(ty))
        } else {
            format!("<res_{port}> {name}")
        }
    }

    /// Attributes and properties by name, each on a line.
    fn attributes(&self, header: &Header) -> String {
        let entries = |dict| {
            self.cx
                .attr(dict)
                .as_dict()
                .unwrap_or_default()
                .iter()
                .copied()
        };
        let all = self
            .cx
            .dict_attr(entries(header.props).chain(entries(header.attrs)));
        let lines = entries(all).map(|(key, value)| {
            format!("{}: {}\\l", escape(self.cx.str(key)), self.attribute(value))
        });
        lines.collect()
    }

    fn attribute(&self, attr: Attr) -> String {
        match &*self.cx.attr(attr) {
            data if data.is_elements() => {
                let ty = data.ty().unwrap_or(Type::NONE);
                let shape = self.cx.ty(ty).shape().unwrap_or_default();
                let count: u64 = shape.iter().map(|dim| dim.size.unwrap_or(1)).product();
                let is_dense = matches!(data, AttrData::Dense { .. });
                if is_dense && (self.cx.is_splat(attr) || count <= 1) {
                    return escape(&self.cx.attr_text(attr));
                }
                if count > MOST_ELEMENTS {
                    let (open, close) = ("[".repeat(shape.len()), "]".repeat(shape.len()));
                    return format!("{open}...{close} : {}", self.ty(ty));
                }
                escape(&self.cut(&self.cx.attr_text(attr)))
            }
            AttrData::Array(elements) if elements.len() as u64 > MOST_ELEMENTS => {
                "[...]".to_owned()
            }
            _ => escape(&self.cut(&self.cx.attr_text(attr))),
        }
    }

    fn ty(&self, ty: Type) -> String {
        escape(&self.cut(&self.cx.type_text(ty)))
    }

    /// The text up to the length that the options allow.
    fn cut(&self, text: &str) -> String {
        let most = usize::try_from(self.options.max_label_len).unwrap_or(usize::MAX);
        if text.len() > most {
            format!("{}...", &text[..text.floor_char_boundary(most)])
        } else {
            text.to_owned()
        }
    }
}

/// The text of a value's name that may name a field.
pub(super) fn port(name: &str) -> String {
    let plain = |c: char| if c.is_ascii_alphanumeric() { c } else { '_' };
    name.trim_start_matches('%').chars().map(plain).collect()
}

fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        if matches!(c, '{' | '}' | '<' | '>' | '|' | '"' | '\n') {
            escaped.push('\\');
        }
        escaped.push(c);
    }
    escaped
}
