//! Connections to the database: made when they are needed, and anew when they were lost.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use tokio::runtime::{Builder, Runtime};
use tokio::sync::Mutex;
use tokio::time::timeout;
use tokio_postgres::config::{Host, SslMode};
use tokio_postgres::error::SqlState;
use tokio_postgres::{Client, Config, NoTls};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::schema;
use crate::host::state::StateError;
use crate::util::tls;

/// Time in which a connection must be there.
const CONNECT: Duration = Duration::from_secs(3);
/// Time in which a call must be answered.
const CALL: Duration = Duration::from_secs(10);
/// Settings of a connection: a server that stands still in the middle of a change, or whose machine
/// is gone then, does not keep the others from changes and from looking for them.
const SESSION: &str = "SET idle_in_transaction_session_timeout = '500ms'; SET lock_timeout = '8s'";
/// Time for which a database that could not be reached is not tried again.
const BACK_OFF: Duration = Duration::from_millis(500);

/// Why a call failed.
pub(super) enum Failure {
    /// At a statement.
    Statement(tokio_postgres::Error),
    /// At the end of a transaction, which may have been carried out all the same.
    Commit(tokio_postgres::Error),
    /// For another reason than the database's.
    State(StateError),
}

impl From<tokio_postgres::Error> for Failure {
    fn from(error: tokio_postgres::Error) -> Failure {
        Failure::Statement(error)
    }
}

impl From<StateError> for Failure {
    fn from(error: StateError) -> Failure {
        Failure::State(error)
    }
}

/// The connection of a server to its database.
pub(super) struct DatabaseLink {
    /// `None` once this is dropped.
    runtime: Option<Runtime>,
    config: Config,
    tls: Option<MakeRustlsConnect>,
    /// The database as messages name it: without the user and the password.
    address: String,
    connection: Mutex<Connected>,
}

/// The connection, if there is one.
#[derive(Default)]
struct Connected {
    client: Option<Client>,
    /// The last attempt to connect, if it failed.
    failed: Option<FailedAttempt>,
}

struct FailedAttempt {
    at: Instant,
    reason: String,
}

impl DatabaseLink {
    /// Returns what connects to an address, which is not asked yet.
    pub(super) fn new(address: &str) -> Result<DatabaseLink, StateError> {
        let config = config(address)?;
        let tls = match config.get_ssl_mode() {
            SslMode::Disable => None,
            mode => match tls::client_config() {
                Ok(config) => {
                    let mut config = (*config).clone();
                    config.alpn_protocols = vec![b"postgresql".to_vec()];
                    Some(MakeRustlsConnect::new(config))
                }
                Err(_) if mode == SslMode::Prefer => None,
                Err(error) => return Err(StateError::Address(error.to_string())),
            },
        };
        let mut builder = Builder::new_multi_thread();
        builder.worker_threads(1).thread_name("database").enable_all();
        let runtime = builder.build().map_err(|error| StateError::Unreachable {
            address: shown(&config),
            reason: error.to_string(),
        })?;
        let address = shown(&config);
        Ok(DatabaseLink {
            runtime: Some(runtime),
            config,
            tls,
            address,
            connection: Mutex::default(),
        })
    }

    /// Runs a call on a connection, and once more on another if the first was lost before anything
    /// could have been carried out. The call is given the database's name for messages.
    pub(super) fn run<T>(
        &self,
        mut call: impl AsyncFnMut(&mut Client, &str) -> Result<T, Failure>,
    ) -> Result<T, StateError> {
        // it is there until this is dropped
        let Some(runtime) = &self.runtime else { return Err(self.unreachable("stopped".into())) };
        runtime.block_on(async {
            let mut connected = self.connection.lock().await;
            loop {
                let kept = connected.client.take().filter(|client| !client.is_closed());
                let is_kept = kept.is_some();
                let mut client = match kept {
                    Some(client) => client,
                    None => self.connect(&mut connected.failed).await?,
                };
                let failure = match timeout(CALL, call(&mut client, &self.address)).await {
                    Ok(Ok(done)) => {
                        connected.client = Some(client);
                        return Ok(done);
                    }
                    Ok(Err(failure)) => failure,
                    Err(_) => return Err(StateError::Unknown { address: self.address.clone() }),
                };
                let is_lost = match &failure {
                    Failure::Statement(error) | Failure::Commit(error) => is_loss(error),
                    Failure::State(_) => false,
                };
                if !is_lost {
                    connected.client = Some(client);
                }
                match failure {
                    Failure::Statement(_) if is_lost && is_kept => {}
                    Failure::Statement(error) if is_lost => {
                        return Err(self.unreachable(words(&error)));
                    }
                    Failure::Commit(_) if is_lost => {
                        return Err(StateError::Unknown { address: self.address.clone() });
                    }
                    Failure::Statement(error) | Failure::Commit(error) => {
                        let address = self.address.clone();
                        return Err(StateError::Refused { address, reason: words(&error) });
                    }
                    Failure::State(error) => return Err(error),
                }
            }
        })
    }

