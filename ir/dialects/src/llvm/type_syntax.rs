//! The syntax of types of `llvm`, which the IR keeps as text.

use pass_ir::data::{FloatKind, TypeData};
use pass_ir::{Context, Type};

/// Built-in types whose text in angle brackets is their own.
const CONTAINERS: &[&str] = &["complex", "memref", "tensor", "tuple", "vector"];

/// The character that stands for a part of the text, such as a type of another dialect.
const PART: char = '\0';

/// Types in a type may nest this deep. Deeper ones are not checked.
const MAX_DEPTH: usize = 256;

/// Returns the text of a type as MLIR prints it, after the name of the dialect, if that differs.
pub(crate) fn canonical(_: &Context, text: &str) -> Option<String> {
    let (start, inner, end) = match text.strip_prefix('.') {
        Some(inner) => (".", inner, ""),
        None => ("<", text.strip_prefix('<')?.strip_suffix('>')?, ">"),
    };
    let mut reader = Reader::new(inner);
    reader.ty(false).ok()?;
    let canonical = format!("{start}{}{end}", reader.canonical);
    (canonical != text).then_some(canonical)
}

/// Returns what is wrong with a type, in itself or in the types that it holds.
pub(crate) fn error(cx: &Context, ty: Type) -> Option<String> {
    let TypeData::Dialect { rest, parts, .. } = cx.ty(ty) else {
        return None;
    };
    if parts.iter().any(|&part| cx.attr(part).as_type().is_none()) {
        return Some("expected valid keyword".to_owned());
    }
    let Some(text) = cx.str(*rest).strip_prefix('.') else {
        return Some("expected valid keyword".to_owned());
    };
    match Reader::new(text).ty(false) {
        Err(Stop::Error(error)) => Some(error),
        _ => None,
    }
}

/// Reads a type and writes its canonical text.
struct Reader<'t> {
    rest: &'t str,
    canonical: String,
    depth: usize,
    /// The names of the structures around the rest.
    names: Vec<&'t str>,
}

/// The reason why a type was not read to its end.
enum Stop {
    Error(String),
    /// The text is not understood, so that it is neither wrong nor canonical.
    Unclear,
}

type Read<T = ()> = Result<T, Stop>;

fn fail<T>(error: impl Into<String>) -> Read<T> {
    Err(Stop::Error(error.into()))
}

impl<'t> Reader<'t> {
    fn new(rest: &'t str) -> Self {
        Self {
            rest,
            canonical: String::new(),
            depth: 0,
            names: Vec::new(),
        }
    }

