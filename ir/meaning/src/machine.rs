//! The machine that runs compiled functions.

use std::sync::Arc;

use crate::code::{Flow, Form, Operands, Stop};
use crate::inputs::{Environment, Rng};
use crate::memory::Memory;
use crate::program::{Function, Image, Instruction, Origin};
use crate::run::{Event, Outcome, Run};
use crate::types::{Kind, ValueType};
use crate::value::Value;

/// The maximum depth of calls and regions together.
const MAX_DEPTH: u32 = 400;

/// The number of values that are copied in one step.
pub(crate) const VALUES_A_STEP: usize = 16;

/// The state of a run.
pub(crate) struct Machine<'p> {
    image: &'p Image,
    environment: &'p Environment,
    memory: Memory,
    events: Vec<Event>,
    steps: u64,
    depth: u32,
    /// The operation that ended the run.
    origin: Option<&'p Origin>,
    /// The choices to make, in order; later ones are 0.
    script: &'p [u32],
    /// The numbers of alternatives of the choices that were made.
    alternatives: Vec<u32>,
    /// The values of the reductions of the innermost parallel loop.
    accumulators: Vec<Value>,
}

impl<'p> Machine<'p> {
    /// Runs a function. Returns its run, the numbers of alternatives of its choices, and the number of steps.
    pub(crate) fn run(
        image: &'p Image,
        function: usize,
        environment: &'p Environment,
        step_limit: u64,
        script: &'p [u32],
    ) -> (Run, Vec<u32>, u64) {
        let mut machine = Self {
            image,
            environment,
            memory: environment.memory.clone(),
            events: Vec::new(),
            steps: step_limit,
            depth: 0,
            origin: None,
            script,
            alternatives: Vec::new(),
            accumulators: Vec::new(),
        };
        let outcome = match machine.call(function, &environment.arguments) {
            Ok(values) => Outcome::Returns(values),
            Err(stop) => Outcome::of(stop, machine.origin),
        };
        if let Outcome::Returns(values) = &outcome {
            values
                .iter()
                .for_each(|value| machine.memory.observe(value));
        }
        let memory = machine.memory.snapshot();
        let steps = step_limit - machine.steps;
        let (events, observed) = (machine.events, machine.memory.observed);
        (
            Run {
                outcome,
                events,
                memory,
                observed,
            },
            machine.alternatives,
            steps,
        )
    }

    fn call(&mut self, function: usize, arguments: &[Value]) -> Result<Vec<Value>, Stop> {
        let function = &self.image.functions[function];
        let Some(first) = function.first_instruction() else {
            return Err(Stop::Unsupported(format!(
                "the empty body of @{}",
                function.name
            )));
        };
        let registers = vec![Value::Poison; function.registers];
        let mut frame = Frame {
            machine: self,
            function,
            registers,
            instruction: first,
        };
        let depth = frame.machine.memory.stack_depth();
        let values = frame.run_blocks(0, arguments.to_vec())?.values;
        self.memory.cut_stack(depth);
        Ok(values)
    }
}

/// The operands of the terminator by which control leaves a region.
#[derive(Clone, Debug)]
pub struct Exit {
    /// The name of the terminator.
    pub terminator: Arc<str>,
    /// Its operands, as [`Flow::Leave`] holds them.
    pub values: Vec<Value>,
}

/// A function that runs, at one of its operations.
pub struct Frame<'p, 'm> {
    machine: &'m mut Machine<'p>,
    function: &'p Function,
    registers: Vec<Value>,
    instruction: &'p Instruction,
}

impl std::fmt::Debug for Frame<'_, '_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "Frame({} in @{})",
            self.instruction.origin.operation, self.function.name
        )
    }
}

