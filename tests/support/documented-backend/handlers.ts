import { restCalls } from "../../../schema/rest";
import type { RestCall } from "../../../schema/rest/rest-call";
import { sampleOf } from "../contract/zod-sample";
import { areas, article, goodsTypes } from "./reference";
import { Refused } from "./refused";
import {
  type Customer,
  NOW,
  newCustomer,
  newOrder,
  newRefund,
  presentCustomer,
  type Row,
  type World,
} from "./world";

/** What a call was sent: path, query, body and form under one roof, because the documents often leave it open. */
export interface Asked {
  readonly world: World;
  readonly given: Row;
  /** Who asks; null for a visitor. */
  readonly customer: Customer | null;
}

type Handler = (asked: Asked) => unknown;

const CODE = "246810";
const money = (amount: number) => Math.round(amount * 100) / 100;
const page = (rows: readonly Row[]) => ({ rows, total: rows.length });
const text = (value: unknown) => String(value ?? "");

const find = (rows: readonly Row[], id: unknown, what: string): Row => {
  const found = rows.find((row) => text(row.id) === text(id));
  if (!found) throw new Refused(`${what}不存在`);
  return found;
};
const me = ({ customer }: Asked): Customer => {
  if (!customer) throw new Refused("请先登录", 7001);
  return customer;
};
const mine = ({ world, given, customer }: Asked, name = "id") =>
  find(
    world.orders.filter(({ applicantId }) => applicantId === customer?.id),
    given[name],
    "订单",
  );

/** Tells the customer something. */
function tell(world: World, title: string, order: Row): void {
  const content = `订单${text(order.orderNo)}：${title}`;
  world.messages.unshift({
    id: world.nextId++,
    title,
    content,
    createTime: NOW,
    isRead: false,
    mesAssociatedId: order.id,
  });
}

function book(world: World, customer: Customer, type: string, amount: number): void {
  const previousAmount = customer.balance;
  customer.balance = money(previousAmount + amount);
  world.ledger.unshift({
    createTime: NOW,
    type,
    payWay: "WALLET",
    amount: Math.abs(amount),
    previousAmount,
    nextAmount: customer.balance,
    content: "钱包|内部",
  });
}

function checkPassword(customer: Customer, password: unknown): void {
  if (!customer.hasPwd) throw new Refused("请先设置支付密码");
  if (password !== customer.password) throw new Refused("密码错误");
}

function signIn({ world, given }: Asked): Row {
  const phone = text(given.username);
  if (given.code !== world.codes.get(phone)) throw new Refused("验证码错误");
  world.codes.delete(phone);
  if (!world.customers.has(phone)) world.customers.set(phone, newCustomer(world.nextId++, phone));
  const webToken = `token-${phone}`;
  world.tokens.set(webToken, phone);
  return { webToken };
}