    /// Brings the tables to this version.
    pub(super) fn run_migrations(&self) -> Result<(), StateError> {
        self.run(async |client, place| {
            let transaction = client.transaction().await?;
            transaction.execute(schema::LOCK, &[]).await?;
            let sql = "SELECT to_regclass('hob_schema') IS NOT NULL";
            let is_there: bool = transaction.query_one(sql, &[]).await?.get(0);
            let mut version = 0;
            if is_there {
                let sql = "SELECT version FROM hob_schema";
                version = transaction.query_one(sql, &[]).await?.get::<_, i32>(0);
            } else {
                let sql = "CREATE TABLE hob_schema (version integer NOT NULL); \
                           INSERT INTO hob_schema (version) VALUES (0);";
                transaction.batch_execute(sql).await?;
            }
            let known = schema::STEPS.len() as i32;
            let steps = usize::try_from(version).ok().and_then(|done| schema::STEPS.get(done..));
            let Some(steps) = steps else {
                let address = place.to_owned();
                return Err(StateError::TooNew { address, found: version, known }.into());
            };
            if steps.is_empty() {
                return Ok(());
            }
            for step in steps {
                transaction.batch_execute(step).await?;
            }
            transaction.execute("UPDATE hob_schema SET version = $1", &[&known]).await?;
            transaction.commit().await.map_err(Failure::Commit)
        })
    }

    fn unreachable(&self, reason: String) -> StateError {
        StateError::Unreachable { address: self.address.clone(), reason }
    }

    /// Connects. A database that could not be reached a moment ago is not asked again.
    async fn connect(&self, failed: &mut Option<FailedAttempt>) -> Result<Client, StateError> {
        if let Some(lately) = failed.as_ref().filter(|failed| failed.at.elapsed() < BACK_OFF) {
            return Err(self.unreachable(lately.reason.clone()));
        }
        let reason = match timeout(CONNECT, self.connect_once()).await {
            Ok(Ok(client)) => {
                *failed = None;
                return Ok(client);
            }
            Ok(Err(error)) => words(&error),
            Err(_) => format!("no answer within {} s", CONNECT.as_secs()),
        };
        *failed = Some(FailedAttempt { at: Instant::now(), reason: reason.clone() });
        Err(self.unreachable(reason))
    }

    async fn connect_once(&self) -> Result<Client, tokio_postgres::Error> {
        // a connection ends with its client; what it says then, the next call finds out
        let client = if let Some(tls) = &self.tls {
            let (client, connection) = self.config.connect(tls.clone()).await?;
            tokio::spawn(connection);
            client
        } else {
            let (client, connection) = self.config.connect(NoTls).await?;
            tokio::spawn(connection);
            client
        };
        client.batch_execute(SESSION).await?;
        Ok(client)
    }
}

impl Drop for DatabaseLink {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            // waiting for its tasks is not allowed on every thread
            runtime.shutdown_background();
        }
    }
}

/// Reads the address of a database.
fn config(address: &str) -> Result<Config, StateError> {
    let wrong = |what: &str| StateError::Address(what.to_owned());
    if !address.starts_with("postgres://") && !address.starts_with("postgresql://") {
        return Err(wrong("postgres://USER:PASSWORD@HOST[:PORT]/NAME was expected"));
    }
    // its errors do not repeat what they found, which may be a password
    let mut config: Config = address.parse().map_err(|error: tokio_postgres::Error| {
        StateError::Address(format!(
            "postgres://USER:PASSWORD@HOST[:PORT]/NAME was expected ({})",
            words(&error)
        ))
    })?;
    if config.get_hosts().is_empty() {
        return Err(wrong("a host was expected: postgres://USER:PASSWORD@HOST[:PORT]/NAME"));
    }
    if config.get_application_name().is_none() {
        config.application_name("hob");
    }
    config.keepalives_idle(Duration::from_secs(5));
    config.tcp_user_timeout(CALL);
    Ok(config)
}

/// Returns a database as messages name it.
fn shown(config: &Config) -> String {
    let mut shown = String::new();
    for (i, host) in config.get_hosts().iter().enumerate() {
        let separator = if i == 0 { "" } else { "," };
        // writing to a string does not fail
        let _ = match host {
            Host::Tcp(name) => write!(shown, "{separator}{name}"),
            #[cfg(unix)]
            Host::Unix(path) => write!(shown, "{separator}{}", path.display()),
        };
        if let Some(port) = config.get_ports().get(i) {
            let _ = write!(shown, ":{port}");
        }
    }
    if let Some(name) = config.get_dbname() {
        let _ = write!(shown, "/{name}");
    }
    shown
}

/// Returns whether a connection is lost with an error.
fn is_loss(error: &tokio_postgres::Error) -> bool {
    let ends = [
        SqlState::ADMIN_SHUTDOWN,
        SqlState::CRASH_SHUTDOWN,
        SqlState::CANNOT_CONNECT_NOW,
        SqlState::IDLE_IN_TRANSACTION_SESSION_TIMEOUT,
    ];
    error.code().is_none_or(|code| ends.contains(code))
}

/// Returns an error with its causes.
fn words(error: &tokio_postgres::Error) -> String {
    let mut words = error.to_string();
    let mut cause = std::error::Error::source(error);
    while let Some(error) = cause {
        let text = error.to_string();
        if !words.contains(&text) {
            let _ = write!(words, ": {text}");
        }
        cause = error.source();
    }
    words
}
