//! The attribute and function-like macros of Passwright, reached through `pass_runtime` with its feature `macros`.
//!
//! A macro hands its tokens to `passdefs`, which reads and checks them, and the resulting set to `pass-codegen`. What is
//! left to do here: put the emitted items beside those of the user, turn diagnostics into errors of the compiler at the
//! very tokens they are about, and put a stand-in there after an error, so that one mistake is one error.
//!
//! With `PASSWRIGHT_DEBUG_MACRO=Name` in the environment, the expansion of the struct, enum, module or file of that name
//! is printed to standard error.

mod arguments;
mod debug;
mod errors;
mod expand;
mod include;
mod stand_in;
mod user_item;

use proc_macro::TokenStream;

/// Makes a pass of a struct with named fields.
///
/// The doc comment is summary and description. Fields with `#[option(..)]` are options, fields with `#[statistic(..)]`
/// statistics; any other field is state, made by `Default`.
///
/// ```ignore
/// /// Folds constants
/// ///
/// /// A longer description, in Markdown.
/// #[pass(name = "fold-constants", op = "func.func", dialects("arith"))]
/// pub struct FoldConstants {
///     /// Most rounds to run
///     #[option(default = 10, min = 1)]
///     max_iterations: u32,
///     /// Operations folded
///     #[statistic]
///     num_folded: Statistic,
/// }
/// ```
///
/// Arguments: `name = ".."` (else the struct's in kebab-case), `op = ".."` or `op("..", "..")` or `interface = ".."`,
/// `dialects("..")`, `required`, `deprecated(since = "..", use = "..", note = "..")`, `constructor = "path"`,
/// `runtime = "::path"` where `pass_runtime` has another name. Of an option: `name`, `default`, `required`, `min`,
/// `max`; `Option<T>` may be left out, `Vec<T>` is a list. Of a statistic: `name`.
///
/// Made beside the struct, and as visible: `FoldConstantsOptions`, `FoldConstants::new`, `impl Pass`,
/// `create_fold_constants`, `create_fold_constants_with`, `register_fold_constants`. What the pass does is yours:
/// `impl OperationPass<I> for FoldConstants`. Derive attributes stand below `#[pass]`.
#[proc_macro_attribute]
pub fn pass(args: TokenStream, item: TokenStream) -> TokenStream {
    expand::pass(args.into(), item.into()).into()
}

/// Makes an enum the type of options.
///
/// Values are selected by their names in kebab-case, or by `#[value(name = "..")]`; the first is the default.
#[proc_macro_attribute]
pub fn pass_enum(args: TokenStream, item: TokenStream) -> TokenStream {
    expand::pass_enum(args.into(), item.into()).into()
}

/// Makes a group of the passes and enums in a module, with one function that registers all of them.
///
/// The name of the group is the module's, or `name = ".."`; its introduction is the module's doc comment.
#[proc_macro_attribute]
pub fn pass_group(args: TokenStream, item: TokenStream) -> TokenStream {
    expand::pass_group(args.into(), item.into()).into()
}

/// Everything that files of definitions ask for, as from a build script.
///
/// ```ignore
/// include_passes!("passes.kdl");
/// ```
///
/// Paths are relative to the folder of `Cargo.toml`. The crate is built again when a file changes. Behind the files may
/// stand `runtime = "::path"`, where `pass_runtime` has another name.
#[proc_macro]
pub fn include_passes(files: TokenStream) -> TokenStream {
    include::include_passes(files.into()).into()
}
