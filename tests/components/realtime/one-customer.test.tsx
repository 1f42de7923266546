import { act, cleanup, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { DRAFT_KEYS } from "../../../app/features/placement/draft/draft-store";
import { RealtimeProvider } from "../../../app/features/realtime/realtime-provider";
import { keptForm } from "../../../app/lib/form/kept-values";
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
const account = keptForm("company-account");
const typeAccount = () => account.write({ accountNo: "6222020200112233" });
const typed = () => account.read({ accountNo: "" });
/** What another tab has done in the storage that all tabs have. */
const tell = (key: string | null, newValue: string | null) =>
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key, newValue })));

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
  tell("zhuangda.customer", "7");
  tell("zhuangda.customer", null);
  expect(reload).not.toHaveBeenCalled();
  tell("zhuangda.customer", "8");
  expect(reload).toHaveBeenCalledOnce();
});

test("[S39] [U37] what was typed in a tab stays there for its customer, and is gone before another one's page loads", async () => {
  await open("7");
  typeAccount();
  await open(null);
  await open("7");
  expect(typed()).not.toBeNull();
  const found: unknown[] = [];
  reload.mockImplementationOnce(() => void found.push(typed()));
  tell("zhuangda.customer", "8");
  expect(found).toEqual([null]);
});

test("[S39] a tab that stood on a page without a customer forgets the forms of the one before, and no draft of the next", async () => {
  await open("7");
  typeAccount();
  await open(null);
  localStorage.setItem("zhuangda.customer", "8");
  leaveDraft();
  await open("8");
  expect(typed()).toBeNull();
  expect(draft()).toBe("draft");
  expect(reload).toHaveBeenCalledOnce();
});

test("[S39] what was typed is gone when the customer signs out in another tab, and so is what was typed after that", async () => {
  await open("7");
  typeAccount();
  tell(null, null);
  expect(typed()).toBeNull();
  typeAccount();
  localStorage.setItem("zhuangda.customer", "8");
  await open("8");
  expect(typed()).toBeNull();
});
