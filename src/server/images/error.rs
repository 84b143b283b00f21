//! Why an image of a request cannot be had or used.

use crate::util::tls;
use crate::vision;

/// The reason for which an image cannot be had or used; its sender reads this.
#[derive(Debug, thiserror::Error)]
pub(super) enum ImageError {
    /// The bytes are no image that can be used.
    #[error(transparent)]
    Image(#[from] vision::Error),
    /// The model has no vision tower.
    #[error("this model takes no images")]
    NoTower,
    /// The text is a data URI of another form.
    #[error("{0}; a data URI of an image has the form data:image/png;base64,iVBORw0KGgo…")]
    DataUri(&'static str),
    /// The text after `base64,` is something else.
    #[error("what follows `base64,` is not base64: {0}")]
    Base64(base64::DecodeError),
    /// The text is neither a data URI nor an address of the web.
    #[error("expected a data URI, or an address that begins with http:// or https://")]
    Scheme,
    /// The server fetches no images.
    #[error(
        "this server fetches no images: send a data URI (--allow-image-urls on the server allows \
         addresses)"
    )]
    NotAllowed,
    /// The address is not well formed.
    #[error("the address cannot be read")]
    Address,
    /// The address holds credentials, as in `https://user:password@host`.
    #[error("an address must not hold a user's name or password")]
    Credentials,
    /// The host's name has no address.
    #[error("the host {host} cannot be found")]
    UnknownHost {
        /// The name.
        host: String,
    },
    /// Too many names wait for the answers of name servers.
    #[error(
        "the host {host} is not looked up: too many other names are, and no answer comes; try \
         again later"
    )]
    TooManyNames {
        /// The name.
        host: String,
    },
    /// The host is at an address of this machine, of a private network or the like.
    #[error("the host {host} is not at a public address")]
    NotPublic {
        /// The name.
        host: String,
    },
    /// The host took no connection, or it broke.
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
    /// The host answered with a status other than success.
    #[error("the host {host} answers with status {status}")]
    Status {
        /// The name.
        host: String,
        /// The HTTP status.
        status: u16,
    },
    /// The host redirects to no address of the web.
    #[error("the host {host} redirects to something that is no http or https address")]
    Redirect {
        /// The name.
        host: String,
    },
    /// There are more redirects than are followed.
    #[error("more than {0} redirects")]
    TooManyRedirects(usize),
    /// The host sends a compressed body, though none was requested.
    #[error("the host {host} sends the image packed ({encoding})")]
    Packed {
        /// The name.
        host: String,
        /// The value of the header `Content-Encoding`.
        encoding: String,
    },
    /// The image has more bytes than are read.
    #[error("the image has more than the {0} bytes that are read")]
    TooManyBytes(usize),
    /// The image did not arrive in time.
    #[error("the image did not arrive within {0} seconds")]
    Slow(u64),
}
