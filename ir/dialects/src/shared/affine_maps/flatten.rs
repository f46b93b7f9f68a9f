//! Linear forms of affine expressions: coefficients of dimensions, symbols and quotients.

use pass_ir::data::{Affine, AffineExpr, AffineOp};

/// A sum of multiples. Forms are sorted by the coefficients of inputs, then of quotients, then by the constant.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct LinearForm {
    /// The coefficients of the dimensions, then of the symbols; missing ones at the end are 0.
    inputs: Vec<i64>,
    /// The coefficients of `Flattener::quotients`; missing ones at the end are 0.
    quotients: Vec<i64>,
    constant: i64,
}

struct Flattener {
    dims: u32,
    symbols: u32,
    /// Divisions, rounded down or up.
    quotients: Vec<AffineExpr>,
}

/// Rewrites each result as a sum of multiples of inputs and quotients, and a constant: `(d0 + d1 * 2) floordiv 4 + d0` is
/// `d0` plus one times the quotient `(d0 + d1 * 2) floordiv 4`.
///
/// A result that is not linear, or needs a number beyond 64 bits, stays as it is.
pub(crate) fn flatten(map: Affine) -> Affine {
    let (dims, symbols) = (map.dims, map.symbols);
    let flatten_one =
        |expr: AffineExpr| Flattener::flatten_expr(&expr, dims, symbols).unwrap_or(expr);
    Affine {
        exprs: map.exprs.into_iter().map(flatten_one).collect(),
        ..map
    }
}

/// Returns the coefficients of the dimensions, then of the symbols, and the constant.
///
/// Returns `None` unless the expression is a sum of multiples of inputs.
pub(crate) fn coefficients(expr: &AffineExpr, dims: u32, symbols: u32) -> Option<(Vec<i64>, i64)> {
    let form = Flattener::linear_form_of_inputs(expr, dims, symbols)?;
    Some((form.inputs, form.constant))
}

impl Flattener {
    fn linear_form_of_inputs(expr: &AffineExpr, dims: u32, symbols: u32) -> Option<LinearForm> {
        let mut flattener = Self::new(dims, symbols);
        let mut form = flattener.linear_form(expr)?;
        form.inputs.resize((dims + symbols) as usize, 0);
        flattener.quotients.is_empty().then_some(form)
    }

    fn new(dims: u32, symbols: u32) -> Self {
        Self {
            dims,
            symbols,
            quotients: Vec::new(),
        }
    }

    fn flatten_expr(expr: &AffineExpr, dims: u32, symbols: u32) -> Option<AffineExpr> {
        let mut flattener = Self::new(dims, symbols);
        let form = flattener.linear_form(expr)?;
        Some(flattener.to_expr(&form))
    }

    fn linear_form(&mut self, expr: &AffineExpr) -> Option<LinearForm> {
        let AffineExpr::Binary(binary) = expr else {
            return Some(self.leaf_form(expr));
        };
        let (op, lhs, rhs) = binary.parts();
        let left = self.linear_form(lhs)?;
        if op == AffineOp::Add {
            let right = self.linear_form(rhs)?;
            return left.add_multiple(&right, 1);
        }
        let factor = rhs.constant()?;
        match op {
            AffineOp::Mul => LinearForm::default().add_multiple(&left, factor),
            _ if factor <= 0 => None,
            AffineOp::Mod => self.remainder(left, factor),
            _ => self.quotient(left, factor, op),
        }
    }

    fn leaf_form(&self, expr: &AffineExpr) -> LinearForm {
        let mut form = LinearForm::default();
        let index = match expr {
            AffineExpr::Dim(index) => *index,
            AffineExpr::Symbol(index) => self.dims + index,
            _ => {
                form.constant = expr.constant().unwrap_or_default();
                return form;
            }
        };
        form.inputs = vec![0; index as usize + 1];
        if let Some(last) = form.inputs.last_mut() {
            *last = 1;
        }
        form
    }

