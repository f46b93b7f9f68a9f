//! Operation names and dialects of a context.

use std::sync::atomic::Ordering;

use super::Context;
use crate::attrs::AttrData;
use crate::body::Header;
use crate::dialect::{BUILTIN, Behaviour, Dialect, Enumeration, OpDef, Parameters, Traits};
use crate::effects::OwnEffects;
use crate::handle::{Attr, Ident, OpName, Type};
use crate::op_name::{ConstantValue, OpNameData};
use crate::speculation::SpeculationRule;
use crate::thin::ThinSlice;

impl Context {
    /// Registers a dialect with a table of its operations. The first one of a name stays: another one is ignored. What
    /// the table states about an operation is looked up when the operation is named first.
    ///
    /// Register dialects before their names are used: an operation whose name has a constant handle keeps the handle
    /// that it was given before.
    pub fn register(&mut self, dialect: &'static Dialect) {
        if self.has_op_table(dialect.name) {
            return;
        }
        self.stamp += 1;
        self.dialects_by_name
            .insert(dialect.name, self.dialects.len());
        self.dialects.push(dialect);
        self.dialect_table.register(dialect.name, dialect.depends);
        if !dialect.aliases.is_empty() {
            self.note_all();
        }
        self.declare_interned(dialect);
        if let Some(first) = dialect.constants {
            for (def, number) in dialect.ops().iter().zip(first..) {
                let data = self.describe(def.name);
                self.op_names.insert_at(OpName::constant(number).0, data);
            }
        }
    }

    /// Registers the name of a dialect without a table: its types and attributes are kept as text, and its operations
    /// are unregistered.
    pub fn register_name(&mut self, name: &'static str) {
        self.stamp += 1;
        self.dialect_table.register(name, &[]);
    }

    /// Describes again the names of a dialect that were interned before it was registered.
    fn declare_interned(&mut self, dialect: &'static Dialect) {
        let is_of_dialect = |name: &str| {
            let rest = name.strip_prefix(dialect.name);
            rest.is_some_and(|rest| rest.starts_with('.'))
        };
        let undeclared = self.op_names.values().filter(|data| data.def.is_none());
        let names =
            undeclared.filter(|data| is_of_dialect(&data.name) && dialect.op(&data.name).is_some());
        let declared: Vec<_> = names.map(|data| data.name.clone()).collect();
        for name in declared {
            let data = self.describe(&name);
            if let Some(index) = self.op_names.find(&*name) {
                self.op_names.replace(index, data);
            }
        }
    }

    fn declared(&self, name: &str) -> Option<(&'static Dialect, &'static OpDef)> {
        let dialect = self.dialect_of(name)?;
        Some((dialect, dialect.op(name)?))
    }

    /// Returns the handle of an operation name.
    pub fn op_name(&self, name: &str) -> OpName {
        OpName(self.op_names.intern_with(name, |name| self.describe(name)))
    }

    /// Returns the text of an operation name.
    pub fn op_name_str(&self, name: OpName) -> &str {
        &self.op_names.get(name.0).name
    }

    /// Returns whether a dialect declares operations of this name.
    pub fn is_registered(&self, name: OpName) -> bool {
        self.op_def(name).is_some()
    }

