//! `hob pull`, `hob list`, `hob rm` against a hub of our own that breaks off, lies and redirects:
//! the real binary, real sockets, real files.

mod faults;
mod home;

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use home::{Home, REPO, noise, text, tiny_hub};
use serde_json::Value;

use crate::common;
use crate::http::hub::{COMMIT, Faults, Hub};
use crate::start::Start as _;

#[test]
fn the_layout_is_the_one_that_other_tools_know() {
    let (home, (hub, model)) = (Home::new("layout"), tiny_hub());
    let file = home.pull(&hub, &[REPO]);
    assert_eq!(file, home.repo().join("snapshots").join(COMMIT).join("tiny-Q4_K_M.gguf"));
    assert_eq!(fs::read(&file).unwrap(), model);
    assert_eq!(fs::read(home.blob(&model)).unwrap(), model);
    // on Windows it may be another name of the same file
    #[cfg(unix)]
    {
        let blob = Path::new("../../blobs").join(crate::http::hub::sha256(&model));
        assert_eq!(fs::read_link(&file).unwrap(), blob);
    }
    assert_eq!(fs::read_to_string(home.repo().join("refs/main")).unwrap(), COMMIT);
    assert!(file.with_file_name("mmproj-tiny-F16.gguf").exists(), "the projector comes along");
    let nested = home.pull(&hub, &["org/tiny-GGUF:q2_k", "--no-mmproj"]);
    assert_eq!(fs::read(nested).unwrap(), noise(5, 1_000));

    // The second time nothing is fetched.
    hub.set(Faults::default());
    home.pull(&hub, &[REPO]);
    assert!(hub.seen().iter().all(|seen| seen.path.starts_with("/api/")), "{:?}", hub.seen());

    // All parts of a split model.
    let first = home.pull(&hub, &["org/tiny-GGUF:F16"]);
    assert!(first.ends_with("tiny-F16-00001-of-00002.gguf"));
    assert_eq!(
        fs::read(first.with_file_name("tiny-F16-00002-of-00002.gguf")).unwrap(),
        noise(4, 20_000)
    );
    let named = home.pull(&hub, &[REPO, "--hf-file", "tiny-Q8_0.gguf"]);
    assert_eq!(fs::read(named).unwrap(), noise(2, 50_000));
}

/// Somebody keeps snapshots on another disk: names there still lead to the blobs.
#[cfg(unix)]
#[test]
fn a_folder_of_snapshots_may_be_a_link() {
    let home = Home::new("linked-snapshots");
    let (hub, model) = tiny_hub();
    let elsewhere = home.repo().with_file_name("elsewhere/deep");
    fs::create_dir_all(&elsewhere).unwrap();
    fs::create_dir_all(home.repo()).unwrap();
    std::os::unix::fs::symlink(&elsewhere, home.repo().join("snapshots")).unwrap();
    let file = home.pull(&hub, &[REPO]);
    assert_eq!(fs::read(&file).unwrap(), model);
    hub.set(Faults::default());
    assert_eq!(fs::read(home.pull(&hub, &[REPO])).unwrap(), model);
    assert!(hub.seen().iter().all(|seen| seen.path.starts_with("/api/")), "{:?}", hub.seen());
}

