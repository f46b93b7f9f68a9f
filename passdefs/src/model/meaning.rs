//! The comparison of two sets, which leaves out where things stand.

use super::definitions::PassSet;

impl PassSet {
    /// Returns whether both sets declare the same things in the same order: all names, types, values and texts are equal. Where
    /// something stands, and what its file is called, is not compared.
    pub fn same_meaning(&self, other: &PassSet) -> bool {
        self.meaning() == other.meaning()
    }

    /// Returns all that [`same_meaning`](Self::same_meaning) compares, as text for tests that show a difference.
    pub fn meaning(&self) -> String {
        // A text is escaped, so that only the field of that name begins a line like this.
        let is_place = |line: &&str| line.trim_start().starts_with("span: ");
        let declared = format!("{:#?}", (&*self.all, &self.shown));
        let lines = declared.split_inclusive('\n');
        lines.filter(|line| !is_place(line)).collect()
    }
}
