import { expect, test } from "vitest";
import { jobsOf, lastSenderOf } from "../../../app/features/placement/past-jobs/jobs-of";
import { senderOf } from "../../../app/features/placement/visit/use-own-sender";
import type { PastJobsFragment } from "../../../app/gql/graphql";

type Order = NonNullable<PastJobsFragment["orders"]>["nodes"][number];

const order = (id: string, name: string, change: Partial<Order> = {}): Order => ({
  id,
  type: "GENERAL",
  goodsTypeName: "家具",
  serviceTypeName: "仅安装",
  customerName: `客户${id}`,
  contactName: `掌柜${id}`,
  contactPhone: "13700005678",
  items: [{ name, count: 1, imageUrl: `/files/${id}.jpg` }],
  ...change,
});

const TEMPLATE = {
  id: "9",
  name: "西湖区沙发",
  orderId: "2",
  type: "GENERAL",
  goodsTypeName: "家具",
  serviceTypeName: "仅安装",
} as const;

test("[U18] the last jobs come first, each once, then the templates, all of the form's own kind", () => {
  const orders = {
    nodes: [
      order("8", "沙发"),
      order("7", "床", { type: "TIMELY" }),
      order("6", "沙发"),
      order("5", "床"),
      order("4", "沙发", { serviceTypeName: "配送并安装" }),
      order("3", "书柜"),
    ],
  };
  const jobs = jobsOf(
    { orders, orderTemplates: [TEMPLATE, { ...TEMPLATE, id: "10", type: "TIMELY" }] },
    "GENERAL",
  );
  expect(jobs.map(({ orderId, name, customerName }) => [orderId, name, customerName])).toEqual([
    ["8", "沙发 ×1", "客户8"],
    ["5", "床 ×1", "客户5"],
    ["4", "沙发 ×1", "客户4"],
    ["2", "西湖区沙发", null],
  ]);
});

test("[U18] nothing is offered where nothing was ordered, or could be read", () => {
  expect(jobsOf({ orders: null, orderTemplates: null }, "GENERAL")).toEqual([]);
  expect(lastSenderOf({ orders: { nodes: [] }, orderTemplates: [] })).toBeNull();
});

test("the sender is the last order's, or the customer's own phone before the first order; visitors have no sender", () => {
  const past = { orders: { nodes: [order("8", "沙发")] }, orderTemplates: [] };
  expect(senderOf(lastSenderOf(past), "13800138000")).toEqual({ name: "掌柜8", phone: "13700005678" });
  expect(senderOf(null, "13800138000")).toEqual({ name: "", phone: "13800138000" });
  expect(senderOf(null, null)).toBeNull();
});

test("[U18] a job names all its goods, its kind and the picture of the first one; a template has no picture", () => {
  const items = [
    { name: "沙发", count: 2, imageUrl: "/files/sofa.jpg" },
    { name: "茶几", count: 1, imageUrl: "/files/table.jpg" },
  ];
  const nodes = [order("8", "沙发", { items }), order("7", "床", { items: [] })];
  expect(jobsOf({ orders: { nodes }, orderTemplates: [TEMPLATE] }, "GENERAL")).toEqual([
    {
      orderId: "8",
      type: "GENERAL",
      name: "沙发 ×2、茶几 ×1",
      kind: "家具 · 仅安装",
      customerName: "客户8",
      imageUrl: "/files/sofa.jpg",
    },
    { orderId: "7", type: "GENERAL", name: "", kind: "家具 · 仅安装", customerName: "客户7", imageUrl: null },
    {
      orderId: "2",
      type: "GENERAL",
      name: "西湖区沙发",
      kind: "模板 · 家具 · 仅安装",
      customerName: null,
      imageUrl: null,
    },
  ]);
});

test("[U18] three jobs and three templates are offered at most", () => {
  const nodes = ["8", "7", "6", "5"].map((id) => order(id, `床${id}`));
  const orderTemplates = ["1", "2", "3", "4"].map((id) => ({ ...TEMPLATE, id, orderId: id }));
  const offered = jobsOf({ orders: { nodes }, orderTemplates }, "GENERAL");
  expect(offered.map(({ orderId }) => orderId)).toEqual(["8", "7", "6", "1", "2", "3"]);
  const ofTheRest = jobsOf({ orders: null, orderTemplates }, "GENERAL");
  expect(ofTheRest.map(({ orderId }) => orderId)).toEqual(["1", "2", "3"]);
  expect(jobsOf({ orders: { nodes }, orderTemplates: null }, "GENERAL")).toHaveLength(3);
});

test("no sender is known where the orders could not be read", () => {
  expect(lastSenderOf({ orders: null, orderTemplates: null })).toBeNull();
});
