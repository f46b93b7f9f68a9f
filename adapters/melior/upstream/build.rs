//! Asks the installed MLIR for the definitions of its passes, and makes Rust of them. Nothing of MLIR is committed.

#[path = "build/defaults.rs"]
mod defaults;
#[path = "build/inputs.rs"]
mod inputs;
#[path = "build/kinds.rs"]
mod kinds;
#[path = "build/pipelines.rs"]
mod pipelines;

use std::error::Error;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use passdefs::model::PassSet;
use passwright_build::Settings;

/// Gives the Rust spelling of what MLIR's definitions say in C++; the comparison with MLIR's tools uses it too.
const MAP: &str = "../../../tests/oracle/upstream.kdl";
/// The variable that `mlir-sys` reads too, so that both take the same MLIR.
const PREFIX: &str = "MLIR_SYS_220_PREFIX";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed={MAP}");
    println!("cargo::rerun-if-env-changed={PREFIX}");
    let include = PathBuf::from(tool("llvm-config", &["--includedir"])?.trim());
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or("no OUT_DIR")?);
    let map = fs::read_to_string(MAP)?;
    let definitions = out.join("definitions");
    fs::create_dir_all(&definitions)?;
    // The build scripts of dependents get it as `DEP_PASS_UPSTREAM_DEFINITIONS`.
    println!("cargo::metadata=definitions={}", definitions.display());
    let (mut index, mut register, mut arguments) = (String::new(), String::new(), Vec::new());
    let mut corrected = 0;
    for file in definition_files(&include)? {
        let (module, group) = names(&file);
        let (set, corrections) = imported(&include, &file, &group, &map)?;
        corrected += corrections;
        let generated = out.join(format!("{module}.rs"));
        fs::write(&generated, passwright_build::generate(&set, &settings()?))?;
        fs::write(
            definitions.join(format!("{module}.kdl")),
            passdefs::print_kdl(&set),
        )?;
        writeln!(index, "/// Passes of `mlir/{file}`.\npub mod {module} {{")?;
        writeln!(index, "include!({:?});", generated.display().to_string())?;
        for pass in set.all_passes() {
            let argument = pass.argument.to_string();
            let pipelines = inputs::PIPELINES.iter();
            let pipelines = pipelines.filter(|(_, passes)| passes.contains(&&*argument));
            let options = pipelines.map(|(option, _)| format!(", {option:?}"));
            let options: String = options.collect();
            writeln!(index, "crate::native!({}{options});", pass.name)?;
            arguments.push(argument);
        }
        writeln!(index, "}}\npub use self::{module}::*;")?;
        let snake = passdefs::names::snake_case(&group);
        writeln!(register, "{module}::register_{snake}_passes(registry)?;")?;
    }
    if corrected != defaults::COUNT {
        return Err("MLIR lacks a pass or an option that `build/defaults.rs` names".into());
    }
    for (file, table) in [
        ("kinds", kinds::KINDS),
        ("inputs", inputs::INPUTS),
        ("inputs", inputs::PIPELINES),
    ] {
        if let Some(unknown) = unknown(table, &arguments).next() {
            return Err(
                format!("MLIR has no pass {unknown}, which `build/{file}.rs` names").into(),
            );
        }
    }
    index += &registered_pipelines(&out, &definitions)?;
    register += "pipelines::register_pipelines_passes(registry)?;\n";
    write!(
        index,
        "/// Registers all passes and pipelines of MLIR.\n///\n/// # Errors\n///\n/// If one of them is registered already.\n\
         pub fn register_all_passes(registry: &mut PassRegistry<Mlir>) -> Result<(), RegisterError> {{\n{register}Ok(())\n}}\n"
    )?;
    fs::write(out.join("index.rs"), index)?;
    Ok(())
}

/// Returns settings for a crate below the facade.
fn settings() -> Result<Settings, Box<dyn Error>> {
    Ok(Settings::default().crate_path("::pass_runtime".parse()?))
}

