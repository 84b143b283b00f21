//! The mixes of the types with grids, from IQ1 to IQ3.

use super::{Mix, MixKind, ModelShape, TensorPlace, TensorRole};
use crate::gguf::TensorType;

impl Mix {
    /// Returns the type of the embedding of tokens.
    pub(super) fn ty_of_embedding(self) -> TensorType {
        match self.kind {
            MixKind::Ternary => TensorType::Q4_K,
            MixKind::Iq1 | MixKind::Iq2Small => TensorType::Q2_K,
            MixKind::Iq2 | MixKind::Iq3Xxs => TensorType::IQ3_S,
            _ => self.base,
        }
    }

    /// Returns the type of a matrix of a layer in a mix of about two bits or fewer; `None` for
    /// other mixes.
    pub(super) fn ty_of_two_bits(
        self,
        model: &ModelShape,
        place: TensorPlace,
    ) -> Option<TensorType> {
        let better = match self.kind {
            MixKind::Iq1 | MixKind::Iq2Small => TensorType::Q2_K,
            MixKind::Iq2 => TensorType::IQ3_S,
            _ => return None,
        };
        Some(match place.role {
            TensorRole::AttentionValue
                if model.n_query_heads_per_value_head >= 4 || model.n_expert >= 4 =>
            {
                TensorType::Q4_K
            }
            TensorRole::AttentionValue => better,
            TensorRole::AttentionKey if model.n_expert == 8 => TensorType::Q4_K,
            TensorRole::FfnDown if place.index < place.count / 8 => better,
            TensorRole::AttentionOutput if model.n_expert == 8 => TensorType::Q5_K,
            TensorRole::AttentionOutput => match self.kind {
                MixKind::Iq1 => TensorType::IQ2_XXS,
                MixKind::Iq2 => TensorType::IQ3_S,
                _ => self.base,
            },
            _ => self.base,
        })
    }

    /// Returns the type of a matrix of a layer in a mix of about three bits; `None` for other
    /// mixes, and for what is as in all mixes.
    pub(super) fn ty_of_three_bits(
        self,
        model: &ModelShape,
        place: TensorPlace,
    ) -> Option<TensorType> {
        let TensorPlace { index, count, .. } = place;
        let is_early = index < count / 8;
        let shares_values = model.n_query_heads_per_value_head >= 4;
        Some(match (self.kind, place.role) {
            (MixKind::Iq3Xxs | MixKind::Iq3Xs | MixKind::Iq3S, TensorRole::AttentionValue)
                if shares_values =>
            {
                TensorType::Q4_K
            }
            (MixKind::Iq3M, TensorRole::AttentionValue) => TensorType::Q4_K,
            (MixKind::Iq3Xxs, TensorRole::AttentionValue) if !model.is_weighed => TensorType::IQ3_S,
            (MixKind::Iq3Xxs, TensorRole::AttentionQuery | TensorRole::AttentionKey) => {
                TensorType::IQ2_S
            }
            (MixKind::Iq3Xs, TensorRole::AttentionQuery | TensorRole::AttentionKey) => {
                TensorType::IQ3_XXS
            }
            (MixKind::Iq3Xs, TensorRole::FfnGate | TensorRole::FfnUp)
                if !is_early && index < 7 * count / 8 =>
            {
                TensorType::IQ3_XXS
            }
            (MixKind::Iq3Xxs, TensorRole::FfnDown) if !model.is_weighed && is_early => {
                TensorType::Q4_K
            }
            (MixKind::Iq3Xxs, TensorRole::FfnDown) if !model.is_weighed => TensorType::Q3_K,
            (MixKind::Iq3M, TensorRole::FfnDown)
                if is_early || (model.n_expert == 8 && place.needs_more_bits()) =>
            {
                TensorType::Q4_K
            }
            (_, TensorRole::AttentionOutput) => return self.ty_of_three_bits_output(model),
            _ => return None,
        })
    }

    /// Returns the type of an attention's output projection in such a mix.
    fn ty_of_three_bits_output(self, model: &ModelShape) -> Option<TensorType> {
        match self.kind {
            MixKind::Iq3Xxs | MixKind::Iq3Xs | MixKind::Iq3S | MixKind::Iq3M
                if model.n_expert == 8 =>
            {
                Some(TensorType::Q5_K)
            }
            MixKind::Iq3Xxs => Some(TensorType::IQ3_S),
            MixKind::Iq3M => Some(TensorType::Q4_K),
            _ => None,
        }
    }
}
