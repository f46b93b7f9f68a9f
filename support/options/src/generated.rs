//! The check that ties generated code to a version of this crate.

/// Accepts the versions of the interface that generated code may use: one row for each.
#[doc(hidden)]
#[macro_export]
macro_rules! __generated_code {
    (1) => {};
    ($version:literal) => {
        ::core::compile_error! {
            "this code was generated for a newer version of `passwright`\n\
help: update the dependency `passwright` to the version of the generator"
        }
    };
}