/// The module of the pipelines that MLIR registers.
fn registered_pipelines(out: &Path, definitions: &Path) -> Result<String, Box<dyn Error>> {
    let listed = pipelines::listed(&tool("mlir-opt", &["--help"])?);
    let definition = pipelines::definition(&listed)?;
    fs::write(definitions.join("pipelines.kdl"), &definition)?;
    let set = accepted(passdefs::load_kdl([("mlir-opt --help", &definition)]))?;
    let generated = out.join("pipelines.rs");
    fs::write(&generated, passwright_build::generate(&set, &settings()?))?;
    let file = generated.display().to_string();
    let functions = pipelines::functions(&listed);
    Ok(format!(
        "/// Pipelines that MLIR registers.\npub mod pipelines {{\ninclude!({file:?});\n{functions}}}\npub use self::pipelines::*;\n"
    ))
}

/// All `Passes.td` of MLIR, relative to its folder, in alphabetical order.
fn definition_files(include: &Path) -> Result<Vec<String>, Box<dyn Error>> {
    let root = include.join("mlir");
    let (mut folders, mut files) = (vec![root.clone()], Vec::new());
    while let Some(folder) = folders.pop() {
        let entries =
            fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        for entry in entries {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.ends_with("Passes.td") {
                files.push(path.strip_prefix(&root)?.display().to_string());
            }
        }
    }
    files.sort();
    if files.is_empty() {
        return Err("MLIR's headers have no Passes.td: install Debian's libmlir-22-dev".into());
    }
    Ok(files)
}

/// The module and the group of a file: `scf` and `DialectSCFTransforms` for `Dialect/SCF/Transforms/Passes.td`.
fn names(file: &str) -> (String, String) {
    let folders: Vec<&str> = file.trim_end_matches("/Passes.td").split('/').collect();
    let group = folders.concat();
    let telling = match folders.as_slice() {
        ["Dialect", dialect, "Transforms"] => &[*dialect][..],
        ["Dialect", rest @ ..] => rest,
        all => all,
    };
    let module = telling.join("_").to_lowercase();
    let module = if module == "async" {
        "async_".to_owned()
    } else {
        module
    };
    (module, group)
}

/// The definitions of a file, each pass with its kind and a field for its instances in C++, and the number of corrected
/// defaults.
fn imported(
    include: &Path,
    file: &str,
    group: &str,
    map: &str,
) -> Result<(PassSet, usize), Box<dyn Error>> {
    let path = include.join("mlir").join(file).display().to_string();
    let dump = tool(
        "llvm-tblgen",
        &["--dump-json", "-I", &include.display().to_string(), &path],
    )?;
    let (dump, corrections) = defaults::corrected(&dump)?;
    let settings = pass_import::Settings::default()
        .group(group)
        .map((MAP, map))
        .state("native", "::pass_melior::NativePass")
        .kinds(kinds::KINDS)
        .reads(inputs::INPUTS);
    let set = accepted(pass_import::import(&path, &dump, &settings))?;
    // The dump names files without their folders.
    let name = |_, name: &str| match name {
        "Passes.td" => format!("mlir/{file}"),
        other => other.to_owned(),
    };
    Ok((set.renamed(name), corrections))
}

/// Arguments in a table that no pass of MLIR has.
fn unknown<'a>(
    table: &'static [(&str, &[&str])],
    arguments: &'a [String],
) -> impl Iterator<Item = &'static str> + 'a {
    let passes = table.iter().flat_map(|(_, passes)| passes.iter().copied());
    passes.filter(|pass| !arguments.iter().any(|argument| argument == pass))
}

fn accepted(outcome: passdefs::Outcome) -> Result<PassSet, Box<dyn Error>> {
    let outcome = outcome.for_rust();
    let diagnostics = passdefs::render::terminal(&outcome.diagnostics, &outcome.sources, false);
    outcome.set.ok_or_else(|| diagnostics.into())
}

/// The output of a program of LLVM.
fn tool(name: &str, arguments: &[&str]) -> Result<String, Box<dyn Error>> {
    let prefix = env::var_os(PREFIX).map(|prefix| PathBuf::from(prefix).join("bin"));
    let program = prefix.unwrap_or_default().join(name);
    let shown = program.display();
    let output = Command::new(&program).args(arguments).output();
    let output = output
        .map_err(|error| format!("{shown}: {error}; {PREFIX} is the folder where LLVM 22 is"))?;
    if !output.status.success() {
        return Err(format!(
            "{shown}: {}\n{}",
            output.status,
            String::from_utf8_lossy(&output.stderr)
        )
        .into());
    }
    Ok(String::from_utf8(output.stdout)?)
}
