//! The protocol, by the official SDK: the only file that knows it. Each call runs on a thread of its own, while this task
//! passes on its progress and its cancellation.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::thread;
use std::time::Duration;

use anyhow::anyhow;
use patchwright_repair::SERVER_INSTRUCTIONS;
use patchwright_sandbox::CancelToken;
use rmcp::model::{
    CallToolRequestParams, CallToolResponse, CallToolResult, ContentBlock, ErrorData,
    GetPromptRequestParams, GetPromptResponse, GetPromptResult, Implementation, ListPromptsResult,
    ListResourceTemplatesResult, ListResourcesResult, ListToolsResult, PaginatedRequestParams,
    ProgressNotificationParam, Prompt, PromptArgument, PromptMessage, ReadResourceRequestParams,
    ReadResourceResponse, ReadResourceResult, Resource as ListedResource, ResourceContents,
    ResourceTemplate, Role, ServerCapabilities, ServerConfig, Tool, ToolAnnotations,
};
use rmcp::service::{RequestContext, ServerInitializeError};
use rmcp::transport::async_rw::AsyncRwTransport;
use rmcp::transport::io::stdio_pipes;
use rmcp::{RoleServer, ServerHandler, ServiceExt};
use tokio::io::{AsyncRead, ReadBuf};
use tokio::sync::{mpsc, oneshot};

use super::catalogue::{self, CASE, Effect, Listed, Required};
use super::looker::STACK;
use super::reply::Reply;
use super::request::{Cancellation, Request};
use super::resources::{self, Resource};
use super::server::Server;

/// Bytes of a message. The largest argument is a patch.
const MOST_LINE: usize = 8 << 20;
/// Progress that waits to be sent; more is dropped.
const MOST_WAITING: usize = 64;
/// How often signals are looked at.
const LOOK: Duration = Duration::from_millis(100);
const PROMPT: &str = "repair_crash";

/// Serves until the client is gone or the user interrupts.
pub async fn serve(server: Arc<Server>, interrupted: &CancelToken) -> anyhow::Result<()> {
    let (reader, writer) = stdio_pipes();
    let reader = UntilEnd {
        reader,
        server: Arc::clone(&server),
    };
    let transport = AsyncRwTransport::new_server(reader, writer).with_max_line_length(MOST_LINE);
    let talk = async {
        match Handler(server).serve(transport).await {
            Ok(service) => drop(service.waiting().await?),
            // A client that goes before it said who it is was served as well as one that goes later.
            Err(
                ServerInitializeError::ConnectionClosed(_)
                | ServerInitializeError::ExpectedInitializeRequest(None)
                | ServerInitializeError::TransportError { .. }
                | ServerInitializeError::Cancelled,
            ) => {}
            Err(error) => return Err(anyhow!("the client does not speak MCP: {error}")),
        }
        Ok(())
    };
    tokio::select! {
        ended = talk => ended,
        () = cancelled(interrupted) => Ok(()),
    }
}

async fn cancelled(token: &CancelToken) {
    while !token.is_cancelled() {
        tokio::time::sleep(LOOK).await;
    }
}

struct Handler(Arc<Server>);

impl ServerHandler for Handler {
    fn get_info(&self) -> ServerConfig {
        let capabilities = ServerCapabilities::builder()
            .enable_tools()
            .enable_resources()
            .enable_prompts()
            .build();
        ServerConfig::new(capabilities)
            .with_server_info(Implementation::new(
                "patchwright",
                env!("CARGO_PKG_VERSION"),
            ))
            .with_instructions(SERVER_INSTRUCTIONS.trim_end())
    }

    async fn list_tools(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        let required = match self.0.has_default() {
            true => Required::No,
            false => Required::Yes,
        };
        let tools = catalogue::listed(required).into_iter().map(tool);
        Ok(ListToolsResult::with_all_items(tools.collect()))
    }

    async fn call_tool(
        &self,
        call: CallToolRequestParams,
        context: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        let arguments = call.arguments.unwrap_or_default();
        let reply = self
            .work(context, move |server, request| {
                server.call(&call.name, arguments, request)
            })
            .await;
        let reply = reply.unwrap_or_else(|words| Reply::error(words.to_owned()));
        let mut result = match reply.is_error {
            true => CallToolResult::error(vec![ContentBlock::text(reply.text)]),
            false => CallToolResult::success(vec![ContentBlock::text(reply.text)]),
        };
        result.structured_content = reply.document;
        Ok(result.into())
    }

