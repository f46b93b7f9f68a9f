//! What `passes.kdl` declares.

include!(concat!(env!("OUT_DIR"), "/passes.rs"));
