//! Macros with which a project checks and leaves: `REQUIRE(cond, code)`.

use patchwright_code::tree::{ExprKind, Macro};
use patchwright_code::{Code, Function, walk};

use super::fit;
use super::way_out::{Departure, Leaves, Style, Wants, WayOut};

/// One use of each such macro in the function, with the arguments that fit best.
pub(super) fn ways(code: &Code, function: &Function, at: usize, about: &[&str]) -> Vec<WayOut> {
    let Some(file) = code.file(&function.head.file) else {
        return Vec::new();
    };
    let mut ways: Vec<WayOut> = Vec::new();
    walk::each_expr(function.body(), &mut |expr| {
        let ExprKind::Call { callee, args } = &expr.kind else {
            return;
        };
        let ExprKind::Name(name) = &callee.kind else {
            return;
        };
        let Some((place, wants)) = code.macro_named(name).and_then(guard) else {
            return;
        };
        if args.get(place).is_none() {
            return;
        }
        let part = |args: &[patchwright_code::tree::Expr]| {
            let texts = args.iter().map(|arg| file.slice(arg.span).to_owned());
            texts.collect::<Vec<_>>()
        };
        let before = part(args.get(..place).unwrap_or_default());
        let after = part(args.get(place + 1..).unwrap_or_default());
        let open: String = before.iter().map(|text| format!("{text}, ")).collect();
        let close: String = after.iter().map(|text| format!(", {text}")).collect();
        let far = u32::from(expr.span.start > at);
        let code_fit = if after.is_empty() {
            0
        } else {
            fit::misfit(&close, about)
        };
        ways.push(WayOut {
            text: String::new(),
            departure: Departure::Macro,
            leaves: Leaves::WithError,
            doubt: far + code_fit,
            style: Style::ProjectMacro {
                before: format!("{name}({open}"),
                after: format!("{close});"),
                wants,
            },
        });
    });
    ways
}

/// Which parameter a macro tests before it leaves, and how.
fn guard(found: &Macro) -> Option<(usize, Wants)> {
    let params = found.params.as_ref()?;
    let body: String = found.body.split_whitespace().collect();
    let leaves = ["return", "goto", "throw"]
        .iter()
        .any(|word| found.body.contains(word));
    if !leaves {
        return None;
    }
    params.iter().enumerate().find_map(|(place, param)| {
        let param = param.trim();
        let tests = |shape: String| body.contains(&shape);
        if tests(format!("if(!({param}))")) || tests(format!("if(!{param})")) {
            Some((place, Wants::Good))
        } else if tests(format!("if({param})")) || tests(format!("if(({param}))")) {
            Some((place, Wants::Bad))
        } else {
            None
        }
    })
}
