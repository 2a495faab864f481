use std::time::Duration;

use super::*;
use crate::spec::Provider;

#[test]
fn a_model_has_one_pace_wherever_it_is_asked() {
    let paces = Paces::default();
    let mut small = ModelSpec::new("small", Provider::OpenAi, "s");
    small.per_minute.requests = Some(1);
    let now = Duration::from_secs(5);
    assert!(paces.pace(&small).0.take(now, 0, 0).is_ok());
    let wait = paces.pace(&small).0.take(now, 0, 0).err();
    assert_eq!(wait, Some(Duration::from_secs(60)));
    let other = ModelSpec {
        name: "other".to_owned(),
        ..small
    };
    assert!(paces.pace(&other).0.take(now, 0, 0).is_ok());
}
