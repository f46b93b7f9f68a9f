//! Why a pass cannot be added to a pipeline.

use std::fmt;

use crate::anchor::Anchor;
use crate::info::PassInfo;

/// The pass cannot run on the operations of the pipeline that it was added to.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct AddError {
    /// Name of the pass.
    pub pass: &'static str,
    /// The anchor that the pass requires.
    pub restricted_to: &'static [&'static str],
    /// The anchor of the pipeline.
    pub anchor: Anchor,
}

impl AddError {
    pub(crate) fn new(info: &PassInfo, anchor: &Anchor) -> Self {
        Self {
            pass: info.name,
            restricted_to: info.ops,
            anchor: anchor.clone(),
        }
    }
}

impl fmt::Display for AddError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ops: Vec<String> = self
            .restricted_to
            .iter()
            .map(|op| format!("'{op}'"))
            .collect();
        let (pass, ops, anchor) = (self.pass, ops.join(" or "), &self.anchor);
        write!(
            f,
            "Can't add pass '{pass}' restricted to {ops} on a PassManager intended to run on '{anchor}', did you \
             intend to nest?"
        )
    }
}

impl std::error::Error for AddError {}
