import { screen } from "@testing-library/react";
import { onTestFinished, vi } from "vitest";
import { StartCallContext } from "../../../app/features/calls/call-context";
import type { DeskCall } from "../../../app/features/calls/desk-call";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

export const ORDER = { orderNo: "26112015603984", customerName: "王小满" };
export const CONTACT = {
  orderContact: {
    ...ORDER,
    isPlatform: true,
    workerName: "平台师傅",
    workerPhone: null,
    isCallable: true,
    contacts: [{ nickname: "客服小装", mobile: "4000001111" }],
  },
};
export const CALL = {
  __typename: "Call",
  id: "9",
  ...ORDER,
  orderId: "5",
  senderId: "1",
  senderName: "平台客服",
  type: "AUDIO",
  status: "RINGING",
  access: null,
};

/** A call of the customer, which the other side is told of. */
export const network = () =>
  graphNetwork({
    OrderContact: CONTACT,
    StartCall: { answer: CALL },
    InformCall: { answer: { __typename: "CallInformed" } },
    AnswerCall: { answer: { ...CALL, status: "ACCEPTED" } },
    EndCall: { endCall: { __typename: "CallEnded" } },
  });

export function show(part: JSX.Element) {
  const startCall = vi.fn();
  const within = (shown: JSX.Element) => (
    <StartCallContext.Provider value={startCall}>{shown}</StartCallContext.Provider>
  );
  const page = render(within(part));
  return { ...page, startCall, rerender: (next: JSX.Element) => page.rerender(within(next)) };
}
export const phones = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

const NO_TRACKS = { getTracks: () => [], getAudioTracks: () => [], getVideoTracks: () => [] };
const silence = async () => Object.assign(new MediaStream(), NO_TRACKS);
/** Gives the page a microphone, or what answers in its place, until the test ends: happy-dom has none. */
export function giveMicrophone(getUserMedia: () => Promise<unknown> = silence) {
  const mediaDevices = { getUserMedia };
  Object.defineProperty(navigator, "mediaDevices", { value: mediaDevices, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "mediaDevices"));
}

export const DESK: DeskCall = { call: { orderId: "5", type: "audio", peerName: "平台客服" }, updates: [] };

/** A call of the master that rings. */
export const INCOMING = {
  direction: "in",
  id: "9",
  type: "video",
  peerName: "陈师傅",
  senderId: "8",
  orderId: "5",
} as const;
