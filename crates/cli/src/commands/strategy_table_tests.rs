use patchwright_domain::verdict::Trust;

use super::*;

fn row(strategy: &str, status: StrategyStatus) -> StrategyRow {
    StrategyRow {
        strategy: strategy.to_owned(),
        status,
        reason: None,
        trust: None,
        confidence: None,
        candidates: 0,
        misfits: 0,
        accepted: 0,
        alone: 0,
        turns: 0,
        tool_calls: 0,
        cost: Cost::default(),
        seconds: 0.0,
        patch_lines: None,
        candidate: None,
    }
}

#[test]
fn side_by_side_in_eighty_columns() {
    let rows = [
        StrategyRow {
            trust: Some(Trust::Verified),
            confidence: Some(0.934),
            candidates: 12,
            accepted: 2,
            alone: 1,
            turns: 40,
            tool_calls: 123,
            cost: Cost {
                usd: 0.01234,
                input_tokens: 1_200_000,
                output_tokens: 34_000,
                ..Cost::default()
            },
            seconds: 512.34,
            patch_lines: Some(14),
            ..row("vulnresolver", StrategyStatus::Repaired)
        },
        StrategyRow {
            trust: Some(Trust::Untested),
            confidence: Some(0.5),
            cost: Cost {
                input_tokens: 12_345,
                ..Cost::default()
            },
            ..row("workflow", StrategyStatus::Accepted)
        },
        StrategyRow {
            reason: Some("this strategy needs a model;\u{1b}[31m give one with --model".to_owned()),
            ..row("patchagent", StrategyStatus::Failed)
        },
        row("auto", StrategyStatus::NotRun),
    ];
    let text = strategy_lines(&rows, &Page::with_columns(80)).join("\n");
    assert!(text.lines().all(|line| width(line) <= 80), "{text}");
    insta::assert_snapshot!(text, @r"
    strategy     verdict    conf cand turns tools tokens      $     s lines alone
    vulnresolver verified * 0.93   12    40   123   1.2M 0.0123 512.3    14     1
    workflow     untested   0.50    0     0     0  12.3k 0.0000   0.0     -     0
    patchagent   failed        -    0     0     0      0 0.0000   0.0     -     0
    auto         not run       -    -     -     -      -      -     -     -     -
    patchagent     this strategy needs a model;\u{1b}[31m give one with --model
    ");
}
