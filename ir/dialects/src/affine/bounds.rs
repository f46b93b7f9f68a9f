//! Ranges of the induction variables of loops, and the expressions that they make simpler.

use crate::shared::affine_maps;
use pass_ir::body::ValueDef;
use pass_ir::data::{Affine, AffineExpr, AffineOp};
use pass_ir::{Body, Context, OpId, ValueId};

#[derive(Clone, Copy, Debug, Default)]
struct Range {
    least: Option<i64>,
    greatest: Option<i64>,
}

/// An input of a map: the range of its values, and a divisor of all of them.
#[derive(Clone, Copy, Debug)]
struct Input {
    range: Range,
    loop_bounds: Option<(i64, i64)>,
    divisor: u64,
}

pub(super) struct Inputs<'a> {
    map: &'a Affine,
    inputs: Vec<Input>,
}

impl<'a> Inputs<'a> {
    pub(super) fn of(cx: &Context, body: &Body, map: &'a Affine, operands: &[ValueId]) -> Self {
        let inputs = operands
            .iter()
            .map(|&operand| Input::of(cx, body, operand).unwrap_or(Input::UNKNOWN));
        Self {
            map,
            inputs: inputs.collect(),
        }
    }

    pub(super) fn simplified(&self) -> Box<[AffineExpr]> {
        let exprs = self.map.exprs.iter();
        exprs.map(|expr| self.simplify(expr)).collect()
    }

    /// Returns the results of the map without those that never decide the maximum (or the minimum).
    pub(super) fn without_redundant(&self, greatest: bool) -> Box<[AffineExpr]> {
        let ranges: Vec<Range> = self.map.exprs.iter().map(|expr| self.range(expr)).collect();
        // Seen from the other end, the greatest result is the least one.
        let oriented = |range: Range| {
            if greatest {
                (range.least, range.greatest)
            } else {
                (
                    range.greatest.and_then(i64::checked_neg),
                    range.least.and_then(i64::checked_neg),
                )
            }
        };
        let is_redundant = |place: usize| {
            let (lower, upper) = oriented(ranges[place]);
            let Some(upper) = upper else {
                return false;
            };
            let mut others = ranges.iter().enumerate();
            others.any(|(other, &range)| {
                let (other_lower, other_upper) = oriented(range);
                let both_constant = lower == Some(upper) && other_lower == other_upper;
                let is_kept = both_constant && place < other;
                other != place
                    && other_lower.is_some_and(|other_least| {
                        other_least > upper || (other_least == upper && !is_kept)
                    })
            })
        };
        let results = self.map.exprs.iter().enumerate();
        let remaining = results.filter(|(place, _)| !is_redundant(*place));
        remaining
            .map(|(place, expr)| match ranges[place] {
                Range {
                    least: Some(least),
                    greatest: Some(greatest),
                } if least == greatest => AffineExpr::Constant(least),
                _ => expr.clone(),
            })
            .collect()
    }

    fn simplify(&self, expr: &AffineExpr) -> AffineExpr {
        let AffineExpr::Binary(binary) = expr else {
            return expr.clone();
        };
        let (op, lhs, rhs) = binary.parts();
        let expr = AffineExpr::binary(op, self.simplify(lhs), self.simplify(rhs));
        self.decided(&expr).unwrap_or(expr)
    }

    /// Returns a simpler expression for a division or a remainder.
    fn decided(&self, expr: &AffineExpr) -> Option<AffineExpr> {
        let AffineExpr::Binary(binary) = expr else {
            return None;
        };
        let (op, lhs, rhs) = binary.parts();
        let divisor = rhs.constant().filter(|&divisor| divisor > 0)?;
        if matches!(op, AffineOp::Add | AffineOp::Mul) {
            return None;
        }
        if let Some(decided) = self.by_range(op, lhs, divisor) {
            return Some(decided);
        }
        if let Some((multiple, rest, of)) = self.multiple_and_rest(lhs) {
            return without_rest(op, (multiple, rest, of), rhs, divisor);
        }
        let is_zero = match op {
            AffineOp::FloorDiv => self.is_below(lhs, divisor.unsigned_abs()),
            AffineOp::Mod => self.divisor(lhs).is_multiple_of(divisor.unsigned_abs()),
            _ => false,
        };
        is_zero.then_some(AffineExpr::Constant(0))
    }