#[test]
fn list_and_rm() {
    let (home, (hub, model)) = (Home::new("list"), tiny_hub());
    for quant in ["Q4_K_M", "Q8_0", "F16", "Q2_K"] {
        home.pull(&hub, &[&format!("{REPO}:{quant}")]);
    }
    let list = || -> Vec<Value> {
        let output = home.run(&hub, &["list", "--json"]);
        serde_json::from_slice(&output.stdout).unwrap()
    };
    let names = |list: &[Value]| {
        list.iter().map(|row| row["name"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    let all = list();
    assert_eq!(names(&all), ["F16", "Q2_K", "Q4_K_M", "Q8_0"].map(|q| format!("{REPO}:{q}")));
    assert_eq!((&all[0]["size"], &all[2]["size"]), (&30_000.into(), &model.len().into()));
    assert!(
        all[1]["path"] == "sub/tiny-Q2_K.gguf"
            && all[1]["mmproj"].as_str().unwrap().contains("mmproj")
    );
    assert!(text(&home.run(&hub, &["list"]).stdout).contains("org/tiny-GGUF:Q4_K_M     3.0 MB"));

    assert!(home.run(&hub, &["rm", "org/tiny-GGUF:Q4_K_M", "org/tiny-GGUF:F16"]).status.success());
    assert_eq!(names(&list()), ["Q2_K", "Q8_0"].map(|q| format!("{REPO}:{q}")));
    assert!(!home.blob(&model).exists() && home.blob(&noise(2, 50_000)).exists());
    assert!(home.blob(&noise(6, 5_000)).exists(), "others still need the projector");
    for name in ["org/tiny-GGUF:Q4_K_M", "org/none"] {
        let gone = home.run(&hub, &["rm", name]);
        let error = text(&gone.stderr);
        assert_eq!(gone.status.code(), Some(2));
        assert!(error.contains(&format!("`{name}` is not in the store")), "{error}");
        assert!(error.contains("`hob list`") && !error.contains("pull"), "{error}");
    }
    assert_eq!(home.run(&hub, &["rm", "../../x"]).status.code(), Some(2));
    assert!(home.run(&hub, &["rm", REPO]).status.success());
    assert!(!home.repo().exists() && list().is_empty());
}

#[test]
fn what_another_is_fetching_is_not_removed() {
    let (home, (hub, model)) = (Home::new("fetching"), tiny_hub());
    home.pull(&hub, &["org/tiny-GGUF:Q8_0", "--no-mmproj"]);
    home.pull(&hub, &["org/tiny-GGUF:Q2_K", "--no-mmproj"]);
    // One process that fetches, and what one that was killed has left.
    hub.set(Faults { break_after: Some(400_000), stalls: true, ..Default::default() });
    let mut child =
        home.command(&hub, &["pull", REPO]).stderr(Stdio::null()).stdout(Stdio::null()).start();
    let since = Instant::now();
    while !home.partial(&model).exists() {
        assert!(since.elapsed() < Duration::from_secs(60));
        std::thread::sleep(Duration::from_millis(2));
    }
    let left = home.partial(b"left");
    for gone in ["org/tiny-GGUF:Q8_0", "org/tiny-GGUF:Q2_K", REPO] {
        fs::write(&left, "left").unwrap();
        let output = home.run(&hub, &["rm", gone]);
        assert!(output.status.success(), "{}", text(&output.stderr));
        assert!(home.partial(&model).exists(), "{gone}");
        assert!(!left.exists() && !home.blob(&noise(2, 50_000)).exists());
    }
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(home.run(&hub, &["rm", REPO]).status.success());
    assert!(!home.repo().exists());
}

#[test]
fn a_download_survives_broken_connections() {
    let (home, (hub, model)) = (Home::new("broken"), tiny_hub());
    hub.set(Faults { break_after: Some(400_000), busy: 2, redirect: true, ..Default::default() });
    let file = home.pull(&hub, &[REPO, "--no-mmproj"]);
    assert_eq!(fs::read(file).unwrap(), model);
    let ranges: Vec<String> = hub
        .seen()
        .iter()
        .filter(|s| s.at_mirror)
        .filter_map(|s| s.headers.get("range").cloned())
        .collect();
    assert!(ranges.len() >= 7 && ranges.contains(&"bytes=400000-".into()), "{ranges:?}");
    assert!(!home.partial(&model).exists());
}

#[test]
fn a_download_goes_on_where_another_stopped() {
    let (home, (hub, model)) = (Home::new("resume"), tiny_hub());
    let partial = home.partial(&model);
    fs::create_dir_all(partial.parent().unwrap()).unwrap();
    fs::write(&partial, &model[..1_234_567]).unwrap();
    home.pull(&hub, &[REPO, "--no-mmproj"]);
    assert!(
        hub.seen().iter().any(|s| s.headers.get("range").is_some_and(|r| r == "bytes=1234567-"))
    );
    assert_eq!(fs::read(home.blob(&model)).unwrap(), model);

    // A partial file with other content, or more than there is, and a hub without ranges.
    for (junk, no_ranges) in
        [(noise(9, 5_000), false), (noise(9, 4_000_000), false), (model[..99].to_vec(), true)]
    {
        fs::remove_file(home.blob(&model)).unwrap();
        fs::write(&partial, junk).unwrap();
        hub.set(Faults { no_ranges, ..Default::default() });
        home.pull(&hub, &[REPO, "--no-mmproj"]);
        assert_eq!(fs::read(home.blob(&model)).unwrap(), model);
    }
}

#[test]
fn a_killed_download_leaves_what_has_arrived() {
    let (home, (hub, model)) = (Home::new("killed"), tiny_hub());
    // Each time a part arrives, then nothing more, and the process is killed.
    for is_asked in [cfg!(unix), false] {
        hub.set(Faults { break_after: Some(400_000), stalls: true, ..Default::default() });
        let before = fs::metadata(home.partial(&model)).map_or(0, |m| m.len());
        let mut child =
            home.command(&hub, &["pull", REPO]).stderr(Stdio::null()).stdout(Stdio::null()).start();
        let since = Instant::now();
        while fs::metadata(home.partial(&model)).map_or(0, |m| m.len()) < before + 200_000 {
            assert!(since.elapsed() < Duration::from_secs(60));
            std::thread::sleep(Duration::from_millis(2));
        }
        if is_asked {
            let asked = Command::new("kill").arg(child.id().to_string()).status().unwrap();
            assert!(asked.success());
        } else {
            child.kill().unwrap();
        }
        child.wait().unwrap();
        assert!(fs::metadata(home.partial(&model)).unwrap().len() >= before + 200_000);
        assert!(!home.blob(&model).exists());
    }
    let arrived = fs::metadata(home.partial(&model)).unwrap().len();
    hub.set(Faults::default());
    home.pull(&hub, &[REPO, "--no-mmproj"]);
    assert!(
        hub.seen()
            .iter()
            .any(|s| s.headers.get("range").is_some_and(|r| *r == format!("bytes={arrived}-")))
    );
    assert_eq!(fs::read(home.blob(&model)).unwrap(), model);
}

#[test]
fn two_at_once_fetch_once() {
    let (home, (hub, model)) = (Home::new("twice"), tiny_hub());
    hub.set(Faults { break_after: Some(500_000), ..Default::default() });
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                assert_eq!(fs::read(home.pull(&hub, &[REPO, "--no-mmproj"])).unwrap(), model);
            });
        }
    });
    let whole = hub
        .seen()
        .iter()
        .filter(|s| s.path.contains("/resolve/") && !s.headers.contains_key("range"))
        .count();
    assert_eq!(whole, 1, "the second finds what the first has brought");
}

