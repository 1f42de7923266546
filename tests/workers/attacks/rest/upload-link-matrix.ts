import { env } from "cloudflare:workers";
import { sha256 } from "../../../../backend/src/shared/crypto";
import { jpegHead } from "../../../support/files/multipart";
import type { AttackEntry, GraphEntry, IdUse } from "../attack";
import type { World } from "../attack-world";

const TOKEN = "b1ade".padEnd(32, "0");
const OWN = 350_001;
const FOREIGN_LINK: IdUse = { foreign: () => 350_002, missing: 350_003 };
const NEVER = Date.UTC(2030, 0, 1);

/** The caller and the stranger each have an open link; nothing has come by them. */
async function withLinks({ own, foreign }: World): Promise<void> {
  const add = env.DB.prepare("INSERT OR REPLACE INTO upload_links VALUES (?1, ?2, ?3, 9, ?4)");
  await env.DB.batch([
    env.DB.prepare("DELETE FROM handed_pictures"),
    add.bind(await sha256(own.token), OWN, await sha256(TOKEN), NEVER),
    add.bind(await sha256(foreign.token), 350_002, await sha256(`${TOKEN}1`), NEVER),
  ]);
}

/** How to attack the calls about pictures from a phone. */
export const uploadLinkAttacks = {
  "uploadLinks.createUploadLink": { prepare: () => ({ body: { count: 1 } }) },
  "uploadLinks.collectUploads": {
    prepare: async (world) => {
      await withLinks(world);
      return { params: { id: OWN }, body: { isOpen: true } };
    },
    ids: { "params.id": FOREIGN_LINK },
  },
  "uploadLinks.getUploadLink": {
    prepare: async (world) => {
      await withLinks(world);
      return { params: { token: TOKEN } };
    },
    ids: { "params.token": "text" },
  },
  "uploadLinks.uploadByLink": {
    prepare: async (world) => {
      await withLinks(world);
      return {
        params: { token: TOKEN },
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
      return { token: TOKEN };
    },
  },
  "Mutation.createUploadLink": { variables: () => ({ count: 1 }) },
  "Mutation.collectUploads": {
    variables: async (world) => {
      await withLinks(world);
      return { linkId: `${OWN}`, isOpen: false };
    },
    ids: { linkId: FOREIGN_LINK },
  },
} satisfies Record<string, GraphEntry>;
