//! The trait that ties the functions of a pass to an implementation, and explains in the words of the definitions that there is
//! none.

use passdefs::names::snake_case;
use proc_macro2::{Ident, TokenStream};
use quote::quote;

use crate::item::Item;
use crate::literal;
use crate::names::ident;
use crate::settings::CratePath;

/// `__runs! { pub RunsExamplePass in __runs_example_pass, "pass `{P}` is declared in .." }`: the trait that an IR has for each
/// pass that is implemented for it.
pub(crate) fn runs(name: &Ident, file: &str, crate_path: &CratePath, vis: &TokenStream) -> Item {
    let declared = match file {
        "" => String::new(),
        file => format!(" is declared in `{}` and", braced(file)),
    };
    let message = literal::line(&format!(
        "pass `{{P}}`{declared} has no implementation for the IR `{{Self}}`"
    ));
    // No name of a declaration yields an item that starts with `_`.
    let module = ident(&format!("__{}", snake_case(&name.to_string())));
    Item::call(
        crate_path,
        "__runs",
        quote!(#vis #name in #module, #message),
    )
}

/// Returns the file name with its braces doubled, for they mean parameters here.
fn braced(file: &str) -> String {
    file.replace('{', "{{").replace('}', "}}")
}
