//! The cryptography under TLS, for what connects and for what listens. Knows which instructions it
//! needs; nothing of HTTP.
//!
//! It is graviola's: Rust and assembly, no C. That assembly exists for processors with certain
//! instructions only, so a machine without them can speak plain HTTP and is told why it cannot do
//! more.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use rustls::RootCertStore;
use rustls::crypto::CryptoProvider;
use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject;

use super::bounded;

/// Why this machine cannot do TLS.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "TLS needs a processor with {}; this one lacks {}",
    needed().map(|(name, _)| name).join(", "),
    missing.join(", ")
)]
pub struct Unavailable {
    missing: Vec<&'static str>,
}

/// Why others cannot be spoken to over TLS.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TlsError {
    /// Not on this machine.
    #[error(transparent)]
    Unavailable(#[from] Unavailable),
    /// The file that says whom to trust says nothing.
    #[error("SSL_CERT_FILE: {}: {what}", path.display())]
    Certificates {
        /// The file.
        path: PathBuf,
        /// The reason.
        what: String,
    },
}

/// Returns the instructions that graviola asserts at its first use, and whether they are there.
#[cfg(target_arch = "x86_64")]
fn needed() -> [(&'static str, bool); 7] {
    [
        ("aes", is_x86_feature_detected!("aes")),
        ("pclmulqdq", is_x86_feature_detected!("pclmulqdq")),
        ("bmi1", is_x86_feature_detected!("bmi1")),
        ("adx", is_x86_feature_detected!("adx")),
        ("ssse3", is_x86_feature_detected!("ssse3")),
        ("avx", is_x86_feature_detected!("avx")),
        ("avx2", is_x86_feature_detected!("avx2")),
    ]
}

/// Returns the instructions that graviola asserts at its first use, and whether they are there.
#[cfg(target_arch = "aarch64")]
fn needed() -> [(&'static str, bool); 4] {
    use std::arch::is_aarch64_feature_detected;
    [
        ("neon", is_aarch64_feature_detected!("neon")),
        ("aes", is_aarch64_feature_detected!("aes")),
        ("pmull", is_aarch64_feature_detected!("pmull")),
        ("sha2", is_aarch64_feature_detected!("sha2")),
    ]
}

/// Returns what is missing on other processors: graviola is not written for them.
#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
fn needed() -> [(&'static str, bool); 1] {
    [("the instructions of x86-64 or AArch64", false)]
}

/// Returns the TLS configuration of clients, for HTTP/1.1. It trusts the certificates of the file
/// `SSL_CERT_FILE`, else Mozilla's.
///
/// # Errors
/// When the processor lacks what it needs; when there is no certificate in that file.
pub fn client_config() -> Result<Arc<rustls::ClientConfig>, TlsError> {
    let mut roots = RootCertStore::empty();
    match trusted()? {
        // some may be of a kind that is not known; the others count
        Some(certificates) => _ = roots.add_parsable_certificates(certificates),
        None => roots.extend(webpki_roots::TLS_SERVER_ROOTS.iter().cloned()),
    }
    let builder = rustls::ClientConfig::builder_with_provider(provider()?);
    let versions = builder.with_protocol_versions(rustls::ALL_VERSIONS);
    let versions =
        versions.map_err(|_| Unavailable { missing: vec!["a cipher of TLS 1.2 or 1.3"] })?;
    let mut config = versions.with_root_certificates(roots).with_no_client_auth();
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    Ok(Arc::new(config))
}

/// Returns the certificates of the file `SSL_CERT_FILE`; `None` where the environment names none.
///
/// # Errors
/// When the file cannot be read, or holds no certificate.
pub fn trusted() -> Result<Option<Vec<CertificateDer<'static>>>, TlsError> {
    let path = std::env::var_os("SSL_CERT_FILE").filter(|path| !path.is_empty());
    path.map(|path| certificates(&PathBuf::from(path))).transpose()
}

fn certificates(path: &Path) -> Result<Vec<CertificateDer<'static>>, TlsError> {
    let wrong = |what: String| TlsError::Certificates { path: path.into(), what };
    let pem = bounded::read_settings(path).map_err(|error| wrong(error.to_string()))?;
    // a file of certificates may hold some that are none
    let found: Vec<_> = CertificateDer::pem_slice_iter(&pem).flatten().collect();
    if found.is_empty() {
        return Err(wrong("there is no certificate in it (PEM was expected)".into()));
    }
    Ok(found)
}

/// Returns the provider for rustls.
///
/// # Errors
/// When the processor lacks what it needs.
pub fn provider() -> Result<Arc<CryptoProvider>, Unavailable> {
    let missing: Vec<_> =
        needed().into_iter().filter(|&(_, is_there)| !is_there).map(|(name, _)| name).collect();
    if missing.is_empty() { graviola() } else { Err(Unavailable { missing }) }
}

/// Returns graviola's provider.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
fn graviola() -> Result<Arc<CryptoProvider>, Unavailable> {
    Ok(Arc::new(rustls_graviola::default_provider()))
}

/// Fails: graviola is not written for this processor.
#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
fn graviola() -> Result<Arc<CryptoProvider>, Unavailable> {
    Err(Unavailable { missing: Vec::new() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_is_named() {
        let error = Unavailable { missing: vec!["aes"] }.to_string();
        assert!(error.contains("lacks aes"), "{error}");
    }

    #[test]
    fn a_file_without_certificates_is_named() {
        let file =
            std::env::temp_dir().join(format!("hob-certificates-{}.pem", std::process::id()));
        let not_there = std::io::Error::from_raw_os_error(2).to_string();
        for (content, what) in [
            (None, not_there.as_str()),
            (Some(""), "no certificate"),
            (Some("-----"), "no certificate"),
        ] {
            if let Some(content) = content {
                std::fs::write(&file, content).unwrap();
            }
            let error = certificates(&file).unwrap_err().to_string();
            assert!(error.contains(file.to_str().unwrap()) && error.contains(what), "{error}");
        }
        std::fs::remove_file(&file).unwrap();
    }
}
