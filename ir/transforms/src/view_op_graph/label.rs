//! Labels of nodes and clusters.

use pass_ir::data::AttrData;
use pass_ir::{Attr, Context, Header, Ident, Type};

use crate::generated::ViewOpGraph;

/// The largest number of elements of an array or a constant that is printed, unless the options of the run tell another.
pub(super) const MAX_ELEMENTS: usize = 16;

/// The formatter of labels.
#[derive(Clone, Copy)]
pub(super) struct Labels<'a> {
    pub(super) cx: &'a Context,
    pub(super) options: &'a ViewOpGraph,
    /// The largest number of elements of an array or a constant that is printed.
    pub(super) max_elements: u64,
}

impl Labels<'_> {
    pub(super) fn cluster(&self, header: &Header, results: &[Type]) -> String {
        let mut label = self.cx.op_name_str(header.name).to_owned();
        if self.options.print_result_types {
            let types: Vec<String> = results.iter().map(|&ty| self.cx.type_text(ty)).collect();
            let types = self.truncate(&types.join(", "));
            label.push_str(&format!(" : ({types})"));
        }
        if self.options.print_attrs {
            label = label + "\\l" + &self.attributes(header);
        }
        label
    }

    /// Returns the label of an operation without regions: operands, name and attributes, results.
    pub(super) fn record(
        &self,
        header: &Header,
        operands: &[String],
        results: &[String],
        types: &[Type],
    ) -> String {
        let operands = operands
            .iter()
            .map(|name| format!("<arg_{}> {name}", port(name)));
        let results = results
            .iter()
            .zip(types)
            .map(|(name, &ty)| self.result(name, ty));
        let mut operation = format!("{}\\l", self.cx.op_name_str(header.name));
        let attributes = self.attributes(header);
        if self.options.print_attrs && !attributes.is_empty() {
            operation = operation + "\\l" + &attributes;
        }
        let row = |fields: Vec<String>| format!("{{{}}}", fields.join("|"));
        let mut fields = Vec::new();
        fields.extend((operands.len() > 0).then(|| row(operands.collect())));
        fields.push(operation);
        fields.extend((results.len() > 0).then(|| row(results.collect())));
        row(fields)
    }

    pub(super) fn result(&self, name: &str, ty: Type) -> String {
        let label = format!("<res_{}> {name}", port(name));
        if self.options.print_result_types {
            label + " " + &self.ty(ty)
        } else {
            label
        }
    }

    fn attributes(&self, header: &Header) -> String {
        let data = [header.props, header.attrs].map(|dict| self.cx.attr(dict));
        let entries = data.iter().filter_map(|data| data.as_dict()).flatten();
        let sorted = self.cx.attr(self.cx.dict_attr(entries.copied()));
        let lines = sorted.as_dict().unwrap_or_default().iter();
        let line = |&(key, value): &(Ident, Attr)| {
            let key = escape(self.cx.str(key));
            format!("{key}: {}\\l", self.attribute(value))
        };
        lines.map(line).collect()
    }

    fn attribute(&self, attr: Attr) -> String {
        let text = || self.cx.attr_text(attr);
        match &*self.cx.attr(attr) {
            data if data.is_elements() => {
                let ty = data.ty().unwrap_or(Type::NONE);
                let shape = self.cx.ty(ty).shape().unwrap_or_default();
                let count: u64 = shape.iter().map(|dim| dim.size.unwrap_or(1)).product();
                let is_dense = matches!(data, AttrData::Dense { .. });
                if is_dense && (self.cx.is_splat(attr) || count <= 1) {
                    escape(&text())
                } else if count > self.max_elements {
                    let (open, close) = ("[".repeat(shape.len()), "]".repeat(shape.len()));
                    format!("{open}...{close} : {}", self.ty(ty))
                } else {
                    escape(&self.truncate(&text()))
                }
            }
            AttrData::Array(elements) if elements.len() as u64 > self.max_elements => {
                "[...]".to_owned()
            }
            _ => escape(&self.truncate(&text())),
        }
    }

    fn ty(&self, ty: Type) -> String {
        escape(&self.truncate(&self.cx.type_text(ty)))
    }

    fn truncate(&self, text: &str) -> String {
        let max_length = usize::try_from(self.options.max_label_len).unwrap_or(usize::MAX);
        if text.len() <= max_length {
            return text.to_owned();
        }
        let is_boundary = |end: &usize| text.is_char_boundary(*end);
        let end = (0..=max_length).rfind(is_boundary).unwrap_or(0);
        format!("{}...", &text[..end])
    }
}

/// Returns the name of a value as a valid field name.
pub(super) fn port(name: &str) -> String {
    let replace = |c: char| if c.is_ascii_alphanumeric() { c } else { '_' };
    name.trim_start_matches('%').chars().map(replace).collect()
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
