import { expect, test } from "vitest";
import { createDocumentedBackend } from "../../support/documented-backend/documented-backend";
import { post } from "./support";

const PHONE = "13912345678";
const CODE = "246810";
const REFUSAL = "... on Error { message }";

const backend = createDocumentedBackend();
/** What the browser's cookie holds. */
let token: string | undefined;

/** Runs a document that has one field, called `answer`, and gives what it answered; fails on any error. */
async function run(query: string, variables: Record<string, unknown> = {}) {
  const { response, answer } = await post(backend, { query, variables }, { token });
  expect(answer.errors).toBeUndefined();
  const cookie = /(?:^|, )token=([^;]+)/.exec(response.headers.get("set-cookie") ?? "")?.[1];
  if (cookie) token = cookie;
  expect(answer.data.answer).not.toHaveProperty("message");
  return answer.data.answer;
}

const sendCode = () =>
  run(
    `mutation ($input: SendSmsCodeInput!) { answer: sendSmsCode(input: $input) { ... on SmsCodeSent { resendAfterSeconds } ${REFUSAL} } }`,
    { input: { phone: PHONE } },
  );

async function signIn() {
  const challenge = await run(
    `mutation { answer: startSliderCaptcha { ... on SliderChallenge { gt challenge provider isProviderOnline puzzle { width } } ${REFUSAL} } }`,
  );
  expect(challenge).toMatchObject({ provider: "GEETEST", isProviderOnline: true, puzzle: null });
  // What the widget of Geetest hands over.
  const solved = { challenge: challenge.challenge, validate: "e8d4", seccode: "e8d4|jordan" };
  const { grant } = await run(
    `mutation ($input: ValidateCaptchaInput!) { answer: validateCaptcha(input: $input) { ... on CaptchaGrant { grant } ${REFUSAL} } }`,
    { input: solved },
  );
  expect(grant).toBe("");
  expect(await sendCode()).toEqual({ resendAfterSeconds: 60 });
  await run(`mutation ($input: LoginInput!) { answer: login(input: $input) { __typename ${REFUSAL} } }`, {
    input: { phone: PHONE, code: CODE },
  });
  expect(token).toBe(`token-${PHONE}`);
}

async function placeOrder(): Promise<string> {
  const item = { goodsTypeId: "11", name: "沙发", count: 1, imageUrl: "/files/a.jpg" };
  const place = { areaCode: "330106", address: "文三路 1 号", hasLift: true };
  const who = {
    customerName: "李四",
    customerPhone: "13900000000",
    contactName: "张三",
    contactPhone: PHONE,
  };
  const what = { goodsTypeId: "1", serviceTypeId: "1", items: [item], totalVolume: "1", packingCount: 1 };
  const { orderId } = await run(
    `mutation ($input: CreateOrderInput!) { answer: createOrder(input: $input) { ... on OrderCreated { orderId } ${REFUSAL} } }`,
    {
      input: {
        ...{ ...place, ...who, ...what },
        ...{ isArrival: true, verifType: "NOT", idempotencyKey: crypto.randomUUID() },
      },
    },
  );
  const placed = await run("query ($id: ID!) { answer: order(id: $id) { status totalAmount actions } }", {
    id: orderId,
  });
  expect(placed).toMatchObject({ status: "WAIT_PAY", totalAmount: 12_850 });
  expect(placed.actions).toContain("PAY");
  return orderId;
}

