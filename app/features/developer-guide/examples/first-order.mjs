// node first-order.mjs sofa.png
import { readFile } from "node:fs/promises";
import { argv, env } from "node:process";

const authorization = { Authorization: `Bearer ${env.ZD_KEY}` };
const later = (seconds) => new Promise((wake) => setTimeout(wake, seconds * 1000));

/** 发送一个操作，返回它的数据。额度用完时等待片刻再发。 */
async function ask(query, variables) {
  const response = await fetch(`${env.ZD_URL}/graphql`, {
    method: "POST",
    headers: { ...authorization, "Content-Type": "application/json" },
    body: JSON.stringify({ query, variables }),
  });
  if (response.status === 429) {
    await later(Number(response.headers.get("Retry-After")));
    return ask(query, variables);
  }
  const { data, errors } = await response.json();
  if (errors) throw new Error(errors[0].message);
  return data;
}

/** 上传一张图片，返回它的地址。 */
async function upload(path) {
  const body = new FormData();
  body.set("file", new File([await readFile(path)], "goods.png", { type: "image/png" }));
  const response = await fetch(`${env.ZD_URL}/common/common/upload_file`, {
    method: "POST",
    headers: authorization,
    body,
  });
  const { code, message, data } = await response.json();
  if (code !== 0) throw new Error(message);
  return data.url;
}

const imageUrl = await upload(argv[2]);

// 答复丢失时，7 天内用同一个 idempotencyKey 再发一次，不会重复下单。
const { createOrder } = await ask(
  `mutation ($input: CreateOrderInput!) {
    createOrder(input: $input) {
      ... on OrderCreated { orderId }
      ... on BusinessError { reason message }
    }
  }`,
  {
    input: {
      idempotencyKey: "TB-20261126-02",
      shopOrderNo: "TB-20261126-02",
      goodsTypeId: "1",
      serviceTypeId: "2",
      items: [{ name: "三人沙发", count: 1, goodsTypeId: "101", imageUrl }],
      totalVolume: "2.5",
      packingCount: 1,
      areaCode: "330106",
      address: "文三路 100 号 3 幢 502",
      hasLift: true,
      customerName: "王小姐",
      customerPhone: "13812345678",
      contactName: "李先生",
      contactPhone: "13900139000",
      isArrival: true,
      verifType: "NOT",
    },
  },
);
if (createOrder.reason) throw new Error(createOrder.message);
// 请在这里把 orderId 与您的单号一起保存：7 天后同一个 idempotencyKey 会再下一单。

const { payOrder } = await ask(
  `mutation ($input: PayOrderInput!) {
    payOrder(input: $input) {
      ... on OrderPayment { order { orderNo displayStatus totalAmount } }
      ... on BusinessError { reason message }
    }
  }`,
  {
    input: {
      idempotencyKey: "pay-TB-20261126-02",
      orderId: createOrder.orderId,
      payWay: "WALLET",
    },
  },
);
if (payOrder.reason) throw new Error(payOrder.message);

const { orderNo, displayStatus, totalAmount } = payOrder.order;
console.info(`订单 ${orderNo}：${displayStatus}，已付 ${totalAmount / 100} 元`);
