import { expect, test } from "vitest";
import { DAY, formatTime } from "../../../backend/src/shared/clock";
import { withOneLife } from "../../support/orders/one-life";
import { fileComplaint, follow, MASTER, PHOTO } from "../../support/orders/order-life";

const life = withOneLife();
const read = async (method: string, path: string, json?: unknown) =>
  (await life.call(method, `/order/api/${path}`, json)).data;

test("[G-03] the vouchers of an order are a list, and who took delivery is one record", async () => {
  const orderId = await life.orderIn("WAIT_PICK_UP", { verifType: "WANG", verifOrderNo: "W-1" });
  const work = ["dispatch_driver", "pick_up", "sign_in", "complete", "verify"] as const;
  await follow(life.subjectOf(orderId), work);
  const createTime = formatTime(life.backend.clock.now());
  const vouchers = `order_credence/query_credence?orderId=${orderId}&type=HEXIAO_CREDENCE`;
  expect(await read("GET", vouchers)).toEqual([{ content: "照片", imgs: [{ url: PHOTO }], createTime }]);
  expect(await read("GET", `order/query_take_delivery?orderId=${orderId}`)).toMatchObject({
    ...{ takeDeliveryTime: createTime, workerName: MASTER.name, driverName: "赵司机" },
  });
});

test("[G-03] [G-04] the visits of a month are its days with a count, and an offset leads to another month", async () => {
  await life.orderIn("WAIT_INSTALL");
  const date = formatTime(life.backend.clock.now() + DAY).slice(0, 10);
  const visits = (offset: number) => read("POST", "order/stats", { type: "MONTH", offset });
  expect(await visits(0)).toEqual([{ date, count: 1 }]);
  expect(await visits(1)).toEqual([]);
});

test("[G-03] [G-04] complaints are rows with a total, of type 0 about the master and of type 1 about anything else", async () => {
  const orderId = await life.orderIn("WAIT_INSTALL");
  for (const complaintObject of [0, 1]) {
    const complaint = { content: "迟到两小时", complaintObject };
    expect(await fileComplaint(life.subjectOf(orderId), complaint)).toMatchObject({ code: 0 });
  }
  for (const complaintObject of [0, 1]) {
    const listed = await read("GET", `complaint/complaint_list?complaintType=${complaintObject}`);
    expect(listed).toMatchObject({ rows: [{ orderId, complaintObject }], total: 1 });
  }
});

test("[G-09] the tags of a rating are joined by a comma", async () => {
  const orderId = await life.orderIn("SUCCESS");
  const { data: tags } = await life.call("GET", "/common/api/tag");
  const label = `${tags[0].content},${tags[1].content}`;
  const rated = await life.call("POST", `/order/api/order/${orderId}/evaluation`, { star: 5, label });
  expect(rated).toMatchObject({ code: 0 });
  expect((await life.readOrder(orderId)).orderEvaluation).toMatchObject({ label });
});
