import { newPhone } from "../../../support/accounts/newcomers";
import { codeFor, dragTo, gapOf, handTrace, startChallenge } from "../../../support/accounts/sign-in-flow";
import { exampleArguments } from "../../../support/graph/graph-examples";
import { graphFields } from "../../../support/graph/graph-fields";
import { newOrder, PLACE } from "../../../support/orders/orders";
import type { GraphEntry } from "../attack";
import type { World } from "../attack-world";
import { FOREIGN, foreignByName, ownByName } from "../foreign-things";
import { ownCode } from "../rest/account-matrix";
import { apiKeyGraphAttacks } from "../rest/api-key-matrix";
import { appGraphAttacks } from "../rest/app-matrix";
import { batchGraphAttacks } from "../rest/batch-matrix";
import { complaintGraphAttacks } from "../rest/complaint-matrix";
import { dashboardGraphAttacks } from "../rest/dashboard-matrix";
import { feedbackGraphAttacks } from "../rest/feedback-matrix";
import { libraryGraphAttacks } from "../rest/library-matrix";
import { messageGraphAttacks } from "../rest/message-matrix";
import { personalGraphAttacks } from "../rest/personal-matrix";
import { progressGraphAttacks } from "../rest/progress-matrix";
import { reminderGraphAttacks } from "../rest/reminder-matrix";
import { securityGraphAttacks } from "../rest/security-matrix";
import { smallPaymentGraphAttacks } from "../rest/small-payment-matrix";
import { templateGraphAttacks } from "../rest/template-matrix";
import { uploadLinkGraphAttacks } from "../rest/upload-link-matrix";
import { viewGraphAttacks } from "../rest/view-matrix";
import { walletGraphAttacks } from "../rest/wallet-matrix";
import { webhookGraphAttacks } from "../rest/webhook-matrix";
import { withdrawalGraphAttacks } from "../rest/withdrawal-matrix";
import { callGraphAttacks } from "./call-graph-matrix";
import { markupGraphAttacks } from "./markup-graph-matrix";
import { orderGraphAttacks } from "./order-graph-matrix";
import { refundGraphAttacks } from "./refund-graph-matrix";

const nothing = () => ({});
/** The address that the backend sees when the edge reports none. */
const UNKNOWN = "unknown";
const place = { goodsTypeId: `${PLACE.goodsTypeId}`, areaCode: PLACE.areaCode };

async function signInInput({ backend }: World) {
  const phone = newPhone();
  return { input: { phone, code: await codeFor(backend, phone, UNKNOWN) } };
}

/** A draft of the caller's, in the version that it has. */
async function savedDraft({ backend, own }: World) {
  const json = { orderType: "GENERAL", content: "{}", key: crypto.randomUUID() };
  const { data } = await backend.call("PUT", "/order/api/order_draft", { token: own.token, json });
  return { type: "GENERAL", version: `${data?.savedAt}` };
}

/**
 * How the fields of the graph are attacked (security.md S1, S3, S5). A field adds its line here when what its arguments
 * say by name and type does not make it succeed, or an ID of it does not say whose it is: the tests tell which.
 */
