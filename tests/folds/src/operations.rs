//! The operations that programs are made of, and their types.

/// An operation with type variables.
///
/// `T` is an integer or `index`, and `F` a float; `N` and `H` are a narrower integer and float of the same shape, `I` is an integer, `S` has the width of `F`, `X` is `index` and `B` a truth value, each of the shape. `x`, `b` and
/// `i` are scalars: `index`, a truth value, and any integer.
struct Family {
    names: &'static [&'static str],
    operands: &'static str,
    results: &'static str,
    properties: &'static [&'static str],
}

const fn family(
    names: &'static [&'static str],
    operands: &'static str,
    results: &'static str,
    properties: &'static [&'static str],
) -> Family {
    Family {
        names,
        operands,
        results,
        properties,
    }
}

const NONE: &[&str] = &[""];
const OVERFLOW: &[&str] = &[
    "",
    "overflowFlags = #arith.overflow<nsw>",
    "overflowFlags = #arith.overflow<nuw>",
    "overflowFlags = #arith.overflow<nsw, nuw>",
];
const EXACT: &[&str] = &["", "isExact"];
const FASTMATH: &[&str] = &[
    "",
    "fastmath = #arith.fastmath<contract>",
    "fastmath = #arith.fastmath<nnan>",
    "fastmath = #arith.fastmath<nsz>",
    "fastmath = #arith.fastmath<nnan,nsz>",
    "fastmath = #arith.fastmath<nnan,ninf,nsz>",
];
const CMPI: &[&str] = &[
    "predicate = 0 : i64",
    "predicate = 1 : i64",
    "predicate = 2 : i64",
    "predicate = 3 : i64",
    "predicate = 4 : i64",
    "predicate = 5 : i64",
    "predicate = 6 : i64",
    "predicate = 7 : i64",
    "predicate = 8 : i64",
    "predicate = 9 : i64",
];
const CMPF: &[&str] = &[
    "predicate = 0 : i64",
    "predicate = 1 : i64",
    "predicate = 2 : i64",
    "predicate = 3 : i64",
    "predicate = 4 : i64",
    "predicate = 5 : i64",
    "predicate = 6 : i64",
    "predicate = 7 : i64",
    "predicate = 8 : i64",
    "predicate = 9 : i64",
    "predicate = 10 : i64",
    "predicate = 11 : i64",
    "predicate = 12 : i64",
    "predicate = 13 : i64",
    "predicate = 14 : i64",
    "predicate = 15 : i64",
];
const INDEX_CMP: &[&str] = &[
    "pred = #index<cmp_predicate eq>",
    "pred = #index<cmp_predicate ne>",
    "pred = #index<cmp_predicate sge>",
    "pred = #index<cmp_predicate sgt>",
    "pred = #index<cmp_predicate sle>",
    "pred = #index<cmp_predicate slt>",
    "pred = #index<cmp_predicate uge>",
    "pred = #index<cmp_predicate ugt>",
    "pred = #index<cmp_predicate ule>",
    "pred = #index<cmp_predicate ult>",
];

const FAMILIES: &[Family] = &[
    family(
        &["arith.addi", "arith.subi", "arith.muli", "arith.shli"],
        "TT",
        "T",
        OVERFLOW,
    ),
    family(
        &["arith.divui", "arith.divsi", "arith.shrui", "arith.shrsi"],
        "TT",
        "T",
        EXACT,
    ),
    family(
        &[
            "arith.andi",
            "arith.ceildivsi",
            "arith.ceildivui",
            "arith.floordivsi",
            "arith.maxsi",
            "arith.maxui",
            "arith.minsi",
            "arith.minui",
            "arith.ori",
            "arith.remsi",
            "arith.remui",
            "arith.xori",
            "math.ipowi",
        ],
        "TT",
        "T",
        NONE,
    ),
    family(
        &["arith.mulsi_extended", "arith.mului_extended"],
        "TT",
        "TT",
        NONE,
    ),
    family(&["arith.addui_extended"], "TT", "TB", NONE),
    family(&["arith.cmpi"], "TT", "B", CMPI),
    family(&["arith.select"], "bTT", "T", NONE),
    family(&["arith.select"], "BTT", "T", NONE),
    family(&["arith.select"], "bFF", "F", NONE),
    family(
        &["math.absi", "math.ctlz", "math.ctpop", "math.cttz"],
        "T",
        "T",
        NONE,
    ),
    family(&["arith.extsi", "arith.extui"], "N", "I", NONE),
    family(&["arith.trunci"], "I", "N", OVERFLOW),
    family(&["arith.index_cast", "arith.index_castui"], "I", "X", NONE),
    family(&["arith.index_cast", "arith.index_castui"], "X", "I", NONE),
    family(&["index.casts", "index.castu"], "i", "x", NONE),
    family(&["index.casts", "index.castu"], "x", "i", NONE),
    family(
        &[
            "index.add",
            "index.and",
            "index.ceildivs",
            "index.ceildivu",
            "index.divs",
            "index.divu",
            "index.floordivs",
            "index.maxs",
            "index.maxu",
            "index.mins",
            "index.minu",
            "index.mul",
            "index.or",
            "index.rems",
            "index.remu",
            "index.shl",
            "index.shrs",
            "index.shru",
            "index.sub",
            "index.xor",
        ],
        "xx",
        "x",
        NONE,
    ),
    family(&["index.cmp"], "xx", "b", INDEX_CMP),
    family(
        &[
            "arith.addf",
            "arith.divf",
            "arith.maximumf",
            "arith.maxnumf",
            "arith.minimumf",
            "arith.minnumf",
            "arith.mulf",
            "arith.remf",
            "arith.subf",
            "math.copysign",
        ],
        "FF",
        "F",
        FASTMATH,
    ),
    family(
        &[
            "arith.negf",
            "math.absf",
            "math.ceil",
            "math.floor",
            "math.round",
            "math.roundeven",
            "math.sqrt",
            "math.trunc",
        ],
        "F",
        "F",
        FASTMATH,
    ),
    family(
        &["math.isfinite", "math.isinf", "math.isnan", "math.isnormal"],
        "F",
        "B",
        NONE,
    ),
    family(&["arith.cmpf"], "FF", "B", CMPF),
    family(&["arith.extf"], "H", "F", FASTMATH),
    family(&["arith.truncf"], "F", "H", FASTMATH),
    family(&["arith.sitofp", "arith.uitofp"], "I", "F", NONE),
    family(&["arith.fptosi", "arith.fptoui"], "F", "I", NONE),
    family(&["arith.bitcast"], "S", "F", NONE),
    family(&["arith.bitcast"], "F", "S", NONE),
];

