//! A walk along a pipeline with an abstract state for each anchor.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use super::bits::Bits;
use super::effect::Effect;
use super::rules::RuleSet;
use super::state::{Presence, State};
use super::universe::{EntityId, IllegalClass, Universe};

/// The maximum number of places, told apart by the names of operations, that a nested pipeline runs in.
const MAX_PLACES: usize = 64;

/// The operations that a nested pipeline runs on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// Operations with one of these names.
    Ops(Vec<String>),
    /// Operations that the names do not tell: any, or those of an interface.
    Any,
}

/// Something that a step or the end of a pipeline must not find, and that a step may have brought in.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[non_exhaustive]
pub struct Breach {
    /// The class of operations or types.
    pub entity: EntityId,
    /// The index of the clause of the precondition, or of the set of the postcondition at the end of a pipeline.
    pub clause: usize,
    /// The index of the rule in that clause; `None` if its rules are closed and none names it.
    pub rule: Option<usize>,
    /// The first step that may bring it in; `None` if the input may hold it.
    pub step: Option<u32>,
    /// The first step that may create it because the input may hold others of its dialect.
    pub spread: Option<u32>,
}

/// Something that the input of a pipeline must not hold.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[non_exhaustive]
pub struct Requirement {
    /// The class of operations or types.
    pub entity: EntityId,
    /// The anchors within which it must be absent, outermost first: empty for the operation of the pipeline.
    pub within: Vec<String>,
    /// The anchors of nested pipelines within which it may be present all the same.
    pub except_within: Vec<String>,
    /// `true` if it must be absent outside of nested operations alone that `except_within` does not name, because a pass before may
    /// have moved operations into these.
    pub is_outside: bool,
    /// The step that requires it.
    pub step: u32,
    /// The index of the clause of the precondition of that step.
    pub clause: usize,
    /// The index of the rule in that clause.
    pub rule: Option<usize>,
}

/// The operations at one place of the nesting, without those of nested scopes.
struct Scope {
    anchor: String,
    state: State,
    /// The number of this place in the input, until a pass that runs around it may move operations between places.
    input: Option<usize>,
    /// True if a scope was split off when the number was lost.
    is_remainder: bool,
    children: Vec<Scope>,
}

/// A walk along a pipeline.
///
/// ```
/// use pass_text::legality::{Clause, Contract, Effect, EntityKind, Pattern, Rule, RuleSet, Universe, Walk};
///
/// const NO_LOOPS: &[Clause<'static>] = &[Clause::new(&[Rule::illegal(Pattern::operation("scf"))])];
/// let lower = Contract::new().postcondition(NO_LOOPS).dialects(&["cf"]);
/// let created = [Pattern::operation("scf.if")];
/// let outline = Contract::new().creates(&created);
/// let translate = Contract::new().precondition(NO_LOOPS);
///
/// let universe = Universe::new([lower, outline, translate], []);
/// let effect = |contract| Effect::new(&universe, &contract, |_| Some(true));
/// let mut walk = Walk::new(&universe, &[]);
/// assert!(walk.run(0, &effect(lower)).is_empty());
/// assert!(walk.run(1, &effect(outline)).is_empty());
/// // Step 1 may bring `scf.if` in again.
/// let breach = &walk.run(2, &effect(translate))[0];
/// assert_eq!(breach.entity, universe.entity(EntityKind::Operation, "scf.if"));
/// assert_eq!(breach.step, Some(1));
/// ```
pub struct Walk<'u, 'a> {
    universe: &'u Universe<'a>,
    root: Scope,
    /// The nested pipelines that are open.
    open: Vec<Nest>,
    /// By number, the place in the input: its anchors, and the places that were split off from it.
    inputs: Vec<Place>,
    /// By part of the input, the first step that needs its absence, with the places that were split off before.
    required: BTreeMap<usize, Requirement>,
}

/// A nested pipeline.
#[derive(Clone)]
struct Nest {
    /// The places of its operations, each by the anchors on the way there; below an anchor that is not known, those of the pipeline
    /// around it.
    places: Rc<[Vec<String>]>,
    /// `true` if it is sure to run on all operations at these places.
    is_certain: bool,
}

#[derive(Default)]
struct Place {
    anchors: Vec<String>,
    parts: Vec<String>,
}

