//! Attributes that a dialect puts on operations of others.

use super::subject::Subject;
use super::violation::Check;
use crate::dialect::Traits;
use crate::name;

pub(super) fn check(subject: Subject<'_>) -> Check {
    for &(name, value) in subject.discardable_attrs() {
        let name = subject.cx.str(name);
        let dialect = subject.cx.dialect_of(name);
        if let Some(check) = dialect.and_then(|dialect| dialect.verify_attribute) {
            check(subject, name, value)?;
        }
    }
    Ok(())
}

pub(super) fn check_function(subject: Subject<'_>) -> Check {
    let has = |key| subject.attr(key).is_some();
    if !subject.has(Traits::FUNCTION) || !(has(name::ARG_ATTRS) || has(name::RES_ATTRS)) {
        return Ok(());
    }
    let mut checks = subject.cx.dialects().iter();
    checks.try_for_each(|dialect| {
        dialect
            .verify_function
            .map_or(Ok(()), |check| check(subject))
    })
}
