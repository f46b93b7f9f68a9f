//! The items generated from `passes.kdl`.

include!(concat!(env!("OUT_DIR"), "/passes.rs"));
