//! Reads the traits, interfaces and memory effects of an operation from TableGen records, as trait constants of the generated
//! dialect tables.

use super::dump::Record;
use std::collections::BTreeSet;

/// Native traits, and their trait constants.
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

/// Interfaces that have a trait constant too.
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

/// Effects on memory, and their trait constants.
const EFFECTS: &[(&str, &str)] = &[
    ("::mlir::MemoryEffects::Allocate", "ALLOCATES"),
    ("::mlir::MemoryEffects::Free", "FREES"),
    ("::mlir::MemoryEffects::Read", "READS"),
    ("::mlir::MemoryEffects::Write", "WRITES"),
];

/// As [`EFFECTS`], for effects on a result: an operation that only allocates an unused result is dead.
const RESULT_EFFECTS: &[(&str, &str)] = &[
    ("::mlir::MemoryEffects::Allocate", "ALLOCATES_RESULT"),
    ("::mlir::MemoryEffects::Free", "FREES"),
    ("::mlir::MemoryEffects::Read", "READS"),
    ("::mlir::MemoryEffects::Write", "WRITES"),
];

/// Constant operations without a value attribute whose result is zero. TableGen does not tell: their folders in C++ do.
const ZERO_CONSTANT_OPS: &[&str] = &["mlir.zero"];

#[derive(Default)]
pub(super) struct Traits {
    /// Names of trait constants.
    pub(super) traits: BTreeSet<&'static str>,
    /// Names without their namespaces.
    pub(super) interfaces: BTreeSet<String>,
    /// True if the operation implements `getEffects` itself, so that its effects are not declared.
    has_effects_method: bool,
    /// True if the definition declares the effects, or that there are none.
    declares_effects: bool,
}

impl Traits {
    pub(super) fn read(operation: Record<'_>) -> Self {
        let mut traits = Self::default();
        for record in operation.defs("traits") {
            traits.add(record);
        }
        for (value, _) in operation.args("arguments") {
            traits.add_effects(&value.defs("decorators"), EFFECTS);
        }
        for (value, _) in operation.args("results") {
            traits.add_effects(&value.defs("decorators"), RESULT_EFFECTS);
        }
        traits.complete(operation);
        traits
    }

    fn add(&mut self, record: Record<'_>) {
        if record.is("TraitList") {
            return record
                .defs("traits")
                .into_iter()
                .for_each(|record| self.add(record));
        }
        if record.is("Interface") || record.is("InterfaceTrait") {
            self.add_interface(record);
        }
        let name = unqualified_name(record.text("trait"));
        self.traits.extend(find(NATIVE, name));
        // `MemoryEffects<[..]>` has its effects as a template argument.
        if record.is("MemoryEffects") {
            self.declares_effects = true;
            self.add_effects(&record.defs("effects"), EFFECTS);
        }
    }

    fn add_interface(&mut self, record: Record<'_>) {
        let name = match record.text("cppInterfaceName") {
            "" => record.text("trait"),
            name => name,
        };
        let name = unqualified_name(name);
        if name == "MemoryEffectOpInterface" && record.is("DeclareInterfaceMethods") {
            self.has_effects_method = true;
        }
        self.interfaces.insert(name.to_owned());
        self.traits.extend(find(INTERFACES, name));
        for base in record.defs("baseInterfaces") {
            self.add_interface(base);
        }
    }

    fn add_effects(&mut self, effects: &[Record<'_>], table: &[(&str, &'static str)]) {
        for effect in effects {
            let constant = find(table, effect.text("effect"));
            self.declares_effects |= constant.is_some();
            self.traits.extend(constant);
        }
    }

    /// Adds what follows from the other traits and interfaces, and removes what they make redundant.
    fn complete(&mut self, operation: Record<'_>) {
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
        if ZERO_CONSTANT_OPS.contains(&operation.text("opName"))
            && self.traits.contains("CONSTANT_LIKE")
        {
            self.traits.insert("ZERO");
        }
        // The speculatability of these does not depend on the operation.
        let unconditional = ["SPECULATABLE", "RECURSIVELY_SPECULATABLE"];
        if unconditional.iter().any(|name| self.traits.contains(name)) {
            self.traits.remove("CONDITIONALLY_SPECULATABLE");
        }
        let mut arguments = operation.args("arguments").into_iter();
        let symbol_name = arguments.find(|(_, name)| *name == "sym_name");
        // Without such an argument, as in `builtin.module`, C++ finds the name.
        let is_optional = symbol_name.is_none_or(|(attr, _)| attr.is("OptionalAttr"));
        if self.traits.contains("SYMBOL") && is_optional {
            self.traits.insert("OPTIONAL_SYMBOL");
        }
    }
}

/// Returns a name without its namespaces, template arguments and the suffixes `::Trait` and `::Impl`.
fn unqualified_name(name: &str) -> &str {
    let end = name.find('<').unwrap_or(name.len());
    let mut parts = name[..end].rsplit("::");
    let part = parts.find(|part| !["Impl", "Trait"].contains(part));
    part.unwrap_or(name)
}

fn find(table: &[(&str, &'static str)], name: &str) -> Option<&'static str> {
    let row = table.iter().find(|row| row.0 == name)?;
    Some(row.1)
}
