//! The registration of an operation name.

use crate::dialect::{AttrConstraint, Behaviour, MaterializeFn, OpDef, Traits};
use crate::effects::OwnEffects;
use crate::handle::{Attr, Ident};
use crate::speculation::SpeculationRule;

#[derive(Debug)]
pub(crate) struct OpNameData {
    pub(crate) name: Box<str>,
    pub(crate) def: Option<&'static OpDef>,
    pub(crate) behaviour: Behaviour,
    pub(crate) effects: OwnEffects,
    pub(crate) speculation: SpeculationRule,
    pub(crate) materialize: Option<MaterializeFn>,
    pub(crate) traits: Traits,
    /// Names of the inherent attributes.
    pub(crate) properties: Box<[Ident]>,
    /// Names of the properties that are not attributes.
    pub(crate) native: Box<[Ident]>,
    pub(crate) required: Box<[Ident]>,
    pub(crate) defaults: Box<[(Ident, Attr)]>,
    pub(crate) constraints: Box<[(Ident, &'static AttrConstraint)]>,
    /// True if an exhaustive dialect declares the operation.
    pub(crate) is_exhaustive: bool,
    /// The index of its dialect in the table of the context, if it is registered.
    pub(crate) dialect: Option<u32>,
    pub(crate) constant: ConstantValue,
}

impl OpNameData {
    /// Returns the handle of the name of a property, if the operation declares it.
    pub(crate) fn property(&self, name: &str) -> Option<Ident> {
        let declared = self.def?.properties;
        let index = declared.iter().position(|property| *property == name)?;
        self.properties.get(index).copied()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ConstantValue {
    None,
    Property(Ident),
    /// Two operations of a type are equal; the attribute is a token of the value.
    Itself(Attr),
    /// Zero; the attribute is a token of the zero of a type without numbers.
    Zero(Attr),
}

impl std::borrow::Borrow<str> for OpNameData {
    fn borrow(&self) -> &str {
        &self.name
    }
}

// Names are told apart by their text alone.
impl PartialEq for OpNameData {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for OpNameData {}

impl std::hash::Hash for OpNameData {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        (*self.name).hash(state);
    }
}
