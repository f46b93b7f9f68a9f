//! Moves an option into an option set, together with the options of other passes that are the same to the letter.

use pass_def_tools::syntax::{Syntax, SyntaxNode};
use passdefs::vocabulary::{AttributeForm, Names, NodeType};

use super::Edit;

/// Returns the edits that move the option at an offset into a set of its own.
pub(super) fn into_set(text: &str, offset: u32) -> Option<(String, Vec<Edit>)> {
    let syntax = Syntax::parse(text);
    if !syntax.is_whole() {
        return None;
    }
    let is_here = |node: &SyntaxNode<'_>| {
        let range = node.range();
        range.start <= offset && offset <= range.end
    };
    let group = syntax.nodes().find(is_here)?;
    let owner = group.children().find(is_here)?;
    let option = owner.children().find(is_here)?;
    let (set, user) = words(group.ty()?, owner.ty()?, option.ty()?)?;
    let (field, _) = option.texts().next()?;
    let name = free_name(group, set, &passdefs::names::kebab_case(field));
    let slice = |node: SyntaxNode<'_>| {
        let range = node.range();
        text.get(range.start as usize..range.end as usize)
            .unwrap_or_default()
    };
    let option_text = slice(option);
    let owners = group
        .children()
        .filter(|child| words_of_owner(child.ty(), user));
    let mut edits: Vec<Edit> = Vec::new();
    for one in owners {
        // An owner that has the same option twice is wrong already, and uses the set once.
        let same = one.children().find(|child| slice(*child) == option_text);
        edits.extend(same.map(|same| Edit {
            range: same.range(),
            text: format!("{} \"{name}\"", user.name),
        }));
    }
    let first = group
        .children()
        .find(|child| words_of_owner(child.ty(), user))?;
    let start = first.range().start;
    let line = text.get(..start as usize)?.rsplit('\n').next()?;
    let indent: String = line
        .chars()
        .take_while(|letter| letter.is_whitespace())
        .collect();
    let declared = format!(
        "{} \"{name}\" {{\n{indent}    {option_text}\n{indent}}}\n{indent}",
        set.name
    );
    edits.push(Edit {
        range: start..start,
        text: declared,
    });
    edits.sort_by_key(|edit| edit.range.start);
    let title = match edits.len() - 1 {
        1 => format!("move the option into a new set `{name}`"),
        count => {
            format!("move the option, which {count} declarations have, into a new set `{name}`")
        }
    };
    Some((title, edits))
}

/// Returns the nodes of the vocabulary that declare and use a set of such options.
fn words(
    group: &'static NodeType,
    owner: &'static NodeType,
    option: &'static NodeType,
) -> Option<(&'static NodeType, &'static NodeType)> {
    let user = user_of(owner)?;
    let holds_option = |ty: &NodeType| {
        let children = (ty.children)();
        children
            .iter()
            .any(|child| std::ptr::eq(child.node, option))
            && children
                .iter()
                .all(|child| matches!(child.node.rust, AttributeForm::Field(_)))
    };
    let children = (group.children)();
    let set = children.iter().find(|child| holds_option(child.node))?.node;
    (!std::ptr::eq(set, owner) && can_hold_field(owner, option)).then_some((set, user))
}

fn can_hold_field(ty: &NodeType, child: &NodeType) -> bool {
    let children = (ty.children)();
    let is_field = matches!(child.rust, AttributeForm::Field(_));
    is_field && children.iter().any(|entry| std::ptr::eq(entry.node, child))
}

fn user_of(owner: &NodeType) -> Option<&'static NodeType> {
    let children = (owner.children)();
    let uses = |ty: &NodeType| {
        ty.arguments
            .iter()
            .any(|argument| argument.names == Names::OptionSets)
    };
    children
        .iter()
        .find(|child| uses(child.node))
        .map(|child| child.node)
}

fn words_of_owner(owner: Option<&'static NodeType>, user: &'static NodeType) -> bool {
    owner
        .and_then(user_of)
        .is_some_and(|entry| std::ptr::eq(entry, user))
}

fn free_name(group: SyntaxNode<'_>, set: &'static NodeType, wanted: &str) -> String {
    let sets = group
        .children()
        .filter(|child| child.ty().is_some_and(|ty| std::ptr::eq(ty, set)));
    let taken: Vec<&str> = sets.filter_map(|set| Some(set.texts().next()?.0)).collect();
    let numbered = (2..).map(|number| format!("{wanted}-{number}"));
    let mut names = std::iter::once(wanted.to_owned()).chain(numbered);
    names
        .find(|name| !taken.contains(&name.as_str()))
        .unwrap_or_default()
}
