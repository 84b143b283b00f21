// The serving of the page: its headers, its key, and the time to its first paint.

import assert from "node:assert/strict";
import http from "node:http";
import { becomes } from "./parts.mjs";

/** Asks without the browser's own handling of codings. */
function get(address, headers = {}) {
  return new Promise((done, failed) => {
    const request = http.get(address, { headers }, (response) => {
      const parts = [];
      response.on("data", (part) => parts.push(part));
      response.on("end", () =>
        done({
          ...response,
          headers: response.headers,
          status: response.statusCode,
          body: Buffer.concat(parts),
        }),
      );
    });
    request.on("error", failed);
  });
}

export const servedChecks = {
  async files_have_their_headers({ shipped: { address } }) {
    const page = await get(`${address}/`);
    assert.equal(page.status, 200);
    assert.equal(page.headers["content-type"], "text/html; charset=utf-8");
    assert.match(
      page.headers["content-security-policy"],
      /default-src 'none'; script-src 'self'/,
    );
    assert.match(
      page.headers["content-security-policy"],
      /require-trusted-types-for 'script'/,
    );
    assert.doesNotMatch(page.headers["content-security-policy"], /unsafe/);
    assert.equal(page.headers["cache-control"], "no-cache");
    const again = await get(`${address}/`, {
      "If-None-Match": page.headers.etag,
    });
    assert.equal(again.status, 304);
    assert.equal(again.body.length, 0);
    const assets = [
      ...page.body.toString().matchAll(/"\.\/(assets\/[^"]+)"/g),
    ].map((m) => m[1]);
    assert(assets.length >= 2, "a script and a style sheet");
    let packed = 0;
    for (const asset of assets) {
      const plain = await get(`${address}/${asset}`);
      const small = await get(`${address}/${asset}`, {
        "Accept-Encoding": "gzip, br",
      });
      assert.match(plain.headers["cache-control"], /immutable/);
      assert.equal(plain.headers["content-encoding"], undefined);
      assert.equal(small.headers["content-encoding"], "gzip");
      assert.match(small.headers.vary, /Accept-Encoding/);
      assert(small.body.length < plain.body.length / 2);
      packed += small.body.length;
    }
    assert.equal((await get(`${address}/assets/none.js`)).status, 404);
    assert.equal((await fetch(`${address}/`, { method: "POST" })).status, 405);
    return `${assets.length} files, ${packed} bytes`;
  },

  async no_ui_serves_none({ serve, stop }) {
    const server = await serve(["--no-ui"]);
    assert.equal((await get(`${server.address}/`)).status, 404);
    assert.equal((await get(`${server.address}/page.json`)).status, 404);
    assert.equal((await get(`${server.address}/health`)).status, 200);
    await stop(server);
  },

  async the_first_paint_is_soon({ watched, shipped }) {
    // the machine may be busy with something else
    const paints = [];
    for (let i = 0; i < 3; i++) {
      const page = await watched.open();
      await page.goto(shipped.address);
      await page.getByText("Ready", { exact: true }).waitFor();
      paints.push(
        await page.evaluate(
          () =>
            performance.getEntriesByName("first-contentful-paint")[0].startTime,
        ),
      );
    }
    const paint = Math.min(...paints);
    assert(paint < 1000, `${paint} ms`);
    return `${Math.round(paint)} ms`;
  },

  async a_key_is_asked_for({ watched, serve, stop, allow }) {
    allow(/401/);
    const server = await serve(["--api-key", "right"], "right");
    const page = await watched.open();
    await page.goto(server.address);
    await page.getByRole("heading", { name: "Key" }).waitFor();
    await watched.accessible(page, "the gate");
    await page.getByRole("textbox", { name: "Key" }).fill("wrong, too…");
    await page.keyboard.press("Enter");
    await page.getByText("was refused").waitFor();
    const refused = page.waitForRequest("**/v1/models");
    let release;
    const isLate = new Promise((done) => (release = done));
    const holdBack = async (route) => {
      const response = await route.fetch();
      await isLate;
      await route.fulfill({ response });
    };
    await page.route("**/v1/models", holdBack, { times: 1 });
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await refused;
    await page.getByRole("textbox", { name: "Key" }).fill("right");
    await page.getByLabel("Keep it in this browser").check();
    await page.getByRole("button", { name: "Open" }).click();
    await page.getByText("Ready", { exact: true }).waitFor();
    // a late word on the wrong key is none on the right one
    const told = (await refused).response();
    release();
    await (await told).finished();
    await page.waitForTimeout(500);
    await page.getByText("Ready", { exact: true }).waitFor();
    assert.equal(await page.locator(".gate").count(), 0);
    await page.locator("#message").fill("Hello");
    await page.keyboard.press("Enter");
    await page.locator(".answer .figures").waitFor();
    await page.reload();
    await page.getByText("Ready", { exact: true }).waitFor();
    await stop(server);
  },

  async a_desktop_has_it_too({ watched, start, stop, home }) {
    const places = [
      "--settings",
      `${home}/desktop.json`,
      "--control-port",
      "0",
      "--port",
      "0",
    ];
    const server = await start(["desktop", ...places, "--threads", "2"]);
    const { origin, searchParams } = new URL(server.address);
    assert.equal(
      (await get(`${origin}/v1/models`)).status,
      401,
      "models need the token",
    );
    const page = await watched.open();
    await page.goto(`${origin}/?token=${searchParams.get("token")}`);
    await page.getByText("Ready", { exact: true }).waitFor();
    await becomes(
      () => page.url(),
      `${origin}/`,
      "the address, without token,",
    );
    await page.locator("#message").fill("Hello");
    await page.keyboard.press("Enter");
    await page.locator(".answer:not(.live) .figures").waitFor();
    await page.getByRole("link", { name: "Server", exact: true }).click();
    await page.locator("#log .line").first().waitFor();
    await page.getByLabel("Default model").waitFor();
    await page.getByRole("link", { name: "Chat" }).click();
    await page.getByText("Ready", { exact: true }).waitFor();
    await stop(server);
  },
};
