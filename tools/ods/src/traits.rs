//! Traits and interfaces of an operation.

use super::dump::Record;
use std::collections::BTreeSet;

/// A native trait, and what the tables call it.
const NATIVE: &[(&str, &str)] = &[
    ("AffineScope", "AFFINE_SCOPE"),
    ("AlwaysSpeculatableImplTrait", "SPECULATABLE"),
    ("AttrSizedOperandSegments", "SIZED_OPERANDS"),
    ("AttrSizedResultSegments", "SIZED_RESULTS"),
    ("AutomaticAllocationScope", "ALLOCATION_SCOPE"),
    ("ConstantLike", "CONSTANT_LIKE"),
    ("Elementwise", "ELEMENTWISE"),
    ("HasOnlyGraphRegion", "GRAPH_REGION"),
    ("HasRecursiveMemoryEffects", "RECURSIVE_EFFECTS"),
    ("IsCommutative", "COMMUTATIVE"),
    ("IsIdempotent", "IDEMPOTENT"),
    ("IsInvolution", "INVOLUTION"),
    ("IsIsolatedFromAbove", "ISOLATED"),
    ("IsTerminator", "TERMINATOR"),
    ("NoRegionArguments", "NO_REGION_ARGUMENTS"),
    ("NoTerminator", "NO_TERMINATOR"),
    (
        "RecursivelySpeculatableImplTrait",
        "RECURSIVELY_SPECULATABLE",
    ),
    ("ReturnLike", "RETURN_LIKE"),
    ("SameOperandsAndResultElementType", "SAME_ELEMENT_TYPE"),
    ("SameOperandsAndResultRank", "SAME_RANK"),
    ("SameOperandsAndResultShape", "SAME_SHAPE"),
    ("SameOperandsAndResultType", "SAME_TYPE"),
    ("SameOperandsElementType", "SAME_OPERAND_ELEMENT_TYPE"),
    ("SameOperandsShape", "SAME_OPERAND_SHAPE"),
    ("SameTypeOperands", "SAME_OPERAND_TYPES"),
    ("SingleBlock", "SINGLE_BLOCK"),
    ("SymbolTable", "SYMBOL_TABLE"),
];

/// An interface that is a trait in the tables too.
const INTERFACES: &[(&str, &str)] = &[
    ("BranchOpInterface", "BRANCH"),
    ("CallOpInterface", "CALL"),
    ("CallableOpInterface", "CALLABLE"),
    ("CastOpInterface", "CAST"),
    ("ConditionallySpeculatable", "CONDITIONALLY_SPECULATABLE"),
    ("FunctionOpInterface", "FUNCTION"),
    ("LoopLikeOpInterface", "LOOP"),
    ("RegionBranchOpInterface", "REGION_BRANCH"),
    ("SymbolOpInterface", "SYMBOL"),
];

/// An effect on memory, and what the tables call it.
const EFFECTS: &[(&str, &str)] = &[
    ("::mlir::MemoryEffects::Allocate", "ALLOCATES"),
    ("::mlir::MemoryEffects::Free", "FREES"),
    ("::mlir::MemoryEffects::Read", "READS"),
    ("::mlir::MemoryEffects::Write", "WRITES"),
];

/// Effects on a result. An allocation of a result is dead if the result is unused.
const RESULT_EFFECTS: &[(&str, &str)] = &[
    ("::mlir::MemoryEffects::Allocate", "ALLOCATES_RESULT"),
    ("::mlir::MemoryEffects::Free", "FREES"),
    ("::mlir::MemoryEffects::Read", "READS"),
    ("::mlir::MemoryEffects::Write", "WRITES"),
];

/// Constants without properties that are zero, which their definitions state in C++.
const ZEROS: &[&str] = &["mlir.zero"];

