//! Images in messages as clients send them: the real binary, tiny random vision models, real
//! sockets, good images and all kinds of bad ones.

mod network;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use serde_json::{Value, json};

use crate::common;
use crate::http::client::{Connection, Response, Server};
use crate::http::process::{Folder, Process};
use crate::start::Start as _;

pub(crate) fn dir() -> PathBuf {
    common::fixtures().join("vision")
}

pub(crate) fn read(dir: &Path, name: &str) -> Vec<u8> {
    std::fs::read(dir.join(name)).unwrap()
}

/// A server of one of the fixtures' models, named as the mmproj file is.
pub(crate) fn serve(dir: &Path, name: &str, options: &[&str]) -> Server {
    let tower = dir.join(format!("{name}.mmproj.gguf"));
    let fixed = ["--ctx-size", "2048", "--mmproj", tower.to_str().unwrap()];
    Server::start(&dir.join(format!("{name}.text.gguf")), &[&fixed, options].concat())
}

pub(crate) fn uri(kind: &str, bytes: &[u8]) -> String {
    format!("data:{kind};base64,{}", BASE64.encode(bytes))
}

pub(crate) fn image(url: &str) -> Value {
    json!({"type": "image_url", "image_url": {"url": url}})
}

pub(crate) fn text(text: &str) -> Value {
    json!({"type": "text", "text": text})
}

pub(crate) fn ask(content: Value) -> Value {
    json!({"messages": [{"role": "user", "content": content}], "temperature": 0, "max_tokens": 8,
        "ignore_eos": true})
}

fn with(mut body: Value, fields: Value) -> Value {
    body.as_object_mut().unwrap().extend(fields.as_object().unwrap().clone());
    body
}

const CHAT: &str = "/v1/chat/completions";

/// Returns what a chat answers, with the tokens of its prompt and how many of them were there
/// already.
pub(crate) fn answer(server: &Server, body: &Value) -> (String, u64, u64) {
    let response = server.post(CHAT, body);
    assert_eq!(response.status, 200, "{}", response.body);
    let json = response.json();
    let usage = &json["usage"];
    (
        json["choices"][0]["message"]["content"].as_str().unwrap().to_owned(),
        usage["prompt_tokens"].as_u64().unwrap(),
        usage["prompt_tokens_details"]["cached_tokens"].as_u64().unwrap(),
    )
}

#[hob_needs::fixtures]
#[test]
fn an_image_is_seen_once_and_remembered() {
    let dir = dir();
    let a = uri("image/png", &read(&dir, "img_a.png"));
    let b = uri("image/png", &read(&dir, "img_b.png"));
    // non-causal rows, tiles, positions in two dimensions
    for name in ["gemma3", "idefics3", "qwen25vl"] {
        let server = serve(&dir, name, &["--parallel", "1", "--kv-unified"]);
        let plain = answer(&server, &ask(json!([text("Look: "), text("what is it")])));
        let fresh =
            |body: &Value| answer(&server, &with(body.clone(), json!({"cache_prompt": false})));
        let about_a = ask(json!([text("Look: "), image(&a), text("what is it")]));
        let about_b = ask(json!([text("Look: "), image(&b), text("what is it")]));
        let (said_a, n_a, 0) = fresh(&about_a) else { panic!("nothing was there") };
        assert!(n_a > plain.1 + 10, "{name}: {n_a} tokens, {} without the image", plain.1);
        assert_eq!(
            answer(&server, &about_a),
            (said_a.clone(), n_a, n_a - 1),
            "{name}: the same again"
        );

        // another image in the same place: nothing from its first row on is shared
        let (said_b, n_b, cached) = answer(&server, &about_b);
        assert!(cached > 0 && cached < plain.1, "{name}: {cached} of {n_b}");
        assert_eq!(fresh(&about_b), (said_b.clone(), n_b, 0), "{name}");

        // a second turn reads only what is new; the image comes again within the request
        let mut second = about_b.clone();
        let messages = second["messages"].as_array_mut().unwrap();
        messages.push(json!({"role": "assistant", "content": said_b}));
        messages
            .push(json!({"role": "user", "content": [text("and this: "), image(&a), text("?")]}));
        let (said, n, cached) = answer(&server, &second);
        assert!(
            cached >= n_b - 1,
            "{name}: {cached} of {n} tokens were there, {n_b} could have been"
        );
        assert_eq!(fresh(&second), (said, n, 0), "{name}");

        // order counts
        let both = |x: &str, y: &str| ask(json!([image(x), text("or"), image(y)]));
        let ((ab, n_ab, _), (ba, n_ba, _)) =
            (answer(&server, &both(&a, &b)), answer(&server, &both(&b, &a)));
        assert_eq!(n_ab, n_ba);
        assert_eq!((fresh(&both(&a, &b)).0, fresh(&both(&b, &a)).0), (ab, ba), "{name}");
    }
}

