import { env } from "cloudflare:workers";
import type { CallName } from "../../../support/contract/contract";
import { newKeys } from "../../../support/partner/partner-clients";
import type { AttackEntry } from "../attack";

let rows = 0;

/** A client whose private key is thrown away. */
async function ownClient(): Promise<number> {
  const id = 980_000_000 + ++rows;
  await env.DB.prepare(
    `INSERT INTO partner_clients (id, name, scopes, addresses, public_key, created_at, expires_at)
     VALUES (?, '后台', '[]', '[]', ?, 0, 4e12)`,
  )
    .bind(id, (await newKeys()).publicKey)
    .run();
  return id;
}

/** A payment that waits for its second person. */
async function waiting(): Promise<number> {
  const id = 990_000_000 + ++rows;
  await env.DB.prepare(
    `INSERT INTO partner_approvals (id, client_id, digest, call_id, state, first_person, created_at, expires_at)
     VALUES (?1, ?1, '', 'EXT-373', 'WAITING', 'zhang.wei', 0, 4e12)`,
  )
    .bind(id)
    .run();
  return id;
}

/** An address of the operator token's. */
async function ownEndpoint(): Promise<number> {
  const id = 970_000_000 + ++rows;
  await env.DB.prepare(
    `INSERT INTO partner_endpoints (id, url, events, wants, secret_salt, heard_seq, created_at)
     VALUES (?1, 'https://admin.partner-shop.com/own/' || ?1, '[]', '[]', 'salt', 0, 0)`,
  )
    .bind(id)
    .run();
  return id;
}

/** How to attack the calls about partner clients by the door of a developer's machine. */
export const operatorPartnerAttacks: Readonly<
  Record<Extract<CallName, `operatorPartner.${string}`>, AttackEntry>
> = {
  "operatorPartner.listPartnerClients": { prepare: () => ({}) },
  "operatorPartner.createPartnerClient": {
    prepare: async () => ({
      body: { name: "后台", scopes: ["assign"], days: 30, publicKey: (await newKeys()).publicKey },
    }),
  },
  "operatorPartner.changePartnerClient": {
    prepare: async () => ({
      params: { id: await ownClient() },
      body: { publicKey: (await newKeys()).publicKey },
    }),
    ids: { "params.id": "public" },
  },
  "operatorPartner.revokePartnerClient": {
    prepare: async () => ({ params: { id: await ownClient() } }),
    ids: { "params.id": "public" },
  },
  "operatorPartner.listPartnerCalls": {
    prepare: () => ({}),
    ids: { "query.clientId": "public", "query.callId": "text" },
  },
  "operatorPartner.listApprovals": { prepare: () => ({}) },
  "operatorPartner.listPartnerWebhooks": { prepare: () => ({}) },
  "operatorPartner.listPartnerEvents": { prepare: () => ({}) },
  "operatorPartner.addPartnerWebhook": {
    prepare: async () => {
      await env.DB.prepare("DELETE FROM partner_endpoints WHERE client_id IS NULL").run();
      return { body: { url: `https://admin.partner-shop.com/${++rows}`, events: ["order.waiting"] } };
    },
    ids: { "body.url": "text" },
  },
  "operatorPartner.deletePartnerWebhook": {
    prepare: async () => ({ params: { id: await ownEndpoint() } }),
    ids: { "params.id": "public" },
  },
  "operatorPartner.renewPartnerWebhookSecret": {
    prepare: async () => ({ params: { id: await ownEndpoint() } }),
    ids: { "params.id": "public" },
  },
  "operatorPartner.refuseApproval": {
    prepare: async () => ({ params: { id: await waiting() } }),
    ids: { "params.id": "public" },
  },
};
