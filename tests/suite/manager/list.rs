//! The list of all cases. The tests of the adapter for melior, in another workspace, read it too.

/// Runs each case on each IR; a new case is a word here.
macro_rules! manager_cases {
    ($($irs:tt)*) => {
        on_each_ir! { $($irs)* {
            scheduling: order_of_passes nested_modules wrong_outermost_operation never_met;
            merging: same_anchors_become_one different_anchors_run_side_by_side passes_in_between_keep_apart
                any_beside_names_that_it_takes as_written_and_as_run;
            nesting: explicit_nesting_refuses implicit_nesting_nests nest_and_nest_any copies_are_independent;
            filtering: by_operation by_interface by_the_pass_itself any_takes_on_the_constraints an_anchor_of_several_names
                an_interface_as_anchor unknown_names;
            failure: a_failing_operation_stops_its_own_pipeline all_that_fail_are_reported silent_failures_are_said
                panics_are_failures failures_of_the_outermost a_manager_survives_failures;
            options: values_and_defaults print_then_parse mistakes one_pass_with_different_options;
            statistics: counted_per_place counted_over_runs counted_up_to_a_failure;
            verifying: after_each_pass only_at_all_if_asked_for rules_between_operations;
            dynamic: on_the_operation_itself on_nested_operations dynamic_pipelines_are_nested
                the_wrong_anchor_is_a_failure what_fails_inside_fails_outside counted_under_their_caller;
            analyses: kept_while_preserved dependencies_go_together parents_are_read children_are_kept
                a_pass_that_lied_is_found;
            instrumentation: every_event_in_order before_in_order_after_in_reverse dynamic_pipelines_are_seen
                skipping_and_failing closed_on_a_panic;
            entities: operations_are_listed_with_one_key_for_each_name;
            snapshots: the_outermost_operation_as_each_step_sees_it inside_of_a_pass_its_operation_alone;
            initialization: once_per_pipeline late_passes_too failing unknown_dialects;
        }}
    };
}
