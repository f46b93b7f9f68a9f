//! The pipelines that MLIR registers, which no definition describes: `mlir-opt --help` lists them with their options.
//!
//! The help has no defaults, so every option is optional: one that is not given is left to MLIR.

use std::fmt::Write;

use passdefs::names::{snake_case, upper_camel_case};

/// A registered pipeline.
pub(crate) struct Pipeline {
    pub(crate) argument: String,
    summary: String,
    options: Vec<PipelineOption>,
}

struct PipelineOption {
    name: String,
    /// The text between `<` and `>`; empty for a flag.
    r#type: String,
    summary: String,
    /// The values of an enum, each with a summary.
    values: Vec<(String, String)>,
}

/// The heading of the list.
const HEADING: &str = "    Pass Pipelines:";
/// Pipelines of this name are those of MLIR's tests, which are in `mlir-opt` and not in the library.
const TESTS: &str = "test-";

/// The pipelines in the output of `mlir-opt --help`.
pub(crate) fn listed(help: &str) -> Vec<Pipeline> {
    let lines = help.lines().skip_while(|line| *line != HEADING).skip(1);
    let mut pipelines: Vec<Pipeline> = Vec::new();
    for line in lines {
        let text = line.trim_start();
        let (left, summary) = text.split_once(" - ").unwrap_or((text, ""));
        let (left, summary) = (left.trim().to_owned(), summary.trim().to_owned());
        let last = pipelines.last_mut();
        if let Some(value) = left.strip_prefix('=') {
            let option = last.and_then(|pipeline| pipeline.options.last_mut());
            if let Some(option) = option {
                option.values.push((value.to_owned(), summary));
            }
            continue;
        }
        let Some(name) = left.strip_prefix("--") else {
            break;
        };
        match (line.len() - text.len(), last) {
            (6, _) => pipelines.push(Pipeline {
                argument: name.to_owned(),
                summary,
                options: Vec::new(),
            }),
            (8, Some(pipeline)) => pipeline.options.push(option(name, summary)),
            _ => break,
        }
    }
    pipelines.retain(|pipeline| !pipeline.argument.starts_with(TESTS));
    pipelines
}

fn option(written: &str, summary: String) -> PipelineOption {
    let (name, r#type) = written.split_once('=').unwrap_or((written, ""));
    let r#type = r#type.trim_start_matches('<').trim_end_matches('>');
    PipelineOption {
        name: name.to_owned(),
        r#type: r#type.to_owned(),
        summary,
        values: Vec::new(),
    }
}

impl Pipeline {
    /// The Rust name: `BufferDeallocation` for `buffer-deallocation-pipeline`.
    fn name(&self) -> String {
        let name = self.argument.strip_suffix("-pipeline");
        upper_camel_case(name.unwrap_or(&self.argument))
    }

    /// The function that the generated code calls.
    fn function(&self) -> String {
        snake_case(&self.name())
    }

    fn enum_name(&self, option: &PipelineOption) -> String {
        self.name() + &upper_camel_case(&option.name)
    }
}

/// The pipelines as a definition.
pub(crate) fn definition(pipelines: &[Pipeline]) -> Result<String, Box<dyn std::error::Error>> {
    let mut text = "group \"Pipelines\" {\n    doc \"Pipelines that MLIR registers.\"\n".to_owned();
    for pipeline in pipelines {
        for option in &pipeline.options {
            if !option.values.is_empty() {
                write_enum(&mut text, pipeline, option)?;
            }
        }
    }
    for pipeline in pipelines {
        let (name, argument) = (pipeline.name(), &pipeline.argument);
        writeln!(text, "    pipeline \"{name}\" \"{argument}\" {{")?;
        writeln!(text, "        summary {:?}", pipeline.summary)?;
        for option in &pipeline.options {
            let r#type = match option.r#type.as_str() {
                _ if !option.values.is_empty() => &pipeline.enum_name(option),
                "" => "bool",
                "int" => "i32",
                "uint" => "u32",
                "long" => "i64",
                "ulong" => "u64",
                "string" => "string",
                other => {
                    return Err(format!("{argument}: {}: type {other:?}", option.name).into());
                }
            };
            let (name, summary) = (&option.name, &option.summary);
            let field = name.replace('-', "_");
            writeln!(
                text,
                "        option {field:?} {type:?} name={name:?} optional=#true {summary:?}"
            )?;
        }
        let function = pipeline.function();
        writeln!(text, "        builder \"self::expand::{function}\"\n    }}")?;
    }
    Ok(text + "}\n")
}

fn write_enum(text: &mut String, pipeline: &Pipeline, option: &PipelineOption) -> std::fmt::Result {
    writeln!(text, "    enum {:?} {{", pipeline.enum_name(option))?;
    for (value, summary) in &option.values {
        let name = upper_camel_case(value);
        writeln!(text, "        value {name:?} {value:?} {summary:?}")?;
    }
    writeln!(text, "    }}")
}

/// The module of the functions that the generated code calls.
pub(crate) fn functions(pipelines: &[Pipeline]) -> String {
    let functions = pipelines.iter().map(|pipeline| {
        let (function, argument, name) = (pipeline.function(), &pipeline.argument, pipeline.name());
        if pipeline.options.is_empty() {
            format!("crate::expanded!({function}, {argument:?});\n")
        } else {
            format!("crate::expanded!({function}, {argument:?}, super::{name}PipelineOptions);\n")
        }
    });
    format!("mod expand {{\n{}}}\n", functions.collect::<String>())
}
