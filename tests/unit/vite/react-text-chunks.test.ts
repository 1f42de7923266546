import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { createElement, Suspense } from "react";
import type * as ReactDomServer from "react-dom/server.browser";
import { expect, test } from "vitest";
import { writeText } from "../../../vite/react-text-chunks";
import { ROOT } from "../../support/source-files";

const FILE = join(ROOT, "node_modules/react-dom/cjs/react-dom-server.browser.production.min.js");

/** The renderer of a text of the package's file. */
function rendererOf(code: string): typeof ReactDomServer {
  const module = { exports: {} as typeof ReactDomServer };
  new Function("require", "exports", code)(createRequire(FILE), module.exports);
  return module.exports;
}
const published = readFileSync(FILE, "utf8");
const renderers = [rendererOf(published), rendererOf(writeText(published))] as const;

/** A part of a page that comes later, and what makes it come. */
function createLate() {
  let isThere = false;
  let finish = () => {};
  const coming = new Promise<void>((resolve) => {
    finish = () => {
      isThere = true;
      resolve();
    };
  });
  const read = () => {
    if (!isThere) throw coming;
    return "晚到的部分";
  };
  return { read, finish };
}
const Reading = ({ read }: { read: () => string }) => read();

const page = (read: () => string) =>
  createElement(
    "html",
    { lang: "zh-CN" },
    createElement("title", null, "装达 · 我的订单 <&> 🛋️"),
    createElement(
      "ul",
      { className: "a".repeat(600), style: { color: "red", "--gap": "2px" } },
      Array.from({ length: 200 }, (_, n) =>
        createElement("li", { key: n, title: `“${n}”` }, "沙发", n, null),
      ),
    ),
    createElement(Suspense, { fallback: "请稍候" }, createElement(Reading, { read })),
    createElement(Suspense, null, createElement("b", null, "当时", 1)),
    createElement(Suspense, null, null),
    createElement("footer", null, "完"),
  );

const readWith = async ({ renderToReadableStream }: typeof ReactDomServer) => {
  const { read, finish } = createLate();
  const stream = await renderToReadableStream(page(read), { bootstrapScriptContent: 'say("好")' });
  finish();
  return new Response(stream).text();
};

test("a page, with what comes later on it, has the very same bytes when React writes text", async () => {
  const [bytes, text] = await Promise.all(renderers.map(readWith));
  expect(text).toContain("晚到的部分");
  expect(text).toBe(bytes);
});

test("what comes later is sent when it is there, and the page before it", async () => {
  const { read, finish } = createLate();
  const stream = await renderers[1].renderToReadableStream(
    createElement(
      "main",
      null,
      createElement(Suspense, { fallback: "请稍候" }, createElement(Reading, { read })),
    ),
  );
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader.read()).value).toContain("请稍候");
  finish();
  expect((await reader.read()).value).toContain("晚到的部分");
  expect((await reader.read()).done).toBe(true);
});

test("a page that cannot be finished fails as before", async () => {
  const read = () => {
    throw new Error("broken");
  };
  for (const { renderToReadableStream } of renderers) {
    const rendering = renderToReadableStream(createElement(Reading, { read }), { onError: () => undefined });
    await expect(rendering).rejects.toThrow("broken");
  }
});

test("a React that is written otherwise is not left half replaced", () => {
  expect(() => writeText(published.replace("new TextEncoder", "new OtherEncoder"))).toThrow(
    "react-dom has changed",
  );
});
