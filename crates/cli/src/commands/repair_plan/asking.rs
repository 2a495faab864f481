//! How `workflow` asks its models: flags take precedence over what an earlier process was given.

use anyhow::bail;
use patchwright_domain::task::Task;
use patchwright_repair::{Asking, Strategy};

use crate::args::Repair;

pub(super) fn settle(
    strategy: Strategy,
    command: &Repair,
    task: Option<&Task>,
) -> anyhow::Result<Strategy> {
    let (context, samples) = (command.context, command.samples);
    match strategy {
        Strategy::Workflow(_) => Ok(Strategy::Workflow(asking(
            context.or(task.and_then(|task| task.context)),
            samples.or(task.and_then(|task| task.samples)),
        ))),
        other if context.is_some() || samples.is_some() => bail!(
            "--context and --samples belong to the strategy `workflow`, and this repair uses `{}`; add --strategy workflow",
            other.name()
        ),
        other => Ok(other),
    }
}

/// As the run that is repeated asked.
pub(super) fn recorded(strategy: Strategy, task: &Task) -> Strategy {
    match strategy {
        Strategy::Workflow(_) => Strategy::Workflow(asking(task.context, task.samples)),
        other => other,
    }
}

/// For the journal: context and samples, as far as they are not the usual ones.
pub(super) fn to_task(strategy: &Strategy) -> (Option<u32>, Option<u32>) {
    let Strategy::Workflow(asking) = strategy else {
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

    fn settled(strategy: &str, flags: &[&str]) -> anyhow::Result<Strategy> {
        let words = [&["patchwright", "repair"], flags].concat();
        let Command::Repair(command) = Arguments::try_parse_from(words)?.command else {
            bail!("another command");
        };
        settle(strategy.parse()?, &command, None)
    }

    #[test]
    fn only_the_workflow_is_asked_for_samples() {
        let both = ["--context", "3000", "--samples", "20"];
        let strategy = settled("workflow", &both).unwrap();
        assert_eq!(to_task(&strategy), (Some(3000), Some(20)));
        let Strategy::Workflow(asking) = strategy else {
            panic!("{strategy:?}");
        };
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
