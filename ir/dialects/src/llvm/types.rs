//! The types of values of LLVM, and the flags of its operations.

use pass_ir::data::{FloatKind, Sign, TypeData};
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
        text: "::mlir::LLVM::GEPNoWrapFlags",
    },
    FlagProperty {
        name: "overflowFlags",
        storage: "expected ::mlir::LLVM::IntegerOverflowFlagsAttr or IntegerAttr storage for \
                  ::mlir::LLVM::IntegerOverflowFlags",
        bits: 3,
        text: "LLVM integer overflow flags",
    },
];

pub(crate) fn is_compatible(cx: &Context, ty: Type) -> Option<bool> {
    Some(match cx.ty(ty) {
        TypeData::Dialect { dialect, .. } => ["llvm", "ptr"].contains(&cx.str(*dialect)),
        TypeData::Vector { shape, .. } => shape.len() == 1,
        data => is_scalar(data)?,
    })
}

pub(crate) fn is_float(cx: &Context, ty: Type) -> Option<bool> {
    Some(match cx.ty(ty) {
        TypeData::Dialect { dialect, rest, .. } => {
            cx.str(*dialect) == "llvm" && cx.str(*rest) == ".ppc_fp128"
        }
        TypeData::Float(kind) => is_float_kind(*kind),
        _ => false,
    })
}

pub(crate) fn is_vector(cx: &Context, ty: Type) -> Option<bool> {
    Some(match cx.ty(ty) {
        TypeData::Vector { shape, element } => {
            shape.len() == 1 && is_scalar(cx.ty(*element)) != Some(false)
        }
        _ => false,
    })
}

pub(crate) fn is_float_kind(kind: FloatKind) -> bool {
    use FloatKind as Kind;
    matches!(
        kind,
        Kind::BF16 | Kind::F16 | Kind::F32 | Kind::F64 | Kind::F80 | Kind::F128
    )
}

fn is_scalar(data: &TypeData) -> Option<bool> {
    match data {
        TypeData::Dialect { .. } => None,
        TypeData::Integer { sign, .. } => Some(*sign == Sign::Signless),
        TypeData::Float(kind) => Some(is_float_kind(*kind)),
        _ => Some(false),
    }
}