#[hob_needs::fixtures]
#[test]
fn every_interface_takes_images() {
    let dir = dir();
    let server = serve(&dir, "gemma3", &["--parallel", "2", "--kv-unified"]);
    let png = read(&dir, "img_a.png");
    let a = uri("image/png", &png);
    let chat = ask(json!([image(&a), text("what is it")]));
    let (said, n, _) = answer(&server, &chat);

    let props = server.get("/props").json();
    assert_eq!(props["modalities"], json!({"vision": true, "audio": false, "video": false}));
    assert_eq!(props["media_marker"], "<__media__>");
    let list = server.get("/v1/models").json();
    assert_eq!(list["models"][0]["capabilities"], json!(["completion", "multimodal"]));
    let modalities = json!({"input_modalities": ["text", "image"], "output_modalities": ["text"]});
    assert_eq!(list["data"][0]["architecture"], modalities);

    // the URL may stand by itself; streaming; several choices
    let mut short = chat.clone();
    short["messages"][0]["content"][0]["image_url"] = json!(a);
    assert_eq!(answer(&server, &short).0, said);
    let streamed = server.post(CHAT, &with(chat.clone(), json!({"stream": true})));
    let pieces = streamed.events().into_iter().filter(|event| event != "[DONE]").map(|event| {
        let event: Value = serde_json::from_str(&event).unwrap();
        event["choices"][0]["delta"]["content"].as_str().unwrap_or_default().to_owned()
    });
    assert_eq!(pieces.collect::<String>(), said);
    let many = server.post(CHAT, &with(chat.clone(), json!({"n": 3}))).json();
    let texts =
        many["choices"].as_array().unwrap().iter().map(|choice| &choice["message"]["content"]);
    assert_eq!(texts.collect::<Vec<_>>(), [&json!(said), &json!(said), &json!(said)]);
    let count = server.post("/v1/chat/completions/input_tokens", &chat).json();
    assert_eq!(count["input_tokens"], n);

    // constraints and tools
    let schema = json!({"type": "object",
        "properties": {"cats": {"type": "integer", "maximum": 9, "minimum": 0}},
        "required": ["cats"], "additionalProperties": false});
    let format = json!({"type": "json_schema", "json_schema": {"name": "x", "schema": schema}});
    let asked = json!({"response_format": format, "max_tokens": 64, "ignore_eos": false});
    let (text_of, ..) = answer(&server, &with(chat.clone(), asked));
    let cats: Value = serde_json::from_str(&text_of).unwrap();
    assert!(cats["cats"].as_u64().unwrap() <= 9, "{text_of}");
    let tool = json!({"type": "function", "function": {"name": "count", "parameters": schema}});
    let asked = json!({"tools": [tool], "tool_choice": "required", "parallel_tool_calls": false,
        "max_tokens": 256, "ignore_eos": false});
    let called = server.post(CHAT, &with(chat.clone(), asked)).json();
    assert_eq!(
        called["choices"][0]["message"]["tool_calls"][0]["function"]["name"], "count",
        "{called}"
    );

    // the same in the words of others
    let common = json!({"temperature": 0, "ignore_eos": true});
    let response = server.post(
        "/v1/responses",
        &with(
            common,
            json!({"max_output_tokens": 8, "input": [{"role": "user",
        "content": [{"type": "input_image", "image_url": a},
            {"type": "input_text", "text": "what is it"}]}]}),
        ),
    );
    assert_eq!(response.json()["output"][0]["content"][0]["text"], said, "{}", response.body);
    let source = json!({"type": "base64", "media_type": "image/png", "data": BASE64.encode(&png)});
    let blocks =
        json!([{"type": "image", "source": source}, {"type": "text", "text": "what is it"}]);
    let message = json!({"messages": [{"role": "user", "content": blocks}], "max_tokens": 8,
        "temperature": 0});
    let response = server.post("/v1/messages", &message);
    assert_eq!(response.status, 200, "{}", response.body);
    assert_eq!(
        response.json()["usage"]["input_tokens"].as_u64().unwrap()
            + response.json()["usage"]["cache_read_input_tokens"].as_u64().unwrap(),
        n
    );
    assert_eq!(server.post("/v1/messages/count_tokens", &message).json()["input_tokens"], n);

    // llama-server's own form: the prompt as the template writes it, with a mark
    let prompt =
        server.post("/apply-template", &chat).json()["prompt"].as_str().unwrap().to_owned();
    assert!(prompt.contains("<__media__>what is it"), "{prompt}");
    let marked = |prompt: &str, data: Value| {
        let prompt = json!({"prompt_string": prompt, "multimodal_data": data});
        json!({"prompt": prompt, "temperature": 0, "n_predict": 8, "ignore_eos": true})
    };
    let response =
        server.post("/completion", &marked("see <__media__> here", json!([BASE64.encode(&png)])));
    assert_eq!(response.status, 200, "{}", response.body);
    assert!(response.json()["tokens_evaluated"].as_u64().unwrap() > 16);
    let response = server.post("/completion", &marked("see <__media__> here", json!([])));
    assert_eq!(response.status, 200, "without data the mark is text: {}", response.body);
    let response = server.post("/completion", &marked("see", json!([BASE64.encode(&png)])));
    assert_eq!(
        (response.status, &response.json()["error"]["param"]),
        (400, &json!("prompt.multimodal_data"))
    );
}

