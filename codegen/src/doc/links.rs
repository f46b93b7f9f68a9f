//! Links of descriptions: to the anchors of pages, where rustdoc has items.

use std::collections::BTreeMap;

use passdefs::model::PassSet;

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

    /// Returns the text with links to `#-my-pass` as links to `MyPass`, also where the links are defined apart from their uses.
    /// Other links within the page become plain text.
    pub(crate) fn resolve(&self, text: &str) -> String {
        let mut resolved = String::with_capacity(text.len());
        let mut rest = text;
        while let Some((before, after)) = rest.split_once("](#")
            && let Some((target, after)) = after.split_once(')')
        {
            if let Some(pass) = self.pass(target) {
                resolved.push_str(&format!("{before}]({pass})"));
            } else {
                let (before, shown) = before.rsplit_once('[').unwrap_or((before, ""));
                resolved.extend([before, shown]);
            }
            rest = after;
        }
        resolved.push_str(rest);
        if !resolved.contains("]: #-") {
            return resolved;
        }
        let lines = resolved.lines().map(|line| {
            let definition = line.split_once("]: #");
            let pass = definition.and_then(|(_, target)| self.pass(target));
            match definition.zip(pass) {
                Some(((name, _), pass)) => format!("{name}]: {pass}"),
                None => line.to_owned(),
            }
        });
        lines.collect::<Vec<_>>().join("\n")
    }

    /// Returns the struct of the pass to whose heading a link leads. A title may follow the anchor.
    fn pass(&self, target: &str) -> Option<&str> {
        let anchor = target.split_whitespace().next()?.strip_prefix('-')?;
        self.passes.get(anchor).copied()
    }
}
