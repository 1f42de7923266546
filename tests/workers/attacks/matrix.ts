import { env } from "cloudflare:workers";
import { type Account, signIn } from "../../support/accounts";
import type { CallInput, CallName, ContractCall } from "../../support/contract";
import { jpegHead } from "../../support/multipart";
import { newItem, newOrder, PLACE } from "../../support/orders";
import {
  codeFor,
  dragTo,
  from,
  gapOf,
  handTrace,
  receivedCode,
  requestCode,
  startChallenge,
} from "../../support/sign-in-flow";
import { alipayForm, sandboxTrade } from "../pay/attacked-trade";
import { callAttacks, operatorCallAttacks } from "./call-matrix";
import { dashboardAttacks } from "./dashboard-matrix";
import { draftAttacks } from "./draft-matrix";
import { markupAttacks } from "./markup-matrix";
import { operatorOrderAttacks, orderAttacks } from "./order-matrix";
import { operatorRefundAttacks, refundAttacks } from "./refund-matrix";
import type { World } from "./world";

/**
 * What a field that looks like an id stands for: something that anybody may name, mere text, or a thing that belongs
 * to a customer. For those, `foreign` is the stranger's and `missing` is one of the same form that nobody owns.
 */
export type IdUse = "public" | "text" | { foreign(world: World): unknown; missing: unknown };

export interface AttackEntry {
  /** Input with which the call succeeds for `world.own` (or the operator). Asked anew for every attack. */
  prepare(world: World): CallInput | Promise<CallInput>;
  /** Who calls instead of `world.own`, for calls that end the caller's session. */
  caller?(): Promise<Account>;
  /** Every field whose name ends in id, url or no, by its path. The test names what is missing here. */
  ids?: Readonly<Record<string, IdUse>>;
  /** For lists of what customers own: how many rows the answer's `data` says there are. */
  total?(data: unknown): unknown;
  /** Documented filters that would find the stranger's rows if ownership were forgotten. They must find nothing. */
  searches?(world: World): CallInput[];
}

/** Things of the stranger's that calls and fields of the graph name. */
export const FOREIGN = {
  order: { foreign: ({ foreign }) => foreign.orderIds[0], missing: 123_456_789 },
  orders: { foreign: ({ foreign }) => [foreign.orderIds[0]], missing: [123_456_789] },
  template: { foreign: ({ foreign }) => foreign.templateId, missing: 123_456_789 },
  followUp: { foreign: ({ foreign }) => foreign.followUpIds[0], missing: 123_456_788 },
  image: { foreign: ({ foreign }) => foreign.imageUrl, missing: `/files/${"0".repeat(32)}.jpg` },
  video: { foreign: ({ foreign }) => foreign.videoUrl, missing: `/files/${"0".repeat(32)}.mp4` },
} satisfies Record<string, IdUse>;

let count = 0;
/** A phone that nobody has, and an address that no limit knows. */
export const newPhone = () => `137${String(++count).padStart(8, "0")}`;
const newAddress = () => `198.51.${Math.floor(++count / 250)}.${(count % 250) + 1}`;
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

/** A fresh code for a phone that nobody has. */
async function signInQuery({ backend }: World): Promise<CallInput> {
  const [username, address] = [newPhone(), newAddress()];
  return { query: { username, code: await codeFor(backend, username, address) }, ...from(address) };
}

/** A code to the caller's own phone, asked for while signed in. */
export async function ownCode({ backend, own }: World): Promise<string> {
  backend.clock.advance(61_000);
  await requestCode(backend, own.phone, { token: own.token, address: newAddress() });
  return receivedCode(own.phone);
}

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

/** A template that the caller has just saved. */
export async function ownTemplate({ backend, own }: World): Promise<number> {
  const json = { orderId: own.orderIds[1], name: "常用" };
  return (await backend.call("POST", "/order/api/order_template", { token: own.token, json })).data.id;
}

const rows = (data: unknown) => Object(data).length;
const place = { goodsTypeId: PLACE.goodsTypeId, areaCode: PLACE.areaCode };
const at =
  (...path: string[]) =>
  (data: unknown) =>
    path.reduce<unknown>((value, name) => Reflect.get(Object(value), name), data);

/**
 * How every call of the contract is attacked (security.md S1-S3, S5). A new call adds its line here; without one the
 * tests in this folder fail.
 */