    /// Reads a type and returns its keyword, if it is one of LLVM. Only such a type may stand alone.
    fn ty(&mut self, may_be_foreign: bool) -> Read<&'t str> {
        if self.depth == MAX_DEPTH {
            return Err(Stop::Unclear);
        }
        self.depth += 1;
        let keyword = self.keyword_and_parameters(may_be_foreign)?;
        self.depth -= 1;
        Ok(keyword)
    }

    fn keyword_and_parameters(&mut self, may_be_foreign: bool) -> Read<&'t str> {
        let start = self.rest.trim_start();
        if start.starts_with(['(', '!', '#']) {
            return Err(Stop::Unclear);
        }
        let word = self.word();
        if word.is_empty() && self.eat(PART) {
            self.canonical.push(PART);
            return Ok("");
        }
        if is_builtin(word) {
            if !may_be_foreign {
                return fail("unexpected type, expected keyword");
            }
            self.canonical.push_str(word);
            if CONTAINERS.contains(&word) {
                let body = self.rest.trim_start();
                self.rest = without_body(body);
                let length = body.len() - self.rest.len();
                self.canonical.push_str(&body[..length]);
            }
            return Ok("");
        }
        self.canonical.push_str(word);
        match word {
            "" => return fail("expected valid keyword"),
            "label" | "metadata" | "ppc_fp128" | "token" | "void" | "x86_amx" => {}
            "array" => self.array()?,
            "func" => self.func()?,
            "ptr" => self.ptr()?,
            "struct" => self.structure()?,
            "target" => self.target()?,
            _ => return fail(format!("unknown LLVM type: {word}")),
        }
        Ok(word)
    }

    fn array(&mut self) -> Read {
        self.sign('<')?;
        // MLIR reads -1 as the greatest number of elements.
        if self.rest.trim_start().starts_with('-') {
            return fail("expected the number of elements of an array, without a sign");
        }
        let count = self.integer(u64::BITS)?;
        self.canonical.push_str(&format!("{count} x "));
        if self.word() != "x" {
            return fail("expected 'x'");
        }
        self.part("array element", &NO_ELEMENTS)?;
        self.sign('>')
    }

    fn ptr(&mut self) -> Read {
        if !self.eat('<') {
            return Ok(());
        }
        let space = self.integer(u32::BITS)?;
        if space > 0 {
            self.canonical.push_str(&format!("<{space}>"));
        }
        self.expect('>')
    }

    fn func(&mut self) -> Read {
        self.sign('<')?;
        self.part("function result", &["func", "label", "metadata"])?;
        self.canonical.push(' ');
        self.sign('(')?;
        let mut may_end = true;
        while !(may_end && self.eat(')')) {
            self.rest = self.rest.trim_start();
            if let Some(rest) = self.rest.strip_prefix("...") {
                self.rest = rest;
                self.canonical.push_str("...");
                self.expect(')')?;
                break;
            }
            self.part("function argument", &["func", "void"])?;
            if !self.comma() {
                self.expect(')')?;
                break;
            }
            may_end = false;
        }
        self.canonical.push(')');
        self.sign('>')
    }

    fn structure(&mut self) -> Read {
        self.sign('<')?;
        let name = self.string()?;
        let is_named = name.is_some();
        if let Some(name) = name {
            // A structure inside of one with the same name has no body.
            if self.eat('>') {
                self.canonical.push('>');
                return Ok(());
            }
            if !self.comma() {
                return fail("expected ','");
            }
            if self.names.contains(&name) {
                return fail("identifier already used for an enclosing struct");
            }
        }
        let start = self.rest;
        match self.word() {
            "opaque" if !is_named => return fail("only identified structs can be opaque"),
            "opaque" => {
                self.canonical.push_str("opaque");
                return self.sign('>');
            }
            "packed" => self.canonical.push_str("packed "),
            _ => self.rest = start,
        }
        self.sign('(')?;
        self.names.extend(name);
        if !self.eat(')') {
            self.part("LLVM structure element", &NO_ELEMENTS)?;
            while self.comma() {
                self.part("LLVM structure element", &NO_ELEMENTS)?;
            }
            self.expect(')')?;
        }
        if is_named {
            self.names.pop();
        }
        self.canonical.push(')');
        self.sign('>')
    }

    fn target(&mut self) -> Read {
        self.sign('<')?;
        if self.string()?.is_none() {
            return fail("expected string");
        }
        let mut has_numbers = false;
        while self.comma() {
            let is_number = |char: char| char == '-' || char.is_ascii_digit();
            if self.rest.trim_start().starts_with(is_number) {
                let number = self.integer(u32::BITS)?;
                self.canonical.push_str(&number.to_string());
                has_numbers = true;
            } else if has_numbers {
                return fail("failed to parse parameter list for target extension type");
            } else {
                self.ty(true)?;
            }
        }
        self.sign('>')
    }

    /// Reads a type that is a part of another one and is none of those with the keywords `invalid`.
    fn part(&mut self, role: &str, invalid: &[&str]) -> Read {
        let start = self.canonical.len();
        let keyword = self.ty(true)?;
        if invalid.contains(&keyword) {
            let text = &self.canonical[start..];
            return fail(format!("invalid {role} type: '!llvm.{text}'"));
        }
        Ok(())
    }

    fn word(&mut self) -> &'t str {
        let text = self.rest.trim_start();
        let is_start = |byte: u8| byte.is_ascii_alphabetic() || byte == b'_';
        let is_word =
            |byte: u8| is_start(byte) || byte.is_ascii_digit() || matches!(byte, b'$' | b'.');
        let end = text.bytes().position(|byte| !is_word(byte));
        let end = end.unwrap_or(text.len());
        let end = if text.bytes().next().is_some_and(is_start) {
            end
        } else {
            0
        };
        let (word, rest) = text.split_at(end);
        self.rest = rest;
        word
    }

    /// Reads a decimal or hexadecimal integer of a number of bits, whose sign wraps around.
    fn integer(&mut self, bits: u32) -> Read<u64> {
        let text = self.rest.trim_start();
        let magnitude = text.strip_prefix('-').unwrap_or(text);
        let is_hex = |char: &char| char.is_ascii_hexdigit();
        let hex = magnitude.strip_prefix("0x");
        let hex = hex.filter(|digits| digits.chars().next().is_some_and(|char| is_hex(&char)));
        let (digits, radix) = hex.map_or((magnitude, 10), |digits| (digits, 16));
        let length = digits
            .chars()
            .take_while(|char| char.is_digit(radix))
            .count();
        if length == 0 {
            return fail("expected integer value");
        }
        self.rest = &digits[length..];
        let number = u64::from_str_radix(&digits[..length], radix).ok();
        let Some(number) = number.filter(|&number| number <= u64::MAX >> (u64::BITS - bits)) else {
            return fail("integer value too large");
        };
        Ok(if magnitude.len() < text.len() {
            number.wrapping_neg() & u64::MAX >> (u64::BITS - bits)
        } else {
            number
        })
    }

    /// Copies a string, if there is one.
    fn string(&mut self) -> Read<Option<&'t str>> {
        let text = self.rest.trim_start();
        let Some(content) = text.strip_prefix('"') else {
            return Ok(None);
        };
        self.rest = after_string(content).ok_or(Stop::Unclear)?;
        let string = &text[..text.len() - self.rest.len()];
        self.canonical.push_str(string);
        Ok(Some(string))
    }

    fn comma(&mut self) -> bool {
        let is_comma = self.eat(',');
        self.canonical.push_str(if is_comma { ", " } else { "" });
        is_comma
    }

    /// Copies a sign that has to be there.
    fn sign(&mut self, sign: char) -> Read {
        self.canonical.push(sign);
        self.expect(sign)
    }

    fn expect(&mut self, sign: char) -> Read {
        if self.eat(sign) {
            return Ok(());
        }
        fail(format!("expected '{sign}'"))
    }

    fn eat(&mut self, sign: char) -> bool {
        let rest = self.rest.trim_start().strip_prefix(sign);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }
}