#[test]
fn a_hub_that_lies_is_not_believed() {
    let (home, (hub, model)) = (Home::new("lies"), tiny_hub());
    let wrong = "0".repeat(64);
    hub.set(Faults { stated_hash: Some(wrong.clone()), ..Default::default() });
    let error = home.fails(&hub, &[REPO]);
    assert!(error.contains("sha256") && error.contains(&wrong), "{error}");
    hub.set(Faults { stated_length: -1000, ..Default::default() });
    let error = home.fails(&hub, &[REPO]);
    assert!(error.contains("2999000 bytes were stated, more are sent"), "{error}");
    hub.set(Faults { stated_length: 1000, ..Default::default() });
    let error = home.fails(&hub, &[REPO]);
    assert!(error.contains("without progress at 3000000 of 3001000"), "{error}");
    assert!(!home.blob(&model).exists() && !home.repo().join("refs/main").exists());
    let snapshots = fs::read_dir(home.repo().join("snapshots")).map_or(0, Iterator::count);
    assert_eq!(snapshots, 0, "nothing bears a name before it is whole");
    // What is left is no obstacle to a hub that is right.
    hub.set(Faults { bare_list: true, redirect: true, ..Default::default() });
    assert_eq!(fs::read(home.pull(&hub, &[REPO])).unwrap(), model);
}

#[test]
fn names_that_leave_the_store_are_refused() {
    let (home, (hub, _)) = (Home::new("paths"), tiny_hub());
    for path in [
        "../../../evil-Q4_K_M.gguf",
        "/evil-Q4_K_M.gguf",
        "a\\..\\evil-Q4_K_M.gguf",
        "x\u{0}-Q4_K_M.gguf",
    ] {
        hub.set(Faults { hostile_path: Some(path.into()), ..Default::default() });
        home.pull(&hub, &[REPO, "--no-mmproj"]);
        let error = home.fails(
            &hub,
            &[REPO, "--hf-file", path.trim_matches('\u{0}').split('\u{0}').next().unwrap()],
        );
        assert!(error.contains("has no file"), "{error}");
    }
    assert!(!home.0.join("evil-Q4_K_M.gguf").exists() && !Path::new("/evil-Q4_K_M.gguf").exists());
    for name in ["../../etc", "org/../x", "org", "/etc/passwd", "org/repo/x", "org/repo:../x"] {
        let output = home.run(&hub, &["pull", name]);
        assert_eq!(output.status.code(), Some(2), "{name}");
    }
}

