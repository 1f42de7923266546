import { z } from "../schema/browser-zod";

/** Subprotocol that a line speaks. The token travels beside it, so that it stands in no address and no log. */
export const CALL_SUBPROTOCOL = "zhuangda-call.v1";

/** Path of a call's line. */
export const callLinePath = (instanceId: string) => `/calls/${instanceId}`;

/** Largest frame of a participant, characters; a description of audio and video has some 6,000. */
export const MAX_LINE_FRAME = 64 * 1024;
/** Frames that a participant may send in a second: all candidates of a machine come at once. */
export const MAX_LINE_FRAMES_PER_SECOND = 60;

const description = z.strictObject({
  type: z.enum(["offer", "answer"]),
  sdp: z.string().check(z.maxLength(48 * 1024)),
});
const candidate = z.strictObject({
  candidate: z.string().check(z.maxLength(1000)),
  sdpMid: z.nullish(z.string().check(z.maxLength(50))),
  sdpMLineIndex: z.nullish(z.int().check(z.gte(0), z.lte(99))),
  usernameFragment: z.nullish(z.string().check(z.maxLength(300))),
});

/** What two browsers tell each other to find a way for media. */
const signal = z.union([
  z.strictObject({ description }),
  z.strictObject({ candidate: z.nullable(candidate) }),
]);
export type CallSignal = z.infer<typeof signal>;

/** Participant → line, and on to the other as it is: a signal, video or voice only from now on, goodbye. */
export const lineMessage = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("signal"), signal }),
  z.strictObject({ type: z.literal("mode"), callType: z.enum(["video", "audio"]) }),
  z.strictObject({ type: z.literal("bye") }),
]);
export type LineMessage = z.infer<typeof lineMessage>;

/** Line → participant: whether the other is there, first of all and whenever that changes, and what they say. */
export const lineFrame = z.union([z.object({ type: z.literal("peer"), isHere: z.boolean() }), lineMessage]);
export type LineFrame = z.infer<typeof lineFrame>;

/** Close codes of a line (4000-4999 are ours). */
export const LineCloseCode = {
  POLICY: 1008,
  TOO_BIG: 1009,
  /** The call is over. */
  OVER: 4404,
  /** The same participant has come back by another socket. */
  DISPLACED: 4409,
} as const;

/** Which participant a socket is, between the site's Worker and a line. */
export const LINE_SIDE_HEADER = "x-call-side";
