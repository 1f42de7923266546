import {
  collectUploads,
  createUploadLink,
  getUploadLink,
  uploadByLink,
} from "../../../../schema/rest/files/upload-links";
import { formatTime } from "../../shared/clock";
import { requireSession } from "../../shared/context";
import { type BackendApp, implement } from "../../shared/implement";
import { receiveUpload } from "../files";
import { collect, createLink, readLink, takePicture } from "./upload-links.usecases";

/** EXT-351 to EXT-354. */
export function registerUploadLinkRoutes(app: BackendApp): void {
  implement(app, createUploadLink, async ({ body }, context) => {
    const session = requireSession(context);
    const { id, token, expiresAt } = await createLink({ session, count: body.count }, context);
    return { id, token, expireTime: formatTime(expiresAt) };
  });

  implement(app, collectUploads, async ({ params, body }, context) => ({
    urls: await collect({ session: requireSession(context), ...params, ...body }, context),
  }));

  implement(app, getUploadLink, async ({ params }, context) => {
    const { merchantName, left, expiresAt } = await readLink(params.token, context);
    return { merchantName, left, expireTime: formatTime(expiresAt) };
  });

  implement(app, uploadByLink, async ({ params }, context, raw) => {
    const store = (customerId: number) =>
      receiveUpload(raw.req.raw.body, { customerId, kinds: ["image"] }, context);
    return { left: await takePicture({ ...params, store }, context) };
  });
}
