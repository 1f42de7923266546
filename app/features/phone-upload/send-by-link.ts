import { compressPicture } from "~/features/uploads/compress-picture";
import {
  postFile,
  tellingRefusal,
  UploadFailure,
  type UploadOptions,
  UploadRefusal,
} from "~/features/uploads/upload-file";
import { NETWORK_FAILURE_TEXT } from "~/lib/graphql/failure-text";
import { z } from "../../../schema/browser-zod";

const envelope = z.object({
  code: z.number(),
  message: z.string(),
  data: z.nullish(z.object({ left: z.number() })),
});

/**
 * Sends a picture by a link, compressed first, and answers how many more the link takes (EXT-354). Throws
 * `UploadFailure` with the server's message.
 */
export const sendByLink = (token: string, file: File, options: UploadOptions): Promise<number> =>
  tellingRefusal(async () =>
    leftIn(await postFile(`/common/common/phone_upload/${token}`, await compressPicture(file), options)),
  );

/** The remaining number in an answer; exported for its tests. */
export function leftIn(responseText: string): number {
  let json: unknown;
  try {
    json = JSON.parse(responseText);
  } catch {
    throw new UploadFailure(NETWORK_FAILURE_TEXT);
  }
  const { success, data: answer } = envelope.safeParse(json);
  if (!success) throw new UploadFailure(NETWORK_FAILURE_TEXT);
  if (answer.code !== 0) throw new UploadRefusal(answer.message || NETWORK_FAILURE_TEXT);
  if (!answer.data) throw new UploadFailure(NETWORK_FAILURE_TEXT);
  return answer.data.left;
}
