//! A struct with a mistake is a pass all the same, so that code that is generic over passes gives no errors beside it.

use passwright::{Pass, pass};

/// Folds constants
#[pass(name = "fold", rounds = 3)]
pub struct Fold {
    /// Most rounds to run
    #[option(default = 3)]
    rounds: u8,
    /// State, which is no option
    folded: Vec<String>,
}

/// Drops dead code
#[pass(name = "drop-dead")]
#[pass]
pub struct Drop {
    /// Most rounds to run
    #[option]
    rounds: u8,
}

fn name<P: Pass>() -> &'static str {
    P::INFO.argument
}

fn main() {
    println!("{} {}", name::<Fold>(), name::<Drop>());
}
