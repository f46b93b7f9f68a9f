//! Resources of a file: data of dialects that attributes refer to, and data of tools.

use std::sync::Arc;

use crate::context::Context;
use crate::handle::Ident;

/// The resources of a file, as the section `{-# .. #-}` at its end has them.
#[derive(Clone, Debug, Default)]
pub struct Resources {
    /// Data of dialects; of those only what an attribute names is printed.
    pub dialects: Vec<ResourceGroup>,
    /// Data of tools, which is printed in full.
    pub external: Vec<ResourceGroup>,
}

/// The resources of one dialect or one tool.
#[derive(Clone, Debug)]
pub struct ResourceGroup {
    /// Name of the dialect or tool.
    pub name: Ident,
    /// Keys and data in the order of the file.
    pub entries: Vec<(Ident, Resource)>,
}

/// One piece of data.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Resource {
    /// `true`.
    Bool(bool),
    /// `"text"`, which need not be UTF-8.
    String(Box<[u8]>),
    /// `"0x08000000.."`.
    Blob {
        /// To what the address is aligned: a power of two, or zero if there are no bytes.
        align: u32,
        /// The bytes, which copies of a module share.
        bytes: Arc<[u8]>,
    },
}

impl Resources {
    pub(crate) fn entries(
        groups: &mut Vec<ResourceGroup>,
        name: Ident,
    ) -> &mut Vec<(Ident, Resource)> {
        let found = groups.iter().position(|group| group.name == name);
        let index = found.unwrap_or_else(|| {
            let entries = Vec::new();
            groups.push(ResourceGroup { name, entries });
            groups.len() - 1
        });
        &mut groups[index].entries
    }

    /// Returns the bytes that `dense_resource<key>` stands for, if the file has them.
    ///
    /// ```
    /// use pass_ir::{parse, Context, ParseOptions};
    ///
    /// let cx = Context::new();
    /// let text = r#"{-# dialect_resources: { builtin: { b: "0x0400000001FF" } } #-}"#;
    /// let module = parse(&cx, text, &ParseOptions::default()).unwrap();
    /// assert_eq!(module.resources().blob(&cx, "b"), Some(&[1, 255][..]));
    /// ```
    pub fn blob(&self, cx: &Context, key: &str) -> Option<&[u8]> {
        let key = cx.find_ident(key)?;
        let mut entries = self.dialects.iter().flat_map(|group| &group.entries);
        let (_, resource) = entries.find(|entry| entry.0 == key)?;
        match resource {
            Resource::Blob { bytes, .. } => Some(bytes),
            _ => None,
        }
    }

    pub(crate) fn of_dialects(&self) -> Self {
        Self {
            dialects: self.dialects.clone(),
            external: Vec::new(),
        }
    }

    /// Returns whether the file has none.
    pub fn is_empty(&self) -> bool {
        self.dialects.is_empty() && self.external.is_empty()
    }
}
