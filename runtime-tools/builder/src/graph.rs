//! The graph of the order of units, with a stable topological sort.

use std::collections::BTreeSet;

use crate::solve::{Constraint, Placement};

/// The number of targets of a rule that are tried, which bounds the work.
const MAX_TRIED: usize = 64;

/// An edge between units.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Link {
    pub(crate) first: usize,
    pub(crate) second: usize,
    /// True if nothing that runs may stand between the units.
    pub(crate) is_adjacent: bool,
    /// The index of the constraint that it satisfies.
    pub(crate) constraint: usize,
}

/// The links that have been added, with an order that satisfies them.
pub(crate) struct Graph {
    pub(crate) links: Vec<Link>,
    pub(crate) order: Vec<usize>,
}

impl Graph {
    pub(crate) fn new(count: usize) -> Self {
        Self {
            links: Vec::new(),
            order: (0..count).collect(),
        }
    }

    /// Satisfies a rule for one of its targets: preferably one that satisfies it already.
    ///
    /// # Errors
    ///
    /// The constraints that contradict each other, if none of the targets tried is possible.
    pub(crate) fn choose(
        &mut self,
        constraint: &Constraint,
        index: usize,
    ) -> Result<(), BTreeSet<usize>> {
        let links = constraint.targets.iter();
        let links: Vec<Link> = links
            .map(|target| constraint.link(index, *target))
            .collect();
        let place = |unit: usize| self.order.iter().position(|other| *other == unit);
        let unit = place(constraint.unit);
        let is_satisfied = |link: &&Link| match constraint.placement {
            Placement::BeforeAny => unit < place(link.second),
            Placement::AfterAny => place(link.first) < unit,
            _ => false,
        };
        if let Some(link) = links.iter().take(MAX_TRIED).find(is_satisfied) {
            self.links.push(*link);
            return Ok(());
        }
        let mut contradiction = BTreeSet::from([index]);
        for link in links.into_iter().take(MAX_TRIED) {
            self.links.push(link);
            match self.sort() {
                Ok(()) => return Ok(()),
                Err(rules) => contradiction.extend(rules),
            }
            self.links.pop();
        }
        Err(contradiction)
    }

    /// Orders the units by the links: of those that may come next, the first. Adjacent units are ordered as one.
    ///
    /// # Errors
    ///
    /// The constraints of links that contradict each other.
    pub(crate) fn sort(&mut self) -> Result<(), BTreeSet<usize>> {
        let chains = Chains::new(self.order.len(), &self.links)?;
        let count = self.order.len();
        let (mut successors, mut pending) = (vec![Vec::new(); count], vec![0_usize; count]);
        for link in self.links.iter().filter(|link| !link.is_adjacent) {
            let (first, second) = (chains.head(link.first), chains.head(link.second));
            if first == second {
                chains.check_inside(link)?;
            } else if let (Some(successors), Some(pending)) =
                (successors.get_mut(first), pending.get_mut(second))
            {
                successors.push(second);
                *pending += 1;
            }
        }
        let is_ready = |unit: &usize| chains.head(*unit) == *unit && pending.get(*unit) == Some(&0);
        let mut ready: BTreeSet<usize> = (0..count).filter(is_ready).collect();
        let mut order = Vec::with_capacity(count);
        while let Some(head) = ready.pop_first() {
            order.extend(chains.units(head));
            for successor in successors.get(head).into_iter().flatten() {
                if let Some(pending) = pending.get_mut(*successor) {
                    *pending -= 1;
                    if *pending == 0 {
                        ready.insert(*successor);
                    }
                }
            }
        }
        if order.len() < count {
            return Err(self.cycle(&chains, &order));
        }
        self.order = order;
        Ok(())
    }

    /// Returns the constraints of a cycle among the units that could not be ordered.
    fn cycle(&self, chains: &Chains, ordered: &[usize]) -> BTreeSet<usize> {
        let mut is_ordered = vec![false; self.order.len()];
        for unit in ordered {
            is_ordered
                .iter_mut()
                .skip(*unit)
                .take(1)
                .for_each(|ordered| *ordered = true);
        }
        // Each chain that is left has a predecessor that is left: following them backwards ends in a cycle.
        let mut into: Vec<Option<Link>> = vec![None; self.order.len()];
        for link in self.links.iter().rev().filter(|link| !link.is_adjacent) {
            if is_ordered.get(link.first) == Some(&false)
                && let Some(into) = into.get_mut(chains.head(link.second))
            {
                *into = Some(*link);
            }
        }
        let mut path: Vec<(usize, Link)> = Vec::new();
        let mut at = is_ordered
            .iter()
            .position(|is_ordered| !is_ordered)
            .map(|unit| chains.head(unit));
        while let Some(head) = at {
            if let Some(start) = path.iter().position(|(other, _)| *other == head) {
                path.drain(..start);
                break;
            }
            let Some(link) = into.get(head).copied().flatten() else {
                break;
            };
            path.push((head, link));
            at = Some(chains.head(link.first));
        }
        let adjacent = path.iter().flat_map(|(head, _)| chains.links(*head));
        let links = path.iter().map(|(_, link)| link.constraint);
        links.chain(adjacent).collect()
    }
}

/// Units that are adjacent.
struct Chains {
    heads: Vec<usize>,
    /// By unit, the link to the next one.
    next: Vec<Option<Link>>,
}

impl Chains {
    /// # Errors
    ///
    /// The constraints of links that contradict each other.
    fn new(count: usize, links: &[Link]) -> Result<Self, BTreeSet<usize>> {
        let mut chains = Self {
            heads: (0..count).collect(),
            next: vec![None; count],
        };
        for link in links.iter().filter(|link| link.is_adjacent) {
            let taken = chains.next.get(link.first).copied().flatten();
            let mut before = chains.next.iter().flatten();
            let before = before.find(|other| other.second == link.second).copied();
            if let Some(taken) = taken.or(before) {
                return Err(BTreeSet::from([taken.constraint, link.constraint]));
            }
            let head = chains.head(link.first);
            if head == link.second {
                let rules = chains.links(head).chain([link.constraint]);
                return Err(rules.collect());
            }
            let moved: Vec<usize> = chains.units(link.second).collect();
            for unit in moved {
                chains
                    .heads
                    .iter_mut()
                    .skip(unit)
                    .take(1)
                    .for_each(|of| *of = head);
            }
            chains
                .next
                .iter_mut()
                .skip(link.first)
                .take(1)
                .for_each(|next| *next = Some(*link));
        }
        Ok(chains)
    }

    /// The first unit of the chain of a unit.
    fn head(&self, unit: usize) -> usize {
        self.heads.get(unit).copied().unwrap_or(unit)
    }

    fn links_from(&self, unit: usize) -> impl Iterator<Item = Link> {
        let next = |unit: usize| self.next.get(unit).copied().flatten();
        std::iter::successors(next(unit), move |link| next(link.second))
    }

    /// The units from one to the end of its chain.
    fn units(&self, from: usize) -> impl Iterator<Item = usize> {
        std::iter::once(from).chain(self.links_from(from).map(|link| link.second))
    }

    /// The constraints of a chain.
    fn links(&self, head: usize) -> impl Iterator<Item = usize> {
        self.links_from(head).map(|link| link.constraint)
    }

    /// Checks an edge between units of one chain.
    fn check_inside(&self, link: &Link) -> Result<(), BTreeSet<usize>> {
        if self.units(link.first).any(|unit| unit == link.second) {
            return Ok(());
        }
        let between = self.links(link.second);
        Err(between.chain([link.constraint]).collect())
    }
}
