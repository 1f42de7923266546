import { gzipSync } from "node:zlib";

/** Bytes that a first visit costs by kind, in KB (1000 bytes); texts after gzip. */
export interface Weight {
  js: number;
  css: number;
  font: number;
  image: number;
}

const KINDS: readonly (readonly [kind: keyof Weight, type: RegExp])[] = [
  ["js", /javascript/],
  ["css", /^text\/css/],
  ["font", /^font\/|font-woff/],
  ["image", /^image\//],
];

const IS_TEXT = /javascript|^text\/|svg|json/;

/** Weighs what a page loaded, by fetching it again: so counts what came late, and no server's compression. */
export async function weigh(urls: readonly string[]): Promise<Weight> {
  const bytes: Weight = { js: 0, css: 0, font: 0, image: 0 };
  for (const url of new Set(urls.filter((url) => /^https?:/.test(url)))) {
    const response = await fetch(url);
    const type = response.headers.get("content-type") ?? "";
    const kind = KINDS.find(([, pattern]) => pattern.test(type))?.[0];
    const body = new Uint8Array(await response.arrayBuffer());
    if (kind) bytes[kind] += IS_TEXT.test(type) ? gzipSync(body).length : body.length;
  }
  const inKilobytes = (value: number) => Math.round(value / 100) / 10;
  return {
    js: inKilobytes(bytes.js),
    css: inKilobytes(bytes.css),
    font: inKilobytes(bytes.font),
    image: inKilobytes(bytes.image),
  };
}
