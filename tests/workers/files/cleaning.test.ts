import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { signIn } from "../../support/accounts/accounts";
import { multipartStream } from "../../support/files/multipart";
import { box, chunk, jpeg, PNG_SIGNATURE, png, SCAN, segment, text } from "../../support/files/pictures";
import { createTestBackend } from "../../support/servers/backend";

const GPS = "GPS 30.2741N 120.1551E";
const SCRIPT = "<script>alert(document.domain)</script>";
const latin1 = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);

/** Uploads a file in small chunks and returns its stored bytes, or the message of the refusal. */
async function store(bytes: Uint8Array, type: "image/jpeg" | "image/png" | "video/mp4", chunkBytes = 7) {
  const { token } = await signIn();
  function* chunks() {
    for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.slice(at, at + chunkBytes);
  }
  const { body, contentType } = multipartStream({ type, fileName: "x", chunks: chunks() });
  const response = await createTestBackend().request("/common/common/upload_file", {
    method: "POST",
    headers: { "Content-Type": contentType, "WEB-TOKEN": token },
    body,
  });
  const answer = await response.json<{ message: string; data: { url: string } | null }>();
  const object = answer.data && (await env.FILES.get(answer.data.url.slice("/files/".length)));
  return { message: answer.message, bytes: object ? new Uint8Array(await object.arrayBuffer()) : null };
}

/** EXIF whose directory holds the camera's orientation and a place, in either byte order. */
function exif(orientation: number, isLittle: boolean): Uint8Array {
  const tiff = new Uint8Array(8 + 2 + 2 * 12 + 4);
  const view = new DataView(tiff.buffer);
  view.setUint16(0, isLittle ? 0x4949 : 0x4d4d);
  view.setUint16(2, 42, isLittle);
  view.setUint32(4, 8, isLittle);
  view.setUint16(8, 2, isLittle);
  view.setUint16(10, 0x010f, isLittle);
  view.setUint16(22, 0x0112, isLittle);
  view.setUint16(24, 3, isLittle);
  view.setUint32(26, 1, isLittle);
  view.setUint16(30, orientation, isLittle);
  return new Uint8Array([...text("Exif\0\0"), ...tiff, ...text(GPS)]);
}

const ORIENTED = (orientation: number) =>
  segment(
    0xe1,
    new Uint8Array([
      ...text("Exif\0\0MM\0*"),
      ...[0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0],
    ]),
  );

describe("data removed from an uploaded JPEG", () => {
  test.each([
    ["EXIF with a place", segment(0xe1, exif(1, true))],
    ["XMP", segment(0xe1, text(`http://ns.adobe.com/xap/1.0/\0${GPS}`))],
    ["IPTC", segment(0xed, text(`Photoshop 3.0\0${GPS}`))],
    ["a comment", segment(0xfe, text(SCRIPT))],
    ["a maker's note", segment(0xea, text(GPS))],
    ["more pictures behind it", segment(0xe2, text(`MPF\0${GPS}`))],
    ["a broken EXIF", segment(0xe1, text(`Exif\0\0II*\0\xff\xff\xff\xff${GPS}`))],
  ])("[S31] %s", async (_what, note) => {
    expect((await store(jpeg({ notes: [note] }), "image/jpeg")).bytes).toEqual(jpeg());
  });

  test.each([
    ["a page", text(SCRIPT)],
    ["an archive", text("PK\u0003\u0004 META-INF/MANIFEST.MF")],
    ["a second picture", jpeg()],
  ])("[S31] %s behind its end", async (_what, tail) => {
    const { bytes } = await store(new Uint8Array([...jpeg(), ...tail]), "image/jpeg");
    expect(bytes).toEqual(jpeg());
  });

  test("[S31] the thumbnail and what a script could hide in the first header", async () => {
    const header = segment(
      0xe0,
      new Uint8Array([...text("JFIF\0"), 1, 1, 0, 0, 1, 0, 1, 9, 9, ...text(SCRIPT)]),
    );
    expect((await store(jpeg({ header }), "image/jpeg")).bytes).toEqual(jpeg());
  });

  test.each([
    [6, true],
    [8, false],
  ])("but not how the camera was held (%i, little endian: %s)", async (orientation, isLittle) => {
    const { bytes } = await store(
      jpeg({ notes: [segment(0xe1, exif(orientation, isLittle))] }),
      "image/jpeg",
    );
    expect(bytes).toEqual(jpeg({ notes: [ORIENTED(orientation)] }));
  });

  test("nor its colours, its scans or any of its pixels, however it arrives", async () => {
    const notes = [
      segment(0xe2, text("ICC_PROFILE\0\u0001\u0001profile")),
      segment(0xee, text("Adobe\0d\0\0\0\0\u0001")),
    ];
    const scans = new Uint8Array([...SCAN, 0xff, 0xc4, 0, 3, 0, ...SCAN, 0xff, 0, 0xff, 0xd3, 0xff]);
    const whole = jpeg({ notes, scans: new Uint8Array([...scans, 0xff]) });
    for (const chunkBytes of [1, 2, 3, 5, 64, 1000])
      expect((await store(whole, "image/jpeg", chunkBytes)).bytes).toEqual(whole);
  });

  test.each([
    ["a frame without end", jpeg().slice(0, -2), "文件不完整，请重新选择"],
    [
      "a segment that is longer than the file",
      new Uint8Array([...jpeg().slice(0, 4), 0xff, 0xff]),
      "文件不完整，请重新选择",
    ],
    [
      "something else after the first marker",
      new Uint8Array([0xff, 0xd8, 0xff, 0x2f, ...text(SCRIPT)]),
      "图片只能上传jpg、png格式",
    ],
    ["a frame of no width", jpeg({ width: 0 }), "图片只能上传jpg、png格式"],
    ["50,000 × 50,000 pixels", jpeg({ width: 50_000, height: 50_000 }), "图片尺寸过大，请缩小后再上传"],
  ])("[S31] %s is refused", async (_what, bytes, message) => {
    expect(await store(bytes, "image/jpeg")).toEqual({ message, bytes: null });
  });
});

