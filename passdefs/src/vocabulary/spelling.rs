//! The spellings of definitions.

use crate::names::is_kebab;

/// A spelling of definitions.
///
/// Closed: whoever writes definitions has to decide how a further spelling looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spelling {
    /// KDL documents.
    Kdl,
    /// Attributes of Rust items.
    Attribute,
}

impl Spelling {
    /// Returns a name of the vocabulary.
    pub fn name(self, name: &str) -> String {
        match self {
            Spelling::Kdl => name.to_owned(),
            Spelling::Attribute => name.replace('-', "_"),
        }
    }

    /// Returns a node with these texts, as a help shows it: `nest "func.func" { .. }` or `nest("func.func", ..)` with a block.
    pub fn node(self, name: &str, texts: &[&str], block: bool) -> String {
        let name = self.name(name);
        let texts = texts.iter().map(|text| match self {
            Spelling::Kdl => pass_kdl::quoted(text),
            Spelling::Attribute => format!("{text:?}"),
        });
        let mut parts: Vec<String> = texts.collect();
        match self {
            Spelling::Kdl => {
                parts.insert(0, name);
                parts.extend(block.then(|| "{ .. }".to_owned()));
                parts.join(" ")
            }
            Spelling::Attribute => {
                parts.extend(block.then(|| "..".to_owned()));
                format!("{name}({})", parts.join(", "))
            }
        }
    }

    /// Returns a property or an option, as a help shows it: `is-not=..` or `is_not = ..`.
    pub fn property(self, name: &str, value: &str) -> String {
        match self {
            Spelling::Kdl => format!("{name}={value}"),
            Spelling::Attribute if is_kebab(name) => format!("{} = {value}", self.name(name)),
            Spelling::Attribute => format!("\"{name}\" = {value}"),
        }
    }

    /// Returns a truth value.
    pub fn flag(self, value: bool) -> &'static str {
        match (self, value) {
            (Spelling::Kdl, true) => "#true",
            (Spelling::Kdl, false) => "#false",
            (Spelling::Attribute, true) => "true",
            (Spelling::Attribute, false) => "false",
        }
    }

    /// Returns the literal of a truth value or a number, which is given as in pipeline text.
    ///
    /// ```
    /// use passdefs::vocabulary::Spelling;
    /// assert_eq!(["-inf", "7", ".5"].map(|text| Spelling::Kdl.bare(text)), ["#-inf", "7", "0.5"]);
    /// assert_eq!(Spelling::Attribute.bare("nan"), "f64::NAN");
    /// ```
    pub fn bare(self, text: &str) -> String {
        let number = text.parse().unwrap_or(0.0_f64);
        let [kdl, rust] = match text {
            "true" | "false" => return self.flag(text == "true").to_owned(),
            _ if number.is_nan() => ["#nan", "f64::NAN"],
            // A literal has digits on both sides of a dot.
            _ if number.is_finite() && text.contains('.') => return format!("{number:?}"),
            _ if number.is_finite() => return text.to_owned(),
            _ if number > 0.0 => ["#inf", "f64::INFINITY"],
            _ => ["#-inf", "f64::NEG_INFINITY"],
        };
        let number = if self == Spelling::Kdl { kdl } else { rust };
        number.to_owned()
    }
}
