//! How `workflow` asks its models: flags take precedence over what an earlier process was given.

use anyhow::bail;
use patchwright_domain::task::Task;
use patchwright_repair::{Asking, Portfolio, Strategy};

use crate::args::Repair;

pub(super) fn settle(
    portfolio: Portfolio,
    command: &Repair,
    task: Option<&Task>,
) -> anyhow::Result<Portfolio> {
    let (context, samples) = (command.context, command.samples);
    if workflow(&portfolio).is_none() && (context.is_some() || samples.is_some()) {
        bail!(
            "--context and --samples belong to the strategy `workflow`, and this repair uses `{}`; add --strategy workflow",
            portfolio.names()
        );
    }
    Ok(asking_as(
        portfolio,
        asking(
            context.or(task.and_then(|task| task.context)),
            samples.or(task.and_then(|task| task.samples)),
        ),
    ))
}

/// As the run that is repeated asked.
pub(super) fn recorded(portfolio: Portfolio, task: &Task) -> Portfolio {
    asking_as(portfolio, asking(task.context, task.samples))
}

fn asking_as(portfolio: Portfolio, asking: Asking) -> Portfolio {
    portfolio.map(|strategy| match strategy {
        Strategy::Workflow(_) => Strategy::Workflow(asking),
        other => other,
    })
}

fn workflow(portfolio: &Portfolio) -> Option<&Asking> {
    let mut all = portfolio.strategies().iter();
    all.find_map(|strategy| match strategy {
        Strategy::Workflow(asking) => Some(asking),
        _ => None,
    })
}

/// For the journal: context and samples, as far as they are not the usual ones.
pub(super) fn to_task(portfolio: &Portfolio) -> (Option<u32>, Option<u32>) {
    let Some(asking) = workflow(portfolio) else {
        return (None, None);
    };
    let context = asking.context.and_then(|tokens| u32::try_from(tokens).ok());
    let usual = Asking::default().samples;
    (
        context,
        Some(asking.samples).filter(|count| *count != usual),
    )
}

fn asking(context: Option<u32>, samples: Option<u32>) -> Asking {
    Asking {
        context: context.map(|tokens| tokens as usize),
        samples: samples.unwrap_or(Asking::default().samples),
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;
    use crate::args::{Arguments, Command};

    fn settled(strategy: &str, flags: &[&str]) -> anyhow::Result<Portfolio> {
        let words = [&["patchwright", "repair"], flags].concat();
        let Command::Repair(command) = Arguments::try_parse_from(words)?.command else {
            bail!("another command");
        };
        settle(strategy.parse()?, &command, None)
    }

    #[test]
    fn only_the_workflow_is_asked_for_samples() {
        let both = ["--context", "3000", "--samples", "20"];
        let several = settled("constraint,workflow", &both).unwrap();
        assert_eq!(to_task(&several), (Some(3000), Some(20)));
        let asking = workflow(&several).unwrap();
        assert_eq!((asking.context, asking.samples), (Some(3000), 20));

        let usual = settled("workflow", &[]).unwrap();
        assert_eq!(to_task(&usual), (None, None));
        let refused = settled("patchagent", &both[2..]).unwrap_err().to_string();
        assert!(
            refused.contains("this repair uses `patchagent`"),
            "{refused}"
        );
        assert!(settled("patchagent", &[]).is_ok());
        assert!(settled("workflow", &["--context", "100"]).is_err());
    }
}
