import { expect, test } from "vitest";
import { renderHome } from "./home-page";

const CUSTOMER = { id: "7", nickname: "木屿家居", seesFirstSteps: true };
const home = async (viewer: Record<string, unknown>) =>
  (await renderHome(viewer)).replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

test("[U54] [ROLE-14] the guide through the first order stands on the home page of those who have not ended it, and leads to the next step", async () => {
  const shown = await home({ customer: CUSTOMER });
  expect(shown).toMatch(/四步完成第一单 不再显示 .*填写收货人、商品和服务，系统立即报价 去下单/);
  expect(await home({ customer: { ...CUSTOMER, seesFirstSteps: false } })).not.toContain("四步完成第一单");
  expect(await home({ customer: CUSTOMER, orderCounts: [{ filter: "DEAL", count: 1 }] })).not.toContain(
    "四步完成第一单",
  );
  const forbidden = { customer: CUSTOMER, buttons: { immediateOrder: true, normalOrder: false } };
  expect(await home(forbidden)).not.toContain("四步完成第一单");
});
