import type { UploadKind } from "../../../../schema/rules/upload";

/** What a file is by its own bytes. */
export interface FileType {
  readonly kind: UploadKind;
  readonly contentType: "image/jpeg" | "image/png" | "video/mp4";
  readonly extension: "jpg" | "png" | "mp4";
}

const JPEG: FileType = { kind: "image", contentType: "image/jpeg", extension: "jpg" };
const PNG: FileType = { kind: "image", contentType: "image/png", extension: "png" };
const MP4: FileType = { kind: "video", contentType: "video/mp4", extension: "mp4" };

const JPEG_MAGIC = [0xff, 0xd8, 0xff];
const PNG_MAGIC = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Brands of MP4 video. HEIC, AVIF, M4A and QuickTime share the container and are not among them. */
const MP4_BRANDS: ReadonlySet<string> = new Set([
  "isom",
  "iso2",
  "iso3",
  "iso4",
  "iso5",
  "iso6",
  "iso7",
  "iso8",
  "iso9",
  "mp41",
  "mp42",
  "avc1",
  "hvc1",
  "dash",
  "M4V ",
  "MSNV",
  "XAVC",
]);

/** So many first bytes tell what a file is. */
export const SIGNATURE_BYTES = 12;

/** Recognises jpg, png and mp4 by their first bytes; null for everything else, whatever its name says (security.md S31). */
export function sniffFileType(head: Uint8Array): FileType | null {
  const begins = (magic: readonly number[]) => magic.every((byte, index) => head[index] === byte);
  if (begins(JPEG_MAGIC)) return JPEG;
  if (begins(PNG_MAGIC)) return PNG;
  const text = (from: number) => new TextDecoder("latin1").decode(head.subarray(from, from + 4));
  return text(4) === "ftyp" && MP4_BRANDS.has(text(8)) ? MP4 : null;
}
