//! Plots as inline SVG: no script, nothing from elsewhere.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use crate::report::BenchReport;
use crate::table::html_text;

const COLOURS: [&str; 8] = [
    "#3567a8", "#d1662b", "#3c8d5a", "#a83a58", "#7a5aa8", "#8a7a26", "#2b8f9c", "#6b6b6b",
];
const WIDTH: f64 = 640.0;
const LEFT: f64 = 60.0;
const RIGHT: f64 = 20.0;
const ROW: f64 = 22.0;
/// Letters of a name that have room in a legend, and before a row.
const IN_LEGEND: usize = 90;
const BEFORE_ROW: usize = 44;

/// The plots that say something, each with its title.
pub fn plots(report: &BenchReport) -> Vec<(&'static str, String)> {
    let all = [
        ("Overlap of ways", overlap(report)),
        ("Cost against repairs", cost(report)),
        ("Time to repair", time(report)),
        ("Ablations", ablations(report)),
    ];
    all.into_iter()
        .filter_map(|(title, plot)| Some((title, plot?)))
        .collect()
}

fn colour(at: usize) -> &'static str {
    COLOURS.get(at % COLOURS.len()).copied().unwrap_or("#000")
}

struct Drawing {
    body: String,
}

impl Drawing {
    fn new() -> Self {
        Self {
            body: String::new(),
        }
    }

    fn add(&mut self, element: std::fmt::Arguments<'_>) {
        // Writing to a string cannot fail.
        let _ = self.body.write_fmt(element);
        self.body.push('\n');
    }

    fn text(&mut self, (x, y): (f64, f64), anchor: &str, text: &str) {
        let text = html_text(text);
        self.add(format_args!(
            "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{text}</text>"
        ));
    }

    fn bar(&mut self, (x, y): (f64, f64), (width, height): (f64, f64), colour: &str) {
        self.add(format_args!(
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" fill=\"{colour}\"/>"
        ));
    }

    fn line(&mut self, from: (f64, f64), to: (f64, f64), colour: &str) {
        self.add(format_args!(
            "<line x1=\"{:.1}\" y1=\"{:.1}\" x2=\"{:.1}\" y2=\"{:.1}\" stroke=\"{colour}\"/>",
            from.0, from.1, to.0, to.1
        ));
    }

    /// The names of the ways with their colours, from here on down.
    fn legend(&mut self, top: f64, report: &BenchReport) {
        for (at, arm) in report.arms.iter().enumerate() {
            let y = top + ROW * at as f64;
            self.bar((LEFT, y - 10.0), (12.0, 12.0), colour(at));
            self.text((LEFT + 20.0, y), "start", &short(&arm.name, IN_LEGEND));
        }
    }

    fn finish(self, height: f64) -> String {
        format!(
            "<svg viewBox=\"0 0 {WIDTH:.0} {height:.0}\" width=\"{WIDTH:.0}\" height=\"{height:.0}\" role=\"img\">\n{}</svg>\n",
            self.body
        )
    }
}

/// How many cases each set of ways repairs, the largest sets first, as bars with dots for the ways.
fn overlap(report: &BenchReport) -> Option<String> {
    const MOST: usize = 16;
    if report.arms.len() < 2 {
        return None;
    }
    let by: Vec<BTreeSet<&str>> = report
        .arms
        .iter()
        .map(|arm| report.repaired_by(&arm.name))
        .collect();
    let mut sets: BTreeMap<Vec<usize>, usize> = BTreeMap::new();
    for case in report.cases() {
        let members = by
            .iter()
            .enumerate()
            .filter(|(_, cases)| cases.contains(case));
        let members: Vec<usize> = members.map(|(at, _)| at).collect();
        if !members.is_empty() {
            *sets.entry(members).or_default() += 1;
        }
    }
    let most = *sets.values().max()?;
    let mut sets: Vec<(Vec<usize>, usize)> = sets.into_iter().collect();
    sets.sort_by(|one, other| other.1.cmp(&one.1).then(one.0.cmp(&other.0)));
    sets.truncate(MOST);
    let mut drawing = Drawing::new();
    let (top, labels) = (120.0, 320.0);
    let step = ((WIDTH - labels - RIGHT) / sets.len() as f64).min(40.0);
    for (at, arm) in report.arms.iter().enumerate() {
        let y = top + 24.0 + ROW * at as f64;
        drawing.text(
            (labels - 14.0, y + 4.0),
            "end",
            &short(&arm.name, BEFORE_ROW),
        );
        drawing.line((labels, y), (labels + step * sets.len() as f64, y), "#ddd");
    }
    for (at, (members, count)) in sets.iter().enumerate() {
        let x = labels + step * (at as f64 + 0.5);
        let height = (top - 24.0) * *count as f64 / most as f64;
        drawing.bar((x - 8.0, top - height), (16.0, height), "#555");
        drawing.text((x, top - height - 4.0), "middle", &count.to_string());
        let y = |member: usize| top + 24.0 + ROW * member as f64;
        if let (Some(first), Some(last)) = (members.first(), members.last()) {
            drawing.line((x, y(*first)), (x, y(*last)), "#333");
        }
        for member in members {
            drawing.add(format_args!(
                "<circle cx=\"{x:.1}\" cy=\"{:.1}\" r=\"6\" fill=\"{}\"/>",
                y(*member),
                colour(*member)
            ));
        }
    }
    Some(drawing.finish(top + 30.0 + ROW * report.arms.len() as f64))
}

