//! Hubs that have no time or ignore ranges, links where files should be, hashes of small files,
//! names as people paste them.

use std::fs;
use std::time::{Duration, Instant};

use super::home::{Home, REPO, noise, tiny_hub};

use crate::http::hub::{Faults, git_hash};

#[test]
fn a_hub_that_always_begins_again_is_given_up() {
    let home = Home::new("restarts");
    let (hub, model) = tiny_hub();
    let contents = || hub.seen().iter().filter(|seen| seen.path.contains("/resolve/")).count();
    // each time at the same byte, and each time a little later
    for more in [0, 50_000] {
        let _ = fs::remove_dir_all(home.repo());
        hub.set(Faults {
            break_after: Some(400_000),
            breaks_later_by: more,
            no_ranges: true,
            ..Default::default()
        });
        let error = home.fails(&hub, &[REPO, "--no-mmproj"]);
        assert!(error.contains("tiny-Q4_K_M.gguf: the connection broke"), "{error}");
        assert!(contents() <= 6, "{} requests, {more} bytes more each time", contents());
    }
    // what was left does for a hub that is well
    hub.set(Faults::default());
    assert_eq!(fs::read(home.pull(&hub, &[REPO])).unwrap(), model);
}

#[test]
fn a_hub_without_time_is_asked_again_when_it_says() {
    let home = Home::new("busy");
    let (hub, model) = tiny_hub();
    for status in ["429 Too Many Requests", "503 Service Unavailable"] {
        let _ = fs::remove_dir_all(home.repo());
        // the step that lists files, and the one that brings them
        hub.set(Faults {
            busy_api: 1,
            busy: 1,
            busy_status: Some(status),
            retry_after: Some("1"),
            ..Default::default()
        });
        let since = Instant::now();
        assert_eq!(fs::read(home.pull(&hub, &[REPO, "--no-mmproj"])).unwrap(), model, "{status}");
        assert!(since.elapsed() >= Duration::from_secs(2), "{status}: {:?}", since.elapsed());
        assert!(since.elapsed() < Duration::from_secs(20), "{status}: {:?}", since.elapsed());
    }
    // it is not asked for ever, and not at all if it wants to be left alone for long
    for (retry_after, most, words) in
        [(None, 5, "429"), (Some("3600"), 1, "it asks to wait 3600 s")]
    {
        let _ = fs::remove_dir_all(home.repo());
        let busy_status = Some("429 Too Many Requests");
        hub.set(Faults { busy_api: 99, busy_status, retry_after, ..Default::default() });
        let error = home.fails(&hub, &[REPO]);
        assert!(
            error.contains(words) && hub.seen().len() <= most,
            "{error} ({})",
            hub.seen().len()
        );
    }
}

#[cfg(unix)]
#[test]
fn links_in_the_store_are_not_written_through() {
    use std::os::unix::fs::symlink;

    use crate::http::hub::sha256;

    let home = Home::new("links");
    let (hub, model) = tiny_hub();
    let partial = home.partial(&model);
    let target = home.0.join("precious");
    fs::create_dir_all(partial.parent().unwrap()).unwrap();
    let lock = home.0.join(".locks/models--org--tiny-GGUF").join(sha256(&model) + ".lock");
    fs::create_dir_all(lock.parent().unwrap()).unwrap();
    for place in [&partial, &lock] {
        // a link to a file, one to nothing, a second name of a file, a pipe, a folder
        fs::write(&target, "precious").unwrap();
        let pipe =
            || assert!(std::process::Command::new("mkfifo").arg(place).status().unwrap().success());
        let makes: [&dyn Fn(); 5] = [
            &|| symlink(&target, place).unwrap(),
            &|| symlink(home.0.join("nothing"), place).unwrap(),
            &|| fs::hard_link(&target, place).unwrap(),
            &pipe,
            &|| fs::create_dir(place).unwrap(),
        ];
        for (i, make) in makes.iter().enumerate() {
            let _ = fs::remove_file(place);
            make();
            let error = home.fails(&hub, &[REPO, "--no-mmproj"]);
            assert!(error.contains("a plain file was expected"), "{i}: {error}");
            assert!(error.contains(place.to_str().unwrap()), "{i}: {error}");
            assert_eq!(fs::read(&target).unwrap(), b"precious", "{i}");
            assert!(!home.0.join("nothing").exists(), "{i}");
        }
        fs::remove_dir(place).unwrap();
    }
    assert_eq!(fs::read(home.pull(&hub, &[REPO, "--no-mmproj"])).unwrap(), model);
}

