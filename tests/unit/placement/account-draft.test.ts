import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SAVE_AFTER_MS } from "../../../app/features/placement/draft/account/account-draft";
import { visibleSections } from "../../../app/features/placement/draft/draft-rules";
import { createAccount, openBrowser } from "./account-browsers";

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-20T16:30:00+08:00") });
});
afterEach(() => {
  vi.useRealTimers();
});

const rest = () => vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
const IMAGE = { key: "a", imageUrl: "/files/sofa.jpg", videoUrl: "/files/sofa.mp4" };

describe("a draft that is kept with the account", () => {
  test("[U17] is saved once typing rests, and offered in another browser with its uploaded files", async () => {
    const account = createAccount();
    const first = openBrowser(account.calls);
    await first.draft.start();
    for (const name of ["王", "王小", "王小满"]) first.store.update({ customerName: name });
    const [item] = first.store.get().items;
    if (!item) throw new Error("no item");
    first.store.update({ items: [{ ...item, ...IMAGE }] });
    await rest();
    expect(account.saves).toHaveLength(1);

    const second = openBrowser(account.calls);
    await second.draft.start();
    expect(second.draft.offer()?.draft.customerName).toBe("王小满");
    expect(second.store.get().customerName).toBe("");
    second.draft.settle("restore");
    expect(second.store.get()).toMatchObject({ customerName: "王小满", items: [IMAGE] });
    expect(second.draft.offer()).toBeNull();
    await rest();
    expect(account.saves).toHaveLength(1);
  });

  test("[U17] [PLACE-09] brings to another browser that its goods are shown while the name is being corrected", async () => {
    const account = createAccount();
    const first = openBrowser(account.calls);
    await first.draft.start();
    first.store.update({ goodsTypeId: "1", serviceTypeId: "11", customerName: "王小满", hasLift: true });
    first.store.update({ customerPhone: "13700001234", areaPath: ["33", "3301"], address: "文三路" });
    first.store.update({ customerName: "" });
    await rest();

    const second = openBrowser(account.calls);
    await second.draft.start();
    second.draft.settle("restore");
    expect(second.store.get()).toEqual(first.store.get());
    expect(visibleSections(second.store.get()).goods).toBe(true);
  });

  test("[U17] of another browser is never overwritten unasked, and nothing is saved until one of the two is chosen", async () => {
    const account = createAccount();
    const [first, second] = [openBrowser(account.calls), openBrowser(account.calls)];
    await first.draft.start();
    await second.draft.start();
    first.store.update({ customerName: "第一" });
    await rest();
    second.store.update({ customerName: "第二" });
    await rest();
    expect(second.draft.offer()?.draft.customerName).toBe("第一");
    second.store.update({ address: "文三路" });
    await rest();
    expect(account.kept()?.content).toContain("第一");
    expect(second.store.get()).toMatchObject({ customerName: "第二", address: "文三路" });

    second.draft.settle("ignore");
    await rest();
    expect(account.kept()?.content).toContain("第二");
  });

  test("[U17] that both browsers have gone on with is not overwritten either, not even after a reload", async () => {
    const account = createAccount();
    const first = openBrowser(account.calls);
    await first.draft.start();
    first.store.update({ customerName: "王小满" });
    await rest();
    const second = openBrowser(account.calls);
    await second.draft.start();
    second.draft.settle("restore");
    second.store.update({ address: "第二" });
    await rest();
    first.draft.stop();
    first.store.update({ address: "第一" });
    const reopened = openBrowser(account.calls, first.values);
    await reopened.draft.start();
    await rest();
    expect(reopened.draft.offer()?.draft.address).toBe("第二");
    expect(reopened.store.get().address).toBe("第一");
    expect(account.kept()?.content).toContain("第二");
  });

  test("[U17] is older than what this browser has typed since: that one is saved without a question", async () => {
    const account = createAccount();
    const first = openBrowser(account.calls);
    await first.draft.start();
    first.store.update({ customerName: "王小满" });
    await rest();
    first.draft.stop();
    vi.advanceTimersByTime(1000);
    first.store.update({ remark: "关窗前的最后一句" });
    // The page was closed before it could travel.
    const reopened = openBrowser(account.calls, first.values);
    await reopened.draft.start();
    expect(reopened.draft.offer()).toBeNull();
    await rest();
    expect(account.kept()?.content).toContain("关窗前的最后一句");
  });

  test("[U17] [PLACE-10] is gone once the form starts over", async () => {
    const account = createAccount();
    const { store, draft } = openBrowser(account.calls);
    await draft.start();
    store.update({ customerName: "王小满" });
    await rest();
    store.reset();
    draft.stop();
    await vi.runAllTimersAsync();
    expect(account.kept()).toBeNull();
  });

  test("[U17] is not offered any more after seven days, and then gives way", async () => {
    const account = createAccount();
    const first = openBrowser(account.calls);
    await first.draft.start();
    first.store.update({ customerName: "王小满" });
    await rest();
    vi.advanceTimersByTime(7 * 24 * 60 * 60_000 + 1000);
    const second = openBrowser(account.calls);
    await second.draft.start();
    expect(second.draft.offer()).toBeNull();
    second.store.update({ customerName: "新的" });
    await rest();
    expect(account.kept()?.content).toContain("新的");
  });

  test("an account that cannot be reached costs nothing: what was typed travels with the next change", async () => {
    const account = createAccount();
    const { store, draft } = openBrowser(account.calls);
    await draft.start();
    vi.spyOn(account.calls, "save").mockRejectedValueOnce(new TypeError("network"));
    store.update({ customerName: "王小满" });
    await rest();
    expect(account.kept()).toBeNull();
    store.update({ address: "文三路" });
    await rest();
    expect(account.kept()?.content).toContain("王小满");
  });

  test("a blank form that declines keeps the other draft until something is filled in", async () => {
    const account = createAccount();
    const first = openBrowser(account.calls);
    await first.draft.start();
    first.store.update({ customerName: "第一" });
    await rest();
    const second = openBrowser(account.calls);
    await second.draft.start();
    second.draft.settle("ignore");
    await rest();
    expect(account.kept()?.content).toContain("第一");
    second.store.update({ customerName: "第二" });
    await rest();
    expect(account.kept()?.content).toContain("第二");
  });
});