#[derive(Default)]
pub(super) struct Traits {
    /// Names of the tables.
    pub(super) traits: BTreeSet<&'static str>,
    /// Names without their namespaces.
    pub(super) interfaces: BTreeSet<String>,
    /// The effects depend on the operation.
    has_effects_method: bool,
    /// The definition declares the effects, or that there are none.
    declares_effects: bool,
}

impl Traits {
    pub(super) fn read(operation: Record<'_>) -> Self {
        let mut found = Self::default();
        for record in operation.defs("traits") {
            found.add(record);
        }
        for (value, _) in operation.args("arguments") {
            found.effects(&value.defs("decorators"), EFFECTS);
        }
        for (value, _) in operation.args("results") {
            found.effects(&value.defs("decorators"), RESULT_EFFECTS);
        }
        found.add_derived(operation);
        found
    }

    fn add(&mut self, record: Record<'_>) {
        if record.is("TraitList") {
            return record
                .defs("traits")
                .into_iter()
                .for_each(|record| self.add(record));
        }
        if record.is("Interface") || record.is("InterfaceTrait") {
            self.interface(record);
        }
        let name = last(record.text("trait"));
        self.traits.extend(find(NATIVE, name));
        // Effects come as parameter of the interface.
        if record.is("SideEffectsTraitBase") || record.is("MemoryEffects") {
            self.declares_effects = true;
            self.effects(&record.defs("effects"), EFFECTS);
        }
    }

    fn interface(&mut self, record: Record<'_>) {
        let name = match record.text("cppInterfaceName") {
            "" => record.text("trait").trim_end_matches("::Trait"),
            name => name,
        };
        let name = last(name);
        if name == "MemoryEffectOpInterface" && record.is("DeclareInterfaceMethods") {
            self.has_effects_method = true;
        }
        self.interfaces.insert(name.to_owned());
        self.traits.extend(find(INTERFACES, name));
        for base in record.defs("baseInterfaces") {
            self.interface(base);
        }
    }

    fn effects(&mut self, effects: &[Record<'_>], table: &[(&str, &'static str)]) {
        for effect in effects {
            let found = find(table, effect.text("effect"));
            self.declares_effects |= found.is_some();
            self.traits.extend(found);
        }
    }

    /// Adds the facts that follow from others.
    fn add_derived(&mut self, operation: Record<'_>) {
        let mut effects = EFFECTS.iter().chain(RESULT_EFFECTS).map(|(_, name)| *name);
        let has_effects = effects.any(|name| self.traits.contains(name));
        if self.declares_effects {
            self.interfaces.insert("MemoryEffectOpInterface".to_owned());
        }
        if self.declares_effects && !self.has_effects_method {
            self.traits.insert(if has_effects {
                "STATIC_EFFECTS"
            } else {
                "NO_EFFECTS"
            });
        }
        if ZEROS.contains(&operation.text("opName")) && self.traits.contains("CONSTANT_LIKE") {
            self.traits.insert("ZERO");
        }
        // An operation that is always speculatable need not be asked.
        let settled = ["SPECULATABLE", "RECURSIVELY_SPECULATABLE"];
        if settled.iter().any(|name| self.traits.contains(name)) {
            self.traits.remove("CONDITIONALLY_SPECULATABLE");
        }
        let name = operation
            .args("arguments")
            .into_iter()
            .find(|(_, name)| *name == "sym_name");
        let optional = name.is_none_or(|(attr, _)| attr.is("OptionalAttr"));
        if self.traits.contains("SYMBOL") && optional {
            self.traits.insert("OPTIONAL_SYMBOL");
        }
    }
}

/// Returns a name without its namespaces and the suffixes of traits.
fn last(name: &str) -> &str {
    let name = name.trim_end_matches("::Impl").trim_end_matches("::Trait");
    let end = name.find('<').unwrap_or(name.len());
    name[..end].rsplit("::").next().unwrap_or(name)
}

fn find(table: &[(&str, &'static str)], name: &str) -> Option<&'static str> {
    let row = table.iter().find(|row| row.0 == name)?;
    Some(row.1)
}