describe("data removed from an uploaded PNG", () => {
  test.each([
    ["a text", chunk("tEXt", text(`Comment\0${GPS}`))],
    ["a compressed text", chunk("zTXt", text(GPS))],
    ["an international text", chunk("iTXt", text(`XML:com.adobe.xmp\0${GPS}`))],
    ["EXIF", chunk("eXIf", text(GPS))],
    ["when it was changed", chunk("tIME", text("1234567"))],
    ["a private chunk", chunk("prIv", text(SCRIPT))],
  ])("[S31] %s", async (_what, note) => {
    expect((await store(png({ notes: [note] }), "image/png")).bytes).toEqual(png());
  });

  test("[S31] bytes behind its end", async () => {
    expect((await store(new Uint8Array([...png(), ...text(SCRIPT)]), "image/png")).bytes).toEqual(png());
  });

  test("but not its palette, its transparency and its colours", async () => {
    const notes = ["PLTE", "tRNS", "gAMA", "iCCP"].map((type) => chunk(type, text("abc")));
    for (const chunkBytes of [1, 9, 1000])
      expect((await store(png({ notes }), "image/png", chunkBytes)).bytes).toEqual(png({ notes }));
  });

  test.each([
    [
      "a page behind its signature",
      new Uint8Array([...PNG_SIGNATURE, ...text(SCRIPT)]),
      "图片只能上传jpg、png格式",
    ],
    [
      "one that does not begin with its header",
      new Uint8Array([...PNG_SIGNATURE, ...chunk("IDAT", text("x"))]),
      "图片只能上传jpg、png格式",
    ],
    ["one without end", png().slice(0, -12), "文件不完整，请重新选择"],
    ["one of no height", png({ height: 0 }), "图片只能上传jpg、png格式"],
  ])("[S31] %s is refused", async (_what, bytes, message) => {
    expect(await store(bytes, "image/png")).toEqual({ message, bytes: null });
  });
});

describe("data removed from an uploaded MP4", () => {
  const ftyp = box("ftyp", text("isom\0\0\0\0"));
  const mdat = box("mdat", text("pictures"));
  const blank = (length: number) => box("free", new Uint8Array(length));
  const movie = (note: Uint8Array) => [
    ...ftyp,
    ...box("moov", [
      ...box("mvhd", text("head")),
      ...box("trak", [...box("tkhd", text("t")), ...note]),
      ...note,
    ]),
    ...note,
    ...mdat,
  ];

  test.each([
    ["a place", "udta"],
    ["XMP", "uuid"],
    ["texts", "meta"],
    ["what hides in unused room", "free"],
  ])("[S31] %s is blanked wherever it stands, and the pictures stay where they are", async (_what, type) => {
    const before = new Uint8Array(movie(box(type, text(GPS))));
    const { bytes } = await store(before, "video/mp4");
    expect(bytes).toEqual(new Uint8Array(movie(blank(GPS.length))));
    expect(latin1(bytes ?? ftyp).indexOf("pictures")).toBe(latin1(before).indexOf("pictures"));
  });

  test("[S31] boxes that no player needs, also of 64-bit length, and the zeros that cameras fill up with", async () => {
    const note = text(GPS);
    const large = [0, 0, 0, 1, ...text("Xtra"), 0, 0, 0, 0, 0, 0, 0, 16 + note.length, ...note];
    const before = new Uint8Array([...ftyp, ...large, ...mdat, ...Array(20).fill(0)]);
    const after = [
      ...ftyp,
      ...large.slice(0, 4),
      ...text("free"),
      ...large.slice(8, 16),
      ...Array(note.length).fill(0),
      ...mdat,
    ];
    expect((await store(before, "video/mp4")).bytes).toEqual(new Uint8Array(after));
  });

  test("a video whose last box has no length is taken as it is", async () => {
    const open = new Uint8Array([...ftyp, 0, 0, 0, 0, ...text("mdat pictures")]);
    expect((await store(open, "video/mp4")).bytes).toEqual(open);
  });

  test.each([
    ["a page behind its first box", [...ftyp, ...text(`<html>${SCRIPT}`)], "视频只能上传mp4格式"],
    [
      "a document behind its first box",
      [...ftyp, ...text(`<!doctype html>${SCRIPT}`)],
      "视频只能上传mp4格式",
    ],
    ["a page behind its last box", [...ftyp, ...mdat, ...text(`<html>${SCRIPT}`)], "视频只能上传mp4格式"],
    [
      "a box that does not fit into the one around it",
      [...ftyp, ...box("moov", [0, 0, 0, 99, ...text("trak")])],
      "视频只能上传mp4格式",
    ],
    ["a video that breaks off", [...ftyp, ...mdat.slice(0, -3)], "文件不完整，请重新选择"],
  ])("[S31] %s is refused", async (_what, bytes, message) => {
    expect(await store(new Uint8Array(bytes), "video/mp4")).toEqual({ message, bytes: null });
  });
});
