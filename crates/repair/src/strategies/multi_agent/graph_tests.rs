use super::*;

fn successors(from: Agent) -> Vec<Agent> {
    let all = Agent::ALL.into_iter();
    all.filter(|to| from.cap(*to).is_some()).collect()
}

fn reachable(from: Agent) -> Vec<Agent> {
    let mut known = vec![from];
    let mut at = 0;
    while let Some(agent) = known.get(at).copied() {
        for next in successors(agent) {
            if !known.contains(&next) {
                known.push(next);
            }
        }
        at += 1;
    }
    known
}

#[test]
fn the_table_of_hand_overs() {
    let table: Vec<String> = Agent::ALL
        .into_iter()
        .map(|from| {
            let to = successors(from).into_iter();
            let to = to.map(|to| format!("{to} {}", from.cap(to).unwrap()));
            format!("{from}: {}", to.collect::<Vec<_>>().join(", "))
        })
        .collect();
    insta::assert_snapshot!(table.join("\n"), @r"
    context: root-cause 3
    root-cause: strategy 4, reflection 2
    strategy: patch 5, reflection 2
    patch: quality 8, reflection 3
    quality: reflection 8
    reflection: context 2, root-cause 1, strategy 1, patch 3
    ");
}

#[test]
fn every_agent_is_reached_and_reaches_the_judge() {
    assert_eq!(reachable(Agent::Context).len(), Agent::ALL.len());
    for agent in Agent::ALL {
        assert!(reachable(agent).contains(&Agent::Quality), "{agent}");
        assert_eq!(agent.cap(agent), None, "{agent} hands over to itself");
        // Only reflection chooses; the others go on, or back to reflection.
        let choices = successors(agent).into_iter();
        let choices = choices.filter(|to| *to != Agent::Reflection).count();
        assert!(choices <= 1 || agent == Agent::Reflection, "{agent}");
    }
}

/// Whatever reflection chooses within its caps, the agents that follow may go on to the judge.
#[test]
fn the_core_path_is_as_wide_as_the_choices_of_reflection() {
    let core = [
        Agent::Context,
        Agent::RootCause,
        Agent::Strategy,
        Agent::Patch,
        Agent::Quality,
    ];
    let mut visits = 1;
    for pair in core.windows(2) {
        let (from, to) = (pair[0], pair[1]);
        visits += Agent::Reflection.cap(from).unwrap();
        assert_eq!(from.cap(to), Some(visits), "{from} to {to}");
    }
    assert_eq!(Agent::Quality.cap(Agent::Reflection), Some(visits));
}

#[test]
fn a_cap_is_kept_and_said() {
    let mut path = Path::default();
    for _ in 0..2 {
        path.go(Agent::Reflection, Agent::Context).unwrap();
    }
    let (from, to) = (Agent::Reflection, Agent::Context);
    let error = path.go(from, to).unwrap_err();
    assert_eq!(error, NoWay::CapReached { from, to, cap: 2 });
    assert_eq!(
        error.to_string(),
        "cap reached: reflection handed over to context 2 times"
    );
    let left = [Agent::RootCause, Agent::Strategy, Agent::Patch];
    assert_eq!(path.permitted(Agent::Reflection), left);
    let error = path.go(Agent::Patch, Agent::Context).unwrap_err();
    assert_eq!(error.to_string(), "patch may not hand over to context");
    assert_eq!((path.visit(Agent::Patch), path.visit(Agent::Patch)), (1, 2));
}
