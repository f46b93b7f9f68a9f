//! The parser of attributes.

use crate::hash::HashSet;

use super::Parse;
use super::number::{Form, Literal};
use super::operation::Parser;
use crate::affine::Affine;
use crate::attrs::{AttrData, Strided};
use crate::handle::{Attr, Ident, Type};
use crate::types::{Dim, TypeData};

const LINEAR_SEARCH_MAX: usize = 16;

impl<'t> Parser<'_, 't> {
    pub(super) fn attr(&mut self) -> Parse<Attr> {
        match self.cur.skip_whitespace() {
            b'"' => self.string_attr(),
            b'@' => self.symbol_attr(),
            b'[' => self.deeper(Self::array),
            b'{' => self.deeper(Self::dictionary),
            b'#' => self.deeper(Self::dialect_attr),
            b'!' | b'(' => self.type_attr(),
            b'-' => self.number_attr(),
            byte if byte.is_ascii_digit() => self.number_attr(),
            byte if byte.is_ascii_alphabetic() => self.keyword_attr(),
            _ => self.missing("expected attribute value"),
        }
    }

    pub(super) fn type_attr(&mut self) -> Parse<Attr> {
        let ty = self.ty()?;
        Ok(self.cx.type_attr(ty))
    }

    fn keyword_attr(&mut self) -> Parse<Attr> {
        let start = self.cur.at;
        let attr = match self.cur.word() {
            "true" => Attr::TRUE,
            "false" => Attr::FALSE,
            "unit" => Attr::UNIT,
            "array" => self.dense_array()?,
            "dense" => self.dense()?,
            "sparse" => self.sparse(start)?,
            "dense_resource" => self.dense_resource()?,
            "affine_map" => self.affine(false)?,
            "affine_set" => self.affine(true)?,
            "strided" => self.strided(start)?,
            "distinct" => self.deeper(|parser| parser.distinct(start))?,
            "loc" => {
                let loc = self.deeper(Self::loc_in_parentheses)?;
                self.cx.intern_attr(AttrData::Location(loc))
            }
            _ => {
                self.cur.at = start;
                return match self.optional_type()? {
                    Some(ty) => Ok(self.cx.type_attr(ty)),
                    None => self.missing("expected attribute value"),
                };
            }
        };
        Ok(attr)
    }

    fn string_attr(&mut self) -> Parse<Attr> {
        let text = self.cur.text()?;
        let text = self.cx.ident(&text);
        let ty = self.attr_type()?;
        Ok(self.cx.intern_attr(AttrData::String { text, ty }))
    }

    /// Parses the optional type of a string or a dialect attribute, where `none` is the default.
    pub(super) fn attr_type(&mut self) -> Parse<Option<Type>> {
        let ty = self.optional_colon_type()?;
        Ok(ty.filter(|&ty| ty != Type::NONE))
    }

    /// Parses an optional `: type`.
    fn optional_colon_type(&mut self) -> Parse<Option<Type>> {
        // `::` belongs to a symbol reference.
        if self.cur.skip_whitespace() == b':' && self.cur.byte_at(1) != b':' {
            self.cur.at += 1;
            return self.ty().map(Some);
        }
        Ok(None)
    }

    /// Parses `@a::@"b c"`.
    fn symbol_attr(&mut self) -> Parse<Attr> {
        let root = self.symbol_name()?;
        let mut nested = Vec::new();
        while self.cur.eat_text("::") {
            nested.push(self.symbol_name()?);
        }
        let nested = nested.into();
        Ok(self.cx.intern_attr(AttrData::Symbol { root, nested }))
    }

    fn symbol_name(&mut self) -> Parse<Ident> {
        if self.cur.skip_whitespace() != b'@' {
            return self.error("expected nested symbol reference identifier");
        }
        self.cur.at += 1;
        if self.cur.byte() == b'"' {
            let name = self.cur.text()?;
            return Ok(self.cx.ident(&name));
        }
        let first = self.cur.byte();
        if !first.is_ascii_alphabetic() && first != b'_' {
            return self.error("@ identifier expected to start with letter or '_'");
        }
        let name = self.cur.word();
        Ok(self.cx.ident(name))
    }

    fn array(&mut self) -> Parse<Attr> {
        self.cur.at += 1;
        let elements = self.list(b']', "in array attribute", Self::attr)?;
        Ok(self.cx.array_attr(&elements))
    }

    pub(super) fn dictionary(&mut self) -> Parse<Attr> {
        let entries = self.dictionary_entries()?;
        Ok(self.cx.dict_attr(entries))
    }

    /// Parses `{a = 1, "b c", d = i32}`. Returns the entries in the order of the text.
    fn dictionary_entries(&mut self) -> Parse<Vec<(Ident, Attr)>> {
        self.cur.expect(b'{', "in attribute dictionary")?;
        let mut entries: Vec<(Ident, Attr)> = Vec::new();
        let mut keys = HashSet::default();
        self.list(b'}', "in attribute dictionary", |parser| {
            parser.cur.skip_whitespace();
            let start = parser.cur.at;
            let key = parser.key()?;
            // A few keys are compared faster pairwise.
            let is_known = if entries.len() < LINEAR_SEARCH_MAX {
                entries.iter().any(|entry| entry.0 == key)
            } else {
                if keys.is_empty() {
                    keys.extend(entries.iter().map(|entry| entry.0));
                }
                !keys.insert(key)
            };
            if is_known {
                let key = parser.cx.str(key);
                let message = format!("duplicate key '{key}' in dictionary attribute");
                return parser.error_at(start, message);
            }
            let value = if parser.cur.eat(b'=') {
                parser.attr()?
            } else {
                Attr::UNIT
            };
            entries.push((key, value));
            Ok(())
        })?;
        Ok(entries)
    }

    fn key(&mut self) -> Parse<Ident> {
        let Some(name) = self.cur.word_or_text()? else {
            return self.missing("expected attribute name");
        };
        if name.is_empty() {
            return self.error("expected valid attribute name");
        }
        Ok(self.cx.ident(&name))
    }

    fn number_attr(&mut self) -> Parse<Attr> {
        let literal = self.cur.literal()?;
        let ty = match self.optional_colon_type()? {
            Some(ty) => ty,
            None if literal.form == Form::Float => Type::F64,
            None => Type::I64,
        };
        self.number_of_type(literal, ty)
    }

    fn number_of_type(&mut self, literal: Literal<'_>, ty: Type) -> Parse<Attr> {
        let data = self.cx.ty(ty);
        let value = match data {
            TypeData::Float(kind) => AttrData::Float {
                bits: self.cur.float_bits(literal, *kind)?.into(),
                ty,
            },
            TypeData::Integer { .. } | TypeData::Index => AttrData::Integer {
                value: self.cur.int_bits(literal, data)?,
                ty,
            },
            _ => {
                let message = match literal.form {
                    Form::Float => "floating point value not valid for specified type",
                    _ => "integer literal not valid for specified type",
                };
                return self.error_at(literal.start, message);
            }
        };
        Ok(self.cx.intern_attr(value))
    }

    /// Parses `<[1, ?], offset: 2>` after `strided`.
    fn strided(&mut self, start: usize) -> Parse<Attr> {
        if self.cur.skip_whitespace() != b'<' {
            return self.error("expected '<'");
        }
        let Ok(layout) = self.strided_layout() else {
            let message = "expected strides, as in 'strided<[4, 1], offset: ?>'";
            return self.error_at(start, message);
        };
        Ok(self.cx.intern_attr(AttrData::Strided(Box::new(layout))))
    }

    fn strided_layout(&mut self) -> Parse<Strided> {
        let what = "in strided layout";
        self.cur.expect(b'<', what)?;
        self.cur.expect(b'[', what)?;
        let strides = self.list(b']', what, Self::stride)?.into();
        let mut offset = Some(0);
        if self.cur.eat(b',') {
            self.expect_text("offset")?;
            self.cur.expect(b':', what)?;
            offset = self.stride()?;
        }
        self.cur.expect(b'>', what)?;
        Ok(Strided { strides, offset })
    }

    /// Parses a stride or an offset: a number, or `?` for a dynamic one.
    fn stride(&mut self) -> Parse<Option<i64>> {
        if self.cur.eat(b'?') {
            return Ok(None);
        }
        let literal = self.cur.literal()?;
        let sign = if literal.negative { "-" } else { "" };
        match format!("{sign}{}", literal.digits).parse() {
            // MLIR keeps a dynamic one as the least number.
            Ok(number) if literal.form == Form::Decimal && number != i64::MIN => Ok(Some(number)),
            _ => self.error_at(literal.start, "expected a stride"),
        }
    }

    /// Parses `[0]<attribute>` after `distinct`.
    fn distinct(&mut self, start: usize) -> Parse<Attr> {
        self.cur.expect(b'[', "after 'distinct'")?;
        self.cur.skip_whitespace();
        let at = self.cur.at;
        let digits = self.cur.take_while(|byte| byte.is_ascii_digit());
        let Ok(id) = digits.parse() else {
            return self.error_at(at, "expected distinct ID");
        };
        self.cur.expect(b']', "to close distinct ID")?;
        self.cur.expect(b'<', "after distinct ID")?;
        let attr = if self.cur.skip_whitespace() == b'>' {
            Attr::UNIT
        } else {
            self.attr()?
        };
        self.cur.expect(b'>', "to close distinct attribute")?;
        let before = *self.distinct_ids.entry(id).or_insert(attr);
        if before != attr {
            let before = self.cx.attr_text(before);
            let message = "referenced attribute does not match previous definition";
            return self.error_at(start, format!("{message}: {before}"));
        }
        // Two texts in one context may use the same number for different attributes.
        let text = self.cur.base;
        Ok(self.cx.intern_attr(AttrData::Distinct { text, id, attr }))
    }

    /// Parses `#dialect.name<..>`, `#dialect<"..">` or an alias.
    fn dialect_attr(&mut self) -> Parse<Attr> {
        let start = self.cur.at;
        self.cur.at += 1;
        let word = self.symbol_word("attribute")?;
        let (dialect, rest) = self.dialect_entity(word)?;
        let Some(rest) = rest else {
            return match self.aliases.attrs.get(word) {
                Some(&alias) => self.use_alias(start, alias),
                None => self.error(format!("undefined symbol alias id '{word}'")),
            };
        };
        self.check_dialect(start, dialect, "attribute")?;
        let data = match self.known_attr(dialect, rest)? {
            Some(known) => {
                self.optional_colon_type()?;
                known
            }
            None => {
                let (rest, parts) = self.entity(dialect, rest, false)?;
                AttrData::Dialect {
                    dialect: self.cx.ident(dialect),
                    rest,
                    parts: parts.into(),
                    ty: self.attr_type()?,
                }
            }
        };
        Ok(self.cx.intern_attr(data))
    }

    pub(super) fn is_layout(&self, attr: Attr) -> bool {
        let data = self.cx.attr(attr);
        matches!(*data, AttrData::Affine(_) | AttrData::Strided(_))
    }

    /// Returns whether a layout is the default one.
    pub(super) fn is_identity(&self, attr: Attr, shape: Option<&[Dim]>) -> bool {
        let affine = self.cx.attr(attr).as_affine();
        let fits = |affine: &Affine| {
            shape.is_some_and(|shape| u32::try_from(shape.len()) == Ok(affine.dims))
                && affine.exprs.len() == affine.dims as usize
        };
        affine.is_some_and(|affine| affine.is_identity() && fits(affine))
    }
}
