//! Why an image of a request cannot be had or used.

use crate::util::tls;
use crate::vision;

/// The reason for which an image cannot be had or used; its sender reads this.
#[derive(Debug, thiserror::Error)]
pub(super) enum ImageError {
    /// Its bytes.
    #[error(transparent)]
    Image(#[from] vision::Error),
    /// The model has no vision tower.
    #[error("this model takes no images")]
    NoTower,
    /// A data URI of another form.
    #[error("{0}; a data URI of an image has the form data:image/png;base64,iVBORw0KGgo…")]
    DataUri(&'static str),
    /// The text after `base64,` is something else.
    #[error("what follows `base64,` is not base64: {0}")]
    Base64(base64::DecodeError),
    /// Neither data nor an address of the web.
    #[error("expected a data URI, or an address that begins with http:// or https://")]
    Scheme,
    /// Addresses are not for this server.
    #[error(
        "this server fetches no images: send a data URI (--allow-image-urls on the server allows \
         addresses)"
    )]
    NotAllowed,
    /// An address that is none.
    #[error("the address cannot be read")]
    Address,
    /// `https://user:password@host`.
    #[error("an address must not hold a user's name or password")]
    Credentials,
    /// A name without address.
    #[error("the host {host} cannot be found")]
    UnknownHost {
        /// The name.
        host: String,
    },
    /// Name servers keep too many others waiting.
    #[error(
        "the host {host} is not looked up: too many other names are, and no answer comes; try \
         again later"
    )]
    TooManyNames {
        /// The name.
        host: String,
    },
    /// An address of this machine, of a private network or the like.
    #[error("the host {host} is not at a public address")]
    NotPublic {
        /// The name.
        host: String,
    },
    /// No connection, or one that broke.
    #[error("the host {host} cannot be reached: {why}")]
    Connection {
        /// The name.
        host: String,
        /// The reason.
        why: String,
    },
    /// This machine's processor has no cryptography that hob can use, or the file of trusted
    /// certificates holds none.
    #[error(transparent)]
    Tls(#[from] tls::TlsError),
    /// The host answered that it will not.
    #[error("the host {host} answers with status {status}")]
    Status {
        /// The name.
        host: String,
        /// Of HTTP.
        status: u16,
    },
    /// A redirect to nowhere.
    #[error("the host {host} redirects to something that is no http or https address")]
    Redirect {
        /// The name.
        host: String,
    },
    /// One redirect too many.
    #[error("more than {0} redirects")]
    TooManyRedirects(usize),
    /// A compressed body, though none was requested.
    #[error("the host {host} sends the image packed ({encoding})")]
    Packed {
        /// The name.
        host: String,
        /// `Content-Encoding`.
        encoding: String,
    },
    /// More bytes than are read.
    #[error("the image has more than the {0} bytes that are read")]
    TooManyBytes(usize),
    /// It took too long.
    #[error("the image did not arrive within {0} seconds")]
    Slow(u64),
}
