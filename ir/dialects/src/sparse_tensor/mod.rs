//! The behaviour of `sparse_tensor`: the invariants of its operations.

use crate::shared::{behaviours, folds, some_or_ok};
use pass_ir::verify::{Check, Subject, ensure, refuse};
mod regions;

use pass_ir::Type;
use pass_ir::data::{Dim, TypeData};
use pass_ir::dialect::Behaviour;

pub(crate) const BEHAVIOUR: &[Behaviour] = behaviours![
    "sparse_tensor.assemble" => verify(check_assembly);
    "sparse_tensor.binary" => verify(regions::check_binary);
    "sparse_tensor.compress" => verify(check_compression);
    "sparse_tensor.concatenate" => verify(check_concatenation);
    "sparse_tensor.convert" => fold(folds::same_type), verify(check_conversion);
    "sparse_tensor.coordinates" => verify(|subject| { check_storage(subject, "coordinates", |encoding| encoding.coordinate_width) });
    "sparse_tensor.coordinates_buffer" => verify(check_buffer);
    "sparse_tensor.foreach" => verify(regions::check_foreach);
    "sparse_tensor.lvl" => verify(check_level);
    "sparse_tensor.positions" =>
        verify(|subject| check_storage(subject, "positions", |encoding| encoding.position_width));
    "sparse_tensor.push_back" => verify(check_push);
    "sparse_tensor.reduce" => verify(regions::check_reduction);
    "sparse_tensor.select" => verify(regions::check_selection);
    "sparse_tensor.unary" => verify(regions::check_unary);
    "sparse_tensor.values" => verify(check_values);
];

/// The parts of an encoding that invariants are about.
struct Encoding {
    levels: Vec<String>,
    /// The bits of positions and coordinates; zero stands for `index`.
    position_width: u32,
    coordinate_width: u32,
}

impl Encoding {
    fn of(subject: Subject<'_>, ty: Type) -> Option<Self> {
        let TypeData::Tensor {
            encoding: Some(encoding),
            ..
        } = subject.context().ty(ty)
        else {
            return None;
        };
        let text = subject.context().attr_text(*encoding);
        let text = text.strip_prefix("#sparse_tensor.encoding<")?;
        let (_, levels) = text.split_once("-> (")?;
        let width = |key| number_after(text, key);
        Some(Self {
            levels: levels_of(levels)?,
            position_width: width("posWidth = "),
            coordinate_width: width("crdWidth = "),
        })
    }

    /// Returns whether each level is stored by itself, as dense or as compressed.
    fn is_plain(&self) -> bool {
        self.levels
            .iter()
            .all(|level| ["dense", "compressed"].contains(&level.as_str()))
    }
}

/// Returns the number behind a word, or zero.
fn number_after(text: &str, word: &str) -> u32 {
    let digits = text.split_once(word).map_or("", |(_, rest)| rest);
    let end = digits.find(|c: char| !c.is_ascii_digit());
    digits[..end.unwrap_or(digits.len())].parse().unwrap_or(0)
}

/// Returns the words behind the name of each level in a list that ends with a parenthesis.
fn levels_of(text: &str) -> Option<Vec<String>> {
    let (mut depth, mut levels, mut start) = (0_u32, Vec::new(), 0);
    for (at, c) in text.char_indices() {
        match c {
            '(' => depth += 1,
            ',' | ')' if depth == 0 => {
                let (_, level) = text[start..at].split_once(':')?;
                levels.push(level.trim().to_owned());
                if c == ')' {
                    return Some(levels);
                }
                start = at + 1;
            }
            ')' => depth -= 1,
            _ => {}
        }
    }
    None
}

fn storage_type(subject: Subject<'_>, width: u32) -> Type {
    match width {
        0 => Type::INDEX,
        width => subject.context().integer_type(width),
    }
}

fn element(subject: Subject<'_>, ty: Option<Type>) -> Option<Type> {
    subject.context().ty(ty?).element()
}

fn check_storage(subject: Subject<'_>, what: &str, width: fn(&Encoding) -> u32) -> Check {
    let (tensor, result) = some_or_ok!(subject.cast_types());
    let encoding = some_or_ok!(Encoding::of(subject, tensor));
    let level = some_or_ok!(subject.int_value("level"));
    ensure(
        level.unsigned_abs() < encoding.levels.len() as u64,
        "requested level is out of bounds",
    )?;
    let expected = storage_type(subject, width(&encoding));
    match element(subject, Some(result)) {
        Some(found) if found != expected => refuse(format!("unexpected type for {what}")),
        _ => Ok(()),
    }
}

fn check_values(subject: Subject<'_>) -> Check {
    let (tensor, result) = some_or_ok!(subject.cast_types());
    if element(subject, Some(tensor)) == element(subject, Some(result)) {
        return Ok(());
    }
    refuse("unexpected mismatch in element types")
}

