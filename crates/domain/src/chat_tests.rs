use super::*;

#[test]
fn every_kind_of_token_has_its_price() {
    let price = Price {
        input: 3.0,
        cached: 0.3,
        cache_written: 3.75,
        output: 15.0,
    };
    let check = |input, cached, cache_written, output, nano| {
        let usage = Usage {
            input,
            cached,
            cache_written,
            output,
        };
        assert_eq!(price.cost(&usage), Nanodollars(nano), "{usage:?}");
    };
    check(0, 0, 0, 0, 0);
    check(1_000_000, 0, 0, 0, 3_000_000_000);
    check(1_000_000, 1_000_000, 0, 0, 300_000_000);
    check(
        1_000,
        400,
        100,
        10,
        500 * 3_000 + 400 * 300 + 100 * 3_750 + 10 * 15_000,
    );
    // A provider that reports more from its cache than it read does not make money.
    check(10, 20, 0, 0, 20 * 300);
}
