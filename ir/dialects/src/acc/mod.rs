//! The behaviour of `acc`: what its operations ask for beyond the tables.

mod compute;
mod data;
mod recipes;

use crate::omp;
use crate::shared::behaviours;
use pass_ir::dialect::Behaviour;
use pass_ir::verify::refuse;

pub(crate) const BEHAVIOUR: &[Behaviour] = behaviours![
    "acc.atomic.capture" => verify(omp::check_hint), verify_after_regions(omp::check_captured);
    "acc.atomic.read" => verify(omp::check_read);
    "acc.atomic.update" => verify(omp::check_update), verify_after_regions(omp::check_updated);
    "acc.atomic.write" => verify(omp::check_write);
    "acc.attach" => verify(data::check_clause);
    "acc.bounds" => verify(omp::check_bounds);
    "acc.cache" => verify(data::check_clause);
    "acc.copyin" => verify(data::check_clause);
    "acc.copyout" => verify(data::check_clause);
    "acc.create" => verify(data::check_clause);
    "acc.data" => verify(data::check_data);
    "acc.declare" => verify(data::check_declare);
    "acc.declare_device_resident" => verify(data::check_clause);
    "acc.declare_enter" => verify(data::check_declare);
    "acc.declare_exit" => verify(data::check_declare);
    "acc.declare_link" => verify(data::check_clause);
    "acc.delete" => verify(data::check_clause);
    "acc.detach" => verify(data::check_clause);
    "acc.deviceptr" => verify(data::check_clause);
    "acc.enter_data" => verify(|subject| data::check_enter_or_exit_data(subject, "enter"));
    "acc.exit_data" => verify(|subject| data::check_enter_or_exit_data(subject, "exit"));
    "acc.firstprivate" => verify(data::check_clause_with_recipe), verify_symbol("recipe", data::check_recipe);
    "acc.firstprivate.recipe" => verify_after_regions(recipes::check_copies);
    "acc.firstprivate_map" => verify(data::check_clause);
    "acc.host_data" => verify(data::check_host);
    "acc.init" => verify(compute::check_outside);
    "acc.kernels" => verify(compute::check_compute);
    "acc.loop" => verify(compute::check_loop);
    "acc.nocreate" => verify(data::check_clause);
    "acc.parallel" => verify(compute::check_compute);
    "acc.present" => verify(data::check_clause);
    "acc.private" => verify(data::check_clause_with_recipe), verify_symbol("recipe", data::check_recipe);
    "acc.private.recipe" => verify_after_regions(recipes::check_private);
    "acc.reduction" => verify(data::check_clause_with_recipe), verify_symbol("recipe", data::check_recipe);
    "acc.reduction.recipe" => verify_after_regions(recipes::check_reduction);
    "acc.routine" => verify(compute::check_routine);
    "acc.serial" => verify(compute::check_compute);
    "acc.set" => verify(compute::check_set);
    "acc.shutdown" => verify(compute::check_outside);
    "acc.update" => verify(data::check_update);
    "acc.update_device" => verify(data::check_clause);
    "acc.update_host" => verify(data::check_clause);
    "acc.use_device" => verify(data::check_clause);
    "acc.wait" => verify(data::check_wait);
];
