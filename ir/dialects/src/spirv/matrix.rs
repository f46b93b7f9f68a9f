//! Invariants of `spirv` on matrices, on numbers that are given in two parts, and on pointers that are cast.

use super::verify::pointer;
use crate::shared::some_or_ok;
use crate::shared::type_text::{compact_type_text, inside, parameter, sequence, split};
use pass_ir::Type;
use pass_ir::data::TypeData;
use pass_ir::verify::{Check, Subject, ensure};

#[derive(PartialEq, Eq)]
struct Matrix {
    columns: u64,
    rows: u64,
    element: String,
}

impl Matrix {
    fn of(subject: Subject<'_>, ty: Type) -> Option<Self> {
        let text = compact_type_text(subject, ty);
        let (columns, column) = sequence(&text, &["!spirv.matrix"])?;
        let (rows, element) = sequence(column, &["vector"])?;
        let element = element.to_owned();
        Some(Self {
            columns,
            rows,
            element,
        })
    }
}

fn vector(subject: Subject<'_>, ty: Type) -> Option<(u64, String)> {
    let data @ TypeData::Vector { element, .. } = subject.context().ty(ty) else {
        return None;
    };
    Some((data.element_count()?, compact_type_text(subject, *element)))
}

fn ends(subject: Subject<'_>) -> Option<[Type; 3]> {
    let mut operands = subject.operand_types();
    Some([operands.next()?, operands.next()?, subject.result_type(0)?])
}

pub(super) fn check_transposed(subject: Subject<'_>) -> Check {
    let ends = subject.cast_types();
    let ends = ends.map(|(from, to)| (Matrix::of(subject, from), Matrix::of(subject, to)));
    let Some((Some(from), Some(to))) = ends else {
        return Ok(());
    };
    ensure(
        from.rows == to.columns,
        "input matrix rows count must be equal to output matrix columns count",
    )?;
    ensure(
        from.columns == to.rows,
        "input matrix columns count must be equal to output matrix rows count",
    )?;
    ensure(
        from.element == to.element,
        "input and output matrices must have the same component type",
    )
}

pub(super) fn check_product(subject: Subject<'_>) -> Check {
    let matrices = ends(subject).map(|types| types.map(|ty| Matrix::of(subject, ty)));
    let Some([Some(left), Some(right), Some(result)]) = matrices else {
        return Ok(());
    };
    ensure(
        left.columns == right.rows,
        "left matrix columns' count must be equal to the right matrix rows' count",
    )?;
    ensure(
        right.columns == result.columns,
        "right and result matrices must have equal columns' count",
    )?;
    ensure(
        right.element == result.element,
        "right and result matrices' component type must be the same",
    )?;
    ensure(
        left.element == result.element,
        "left and result matrices' component type must be the same",
    )?;
    ensure(
        left.rows == result.rows,
        "left and result matrices must have equal rows' count",
    )
}

pub(super) fn check_scaled(subject: Subject<'_>) -> Check {
    let Some([matrix, factor, _]) = ends(subject) else {
        return Ok(());
    };
    match Matrix::of(subject, matrix) {
        Some(matrix) if matrix.element != compact_type_text(subject, factor) => {
            subject.fail("input matrix components' type and scaling value must have the same type")
        }
        _ => Ok(()),
    }
}

pub(super) fn check_matrix_by_vector(subject: Subject<'_>) -> Check {
    let Some([matrix, factor, result]) = ends(subject) else {
        return Ok(());
    };
    let matrix = some_or_ok!(Matrix::of(subject, matrix));
    let (factor, _) = some_or_ok!(vector(subject, factor));
    let (size, element) = some_or_ok!(vector(subject, result));
    let (columns, rows) = (matrix.columns, matrix.rows);
    subject.ensure_with(factor == columns, || {
        format!("matrix columns ({columns}) must match vector operand size ({factor})")
    })?;
    subject.ensure_with(size == rows, || {
        format!("result size ({size}) must match the matrix rows ({rows})")
    })?;
    subject.ensure(
        matrix.element == element,
        "matrix and result element types must match",
    )
}

pub(super) fn check_vector_by_matrix(subject: Subject<'_>) -> Check {
    let Some([factor, matrix, result]) = ends(subject) else {
        return Ok(());
    };
    let (factor, _) = some_or_ok!(vector(subject, factor));
    let matrix = some_or_ok!(Matrix::of(subject, matrix));
    let (size, _) = some_or_ok!(vector(subject, result));
    subject.ensure(matrix.rows == factor, "number of components in vector must equal the number of components in each column in matrix")?;
    subject.ensure(
        matrix.columns == size,
        "number of columns in matrix must equal the number of components in result",
    )
}

/// Returns the members of a structure, or `None` if it has offsets or decorations.
fn members(subject: Subject<'_>, ty: Type) -> Option<Vec<String>> {
    let inner = parameter(subject, ty, "!spirv.struct")?;
    let list = inside(&inner, "(", ")").filter(|list| !list.contains('['))?;
    Some(split(list).map(str::to_owned).collect())
}

pub(super) fn check_two_parts(subject: Subject<'_>) -> Check {
    let Some([left, right, result]) = ends(subject) else {
        return Ok(());
    };
    let members = some_or_ok!(members(subject, result));
    subject.ensure(
        members.len() == 2,
        "expected result struct type containing two members",
    )?;
    let operands = [
        compact_type_text(subject, left),
        compact_type_text(subject, right),
    ];
    subject.ensure(
        operands.iter().chain(&members).all(|ty| *ty == operands[0]),
        "expected all operand types and struct member types are the same",
    )
}

const CASTABLE: &[&str] = &["CrossWorkgroup", "Function", "Workgroup"];

pub(super) fn check_generic(subject: Subject<'_>) -> Check {
    let (from, to) = some_or_ok!(subject.cast_types());
    let pointers = [from, to].map(|ty| pointer(subject, ty));
    let [Some((_, from)), Some((_, to))] = pointers else {
        return Ok(());
    };
    ensure(
        CASTABLE.contains(&&*from),
        "pointer must point to the Workgroup, CrossWorkgroup, or Function Storage Class",
    )?;
    ensure(
        to == "Generic",
        "result type must be of storage class Generic",
    )
}

pub(super) fn check_copy(subject: Subject<'_>) -> Check {
    let mut operands = subject.operand_types();
    let mut pointee = || pointer(subject, operands.next()?);
    match (pointee(), pointee()) {
        (Some((target, _)), Some((source, _))) if target != source => {
            subject.fail("both operands must be pointers to the same type")
        }
        _ => super::memory::check_alignment(subject),
    }
}