impl<'p> Frame<'p, '_> {
    fn run_blocks(&mut self, first: usize, arguments: Vec<Value>) -> Result<Exit, Stop> {
        if self.machine.depth == MAX_DEPTH {
            return Err(Stop::StepLimit);
        }
        self.machine.depth += 1;
        let exit = self.run_to_exit(first, arguments)?;
        self.machine.depth -= 1;
        Ok(exit)
    }

    /// Runs blocks from one to the next until control leaves their region.
    fn run_to_exit(&mut self, first: usize, arguments: Vec<Value>) -> Result<Exit, Stop> {
        let function = self.function;
        let (mut block, mut arguments) = (&function.blocks[first], arguments);
        'blocks: loop {
            self.assign(block.arguments, arguments);
            for instruction in &block.instructions {
                let flow = self.step(instruction);
                match flow
                    .inspect_err(|_| _ = self.machine.origin.get_or_insert(&instruction.origin))?
                {
                    None => {}
                    Some(Flow::Next(values)) => self.assign(instruction.results, values),
                    Some(Flow::Branch { successor, values }) => {
                        let Some(&target) = instruction.successors.get(successor) else {
                            return Err(Stop::Unsupported(
                                instruction.origin.operation.to_string(),
                            ));
                        };
                        (block, arguments) = (&function.blocks[target], values);
                        continue 'blocks;
                    }
                    Some(Flow::Leave(values)) => {
                        return Ok(Exit {
                            terminator: Arc::clone(&instruction.origin.operation),
                            values,
                        });
                    }
                }
            }
            // A region without a terminator ends with its block.
            return Ok(Exit {
                terminator: Arc::from(""),
                values: Vec::new(),
            });
        }
    }

    /// Runs an operation. Returns `None` if it has written its result.
    fn step(&mut self, instruction: &'p Instruction) -> Result<Option<Flow>, Stop> {
        self.spend(instruction.cost)?;
        match &instruction.code {
            Form::Pure(compute) => {
                let operands = Operands {
                    registers: &self.registers,
                    slots: &instruction.operands,
                };
                let value = compute(operands)?;
                self.registers[instruction.results.first] = value;
                Ok(None)
            }
            Form::Step(run) => {
                let outer = std::mem::replace(&mut self.instruction, instruction);
                let flow = run(self)?;
                self.instruction = outer;
                Ok(Some(flow))
            }
            Form::Unsupported => Err(Stop::Unsupported(instruction.origin.operation.to_string())),
        }
    }

    fn assign(&mut self, slots: crate::program::Slots, values: Vec<Value>) {
        let registers = self.registers[slots.first..][..slots.count].iter_mut();
        registers
            .zip(values)
            .for_each(|(register, value)| *register = value);
    }

    /// Counts a step.
    ///
    /// # Errors
    ///
    /// Fails if the run has taken all of its steps.
    pub fn tick(&mut self) -> Result<(), Stop> {
        self.spend(1)
    }

    /// Counts steps for work on many values.
    pub(crate) fn spend(&mut self, steps: u64) -> Result<(), Stop> {
        self.machine.steps = self
            .machine
            .steps
            .checked_sub(steps)
            .ok_or(Stop::StepLimit)?;
        Ok(())
    }

    /// Returns the operands.
    #[must_use]
    pub fn operands(&self) -> Operands<'_> {
        Operands {
            registers: &self.registers,
            slots: &self.instruction.operands,
        }
    }

    /// Returns an operand.
    #[must_use]
    pub fn operand(&self, index: usize) -> &Value {
        self.operands().get(index)
    }

    /// Returns the operands from this index on.
    #[must_use]
    pub fn operands_from(&self, first: usize) -> Vec<Value> {
        self.operands().iter().skip(first).cloned().collect()
    }

    /// Returns an operand that control or an address depends on.
    ///
    /// # Errors
    ///
    /// Fails with this undefined behaviour if it is poison.
    pub fn defined(&self, index: usize, undefined: &'static str) -> Result<u128, Stop> {
        self.operand(index).bits().ok_or(Stop::Undefined(undefined))
    }

    /// Returns whether a region of the operation has blocks.
    #[must_use]
    pub fn has_blocks(&self, region: usize) -> bool {
        self.instruction
            .regions
            .get(region)
            .is_some_and(Option::is_some)
    }

    /// Runs a region of the operation, and returns the operands of the terminator by which control leaves it.
    ///
    /// # Errors
    ///
    /// Fails if the run ends in the region.
    pub fn run_region(&mut self, region: usize, arguments: Vec<Value>) -> Result<Exit, Stop> {
        match self.instruction.regions.get(region) {
            Some(Some(block)) => {
                let depth = self.machine.memory.stack_depth();
                let exit = self.run_blocks(*block, arguments)?;
                if self.instruction.is_scope {
                    self.machine.memory.cut_stack(depth);
                }
                Ok(exit)
            }
            _ => Ok(Exit {
                terminator: Arc::from(""),
                values: Vec::new(),
            }),
        }
    }

    /// Returns the memory.
    pub fn memory(&mut self) -> &mut Memory {
        &mut self.machine.memory
    }

    pub(crate) fn accumulators(&mut self) -> &mut Vec<Value> {
        &mut self.machine.accumulators
    }

    /// Returns one of the numbers below `alternatives`, which are all permitted: where an operation may do one thing
    /// or another. The check looks at all of them.
    pub fn choose(&mut self, alternatives: u32) -> u32 {
        let machine = &mut *self.machine;
        let index = machine.alternatives.len();
        machine.alternatives.push(alternatives);
        machine.script.get(index).copied().unwrap_or(0)
    }

    /// Calls a function by its name, which [`Source::callee`](crate::Source::callee) returns, and returns its results. A
    /// function that the program has no body of is external: see [`Self::external`].
    ///
    /// # Errors
    ///
    /// Fails if the run ends in the function.
    pub fn call(
        &mut self,
        name: &str,
        arguments: &[Value],
        results: &[ValueType],
    ) -> Result<Vec<Value>, Stop> {
        match self.machine.image.find(name) {
            Some(function)
                if self.machine.image.functions[function].parameters.len() == arguments.len() =>
            {
                let registers = self.machine.image.functions[function].registers;
                self.spend((registers / VALUES_A_STEP) as u64)?;
                self.machine.call(function, arguments)
            }
            Some(_) => Err(Stop::Undefined("calls a function with other parameters")),
            None => self.external(name, arguments, results),
        }
    }

    /// Does something that code outside of the program observes, such as a call of an external function, and returns
    /// results of these types. Which ones they are, what it writes to the memory that it can reach, and whether it
    /// returns at all depends on the environment of the run.
    ///
    /// # Errors
    ///
    /// Fails if it does not return, or has a result that is neither a number nor a memref.
    pub fn external(
        &mut self,
        name: &str,
        arguments: &[Value],
        results: &[ValueType],
    ) -> Result<Vec<Value>, Stop> {
        let memory = &mut self.machine.memory;
        arguments.iter().for_each(|value| memory.observe(value));
        let size = memory.snapshot_size();
        self.spend((size / VALUES_A_STEP) as u64)?;
        let machine = &mut *self.machine;
        let number = machine.events.len() as u64;
        machine.events.push(Event {
            callee: name.into(),
            arguments: arguments.to_vec(),
            memory: machine.memory.snapshot(),
        });
        let environment = machine.environment;
        if environment.exit_at == Some(number) {
            return Err(Stop::Abort);
        }
        if environment.writes_memory {
            machine.memory.write_observed(number, environment.seed);
        }
        let mut rng = Rng::new(environment.seed ^ (number + 1).wrapping_mul(0x9E37_79B9));
        let unsupported = |ty: &ValueType| {
            Stop::Unsupported(format!("an external function that returns {}", ty.text()))
        };
        results
            .iter()
            .map(|ty| match &ty.kind {
                Kind::MemRef(shape, scalar) => {
                    Ok(rng.memref_of(shape, *scalar, &mut machine.memory))
                }
                kind => rng
                    .outside(kind, &machine.memory.constants)
                    .ok_or_else(|| unsupported(ty)),
            })
            .collect()
    }
}
