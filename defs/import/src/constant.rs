//! Constant expressions of C++, as far as defaults of options need them: literals, casts, limits and arithmetic in the
//! types that C++ gives them. Whatever else stands in an expression, or is undefined in C++, makes its value unknown.

use super::arithmetic::{Constant, binary, converted, unary};
use super::cpp::{Token, TokenKind, tokens};
use super::literal::number;
use super::types::{Bits, built_in, optional};

/// Expressions nested deeper than this are not looked into.
const DEEPEST: usize = 64;

/// Binary operators, those that bind tighter first.
const OPERATORS: &[&[&str]] = &[
    &["*", "/", "%"],
    &["+", "-"],
    &["<<", ">>"],
    &["&"],
    &["^"],
    &["|"],
];

/// The value of an expression.
pub(super) fn evaluate(text: &str) -> Option<Constant> {
    let tokens = tokens(text)?;
    let mut reader = Reader {
        tokens: &tokens,
        at: 0,
        depth: 0,
    };
    let value = reader.expression(OPERATORS.len())?;
    (reader.at == tokens.len()).then_some(value)
}

/// Reads an expression from left to right.
struct Reader<'s, 't> {
    tokens: &'s [Token<'t>],
    at: usize,
    depth: usize,
}

impl<'t> Reader<'_, 't> {
    fn peek(&self) -> Option<&TokenKind<'t>> {
        self.tokens.get(self.at).map(|token| &token.kind)
    }

    fn word(&self) -> Option<&'t str> {
        match self.peek()? {
            TokenKind::Word(word) => Some(word),
            _ => None,
        }
    }

    /// Takes marks that stand side by side, if they are next.
    fn takes(&mut self, marks: &str) -> bool {
        let mut end = None;
        for (at, mark) in (self.at..).zip(marks.chars()) {
            let Some(token) = self.tokens.get(at) else {
                return false;
            };
            let adjacent = end.is_none_or(|end| end == token.start);
            if token.kind != TokenKind::Punct(mark) || !adjacent {
                return false;
            }
            end = Some(token.end);
        }
        self.at += marks.chars().count();
        true
    }

    /// Operands joined by the operators of one level and of those that bind tighter.
    fn expression(&mut self, level: usize) -> Option<Constant> {
        let Some(tighter) = level.checked_sub(1) else {
            return self.unary();
        };
        let mut left = self.expression(tighter)?;
        let operators = OPERATORS.get(tighter).copied().unwrap_or(&[]);
        while let Some(operator) = operators.iter().find(|operator| self.takes(operator)) {
            let right = self.expression(tighter)?;
            left = binary(operator, left, right)?;
        }
        Some(left)
    }

    fn unary(&mut self) -> Option<Constant> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return None;
        }
        let operator = ['-', '+', '~', '!']
            .into_iter()
            .find(|operator| self.takes(operator.encode_utf8(&mut [0; 4])));
        let value = match operator {
            Some(operator) => unary(operator, self.unary()?),
            None => self.primary(),
        };
        self.depth -= 1;
        value
    }

    fn primary(&mut self) -> Option<Constant> {
        match self.peek()? {
            TokenKind::StringLiteral(_) => self.texts(),
            TokenKind::Letter(letter) => {
                let mut letters = letter.chars();
                let (first, None) = (letters.next()?, letters.next()) else {
                    return None;
                };
                self.at += 1;
                Some(Constant::Letter(first))
            }
            TokenKind::Punct('(') => self.parenthesis(),
            TokenKind::Punct('{') => self
                .arguments('{', '}')
                .map(|value| value.unwrap_or(Constant::Empty)),
            _ => match self.word() {
                Some(word)
                    if word.starts_with(|first: char| first.is_ascii_digit() || first == '.') =>
                {
                    self.at += 1;
                    number(word)
                }
                _ => self.named(),
            },
        }
    }

    /// String literals side by side are one.
    fn texts(&mut self) -> Option<Constant> {
        let mut whole = String::new();
        while let Some(TokenKind::StringLiteral(text)) = self.peek() {
            whole.push_str(text);
            self.at += 1;
        }
        Some(Constant::Text(whole))
    }

    /// `(value)`, or `(type) value`.
    fn parenthesis(&mut self) -> Option<Constant> {
        let start = self.at;
        self.at += 1;
        if let Some(name) = self.name()
            && built_in(&name).is_some()
            && self.takes(")")
        {
            let value = self.unary()?;
            return cast(&name, value);
        }
        self.at = start;
        self.arguments('(', ')')?
    }

    /// The content of brackets: nothing, or one value.
    fn arguments(&mut self, open: char, close: char) -> Option<Option<Constant>> {
        if !self.takes(open.encode_utf8(&mut [0; 4])) {
            return None;
        }
        let mut buffer = [0; 4];
        let close = close.encode_utf8(&mut buffer);
        if self.takes(close) {
            return Some(None);
        }
        self.depth += 1;
        if self.depth > DEEPEST {
            return None;
        }
        let value = self.expression(OPERATORS.len())?;
        self.depth -= 1;
        self.takes(close).then_some(Some(value))
    }

    /// A name with its template arguments, without white space but between words: `std::optional<unsigned int>`.
    fn name(&mut self) -> Option<String> {
        let mut name = String::new();
        let mut open = 0usize;
        let mut after_word = false;
        loop {
            match self.peek() {
                Some(TokenKind::Word(word)) => {
                    if after_word {
                        name.push(' ');
                    }
                    name.push_str(word);
                    after_word = true;
                }
                Some(TokenKind::Punct('<')) if after_word && self.is_template(&name) => {
                    open += 1;
                    name.push('<');
                    after_word = false;
                }
                Some(TokenKind::Punct('>')) if open > 0 => {
                    open -= 1;
                    name.push('>');
                    after_word = true;
                }
                Some(TokenKind::Punct(mark @ (',' | '*' | '&'))) if open > 0 => {
                    name.push(*mark);
                    after_word = false;
                }
                Some(TokenKind::Punct(':')) => {
                    name.push(':');
                    after_word = false;
                }
                _ => return Some(name).filter(|name| !name.is_empty() && open == 0),
            }
            self.at += 1;
        }
    }

    /// `true` if `<` after the name begins template arguments and is no operator.
    fn is_template(&self, name: &str) -> bool {
        let last = name.rsplit([':', '<', ',']).next().unwrap_or(name);
        let templates = ["static_cast", "optional", "numeric_limits", "make_optional"];
        templates.contains(&last)
    }

    /// A constant with a name, or a conversion.
    fn named(&mut self) -> Option<Constant> {
        let name = self.name()?;
        let bare = name.trim_start_matches("::");
        let bare = bare.strip_prefix("std::").unwrap_or(bare);
        let bare = bare.strip_prefix("llvm::").unwrap_or(bare);
        match bare {
            "true" => return Some(Constant::Bool(true)),
            "false" => return Some(Constant::Bool(false)),
            "nullopt" | "None" => return Some(Constant::Nothing),
            _ => {}
        }
        if let Some(ty) = bare
            .strip_prefix("static_cast<")
            .and_then(|rest| rest.strip_suffix('>'))
        {
            let value = self.arguments('(', ')')??;
            return cast(ty, value);
        }
        if let Some(limit) = bare.strip_prefix("numeric_limits<") {
            let (ty, end) = limit.split_once(">::")?;
            return self
                .arguments('(', ')')?
                .is_none()
                .then(|| limit_of(ty, end))?;
        }
        match self.peek() {
            Some(TokenKind::Punct('(')) => {
                let value = self.arguments('(', ')')?;
                made(&name, value)
            }
            Some(TokenKind::Punct('{')) => {
                let value = self.arguments('{', '}')?;
                made(&name, value)
            }
            _ => macro_limit(bare),
        }
    }
}

