//! Parsing of types, except for `vector`, `tensor` and `memref`.

use super::operation::Parser;
use super::{MAX_DEPTH, Parse};
use crate::dialect::Container;
use crate::float::FloatKind;
use crate::handle::Type;
use crate::types::{Sign, TypeData};

/// As in MLIR.
const MAX_INTEGER_WIDTH: u32 = (1 << 24) - 1;

impl<'t> Parser<'_, 't> {
    /// Runs `parse` one nesting level deeper, or reports an error at `MAX_DEPTH`.
    pub(super) fn deeper<T>(&mut self, parse: impl FnOnce(&mut Self) -> Parse<T>) -> Parse<T> {
        if self.depth == MAX_DEPTH {
            return self.error(format!(
                "attributes and types nested deeper than {MAX_DEPTH} levels are not supported"
            ));
        }
        self.depth += 1;
        self.deepest = self.deepest.max(self.depth);
        let result = parse(self);
        self.depth -= 1;
        result
    }

    pub(super) fn ty(&mut self) -> Parse<Type> {
        match self.optional_type()? {
            Some(ty) => Ok(ty),
            None => self.missing("expected non-function type"),
        }
    }

    /// Returns `None`, with nothing consumed, if no type starts here.
    pub(super) fn optional_type(&mut self) -> Parse<Option<Type>> {
        match self.cur.skip_whitespace() {
            b'(' => self.deeper(Self::function).map(Some),
            b'!' => self.deeper(Self::dialect_type).map(Some),
            byte if byte.is_ascii_alphabetic() => self.keyword_type(),
            _ => Ok(None),
        }
    }

    fn keyword_type(&mut self) -> Parse<Option<Type>> {
        let start = self.cur.at;
        let word = self.cur.word();
        let ty = match word {
            // The frequent types have fixed handles.
            "i1" => Type::I1,
            "i32" => Type::I32,
            "i64" => Type::I64,
            "index" => Type::INDEX,
            "f32" => Type::F32,
            "f64" => Type::F64,
            "none" => Type::NONE,
            "tuple" => self.deeper(Self::tuple)?,
            "complex" => self.deeper(Self::complex)?,
            "vector" => self.deeper(Self::vector)?,
            "tensor" => self.deeper(Self::tensor)?,
            "memref" => self.deeper(Self::memref)?,
            _ => match self.int_or_float_type(word, start)? {
                Some(ty) => ty,
                None => {
                    self.cur.at = start;
                    return Ok(None);
                }
            },
        };
        Ok(Some(ty))
    }

    fn int_or_float_type(&mut self, word: &str, start: usize) -> Parse<Option<Type>> {
        if let Some(kind) = FloatKind::from_keyword(word) {
            return Ok(Some(self.cx.float_type(kind)));
        }
        let signs = [
            ("si", Sign::Signed),
            ("ui", Sign::Unsigned),
            ("i", Sign::Signless),
        ];
        let found = signs
            .into_iter()
            .find_map(|(prefix, sign)| Some((word.strip_prefix(prefix)?, sign)));
        let Some((digits, sign)) = found.filter(|(digits, _)| is_decimal(digits)) else {
            return Ok(None);
        };
        match digits.parse::<u32>() {
            Ok(width) if width <= MAX_INTEGER_WIDTH => {
                Ok(Some(self.cx.intern_type(TypeData::Integer { width, sign })))
            }
            _ => {
                let message = format!("integer bitwidth is limited to {MAX_INTEGER_WIDTH} bits");
                self.error_at(start, message)
            }
        }
    }

    /// Parses `(i32, f32) -> i32` or `(i32) -> ()`.
    fn function(&mut self) -> Parse<Type> {
        let (mut inputs, mut results) = (Vec::new(), Vec::new());
        self.signature(&mut inputs, &mut results)?;
        Ok(self.cx.function_type(&inputs, &results))
    }

    /// Parses a function type into two lists, to which it appends.
    pub(super) fn signature(
        &mut self,
        inputs: &mut Vec<Type>,
        results: &mut Vec<Type>,
    ) -> Parse<()> {
        self.type_list(inputs)?;
        if !self.cur.eat_text("->") {
            return self.missing("expected '->' in function type");
        }
        if self.cur.skip_whitespace() == b'(' {
            return self.type_list(results);
        }
        results.push(self.ty()?);
        Ok(())
    }

    fn type_list(&mut self, types: &mut Vec<Type>) -> Parse<()> {
        self.cur.expect(b'(', "in function type")?;
        self.list(b')', "in function type", |parser| {
            types.push(parser.ty()?);
            Ok(())
        })?;
        Ok(())
    }

    fn tuple(&mut self) -> Parse<Type> {
        self.cur.expect(b'<', "in tuple type")?;
        let types = self.list(b'>', "in tuple type", Self::ty)?;
        Ok(self.cx.intern_type(TypeData::Tuple(types.into())))
    }

    fn complex(&mut self) -> Parse<Type> {
        self.cur.expect(b'<', "in complex type")?;
        self.cur.skip_whitespace();
        let start = self.cur.at;
        let element = self.ty()?;
        let is_valid_element = match self.cx.ty(element) {
            TypeData::Integer { .. } | TypeData::Float(_) => true,
            TypeData::Dialect { .. } => self.may_be_element(element, Container::Complex),
            _ => false,
        };
        if !is_valid_element {
            return self.error_at(start, "invalid element type for complex");
        }
        self.cur.expect(b'>', "in complex type")?;
        Ok(self.cx.intern_type(TypeData::Complex(element)))
    }

    /// Parses `!dialect.name<..>`, `!dialect<"..">` or an alias.
    fn dialect_type(&mut self) -> Parse<Type> {
        let start = self.cur.at;
        self.cur.at += 1;
        let word = self.symbol_word("type")?;
        let (dialect, rest) = self.dialect_entity(word)?;
        let Some(rest) = rest else {
            return match self.aliases.types.get(word) {
                Some(&alias) => self.use_alias(start, alias),
                None => self.error(format!("undefined symbol alias id '{word}'")),
            };
        };
        self.check_dialect(start, dialect, "type")?;
        let known = self.cx.dialect(dialect);
        self.check_mnemonic("type", dialect, rest, known.and_then(|known| known.types))?;
        let (rest, parts) = self.entity(dialect, rest, true)?;
        let dialect = self.cx.ident(dialect);
        let ty = self.cx.intern_type(TypeData::Dialect {
            dialect,
            rest,
            parts,
        });
        let check = known.and_then(|known| known.type_error);
        let check = check.filter(|_| self.checked_types.insert(ty));
        match check.and_then(|check| check(self.cx, ty)) {
            Some(error) => self.error_at(start, error),
            None => Ok(ty),
        }
    }
}

fn is_decimal(digits: &str) -> bool {
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}
