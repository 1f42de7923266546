import { request } from "node:http";
import { z } from "zod";
import { uploadFile } from "../../../schema/rest/files/files";
import { Code } from "../../../schema/rules/codes";
import { createCaller } from "../../bench/support/caller";
import { range } from "../../bench/support/stats";
import { jpeg, segment } from "../../support/files/pictures";
import { payerToken } from "../../support/process/payers";
import { insist } from "../support/insist";

const answered = z.object({ code: z.literal(Code.OK), data: z.object({ url: z.string() }) });
const BOUNDARY = "drill";
/** About 2 MB: parts of a picture that cleaning takes out. */
const PICTURE = jpeg({ notes: range(32).map(() => segment(0xef, new Uint8Array(65_000))) });
const BODY = Buffer.concat([
  Buffer.from(
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`,
  ),
  PICTURE,
  Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
]);

/** A picture of which half is sent. */
interface Upload {
  /** Sends the rest. Resolves to the address of the file, null when the connection was cut. */
  finish(): Promise<string | null>;
}

const headersOf = (port: number, person: number) => ({
  Cookie: `token=${payerToken(person)}`,
  Origin: `http://127.0.0.1:${port}`,
});

function begin(port: number, person: number): Promise<Upload> {
  return new Promise((ready) => {
    const url = new Promise<string | null>((resolve) => {
      const sent = request(
        {
          host: "127.0.0.1",
          port,
          path: uploadFile.path,
          method: uploadFile.method,
          headers: {
            ...headersOf(port, person),
            "Content-Type": `multipart/form-data; boundary=${BOUNDARY}`,
            "Content-Length": BODY.length,
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("error", () => resolve(null));
          response.on("end", () => {
            const parsed = answered.safeParse(readJson(Buffer.concat(chunks).toString()));
            resolve(parsed.success ? parsed.data.data.url : null);
          });
        },
      );
      sent.on("error", () => resolve(null));
      sent.write(BODY.subarray(0, BODY.length / 2), () =>
        ready({
          finish: () => {
            sent.end(BODY.subarray(BODY.length / 2));
            return url;
          },
        }),
      );
    });
  });
}

/** Sends a picture from the start. Throws when it is not answered. */
async function sendWhole(port: number, person: number): Promise<string> {
  const url = await (await begin(port, person)).finish();
  if (url === null) throw new Error("an upload was not answered");
  return url;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Uploads of many customers, half sent. */
export interface Uploads {
  /**
   * Sends the rest of all; what was cut is sent again from the start until it is answered, as by 重试, and every file is fetched.
   *
   * @returns how many were cut
   */
  finish(): Promise<number>;
}

export async function startUploads(port: number, people: number): Promise<Uploads> {
  const uploads = await Promise.all(range(people).map((person) => begin(port, person)));
  const fetchFile = createCaller({ port, path: "/", method: "GET" });
  return {
    async finish() {
      let cut = 0;
      for (const [person, upload] of uploads.entries()) {
        let url = await upload.finish();
        if (url === null) {
          cut += 1;
          url = (await insist(() => sendWhole(port, person))).answer;
        }
        await fetchFile({ path: url, headers: headersOf(port, person) });
      }
      return cut;
    },
  };
}
