//! Misspelt steps, rules and examples.

use passwright::pass_group;

#[pass_group]
mod cleanup {
    /// Fold constants
    #[pass(
        before,
        after(),
        after(kind = 3),
        conflicts_with("lower", because = "it does"),
        example("Nothing", input = ""),
        example = "none"
    )]
    pub struct Fold {
        /// Names of things
        #[option]
        names: Vec<String>,
    }

    /// Says nothing right
    #[pass_pipeline(body(
        "fold",
        fold,
        rum("fold"),
        run(),
        run("fold", "again"),
        run("fold", names("a")),
        nest(run("fold")),
        when(is = true, run("fold")),
        extension_point(early),
    ))]
    pub struct Wrong {
        counted: Statistic,
    }

    /// Says nothing
    #[pass_pipeline(test = "fold")]
    pub struct Nothing;

    /// Says it twice
    #[pass_pipeline(body = "fold", text("fold"))]
    pub struct Both;
}

fn main() {}
