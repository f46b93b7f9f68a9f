//! The catalogue of diagnostic codes: the codes of all crates, with titles and explanations.
//!
//! `W06` is reported by the checks of pages, `E0701` by the command line, `E0703` and `W0701` by the conversion between
//! spellings, `E071` by the macros, all others by this crate.

/// One kind of finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Entry {
    /// The stable code, such as `E0302`.
    pub code: &'static str,
    /// A few words, without a full stop.
    pub title: &'static str,
    /// One paragraph: what the rule is, why it exists, and what to do.
    pub explanation: &'static str,
}

/// Returns the long form of a code.
///
/// ```
/// let entry = passdefs::catalogue::explain("E0312").unwrap();
/// assert_eq!(entry.title, "two passes have the same name");
/// ```
pub fn explain(code: &str) -> Option<&'static Entry> {
    ALL.iter().find(|entry| entry.code == code)
}

/// A code of the catalogue. Diagnostics of all crates take one, so that none has a code that `explain` does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Code(&'static str);

impl Code {
    /// Returns the code as users see it.
    pub fn id(self) -> &'static str {
        self.0
    }
}

/// Declares the codes, and the table of all of them in the same order.
macro_rules! codes {
    ($($name:ident $code:literal $title:literal: $explanation:literal)*) => {
        $(
            #[doc = concat!("`", $code, "`: ", $title)]
            pub const $name: Code = Code($code);
        )*

        /// Every code, in order.
        pub const ALL: &[Entry] = &[
            $(Entry { code: $code, title: $title, explanation: $explanation },)*
        ];
    };
}

