import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SAVE_AFTER_MS } from "../../../app/features/placement/draft/account/account-draft";
import { createAccount, openBrowser } from "./account-browsers";

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-20T16:30:00+08:00") });
});
afterEach(() => {
  vi.useRealTimers();
});

const rest = () => vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);

describe("saving a draft with the account", () => {
  /** A started browser whose draft has travelled. */
  async function withSaved() {
    const account = createAccount();
    const browser = openBrowser(account.calls);
    await browser.draft.start();
    browser.store.update({ customerName: "王小满" });
    await rest();
    return { account, ...browser };
  }

  test("waits until typing has rested for the whole time after the last change", async () => {
    const { account, store } = await withSaved();
    store.update({ address: "文三" });
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS - 1);
    store.update({ address: "文三路" });
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS - 1);
    expect(account.saves).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(account.saves).toHaveLength(2);
    expect(account.kept()?.content).toContain("文三路");
  });

  test("takes one request for one change", async () => {
    const account = createAccount();
    const read = vi.spyOn(account.calls, "read");
    const { store, draft } = openBrowser(account.calls);
    await draft.start();
    store.update({ customerName: "王小满" });
    await rest();
    expect([read.mock.calls.length, account.saves.length]).toEqual([1, 1]);
  });

  test("[S39] does not happen while the draft may be of another customer, also not when the form is left", async () => {
    const account = createAccount();
    let isOwn = false;
    const { store, draft } = openBrowser(account.calls, new Map(), () => isOwn);
    await draft.start();
    store.update({ customerName: "王小满" });
    await rest();
    store.update({ address: "文三路" });
    draft.stop();
    await rest();
    expect(account.saves).toEqual([]);
    isOwn = true;
    await draft.start();
    await rest();
    expect(account.saves).toHaveLength(1);
  });

  test("[U17] happens at once when the form is left, and later changes are not its own any more", async () => {
    const { account, store, draft } = await withSaved();
    store.update({ address: "文三路" });
    draft.stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(account.kept()?.content).toContain("文三路");
    store.update({ address: "古翠路" });
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS * 2);
    expect(account.kept()?.content).not.toContain("古翠路");
  });

  test("[U17] happens after a reload for what the account never got, without another change", async () => {
    const account = createAccount();
    const { store, values } = openBrowser(account.calls);
    store.update({ customerName: "王小满" });
    await openBrowser(account.calls, values).draft.start();
    await rest();
    expect(account.kept()?.content).toContain("王小满");
  });

  test("does not happen while the account could not be read: its draft may be another", async () => {
    const account = createAccount();
    vi.spyOn(account.calls, "read").mockRejectedValueOnce(new TypeError("network"));
    const { store, draft } = openBrowser(account.calls);
    await draft.start();
    store.update({ customerName: "王小满" });
    await rest();
    expect(account.saves).toEqual([]);
  });

  test("does not happen for a form that has only the sender, which it fills in by itself, and nothing is taken away", async () => {
    const account = createAccount();
    const forget = vi.spyOn(account.calls, "forget");
    const { store, draft } = openBrowser(account.calls);
    await draft.start();
    store.update({ contactName: "李掌柜", contactPhone: "13900139000" });
    await rest();
    expect(account.saves).toEqual([]);
    expect(forget).not.toHaveBeenCalled();
  });

  test("a form that is emptied forgets the version on which it was based", async () => {
    const { account, store, values } = await withSaved();
    expect(values.get("version")).toBe("1");
    store.update({ customerName: "" });
    await rest();
    expect(account.kept()).toBeNull();
    expect(values.has("version")).toBe(false);
  });

  test.each([["with its version"], ["whose version this browser has lost"]])(
    "the same draft %s is neither offered nor saved again",
    async (which) => {
      const { account, values } = await withSaved();
      if (which !== "with its version") values.delete("version");
      const reopened = openBrowser(account.calls, values);
      await reopened.draft.start();
      await rest();
      expect(reopened.draft.offer()).toBeNull();
      expect(account.saves).toHaveLength(1);
      expect(values.get("version")).toBe("1");
    },
  );
});

describe("the offer of another browser's draft", () => {
  async function withOffer() {
    const account = createAccount();
    const [first, second] = [openBrowser(account.calls), openBrowser(account.calls)];
    await first.draft.start();
    first.store.update({ customerName: "第一" });
    await rest();
    second.store.update({ customerName: "第二" });
    return { account, second };
  }

  test("is told to those who listen when it comes and when it ends, and to no one who has stopped", async () => {
    const { second } = await withOffer();
    const heard: string[] = [];
    const listen = (name: string) => () =>
      void heard.push(`${name}: ${second.draft.offer()?.draft.customerName ?? "none"}`);
    second.draft.subscribe(listen("a"));
    const stop = second.draft.subscribe(listen("b"));
    await second.draft.start();
    stop();
    second.draft.settle("ignore");
    expect(heard).toEqual(["a: 第一", "b: 第一", "a: none"]);
  });

  test("[U17] that was declined is not made again after a reload, before this draft has travelled", async () => {
    const { account, second } = await withOffer();
    await second.draft.start();
    second.draft.settle("ignore");
    const reopened = openBrowser(account.calls, second.values);
    await reopened.draft.start();
    expect(reopened.draft.offer()).toBeNull();
    expect(reopened.store.get().customerName).toBe("第二");
  });

  test("that was never made cannot be settled, and a form that never started can be left", async () => {
    const { second } = await withOffer();
    second.draft.settle("restore");
    second.draft.stop();
    expect(second.store.get().customerName).toBe("第二");
  });
});
