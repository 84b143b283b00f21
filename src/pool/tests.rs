//! Tests of the pool: errors, starts that fail, and who goes first.

use std::path::Path;

use super::error::without_paths;
use super::*;

/// Returns options of a pool with so many places.
fn options(most_models: Option<usize>, patience: Duration) -> PoolOptions {
    let runtime = runtime::RuntimeOptions::default();
    PoolOptions { runtime, budget: u64::MAX, most_models, patience }
}

/// Returns the shipped model under a name.
fn shipped(id: &str) -> ModelRequest {
    ModelRequest::new(id.into(), vec![id.into()], Origin::Here(ModelSource::Shipped))
}

/// Waits until a condition holds.
async fn until(what: &str, holds: impl Fn() -> bool) {
    let deadline = Instant::now() + Duration::from_secs(60);
    while !holds() {
        assert!(Instant::now() < deadline, "{what}");
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
}

#[test]
fn errors_lose_the_folders_they_name() {
    let file = Path::new("/srv/models/a.gguf");
    for (text, left) in [
        ("/srv/models/a.gguf: not a GGUF file", "a.gguf: not a GGUF file"),
        (
            "a tensor `blk.0/x` is missing in /srv/models/b.gguf",
            "a tensor `blk.0/x` is missing in b.gguf",
        ),
        ("\"/etc/other\": gone", "the model's file cannot be loaded"),
        ("/srv/models: gone", "the model's file cannot be loaded"),
    ] {
        assert_eq!(without_paths(text, file), left);
    }
}

#[tokio::test]
async fn a_start_that_failed_is_not_tried_again_at_once() {
    let reported = Arc::new(Mutex::new(Vec::new()));
    let heard = Arc::clone(&reported);
    let is_current = Arc::new(std::sync::atomic::AtomicBool::new(true));
    let options = options(None, Duration::ZERO);
    let pool = ModelPool::new(options, Box::new(move |_, step| heard.lock().unwrap().push(step)));
    let origin = Origin::Here(ModelSource::File("/nowhere/a.gguf".into()));
    let current = Arc::clone(&is_current);
    let request = ModelRequest {
        back_off: Duration::from_secs(3),
        is_current: Arc::new(move || current.load(Relaxed)),
        ..ModelRequest::new("a".into(), vec!["a".into()], origin)
    };
    let starts =
        || reported.lock().unwrap().iter().filter(|step| **step == PoolEvent::Starting).count();
    let first = pool.lease(&request).await.err().unwrap();
    assert!(
        first.to_string().contains("/nowhere") && !first.outside().contains("/nowhere"),
        "{first:?}"
    );
    assert_eq!((pool.lease(&request).await.err(), starts()), (Some(first.clone()), 1));
    tokio::time::sleep(Duration::from_millis(3100)).await;
    assert_eq!((pool.lease(&request).await.err(), starts()), (Some(first), 2));
    is_current.store(false, Relaxed);
    assert_eq!((pool.lease(&request).await.err(), starts()), (Some(Error::Gone), 2));
}

#[tokio::test]
async fn a_model_that_waits_for_a_place_goes_before_new_requests() {
    let pool = ModelPool::new(options(Some(1), Duration::from_secs(60)), Box::new(|_, _| {}));
    let order = Arc::new(Mutex::new(Vec::new()));
    let later = |id: &'static str| {
        let pool = Arc::clone(&pool);
        let order = Arc::clone(&order);
        tokio::spawn(async move {
            let lease = pool.lease(&shipped(id)).await;
            order.lock().unwrap().push(id);
            lease
        })
    };
    let first = pool.lease(&shipped("a")).await.unwrap();
    let second = later("b");
    until("b waits for a place", || {
        pool.lock().get("b").is_some_and(|entry| entry.wanted.is_some())
    })
    .await;
    let third = later("a");
    until("a waits", || pool.waiting.lock().unwrap().contains_key("a")).await;
    assert!(order.lock().unwrap().is_empty());
    drop(first);
    let second = second.await.unwrap().unwrap();
    assert_eq!(*order.lock().unwrap(), ["b"]);
    drop(second);
    drop(third.await.unwrap().unwrap());
    assert_eq!(*order.lock().unwrap(), ["b", "a"]);
    assert!(pool.waiting.lock().unwrap().is_empty());
}

