//! TLS of a server: a certificate and its key from files in PEM form.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use rustls::ServerConfig;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};

use crate::util::{bounded, tls};

/// Why a server cannot speak TLS.
#[derive(Debug, thiserror::Error)]
pub enum TlsFileError {
    /// The processor lacks what the cryptography needs.
    #[error(transparent)]
    Unavailable(#[from] tls::Unavailable),
    /// A file cannot be read, or does not hold what is expected.
    #[error("{}: expected {expected} in PEM form: {reason}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The content that it should have.
        expected: &'static str,
        /// The reason.
        reason: String,
    },
    /// Certificate and key do not fit each other, or are of an unknown kind.
    #[error("certificate and key: {0}")]
    Pair(#[from] rustls::Error),
}

/// Returns the TLS configuration of a server with this certificate, which its intermediate
/// certificates follow, and this key.
///
/// # Errors
/// Names the file that cannot be used; see [`TlsFileError`].
pub fn config(certificate: &Path, key: &Path) -> Result<Arc<ServerConfig>, TlsFileError> {
    let provider = tls::provider()?;
    let wrong = |path: &Path, expected, reason: String| TlsFileError::File {
        path: path.into(),
        expected,
        reason,
    };
    let text = bounded::read_settings(certificate)
        .map_err(|error| wrong(certificate, "certificates", error.to_string()))?;
    let chain: Result<Vec<_>, _> = CertificateDer::pem_slice_iter(&text).collect();
    let chain = chain.map_err(|error| wrong(certificate, "certificates", error.to_string()))?;
    if chain.is_empty() {
        return Err(wrong(certificate, "certificates", "there is none".into()));
    }
    let text = bounded::read_settings(key)
        .map_err(|error| wrong(key, "a private key", error.to_string()))?;
    let secret = PrivateKeyDer::from_pem_slice(&text)
        .map_err(|error| wrong(key, "a private key", error.to_string()))?;
    let mut config = ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()?
        .with_no_client_auth()
        .with_single_cert(chain, secret)?;
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    Ok(Arc::new(config))
}
