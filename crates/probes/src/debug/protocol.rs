//! The parts of DAP responses that we use. Every field may be missing, since adapters differ.

use serde::Deserialize;

#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(super) struct Capabilities {
    /// LLDB's information about itself.
    #[serde(rename = "__lldb")]
    pub lldb: Option<LldbInfo>,
    pub supports_restart_request: bool,
    pub supports_read_memory_request: bool,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct LldbInfo {
    pub version: String,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(super) struct Stopped {
    pub reason: String,
    pub description: String,
    pub thread_id: i64,
    pub hit_breakpoint_ids: Vec<i64>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(super) struct Exited {
    pub exit_code: i64,
}

#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(super) struct StackTrace {
    pub stack_frames: Vec<StackFrame>,
    pub total_frames: u64,
}

#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(super) struct StackFrame {
    pub id: i64,
    pub name: String,
    pub line: i64,
    pub column: i64,
    pub source: Option<Source>,
    pub instruction_pointer_reference: Option<String>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(super) struct Source {
    pub path: Option<String>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(super) struct Breakpoints {
    pub breakpoints: Vec<Breakpoint>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(super) struct Breakpoint {
    pub id: i64,
    pub verified: bool,
    pub line: i64,
}

#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(super) struct Scopes {
    pub scopes: Vec<Scope>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(super) struct Scope {
    pub name: String,
    pub variables_reference: i64,
}

#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(super) struct Variables {
    pub variables: Vec<Variable>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(super) struct Variable {
    pub name: String,
    pub value: String,
    #[serde(rename = "type")]
    pub type_name: String,
    pub evaluate_name: String,
    pub variables_reference: i64,
    pub indexed_variables: u64,
}

#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(super) struct Evaluated {
    pub result: String,
    #[serde(rename = "type")]
    pub type_name: String,
    pub variables_reference: i64,
    pub indexed_variables: u64,
}

#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(super) struct ReadMemory {
    pub data: String,
}
