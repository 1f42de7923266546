import { describe, expect, test } from "vitest";
import { parseRange } from "../../../backend/src/modules/files/byte-range";
import { sniffFileType } from "../../../backend/src/modules/files/file-signature";
import { jpegHead, mp4Head, pngHead } from "../../support/files/multipart";

const text = (value: string) => new TextEncoder().encode(value);

describe("the type of a file by its bytes", () => {
  test.each([
    ["jpg", jpegHead(), "image/jpeg"],
    ["png", pngHead(), "image/png"],
    ["mp4 of a phone", mp4Head("mp42"), "video/mp4"],
  ])("[S31] %s is recognised", (_name, head, contentType) => {
    expect(sniffFileType(head)?.contentType).toBe(contentType);
  });

  test.each([
    ["php", text("<?php system($_GET[0]);")],
    ["html", text("<!doctype html><script>")],
    ["svg", text('<svg xmlns="http://www.w3.org/2000/svg">')],
    ["gif", text("GIF89a/*")],
    ["QuickTime", mp4Head("qt  ")],
    ["HEIC", mp4Head("heic")],
    ["AVIF", mp4Head("avif")],
    ["webp", text("RIFF0000WEBP")],
    ["two bytes of a jpg", new Uint8Array([0xff, 0xd8])],
    ["nothing", new Uint8Array()],
  ])("[S31] %s is nothing that we take", (_name, head) => {
    expect(sniffFileType(head)).toBeNull();
  });
});

describe("the bytes that a Range header asks for", () => {
  test.each([
    [null, null],
    ["bytes=0-0", { first: 0, last: 0 }],
    ["bytes=10-19", { first: 10, last: 19 }],
    ["bytes=90-", { first: 90, last: 99 }],
    ["bytes=90-1000", { first: 90, last: 99 }],
    ["bytes=-10", { first: 90, last: 99 }],
    ["bytes=-1000", { first: 0, last: 99 }],
    ["bytes=100-", "unsatisfiable"],
    ["bytes=-0", "unsatisfiable"],
    ["bytes=20-10", null],
    ["bytes=-", null],
    ["bytes=0-1,5-6", null],
    ["items=0-1", null],
  ])("%s of 100 bytes", (header, range) => {
    expect(parseRange(header, 100)).toEqual(range);
  });
});
