//! What other classes see of a class. If that stays, no other source compiles to anything else: the compiler takes nothing else from
//! one class into another, and constants are part of it.

use super::class_file::{Attribute, ClassFile, Member, find};
use super::constants::Constants;
use super::cursor::{Cursor, many};

const PRIVATE: u16 = 0x0002;
const SYNTHETIC: u16 = 0x1000;
/// Of what the class does, where its source is, and what only the virtual machine looks at.
const UNSEEN: [&str; 7] = [
    "Code",
    "SourceFile",
    "SourceDebugExtension",
    "BootstrapMethods",
    "NestMembers",
    "NestHost",
    "InnerClasses",
];
/// Annotations nest; deeper ones are not compared but built.
const DEEPEST: u32 = 16;

/// A class by what others see of it.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Surface {
    /// With slashes, as in `java/lang/Object`.
    pub name: String,
    /// `None` if no other source can name it.
    pub seen: Option<Vec<String>>,
}

/// `None` if that cannot be told.
pub(super) fn surface(bytes: &[u8]) -> Option<Surface> {
    let class = ClassFile::read(bytes)?;
    let name = class.constants.class(class.name)?.to_owned();
    let about = own_declaration(&class, &name)?;
    // A local or an anonymous class, or a private one.
    if class.attribute("EnclosingMethod").is_some() || about.is_private {
        return Some(Surface { name, seen: None });
    }
    let constants = &class.constants;
    let above = constants.class(class.above)?;
    let mut seen = vec![format!(
        "class {name} {:x} {:x} extends {above}",
        class.version, class.access
    )];
    for interface in &class.interfaces {
        seen.push(format!("implements {}", constants.class(*interface)?));
    }
    seen.extend(about.inner);
    seen.extend(described(&class.attributes, constants)?);
    for (kind, members) in [("field", &class.fields), ("method", &class.methods)] {
        for member in members.iter().filter(|member| is_seen(member)) {
            seen.extend(member_lines(kind, member, constants)?);
        }
    }
    Some(Surface {
        name,
        seen: Some(seen),
    })
}

/// The classes that a class names, with slashes; `None` if it cannot be read.
pub(crate) fn named_classes(bytes: &[u8]) -> Option<Vec<String>> {
    let class = ClassFile::read(bytes)?;
    Some(class.constants.classes().map(str::to_owned).collect())
}

fn is_seen(member: &Member<'_>) -> bool {
    member.access & (PRIVATE | SYNTHETIC) == 0
}

fn member_lines(kind: &str, member: &Member<'_>, constants: &Constants<'_>) -> Option<Vec<String>> {
    let name = constants.text(member.name)?;
    if name == "<clinit>" {
        return Some(Vec::new());
    }
    let descriptor = constants.text(member.descriptor)?;
    let mut lines = vec![format!("{kind} {:x} {name} {descriptor}", member.access)];
    lines.extend(described(&member.attributes, constants)?);
    Some(lines)
}

/// What the class says of itself and of the classes in it.
struct OwnDeclaration {
    is_private: bool,
    inner: Vec<String>,
}

fn own_declaration(class: &ClassFile<'_>, own: &str) -> Option<OwnDeclaration> {
    let mut about = OwnDeclaration {
        is_private: false,
        inner: Vec::new(),
    };
    let Some(content) = class.attribute("InnerClasses") else {
        return Some(about);
    };
    let entries = many(&mut Cursor(content), |at| {
        Some((at.u16()?, at.u16()?, at.u16()?, at.u16()?))
    })?;
    // Every class that the code speaks of is listed, whosever it is.
    for (inner, outer, _, access) in entries {
        let (inner, outer) = (class.constants.class(inner)?, class.constants.class(outer)?);
        if inner == own {
            about.is_private = access & PRIVATE != 0;
            about.inner.push(format!("within {outer} {access:x}"));
        } else if outer == own && access & PRIVATE == 0 {
            about.inner.push(format!("holds {inner} {access:x}"));
        }
    }
    about.inner.sort();
    Some(about)
}

fn described(attributes: &[Attribute<'_>], constants: &Constants<'_>) -> Option<Vec<String>> {
    let seen = attributes.iter().filter(|one| !UNSEEN.contains(&one.name));
    let mut lines = seen
        .map(|one| Some(format!("{} {}", one.name, content(one, constants)?)))
        .collect::<Option<Vec<String>>>()?;
    lines.sort();
    Some(lines)
}

fn content(attribute: &Attribute<'_>, constants: &Constants<'_>) -> Option<String> {
    let at = &mut Cursor(attribute.content);
    let text = match attribute.name {
        "ConstantValue" => constants.value(at.u16()?)?,
        "Signature" => constants.text(at.u16()?)?.to_owned(),
        "Deprecated" | "Synthetic" => String::new(),
        "Exceptions" | "PermittedSubclasses" => {
            many(at, |at| constants.class(at.u16()?))?.join(" ")
        }
        "AnnotationDefault" => element(at, constants, DEEPEST)?,
        "RuntimeVisibleAnnotations" | "RuntimeInvisibleAnnotations" => {
            many(at, |at| annotation(at, constants, DEEPEST))?.join(" ")
        }
        "MethodParameters" => many(at, |at| {
            let (name, access) = (at.u16()?, at.u16()?);
            Some(format!(
                "{} {access:x}",
                constants.value(name).unwrap_or_default()
            ))
        })?
        .join(" "),
        "Record" => many(at, |at| component(at, constants))?.join(" "),
        // With its numbers as they are: if they move, it is built.
        _ => format!("{:02x?}", at.take(at.0.len())?),
    };
    at.0.is_empty().then_some(text)
}

fn component(at: &mut Cursor<'_>, constants: &Constants<'_>) -> Option<String> {
    let (name, descriptor) = (constants.text(at.u16()?)?, constants.text(at.u16()?)?);
    let attributes = many(at, |at| {
        let name = constants.text(at.u16()?)?;
        let length = at.u32()?;
        let content = at.take(usize::try_from(length).ok()?)?;
        Some(Attribute { name, content })
    })?;
    // A record in a record's component does not exist.
    if find(&attributes, "Record").is_some() {
        return None;
    }
    let lines = described(&attributes, constants)?.join(" ");
    Some(format!("({name} {descriptor} {lines})"))
}

fn annotation(at: &mut Cursor<'_>, constants: &Constants<'_>, depth: u32) -> Option<String> {
    let kind = constants.text(at.u16()?)?;
    let elements = many(at, |at| {
        let name = constants.text(at.u16()?)?;
        Some(format!("{name}={}", element(at, constants, depth)?))
    })?;
    Some(format!("@{kind}({})", elements.join(",")))
}

fn element(at: &mut Cursor<'_>, constants: &Constants<'_>, depth: u32) -> Option<String> {
    let below = depth.checked_sub(1)?;
    let tag = char::from(at.u8()?);
    let value = match tag {
        'B' | 'C' | 'D' | 'F' | 'I' | 'J' | 'S' | 'Z' | 's' | 'c' => constants.value(at.u16()?)?,
        'e' => format!(
            "{}.{}",
            constants.text(at.u16()?)?,
            constants.text(at.u16()?)?
        ),
        '@' => annotation(at, constants, below)?,
        '[' => many(at, |at| element(at, constants, below))?.join(","),
        _ => return None,
    };
    Some(format!("{tag}{value}"))
}

#[cfg(test)]
#[path = "surface_tests.rs"]
mod tests;
