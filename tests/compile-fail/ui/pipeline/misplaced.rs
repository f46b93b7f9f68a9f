//! Pipelines stand in a group, and so do enums that stand for others.

use passwright::{pass_enum, pass_group, pass_pipeline};

/// Stands alone
#[pass_pipeline(text = "fold")]
struct Alone {
    /// A level
    #[option]
    level: u8,
}

/// Stands for another
#[pass_enum(rust = "crate::Effort")]
enum Effort {
    Low,
}

#[pass_group]
mod wrong {
    #[pass_pipeline(text = "fold")]
    enum NotAStruct {
        Value,
    }

    #[pass_pipeline(text = "fold")]
    struct Tuple(u8);

    #[pass_pipeline(text = "fold")]
    struct Generic<T> {
        level: T,
    }
}

#[pass_group]
mod group {
    mod inner {
        /// Stands in a module of its own
        #[pass_pipeline(body())]
        struct Nested;
    }
}

fn main() {
    let _alone = Alone { level: 3 };
    let _effort = Effort::Low;
}
