import type { FileKind } from "../../../../schema/rules/files/upload";
import type { RequestContext } from "../../shared/context";
import { invalidInput } from "../../shared/errors";
import { createFilesRepository, type FilesRepository } from "./files.repository";
import { storeUpload } from "./files.usecases";
import { MultipartError, openPart, parseBoundary } from "./multipart";

type Received = Pick<RequestContext, "env" | "db" | "ids" | "clock" | "header">;

/** The parts of a request context that storing a file needs. */
export const uploadDependencies = ({ env, db, ids, clock }: Received) => ({
  bucket: env.FILES,
  files: createFilesRepository(db),
  ids,
  clock,
});

/**
 * Stores the part `file` of a multipart body while it arrives, and answers its key (UPL-01).
 *
 * @param kinds accepted kinds; others are refused as the wrong type
 * @param files the repository of the file's row, by default that of the customer's own files
 * @throws BusinessError INVALID_INPUT for a body without a file, and the errors of `storeUpload`
 */
export async function receiveUpload(
  body: ReadableStream<Uint8Array> | null,
  { customerId, kinds, files }: { customerId: number; kinds?: readonly FileKind[]; files?: FilesRepository },
  context: Received,
): Promise<string> {
  const boundary = parseBoundary(context.header("content-type"));
  if (!boundary || !body) throw invalidInput("请选择要上传的文件");
  try {
    const part = await openPart(body, boundary, "file");
    if (!part) throw invalidInput("请选择要上传的文件");
    const dependencies = uploadDependencies(context);
    return await storeUpload(part, customerId, files ? { ...dependencies, files } : dependencies, kinds);
  } catch (error) {
    if (error instanceof MultipartError) throw invalidInput("上传内容不完整，请重新上传");
    throw error;
  }
}
