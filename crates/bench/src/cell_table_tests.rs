use super::*;
use crate::tables::tests::report;

#[test]
fn every_cell_is_a_row() {
    insta::assert_snapshot!(cells(&report()).csv());
}
