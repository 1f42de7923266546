import type { FileKind } from "../../../../schema/rules/files/upload";
import { mp3FrameBytes } from "./cleaning/clean-mp3";

/** The type of a file according to its bytes. */
export interface FileType {
  readonly kind: FileKind;
  readonly contentType: "image/jpeg" | "image/png" | "video/mp4" | "audio/mpeg" | "audio/mp4" | "audio/wav";
  readonly extension: "jpg" | "png" | "mp4" | "mp3" | "m4a" | "wav";
}

const JPEG: FileType = { kind: "image", contentType: "image/jpeg", extension: "jpg" };
const PNG: FileType = { kind: "image", contentType: "image/png", extension: "png" };
const MP4: FileType = { kind: "video", contentType: "video/mp4", extension: "mp4" };
const MP3: FileType = { kind: "audio", contentType: "audio/mpeg", extension: "mp3" };
const M4A: FileType = { kind: "audio", contentType: "audio/mp4", extension: "m4a" };
const WAV: FileType = { kind: "audio", contentType: "audio/wav", extension: "wav" };

const JPEG_MAGIC = [0xff, 0xd8, 0xff];
const PNG_MAGIC = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Brands of MP4 video. HEIC, AVIF and QuickTime share the container and are not among them; M4A is sound alone. */
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

/** The number of first bytes that are needed to recognise a file. */
export const SIGNATURE_BYTES = 12;

/**
 * Recognises jpg, png, mp4, mp3, m4a and wav by their first bytes; null for everything else, whatever its name says
 * (security.md S31).
 */
export function sniffFileType(head: Uint8Array): FileType | null {
  const begins = (magic: readonly number[]) => magic.every((byte, index) => head[index] === byte);
  if (begins(JPEG_MAGIC)) return JPEG;
  if (begins(PNG_MAGIC)) return PNG;
  const text = (from: number) => new TextDecoder("latin1").decode(head.subarray(from, from + 4));
  if (text(4) === "ftyp") return text(8) === "M4A " ? M4A : MP4_BRANDS.has(text(8)) ? MP4 : null;
  if (text(0) === "RIFF" && text(8) === "WAVE") return WAV;
  return text(0).startsWith("ID3") || mp3FrameBytes(head) !== null ? MP3 : null;
}
