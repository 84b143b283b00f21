//! The options of a server's certificate and key.

use std::path::PathBuf;
use std::sync::Arc;

use super::Error;
use crate::server::secure;

/// Certificate and key; both or neither.
#[derive(Debug, clap::Args)]
pub(super) struct TlsArgs {
    /// Speak HTTPS: a file with the private key, in PEM form
    #[arg(long, env = "LLAMA_ARG_SSL_KEY_FILE", value_name = "FILE", requires = "ssl_cert_file")]
    ssl_key_file: Option<PathBuf>,
    /// Speak TLS with this certificate: a file with it, and those it rests on
    #[arg(long, env = "LLAMA_ARG_SSL_CERT_FILE", value_name = "FILE", requires = "ssl_key_file")]
    ssl_cert_file: Option<PathBuf>,
}

impl TlsArgs {
    /// Returns how the server speaks TLS; `None` where it is to speak plain HTTP.
    ///
    /// # Errors
    /// When a file cannot be read, or holds no certificate or key; the error names it.
    pub(super) fn config(&self) -> Result<Option<Arc<rustls::ServerConfig>>, Error> {
        match (&self.ssl_cert_file, &self.ssl_key_file) {
            (Some(certificate), Some(key)) => Ok(Some(secure::config(certificate, key)?)),
            _ => Ok(None),
        }
    }
}
