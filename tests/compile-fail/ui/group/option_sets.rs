//! Each mistake in the use of option sets is one error, and the fields of those that are right are there.

use passwright::pass_group;

#[path = "../support/toy.rs"]
mod toy;

#[pass_group(name = "Cleanup")]
mod cleanup {
    #[pass_options(name = "pattern-filter")]
    struct PatternFilter {
        /// Labels of the patterns to leave out
        #[option(name = "disable-patterns")]
        pub disabled: Vec<String>,
    }

    #[pass_options(name = "pattern-filter")]
    struct Again {
        /// Where to start
        #[option]
        pub entry: String,
    }

    /// Misspells a set
    #[pass(use_options("patern-filter"))]
    pub struct Misspelt {
        #[use_options("walk")]
        walk: (),
    }

    /// Uses a set twice
    #[pass(use_options("pattern-filter"))]
    pub struct Twice {
        #[use_options("pattern-filter")]
        again: (),
    }

    /// Has an option that the set has, too
    #[pass(use_options("pattern-filter"))]
    pub struct Clash {
        /// Labels of the patterns to leave out
        #[option]
        pub disabled: Vec<String>,
    }
}

fn main() {
    let options = cleanup::TwiceOptions {
        disabled: Vec::new(),
    };
    let _twice = cleanup::create_twice_with::<toy::Toy>(options);
    let _fields = |pass: cleanup::Clash| pass.disabled;
}
