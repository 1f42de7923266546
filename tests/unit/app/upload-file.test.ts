import { afterEach, expect, test, vi } from "vitest";
import { uploadFile } from "../../../app/features/uploads/upload-file";

/** The requests that were sent, as far as an upload uses them. */
const sent: FakeRequest[] = [];

class FakeRequest {
  upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  ontimeout?: () => void;
  onabort?: () => void;
  timeout = 0;
  responseText = "";
  open() {}
  setRequestHeader() {}
  send() {
    sent.push(this);
  }
  abort() {
    this.onabort?.();
  }
}

afterEach(() => {
  sent.length = 0;
  vi.unstubAllGlobals();
});

function start(
  signal = new AbortController().signal,
  onProgress: (fraction: number) => void = () => undefined,
) {
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
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

test("an upload tells how far it is, and its address in the end", async () => {
  const fractions: number[] = [];
  const { upload, request } = start(undefined, (fraction) => fractions.push(fraction));
  request.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
  request.responseText = JSON.stringify({ code: 0, message: "success", data: { url: "/files/1.png" } });
  request.onload?.();
  expect(await upload).toEqual({ url: "/files/1.png" });
  expect(fractions).toEqual([0.25]);
});

test("a cancelled upload is aborted", async () => {
  const controller = new AbortController();
  const { upload } = start(controller.signal);
  controller.abort();
  await expect(upload).rejects.toHaveProperty("name", "AbortError");
});
