//! The behaviour of `quant`.

use crate::shared::{behaviours, some_or_ok};
use pass_ir::data::{AttrData, FloatKind, TypeData};
use pass_ir::dialect::Behaviour;
use pass_ir::rewrite::{Fold, Site};
use pass_ir::verify::{Check, Subject};
use pass_ir::{Context, Type};

pub(crate) const BEHAVIOUR: &[Behaviour] = behaviours![
    "quant.dcast" => verify_types(check_shapes);
    "quant.qcast" => fold(quantized_again), verify_types(check_shapes);
    "quant.scast" => fold(|site| fold_inverse(site, "quant.scast")), verify_types(check_shapes);
];

/// Folds to what was expressed as a number before, if every number of the storage can be told from the next one there.
/// What was quantized before has been rounded.
fn quantized_again(site: &Site<'_>) -> Option<Fold> {
    const MAX_WIDTH: u32 = 16;
    let cx = site.context();
    let text = cx.type_text(cx.element_or_self(site.result_type(0)?));
    let storage = text.strip_prefix("!quant.uniform<")?;
    let width = storage.trim_start_matches(['i', 'u']);
    let width = width.split(|char: char| !char.is_ascii_digit()).next()?;
    let expressed = cx.element_or_self(site.type_of(site.operand(0)?));
    let is_exact = matches!(expressed, Type::F32 | Type::F64);
    let fits = is_exact && width.parse::<u32>().ok()? <= MAX_WIDTH;
    fits.then(|| fold_inverse(site, "quant.dcast"))?
}

fn fold_inverse(site: &Site<'_>, opposite: &str) -> Option<Fold> {
    let opposite = site.context().op_name(opposite);
    let source = site.def(site.operand(0)?, opposite)?.operand(0)?;
    (Some(site.type_of(source)) == site.result_type(0)).then(|| source.into())
}

/// Returns the text of a type as MLIR prints it, if that differs: scales as numbers are printed, and no range of the
/// storage that is all it can hold.
pub(crate) fn canonical(cx: &Context, text: &str) -> Option<String> {
    let is_digit = |char: char| char.is_ascii_alphanumeric() || matches!(char, '.' | '-' | '+');
    let mut canonical = String::new();
    let mut rest = text;
    while let Some(start) = rest.find([',', '{', ' ', '<', ':']) {
        let (before, after) = rest.split_at(start + 1);
        canonical.push_str(before);
        let number = &after[..after.find(|char| !is_digit(char)).unwrap_or(after.len())];
        rest = &after[number.len()..];
        let scale = number.parse::<f64>().ok();
        let scale = scale.filter(|_| {
            number.contains('.')
                && number
                    .trim_start_matches('-')
                    .starts_with(|char: char| char.is_ascii_digit())
        });
        match scale {
            Some(scale) => {
                let bits = u128::from(scale.to_bits()).into();
                let scale = cx.intern_attr(AttrData::Float {
                    bits,
                    ty: Type::F64,
                });
                canonical.push_str(cx.attr_text(scale).trim_end_matches(" : f64"));
            }
            None => canonical.push_str(number),
        }
    }
    canonical.push_str(rest);
    // Scales of one axis have no space between them.
    if let Some((before, scales)) = canonical
        .split_once('{')
        .filter(|_| !canonical.contains("{{"))
    {
        canonical = format!("{before}{{{}", scales.replace(", ", ","));
    }
    for (storage, range) in FULL_RANGES {
        canonical = canonical.replace(&format!("<{storage}<{range}>:"), &format!("<{storage}:"));
    }
    (canonical != text).then_some(canonical)
}

/// Returns what is wrong with the type of the numbers that are expressed, which is a float.
pub(crate) fn type_error(cx: &Context, ty: Type) -> Option<String> {
    let TypeData::Dialect { rest, .. } = cx.ty(ty) else {
        return None;
    };
    let is_word = |char: char| char.is_ascii_alphanumeric();
    let storage = cx.str(*rest);
    let storage = storage
        .strip_prefix(".uniform<")
        .or_else(|| storage.strip_prefix(".any<"))?;
    let range = storage.trim_start().trim_start_matches(is_word);
    let expressed = match range.strip_prefix('<') {
        Some(range) => range.split_once('>')?.1,
        None => range,
    };
    let expressed = expressed.trim_start().strip_prefix(':')?.trim_start();
    let word = expressed.split(|char| !is_word(char)).next()?;
    let is_float = FloatKind::from_keyword(word).is_some();
    (!is_float).then(|| "invalid kind of type specified".to_owned())
}

/// The numbers that a type of the storage holds.
const FULL_RANGES: &[(&str, &str)] = &[
    ("i8", "-128:127"),
    ("u8", "0:255"),
    ("i16", "-32768:32767"),
    ("u16", "0:65535"),
    ("i4", "-8:7"),
    ("u4", "0:15"),
    ("i32", "-2147483648:2147483647"),
];

fn check_shapes(subject: Subject<'_>) -> Check {
    let (from, to) = some_or_ok!(subject.cast_types());
    let (from, to) = (subject.context().ty(from), subject.context().ty(to));
    let are_tensors = [from, to].map(|ty| ty.element().is_some());
    if are_tensors[0] == are_tensors[1] && from.shape() == to.shape() {
        return Ok(());
    }
    subject.fail(
        "failed to verify that input and result are both scalars or both tensors with matching shape",
    )
}
