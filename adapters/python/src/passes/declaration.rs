//! Declarations of passes in Python: they are written as KDL, and read and checked as any other.

use passdefs::model::{Anchor, Arity, OptionDef, OptionType, OrCpp, Pass, PassSet};
use passwright::PassInfo;
use passwright::info::{EnumValueInfo, OptionInfo, StatisticInfo};
use pyo3::prelude::*;

use crate::error::{Kind, error};

/// Returns the one pass that the definition declares, or an exception with the diagnostics.
pub(crate) fn load(py: Python<'_>, name: &str, kdl: &str) -> PyResult<PassSet> {
    let outcome = passdefs::load_kdl([(name, kdl)]);
    // Without excerpts, since nobody has written that text.
    let lines = outcome.diagnostics.iter().map(|found| {
        let label = Some(&found.label).filter(|label| !label.is_empty());
        let label = label.map_or_else(String::new, |label| format!(": {label}"));
        let help = found.help.iter().map(|help| format!("\nhelp: {help}"));
        let help: String = help.collect();
        format!("{}: {}{label}{help}", found.severity, found.message)
    });
    let lines: Vec<String> = lines.collect();
    let drawn = format!("the declaration of `{name}` is wrong\n{}", lines.join("\n"));
    let is_wrong = outcome.diagnostics.iter().any(|found| found.is_error());
    match outcome.set.filter(|_| !is_wrong) {
        Some(set) => Ok(set),
        None => Err(error(py, Kind::Input, &drawn, Vec::new())),
    }
}

/// Returns the table of the pass, which lives as long as the process: registered passes do.
pub(crate) fn info(set: &PassSet, pass: &Pass, origin: &str) -> &'static PassInfo {
    let options = set.options(&pass.options);
    let options: Vec<OptionInfo> = options.map(|option| option_info(set, option)).collect();
    let statistics = pass.statistics.iter();
    let statistics: Vec<StatisticInfo> = statistics
        .map(|statistic| StatisticInfo::new(leak(&statistic.name), leak(&statistic.doc)))
        .collect();
    let dialects = pass.dialects.iter().filter_map(OrCpp::known);
    let dialects: Vec<&'static str> = dialects.map(|name| leak(name)).collect();
    let mut info = PassInfo::new(leak(&pass.name), leak(&pass.argument))
        .group("Python")
        .summary(leak(&pass.summary))
        .description(leak(&pass.description))
        .dialects(dialects.leak())
        .options(options.leak())
        .statistics(statistics.leak())
        // Nobody knows what code of Python reads.
        .reads(&["environment"])
        .origin(leak(origin));
    match pass.anchor.known() {
        Some(Anchor::Ops(names)) => {
            let names: Vec<&'static str> = names.iter().map(|name| leak(name)).collect();
            info = info.ops(names.leak());
        }
        Some(Anchor::Interface(name)) => info = info.interface(leak(name)),
        Some(Anchor::Any) | None => {}
    }
    if pass.required {
        info = info.required();
    }
    Box::leak(Box::new(info))
}

fn option_info(set: &PassSet, option: &OptionDef) -> OptionInfo {
    let (name, ty) = (leak(&option.argument), leak(set.type_name(&option.ty)));
    let text = |value: &passdefs::model::Value| set.value_text(value).into_owned();
    let info = match &option.arity {
        Arity::List(values) => {
            let texts: Vec<String> = values.iter().flatten().map(text).collect();
            OptionInfo::list(name, ty).default(leak(&passdefs::join_list(texts)))
        }
        Arity::Optional => OptionInfo::new(name, ty).optional(),
        Arity::Single(Some(value)) => OptionInfo::new(name, ty).default(leak(&text(value))),
        _ => OptionInfo::new(name, ty).required(),
    };
    let bound = |bound: &Option<passdefs::model::Scalar>| {
        bound.as_ref().map_or("", |bound| leak(&bound.to_string()))
    };
    let values: Vec<EnumValueInfo> = match &option.ty {
        OptionType::Enum(id) => {
            let values = set[*id].values.iter();
            values
                .map(|value| EnumValueInfo::new(leak(&value.text), leak(&value.doc)))
                .collect()
        }
        _ => Vec::new(),
    };
    info.summary(leak(&option.doc))
        .range(bound(&option.min), bound(&option.max))
        .values(values.leak())
}

fn leak(text: &str) -> &'static str {
    String::from(text).leak()
}
