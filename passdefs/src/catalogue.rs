//! The catalogue of diagnostic codes: the codes of all crates, with titles and explanations.
//!
//! The prefix tells them from those of `rustc`. The digit behind it is 0 for errors and 1 for warnings.
//!
//! `PW16` is reported by the checks of pages, `PW0701` by the command line, `PW0703` and `PW1701` by the conversion between
//! spellings, `PW071` by the macros, all others by this crate.

/// One kind of finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Entry {
    /// The stable code, such as `PW0302`.
    pub code: &'static str,
    /// A few words, without a full stop.
    pub title: &'static str,
}

impl Entry {
    /// Returns whether the finding is a warning unless a flag makes it an error.
    pub fn is_warning(&self) -> bool {
        self.code.starts_with("PW1")
    }

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
/// let entry = passdefs::catalogue::explain("PW0312").unwrap();
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
    KDL_SYNTAX "PW0001" "the text is not KDL"
    TOO_DEEP "PW0002" "nested too deeply"
    RUST_SYNTAX "PW0003" "the text is not Rust"
    JSON_SYNTAX "PW0004" "the text is not JSON"
    NOT_A_DUMP "PW0005" "not a dump of TableGen records"
    NO_INCLUDE "PW0006" "a file that cannot be included"
    INCLUDE_CYCLE "PW0007" "a file includes itself"
    NOT_FLAGS "PW0008" "not C++ flags of an option"

    UNKNOWN_NODE "PW0101" "unknown node"
    UNKNOWN_PROPERTY "PW0102" "unknown property"
    UNEXPECTED_ARGUMENT "PW0103" "too many arguments"
    MISSING "PW0104" "a required part is missing"
    WRONG_KIND "PW0105" "a value of the wrong kind"
    REPEATED "PW0106" "given twice"
    UNEXPECTED_BLOCK "PW0107" "unexpected block"
    UNEXPECTED_ANNOTATION "PW0108" "unexpected type annotation"
    WRONG_ITEM "PW0109" "the attribute stands on the wrong item"
    UNKNOWN_RULE "PW0110" "unknown rule"

    UNKNOWN_TYPE "PW0201" "unknown type"
    UNKNOWN_OPTION_SET "PW0202" "unknown option set"
    UNKNOWN_PASS "PW0203" "unknown pass"
    UNKNOWN_PIPELINE "PW0204" "unknown pipeline"
    UNKNOWN_OPTION "PW0205" "unknown option"
    UNKNOWN_KIND "PW0206" "unknown kind"
    UNKNOWN_STRENGTH "PW0207" "unknown strength"
    WRONG_CALL "PW0208" "a pass for a pipeline, or a pipeline for a pass"
    UNKNOWN_LEGALITY "PW0209" "unknown legality"
    UNKNOWN_INPUT "PW0210" "unknown input"

