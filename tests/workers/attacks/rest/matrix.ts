import { env } from "cloudflare:workers";
import { signIn } from "../../../support/accounts/accounts";
import { newAddress, newPhone } from "../../../support/accounts/newcomers";
import { from } from "../../../support/accounts/sign-in-flow";
import {
  type CallInput,
  type CallName,
  type ContractCall,
  type RawAnswer,
  sendCall,
} from "../../../support/contract/contract";
import { jpegHead } from "../../../support/files/multipart";
import { PLACE, type TestBackend } from "../../../support/orders/orders";
import type { AttackEntry } from "../attack";
import type { World } from "../attack-world";
import { FOREIGN } from "../foreign-things";
import { accountAttacks } from "./account-matrix";
import { apiKeyAttacks } from "./api-key-matrix";
import { appAttacks } from "./app-matrix";
import { batchAttacks } from "./batch-matrix";
import { bidAttacks, operatorBidAttacks } from "./bid-matrix";
import { callAttacks, operatorCallAttacks } from "./call-matrix";
import { complaintAttacks, operatorComplaintAttacks } from "./complaint-matrix";
import { contentAttacks } from "./content-matrix";
import { dashboardAttacks } from "./dashboard-matrix";
import { draftAttacks } from "./draft-matrix";
import { feedbackAttacks, operatorFeedbackAttacks } from "./feedback-matrix";
import {
  CLOSED_ACCOUNT,
  cellInThePast,
  doneRestore,
  dumpWith,
  movableCustomer,
  waitingRestore,
} from "./for-cells";
import { libraryAttacks } from "./library-matrix";
import { markupAttacks } from "./markup-matrix";
import { operatorMasterAttacks } from "./master-matrix";
import { messageAttacks } from "./message-matrix";
import { operatorOrderAttacks, orderAttacks } from "./order-matrix";
import { operatorPartnerAttacks } from "./partner-matrix";
import { paymentAttacks } from "./payment-matrix";
import { operatorPersonalAttacks, personalAttacks } from "./personal-matrix";
import { placementAttacks } from "./placement-matrix";
import { progressAttacks } from "./progress-matrix";
import { operatorRefundAttacks, refundAttacks } from "./refund-matrix";
import { reminderAttacks } from "./reminder-matrix";
import { securityAttacks } from "./security-matrix";
import { smallPaymentAttacks } from "./small-payment-matrix";
import { templateAttacks } from "./template-matrix";
import { uploadLinkAttacks } from "./upload-link-matrix";
import { viewAttacks } from "./view-matrix";
import { operatorWalletAttacks, walletAttacks } from "./wallet-matrix";
import { webhookAttacks } from "./webhook-matrix";
import { operatorWithdrawalAttacks, withdrawalAttacks } from "./withdrawal-matrix";

const nothing = () => ({});

/** A complete application of a service provider. */
const newApplication = () => ({
  type: "ENTERPRISE",
  companyName: "杭州安装服务有限公司",
  companyAddressCode: "330106",
  companyAddress: "文三路 1 号",
  contactName: "王五",
  contactTel: newPhone(),
  contactAddressCode: "330106",
  detailAddress: "文三路 2 号",
  remark: "有自己的货车",
  goodsTypeIds: [PLACE.goodsTypeId],
});

const place = { goodsTypeId: PLACE.goodsTypeId, areaCode: PLACE.areaCode };

/**
 * How every call of the contract is attacked (security.md S1-S3, S5). A new call adds its line here; without one the
 * tests in this folder fail.
 */