#[test]
fn the_token_stays_with_the_hub() {
    let (home, (hub, model)) = (Home::new("token"), tiny_hub());
    let secret = "hf_secretsecretsecretsecretsecretsecret";
    hub.set(Faults { token: Some(secret.into()), redirect: true, ..Default::default() });
    let error = home.fails(&hub, &[REPO]);
    assert!(error.contains("401") && error.contains("HF_TOKEN"), "{error}");
    hub.set(Faults { token: Some(secret.into()), redirect: true, ..Default::default() });
    let output =
        home.command(&hub, &["pull", REPO]).env("HF_TOKEN", secret).env("HOB_LOG", "trace").run();
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert_eq!(fs::read(home.blob(&model)).unwrap(), model);
    let (mirror, own): (Vec<_>, Vec<_>) = hub.seen().into_iter().partition(|seen| seen.at_mirror);
    assert!(
        !mirror.is_empty() && mirror.iter().all(|seen| !seen.headers.contains_key("authorization"))
    );
    assert!(own.iter().all(|seen| seen.headers["authorization"] == format!("Bearer {secret}")));
    let log = text(&output.stderr);
    assert!(!log.contains(secret) && !log.contains("X-Signature"), "{log}");
    // The file of the hub's own tools does as well; a token that is wrong is said to be.
    fs::create_dir_all(home.0.join(".cache/huggingface")).unwrap();
    fs::write(home.0.join(".cache/huggingface/token"), format!("{secret}\n")).unwrap();
    home.pull(&hub, &["org/tiny-GGUF:Q8_0"]);
    // named on the command line it goes before the environment's
    std::fs::remove_dir_all(home.repo()).unwrap();
    let named = ["pull", REPO, "-hft", secret];
    let output = home.command(&hub, &named).env("HF_TOKEN", "wrong").env("HOB_LOG", "trace").run();
    assert!(
        output.status.success() && !text(&output.stderr).contains(secret),
        "{}",
        text(&output.stderr)
    );
    assert!(home.fails(&hub, &[REPO, "--hf-token", "two words"]).contains("visible ASCII"));
    std::fs::remove_dir_all(home.repo()).unwrap();
    let output = home.command(&hub, &["pull", REPO]).env("HF_TOKEN", "wrong").run();
    assert!(text(&output.stderr).contains("the token is not valid"), "{}", text(&output.stderr));
}

#[test]
fn a_file_of_trusted_certificates_must_hold_some() {
    let (hub, _) = tiny_hub();
    let home = Home::new("certificates");
    let empty = home.repo().with_file_name("empty.pem");
    std::fs::create_dir_all(empty.parent().unwrap()).unwrap();
    std::fs::write(&empty, "").unwrap();
    let missing = if cfg!(windows) { "os error 3" } else { "No such file" };
    for (file, what) in
        [("/nowhere/some.pem", missing), (empty.to_str().unwrap(), "no certificate")]
    {
        let output = home.command(&hub, &["pull", REPO]).env("SSL_CERT_FILE", file).run();
        let error = text(&output.stderr);
        assert!(
            !output.status.success() && error.contains(file) && error.contains(what),
            "{error}"
        );
    }
    // an empty name is none
    assert!(home.command(&hub, &["pull", REPO]).env("SSL_CERT_FILE", "").run().status.success());
}

#[test]
fn without_the_hub() {
    let (home, (hub, model)) = (Home::new("offline"), tiny_hub());
    let error = home.fails(&hub, &["--offline", REPO]);
    assert!(error.contains("--offline") && hub.seen().is_empty(), "{error}");
    home.pull(&hub, &[REPO]);
    hub.set(Faults::default());
    assert_eq!(fs::read(home.pull(&hub, &["--offline", REPO])).unwrap(), model);
    assert!(hub.seen().is_empty());
    // A hub that is away does not keep anybody from what is here.
    let gone =
        home.command(&hub, &["pull", REPO]).env("MODEL_ENDPOINT", "http://127.0.0.1:9").run();
    assert!(gone.status.success(), "{}", text(&gone.stderr));
    // Nor does one that is there and not well; what it has never been asked for is missing then.
    for status in
        ["408 Request Timeout", "429 Too Many Requests", "500 Oops", "503 Service Unavailable"]
    {
        hub.set(Faults { status: Some(status), ..Default::default() });
        let output = home.run(&hub, &["pull", REPO]);
        let file = text(&output.stdout);
        let log = text(&output.stderr);
        assert!(output.status.success() && log.contains("using what is here"), "{status}: {log}");
        assert_eq!(fs::read(file.trim()).unwrap(), model);
        let missing = home.fails(&hub, &["org/tiny-GGUF:F16"]);
        assert!(missing.contains(&status[..3]), "{missing}");
    }
    hub.set(Faults { rubbish: true, ..Default::default() });
    assert_eq!(fs::read(home.pull(&hub, &[REPO])).unwrap(), model);
    assert!(home.fails(&hub, &["org/tiny-GGUF:F16"]).contains("JSON of another form"));
    // One that says no is well.
    hub.set(Faults { status: Some("403 Forbidden"), ..Default::default() });
    assert!(home.fails(&hub, &[REPO]).contains("403"));
    hub.set(Faults::default());
    let missing = home.fails(&hub, &["org/tiny-GGUF:Q3_K"]);
    assert!(missing.contains("no model Q3_K") && missing.contains("tiny-Q8_0.gguf"), "{missing}");
    let missing = home.fails(&hub, &["org/other"]);
    assert!(missing.contains("404"), "{missing}");
}