/// Two starts want the place of one idle model: the second waits until the first was used.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn two_that_want_one_place_both_get_it() {
    let pool = ModelPool::new(options(Some(1), Duration::from_secs(60)), Box::new(|_, _| {}));
    let used = |id: &'static str| {
        let pool = Arc::clone(&pool);
        tokio::spawn(async move { pool.lease(&shipped(id)).await.map(drop) })
    };
    for _ in 0..12 {
        assert_eq!(used("a").await.unwrap(), Ok(()));
        let both = ["b", "c"].map(used);
        for one in both {
            assert_eq!(one.await.unwrap(), Ok(()));
        }
    }
}

#[tokio::test]
async fn waiting_has_bounds_that_errors_name() {
    let pool = ModelPool::new(options(Some(1), Duration::from_millis(50)), Box::new(|_, _| {}));
    let first = pool.lease(&shipped("a")).await.unwrap();
    let error = pool.lease(&shipped("b")).await.err().unwrap();
    assert_eq!(
        error.to_string(),
        "the model waited 0.05 s for a place, and models in use kept them all (1 may be loaded at \
         once); try again later"
    );
    drop(first);

    let mut options = options(Some(1), Duration::from_secs(60));
    options.runtime.engine.queue_limit = 1;
    options.runtime.context.n_seq = 1;
    let pool = ModelPool::new(options, Box::new(|_, _| {}));
    let first = pool.lease(&shipped("a")).await.unwrap();
    let waiting = [(); 2].map(|()| {
        let pool = Arc::clone(&pool);
        tokio::spawn(async move { pool.lease(&shipped("b")).await.map(drop) })
    });
    until("two wait", || pool.waiting.lock().unwrap().get("b") == Some(&2)).await;
    assert_eq!(pool.lease(&shipped("b")).await.err(), Some(Error::QueueFull { waiting: 2 }));
    drop(first);
    for waiting in waiting {
        assert_eq!(waiting.await.unwrap(), Ok(()));
    }
}

#[tokio::test]
async fn a_start_that_no_request_waits_for_takes_no_place() {
    let reported = Arc::new(Mutex::new(Vec::new()));
    let heard = Arc::clone(&reported);
    let listener = move |id: &str, event| heard.lock().unwrap().push((id.to_owned(), event));
    let options = options(Some(1), Duration::from_secs(60));
    let pool = ModelPool::new(options, Box::new(listener));
    let first = pool.lease(&shipped("a")).await.unwrap();
    let later = |id: &'static str| {
        let pool = Arc::clone(&pool);
        tokio::spawn(async move { pool.lease(&shipped(id)).await })
    };
    let second = later("b");
    until("b waits for a place", || {
        pool.lock().get("b").is_some_and(|entry| entry.wanted.is_some())
    })
    .await;
    let third = later("a");
    until("a waits", || pool.waiting.lock().unwrap().contains_key("a")).await;
    second.abort();
    // the first lease is still there: a place for b there never was
    drop(third.await.unwrap().unwrap());
    until("b is given up", || !pool.lock().contains_key("b")).await;
    let events: Vec<PoolEvent> =
        reported.lock().unwrap().iter().filter(|(id, _)| id == "b").map(|e| e.1.clone()).collect();
    assert_eq!(events, [PoolEvent::Starting, PoolEvent::Cold(UnloadReason::Abandoned)]);
    drop(first);
    drop(pool.lease(&shipped("b")).await.unwrap());
}

#[tokio::test]
async fn a_model_that_is_loaded_for_nobody_makes_room() {
    let pool = ModelPool::new(options(Some(1), Duration::from_secs(60)), Box::new(|_, _| {}));
    let left = {
        let pool = Arc::clone(&pool);
        tokio::spawn(async move { pool.lease(&shipped("a")).await.map(drop) })
    };
    until("a has a place", || pool.lock().get("a").is_some_and(|entry| entry.bytes > 0)).await;
    left.abort();
    drop(pool.lease(&shipped("b")).await.unwrap());
    assert!(!pool.lock().contains_key("a"));
}
