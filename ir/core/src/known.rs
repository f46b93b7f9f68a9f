//! Strings that have a fixed handle in every context.

macro_rules! known {
    ($($NAME:ident $text:literal)*) => {
        pub(crate) const STRINGS: &[&str] = &[$($text),*];

        #[expect(non_camel_case_types, clippy::upper_case_acronyms, reason = "each variant counts one constant below")]
        enum Position { $($NAME),* }

        /// Names that passes ask for often.
        pub mod name {
            use super::Position;
            use crate::handle::Ident;
            $(
                #[doc = concat!("`", $text, "`")]
                pub const $NAME: Ident = Ident(Position::$NAME as u32);
            )*
        }
    };
}

known! {
    EMPTY ""
    SYM_NAME "sym_name"
    SYM_VISIBILITY "sym_visibility"
    FUNCTION_TYPE "function_type"
    VALUE "value"
    PREDICATE "predicate"
    CALLEE "callee"
    OVERFLOW_FLAGS "overflowFlags"
    FASTMATH "fastmath"
    OPERAND_SEGMENT_SIZES "operandSegmentSizes"
    RESULT_SEGMENT_SIZES "resultSegmentSizes"
    ARG_ATTRS "arg_attrs"
    RES_ATTRS "res_attrs"
    PUBLIC "public"
    PRIVATE "private"
    NESTED "nested"
    CASE_OPERAND_SEGMENTS "case_operand_segments"
}
