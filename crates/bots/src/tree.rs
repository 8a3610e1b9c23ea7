//! The tree of one search: nodes where a seat is asked, edges for the answers, in two arenas of bounded size.

/// No edge, no node.
pub(crate) const NONE: u32 = u32::MAX;

/// A question, as the searching seat sees it coming.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    /// What the searching seat sees, where it is the one that is asked; 0 elsewhere. Own nodes are kept apart by it, so that
    /// no plan rests on a card that the seat may not have drawn.
    sight: u64,
    pub(crate) first: u32,
    /// The next node that the same edge leads to.
    next: u32,
}

/// An answer. The statistics are those of the seat that gives it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge<C> {
    pub(crate) choice: C,
    /// What the game's guide makes of it, as a probability.
    pub(crate) prior: f32,
    pub(crate) visits: u32,
    /// How often it could have been given when its question came up: worlds differ in what they offer.
    pub(crate) available: u32,
    pub(crate) total: f32,
    nodes: u32,
    pub(crate) next: u32,
}

impl<C> Edge<C> {
    #[inline]
    pub(crate) fn mean(&self) -> f32 {
        self.total / self.visits.max(1) as f32
    }
}

#[derive(Debug)]
pub(crate) struct Tree<C> {
    nodes: Vec<Node>,
    pub(crate) edges: Vec<Edge<C>>,
    root: u32,
    /// Neither arena grows beyond this.
    most: usize,
}

impl<C: Copy + PartialEq> Tree<C> {
    pub(crate) fn new(most: usize) -> Self {
        let mut tree = Self {
            nodes: Vec::new(),
            edges: Vec::new(),
            root: 0,
            most,
        };
        tree.clear();
        tree
    }

    /// Forgets everything and keeps the memory.
    pub(crate) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.root = 0;
        self.nodes.push(Node {
            sight: 0,
            first: NONE,
            next: NONE,
        });
    }

    pub(crate) fn root(&self) -> u32 {
        self.root
    }

    pub(crate) fn first(&self, node: u32) -> u32 {
        self.nodes[node as usize].first
    }

    pub(crate) fn is_full(&self) -> bool {
        self.edges.len() >= self.most || self.nodes.len() >= self.most
    }

    pub(crate) fn len(&self) -> usize {
        self.edges.len().max(self.nodes.len())
    }

    /// The edges of a node.
    pub(crate) fn edges_of(&self, node: u32) -> impl Iterator<Item = (u32, &Edge<C>)> {
        let mut at = self.first(node);
        std::iter::from_fn(move || {
            (at != NONE).then(|| {
                let edge = &self.edges[at as usize];
                let this = (at, edge);
                at = edge.next;
                this
            })
        })
    }

    /// A new edge of a node, in front of its others.
    pub(crate) fn grow(&mut self, node: u32, choice: C, prior: f32) -> u32 {
        let edge = self.edges.len() as u32;
        let node = &mut self.nodes[node as usize];
        self.edges.push(Edge {
            choice,
            prior,
            visits: 0,
            available: 0,
            total: 0.0,
            nodes: NONE,
            next: node.first,
        });
        node.first = edge;
        edge
    }

    /// The node that an edge leads to, seen so.
    pub(crate) fn find(&self, edge: u32, sight: u64) -> Option<u32> {
        let mut at = self.edges[edge as usize].nodes;
        while at != NONE {
            let node = &self.nodes[at as usize];
            if node.sight == sight {
                return Some(at);
            }
            at = node.next;
        }
        None
    }

    /// The node that an edge leads to, new if need be; `None` when the tree is full.
    pub(crate) fn enter(&mut self, edge: u32, sight: u64) -> Option<u32> {
        if let Some(node) = self.find(edge, sight) {
            return Some(node);
        }
        if self.is_full() {
            return None;
        }
        let node = self.nodes.len() as u32;
        let edge = &mut self.edges[edge as usize];
        self.nodes.push(Node {
            sight,
            first: NONE,
            next: edge.nodes,
        });
        edge.nodes = node;
        Some(node)
    }

    /// Makes the node below a root edge the root: its part of the tree is kept. Says whether there was one.
    pub(crate) fn descend(&mut self, choice: C, sight: u64) -> bool {
        let edge = self
            .edges_of(self.root)
            .find(|(_, edge)| edge.choice == choice)
            .map(|(at, _)| at);
        let node = edge.and_then(|edge| self.find(edge, sight));
        if let Some(node) = node {
            self.root = node;
        }
        node.is_some()
    }

    /// How often the root has been left.
    pub(crate) fn root_visits(&self) -> u32 {
        self.edges_of(self.root).map(|(_, edge)| edge.visits).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nodes_are_kept_apart_by_what_is_seen() {
        let mut tree = Tree::<u8>::new(100);
        let edge = tree.grow(tree.root(), 7, 1.0);
        let here = tree.enter(edge, 1).unwrap();
        let there = tree.enter(edge, 2).unwrap();
        assert_ne!(here, there);
        assert_eq!(tree.enter(edge, 1), Some(here));
        assert!(!tree.descend(8, 1), "no such edge");
        assert!(!tree.descend(7, 3), "never seen");
        assert!(tree.descend(7, 2));
        assert_eq!(tree.root(), there);
    }

    #[test]
    fn a_full_tree_grows_no_further() {
        let mut tree = Tree::<u8>::new(3);
        let edge = tree.grow(tree.root(), 0, 1.0);
        assert!(tree.enter(edge, 1).is_some() && tree.enter(edge, 2).is_some());
        assert!(tree.is_full());
        assert_eq!(tree.enter(edge, 3), None);
        tree.clear();
        assert!(!tree.is_full());
    }
}
