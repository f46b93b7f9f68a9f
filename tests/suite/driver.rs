//! The driver: case by case on every IR that there is an adapter for, and the tool that ships.

mod cases;
mod embedded;
mod tool;

on_each_ir! {{
    running: nothing_to_do pipelines passes_as_flags parts an_output_file;
    mistakes: in_pipelines in_options in_flags flags_that_clash;
    failing: a_pass_that_fails a_pass_that_panics an_invalid_result an_output_that_cannot_be;
    reports: statistics timing lists_and_help the_pipeline_as_it_runs;
    diagnostics: levels announced;
    dumps: before_and_after of_the_module_on_threads into_a_tree as_a_diff of_some_symbols mistakes;
}}