/** What every documented call does on a platform that knows the documents alone. */
const HANDLERS: Readonly<Record<string, Handler>> = {
  "API-001": ({ world }) => {
    const challenge = `challenge-${world.nextId++}`;
    world.challenges.add(challenge);
    return { gt: "c9c4facd1a6feeb80802222cbb74ca8e", challenge, success: 1 };
  },
  "API-002": ({ world, given }) => {
    const { challenge, validate, seccode } = given;
    if (!world.challenges.delete(text(challenge)) || seccode !== `${text(validate)}|jordan`) {
      throw new Refused("验证失败，请重试");
    }
    world.allowedMessages += 1;
  },
  "API-003": ({ world, given, customer }) => {
    if (!customer && world.allowedMessages-- < 1) throw new Refused("请先完成滑块验证");
    world.codes.set(text(given.telephone), CODE);
  },
  "API-004": signIn,
  "API-005": signIn,
  "API-006": (asked) => presentCustomer(me(asked)),
  "API-007": (asked) => me(asked),
  "API-008": ({ given }) => ({ pageList: [{ ...article, typeCode: given.typeCode }], totalCount: 1 }),
  "API-009": () => areas,
  "API-010": () => areas[0]?.children,
  "API-011": () => areas,
  "API-012": () => [{ goodsTypeName: "家具", contactName: "王五", contactTel: "13900000000" }],
  "API-013": () => goodsTypes,
  "API-014": () => goodsTypes,
  "API-015": () => "西湖区全天可上门",
  "API-016": () => [{ id: 1, name: "配送并安装", description: "送货上门并安装", takeDeliveryFee: false }],
  "API-018": ({ world }) => page(world.goods),
  "API-020": () => ({ orderServiceFees: [{ name: "安装费", fee: 128.5 }], workerFee: 100, totalFee: 128.5 }),
  "API-022": () => ({ records: [{ companyName: "德邦物流", companyCode: "debangwuliu" }] }),
  "API-023": (asked) => {
    const order = newOrder(asked.world.nextId++, me(asked), asked.given);
    asked.world.orders.unshift(order);
    return { orderId: order.id };
  },
  "API-024": mine,
  "API-025": () => ({ orderPayWay: ["WALLET", "ALIPAY"], cashOutWay: ["ALIPAY"] }),
  "API-026": (asked) => {
    const [order, customer] = [mine(asked, "orderid"), me(asked)];
    if (order.status !== "WAIT_PAY") throw new Refused("订单已支付");
    if (asked.given.payWayEnum === "ALIPAY") return "<form action='https://pay.example/'></form>";
    checkPassword(customer, asked.given.pwd);
    if (Number(order.totalAmount) > customer.balance) throw new Refused("您的余额不足");
    book(asked.world, customer, "PLACE_AN_ORDER", -Number(order.totalAmount));
    Object.assign(order, { status: "RECEIVING_ORDER", statusName: "待接单", payWay: "WALLET", payTime: NOW });
    Object.assign(order, { expirationTimeStr: null });
    tell(asked.world, "支付成功", order);
  },
  "API-027": ({ world, customer, given }) => {
    const own = world.orders.filter(({ applicantId }) => applicantId === customer?.id);
    return page(given.status ? own.filter(({ status }) => status === given.status) : own);
  },
  "API-030": ({ world, given }) =>
    world.orders.filter(
      ({ id }) => Array.isArray(given.orderIds) && given.orderIds.map(Number).includes(Number(id)),
    ),
  "API-031": ({ world }) => world.orders.filter(({ status }) => status === "WAIT_PAY"),
  "API-033": (asked) => {
    const { world, given } = asked;
    const order = mine(asked);
    if (order.status === "WAIT_PAY")
      return void Object.assign(order, { status: "CLOSE", statusName: "订单关闭" });
    const refund = newRefund(world.nextId++, order, given);
    world.refunds.unshift(refund);
    Object.assign(order, {
      refundNo: refund.refundNo,
      refundStatusName: refund.statusName,
      refundDetailResponse: refund,
    });
    tell(world, "退款申请已提交", order);
  },
  "API-035": () => ({ acceptTimeStr: NOW }),
  "API-036": (asked) => {
    const isPass = asked.given.isPass === "true";
    const accepted = { status: "SUCCESS", statusName: "订单完成", isAcceptance: 1, acceptanceTime: NOW };
    Object.assign(mine(asked), isPass ? accepted : { isAcceptance: 0 });
  },
  "API-040": (asked) => mine(asked, "oid").orderGoodsPickUp,
  "API-046": ({ world }) => page(world.orders.filter(({ logisticsNo }) => logisticsNo !== null)),
  "API-047": ({ world }) => page(world.messages),
  "API-048": ({ world, given }) => {
    const imgList = text(given.imgList);
    const followUp = {
      ...given,
      id: world.nextId++,
      createTime: NOW,
      imgList,
      imgUrl: imgList.split(",").filter(Boolean),
    };
    world.followUps.unshift(followUp);
    Object.assign(find(world.orders, given.orderId, "订单"), { orderFollow: { content: given.content } });
  },
  "API-050": ({ world, given }) =>
    world.followUps.filter(({ orderId }) => text(orderId) === text(given.orderId)),
  "API-052": ({ world }) => page(world.refunds),
  "API-055": ({ world, given }) => find(world.refunds, given.refundId, "退款"),
  "API-057": ({ world, given }) =>
    void Object.assign(find(world.refunds, given.id, "退款"), { status: "CANCEL" }),
  "API-059": ({ world }) => world.orders.map(({ orderNo }) => orderNo),
  "API-060": ({ world, given }) => {
    const pictures = text(given.picUrls).split("|").filter(Boolean);
    const filed = { id: world.nextId++, status: "UNTREATED", complaintTime: NOW, pictures, suggestion: null };
    world.complaints.unshift({ ...given, ...filed, complaintObject: Number(given.complaintObject) });
  },
  "API-061": ({ world }) => page(world.complaints),
  "API-066": ({ world, given }) =>
    world.markups.filter(({ mainOrderId }) => text(mainOrderId) === text(given.orderId)),
  "API-067": ({ world, given }) => find(world.markups, given.id, "加价"),
  "API-068": ({ world, given }) => find(world.markups, given.requestId, "加价"),
  "API-073": ({ world }) => page(world.ledger),
  "API-074": ({ world }) => ({
    ...page(world.withdrawals),
    totalMoney: world.withdrawals.reduce((sum, { totalAmount }) => sum + Number(totalAmount), 0),
  }),
  "API-076": (asked) => {
    const { world, given } = asked;
    const customer = me(asked);
    const amount = Number(given.amount);
    if (given.code !== world.codes.get(customer.username)) throw new Refused("验证码错误");
    if (!customer.cashOutAccountAlipay) throw new Refused("请先绑定支付宝");
    if (amount < 100 || amount > customer.balance) throw new Refused("提现金额有误");
    world.codes.delete(customer.username);
    book(world, customer, "CASH_OUT", -amount);
    customer.withdrawing = money(customer.withdrawing + amount);
    const actualAmount = Math.floor(amount * 99.4) / 100;
    world.withdrawals.unshift({
      createTime: NOW,
      targetAccount: customer.cashOutAccountAlipay,
      totalAmount: amount,
      actualAmount,
      serviceCharge: money(amount - actualAmount),
      status: "CASH_OUT",
    });
  },
  "API-077": () => ({ html: "<form action='https://pay.example/'></form>" }),
  "API-078": () => ({ status: "SUCCESS" }),
  "API-079": ({ world, given }) => find(world.goods, given.id, "商品"),
  "API-080": ({ world, given }) =>
    void world.goods.unshift({
      shopUrl: null,
      description: null,
      ...given,
      id: world.nextId++,
      goodsTypeName: "沙发",
    }),
  "API-083": ({ world }) => {
    const unReadNum = world.messages.filter(({ isRead }) => !isRead).length;
    const totals = { serviceMesTotal: unReadNum, sysMesTotal: 0, updateAppointTotal: 0, unReadNum };
    return { ...totals, pageResult: page(world.messages) };
  },
  "API-084": ({ world, given }) =>
    void Object.assign(find(world.messages, given.id, "消息"), { isRead: true }),
  "API-085": ({ world }) => {
    for (const message of world.messages) message.isRead = true;
  },
  "API-086": ({ given }) => page([{ img: "/a.svg", url: null, status: 1, location: given.location }]),
  "API-088": () => ({ jishiVisable: true, ordinaryVisable: true, orderProfitAndLossVisiable: null }),
  "API-090": (asked) => {
    const { account, realName } = asked.given;
    Object.assign(me(asked), { cashOutAccountAlipay: text(account), cashOutAlipayRealName: text(realName) });
  },
  "API-092": (asked) => {
    const customer = me(asked);
    if (asked.given.code !== asked.world.codes.get(customer.username)) throw new Refused("验证码错误");
    Object.assign(customer, { hasPwd: true, password: text(asked.given.pwd) });
  },
  "API-093": ({ world, given }) => world.codes.get(text(given.mobile)) === given.code,
  "API-096": () => [{ content: "准时上门" }],
  "API-097": () => [{ id: 1, itemText: "爬楼费", itemValue: "爬楼费" }],
  "API-098": () => ({
    wuliuMessage: JSON.stringify({ state: "0", data: [{ time: NOW, context: "已发出" }] }),
  }),
  "API-099": () => ({ records: [{ nickname: "客服", mobile: "4008201688" }] }),
};

const calls = new Map(
  Object.values(restCalls).flatMap((domain) =>
    Object.values<RestCall>(domain).map((call) => [call.id, call] as const),
  ),
);

/** What a documented call answers about which nothing is said above: a value of its shape, or nothing. */
export function answerOf(callId: string, asked: Asked): unknown {
  const handler = HANDLERS[callId];
  if (handler) return handler(asked);
  const call = calls.get(callId);
  return call ? sampleOf(call.data, 2) : null;
}
