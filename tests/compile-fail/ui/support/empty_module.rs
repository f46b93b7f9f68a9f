//! A module without items.
