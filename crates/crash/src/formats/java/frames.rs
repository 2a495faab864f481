//! Stack lines of the Java virtual machine.

use patchwright_domain::report::Frame;

use crate::scan;

/// `at java.base/java.util.ArrayList.get(ArrayList.java:427)`, with a loader's, a module's or a jar's name in several
/// places.
pub(in crate::formats) fn read(text: &str) -> Option<Frame> {
    let text = text.trim().strip_prefix("at ")?;
    let (name, rest) = text.split_once('(')?;
    let (place, _) = rest.split_once(')')?;
    if name.contains(' ')
        || !name.contains('.')
        || name.contains(['(', '"'])
        || place.starts_with('/')
    {
        return None;
    }
    let (module, function) = split_module(name);
    // A dump has the module before the file.
    let (module, place) = match place.split_once('/') {
        Some((own, file)) => (Some(own), file),
        None => (module, place),
    };
    let mut frame = Frame {
        function: Some(function),
        module: module.map(|module| module.split('@').next().unwrap_or(module).to_owned()),
        ..Frame::default()
    };
    if let Some((file, line, _)) = scan::position(place).filter(|(file, _, _)| file.contains('.')) {
        frame.file = Some(path(frame.function.as_deref()?, file));
        frame.line = line;
    }
    Some(frame)
}

/// `app//demo.Main.run` has a loader and a module before the name, `demo.Main$$Lambda$1/0x12.run` an address inside.
fn split_module(name: &str) -> (Option<&str>, String) {
    let (head, tail) = match name.rsplit_once('/') {
        Some(split) => split,
        None => return (None, name.to_owned()),
    };
    if let Some(hidden) = tail.strip_prefix("0x") {
        let method = hidden.split_once('.').map_or("", |(_, method)| method);
        let (module, class) = match head.rsplit_once('/') {
            Some((module, class)) => (Some(module), class),
            None => (None, head),
        };
        return (module, format!("{class}.{method}"));
    }
    let module = head.split('/').rfind(|part| !part.is_empty());
    (module, tail.to_owned())
}

/// The path below a source root, which the package names: `demo/Main.java`.
fn path(function: &str, file: &str) -> String {
    let class = function.rsplit_once('.').map_or("", |(class, _)| class);
    match class.rsplit_once('.') {
        Some((package, _)) => format!("{}/{file}", package.replace('.', "/")),
        None => file.to_owned(),
    }
}

/// The file that holds a class, by convention, for stacks that name none.
pub(in crate::formats) fn file_of(function: &str) -> Option<String> {
    let (class, _) = function.rsplit_once('.')?;
    let outer = class.split('$').next().unwrap_or(class);
    let name = outer.rsplit('.').next().filter(|name| !name.is_empty())?;
    Some(path(function, &format!("{name}.java")))
}
