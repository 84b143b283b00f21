//! Loads and stores of vectors, each from or to a reference to an array of exactly the vector's
//! size: the borrow checker has proven the bounds already. No alignment is assumed.

/// Defines loads (`&[T; N]` → vector) and stores (`&mut [T; N]`, vector) by the instruction sets'
/// functions for addresses without alignment.
macro_rules! loads_and_stores {
    (
        $features:literal:
        $($(#[$doc:meta])* $name:ident $signature:tt $(-> $vector:ty)? = $by:ident;)*
    ) => {
        $($crate::load_store::load_or_store! {
            $features: $(#[$doc])* $name $signature $(-> $vector)? = $by
        })*
    };
}

/// Defines one load or store.
macro_rules! load_or_store {
    ($features:literal: $(#[$doc:meta])* $name:ident(&$array:ty) -> $vector:ty = $by:ident) => {
        $(#[$doc])*
        #[inline]
        #[target_feature(enable = $features)]
        pub(super) fn $name(from: &$array) -> $vector {
            const { assert!(size_of::<$array>() == size_of::<$vector>()) };
            // SAFETY: the reference covers the bytes read, as many as the vector has.
            unsafe { $by(from.as_ptr().cast()) }
        }
    };
    ($features:literal: $(#[$doc:meta])* $name:ident(&mut $array:ty, $vector:ty) = $by:ident) => {
        $(#[$doc])*
        #[inline]
        #[target_feature(enable = $features)]
        pub(super) fn $name(to: &mut $array, v: $vector) {
            const { assert!(size_of::<$array>() == size_of::<$vector>()) };
            // SAFETY: the reference covers the bytes written, as many as the vector has, and any
            // bits are a number.
            unsafe { $by(to.as_mut_ptr().cast(), v) }
        }
    };
}

pub(crate) use {load_or_store, loads_and_stores};

/// Returns the `N` elements from index `at` on. Offsets are constants or loop bounds almost
/// everywhere: the check folds.
///
/// # Panics
/// If the slice ends before.
#[inline(always)]
pub(crate) fn at<const N: usize, T>(slice: &[T], at: usize) -> &[T; N] {
    match slice[at..].first_chunk() {
        Some(chunk) => chunk,
        None => panic!("{N} elements at {at} of {}", slice.len()),
    }
}

/// Returns the `N` elements from index `at` on, to write to.
///
/// # Panics
/// If the slice ends before.
#[inline(always)]
pub(crate) fn at_mut<const N: usize, T>(slice: &mut [T], at: usize) -> &mut [T; N] {
    let len = slice.len();
    match slice[at..].first_chunk_mut() {
        Some(chunk) => chunk,
        None => panic!("{N} elements at {at} of {len}"),
    }
}
