//! What lies between us and a server: TLS with authorities of one's own, and proxies. Nothing leaves this machine.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use patchwright_agent::{Billed, CallContext, ModelClient, ModelError};
use patchwright_domain::chat::Reply;
use patchwright_llm::{KeySource, ModelSpec, Provider as Kind, ProxySetting, open};
use patchwright_testkit::provider::{Answer, Provider, Saying, Stream};
use rcgen::{BasicConstraints, CertificateParams, DnType, IsCa, Issuer, KeyPair};
use rustls::pki_types::PrivateKeyDer;
use rustls::{ServerConfig, ServerConnection, StreamOwned};

use crate::{KEY, request};

/// A name that no resolver has to know: a proxy leads there.
const FAR: &str = "models.example";

/// Who vouches for servers.
struct Authority {
    issuer: Issuer<'static, KeyPair>,
    file: PathBuf,
}

impl Authority {
    fn new(folder: &tempfile::TempDir, name: &str) -> Self {
        let mut about = CertificateParams::new(Vec::new()).unwrap();
        about.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        about.distinguished_name.push(DnType::CommonName, name);
        let key = KeyPair::generate().unwrap();
        let file = folder.path().join(name);
        fs::write(&file, about.self_signed(&key).unwrap().pem()).unwrap();
        Self {
            issuer: Issuer::new(about, key),
            file,
        }
    }

    /// A fake provider behind TLS that can show it is `name`.
    fn server(&self, name: &str) -> Provider {
        let key = KeyPair::generate().unwrap();
        let about = CertificateParams::new(vec![name.to_owned()]).unwrap();
        let shown = about.signed_by(&key, &self.issuer).unwrap();
        let key = PrivateKeyDer::try_from(key.serialize_der()).unwrap();
        let crypto = Arc::new(rustls::crypto::ring::default_provider());
        let config = ServerConfig::builder_with_provider(crypto)
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(vec![shown.der().clone()], key)
            .unwrap();
        let config = Arc::new(config);
        let around = move |socket: TcpStream| -> Option<Box<dyn Stream>> {
            let talk = ServerConnection::new(Arc::clone(&config)).ok()?;
            Some(Box::new(StreamOwned::new(talk, socket)))
        };
        Provider::start_within(around, |_| Answer::Say(Saying::text("heard")))
    }
}

fn spec(url: String) -> ModelSpec {
    let mut spec = ModelSpec::new("far/model", Kind::OpenAi, "fake");
    spec.base_url = Some(url);
    spec.key = KeySource::Variable("KEY".to_owned());
    spec.network.timeouts.connect = Duration::from_secs(5);
    spec
}

fn ask(spec: &ModelSpec, variables: &[(&str, &str)]) -> Result<Reply, ModelError> {
    let variable = |name: &str| match name {
        "KEY" => Some(KEY.to_owned()),
        name => {
            let found = variables.iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| (*value).to_owned())
        }
    };
    open(spec, &variable)
        .unwrap()
        .ask(&request(), CallContext::detached())
}

/// Whom the user trusts, the name that the server shows, and what is said; nothing where it is asked.
#[test]
fn only_servers_that_an_authority_vouches_for_are_asked() {
    let folder = tempfile::tempdir().unwrap();
    let own = Authority::new(&folder, "own.pem");
    let other = Authority::new(&folder, "other.pem");
    let cases = [
        (Some(&own), "127.0.0.1", None),
        (Some(&other), "127.0.0.1", Some("UnknownIssuer")),
        (None, "127.0.0.1", Some("UnknownIssuer")),
        (Some(&own), FAR, Some("not valid for name")),
    ];
    for (trusted, name, refusal) in cases {
        let server = own.server(name);
        let mut spec = spec(format!("https://{}/v1", server.address()));
        spec.network.authorities = trusted.map(|authority| authority.file.clone());
        let answer = ask(&spec, &[]);
        let Some(refusal) = refusal else {
            assert_eq!(answer.unwrap().said.text, "heard");
            assert_eq!(server.asked().len(), 1);
            continue;
        };
        let Err(ModelError::Denied { words, .. }) = answer else {
            panic!("{name}: {answer:?}");
        };
        assert!(words.contains(refusal), "{words}");
        assert!(
            words.contains("cannot show that it is who it says"),
            "{words}"
        );
        let mend =
            "name the certificates of your own authority in SSL_CERT_FILE, or in `authorities`";
        assert!(words.contains(mend), "{words}");
        assert!(server.asked().is_empty(), "{name}");
    }
}

/// A proxy that leads every CONNECT to one server, or refuses; with the heads of all requests so far.
struct Connect {
    address: SocketAddr,
    heads: Arc<Mutex<Vec<String>>>,
}

