//! The attribute and function-like macros of Passwright. Users reach them through `passwright` and its feature `macros`.
//!
//! A macro hands its tokens to `passdefs`, which reads and checks them, and the resulting set to `passwright-build`. What is
//! left to do here: put the emitted items beside those of the user, turn diagnostics into errors of the compiler at the
//! very tokens they are about, and implement `Pass` after an error all the same.

mod arguments;
mod configuration;
mod errors;
mod expand;
mod group;
mod include;
mod pipeline;
mod recovery;
mod user_item;
mod user_items;

use passdefs::frontend::attr::ItemKind;
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
/// A field of type `Option<T>` may be left out, `Vec<T>` is a list. A text that begins with a line break may be indented as
/// the code around it. `crate = "::path"` is the path of the crate `passwright`, if it has another one; `verbatim` beside a name
/// or a summary keeps one that is not of the usual form.
///
/// Made beside the struct, and as visible: `FoldConstantsOptions`, `FoldConstants::new`, `impl Pass`,
/// `register_fold_constants`. What the pass does is yours:
/// `impl OperationPass<I> for FoldConstants`. What derive attributes below `#[pass]`
/// name is not derived again; above it there can be none.
///
#[doc = include_str!("docs/pass.md")]
#[proc_macro_attribute]
pub fn pass(args: TokenStream, item: TokenStream) -> TokenStream {
    expand::attribute(ItemKind::Pass, args.into(), item.into()).into()
}

/// Makes an enum the type of options.
///
/// Values are selected by their names in kebab-case, or by `#[value(name = "..")]`; the first is the default.
///
#[doc = include_str!("docs/pass_enum.md")]
#[proc_macro_attribute]
pub fn pass_enum(args: TokenStream, item: TokenStream) -> TokenStream {
    expand::attribute(ItemKind::Enum, args.into(), item.into()).into()
}

/// Lists the passes of a group, and makes the function that registers them, wherever each of them is declared.
///
/// ```ignore
/// pass_group! {
///     /// Passes that clean up
///     pub Cleanup [Fold, dce::RemoveDead, #[cfg(feature = "inline")] Inline]
/// }
/// ```
///
/// Made is `register_cleanup_passes`, as visible as the group says, with the doc comment, which is the introduction of the group
/// on its page as well. An IR has to have an implementation of each pass, and the function stops at the first name that is
/// taken. `#[cfg(..)]` before a pass leaves it out. Behind the list may stand `crate = "::path"`, the path of the crate
/// `passwright` if it has another one.
#[proc_macro]
pub fn pass_group(tokens: TokenStream) -> TokenStream {
    group::pass_group(tokens.into()).into()
}

/// Expands an item of ours whose conditions the compiler has evaluated.
#[doc(hidden)]
#[proc_macro_derive(__Evaluated, attributes(option, statistic, value))]
pub fn evaluated(item: TokenStream) -> TokenStream {
    expand::evaluated(item.into()).into()
}

/// Removes an item, which [`__Evaluated`](derive@__Evaluated) has expanded.
#[doc(hidden)]
#[proc_macro_attribute]
pub fn __evaluated(_: TokenStream, _: TokenStream) -> TokenStream {
    TokenStream::new()
}

/// Generates the items of definition files, as a build script does.
///
/// ```ignore
/// include_passes!("passes.kdl");
/// ```
///
/// Paths are relative to the folder of `Cargo.toml`. The crate is built again when a file changes. Behind the files may
/// stand `crate = "::path"`, the path of the crate `passwright` if it has another one, and `include_root = ".."`, a folder
/// outside of the package whose files they may include.
#[proc_macro]
pub fn include_passes(files: TokenStream) -> TokenStream {
    include::include_passes(files.into()).into()
}

/// Returns a pipeline that is checked while the program is compiled: names of passes, nesting, options and their values, and the
/// order rules of the passes.
///
/// ```ignore
/// let pipeline = pipeline!(
///     "builtin.module(func.func(cse,canonicalize{max-iterations=3}))",
///     passes = [pass_transforms],
/// );
/// let mut manager = PassManager::from(pipeline.build(&registry, &cx)?);
/// ```
///
/// `passes` are the modules or crates that the passes are declared in, by a build script or `include_passes!`. The value is a `passwright::registry::CheckedPipeline`, which calls the constructors of the passes with
/// typed options. Behind the arguments may stand `crate = "::path"`, the path of the crate `passwright` if it has another one.
#[proc_macro]
pub fn pipeline(args: TokenStream) -> TokenStream {
    pipeline::pipeline(args.into()).into()
}

/// Returns the last step of [`pipeline!`], with the tables of all groups.
#[doc(hidden)]
#[proc_macro]
pub fn __checked_pipeline(args: TokenStream) -> TokenStream {
    pipeline::checked_pipeline(args.into()).into()
}
