//! The items that are generated from `passes.kdl`.

include!(concat!(env!("OUT_DIR"), "/passes.rs"));
