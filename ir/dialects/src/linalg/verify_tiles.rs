//! Invariants of `linalg.pack` and `linalg.unpack`: the tiles of a tensor as inner dimensions of another.

use super::verify_dimensions::size;
use crate::shared::slices::verify::DYNAMIC;
use crate::shared::some_or_ok;
use pass_ir::Type;
use pass_ir::data::Dim;
use pass_ir::verify::{Check, Subject, Violation, ensure, ensure_with, refuse};

/// The sizes of a tensor, and of the tensor of its tiles; which dimensions have tiles, and how large these are.
struct Tiling<'a> {
    plain: &'a [Dim],
    packed: &'a [Dim],
    positions: &'a [i64],
    order: &'a [i64],
    tiles: &'a [i64],
}

impl<'a> Tiling<'a> {
    fn of(subject: Subject<'a>, plain: Type, packed: Type) -> Option<Self> {
        let cx = subject.context();
        Some(Self {
            plain: cx.ty(plain).shape()?,
            packed: cx.ty(packed).shape()?,
            positions: subject.int_array("inner_dims_pos")?,
            order: subject.int_array("outer_dims_perm").unwrap_or_default(),
            tiles: subject.int_array("static_inner_tiles")?,
        })
    }

    /// Returns whether the numbers are distinct dimensions.
    fn are_dimensions(&self, numbers: &[i64]) -> bool {
        let rank = self.plain.len() as i64;
        let is_new = |(at, number): (usize, &i64)| {
            (0..rank).contains(number) && !numbers[..at].contains(number)
        };
        numbers.iter().enumerate().all(is_new)
    }

    fn check_numbers(&self) -> Check {
        let (rank, tiles, packed) = (self.plain.len(), self.tiles.len(), self.packed.len());
        ensure(!self.tiles.contains(&0), "invalid zero tile factor")?;
        ensure(
            self.are_dimensions(self.positions),
            "invalid inner_dims_pos vector",
        )?;
        ensure(
            self.are_dimensions(self.order),
            "invalid outer_dims_perm vector",
        )?;
        ensure(
            self.order.is_empty() || self.order.len() == rank,
            "outer_dims_perm must be a permutation or empty",
        )?;
        ensure(
            tiles <= rank,
            "tiling factors must be less than or equal to the input rank for pack or output rank for unpack",
        )?;
        ensure(
            tiles == self.positions.len(),
            "tiling factors must equal the number of dimensions to tile",
        )?;
        ensure_with(packed == rank + tiles, || {
            format!(
                "packed rank != (unpacked rank + num tiling factors), got {packed} != {}",
                rank + tiles
            )
        })?;
        let inner = self.packed[rank..].iter().zip(self.tiles);
        if { inner }.all(|(dim, &tile)| size(dim) == tile) {
            Ok(())
        } else {
            refuse(
                "mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type",
            )
        }
    }

    fn sizes(&self) -> Vec<i64> {
        let mut sizes: Vec<i64> = self.plain.iter().map(size).collect();
        for (&at, &tile) in self.positions.iter().zip(self.tiles) {
            let size = &mut sizes[at as usize];
            *size = match (*size, tile) {
                (DYNAMIC, _) | (_, DYNAMIC) => DYNAMIC,
                (size, tile) => size / tile + i64::from(size % tile != 0),
            };
        }
        if !self.order.is_empty() {
            sizes = self.order.iter().map(|&at| sizes[at as usize]).collect();
        }
        sizes.extend(self.tiles);
        sizes
    }

    /// Returns whether a dimension is known not to be made of whole tiles.
    fn has_rest(&self) -> bool {
        let mut pairs = self.positions.iter().zip(self.tiles);
        pairs.any(|(&at, &tile)| {
            let size = size(&self.plain[at as usize]);
            size != DYNAMIC && tile != DYNAMIC && size % tile != 0
        })
    }
}

/// Returns the tiling, if its static sizes are valid.
fn check_tiles(
    subject: Subject<'_>,
    plain: Type,
    packed: Type,
) -> Result<Option<Tiling<'_>>, Box<Violation>> {
    let cx = subject.context();
    let Some(tiling) = Tiling::of(subject, plain, packed) else {
        return Ok(None);
    };
    tiling.check_numbers()?;
    if tiling.tiles.iter().any(|&tile| tile < 0 && tile != DYNAMIC) {
        return Ok(None);
    }
    let required = tiling.sizes();
    let mut pairs = required.iter().zip(tiling.packed.iter().map(size));
    if pairs.all(|(&one, two)| one == two || one == DYNAMIC || two == DYNAMIC) {
        return Ok(Some(tiling));
    }
    let sizes = required.iter().map(|&size| u64::try_from(size).ok());
    let element = cx.ty(plain).element().unwrap_or(Type::NONE);
    let expected = cx.tensor_type(&sizes.collect::<Vec<_>>(), element, None);
    let (expected, found) = (subject.type_text(expected), subject.type_text(packed));
    Err(Violation::new(format!(
        "expected '{expected}' for the packed domain value, got '{found}'"
    )))
}

pub(super) fn check_pack(subject: Subject<'_>) -> Check {
    let types: Vec<Type> = subject.operand_types().collect();
    let &[plain, packed, ..] = &types[..] else {
        return Ok(());
    };
    let tiling = some_or_ok!(check_tiles(subject, plain, packed)?);
    let padding = subject.operand_group_types(2);
    let element = subject.context().ty(plain).element();
    match padding.first() {
        Some(&found) if element.is_some_and(|element| element != found) => {
            let required = element.map(|element| subject.type_text(element));
            subject.fail(format!(
                "expected padding_value has '{}' but got: '{}'",
                required.unwrap_or_default(),
                subject.type_text(found)
            ))
        }
        None if tiling.has_rest() => subject.fail(
            "invalid tile factor or output size provided. Only full tiles are supported when padding_value is not set",
        ),
        _ => Ok(()),
    }
}

pub(super) fn check_unpack(subject: Subject<'_>) -> Check {
    let types: Vec<Type> = subject.operand_types().collect();
    match &types[..] {
        &[packed, plain, ..] => check_tiles(subject, plain, packed).map(|_| ()),
        _ => Ok(()),
    }
}