    /// Returns the declaration of operations of this name.
    pub fn op_def(&self, name: OpName) -> Option<&'static OpDef> {
        self.op_names.get(name.0).def
    }

    /// Returns the declaration of operations called `name`. Returns `None` if no dialect declares them.
    pub fn find_op(&self, name: &str) -> Option<&'static OpDef> {
        match self.op_names.find(name) {
            Some(index) => self.op_names.get(index).def,
            None => self.declared(name).map(|(_, def)| def),
        }
    }

    /// Returns the traits of operations of a name, or [`Traits::NONE`] if it is not registered.
    pub fn traits(&self, name: OpName) -> Traits {
        self.op_names.get(name.0).traits
    }

    /// Returns the behaviour of operations of this name; that of an operation that nobody declares has no functions.
    pub fn behaviour(&self, name: OpName) -> &Behaviour {
        &self.op_names.get(name.0).behaviour
    }

    /// Returns name and value of the constant for an operation that folds to it. Returns `None` if the dialect of that
    /// operation has no constant of this value and type. Loads the dialect of the constant, because a pass that folds
    /// declares the dialects of its own operations only.
    pub fn constant_header(&self, folded: OpName, value: Attr, ty: Type) -> Option<Header> {
        let materialize = self.op_data(folded).materialize?;
        let header = materialize(self, value, ty)?;
        self.load_dialect_of(header.name);
        Some(header)
    }

    /// Returns whether operations of this name implement the interface.
    pub fn implements(&self, name: OpName, interface: &str) -> bool {
        self.op_def(name)
            .is_some_and(|def| def.interfaces.contains(&interface))
    }

    /// Returns the registered dialects that have a table of their operations.
    pub fn dialects(&self) -> &[&'static Dialect] {
        &self.dialects
    }

    /// Returns whether a dialect of that name is registered with a table of its operations.
    pub fn has_op_table(&self, name: &str) -> bool {
        self.dialect(name).is_some()
    }

    /// Returns whether a dialect of that name is registered, with or without a table of its operations.
    pub fn is_dialect_registered(&self, name: &str) -> bool {
        self.dialect_table.position(name).is_some()
    }

    /// Returns the dialect of that name, if it has a table.
    pub(crate) fn dialect(&self, name: &str) -> Option<&'static Dialect> {
        let place = *self.dialects_by_name.get(name)?;
        self.dialects.get(place).copied()
    }

    pub(crate) fn dialect_of(&self, name: &str) -> Option<&'static Dialect> {
        self.dialect(name.split_once('.')?.0)
    }

    pub(crate) fn enumerations(&self, dialect: &str) -> &'static [Enumeration] {
        let declarations = self
            .dialect(dialect)
            .and_then(|dialect| dialect.declarations);
        declarations.map_or(&[], |read| read().enumerations)
    }

    pub(crate) fn parameters(
        &self,
        dialect: &str,
        mnemonic: &str,
        is_type: bool,
    ) -> Option<&'static Parameters> {
        let declarations = self.dialect(dialect)?.declarations?();
        let table = if is_type {
            declarations.type_texts
        } else {
            declarations.attribute_texts
        };
        let index = table.binary_search_by(|entry| entry.mnemonic.cmp(mnemonic));
        table.get(index.ok()?)
    }

    /// Mnemonics of the types in whose text others of the same dialect go without its name.
    pub(crate) fn short_in(&self, dialect: &str) -> &'static [&'static str] {
        self.dialect(dialect)
            .map_or(&[], |dialect| dialect.short_in)
    }

    pub(crate) fn alias_of(&self, dialect: Ident, rest: Ident) -> Option<&'static str> {
        let mnemonic = self.str(rest).strip_prefix('.')?;
        let mnemonic = &mnemonic[..mnemonic.find('<').unwrap_or(mnemonic.len())];
        let name = self.str(dialect);
        let dialect = self.dialect(name)?;
        let alias = dialect.aliases.iter().find(|alias| alias.0 == mnemonic)?;
        Some(alias.1)
    }

    /// Returns the names of the registered dialects, with or without a table, sorted.
    pub fn registered_dialect_names(&self) -> Vec<&'static str> {
        let mut names: Vec<_> = self.dialect_table.names().collect();
        names.sort_unstable();
        names
    }

    /// Loads a dialect, so that passes may create its operations; the parser loads the dialects of a text. Returns
    /// whether the dialect is registered.
    ///
    /// ```
    /// use pass_dialects::op;
    ///
    /// let cx = pass_dialects::context();
    /// assert!(!cx.is_loaded(op::ARITH_ADDI));
    /// assert!(cx.load_dialect("arith") && cx.is_loaded(op::ARITH_ADDI));
    /// ```
    pub fn load_dialect(&self, name: &str) -> bool {
        let Some(dialect) = self.dialect_table.position(name) else {
            return false;
        };
        self.dialect_table.load(dialect);
        true
    }

    /// Unloads all dialects but `builtin`. Modules and pass managers of the context must not be used afterwards.
    pub fn unload_dialects(&mut self) {
        self.dialect_table.unload();
        let _ = self.load_dialect(BUILTIN.name);
    }

    /// Returns whether the dialect of these operations has been loaded, or is not registered, so that there is
    /// nothing to load.
    pub fn is_loaded(&self, name: OpName) -> bool {
        let dialect = self.op_data(name).dialect;
        dialect.is_none_or(|dialect| self.dialect_table.is_loaded(dialect))
    }

    /// Returns whether the dialect of that name is registered and loaded.
    pub fn is_dialect_loaded(&self, name: &str) -> bool {
        let dialect = self.dialect_table.position(name);
        dialect.is_some_and(|dialect| self.dialect_table.is_loaded(dialect))
    }

    /// Returns the number of loaded dialects.
    pub fn loaded_dialects(&self) -> u32 {
        self.dialect_table.count()
    }

    /// Returns the handle of the name of an operation that is being read: its dialect is loaded.
    pub(crate) fn op_name_in_text(&self, name: &str) -> OpName {
        let name = self.op_name(name);
        self.load_dialect_of(name);
        name
    }

    fn load_dialect_of(&self, name: OpName) {
        if let Some(dialect) = self.op_data(name).dialect {
            self.dialect_table.load(dialect);
        }
    }

    pub(crate) fn op_data(&self, name: OpName) -> &OpNameData {
        self.op_names.get(name.0)
    }

    pub(crate) fn new_body_id(&self) -> u32 {
        let next = |id: u32| id.checked_add(1);
        let id = self
            .next_body
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, next);
        // The parser and the verifier report that the numbers have run out.
        id.unwrap_or(u32::MAX)
    }

    pub(super) fn describe(&self, name: &str) -> OpNameData {
        static UNDECLARED: OpDef = OpDef::new("", Traits::NONE);
        let declared = self.declared(name);
        let def = declared.map(|(_, def)| def);
        let facts = def.unwrap_or(&UNDECLARED);
        let traits = facts.traits;
        let behaviour = declared.map_or(Behaviour::UNKNOWN, |(dialect, def)| {
            dialect.behaviour_of(def)
        });
        let mut required = facts.required.to_vec();
        required.sort_unstable();
        let idents = |names: &[&str]| names.iter().map(|name| self.ident(name)).collect();
        OpNameData {
            name: name.into(),
            def,
            effects: OwnEffects::of(traits, def, &behaviour),
            speculation: SpeculationRule::of(traits, &behaviour),
            behaviour,
            materialize: declared.and_then(|(dialect, _)| dialect.materialize),
            dialect: self
                .dialect_table
                .position(name.split('.').next().unwrap_or(name)),
            traits,
            constant: def.map_or(ConstantValue::None, |def| self.constant_of(def)),
            properties: idents(facts.properties),
            native: idents(facts.native),
            constraints: facts
                .attributes
                .iter()
                .map(|&(name, constraint)| (self.ident(name), constraint))
                .collect(),
            is_exhaustive: declared.is_some_and(|(dialect, _)| dialect.is_exhaustive),
            required: idents(&required),
            defaults: facts
                .defaults
                .iter()
                .filter_map(|(name, text)| self.default(name, text))
                .collect(),
        }
    }

    fn constant_of(&self, def: &OpDef) -> ConstantValue {
        if !def.traits.has(Traits::CONSTANT_LIKE) {
            return ConstantValue::None;
        }
        let value = def.properties.iter().find(|key| **key == "value");
        if let Some(key) = value.or_else(|| def.properties.first()) {
            return match def.properties {
                [_] => ConstantValue::Property(self.ident(key)),
                _ if value.is_some() => ConstantValue::Property(self.ident(key)),
                _ => ConstantValue::None,
            };
        }
        let (dialect, rest) = def.name.split_once('.').unwrap_or((def.name, ""));
        let marker = self.intern_attr(AttrData::Dialect {
            dialect: self.ident(dialect),
            rest: self.ident(&format!(".{rest}")),
            parts: ThinSlice::default(),
            ty: None,
        });
        if def.traits.has(Traits::ZERO) {
            ConstantValue::Zero(marker)
        } else {
            ConstantValue::Itself(marker)
        }
    }

    /// Returns `None` for an invalid default of a user's dialect.
    fn default(&self, name: &str, text: &str) -> Option<(Ident, Attr)> {
        let value = self.parse_attr(text).ok()?;
        Some((self.ident(name), value))
    }
}
