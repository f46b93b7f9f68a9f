//! The parser of pipeline text. It keeps an explicit stack, so that deep nesting cannot overflow the call stack.

use std::collections::BTreeSet;

use crate::error::{Error, Errors};
use crate::name;
use crate::options;
use crate::scan::{Brackets, Quotes, Scanner, trim};
use crate::tree::{Anchor, Element, Name, OptionList, PassElement, Pipeline};
use pass_diagnostics::Span;

/// The greatest nesting depth of pipelines in text.
pub const MAX_DEPTH: usize = 256;

/// The longest pipeline that a help repeats, in bytes.
const MAX_SHOWN: usize = 60;

/// Parses a pipeline with its anchor: `builtin.module(func.func(cse),symbol-dce)`.
///
/// # Errors
///
/// The syntax errors, in source order; parsing goes on after an error where it can.
///
/// ```
/// let errors = pass_text::parse_anchored("builtin.module(cse,,func.func(inline)").unwrap_err();
/// assert_eq!(errors.render("-p", "builtin.module(cse,,func.func(inline)"), "\
/// -p:1:15: error: this '(' is never closed
/// builtin.module(cse,,func.func(inline)
///               ^
/// -p:1:20: error: expected a pass or a nested pipeline before ','
/// builtin.module(cse,,func.func(inline)
///                    ^
/// ");
/// ```
pub fn parse_anchored(text: &str) -> Result<Pipeline, Errors> {
    let mut elements = parse_list(text)?;
    match elements.pop() {
        Some(Element::Nested(pipeline)) if elements.is_empty() => Ok(pipeline),
        last => Err(not_anchored(text, last.filter(|_| !elements.is_empty())).into()),
    }
}

/// Parses the elements of a pipeline without an anchor around them: `func.func(cse),symbol-dce`.
///
/// # Errors
///
/// As for [`parse_anchored`].
///
/// ```
/// assert_eq!(pass_text::parse_list("cse, any(cse)")?.len(), 2);
/// assert_eq!(pass_text::parse_list(" ")?.len(), 0);
/// # Ok::<(), pass_text::Errors>(())
/// ```
pub fn parse_list(text: &str) -> Result<Vec<Element>, Errors> {
    let mut parser = Parser {
        text,
        scanner: Scanner::new(text),
        at: 0,
        stack: Vec::new(),
        errors: Vec::new(),
    };
    match parser.list() {
        Ok(elements) => Errors::check(parser.errors).map(|()| elements),
        Err(error) => Err(Errors::from_nonempty(parser.errors, error)),
    }
}

fn not_anchored(text: &str, second: Option<Element>) -> Error {
    let (inner, dropped) = trim(text);
    let whole = Span::new(dropped, dropped + inner.len());
    let span = second.as_ref().map_or(whole, Element::span);
    let shown = if inner.len() > MAX_SHOWN {
        "..."
    } else {
        inner
    };
    let help = match second {
        Some(_) => "write everything inside of the parentheses of one operation".to_owned(),
        None => match split_braced_pipeline(inner) {
            Some((anchor, elements)) => {
                format!("a pipeline is in parentheses: `{anchor}({elements})`")
            }
            None => {
                format!("write the operation that it runs on around it: `builtin.module({shown})`")
            }
        },
    };
    let message = "expected one pipeline with its anchor around it, as in 'builtin.module(...)'";
    Error::error(span, message).help(help)
}

/// Splits a pipeline that was written with braces instead of parentheses into anchor and elements. Names of passes have no
/// dots, so an anchor is recognised by its dot.
fn split_braced_pipeline(text: &str) -> Option<(&str, &str)> {
    let (anchor, elements) = text.strip_suffix('}')?.split_once('{')?;
    (text.len() <= MAX_SHOWN && anchor.contains('.')).then_some((anchor, elements))
}

/// A pipeline whose closing parenthesis has not been seen yet.
struct Open {
    anchor: Anchor,
    parenthesis: usize,
    elements: Vec<Element>,
}

