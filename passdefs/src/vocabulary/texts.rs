//! Nodes of a pass that hold texts alone, each with the row of reference pages that shows them.

use super::node_type::NodeType;
use crate::model::Pass;

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
pub struct TextRow {
    /// The member of JSON that holds the texts, such as `authors`.
    pub key: &'static str,
    /// The title of the row if there is one text, such as `Author`.
    pub one: &'static str,
    /// The title of the row if there are several, such as `Authors`.
    pub many: &'static str,
    pub(crate) node: &'static NodeType,
    pub(super) texts: fn(&Pass) -> &[String],
}

impl TextRow {
    /// Returns the texts of a pass in source order. Empty if the pass lacks the node.
    pub fn texts<'p>(&self, pass: &'p Pass) -> Vec<&'p str> {
        (self.texts)(pass).iter().map(String::as_str).collect()
    }
}
