//! Options and lists.

use super::Import;
use super::default::ParsedDefault;
use super::flags::{self, Flags};
use super::mapping::{EntryKind, Target};
use super::sets::Set;
use super::shape::{Holds, Reading, Shape};
use super::text::prose;
use super::types;
use passdefs::catalogue;
use passdefs::draft::{OptionDef, OptionSet, PipelineName, Spanned, TypeText};
use passdefs::names::{is_kebab, is_pipeline_safe, kebab_case, shown, upper_camel_case};
use passdefs::source::Span;

impl Import<'_, '_> {
    pub(super) fn option_set(&mut self, set: &Set<'_>) -> OptionSet {
        let user = upper_camel_case(&set.name);
        let mut fields = Vec::new();
        let mut options = Vec::new();
        for name in &set.options {
            let owner = format!("option set `{}`", set.name);
            options.extend(self.option(name, &user, &owner, &mut fields));
        }
        let first = options.first().map(|option: &OptionDef| option.field.span);
        OptionSet {
            name: Spanned::new(set.name.clone(), first.unwrap_or_default()),
            options,
        }
    }

    /// Reads an option. The name of a new enum starts with `user` if its own is taken.
    pub(super) fn option(
        &mut self,
        name: &str,
        user: &str,
        around: &str,
        fields: &mut Vec<String>,
    ) -> Option<OptionDef> {
        let record = self.dump.record(name)?;
        let span = self.places.of_record(record);
        let cpp_name = self.string_field(record, "cppName")?;
        let argument = self.string_field(record, "argument")?;
        let doc = self.string_field(record, "description")?;
        let mut reading = Reading {
            record,
            span,
            place: format!("option {} of {around}", shown(argument)),
            cpp: Vec::new(),
        };
        let flags = self.flags(&reading);
        let shape = self.shape(&mut reading, &flags, user)?;
        let default = self.string_field(record, "defaultValue")?;
        let written = flags.init_expr.as_deref().unwrap_or(default);
        let ParsedDefault {
            default,
            cpp_default,
            absent,
        } = self.default(&reading, &shape, written, flags.required);
        let has_default = default.is_some() || cpp_default.is_some();
        let optional = (shape.optional || absent) && !has_default;
        let required = flags.required && !has_default && !shape.list && !optional;
        self.keep_flags(&mut reading, &flags, &shape, required);
        let true_if = |flag: bool| flag.then(|| Spanned::new(true, span));
        let name = if is_pipeline_safe(argument) {
            argument.to_owned()
        } else {
            self.rename(&mut reading, argument, cpp_name)
        };
        let name = PipelineName {
            verbatim: !is_kebab(&name),
            text: name,
        };
        Some(OptionDef {
            field: Spanned::new(super::pass::claim_field(cpp_name, fields), span),
            ty: shape.ty,
            list: shape.list,
            name: Some(Spanned::new(name, span)),
            doc: prose(doc, span),
            default,
            cpp_default,
            optional: true_if(optional),
            required: true_if(required),
            min: None,
            max: None,
            cpp: reading.cpp,
        })
    }

    /// Returns another name for an option whose argument cannot stand in a pipeline, such as one with a blank.
    fn rename(&mut self, reading: &mut Reading<'_>, argument: &str, cpp_name: &str) -> String {
        let names = [argument, cpp_name].map(kebab_case);
        let name = names.into_iter().find(|name| is_kebab(name));
        let name = name.unwrap_or_else(|| "unnamed".to_owned());
        let message = format!("{} has another name here: `{name}`", reading.place);
        let code = catalogue::RENAMED_OPTION;
        let diag = self.report.warning(code, reading.span, message);
        diag.note("an argument with white space, commas, brackets, quotes or `=` cannot stand in a pipeline")
            .note("the argument is kept in `cpp-argument`");
        reading.keep("argument", argument);
        name
    }

    /// Reads the flags; those in the map are replaced first.
    fn flags(&mut self, reading: &Reading<'_>) -> Flags {
        let text = reading
            .record
            .string_field("additionalOptFlags")
            .unwrap_or("");
        let list = reading.record.is_a("ListOption");
        if text.trim().is_empty() {
            return Flags::default();
        }
        if let Some(mapped) = self.mapping.text(EntryKind::Flags, text) {
            return self.mapped_flags(&mapped, list);
        }
        let mut flags = flags::parse_flags(text, list);
        let mut unrecognized = Vec::new();
        for flag in std::mem::take(&mut flags.unrecognized) {
            let Some(mapped) = self.mapping.text(EntryKind::Flags, &flag) else {
                unrecognized.push(flag);
                continue;
            };
            let mapped = self.mapped_flags(&mapped, list);
            flags.values.extend(mapped.values);
            flags.required |= mapped.required;
            flags.init_expr = mapped.init_expr.or(flags.init_expr);
        }
        flags.unrecognized = unrecognized;
        flags
    }

    /// Reads what the map gives in place of flags. A flag that cannot be read is an error of the map's line, since the import
    /// would have nothing of what the line was written for.
    fn mapped_flags(&mut self, mapped: &Spanned<String>, list: bool) -> Flags {
        let mut flags = flags::parse_flags(&mapped.value, list);
        for flag in std::mem::take(&mut flags.unrecognized) {
            self.report_unreadable_flag(flag, mapped.span, list);
        }
        flags
    }

