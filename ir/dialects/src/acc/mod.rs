//! The behaviour of `acc`: what its operations ask for beyond the tables.

mod compute;
mod data;
mod recipes;

use crate::omp;
use pass_ir::dialect::Behaviour;
use pass_ir::verify::{Invariants, refuse};

pub(crate) const BEHAVIOUR: &[Behaviour] = &[
    Behaviour::of("acc.atomic.capture").invariants(omp::CAPTURE),
    Behaviour::of("acc.atomic.read").verify(omp::check_read),
    Behaviour::of("acc.atomic.update").invariants(omp::UPDATE),
    Behaviour::of("acc.atomic.write").verify(omp::check_write),
    Behaviour::of("acc.attach").verify(data::check_clause),
    Behaviour::of("acc.bounds").verify(omp::check_bounds),
    Behaviour::of("acc.cache").verify(data::check_clause),
    Behaviour::of("acc.copyin").verify(data::check_clause),
    Behaviour::of("acc.copyout").verify(data::check_clause),
    Behaviour::of("acc.create").verify(data::check_clause),
    Behaviour::of("acc.data").verify(data::check_data),
    Behaviour::of("acc.declare").verify(data::check_declared),
    Behaviour::of("acc.declare_device_resident").verify(data::check_clause),
    Behaviour::of("acc.declare_enter").verify(data::check_declared),
    Behaviour::of("acc.declare_exit").verify(data::check_declared),
    Behaviour::of("acc.declare_link").verify(data::check_clause),
    Behaviour::of("acc.delete").verify(data::check_clause),
    Behaviour::of("acc.detach").verify(data::check_clause),
    Behaviour::of("acc.deviceptr").verify(data::check_clause),
    Behaviour::of("acc.enter_data").verify(data::check_enter),
    Behaviour::of("acc.exit_data").verify(data::check_exit),
    Behaviour::of("acc.firstprivate").invariants(data::NAMED),
    Behaviour::of("acc.firstprivate.recipe").invariants(Invariants::after(recipes::check_copies)),
    Behaviour::of("acc.firstprivate_map").verify(data::check_clause),
    Behaviour::of("acc.host_data").verify(data::check_host),
    Behaviour::of("acc.init").verify(compute::check_outside),
    Behaviour::of("acc.kernels").verify(compute::check_compute),
    Behaviour::of("acc.loop").verify(compute::check_loop),
    Behaviour::of("acc.nocreate").verify(data::check_clause),
    Behaviour::of("acc.parallel").verify(compute::check_compute),
    Behaviour::of("acc.present").verify(data::check_clause),
    Behaviour::of("acc.private").invariants(data::NAMED),
    Behaviour::of("acc.private.recipe").invariants(Invariants::after(recipes::check_private)),
    Behaviour::of("acc.reduction").invariants(data::NAMED),
    Behaviour::of("acc.reduction.recipe").invariants(Invariants::after(recipes::check_reduction)),
    Behaviour::of("acc.routine").verify(compute::check_routine),
    Behaviour::of("acc.serial").verify(compute::check_compute),
    Behaviour::of("acc.set").verify(compute::check_set),
    Behaviour::of("acc.shutdown").verify(compute::check_outside),
    Behaviour::of("acc.update").verify(data::check_update),
    Behaviour::of("acc.update_device").verify(data::check_clause),
    Behaviour::of("acc.update_host").verify(data::check_clause),
    Behaviour::of("acc.use_device").verify(data::check_clause),
    Behaviour::of("acc.wait").verify(data::check_wait),
];
