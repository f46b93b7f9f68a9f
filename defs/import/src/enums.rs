//! Enums that are made from the flags of options.

use std::collections::BTreeSet;

use super::flags::CppValue;
use super::names::{Names, first_usable};
use super::text::prose;
use super::words::upper_camel_case;
use passdefs::draft::{Enum, EnumValue, Spanned};
use passdefs::names::{is_identifier, is_pipeline_safe};
use passdefs::source::Span;

#[derive(Default)]
pub(super) struct Enums(Vec<KnownEnum>);

struct KnownEnum {
    cpp: String,
    values: Vec<CppValue>,
    declared: Enum,
}

impl Enums {
    /// Returns the name of the enum of this C++ type with these values, and with these texts about them: the type may be known
    /// by other values elsewhere. A new enum is named after the type, or after its user too if that name is taken.
    pub(super) fn name(
        &mut self,
        cpp: &str,
        values: &[CppValue],
        user: &str,
        span: Span,
        names: &mut Names,
    ) -> Option<String> {
        let same = |known: &&KnownEnum| known.cpp == cpp && known.values == values;
        if let Some(known) = self.0.iter().find(same) {
            return Some(known.declared.name.value.clone());
        }
        let last = cpp.rsplit("::").next().unwrap_or(cpp);
        let plain = upper_camel_case(last);
        let values = values.to_vec();
        let drafts = draft_values(&values, span)?;
        if !is_identifier(&plain) {
            return None;
        }
        let name = names.claim_type(&[&plain, &format!("{user}{plain}")]);
        let declared = Enum {
            name: Spanned::new(name.clone(), span),
            doc: None,
            rust: None,
            values: drafts,
        };
        self.0.push(KnownEnum {
            cpp: cpp.to_owned(),
            values,
            declared,
        });
        Some(name)
    }

    pub(super) fn finish(self) -> Vec<Enum> {
        self.0.into_iter().map(|known| known.declared).collect()
    }
}

/// Converts the values; `None` if a text cannot stand in a pipeline, or two are equal.
fn draft_values(values: &[CppValue], span: Span) -> Option<Vec<EnumValue>> {
    let texts: BTreeSet<&str> = values.iter().map(|value| value.text.as_str()).collect();
    let usable = texts.len() == values.len() && texts.into_iter().all(is_pipeline_safe);
    let mut names = BTreeSet::new();
    let draft = |value: &CppValue| {
        let name = variant(&value.enumerator, &value.text)?;
        let name = super::names::first_free(&[&name], |name| !names.contains(name));
        names.insert(name.clone());
        Some(EnumValue {
            name: Spanned::new(name, span),
            text: Some(Spanned::new(value.text.clone(), span)),
            doc: prose(&value.doc, span),
        })
    };
    values
        .iter()
        .map(draft)
        .collect::<Option<_>>()
        .filter(|_| usable)
}

/// Returns the Rust name of a value: that of the enumerator without the `k` that C++ projects put before it, else that of its
/// text, if need be with a word before it.
fn variant(enumerator: &str, text: &str) -> Option<String> {
    let bare = enumerator
        .strip_prefix('k')
        .filter(|bare| bare.starts_with(char::is_uppercase))
        .unwrap_or(enumerator);
    let [bare, text] = [bare, text].map(upper_camel_case);
    let last = format!("Value{text}");
    first_usable(&[&bare, &text, &last]).map(str::to_owned)
}
