//! Bounds that tie the functions of a pass to an implementation, and explain in the words of the definitions that there is
//! none.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use crate::emit::allow::allow;
use crate::literal;
use crate::settings::CratePath;

/// `pub trait RunsExamplePass<P>`, which an IR has for each pass that is implemented for it.
pub(crate) fn runs(
    name: &Ident,
    file: &str,
    crate_path: &CratePath,
    vis: &TokenStream,
) -> TokenStream {
    let declared = match file {
        "" => String::new(),
        file => format!(" is declared in `{}` and", braced(file)),
    };
    let message = literal::string(&format!(
        "pass `{{P}}`{declared} has no implementation for the IR `{{Self}}`"
    ));
    let label = literal::string("`impl OperationPass<{Self}> for {P}` is missing");
    let note = literal::string(
        "what a pass does is written by hand, in `OperationPass::run_on_operation`",
    );
    let allow = allow(["dead_code", "unreachable_pub"]);
    quote! {
        #[doc(hidden)]
        #allow
        #[diagnostic::on_unimplemented(message = #message, label = #label, note = #note)]
        #vis trait #name<P>: #crate_path::Ir {
            type Pass: #crate_path::OperationPass<Self> + ::core::convert::From<P>;
        }
    }
}

/// `impl<I, P: OperationPass<I>> RunsExamplePass<P> for I`
pub(crate) fn blanket(name: &Ident, crate_path: &CratePath) -> TokenStream {
    quote! {
        #[automatically_derived]
        #[diagnostic::do_not_recommend]
        impl<I: #crate_path::Ir, P: #crate_path::OperationPass<I>> #name<P> for I {
            type Pass = P;
        }
    }
}

/// Returns the file name with its braces doubled, for they mean parameters here.
fn braced(file: &str) -> String {
    file.replace('{', "{{").replace('}', "}}")
}