impl Connect {
    fn to(server: Option<SocketAddr>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let heads = Arc::new(Mutex::new(Vec::new()));
        let seen = Arc::clone(&heads);
        // It ends with the test's process.
        std::thread::spawn(move || {
            for client in listener.incoming().flatten() {
                let seen = Arc::clone(&seen);
                std::thread::spawn(move || lead(client, server, &seen));
            }
        });
        Self { address, heads }
    }

    fn heads(&self) -> Vec<String> {
        self.heads.lock().unwrap().clone()
    }
}

fn lead(client: TcpStream, server: Option<SocketAddr>, seen: &Mutex<Vec<String>>) -> Option<()> {
    let mut reader = BufReader::new(client.try_clone().ok()?);
    let mut head = String::new();
    while !head.ends_with("\r\n\r\n") {
        if reader.read_line(&mut head).ok()? == 0 {
            return None;
        }
    }
    seen.lock().unwrap().push(head);
    let mut writer = client.try_clone().ok()?;
    let Some(server) = server else {
        let words = "HTTP/1.1 407 Proxy Authentication Required\r\ncontent-length: 0\r\n\r\n";
        return writer.write_all(words.as_bytes()).ok();
    };
    let server = TcpStream::connect(server).ok()?;
    writer.write_all(b"HTTP/1.1 200 Connected\r\n\r\n").ok()?;
    let (mut from_server, mut to_server) = (server.try_clone().ok()?, server);
    let back = std::thread::spawn(move || {
        let _ = std::io::copy(&mut from_server, &mut writer);
        let _ = writer.shutdown(Shutdown::Both);
    });
    let _ = std::io::copy(&mut reader, &mut to_server);
    let _ = to_server.shutdown(Shutdown::Both);
    back.join().ok()
}

#[test]
fn a_proxy_leads_to_the_server_and_does_not_see_the_key() {
    let folder = tempfile::tempdir().unwrap();
    let own = Authority::new(&folder, "own.pem");
    let server = own.server(FAR);
    let proxy = Connect::to(Some(server.address()));
    let named = format!("http://me:pass@{}", proxy.address);
    let elsewhere = "http://127.0.0.1:9";
    let variable: &[(&str, &str)] = &[("HTTPS_PROXY", &named)];
    let wrong: &[(&str, &str)] = &[("HTTPS_PROXY", elsewhere), ("NO_PROXY", "*")];
    // From the environment, and from the model's settings whatever the environment says.
    for (setting, variables) in [(None, variable), (Some(&named), wrong)] {
        let mut spec = spec(format!("https://{FAR}/v1"));
        spec.network.authorities = Some(own.file.clone());
        spec.network.proxy = setting.map(|written| ProxySetting(written.clone()));
        assert!(!format!("{spec:?}").contains("pass"));
        assert_eq!(ask(&spec, variables).unwrap().said.text, "heard");
    }
    let asked = server.asked();
    assert_eq!(asked.len(), 2);
    let bearer = format!("Bearer {KEY}");
    assert_eq!(asked[0].header("authorization"), Some(bearer.as_str()));
    let heads = proxy.heads();
    assert_eq!(heads.len(), 2);
    for head in heads {
        assert!(head.starts_with(&format!("CONNECT {FAR}:443 ")), "{head}");
        assert!(
            head.to_lowercase().contains("proxy-authorization: basic "),
            "{head}"
        );
        assert!(!head.contains(KEY), "{head}");
    }
}

/// Nobody is led around a proxy that refuses, and nobody who is excepted is led through one.
#[test]
fn a_proxy_that_refuses_is_said_and_exceptions_hold() {
    let proxy = Connect::to(None);
    let named = format!("http://me:pass@{}", proxy.address);
    let far = spec(format!("https://{FAR}/v1"));
    let answer = ask(&far, &[("HTTPS_PROXY", &named)]);
    let Err(ModelError::Broke { words, billed, .. }) = answer else {
        panic!("{answer:?}");
    };
    assert_eq!(billed, Billed::No);
    assert!(
        words.to_lowercase().contains("proxy") && !words.contains("pass"),
        "{words}"
    );
    assert_eq!(proxy.heads().len(), 1);
    let own = tempfile::tempdir().unwrap();
    let own = Authority::new(&own, "own.pem");
    let server = own.server("127.0.0.1");
    let mut near = spec(format!("https://{}/v1", server.address()));
    near.network.authorities = Some(own.file);
    ask(&near, &[("HTTPS_PROXY", &named)]).unwrap();
    let except = [("HTTPS_PROXY", named.as_str()), ("NO_PROXY", FAR)];
    ask(&far, &except).unwrap_err();
    assert_eq!(proxy.heads().len(), 1);
}
