//! Nothing but tests lives in this package; see `main.rs` beside this file.
