//! Reads the declarations of a dialect from its table, which is text: seven lists in prefix notation.
//!
//! Tables are read when a dialect is used first, and live as long as the program.

use pass_ir::data::{FloatKind, Sign};
use pass_ir::dialect::{
    Aspect, AttrClass, AttrConstraint, AttrTest, Blocks, Declarations, Enumeration, Frame, Kind,
    OpDef, Order, Parameter, ParameterKind, Parameters, Part, Piece, Rule, RuleTest, Traits,
    Transform, TypeClass, TypeConstraint, TypeTest,
};
use pass_ir::{Context, Type};

macro_rules! declarations {
    ($name:literal) => {
        || {
            static DECLARATIONS: std::sync::OnceLock<pass_ir::dialect::Declarations> =
                std::sync::OnceLock::new();
            DECLARATIONS.get_or_init(|| {
                $crate::tables::read(include_str!(concat!($name, ".table"))).unwrap_or_default()
            })
        }
    };
}
pub(crate) use declarations;

/// Reads a table. Returns `None` if it is malformed, which a test excludes for the tables that are shipped.
pub(crate) fn read(text: &'static str) -> Option<Declarations> {
    let mut reader = Reader::new(text);
    reader.sets = reader.items(Reader::texts)?;
    reader.types = reader.list(|reader| {
        Some(TypeConstraint {
            text: reader.text()?,
            test: reader.type_test()?,
        })
    })?;
    reader.attributes = reader.list(|reader| {
        Some(AttrConstraint {
            text: reader.text()?,
            test: reader.attr_test()?,
            storage: reader.attr_test()?,
        })
    })?;
    let declarations = Declarations {
        ops: reader.list(Reader::operation)?,
        enumerations: reader.list(Reader::enumeration)?,
        attribute_texts: reader.list(Reader::parameters)?,
        type_texts: reader.list(Reader::parameters)?,
    };
    reader.next.is_none().then_some(declarations)
}

type Texts = &'static [&'static str];

struct Reader {
    /// The next token. `None` at the end.
    next: Option<&'static str>,
    /// The text after the next token.
    rest: &'static str,
    /// Rows that operations refer to by number.
    sets: Vec<Texts>,
    types: &'static [TypeConstraint],
    attributes: &'static [AttrConstraint],
}

/// Reads the name of a variant, and what it holds.
macro_rules! variant {
    ($reader:ident, $type:ident: $($name:ident $(($($part:expr),*))?)*) => {
        match $reader.token()? {
            $(stringify!($name) => Some($type::$name $(($($part),*))?),)*
            _ => None,
        }
    };
}

impl Reader {
    fn new(text: &'static str) -> Self {
        let mut reader = Self {
            next: None,
            rest: text,
            sets: Vec::new(),
            types: &[],
            attributes: &[],
        };
        reader.advance();
        reader
    }

    fn advance(&mut self) {
        self.next = self.scan();
        self.rest = &self.rest[self.next.map_or(0, str::len)..];
    }