/// `type(value)` or `type()`.
fn made(ty: &str, value: Option<Constant>) -> Option<Constant> {
    if let Some(inner) = optional(ty.trim_start_matches("::")) {
        return match value {
            None | Some(Constant::Nothing | Constant::Empty) => Some(Constant::Nothing),
            Some(value) => cast(inner, value),
        };
    }
    match value {
        Some(value) => cast(ty, value),
        None => cast(ty, Constant::Empty),
    }
}

/// A value in another type.
fn cast(ty: &str, value: Constant) -> Option<Constant> {
    let ty = match constant_macro(ty) {
        Some(ty) => ty,
        None => built_in(ty)?,
    };
    converted(ty, value)
}

/// The type of the macros that write a literal of a type, such as `UINT64_C(5)`.
fn constant_macro(name: &str) -> Option<&'static str> {
    Some(match name {
        "UINT64_C" => "u64",
        "INT64_C" => "i64",
        "UINT32_C" => "u32",
        "INT32_C" => "i32",
        _ => return None,
    })
}

/// `std::numeric_limits<type>::end()`.
fn limit_of(ty: &str, end: &str) -> Option<Constant> {
    let ty = built_in(ty)?;
    let floating = match (ty, end) {
        ("f32", "max") => Some(f64::from(f32::MAX)),
        ("f32", "lowest") => Some(f64::from(f32::MIN)),
        ("f32", "min") => Some(f64::from(f32::MIN_POSITIVE)),
        ("f32", "epsilon") => Some(f64::from(f32::EPSILON)),
        ("f64", "max") => Some(f64::MAX),
        ("f64", "lowest") => Some(f64::MIN),
        ("f64", "min") => Some(f64::MIN_POSITIVE),
        ("f64", "epsilon") => Some(f64::EPSILON),
        ("f32" | "f64", "infinity") => Some(f64::INFINITY),
        _ => None,
    };
    if let Some(value) = floating {
        let narrow = ty == "f32";
        return Some(Constant::Float { value, narrow });
    }
    let bits = Bits::of(ty)?;
    let value = match end {
        "max" => bits.largest(),
        "min" | "lowest" => bits.least(),
        _ => return None,
    };
    Some(Constant::Int { value, bits })
}

/// The limits of types, by the names that the C library and MLIR give them.
fn macro_limit(name: &str) -> Option<Constant> {
    match name {
        "INFINITY" | "HUGE_VALF" => return limit_of("float", "infinity"),
        "HUGE_VAL" => return limit_of("double", "infinity"),
        "ShapedType::kDynamic" | "mlir::ShapedType::kDynamic" => return limit_of("int64_t", "min"),
        _ => {}
    }
    let (ty, end) = name.rsplit_once('_')?;
    let end = match end {
        "MAX" => "max",
        "MIN" => "min",
        "EPSILON" => "epsilon",
        _ => return None,
    };
    let ty = match ty {
        "INT" | "INT32" => "int32_t",
        "UINT" | "UINT32" => "uint32_t",
        "INT8" => "int8_t",
        "UINT8" => "uint8_t",
        "INT16" => "int16_t",
        "UINT16" => "uint16_t",
        "INT64" | "LLONG" => "int64_t",
        "UINT64" | "ULLONG" | "SIZE" => "uint64_t",
        "FLT" => "float",
        "DBL" => "double",
        _ => return None,
    };
    limit_of(ty, end)
}
