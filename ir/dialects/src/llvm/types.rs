//! The types of values of LLVM, and the flags of its operations.

use crate::arith::number::is_float_of_llvm;
use pass_ir::data::{Sign, TypeData};
use pass_ir::dialect::{Container, ElementType, FlagProperty};
use pass_ir::{Context, Type};

pub(crate) const ELEMENTS: &[ElementType] = &[
    ElementType {
        mnemonic: "ppc_fp128",
        containers: &[Container::Complex, Container::MemRef, Container::Vector],
    },
    ElementType {
        mnemonic: "ptr",
        containers: &[Container::Vector],
    },
];

pub(crate) const FLAGS: &[FlagProperty] = &[
    FlagProperty {
        name: "noWrapFlags",
        storage: "expected IntegerAttr storage for ::mlir::LLVM::GEPNoWrapFlags",
        bits: 7,
        enumeration: None,
        text: "::mlir::LLVM::GEPNoWrapFlags",
    },
    FlagProperty {
        name: "overflowFlags",
        storage: "expected ::mlir::LLVM::IntegerOverflowFlagsAttr or IntegerAttr storage for \
                  ::mlir::LLVM::IntegerOverflowFlags",
        bits: 3,
        enumeration: Some("overflow"),
        text: "LLVM integer overflow flags",
    },
];

/// Returns the test that the tables call by that name.
pub(crate) fn test(name: &str) -> Option<fn(&Context, Type) -> Option<bool>> {
    match name {
        "is_compatible" => Some(is_compatible),
        "is_float" => Some(is_float),
        "is_loadable" => Some(is_loadable),
        "is_vector" => Some(is_vector),
        _ => None,
    }
}

fn is_compatible(cx: &Context, ty: Type) -> Option<bool> {
    Some(match cx.ty(ty) {
        // A pointer of the dialect `ptr` needs an address space of LLVM.
        TypeData::Dialect { dialect, parts, .. } => match cx.str(*dialect) {
            "ptr" => !parts
                .iter()
                .any(|&part| cx.attr_text(part).starts_with("#ptr.")),
            dialect => dialect == "llvm",
        },
        TypeData::Vector { shape, .. } => shape.len() == 1,
        data => is_scalar(data)?,
    })
}

/// Returns whether the values of a type can be loaded and stored.
fn is_loadable(cx: &Context, ty: Type) -> Option<bool> {
    let is_loadable = match cx.ty(ty) {
        TypeData::Dialect { rest, .. } => {
            let rest = cx.str(*rest);
            match rest.split('<').next() {
                Some(".func" | ".void") => false,
                Some(".struct") => !rest.ends_with("opaque>"),
                Some(".target") => {
                    let name = rest.strip_prefix(".target<\"").unwrap_or_default();
                    name.starts_with("spirv.") || name.starts_with("aarch64.svcount\"")
                }
                _ => true,
            }
        }
        _ => true,
    };
    Some(is_loadable && is_compatible(cx, ty)?)
}

fn is_float(cx: &Context, ty: Type) -> Option<bool> {
    Some(match cx.ty(ty) {
        TypeData::Dialect { dialect, rest, .. } => {
            cx.str(*dialect) == "llvm" && cx.str(*rest) == ".ppc_fp128"
        }
        TypeData::Float(kind) => is_float_of_llvm(*kind),
        _ => false,
    })
}

fn is_vector(cx: &Context, ty: Type) -> Option<bool> {
    Some(match cx.ty(ty) {
        TypeData::Vector { shape, element } => {
            shape.len() == 1
                && is_scalar(cx.ty(*element)).unwrap_or_else(|| is_pointer(cx, *element))
        }
        _ => false,
    })
}

fn is_pointer(cx: &Context, ty: Type) -> bool {
    cx.type_text(ty).split('<').next() == Some("!llvm.ptr")
}

fn is_scalar(data: &TypeData) -> Option<bool> {
    match data {
        TypeData::Dialect { .. } => None,
        TypeData::Integer { sign, .. } => Some(*sign == Sign::Signless),
        TypeData::Float(kind) => Some(is_float_of_llvm(*kind)),
        _ => Some(false),
    }
}