struct Parser<'t> {
    text: &'t str,
    scanner: Scanner<'t>,
    at: usize,
    stack: Vec<Open>,
    errors: Vec<Error>,
}

/// The next state of the parser.
enum State {
    Element,
    Separator,
    End,
}

impl Parser<'_> {
    /// Parses the whole text. Collects errors that the parser can recover from and returns the first other one.
    fn list(&mut self) -> Result<Vec<Element>, Error> {
        self.stack.push(Open {
            anchor: Anchor::any(),
            parenthesis: 0,
            elements: Vec::new(),
        });
        let mut state = self.list_start();
        loop {
            state = match state {
                State::Element => self.element()?,
                State::Separator => self.separator()?,
                State::End => break,
            };
            if Errors::limit_reached(&self.errors) {
                break;
            }
        }
        Ok(self
            .stack
            .pop()
            .map(|open| open.elements)
            .unwrap_or_default())
    }

    /// Parses the start of a list, which may be empty.
    fn list_start(&mut self) -> State {
        self.at = self.scanner.skip_space(self.at);
        match self.scanner.byte(self.at) {
            None | Some(b')') => State::Separator,
            Some(_) => State::Element,
        }
    }

    fn element(&mut self) -> Result<State, Error> {
        let start = self.at;
        let rest = self.text.as_bytes().get(start..).unwrap_or_default();
        let length = rest
            .iter()
            .position(|byte| b",(){".contains(byte))
            .unwrap_or(rest.len());
        self.at = start + length;
        match self.scanner.byte(self.at) {
            Some(b'(') => self.open(start),
            Some(b'{') => self.pass_with_options(start),
            _ => {
                self.pass(start);
                Ok(State::Separator)
            }
        }
    }

    /// Parses the text after an element: a comma, the end of its pipeline, or the end of the text.
    fn separator(&mut self) -> Result<State, Error> {
        self.at = self.scanner.skip_space(self.at);
        match self.scanner.byte(self.at) {
            None => self.end(),
            Some(b')') => self.close(),
            Some(b',') => {
                self.at = self.scanner.skip_space(self.at + 1);
                Ok(State::Element)
            }
            Some(_) => Err(self.not_separated()),
        }
    }

    fn not_separated(&self) -> Error {
        let c = self
            .text
            .get(self.at..)
            .and_then(|rest| rest.chars().next());
        let span = Span::new(self.at, self.at + c.map_or(0, char::len_utf8));
        let error = Error::error(span, "expected ',' or the end of the pipeline");
        match c {
            Some('(') => error.help("a nested pipeline takes no options"),
            Some('}') => error.help("a value that has braces in it can be written in quotes"),
            _ => error,
        }
    }

    fn end(&mut self) -> Result<State, Error> {
        match self.stack.as_slice() {
            [_, .., open] => Err(Error::error(
                byte_span(open.parenthesis),
                "this '(' is never closed",
            )),
            _ => Ok(State::End),
        }
    }

    /// Opens the pipeline whose anchor starts at `start`.
    fn open(&mut self, start: usize) -> Result<State, Error> {
        if self.stack.len() > MAX_DEPTH {
            let message = format!("pipelines nest more than {MAX_DEPTH} deep");
            return Err(Error::error(Span::new(start, self.at + 1), message));
        }
        let anchor = self.anchor(start);
        self.stack.push(Open {
            anchor,
            parenthesis: self.at,
            elements: Vec::new(),
        });
        self.at += 1;
        Ok(self.list_start())
    }

    fn close(&mut self) -> Result<State, Error> {
        let pipeline = match self.stack.pop() {
            Some(open) if !self.stack.is_empty() => {
                let span = Span::new(open.anchor.span.start, self.at + 1);
                Pipeline {
                    anchor: open.anchor,
                    elements: open.elements,
                    span,
                }
            }
            _ => return Err(Error::error(byte_span(self.at), "this ')' closes nothing")),
        };
        self.at += 1;
        self.push(Element::Nested(pipeline));
        Ok(State::Separator)
    }

    fn pass(&mut self, start: usize) {
        if let Some(name) = self.name(start, self.at, "a pass or a nested pipeline") {
            let options = OptionList {
                entries: Vec::new(),
                span: Span::at(name.span.end),
            };
            self.push(Element::Pass(PassElement {
                span: name.span,
                name,
                options,
            }));
        }
    }

    fn pass_with_options(&mut self, start: usize) -> Result<State, Error> {
        let open = self.at;
        let end = self
            .options_end(open)
            .ok_or_else(|| Error::error(byte_span(open), "this '{' is never closed"))?;
        let name = self.name(start, open, "the name of a pass");
        let inside = self.text.get(..end - 1).unwrap_or_default();
        let entries = options::read(inside, open + 1, &mut self.errors);
        if let Some(name) = name {
            let options = OptionList {
                entries,
                span: Span::new(open, end),
            };
            let span = Span::new(name.span.start, end);
            self.push(Element::Pass(PassElement {
                name,
                options,
                span,
            }));
        }
        self.at = end;
        Ok(State::Separator)
    }

    /// Returns the end of the options that open at `open`.
    ///
    /// Quotes protect braces; if no valid text follows then, quotes are tried as ordinary characters.
    fn options_end(&mut self, open: usize) -> Option<usize> {
        self.scanner.restart(open + 1);
        let end = self.group_end(open, Quotes::Words);
        match end.filter(|end| self.has_valid_successor(*end)) {
            Some(end) => Some(end),
            None => self
                .group_end(open, Quotes::Nowhere)
                .filter(|end| self.has_valid_successor(*end))
                .or(end),
        }
    }

    fn group_end(&mut self, open: usize, quotes: Quotes) -> Option<usize> {
        self.scanner.group_end(open, Brackets::Braces, quotes)
    }

    fn has_valid_successor(&self, end: usize) -> bool {
        let next = self.scanner.byte(self.scanner.skip_space(end));
        next.is_none_or(|byte| byte == b',' || byte == b')')
    }

    /// Reads the anchor between `start` and the current position: names separated by `|`.
    fn anchor(&mut self, start: usize) -> Anchor {
        let text = self.text.get(start..self.at).unwrap_or_default();
        let (inner, dropped) = trim(text);
        let span = Span::new(start + dropped, start + dropped + inner.len());
        let mut names: Vec<Name> = Vec::new();
        let mut seen = BTreeSet::new();
        let mut at = start;
        for part in text.split('|') {
            if let Some(name) = self.name(at, at + part.len(), "the name of an operation") {
                if !seen.insert(name.text.clone()) {
                    self.errors.push(Error::error(
                        name.span,
                        format!("`{}` is named twice", name.text),
                    ));
                }
                names.push(name);
            }
            at += part.len() + 1;
        }
        match names.iter().find(|name| name.text == "any") {
            Some(_) if names.len() == 1 => names.clear(),
            Some(any) => self.errors.push(Error::error(
                any.span,
                "`any` cannot be combined with other names",
            )),
            None => {}
        }
        Anchor { names, span }
    }

    /// Reads the name between two positions; `None` if an error was reported.
    fn name(&mut self, start: usize, end: usize, expected: &str) -> Option<Name> {
        let text = self.text.get(start..end).unwrap_or_default();
        let result = match trim(text).0 {
            "" => Err(self.missing_error(end, expected)),
            _ => name::read(text, start),
        };
        result.map_err(|error| self.errors.push(error)).ok()
    }

    fn missing_error(&self, at: usize, expected: &str) -> Error {
        match self.text.get(at..).and_then(|rest| rest.chars().next()) {
            Some(c) => Error::error(
                Span::new(at, at + c.len_utf8()),
                format!("expected {expected} before '{c}'"),
            ),
            None => Error::error(Span::at(at), format!("expected {expected} here")),
        }
    }

    fn push(&mut self, element: Element) {
        if let Some(open) = self.stack.last_mut() {
            open.elements.push(element);
        }
    }
}

fn byte_span(at: usize) -> Span {
    Span::new(at, at + 1)
}
