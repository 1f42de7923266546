import { z } from "zod";
import { orderType } from "../../../../../schema/rest/placing/order-creation";
import { Code } from "../../../../../schema/rules/codes";
import { IMPORT_LIMITS } from "../../../../../schema/rules/imports/order-import";
import { BusinessError, invalidInput } from "../../../shared/errors";
import { sheetRefusal } from "../../../shared/spreadsheet/read/sheet-refused";
import type { SentFile } from "./import-file";

/** Bytes for the other parts and the lines between them. */
const AROUND_BYTES = 16 * 1024;

const fields = z.object({
  goodTypeId: z.coerce.number().int().positive(),
  /** A documented field. It is accepted but not used, because the id already gives the name. */
  goodTypeName: z.string().max(100).optional(),
  orderType: orderType.default("GENERAL"),
});

/**
 * Parts of an upload: the table, and the fields about it, which may also be in the query (API-103). At most
 * the allowed file size is held in memory.
 *
 * @throws BusinessError for a missing or too large file, and for invalid fields
 */
export async function readUpload(request: Request, { header }: { header(name: string): string | null }) {
  const type = header("content-type") ?? "";
  if (!/^multipart\/form-data\b/i.test(type) || !request.body) throw invalidInput("请选择要上传的文件");
  const bytes = await readAll(request.body, IMPORT_LIMITS.bytes + AROUND_BYTES);
  const form = await new Response(bytes, { headers: { "Content-Type": type } }).formData().catch(() => null);
  if (!form) throw invalidInput("上传内容不完整，请重新上传");
  const file = form.get("file");
  if (file === null || typeof file === "string") throw invalidInput("请选择要上传的文件");
  const asked = new URL(request.url).searchParams;
  const text = (name: string) => {
    const part = form.get(name);
    return (typeof part === "string" ? part : null) ?? asked.get(name) ?? undefined;
  };
  const parsed = fields.safeParse({
    goodTypeId: text("goodTypeId"),
    goodTypeName: text("goodTypeName"),
    orderType: text("orderType"),
  });
  if (!parsed.success) throw invalidInput("请先选择商品类目");
  const sent: Omit<SentFile, "customerId"> = {
    bytes: new Uint8Array(await file.arrayBuffer()),
    fileName: file.name,
    goodsTypeId: parsed.data.goodTypeId,
    orderType: parsed.data.orderType,
  };
  return sent;
}

async function readAll(body: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const chunk = read.value;
    size += chunk.length;
    // A body that is too large is read to its end and dropped, because the sender of a running upload does
    // not get an answer.
    if (size <= most) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (size > most)
    throw new BusinessError(
      Code.FILE_TOO_LARGE,
      sheetRefusal.bytes(IMPORT_LIMITS.bytes / 1024 / 1024).message,
    );
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