export const graphMatrix: Readonly<Record<string, GraphEntry>> = {
  "Query.adverts": { variables: () => ({ location: "PARTNERS" }) },
  "Query.addressLocation": { variables: () => ({ address: "杭州市西湖区文三路90号" }) },
  "Query.areaChildren": { variables: () => ({ parentCode: "33" }) },
  "Query.areaServices": { variables: () => ({ areaCode: PLACE.areaCode }) },
  "Query.areaServed": { variables: () => place, ids: { goodsTypeId: "public" } },
  "Query.areaTips": { variables: () => ({ areaCode: PLACE.areaCode }) },
  "Query.article": {
    variables: () => ({ type: "HELP", title: "如何下单" }),
    ids: { articleId: "public" },
  },
  "Query.articles": { variables: () => ({ type: "HELP" }) },
  "Query.logisticsCompanies": { variables: () => ({ name: "德邦" }) },
  "Query.order": { variables: ({ own }) => ({ id: `${own.orderIds[0]}` }), ids: { id: FOREIGN.order } },
  "Query.pointAddress": { variables: () => ({ lng: 120.15, lat: 30.28 }) },
  "Query.priceQuote": {
    variables: () => ({
      input: {
        ...place,
        serviceTypeId: `${PLACE.installOnly}`,
        totalVolume: 2.5,
        items: [{ name: "沙发", count: 1, goodsTypeId: `${PLACE.childTypeId}` }],
      },
    }),
    ids: {
      "input.goodsTypeId": "public",
      "input.serviceTypeId": "public",
      "input.items[].goodsTypeId": "public",
    },
  },
  "Query.serviceTypes": {
    variables: () => ({ goodsTypeId: `${PLACE.goodsTypeId}` }),
    ids: { goodsTypeId: "public" },
  },
  "Query.waybillTrack": { variables: () => ({ number: "DPK36209" }) },
  "Viewer.orderDraft": { variables: () => ({ type: "GENERAL" }) },
  "Viewer.orders": { variables: () => ({ filter: { status: "UNSETTLED", isFinished: false } }) },
  "Viewer.ordersById": {
    variables: ({ own }) => ({ ids: own.orderIds.map(String) }),
    ids: { "ids[]": FOREIGN.order },
  },
  "Viewer.rechargeStatus": { variables: ({ own }) => ({ rechargeNo: own.rechargeNo }) },

  "Mutation.applyAsServiceProvider": {
    variables: () => ({
      input: {
        type: "PERSONAL",
        contactName: "王五",
        contactPhone: newPhone(),
        goodsTypeIds: [`${PLACE.goodsTypeId}`],
      },
    }),
    ids: { "input.goodsTypeIds[]": "public" },
  },
  "Mutation.addAreaWish": {
    variables: () => ({ areaCode: "654321", goodsTypeId: `${PLACE.goodsTypeId}`, phone: newPhone() }),
    ids: { goodsTypeId: "public" },
  },
  "Mutation.changeProfile": {
    variables: ({ own }) => ({ input: { nickname: own.mark, avatarUrl: own.imageUrl } }),
    ids: { "input.avatarUrl": FOREIGN.image },
  },
  "Mutation.createOrder": {
    variables: ({ own }) => ({ input: orderInput(own.imageUrl, own.videoUrl) }),
    ids: {
      "input.goodsTypeId": "public",
      "input.serviceTypeId": "public",
      "input.items[].goodsTypeId": "public",
    },
  },
  ...dashboardGraphAttacks,
  ...orderGraphAttacks,
  ...refundGraphAttacks,
  ...markupGraphAttacks,
  ...messageGraphAttacks,
  ...batchGraphAttacks,
  ...callGraphAttacks,
  ...complaintGraphAttacks,
  ...libraryGraphAttacks,
  ...feedbackGraphAttacks,
  ...viewGraphAttacks,
  ...templateGraphAttacks,
  ...smallPaymentGraphAttacks,
  ...securityGraphAttacks,
  ...walletGraphAttacks,
  ...withdrawalGraphAttacks,
  ...personalGraphAttacks,
  ...apiKeyGraphAttacks,
  ...appGraphAttacks,
  ...webhookGraphAttacks,
  ...progressGraphAttacks,
  ...reminderGraphAttacks,
  ...uploadLinkGraphAttacks,

  "Mutation.forgetOrderDraft": { variables: savedDraft },
  "Mutation.login": { variables: signInInput },
  "Mutation.logout": { variables: nothing },
  "Mutation.payOrder": {
    variables: ({ own }) => ({
      input: {
        idempotencyKey: crypto.randomUUID(),
        orderId: `${own.orderIds[0]}`,
        payWay: "WALLET",
        password: "246810",
      },
    }),
  },
  "Mutation.payOrders": {
    variables: ({ own }) => ({
      input: {
        idempotencyKey: crypto.randomUUID(),
        orderIds: [`${own.orderIds[1]}`],
        payWay: "WALLET",
        password: "246810",
      },
    }),
  },
  "Mutation.pinRecipient": {
    variables: ({ own }) => ({ orderId: `${own.orderIds[0]}`, pinned: true }),
  },
  "Mutation.setDefaultRecipient": { variables: ({ own }) => ({ orderId: `${own.orderIds[0]}` }) },
  "Mutation.rechargeWallet": {
    variables: () => ({ input: { idempotencyKey: crypto.randomUUID(), amount: 10_000, payWay: "ALIPAY" } }),
  },
  "Mutation.register": { variables: signInInput },
  "Mutation.saveOrderDraft": {
    variables: ({ own }) => ({ input: { type: "TIMELY", content: "{}", idempotencyKey: own.mark } }),
  },
  "Mutation.sendSmsCode": { variables: () => ({ input: { phone: newPhone() } }) },
  "Mutation.setPayPassword": {
    variables: async (world) => ({ input: { password: "246810", code: await ownCode(world) } }),
  },
  "Mutation.solveSliderCaptcha": {
    async variables({ backend }) {
      const { challenge } = (await startChallenge(backend, UNKNOWN)).data;
      const x = await gapOf(challenge);
      backend.clock.advance(1_500);
      return { input: { challenge, x, trace: handTrace(x), input: "POINTER" } };
    },
  },
  "Mutation.startSliderCaptcha": { variables: nothing },
  "Mutation.validateCaptcha": {
    async variables({ backend }) {
      const { challenge } = (await startChallenge(backend, UNKNOWN)).data;
      const solved = await dragTo(backend, challenge, { address: UNKNOWN });
      return { input: { challenge, ...solved.data } };
    },
  },
  "Mutation.verifySmsCode": {
    variables: async (world) => ({ input: { phone: world.own.phone, code: await ownCode(world) } }),
  },
};

/** A complete order as the placement pages send it. */
function orderInput(imageUrl: string, videoUrl: string): Record<string, unknown> {
  const { goodsTypeId, serviceType, isLift, userName, userPhone, orderItems, ...same } = newOrder();
  return {
    ...same,
    goodsTypeId: `${goodsTypeId}`,
    serviceTypeId: `${serviceType}`,
    hasLift: isLift,
    contactName: userName,
    contactPhone: userPhone,
    verifType: "NOT",
    idempotencyKey: crypto.randomUUID(),
    items: [{ name: "三人沙发", count: 1, goodsTypeId: `${PLACE.childTypeId}`, imageUrl, videoUrl }],
  };
}

/** The line of a field, or what its arguments say by themselves. */
export function graphEntryOf(name: string): GraphEntry & Required<Pick<GraphEntry, "ids">> {
  const field = graphFields.find((candidate) => candidate.name === name);
  const { args = [], idPaths = [] } = field ?? {};
  const entry = graphMatrix[name] ?? {
    variables: ({ own }) => exampleArguments(args, ownByName(own)),
  };
  const { ids } = entry;
  return { ...entry, ids: { ...foreignByName(idPaths), ...ids } };
}
