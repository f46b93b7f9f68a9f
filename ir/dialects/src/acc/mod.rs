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
    "acc.attach", "acc.cache", "acc.copyin", "acc.copyout", "acc.create",
    "acc.declare_device_resident", "acc.declare_link", "acc.delete", "acc.detach", "acc.deviceptr",
    "acc.firstprivate_map", "acc.nocreate", "acc.present", "acc.update_device", "acc.update_host",
    "acc.use_device" => verify(data::check_clause);
    "acc.bounds" => verify(omp::check_bounds);
    "acc.data" => verify(data::check_data);
    "acc.declare", "acc.declare_enter", "acc.declare_exit" => verify(data::check_declare);
    "acc.enter_data" => verify(|subject| data::check_enter_or_exit_data(subject, "enter"));
    "acc.exit_data" => verify(|subject| data::check_enter_or_exit_data(subject, "exit"));
    "acc.firstprivate", "acc.private", "acc.reduction" =>
        verify(data::check_clause_with_recipe), verify_symbol("recipe", data::check_recipe);
    "acc.firstprivate.recipe" => verify_after_regions(recipes::check_copies);
    "acc.host_data" => verify(data::check_host);
    "acc.init", "acc.shutdown" => verify(compute::check_outside);
    "acc.kernels", "acc.parallel", "acc.serial" => verify(compute::check_compute);
    "acc.loop" => verify(compute::check_loop);
    "acc.private.recipe" => verify_after_regions(recipes::check_private);
    "acc.reduction.recipe" => verify_after_regions(recipes::check_reduction);
    "acc.routine" => verify(compute::check_routine);
    "acc.set" => verify(compute::check_set);
    "acc.update" => verify(data::check_update);
    "acc.wait" => verify(data::check_wait);
];
