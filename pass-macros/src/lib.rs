//! The attribute and function-like macros of Passwright. Users reach them through `passwright` and its feature `macros`.
//!
//! A macro hands its tokens to `passdefs`, which reads and checks them, and the resulting set to `passwright-build`. What is
//! left to do here: put the emitted items beside those of the user, turn diagnostics into errors of the compiler at the
//! very tokens they are about, and put a stand-in there after an error, so that one mistake is one error.

mod arguments;
mod configuration;

mod errors;
mod expand;
mod field_types;
mod include;
mod pipeline;
mod recovery;
mod stand_in;
mod user_item;
mod user_items;

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
/// `create_fold_constants`, `create_fold_constants_with`, `register_fold_constants`. What the pass does is yours:
/// `impl OperationPass<I> for FoldConstants`. What derive attributes below `#[pass]`
/// name is not derived again; above it there can be none.
///
#[doc = include_str!("docs/pass.md")]
#[proc_macro_attribute]
pub fn pass(args: TokenStream, item: TokenStream) -> TokenStream {
    expand::pass(args.into(), item.into()).into()
}

/// Makes an enum the type of options.
///
/// Values are selected by their names in kebab-case, or by `#[value(name = "..")]`; the first is the default. In a
/// group, `#[pass_enum(rust = "crate::Effort")]` repeats the values of an enum that exists already, for checks and
/// documentation: options have that type, and no other enum comes out.
///
#[doc = include_str!("docs/pass_enum.md")]
#[proc_macro_attribute]
pub fn pass_enum(args: TokenStream, item: TokenStream) -> TokenStream {
    expand::pass_enum(args.into(), item.into()).into()
}

/// Makes a struct in a group a set of options that several passes share.
///
/// The struct has nothing but fields with `#[option(..)]`. Its name as a set is the struct's in kebab-case, or
/// `name = ".."`. No struct of that name comes out: the fields become fields of every pass that takes the set in, and
/// options of it, as if they had been written there.
///
/// ```ignore
/// #[pass_group]
/// mod cleanup {
///     #[pass_options(name = "pattern-filter")]
///     struct PatternFilter {
///         /// Labels of the patterns to leave out
///         #[option(name = "disable-patterns")]
///         disabled_patterns: Vec<String>,
///     }
///
///     /// Its first option is `disable-patterns`
///     #[pass(use_options("pattern-filter"))]
///     struct First {
///         #[option(default = true)]
///         top_down: bool,
///     }
///
///     /// Its last option is `disable-patterns`
///     #[pass]
///     struct Last {
///         #[option(default = true)]
///         top_down: bool,
///         #[use_options("pattern-filter")]
///         filter: (),
///     }
/// }
/// ```
///
/// A field with `#[use_options("..")]` is no more than a place: it is of type `()`, and the fields of the sets stand
/// there instead of it.
///
#[doc = include_str!("docs/pass_options.md")]
#[proc_macro_attribute]
pub fn pass_options(args: TokenStream, item: TokenStream) -> TokenStream {
    expand::pass_options(args.into(), item.into()).into()
}

/// Makes a struct in a group a pipeline under a name of its own: its fields are its options, its doc comment is summary
/// and description, and the attribute says what runs.
///
/// ```ignore
/// #[pass_group(external("canonicalize"))]
/// mod cleanup {
///     /// The usual sequence
///     #[pass_pipeline(
///         name = "cleanup-default",
///         op = "builtin.module",
///         body(
///             nest("func.func", run("fold", rounds = "$rounds"), run("canonicalize", max_iterations = 3)),
///             when("rounds", at_least = 2, use("cleanup-late")),
///             extension_point("end"),
///         )
///     )]
///     pub struct Default {
///         /// Most rounds to run
///         #[option(default = 2, max = 9)]
///         rounds: u8,
///     }
/// }
/// ```
///
/// Arguments: `name`, `op` or `interface`, `use_options` as of a pass, and one of
///
/// * `body(..)` with steps: `run("pass", option = value, ..)`, `nest("op", .., steps)`, `nest("any", steps)` or
///   `nest(interface = "..", steps)`, `when("option", steps)` with at most one each of `is = ..`, `is_not = ..`,
///   `at_least = ..` and `at_most = ..` (with none: true, given or not empty), `use("pipeline", option = value,
///   ..)`, `extension_point("name")`. The value `"$name"` passes an option of the pipeline on; in others, `$$` is
///   a dollar sign. An option whose name is no identifier stands in quotes;
/// * `text = ".."`, pipeline text, in which `$name` passes an option on, too;
/// * `builder = "path"`, a function of yours.
///
/// No struct of that name comes out, but, as visible as it: `DefaultPipelineOptions`, `DEFAULT_PIPELINE`,
/// `build_default_pipeline`, `register_default_pipeline`; the group registers it, too.
///
#[doc = include_str!("docs/pass_pipeline.md")]
#[proc_macro_attribute]
pub fn pass_pipeline(args: TokenStream, item: TokenStream) -> TokenStream {
    expand::pass_pipeline(args.into(), item.into()).into()
}

/// Makes a group of the passes, pipelines, enums and option sets in a module, with one function that registers all of
/// them.
///
/// The name of the group is the module's, or `name = ".."`; its introduction is the module's doc comment. What its
/// pipelines and rules name and it does not declare, it says with `external("..", "..")`.
///
/// The module has a body: the compiler gives attribute macros no module that is a file of its own. Passes in files of their
/// own are registered together by `passwright::register_passes!`.
///
#[doc = include_str!("docs/pass_group.md")]
#[proc_macro_attribute]
pub fn pass_group(args: TokenStream, item: TokenStream) -> TokenStream {
    expand::pass_group(args.into(), item.into()).into()
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
/// `passes` are the modules or crates that the passes are declared in: by a build script, `include_passes!` or
/// `#[pass_group]`. The value is a `passwright::registry::CheckedPipeline`, which calls the constructors of the passes with
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
