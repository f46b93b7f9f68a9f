//! The parser of affine maps and integer sets.

use super::Parse;
use super::operation::Parser;
use crate::affine::{Affine, AffineExpr, AffineOp};
use crate::attrs::AttrData;
use crate::handle::Attr;

#[derive(Default)]
struct Names<'t> {
    known: Vec<(&'t str, AffineExpr)>,
    dims: u32,
    symbols: u32,
}

impl<'t> Parser<'_, 't> {
    /// Parses `<(d0)[s0] -> (d0 + s0)>` after `affine_map`, or a set after `affine_set`.
    pub(super) fn affine(&mut self, is_set: bool) -> Parse<Attr> {
        self.cur.expect(b'<', "in affine map or set")?;
        let mut names = Names::default();
        self.affine_names(&mut names, b'(', b')')?;
        if self.cur.skip_whitespace() == b'[' {
            self.affine_names(&mut names, b'[', b']')?;
        }
        let (exprs, equalities) = if is_set {
            self.cur.expect(b':', "in integer set")?;
            let (exprs, equalities) = self.affine_constraints(&names)?;
            (exprs, Some(equalities.into()))
        } else {
            if !self.cur.eat_text("->") {
                return self.missing("expected '->' in affine map");
            }
            (self.affine_results(&names)?, None)
        };
        self.cur.expect(b'>', "to close affine map or set")?;
        Ok(self.cx.intern_attr(AttrData::Affine(Box::new(Affine {
            dims: names.dims,
            symbols: names.symbols,
            exprs: exprs.into(),
            equalities,
        }))))
    }

    fn affine_names(&mut self, names: &mut Names<'t>, open: u8, close: u8) -> Parse<()> {
        self.cur.expect(open, "in affine map or set")?;
        self.list(close, "in affine map or set", |parser| {
            parser.cur.skip_whitespace();
            let start = parser.cur.at;
            let name = parser.affine_word();
            if name.is_empty() {
                return parser.missing("expected bare identifier");
            }
            if names.known.iter().any(|known| known.0 == name) {
                return parser.error_at(start, format!("redefinition of identifier '{name}'"));
            }
            let (count, expr): (&mut u32, fn(u32) -> AffineExpr) = match open {
                b'(' => (&mut names.dims, AffineExpr::Dim),
                _ => (&mut names.symbols, AffineExpr::Symbol),
            };
            names.known.push((name, expr(*count)));
            *count += 1;
            Ok(())
        })?;
        Ok(())
    }

    /// Parses a name, which does not start with a digit.
    fn affine_word(&mut self) -> &'t str {
        if self.cur.byte().is_ascii_digit() {
            return "";
        }
        self.cur.word()
    }

    fn affine_results(&mut self, names: &Names<'t>) -> Parse<Vec<AffineExpr>> {
        self.cur.expect(b'(', "in affine map range")?;
        self.list(b')', "in affine map range", |parser| {
            parser.affine_sum(names)
        })
    }

    fn affine_constraints(&mut self, names: &Names<'t>) -> Parse<(Vec<AffineExpr>, Vec<bool>)> {
        let what = "in integer set constraint list";
        self.cur.expect(b'(', what)?;
        let mut constraints = self.list(b')', what, |parser| parser.affine_constraint(names))?;
        if constraints.is_empty() {
            // A set without constraints gets one that always holds.
            constraints.push((AffineExpr::Constant(0), true));
        }
        Ok(constraints.into_iter().unzip())
    }

    /// Parses `a >= b`, `a <= b` or `a == b` as an expression that is compared with zero.
    fn affine_constraint(&mut self, names: &Names<'t>) -> Parse<(AffineExpr, bool)> {
        let lhs = self.affine_sum(names)?;
        if self.cur.eat_text(">=") {
            return Ok((lhs - self.affine_sum(names)?, false));
        }
        if self.cur.eat_text("<=") {
            return Ok((self.affine_sum(names)? - lhs, false));
        }
        if self.cur.eat_text("==") {
            return Ok((lhs - self.affine_sum(names)?, true));
        }
        self.missing("expected '== affine-expr' or '>= affine-expr' at end of affine constraint")
    }

    fn affine_sum(&mut self, names: &Names<'t>) -> Parse<AffineExpr> {
        let mut sum = self.affine_product(names)?;
        loop {
            let start = self.cur.at;
            sum = match self.cur.skip_whitespace() {
                b'+' => {
                    self.cur.at += 1;
                    sum + self.affine_product(names)?
                }
                b'-' if self.is_least_constant() => sum + self.affine_product(names)?,
                b'-' if self.cur.byte_at(1) != b'>' => {
                    self.cur.at += 1;
                    sum - self.affine_product(names)?
                }
                _ => return Ok(sum),
            };
            self.affine_depth(start, &sum)?;
        }
    }

    fn affine_product(&mut self, names: &Names<'t>) -> Parse<AffineExpr> {
        let mut product = self.affine_operand(names)?;
        loop {
            self.cur.skip_whitespace();
            let start = self.cur.at;
            let words = [AffineOp::FloorDiv, AffineOp::CeilDiv, AffineOp::Mod];
            let mut words = words.into_iter();
            let op = if self.cur.eat(b'*') {
                AffineOp::Mul
            } else if let Some(op) = words.find(|op| self.cur.eat_word(op.keyword())) {
                op
            } else {
                return Ok(product);
            };
            let rhs = self.affine_operand(names)?;
            if let Some(message) = not_affine(op, &product, &rhs) {
                return self.error_at(start, message);
            }
            product = AffineExpr::binary(op, product, rhs);
            self.affine_depth(start, &product)?;
        }
    }

    fn affine_operand(&mut self, names: &Names<'t>) -> Parse<AffineExpr> {
        match self.cur.skip_whitespace() {
            b'(' => {
                self.cur.at += 1;
                if self.cur.skip_whitespace() == b')' {
                    return self.error("no expression inside parentheses");
                }
                let expr = self.deeper(|parser| parser.affine_sum(names))?;
                self.cur.expect(b')', "in affine expression")?;
                Ok(expr)
            }
            b'-' if self.is_least_constant() => {
                self.cur.at += 1;
                self.cur.skip_whitespace();
                self.cur.take_while(|byte| byte.is_ascii_digit());
                Ok(AffineExpr::Constant(i64::MIN))
            }
            b'-' => {
                self.cur.at += 1;
                let expr = self.deeper(|parser| parser.affine_operand(names))?;
                Ok(-expr)
            }
            byte if byte.is_ascii_digit() => self.affine_constant(),
            _ => self.affine_name(names),
        }
    }

    /// Returns whether a minus sign and the digits of the least constant follow, which have no value without the sign.
    fn is_least_constant(&self) -> bool {
        let rest = self.cur.text.get(self.cur.at + 1..).unwrap_or("");
        let digits = rest.trim_ascii_start();
        let end = digits.find(|digit: char| !digit.is_ascii_digit());
        digits[..end.unwrap_or(digits.len())].parse() == Ok(i64::MIN.unsigned_abs())
    }

    fn affine_constant(&mut self) -> Parse<AffineExpr> {
        let start = self.cur.at;
        let value = match self.cur.hex_digits() {
            Some(digits) => i64::from_str_radix(digits, 16),
            None => self.cur.take_while(|byte| byte.is_ascii_digit()).parse(),
        };
        match value {
            Ok(value) => Ok(AffineExpr::Constant(value)),
            Err(_) => self.error_at(start, "constant too large for index"),
        }
    }

    fn affine_name(&mut self, names: &Names<'t>) -> Parse<AffineExpr> {
        let start = self.cur.at;
        let name = self.affine_word();
        let known = names.known.iter().find(|known| known.0 == name);
        match known {
            Some((_, expr)) => Ok(expr.clone()),
            None if name.is_empty() => self.missing("expected affine expression"),
            None => self.error_at(start, format!("use of undeclared identifier '{name}'")),
        }
    }

    fn affine_depth(&self, start: usize, expr: &AffineExpr) -> Parse<()> {
        if expr.depth() <= AffineExpr::MAX_DEPTH {
            return Ok(());
        }
        let limit = AffineExpr::MAX_DEPTH;
        let message = format!("affine expressions deeper than {limit} are not supported");
        self.error_at(start, message)
    }
}

fn not_affine(op: AffineOp, lhs: &AffineExpr, rhs: &AffineExpr) -> Option<String> {
    let operand = match op {
        _ if rhs.is_symbolic() => return None,
        AffineOp::Mul if lhs.is_symbolic() => return None,
        AffineOp::Mul => "at least one of the multiply operands".to_owned(),
        op => format!("right operand of {}", op.keyword()),
    };
    Some(format!(
        "non-affine expression: {operand} has to be either a constant or symbolic"
    ))
}