    /// Reports a flag in a line of the map, once for all options that the line is for.
    fn report_unreadable_flag(&mut self, flag: String, span: Span, list: bool) {
        let (options, init) = if list {
            ("lists", "list_init<T>({..})")
        } else {
            ("options", "init(..)")
        };
        let message = format!("cannot read {} as C++ flags of {options}", shown(&flag));
        if self.unreadable_flags.insert((span.start, flag)) {
            let diag = self.report.error(catalogue::NOT_FLAGS, span, message);
            diag.help(format!(
                "write `llvm::cl::values(clEnumValN(NAME, \"TEXT\", \"DESCRIPTION\"), ..)`, `llvm::cl::{init}` or \
                 `llvm::cl::Required`, or an empty text if they are of no account"
            ));
        }
    }

    /// Checks the lines of the map that no option of the dump needs, too. What they stand for may be flags of options or of lists.
    pub(super) fn check_flags_of_map(&mut self) {
        for (cpp, mapped) in self.mapping.flag_entries() {
            if cpp.value.trim().is_empty() {
                let message = "an option without flags has no C++ text to replace";
                self.report.error(catalogue::NOT_FLAGS, cpp.span, message);
            }
            let unreadable = |list| flags::parse_flags(&mapped.value, list).unrecognized;
            let of_lists = unreadable(true);
            for flag in unreadable(false) {
                if of_lists.contains(&flag) {
                    self.report_unreadable_flag(flag, mapped.span, false);
                }
            }
        }
    }

    fn shape(&mut self, reading: &mut Reading<'_>, flags: &Flags, user: &str) -> Option<Shape> {
        let list = reading.record.is_a("ListOption");
        let written = self.string_field(reading.record, "type")?;
        let plain = types::without_qualifiers(written);
        let mapped = |ty: TypeText, span| {
            let holds = Holds::BuiltIn(ty.text().to_owned());
            (Spanned::new(ty, span), holds)
        };
        if let Some(found) = self.mapping.find(EntryKind::Type, &plain)
            && let Target::Type {
                ty,
                list: many,
                optional,
            } = found.value
        {
            let (ty, holds) = mapped(ty, found.span);
            return Some(Shape {
                ty,
                list: list || many,
                optional,
                holds,
            });
        }
        let value = types::optional(&plain).filter(|_| !list);
        let optional = value.is_some();
        let value = value.unwrap_or(&plain);
        if let Some(found) = self.mapping.find(EntryKind::Type, value)
            && let Target::Type { ty, list: many, .. } = found.value
        {
            let (ty, holds) = mapped(ty, found.span);
            return Some(Shape {
                ty,
                list: list || many,
                optional: optional && !many,
                holds,
            });
        }
        let (name, holds) = match types::built_in(value) {
            Some(name) => (name.to_owned(), Holds::BuiltIn(name.to_owned())),
            None => match self.enum_name(reading, value, flags, user) {
                Some(name) => (name, Holds::Values(flags.values.clone())),
                None => {
                    let unknown = if optional { value } else { written };
                    ("string".to_owned(), self.keep_type(reading, unknown))
                }
            },
        };
        Some(Shape {
            ty: Spanned::new(TypeText::Name(name), reading.span),
            list,
            optional,
            holds,
        })
    }

    fn enum_name(
        &mut self,
        reading: &Reading<'_>,
        cpp: &str,
        flags: &Flags,
        user: &str,
    ) -> Option<String> {
        if flags.values.is_empty() {
            return None;
        }
        self.enums
            .name(cpp, &flags.values, user, reading.span, &mut self.names)
    }

    fn keep_type(&mut self, reading: &mut Reading<'_>, written: &str) -> Holds {
        self.mapping.record_unmapped(EntryKind::Type);
        reading.keep("type", written);
        Holds::Unknown
    }

    /// Keeps the flags without a counterpart: all of them if the values among them did not become an enum. Each is a line of the
    /// map, by which it is looked up.
    fn keep_flags(
        &mut self,
        reading: &mut Reading<'_>,
        flags: &Flags,
        shape: &Shape,
        required: bool,
    ) {
        let lost_values = !flags.values.is_empty() && !matches!(shape.holds, Holds::Values(_));
        let lost_required = flags.required && !required;
        let lost = lost_values || lost_required;
        if !lost && flags.unrecognized.is_empty() {
            return;
        }
        let is_known = !flags.values.is_empty() || flags.required || flags.init_expr.is_some();
        let text = if lost || !is_known {
            reading
                .record
                .string_field("additionalOptFlags")
                .unwrap_or("")
                .to_owned()
        } else {
            flags.unrecognized.join(", ")
        };
        self.mapping.record_unmapped(EntryKind::Flags);
        reading.keep("flags", &text);
        let lines = if lost {
            std::slice::from_ref(&text)
        } else {
            &flags.unrecognized
        };
        for line in lines {
            self.kept.add(line, reading.span, &reading.place);
        }
    }
}