/// One point for each way; those that cost nothing are at the left.
fn cost(report: &BenchReport) -> Option<String> {
    let most = report.arms.iter().map(|arm| arm.usd).fold(0.0, f64::max);
    if most <= 0.0 {
        return None;
    }
    let (height, bottom) = (300.0 + ROW * report.arms.len() as f64, 260.0);
    let mut drawing = Drawing::new();
    axes(&mut drawing, bottom, "dollars", "cases repaired");
    let dollars = Ticks::up_to(most);
    let x = |usd: f64| LEFT + (WIDTH - LEFT - RIGHT) * usd / dollars.last();
    for usd in dollars.all() {
        drawing.text((x(usd), bottom + 16.0), "middle", &dollars.label(usd));
    }
    let cases = report.cases().len().max(1);
    let y = count_axis(&mut drawing, bottom, cases);
    for (at, arm) in report.arms.iter().enumerate() {
        drawing.add(format_args!(
            "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"6\" fill=\"{}\" fill-opacity=\"0.75\"/>",
            x(arm.usd),
            y(arm.plausible),
            colour(at)
        ));
    }
    drawing.legend(bottom + 46.0, report);
    Some(drawing.finish(height))
}

/// How many repairs were there after so many seconds; the axis of time is logarithmic.
fn time(report: &BenchReport) -> Option<String> {
    let repaired = || report.cells.iter().filter(|row| row.plausible);
    let longest = repaired().map(|row| row.seconds).fold(0.0, f64::max);
    if longest <= 0.0 {
        return None;
    }
    let shortest = repaired()
        .map(|row| row.seconds)
        .fold(longest, f64::min)
        .max(0.1);
    let (low, high) = (shortest.log10().floor(), longest.log10().ceil());
    let (height, bottom) = (300.0 + ROW * report.arms.len() as f64, 260.0);
    let x = |seconds: f64| {
        let share = (seconds.log10().max(low) - low) / (high - low).max(1.0);
        LEFT + (WIDTH - LEFT - RIGHT) * share
    };
    let count = |arm: &str| repaired().filter(|row| row.arm == arm).count();
    let most = report.arms.iter().map(|arm| count(&arm.name)).max()?.max(1);
    let mut drawing = Drawing::new();
    axes(&mut drawing, bottom, "seconds", "repairs");
    let y = count_axis(&mut drawing, bottom, most);
    for power in (low as i32)..=(high as i32) {
        let seconds = 10_f64.powi(power);
        drawing.text((x(seconds), bottom + 16.0), "middle", &format!("{seconds}"));
    }
    for (at, arm) in report.arms.iter().enumerate() {
        let mut times: Vec<f64> = repaired()
            .filter(|row| row.arm == arm.name)
            .map(|row| row.seconds)
            .collect();
        times.sort_by(f64::total_cmp);
        let mut points = format!("{:.1},{:.1}", LEFT, y(0));
        for (done, seconds) in times.iter().enumerate() {
            let _ = write!(points, " {:.1},{:.1}", x(*seconds), y(done));
            let _ = write!(points, " {:.1},{:.1}", x(*seconds), y(done + 1));
        }
        let _ = write!(points, " {:.1},{:.1}", WIDTH - RIGHT, y(times.len()));
        drawing.add(format_args!(
            "<polyline points=\"{points}\" fill=\"none\" stroke=\"{}\" stroke-width=\"2\"/>",
            colour(at)
        ));
    }
    drawing.legend(bottom + 46.0, report);
    Some(drawing.finish(height))
}