    /// `e mod c` is `e - c * (e floordiv c)`, where the division is first reduced by the common divisor.
    fn remainder(&mut self, form: LinearForm, divisor: i64) -> Option<LinearForm> {
        if form
            .coefficients_and_constant()
            .all(|number| number % divisor == 0)
        {
            return Some(LinearForm::default());
        }
        let common = form.common_divisor(divisor);
        let quotient =
            self.quotient_index(&form.divided(common), divisor / common, AffineOp::FloorDiv);
        let mut quotients = vec![0; quotient];
        quotients.push(1);
        let quotient = LinearForm {
            quotients,
            ..LinearForm::default()
        };
        form.add_multiple(&quotient, divisor.checked_neg()?)
    }

    fn quotient(&mut self, form: LinearForm, divisor: i64, op: AffineOp) -> Option<LinearForm> {
        let common = form.common_divisor(divisor);
        let (form, divisor) = (form.divided(common), divisor / common);
        if divisor == 1 {
            return Some(form);
        }
        let mut quotients = vec![0; self.quotient_index(&form, divisor, op)];
        quotients.push(1);
        Some(LinearForm {
            quotients,
            ..LinearForm::default()
        })
    }

    fn quotient_index(&mut self, dividend: &LinearForm, divisor: i64, op: AffineOp) -> usize {
        let expr = AffineExpr::binary(op, self.to_expr(dividend), AffineExpr::Constant(divisor));
        let existing = self.quotients.iter().position(|existing| *existing == expr);
        existing.unwrap_or_else(|| {
            self.quotients.push(expr);
            self.quotients.len() - 1
        })
    }

    fn to_expr(&self, form: &LinearForm) -> AffineExpr {
        let dims = (0..self.dims).map(AffineExpr::Dim);
        let inputs = dims.chain((0..self.symbols).map(AffineExpr::Symbol));
        let quotients = self.quotients.iter().cloned();
        let terms = inputs
            .zip(&form.inputs)
            .chain(quotients.zip(&form.quotients));
        let sum = terms.filter(|(_, factor)| **factor != 0).fold(
            AffineExpr::Constant(0),
            |sum, (term, &factor)| {
                let factor = AffineExpr::Constant(factor);
                sum + AffineExpr::binary(AffineOp::Mul, term, factor)
            },
        );
        match form.constant {
            0 => sum,
            constant => sum + AffineExpr::Constant(constant),
        }
    }
}

impl LinearForm {
    fn coefficients_and_constant(&self) -> impl Iterator<Item = i64> {
        let factors = self.inputs.iter().chain(&self.quotients);
        factors.copied().chain([self.constant])
    }

    /// Adds a multiple of another form. Returns `None` if a number overflows.
    fn add_multiple(mut self, other: &Self, factor: i64) -> Option<Self> {
        add_multiple(&mut self.inputs, &other.inputs, factor)?;
        add_multiple(&mut self.quotients, &other.quotients, factor)?;
        let constant = other.constant.checked_mul(factor)?;
        self.constant = self.constant.checked_add(constant)?;
        Some(self)
    }

    fn common_divisor(&self, number: i64) -> i64 {
        let start = number.unsigned_abs();
        let common = self
            .coefficients_and_constant()
            .fold(start, |common, number| {
                AffineExpr::greatest_common_divisor(common, number.unsigned_abs())
            });
        i64::try_from(common).unwrap_or(1)
    }

    fn divided(&self, divisor: i64) -> Self {
        let divide = |numbers: &[i64]| numbers.iter().map(|number| number / divisor).collect();
        Self {
            inputs: divide(&self.inputs),
            quotients: divide(&self.quotients),
            constant: self.constant / divisor,
        }
    }
}

fn add_multiple(sum: &mut Vec<i64>, other: &[i64], factor: i64) -> Option<()> {
    sum.resize(sum.len().max(other.len()), 0);
    for (number, other) in sum.iter_mut().zip(other) {
        *number = number.checked_add(other.checked_mul(factor)?)?;
    }
    Some(())
}