    /// Returns a quotient that is the same at both ends of the range, or a remainder that is the number itself.
    fn by_range(&self, op: AffineOp, lhs: &AffineExpr, divisor: i64) -> Option<AffineExpr> {
        let range = self.range(lhs);
        let (least, greatest) = (range.least?, range.greatest?);
        if op == AffineOp::Mod {
            let is_itself = least >= 0 && least < divisor && greatest < divisor;
            return is_itself.then(|| lhs.clone());
        }
        let quotient = divided(op, least, divisor)?;
        (divided(op, greatest, divisor)? == quotient).then_some(AffineExpr::Constant(quotient))
    }

    /// Splits a sum into a multiple of a number, and a rest in `0..number`.
    fn multiple_and_rest<'e>(
        &self,
        sum: &'e AffineExpr,
    ) -> Option<(&'e AffineExpr, &'e AffineExpr, u64)> {
        let AffineExpr::Binary(sum) = sum else {
            return None;
        };
        let (AffineOp::Add, lhs, rhs) = sum.parts() else {
            return None;
        };
        [(lhs, rhs), (rhs, lhs)]
            .into_iter()
            .map(|(multiple, rest)| (multiple, rest, self.divisor(multiple)))
            .find(|&(_, rest, of)| self.is_below(rest, of))
    }

    /// Returns the largest number that is known to divide all values of an expression.
    fn divisor(&self, expr: &AffineExpr) -> u64 {
        match expr {
            AffineExpr::Dim(place) => self.input(*place).divisor,
            _ => expr.largest_divisor(),
        }
    }

    /// Returns true for a constant or a dimension that is known to be at least zero and below `number`.
    fn is_below(&self, expr: &AffineExpr, number: u64) -> bool {
        match expr {
            AffineExpr::Constant(value) => u64::try_from(*value).is_ok_and(|value| value < number),
            AffineExpr::Dim(place) => {
                let bounds = self.input(*place).loop_bounds;
                bounds.is_some_and(|(lower, upper)| {
                    lower >= 0 && u64::try_from(upper).map_or(true, |upper| upper <= number)
                })
            }
            _ => false,
        }
    }

    fn input(&self, place: u32) -> Input {
        let input = self.inputs.get(place as usize).copied();
        input.unwrap_or(Input::UNKNOWN)
    }

    fn range(&self, expr: &AffineExpr) -> Range {
        Range {
            least: self.bound(expr, false),
            greatest: self.bound(expr, true),
        }
    }

    fn bound(&self, expr: &AffineExpr, upper: bool) -> Option<i64> {
        if let AffineExpr::Binary(binary) = expr
            && let (op @ (AffineOp::FloorDiv | AffineOp::CeilDiv | AffineOp::Mod), lhs, rhs) =
                binary.parts()
        {
            let divisor = rhs.constant().filter(|&divisor| divisor >= 1)?;
            return match op {
                AffineOp::Mod => Some(self.bound_of_remainder(lhs, divisor, upper)),
                _ => divided(op, self.bound(lhs, upper)?, divisor),
            };
        }
        let (factors, constant) = affine_maps::coefficients(expr, self.map.dims, self.map.symbols)?;
        let terms = factors.iter().zip(&self.inputs);
        terms
            .filter(|(factor, _)| **factor != 0)
            .try_fold(constant, |sum, (&factor, input)| {
                let end = if upper == (factor > 0) {
                    input.range.greatest?
                } else {
                    input.range.least?
                };
                sum.checked_add(end.checked_mul(factor)?)
            })
    }

    /// Returns the remainder of an end of the range, if all of the range has the same quotient.
    fn bound_of_remainder(&self, lhs: &AffineExpr, divisor: i64, upper: bool) -> i64 {
        let ends = self.bound(lhs, false).zip(self.bound(lhs, true));
        match ends {
            Some((least, greatest))
                if least.div_euclid(divisor) == greatest.div_euclid(divisor) =>
            {
                if upper { greatest } else { least }.rem_euclid(divisor)
            }
            _ if upper => divisor - 1,
            _ => 0,
        }
    }
}