codes! {
    KDL_SYNTAX "E0001" "the text is not KDL":
    "A definition file is a KDL document (version 2). Often a brace or a quote is not closed, or a value such as `true` \
     lacks its `#`."
    TOO_DEEP "E0002" "nested too deeply":
    "Braces, steps and types may be nested only so far, far beyond what a definition needs, so that a damaged or \
     hostile file gives this message and not a crash."
    RUST_SYNTAX "E0003" "the text is not Rust":
    "Definitions in attribute form are parsed as Rust. The message is that of the Rust parser."
    JSON_SYNTAX "E0004" "the text is not JSON":
    "A dump of TableGen records is JSON. The message is that of the JSON parser. Often the dump is truncated."
    NOT_A_DUMP "E0005" "not a dump of TableGen records":
    "Definitions in TableGen are read from what `llvm-tblgen --dump-json` prints of a file that includes \
     `mlir/Pass/PassBase.td`. A field that must be a string or a list of records has another type."
    NO_INCLUDE "E0006" "a file that cannot be included":
    "`include` names a file by its path from the folder of the file that it stands in, `include_passes!` one by its path \
     from the folder of `Cargo.toml`. It cannot be read."
    INCLUDE_CYCLE "E0007" "a file includes itself":
    "An included file is read before the file that includes it, so includes must not form a cycle. The message points at \
     each `include` of the cycle."

    UNKNOWN_NODE "E0101" "unknown node":
    "Each place in a definition file allows certain nodes only, and the note lists them. Unknown nodes are \
     errors, so that a typo cannot be ignored."
    UNKNOWN_PROPERTY "E0102" "unknown property":
    "A node or an attribute was given a property that it does not have. The note lists those that it has."
    UNEXPECTED_ARGUMENT "E0103" "too many arguments":
    "A node was given more arguments than it takes. Often a quote is missing or two nodes share a line."
    MISSING "E0104" "a required part is missing":
    "A node lacks a required argument, property or child."
    WRONG_KIND "E0105" "a value of the wrong kind":
    "The value has another type than the node expects, such as a number in place of a string. In KDL, strings are written in \
     quotes, and booleans as `#true` and `#false`."
    REPEATED "E0106" "given twice":
    "A node or property that is allowed once was given more than once."
    UNEXPECTED_BLOCK "E0107" "unexpected block":
    "The node takes no children, so it cannot have a block in braces."
    UNEXPECTED_ANNOTATION "E0108" "unexpected type annotation":
    "KDL allows an annotation such as `(u8)` before any value. Definitions use three: `(rust)` before the type of an option, \
     `(verbatim)` before a name that is deliberately not kebab-case, and `(cpp)` before C++ text in an imported definition \
     whose operation, dialect or default is not known."
    WRONG_ITEM "E0109" "the attribute stands on the wrong item":
    "`#[pass]` stands on a struct with named fields and without generics, `#[pass_enum]` on an enum without fields, \
     `#[pass_group]` on a module with a body. `#[pass_options]` stands on a struct in such a module, because \
     `use_options` finds it only there; `#[use_options(..)]` stands on a field of type `()`."

    UNKNOWN_RULE "E0110" "unknown rule":
    "A block of rules about operations and types holds `illegal`, `legal` and `includes` alone."

    UNKNOWN_TYPE "E0201" "unknown type":
    "The type of an option is one of the built-in ones, an enum of the same group, or a Rust path with `::` in it. A \
     Rust type without `::` is written `(rust)\"Name\"`. In attributes, `Option<T>` makes an option optional, and `Vec<T>` \
     makes it a list."
    UNKNOWN_OPTION_SET "E0202" "unknown option set":
    "`use-options` names a set that this group does not declare with `options`, or `use_options` one that is not in the \
     module of the group with `#[pass_options]`."
    UNKNOWN_PASS "E0203" "unknown pass":
    "A pass is referred to by its argument, the name that it has in a pipeline, and no pass with this argument is declared."
    UNKNOWN_PIPELINE "E0204" "unknown pipeline":
    "A pipeline is referred to by its argument, and no pipeline with this argument is declared. A pipeline that \
     another crate declares is named by `external` in the group."
    UNKNOWN_OPTION "E0205" "unknown option":
    "A step of a pipeline, an example, a condition or a `$` names an option by the name that it has in a pipeline, and \
     no option has that name."
    UNKNOWN_KIND "E0206" "unknown kind":
    "An ordering rule names a kind that no declared pass has. Kinds are declared by the passes themselves, \
     with `kind`, or named by `external kind=` in the group if its passes are declared elsewhere."
    UNKNOWN_STRENGTH "E0207" "unknown strength":
    "An ordering rule is `strong`, so that a violation is an error, or `weak`, so that a violation is a warning."
    WRONG_CALL "E0208" "a pass for a pipeline, or a pipeline for a pass":
    "In the body of a pipeline `run` names a pass, and `use` another pipeline. In pipeline text both look the same."

    UNKNOWN_LEGALITY "E0209" "unknown legality":
    "`precondition`, `postcondition` and `includes` name a `legality` of the group, or of another group that is read in the same run. \
     Attributes are expanded one module at a time, and name those of their own module."

    UNKNOWN_INPUT "E0210" "unknown input":
    "Apart from the operation, the operations around it and its options, a pass `reads` its `locations`, its `symbol` or the \
     `environment`: files, variables, the time, or anything else that may differ in another run."
    NOT_AN_IDENTIFIER "E0301" "not a Rust identifier":
    "The name becomes a Rust item or field, so it has to be an identifier. Keywords are fine (they become `r#type` and \
     so on) apart from `self`, `Self`, `super`, `crate` and `_`, which Rust allows nowhere else."
    NOT_UPPER_CAMEL "E0302" "not UpperCamel":
    "Groups, passes, enums and values become Rust types and variants, which are written `LikeThis`."
    NOT_SNAKE "E0303" "not snake_case":
    "Options, statistics and state become Rust fields, which are written `like_this`."
    NOT_KEBAB "E0304" "not kebab-case":
    "Names in a textual pipeline are written `like-this`: lower-case letters and digits in words that hyphens join. \
     A name that must be different, to stay compatible with another tool, is written with the annotation `(verbatim)`."
    NOT_A_NAME "E0305" "a name that cannot stand in a pipeline":
    "White space, commas, brackets, quotes and `=` have a meaning in pipeline text, so the name of an operation, an \
     interface, a dialect or an enum value cannot contain them, and cannot be empty."
    NOT_RUST "E0306" "not a Rust path or type":
    "A constructor is a Rust path, and the type of state or of an option is a Rust type. It is checked here, because \
     an error would otherwise show only in generated code."

    NOT_A_PATTERN "E0307" "not a dialect, an operation or a type":
    "A rule and `creates` name a dialect (`scf`), an operation (`scf.for`), or a type with `!` before it: one of the builtin \
     dialect (`!tensor`), or of another (`!llvm.ptr`)."

    DUPLICATE_GROUP "E0311" "two groups have the same name":
    "A group becomes a registration function and a reference page, both named after it."
    DUPLICATE_PASS "E0312" "two passes have the same name":
    "Both would become the same Rust struct. All definition files of a run become one Rust module, so their passes must \
     differ; each Rust source is a module of its own."
    DUPLICATE_ARGUMENT "E0313" "two passes have the same argument":
    "The argument selects a pass or a pipeline in a pipeline, so within a group it belongs to one. Two groups may use the \
     same argument, as long as no tool registers both. A name cannot be both declared in the group and listed as `external`."
    DUPLICATE_ENUM "E0314" "two enums have the same name":
    "Both would become the same Rust type."
    DUPLICATE_VALUE "E0315" "two values of an enum are the same":
    "Within an enum, each value has a Rust name and a text of its own."
    DUPLICATE_OPTION "E0316" "two options of a pass are the same":
    "Within a pass, each option has a Rust field and a name in pipelines of its own. Options that come in through \
     `use-options` count."
    DUPLICATE_OPTION_SET "E0317" "two option sets have the same name":
    "`use-options` could not tell which one is meant."
    DUPLICATE_STATISTIC "E0318" "two statistics of a pass are the same":
    "Within a pass, each statistic has a Rust field and a name of its own."
    DUPLICATE_FIELD "E0319" "two fields of a pass are the same":
    "Options, statistics and state all become fields of one Rust struct."
    DUPLICATE_MENTION "E0320" "mentioned twice":
    "An operation, a dialect, an option set or a kind is named twice in the same list. Often one of the two names should be \
     another."
    NAME_CLASH "E0321" "two generated items have the same name":
    "Rust items are generated from each declaration, such as `MyPassOptions`, `create_my_pass` and \
     `register_example_passes`. Two declarations yield an item of the same name."
    DUPLICATE_PIPELINE "E0322" "two pipelines have the same name":
    "Both would become the same Rust function. All definition files of a run become one Rust module, so their pipelines must \
     differ; each Rust source is a module of its own."

    DUPLICATE_LEGALITY "E0323" "two legalities have the same name":
    "Passes name a legality, so that its name is unique in its group."

    EMPTY_SUMMARY "E0331" "the summary is missing or empty":
    "Every pass needs a summary of one line, which `--help` and the index of the reference show."
    MULTI_LINE_SUMMARY "E0332" "the summary has several lines":
    "The summary is one line. Further text belongs in the description."

    DEFAULT_TYPE "E0341" "the default does not fit the type":
    "The default has to be a value that the option accepts: for `u8` an integer from 0 to 255, for `bool` \
     `#true` or `#false`, for `char` a single character."
    DEFAULT_RANGE "E0342" "the default is out of range":
    "The default has to lie within `min` and `max` of the option itself."
    DEFAULT_ENUM "E0343" "the default is not a value of the enum":
    "The default of an option with an enum as type is the text of one of its values."
    DEFAULT_PIPELINE "E0344" "the default is not a pipeline":
    "The default of an option of type `pipeline` is an anchored pipeline such as `builtin.module(cse)`. The message \
     is that of the pipeline parser."
    BAD_RANGE "E0345" "the range is not valid":
    "`min` and `max` belong to options with a number as type, have to be values of that type, and `min` may not be \
     above `max`."
    CONTRADICTION "E0346" "two properties contradict each other":
    "An option has a default, is optional, or is required; only one of these. A list is never optional or required, because it \
     may be empty."
    VALUE_MISFIT "E0347" "the value does not fit the option":
    "A pipeline or an example sets an option to a value of another type, out of its range, or not in its enum."
    MISSING_OPTION "E0348" "a required option is missing":
    "A pipeline or an example runs a pass without an option that the pass requires."
    FORWARD_MISFIT "E0349" "an option cannot be passed on":
    "`$name` passes on the value of an option of the pipeline, so every value of that option has to be a value of the \
     option that receives it: both have the same type, both are lists or both are single values, and an optional one is \
     not passed on to one that requires a value."
    CONDITION_MISFIT "E0350" "the condition does not fit the option":
    "A `when` without a comparison is about an option that is `bool`, optional, or a list. `is` and `is-not` compare \
     with a value that the option may have, `at-least` and `at-most` compare numbers."

    TWO_ANCHORS "E0351" "both operations and an interface":
    "A pass runs on operations with certain names (`op`), on those that implement an interface (`interface`), or, \
     with neither, on any operation."
    EMPTY_ENUM "E0352" "an enum without values":
    "An option of this type could not be given any value."
    PIPELINE_FORM "E0353" "a pipeline must have exactly one of `body`, `text` and `builder`":
    "`body` lists the steps, `text` writes them as on a command line, and `builder` names a function that adds them."
    PIPELINE_TEXT "E0354" "not pipeline text":
    "The text of a pipeline is written as on a command line, without an anchor around it; the options of an example are \
     written as between braces there. The message is that of the pipeline parser."
    WRONG_NESTING "E0355" "a pass runs on the wrong operations":
    "A pass that is declared for certain operations runs on these only. To run it on nested operations, nest it: \
     `nest \"func.func\" { .. }` in a body, `func.func(..)` in text."
    PIPELINE_CYCLE "E0356" "a pipeline runs itself":
    "Pipelines use each other in a cycle. The message names all of them, and points at each step."
    PIPELINE_SIZE "E0357" "a pipeline runs too many passes":
    "Pipelines that use each other can double the number of passes at each level. There is a limit for one pipeline, far \
     beyond what a compiler runs, and another for all pipelines of a run."

    LEGALITY_CYCLE "E0358" "a legality includes itself":
    "`includes` takes in the rules of another legality, with those that it includes. It must not come back to where it started."

    ORDER_CYCLE "E0361" "ordering rules contradict each other":
    "The ordering rules form a cycle, or two rules of a pass exclude each other. The message points at each rule."
    ORDER_VIOLATED "E0362" "a pipeline violates an ordering rule":
    "A pass states with `before`, `after`, `immediately-after`, `requires`, `followed-by` or `conflicts-with` ordering rules \
     that this pipeline violates. Passes of other pipelines that it uses count, nesting does not, and \
     passes that never run together because of their conditions do not violate a rule. A pipeline that others use need not \
     contain the passes that its passes require: the pipelines that use it do."
    LEGALITY_BROKEN "E0363" "a step gets IR that its precondition forbids":
    "A pass states with `precondition` which operations and types must be absent. A pipeline runs it where an earlier step may have \
     brought them in, and no step between them removes them. Run the passes in another order, or a pass in between whose \
     `postcondition` removes them; if the earlier pass never does that, say so with `creates`. A pass that is declared elsewhere is \
     taken to create only what belongs to dialects that are there."
    LEGALITY_LEFT "E0364" "a postcondition does not follow":
    "A pipeline states with `postcondition` which operations and types are absent behind it. A step may leave some of them, or the \
     input may hold them and no step is sure to remove them. A pass that removes them says so with `postcondition`; if the input \
     never holds them, the pipeline says so with `precondition`."
    LEGALITY_INPUT "E0365" "a precondition allows too much":
    "A pipeline states with `precondition` what its input may hold, and a step needs the absence of more than that. A step on nested \
     operations needs it there; a precondition can forbid it everywhere alone. What a step needs outside of nested operations only, \
     because others remove it inside, is not compared: the page of the pipeline shows it."

    NOT_UTF8 "E0701" "the file is not UTF-8":
    "Definition files are text in UTF-8. The location is that of the first invalid byte. Often the file was saved in an \
     older encoding."
    EMPTY_FILE "E0702" "the file declares nothing":
    "Every input file declares at least one group. A file without one is often the wrong file, or was not saved."

    NO_OTHER_SPELLING "E0703" "a fact without another spelling":
    "`convert` writes definitions in attributes, which cannot express `include` or facts that are known in C++ only. \
     Rust is not generated from such facts; state them first, or keep the file in KDL."

    FIELD_TYPE "E0711" "a field type that a pass cannot have":
    "A pass is shared between threads, its statistics are counted by the runtime, and the values of its options are read \
     from text. The message names a type to use instead."
    DERIVED_DEFAULT "E0712" "a derived `Default` on a pass with options":
    "The default of a pass with options sets each option to its default. A derived `Default` would ignore these defaults."

    NOT_IMPLEMENTED "E0801" "a pass is declared but not implemented":
    "`check --against` found no `impl OperationPass<..> for` the pass in the sources. An implementation is found wherever \
     it is written out, also within macros; a pass whose name is an argument of a macro may be implemented by it, so it is \
     not reported. Either write the implementation, or take the declaration out."
    NOT_DECLARED "E0802" "a pass is implemented but not declared":
    "`check --against` found `impl OperationPass<..> for` a type that no definition file and no `#[pass]` declares, and \
     that has no `impl Pass` written by hand either. Often the declaration was renamed or taken out."
    OTHER_ANCHOR "E0803" "definition and implementation disagree about the operation":
    "`check --against` compares what a definition says with `op` or `interface` to what the sources say of the same pass: \
     in `#[pass(..)]`, which has to be equal; in the operations that an `impl Pass` by hand gives to `.ops(..)`, which \
     have to be equal; and in the names of operations in `can_schedule_on`, which have to be among those declared, because \
     the pass is never run on others."

    UNUSED_OPTION_SET "W0001" "an option set that no pass uses":
    "The set has no effect. Perhaps `use-options` is missing or names another set."
    DEPRECATED_ADVICE "W0002" "the recommended replacement is itself deprecated":
    "A deprecated pass recommends a pass that is deprecated as well."
    ORDER_WISH "W0003" "a pipeline violates a weak ordering rule":
    "Like E0362, for a `weak` rule. The rule holds if at least one run of the target follows every run of the pass (for \
     `after`: precedes it)."
    ORDER_WISHES "W0004" "weak ordering rules contradict each other":
    "Like E0361, where at least one rule is `weak`: no pipeline can run all of these passes without a warning."
    UNUSED_INCLUDE "W0005" "an unused include":
    "`include` makes the enums, option sets and legalities of another file available, and the groups of this file use none of them. \
     Includes are not transitive: what the other file includes has to be included directly."
    CPP_CLASS "W0006" "a C++ class instead of a name of the IR":
    "Operations and dialects are named as IR spells them, `func.func` and `arith`, because pipelines and the tool compare these names. \
     TableGen names the C++ classes, such as `func::FuncOp` and `arith::ArithDialect`; `import` translates those of MLIR."
    LEGALITY_IDLE "W0007" "a postcondition that says nothing new":
    "All that the postcondition forbids is absent anyway: the precondition forbids it, and the pass, or no step of the pipeline, \
     creates any of it. Perhaps `creates` is too narrow."
    LEGALITY_NEVER "W0008" "a precondition that can never hold":
    "The precondition forbids the very operation that the pass or pipeline runs on, which is always there."

    CPP_TYPE "W0101" "a C++ type without a counterpart":
    "An imported option has a type that is neither built in nor an enum whose values the flags list. It is kept in \
     `cpp-type`, and pages show it. Rust is not generated until the definition states the type in place of both. `type` in \
     a map file gives the type for every import."
    CPP_DEFAULT "W0102" "a default that is known in C++ only":
    "The default of an imported option is an expression whose value its text does not tell. It is kept as \
     `default=(cpp)\"..\"`: the option has no default and must be given, and Rust is not generated. Write \
     `default=VALUE`, `optional=#true` or `required=#true` instead; `default` in a map file states the value for every \
     import."
    CPP_FLAGS "W0103" "C++ flags without a counterpart":
    "The flags of an imported option are more than `llvm::cl::values(clEnumValN(..))`. They are kept in `cpp-flags`. \
     `flags` in a map file says what a macro stands for; an empty text means that it has no effect."
    CPP_ANCHOR "W0104" "an operation that is known in C++ only":
    "An imported pass runs on operations of a C++ class whose name in the IR is not known, or has a base class that does \
     not say what the pass runs on. It is kept as `op (cpp)\"..\"`: the pass cannot be scheduled, and Rust is not \
     generated. Write the names of the operations, or `interface`, or take the node away if the pass runs on any \
     operation; `op` in a map file does so for every import."
    CPP_DIALECT "W0105" "a dialect that is known in C++ only":
    "An imported pass depends on a dialect by a C++ class that MLIR does not have, so its name in the IR is not known. \
     It is kept as `dialects (cpp)\"..\"`, and Rust is not generated. Write the name of the dialect; `dialect` in a map \
     file states it for every import."
    CPP_CONSTRUCTOR "W0106" "a C++ constructor without a counterpart":
    "An imported pass is made by an expression that is more than the call of a function without arguments, so it may \
     differ from a pass with its defaults. It is kept as `cpp \"constructor\"`. `constructor` in a map file gives the \
     path of a Rust function."
    CPP_FIELD "W0107" "a field of a project class":
    "The classes of a project may add fields to passes, and nothing here stands for them. Each is kept as a `cpp` node \
     with its name and value."
    VERBATIM_SUMMARY "W0108" "an imported summary that is not one line":
    "TableGen accepts a pass without a summary, or with one of several lines. It is kept with the annotation \
     `(verbatim)`, so that documentation stays the same."
    UNUSED_MAPPING "W0109" "an unused entry of a map file":
    "The entry is about C++ text that the dump does not have, while another text of the same kind has no entry. \
     Perhaps it is spelt differently there."
    KEPT_ARGUMENT "W0110" "an argument that another pass has, too":
    "TableGen accepts two passes with one argument. The second is imported with `(verbatim)` before its argument, so that \
     documentation stays the same. Rust is not generated, because a pipeline could not tell the passes apart."
    RENAMED_OPTION "W0111" "an option whose C++ argument cannot stand in a pipeline":
    "TableGen accepts any text as the argument of an option, such as one with a blank. The option gets a name in kebab-case, and \
     the text is kept in `cpp-argument`, which pages in MLIR's format show."

    BROKEN_LINK "W0601" "a link leads nowhere":
    "A description links to a heading with `[text](#anchor)`, and no page has that heading. The anchor of a pass is its \
     argument with a hyphen in front: `#-my-pass`."
    UNCLOSED_PROSE "W0602" "a fence or a comment in a description is not closed":
    "A code fence or an HTML comment that a description opens has to be closed in it. Otherwise it extends to the end of the \
     description."
    TAKEN_ANCHOR "W0603" "a heading takes the anchor of another":
    "A heading in a description would have the same anchor as the heading of a pass, an enum or an option set, so that \
     links would be ambiguous."
    SKIPPED_LEVEL "W0605" "a heading skips a level":
    "A heading in a description is more than one level below the one before it, such as `###` after `#`. Readers who move \
     through the page by its headings miss the level between. On a page, the headings of a description are placed below \
     that of the pass, so the first heading may have any level."
    FOREIGN_LINK "W0606" "a link with an unsupported scheme":
    "A link in a description may lead to an anchor, to a page (`https:`, `http:`, or a path) or to mail (`mailto:`). \
     Others, such as `javascript:`, run a program on the reader's machine: pages of HTML show their text alone."
    LEFT_OUT "W0701" "a comment or a Rust item that is left out":
    "`convert` carries over what definitions say. A comment is for readers of one spelling; copy it by hand if it is worth \
     keeping. Doc comments are descriptions, and are carried over. A Rust item that defines nothing, such as `use` or `impl`, stays in \
     a Rust file, beside an `include!` or `include_passes!` of the definitions."
}

#[cfg(test)]
mod tests;