test("[AUTH-11] [CONST-02] over a backend that knows the documents alone a customer signs in, orders, pays, asks for a refund, withdraws and reads a message", async () => {
  await signIn();
  await sendCode();
  await run(
    `mutation ($input: SetPayPasswordInput!) { answer: setPayPassword(input: $input) { __typename ${REFUSAL} } }`,
    { input: { password: "135790", code: CODE } },
  );
  const customer = backend.world.customers.get(PHONE);
  if (!customer) throw new Error("nobody has signed in");
  customer.balance = 500;

  const orderId = await placeOrder();
  const paid = await run(
    `mutation ($input: PayOrderInput!) { answer: payOrder(input: $input) { ... on OrderPayment { order { status payWay } pageHtml } ${REFUSAL} } }`,
    { input: { orderId, payWay: "WALLET", password: "135790", idempotencyKey: crypto.randomUUID() } },
  );
  expect(paid).toEqual({ order: { status: "RECEIVING_ORDER", payWay: "WALLET" }, pageHtml: null });

  const list = await run(
    `{ answer: viewer { orders { nodes { id displayStatus latestFollowUp { content } } total } } }`,
  );
  expect(list.orders).toEqual({
    nodes: [{ id: orderId, displayStatus: "待接单", latestFollowUp: null }],
    total: 1,
  });
  const detail = await run(
    `query ($id: ID!) { answer: order(id: $id) { status paidAt service { log { title } masterRating { total } } } }`,
    { id: orderId },
  );
  expect(detail).toMatchObject({ status: "RECEIVING_ORDER", service: { log: [], masterRating: null } });

  // A master has it, so that a refund is asked for instead of given at once.
  const order = backend.world.orders[0];
  if (!order) throw new Error("no order was placed");
  Object.assign(order, {
    status: "WAIT_APPOINTMENT",
    statusName: "待预约",
    workerId: 9,
    workerCashIntransit: 100,
  });
  await run(
    `mutation ($input: FollowUpInput!, $key: String!) { answer: addFollowUp(input: $input, idempotencyKey: $key) { __typename ${REFUSAL} } }`,
    { input: { orderId, content: "改到周日" }, key: crypto.randomUUID() },
  );
  const reasons = await run("{ answer: refundReasons }");
  await run(
    `mutation ($id: ID!, $input: RefundInput!) { answer: requestRefund(orderId: $id, input: $input) { __typename ${REFUSAL} } }`,
    {
      id: orderId,
      input: {
        reason: reasons[0],
        allowance: 0,
        description: "不需要了",
        contactName: "张三",
        contactPhone: PHONE,
      },
    },
  );
  const rows = await run(
    "{ answer: viewer { orders { nodes { matters { kind label } latestFollowUp { content createdAt total } } } } }",
  );
  expect(rows.orders.nodes).toEqual([
    {
      matters: [{ kind: "REFUND", label: "待审核" }],
      latestFollowUp: { content: "改到周日", createdAt: null, total: null },
    },
  ]);
  const reviewed = await run("query ($id: ID!) { answer: order(id: $id) { matters { kind } } }", {
    id: orderId,
  });
  expect(reviewed.matters).toEqual([{ kind: "REFUND_REVIEW" }]);
  const refunds = await run(
    "{ answer: viewer { refunds { nodes { refund { id statusName actions } } } refundCounts { count } } }",
  );
  expect(refunds).toMatchObject({
    refunds: { nodes: [{ refund: { statusName: expect.any(String), actions: ["MODIFY", "CANCEL"] } }] },
    refundCounts: null,
  });

  await sendCode();
  await run(
    `mutation ($input: BindAlipayInput!) { answer: bindAlipay(input: $input) { __typename ${REFUSAL} } }`,
    { input: { account: PHONE, realName: "张三", code: CODE } },
  );
  await run(
    `mutation ($input: WithdrawInput!) { answer: withdraw(input: $input) { __typename ${REFUSAL} } }`,
    {
      input: {
        amount: 10_000,
        payWay: "ALIPAY",
        realName: "张三",
        code: CODE,
        idempotencyKey: crypto.randomUUID(),
      },
    },
  );
  const wallet = await run(
    "{ answer: viewer { wallet { balance withdrawing } withdrawals { nodes { id amount actual isReviewed } } cashFlows { nodes { id amount orderNo } } cashFlowSums { isOffered } } }",
  );
  expect(wallet).toMatchObject({
    wallet: { balance: 27_150, withdrawing: 10_000 },
    withdrawals: { nodes: [{ amount: 10_000, actual: 9_940, isReviewed: null }] },
    cashFlows: { nodes: [{ amount: -10_000, orderNo: null }, { amount: -12_850 }] },
    cashFlowSums: { isOffered: false },
  });

  const { messages } = await run(
    "{ answer: viewer { messages { nodes { id isRead } unread { all } asOf } } }",
  );
  expect(messages).toMatchObject({ unread: { all: 2 }, asOf: null });
  const [{ id }] = messages.nodes;
  const opened = await run(
    "query ($id: ID!) { answer: viewer { opened: message(id: $id) { title text } } }",
    { id },
  );
  expect(opened.opened.title).toBe("退款申请已提交");
  await run(`mutation ($id: ID!) { answer: markMessageRead(messageId: $id) { __typename ${REFUSAL} } }`, {
    id,
  });
  const after = await run("{ answer: viewer { messages { unread { all } } } }");
  expect(after.messages.unread.all).toBe(1);
});
