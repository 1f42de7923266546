import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { sampleOrder } from "../../../app/features/home/home-content";
import { advertSeeds } from "../../../backend/seed/reference/adverts";
import { areaAgentSeeds, areaTipSeeds } from "../../../backend/seed/reference/agents";
import { areaSeeds } from "../../../backend/seed/reference/areas";
import { articleSeeds } from "../../../backend/seed/reference/articles";
import { categorySeeds } from "../../../backend/seed/reference/categories";
import {
  areaFactorSeeds,
  goodsTypeServiceSeeds,
  priceRuleSeeds,
} from "../../../backend/seed/reference/pricing";
import { referenceStatements, testReferenceStatements } from "../../../backend/seed/sql";
import { insertStatements, literal } from "../../../backend/seed/statements";
import { sanitizeArticleHtml } from "../../../schema/rules/content/article-html";
import { seed } from "../../../scripts/db-seed";
import { ROOT } from "../../support/project/source-files";

const D1_STATEMENT_BYTES = 100_000;

describe("seed statements", () => {
  test.each([
    ["all", referenceStatements()],
    ["test", testReferenceStatements()],
  ])("of the %s areas fit into D1, without bound parameters", (_name, statements) => {
    for (const sql of statements) {
      expect(new TextEncoder().encode(sql).length).toBeLessThan(D1_STATEMENT_BYTES);
    }
  });

  test("write quotes, emptiness and truth as SQLite reads them", () => {
    expect(["it's", null, true, 12].map(literal)).toEqual(["'it''s'", "NULL", "1", "12"]);
    expect(insertStatements("nothing", [], { key: [], action: "DO NOTHING" })).toEqual([]);
  });

  test("[G-06] bring invented partners, agents and contacts to a local database alone", () => {
    const invented = ["木屿家居", "400-820-1688", "杭州服务站", "4008201688", "装达客服一组"];
    const [local, deployed] = [false, true].map((isDeployed) => referenceStatements({ isDeployed }).join());
    for (const text of invented) {
      expect(local).toContain(text);
      expect(deployed).not.toContain(text);
    }
    expect(deployed).toContain("/adverts/escrow.svg");
    expect(deployed).not.toMatch(/area_agents|platform_contacts/);
  });

  test("never bring demo data to a deployed database", async () => {
    await expect(seed({ remote: true, environment: "production", demo: true })).rejects.toThrow(
      /local database/,
    );
  });
});

describe("reference data", () => {
  test("[GEN-03] [GEN-10] lists the ten categories in their documented order, each with children", () => {
    expect(categorySeeds.map((category) => category.icon)).toEqual([
      "furniture",
      "bathroom",
      "lighting",
      "locks",
      "doors-windows",
      "clothes-racks",
      "ceilings",
      "appliances",
      "flooring",
      "water-purifiers",
    ]);
    for (const category of categorySeeds) expect(category.children.length).toBeGreaterThanOrEqual(5);
  });

  test("has a price rule for every service on offer", () => {
    const key = (row: { goods_type_id: number; service_type_id: number }) =>
      `${row.goods_type_id}/${row.service_type_id}`;
    expect(priceRuleSeeds.map(key)).toEqual(goodsTypeServiceSeeds.map(key));
  });

  test("names only areas that exist, and leaves some areas without an agent", () => {
    const codes = new Set(areaSeeds.map((area) => area.code));
    for (const { area_code } of [...areaAgentSeeds, ...areaTipSeeds, ...areaFactorSeeds]) {
      expect(codes).toContain(area_code);
    }
    const served = new Set(areaAgentSeeds.map((agent) => agent.area_code));
    expect(served.size).toBeGreaterThan(40);
    expect(served).not.toContain("5401");
  });

  test("[G-06] explains the product in at least twelve help articles of plain, safe HTML", () => {
    expect(articleSeeds.filter((article) => article.type_code === "help").length).toBeGreaterThanOrEqual(12);
    expect(articleSeeds.filter((article) => article.type_code === "notice")).toHaveLength(3);
    for (const { content, title } of articleSeeds) {
      expect(content.length, title).toBeGreaterThan(80);
      expect(sanitizeArticleHtml(content), title).toBe(content);
    }
  });

  test("links its articles to each other by titles that exist, once per type", () => {
    const titles = articleSeeds.map(({ type_code, title }) => `${type_code}/${title}`);
    expect(new Set(titles).size).toBe(titles.length);
    const addresses = [
      ...articleSeeds.flatMap(({ content }) =>
        [...content.matchAll(/href="([^"]*)"/g)].map(([, address = ""]) => address),
      ),
      ...advertSeeds.flatMap(({ url }) => url ?? []),
    ];
    const linked = addresses
      .map((address) => new URL(address, "https://site.test"))
      .filter(({ pathname }) => pathname === "/help");
    expect(linked.length).toBeGreaterThan(3);
    for (const { searchParams } of linked) expect(titles).toContain(`help/${searchParams.get("title")}`);
  });

  test("explains prices with the price of the sample order", () => {
    const text = articleSeeds.find(({ title }) => title === "费用是怎么计算的")?.content;
    for (const { fee } of sampleOrder.lines) expect(text).toContain(`${fee / 100}`);
    expect(text).toContain(`合计 ${(sampleOrder.total / 100).toFixed(2)} 元`);
  });

  test("shows adverts whose pictures are files of the site", () => {
    expect(advertSeeds.length).toBeGreaterThan(8);
    for (const { img, title } of advertSeeds) {
      expect(existsSync(join(ROOT, "public", img)), title).toBe(true);
    }
  });
});
