//! Links of descriptions: to the anchors of pages, where rustdoc has items.

use std::collections::BTreeMap;

use passdefs::model::markdown::{code_length, slug};
use passdefs::model::{GroupId, PassSet};

/// Targets of links in descriptions: the structs of the passes, by the anchors that their headings have on pages.
#[derive(Debug, Default)]
pub(crate) struct Links<'a> {
    passes: BTreeMap<String, Vec<(GroupId, &'a str)>>,
}

impl<'a> Links<'a> {
    pub(crate) fn new(set: &'a PassSet) -> Self {
        let mut passes = BTreeMap::<_, Vec<_>>::new();
        for pass in set.all_passes() {
            let anchor = slug(&format!("-{}", pass.argument));
            let named = passes.entry(anchor).or_default();
            named.push((pass.group, pass.name.as_str()));
        }
        Self { passes }
    }

    /// Returns the text, which belongs to a group, with links to `#-my-pass` as links to `MyPass`, also where the links are
    /// defined apart from their uses. Other links within the page become plain text. Code stays as it is.
    pub(crate) fn resolve(&self, group: Option<GroupId>, text: &str) -> String {
        if !text.contains("](#") && !text.contains("]: #") {
            return text.to_owned();
        }
        let mut resolved = String::with_capacity(text.len());
        // The lines of a paragraph, in which code can go on over line breaks.
        let mut paragraph = String::new();
        let mut open_fence: Option<&str> = None;
        let mut is_in_list = false;
        for line in text.split_inclusive('\n') {
            let bare = line.trim();
            let is_indented = line.starts_with("    ") || line.starts_with('\t');
            let is_code = open_fence.is_some()
                || fence(bare).is_some()
                || (is_indented && paragraph.is_empty() && !is_in_list);
            if !is_code && !bare.is_empty() {
                is_in_list =
                    starts_item(bare) || (is_in_list && (is_indented || !paragraph.is_empty()));
                paragraph.push_str(line);
                continue;
            }
            open_fence = match open_fence {
                Some(fence) if bare.strip_prefix(fence).is_some_and(is_rest_of_fence) => None,
                None => fence(bare),
                open => open,
            };
            resolved.push_str(&self.paragraph(group, &std::mem::take(&mut paragraph)));
            resolved.push_str(line);
        }
        resolved + &self.paragraph(group, &paragraph)
    }

    /// Resolves the links of a paragraph, and its definitions of links.
    fn paragraph(&self, group: Option<GroupId>, text: &str) -> String {
        let lines = self.inline(group, text);
        let lines = lines.split_inclusive('\n').map(|line| {
            let definition = line
                .trim_start()
                .starts_with('[')
                .then(|| line.split_once("]: #"));
            let definition = definition.flatten();
            let pass = definition.and_then(|(_, target)| self.pass(group, target));
            match definition.zip(pass) {
                Some(((name, _), pass)) => {
                    let end = if line.ends_with('\n') { "\n" } else { "" };
                    format!("{name}]: struct@{pass}{end}")
                }
                None => line.to_owned(),
            }
        });
        lines.collect()
    }

    fn inline(&self, group: Option<GroupId>, text: &str) -> String {
        let mut out = String::with_capacity(text.len());
        // The brackets that may begin a label, and those that turn out to begin plain text.
        let (mut open, mut dropped) = (Vec::new(), Vec::new());
        let mut rest = text;
        while let Some(first) = rest.chars().next() {
            let length = match first {
                '`' => code_length(rest),
                '\\' => rest.chars().take(2).map(char::len_utf8).sum(),
                ']' => {
                    let link = open.pop().zip(target(rest));
                    let is_link = rest.starts_with("](");
                    if let Some((bracket, (target, end))) = link {
                        match self.pass(group, target) {
                            Some(pass) => out.push_str(&format!("](struct@{pass})")),
                            None => dropped.push(bracket),
                        }
                        rest = &rest[end..];
                    } else {
                        out.push(first);
                        rest = &rest[1..];
                    }
                    if is_link {
                        // Links do not contain each other.
                        open.clear();
                    }
                    continue;
                }
                first => first.len_utf8(),
            };
            if first == '[' {
                open.push(out.len());
            }
            let (piece, after) = rest.split_at(length);
            out.push_str(piece);
            rest = after;
        }
        if dropped.is_empty() {
            return out;
        }
        let kept = out.char_indices();
        let kept = kept.filter(|(at, _)| dropped.binary_search(at).is_err());
        kept.map(|(_, letter)| letter).collect()
    }

