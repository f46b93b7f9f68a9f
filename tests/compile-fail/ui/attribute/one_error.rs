//! Whatever uses the generated items gives no errors beside the one in the declaration.

use passwright::{pass, pass_group};

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

#[pass_group(name = "Example")]
mod example {
    /// Adds
    #[pass(times = 3)]
    pub struct Add {
        /// How much
        #[option(default = 1)]
        pub by: u8,
    }

    /// Checks
    #[pass]
    pub struct Check;

    /// Moves
    #[pass(name = "move")]
    pub struct Move;
}

fn main() {
    let fold = Fold::new(FoldOptions::default().rounds(4));
    println!("{} {}", fold.rounds, Fold::INFO.argument);
    let add = example::Add::new(example::Example::add().by(2));
    println!("{} {}", add.by, example::Add::INFO.argument);
    let _check = example::Example::check();
    let _move = example::Example::r#move();
    let _options = FoldOptions { rounds: 4 };
    println!("{}", Drop::new(DropOptions::default()).rounds);
}