export const attackMatrix: Readonly<Record<CallName, AttackEntry>> = {
  "captcha.startCaptcha": { prepare: () => from(newAddress()) },
  "captcha.solveSlider": {
    async prepare({ backend }) {
      const address = newAddress();
      const { challenge } = (await startChallenge(backend, address)).data;
      const x = await gapOf(challenge);
      backend.clock.advance(1_500);
      return { body: { challenge, x, trace: handTrace(x), input: "pointer" }, ...from(address) };
    },
  },
  "captcha.validateCaptcha": {
    async prepare({ backend }) {
      const address = newAddress();
      const { challenge } = (await startChallenge(backend, address)).data;
      const solved = await dragTo(backend, challenge, { address });
      return { query: { challenge, ...solved.data }, ...from(address) };
    },
  },

  "sms.sendSmsCode": { prepare: () => ({ query: { telephone: newPhone() }, ...from(newAddress()) }) },
  "sms.verifySmsCode": {
    prepare: async (world) => ({ body: { mobile: world.own.phone, code: await ownCode(world) } }),
  },

  "customer.login": { prepare: signInQuery, caller: () => signIn() },
  "customer.register": { prepare: signInQuery, caller: () => signIn() },
  "customer.logout": { prepare: nothing, caller: () => signIn() },
  "customer.getCustomer": { prepare: nothing },
  "customer.getBalance": { prepare: nothing },
  "customer.getButtonControl": { prepare: nothing },
  "customer.modifyPayPassword": {
    prepare: async (world) => ({ body: { pwd: "246810", code: await ownCode(world) } }),
  },

  "areas.listProvinces": { prepare: nothing },
  "areas.listAreaChildren": { prepare: () => ({ query: { parentCode: "33" } }) },
  "areas.getAreaTree": { prepare: nothing },
  "areas.listAreaServices": { prepare: () => ({ query: { areaCode: PLACE.areaCode } }) },
  "areas.checkAreaServed": { prepare: () => ({ query: place }), ids: { "query.goodsTypeId": "public" } },

  "goods.listTopGoodsTypes": { prepare: nothing },
  "goods.listGoodsTypes": { prepare: nothing },
  "goods.getAreaDescription": { prepare: () => ({ query: { areaCode: PLACE.areaCode } }) },
  "goods.listServiceTypes": {
    prepare: () => ({ query: { goodTypeId: PLACE.goodsTypeId } }),
    ids: { "query.goodTypeId": "public" },
  },
  "goods.listLibraryGoods": {
    prepare: nothing,
    ids: { "query.goodsTypeId": "public" },
    total: at("total"),
    searches: ({ foreign }) => [{ query: { keyWord: foreign.mark } }],
  },

  "content.listArticles": { prepare: () => ({ query: { typeCode: "help" } }) },
  "content.listAdverts": {
    prepare: () => ({ query: { location: "public_home_partner" } }),
    ids: { "query.pageNo": "public" },
  },
  "logistics.searchLogisticsCompanies": {
    prepare: () => ({ query: { name: "德邦" } }),
    ids: { "query.pageNo": "text" },
  },
  "logistics.queryByKuaidiNum": { prepare: () => ({ query: { kuaidiNum: "DPK36209" } }) },
  "logistics.describePoint": { prepare: () => ({ query: { lng: 120.15, lat: 30.28 } }) },
  "logistics.locateAddress": { prepare: () => ({ query: { address: "杭州市西湖区文三路90号" } }) },
  "messages.listMessages": { prepare: () => ({ body: {} }), total: at("pageResult", "total") },

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

  "orders.quotePrice": {
    prepare: () => ({
      body: {
        ...place,
        serviceType: PLACE.installOnly,
        totalVolume: 2.5,
        orderItems: [{ name: "沙发", count: 1, goodsTypeId: PLACE.childTypeId }],
      },
    }),
    ids: { "body.goodsTypeId": "public", "body.orderItems[].goodsTypeId": "public" },
  },
  "orders.createOrder": {
    prepare: ({ own }) => ({
      body: newOrder({ orderItems: [newItem({ imgUrl: own.imageUrl, installVideoUrl: own.videoUrl })] }),
    }),
    ids: {
      "body.goodsTypeId": "public",
      "body.orderItems[].goodsTypeId": "public",
      "body.orderItems[].imgUrl": FOREIGN.image,
      "body.orderItems[].installVideoUrl": FOREIGN.video,
      "body.logisticsNo": "text",
      "body.verifOrderNo": "text",
    },
  },
  "orders.getOrder": {
    prepare: ({ own }) => ({ params: { id: own.orderIds[0] } }),
    ids: { "params.id": FOREIGN.order },
  },
  "orders.listOrders": {
    prepare: () => ({ query: { status: "WAIT_PAY" } }),
    ids: { "query.orderNo": "text", "query.logisticsNo": "text" },
    total: at("total"),
    searches: ({ foreign }) => [
      { query: { customer: foreign.mark } },
      { query: { customer: foreign.phone } },
    ],
  },

  "files.exportOrders": {
    prepare: nothing,
    ids: { "query.orderNo": "text", "query.logisticsNo": "text" },
  },

  "recipients.listRecipients": {
    prepare: nothing,
    total: rows,
    searches: ({ foreign }) => [{ query: { phone: foreign.phone } }],
  },
  "recipients.pinRecipient": {
    prepare: ({ own }) => ({ params: { orderId: own.orderIds[0] }, body: { pinned: true } }),
    ids: { "params.orderId": FOREIGN.order },
  },
  "orderTemplates.listOrderTemplates": { prepare: nothing, total: rows },
  "orderTemplates.saveOrderTemplate": {
    prepare: ({ own }) => ({ body: { orderId: own.orderIds[0], name: own.mark } }),
    ids: { "body.orderId": FOREIGN.order },
  },
  "orderTemplates.deleteOrderTemplate": {
    prepare: async (world) => ({ params: { id: await ownTemplate(world) } }),
    ids: { "params.id": FOREIGN.template },
  },
  ...orderAttacks,
  ...markupAttacks,
  ...draftAttacks,

  "payment.getPayWays": { prepare: nothing },
  "payment.payOrder": {
    prepare: ({ own }) => ({
      params: { orderid: own.orderIds[0] },
      query: { payWayEnum: "WALLET", pwd: "246810" },
    }),
    ids: { "params.orderid": FOREIGN.order },
  },

  "payment.listUnpaidOrders": { prepare: nothing, total: (data) => Array.isArray(data) && data.length },
  "payment.listOrdersByIds": {
    prepare: ({ own }) => ({ body: { orderIds: own.orderIds } }),
    ids: { "body.orderIds": FOREIGN.orders },
  },
  "payment.batchPayOrders": {
    prepare: ({ own }) => ({
      body: { orderIds: [own.orderIds[1]], payWayEnum: "WALLET", password: "246810" },
    }),
    ids: { "body.orderIds": FOREIGN.orders },
  },
  "settleIn.addServiceApplication": {
    prepare: () => ({ body: newApplication(), ...from(newAddress()) }),
    ids: { "body.goodsTypeIds": "public" },
  },
  "settleIn.listServiceApplications": { prepare: nothing },
  "platform.listPlatformContacts": { prepare: nothing, ids: { "query.pageNo": "text" } },

  "operator.findCustomers": { prepare: ({ own }) => ({ query: { phone: own.phone } }) },
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
  ...dashboardAttacks,
  ...operatorOrderAttacks,
  ...operatorRefundAttacks,
  ...callAttacks,
  ...operatorCallAttacks,
  ...refundAttacks,
  "sandbox.listSandboxSms": { prepare: ({ own }) => ({ query: { phone: own.phone } }) },
  "sandbox.runJobs": { prepare: nothing },
  "health.getReadiness": { prepare: nothing },
  "sandbox.listSandboxTrades": { prepare: nothing },
  "sandbox.getSandboxTrade": {
    prepare: async (world) => ({ params: { outTradeNo: await sandboxTrade(world) } }),
    ids: { "params.outTradeNo": "public" },
  },
  "sandbox.openSandboxTrade": {
    prepare: async (world) => ({ body: { params: await alipayForm(world) } }),
  },
  "sandbox.actOnSandboxTrade": {
    prepare: async (world) => ({
      body: { outTradeNo: await sandboxTrade(world), action: "notify", notices: 0 },
    }),
    ids: { "body.outTradeNo": "public" },
  },
};

/** The line of a call. Throws for a call that nobody has thought about yet. */
export function entryOf(name: CallName): AttackEntry {
  const entry: AttackEntry | undefined = attackMatrix[name];
  if (!entry) {
    throw new Error(
      `${name} has no line in tests/workers/attacks/matrix.ts: add one, so that the call is attacked too`,
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
