//! Constant expressions of C++ that defaults of options use: literals, casts, limits and arithmetic, in the types that C++
//! gives them. The value of any other expression, or of one that is undefined in C++, is unknown.

use std::cmp::Reverse;

use super::cpp::{Token, TokenKind, tokens};
use super::literal::number;
use super::types::{Bits, built_in, optional};
use passdefs::draft::Literal;

/// The deepest nesting of an expression.
const MAX_DEPTH: usize = 64;

/// The binary operators of C++ by precedence, the weakest first.
const BINARY_OPERATORS: [&[&str]; 6] = [
    &["|"],
    &["^"],
    &["&"],
    &["<<", ">>"],
    &["+", "-"],
    &["*", "/", "%"],
];

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Constant {
    Bool(bool),
    Int {
        value: i128,
        bits: Bits,
    },
    /// Of type `double`, or `float` if narrow.
    Float {
        value: f64,
        narrow: bool,
    },
    Letter(char),
    Text(String),
    /// `std::nullopt`.
    Nothing,
    /// `{}`: the zero of the type that it is converted to.
    Empty,
}

pub(super) const INT: Bits = Bits {
    signed: true,
    width: 32,
};

impl Constant {
    /// Converts the value to the type of an option; `None` if it does not fit. A negative number wraps around in an unsigned
    /// type, because `-1` is a usual spelling of the largest number.
    pub(super) fn literal(self, ty: &str) -> Option<Literal> {
        if let (Some(bits), Constant::Int { value, .. }) = (Bits::of(ty), &self)
            && !bits.holds(*value)
            && (bits.signed || *value >= 0)
        {
            return None;
        }
        // A conversion to an integer would cut off the fraction, hardly on purpose.
        if matches!(self, Constant::Float { .. }) && !matches!(ty, "f32" | "f64") {
            return None;
        }
        Some(match converted(ty, self)? {
            Constant::Bool(value) => Literal::Bool(value),
            Constant::Int { value, .. } => Literal::Int(value),
            // The shortest number that is the same one in 32 bits.
            Constant::Float {
                value,
                narrow: true,
            } if value.is_finite() => Literal::Float((value as f32).to_string().parse().ok()?),
            Constant::Float { value, .. } => Literal::Float(value),
            Constant::Letter(letter) => Literal::Str(letter.to_string()),
            Constant::Text(text) => Literal::Str(text),
            Constant::Nothing | Constant::Empty => return None,
        })
    }

    /// Returns the value as an operand, whose type is at least `int`.
    fn promoted(self) -> Option<(i128, Bits)> {
        match self {
            Constant::Bool(value) => Some((value.into(), INT)),
            Constant::Letter(letter) if letter.is_ascii() => Some((u32::from(letter).into(), INT)),
            Constant::Int { value, bits } if bits.width < INT.width => Some((value, INT)),
            Constant::Int { value, bits } => Some((value, bits)),
            _ => None,
        }
    }

    /// Returns the value as a floating-point number, and `true` if it is not a `double`.
    fn float(self) -> Option<(f64, bool)> {
        match self {
            Constant::Float { value, narrow } => Some((value, narrow)),
            other => other.promoted().map(|(value, _)| (value as f64, true)),
        }
    }
}

fn converted(ty: &str, value: Constant) -> Option<Constant> {
    match (ty, value) {
        ("string", Constant::Text(text)) => Some(Constant::Text(text)),
        ("string", Constant::Empty) => Some(Constant::Text(String::new())),
        ("char", Constant::Letter(letter)) => Some(Constant::Letter(letter)),
        ("bool", Constant::Bool(value)) => Some(Constant::Bool(value)),
        ("bool", Constant::Empty) => Some(Constant::Bool(false)),
        ("bool", value) => value
            .promoted()
            .map(|(value, _)| Constant::Bool(value != 0)),
        ("f32" | "f64", Constant::Empty) => Some(Constant::Float {
            value: 0.0,
            narrow: ty == "f32",
        }),
        ("f32" | "f64", value) => {
            let (value, _) = value.float()?;
            Some(rounded(value, ty == "f32"))
        }
        (ty, value) => {
            let bits = Bits::of(ty)?;
            let value = match value {
                Constant::Empty => 0,
                Constant::Float { value, .. } => whole(value, bits)?,
                value => bits.wrapped(value.promoted()?.0),
            };
            Some(Constant::Int { value, bits })
        }
    }
}

