//! The text of option values: quotes around them, and lists of them.

pub use crate::list::{Item, join_items, join_list, split_list};
pub use crate::quote::{quote, quote_item, unquote};