export const attackMatrix: Readonly<Record<CallName, AttackEntry>> = {
  "areas.listProvinces": { prepare: nothing },
  "areas.listAreaChildren": { prepare: () => ({ query: { parentCode: "33" } }) },
  "areas.getAreaTree": { prepare: nothing },
  "areas.listAreaServices": { prepare: () => ({ query: { areaCode: PLACE.areaCode } }) },
  "areaWishes.addAreaWish": {
    prepare: () => ({ body: { areaCode: "654321", goodsTypeId: PLACE.goodsTypeId, phone: newPhone() } }),
    ids: { "body.goodsTypeId": "public" },
  },
  "areaWishes.listAreaWishes": { prepare: nothing },
  "areas.checkAreaServed": { prepare: () => ({ query: place }), ids: { "query.goodsTypeId": "public" } },

  "goods.listTopGoodsTypes": { prepare: nothing },
  "goods.listGoodsTypes": { prepare: nothing },
  "goods.getAreaDescription": { prepare: () => ({ query: { areaCode: PLACE.areaCode } }) },
  "goods.listServiceTypes": {
    prepare: () => ({ query: { goodTypeId: PLACE.goodsTypeId } }),
    ids: { "query.goodTypeId": "public" },
  },

  "logistics.searchLogisticsCompanies": {
    prepare: () => ({ query: { name: "德邦" } }),
    ids: { "query.pageNo": "text" },
  },
  "logistics.queryByKuaidiNum": { prepare: () => ({ query: { kuaidiNum: "DPK36209" } }) },
  "logistics.describePoint": { prepare: () => ({ query: { lng: 120.15, lat: 30.28 } }) },
  "logistics.locateAddress": { prepare: () => ({ query: { address: "杭州市西湖区文三路90号" } }) },

  "files.uploadFile": {
    prepare: () => ({
      form: () => {
        const form = new FormData();
        form.set("file", new File([Uint8Array.from(jpegHead())], "photo.jpg", { type: "image/jpeg" }));
        return form;
      },
    }),
  },

  "files.uploadBase64Image": {
    prepare: () => ({
      body: { folder: "goods", base64Img: btoa(String.fromCharCode(...jpegHead())) },
    }),
  },

  "files.exportChosenOrders": {
    prepare: ({ own }) => ({ query: { orderIds: `${own.orderIds[0]}` } }),
    ids: { "query.orderIds": FOREIGN.order },
  },
  "files.exportOrders": {
    prepare: nothing,
    ids: { "query.orderNo": "text", "query.logisticsNo": "text" },
  },

  ...accountAttacks,
  ...securityAttacks,
  ...personalAttacks,
  ...apiKeyAttacks,
  ...appAttacks,
  ...webhookAttacks,
  ...operatorPersonalAttacks,
  ...operatorPartnerAttacks,
  ...walletAttacks,
  ...operatorWalletAttacks,
  ...contentAttacks,
  ...placementAttacks,
  ...paymentAttacks,
  ...smallPaymentAttacks,
  ...orderAttacks,
  ...markupAttacks,
  ...messageAttacks,
  ...complaintAttacks,
  ...libraryAttacks,
  ...feedbackAttacks,
  ...batchAttacks,
  ...bidAttacks,
  ...draftAttacks,
  ...viewAttacks,
  ...templateAttacks,
  ...withdrawalAttacks,
  ...progressAttacks,
  ...reminderAttacks,
  ...uploadLinkAttacks,

  "settleIn.addServiceApplication": {
    prepare: () => ({ body: newApplication(), ...from(newAddress()) }),
    ids: { "body.goodsTypeIds": "public" },
  },
  "settleIn.listServiceApplications": { prepare: nothing },
  "platform.listPlatformContacts": { prepare: nothing, ids: { "query.pageNo": "text" } },

  "operator.findCustomers": { prepare: ({ own }) => ({ query: { phone: own.phone } }) },
  "operator.findReferrals": { prepare: nothing },
  "operator.rebuildLists": { prepare: nothing },
  "operator.moveCustomer": {
    prepare: async () => ({ params: { id: await movableCustomer() }, body: { cell: 1 } }),
    ids: { "params.id": "public" },
  },
  "operator.splitCell": { prepare: () => ({ body: { cell: 0, targets: [1] } }) },
  "operator.listCellMoves": { prepare: nothing },
  "operator.askRestore": {
    prepare: async () => ({
      body: {
        customerId: CLOSED_ACCOUNT,
        dump: await dumpWith(CLOSED_ACCOUNT),
        reason: "演练",
        reviewer: "zhang.wei",
      },
    }),
    ids: { "body.customerId": "public" },
  },
  "operator.listRestores": { prepare: nothing },
  "operator.cancelRestore": {
    prepare: async () => ({ params: { id: await waitingRestore() }, body: { reviewer: "zhang.wei" } }),
    ids: { "params.id": "public" },
  },
  "operator.compareRestore": {
    prepare: async () => ({ params: { id: await doneRestore() }, body: {} }),
    ids: { "params.id": "public" },
  },
  "operator.openRestore": {
    prepare: async () => ({ params: { id: await doneRestore() }, body: { reviewer: "zhang.wei" } }),
    ids: { "params.id": "public" },
  },
  "operator.askDump": { prepare: () => ({ params: { cell: 0 } }), ids: { "params.cell": "public" } },
  "operator.listDumps": { prepare: () => ({ params: { cell: 0 } }), ids: { "params.cell": "public" } },
  "operator.askPastDump": {
    prepare: () => ({
      body: { cell: 0, time: "2026-11-20 10:00:00", reason: "误删", reviewer: "zhang.wei" },
    }),
    ids: { "body.customerId": "public" },
  },
  "operator.listPastDumps": { prepare: nothing },
  "operator.cancelPastDump": {
    prepare: async () => ({ params: { cell: await cellInThePast() }, body: { reviewer: "zhang.wei" } }),
    ids: { "params.cell": "public" },
  },
  "operator.creditWallet": {
    prepare: ({ own }) => ({
      body: { phone: own.phone, amount: 1.5 },
      headers: { "Idempotency-Key": crypto.randomUUID() },
    }),
  },
  "operator.sendServiceMessage": {
    prepare: ({ own }) => ({ body: { phone: own.phone, title: "通知", content: "您好" } }),
  },
  "operator.setBlocked": {
    prepare: async () => ({ body: { phone: (await signIn()).phone, blocked: true } }),
  },
  "operator.getHealth": { prepare: nothing },
  ...dashboardAttacks,
  ...operatorBidAttacks,
  ...operatorMasterAttacks,
  ...operatorOrderAttacks,
  ...operatorRefundAttacks,
  ...operatorWithdrawalAttacks,
  ...callAttacks,
  ...operatorCallAttacks,
  ...operatorComplaintAttacks,
  ...operatorFeedbackAttacks,
  ...refundAttacks,
  "health.getReadiness": { prepare: nothing },
};

/** The line of a call. Throws for a call that has no line yet. */
export function entryOf(name: CallName): AttackEntry {
  const entry: AttackEntry | undefined = attackMatrix[name];
  if (!entry) {
    throw new Error(
      `${name} has no line in tests/workers/attacks/rest/matrix.ts: add one, so that the call is attacked too`,
    );
  }
  return entry;
}

/** The rightful caller of a call: the platform's staff, or a customer whose session the call may end. */
export async function callerOf(
  { name, call }: ContractCall,
  world: World,
): Promise<{ token?: string; operator?: string }> {
  if (call.auth === "operator") return { operator: env.OPERATOR_TOKEN };
  return { token: ((await entryOf(name).caller?.()) ?? world.own).token };
}

/** Makes a call as whom its line says, on the world's backend or another one over the same data. */
export const sendAsCaller = async (
  entry: ContractCall,
  input: CallInput,
  world: World,
  backend: TestBackend = world.backend,
): Promise<RawAnswer> => sendCall(backend, entry.call, input, await callerOf(entry, world));
