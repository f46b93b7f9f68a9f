//! What `passes.kdl` becomes.

include!(concat!(env!("OUT_DIR"), "/passes.rs"));
