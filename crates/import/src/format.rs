//! The one table of the formats that can be imported.

use crate::draft::Drafted;
use crate::error::ImportError;
use crate::request::Request;
use crate::{arvo, defects4j, git_fix, juliet, oss_fuzz, sec_bench, vulnloc};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    SecBench,
    Arvo,
    VulnLoc,
    OssFuzz,
    Juliet,
    Defects4j,
    GitFix,
}

type Read = fn(&Request) -> Result<Vec<Drafted>, ImportError>;

/// What a format is called, what is read, and what the user must bring besides.
pub struct Adapter {
    pub format: Format,
    pub name: &'static str,
    pub reads: &'static str,
    pub needs: &'static str,
    pub(crate) read: Read,
}

static ADAPTERS: [Adapter; 7] = [
    Adapter {
        format: Format::SecBench,
        name: "sec-bench",
        reads: "instances of SEC-bench: JSON, or one object on each line",
        needs: "--source (the repository at base_commit), --input (the PoC below /testcase)",
        read: sec_bench::read,
    },
    Adapter {
        format: Format::Arvo,
        name: "arvo",
        reads: "the metadata of an ARVO vulnerability (meta/ID.json), or a folder of them",
        needs: "--source (a copy of the container's /src), --input (its /tmp/poc)",
        read: arvo::read,
    },
    Adapter {
        format: Format::VulnLoc,
        name: "vulnloc",
        reads: "a bug's folder of VulnLoc or ExtractFix, with its scripts and tests",
        needs: "--source (the tree that its setup.sh fetches)",
        read: vulnloc::read,
    },
    Adapter {
        format: Format::OssFuzz,
        name: "oss-fuzz",
        reads: "a project's folder of OSS-Fuzz: project.yaml, Dockerfile, build.sh",
        needs: "--source (the repository), --input (the testcase), --target unless the testcase's name has it",
        read: oss_fuzz::read,
    },
    Adapter {
        format: Format::Juliet,
        name: "juliet",
        reads: "a CWE's folder, a subfolder or one file of the Juliet suite for C and C++",
        needs: "--input for cases that read their standard input",
        read: juliet::read,
    },
    Adapter {
        format: Format::Defects4j,
        name: "defects4j",
        reads: "a checkout of a buggy version",
        needs: "--tools (the Defects4J framework)",
        read: defects4j::read,
    },
    Adapter {
        format: Format::GitFix,
        name: "git-fix",
        reads: "a commit that fixes a bug, as `git format-patch -1 --stdout COMMIT` prints it",
        needs: "--source (a checkout of that commit), and --poc or --failing",
        read: git_fix::read,
    },
];

impl Format {
    pub const ALL: [Format; 7] = [
        Format::SecBench,
        Format::Arvo,
        Format::VulnLoc,
        Format::OssFuzz,
        Format::Juliet,
        Format::Defects4j,
        Format::GitFix,
    ];

    pub fn adapter(self) -> &'static Adapter {
        match self {
            Format::SecBench => &ADAPTERS[0],
            Format::Arvo => &ADAPTERS[1],
            Format::VulnLoc => &ADAPTERS[2],
            Format::OssFuzz => &ADAPTERS[3],
            Format::Juliet => &ADAPTERS[4],
            Format::Defects4j => &ADAPTERS[5],
            Format::GitFix => &ADAPTERS[6],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_format_has_its_own_row() {
        for format in Format::ALL {
            assert_eq!(format.adapter().format, format);
        }
    }
}
