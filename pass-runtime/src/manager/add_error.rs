//! The error of adding a pass to a pipeline.

use std::fmt;

use crate::info::PassInfo;
use crate::options::Anchor;

/// A pass cannot be added to a pipeline.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum AddError {
    /// The pass cannot run on the operations of the pipeline.
    Restricted {
        /// Name of the pass.
        pass: &'static str,
        /// The operations that the pass requires.
        restricted_to: &'static [&'static str],
        /// The anchor of the pipeline.
        anchor: Anchor,
    },
}

impl AddError {
    pub(crate) fn restricted(info: &PassInfo, anchor: &Anchor) -> Self {
        Self::Restricted {
            pass: info.name,
            restricted_to: info.ops,
            anchor: anchor.clone(),
        }
    }
}

impl fmt::Display for AddError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self::Restricted {
            pass,
            restricted_to,
            anchor,
        } = self;
        let ops: Vec<String> = restricted_to.iter().map(|op| format!("'{op}'")).collect();
        let ops = ops.join(" or ");
        write!(
            f,
            "Can't add pass '{pass}' restricted to {ops} on a PassManager intended to run on '{anchor}', did you intend to \
             nest?"
        )
    }
}

impl std::error::Error for AddError {}
