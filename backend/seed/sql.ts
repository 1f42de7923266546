import { advertSeeds, bannerSeeds } from "./reference/adverts";
import { areaAgentSeeds, areaTipSeeds } from "./reference/agents";
import { type AreaSeed, areaSeeds } from "./reference/areas";
import { articleSeeds } from "./reference/articles";
import { categorySeeds, childId } from "./reference/categories";
import { platformContactSeeds } from "./reference/platform-contacts";
import { areaFactorSeeds, basePriceSeeds, goodsTypeServiceSeeds, priceRuleSeeds } from "./reference/pricing";
import { serviceTypeSeeds } from "./reference/services";
import { insertStatements } from "./statements";

/** Branches that tests work with: 北京, 上海崇明, 杭州, 绍兴, 东莞, 拉萨 (not served) and 香港. */
const TEST_BRANCHES = /^(11|3101|3301|3306|4419|5401|8100)|^(31|33|44|54|81)$/;

/**
 * Everything that the platform needs before its first customer, as SQL to run in this order. Running it again adds
 * what is missing, takes over renamed areas, and leaves alone what an operator changed. A deployed database gets no
 * partners, no agents and no contacts: those of the seed are invented, and customers would call strangers. The operator
 * enters its own (docs/deploy.md).
 */
export function referenceStatements({ isDeployed = false } = {}): string[] {
  return isDeployed
    ? statements(areaSeeds, bannerSeeds)
    : [...statements(areaSeeds, advertSeeds), ...contactStatements()];
}

/** The same with a few areas only, so that a test file is seeded in a moment. */
export function testReferenceStatements(): string[] {
  const areas = areaSeeds.filter((area) => TEST_BRANCHES.test(area.code));
  return [...statements(areas, advertSeeds), ...contactStatements()];
}

const keep = "DO NOTHING";

/** Who serves which area, and whom customers call about immediate orders: invented people. */
const contactStatements = (): string[] => [
  ...insertStatements("area_agents", areaAgentSeeds, { key: ["area_code", "goods_type_id"], action: keep }),
  ...insertStatements("platform_contacts", platformContactSeeds, { key: ["id"], action: keep }),
];

function statements(areas: readonly AreaSeed[], adverts: typeof advertSeeds): string[] {
  return [
    ...insertStatements("areas", areas, {
      key: ["code"],
      action:
        "DO UPDATE SET name = excluded.name, parent_code = excluded.parent_code, level = excluded.level",
    }),
    ...insertStatements("goods_types", goodsTypeSeeds(), { key: ["id"], action: keep }),
    ...insertStatements("service_types", serviceTypeSeeds, { key: ["id"], action: keep }),
    ...insertStatements("goods_type_services", goodsTypeServiceSeeds, {
      key: ["goods_type_id", "service_type_id"],
      action: keep,
    }),
    ...insertStatements("base_prices", basePriceSeeds, {
      key: ["goods_type_id", "service_type_id"],
      action: keep,
    }),
    ...insertStatements("price_rules", priceRuleSeeds, {
      key: ["goods_type_id", "service_type_id"],
      action: keep,
    }),
    ...insertStatements("area_price_factors", areaFactorSeeds, { key: ["area_code"], action: keep }),
    ...insertStatements("area_tips", areaTipSeeds, { key: ["area_code"], action: keep }),
    // Any key: staff may have published something else under a title of ours.
    ...insertStatements("articles", articleSeeds, { key: [], action: keep }),
    ...insertStatements("adverts", adverts, { key: ["id"], action: keep }),
  ];
}

function goodsTypeSeeds() {
  const categories = categorySeeds.map((category, position) => ({
    id: category.id,
    parent_id: null,
    name: category.name,
    icon: category.icon,
    position: position + 1,
  }));
  const children = categorySeeds.flatMap((category) =>
    category.children.map((child, index) => ({
      id: childId(category.id, index),
      parent_id: category.id,
      name: child.name,
      icon: category.icon,
      position: index + 1,
    })),
  );
  return [...categories, ...children];
}