/// Each way with something switched off below the whole one.
fn ablations(report: &BenchReport) -> Option<String> {
    let is_ablation = |at: &usize| {
        let arm = report.arms.get(*at).map(|one| &one.arm);
        let whole = arm
            .filter(|arm| !arm.without.is_empty())
            .map(|arm| arm.whole());
        whole.is_some_and(|whole| report.arms.iter().any(|other| other.arm == whole))
    };
    let ablations: Vec<usize> = (0..report.arms.len()).filter(is_ablation).collect();
    if ablations.is_empty() {
        return None;
    }
    // A whole way, then what it is without some part.
    let mut shown: Vec<usize> = Vec::new();
    for (at, whole) in report.arms.iter().enumerate() {
        let is_own = |one: &&usize| {
            let arm = report.arms.get(**one).map(|other| other.arm.whole());
            arm.as_ref() == Some(&whole.arm)
        };
        let own: Vec<usize> = ablations.iter().filter(is_own).copied().collect();
        if !own.is_empty() {
            shown.push(at);
            shown.extend(own);
        }
    }
    let labels = 330.0;
    let mut drawing = Drawing::new();
    let mut y = 10.0;
    for at in shown {
        let Some(arm) = report.arms.get(at) else {
            continue;
        };
        let share = arm.plausible as f64 / arm.cases.max(1) as f64;
        let colour = match arm.arm.without.is_empty() {
            true => "#3567a8",
            false => "#d1662b",
        };
        drawing.text(
            (labels - 8.0, y + 14.0),
            "end",
            &short(&arm.name, BEFORE_ROW),
        );
        drawing.bar(
            (labels, y + 2.0),
            ((WIDTH - labels - 60.0) * share, 15.0),
            colour,
        );
        let words = format!("{} of {}", arm.plausible, arm.cases);
        let end = labels + (WIDTH - labels - 60.0) * share;
        drawing.text((end + 6.0, y + 14.0), "start", &words);
        y += ROW;
    }
    Some(drawing.finish(y + 10.0))
}

fn axes(drawing: &mut Drawing, bottom: f64, across: &str, up: &str) {
    drawing.line((LEFT, bottom), (WIDTH - RIGHT, bottom), "#333");
    drawing.line((LEFT, 10.0), (LEFT, bottom), "#333");
    drawing.text((WIDTH - RIGHT, bottom + 32.0), "end", across);
    drawing.text((LEFT + 8.0, 16.0), "start", up);
}

/// Marks whole numbers up to the most at the axis that points up, with faint lines across; gives the height of each number.
fn count_axis(drawing: &mut Drawing, bottom: f64, most: usize) -> impl Fn(usize) -> f64 + use<> {
    let y = move |count: usize| bottom - (bottom - 30.0) * count as f64 / most as f64;
    for count in (0..=most).step_by(most.div_ceil(5).max(1)) {
        if count > 0 {
            drawing.line((LEFT, y(count)), (WIDTH - RIGHT, y(count)), "#e6e6e6");
        }
        drawing.text((LEFT - 8.0, y(count) + 4.0), "end", &count.to_string());
    }
    y
}

/// Round numbers from zero to at least the most.
struct Ticks {
    step: f64,
    count: u32,
}

impl Ticks {
    fn up_to(most: f64) -> Self {
        let rough = most / 4.0;
        let power = 10_f64.powf(rough.log10().floor());
        let steps = [1.0, 2.0, 5.0, 10.0].map(|one| one * power);
        let step = steps.into_iter().find(|step| *step >= rough);
        let step = step.unwrap_or(10.0 * power);
        Self {
            step,
            count: (most / step).ceil().clamp(1.0, 5.0) as u32,
        }
    }

    fn all(&self) -> impl Iterator<Item = f64> {
        (0..=self.count).map(|at| self.step * f64::from(at))
    }

    fn last(&self) -> f64 {
        self.step * f64::from(self.count)
    }

    /// With as many digits as the steps need.
    fn label(&self, value: f64) -> String {
        let digits = (-self.step.log10().floor()).clamp(0.0, 6.0) as usize;
        format!("{value:.digits$}")
    }
}

fn short(name: &str, most: usize) -> String {
    match name.chars().count() <= most {
        true => name.to_owned(),
        false => name.chars().take(most - 1).chain(['…']).collect(),
    }
}

#[cfg(test)]
#[path = "plot_tests.rs"]
mod tests;