/// Returns the vectors of an answer in OpenAI's form.
fn vectors(response: &Response) -> Vec<Vec<f64>> {
    assert_eq!(response.status, 200, "{}", response.body);
    let of = |entry: &Value| {
        let values = entry["embedding"].as_array().unwrap();
        values.iter().map(|x| x.as_f64().unwrap()).collect()
    };
    response.json()["data"].as_array().unwrap().iter().map(of).collect()
}

#[hob_needs::fixtures]
#[test]
fn texts_with_images_have_vectors_of_both() {
    let dir = dir();
    let png = |name: &str| BASE64.encode(read(&dir, name));
    let marked = |base64: &str| {
        json!({"prompt_string": "see <__media__>it",
        "multimodal_data": [base64]})
    };
    let parts = |url: &Value| json!({"content": [text("s"), text("ee "), url, text("it")]});
    // one whose rows see what is before them, and one whose rows see each other
    for name in ["qwen2vl", "gemma3"] {
        let server = serve(&dir, name, &["--embeddings", "--pooling", "mean", "--exact"]);
        let a = image(&uri("image/png", &read(&dir, "img_a.png")));
        let input = json!([
            marked(&png("img_a.png")),
            parts(&a),
            marked(&png("img_b.png")),
            "see <__media__>it",
            "see it"
        ]);
        let response = server.post("/v1/embeddings", &json!({"input": input}));
        let found = vectors(&response);
        let far = |x: usize, y: usize| {
            found[x].iter().zip(&found[y]).map(|(x, y)| (x - y).powi(2)).sum::<f64>()
        };
        assert!(far(0, 1) < 1e-6, "{name}: both forms are the same: {}", far(0, 1));
        for (x, y) in [(0, 2), (0, 3), (0, 4), (2, 3)] {
            assert!(far(x, y) > 1e-4, "{name}: {x} and {y} differ: {}", far(x, y));
        }
        let tokens = |input: &Value| {
            let response = server.post("/v1/embeddings", &json!({"input": input}));
            response.json()["usage"]["prompt_tokens"].as_u64().unwrap()
        };
        assert!(tokens(&parts(&a)) > tokens(&json!("see it")) + 3, "{name}: rows are counted");
        // each text has the whole context, however many have images
        let n = 2048 / tokens(&parts(&a)) as usize + 1;
        let many = server.post("/v1/embeddings", &json!({"input": vec![parts(&a); n]}));
        assert_eq!(vectors(&many).len(), n, "{name}");
        let native = server.post("/embedding", &json!({"content": marked(&png("img_a.png"))}));
        assert_eq!(native.status, 200, "{}", native.body);
        for (content, param) in [
            (marked("malformed"), "content.multimodal_data[0]"),
            (json!({"prompt_string": "see", "multimodal_data": ["AA"]}), "content.multimodal_data"),
            (json!({"content": [image("http://x.example/a.png")]}), "content.content[0].image_url"),
        ] {
            let (status, field, message) =
                refused(&server.post("/embedding", &json!({"content": content})));
            assert_eq!((status, &*field), (400, param), "{name}: {message}");
        }
    }
}

