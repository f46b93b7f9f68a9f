//! Sets stand in a group, which alone sees both them and the passes that use them.

use passwright::{pass, pass_group, pass_options};

#[path = "../support/toy.rs"]
mod toy;

#[pass_options]
struct Alone {
    /// A level
    #[option(default = 1)]
    level: u8,
}

/// Uses a set that it cannot see
#[pass(use_options("alone"))]
struct Lone {
    #[use_options("other")]
    other: (),
}

#[pass_group]
mod group {
    #[pass_options]
    enum NotAStruct {
        Value,
    }

    #[pass_options]
    struct Tuple(u8);

    #[pass_options]
    struct Members {
        /// A level
        #[option]
        level: u8,
        #[statistic]
        counted: u8,
        state: String,
        #[use_options("tuple")]
        nested: (),
    }

    /// Says too little or too much
    #[pass(use_options(3))]
    pub struct Wrong {
        #[use_options]
        none: (),
        #[use_options("members", 3, position = "last")]
        kind: (),
        #[use_options("members")]
        typed: u8,
        #[use_options("members")]
        #[option]
        both: (),
    }
}

fn main() {
    let _lone = create_lone::<toy::Toy>();
    let _wrong = group::create_wrong::<toy::Toy>();
}
