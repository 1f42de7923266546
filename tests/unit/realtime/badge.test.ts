import { expect, test, vi } from "vitest";
import { roomEventEffect } from "../../../app/features/realtime/room-event-effect";
import { coalesce } from "../../../app/lib/coalesce";
import { eventually } from "../../support/eventually";

const event = (kind: string) => ({ seq: 1, eventId: "e", kind, at: 0, data: {} });

test("[SOCK-03] [API-109] a message containing EXCEPTION_MESSAGE sets the abnormal flag", () => {
  expect(roomEventEffect(event("EXCEPTION_MESSAGE"))).toBe("abnormal-flag");
  expect(roomEventEffect(event("EXCEPTION_MESSAGE_REPLY"))).toBe("abnormal-flag");
});

test("[SOCK-04] [API-109] every other message moves the badge", () => {
  for (const kind of ["SERVICE_MESSAGE", "ORDER_PAID", "SYSTEM_MESSAGE"]) {
    expect(roomEventEffect(event(kind))).toBe("unread-badge");
  }
});

test("[C-47] [SOCK-05] [API-109] [ENUM-23] calls do neither: they have a window of their own", () => {
  for (const kind of ["videoCall", "videoCallCancel", "videoCallHangup"]) {
    expect(roomEventEffect(event(kind))).toBe("call");
  }
});

test("a burst of events asks for the count once at a time and once more at the end", async () => {
  const finish: (() => void)[] = [];
  const work = vi.fn(() => new Promise<void>((resolve) => finish.push(resolve)));
  const refresh = coalesce(work);
  for (let i = 0; i < 50; i++) refresh();
  expect(work).toHaveBeenCalledTimes(1);
  finish.shift()?.();
  await eventually(() => expect(work).toHaveBeenCalledTimes(2));
  finish.shift()?.();
  await Promise.resolve();
  expect(work).toHaveBeenCalledTimes(2);
});

test("a failed refresh is silent and does not stop the next one", async () => {
  const work = vi.fn(() => Promise.reject(new Error("offline")));
  const refresh = coalesce(work);
  refresh();
  await Promise.resolve();
  await Promise.resolve();
  await eventually(() => {
    refresh();
    expect(work.mock.calls.length).toBeGreaterThan(1);
  });
});