/// The types that no array and no structure holds.
const NO_ELEMENTS: [&str; 5] = ["func", "label", "metadata", "token", "void"];

fn is_builtin(word: &str) -> bool {
    let width = word.strip_prefix('s').or_else(|| word.strip_prefix('u'));
    let width = width.unwrap_or(word).strip_prefix('i').unwrap_or_default();
    let is_integer = !width.is_empty() && width.bytes().all(|byte| byte.is_ascii_digit());
    is_integer
        || matches!(word, "index" | "none")
        || CONTAINERS.contains(&word)
        || FloatKind::from_keyword(word).is_some()
}

/// Returns the text after a string whose opening quote is left out.
fn after_string(text: &str) -> Option<&str> {
    let mut is_escaped = false;
    let end = text.find(|char| {
        let is_end = char == '"' && !is_escaped;
        is_escaped = char == '\\' && !is_escaped;
        is_end
    })?;
    Some(&text[end + 1..])
}

/// Returns the text after a body in angle brackets, which may be missing.
fn without_body(text: &str) -> &str {
    let mut rest = text;
    let mut depth = 0_usize;
    let is_sign = |byte| matches!(byte, b'<' | b'>' | b'"' | b',' | b')');
    while let Some(at) = rest.bytes().position(is_sign) {
        let (sign, after) = rest[at..].split_at(1);
        match sign {
            "<" => depth += 1,
            ">" if depth > 1 => depth -= 1,
            ">" if depth == 1 => return after,
            "\"" => {
                rest = after_string(after).unwrap_or_default();
                continue;
            }
            _ if depth == 0 => return text,
            _ => {}
        }
        rest = after;
    }
    text
}
