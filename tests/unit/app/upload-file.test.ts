import { afterEach, expect, test, vi } from "vitest";
import { uploadFile } from "../../../app/features/uploads/upload-file";
import { onSessionProblem } from "../../../app/lib/session/session-problems";
import { fakeUploads, success } from "../../support/components/fake-uploads";

afterEach(() => vi.unstubAllGlobals());

function start(
  signal = new AbortController().signal,
  onProgress: (fraction: number) => void = () => undefined,
) {
  const sent = fakeUploads();
  const upload = uploadFile(new File(["x"], "x.png"), { onProgress, signal });
  const request = sent.at(-1);
  if (!request) throw new Error("nothing was sent");
  return { upload, request };
}

test("[GEN-17] [CONST-37] an upload is given up after 1,000,000 ms, and the person may try again", async () => {
  const { upload, request } = start();
  expect(request.timeout).toBe(1_000_000);
  request.ontimeout?.();
  await expect(upload).rejects.toThrow("网络异常，请稍后重试");
});

test("[PLACE-26] [UPL-01] [API-021] a file is posted to upload_file; it tells how far it is, and its address in the end", async () => {
  const fractions: number[] = [];
  const { upload, request } = start(undefined, (fraction) => fractions.push(fraction));
  expect(request).toMatchObject({
    method: "POST",
    address: "/common/common/upload_file",
    form: { file: "x.png" },
  });
  request.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
  request.answer(success({ url: "/files/1.png" }));
  expect(await upload).toEqual({ url: "/files/1.png" });
  expect(fractions).toEqual([0.25]);
});

test("a cancelled upload is aborted", async () => {
  const controller = new AbortController();
  const { upload } = start(controller.signal);
  controller.abort();
  await expect(upload).rejects.toHaveProperty("name", "AbortError");
});

test.each([
  [7001, "请先登录", "login"],
  [7002, "您已被平台拉黑，请联系平台客服", "blocked"],
] as const)(
  "[UPL-01] [C-33] [AUTH-20] [API-021] one that is answered %i fails with %s, and the page hears of it",
  async (code, words, problem) => {
    const heard = vi.fn();
    const end = onSessionProblem(heard);
    const { upload, request } = start();
    request.answer({ code, message: "x", data: null });
    await expect(upload).rejects.toThrow(words);
    expect(heard.mock.calls).toEqual([[problem]]);
    end();
  },
);
