//! Links of descriptions: to the anchors of pages, where rustdoc has items.

use std::collections::BTreeMap;

use passdefs::model::PassSet;
#[cfg(feature = "text")]
use pulldown_cmark::{Event, LinkType, Parser, Tag};

use super::Form;

/// Targets of links in descriptions: the passes, by the anchors that their headings have on pages.
#[derive(Debug, Default)]
pub(crate) struct Links<'a> {
    passes: BTreeMap<&'a str, &'a str>,
}

impl<'a> Links<'a> {
    pub(crate) fn new(set: &'a PassSet) -> Self {
        let names = set
            .all_passes()
            .map(|pass| (pass.argument.as_str(), pass.name.as_str()));
        Self {
            passes: names.collect(),
        }
    }

    /// Returns the text with links to `#-my-pass` as links to `MyPass`. In comments other links within the page become plain
    /// text, and all links of Markdown are found; elsewhere those that name their target in place.
    pub(crate) fn resolve(&self, text: &str, form: Form) -> String {
        if !text.contains("#") || !text.contains("](") && !text.contains("]:") {
            return text.to_owned();
        }
        match form {
            #[cfg(feature = "text")]
            Form::Comments => self.resolve_all(text),
            Form::Attributes => {
                let passes = self.passes.iter();
                passes.fold(text.to_owned(), |text, (argument, name)| {
                    text.replace(&format!("](#-{argument})"), &format!("]({name})"))
                })
            }
        }
    }

    #[cfg(feature = "text")]
    fn resolve_all(&self, text: &str) -> String {
        let links = Parser::new(text)
            .into_offset_iter()
            .filter_map(|(event, range)| match event {
                Event::Start(Tag::Link {
                    link_type,
                    dest_url,
                    ..
                }) if dest_url.starts_with('#') => Some((link_type, dest_url, range)),
                _ => None,
            });
        let links: Vec<_> = links.collect();
        let mut resolved = text.to_owned();
        for (link_type, destination, range) in links.into_iter().rev() {
            let written = text.get(range.clone()).unwrap_or_default();
            let Some(shown) = shown(written, link_type) else {
                continue;
            };
            // The brackets after a collapsed link are not part of its place.
            let rest = text.get(range.end..).unwrap_or_default();
            let is_collapsed = link_type == LinkType::Collapsed && rest.starts_with("[]");
            let range = range.start..range.end + if is_collapsed { 2 } else { 0 };
            let pass = destination
                .strip_prefix("#-")
                .and_then(|argument| self.passes.get(argument));
            let replacement = match pass {
                Some(name) => format!("[{shown}]({name})"),
                None => shown.to_owned(),
            };
            resolved.replace_range(range, &replacement);
        }
        resolved
    }
}

/// Returns the text between the brackets of a link.
#[cfg(feature = "text")]
fn shown(written: &str, link_type: LinkType) -> Option<&str> {
    let end = match link_type {
        LinkType::Inline => written.rfind("](")?,
        LinkType::Reference => written.rfind("][")?,
        LinkType::Collapsed | LinkType::Shortcut => {
            written.strip_suffix("[]").unwrap_or(written).len() - 1
        }
        _ => return None,
    };
    written.get(1..end)
}
