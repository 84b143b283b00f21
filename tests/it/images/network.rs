//! Images that messages name by addresses of the network.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::json;

use super::{CHAT, answer, ask, dir, image, read, refused, serve, text, uri};

/// A server of files on a loopback address, that answers each path as it is told.
struct Site {
    address: String,
    asked: Arc<Mutex<Vec<String>>>,
}

impl Site {
    fn start(ip: &str, answer: impl Fn(&str, &mut TcpStream) + Send + Sync + 'static) -> Site {
        let listener = TcpListener::bind((ip, 0)).unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let asked = Arc::new(Mutex::new(Vec::new()));
        let log = Arc::clone(&asked);
        let answer = Arc::new(answer);
        std::thread::spawn(move || {
            for stream in listener.incoming().map_while(Result::ok) {
                let log = Arc::clone(&log);
                let answer = Arc::clone(&answer);
                std::thread::spawn(move || {
                    let mut stream = stream;
                    let mut head = Vec::new();
                    while !head.ends_with(b"\r\n\r\n") {
                        let mut byte = [0];
                        if stream.read(&mut byte).unwrap_or(0) == 0 {
                            return;
                        }
                        head.push(byte[0]);
                    }
                    let head = String::from_utf8(head).unwrap();
                    let path = head.split(' ').nth(1).unwrap().to_owned();
                    log.lock().unwrap().push(head);
                    answer(&path, &mut stream);
                });
            }
        });
        Site { address, asked }
    }
}