/// A scalar, or a vector of two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Type {
    pub(crate) element: Element,
    pub(crate) is_vector: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Element {
    Int(u32),
    Index,
    /// A float by the number of its row.
    Float(usize),
}

/// A format: its name, its width, and the bits of its fraction.
pub(crate) struct Format {
    pub(crate) name: &'static str,
    pub(crate) width: u32,
    pub(crate) fraction: u32,
}

const fn format(name: &'static str, width: u32, fraction: u32) -> Format {
    Format {
        name,
        width,
        fraction,
    }
}

pub(crate) const FORMATS: &[Format] = &[
    format("f8E5M2", 8, 2),
    format("f16", 16, 10),
    format("bf16", 16, 7),
    format("f32", 32, 23),
    format("f64", 64, 52),
];

const WIDTHS: &[u32] = &[1, 2, 3, 4, 8, 16, 32, 64];

const ELEMENTS_OF_VECTORS: &[Element] = &[
    Element::Int(1),
    Element::Int(2),
    Element::Int(8),
    Element::Float(1),
];

impl Type {
    pub(crate) const TRUTH: Self = Self::scalar(Element::Int(1));

    const fn scalar(element: Element) -> Self {
        Self {
            element,
            is_vector: false,
        }
    }

    fn all() -> Vec<Self> {
        let ints = WIDTHS.iter().map(|&width| Element::Int(width));
        let floats = (0..FORMATS.len()).map(Element::Float);
        let scalars = ints.chain([Element::Index]).chain(floats).map(Self::scalar);
        let vectors = ELEMENTS_OF_VECTORS.iter().map(|&element| Self {
            element,
            is_vector: true,
        });
        scalars.chain(vectors).collect()
    }

    pub(crate) fn text(self) -> String {
        let element = match self.element {
            Element::Int(width) => format!("i{width}"),
            Element::Index => "index".to_owned(),
            Element::Float(number) => FORMATS[number].name.to_owned(),
        };
        if self.is_vector {
            format!("vector<2x{element}>")
        } else {
            element
        }
    }

    pub(crate) fn width(self) -> u32 {
        match self.element {
            Element::Int(width) => width,
            Element::Index => 64,
            Element::Float(number) => FORMATS[number].width,
        }
    }

    fn is_float(self) -> bool {
        matches!(self.element, Element::Float(_))
    }

    /// Returns the types that a variable can be, where the main variable of the family is `self`.
    fn related(self, variable: char) -> Vec<Self> {
        let with = |element| Self { element, ..self };
        let narrower = |elements: Vec<Element>| {
            let types = elements.into_iter().map(with);
            types.filter(|ty| ty.width() < self.width()).collect()
        };
        let ints = || WIDTHS.iter().map(|&width| Element::Int(width));
        match variable {
            'B' => vec![with(Element::Int(1))],
            'b' => vec![Self::TRUTH],
            'x' => vec![Self::scalar(Element::Index)],
            'X' => vec![with(Element::Index)],
            'N' => narrower(ints().collect()),
            'H' => narrower((0..FORMATS.len()).map(Element::Float).collect()),
            'S' => vec![with(Element::Int(self.width()))],
            'I' if self.is_float() => ints().map(with).collect(),
            'i' => ints().map(Self::scalar).collect(),
            _ => vec![self],
        }
    }
}

/// An operation with its types.
#[derive(Clone, Debug)]
pub(crate) struct Operation {
    pub(crate) name: &'static str,
    pub(crate) operands: Vec<Type>,
    pub(crate) results: Vec<Type>,
    pub(crate) properties: &'static [&'static str],
}

/// Returns every operation with every choice of types.
pub(crate) fn all() -> Vec<Operation> {
    let mut operations = Vec::new();
    for family in FAMILIES {
        let variables = || family.operands.chars().chain(family.results.chars());
        let main = |ty: &Type| match ty.element {
            Element::Float(_) => variables().any(|variable| variable == 'F'),
            Element::Index => variables().any(|variable| "Tx".contains(variable)),
            Element::Int(_) => !variables().any(|variable| "Fx".contains(variable)),
        };
        for main in Type::all().into_iter().filter(main) {
            // At most one variable of a family has a choice.
            let choices = variables().map(|variable| main.related(variable));
            let most = choices.clone().map(|choice| choice.len()).max();
            let least = choices.clone().map(|choice| choice.len()).min();
            for number in 0..most.filter(|_| least > Some(0)).unwrap_or(0) {
                let choose = |variable| {
                    let choice = main.related(variable);
                    choice[number % choice.len()]
                };
                for &name in family.names {
                    operations.push(Operation {
                        name,
                        operands: family.operands.chars().map(choose).collect(),
                        results: family.results.chars().map(choose).collect(),
                        properties: family.properties,
                    });
                }
            }
        }
    }
    operations
}
