//! The list of all cases. The tests of the adapter for melior, in another workspace, read it too.

/// Runs each case on each IR; a new case is a word here.
macro_rules! driver_cases {
    ($($irs:tt)*) => {
        on_each_ir! { $($irs)* {
            running: nothing_to_do pipelines passes_as_flags parts an_output_file;
            mistakes: in_pipelines in_options in_flags flags_that_clash;
            failing: a_pass_that_fails a_pass_that_panics an_invalid_result an_output_that_cannot_be a_cancelled_run;
            reports: statistics timing lists_and_help the_pipeline_as_it_runs;
            diagnostics: levels announced;
            bisection: the_first_executions numbers_go_on_in_the_next_part of_some_symbols the_ir_at_the_limit;
            counters: executions_of_passes mistakes;
            reproducers: of_a_run of_a_pass of_a_run_that_succeeds that_cannot_be;
            actions: logged skipped in_files mistakes;
            pages: of_a_run of_parts of_a_run_that_fails that_cannot_be;
            dumps: before_and_after of_the_module_on_threads into_a_tree as_a_diff of_some_symbols mistakes;
        }}
    };
}
