//! Linear forms of affine expressions: coefficients of dimensions, symbols and quotients.

use pass_ir::data::{Affine, AffineExpr, AffineOp};

#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct LinearForm {
    /// The coefficients of the dimensions, then of the symbols.
    inputs: Vec<i64>,
    /// The coefficients of the first quotients.
    quotients: Vec<i64>,
    constant: i64,
}

struct Flattener {
    dims: u32,
    symbols: u32,
    /// Divisions, rounded down or up.
    quotients: Vec<AffineExpr>,
}

/// Rewrites each result as a sum of products of inputs, quotients and a constant.
///
/// A result that is not linear, or needs a number beyond 64 bits, stays as it is.
pub(crate) fn flatten(map: Affine) -> Affine {
    let (dims, symbols) = (map.dims, map.symbols);
    let flat = |expr: AffineExpr| Flattener::flat(&expr, dims, symbols).unwrap_or(expr);
    Affine {
        exprs: map.exprs.into_iter().map(flat).collect(),
        ..map
    }
}

/// Sorts the results by their coefficients.
///
/// Returns `None` if they are sorted, or if a result is not a sum of products of inputs.
pub(crate) fn sort_results(map: &Affine) -> Option<Affine> {
    let row = |expr: &AffineExpr| Flattener::without_quotients(expr, map.dims, map.symbols);
    let rows = map.exprs.iter().map(|expr| Some((row(expr)?, expr)));
    let mut rows: Vec<(LinearForm, &AffineExpr)> = rows.collect::<Option<_>>()?;
    if rows.is_sorted_by(|a, b| a.0 <= b.0) {
        return None;
    }
    rows.sort_by(|a, b| a.0.cmp(&b.0));
    Some(Affine {
        exprs: rows.into_iter().map(|(_, expr)| expr.clone()).collect(),
        ..map.clone()
    })
}

/// Returns the coefficients of the dimensions, then of the symbols, and the constant.
///
/// Returns `None` unless the expression is a sum of products of inputs.
pub(crate) fn coefficients(expr: &AffineExpr, dims: u32, symbols: u32) -> Option<(Vec<i64>, i64)> {
    let row = Flattener::without_quotients(expr, dims, symbols)?;
    Some((row.inputs, row.constant))
}

impl Flattener {
    fn without_quotients(expr: &AffineExpr, dims: u32, symbols: u32) -> Option<LinearForm> {
        let mut flattener = Self::new(dims, symbols);
        let mut row = flattener.row(expr)?;
        row.inputs.resize((dims + symbols) as usize, 0);
        flattener.quotients.is_empty().then_some(row)
    }

    fn new(dims: u32, symbols: u32) -> Self {
        Self {
            dims,
            symbols,
            quotients: Vec::new(),
        }
    }

    fn flat(expr: &AffineExpr, dims: u32, symbols: u32) -> Option<AffineExpr> {
        let mut flattener = Self::new(dims, symbols);
        let row = flattener.row(expr)?;
        Some(flattener.expr(&row))
    }

    fn row(&mut self, expr: &AffineExpr) -> Option<LinearForm> {
        let AffineExpr::Binary(binary) = expr else {
            return Some(self.leaf(expr));
        };
        let (op, lhs, rhs) = binary.parts();
        let left = self.row(lhs)?;
        if op == AffineOp::Add {
            let right = self.row(rhs)?;
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

    fn leaf(&self, expr: &AffineExpr) -> LinearForm {
        let mut row = LinearForm::default();
        let index = match expr {
            AffineExpr::Dim(index) => *index,
            AffineExpr::Symbol(index) => self.dims + index,
            _ => {
                row.constant = expr.constant().unwrap_or_default();
                return row;
            }
        };
        row.inputs = vec![0; index as usize + 1];
        if let Some(last) = row.inputs.last_mut() {
            *last = 1;
        }
        row
    }

    /// `e mod c` is `e - c * (e floordiv c)`, divided by the common divisor.
    fn remainder(&mut self, row: LinearForm, divisor: i64) -> Option<LinearForm> {
        if row.numbers().all(|number| number % divisor == 0) {
            return Some(LinearForm::default());
        }
        let common = row.common_divisor(divisor);
        let quotient =
            self.quotient_index(&row.divided(common), divisor / common, AffineOp::FloorDiv);
        let mut quotients = vec![0; quotient];
        quotients.push(1);
        let quotient = LinearForm {
            quotients,
            ..LinearForm::default()
        };
        row.add_multiple(&quotient, divisor.checked_neg()?)
    }

    fn quotient(&mut self, row: LinearForm, divisor: i64, op: AffineOp) -> Option<LinearForm> {
        let common = row.common_divisor(divisor);
        let (row, divisor) = (row.divided(common), divisor / common);
        if divisor == 1 {
            return Some(row);
        }
        let mut quotients = vec![0; self.quotient_index(&row, divisor, op)];
        quotients.push(1);
        Some(LinearForm {
            quotients,
            ..LinearForm::default()
        })
    }

    fn quotient_index(&mut self, dividend: &LinearForm, divisor: i64, op: AffineOp) -> usize {
        let expr = AffineExpr::binary(op, self.expr(dividend), AffineExpr::Constant(divisor));
        let existing = self.quotients.iter().position(|existing| *existing == expr);
        existing.unwrap_or_else(|| {
            self.quotients.push(expr);
            self.quotients.len() - 1
        })
    }

    fn expr(&self, row: &LinearForm) -> AffineExpr {
        let dims = (0..self.dims).map(AffineExpr::Dim);
        let inputs = dims.chain((0..self.symbols).map(AffineExpr::Symbol));
        let quotients = self.quotients.iter().cloned();
        let terms = inputs.zip(&row.inputs).chain(quotients.zip(&row.quotients));
        let sum = terms.filter(|(_, factor)| **factor != 0).fold(
            AffineExpr::Constant(0),
            |sum, (term, &factor)| {
                let factor = AffineExpr::Constant(factor);
                sum + AffineExpr::binary(AffineOp::Mul, term, factor)
            },
        );
        match row.constant {
            0 => sum,
            constant => sum + AffineExpr::Constant(constant),
        }
    }
}

impl LinearForm {
    fn numbers(&self) -> impl Iterator<Item = i64> {
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
        let common = self.numbers().fold(start, |common, number| {
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
