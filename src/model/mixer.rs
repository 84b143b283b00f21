//! The tensors of what mixes the tokens of a sequence, where that is more than plain attention.
//!
//! | file | idea |
//! |---|---|
//! | `latent` | latent attention |
//! | `recurrent` | layers with a running state: one of the next two |
//! | `delta_net` | a gated delta net |
//! | `mamba2` | a state space layer |
//! | `convolution` | the convolution that both begin with |

pub mod convolution;
pub mod delta_net;
pub mod latent;
pub mod mamba2;
pub mod recurrent;
