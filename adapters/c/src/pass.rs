//! Passes with their options, before they are part of a pipeline.

use std::ffi::c_void;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use passwright::text::scalar::Scalar;
use passwright::text::{Element, OptionEntry, OptionList, Value, parse_list, parse_options};

use crate::abi::{PwPass, PwStatus, PwString, PwValue, export};
use crate::call::{CallError, call_without_report};
use crate::table::{self, Named};

/// A pass with its options.
#[derive(Default)]
pub(crate) struct Pass(Mutex<Draft>);

impl Named for Pass {
    const NOUN: &'static str = "pass";
}

#[derive(Default)]
struct Draft {
    name: String,
    options: Vec<(String, OptionText)>,
    /// The first error, whose status callers may have ignored.
    error: Option<String>,
}

/// The text of an option's value, or those of a list's items.
enum OptionText {
    Scalar(String),
    List(Vec<String>),
}

impl Pass {
    fn lock(&self) -> MutexGuard<'_, Draft> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the pass as an element of a pipeline.
    pub(crate) fn element(&self) -> Result<Element, CallError> {
        let draft = self.lock();
        if let Some(error) = &draft.error {
            return Err(CallError::argument(error));
        }
        let entries = draft.options.iter().map(|(name, text)| {
            let value = match text {
                OptionText::Scalar(text) => Value::scalar(text),
                OptionText::List(items) => Value::list(items),
            };
            OptionEntry::new(name.as_str(), Some(value))
        });
        Ok(Element::pass(
            draft.name.as_str(),
            OptionList::new(entries.collect()),
        ))
    }

    /// Changes the draft, and keeps the first error.
    fn change(
        &self,
        change: impl FnOnce(&mut Draft) -> Result<(), CallError>,
    ) -> Result<(), CallError> {
        let mut draft = self.lock();
        let result = change(&mut draft);
        if let Err(error) = &result
            && draft.error.is_none()
        {
            draft.error = Some(format!("pass `{}`: {}", draft.name, error.message()));
        }
        result
    }
}

/// Returns the name of a pass. It is an error if a pipeline's parser would read it as anything else.
fn pass_name(text: PwString) -> Result<String, CallError> {
    let name = text.require("the name of a pass")?;
    match parse_list(name).as_deref() {
        Ok([Element::Pass(pass)]) if pass.name.text == name => Ok(name.to_owned()),
        _ => Err(CallError::argument(&format!(
            "{name:?} cannot be the name of a pass"
        ))),
    }
}

/// Returns the name of an option. It is an error if a pipeline's parser would read it as anything else.
fn option_name(text: PwString) -> Result<String, CallError> {
    let name = text.require("the name of an option")?;
    match parse_options(name) {
        Ok(list) if matches!(&list.entries[..], [entry] if entry.key.text == name) => {
            Ok(name.to_owned())
        }
        _ => Err(CallError::argument(&format!(
            "{name:?} cannot be the name of an option"
        ))),
    }
}

/// Returns the unquoted text of a value. `None` if it is absent.
fn value_text(value: &PwValue) -> Result<Option<String>, CallError> {
    let scalar = match value.kind {
        0 => return Ok(None),
        1 => Scalar::Bool(value.bits != 0),
        2 => Scalar::Int(i128::from(value.bits.cast_signed())),
        3 => Scalar::Int(i128::from(value.bits)),
        4 => Scalar::F32(f32::from_bits(narrow(value.bits)?)),
        5 => Scalar::F64(f64::from_bits(value.bits)),
        6 => {
            let letter = char::from_u32(narrow(value.bits)?);
            return match letter {
                Some(letter) => Ok(Some(letter.to_string())),
                None => Err(CallError::argument(&format!(
                    "{:#x} is no character",
                    value.bits
                ))),
            };
        }
        7 if value.nanoseconds < 1_000_000_000 => {
            Scalar::Duration(Duration::new(value.bits, value.nanoseconds))
        }
        7 => {
            return Err(CallError::argument(
                "a duration has a second or more in its nanoseconds",
            ));
        }
        8 => return Ok(value.text.read()?.map(str::to_owned)),
        9 => {
            return Err(CallError::argument(&format!(
                "the enum has no value with the number {}",
                value.bits
            )));
        }
        kind => return Err(CallError::argument(&format!("{kind} is no type of values"))),
    };
    Ok(Some(scalar.to_string()))
}

fn narrow(bits: u64) -> Result<u32, CallError> {
    u32::try_from(bits).map_err(|_| CallError::argument("a value has more bits than its type"))
}

/// Returns the error with the name of its option.
fn in_option(option: &str, error: &CallError) -> CallError {
    CallError::argument(&format!("option `{option}`: {}", error.message()))
}

fn set(
    pass: PwPass,
    option: PwString,
    value: impl FnOnce() -> Result<Option<OptionText>, CallError>,
) -> PwStatus {
    call_without_report(|| {
        table::get::<Pass>(pass.id)?.change(|draft| {
            let name = option_name(option)?;
            let value = value().map_err(|error| in_option(&name, &error))?;
            draft.options.retain(|(known, _)| *known != name);
            draft.options.extend(value.map(|value| (name, value)));
            Ok(())
        })
    })
}

export! {
    /// Returns a pass by its name.
    fn pw_pass_new(name: PwString) -> PwPass {
        let pass = Pass::default();
        // The pass keeps the error about its name.
        let _ = pass.change(|draft| {
            draft.name = pass_name(name)?;
            Ok(())
        });
        PwPass { id: table::insert(pass) }
    }

    /// Sets an option.
    fn pw_pass_set(pass: PwPass, option: PwString, value: PwValue) -> PwStatus {
        set(pass, option, || Ok(value_text(&value)?.map(OptionText::Scalar)))
    }

    /// Sets an option to an empty list.
    fn pw_pass_set_list(pass: PwPass, option: PwString, data: *const c_void, length: usize) -> PwStatus {
        set(pass, option, || {
            if data.is_null() && length > 0 {
                return Err(CallError::argument("a list has a length and a null pointer"));
            }
            Ok(Some(OptionText::List(Vec::new())))
        })
    }

    /// Adds an element to the list that was set last.
    fn pw_pass_push(pass: PwPass, value: PwValue) -> PwStatus {
        call_without_report(|| {
            table::get::<Pass>(pass.id)?.change(|draft| match draft.options.last_mut() {
                Some((name, OptionText::List(items))) => {
                    let text = value_text(&value).map_err(|error| in_option(name, &error))?;
                    let absent = || in_option(name, &CallError::argument("an element of a list is absent"));
                    items.push(text.ok_or_else(absent)?);
                    Ok(())
                }
                _ => Err(CallError::argument("an element has no list before it")),
            })
        })
    }

    /// Frees a pass.
    fn pw_pass_free(pass: PwPass) {
        table::free::<Pass>(pass.id);
    }
}
