//! The dialect `deg`: declarations and behaviour.

use passwright::embedded::dialect::{Behaviour, CallSite, Dialect, Kind, OpDef, Traits};
use passwright::embedded::flow::{ConstantOperands, Effects, RegionEdge, RegionFlow, RegionTarget};
use passwright::embedded::rewrite::{Fold, NewOp, Pattern, Rewriter, Site};
use passwright::embedded::verify::{Check, Subject};
use passwright::embedded::{Attr, Context, Header, OpId, OpRef, Type, ValueId, name};

/// A turn has as many degrees.
const FULL_TURN: i64 = 360;

/// The declarations: names, traits, operands, results.
const OPS: &[OpDef] = &[
    OpDef::new(
        "deg.constant",
        Traits::all(&[Traits::PURE, Traits::CONSTANT_LIKE, Traits::INLINABLE]),
    )
    .properties(&["value"])
    .results(&[Kind::Integer]),
    OpDef::new(
        "deg.add",
        Traits::all(&[
            Traits::PURE,
            Traits::COMMUTATIVE,
            Traits::SAME_TYPE,
            Traits::INLINABLE,
        ]),
    )
    .operands(&[Kind::Integer, Kind::Integer])
    .results(&[Kind::Integer]),
    OpDef::new("deg.turn", Traits::INLINABLE).operands(&[Kind::Integer]),
    OpDef::new(
        "deg.repeat",
        Traits::all(&[
            Traits::LOOP,
            Traits::SINGLE_BLOCK,
            Traits::NO_TERMINATOR,
            Traits::RECURSIVE_EFFECTS,
            Traits::RECURSIVELY_SPECULATABLE,
            Traits::INLINABLE,
            Traits::INLINE_TARGET,
        ]),
    )
    .operands(&[Kind::Integer])
    .regions(1),
    OpDef::new("deg.call", Traits::all(&[Traits::CALL, Traits::INLINABLE]))
        .properties(&["callee"])
        .required(&["callee"])
        .operands(&[Kind::Variadic])
        .results(&[Kind::Variadic]),
];

/// The behaviour: functions that passes call.
const BEHAVIOUR: &[Behaviour] = &[
    Behaviour::new("deg.constant").verify(check_constant),
    Behaviour::new("deg.add")
        .fold(fold_add)
        .patterns(PATTERNS_OF_ADD),
    Behaviour::new("deg.turn").effects(effects_of_turn),
    Behaviour::new("deg.repeat").regions(RegionFlow {
        entries: rounds,
        exits: |repeat, _, known| rounds(repeat, known),
    }),
    Behaviour::new("deg.call").call(CallSite::from_callee),
];

/// The canonicalization patterns of a sum.
const PATTERNS_OF_ADD: &[Pattern] = &[Pattern::new("merge-turns", merge_constants)];

/// The dialect.
pub static DEGREES: Dialect = Dialect {
    name: "deg",
    ops: OPS,
    behaviour: BEHAVIOUR,
    materialize: Some(materialize),
    ..Dialect::EMPTY
};

/// A context that knows the dialect.
#[must_use]
pub fn context() -> Context {
    let mut cx = passwright::dialects::context();
    cx.register(&DEGREES);
    cx
}

/// An angle is less than a full turn.
fn check_constant(constant: Subject<'_>) -> Check {
    let value = constant.attr(name::VALUE);
    let degrees = value.and_then(|value| constant.context().attr(value).as_int()?.as_i64());
    match degrees {
        Some(0..FULL_TURN) => Ok(()),
        _ => constant.fail("requires a value from 0 to 359"),
    }
}

/// Makes the constants that sums fold to.
fn materialize(cx: &Context, value: Attr, ty: Type) -> Option<Header> {
    let fits = cx.attr(value).ty() == Some(ty);
    fits.then(|| Header::new(cx.op_name("deg.constant")).with(cx, name::VALUE, value))
}

/// Nothing is added to an angle, or both angles are known.
fn fold_add(add: &Site<'_>) -> Option<Fold> {
    let (lhs, rhs) = add.pair()?;
    if degrees(add, rhs) == Some(0) {
        return Some(lhs.into());
    }
    Some(sum(add, lhs, rhs)?.into())
}

/// `(x + 100) + 300` is `x + 40`.
fn merge_constants(rw: &mut Rewriter<'_>, add: OpId) -> Option<()> {
    let site = rw.site(add);
    let (lhs, second) = site.pair()?;
    let (x, first) = site.def(lhs, site.name())?.pair()?;
    let (sum, ty) = (sum(&site, first, second)?, site.result_type(0)?);
    let (name, loc) = (site.name(), site.location());
    let sum = rw.materialize(add, sum, ty)?;
    rw.replace_with(add, loc, &NewOp::new(name, &[x, sum], ty))
}

/// The sum of two known angles, less full turns.
fn sum(site: &Site<'_>, lhs: ValueId, rhs: ValueId) -> Option<Attr> {
    let sum = (degrees(site, lhs)? + degrees(site, rhs)?).rem_euclid(FULL_TURN);
    let ty = site.result_type(0)?;
    Some(site.context().integer_attr(sum.into(), ty))
}

/// The degrees of an angle that is known.
fn degrees(site: &Site<'_>, value: ValueId) -> Option<i64> {
    let degrees = site
        .context()
        .attr(site.constant(value)?)
        .as_int()?
        .as_i64()?;
    Some(degrees.rem_euclid(FULL_TURN))
}

/// A turn moves the motor, unless it is simulated.
fn effects_of_turn(turn: OpRef<'_>) -> Option<Effects> {
    Some(match turn.attr_named("deg.simulated") {
        Some(_) => Effects::NONE,
        None => Effects::WRITE,
    })
}

/// From in front of the loop, and from the end of each round, control goes into the next round or behind the loop. The number
/// of the round, which is the argument of the region, is defined by the loop itself.
fn rounds(repeat: OpRef<'_>, known: ConstantOperands<'_>) -> Vec<RegionEdge> {
    let again = RegionEdge::new(RegionTarget::Region(0), Vec::new()).with_skipped(1);
    let behind = RegionEdge::new(RegionTarget::After, Vec::new());
    let count = known(0).and_then(|count| repeat.context().attr(count).as_int()?.as_i64());
    match count {
        Some(0) => vec![behind],
        _ => vec![again, behind],
    }
}