#[hob_needs::fixtures]
#[test]
fn all_formats_are_read_and_turned_as_they_say() {
    let dir = dir();
    let server = serve(&dir, "qwen2vl", &[]);
    let png = read(&dir, "img_a.png");
    let rows =
        |kind: &str, bytes: &[u8]| answer(&server, &ask(json!([image(&uri(kind, bytes))]))).1;
    let n = rows("image/png", &png);
    let decoded = image::load_from_memory(&png).unwrap();
    for (format, kind) in [
        (image::ImageFormat::Jpeg, "image/jpeg"),
        (image::ImageFormat::WebP, "image/webp"),
        (image::ImageFormat::Gif, "image/gif"),
        (image::ImageFormat::Bmp, "image/bmp"),
        (image::ImageFormat::Tiff, "image/tiff"),
    ] {
        let mut bytes = std::io::Cursor::new(Vec::new());
        decoded.to_rgb8().write_to(&mut bytes, format).unwrap();
        assert_eq!(rows(kind, bytes.get_ref()), n, "{kind}");
        // the bytes decide, not what a client says of them
        for said in ["", "image/jpeg", "image/gif", "application/octet-stream", "text/html"] {
            assert_eq!(rows(said, bytes.get_ref()), n, "{kind} as {said:?}");
        }
    }
    // base64 as addresses have it
    let url_safe = base64::engine::general_purpose::URL_SAFE_NO_PAD.encode(&png);
    assert!(url_safe.contains(['-', '_']));
    assert_eq!(
        answer(&server, &ask(json!([image(&format!("data:image/png;base64,{url_safe}"))]))).1,
        n
    );
}

/// Returns what is wrong with a request, and the field.
fn refused(response: &Response) -> (u16, String, String) {
    let error = &response.json()["error"];
    let text = |name: &str| error[name].as_str().unwrap_or_default().to_owned();
    (response.status, text("param"), text("message"))
}

/// A PNG file that says it has this many pixels, and whose data end at once.
fn bomb(width: u32, height: u32) -> Vec<u8> {
    let mut png = b"\x89PNG\r\n\x1a\n".to_vec();
    let mut chunk = |kind: &[u8; 4], data: &[u8]| {
        png.extend((data.len() as u32).to_be_bytes());
        png.extend(kind);
        png.extend(data);
        let crc = kind.iter().chain(data).fold(!0u32, |crc, byte| {
            (0..8).fold(crc ^ u32::from(*byte), |crc, _| {
                (crc >> 1) ^ (0xedb8_8320 & (crc & 1).wrapping_neg())
            })
        });
        png.extend((!crc).to_be_bytes());
    };
    let header = [&width.to_be_bytes()[..], &height.to_be_bytes(), &[8, 2, 0, 0, 0]].concat();
    chunk(b"IHDR", &header);
    chunk(b"IDAT", &[0x78, 0x9c, 0x63, 0, 0, 0, 1, 0, 1]);
    chunk(b"IEND", &[]);
    png
}

