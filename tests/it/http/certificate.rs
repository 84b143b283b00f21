//! A certificate that signs itself, made for one test, and a client that trusts it alone.

use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use graviola::hashing::Sha256;
use graviola::signing::ecdsa::{P256, SigningKey};
use rcgen::{CertificateParams, PKCS_ECDSA_P256_SHA256, PublicKeyData, SignatureAlgorithm};
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};

use crate::http::client::{Connection, PATIENCE};

/// Certificate and key, as files in PEM form and as bytes.
pub(crate) struct Pair {
    pub certificate: PathBuf,
    pub key: PathBuf,
    der: CertificateDer<'static>,
}

struct Signer {
    key: SigningKey<P256>,
    /// The public half, an uncompressed point.
    public: Vec<u8>,
}

impl PublicKeyData for Signer {
    fn der_bytes(&self) -> &[u8] {
        &self.public
    }

    fn algorithm(&self) -> &'static SignatureAlgorithm {
        &PKCS_ECDSA_P256_SHA256
    }
}

impl rcgen::SigningKey for Signer {
    fn sign(&self, message: &[u8]) -> Result<Vec<u8>, rcgen::Error> {
        let mut signature = [0; 80];
        let signature = self.key.sign_asn1::<Sha256>(&[message], &mut signature);
        Ok(signature.map_err(|_| rcgen::Error::RemoteKeyError)?.to_vec())
    }
}

impl Pair {
    /// A new pair for `localhost` and 127.0.0.1, in files of this folder whose names begin so.
    pub(crate) fn make(folder: &Path, name: &str) -> Pair {
        let key = SigningKey::<P256>::generate().unwrap();
        let mut info = [0; 256];
        let mut secret = [0; 256];
        let secret = pem("PRIVATE KEY", key.to_pkcs8_der(&mut secret).unwrap());
        // the point is what a SubjectPublicKeyInfo of this curve ends with
        let info = key.to_spki_der(&mut info).unwrap();
        let public = info[info.len() - 65..].to_vec();
        let mut params =
            CertificateParams::new(vec!["localhost".into(), "127.0.0.1".into()]).unwrap();
        params.serial_number = Some(1_u64.into());
        let made = params.self_signed(&Signer { key, public }).unwrap();
        let [certificate, key] =
            ["cert", "key"].map(|kind| folder.join(format!("{name}-{kind}.pem")));
        std::fs::write(&certificate, made.pem()).unwrap();
        std::fs::write(&key, secret).unwrap();
        Pair { certificate, key, der: made.der().clone() }
    }

    /// The options of a server that shows it.
    pub(crate) fn options(&self) -> [&str; 4] {
        let [key, certificate] = [&self.key, &self.certificate].map(|path| path.to_str().unwrap());
        ["--ssl-key-file", key, "--ssl-cert-file", certificate]
    }

    /// A connection to a server that shows it; fails where the server shows another.
    pub(crate) fn connect(&self, address: &str) -> std::io::Result<Connection> {
        let mut roots = RootCertStore::empty();
        roots.add(self.der.clone()).unwrap();
        let provider = Arc::new(rustls_graviola::default_provider());
        let mut config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_root_certificates(roots)
            .with_no_client_auth();
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        let name = ServerName::try_from("localhost").unwrap();
        let mut session = ClientConnection::new(Arc::new(config), name).unwrap();
        let mut socket = TcpStream::connect(address)?;
        socket.set_read_timeout(Some(PATIENCE))?;
        while session.is_handshaking() {
            session.complete_io(&mut socket)?;
        }
        assert_eq!(session.alpn_protocol(), Some(&b"http/1.1"[..]));
        Ok(Connection::over("localhost", Box::new(StreamOwned::new(session, socket))))
    }
}

fn pem(kind: &str, der: &[u8]) -> String {
    use base64::Engine;
    let text = base64::engine::general_purpose::STANDARD.encode(der);
    let lines: Vec<&str> =
        (0..text.len()).step_by(64).map(|i| &text[i..text.len().min(i + 64)]).collect();
    format!("-----BEGIN {kind}-----\n{}\n-----END {kind}-----\n", lines.join("\n"))
}
