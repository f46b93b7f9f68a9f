//! Printing of the section `{-# .. #-}` at the end of a file.

use super::Printer;
use super::text::quoted_len;
use crate::handle::Ident;
use crate::resources::{Resource, ResourceGroup, Resources};

/// The entries of a group that are printed.
type Entries<'r> = Vec<&'r (Ident, Resource)>;

/// The key of a section, and its groups.
type Section<'r> = (&'static str, Vec<(Ident, Entries<'r>)>);

impl Printer<'_> {
    /// Prints the dialect resources that attributes name, and the resources of tools.
    pub(super) fn resources(&mut self, resources: &Resources) {
        let used = self.aliases.resources.clone();
        let dialects: Vec<_> = resources
            .dialects
            .iter()
            .map(|group| (group.name, used_entries(group, &used)))
            .collect();
        let external: Vec<_> = resources
            .external
            .iter()
            .map(|group| (group.name, group.entries.iter().collect()))
            .collect();
        let sections = [
            ("dialect_resources", dialects),
            ("external_resources", external),
        ];
        let has_entries = |section: &Section<'_>| {
            let mut groups = section.1.iter();
            groups.any(|group| !group.1.is_empty())
        };
        if !sections.iter().any(has_entries) {
            return;
        }
        let sections = sections.map(|section| self.within_limit(section));
        let mut sections = sections.into_iter().filter(has_entries);
        self.push("\n{-#\n");
        if let Some(first) = sections.next() {
            self.resource_section(first);
        }
        for section in sections {
            self.push(",\n");
            self.resource_section(section);
        }
        self.push("\n#-}\n");
    }

    fn within_limit<'r>(&mut self, (name, mut groups): Section<'r>) -> Section<'r> {
        if let Some(limit) = self.options.elide_resources {
            for group in &mut groups {
                group.1.retain(|entry| text_length(&entry.1) <= limit);
            }
        }
        (name, groups)
    }

    fn resource_section(&mut self, (name, groups): Section<'_>) {
        self.push("  ");
        self.push(name);
        self.push(": {\n");
        let groups = groups.into_iter().filter(|group| !group.1.is_empty());
        for (index, (name, entries)) in groups.enumerate() {
            self.push(if index > 0 { ",\n    " } else { "    " });
            self.push(self.cx.str(name));
            self.push(": {\n");
            for (index, (key, value)) in entries.into_iter().enumerate() {
                self.push(if index > 0 { ",\n      " } else { "      " });
                self.key(self.cx.str(*key));
                self.push(": ");
                self.resource(value);
            }
            self.push("\n    }");
        }
        self.push("\n  }");
    }

    fn resource(&mut self, value: &Resource) {
        match value {
            Resource::Bool(value) => self.push(if *value { "true" } else { "false" }),
            Resource::String(text) => self.quoted(text),
            Resource::Blob { align, bytes } => {
                self.push("\"0x");
                self.hex(&align.to_le_bytes());
                self.hex(bytes);
                self.push("\"");
            }
        }
    }
}

fn text_length(value: &Resource) -> usize {
    match value {
        Resource::Bool(value) => value.to_string().len(),
        Resource::String(text) => quoted_len(text),
        // Four bytes for the alignment, and two digits for each byte.
        Resource::Blob { bytes, .. } => "\"0x\"".len() + 2 * (4 + bytes.len()),
    }
}

/// Returns the entries that attributes name, in order of use.
fn used_entries<'r>(group: &'r ResourceGroup, used: &[Ident]) -> Entries<'r> {
    let find = |key: &Ident| group.entries.iter().find(|entry| entry.0 == *key);
    used.iter().filter_map(find).collect()
}
