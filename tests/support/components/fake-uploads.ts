import { vi } from "vitest";

/** An upload that was sent, and what may become of it. */
interface SentUpload {
  readonly method: string;
  readonly address: string;
  /** The parts of its form, the names of files in the place of these. */
  readonly form: Record<string, string>;
  readonly timeout: number;
  readonly upload: {
    onprogress?: (event: { lengthComputable: boolean; loaded: number; total: number }) => void;
  };
  ontimeout?: () => void;
  /** The server's answer to it. */
  answer(envelope: object): void;
}

/**
 * Puts itself in the place of `XMLHttpRequest`, by which files are sent, until the globals are given back.
 *
 * @param answerTo answers each upload at once; without it they wait for `answer`
 */
export function fakeUploads(answerTo?: (upload: SentUpload) => object): readonly SentUpload[] {
  const sent: SentUpload[] = [];
  class FakeRequest implements SentUpload {
    method = "";
    address = "";
    form: Record<string, string> = {};
    timeout = 0;
    responseText = "";
    upload: SentUpload["upload"] = {};
    onload?: () => void;
    ontimeout?: () => void;
    onabort?: () => void;
    open(method: string, address: string) {
      Object.assign(this, { method, address });
    }
    setRequestHeader() {}
    send(form: FormData) {
      for (const [name, value] of form) this.form[name] = typeof value === "string" ? value : value.name;
      sent.push(this);
      if (answerTo) this.answer(answerTo(this));
    }
    abort() {
      this.onabort?.();
    }
    answer(envelope: object) {
      this.responseText = JSON.stringify(envelope);
      this.onload?.();
    }
  }
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  return sent;
}

/** An answer of the platform that carries this. */
export const success = (data: unknown) => ({ code: 0, message: "success", data });
