//! What several dialects have in common.

pub(crate) mod arguments;
pub(crate) mod casts;
pub(crate) mod dma;
pub(crate) mod folds;
pub(crate) mod materialize;
pub(crate) mod reshapes;
pub(crate) mod shapes;
pub(crate) mod slices;
pub(crate) mod type_text;
