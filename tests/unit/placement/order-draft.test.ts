import { describe, expect, test } from "vitest";
import { visibleSections } from "../../../app/features/placement/draft/draft-rules";
import { createDraftStore, type DraftStorage } from "../../../app/features/placement/draft/draft-store";
import {
  freshDraft,
  freshItem,
  parseStoredDraft,
  serializeDraft,
} from "../../../app/features/placement/draft/order-draft";

const NOW = Date.UTC(2026, 10, 20, 8, 30);
const DAY = 24 * 60 * 60 * 1000;

function ids() {
  let count = 0;
  return () => `id-${++count}`;
}

function memoryStorage(): DraftStorage & { values: Map<string, string> } {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

describe("a fresh draft", () => {
  const draft = freshDraft(ids());

  test("[PLACE-11] [ENT-02] carries every documented field, under the name that the graph has for it", () => {
    expect(Object.keys(draft)).toEqual(
      expect.arrayContaining(
        (
          "goodsTypeId takeDeliveryFee serviceTypeId customerName customerPhone hasLift floors areaPath address " +
          "items totalVolume packingCount isArrival logisticsNo logisticsPhone logisticsCompany pickupCode " +
          "pickupAddress pickupPoint verifType verifOrderNo expectedAt expectedUntil remark contactName contactPhone"
        ).split(" "),
      ),
    );
  });

  test("[PLACE-14] [CONST-08] [ENT-02] starts with volume '0' and packing count '1'", () => {
    expect(draft.totalVolume).toBe("0");
    expect(draft.packingCount).toBe("1");
  });

  test("[PLACE-15] [ENT-02] starts with goods that have arrived", () => {
    expect(draft.isArrival).toBe(true);
  });

  test("[PLACE-16] [ENT-02] starts without a write-off", () => {
    expect(draft.verifType).toBe("NOT");
  });

  test("[PLACE-18] [ENT-03] [CONST-08] starts with one good whose count is 1", () => {
    expect(draft.items).toEqual([
      {
        key: expect.any(String),
        imageUrl: null,
        videoUrl: null,
        goodsTypeId: null,
        name: "",
        count: 1,
        packingMethod: "",
        description: "",
        measures: null,
      },
    ]);
  });
});

describe("a stored draft", () => {
  const draft = { ...freshDraft(ids()), customerName: "王芳", hasLift: false };

  test("[PLACE-11] [ENT-02] comes back as it was saved", () => {
    expect(parseStoredDraft(serializeDraft(draft, NOW), NOW + DAY)).toEqual(draft);
  });

  test.each([
    ["nothing", null],
    ["no JSON", "{"],
    ["another version", serializeDraft(draft, NOW).replace('"version":1', '"version":0')],
    ["a missing field", JSON.stringify({ version: 1, savedAt: NOW, draft: { customerName: "王芳" } })],
    [
      "an elevator choice that is neither yes nor no",
      serializeDraft(draft, NOW).replace('"hasLift":false', '"hasLift":"maybe"'),
    ],
    ["no idempotency key", serializeDraft({ ...draft, idempotencyKey: "" }, NOW)],
  ])("is not used when it is %s", (_what, stored) => {
    expect(parseStoredDraft(stored, NOW)).toBeNull();
  });

  test("is dropped after seven days, because it holds a customer's address", () => {
    expect(parseStoredDraft(serializeDraft(draft, NOW), NOW + 7 * DAY + 1)).toBeNull();
  });
});

describe("the draft store", () => {
  test("a second store over the same storage continues the draft with the same idempotency key", () => {
    const storage = memoryStorage();
    const newId = ids();
    const before = createDraftStore({ storage, now: () => NOW, newId });
    before.update({ customerName: "王芳" });
    const after = createDraftStore({ storage, now: () => NOW, newId });
    expect(after.get()).toEqual(before.get());
    expect(after.get().customerName).toBe("王芳");
  });

  test.each(["GENERAL", "TIMELY"] as const)(
    "[PLACE-09] the goods of a %s order that are shown stay so after a reload, until the draft starts over",
    (orderType) => {
      const dependencies = { storage: memoryStorage(), now: () => NOW, newId: ids(), orderType };
      const before = createDraftStore(dependencies);
      before.update({ goodsTypeId: "1", serviceTypeId: "11", customerName: "王芳", address: "文三路 1 号" });
      before.update({ customerPhone: "13800138000", areaPath: ["33", "3301", "330106"] });
      expect(before.get().isGoodsShown).toBe(false);
      before.update({ hasLift: true });
      before.update({ customerName: "" });
      const after = createDraftStore(dependencies);
      expect(visibleSections(after.get())).toEqual({ customer: true, goods: true });
      after.reset();
      expect(after.get().isGoodsShown).toBe(false);
    },
  );

  test("[PLACE-10] a reset empties draft and storage and makes a new idempotency key", () => {
    const storage = memoryStorage();
    const store = createDraftStore({ storage, now: () => NOW, newId: ids() });
    store.update({ customerName: "王芳", items: [freshItem("a"), freshItem("b")] });
    const usedKey = store.get().idempotencyKey;
    store.reset();
    expect(store.get()).toMatchObject({ customerName: "", totalVolume: "0", items: [{ count: 1 }] });
    expect(store.get().idempotencyKey).not.toBe(usedKey);
    expect(storage.values.size).toBe(0);
  });

  test("a storage that throws costs only the persistence", () => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
    const store = createDraftStore({ storage, now: () => NOW, newId: ids() });
    store.update({ customerName: "王芳" });
    expect(store.get().customerName).toBe("王芳");
  });

  test("tells its listeners until they leave", () => {
    const store = createDraftStore({ storage: null, now: () => NOW, newId: ids() });
    let calls = 0;
    const leave = store.subscribe(() => {
      calls += 1;
    });
    store.update({ address: "文三路 1 号" });
    leave();
    store.update({ address: "文三路 2 号" });
    expect(calls).toBe(1);
  });
});
