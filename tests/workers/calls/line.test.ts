import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import {
  CALL_SUBPROTOCOL,
  callLinePath,
  LineCloseCode,
  type LineFrame,
  lineFrame,
  MAX_LINE_FRAME,
  MAX_LINE_FRAMES_PER_SECOND,
} from "../../../durable-objects/call-protocol";
import { handleCallRequest } from "../../../gateway/sockets/calls";
import {
  type CallSide,
  callEndPath,
  callEndSubject,
  signCallPass,
} from "../../../schema/rest/calls/call-line";
import { ROOM_SIGNATURE_HEADER, signRoomEvents } from "../../../schema/rest/room-intake";
import { eventually } from "../../support/eventually";

const ORIGIN = "https://zhuangda.test";
const newCall = () => crypto.randomUUID().replaceAll("-", "");
const MINUTE = 60_000;

const tokenFor = (instanceId: string, side: CallSide, until = Date.now() + MINUTE) =>
  signCallPass(env.ROOM_EVENT_SECRET, { instanceId, side, until });

/** Asks for the line of a call as a browser does. */
function knock(instanceId: string, token: string, headers: Record<string, string> = {}): Promise<Response> {
  const asked = {
    Upgrade: "websocket",
    Origin: ORIGIN,
    "Sec-WebSocket-Protocol": `${CALL_SUBPROTOCOL}, ${token}`,
    ...headers,
  };
  const request = new Request(`${ORIGIN}${callLinePath(instanceId)}`, { headers: asked });
  return handleCallRequest(request, env, Date.now());
}

/** A participant on the line: collects what comes. */
async function join(instanceId: string, side: CallSide) {
  const response = await knock(instanceId, await tokenFor(instanceId, side));
  expect(response.status).toBe(101);
  const socket = response.webSocket;
  if (!socket) throw new Error("no socket");
  const frames: LineFrame[] = [];
  const closed = new Promise<number>((resolve) =>
    socket.addEventListener("close", ({ code }) => resolve(code)),
  );
  socket.addEventListener("message", ({ data }) => {
    frames.push(lineFrame.parse(JSON.parse(String(data))));
  });
  socket.accept();
  return {
    socket,
    frames,
    closed,
    say: (message: unknown) => socket.send(JSON.stringify(message)),
    heard: (frame: LineFrame) => eventually(() => expect(frames).toContainEqual(frame)),
  };
}

const OFFER = { type: "signal", signal: { description: { type: "offer", sdp: "v=0" } } } as const;
const CANDIDATE = {
  type: "signal",
  signal: { candidate: { candidate: "candidate:1 1 udp 1 127.0.0.1 9 typ host", sdpMid: "0" } },
} as const;
const here = { type: "peer", isHere: true } as const;
const gone = { type: "peer", isHere: false } as const;

/** Says that a call is over, as the backend does. */
const end = async (
  instanceId: string,
  secret = env.ROOM_EVENT_SECRET,
  subject = callEndSubject(instanceId),
) =>
  handleCallRequest(
    new Request(`${ORIGIN}${callEndPath(instanceId)}`, {
      method: "POST",
      headers: { [ROOM_SIGNATURE_HEADER]: await signRoomEvents(secret, subject, "{}", Date.now()) },
      body: "{}",
    }),
    env,
    Date.now(),
  );