    NOT_AN_IDENTIFIER "PW0301" "not a Rust identifier"
    NOT_UPPER_CAMEL "PW0302" "not UpperCamel"
    NOT_SNAKE "PW0303" "not snake_case"
    NOT_KEBAB "PW0304" "not kebab-case"
    NOT_A_NAME "PW0305" "a name that cannot stand in a pipeline"
    NOT_RUST "PW0306" "not a Rust path or type"
    NOT_A_PATTERN "PW0307" "not a dialect, an operation or a type"
    DUPLICATE_GROUP "PW0311" "two groups have the same name"
    DUPLICATE_PASS "PW0312" "two passes have the same name"
    DUPLICATE_ARGUMENT "PW0313" "two passes have the same argument"
    DUPLICATE_ENUM "PW0314" "two enums have the same name"
    DUPLICATE_VALUE "PW0315" "two values of an enum are the same"
    DUPLICATE_OPTION "PW0316" "two options of a pass are the same"
    DUPLICATE_OPTION_SET "PW0317" "two option sets have the same name"
    DUPLICATE_STATISTIC "PW0318" "two statistics of a pass are the same"
    DUPLICATE_FIELD "PW0319" "two fields of a pass are the same"
    DUPLICATE_MENTION "PW0320" "mentioned twice"
    NAME_CLASH "PW0321" "two generated items have the same name"
    DUPLICATE_PIPELINE "PW0322" "two pipelines have the same name"
    DUPLICATE_LEGALITY "PW0323" "two legalities have the same name"
    EMPTY_SUMMARY "PW0331" "the summary is missing or empty"
    MULTI_LINE_SUMMARY "PW0332" "the summary has several lines"
    DEFAULT_TYPE "PW0341" "the default does not fit the type"
    DEFAULT_RANGE "PW0342" "the default is out of range"
    DEFAULT_ENUM "PW0343" "the default is not a value of the enum"
    DEFAULT_PIPELINE "PW0344" "the default is not a pipeline"
    BAD_RANGE "PW0345" "the range is not valid"
    CONTRADICTION "PW0346" "two properties contradict each other"
    VALUE_MISFIT "PW0347" "the value does not fit the option"
    MISSING_OPTION "PW0348" "a required option is missing"
    FORWARD_MISFIT "PW0349" "an option cannot be passed on"
    CONDITION_MISFIT "PW0350" "the condition does not fit the option"
    TWO_ANCHORS "PW0351" "both operations and an interface"
    EMPTY_ENUM "PW0352" "an enum without values"
    PIPELINE_FORM "PW0353" "a pipeline must have exactly one of `body`, `text` and `builder`"
    PIPELINE_TEXT "PW0354" "not pipeline text"
    WRONG_NESTING "PW0355" "a pass runs on the wrong operations"
    PIPELINE_CYCLE "PW0356" "a pipeline runs itself"
    PIPELINE_SIZE "PW0357" "a pipeline runs too many passes"
    LEGALITY_CYCLE "PW0358" "a legality includes itself"
    ORDER_CYCLE "PW0361" "ordering rules contradict each other"
    ORDER_VIOLATED "PW0362" "a pipeline violates an ordering rule"
    LEGALITY_BROKEN "PW0363" "a step gets IR that its precondition forbids"
    LEGALITY_LEFT "PW0364" "a postcondition does not follow"
    LEGALITY_INPUT "PW0365" "a precondition allows too much"

    NOT_UTF8 "PW0701" "the file is not UTF-8"
    EMPTY_FILE "PW0702" "the file declares nothing"
    DERIVED_DEFAULT "PW0712" "a derived `Default` on a pass with options"

    UNUSED_OPTION_SET "PW1001" "an option set that no pass uses"
    DEPRECATED_ADVICE "PW1002" "the recommended replacement is itself deprecated"
    ORDER_WISH "PW1003" "a pipeline violates a weak ordering rule"
    ORDER_WISHES "PW1004" "weak ordering rules contradict each other"
    UNUSED_INCLUDE "PW1005" "an unused include"
    CPP_CLASS "PW1006" "a C++ class instead of a name of the IR"
    LEGALITY_IDLE "PW1007" "a postcondition that says nothing new"
    LEGALITY_NEVER "PW1008" "a precondition that can never hold"

    CPP_TYPE "PW1101" "a C++ type without a counterpart"
    CPP_DEFAULT "PW1102" "a default that is known in C++ only"
    CPP_FLAGS "PW1103" "C++ flags without a counterpart"
    CPP_ANCHOR "PW1104" "an operation that is known in C++ only"
    CPP_DIALECT "PW1105" "a dialect that is known in C++ only"
    CPP_CONSTRUCTOR "PW1106" "a C++ constructor without a counterpart"
    CPP_FIELD "PW1107" "a field of a project class"
    VERBATIM_SUMMARY "PW1108" "an imported summary that is not one line"
    UNUSED_MAPPING "PW1109" "an unused entry of a map file"
    KEPT_ARGUMENT "PW1110" "an argument that another pass has, too"
    RENAMED_OPTION "PW1111" "an option whose C++ argument cannot stand in a pipeline"

    BROKEN_LINK "PW1601" "a link leads nowhere"
    UNCLOSED_PROSE "PW1602" "a fence or a comment in a description is not closed"
    TAKEN_ANCHOR "PW1603" "a heading takes the anchor of another"
    SKIPPED_LEVEL "PW1605" "a heading skips a level"
    FOREIGN_LINK "PW1606" "a link with an unsupported scheme"
}
