//! Machine code, and calls of its functions.

#![expect(
    unsafe_code,
    reason = "machine code is called through pointers, which this file makes of slices"
)]

use crate::compiler::CompileError;
use crate::header::header;
use crate::signature::{Signature, SizeMismatch, TensorType, list};
use crate::sizes::Signatures;
use crate::tensor::Tensor;
use pass_melior::melior::ExecutionEngine;
use pass_melior::melior::ir::Module;
use pass_melior::{Mlir, MlirContext, MlirModule, MlirOp};
use pass_runtime::diagnostic::Severity;
use pass_runtime::{Diagnostic, Ir};
use std::collections::BTreeMap;
use std::path::Path;
use std::{fmt, io, ptr};

/// A compiled module.
pub struct Program {
    engine: ExecutionEngine,
    functions: BTreeMap<String, Signature>,
}

/// A function that cannot be called this way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CallError {
    /// No function of this name on tensors was exported. The names are those of the exported functions.
    Unknown(Vec<String>),
    /// The arguments have other types than the function takes.
    Types(Vec<TensorType>),
    /// Two sizes of arguments differ that have to be equal. The types are those that the function takes.
    Sizes(SizeMismatch, Vec<TensorType>),
    /// A result has more elements than memory can hold.
    Size(TensorType),
    /// The execution engine does not find the code.
    Missing,
}

impl Program {
    /// Machine code of a module that consists of the LLVM dialect.
    pub(crate) fn new(
        cx: &MlirContext,
        mut module: MlirModule<'_>,
        signatures: Signatures,
    ) -> Result<Self, CompileError> {
        let wrappers = wrappers(&module.op());
        let mut functions = BTreeMap::new();
        for (name, signature) in signatures {
            let Some(wrapper) = wrappers.get(&format!("_mlir_ciface_{name}")) else {
                continue;
            };
            let signature = signature?;
            if *wrapper == wrapper_type(&signature) {
                functions.insert(name, signature);
            }
        }
        // SAFETY: the module is only lent to the execution engine, which runs on this thread.
        let module = Module::from_operation(unsafe { module.into_operation() });
        let module =
            module.ok_or_else(|| CompileError::new(&"the outermost operation is no module"))?;
        let engine = engine(cx, &module)?;
        Ok(Self { engine, functions })
    }

    /// The results of a function.
    ///
    /// # Errors
    ///
    /// If there is no such function, or if it takes other arguments.
    pub fn call(&self, function: &str, inputs: &[&Tensor]) -> Result<Vec<Tensor>, CallError> {
        let signature = self.functions.get(function).ok_or_else(|| {
            let names = self.functions.keys();
            CallError::Unknown(names.cloned().collect())
        })?;
        if !signature.takes(inputs) {
            return Err(CallError::Types(signature.inputs.clone()));
        }
        if let Some(mismatch) = signature.mismatch(inputs) {
            return Err(CallError::Sizes(mismatch, signature.inputs.clone()));
        }
        // A function may write to its arguments.
        let mut tensors: Vec<Tensor> = inputs.iter().map(|input| (*input).clone()).collect();
        for result in &signature.results {
            let shape = signature.shape(result, inputs);
            let zeros = shape.and_then(|shape| Tensor::zeros(result.element, &shape));
            tensors.push(zeros.ok_or_else(|| CallError::Size(result.clone()))?);
        }
        let mut descriptors: Vec<Vec<usize>> = tensors.iter_mut().map(Tensor::descriptor).collect();
        let mut pointers: Vec<*mut usize> = descriptors.iter_mut().map(Vec::as_mut_ptr).collect();
        let mut arguments: Vec<*mut ()> = pointers
            .iter_mut()
            .map(|pointer| ptr::from_mut(pointer).cast())
            .collect();
        // SAFETY: the wrapper takes this many pointers to descriptors (`wrapper_type`), of buffers whose shapes fit the function
        // and each other, and all of them live during the call.
        let called = unsafe { self.engine.invoke_packed(function, &mut arguments) };
        called.map_err(|_| CallError::Missing)?;
        Ok(tensors.split_off(inputs.len()))
    }

    /// Writes the machine code to an object file, which a linker takes with a file in C that includes [the header](Self::header).
    ///
    /// # Errors
    ///
    /// If the file cannot be written.
    pub fn write_object(&self, path: &Path) -> io::Result<()> {
        // The engine says nothing about a file that it cannot write.
        let folder = path.parent().unwrap_or(Path::new("."));
        let mut file = tempfile::Builder::new();
        #[cfg(unix)]
        file.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        let file = file.tempfile_in(folder)?;
        self.engine
            .dump_to_object_file(&file.path().display().to_string());
        if file.as_file().metadata()?.len() == 0 {
            return Err(io::Error::other("the engine has no object file"));
        }
        file.persist(path)?;
        Ok(())
    }

    /// The declarations of the functions in C.
    pub fn header(&self) -> String {
        header(&self.functions)
    }
}

/// The engine of a module. melior returns one also if MLIR could not make it, and that one must not be used: MLIR reports
/// the reason as an error.
fn engine(cx: &MlirContext, module: &Module<'_>) -> Result<ExecutionEngine, CompileError> {
    let mut reported = Vec::new();
    let emit = &mut |diagnostic: Diagnostic| reported.push(diagnostic);
    let engine = Mlir::scope(cx, emit, |_| {
        ExecutionEngine::new(module, 2, &[], true, true)
    });
    let is_error = |diagnostic: &Diagnostic| diagnostic.severity == Severity::Error;
    if reported.iter().any(is_error) {
        return Err(CompileError::diagnosed(reported));
    }
    Ok(engine)
}

/// The functions of the LLVM dialect by name, each with its type.
fn wrappers(module: &MlirOp<'_>) -> BTreeMap<String, String> {
    let reader = module.reader();
    let functions = reader.find("llvm.func").into_iter();
    let named = functions.filter_map(|function| {
        let r#type = function.attribute("function_type")?.type_value()?;
        Some((function.symbol()?, r#type.to_string()))
    });
    named.collect()
}

/// The type of a wrapper that takes a pointer for each argument and each result.
fn wrapper_type(signature: &Signature) -> String {
    let pointers = vec!["ptr"; signature.inputs.len() + signature.results.len()];
    format!("!llvm.func<void ({})>", pointers.join(", "))
}

impl fmt::Debug for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Program")
            .field("functions", &self.functions)
            .finish_non_exhaustive()
    }
}

impl fmt::Display for CallError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(names) => {
                write!(f, "no such function; those that can be called: {names:?}")
            }
            Self::Types(types) => {
                write!(
                    f,
                    "arguments of other types; the function takes {}",
                    list(types)
                )
            }
            Self::Sizes(mismatch, types) => {
                write!(f, "{mismatch}; the function takes {}", list(types))
            }
            Self::Size(result) => write!(f, "the result {result} does not fit into memory"),
            Self::Missing => f.write_str("the function has no code"),
        }
    }
}

impl std::error::Error for CallError {}
