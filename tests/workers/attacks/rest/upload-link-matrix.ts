import { env } from "cloudflare:workers";
import { sha256 } from "../../../../backend/src/shared/crypto";
import { rowOf, secretOf } from "../../../support/accounts/accounts";
import { jpegHead } from "../../../support/files/multipart";
import type { AttackEntry, GraphEntry, IdUse } from "../attack";
import type { World } from "../attack-world";

type Owner = { readonly customerId: number };

const tokenOf = (owner: Owner) => secretOf(owner, "b1ade");
const linkOf = ({ customerId }: Owner) => rowOf(customerId, 350_001);
const FOREIGN_LINK: IdUse = { foreign: ({ foreign }) => linkOf(foreign), missing: 350_003 };
const NEVER = Date.UTC(2030, 0, 1);

/** The caller and the stranger each have an open link; nothing has come by them. */
async function withLinks({ own, foreign }: World): Promise<void> {
  const add = env.DB.prepare("INSERT OR REPLACE INTO upload_links VALUES (?1, ?2, ?3, 9, ?4)");
  await env.DB.batch([
    env.DB.prepare("DELETE FROM handed_pictures"),
    add.bind(await sha256(own.token), linkOf(own), await sha256(tokenOf(own)), NEVER),
    add.bind(await sha256(foreign.token), linkOf(foreign), await sha256(tokenOf(foreign)), NEVER),
  ]);
}

/** How to attack the calls about pictures from a phone. */
export const uploadLinkAttacks = {
  "uploadLinks.createUploadLink": { prepare: () => ({ body: { count: 1 } }) },
  "uploadLinks.collectUploads": {
    prepare: async (world) => {
      await withLinks(world);
      return { params: { id: linkOf(world.own) }, body: { isOpen: true } };
    },
    ids: { "params.id": FOREIGN_LINK },
  },
  "uploadLinks.getUploadLink": {
    prepare: async (world) => {
      await withLinks(world);
      return { params: { token: tokenOf(world.own) } };
    },
    ids: { "params.token": "text" },
  },
  "uploadLinks.uploadByLink": {
    prepare: async (world) => {
      await withLinks(world);
      return {
        params: { token: tokenOf(world.own) },
        form: () => {
          const form = new FormData();
          form.set("file", new File([Uint8Array.from(jpegHead())], "photo.jpg", { type: "image/jpeg" }));
          return form;
        },
      };
    },
    ids: { "params.token": "text" },
  },
} satisfies Partial<Record<string, AttackEntry>>;

/** How to attack the fields of the graph about them. */
export const uploadLinkGraphAttacks = {
  "Query.phoneUpload": {
    variables: async (world) => {
      await withLinks(world);
      return { token: tokenOf(world.own) };
    },
  },
  "Mutation.createUploadLink": { variables: () => ({ count: 1 }) },
  "Mutation.collectUploads": {
    variables: async (world) => {
      await withLinks(world);
      return { linkId: `${linkOf(world.own)}`, isOpen: false };
    },
    ids: { linkId: FOREIGN_LINK },
  },
} satisfies Record<string, GraphEntry>;