/// Returns a floating-point number without its fraction, if it fits in the type.
fn whole(value: f64, bits: Bits) -> Option<i128> {
    let whole = value.trunc();
    let value = whole as i128;
    (whole.is_finite() && bits.holds(value)).then_some(value)
}

pub(super) fn evaluate(text: &str) -> Option<Constant> {
    value(&tokens(text)?, 0)
}

fn value(tokens: &[Token<'_>], depth: usize) -> Option<Constant> {
    if depth > MAX_DEPTH {
        return None;
    }
    let inner = |tokens| value(tokens, depth + 1);
    if let Some((left, operator, right)) = split_binary(tokens) {
        return binary(operator, inner(left)?, inner(right)?);
    }
    match tokens {
        [
            Token {
                kind: TokenKind::Punct(operator @ ('-' | '+' | '~' | '!')),
                ..
            },
            operand @ ..,
        ] => unary(*operator, inner(operand)?),
        [
            Token {
                kind: TokenKind::CharLiteral(letter),
                ..
            },
        ] => {
            let mut letters = letter.chars();
            letters
                .next()
                .filter(|_| letters.next().is_none())
                .map(Constant::Letter)
        }
        [
            Token {
                kind: TokenKind::Word(word),
                ..
            },
        ] if word.starts_with(|first: char| first.is_ascii_digit() || first == '.') => number(word),
        [
            Token {
                kind: TokenKind::StringLiteral(_),
                ..
            },
            ..,
        ] => adjacent_strings(tokens),
        _ => bracketed(tokens, inner),
    }
}

/// Splits an expression at the last of its weakest binary operators outside of brackets.
fn split_binary<'s, 't>(
    tokens: &'s [Token<'t>],
) -> Option<(&'s [Token<'t>], &'static str, &'s [Token<'t>])> {
    let operators = binary_operators(tokens)?;
    let (_, at, operator) = operators
        .into_iter()
        .min_by_key(|(precedence, at, _)| (*precedence, Reverse(*at)))?;
    Some((&tokens[..at], operator, &tokens[at + operator.len()..]))
}

/// Returns the precedence, position and text of the binary operators outside of brackets; `None` if the brackets do not match.
fn binary_operators(tokens: &[Token<'_>]) -> Option<Vec<(usize, usize, &'static str)>> {
    let mut found = Vec::new();
    let (mut depth, mut template_depth) = (0usize, 0usize);
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        let operator = binary_operator(&tokens[at..]);
        let mut length = 1;
        match (&token.kind, operator) {
            (TokenKind::Punct('(' | '{'), _) => depth += 1,
            (TokenKind::Punct(')' | '}'), _) => depth = depth.checked_sub(1)?,
            (TokenKind::Punct('>'), _) if template_depth > 0 => template_depth -= 1,
            (TokenKind::Punct('<'), None) => template_depth += 1,
            (_, Some((precedence, operator))) => {
                if depth == 0 && template_depth == 0 && is_operand(&tokens[..at]) {
                    found.push((precedence, at, operator));
                }
                length = operator.len();
            }
            _ => {}
        }
        at += length;
    }
    Some(found)
}

