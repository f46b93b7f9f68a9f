//! The behaviour of `tosa`: what its operations fold to, and what they ask of shapes and numbers beyond the tables.

mod control;
mod folds;
mod shapes;
mod windows;

use crate::shared::{behaviours, patterns};
use pass_ir::Type;
use pass_ir::data::TypeData;
use pass_ir::dialect::Behaviour;
use pass_ir::verify::Subject;
use shapes::{
    check_broadcast, check_clamp, check_concat, check_constant, check_constant_shape,
    check_extreme, check_gather, check_reduction, check_reshape, check_reversal,
    check_same_element, check_shape_operands, check_table, check_transposition,
};

pub(crate) const BEHAVIOUR: &[Behaviour] = behaviours![
    "tosa.add" => fold(folds::add), verify(check_broadcast);
    "tosa.argmax" => verify(check_extreme);
    "tosa.arithmetic_right_shift", "tosa.bitwise_and", "tosa.bitwise_or", "tosa.bitwise_xor",
    "tosa.equal", "tosa.greater", "tosa.greater_equal", "tosa.intdiv", "tosa.logical_and",
    "tosa.logical_left_shift", "tosa.logical_or", "tosa.logical_right_shift", "tosa.logical_xor",
    "tosa.maximum", "tosa.minimum", "tosa.pow" => verify(check_broadcast);
    "tosa.avg_pool2d", "tosa.max_pool2d" => verify(windows::check_pool);
    "tosa.cast" => fold(crate::shared::folds::same_type);
    "tosa.clamp" => patterns(patterns![named "ClampIsNoOp" => folds::clamp]), verify(check_clamp);
    "tosa.concat" => patterns(patterns![named "" => folds::concat]), verify(check_concat);
    "tosa.cond_if" => verify(control::check_choice);
    "tosa.const" => verify(check_constant);
    "tosa.const_shape" => verify(check_constant_shape);
    "tosa.conv2d", "tosa.conv3d", "tosa.depthwise_conv2d" => verify(windows::check_convolution);
    "tosa.gather" => verify(check_gather);
    "tosa.mul" => fold(folds::mul);
    "tosa.negate" => verify(check_same_element);
    "tosa.pad" => fold(folds::pad), verify(check_shape_operands);
    "tosa.reduce_all", "tosa.reduce_any", "tosa.reduce_max", "tosa.reduce_min",
    "tosa.reduce_product", "tosa.reduce_sum" => fold(folds::reduce), verify(check_reduction);
    "tosa.reshape" => fold(folds::whole), verify(check_reshape);
    "tosa.resize", "tosa.tile" => verify(check_shape_operands);
    "tosa.reverse" => verify(check_reversal);
    "tosa.slice" => fold(folds::whole), verify(check_shape_operands);
    "tosa.sub" => fold(folds::sub), verify(check_broadcast);
    "tosa.table" => verify(check_table);
    "tosa.transpose" => fold(folds::transpose), verify(check_transposition);
    "tosa.while_loop" => verify(control::check_loop);
];

/// Returns the sizes of a ranked type; `None` for dynamic ones.
fn sizes(subject: Subject<'_>, ty: Option<Type>) -> Option<Vec<Option<u64>>> {
    let shape = subject.context().ty(ty?).shape()?;
    Some(shape.iter().map(|dim| dim.size).collect())
}

/// Returns the element type, unless it is a type of a dialect.
fn element(subject: Subject<'_>, ty: Option<Type>) -> Option<Type> {
    let element = subject.context().ty(ty?).element()?;
    let is_known = !matches!(subject.context().ty(element), TypeData::Dialect { .. });
    is_known.then_some(element)
}

fn listed(numbers: &[i64]) -> String {
    let texts: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    texts.join(", ")
}
