//! Types and default values of options.

use passdefs::model::{Arity, OptionDef, OptionType, PassSet, RustPath, RustValue, Value};
use proc_macro2::{Literal, TokenStream};
use quote::{ToTokens, quote};

use crate::emit::context::Context;
use crate::emit::unknown;
use crate::literal;
use crate::names::ident;

/// The inputs of writing types and values: the enums that there are, and the path of the runtime.
#[derive(Clone, Copy)]
pub(crate) struct Types<'a> {
    cx: Context<'a>,
}

impl<'a> Types<'a> {
    pub(crate) fn new(cx: Context<'a>) -> Self {
        Self { cx }
    }

    /// Returns the path of the enum that the type is, if that is declared elsewhere.
    pub(crate) fn outer_enum(self, ty: &OptionType) -> Option<&'a str> {
        match ty {
            OptionType::Enum(id) => self.cx.set[*id].rust.as_deref(),
            _ => None,
        }
    }

    /// Returns the Rust type of the field, whose values are of this type: `bool`, `Vec<i64>`, `Option<RegionSimplify>`.
    pub(crate) fn of_values(self, option: &OptionDef, value: TokenStream) -> TokenStream {
        match option.arity {
            Arity::Single(_) | Arity::Required | Arity::Unknown { list: false, .. } => value,
            Arity::Optional => quote!(::core::option::Option<#value>),
            Arity::List(_) | Arity::Unknown { list: true, .. } => quote!(::std::vec::Vec<#value>),
        }
    }

    pub(crate) fn of_value(self, ty: &OptionType) -> TokenStream {
        match ty {
            OptionType::BuiltIn(ty) => self.path(ty.rust()),
            OptionType::Enum(id) => {
                let declared = &self.cx.set[*id];
                match &declared.rust {
                    Some(path) => rust(path),
                    None => self.cx.path(declared.group, &declared.name),
                }
            }
            OptionType::Path(path) => rust(path),
        }
    }

    fn path(self, path: RustPath) -> TokenStream {
        let crate_path = self.cx.crate_path;
        match path {
            RustPath::Prelude(path) | RustPath::Standard(path) => rust(path),
            RustPath::Runtime(name) => {
                let name = rust(name);
                quote!(#crate_path::#name)
            }
        }
    }
}

/// Returns whether the field is known to be copied by use.
pub(crate) fn is_copy(option: &OptionDef) -> bool {
    let is_copy = match &option.ty {
        OptionType::BuiltIn(ty) => ty.is_copy(),
        OptionType::Enum(_) => true,
        OptionType::Path(_) => false,
    };
    is_copy && !matches!(option.arity, Arity::List(_))
}

/// Returns Rust code of the definitions as tokens. The model holds only code that can be split into tokens; anything else
/// becomes an error of the compiler.
pub(crate) fn rust(text: &str) -> TokenStream {
    text.parse()
        .unwrap_or_else(|_| quote!(::core::compile_error!(#text)))
}

/// Returns the default as an expression: `true`, `::std::vec::Vec::from([2, 4, 8])`; `None` if a value must be given.
pub(crate) fn default_value(option: &OptionDef, types: Types<'_>) -> Option<TokenStream> {
    Some(match &option.arity {
        Arity::Required => return None,
        Arity::Single(Some(value)) => expression(option, value, types),
        Arity::Single(None) => quote!(::core::default::Default::default()),
        Arity::List(Some(values)) if !values.is_empty() => {
            let values = values.iter().map(|value| expression(option, value, types));
            quote!(::std::vec::Vec::from([#(#values),*]))
        }
        Arity::List(_) => quote!(::std::vec::Vec::new()),
        Arity::Optional => quote!(::core::option::Option::None),
        Arity::Unknown { cpp, .. } => unknown::expression(cpp),
    })
}

/// Returns a value of an option as an expression: `2`, `RegionSimplify::Normal`, `parse_declared("version", "1.2")?` for one that
/// only its type can read.
pub(crate) fn expression(option: &OptionDef, value: &Value, types: Types<'_>) -> TokenStream {
    match value {
        Value::Scalar(value) => match value.to_rust() {
            RustValue::Int(value) => integer(value),
            RustValue::Char(value) => literal::character(value).into_token_stream(),
            RustValue::Tokens(text) => rust(&text),
            RustValue::Call(function, text) => {
                let (function, text) = (types.path(function), literal::string(&text));
                quote!(#function(#text))
            }
        },
        // Its path is one within the crate of the definitions.
        Value::Enum(_)
            if types.cx.has_group_modules() && types.outer_enum(&option.ty).is_some() =>
        {
            parsed(option, &types.cx.set.value_text(value), types)
        }
        Value::Enum(id) => {
            let (name, variant) = (types.of_value(&option.ty), ident(&types.cx.set[*id].name));
            quote!(#name::#variant)
        }
        Value::Text(text) => parsed(option, text, types),
    }
}

/// `parse_declared("version", "1.2")?`
fn parsed(option: &OptionDef, text: &str, types: Types<'_>) -> TokenStream {
    let crate_path = types.cx.crate_path;
    let [name, text] = [&option.argument, text].map(literal::string);
    quote!(#crate_path::__private::parse_declared(#name, #text)?)
}

/// `1_000_000`
fn integer(value: i128) -> TokenStream {
    let digits = value.unsigned_abs().to_string();
    let first = digits.len() % GROUPED;
    let (head, tail) = digits.split_at(first);
    let tail = tail.as_bytes().chunks(GROUPED).map(String::from_utf8_lossy);
    let head = (!head.is_empty()).then(|| head.into());
    let groups: Vec<_> = head.into_iter().chain(tail).collect();
    let separator = if digits.len() > SHORT { "_" } else { "" };
    if separator.is_empty() {
        let literal = Literal::u128_unsuffixed(value.unsigned_abs());
        let sign = (value < 0).then(|| quote!(-));
        return quote!(#sign #literal);
    }
    let sign = if value < 0 { "-" } else { "" };
    rust(&format!("{sign}{}", groups.join(separator)))
}

/// Digits between separators.
const GROUPED: usize = 3;

/// Digits of the longest number without separators.
const SHORT: usize = 4;

/// Returns the default as the table has it: `true`, `2,4,8`; `None` if none was written.
pub(crate) fn default_text(option: &OptionDef, set: &PassSet) -> Option<String> {
    match &option.arity {
        Arity::Single(Some(value)) => Some(set.value_text(value).into_owned()),
        Arity::List(Some(values)) => {
            let texts = values.iter().map(|value| set.value_text(value));
            Some(passdefs::join_items(texts))
        }
        _ => None,
    }
}
