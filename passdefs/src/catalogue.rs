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
}

impl Entry {
    /// Returns one paragraph: what the rule is, why it exists, and what to do.
    pub fn explanation(&self) -> &'static str {
        let mut parts = include_str!("catalogue.md").split("\n## ");
        let text = parts.find_map(|part| part.strip_prefix(self.code));
        text.unwrap_or_default().trim()
    }
}

/// Returns the entry of a code.
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
    ($($name:ident $code:literal $title:literal)*) => {
        $(
            #[doc = concat!("`", $code, "`: ", $title)]
            pub const $name: Code = Code($code);
        )*

        /// Every code, in order.
        pub const ALL: &[Entry] = &[
            $(Entry { code: $code, title: $title },)*
        ];
    };
}

codes! {
    KDL_SYNTAX "E0001" "the text is not KDL"
    TOO_DEEP "E0002" "nested too deeply"
    RUST_SYNTAX "E0003" "the text is not Rust"
    JSON_SYNTAX "E0004" "the text is not JSON"
    NOT_A_DUMP "E0005" "not a dump of TableGen records"
    NO_INCLUDE "E0006" "a file that cannot be included"
    INCLUDE_CYCLE "E0007" "a file includes itself"
    NOT_FLAGS "E0008" "not C++ flags of an option"

    UNKNOWN_NODE "E0101" "unknown node"
    UNKNOWN_PROPERTY "E0102" "unknown property"
    UNEXPECTED_ARGUMENT "E0103" "too many arguments"
    MISSING "E0104" "a required part is missing"
    WRONG_KIND "E0105" "a value of the wrong kind"
    REPEATED "E0106" "given twice"
    UNEXPECTED_BLOCK "E0107" "unexpected block"
    UNEXPECTED_ANNOTATION "E0108" "unexpected type annotation"
    WRONG_ITEM "E0109" "the attribute stands on the wrong item"
    UNKNOWN_RULE "E0110" "unknown rule"

    UNKNOWN_TYPE "E0201" "unknown type"
    UNKNOWN_OPTION_SET "E0202" "unknown option set"
    UNKNOWN_PASS "E0203" "unknown pass"
    UNKNOWN_PIPELINE "E0204" "unknown pipeline"
    UNKNOWN_OPTION "E0205" "unknown option"
    UNKNOWN_KIND "E0206" "unknown kind"
    UNKNOWN_STRENGTH "E0207" "unknown strength"
    WRONG_CALL "E0208" "a pass for a pipeline, or a pipeline for a pass"
    UNKNOWN_LEGALITY "E0209" "unknown legality"
    UNKNOWN_INPUT "E0210" "unknown input"

    NOT_AN_IDENTIFIER "E0301" "not a Rust identifier"
    NOT_UPPER_CAMEL "E0302" "not UpperCamel"
    NOT_SNAKE "E0303" "not snake_case"
    NOT_KEBAB "E0304" "not kebab-case"
    NOT_A_NAME "E0305" "a name that cannot stand in a pipeline"
    NOT_RUST "E0306" "not a Rust path or type"
    NOT_A_PATTERN "E0307" "not a dialect, an operation or a type"
    DUPLICATE_GROUP "E0311" "two groups have the same name"
    DUPLICATE_PASS "E0312" "two passes have the same name"
    DUPLICATE_ARGUMENT "E0313" "two passes have the same argument"
    DUPLICATE_ENUM "E0314" "two enums have the same name"
    DUPLICATE_VALUE "E0315" "two values of an enum are the same"
    DUPLICATE_OPTION "E0316" "two options of a pass are the same"
    DUPLICATE_OPTION_SET "E0317" "two option sets have the same name"
    DUPLICATE_STATISTIC "E0318" "two statistics of a pass are the same"
    DUPLICATE_FIELD "E0319" "two fields of a pass are the same"
    DUPLICATE_MENTION "E0320" "mentioned twice"
    NAME_CLASH "E0321" "two generated items have the same name"
    DUPLICATE_PIPELINE "E0322" "two pipelines have the same name"
    DUPLICATE_LEGALITY "E0323" "two legalities have the same name"
    EMPTY_SUMMARY "E0331" "the summary is missing or empty"
    MULTI_LINE_SUMMARY "E0332" "the summary has several lines"
    DEFAULT_TYPE "E0341" "the default does not fit the type"
    DEFAULT_RANGE "E0342" "the default is out of range"
    DEFAULT_ENUM "E0343" "the default is not a value of the enum"
    DEFAULT_PIPELINE "E0344" "the default is not a pipeline"
    BAD_RANGE "E0345" "the range is not valid"
    CONTRADICTION "E0346" "two properties contradict each other"
    VALUE_MISFIT "E0347" "the value does not fit the option"
    MISSING_OPTION "E0348" "a required option is missing"
    FORWARD_MISFIT "E0349" "an option cannot be passed on"
    CONDITION_MISFIT "E0350" "the condition does not fit the option"
    TWO_ANCHORS "E0351" "both operations and an interface"
    EMPTY_ENUM "E0352" "an enum without values"
    PIPELINE_FORM "E0353" "a pipeline must have exactly one of `body`, `text` and `builder`"
    PIPELINE_TEXT "E0354" "not pipeline text"
    WRONG_NESTING "E0355" "a pass runs on the wrong operations"
    PIPELINE_CYCLE "E0356" "a pipeline runs itself"
    PIPELINE_SIZE "E0357" "a pipeline runs too many passes"
    LEGALITY_CYCLE "E0358" "a legality includes itself"
    ORDER_CYCLE "E0361" "ordering rules contradict each other"
    ORDER_VIOLATED "E0362" "a pipeline violates an ordering rule"
    LEGALITY_BROKEN "E0363" "a step gets IR that its precondition forbids"
    LEGALITY_LEFT "E0364" "a postcondition does not follow"
    LEGALITY_INPUT "E0365" "a precondition allows too much"

    NOT_UTF8 "E0701" "the file is not UTF-8"
    EMPTY_FILE "E0702" "the file declares nothing"
    NO_OTHER_SPELLING "E0703" "a fact without another spelling"
    FIELD_TYPE "E0711" "a field type that a pass cannot have"
    DERIVED_DEFAULT "E0712" "a derived `Default` on a pass with options"

    NOT_IMPLEMENTED "E0801" "a pass is declared but not implemented"
    NOT_DECLARED "E0802" "a pass is implemented but not declared"
    OTHER_ANCHOR "E0803" "definition and implementation disagree about the operation"

    UNUSED_OPTION_SET "W0001" "an option set that no pass uses"
    DEPRECATED_ADVICE "W0002" "the recommended replacement is itself deprecated"
    ORDER_WISH "W0003" "a pipeline violates a weak ordering rule"
    ORDER_WISHES "W0004" "weak ordering rules contradict each other"
    UNUSED_INCLUDE "W0005" "an unused include"
    CPP_CLASS "W0006" "a C++ class instead of a name of the IR"
    LEGALITY_IDLE "W0007" "a postcondition that says nothing new"
    LEGALITY_NEVER "W0008" "a precondition that can never hold"

    CPP_TYPE "W0101" "a C++ type without a counterpart"
    CPP_DEFAULT "W0102" "a default that is known in C++ only"
    CPP_FLAGS "W0103" "C++ flags without a counterpart"
    CPP_ANCHOR "W0104" "an operation that is known in C++ only"
    CPP_DIALECT "W0105" "a dialect that is known in C++ only"
    CPP_CONSTRUCTOR "W0106" "a C++ constructor without a counterpart"
    CPP_FIELD "W0107" "a field of a project class"
    VERBATIM_SUMMARY "W0108" "an imported summary that is not one line"
    UNUSED_MAPPING "W0109" "an unused entry of a map file"
    KEPT_ARGUMENT "W0110" "an argument that another pass has, too"
    RENAMED_OPTION "W0111" "an option whose C++ argument cannot stand in a pipeline"

    BROKEN_LINK "W0601" "a link leads nowhere"
    UNCLOSED_PROSE "W0602" "a fence or a comment in a description is not closed"
    TAKEN_ANCHOR "W0603" "a heading takes the anchor of another"
    SKIPPED_LEVEL "W0605" "a heading skips a level"
    FOREIGN_LINK "W0606" "a link with an unsupported scheme"

    LEFT_OUT "W0701" "a comment, Rust item or attribute that is left out"
}
