import { act, cleanup, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { DRAFT_KEYS } from "../../../app/features/placement/draft/draft-store";
import { RealtimeProvider } from "../../../app/features/realtime/realtime-provider";
import { render } from "../../support/components/render";
import { FakeSocket } from "../../unit/realtime/fake-socket";

const reload = vi.fn<() => void>();
beforeEach(() => {
  reload.mockClear();
  vi.spyOn(window.location, "reload").mockImplementation(reload);
  vi.stubGlobal(
    "WebSocket",
    class extends FakeSocket {
      constructor(url: URL) {
        super(url.href);
      }
    },
  );
});

/** Opens a page in place of the one before. */
async function open(userId: string | null) {
  cleanup();
  render(<RealtimeProvider userId={userId}>页</RealtimeProvider>);
  await screen.findByText("页");
}
const leaveDraft = () => localStorage.setItem(DRAFT_KEYS.GENERAL, "draft");
const draft = () => localStorage.getItem(DRAFT_KEYS.GENERAL);

test("[S39] the draft of a customer whose session has ended is gone when another customer signs in", async () => {
  await open("7");
  leaveDraft();
  await open(null);
  await open("7");
  expect(draft()).toBe("draft");
  expect(reload).not.toHaveBeenCalled();
  await open("8");
  expect(draft()).toBeNull();
  expect(reload).toHaveBeenCalledOnce();
});

test("[S39] a visitor's draft is there after signing in", async () => {
  leaveDraft();
  await open("7");
  expect(draft()).toBe("draft");
  expect(reload).not.toHaveBeenCalled();
});

test("[S39] a page loads again when another customer signs in in another tab", async () => {
  await open("7");
  const tell = (newValue: string | null) =>
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "zhuangda.customer", newValue })));
  tell("7");
  tell(null);
  expect(reload).not.toHaveBeenCalled();
  tell("8");
  expect(reload).toHaveBeenCalledOnce();
});
