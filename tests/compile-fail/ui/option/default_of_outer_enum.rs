//! The default of an enum outside of a group is looked up in the table of the enum when the pass is compiled.

use passwright::{pass, pass_enum};

/// How much to do
#[pass_enum]
enum Level {
    /// Do little
    Low,
    /// Do much
    High,
}

/// A pass
#[pass(name = "p")]
struct P {
    /// How much to do
    #[option(default = "medium")]
    level: Level,
    /// And where
    #[option(default = "low,hihg")]
    levels: Vec<Level>,
}

fn main() {
    let _ = P::default().level;
}
