//! Reads class files as far as it takes to know what other classes see of them. They are made by a compiler that ran code of the
//! project, so every number in them may be wrong.

use super::constants::Constants;
use super::cursor::{Cursor, many};

const MAGIC: u32 = 0xCAFE_BABE;

/// A class as the compiler wrote it.
#[derive(Debug)]
pub(super) struct ClassFile<'f> {
    pub constants: Constants<'f>,
    pub version: u32,
    pub access: u16,
    pub name: u16,
    /// 0 for `java.lang.Object`.
    pub above: u16,
    pub interfaces: Vec<u16>,
    pub fields: Vec<Member<'f>>,
    pub methods: Vec<Member<'f>>,
    pub attributes: Vec<Attribute<'f>>,
}

#[derive(Debug)]
pub(super) struct Member<'f> {
    pub access: u16,
    pub name: u16,
    pub descriptor: u16,
    pub attributes: Vec<Attribute<'f>>,
}

#[derive(Debug)]
pub(super) struct Attribute<'f> {
    pub name: &'f str,
    pub content: &'f [u8],
}

impl<'f> ClassFile<'f> {
    /// `None` if it is not a whole class file and nothing else.
    pub(super) fn read(bytes: &'f [u8]) -> Option<Self> {
        let mut at = Cursor(bytes);
        if at.u32()? != MAGIC {
            return None;
        }
        let version = at.u32()?;
        let constants = Constants::read(&mut at)?;
        let (access, name, above) = (at.u16()?, at.u16()?, at.u16()?);
        let interfaces = many(&mut at, Cursor::u16)?;
        let fields = many(&mut at, |at| member(at, &constants))?;
        let methods = many(&mut at, |at| member(at, &constants))?;
        let attributes = attributes(&mut at, &constants)?;
        at.0.is_empty().then_some(Self {
            constants,
            version,
            access,
            name,
            above,
            interfaces,
            fields,
            methods,
            attributes,
        })
    }

    pub(super) fn attribute(&self, name: &str) -> Option<&'f [u8]> {
        find(&self.attributes, name)
    }
}

pub(super) fn find<'f>(attributes: &[Attribute<'f>], name: &str) -> Option<&'f [u8]> {
    let mut named = attributes.iter().filter(|one| one.name == name);
    named.next().map(|one| one.content)
}

fn member<'f>(at: &mut Cursor<'f>, constants: &Constants<'f>) -> Option<Member<'f>> {
    Some(Member {
        access: at.u16()?,
        name: at.u16()?,
        descriptor: at.u16()?,
        attributes: attributes(at, constants)?,
    })
}

fn attributes<'f>(at: &mut Cursor<'f>, constants: &Constants<'f>) -> Option<Vec<Attribute<'f>>> {
    many(at, |at| {
        let name = constants.text(at.u16()?)?;
        let length = at.u32()?;
        Some(Attribute {
            name,
            content: at.take(usize::try_from(length).ok()?)?,
        })
    })
}