/// A baseline JPEG with many more scans than it needs.
fn many_scans(jpeg: &[u8]) -> Vec<u8> {
    let scan = jpeg.windows(2).position(|two| two == [0xff, 0xda]).unwrap();
    let header =
        &jpeg[scan..scan + 2 + usize::from(u16::from_be_bytes([jpeg[scan + 2], jpeg[scan + 3]]))];
    let mut bytes = jpeg[..jpeg.len() - 2].to_vec();
    for _ in 0..200 {
        bytes.extend(header);
    }
    bytes.extend([0xff, 0xd9]);
    bytes
}

#[hob_needs::fixtures]
#[test]
fn each_bad_image_has_its_own_answer() {
    let dir = dir();
    let server = serve(&dir, "gemma3", &[]);
    let png = read(&dir, "img_a.png");
    let jpeg = read(&dir, "img_a.jpg");
    let before = server.peak_memory();
    let svg = b"<?xml version=\"1.0\"?><svg xmlns=\"http://www.w3.org/2000/svg\"/>";
    let large = [&png[..], &vec![0; 11 << 20]].concat();
    for (url, words) in [
        (uri("image/jpeg", &jpeg[..jpeg.len() / 2]), "the JPEG image is cut off"),
        (uri("image/png", &png[..png.len() / 2]), "the PNG image is cut off"),
        (uri("image/jpeg", &many_scans(&jpeg)), "more than 100 scans"),
        (uri("image/png", &bomb(50_000, 50_000)), "50000 × 50000 pixels"),
        (uri("image/png", &bomb(16_000, 16_000)), "16000 × 16000 pixels"),
        (uri("image/png", &bomb(u32::MAX >> 1, 1)), "more memory to decode"),
        (uri("image/png", &bomb(4000, 4000)), "the PNG image is"),
        (uri("image/png", &bomb(0, 10)), "the PNG image is broken"),
        (uri("image/svg+xml", svg), "SVG is not read"),
        (uri("text/html", b"<p>"), "the data is no image"),
        (
            uri("image/jpeg", b"\0\0\0\x18ftypmif1\0\0\0\0mif1heic"),
            "HEIC images are not read: convert",
        ),
        (uri("image/heic", b"\0\0\0\x18ftypheix\0\0\0\0mif1heix"), "to JPEG or PNG"),
        (
            uri("image/avif", b"\0\0\0\x18ftypmif1\0\0\0\0miafavif"),
            "AVIF images are not read: convert",
        ),
        (uri("video/mp4", b"\0\0\0\x18ftypmp42\0\0\0\0mp42isom"), "the data is no image"),
        (uri("", svg), "SVG is not read"),
        (uri("image/png", b"What a picture!"), "the data is no image"),
        (uri("image/png", b""), "the data is no image"),
        ("data:image/png;base64,%%%%".into(), "not base64"),
        (format!("data:image/png;base64,{}*", BASE64.encode(&png)), "not base64"),
        ("data:image/png,hello".into(), "`;base64` is missing"),
        ("data:image/png".into(), "no comma"),
        (uri("image/png", &large), "at most 10485760 are read"),
        ("https://example.com/cat.png".into(), "--allow-image-urls"),
        ("file:///etc/passwd".into(), "expected a data URI"),
        ("/etc/passwd".into(), "expected a data URI"),
        (String::new(), "expected a data URI"),
    ] {
        let shown: String = url.chars().take(80).collect();
        let since = Instant::now();
        let response = server.post(CHAT, &ask(json!([text("Look: "), image(&url)])));
        let (status, field, message) = refused(&response);
        assert_eq!(
            (status, field.as_str()),
            (400, "messages[0].content[1].image_url"),
            "{shown}: {message}"
        );
        assert!(message.contains(words), "{shown}: {message}");
        // a busy machine; what is to be excluded takes minutes
        assert!(since.elapsed() < Duration::from_secs(20), "{shown}: {:?}", since.elapsed());
    }
    let after = server.peak_memory();
    assert!(after - before < 256 << 20, "{} MiB more", (after - before) >> 20);

    // more than the request may have at all, told beforehand or never ending
    let mut connection = server.connect();
    connection.raw(
        format!(
            "POST {CHAT} HTTP/1.1\r\nHost: {0}\r\nContent-Length: 99999999999\r\n\r\n",
            server.address
        )
        .as_bytes(),
    );
    assert_eq!(connection.response("POST").status, 413);
    let mut connection = server.connect();
    connection.raw(
        format!(
            "POST {CHAT} HTTP/1.1\r\nHost: {0}\r\nTransfer-Encoding: chunked\r\n\r\n",
            server.address
        )
        .as_bytes(),
    );
    let chunk = [b"100000\r\n".to_vec(), vec![b'A'; 1 << 20], b"\r\n".to_vec()].concat();
    for _ in 0..20 {
        connection.raw(&chunk);
    }
    assert_eq!(connection.response("POST").status, 413);

    // more images than the context holds: refused before all of them are encoded
    let b = uri("image/png", &read(&dir, "img_b.png"));
    let many: Vec<Value> = (0..1000).map(|_| image(&b)).collect();
    let response = server.post(CHAT, &ask(json!(many)));
    assert_eq!(response.json()["error"]["type"], "exceed_context_size_error", "{}", response.body);
    // and it goes on
    answer(&server, &ask(json!([image(&b)])));
}

