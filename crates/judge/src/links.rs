//! Links in the way of a patch: a path through a linked folder, or of a link, means another file than the one that scope is
//! asked about, so that a patch could reach the tests by another name.

use std::fs;
use std::path::{Path, PathBuf};

use patchwright_domain::candidate::Candidate;
use patchwright_domain::foreign::visible_line;

/// Why a candidate cannot be laid over these trees; nothing where no link is in its way.
pub(crate) fn in_the_way(candidate: &Candidate, trees: &[PathBuf]) -> Option<String> {
    let is_link = |path: &Path| {
        let about = |tree: &PathBuf| fs::symlink_metadata(tree.join(path));
        let mut found = trees.iter().map(about);
        found.any(|about| about.is_ok_and(|about| about.is_symlink()))
    };
    let changes = candidate.changes.iter();
    let mut paths = changes
        .flat_map(|change| [Some(change.path()), change.old_path()])
        .flatten();
    paths.find_map(|path| {
        let mut parts = path.as_path().ancestors();
        let link = parts.find(|part| *part != Path::new("") && is_link(part))?;
        Some(format!(
            "{path} leads through the link {}; name the file itself",
            visible_line(&link.to_string_lossy())
        ))
    })
}