    /// Skips whitespace and comments, and returns the token at the start of the text.
    fn scan(&mut self) -> Option<&'static str> {
        self.rest = self.rest.trim_ascii_start();
        while let Some(comment) = self.rest.strip_prefix("//") {
            self.rest = comment.split_once('\n')?.1.trim_ascii_start();
        }
        let bytes = self.rest.as_bytes();
        let length = match bytes.first()? {
            b'[' | b']' => 1,
            b'"' => {
                let ends = |&at: &usize| bytes[at] == b'"' && bytes[at - 1] != b'\\';
                (1..bytes.len()).find(ends)? + 1
            }
            _ => bytes.iter().position(|byte| b" \n]".contains(byte))?,
        };
        self.rest.get(..length)
    }

    fn token(&mut self) -> Option<&'static str> {
        let token = self.next?;
        self.advance();
        Some(token)
    }

    fn eat(&mut self, token: &str) -> bool {
        let is_next = self.next == Some(token);
        if is_next {
            self.advance();
        }
        is_next
    }

    /// Returns a list that lives as long as the process: what is read refers to it.
    fn list<T>(&mut self, item: impl Fn(&mut Self) -> Option<T>) -> Option<&'static [T]> {
        Some(self.items(item)?.leak())
    }

    fn items<T>(&mut self, item: impl Fn(&mut Self) -> Option<T>) -> Option<Vec<T>> {
        self.eat("[").then_some(())?;
        let mut items = Vec::new();
        while !self.eat("]") {
            items.push(item(self)?);
        }
        Some(items)
    }

    fn text(&mut self) -> Option<&'static str> {
        let text = self.token()?.strip_prefix('"')?.strip_suffix('"')?;
        if !text.contains('\\') {
            return Some(text);
        }
        Some(text.replace("\\n", "\n").replace("\\\"", "\"").leak())
    }

    fn texts(&mut self) -> Option<Texts> {
        self.list(Self::text)
    }

    fn number<T: std::str::FromStr>(&mut self) -> Option<T> {
        self.token()?.parse().ok()
    }

    fn optional<T>(&mut self, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<Option<T>> {
        if self.eat("None") {
            return Some(None);
        }
        read(self).map(Some)
    }

    fn row<T>(&mut self, rows: &'static [T]) -> Option<&'static T> {
        rows.get(self.number::<usize>()?)
    }

    fn operation(&mut self) -> Option<OpDef> {
        let (name, mut traits) = (self.text()?, Traits::NONE);
        for part in self.items(Self::op_trait)? {
            traits = traits.with(part);
        }
        let mut op = OpDef::new(name, traits);
        while self.next?.starts_with('.') {
            op = match self.token()? {
                ".operands" => op.operands(self.list(Self::kind)?),
                ".results" => op.results(self.list(Self::kind)?),
                ".regions" => op.regions(self.number()?),
                ".variadic_regions" => op.variadic_regions(),
                ".successors" => op.successors(self.number()?),
                ".variadic_successors" => op.variadic_successors(),
                ".interfaces" => {
                    let row = self.number::<usize>()?;
                    op.interfaces(self.sets.get(row)?)
                }
                ".properties" => op.properties(self.texts()?),
                ".native" => op.native(self.texts()?),
                ".required" => op.required(self.texts()?),
                ".defaults" => op.defaults(self.list(|this| Some((this.text()?, this.text()?)))?),
                ".attributes" => op.attributes(
                    self.list(|this| Some((this.text()?, this.row(this.attributes)?)))?,
                ),
                ".rules" => op.rules(self.list(Self::rule)?),
                ".blocks" => op.blocks(self.list(|this| Some((this.text()?, this.blocks()?)))?),
                ".parents" => op.parents(self.texts()?),
                ".terminator" => op.terminator(self.text()?),
                _ => return None,
            };
        }
        Some(op)
    }

    fn op_trait(&mut self) -> Option<Traits> {
        variant!(self, Traits:
            AFFINE_SCOPE ALLOCATES ALLOCATES_RESULT ALLOCATION_SCOPE BRANCH CALL CALLABLE CAST COMMUTATIVE
            CONDITIONALLY_SPECULATABLE CONSTANT_LIKE ELEMENTWISE FREES FUNCTION GRAPH_REGION IDEMPOTENT INLINABLE
            INLINE_TARGET INVOLUTION ISOLATED LOOP NO_EFFECTS NO_REGION_ARGUMENTS NO_TERMINATOR OPTIONAL_SYMBOL READS
            RECURSIVELY_SPECULATABLE RECURSIVE_EFFECTS REGION_BRANCH RETURN_LIKE SAME_ELEMENT_TYPE
            SAME_OPERAND_ELEMENT_TYPE SAME_OPERAND_SHAPE SAME_OPERAND_TYPES SAME_RANK SAME_SHAPE SAME_TYPE SINGLE_BLOCK
            SIZED_OPERANDS SIZED_RESULTS SPECULATABLE STATIC_EFFECTS SYMBOL SYMBOL_TABLE TERMINATOR WRITES ZERO)
    }

    fn kind(&mut self) -> Option<Kind> {
        variant!(self, Kind:
            Any IntLike FixedIntLike FloatLike BoolLike IntLikeOrMemRef ScalarLikeOrMemRef I1 Integer IntOrIndex Index
            Function Variadic
            One(self.row(self.types)?)
            Optional(self.row(self.types)?)
            Many(self.row(self.types)?))
    }

    fn type_test(&mut self) -> Option<TypeTest> {
        variant!(self, TypeTest:
            StaticShape AllScalable
            All(self.list(Self::type_test)?)
            Any(self.list(Self::type_test)?)
            Not(self.inner_type_test()?)
            Class(self.type_class()?)
            Dialect(self.text()?, self.texts()?)
            Implements(self.list(|this| Some((this.text()?, this.texts()?)))?)
            Int(self.optional(Self::sign)?, self.optional(Self::number)?)
            Float(self.float_kind()?)
            Element(self.inner_type_test()?)
            Rank(self.order()?, self.number()?)
            Count(self.order()?, self.number()?)
            Shape(self.list(Self::number)?)
            EachSize(self.order()?, self.number()?)
            LastSize(self.list(Self::number)?)
            Written(self.text()?, self.text()?)
            Encoding(self.text()?, self.text()?)
            Custom(self.custom_test()?))
    }

    fn custom_test(&mut self) -> Option<fn(&Context, Type) -> Option<bool>> {
        match self.token()? {
            "is_strided" => Some(crate::memref::layout::is_strided),
            #[cfg(feature = "all-dialects")]
            name => crate::llvm::types::test(name),
            #[cfg(not(feature = "all-dialects"))]
            _ => None,
        }
    }

    fn inner_type_test(&mut self) -> Option<&'static TypeTest> {
        Some(Box::leak(Box::new(self.type_test()?)))
    }

    fn sign(&mut self) -> Option<Sign> {
        variant!(self, Sign: Signless Signed Unsigned)
    }

    fn float_kind(&mut self) -> Option<FloatKind> {
        variant!(self, FloatKind:
            BF16 F16 F32 F4E2M1FN F64 F6E2M3FN F6E3M2FN F8E4M3FN F8E4M3FNUZ F8E5M2 F8E5M2FNUZ F8E8M0FNU TF32)
    }

    fn order(&mut self) -> Option<Order> {
        variant!(self, Order: Equal AtLeast AtMost)
    }

    fn type_class(&mut self) -> Option<TypeClass> {
        variant!(self, TypeClass:
            Integer Index SignlessOrIndex Float None Function Tuple Complex Vector FixedVector ScalableVector Tensor
            RankedTensor UnrankedTensor MemRef UnrankedMemRef AnyMemRef Shaped RankedShaped ValueSemantics)
    }

    fn attr_test(&mut self) -> Option<AttrTest> {
        variant!(self, AttrTest:
            PowerOfTwo
            All(self.list(Self::attr_test)?)
            Any(self.list(Self::attr_test)?)
            Not(self.inner_attr_test()?)
            Class(self.attr_class()?)
            Dialect(self.text()?, self.text()?)
            Type(self.inner_type_test()?)
            Element(self.inner_type_test()?)
            Shape(self.list(Self::number)?)
            Each(self.inner_attr_test()?)
            Length(self.order()?, self.number()?)
            Value(self.order()?, self.number()?)
            OneOf(self.list(Self::number)?)
            DenseArray(self.inner_type_test()?))
    }

    fn inner_attr_test(&mut self) -> Option<&'static AttrTest> {
        Some(Box::leak(Box::new(self.attr_test()?)))
    }

    fn attr_class(&mut self) -> Option<AttrClass> {
        variant!(self, AttrClass:
            Integer Float String Unit Array Dictionary Type Symbol FlatSymbol AffineMap IntegerSet DenseArray
            DenseElements DenseIntElements Elements Typed)
    }

    fn rule(&mut self) -> Option<Rule> {
        let text = self.text()?;
        let test = match self.token()? {
            "Same" => {
                let aspect = variant!(self, Aspect: Type Element Shape Rank Count TensorShape)?;
                RuleTest::Same(aspect, self.list(Self::part)?)
            }
            "Derived" => {
                let transform = variant!(self, Transform: Itself Bits Element)?;
                RuleTest::Derived(transform, self.part()?, self.part()?)
            }
            _ => return None,
        };
        Some(Rule { text, test })
    }

    fn part(&mut self) -> Option<Part> {
        variant!(self, Part: Operand(self.number()?) Result(self.number()?) Property(self.text()?))
    }

    fn blocks(&mut self) -> Option<Blocks> {
        variant!(self, Blocks: Any One AtMostOne AtLeastOne)
    }

    fn enumeration(&mut self) -> Option<Enumeration> {
        let is_class = self.token()? == "words_of_class";
        let mnemonic = self.text()?;
        let frame = variant!(self, Frame: Bare Angle Parentheses Type)?;
        let mut enumeration = Enumeration::words(mnemonic, frame, self.text()?, self.texts()?);
        enumeration.is_class = is_class;
        if self.eat(".flags") {
            let (separator, groups_first) = (self.text()?, self.number()?);
            enumeration = enumeration.flags(separator, groups_first, self.list(Self::number)?);
        }
        if self.eat(".stored") {
            enumeration = enumeration.stored(self.text()?);
        }
        Some(enumeration)
    }

    fn parameters(&mut self) -> Option<Parameters> {
        Some(Parameters::of(self.text()?, self.list(Self::piece)?))
    }

    fn piece(&mut self) -> Option<Piece> {
        variant!(self, Piece:
            Sign(self.text()?)
            Value(self.parameter()?)
            Named(self.list(Self::parameter)?)
            Optional(self.list(Self::piece)?))
    }

    fn parameter(&mut self) -> Option<Parameter> {
        let form = self.token()?;
        let (name, kind) = (self.text()?, self.parameter_kind()?);
        let parameter = match form {
            "required" => Parameter::required(name, kind),
            "optional" => Parameter::optional(name, kind),
            "defaulted" => Parameter::defaulted(name, kind, self.text()?),
            _ => return None,
        };
        Some(if self.eat(".list") {
            parameter.list()
        } else {
            parameter
        })
    }

    fn parameter_kind(&mut self) -> Option<ParameterKind> {
        variant!(self, ParameterKind:
            Text Bool String Keyword Integers
            Signed(self.number()?)
            Unsigned(self.number()?)
            Word(Box::leak(Box::new(self.enumeration()?)))
            Attr(self.optional(Self::attr_class)?)
            Own(self.text()?)
            Type(self.optional(Self::type_class)?))
    }
}