#[test]
fn a_small_file_is_checked_by_its_git_hash() {
    let home = Home::new("git");
    let (hub, model) = tiny_hub();
    hub.set(Faults { no_lfs: true, ..Default::default() });
    let file = home.pull(&hub, &[REPO, "--no-mmproj"]);
    assert_eq!(fs::read(&file).unwrap(), model);
    let blob = home.repo().join("blobs").join(git_hash(&model));
    assert_eq!(fs::read(&blob).unwrap(), model);
    #[cfg(unix)]
    assert_eq!(fs::canonicalize(&file).unwrap(), fs::canonicalize(&blob).unwrap());

    // a beginning from elsewhere is found out, and so is a hub that lies
    fs::remove_file(&blob).unwrap();
    fs::write(blob.with_extension("incomplete"), noise(9, 5_000)).unwrap();
    home.pull(&hub, &[REPO, "--no-mmproj"]);
    assert_eq!(fs::read(&blob).unwrap(), model);
    let wrong = "0".repeat(40);
    hub.set(Faults { no_lfs: true, stated_hash: Some(wrong.clone()), ..Default::default() });
    let error = home.fails(&hub, &[REPO, "--no-mmproj"]);
    let words = format!("its git hash is {}, the hub states {wrong}", git_hash(&model));
    assert!(error.contains(&words), "{error}");
}

#[test]
fn names_are_taken_as_people_paste_them() {
    let home = Home::new("pasted");
    let (hub, model) = tiny_hub();
    let own = format!("{}/{REPO}/blob/main/sub/tiny-Q2_K.gguf", hub.address);
    for (name, content) in [
        ("hf.co/org/tiny-GGUF", model.clone()),
        ("hf.co/org/tiny-GGUF:Q8_0", noise(2, 50_000)),
        ("https://huggingface.co/org/tiny-GGUF", model.clone()),
        ("https://huggingface.co/org/tiny-GGUF/tree/main", model.clone()),
        (
            "https://huggingface.co/org/tiny-GGUF/resolve/main/tiny-Q8_0.gguf?download=true",
            noise(2, 50_000),
        ),
        (
            "https://huggingface.co/org/tiny-GGUF/blob/main/tiny-F16-00002-of-00002.gguf",
            noise(3, 10_000),
        ),
        ("org/tiny-GGUF:latest", model.clone()),
        (&own, noise(5, 1_000)),
    ] {
        assert_eq!(fs::read(home.pull(&hub, &[name, "--no-mmproj"])).unwrap(), content, "{name}");
    }
    for (name, words) in [
        ("https://huggingface.co/org/tiny-GGUF/resolve/main/none.gguf", "has no model none.gguf"),
        ("https://huggingface.co/org/tiny-GGUF/tree/main/sub", "it names a folder"),
        ("https://example.com/org/tiny-GGUF", "an address of another host"),
    ] {
        let output = home.run(&hub, &["pull", name]);
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.code() == Some(2) && error.contains(words), "{name}: {error}");
    }
    // of what is here, `latest` is one model and not all
    assert!(home.run(&hub, &["rm", "org/tiny-GGUF:latest"]).status.success());
    assert!(!home.blob(&model).exists() && home.blob(&noise(2, 50_000)).exists());
}
