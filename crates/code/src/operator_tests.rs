use super::*;

#[test]
fn every_operator_is_read_as_it_is_printed() {
    for (spelling, op) in SPELLINGS {
        assert_eq!(BinOp::parse(spelling), Some(op));
        assert_eq!(BinOp::parse(op.as_str()), Some(op));
    }
    for op in ["-", "+", "!", "~"] {
        assert_eq!(UnOp::parse(op).unwrap().as_str(), op);
    }
    for op in ["=", "+=", "<<=", "|="] {
        assert_eq!(AssignOp::parse(op).unwrap().to_string(), op);
    }
}

#[test]
fn what_only_ends_with_an_equals_sign_assigns_nothing() {
    for op in ["<=", ">=", "==", "!=", "<=>", "&&=", ""] {
        assert_eq!(AssignOp::parse(op), None, "{op}");
    }
}

#[test]
fn comparisons_are_negated_and_mirrored() {
    let comparisons = SPELLINGS.iter().map(|(_, op)| *op);
    for op in comparisons.filter(|op| op.is_comparison()) {
        let compare = |op: BinOp, a: i32, b: i32| match op {
            BinOp::Lt => a < b,
            BinOp::Le => a <= b,
            BinOp::Gt => a > b,
            BinOp::Ge => a >= b,
            BinOp::Eq => a == b,
            BinOp::Ne => a != b,
            _ => unreachable!("no comparison"),
        };
        for (a, b) in [(1, 2), (2, 2), (3, 2)] {
            assert_ne!(compare(op, a, b), compare(op.negated().unwrap(), a, b));
            assert_eq!(compare(op, a, b), compare(op.mirrored().unwrap(), b, a));
        }
    }
    assert_eq!(BinOp::And.negated(), None);
    assert_eq!(BinOp::Sub.mirrored(), None);
}
