import { env } from "cloudflare:workers";
import type { Envelope } from "../servers/backend";
import type { withOneLife } from "./one-life";

interface SentFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** What masters and customers do with evidence, against the backend of a life. */
export function waitingEvidence(life: ReturnType<typeof withOneLife>) {
  return {
    /** EXT-420, as a master's app calls it. */
    async upload(
      orderId: number,
      note: Record<string, string>,
      { name, type, bytes }: SentFile,
      token: string = env.OPERATOR_TOKEN,
    ): Promise<Envelope> {
      const form = new FormData();
      form.set("file", new File([new Uint8Array(bytes)], name, { type }));
      const response = await life.backend.request(
        `/operator/api/order/${orderId}/evidence?${new URLSearchParams(note)}`,
        { method: "POST", headers: { Authorization: `Bearer ${token}` }, body: form },
      );
      return response.json();
    },

    /** A file as a browser asks for it; without a token as a visitor. */
    get: (url: string, token?: string, headers: Record<string, string> = {}): Promise<Response> =>
      life.backend.request(url, { headers: { ...headers, ...(token ? { "WEB-TOKEN": token } : {}) } }),

    /** The stored bytes of a file, as Latin-1 text. */
    async stored(url: string): Promise<string> {
      const object = await env.FILES.get(url.slice("/files/".length));
      return new TextDecoder("latin1").decode(await object?.arrayBuffer());
    },
  };
}