impl<'u, 'a> Walk<'u, 'a> {
    /// Starts at the beginning of a pipeline whose input satisfies these sets of rules.
    pub fn new(universe: &'u Universe<'a>, precondition: &[RuleSet<'_>]) -> Self {
        let mut classes = vec![Presence::default(); universe.size()];
        for entity in universe.entities() {
            classes[entity.0].inputs.insert(entity.0);
        }
        for (entity, _) in precondition.iter().flat_map(|set| universe.illegal(*set)) {
            classes[entity.0] = Presence::default();
        }
        Self {
            universe,
            root: Scope {
                anchor: String::new(),
                state: State::new(classes),
                input: Some(0),
                is_remainder: false,
                children: Vec::new(),
            },
            open: vec![Nest {
                places: Rc::new([Vec::new()]),
                is_certain: true,
            }],
            inputs: vec![Place::default()],
            required: BTreeMap::new(),
        }
    }

    /// Enters a nested pipeline. Where several names at each of several levels are more than 64 places, the operations of the
    /// innermost count as any.
    pub fn enter(&mut self, anchor: Anchor) {
        let around = self.nest();
        let names = match anchor {
            Anchor::Ops(names) if around.is_certain => names,
            Anchor::Ops(_) | Anchor::Any => Vec::new(),
        };
        let count = names.len().saturating_mul(around.places.len());
        if count == 0 || count > MAX_PLACES {
            let is_certain = false;
            return self.open.push(Nest {
                is_certain,
                ..around
            });
        }
        let places = around.places.iter().flat_map(|place| {
            let inside = |name: &String| place.iter().chain([name]).cloned().collect();
            names.iter().map(inside)
        });
        let nest = Nest {
            places: places.collect(),
            is_certain: true,
        };
        nest.places.iter().for_each(|place| self.split(place));
        self.open.push(nest);
    }

    /// Leaves the nested pipeline that was entered last.
    pub fn leave(&mut self) {
        self.open.truncate((self.open.len() - 1).max(1));
    }

    /// Runs a pass on the operations of the pipeline that is open. Returns what it requires to be absent and a step before may
    /// have brought in.
    pub fn run(&mut self, step: u32, effect: &Effect) -> Vec<Breach> {
        self.step(step, effect, true)
    }

    /// Runs a pass that may be skipped, or that runs on some of the operations alone.
    pub fn may_run(&mut self, step: u32, effect: &Effect) -> Vec<Breach> {
        self.step(step, effect, false)
    }

    fn step(&mut self, step: u32, effect: &Effect, is_certain: bool) -> Vec<Breach> {
        let nest = self.nest();
        let is_certain = is_certain && nest.is_certain;
        let universe = self.universe;
        let mut breaches = Vec::new();
        for place in nest.places.iter() {
            let scope = self.root.at(place);
            for (clause, illegal) in &effect.requires {
                let (required, inputs) = (&mut self.required, &self.inputs);
                scope.collect(illegal, &mut |is_outside, (entity, rule), presence| {
                    if presence.step.is_some() {
                        let breach = Breach::new(entity, (*clause, rule), presence);
                        if !breaches.contains(&breach) {
                            breaches.push(breach);
                        }
                    }
                    for input in presence.inputs.iter() {
                        let required = required.entry(input).or_insert_with(|| {
                            let place = &inputs[input / universe.size()];
                            Requirement {
                                entity: EntityId(input % universe.size()),
                                within: place.anchors.clone(),
                                except_within: place.parts.clone(),
                                is_outside,
                                step,
                                clause: *clause,
                                rule,
                            }
                        });
                        required.is_outside &= is_outside;
                    }
                });
                // What is required of the input has been noted, so it holds from here on; what is required of steps holds only
                // if the pass runs.
                scope.for_each(&mut |state| state.assume(universe, illegal, is_certain));
            }
            // A pass may move operations between the operations nested in its own.
            if is_certain {
                scope.merge();
                scope.state.apply(universe, step, effect);
            } else {
                let mut changed = scope.union();
                changed.apply(universe, step, effect);
                scope.may_become(&changed);
            }
        }
        breaches
    }

    /// Returns what a postcondition forbids and the end of the pipeline may hold. Call it when all nested pipelines have been
    /// left.
    pub fn finish(&self, postcondition: &[RuleSet<'_>]) -> Vec<Breach> {
        let mut found: BTreeMap<EntityId, (usize, Option<usize>, Presence)> = BTreeMap::new();
        for (clause, set) in postcondition.iter().enumerate() {
            let illegal = self.universe.illegal(*set);
            self.root
                .collect(&illegal, &mut |_, (entity, rule), presence| {
                    let new = || (clause, rule, Presence::default());
                    found.entry(entity).or_insert_with(new).2.union(presence);
                });
        }
        let breaches = found.into_iter();
        breaches
            .map(|(entity, (clause, rule, presence))| {
                Breach::new(entity, (clause, rule), &presence)
            })
            .collect()
    }

    /// Returns what the steps so far require of the input: the inferred precondition of the pipeline.
    pub fn requirements(&self) -> Vec<Requirement> {
        let mut requirements: Vec<Requirement> = self.required.values().cloned().collect();
        let places = self.required.values();
        let places: BTreeSet<(EntityId, Vec<String>)> = places
            .map(|required| (required.entity, required.within.clone()))
            .collect();
        for required in &mut requirements {
            let (entity, within) = (required.entity, required.within.clone());
            // A part that a later step requires to be free of it is no exception.
            required.except_within.retain(|part| {
                let part = within.iter().chain([part]).cloned().collect();
                !places.contains(&(entity, part))
            });
        }
        requirements
    }

    /// Returns the classes that may be present in the operations of the pipeline that is open.
    pub fn present(&self) -> Vec<EntityId> {
        let mut is_present = vec![false; self.universe.size()];
        let nest = self.nest();
        let scopes = nest.places.iter().filter_map(|place| self.root.find(place));
        for scope in scopes {
            scope.visit(&mut |state| {
                for (is_present, presence) in is_present.iter_mut().zip(&state.classes) {
                    *is_present |= !presence.is_absent();
                }
            });
        }
        let entities = self.universe.entities();
        entities.filter(|entity| is_present[entity.0]).collect()
    }

    /// Returns the innermost pipeline that is open.
    fn nest(&self) -> Nest {
        self.open[self.open.len() - 1].clone()
    }

    /// Gives the operations with these anchors a state of their own.
    fn split(&mut self, path: &[String]) {
        let size = self.universe.size();
        let mut scope = &mut self.root;
        for anchor in path {
            let index = scope
                .children
                .iter()
                .position(|child| child.anchor == *anchor);
            let index = index.unwrap_or_else(|| {
                let mut child = Scope {
                    anchor: anchor.clone(),
                    state: scope.state.clone(),
                    input: None,
                    is_remainder: false,
                    children: Vec::new(),
                };
                scope.is_remainder |= scope.input.is_none();
                if let Some(number) = scope.input {
                    let mut anchors = self.inputs[number].anchors.clone();
                    anchors.push(anchor.clone());
                    self.inputs[number].parts.push(anchor.clone());
                    child.input = Some(self.inputs.len());
                    child.state.renumber(number, self.inputs.len(), size);
                    self.inputs.push(Place {
                        anchors,
                        parts: Vec::new(),
                    });
                }
                scope.children.push(child);
                scope.children.len() - 1
            });
            scope = &mut scope.children[index];
        }
    }
}

impl State {
    fn assume(
        &mut self,
        universe: &Universe<'_>,
        illegal: &[(EntityId, Option<usize>)],
        is_certain: bool,
    ) {
        for (entity, _) in illegal {
            self.change(universe, *entity, |presence| {
                if is_certain {
                    presence.clear();
                } else {
                    presence.inputs.clear();
                }
            });
        }
    }

    /// Replaces the parts of one place of the input by those of another.
    fn renumber(&mut self, from: usize, to: usize, size: usize) {
        for presence in &mut self.classes {
            let mut inputs = Bits::default();
            for input in presence.inputs.iter() {
                let is_from = input / size == from;
                inputs.insert(if is_from {
                    to * size + input % size
                } else {
                    input
                });
            }
            presence.inputs = inputs;
        }
    }
}

impl Scope {
    fn find(&self, path: &[String]) -> Option<&Scope> {
        match path.split_first() {
            None => Some(self),
            Some((first, rest)) => {
                let child = self.children.iter().find(|child| child.anchor == *first)?;
                child.find(rest)
            }
        }
    }

    /// Returns the scope at a path; the nearest one around it if that has not been split off.
    fn at(&mut self, path: &[String]) -> &mut Scope {
        let position = path.first().and_then(|first| {
            self.children
                .iter()
                .position(|child| child.anchor == *first)
        });
        match position {
            Some(index) => self.children[index].at(&path[1..]),
            None => self,
        }
    }

    fn visit(&self, visit: &mut dyn FnMut(&State)) {
        visit(&self.state);
        for child in &self.children {
            child.visit(visit);
        }
    }

    fn for_each(&mut self, change: &mut dyn FnMut(&mut State)) {
        change(&mut self.state);
        for child in &mut self.children {
            child.for_each(change);
        }
    }

    /// Returns the union of the states of this scope and all in it.
    fn union(&self) -> State {
        let mut union = self.state.clone();
        for child in &self.children {
            child.visit(&mut |state| union.union(state));
        }
        union
    }

    /// Adds a state to those of this scope and all in it.
    fn may_become(&mut self, changed: &State) {
        self.input = None;
        self.state.union(changed);
        for child in &mut self.children {
            child.may_become(changed);
        }
    }

    /// Makes one state of this scope and all in it.
    fn merge(&mut self) {
        for mut child in std::mem::take(&mut self.children) {
            child.merge();
            self.state.union(&child.state);
        }
        self.input = None;
        self.is_remainder = false;
    }

    /// Calls `found` with each class that is illegal and may be present, and whether that is outside of nested operations alone.
    fn collect(
        &self,
        illegal: &[IllegalClass],
        found: &mut dyn FnMut(bool, IllegalClass, &Presence),
    ) {
        for (entity, rule) in illegal {
            let presence = &self.state.classes[entity.0];
            if !presence.is_absent() {
                found(self.is_remainder, (*entity, *rule), presence);
            }
        }
        for child in &self.children {
            child.collect(illegal, found);
        }
    }
}

impl Breach {
    fn new(entity: EntityId, (clause, rule): (usize, Option<usize>), presence: &Presence) -> Self {
        Self {
            entity,
            clause,
            rule,
            step: presence.step,
            spread: presence.spread,
        }
    }
}
