//! The hub that models are fetched from: its address, what it finds, what a repository has.

use std::sync::{Arc, Mutex, PoisonError};

use super::Desktop;
use crate::server::error::ApiError;
use crate::store::{self, FoundModel, Name, OfferedModel, Store};

/// Bytes of an address at most.
const MAX_ADDRESS: usize = 2048;
/// Bytes of what is searched for at most.
const MAX_QUERY: usize = 200;
/// Repositories of an answer at most.
const MAX_FOUND: u16 = 100;

/// The address of a hub in place of the environment's, if the user has set one.
#[derive(Clone, Default)]
pub(super) struct HubAddress(Arc<Mutex<Option<String>>>);

impl HubAddress {
    /// Returns the address that is set.
    pub(super) fn new(address: Option<String>) -> HubAddress {
        HubAddress(Arc::new(Mutex::new(address)))
    }

    /// Sets the address for all that is asked from now on.
    pub(super) fn set(&self, address: Option<String>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = address;
    }

    /// Checks an address that is to be set.
    ///
    /// # Errors
    /// 400 when it is none.
    pub(super) fn check(address: Option<&str>) -> Result<(), ApiError> {
        let Some(address) = address else { return Ok(()) };
        let host = address.strip_prefix("https://").or_else(|| address.strip_prefix("http://"));
        let is_plain = |c: char| c.is_ascii_graphic() && !matches!(c, '?' | '#' | '@');
        if address.len() <= MAX_ADDRESS
            && host.is_some_and(|host| !host.is_empty() && host.chars().all(is_plain))
        {
            return Ok(());
        }
        Err(ApiError::bad_field("hub", "an address like https://hub.example was expected, or null"))
    }

    /// Opens the store of this user, with the hub of that address.
    ///
    /// # Errors
    /// When the environment names no folder.
    pub(super) fn open(&self) -> Result<Store, store::Error> {
        let store = Store::of_environment()?;
        let address = self.0.lock().unwrap_or_else(PoisonError::into_inner).clone();
        Ok(match address {
            Some(address) => store.with_endpoint(&address),
            None => store,
        })
    }
}

impl Desktop {
    /// Searches the hub.
    ///
    /// # Errors
    /// 400 without words; 503 when the hub cannot be asked.
    pub(super) async fn search_hub(
        &self,
        query: String,
        limit: Option<u16>,
    ) -> Result<Vec<FoundModel>, ApiError> {
        if query.trim().is_empty() || query.len() > MAX_QUERY {
            let what = format!("words of at most {MAX_QUERY} bytes were expected");
            return Err(ApiError::bad_field("query", what));
        }
        let limit = limit.unwrap_or(20);
        if !(1..=MAX_FOUND).contains(&limit) {
            let what = format!("a number from 1 to {MAX_FOUND} was expected");
            return Err(ApiError::bad_field("limit", what));
        }
        self.ask_hub(move |store| store.search(query.trim(), limit)).await
    }

    /// Returns the models that a repository of the hub has.
    ///
    /// # Errors
    /// 400 for a name that is none; 503 when the hub cannot be asked.
    pub(super) async fn hub_offers(&self, repo: &str) -> Result<Vec<OfferedModel>, ApiError> {
        let name: Name =
            store::read_name(repo).map_err(|error| ApiError::bad_field("repo", error))?;
        self.ask_hub(move |store| store.offers(&name.repo)).await
    }

    /// Asks the hub on a thread that ends soon after nobody waits any more.
    async fn ask_hub<T: Send + 'static>(
        &self,
        ask: impl FnOnce(Store) -> Result<T, store::Error> + Send + 'static,
    ) -> Result<T, ApiError> {
        let hub = self.hub.clone();
        let is_awaited = Arc::new(());
        let awaited = Arc::downgrade(&is_awaited);
        let _permit = self.hub_questions.acquire().await;
        let asked = tokio::task::spawn_blocking(move || {
            let stop = Box::new(move || awaited.strong_count() == 0);
            ask(hub.open()?.until(stop))
        });
        let answer = asked.await.map_err(|error| ApiError::internal(error.to_string()))?;
        drop(is_awaited);
        answer.map_err(|error: store::Error| ApiError::unavailable(error.to_string()))
    }
}
