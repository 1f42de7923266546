import type { PartnerScope } from "../../../schema/rules/partner/partner-clients";
import { type SignatureParameters, signRequest, toBase64 } from "../../../scripts/lib/sign-request";
import { withFiles } from "../files/named-files";
import { operate } from "../orders/masters";
import type { TestBackend } from "../orders/orders";
import type { Envelope } from "../servers/backend";

/** The name at which partner clients of the tests call, and the settings of a backend that answers there. */
export const PARTNER_HOSTNAME = "partner.zhuangda-shop.com";
export const PARTNER_ORIGIN = `https://${PARTNER_HOSTNAME}`;
export const PARTNER_ENV = { PARTNER_HOSTNAME } as const;

/** A pair of keys, as `openssl genpkey -algorithm ed25519` makes it. */
export async function newKeys() {
  const pair = (await crypto.subtle.generateKey("Ed25519", true, ["sign", "verify"])) as CryptoKeyPair;
  const raw = (await crypto.subtle.exportKey("raw", pair.publicKey)) as ArrayBuffer;
  return { privateKey: pair.privateKey, publicKey: toBase64(raw) };
}

export type Keys = Awaited<ReturnType<typeof newKeys>>;

export interface Wish {
  readonly scopes?: readonly PartnerScope[];
  readonly addresses?: readonly string[];
  readonly days?: number;
}

/** Asks as a client of the partner API does; `person` is who acts. */
export interface Asked {
  readonly person?: string | null;
  readonly json?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly unusual?: SignatureParameters;
}

/** A client with its keys, and how it calls a backend of the tests. */
export async function makePartner(backend: TestBackend, wish: Wish = {}) {
  const keys = await newKeys();
  const made = await operate(backend, "POST", "/operator/api/partner/client", {
    name: "管理后台",
    scopes: ["clients"],
    days: 365,
    publicKey: keys.publicKey,
    ...wish,
  });
  if (made.code !== 0) throw new Error(made.message);
  return partnerOf(backend, made.data.id, keys);
}

export function partnerOf(backend: TestBackend, id: number, { privateKey, publicKey }: Keys) {
  const signed = async (
    method: string,
    path: string,
    { person = "zhang.wei", json, headers, unusual }: Asked = {},
  ) =>
    signRequest(
      {
        method,
        url: PARTNER_ORIGIN + path,
        headers: {
          ...(person === null ? {} : { "Partner-Person": person }),
          ...(json === undefined ? {} : { "Content-Type": "application/json" }),
          ...headers,
        },
        ...(json === undefined ? {} : { body: await withFileNames(method, path, json) }),
      },
      { keyId: id, privateKey, now: backend.clock.now() },
      unusual,
    );
  return {
    id,
    publicKey,
    signed,
    async ask(method: string, path: string, asked: Asked = {}): Promise<Response> {
      const { url, init } = await signed(method, path, asked);
      return backend.request(url, init);
    },
    /** Sends a picture as a multipart body; `change` alters it on the way. */
    async upload(
      path: string,
      picture: Uint8Array<ArrayBuffer>,
      change: (body: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer> = (body) => body,
    ): Promise<Response> {
      const form = new FormData();
      form.set("file", new File([picture], "photo.jpg", { type: "image/jpeg" }));
      const sent = new Request(PARTNER_ORIGIN, { method: "POST", body: form });
      const type = sent.headers.get("content-type") ?? "";
      const body = new Uint8Array(await sent.arrayBuffer());
      const { url, init } = await signRequest(
        {
          method: "POST",
          url: PARTNER_ORIGIN + path,
          headers: { "Content-Type": type, "Partner-Person": "zhang.wei" },
          body,
        },
        { keyId: id, privateKey, now: backend.clock.now() },
      );
      return backend.request(url, { ...init, body: change(body) });
    },
    async call(method: string, path: string, asked: Asked = {}): Promise<Envelope> {
      const { url, init } = await signed(method, path, asked);
      return (await backend.request(url, init)).json();
    },
  };
}

/** The JSON of a body, with addresses of files in the place of their names, as they are signed. */
async function withFileNames(method: string, path: string, json: unknown): Promise<string> {
  const body = JSON.stringify(json);
  const headers = { "Content-Type": "application/json" };
  return (await withFiles(new Request(`http://backend${path}`, { method, headers, body }))).text();
}

export type Partner = Awaited<ReturnType<typeof makePartner>>;
