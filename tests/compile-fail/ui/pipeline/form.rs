//! A pipeline says what it runs, once, and pipelines end.

use passwright::pass_group;

#[pass_group]
mod cleanup {
    /// Says nothing
    #[pass_pipeline]
    pub struct Nothing;

    /// Says it twice
    #[pass_pipeline(text = "nothing", builder = "build")]
    pub struct Twice;

    /// Runs what runs it
    #[pass_pipeline(body(use("second")))]
    pub struct First;

    /// Runs what runs it
    #[pass_pipeline(text = "first,(")]
    pub struct Second;
}

fn main() {}
