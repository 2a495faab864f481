//! The agent's list of things to do. It is its own: nothing depends on it, but it is shown again where work was sent back,
//! since older answers may have been folded away by then.

use schemars::JsonSchema;
use serde::Deserialize;

const MOST_TASKS: usize = 20;
const LONGEST_TASK: usize = 200;

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Task {
    /// One step.
    task: String,
    /// `open`, `doing` or `done`.
    state: String,
}

#[derive(Debug, Default)]
pub(super) struct TodoList(Vec<Task>);

impl TodoList {
    pub(super) fn replace(&mut self, tasks: Vec<Task>) -> Result<(), String> {
        if tasks.len() > MOST_TASKS {
            return Err(format!("more than {MOST_TASKS} tasks: join some"));
        }
        for one in &tasks {
            if mark(&one.state).is_none() {
                let state = one.state.chars().take(20).collect::<String>();
                return Err(format!("`{state}` is no state: open, doing or done"));
            }
        }
        self.0 = tasks;
        Ok(())
    }

    pub(super) fn render(&self) -> String {
        if self.0.is_empty() {
            return "The list is empty.\n".to_owned();
        }
        self.0.iter().map(line).collect()
    }

    /// What is still to do, for an answer that sends the agent back to work.
    pub(super) fn reminder(&self) -> String {
        let open: String = self
            .0
            .iter()
            .filter(|one| one.state != "done")
            .map(line)
            .collect();
        match open.is_empty() {
            true => String::new(),
            false => format!("\nOn your list:\n{open}"),
        }
    }
}

fn line(one: &Task) -> String {
    let task: String = one.task.split_whitespace().collect::<Vec<_>>().join(" ");
    let task: String = task.chars().take(LONGEST_TASK).collect();
    format!("{} {task}\n", mark(&one.state).unwrap_or("[ ]"))
}

fn mark(state: &str) -> Option<&'static str> {
    match state {
        "open" => Some("[ ]"),
        "doing" => Some("[~]"),
        "done" => Some("[x]"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{Task, TodoList};

    fn task(task: &str, state: &str) -> Task {
        Task {
            task: task.to_owned(),
            state: state.to_owned(),
        }
    }

    #[test]
    fn the_list_is_replaced_as_a_whole_and_only_by_a_good_one() {
        let mut list = TodoList::default();
        assert_eq!(list.render(), "The list is empty.\n");
        assert_eq!(list.reminder(), "");
        let tasks = vec![
            task("read\nrender.c", "done"),
            task("fix", "doing"),
            task("test", "open"),
        ];
        list.replace(tasks).unwrap();
        assert_eq!(list.render(), "[x] read render.c\n[~] fix\n[ ] test\n");
        assert_eq!(list.reminder(), "\nOn your list:\n[~] fix\n[ ] test\n");
        assert!(list.replace(vec![task("a", "later")]).is_err());
        assert!(list.replace(vec![task("a", "open"); 21]).is_err());
        assert_eq!(list.0.len(), 3);
    }
}
