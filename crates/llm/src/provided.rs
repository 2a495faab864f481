//! A provider over HTTP as a client: one request, one attempt, one answer or the reason why there is none.

use std::sync::{Mutex, PoisonError};

use patchwright_agent::{Billed, CallContext, ModelAbout, ModelClient, ModelError};
use patchwright_domain::chat::{Reply, Request};
use serde_json::Value;

use crate::failure::{ErrorBuilder, Refusal};
use crate::forms::{Asking, Fit, Fold, Form, Progress, Unread};
use crate::http::{Head, Http, Next, Post};
use crate::secret::Secret;
use crate::spec::Answers;
use crate::sse::{Lines, Sent};

pub(crate) struct Provided {
    pub about: ModelAbout,
    pub http: Http,
    pub form: Form,
    pub model: String,
    pub whole_url: String,
    pub stream_url: String,
    pub key: Option<Secret>,
    pub key_header: KeyHeader,
    pub temperature: Option<f64>,
    pub answers: Answers,
    pub fit: Mutex<Fit>,
}

/// How a provider wants its key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum KeyHeader {
    Bearer,
    Named(&'static str),
}

/// What a server cannot accept is left out, one part at a time.
const MOST_FITTINGS: usize = 8;

impl ModelClient for Provided {
    fn about(&self) -> &ModelAbout {
        &self.about
    }

    fn ask(&self, request: &Request, context: CallContext<'_>) -> Result<Reply, ModelError> {
        for _ in 0..MOST_FITTINGS {
            let fit = self.lock().clone();
            match self.attempt(request, context, &fit)? {
                Attempt::Answered(reply) => return Ok(reply),
                Attempt::Refitted(other) => *self.lock() = other,
            }
        }
        let words = "the server takes no form of the request";
        Err(self.errors().broke(words, Billed::No))
    }
}

enum Attempt {
    Answered(Reply),
    /// The server rejected the request as written, and says how it would accept it.
    Refitted(Fit),
}

impl Provided {
    fn attempt(
        &self,
        request: &Request,
        context: CallContext<'_>,
        fit: &Fit,
    ) -> Result<Attempt, ModelError> {
        let asking = self.asking(request, fit);
        let mut answer = Incoming::new(self.form, self.answers);
        let post = self.post(&asking);
        let head = self.http.send(post, context, &mut |head, bytes| {
            answer.read(head, bytes, context)
        });
        let head = match (head, answer.broken.take()) {
            (_, Some(unread)) => return Err(self.errors().unread(unread)),
            (head, None) => head.map_err(|error| self.errors().http(error))?,
        };
        if head.status != 200 {
            let told = Refusal::parse(&String::from_utf8_lossy(&answer.bytes));
            return match told.other_fit(&head, fit) {
                Some(other) => Ok(Attempt::Refitted(other)),
                None => Err(self.errors().refused(&head, &told)),
            };
        }
        let reply = answer
            .whole(context)
            .and_then(|answer| self.form.reply(&asking, &answer));
        let reply = reply.map_err(|unread| self.errors().unread(unread))?;
        Ok(Attempt::Answered(self.without_key(reply)))
    }

    fn asking<'a>(&'a self, request: &'a Request, fit: &'a Fit) -> Asking<'a> {
        Asking {
            request,
            model: &self.model,
            max_output: request.options.max_output.min(self.about.max_output),
            temperature: self.temperature.or(request.options.temperature),
            answers: self.answers,
            fit,
            about: &self.about,
        }
    }

    fn post(&self, asking: &Asking<'_>) -> Post {
        let mut headers = vec![("content-type", "application/json".to_owned())];
        let accept = match self.answers {
            Answers::Whole => "application/json",
            Answers::Streamed => "text/event-stream",
        };
        headers.push(("accept", accept.to_owned()));
        if self.form == Form::Anthropic {
            headers.push(("anthropic-version", "2023-06-01".to_owned()));
        }
        if let Some(key) = &self.key {
            headers.push(match self.key_header {
                KeyHeader::Bearer => ("authorization", format!("Bearer {}", key.expose())),
                KeyHeader::Named(name) => (name, key.expose().to_owned()),
            });
        }
        let url = match self.answers {
            Answers::Whole => &self.whole_url,
            Answers::Streamed => &self.stream_url,
        };
        Post {
            url: url.clone(),
            headers,
            body: self.form.body(asking).to_string().into_bytes(),
        }
    }

    fn errors(&self) -> ErrorBuilder<'_> {
        ErrorBuilder {
            model: &self.about.name,
            url: &self.whole_url,
            key: self.key.as_ref(),
        }
    }

    /// Answers are journalled: a server that echoes the key must not bring it there.
    fn without_key(&self, mut reply: Reply) -> Reply {
        let Some(key) = &self.key else { return reply };
        key.hide_whole(&mut reply.model);
        let others = reply.others.iter_mut().map(|one| &mut one.said);
        for said in others.chain([&mut reply.said]) {
            key.hide_whole(&mut said.text);
            for call in &mut said.calls {
                key.hide_whole(&mut call.id);
                key.hide_whole(&mut call.name);
                key.hide_in(&mut call.arguments);
            }
            if let Some(carried) = &mut said.carried {
                key.hide_in(carried);
            }
        }
        reply
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Fit> {
        self.fit.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// An answer as it comes in.
struct Incoming {
    answers: Answers,
    bytes: Vec<u8>,
    lines: Lines,
    fold: Box<dyn Fold>,
    broken: Option<Unread>,
}

impl Incoming {
    fn new(form: Form, answers: Answers) -> Self {
        Self {
            answers,
            bytes: Vec::new(),
            lines: Lines::default(),
            fold: form.fold(),
            broken: None,
        }
    }

    fn read(&mut self, head: &Head, bytes: &[u8], context: CallContext<'_>) -> Next {
        // Some servers answer whole although they were asked to stream.
        if head.content_type.starts_with("application/json") {
            self.answers = Answers::Whole;
        }
        if head.status != 200 || self.answers == Answers::Whole {
            self.bytes.extend_from_slice(bytes);
            return Next::More;
        }
        let sent = self.lines.push(bytes);
        self.fold(sent, context)
    }

    fn fold(&mut self, sent: Vec<Sent>, context: CallContext<'_>) -> Next {
        for sent in sent {
            let progress = match sent {
                Sent::Event(event) => self.fold.event(event, context.on_text),
                Sent::Done => Ok(Progress::Over),
                Sent::Malformed(words) => Err(Unread::Malformed(words)),
            };
            match progress {
                Ok(Progress::Going) => {}
                Ok(Progress::Over) => return Next::Enough,
                Err(unread) => {
                    self.broken = Some(unread);
                    return Next::Enough;
                }
            }
        }
        Next::More
    }

    fn whole(mut self, context: CallContext<'_>) -> Result<Value, Unread> {
        if self.answers == Answers::Whole {
            let read = serde_json::from_slice(&self.bytes);
            return read
                .map_err(|error| Unread::Malformed(format!("the answer is not JSON: {error}")));
        }
        let rest = self.lines.rest();
        self.fold(rest.into_iter().collect(), context);
        if let Some(unread) = self.broken {
            return Err(unread);
        }
        let cut = || Unread::Malformed("the answer ended in the middle".to_owned());
        self.fold.whole().ok_or_else(cut)
    }
}
