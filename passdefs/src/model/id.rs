//! The ids by which parts of a set refer to each other. An id is the number of a declaration in source order, so that
//! equal definitions have equal ids; it means something in its own set alone.

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident,)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(u32);

        impl $name {
            pub(crate) fn new(index: usize) -> Self {
                Self(index as u32)
            }

            /// Returns the position among all of its sort in the set.
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }
    )*};
}

ids! {
    /// A [`Group`](super::Group).
    GroupId,
    /// An [`Enum`](super::Enum).
    EnumId,
    /// An [`OptionSet`](super::OptionSet).
    OptionSetId,
    /// A [`Legality`](super::Legality).
    LegalityId,
    /// An [`OptionDef`](super::OptionDef) of a pass, of a pipeline or of an option set.
    OptionId,
    /// A [`Pass`](super::Pass).
    PassId,
    /// A [`PipelineDef`](super::PipelineDef).
    PipelineId,
    /// A [`Kind`](super::Kind).
    KindId,
}

/// An [`EnumValue`](super::EnumValue).
///
/// Closed: an id is made of nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EnumValueId {
    /// The enum.
    pub of: EnumId,
    /// The position among its values.
    pub index: usize,
}