#[hob_needs::fixtures]
#[test]
fn images_of_the_network_are_fetched_with_care() {
    let dir = dir();
    let png = read(&dir, "img_a.png");
    let secret = Site::start("127.0.0.2", |_, stream| {
        let _ = stream.write_all(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
    });
    let file = png.clone();
    let elsewhere = secret.address.clone();
    let sent = Arc::new(AtomicUsize::new(0));
    let counter = Arc::clone(&sent);
    let site = Site::start("127.0.0.1", move |path, stream| {
        let whole = |stream: &mut TcpStream, head: &str, body: &[u8]| {
            let head = format!("HTTP/1.1 200 OK\r\n{head}Content-Length: {}\r\n\r\n", body.len());
            let _ = stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(body));
        };
        let redirect = |stream: &mut TcpStream, to: &str| {
            let head = format!("HTTP/1.1 302 Found\r\nLocation: {to}\r\nContent-Length: 0\r\n\r\n");
            let _ = stream.write_all(head.as_bytes());
        };
        match path {
            "/cat.png" => whole(stream, "Content-Type: image/png\r\n", &file),
            "/cat" => whole(stream, "Content-Type: application/octet-stream\r\n", &file),
            "/untyped" => whole(stream, "", &file),
            "/lie" => whole(stream, "Content-Type: image/gif\r\n", &file),
            "/text" => whole(stream, "Content-Type: text/html\r\n", &file),
            "/page" => whole(stream, "Content-Type: text/html\r\n", b"<p>"),
            "/packed" => whole(stream, "Content-Encoding: gzip\r\n", &file),
            "/1" => redirect(stream, "/2"),
            "/2" => redirect(stream, "/3"),
            "/3" => redirect(stream, "/cat.png"),
            "/0" => redirect(stream, "/1"),
            "/loop" => redirect(stream, "/loop"),
            "/secret" => redirect(stream, &format!("http://{elsewhere}/")),
            "/local" => redirect(
                stream,
                &format!("http://localhost:{}/", elsewhere.split(':').nth(1).unwrap()),
            ),
            "/file" => redirect(stream, "file:///etc/passwd"),
            "/large" => {
                let _ = stream.write_all(
                    b"HTTP/1.1 200 OK\r\nContent-Type: image/png\r\nContent-Length: \
                      11534336\r\n\r\n",
                );
            }
            "/endless" => {
                let _ = stream.write_all(b"HTTP/1.1 200 OK\r\nContent-Type: image/png\r\n\r\n");
                while stream.write_all(&[7; 65536]).is_ok() {
                    counter.fetch_add(65536, Ordering::Relaxed);
                }
            }
            "/slow" => {
                let _ = stream.write_all(
                    b"HTTP/1.1 200 OK\r\nContent-Type: image/png\r\nContent-Length: 99\r\n\r\n",
                );
                while stream.write_all(b"x").is_ok() {
                    std::thread::sleep(Duration::from_millis(500));
                }
            }
            _ => {
                let _ = stream.write_all(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n");
            }
        }
    });

    // addresses of this machine and its networks, however they are written
    let server = serve(&dir, "gemma3", &["--allow-image-urls"]);
    let port = site.address.split(':').nth(1).unwrap();
    for host in [
        "127.0.0.1",
        "localhost",
        "LOCALHOST.",
        "127.1",
        "0x7f.1",
        "2130706433",
        "0",
        "0.0.0.0",
        "[::1]",
        "[::]",
        "[::ffff:127.0.0.1]",
        "[::127.0.0.1]",
        "10.0.0.1",
        "172.16.0.1",
        "192.168.0.1",
        "169.254.169.254",
        "100.64.0.1",
        "[fe80::1]",
        "[fd00::1]",
        "224.0.0.1",
        "255.255.255.255",
        "[ff02::1]",
        "[64:ff9b::7f00:1]",
        "198.18.0.1",
    ] {
        let url = format!("http://{host}:{port}/cat.png");
        let (status, _, message) = refused(&server.post(CHAT, &ask(json!([image(&url)]))));
        let is_refused =
            message.contains("not at a public address") || message.contains("cannot be found");
        assert!(status == 400 && is_refused, "{url}: {status} {message}");
    }
    for (url, words) in [
        (format!("http://user:word@{}/cat.png", site.address), "name or password"),
        ("http://no-such-host.invalid/cat.png".into(), "cannot be found"),
        ("http://:80/".into(), "cannot be read"),
        ("ftp://example.com/cat.png".into(), "expected a data URI"),
    ] {
        let (status, _, message) = refused(&server.post(CHAT, &ask(json!([image(&url)]))));
        assert!(status == 400 && message.contains(words), "{url}: {status} {message}");
    }
    assert!(
        site.asked.lock().unwrap().is_empty(),
        "nobody was asked: {:?}",
        site.asked.lock().unwrap()
    );
    drop(server);

    // one host is trusted, and none that it redirects to
    let server = serve(&dir, "gemma3", &["--allow-image-hosts", &site.address]);
    let inline = answer(&server, &ask(json!([image(&uri("image/png", &png)), text("what is it")])));
    for path in ["/cat.png", "/cat", "/untyped", "/lie", "/text", "/1"] {
        let url = format!("http://{}{path}", site.address);
        let fetched = answer(&server, &ask(json!([image(&url), text("what is it")])));
        assert_eq!((&fetched.0, fetched.1), (&inline.0, inline.1), "{path}");
    }
    for (path, words) in [
        ("/page", "the data is no image"),
        ("/packed", "packed (gzip)"),
        ("/0", "more than 3 redirects"),
        ("/loop", "more than 3 redirects"),
        ("/secret", "the host 127.0.0.2 is not at a public address"),
        ("/local", "the host localhost is not at a public address"),
        ("/file", "redirects to something"),
        ("/large", "more than the 10485760 bytes"),
        ("/endless", "more than the 10485760 bytes"),
        ("/slow", "within 10 seconds"),
        ("/missing", "status 404"),
    ] {
        let url = format!("http://{}{path}", site.address);
        let since = Instant::now();
        let (status, field, message) = refused(&server.post(CHAT, &ask(json!([image(&url)]))));
        assert_eq!(
            (status, field.as_str()),
            (400, "messages[0].content[0].image_url"),
            "{path}: {message}"
        );
        assert!(message.contains(words), "{path}: {message}");
        assert!(since.elapsed() < Duration::from_secs(20), "{path}: {:?}", since.elapsed());
    }
    assert!(secret.asked.lock().unwrap().is_empty());
    let heads = site.asked.lock().unwrap().join("").to_ascii_lowercase();
    assert!(!heads.contains("authorization") && !heads.contains("cookie"), "{heads}");
    // what the sockets hold beyond the limit, and no more
    let sent = sent.load(Ordering::Relaxed);
    assert!(sent < 40 << 20, "{} MiB of an endless answer were taken", sent >> 20);
}
