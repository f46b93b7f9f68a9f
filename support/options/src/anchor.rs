//! The anchor of a pipeline: the operations that it runs on.

use std::fmt;

use crate::info::PassInfo;

/// The anchor of a pipeline: the operations that it runs on.
///
/// ```
/// use pass_options::Anchor;
///
/// assert_eq!(Anchor::from("func.func"), Anchor::op("func.func"));
/// assert_eq!(Anchor::from("any"), Anchor::Any);
/// assert_eq!(Anchor::ops(["a.f", "b.f"]).to_string(), "a.f|b.f");
/// ```
///
/// Closed: operations are named, have an interface, or are any.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Anchor {
    /// Any isolated operation on which every pass of the pipeline can run.
    #[default]
    Any,
    /// Operations with one of these names; at least one.
    Ops(Vec<String>),
    /// As `Any`, of the operations that implement the interface.
    Interface(String),
}

impl Anchor {
    /// Operations of this name.
    pub fn op(name: impl Into<String>) -> Self {
        Self::Ops(vec![name.into()])
    }

    /// Operations with one of these names.
    pub fn ops<N: Into<String>>(names: impl IntoIterator<Item = N>) -> Self {
        Self::Ops(names.into_iter().map(Into::into).collect())
    }

    /// Operations that implement the interface.
    pub fn interface(name: impl Into<String>) -> Self {
        Self::Interface(name.into())
    }

    /// Returns the names of operations that it is restricted to, if it is restricted by name.
    pub fn op_names(&self) -> &[String] {
        match self {
            Self::Ops(names) => names,
            Self::Any | Self::Interface(_) => &[],
        }
    }

    /// Returns true if the operations that it accepts also depend on the passes in the pipeline.
    pub fn is_generic(&self) -> bool {
        !matches!(self, Self::Ops(_))
    }

    /// Returns true if the pass accepts the names of all of these operations.
    pub fn takes(&self, info: &PassInfo) -> bool {
        let allowed = |op: &String| info.ops.is_empty() || info.ops.contains(&op.as_str());
        self.op_names().iter().all(allowed)
    }

    /// Returns the anchor of a textual pipeline.
    pub fn to_tree(&self) -> pass_text::Anchor {
        match self {
            Self::Any => pass_text::Anchor::any(),
            Self::Ops(names) => pass_text::Anchor::new(names.iter().cloned()),
            Self::Interface(name) => pass_text::Anchor::new([name.clone()]),
        }
    }

    /// Pipelines with different anchors that run over the same children stand in this order: names, then interfaces,
    /// then any.
    pub fn order(&self) -> (u8, String) {
        let rank = match self {
            Self::Ops(_) => 0,
            Self::Interface(_) => 1,
            Self::Any => 2,
        };
        (rank, self.to_string())
    }
}

/// Reads `any`, a name, or several names separated by `|`. A single name is that of an operation: whether it is an
/// interface only the context can tell, see [`Anchor::interface`].
impl From<&str> for Anchor {
    fn from(text: &str) -> Self {
        match text {
            "any" => Self::Any,
            _ => Self::ops(text.split('|').map(str::trim)),
        }
    }
}

impl fmt::Display for Anchor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Any => f.write_str("any"),
            Self::Ops(names) => f.write_str(&names.join("|")),
            Self::Interface(name) => f.write_str(name),
        }
    }
}
