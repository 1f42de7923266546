import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { CallDesk } from "../../../app/features/calls/call-desk";
import { isUnreached, nextCall, openedCall } from "../../../app/features/calls/call-state";
import { DESK, giveMicrophone, network, phones, show } from "./shown-call";

describe("[U53] the telephone", () => {
  const callWindow = () => screen.findByRole("dialog", { name: "平台客服" });
  const UNREACHED = "没有接通，请改打电话";

  /** The window of a call that rings at the other side. */
  async function ringing() {
    giveMicrophone();
    const sent = network();
    const onDone = vi.fn();
    const page = show(<CallDesk desk={DESK} onDone={onDone} />);
    await callWindow();
    await waitFor(() => expect(sent.sentTo("InformCall")).toEqual([{ callId: "9" }]));
    return { ...page, sent, onDone };
  }

  test("[API-107] [ENT-30] is offered after a missed call, with a button to call again", async () => {
    const { user, rerender, startCall, onDone } = await ringing();
    expect(screen.queryByText(UNREACHED)).toBeNull();
    const updates = [{ kind: "videoCallHangup", callId: "9", status: "MISSED" }] as const;
    rerender(<CallDesk desk={{ ...DESK, updates }} onDone={onDone} />);
    expect(await screen.findByRole("dialog", { name: UNREACHED })).toBeTruthy();
    expect(await screen.findByText("对方暂时无人接听，请稍后再拨")).toBeTruthy();
    await screen.findByText("客服小装");
    expect(phones()).toEqual(["tel:4000001111"]);
    expect(onDone).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "语音通话" }));
    expect(onDone).toHaveBeenCalledOnce();
    expect(startCall).toHaveBeenCalledOnce();
  });

  test.each([
    ["no API for it", null],
    ["none plugged in", async () => Promise.reject(new DOMException("none", "NotFoundError"))],
  ])(
    "[CALL-08] [ERR-11] is offered where there is no microphone (%s): no phone rings, and the call is hung up",
    async (_, getUserMedia) => {
      if (getUserMedia) giveMicrophone(getUserMedia);
      const sent = network();
      show(<CallDesk desk={DESK} onDone={vi.fn()} />);
      expect(await screen.findByRole("dialog", { name: UNREACHED })).toBeTruthy();
      expect(screen.getByText("未检测到对应设备，请稍后再试")).toBeTruthy();
      expect(sent.sentTo("EndCall")).toEqual([{ callId: "9", senderId: null }]);
      expect(sent.sentTo("InformCall")).toEqual([]);
      await screen.findByText("客服小装");
      expect(phones()).toEqual(["tel:4000001111"]);
    },
  );

  test("[CALL-09] [CALL-10] [API-106] [API-108] is not offered when the customer hung up: the call is called off and the window goes", async () => {
    const { sent, onDone } = await ringing();
    expect(sent.sentTo("StartCall")).toEqual([{ orderId: "5", callType: "AUDIO" }]);
    fireEvent.click(screen.getByRole("button", { name: "挂断" }));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(await screen.findByText("已挂断！")).toBeTruthy();
    expect(sent.sentTo("EndCall")).toEqual([{ callId: "9", senderId: null }]);
    expect(screen.queryByText(UNREACHED)).toBeNull();
  });

  test.each([
    ["out", "对方暂时无人接听，请稍后再拨", false, true],
    ["out", "对方已挂断！", false, true],
    ["out", "未检测到对应设备，请稍后再试", true, true],
    ["out", "已挂断！", false, false],
    ["in", "未检测到对应设备，请稍后再试", true, true],
    ["in", "通话已结束", false, false],
  ] as const)("of a call %s that ends with %s", (direction, outcome, isProblem, isOffered) => {
    const before = openedCall(direction, "audio");
    const end = { type: "ended", text: outcome, isProblem } as const;
    expect(isUnreached(direction, nextCall(before, end))).toBe(isOffered);
    const talking = nextCall(nextCall(before, { type: "answered" }), { type: "flows", at: 0 });
    expect(isUnreached(direction, nextCall(talking, end))).toBe(false);
  });
});
