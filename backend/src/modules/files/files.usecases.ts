import { Code } from "../../../../schema/rules/codes";
import {
  type FileKind,
  UPLOAD_LIMITS,
  UPLOAD_MESSAGE,
  UPLOAD_TYPES,
} from "../../../../schema/rules/files/upload";
import type { Clock } from "../../shared/clock";
import { BusinessError } from "../../shared/errors";
import type { Ids } from "../../shared/ids";
import { numbers } from "../../shared/numbers/numbers";
import { BrokenFile, ByteQueue } from "./cleaning/byte-queue";
import { cleanJpeg } from "./cleaning/clean-jpeg";
import { cleanMp3 } from "./cleaning/clean-mp3";
import { cleanMp4 } from "./cleaning/clean-mp4";
import { cleanPng } from "./cleaning/clean-png";
import { cleanWav } from "./cleaning/clean-wav";
import { type FileType, SIGNATURE_BYTES, sniffFileType } from "./file-signature";
import type { FilesRepository } from "./files.repository";
import type { FilePart } from "./multipart";
import { inParts, putParts } from "./put-in-parts";

/** Images with more pixels can be small files that need gigabytes to show (security.md S31). */
const MAX_PIXELS = 40_000_000;

/** Content types that browsers and phones send for each kind. */
const DECLARED_TYPES: Readonly<Record<FileKind, readonly string[]>> = {
  ...UPLOAD_TYPES,
  audio: ["mpeg", "mp3", "mp4", "x-m4a", "m4a", "wav", "wave", "x-wav", "vnd.wave"].map(
    (name) => `audio/${name}`,
  ),
};

/** Content types that say nothing about the content; then only the bytes decide. */
const UNDECLARED_TYPES: ReadonlySet<string> = new Set(["", "application/octet-stream"]);

interface UploadDependencies {
  bucket: R2Bucket;
  files: FilesRepository;
  ids: Ids;
  clock: Clock;
}

/**
 * Stores an upload under a random key while it arrives, and returns the key (UPL-01). The type of the file is
 * decided by its bytes, and the sender must have declared the same kind. Data that the picture does not need,
 * such as the place where it was taken, is not stored (security.md S31). A refused upload leaves nothing
 * behind; the rest of a crashed one is removed by `removeAbandonedUploads` (clean-up.ts).
 *
 * @param customerId the owner, or the customer of the order that it is evidence for: the key leads to this
 *   customer
 * @param kinds accepted kinds; other files are refused as not being a picture
 * @throws BusinessError with the exact texts of PLACE-43..45
 */
export async function storeUpload(
  part: FilePart,
  customerId: number,
  { bucket, files, ids, clock }: UploadDependencies,
  kinds: readonly FileKind[] = ["image", "video"],
): Promise<string> {
  const source = part.content[Symbol.asyncIterator]();
  try {
    const bytes = new ByteQueue(source);
    const type = identify(await bytes.peek(SIGNATURE_BYTES), part);
    if (!kinds.includes(type.kind)) throw wrongType("image");
    bytes.watch((received) => {
      if (isTooLarge(type.kind, received)) throw tooLarge(type.kind);
    });
    const pieces = inParts(cleaned(type, bytes));
    const first = (await pieces.next()).value ?? new Uint8Array();
    const key = numbers.file.make(customerId, type.extension, ids);
    await files.reserve({ key, customerId, contentType: type.contentType, createdAt: clock.now() });
    const size = await putParts(bucket, key, type.contentType, first, pieces).catch(
      async (error: unknown) => {
        await files.discard(key);
        throw error;
      },
    );
    await files.complete(key, size);
    return key;
  } catch (error) {
    if (error instanceof BrokenFile) throw broken(error, declaredKind(part));
    throw error;
  } finally {
    await source.return?.();
  }
}

/** The file's bytes without data about its maker. */
function cleaned(type: FileType, bytes: ByteQueue): AsyncIterable<Uint8Array> {
  switch (type.extension) {
    case "jpg":
      return cleanJpeg(bytes, checkPixels);
    case "png":
      return cleanPng(bytes, checkPixels);
    case "mp4":
      return cleanMp4(bytes, UPLOAD_LIMITS.videoBytes);
    case "m4a":
      return cleanMp4(bytes, UPLOAD_LIMITS.audioBytes);
    case "mp3":
      return cleanMp3(bytes);
    case "wav":
      return cleanWav(bytes);
  }
}

function checkPixels(width: number, height: number): void {
  if (width === 0 || height === 0) throw new BrokenFile("structure");
  if (width * height > MAX_PIXELS)
    throw new BusinessError(Code.FILE_TOO_LARGE, "图片尺寸过大，请缩小后再上传");
}

function identify(head: Uint8Array, part: FilePart): FileType {
  if (head.length === 0) throw new BusinessError(Code.FILE_EMPTY, UPLOAD_MESSAGE.empty);
  const declared = declaredKind(part);
  const type = sniffFileType(head);
  const isDeclared =
    UNDECLARED_TYPES.has(part.declaredType) || DECLARED_TYPES[declared].includes(part.declaredType);
  if (!type || !isDeclared || type.kind !== declared) throw wrongType(declared);
  return type;
}

/** The kind that the sender meant, for the message about a wrong file. */
function declaredKind({ declaredType, fileName }: FilePart): FileKind {
  if (declaredType.startsWith("video/")) return "video";
  if (declaredType.startsWith("audio/")) return "audio";
  if (!UNDECLARED_TYPES.has(declaredType)) return "image";
  if (/\.mp4$/i.test(fileName)) return "video";
  return /\.(?:mp3|m4a|wav)$/i.test(fileName) ? "audio" : "image";
}

/** The video limit is exclusive (C-01). */
const isTooLarge = (kind: FileKind, size: number): boolean =>
  kind === "video" ? size >= UPLOAD_LIMITS.videoBytes : size > UPLOAD_LIMITS[`${kind}Bytes`];

const wrongType = (kind: FileKind) =>
  new BusinessError(Code.FILE_TYPE_REFUSED, UPLOAD_MESSAGE[`${kind}Type`]);

const broken = ({ reason }: BrokenFile, kind: FileKind) =>
  reason === "structure"
    ? wrongType(kind)
    : new BusinessError(Code.FILE_TYPE_REFUSED, "文件不完整，请重新选择");

const tooLarge = (kind: FileKind) => new BusinessError(Code.FILE_TOO_LARGE, UPLOAD_MESSAGE[`${kind}Size`]);
