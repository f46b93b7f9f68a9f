//! Nodes of a pass that hold texts alone.

use super::node_type::NodeType;
use crate::model::Pass;

/// The texts of a pass that a node holds, in the order in which they are written.
type TextsOf = fn(&Pass) -> Vec<&str>;

/// A node of a pass that holds texts alone.
pub struct TextNode {
    /// The node.
    pub node: &'static NodeType,
    /// Its texts.
    pub texts: TextsOf,
    /// The row of a reference page that shows them, or `None` if pages show them elsewhere.
    pub titles: Option<RowTitles>,
}

/// The names of a row of a reference page.
#[derive(Clone, Copy)]
pub struct RowTitles {
    /// The member of JSON.
    pub key: &'static str,
    /// The title if there is one text.
    pub one: &'static str,
    /// The title if there are several.
    pub many: &'static str,
}

/// A row of a reference page that shows texts of a pass, such as its authors.
///
/// ```
/// let text = r#"group "G" { pass "Fold" "fold" { summary "Folds"; author "Ada" "Alan"; }; }"#;
/// let set = passdefs::load([("passes.kdl", text)]).set.unwrap();
/// let pass = set.all_passes().next().unwrap();
/// let row = passdefs::vocabulary::text_rows().find(|row| row.key == "authors").unwrap();
/// assert_eq!((row.many, row.texts(pass)), ("Authors", vec!["Ada", "Alan"]));
/// ```
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct TextRow {
    /// The member of JSON that holds the texts, such as `authors`.
    pub key: &'static str,
    /// The title of the row if there is one text, such as `Author`.
    pub one: &'static str,
    /// The title of the row if there are several, such as `Authors`.
    pub many: &'static str,
    texts: TextsOf,
}

impl TextRow {
    /// The row that shows the node, if pages have one for it.
    pub(super) fn of(node: &TextNode) -> Option<Self> {
        let RowTitles { key, one, many } = node.titles?;
        let texts = node.texts;
        Some(Self {
            key,
            one,
            many,
            texts,
        })
    }

    /// Returns the texts of a pass in source order. Empty if the pass lacks the node.
    pub fn texts<'p>(&self, pass: &'p Pass) -> Vec<&'p str> {
        (self.texts)(pass)
    }
}
