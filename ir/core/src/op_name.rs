//! The registration of an operation name.

use crate::dialect::{AttrConstraint, Behaviour, MaterializeFn, OpDef, Traits};
use crate::effects::OwnEffects;
use crate::handle::{Attr, Ident};
use crate::speculation::SpeculationRule;

/// The registration of an operation name.
#[derive(Debug)]
pub(crate) struct OpNameData {
    pub(crate) name: Box<str>,
    pub(crate) def: Option<&'static OpDef>,
    pub(crate) behaviour: Behaviour,
    pub(crate) effects: OwnEffects,
    pub(crate) speculation: SpeculationRule,
    /// Materializes the constants that it folds to.
    pub(crate) materialize: Option<MaterializeFn>,
    pub(crate) traits: Traits,
    /// Names of the inherent attributes.
    pub(crate) properties: Box<[Ident]>,
    /// Names of the properties that are not attributes.
    pub(crate) native: Box<[Ident]>,
    /// Names of the required properties.
    pub(crate) required: Box<[Ident]>,
    /// Properties with default values.
    pub(crate) defaults: Box<[(Ident, Attr)]>,
    /// The constraints of its properties, for those that have one.
    pub(crate) constraints: Box<[(Ident, &'static AttrConstraint)]>,
    /// True if an exhaustive dialect declares the operation.
    pub(crate) is_exhaustive: bool,
    /// The place of its dialect among those that are known; `None` if nobody knows the dialect.
    pub(crate) dialect: Option<u32>,
    pub(crate) constant: ConstantValue,
}

impl OpNameData {
    /// Returns the place of a constant handle that no dialect has taken.
    pub(crate) fn unnamed() -> Self {
        Self {
            name: Box::default(),
            def: None,
            behaviour: Behaviour::UNKNOWN,
            effects: OwnEffects::Unknown,
            speculation: SpeculationRule::of(Traits::NONE, &Behaviour::UNKNOWN),
            materialize: None,
            traits: Traits::NONE,
            properties: Box::default(),
            native: Box::default(),
            required: Box::default(),
            defaults: Box::default(),
            constraints: Box::default(),
            is_exhaustive: false,
            dialect: None,
            constant: ConstantValue::None,
        }
    }

    /// Returns the handle of the name of a property that is declared.
    pub(crate) fn property(&self, name: &str) -> Option<Ident> {
        let declared = self.def?.properties;
        let place = declared.iter().position(|property| *property == name)?;
        self.properties.get(place).copied()
    }
}

/// The value of an operation that is constant-like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ConstantValue {
    /// The operation is not a constant.
    None,
    /// This property is the value.
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