/// Returns the operator that tokens begin with, and its precedence.
fn binary_operator(tokens: &[Token<'_>]) -> Option<(usize, &'static str)> {
    let begins_with = |operator: &str| {
        let Some(marks) = tokens.get(..operator.len()) else {
            return false;
        };
        let mut letters = marks.iter().zip(operator.chars());
        letters.all(|(mark, letter)| mark.kind == TokenKind::Punct(letter))
            && marks.windows(2).all(|pair| pair[0].end == pair[1].start)
    };
    let levels = BINARY_OPERATORS.iter().enumerate();
    let mut operators = levels.flat_map(|(precedence, operators)| {
        operators
            .iter()
            .map(move |operator| (precedence, *operator))
    });
    operators.find(|(_, operator)| begins_with(operator))
}

/// Returns true if the tokens before an operator end with its left operand. Otherwise the operator is a unary one, which
/// follows another operator or a cast such as `(int)`.
fn is_operand(before: &[Token<'_>]) -> bool {
    match before.last().map(|token| &token.kind) {
        None => false,
        Some(TokenKind::Punct(')')) => !is_cast(before),
        Some(TokenKind::Punct(mark)) => *mark == '}',
        Some(_) => true,
    }
}

/// Returns true if tokens that end with `)` end with a cast, and not with a call or an expression in brackets.
fn is_cast(tokens: &[Token<'_>]) -> bool {
    let content = &tokens[..tokens.len() - 1];
    let is_bracket = |token: &Token<'_>| matches!(token.kind, TokenKind::Punct('(' | ')'));
    // No type between the brackets has brackets itself.
    let Some(open) = content.iter().rposition(is_bracket) else {
        return false;
    };
    let is_call = matches!(
        tokens[..open].last().map(|token| &token.kind),
        Some(TokenKind::Word(_) | TokenKind::Punct('>'))
    );
    let ty = join_tokens(&content[open + 1..]);
    !is_call && ty.is_some_and(|ty| built_in(&ty).is_some())
}

/// Returns the text of adjacent literals; `None` if it has a NUL, where a string that is made of it ends.
fn adjacent_strings(tokens: &[Token<'_>]) -> Option<Constant> {
    let texts = tokens.iter().map(|token| match &token.kind {
        TokenKind::StringLiteral(text) if !text.contains('\0') => Some(text.as_str()),
        _ => None,
    });
    texts.collect::<Option<String>>().map(Constant::Text)
}

/// Evaluates a name, a call such as `std::string("a")`, an expression in brackets, or a cast such as `(int)1`.
fn bracketed<'s, 't>(
    tokens: &'s [Token<'t>],
    inner: impl Fn(&'s [Token<'t>]) -> Option<Constant>,
) -> Option<Constant> {
    let is_open = |token: &Token<'_>| matches!(token.kind, TokenKind::Punct('(' | '{'));
    let Some(open) = tokens.iter().position(is_open) else {
        return named(&join_tokens(tokens)?);
    };
    let close = matching_bracket(tokens, open)?;
    let (name, content, rest) = (
        &tokens[..open],
        &tokens[open + 1..close],
        &tokens[close + 1..],
    );
    if !rest.is_empty() {
        let ty = join_tokens(content).filter(|_| name.is_empty())?;
        return converted(built_in(&ty)?, inner(rest)?);
    }
    let argument = if content.is_empty() {
        None
    } else {
        Some(inner(content)?)
    };
    match (name, &tokens[open].kind) {
        ([], TokenKind::Punct('{')) => Some(argument.unwrap_or(Constant::Empty)),
        ([], _) => argument,
        (name, _) => call(&join_tokens(name)?, argument),
    }
}

fn matching_bracket(tokens: &[Token<'_>], open: usize) -> Option<usize> {
    let mut depth = 0usize;
    for (at, token) in tokens.iter().enumerate().skip(open) {
        match token.kind {
            TokenKind::Punct('(' | '{') => depth += 1,
            TokenKind::Punct(')' | '}') => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(at);
        }
    }
    None
}

/// Returns the text of a name or type, with blanks between words only.
fn join_tokens(tokens: &[Token<'_>]) -> Option<String> {
    let mut text = String::new();
    let mut after_word = false;
    for token in tokens {
        match &token.kind {
            TokenKind::Word(word) => {
                text.extend(after_word.then_some(' '));
                text.push_str(word);
                after_word = true;
            }
            TokenKind::Punct(mark) => {
                text.push(*mark);
                after_word = false;
            }
            TokenKind::StringLiteral(_) | TokenKind::CharLiteral(_) => return None,
        }
    }
    Some(text)
}

fn without_namespace(name: &str) -> &str {
    let name = name.trim_start_matches("::");
    let name = name.strip_prefix("std::").unwrap_or(name);
    name.strip_prefix("llvm::").unwrap_or(name)
}

fn named(name: &str) -> Option<Constant> {
    match without_namespace(name) {
        "true" => Some(Constant::Bool(true)),
        "false" => Some(Constant::Bool(false)),
        "nullopt" | "None" => Some(Constant::Nothing),
        name => macro_limit(name),
    }
}

/// Evaluates `type(argument)`, `type()`, a cast or a limit.
fn call(name: &str, argument: Option<Constant>) -> Option<Constant> {
    let bare = without_namespace(name);
    if let Some(ty) = bare.strip_prefix("static_cast<") {
        return cast(ty.strip_suffix('>')?, argument?);
    }
    if let Some(limit) = bare.strip_prefix("numeric_limits<") {
        let (ty, end) = limit.split_once(">::")?;
        return limit_of(ty, end).filter(|_| argument.is_none());
    }
    let Some(inner) = optional(name.trim_start_matches("::")) else {
        return cast(name, argument.unwrap_or(Constant::Empty));
    };
    match argument {
        None | Some(Constant::Nothing | Constant::Empty) => Some(Constant::Nothing),
        Some(value) => cast(inner, value),
    }
}

/// Converts a value to a type, or to that of a macro such as `UINT64_C`.
fn cast(ty: &str, value: Constant) -> Option<Constant> {
    converted(constant_macro(ty).or_else(|| built_in(ty))?, value)
}

/// Applies a unary operator; `None` if the value is undefined.
fn unary(operator: char, value: Constant) -> Option<Constant> {
    match (operator, value) {
        ('!', value) => match converted("bool", value)? {
            Constant::Bool(value) => Some(Constant::Bool(!value)),
            _ => None,
        },
        ('-', Constant::Float { value, narrow }) => Some(Constant::Float {
            value: -value,
            narrow,
        }),
        ('+', value @ Constant::Float { .. }) => Some(value),
        (operator, value) => {
            let (value, bits) = value.promoted()?;
            let value = match operator {
                '-' => -value,
                '~' => !value,
                _ => value,
            };
            in_type(value, bits)
        }
    }
}

/// Applies a binary operator; `None` if the value is undefined.
fn binary(operator: &str, left: Constant, right: Constant) -> Option<Constant> {
    match (&left, &right) {
        (Constant::Text(left), Constant::Text(right)) if operator == "+" => {
            return Some(Constant::Text(format!("{left}{right}")));
        }
        (Constant::Float { .. }, _) | (_, Constant::Float { .. }) => {
            return binary_of_floats(operator, left.float()?, right.float()?);
        }
        _ => {}
    }
    let ((left, first), (right, second)) = (left.promoted()?, right.promoted()?);
    if matches!(operator, "<<" | ">>") {
        let by = u32::try_from(right).ok().filter(|by| *by < first.width)?;
        let value = if operator == "<<" {
            left << by
        } else {
            left >> by
        };
        return in_type(value, first);
    }
    let width = first.width.max(second.width);
    let is_unsigned = |bits: Bits| !bits.signed && bits.width == width;
    let signed = !(is_unsigned(first) || is_unsigned(second));
    let bits = Bits { signed, width };
    let (left, right) = (bits.wrapped(left), bits.wrapped(right));
    let value = match operator {
        "*" => left.checked_mul(right)?,
        "/" => left.checked_div(right)?,
        "%" => left.checked_rem(right)?,
        "+" => left + right,
        "-" => left - right,
        "&" => left & right,
        "^" => left ^ right,
        "|" => left | right,
        _ => return None,
    };
    in_type(value, bits)
}

/// Applies a binary operator to numbers that are not a `double` if the flag is set.
fn binary_of_floats(operator: &str, left: (f64, bool), right: (f64, bool)) -> Option<Constant> {
    let narrow = left.1 && right.1;
    let value = match operator {
        "*" => left.0 * right.0,
        "/" => left.0 / right.0,
        "+" => left.0 + right.0,
        "-" => left.0 - right.0,
        _ => return None,
    };
    // Floats computed in twice their width round to the result in their own.
    Some(rounded(value, narrow))
}

/// Returns a number as a `double`, or rounded to a `float` if it is narrow.
fn rounded(value: f64, narrow: bool) -> Constant {
    let value = if narrow {
        f64::from(value as f32)
    } else {
        value
    };
    Constant::Float { value, narrow }
}

/// Returns a result in its type: unsigned numbers wrap around, and a signed one that does not fit is undefined.
fn in_type(value: i128, bits: Bits) -> Option<Constant> {
    let value = if bits.signed {
        value
    } else {
        bits.wrapped(value)
    };
    bits.holds(value).then_some(Constant::Int { value, bits })
}

/// Returns the type of a macro that writes a literal of a type, such as `UINT64_C(5)`.
fn constant_macro(name: &str) -> Option<&'static str> {
    Some(match name {
        "UINT64_C" => "u64",
        "INT64_C" => "i64",
        "UINT32_C" => "u32",
        "INT32_C" => "i32",
        _ => return None,
    })
}

/// Returns the value of `std::numeric_limits<type>::end()`.
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

/// Returns the limit of a type, by the names that the C library and MLIR give them.
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
