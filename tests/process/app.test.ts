import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { z } from "zod";
import { serverFrame } from "../../durable-objects/protocol";
import native from "../../schema/documents/native/persisted-documents.json";
import { eventually } from "../support/eventually";
import { documentId } from "../support/graph/document-id";
import { runExample } from "../support/merchant/examples";
import { hireMasters } from "../support/merchant/masters";
import { type Platform, startPlatform } from "../support/merchant/platform";

const PHONE = "13912340081";
const APP = { "X-App-Name": "example/1.0" };
const LONG_MS = 120_000;

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform?.stop());

/** Id of a document that is merged for apps. */
function nativeId(name: string): string {
  const [id] = Object.entries(native).find(([, text]) => text.includes(` ${name}`)) ?? [];
  if (!id) throw new Error(`${name} is not merged`);
  return id;
}

const answered = z.object({ data: z.record(z.string(), z.unknown()) });

/** Runs a known document, with no header but those of an app. */
async function run(id: string, variables: Record<string, unknown>, headers: Record<string, string>) {
  const response = await fetch(`${platform.origin}/graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify({ documentId: id, variables }),
  });
  expect(response.headers.getSetCookie()).toEqual([]);
  const answer: unknown = await response.json();
  const data = answered.safeParse(answer).data?.data ?? {};
  return { status: response.status, answer: Object(Object.values(data)[0]) };
}

const tokens = z.object({ accessToken: z.string(), refreshToken: z.string() });
const tokensOf = (said: string) =>
  tokens.parse(
    Object.values(z.object({ data: z.record(z.string(), z.unknown()) }).parse(JSON.parse(said)).data)[0],
  );

/** A code by SMS, for which the sandbox gives what a solved captcha gives. */
async function readCode(): Promise<string> {
  const json = { method: "POST", headers: { Origin: platform.origin } };
  const { grant } = z
    .object({ grant: z.string() })
    .parse(await (await fetch(`${platform.origin}/sandbox/captcha`, json)).json());
  await run(nativeId("NativeSendCode"), { input: { phone: PHONE, captchaGrant: grant } }, APP);
  const sent = await (await fetch(`${platform.origin}/sandbox/sms.json?phone=${PHONE}`)).text();
  const code = /验证码 (\d{6})，/.exec(sent)?.[1];
  if (!code) throw new Error(`no code was sent: ${sent}`);
  return code;
}

/** Opens the room of a customer with a token alone, and collects what it says. */
async function openRoom(userId: string, accessToken: string) {
  const url = `${platform.origin.replace("http", "ws")}/admin/websocket/${userId}`;
  const socket = new WebSocket(url, { headers: { Authorization: `Bearer ${accessToken}` } });
  const kinds: string[] = [];
  let closedWith: number | null = null;
  socket.addEventListener("message", ({ data }) => {
    const frame = serverFrame.parse(JSON.parse(String(data)));
    if (frame.type === "events") kinds.push(...frame.events.map(({ kind }) => kind));
    else kinds.push(frame.type);
  });
  socket.addEventListener("close", ({ code }) => {
    closedWith = code;
  });
  await eventually(() => expect(kinds).toEqual(["hello"]));
  return { kinds, closedWith: () => closedWith };
}

test(
  "[EXT-565] [EXT-566] by nothing but HTTP an app signs in, changes its tokens, places an order, hears an event and signs out",
  async () => {
    const ZD_URL = platform.origin;
    const signedIn = tokensOf(await runExample("app-sign-in.sh", { ZD_URL, PHONE, CODE: await readCode() }));
    const refreshed = await runExample("app-refresh.sh", { ZD_URL, REFRESH_TOKEN: signedIn.refreshToken });
    const { accessToken } = tokensOf(refreshed);
    const account = JSON.parse(await runExample("app-account.sh", { ZD_URL, ACCESS_TOKEN: accessToken }));
    expect(account.data.viewer).toMatchObject({ customer: { maskedPhone: "139****0081" } });
    expect((await run(nativeId("NativeAccount"), {}, bearer(signedIn.accessToken))).status).toBe(401);

    const room = await openRoom(account.data.viewer.id, accessToken);
    const uploaded = JSON.parse(await runExample("upload-picture.sh", { ZD_URL, ZD_KEY: accessToken }));
    const { answer } = await run(
      documentId("CreateOrder"),
      { input: order(uploaded.data.url) },
      bearer(accessToken),
    );
    expect(answer).toEqual({ __typename: "OrderCreated", orderId: expect.any(String) });
    const { credit } = await hireMasters(platform);
    await credit(PHONE, 100);
    await eventually(() => expect(room.kinds).toContain("SYSTEM_MESSAGE"));

    const out = await run(nativeId("NativeSignOut"), {}, bearer(accessToken));
    expect(out.answer).toEqual({ __typename: "SignedOut" });
    await eventually(() => expect(room.closedWith()).toBe(4401));
    expect((await run(nativeId("NativeAccount"), {}, bearer(accessToken))).status).toBe(401);
  },
  LONG_MS,
);

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

const order = (imageUrl: string) => ({
  idempotencyKey: "app-1",
  ...{
    goodsTypeId: "1",
    serviceTypeId: "2",
    totalVolume: "0.5",
    packingCount: 1,
    isArrival: true,
    verifType: "NOT",
  },
  ...{
    customerName: "王小姐",
    customerPhone: "13800138000",
    contactName: "李先生",
    contactPhone: "13900139000",
  },
  ...{ areaCode: "330106", address: "文三路 1 号", hasLift: true },
  items: [{ name: "三人沙发", count: 1, goodsTypeId: "101", imageUrl }],
});