    /// Returns the struct of the pass to whose heading a link leads: of its own group, or else the first. A title may follow
    /// the anchor.
    fn pass(&self, group: Option<GroupId>, target: &str) -> Option<&str> {
        let passes = self.passes.get(target.split_whitespace().next()?)?;
        let own = passes.iter().find(|(of, _)| Some(*of) == group);
        own.or(passes.first()).map(|(_, name)| *name)
    }
}

/// The greatest length of an anchor, in characters.
const MAX_ANCHOR: usize = 1_000;

/// Returns the target of a link within the page, which starts at the end of its label, and the end of the link.
fn target(text: &str) -> Option<(&str, usize)> {
    const START: &str = "](#";
    let target = text.strip_prefix(START)?;
    // No anchor of a pass is longer, and there may be a link in each byte.
    let mut letters = target.char_indices().take(MAX_ANCHOR);
    let (length, _) = letters.find(|(_, letter)| letter.is_whitespace() || *letter == ')')?;
    let (anchor, title) = target.split_at(length);
    let title = title.trim_start();
    let end = match title.chars().next()? {
        quote @ ('"' | '\'') => {
            let after = title[1..].split_once(quote)?.1;
            after.trim_start().strip_prefix(')')?
        }
        ')' => &title[1..],
        _ => return None,
    };
    Some((anchor, text.len() - end.len()))
}

/// Returns the fence of code that a line opens.
fn fence(line: &str) -> Option<&str> {
    let mark = line.chars().next().filter(|mark| "`~".contains(*mark))?;
    let info = line.trim_start_matches(mark);
    let fence = line.strip_suffix(info)?;
    (fence.len() >= 3 && !(mark == '`' && info.contains('`'))).then_some(fence)
}

fn is_rest_of_fence(rest: &str) -> bool {
    rest.trim_matches(['`', '~']).is_empty()
}

/// Returns whether a line starts an item of a list.
fn starts_item(line: &str) -> bool {
    let marker = line.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let mut letters = marker.chars();
    let is_marker = match letters.next() {
        Some('-' | '*' | '+') => marker.len() == line.len(),
        Some('.' | ')') => marker.len() < line.len(),
        _ => false,
    };
    is_marker && letters.next().is_none_or(char::is_whitespace)
}

#[cfg(test)]
mod tests {
    use super::Links;

    #[test]
    fn links_lead_to_passes_and_code_stays() {
        let text = r#"
            group "One" { pass "Fold" "fold" { summary "F" }; pass "Dot" (verbatim)"a.b" { summary "D" }; }
            group "Two" { pass "FoldTwo" "fold" { summary "F" }; pass "Other" "other" { summary "O" }; }"#;
        let set = passdefs::load([("passes.kdl", text)]).set.unwrap();
        let links = Links::new(&set);
        let groups: Vec<_> = set.groups().map(|group| group.id).collect();
        for (text, expected) in [
            ("See [`vector<[4]xf32>`](#types).", "See `vector<[4]xf32>`."),
            ("[a [b] c](#x) and [a \\] b](#x)", "a [b] c and a \\] b"),
            (
                "```](#x)``` end. `a](#b)` [c",
                "```](#x)``` end. `a](#b)` [c",
            ),
            (
                "[fold](#-fold \"a (b)\") and [dot](#-ab)",
                "[fold](struct@Fold) and [dot](struct@Dot)",
            ),
            (
                "[`other`](#-other), [x](#-y)[y](z)",
                "[`other`](struct@Other), x[y](z)",
            ),
            ("```mlir\n[x](#y)\n```\n[x](#y)", "```mlir\n[x](#y)\n```\nx"),
            ("~~~\n[x](#y) `\n~~~\n[x](#y) `", "~~~\n[x](#y) `\n~~~\nx `"),
            (
                "a\n\n    [x](#y)\n\nb `\n\n[x](#y) `",
                "a\n\n    [x](#y)\n\nb `\n\nx `",
            ),
            ("- a\n\n    [x](#y)", "- a\n\n    x"),
            (
                "[a] [b]\n\n[a]: #-fold 'x'\n[b]: #y\n",
                "[a] [b]\n\n[a]: struct@Fold\n[b]: #y\n",
            ),
            ("é [x](#y [z](#-fold)", "é [x](#y [z](struct@Fold)"),
        ] {
            assert_eq!(links.resolve(Some(groups[0]), text), expected);
        }
        assert_eq!(
            links.resolve(Some(groups[1]), "[a](#-fold)"),
            "[a](struct@FoldTwo)"
        );
        assert_eq!(links.resolve(None, "[a](#-fold)"), "[a](struct@Fold)");
        let many = "[".repeat(20_000) + &"](#x)".repeat(20_000);
        assert!(links.resolve(None, &many).len() > 20_000);
        let many = "[](#".repeat(20_000);
        assert_eq!(links.resolve(None, &many), many);
    }
}
