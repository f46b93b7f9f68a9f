//! Layout of attributes: on one line if they fit, else with each argument on a line of its own.

const WIDTH: usize = 100;

/// The indentation of a block.
pub(super) const INDENT: usize = 4;

pub(super) enum Arg {
    /// Text on one line, such as `name = "fold"`.
    Text(String),
    /// `name = text` of several lines, whose first line break and indentation are dropped.
    Block(String, String),
    Call(String, Vec<Arg>),
}

impl Arg {
    /// Prints the argument on one line; `None` if a part has several.
    fn flat(&self) -> Option<String> {
        match self {
            Arg::Text(text) => Some(text.clone()),
            Arg::Block(name, text) => {
                (!text.contains('\n')).then(|| format!("{name} = {}", string(text)))
            }
            Arg::Call(name, args) => {
                let args: Option<Vec<String>> = args.iter().map(Arg::flat).collect();
                Some(format!("{name}({})", args?.join(", ")))
            }
        }
    }

    /// Writes it indented by `indent` spaces; `taken` columns follow its last line.
    fn write(&self, out: &mut String, indent: usize, taken: usize) {
        let flat = self.flat();
        let fits = |flat: &String| indent + flat.chars().count() + taken <= WIDTH;
        match (self, flat.filter(fits)) {
            (_, Some(flat)) => out.push_str(&flat),
            (Arg::Text(text), None) => out.push_str(text),
            (Arg::Block(name, text), None) => {
                let text = block(text, indent).unwrap_or_else(|| string(text));
                out.push_str(&format!("{name} = {text}"));
            }
            (Arg::Call(name, args), None) => {
                out.push_str(name);
                out.push_str("(\n");
                for (at, arg) in args.iter().enumerate() {
                    let comma = if at + 1 < args.len() { "," } else { "" };
                    out.extend(std::iter::repeat_n(' ', indent + INDENT));
                    arg.write(out, indent + INDENT, comma.len());
                    out.push_str(comma);
                    out.push('\n');
                }
                out.extend(std::iter::repeat_n(' ', indent));
                out.push(')');
            }
        }
    }
}

pub(super) fn attribute(out: &mut String, name: &str, args: Vec<Arg>, indent: usize) {
    out.extend(std::iter::repeat_n(' ', indent));
    out.push_str("#[");
    if args.is_empty() {
        out.push_str(name);
    } else {
        // `#[` stands before the name, `]` after the parenthesis.
        Arg::Call(name.to_owned(), args).write(out, indent, 3);
    }
    out.push_str("]\n");
}

/// Writes an indented doc comment. A line that a comment would change becomes an attribute.
pub(super) fn docs(out: &mut String, text: &str, indent: usize) {
    for line in text.split('\n') {
        out.extend(std::iter::repeat_n(' ', indent));
        let is_odd = |letter: char| {
            let direction = matches!(letter, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
            letter.is_control() || direction
        };
        match line {
            "" => out.push_str("///"),
            line if line.contains(is_odd) || line.ends_with(char::is_whitespace) => {
                out.push_str(&format!("#[doc = {}]", string(&format!(" {line}"))));
            }
            line => {
                out.push_str("/// ");
                out.push_str(line);
            }
        }
        out.push('\n');
    }
}

pub(super) fn string(text: &str) -> String {
    format!("{text:?}")
}

/// Returns a string of several lines as a raw one, indented as the code around it; nothing if its reader would take off more
/// than that.
fn block(text: &str, indent: usize) -> Option<String> {
    let is_blank = |line: &str| line.trim().is_empty();
    let mut filled = text.split('\n').filter(|line| !is_blank(line));
    let is_flush = filled.any(|line| !line.starts_with(char::is_whitespace));
    if !text.contains('\n') || !is_flush || text.contains(['\r', '\u{feff}']) {
        return None;
    }
    let mut hashes = String::from("#");
    while text.contains(&format!("\"{hashes}")) {
        hashes.push('#');
    }
    let mut out = format!("r{hashes}\"\n");
    for line in text.split('\n') {
        if !line.is_empty() {
            out.extend(std::iter::repeat_n(' ', indent + INDENT));
            out.push_str(line);
        }
        out.push('\n');
    }
    out.extend(std::iter::repeat_n(' ', indent));
    out.push_str(&format!("\"{hashes}"));
    Some(out)
}
