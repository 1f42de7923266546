import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { processSteps, sampleOrder, staticCategories } from "../../../app/features/home/home-content";
import { Process } from "../../../app/features/home/process";
import * as homePage from "../../../app/routes/_public._index";
import { quoteDemoOrder } from "../../../backend/seed/demo/quote";
import { categorySeeds } from "../../../backend/seed/reference/categories";
import { TEN_CATEGORIES } from "../../support/orders/ten-categories";
import { renderOnePage } from "../../support/servers/one-page-app";

describe("home page", () => {
  it("[GEN-09] [PUB-03] shows the five steps in order, the third one open", () => {
    expect(processSteps.map((step) => step.title)).toEqual([
      "提交订单",
      "师傅接单",
      "上门安装",
      "客户评价",
      "师傅收款",
    ]);
    const html = renderToStaticMarkup(<Process steps={processSteps} />);
    expect([...html.matchAll(/<\/span>([^<]*)<\/label>/g)].map(([, title]) => title)).toEqual(
      processSteps.map((step) => step.title),
    );
    const choices = [...html.matchAll(/<input type="radio"[^>]*>/g)].map(([input]) =>
      input.includes("checked"),
    );
    expect(choices).toEqual([false, false, true, false, false]);
  });

  it.each([
    [
      "GEN-05",
      [
        ...["过程透明，在线跟踪", ">短信与微信提醒</h3>", "预约和完工有短信提醒"],
        ...["多位师傅报价，您来挑选", "花费更低"],
      ],
    ],
    [
      "GEN-06",
      ["预付的款项先存入平台担保账户", "您确认满意后才结给师傅", "付款后由平台保管，您确认满意后才结给师傅"],
    ],
    ["GEN-07", ["师傅实名认证", "提货、安装拍照确认"]],
    ["GEN-08", ["差评扣款，末位淘汰", "一星、二星扣减师傅收入", "每月末位暂停接单", "有争议找官方客服"]],
  ])("[%s] [PUB-02] promises %j", async (_id, promises) => {
    const offline = () => Promise.reject(new Error("no backend"));
    const html = await (await renderOnePage(homePage, { context: { graphqlParts: offline } })).text();
    for (const promise of promises) expect(html).toContain(promise);
  });

  it("[GEN-10] [PUB-04] shows the ten categories that the platform starts with, also without a backend", async () => {
    expect(staticCategories.map((category) => category.name)).toEqual(TEN_CATEGORIES);
    const graphqlParts = () => Promise.reject(new Error("no backend"));
    const html = await (await renderOnePage(homePage, { context: { graphqlParts } })).text();
    const section = /<section[^>]*id="categories".*?<\/section>/s.exec(html)?.[0] ?? "";
    const tiles = [...section.matchAll(/<a [^>]*goodsTypeId=(\d+)[^>]*>.*?<span[^>]*>([^<]*)<\/span>/gs)];
    expect(tiles.map(([, id, name]) => [id, name])).toEqual(
      staticCategories.map(({ id, name }) => [id, name]),
    );
    const seeded = categorySeeds.map(({ id, name, icon }) => ({ id: String(id), name, icon }));
    expect(seeded).toEqual(staticCategories);
  });

  it("shows the price that the platform itself asks for the sample order", () => {
    const quote = quoteDemoOrder({
      placedHoursAgo: 0,
      digits: "00000000",
      categoryId: 1,
      serviceId: 1,
      areaCode: "330106",
      address: "",
      customerName: "",
      customerPhone: "",
      floorsNumber: null,
      volumeHundredths: 350,
      packingCount: 6,
      items: [{ goodsTypeId: 103, name: sampleOrder.goods, count: 1, picture: "wardrobe" }],
      remark: null,
      steps: [],
    });
    const nameOf = (name: string) => name.replace(/（.*）$/, "");
    expect(sampleOrder.lines.map(({ name, fee }) => ({ name, fee }))).toEqual(
      quote.lines.map(({ name, feeFen }) => ({ name: nameOf(name), fee: feeFen })),
    );
    expect(sampleOrder.total).toBe(quote.totalFeeFen);
  });

  it("shows a price that adds up", async () => {
    const graphqlParts = () => Promise.reject(new Error("no backend"));
    const html = await (await renderOnePage(homePage, { context: { graphqlParts } })).text();
    const definitions = [...html.matchAll(/<dd[^>]*>(.*?)<\/dd>/gs)].map(([, text = ""]) =>
      text.replace(/<[^>]*>/g, ""),
    );
    const amounts = definitions
      .filter((text) => text.startsWith("¥"))
      .map((text) => Math.round(Number(text.replace(/[¥,]/g, "")) * 100));
    expect(amounts).toHaveLength(sampleOrder.lines.length + 1);
    expect(amounts.slice(0, -1).reduce((sum, fee) => sum + fee, 0)).toBe(amounts.at(-1));
  });
});
