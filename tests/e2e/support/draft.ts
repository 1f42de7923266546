import type { Page } from "@playwright/test";
import { DRAFT_KEYS } from "../../../app/features/placement/draft/draft-store";
import {
  freshDraft,
  freshItem,
  type OrderDraft,
  serializeDraft,
} from "../../../app/features/placement/draft/order-draft";
import { uploadPicture } from "./upload-picture";

/** A good as step one wants it; its picture becomes one of the customer who opens the draft. */
export const SOFA = {
  ...freshItem("sofa"),
  imageUrl: "/demo/sofa.png",
  goodsTypeId: "101",
  name: "三人位布艺沙发",
};

/** Step one filled in: a sofa to install in Hangzhou, goods at the customer's. */
const COMPLETE: Partial<OrderDraft> = {
  goodsTypeId: "1",
  serviceTypeId: "2",
  customerName: "王小满",
  customerPhone: "13700001234",
  hasLift: true,
  areaPath: ["33", "3301", "330106"],
  areaNames: ["浙江省", "杭州市", "西湖区"],
  address: "文三路 90 号 3 幢 501 室",
  isGoodsShown: true,
  items: [SOFA],
  totalVolume: "2.5",
};

/** What changes when the master collects the goods first, and with it what step two asks for. */
export const WITH_PICKUP: Partial<OrderDraft> = { serviceTypeId: "1", takeDeliveryFee: true };

/** Opens a page as a visitor who has filled in step one: the draft is in the browser's storage. */
export async function openWithDraft(
  page: Page,
  path: string,
  change: Partial<OrderDraft> = {},
): Promise<void> {
  await page.goto("/healthz");
  const wanted = { ...freshDraft(() => crypto.randomUUID()), ...COMPLETE, ...change };
  const items: OrderDraft["items"] = [];
  for (const item of wanted.items) {
    const isOwn = item.imageUrl === SOFA.imageUrl;
    items.push(isOwn ? { ...item, imageUrl: (await uploadPicture(page)) ?? item.imageUrl } : item);
  }
  const draft = { ...wanted, items };
  await page.evaluate(([key, stored]) => localStorage.setItem(key, stored), [
    DRAFT_KEYS[draft.type],
    serializeDraft(draft, Date.now()),
  ] as const);
  await page.goto(path);
}

/** What the browser keeps of the normal order's draft, or null. */
export function storedDraft(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), DRAFT_KEYS.GENERAL);
}
