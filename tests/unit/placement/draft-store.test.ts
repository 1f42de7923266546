import { describe, expect, test } from "vitest";
import {
  createDraftStore,
  DRAFT_KEYS,
  type DraftStorage,
  isUntouched,
} from "../../../app/features/placement/draft/draft-store";
import { freshDraft, freshItem, type OrderDraft } from "../../../app/features/placement/draft/order-draft";

let ids = 0;
const newId = () => `id-${++ids}`;

function browserStorage(): DraftStorage & { full: boolean } {
  const values = new Map<string, string>();
  return {
    full: false,
    getItem: (key) => values.get(key) ?? null,
    setItem(key, value) {
      if (this.full) throw new DOMException("full", "QuotaExceededError");
      values.set(key, value);
    },
    removeItem: (key) => values.delete(key),
  };
}

const open = (storage: DraftStorage, orderType?: "TIMELY") =>
  createDraftStore({ storage, now: () => 1_000, newId, orderType });

describe("one draft in two windows", () => {
  test("[U17] the other window's change is never overwritten unasked, even before the browser reports it", () => {
    const storage = browserStorage();
    const [first, second] = [open(storage), open(storage)];
    first.update({ customerName: "王芳" });
    second.look();
    second.update({ address: "文三路 1 号" });
    first.update({ remark: "先打电话" });

    expect(first.state()).toMatchObject({ isChangedElsewhere: true, isUnsaved: true });
    expect(first.get().remark).toBe("先打电话");
    expect(open(storage).get()).toMatchObject({ customerName: "王芳", address: "文三路 1 号", remark: "" });
  });

  test("[U17] the newest is taken, or this window's is kept", () => {
    for (const choice of ["latest", "own"] as const) {
      const storage = browserStorage();
      const [first, second] = [open(storage), open(storage)];
      first.update({ customerName: "第一" });
      second.look();
      second.update({ customerName: "第二" });
      first.look();
      expect(first.get().customerName).toBe("第一");
      first.settle(choice);
      const expected = choice === "latest" ? "第二" : "第一";
      expect(first.get().customerName).toBe(expected);
      expect(open(storage).get().customerName).toBe(expected);
      expect(first.state()).toMatchObject({ isChangedElsewhere: false, isUnsaved: false });
    }
  });

  test("a window without input takes over the other window's draft without a question", () => {
    const storage = browserStorage();
    const [first, second] = [open(storage), open(storage)];
    first.update({ customerName: "王芳" });
    second.look();
    expect(second.state()).toMatchObject({ isChangedElsewhere: false, draft: { customerName: "王芳" } });
  });

  test("an order placed in one window leaves the words of the other one on its screen", () => {
    const storage = browserStorage();
    const first = open(storage);
    first.update({ customerName: "王芳" });
    const second = open(storage);
    first.reset();
    second.look();
    expect(second.state()).toMatchObject({ isChangedElsewhere: true, draft: { customerName: "王芳" } });
    second.settle("latest");
    expect(second.get().customerName).toBe("");
  });
});

describe("everything cleared, as by signing out in another window", () => {
  test("[U37] is no change to choose from: the words stay on the page, and are stored when it goes on", () => {
    const storage = browserStorage();
    const store = open(storage);
    store.update({ customerName: "王芳" });
    storage.removeItem(DRAFT_KEYS.GENERAL);
    store.forgotten();
    expect(store.state()).toMatchObject({
      draft: { customerName: "王芳" },
      isChangedElsewhere: false,
      isUnsaved: true,
      savedAt: null,
    });
    expect(open(storage).get().customerName).toBe("");

    store.keep();
    expect(store.state()).toMatchObject({ isUnsaved: false, savedAt: 1_000 });
    expect(open(storage).get().customerName).toBe("王芳");
  });

  test("[U37] a later change is stored at once", () => {
    const storage = browserStorage();
    const store = open(storage);
    store.update({ customerName: "王芳" });
    storage.removeItem(DRAFT_KEYS.GENERAL);
    store.forgotten();
    store.update({ address: "文三路 1 号" });
    expect(open(storage).get()).toMatchObject({ customerName: "王芳", address: "文三路 1 号" });
  });

  test("[S39] leaves nothing behind of a form in which nothing is typed", () => {
    const storage = browserStorage();
    const [first, second] = [open(storage), open(storage)];
    first.update({ customerName: "王芳" });
    storage.removeItem(DRAFT_KEYS.GENERAL);
    second.forgotten();
    second.keep();
    expect(storage.getItem(DRAFT_KEYS.GENERAL)).toBeNull();
  });
});