fn check_buffer(subject: Subject<'_>) -> Check {
    let tensor = subject.operand_type(0);
    match tensor.and_then(|tensor| Encoding::of(subject, tensor)) {
        Some(encoding) if encoding.is_plain() => refuse("expected sparse tensor with a COO region"),
        _ => Ok(()),
    }
}

/// Checks the buffers of a plain tensor: positions and coordinates of compressed levels, and the values.
fn check_assembly(subject: Subject<'_>) -> Check {
    let result = some_or_ok!(subject.result_type(0));
    let encoding = some_or_ok!(Encoding::of(subject, result).filter(Encoding::is_plain));
    let mut expected = Vec::new();
    for _ in encoding
        .levels
        .iter()
        .filter(|level| *level == "compressed")
    {
        expected.push(storage_type(subject, encoding.position_width));
        expected.push(storage_type(subject, encoding.coordinate_width));
    }
    expected.extend(element(subject, Some(result)));
    let found = subject.operand_types();
    ensure(
        found.len() == expected.len(),
        "inconsistent number of fields between input/output",
    )?;
    let mut pairs = found.zip(expected);
    ensure(
        !pairs.any(|(found, expected)| element(subject, Some(found)) != Some(expected)),
        "input/output element-types don't match",
    )
}

fn check_compression(subject: Subject<'_>) -> Check {
    let tensor = subject.operand_type(4);
    let encoding = some_or_ok!(tensor.and_then(|tensor| Encoding::of(subject, tensor)));
    let found = subject.operand_types().len().saturating_sub(5);
    if found + 1 == encoding.levels.len() {
        return Ok(());
    }
    subject.fail("incorrect number of coordinates")
}

fn check_conversion(subject: Subject<'_>) -> Check {
    let (from, to) = some_or_ok!(subject.cast_types());
    let cx = subject.context();
    let before = some_or_ok!(cx.ty(from).shape());
    let after = some_or_ok!(cx.ty(to).shape());
    ensure(
        before.len() == after.len(),
        "unexpected conversion mismatch in rank",
    )?;
    let mut pairs = before.iter().zip(after);
    match pairs.position(|(one, two)| two.size.is_some() && one.size != two.size) {
        Some(dim) => refuse(format!("unexpected conversion mismatch in dimension {dim}")),
        None => Ok(()),
    }
}

fn check_concatenation(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let dim = some_or_ok!(subject.int_value("dimension"));
    let result = some_or_ok!(subject.result_type(0));
    let shapes = subject.operand_types().map(|ty| cx.ty(ty).shape());
    let shapes = some_or_ok!(shapes.collect::<Option<Vec<_>>>());
    let shape = some_or_ok!(cx.ty(result).shape());
    ensure(
        shapes.len() > 1,
        "Need at least two tensors to concatenate.",
    )?;
    let rank = shape.len();
    let Some(dim) = usize::try_from(dim).ok().filter(|&dim| dim < rank) else {
        return refuse(format!(
            "Concat-dimension is out of bounds for dimension-rank ({dim} >= {rank})"
        ));
    };
    if let Some(at) = shapes.iter().position(|shape| shape.len() != rank) {
        return refuse(format!(
            "Input tensor ${at} has a different rank (rank={}) from the output tensor (rank={rank}).",
            shapes[at].len()
        ));
    }
    let is_unknown = |shape: &&[Dim]| shape.iter().any(|dim| dim.size.is_none());
    if let Some(at) = shapes.iter().position(is_unknown) {
        return refuse(format!("Input tensor ${at} has dynamic shape"));
    }
    for (place, whole) in shape.iter().enumerate() {
        let mut sizes = shapes.iter().map(|shape| shape[place].size);
        if place == dim {
            let sum = sizes.try_fold(0_u64, |sum, size| sum.checked_add(size?));
            ensure(
                sum.is_none() || whole.size.is_none() || sum == whole.size,
                "The concatenation dimension of the output tensor should be the sum of all the concatenation dimensions of the input tensors.",
            )?;
            continue;
        }
        let mut static_sizes = sizes.chain([whole.size]).flatten();
        let first = static_sizes.next();
        ensure(
            !static_sizes.any(|size| Some(size) != first),
            "All dimensions (expect for the concatenating one) should be equal.",
        )?;
    }
    Ok(())
}

fn constant(subject: Subject<'_>, operand: usize) -> Option<i128> {
    let (scope, op) = subject.position()?;
    let value = scope.body().operands(op).nth(operand)?;
    scope.body().constant_int(subject.context(), value)
}

fn check_level(subject: Subject<'_>) -> Check {
    let tensor = subject.operand_type(0);
    let encoding = tensor.and_then(|tensor| Encoding::of(subject, tensor));
    match (encoding, constant(subject, 1)) {
        (Some(encoding), Some(level)) if level >= encoding.levels.len() as i128 => {
            refuse("Level index exceeds the rank of the input sparse tensor")
        }
        _ => Ok(()),
    }
}

fn check_push(subject: Subject<'_>) -> Check {
    match constant(subject, 3) {
        Some(..1) => subject.fail("n must be not less than 1"),
        _ => Ok(()),
    }
}