describe("the line of a call", () => {
  test("[CALL-03] [CALL-12] [API-113] passes signals between its two participants alone", async () => {
    const id = newCall();
    const [caller, callee, stranger] = [
      await join(id, "caller"),
      await join(id, "callee"),
      await join(newCall(), "callee"),
    ];
    await caller.heard(here);
    caller.say(OFFER);
    await callee.heard(OFFER);
    callee.say(CANDIDATE);
    callee.say({ type: "mode", callType: "audio" });
    await caller.heard({ type: "mode", callType: "audio" });
    expect(caller.frames).toEqual([gone, here, CANDIDATE, { type: "mode", callType: "audio" }]);
    expect(stranger.frames).toEqual([gone]);
  });

  test("keeps nothing: who comes later hears only who is there", async () => {
    const id = newCall();
    const caller = await join(id, "caller");
    caller.say(OFFER);
    const callee = await join(id, "callee");
    await caller.heard(here);
    caller.say(CANDIDATE);
    await callee.heard(CANDIDATE);
    expect(callee.frames).toEqual([here, CANDIDATE]);
  });

  test("[R39] says when the other has left and when they are back by another socket, which replaces the first", async () => {
    const id = newCall();
    const [caller, callee] = [await join(id, "caller"), await join(id, "callee")];
    const again = await join(id, "callee");
    expect(await callee.closed).toBe(LineCloseCode.DISPLACED);
    caller.say(OFFER);
    await again.heard(OFFER);
    again.socket.close(1000, "");
    await eventually(() => expect(caller.frames.at(-1)).toEqual(gone));
    expect(caller.frames).toEqual([gone, here, here, gone]);
  });

  test("[CALL-04] a goodbye reaches the other, closes both, and no token opens the line again", async () => {
    const id = newCall();
    const [caller, callee] = [await join(id, "caller"), await join(id, "callee")];
    callee.say({ type: "bye" });
    await caller.heard({ type: "bye" });
    expect(await Promise.all([caller.closed, callee.closed])).toEqual([
      LineCloseCode.OVER,
      LineCloseCode.OVER,
    ]);
    expect((await knock(id, await tokenFor(id, "caller"))).status).toBe(410);
  });

  test("[S22] ends when the backend says so, and only then", async () => {
    const id = newCall();
    const caller = await join(id, "caller");
    expect((await end(id, "another secret")).status).toBe(401);
    expect((await end(id, undefined, callEndSubject(newCall()))).status).toBe(401);
    expect((await end(id)).status).toBe(204);
    expect(await caller.closed).toBe(LineCloseCode.OVER);
    expect((await knock(id, await tokenFor(id, "callee"))).status).toBe(410);
  });
});

describe("[S22] a connection without a token for this call", () => {
  test.each([
    ["none", async () => ""],
    ["one of another call", () => tokenFor(newCall(), "callee")],
    ["one that is over", (id: string) => tokenFor(id, "callee", Date.now() - 1)],
    [
      "one signed with a guessed secret",
      (id: string) => signCallPass("guess", { instanceId: id, side: "callee", until: Date.now() + MINUTE }),
    ],
  ])("with %s stays outside", async (_what, make: (id: string) => Promise<string>) => {
    const id = newCall();
    expect([401, 403]).toContain((await knock(id, await make(id))).status);
  });

  test("[S20] without an upgrade or at another address stays outside", async () => {
    const id = newCall();
    const token = await tokenFor(id, "callee");
    expect((await knock(id, token, { Upgrade: "" })).status).toBe(426);
    expect((await knock(`${id}0`, token)).status).toBe(404);
    expect((await knock(id, token, { "Sec-WebSocket-Protocol": token })).status).toBe(400);
  });
});

test("[S20] [CALL-12] the token opens the line for the browser of a master's or agent's own site, and its cookie does not", async () => {
  const id = newCall();
  const elsewhere = { Origin: "https://masters.example", Cookie: "WEB-TOKEN=anything" };
  expect((await knock(id, "", elsewhere)).status).toBe(401);
  expect((await knock(id, await tokenFor(id, "callee"), elsewhere)).status).toBe(101);
});

describe("[S21] limits on what a participant sends", () => {
  test.each([
    ["an event", JSON.stringify({ type: "events", events: [] }), LineCloseCode.POLICY],
    ["who is there", JSON.stringify(here), LineCloseCode.POLICY],
    ["one field more", JSON.stringify({ ...OFFER, from: 7 }), LineCloseCode.POLICY],
    ["a prototype", '{"__proto__":{"type":"bye"}}', LineCloseCode.POLICY],
    ["no JSON", "bye", LineCloseCode.POLICY],
    ["deep JSON", "[".repeat(30_000), LineCloseCode.POLICY],
    ["too much", JSON.stringify({ type: "bye", x: "x".repeat(MAX_LINE_FRAME) }), LineCloseCode.TOO_BIG],
  ])("%s closes the socket and does not reach the other side", async (_what, text, code) => {
    const id = newCall();
    const [caller, callee] = [await join(id, "caller"), await join(id, "callee")];
    caller.socket.send(text);
    expect(await caller.closed).toBe(code);
    await callee.heard(gone);
    expect(callee.frames).toEqual([here, gone]);
  });

  test("more than a machine has candidates closes the socket", async () => {
    const id = newCall();
    const [caller, callee] = [await join(id, "caller"), await join(id, "callee")];
    for (let i = 0; i < MAX_LINE_FRAMES_PER_SECOND * 10; i++) caller.say(CANDIDATE);
    expect(await caller.closed).toBe(LineCloseCode.POLICY);
    await callee.heard(gone);
    expect(callee.frames.length).toBeLessThan(MAX_LINE_FRAMES_PER_SECOND * 10);
  });
});