#[cfg(unix)]
#[test]
fn a_full_disk_is_said_and_forgiven() {
    let (home, (hub, model)) = (Home::new("full"), tiny_hub());
    // A limit on file sizes stands for the disk; the system then writes less than asked, and next
    // nothing.
    let script =
        format!("ulimit -f 1000; trap '' XFSZ; exec {} pull {REPO}", env!("CARGO_BIN_EXE_hob"));
    let mut command = home.command(&hub, &[]);
    let environment: Vec<_> =
        command.get_envs().map(|(k, v)| (k.to_owned(), v.map(ToOwned::to_owned))).collect();
    command = Command::new("sh");
    for (name, value) in environment {
        match value {
            Some(value) => command.env(name, value),
            None => command.env_remove(name),
        };
    }
    let output = command.args(["-c", &script]).run();
    assert_eq!(output.status.code(), Some(2), "{}", text(&output.stderr));
    let arrived = fs::metadata(home.partial(&model)).unwrap().len();
    assert!(arrived > 100_000 && arrived < 2_000_000, "{arrived}");
    hub.set(Faults::default());
    home.pull(&hub, &[REPO, "--no-mmproj"]);
    assert!(
        hub.seen()
            .iter()
            .any(|s| s.headers.get("range").is_some_and(|r| *r == format!("bytes={arrived}-")))
    );
}

#[hob_needs::fixtures]
#[test]
fn names_of_the_store_are_models_everywhere() {
    let fixtures = common::fixtures();
    let model = fs::read(fixtures.join("stories/stories260K.gguf")).unwrap();
    let hub = Hub::start(REPO, &[("stories260K.gguf", model)]);
    let home = Home::new("names");
    // What is neither a file nor in the store may have been meant as either.
    for (name, pull) in [
        (REPO, "hob pull org/tiny-GGUF"),
        ("nope", "hob pull ORG/REPO"),
        ("a/b/c", "hob pull ORG/REPO"),
    ] {
        for args in [&["run", "-m", name, "Hello"][..], &["inspect", name], &["bench", "-m", name]]
        {
            let missing = home.run(&hub, args);
            let error = text(&missing.stderr);
            let last = error.lines().last().unwrap_or_default();
            let both = format!(
                "hob: `{name}`: there is no such file, and no model of that name in the store"
            );
            assert_eq!(missing.status.code(), Some(2));
            assert!(
                last.starts_with(&both) && last.contains("`hob list`") && last.contains(pull),
                "{error}"
            );
        }
    }
    // What can only be a file is one that is not there.
    for (name, is_sought) in [("nope.gguf", true), ("./nope", false), ("/nowhere/nope", false)] {
        let missing = home.run(&hub, &["run", "-m", name, "Hello"]);
        let error = text(&missing.stderr);
        assert!(error.contains(name) && error.contains("in a store") == is_sought, "{error}");
    }
    let story = ["--raw", "--temp", "0", "-n", "4", "--quiet", "-t", "1", "Once upon a time"];
    let fetched = home.run(&hub, &[&["run", "-hf", REPO][..], &story].concat());
    assert_eq!(text(&fetched.stdout).trim_end(), ", there was a", "{}", text(&fetched.stderr));
    let named = home.run(&hub, &[&["run", "-m", REPO][..], &story].concat());
    assert_eq!(text(&named.stdout).trim_end(), ", there was a", "{}", text(&named.stderr));
    for args in [&["inspect", REPO][..], &["inspect", "--json", REPO]] {
        assert!(home.run(&hub, args).status.success(), "{args:?}");
    }
    let mut tokenize = home.command(&hub, &["tokenize", "-m", REPO]);
    assert!(tokenize.stdin(Stdio::null()).run_beside().success());
}
