//! Sums of products: expressions as coefficients of dimensions, symbols and quotients, and back.

use super::{Affine, AffineExpr, AffineOp};

/// The coefficients of an expression.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Row {
    /// Those of the dimensions, and then of the symbols.
    inputs: Vec<i64>,
    /// Those of the quotients, as far as there are any.
    quotients: Vec<i64>,
    constant: i64,
}

/// The expressions of a map as sums, where that is possible.
struct Flattener {
    dims: u32,
    symbols: u32,
    /// Expressions that are divisions, rounded down or up.
    quotients: Vec<AffineExpr>,
}

impl Affine {
    /// The same map, each result as the sum of products of its inputs, of quotients and a constant. An expression in which
    /// inputs are multiplied or divided by each other, and a number that would not fit 64 bits, stays as it is.
    pub fn flattened(self) -> Self {
        let (dims, symbols) = (self.dims, self.symbols);
        let flat = |expr: AffineExpr| Flattener::flat(&expr, dims, symbols).unwrap_or(expr);
        Self {
            exprs: self.exprs.into_iter().map(flat).collect(),
            ..self
        }
    }

    /// The same map, its results ordered by their coefficients; none if they are in order, or if a result is no sum of
    /// products of inputs.
    pub fn sorted(&self) -> Option<Self> {
        let row = |expr: &AffineExpr| Flattener::without_quotients(expr, self.dims, self.symbols);
        let rows = self.exprs.iter().map(|expr| Some((row(expr)?, expr)));
        let mut rows: Vec<(Row, &AffineExpr)> = rows.collect::<Option<_>>()?;
        if rows.is_sorted_by(|a, b| a.0 <= b.0) {
            return None;
        }
        rows.sort_by(|a, b| a.0.cmp(&b.0));
        Some(Self {
            exprs: rows.into_iter().map(|(_, expr)| expr.clone()).collect(),
            ..self.clone()
        })
    }
}

impl AffineExpr {
    /// The coefficients of the dimensions and then of the symbols, and the constant; none unless the expression is a sum of
    /// products of inputs.
    pub fn coefficients(&self, dims: u32, symbols: u32) -> Option<(Vec<i64>, i64)> {
        let row = Flattener::without_quotients(self, dims, symbols)?;
        Some((row.inputs, row.constant))
    }
}

impl Flattener {
    fn without_quotients(expr: &AffineExpr, dims: u32, symbols: u32) -> Option<Row> {
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

    fn row(&mut self, expr: &AffineExpr) -> Option<Row> {
        let AffineExpr::Binary(binary) = expr else {
            return Some(self.leaf(expr));
        };
        let (op, lhs, rhs) = binary.parts();
        let left = self.row(lhs)?;
        if op == AffineOp::Add {
            let right = self.row(rhs)?;
            return left.combined(&right, 1);
        }
        let factor = rhs.constant()?;
        match op {
            AffineOp::Mul => Row::default().combined(&left, factor),
            _ if factor <= 0 => None,
            AffineOp::Mod => self.remainder(left, factor),
            _ => self.quotient(left, factor, op),
        }
    }

    fn leaf(&self, expr: &AffineExpr) -> Row {
        let mut row = Row::default();
        let place = match expr {
            AffineExpr::Dim(place) => *place,
            AffineExpr::Symbol(place) => self.dims + place,
            _ => {
                row.constant = expr.constant().unwrap_or_default();
                return row;
            }
        };
        row.inputs = vec![0; place as usize + 1];
        if let Some(last) = row.inputs.last_mut() {
            *last = 1;
        }
        row
    }

    /// `e mod c` is `e - c * (e floordiv c)`, the division without the divisors that all have in common.
    fn remainder(&mut self, row: Row, divisor: i64) -> Option<Row> {
        if row.all().all(|one| one % divisor == 0) {
            return Some(Row::default());
        }
        let common = row.common_divisor(divisor);
        let quotient =
            self.quotient_place(&row.divided(common), divisor / common, AffineOp::FloorDiv);
        let mut quotients = vec![0; quotient];
        quotients.push(1);
        let quotient = Row {
            quotients,
            ..Row::default()
        };
        row.combined(&quotient, divisor.checked_neg()?)
    }

    fn quotient(&mut self, row: Row, divisor: i64, op: AffineOp) -> Option<Row> {
        let common = row.common_divisor(divisor);
        let (row, divisor) = (row.divided(common), divisor / common);
        if divisor == 1 {
            return Some(row);
        }
        let mut quotients = vec![0; self.quotient_place(&row, divisor, op)];
        quotients.push(1);
        Some(Row {
            quotients,
            ..Row::default()
        })
    }

    /// The place of a quotient, which is a new one unless there is an equal one.
    fn quotient_place(&mut self, dividend: &Row, divisor: i64, op: AffineOp) -> usize {
        let expr = AffineExpr::binary(op, self.expr(dividend), AffineExpr::Constant(divisor));
        let known = self.quotients.iter().position(|known| *known == expr);
        known.unwrap_or_else(|| {
            self.quotients.push(expr);
            self.quotients.len() - 1
        })
    }

    fn expr(&self, row: &Row) -> AffineExpr {
        let dims = (0..self.dims).map(AffineExpr::Dim);
        let inputs = dims.chain((0..self.symbols).map(AffineExpr::Symbol));
        let quotients = self.quotients.iter().cloned();
        let terms = inputs.zip(&row.inputs).chain(quotients.zip(&row.quotients));
        let sum = terms.filter(|(_, factor)| **factor != 0).fold(
            AffineExpr::Constant(0),
            |sum, (term, &factor)| {
                let factor = AffineExpr::Constant(factor);
                sum.add(AffineExpr::binary(AffineOp::Mul, term, factor))
            },
        );
        match row.constant {
            0 => sum,
            constant => sum.add(AffineExpr::Constant(constant)),
        }
    }
}

impl Row {
    fn all(&self) -> impl Iterator<Item = i64> {
        let factors = self.inputs.iter().chain(&self.quotients);
        factors.copied().chain([self.constant])
    }

    /// The sum with a multiple of another row; none if a number does not fit.
    fn combined(mut self, other: &Self, factor: i64) -> Option<Self> {
        add_multiple(&mut self.inputs, &other.inputs, factor)?;
        add_multiple(&mut self.quotients, &other.quotients, factor)?;
        let constant = other.constant.checked_mul(factor)?;
        self.constant = self.constant.checked_add(constant)?;
        Some(self)
    }

    /// The largest divisor of all numbers of the row and of a number that is positive.
    fn common_divisor(&self, number: i64) -> i64 {
        let start = number.unsigned_abs();
        let common = self.all().fold(start, |common, one| {
            super::simplify::greatest_common(common, one.unsigned_abs())
        });
        i64::try_from(common).unwrap_or(1)
    }

    fn divided(&self, divisor: i64) -> Self {
        let divide = |all: &[i64]| all.iter().map(|one| one / divisor).collect();
        Self {
            inputs: divide(&self.inputs),
            quotients: divide(&self.quotients),
            constant: self.constant / divisor,
        }
    }
}

fn add_multiple(sum: &mut Vec<i64>, other: &[i64], factor: i64) -> Option<()> {
    sum.resize(sum.len().max(other.len()), 0);
    for (one, other) in sum.iter_mut().zip(other) {
        *one = one.checked_add(other.checked_mul(factor)?)?;
    }
    Some(())
}
