import { env } from "cloudflare:workers";
import { makeSandboxTransfer } from "../../../../backend/src/providers/payout/sandbox/sandbox-transfers";
import { sha256 } from "../../../../backend/src/shared/crypto";
import { SMS_CODE_HEADER } from "../../../../schema/rest/wallet/payout-accounts";
import { confirmPath } from "../../../../schema/rules/wallet/withdrawal-confirmation";
import { secretOf } from "../../../support/accounts/accounts";
import { newAddress } from "../../../support/accounts/newcomers";
import { from } from "../../../support/accounts/sign-in-flow";
import { idsBy } from "../../../support/servers/backend";
import {
  bindAlipay,
  bookOne,
  COMPANY,
  forgetDay,
  NAME,
  plantCode,
  sentToBank,
} from "../../withdrawals/support";
import type { AttackEntry, GraphEntry } from "../attack";
import type { World } from "../attack-world";

const codeHeader = async ({ backend, own }: World) => ({
  headers: { [SMS_CODE_HEADER]: await plantCode(backend, own) },
});
const ALIPAY = { account: "13900139000", realName: NAME };

/** A QR code of WeChat that waits for the caller's phone. */
async function wechatState({ backend, own }: World): Promise<string> {
  const state = crypto.randomUUID();
  await env.DB.prepare("INSERT INTO wechat_bindings (state_hash, customer_id, expires_at) VALUES (?, ?, ?)")
    .bind(await sha256(state), own.customerId, backend.clock.now() + 60_000)
    .run();
  return state;
}

/** A transfer at the sandbox's Alipay that is paid. */
async function sandboxTransfer({ backend: { clock } }: World): Promise<string> {
  const outBizNo = crypto.randomUUID().replaceAll("-", "");
  const transfer = {
    outBizNo,
    provider: "ALIPAY",
    account: "13900139000",
    realName: NAME,
    amount: 100,
  } as const;
  await makeSandboxTransfer(transfer, { directory: env.DB, clock, ids: idsBy(clock) });
  return outBizNo;
}

/** The caller has a withdrawal that has a page in WeChat. */
async function withConfirmation(world: World): Promise<string> {
  const { backend, own } = world;
  const token = secretOf(own, "c0f1");
  await env.DB.prepare("UPDATE withdrawals SET confirm_token = NULL WHERE confirm_token = ?")
    .bind(token)
    .run();
  await forgetDay(own);
  await env.DB.prepare("UPDATE withdrawals SET confirm_token = ? WHERE id = ?")
    .bind(token, await bookOne(backend, own))
    .run();
  return token;
}

const totalOf = (data: unknown) => Reflect.get(Object(data), "total");

/** How the calls about withdrawals and the accounts they go to are attacked; a part of the attack matrix. */
export const withdrawalAttacks = {
  "withdrawals.withdraw": {
    async prepare({ backend, own }) {
      await forgetDay(own);
      const code = await plantCode(backend, own);
      return { body: { amount: "100", payWay: "ALIPAY", code, realName: NAME } };
    },
  },
  "withdrawals.listWithdrawals": { prepare: () => ({}), total: totalOf },
  "withdrawals.getWithdrawalTerms": { prepare: () => ({}) },
  "withdrawals.getWithdrawalConfirmation": {
    async prepare(world) {
      const token = await withConfirmation(world);
      return { params: { token }, query: { pageUrl: `http://localhost:8787${confirmPath(token)}` } };
    },
    ids: { "params.token": "text", "query.pageUrl": "text" },
  },
  "files.exportWithdrawals": { prepare: () => ({ body: {} }) },
  "payoutAccounts.bindPayoutAccount": {
    prepare: async (world) => ({ query: { payWayEnum: "ALIPAY", ...ALIPAY }, ...(await codeHeader(world)) }),
  },
  "payoutAccounts.unbindPayoutAccount": {
    // What the caller pays out by stays bound.
    prepare: async (world) => ({ query: { payWay: "WECHAT" }, ...(await codeHeader(world)) }),
  },
  "payoutAccounts.finishWechatBinding": {
    prepare: async (world) => ({
      body: { state: await wechatState(world), code: "attacked" },
      ...from(newAddress()),
    }),
  },
  "sandbox.listSandboxPayouts": { prepare: () => ({}) },
  "sandbox.setSandboxPayoutMood": { prepare: () => ({ body: { mood: "PAY" } }) },
  "sandbox.actOnSandboxPayout": {
    prepare: async (world) => ({
      body: { outBizNo: await sandboxTransfer(world), action: "notify", notifications: 0 },
    }),
    ids: { "body.outBizNo": "public" },
  },
} satisfies Record<string, AttackEntry>;

/** The same for the staff's calls. */
export const operatorWithdrawalAttacks = {
  "operator.findWithdrawals": { prepare: () => ({}) },
  "operator.reviewWithdrawal": {
    async prepare({ backend, own }) {
      await forgetDay(own);
      // Any input to unbind can have unbound it.
      await bindAlipay(own);
      const id = await bookOne(backend, own);
      return { params: { id }, body: { approve: true, reviewer: "财务" } };
    },
    ids: { "params.id": "public" },
  },
  "operator.endWithdrawal": {
    async prepare({ backend, own }) {
      await forgetDay(own);
      const id = await sentToBank(backend, own);
      return { params: { id }, body: { success: true, transferNo: "20261120001" } };
    },
    ids: { "params.id": "public", "body.transferNo": "public" },
  },
} satisfies Record<string, AttackEntry>;

/** How the mutations are attacked. */
export const withdrawalGraphAttacks = {
  "Mutation.withdraw": {
    async variables({ backend, own }) {
      await forgetDay(own);
      const code = await plantCode(backend, own);
      const idempotencyKey = crypto.randomUUID();
      return { input: { idempotencyKey, amount: 10_000, payWay: "ALIPAY", code, realName: NAME } };
    },
  },
  "Query.withdrawalConfirmation": {
    variables: async (world) => ({ token: await withConfirmation(world), search: "" }),
  },
  "Mutation.bindAlipay": {
    variables: async ({ backend, own }) => ({
      input: { ...ALIPAY, code: await plantCode(backend, own) },
    }),
  },
  "Mutation.bindCompanyAccount": {
    variables: async ({ backend, own }) => ({
      input: { ...COMPANY, code: await plantCode(backend, own) },
    }),
  },
  "Mutation.bindWechat": {
    variables: async ({ backend, own }) => ({ code: await plantCode(backend, own) }),
  },
  "Mutation.unbindPayoutAccount": {
    variables: async ({ backend, own }) => ({ payWay: "WECHAT", code: await plantCode(backend, own) }),
  },
  "Mutation.finishWechatBinding": {
    variables: async (world) => ({ input: { state: await wechatState(world), code: "attacked" } }),
  },
} satisfies Record<string, GraphEntry>;