describe("saving", () => {
  test("[U42] only what could not be stored would be lost", () => {
    const storage = browserStorage();
    const store = open(storage);
    store.update({ customerName: "王芳" });
    expect(store.state()).toMatchObject({ isUnsaved: false, savedAt: 1_000 });
    storage.full = true;
    store.update({ customerName: "王芳芳" });
    expect(store.state().isUnsaved).toBe(true);
    storage.full = false;
    store.update({});
    expect(store.state().isUnsaved).toBe(false);
  });

  test("[PLACE-14] [PLACE-17] [C-08] [C-26] an immediate order has a draft of its own, with a volume of 1 and one package", () => {
    const storage = browserStorage();
    open(storage).update({ customerName: "王芳" });
    const speed = open(storage, "TIMELY");
    expect(speed.get()).toMatchObject({
      type: "TIMELY",
      customerName: "",
      totalVolume: "1",
      packingCount: "1",
    });
    speed.update({ customerName: "李雷" });
    expect(open(storage).get()).toMatchObject({ type: "GENERAL", customerName: "王芳" });
    expect(open(storage, "TIMELY").get().customerName).toBe("李雷");
  });

  test.each([
    [undefined, "zhuangda.order-draft", "zhuangda.speed-order-draft"],
    ["TIMELY", "zhuangda.speed-order-draft", "zhuangda.order-draft"],
  ] as const)("a draft of the kind %s lies under %s until it is started over", (orderType, key, other) => {
    const storage = browserStorage();
    const store = open(storage, orderType);
    store.update({ customerName: "王芳" });
    expect(storage.getItem(key)).toContain("王芳");
    expect(storage.getItem(other)).toBeNull();
    store.reset();
    expect(storage.getItem(key)).toBeNull();
  });

  test("nothing is unsaved before the first word, also of a draft that was stored earlier", () => {
    const storage = browserStorage();
    const opened = { savedAt: null, isChangedElsewhere: false, isUnsaved: false };
    expect(open(storage).state()).toMatchObject(opened);
    open(storage).update({ customerName: "王芳" });
    expect(open(storage).state()).toMatchObject({ ...opened, draft: { customerName: "王芳" } });
  });

  test("[U42] without a storage each word would be lost with the page", () => {
    const store = createDraftStore({ storage: null, now: () => 1_000, newId });
    expect(store.state().isUnsaved).toBe(false);
    store.update({ customerName: "王芳" });
    expect(store.state()).toMatchObject({
      draft: { customerName: "王芳" },
      isUnsaved: true,
      savedAt: null,
      isChangedElsewhere: false,
    });
    store.reset();
    expect(store.state()).toMatchObject({ draft: { customerName: "" }, isUnsaved: false });
  });

  test("[U17] a draft that could not be stored does not replace a later one of another window", () => {
    const storage = browserStorage();
    const first = open(storage);
    storage.full = true;
    first.update({ customerName: "王芳" });
    storage.full = false;
    open(storage).update({ customerName: "李雷" });
    first.keep();
    expect(first.state()).toMatchObject({
      draft: { customerName: "王芳" },
      isChangedElsewhere: true,
      isUnsaved: true,
    });
    expect(open(storage).get().customerName).toBe("李雷");
  });
});

describe("starting over", () => {
  test("ends a conflict, and leaves nothing unsaved", () => {
    const storage = browserStorage();
    const [first, second] = [open(storage), open(storage)];
    first.update({ customerName: "王芳" });
    second.look();
    second.update({ customerName: "李雷" });
    first.update({ remark: "先打电话" });
    expect(first.state()).toMatchObject({ isChangedElsewhere: true, isUnsaved: true });
    first.reset();
    expect(first.state()).toMatchObject({
      draft: { customerName: "", remark: "" },
      savedAt: null,
      isChangedElsewhere: false,
      isUnsaved: false,
    });
    first.update({ customerName: "韩梅" });
    expect(open(storage).get().customerName).toBe("韩梅");
  });

  test("a form that was emptied by hand is a new one after everything was cleared", () => {
    const storage = browserStorage();
    const store = open(storage);
    store.update({ customerName: "王芳" });
    store.update({ customerName: "" });
    const { idempotencyKey } = store.get();
    expect(store.state().savedAt).toBe(1_000);
    let calls = 0;
    store.subscribe(() => calls++);
    storage.removeItem(DRAFT_KEYS.GENERAL);
    store.forgotten();
    expect(store.state()).toMatchObject({ savedAt: null, isUnsaved: false });
    expect(store.get().idempotencyKey).not.toBe(idempotencyKey);
    expect(calls).toBe(1);
  });
});

describe("a draft in which nothing is filled in", () => {
  test.each(["GENERAL", "TIMELY"] as const)("is a new one of the kind %s, whatever its keys", (type) => {
    expect(isUntouched(freshDraft(newId, type))).toBe(true);
  });

  test.each<[string, Partial<OrderDraft>]>([
    ["a name", { customerName: "王芳" }],
    ["the totals of the other kind", { totalVolume: "1" }],
    ["the name of a good", { items: [{ ...freshItem("a"), name: "三人沙发" }] }],
    ["a second piece of a good", { items: [{ ...freshItem("a"), count: 2 }] }],
    ["a second good", { items: [freshItem("a"), freshItem("b")] }],
  ])("is none with %s", (_what, change) => {
    expect(isUntouched({ ...freshDraft(newId), ...change })).toBe(false);
  });
});
