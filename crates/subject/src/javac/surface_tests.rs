use super::*;

/// A class file in the making: `place` gives each constant one place.
#[derive(Default)]
struct Made {
    constants: Vec<Vec<u8>>,
}

/// A member: access, name, descriptor, and the value of its constant.
type Given = (u16, &'static str, &'static str, Option<i32>);

impl Made {
    fn place(&mut self, constant: Vec<u8>) -> [u8; 2] {
        let known = self.constants.iter().position(|one| *one == constant);
        let place = known.unwrap_or_else(|| {
            self.constants.push(constant);
            self.constants.len() - 1
        });
        u16::try_from(place + 1).unwrap().to_be_bytes()
    }

    fn text(&mut self, text: &str) -> [u8; 2] {
        let length = u16::try_from(text.len()).unwrap().to_be_bytes();
        self.place([&[1], &length[..], text.as_bytes()].concat())
    }

    fn class(&mut self, name: &str) -> [u8; 2] {
        let name = self.text(name);
        self.place([&[7], &name[..]].concat())
    }

    fn attribute(&mut self, name: &str, content: &[u8]) -> Vec<u8> {
        let length = u32::try_from(content.len()).unwrap().to_be_bytes();
        [&self.text(name)[..], &length, content].concat()
    }

    fn member(&mut self, (access, name, descriptor, value): Given) -> Vec<u8> {
        let mut bytes = access.to_be_bytes().to_vec();
        bytes.extend(self.text(name));
        bytes.extend(self.text(descriptor));
        let attribute = value.map(|value| {
            let place = self.place([&[3], &value.to_be_bytes()[..]].concat());
            self.attribute("ConstantValue", &place)
        });
        bytes.extend(u16::from(attribute.is_some()).to_be_bytes());
        bytes.extend(attribute.unwrap_or_default());
        bytes
    }

    /// The methods' code is what stands in `code`.
    fn class_file(mut self, fields: &[Given], methods: &[Given], code: &str) -> Vec<u8> {
        let mut body = vec![0, 0x21];
        body.extend(self.class("p/A"));
        body.extend(self.class("java/lang/Object"));
        body.extend([0, 0]);
        for members in [fields, methods] {
            body.extend(u16::try_from(members.len()).unwrap().to_be_bytes());
            for member in members {
                body.extend(self.member(*member));
            }
        }
        let code = self.attribute("Code", code.as_bytes());
        body.extend([&[0, 1], &code[..]].concat());
        let count = u16::try_from(self.constants.len() + 1).unwrap();
        let head = [0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0, 55];
        [
            &head[..],
            &count.to_be_bytes(),
            &self.constants.concat(),
            &body,
        ]
        .concat()
    }
}

const FIELD: Given = (0x19, "LIMIT", "I", Some(4));
const METHOD: Given = (1, "read", "([B)V", None);

#[test]
fn code_and_private_members_are_nothing_that_others_see() {
    let before = Made::default().class_file(&[FIELD], &[METHOD], "old");
    let own = (0x1a, "SECRET", "I", Some(9));
    let helper = (2, "check", "()V", None);
    let mut moved = Made::default();
    moved.text("moves all constants");
    let after = moved.class_file(&[own, FIELD], &[helper, METHOD], "newer");
    let (before, after) = (surface(&before).unwrap(), surface(&after).unwrap());
    assert_eq!(before, after);
    assert_eq!(before.name, "p/A");
}

#[test]
fn whatever_others_see_counts() {
    let seen = |fields: &[Given], methods: &[Given]| {
        let bytes = Made::default().class_file(fields, methods, "");
        surface(&bytes).unwrap()
    };
    let before = seen(&[FIELD], &[METHOD]);
    let changes = [
        seen(&[(0x19, "LIMIT", "I", Some(5))], &[METHOD]),
        seen(&[(0x11, "LIMIT", "I", Some(4))], &[METHOD]),
        seen(&[], &[METHOD]),
        seen(&[FIELD], &[(1, "read", "([BI)V", None)]),
        seen(&[FIELD], &[METHOD, (4, "more", "()V", None)]),
    ];
    for after in changes {
        assert_ne!(before, after);
    }
}

#[test]
fn what_is_no_whole_class_file_is_not_compared() {
    let whole = Made::default().class_file(&[FIELD], &[METHOD], "code");
    for end in 0..whole.len() {
        assert_eq!(surface(&whole[..end]), None, "{end}");
    }
    assert_eq!(surface(&[whole.as_slice(), b"x"].concat()), None);
}
