//! Dialects by the name of their C++ class.

use super::Import;
use super::anchor::rooted;
use super::cpp::canonical;
use super::dump::Record;
use super::mapping::Kind;
use crate::draft::{Pass, Spanned};
use crate::source::Span;

/// The dialects of MLIR itself whose classes are not named after them alone.
const UPSTREAM: &[(&str, &str)] = &[
    ("AMDGPUDialect", "amdgpu"),
    ("AMXDialect", "amx"),
    ("AffineDialect", "affine"),
    ("ArithDialect", "arith"),
    ("ArmNeonDialect", "arm_neon"),
    ("ArmSMEDialect", "arm_sme"),
    ("ArmSVEDialect", "arm_sve"),
    ("AsyncDialect", "async"),
    ("BufferizationDialect", "bufferization"),
    ("BuiltinDialect", "builtin"),
    ("ComplexDialect", "complex"),
    ("ControlFlowDialect", "cf"),
    ("DLTIDialect", "dlti"),
    ("EmitCDialect", "emitc"),
    ("FuncDialect", "func"),
    ("GPUDialect", "gpu"),
    ("IRDLDialect", "irdl"),
    ("IndexDialect", "index"),
    ("LLVMDialect", "llvm"),
    ("LinalgDialect", "linalg"),
    ("MLProgramDialect", "ml_program"),
    ("MPIDialect", "mpi"),
    ("MathDialect", "math"),
    ("MemRefDialect", "memref"),
    ("NVGPUDialect", "nvgpu"),
    ("NVVMDialect", "nvvm"),
    ("OpenACCDialect", "acc"),
    ("OpenMPDialect", "omp"),
    ("PDLDialect", "pdl"),
    ("PDLInterpDialect", "pdl_interp"),
    ("PtrDialect", "ptr"),
    ("QuantDialect", "quant"),
    ("ROCDLDialect", "rocdl"),
    ("SCFDialect", "scf"),
    ("SMTDialect", "smt"),
    ("SPIRVDialect", "spirv"),
    ("ShapeDialect", "shape"),
    ("ShardDialect", "shard"),
    ("SparseTensorDialect", "sparse_tensor"),
    ("TensorDialect", "tensor"),
    ("TosaDialect", "tosa"),
    ("TransformDialect", "transform"),
    ("UBDialect", "ub"),
    ("VCIXDialect", "vcix"),
    ("VectorDialect", "vector"),
    ("WasmSSADialect", "wasmssa"),
    ("X86VectorDialect", "x86vector"),
    ("XeGPUDialect", "xegpu"),
    ("XeVMDialect", "xevm"),
];

impl Import<'_, '_> {
    /// Adds the dialects of a pass. One string may list several, since it becomes a list of template arguments.
    pub(super) fn dialects(&mut self, record: Record<'_>, span: Span, pass: &mut Pass) {
        let written = record.list("dependentDialects").iter();
        let classes = written
            .filter_map(|item| item.as_str())
            .flat_map(|item| item.split(','));
        for class in classes.map(str::trim).filter(|class| !class.is_empty()) {
            match self.dialect(class) {
                Some(name) if pass.dialects.iter().any(|known| known.value == name) => {}
                Some(name) => pass.dialects.push(Spanned::new(name, span)),
                None => {
                    self.mapping.missed(Kind::Dialect);
                    let class = rooted(&canonical(class)).to_owned();
                    if pass.cpp_dialects.iter().all(|known| known.value != class) {
                        pass.cpp_dialects.push(Spanned::new(class, span));
                    }
                }
            }
        }
    }

    fn dialect(&mut self, class: &str) -> Option<String> {
        if let Some(mapped) = self.mapping.text(Kind::Dialect, class) {
            return Some(mapped);
        }
        let canonical = canonical(class);
        let (namespace, name) = canonical.rsplit_once("::").unwrap_or(("", &canonical));
        let namespace = namespace.rsplit("::").next().unwrap_or("");
        let upstream = UPSTREAM.iter().find(|(class, dialect)| {
            *class == name
                && (matches!(namespace, "" | "mlir") || namespace.to_lowercase() == *dialect)
        });
        match upstream {
            Some((_, dialect)) => Some((*dialect).to_owned()),
            None => self.declared_dialect(namespace, name),
        }
    }

    /// The name of a dialect that the dump itself declares: its class is named after the record, without underscores.
    fn declared_dialect(&self, namespace: &str, class: &str) -> Option<String> {
        let declares = |record: &Record<'_>| {
            let space = record.text("cppNamespace").unwrap_or("");
            record.name.replace('_', "") == class
                && (namespace.is_empty() || space.rsplit("::").next() == Some(namespace))
        };
        let record = self.dump.derived("Dialect").find(declares)?;
        record.text("name").map(str::to_owned)
    }
}