#[hob_needs::fixtures]
#[test]
fn an_image_larger_than_the_context_is_refused_unseen() {
    let dir = dir();
    let tower = dir.join("qwen25vl.mmproj.gguf");
    let options = ["--ctx-size", "256", "--mmproj", tower.to_str().unwrap()];
    let server = Server::start(&dir.join("qwen25vl.text.gguf"), &options);
    let mut png = std::io::Cursor::new(Vec::new());
    image::RgbImage::new(2400, 2400).write_to(&mut png, image::ImageFormat::Png).unwrap();
    let large = uri("image/png", png.get_ref());
    let since = Instant::now();
    let response = server.post(CHAT, &ask(json!([image(&large)])));
    let error = &response.json()["error"];
    assert_eq!(
        (response.status, &error["type"]),
        (400, &json!("exceed_context_size_error")),
        "{error}"
    );
    assert!(error["n_prompt_tokens"].as_u64().unwrap() > 1000, "{error}");
    println!("refused after {:?}", since.elapsed());
    // what fits in between is answered
    answer(&server, &ask(json!([image(&uri("image/png", &read(&dir, "img_a.png")))])));
}

/// Two images of some seconds each take all places of large ones.
#[hob_needs::fixtures]
#[test]
fn a_small_image_does_not_wait_for_large_ones() {
    let dir = dir();
    let tower = dir.join("qwen2vl.mmproj.gguf");
    let fixed = ["--ctx-size", "16384", "--image-max-tokens", "8000"];
    let options = [&fixed[..], &["--mmproj", tower.to_str().unwrap()]].concat();
    let server = Server::start(&dir.join("qwen2vl.text.gguf"), &options);
    let large: Vec<Connection> = (0..3)
        .map(|grey| {
            let pixels = image::RgbImage::from_pixel(4000, 4000, image::Rgb([grey; 3]));
            let mut png = std::io::Cursor::new(Vec::new());
            pixels.write_to(&mut png, image::ImageFormat::Png).unwrap();
            server.open(CHAT, &ask(json!([image(&uri("image/png", png.get_ref()))])))
        })
        .collect();
    let n_ended = Arc::new(AtomicUsize::new(0));
    for mut connection in large {
        let n_ended = Arc::clone(&n_ended);
        std::thread::spawn(move || {
            connection.is_closed();
            n_ended.fetch_add(1, Ordering::SeqCst);
        });
    }
    std::thread::sleep(Duration::from_millis(500));
    for name in ["img_a.png", "img_b.png", "img_a.jpg", "img_b.jpg"] {
        let kind = if name.ends_with("png") { "image/png" } else { "image/jpeg" };
        answer(&server, &ask(json!([image(&uri(kind, &read(&dir, name)))])));
    }
    assert_eq!(n_ended.load(Ordering::SeqCst), 0, "small images waited for large ones");
}

