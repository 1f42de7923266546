import { env } from "cloudflare:workers";
import type { CallName } from "../../../support/contract/contract";
import type { AttackEntry } from "../attack";
import type { World } from "../attack-world";

let count = 0;
const nothing = () => ({});

const newArticle = () => ({ typeCode: "notice", title: `公告 ${++count}`, content: "<p>您好</p>" });
const newAdvert = () => ({
  location: "public_home_partner",
  title: "合作伙伴",
  img: "/partners/muyu.svg",
  url: "https://partner.example/",
  status: 1,
});

/** Something of the content that staff have just made. */
async function created({ backend }: World, kind: "article" | "advert", json: unknown): Promise<number> {
  const headers = { Authorization: `Bearer ${env.OPERATOR_TOKEN}` };
  return (await backend.call("POST", `/operator/api/${kind}`, { headers, json })).data.id;
}

/** How the calls about what the site tells are attacked; a part of the attack matrix. */
export const contentAttacks: Readonly<
  Record<Extract<CallName, `${"content" | "operatorContent"}.${string}`>, AttackEntry>
> = {
  "content.listArticles": { prepare: () => ({ query: { typeCode: "help" } }) },
  "content.listAdverts": {
    prepare: () => ({ query: { location: "public_home_partner" } }),
    ids: { "query.pageNo": "public" },
  },
  "operatorContent.createArticle": { prepare: () => ({ body: newArticle() }) },
  "operatorContent.updateArticle": {
    prepare: async (world) => ({
      params: { id: await created(world, "article", newArticle()) },
      body: newArticle(),
    }),
    ids: { "params.id": "public" },
  },
  "operatorContent.deleteArticle": {
    prepare: async (world) => ({ params: { id: await created(world, "article", newArticle()) } }),
    ids: { "params.id": "public" },
  },
  "operatorContent.findArticles": { prepare: () => ({ query: { typeCode: "help" } }) },
  "operatorContent.createAdvert": {
    prepare: () => ({ body: newAdvert() }),
    ids: { "body.url": "public" },
  },
  "operatorContent.updateAdvert": {
    prepare: async (world) => ({
      params: { id: await created(world, "advert", newAdvert()) },
      body: newAdvert(),
    }),
    ids: { "params.id": "public", "body.url": "public" },
  },
  "operatorContent.deleteAdvert": {
    prepare: async (world) => ({ params: { id: await created(world, "advert", newAdvert()) } }),
    ids: { "params.id": "public" },
  },
  "operatorContent.findAdverts": { prepare: nothing },
  "operatorContent.listContentChanges": { prepare: nothing },
};