impl Input {
    const UNKNOWN: Self = Self {
        range: Range {
            least: None,
            greatest: None,
        },
        loop_bounds: None,
        divisor: 1,
    };

    fn of(cx: &Context, body: &Body, value: ValueId) -> Option<Self> {
        let ValueDef::Argument { block, index: 0 } = body.value_def(value) else {
            return None;
        };
        let owner = body.region_owner(body.block_region(block)?)?;
        if cx.op_name_str(body.name(owner)) != "affine.for" {
            return None;
        }
        let map = |key: &str| bound_map(cx, body, owner, key);
        let step = cx.attr(body.attr(cx, owner, cx.ident("step"))?);
        let step = step.as_int()?.as_i64().filter(|&step| step > 0)?;
        let (lower_map, upper_map) = (map("lowerBoundMap")?, map("upperBoundMap")?);
        let (lower, upper) = (constant_of(lower_map), constant_of(upper_map));
        let last = upper.and_then(|upper| upper.checked_sub(1));
        let greatest = last.and_then(|last| match lower {
            // The last value that is taken, where the step passes over the end.
            Some(lower) => last.checked_sub(last.checked_sub(lower)?.checked_rem(step)?),
            None => Some(last),
        });
        let of_map = lower_map.exprs.iter().map(AffineExpr::largest_divisor);
        let divisor = match lower {
            Some(0) => step.unsigned_abs(),
            _ => of_map.fold(step.unsigned_abs(), AffineExpr::greatest_common_divisor),
        };
        let is_empty = lower
            .zip(greatest)
            .is_some_and(|(least, greatest)| least > greatest);
        let range = Range {
            least: lower,
            greatest,
        };
        Some(Self {
            // Of no number at all, each bound would be below the other.
            range: if is_empty { Range::default() } else { range },
            loop_bounds: lower.zip(upper),
            divisor,
        })
    }
}

fn bound_map<'c>(cx: &'c Context, body: &Body, op: OpId, key: &str) -> Option<&'c Affine> {
    cx.attr(body.attr(cx, op, cx.ident(key))?).as_affine()
}

fn constant_of(map: &Affine) -> Option<i64> {
    match &map.exprs[..] {
        [only] => only.constant(),
        _ => None,
    }
}

fn divided(op: AffineOp, number: i64, divisor: i64) -> Option<i64> {
    let down = number.checked_div_euclid(divisor)?;
    let is_exact = number.checked_rem_euclid(divisor)? == 0;
    match op {
        AffineOp::CeilDiv if !is_exact => down.checked_add(1),
        _ => Some(down),
    }
}

/// Returns the quotient of the multiple alone, or the remainder of the rest alone, where the divisor allows that.
fn without_rest(
    op: AffineOp,
    (multiple, rest, of): (&AffineExpr, &AffineExpr, u64),
    rhs: &AffineExpr,
    divisor: i64,
) -> Option<AffineExpr> {
    let divisor = divisor.unsigned_abs();
    match op {
        AffineOp::FloorDiv if divisor.is_multiple_of(of) => {
            Some(AffineExpr::binary(op, multiple.clone(), rhs.clone()))
        }
        AffineOp::Mod if of.is_multiple_of(divisor) => {
            Some(AffineExpr::binary(op, rest.clone(), rhs.clone()))
        }
        _ => None,
    }
}
