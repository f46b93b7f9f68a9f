//! Enums.

use passdefs::model::{Enum, PassSet};

use super::comment::{comment, origin};
use super::literal::string;
use super::names::Names;

/// Returns the enum, the type of a list of its values, and the function that returns one as the value of an option.
pub(super) fn definition(set: &PassSet, names: &Names, declared: &Enum) -> String {
    let Some(names) = names.enumeration(declared) else {
        return String::new();
    };
    let summary = match declared.doc.as_ref() {
        "" => format!("The values of `{}`.", declared.name),
        doc => doc.to_owned(),
    };
    let mut out = origin(set, declared.span);
    out += &comment(&summary, "");
    let (ty, list, convert) = (&names.ty, &names.list, &names.convert);
    out += &format!("typedef enum {ty} {{\n");
    for (position, (member, value)) in names.members.iter().zip(&declared.values).enumerate() {
        out += &comment(&format!("`{}` {}", value.text, value.doc.trim()), "  ");
        out += &format!("  {member} = {position},\n");
    }
    out += &format!("}} {ty};\n\n");
    out += &comment(&format!("A list of `{ty}`."), "");
    out +=
        &format!("typedef struct {list} {{\n  const {ty} *data;\n  size_t length;\n}} {list};\n\n");
    out += &comment(&format!("Returns a `{ty}` as the value of an option."), "");
    let texts: Vec<String> = declared
        .values
        .iter()
        .map(|value| string(&value.text))
        .collect();
    let (texts, count) = (texts.join(", "), declared.values.len());
    out + &format!(
        "static inline PwValue {convert}({ty} value) {{\n  static const char *const texts[] = {{{texts}}};\n  \
         return pw_enum(texts, {count}, (size_t)value);\n}}\n"
    )
}
