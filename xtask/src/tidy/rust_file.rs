//! A Rust file as tidy sees it: which kind it is, how long it and its functions are, which lints it silences.

use proc_macro2::Span;
use syn::spanned::Spanned;
use syn::visit::Visit;

/// The purpose of a file, which decides which rules apply.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Written by hand, part of a crate.
    Source,
    /// Tests, benchmarks and fuzz targets.
    Test,
    /// Expected output or input of a test, never edited by hand for its own sake.
    Fixture,
}

pub(crate) struct RustFile {
    pub(crate) name: String,
    pub(crate) text: String,
    pub(crate) kind: Kind,
    /// The items; of a fixture, none are read.
    pub(crate) tree: syn::File,
    pub(crate) functions: Vec<Function>,
    /// Lines of `allow` and `expect` attributes that give no reason.
    pub(crate) bare_allows: Vec<usize>,
    /// Lines that unit tests at the end of the file take.
    pub(crate) test_lines: usize,
}

pub(crate) struct Function {
    pub(crate) name: String,
    pub(crate) line: usize,
    pub(crate) lines: usize,
}

impl RustFile {
    pub(crate) fn parse(name: String, text: String) -> Result<Self, String> {
        let kind = kind(&name);
        let read = if kind == Kind::Fixture { "" } else { &text };
        let tree = syn::parse_file(read).map_err(|error| format!("{name}: {error}"))?;
        let mut visitor = Visitor::default();
        visitor.visit_file(&tree);
        let Visitor {
            functions,
            bare_allows,
            test_lines,
        } = visitor;
        Ok(Self {
            name,
            text,
            kind,
            tree,
            functions,
            bare_allows,
            test_lines,
        })
    }
}

fn kind(name: &str) -> Kind {
    let folder = |part: &str| name.split('/').any(|piece| piece == part);
    if ["fixtures", "ui", "golden", "generated"]
        .iter()
        .any(|part| folder(part))
        || name.ends_with("generated.rs")
    {
        Kind::Fixture
    } else if folder("tests") || folder("benches") || name.ends_with("/tests.rs") {
        Kind::Test
    } else {
        Kind::Source
    }
}

/// `true` if the item is compiled for tests alone.
pub(crate) fn is_for_tests(item: &syn::Item) -> bool {
    match item {
        syn::Item::Fn(item) => has_cfg_test(&item.attrs),
        syn::Item::Mod(item) => has_cfg_test(&item.attrs),
        syn::Item::Use(item) => has_cfg_test(&item.attrs),
        _ => false,
    }
}

fn has_cfg_test(attrs: &[syn::Attribute]) -> bool {
    attrs.iter().any(|attr| {
        matches!(&attr.meta, syn::Meta::List(list) if attr.path().is_ident("cfg") && list.tokens.to_string() == "test")
    })
}

#[derive(Default)]
struct Visitor {
    functions: Vec<Function>,
    bare_allows: Vec<usize>,
    test_lines: usize,
}

impl Visitor {
    fn function(&mut self, name: String, whole: Span) {
        let (start, end) = (whole.start().line, whole.end().line);
        self.functions.push(Function {
            name,
            line: start,
            lines: end - start + 1,
        });
    }
}

impl<'ast> Visit<'ast> for Visitor {
    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        self.function(
            item.sig.ident.to_string(),
            item.sig
                .span()
                .join(item.block.span())
                .unwrap_or(item.span()),
        );
        syn::visit::visit_item_fn(self, item);
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        self.function(
            item.sig.ident.to_string(),
            item.sig
                .span()
                .join(item.block.span())
                .unwrap_or(item.span()),
        );
        syn::visit::visit_impl_item_fn(self, item);
    }

    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        if has_cfg_test(&item.attrs) && item.content.is_some() {
            self.test_lines += item.span().end().line - item.span().start().line + 1;
        } else {
            syn::visit::visit_item_mod(self, item);
        }
    }

    fn visit_attribute(&mut self, attr: &'ast syn::Attribute) {
        let silences = attr.path().is_ident("allow") || attr.path().is_ident("expect");
        if let (true, syn::Meta::List(list)) = (silences, &attr.meta)
            && !list.tokens.to_string().contains("reason")
        {
            self.bare_allows.push(attr.span().start().line);
        }
    }
}
