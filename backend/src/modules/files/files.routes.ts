import { z } from "@hono/zod-openapi";
import { filePath, isFileKey, uploadBase64Image, uploadFile } from "../../../../schema/rest/files/files";
import { Code } from "../../../../schema/rules/codes";
import { UPLOAD_MESSAGE } from "../../../../schema/rules/files/upload";
import { requireSession } from "../../shared/context";
import { BusinessError } from "../../shared/errors";
import { type BackendApp, implement } from "../../shared/implement";
import { limitCustomer } from "../limits";
import { base64Part } from "./base64-part";
import { downloadFile } from "./file-download";
import { createFilesRepository } from "./files.repository";
import { storeUpload } from "./files.usecases";
import { receiveUpload, uploadDependencies } from "./receive-upload";

/** API-021, API-095 and the files that they store. */
export function registerFileRoutes(app: BackendApp): void {
  implement(app, uploadFile, async (_input, context, raw) => {
    const { customerId } = requireSession(context);
    await limitCustomer("upload", customerId, context);
    return { url: filePath(await receiveUpload(raw.req.raw.body, { customerId }, context)) };
  });

  implement(app, uploadBase64Image, async ({ body }, context) => {
    const { customerId } = requireSession(context);
    await limitCustomer("upload", customerId, context);
    const part = base64Part(body.base64Img);
    if (!part) throw new BusinessError(Code.FILE_TYPE_REFUSED, UPLOAD_MESSAGE.imageType);
    return { url: filePath(await storeUpload(part, customerId, uploadDependencies(context))) };
  });

  app.openAPIRegistry.registerPath({
    method: "get",
    path: filePath("{key}"),
    tags: [uploadFile.tag],
    operationId: "EXT-003",
    summary: "EXT-003 读取自己的文件（支持 Range 与条件请求）",
    description: "需要登录。别人的文件和没有的文件一样，回答 404。",
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
