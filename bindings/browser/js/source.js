// The bytes of a model's file: of an address by ranges, which the browser keeps, or of a file of
// the user.

const PART = 8 << 20;
/** Parts that are fetched at once. */
const AT_ONCE = 4;
const CACHE = "hob-models";

/** Returns the size of a source, and its parts: each with its first byte, in no certain order. */
export async function pieces(source, keep) {
  if (typeof source === "string") return fetched(source, keep);
  const blob = source instanceof Blob ? source : new Blob([source]);
  return { size: blob.size, parts: ofBlob(blob) };
}

async function* ofBlob(blob) {
  for (let first = 0; first < blob.size; first += PART) {
    const bytes = await blob.slice(first, first + PART).arrayBuffer();
    yield { first, bytes };
  }
}

/** Returns the address under which a part of a version of a file is kept. */
function keptAt(url, version, first) {
  const address = new URL(url, self.location.href);
  address.hash = "";
  address.searchParams.set("hob-part", `${first}`);
  address.searchParams.set("hob-version", version);
  return address.href;
}

async function fetched(url, keep) {
  const head = await fetch(url, { method: "HEAD" });
  if (!head.ok) throw new Error(`${url}: the server answers ${head.status}`);
  const size = Number(head.headers.get("content-length"));
  const takesRanges = head.headers.get("accept-ranges") === "bytes";
  const version =
    head.headers.get("etag") ?? head.headers.get("last-modified") ?? `${size}`;
  if (!size || !takesRanges) {
    const whole = await fetch(url);
    if (!whole.ok) throw new Error(`${url}: the server answers ${whole.status}`);
    const blob = await whole.blob();
    return { size: blob.size, parts: ofBlob(blob) };
  }
  // a page that is not served safely has no cache
  const cache = keep && self.caches ? await caches.open(CACHE) : null;
  if (cache) await dropOthers(cache, url, version);
  return { size, parts: byRanges(url, version, size, cache) };
}

/** Forgets the parts of other versions of a file. */
async function dropOthers(cache, url, version) {
  const wanted = new URL(url, self.location.href);
  for (const { url: kept } of await cache.keys()) {
    const address = new URL(kept);
    const isOfFile =
      address.origin === wanted.origin && address.pathname === wanted.pathname;
    if (isOfFile && address.searchParams.get("hob-version") !== version)
      await cache.delete(kept);
  }
}

async function* byRanges(url, version, size, cache) {
  const firsts = Array.from({ length: Math.ceil(size / PART) }, (_, i) => i * PART);
  const running = [];
  const begin = () => {
    const first = firsts.shift();
    if (first !== undefined) running.push(part(url, version, first, size, cache));
  };
  for (let i = 0; i < AT_ONCE; i += 1) begin();
  while (running.length > 0) {
    const done = await running.shift();
    begin();
    yield done;
  }
}

async function part(url, version, first, size, cache) {
  const length = Math.min(PART, size - first);
  const key = keptAt(url, version, first);
  const kept = await cache?.match(key);
  if (kept) {
    const bytes = await kept.arrayBuffer();
    if (bytes.byteLength === length) return { first, bytes };
  }
  const range = `bytes=${first}-${first + length - 1}`;
  const answer = await fetch(url, { headers: { range } });
  if (answer.status !== 206)
    throw new Error(`${url}: the server answers ${answer.status} to a range`);
  const bytes = await answer.arrayBuffer();
  if (bytes.byteLength !== length)
    throw new Error(`${url}: ${bytes.byteLength} bytes in place of ${length}`);
  try {
    await cache?.put(key, new Response(bytes));
  } catch (error) {
    // no room: the model works, and is fetched again the next time
    console.warn(`a part of ${url} is not kept: ${error}`);
  }
  return { first, bytes };
}