#[hob_needs::fixtures]
#[test]
fn a_model_without_eyes_says_so() {
    let dir = dir();
    let png = uri("image/png", &read(&dir, "img_a.png"));
    let server = Server::start(&dir.join("gemma3.text.gguf"), &["--no-mmproj"]);
    let (status, field, message) = refused(&server.post(CHAT, &ask(json!([image(&png)]))));
    assert_eq!((status, field.as_str()), (400, "messages[0].content[0].image_url"), "{message}");
    assert!(message.contains("this model takes no images"), "{message}");
    assert_eq!(server.get("/props").json()["modalities"]["vision"], false);
    assert_eq!(server.get("/v1/models").json()["models"][0]["capabilities"], json!(["completion"]));
}

#[hob_needs::fixtures]
#[test]
fn the_other_forms_take_images_and_find_towers_by_themselves() {
    let dir = dir();
    let folder = Folder::new("images-forms");
    let ask = ask(json!([image(&uri("image/png", &read(&dir, "img_a.png"))), text("what is it")]));
    let server = serve(&dir, "gemma3", &[]);
    let (said, n, _) = answer(&server, &ask);
    drop(server);
    let check = |address: &str, path: &str, body: &Value| {
        let response = Connection::to(address).request("POST", path, &[], &body.to_string());
        assert_eq!(response.status, 200, "{}", response.body);
        let json = response.json();
        assert_eq!(json["choices"][0]["message"]["content"], said, "{json}");
        assert_eq!(json["usage"]["prompt_tokens"], n);
        let elsewhere = about("http://127.0.0.1:9/cat.png", body);
        let response = Connection::to(address).request("POST", path, &[], &elsewhere.to_string());
        assert!(
            response.status == 400 && response.body.contains("--allow-image-urls"),
            "{}",
            response.body
        );
    };

    let repo = "org/eyes-GGUF";
    folder.store(repo, "gemma3.gguf", &dir.join("gemma3.text.gguf"));
    folder.store(repo, "mmproj-gemma3-F32.gguf", &dir.join("gemma3.mmproj.gguf"));
    let fixed = [
        "desktop",
        "--serve",
        "--control-port",
        "0",
        "--port",
        "0",
        "--threads",
        "1",
        "--ctx-size",
        "512",
    ];
    let desktop = Process::spawn(&mut folder.command(&fixed));
    let address = desktop.after("hob: listening on http://");
    check(&address, CHAT, &with(ask.clone(), json!({"model": repo})));
    let list = Connection::to(&address).request("GET", "/api/v0/models", &[], "").json();
    let entry = list["data"].as_array().unwrap().iter().find(|entry| entry["id"] == repo);
    assert_eq!(entry.unwrap_or_else(|| panic!("{list}"))["type"], "vlm");
    drop(desktop);

    let model = dir.join("gemma3.text.gguf");
    let place = ["host", "deploy", "--org", "acme", "--app", "eyes", "--auth", "public", "--model"];
    let deployed = folder.command(&[&place[..], &[model.to_str().unwrap()]].concat()).run();
    assert!(deployed.status.success(), "{}", String::from_utf8_lossy(&deployed.stderr));
    let host = Process::spawn(&mut folder.command(&[
        "host",
        "--port",
        "0",
        "--threads",
        "1",
        "--ctx-size",
        "512",
    ]));
    check(&host.after("hob: listening on http://"), &format!("/acme/eyes{CHAT}"), &ask);
}

/// The same question about the picture at an address.
fn about(url: &str, body: &Value) -> Value {
    let mut body = body.clone();
    body["messages"][0]["content"][0] = image(url);
    body
}