    async fn list_resources(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListResourcesResult, ErrorData> {
        let own = self.0.has_default();
        let all = Resource::ALL.into_iter().filter(|_| own).map(|one| {
            ListedResource::new(one.uri(), one.name())
                .with_description(one.about())
                .with_mime_type(one.mime_type())
        });
        Ok(ListResourcesResult::with_all_items(all.collect()))
    }

    async fn list_resource_templates(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListResourceTemplatesResult, ErrorData> {
        let all = Resource::ALL.into_iter().map(|one| {
            ResourceTemplate::new(one.template(), one.name())
                .with_description(one.about())
                .with_mime_type(one.mime_type())
        });
        Ok(ListResourceTemplatesResult::with_all_items(all.collect()))
    }

    async fn read_resource(
        &self,
        asked: ReadResourceRequestParams,
        context: RequestContext<RoleServer>,
    ) -> Result<ReadResourceResponse, ErrorData> {
        let uri = asked.uri.clone();
        let read = self
            .work(context, move |server, request| {
                resources::read(server, &asked.uri, request)
            })
            .await;
        let read = read.unwrap_or_else(|words| Err(words.to_owned()));
        let (resource, text) = read.map_err(|words| ErrorData::resource_not_found(words, None))?;
        let contents = ResourceContents::text(text, uri).with_mime_type(resource.mime_type());
        Ok(ReadResourceResult::new(vec![contents]).into())
    }

    async fn list_prompts(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListPromptsResult, ErrorData> {
        let case = PromptArgument::new(CASE)
            .with_description("Path of the case's folder, if it is not the server's own")
            .with_required(!self.0.has_default());
        let about = "Repair this crash: the facts of the case, and how a repair is proved";
        let prompt = Prompt::new(PROMPT, Some(about), Some(vec![case]));
        Ok(ListPromptsResult::with_all_items(vec![prompt]))
    }

    async fn get_prompt(
        &self,
        asked: GetPromptRequestParams,
        context: RequestContext<RoleServer>,
    ) -> Result<GetPromptResponse, ErrorData> {
        if asked.name != PROMPT {
            let words = format!("there is no such prompt; there is {PROMPT}");
            return Err(ErrorData::invalid_params(words, None));
        }
        let arguments = asked.arguments.unwrap_or_default();
        let case = arguments.get(CASE).and_then(|case| case.as_str());
        let case = case.filter(|case| !case.is_empty()).map(str::to_owned);
        let task = self
            .work(context, move |server, request| {
                server.task(case.as_deref(), request)
            })
            .await;
        let task = task.unwrap_or_else(|words| Err(words.to_owned()));
        let task = task.map_err(|words| ErrorData::invalid_params(words, None))?;
        let message = PromptMessage::new_text(Role::User, task);
        Ok(GetPromptResult::new(vec![message]).into())
    }
}

impl Handler {
    /// Runs `action` on a thread of its own. If the client cancels the call or goes, so is the action.
    async fn work<T: Send + 'static>(
        &self,
        context: RequestContext<RoleServer>,
        action: impl FnOnce(&Server, &Request) -> T + Send + 'static,
    ) -> Result<T, &'static str> {
        let running = self.0.calls.begin();
        let running = running.ok_or("too many calls at once: wait for the answer of some")?;
        let cancel = Cancellation::default();
        let _gone = CancelOnDrop(cancel.clone());
        let (tell, mut told) = mpsc::channel(MOST_WAITING);
        let request = Request::new(cancel.clone(), move |words| {
            let _ = tell.try_send(words);
        });
        let (answer, mut answered) = oneshot::channel();
        let server = Arc::clone(&self.0);
        let thread = thread::Builder::new()
            .name("call".to_owned())
            .stack_size(STACK);
        let spawned = thread.spawn(move || {
            let result = action(&server, &request);
            drop((request, running));
            let _ = answer.send(result);
        });
        spawned.map_err(|_| "no thread could be started for this call")?;
        let token = context.meta.get_progress_token();
        let mut sent = 0.0;
        loop {
            tokio::select! {
                biased;
                () = context.ct.cancelled(), if !cancel.is_cancelled() => cancel.cancel(),
                Some(words) = told.recv() => {
                    if let Some(token) = &token {
                        sent += 1.0;
                        let progress = ProgressNotificationParam::new(token.clone(), sent);
                        let _ = context.peer.notify_progress(progress.with_message(words)).await;
                    }
                }
                result = &mut answered => {
                    return result.map_err(|_| "the call failed inside the server, and nothing is known of its result");
                }
            }
        }
    }
}

/// Standard input, whose end cancels all calls at once: the SDK would wait some seconds for their answers.
struct UntilEnd<R> {
    reader: R,
    server: Arc<Server>,
}

impl<R: AsyncRead + Unpin> AsyncRead for UntilEnd<R> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let polled = Pin::new(&mut self.reader).poll_read(context, buffer);
        let nothing = buffer.filled().len() == before;
        if matches!(&polled, Poll::Ready(read) if read.is_err() || nothing) {
            self.server.cancel_all();
        }
        polled
    }
}

struct CancelOnDrop(Cancellation);

impl Drop for CancelOnDrop {
    fn drop(&mut self) {
        self.0.cancel();
    }
}

fn tool(listed: Listed) -> Tool {
    let annotations = ToolAnnotations::new()
        .read_only(listed.effect == Effect::Looks)
        .destructive(false)
        .open_world(false);
    Tool::new(listed.name, listed.about, Arc::new(listed.schema)).with_annotations(annotations)
}
