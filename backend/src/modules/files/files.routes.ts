import { z } from "@hono/zod-openapi";
import { Code } from "../../../../schema/rest/codes";
import { filePath, isFileKey, uploadFile } from "../../../../schema/rest/files";
import { requireSession } from "../../shared/context";
import { invalidInput } from "../../shared/errors";
import { type BackendApp, implement } from "../../shared/implement";
import { limitCustomer } from "../limits/customer-limits";
import { downloadFile } from "./file-download";
import { createFilesRepository } from "./files.repository";
import { storeUpload } from "./files.usecases";
import { MultipartError, openPart, parseBoundary } from "./multipart";

/** API-021 and the files that it stores. */
export function registerFileRoutes(app: BackendApp): void {
  implement(app, uploadFile, async (_input, context, raw) => {
    const { customerId } = requireSession(context);
    await limitCustomer("upload", customerId, context);
    const boundary = parseBoundary(context.header("content-type"));
    const { body } = raw.req.raw;
    if (!boundary || !body) throw invalidInput("请选择要上传的文件");
    try {
      const part = await openPart(body, boundary, "file");
      if (!part) throw invalidInput("请选择要上传的文件");
      const key = await storeUpload(part, customerId, {
        bucket: context.env.FILES,
        files: createFilesRepository(context.db),
        ids: context.ids,
        clock: context.clock,
      });
      return { url: filePath(key) };
    } catch (error) {
      if (error instanceof MultipartError) throw invalidInput("上传内容不完整，请重新上传");
      throw error;
    }
  });

  app.openAPIRegistry.registerPath({
    method: "get",
    path: filePath("{key}"),
    tags: [uploadFile.tag],
    operationId: "EXT-003",
    summary: "EXT-003 读取自己的文件（支持 Range 与条件请求）",
    security: [{ "WEB-TOKEN": [] }],
    request: { params: z.object({ key: z.string() }) },
    responses: { 200: { description: "文件内容" }, 404: { description: "文件不存在" } },
  });
  app.get("/files/:key", async (raw) => {
    const { env, db, header, session } = raw.get("context");
    const key = raw.req.param("key");
    const files = createFilesRepository(db);
    const answer =
      session && isFileKey(key)
        ? await downloadFile({ key, readerId: session.customerId }, header, { bucket: env.FILES, files })
        : null;
    return answer ?? raw.json({ code: Code.NOT_FOUND, message: "文件不存在", data: null }, 404);
  });
}
