//! A short form of the tree for golden files.

use patchwright_code::Function;
use patchwright_code::tree::{Direction, Expr, ExprKind, Order, Stmt, StmtKind, Variable, Via};

pub fn function(function: &Function) -> String {
    let head = &function.head;
    let params: Vec<String> = head.params.iter().map(variable).collect();
    let mut out = format!(
        "fn {} -> {:?} ({}) @{}-{}\n",
        head.qualified,
        head.returns,
        params.join(", "),
        head.span.line,
        head.span.end_line
    );
    stmt(function.body(), 1, &mut out);
    out
}

pub fn variable(variable: &Variable) -> String {
    let mut out = String::new();
    for word in &variable.storage {
        out += &format!("{word} ");
    }
    out += &format!("{}: {}", variable.name, variable.ty);
    out += &"*".repeat(variable.pointers);
    if variable.reference {
        out += "&";
    }
    for dimension in &variable.dimensions {
        out += &format!("[{dimension}]");
    }
    if let Some(init) = &variable.init {
        out += &format!(" = {}", expr(init));
    }
    out
}

fn line(depth: usize, text: &str, out: &mut String) {
    *out += &format!("{}{text}\n", "  ".repeat(depth));
}

fn stmt(stmt: &Stmt, depth: usize, out: &mut String) {
    let at = format!("{:>3} ", stmt.span.line);
    let text = match &stmt.kind {
        StmtKind::Block(_) => "block".to_owned(),
        StmtKind::Declare(variables) => {
            let shown: Vec<String> = variables.iter().map(variable).collect();
            format!("let {}", shown.join(", "))
        }
        StmtKind::Expr(on) => expr(on),
        StmtKind::If {
            cond, otherwise, ..
        } => {
            let end = if otherwise.is_some() { " else" } else { "" };
            format!("if {}{end}", expr(cond))
        }
        StmtKind::While { cond, .. } => format!("while {}", expr(cond)),
        StmtKind::DoWhile { cond, .. } => format!("do while {}", expr(cond)),
        StmtKind::For { cond, step, .. } => {
            let show = |part: &Option<Expr>| part.as_ref().map_or_else(String::new, expr);
            format!("for {}; {}", show(cond), show(step))
        }
        StmtKind::ForEach {
            variable: one,
            over,
            ..
        } => format!("each {} in {}", variable(one), expr(over)),
        StmtKind::Switch { on, .. } => format!("switch {}", expr(on)),
        StmtKind::Case { value, .. } => value
            .as_ref()
            .map_or("default".to_owned(), |on| format!("case {}", expr(on))),
        StmtKind::Return(value) => {
            format!("return {}", value.as_ref().map_or_else(String::new, expr))
        }
        StmtKind::Break => "break".to_owned(),
        StmtKind::Continue => "continue".to_owned(),
        StmtKind::Goto(name) => format!("goto {name}"),
        StmtKind::Label { name, .. } => format!("label {name}"),
        StmtKind::Throw(value) => {
            format!("throw {}", value.as_ref().map_or_else(String::new, expr))
        }
        StmtKind::Try { .. } => "try".to_owned(),
        StmtKind::Empty => "empty".to_owned(),
        StmtKind::MacroBlock { head, .. } => format!("macro {}", expr(head)),
        StmtKind::Unknown(below) => format!("unknown {}", exprs(below)),
    };
    line(depth, &format!("{at}{text}"), out);
    for child in patchwright_code::walk::children(stmt) {
        self::stmt(child, depth + 1, out);
    }
}

fn exprs(all: &[Expr]) -> String {
    all.iter().map(expr).collect::<Vec<_>>().join(" ")
}

pub fn expr(on: &Expr) -> String {
    match &on.kind {
        ExprKind::Name(text)
        | ExprKind::Number(text)
        | ExprKind::Text(text)
        | ExprKind::Char(text) => text.clone(),
        ExprKind::Index { base, index } => format!("([] {} {})", expr(base), expr(index)),
        ExprKind::Member { base, field, via } => {
            let sign = match via {
                Via::Dot => ".",
                Via::Arrow => "->",
            };
            format!("({sign}{field} {})", expr(base))
        }
        ExprKind::Deref(on) => format!("(deref {})", expr(on)),
        ExprKind::AddressOf(on) => format!("(addr {})", expr(on)),
        ExprKind::Unary { op, on } => format!("({op} {})", expr(on)),
        ExprKind::Step {
            on,
            direction,
            order,
        } => {
            let sign = match direction {
                Direction::Up => "++",
                Direction::Down => "--",
            };
            match order {
                Order::Before => format!("({sign}_ {})", expr(on)),
                Order::After => format!("(_{sign} {})", expr(on)),
            }
        }
        ExprKind::Binary { op, left, right } => format!("({op} {} {})", expr(left), expr(right)),
        ExprKind::Assign { op, target, value } => {
            format!("({op} {} {})", expr(target), expr(value))
        }
        ExprKind::Ternary {
            cond,
            then,
            otherwise,
        } => {
            format!("(? {} {} {})", expr(cond), expr(then), expr(otherwise))
        }
        ExprKind::Cast { ty, on } => format!("(cast <{ty}> {})", expr(on)),
        ExprKind::SizeOf(text) => format!("(sizeof <{text}>)"),
        ExprKind::Call { callee, args } => format!("(call {} {})", expr(callee), exprs(args)),
        ExprKind::New { ty, count, args } => {
            let count = count
                .as_ref()
                .map_or_else(String::new, |on| format!("[{}]", expr(on)));
            format!("(new <{ty}>{count} {})", exprs(args))
        }
        ExprKind::Delete { on, array } => {
            format!("(delete{} {})", if *array { "[]" } else { "" }, expr(on))
        }
        ExprKind::Paren(on) => format!("(paren {})", expr(on)),
        ExprKind::List(all) => format!("{{{}}}", exprs(all)),
        ExprKind::Comma(all) => format!("(, {})", exprs(all)),
        ExprKind::Unknown(all) => format!("(unknown {})", exprs(all)),
    }
}
