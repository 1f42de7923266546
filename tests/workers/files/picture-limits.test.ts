import { describe, expect, test } from "vitest";
import { withOneLife } from "../../support/orders/one-life";
import { EVENTS, fileComplaint, follow, refundIdOf, refundRequest } from "../../support/orders/order-life";
import { newItem } from "../../support/orders/orders";

const life = withOneLife(5_000_000, { isShared: true });
const { call, orderIn, subjectOf } = life;

const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => `/named/picture-${index}.png`);

describe("[UPL-03] [CONST-24] so many pictures", () => {
  // How each is sent so many of them.
  test.each<[id: string, what: string, send: (count: number) => Promise<{ code: number; message: string }>]>([
    [
      "ACC-14",
      "an evaluation",
      async (count) => {
        const orderId = await orderIn("SUCCESS");
        const rating = { star: 5, content: "很好", label: "准时上门", imgs: pictures(count) };
        return call("POST", `/order/api/order/${orderId}/evaluation`, rating);
      },
    ],
    [
      "REFUND-12",
      "a refund",
      async (count) => {
        const orderId = await orderIn("WAIT_INSTALL");
        return call("POST", `/order/api/order/${orderId}/cancel`, refundRequest({ imgs: pictures(count) }));
      },
    ],
    [
      "ARB-04",
      "an arbitration",
      async (count) => {
        const orderId = await orderIn("WAIT_INSTALL");
        await follow(subjectOf(orderId), ["request_refund", "refuse_refund"]);
        const wish = { allowance: 0, content: "请平台处理", imgs: pictures(count) };
        return call("POST", `/order/api/refund/${await refundIdOf(orderId)}/arbitration`, wish);
      },
    ],
    [
      "COMP-06",
      "a complaint",
      async (count) => {
        const orderId = await orderIn("WAIT_INSTALL");
        const complaint = { content: "师傅迟到", complaintObject: 0, picUrls: pictures(count).join("|") };
        return fileComplaint(subjectOf(orderId), complaint);
      },
    ],
    [
      "ABN-23",
      "an exception",
      async (count) => {
        const said = {
          abnormalType: "货物缺件",
          description: "少一块层板",
          abnormalImage: pictures(count).join(),
        };
        return call("POST", "/order/api/abnormal/add", { orderId: await orderIn("WAIT_INSTALL"), ...said });
      },
    ],
    [
      "ABN-17",
      "the handling of an exception",
      async (count) => {
        const orderId = await orderIn("WAIT_INSTALL");
        await EVENTS.add_exception(subjectOf(orderId));
        const { data } = await call("GET", `/order/api/abnormal/list?orderId=${orderId}`);
        const said = { status: "FOLLOWING_UP", content: "已联系商家补发", image: pictures(count).join() };
        return call("POST", "/order/api/abnormal/add_abnormal_record", {
          orderAbnormalId: data.records[0].id,
          ...said,
        });
      },
    ],
    [
      "FOLLOW-02",
      "a note",
      async (count) => {
        const note = { content: "已联系客户", imgList: pictures(count).join() };
        return call("POST", "/order/api/order/add_follow", {
          orderId: await orderIn("WAIT_INSTALL"),
          ...note,
        });
      },
    ],
    [
      "FOLLOW-02",
      "a note that is changed",
      async (count) => {
        const orderId = await orderIn("WAIT_INSTALL");
        await call("POST", "/order/api/order/add_follow", { orderId, content: "已联系客户" });
        const { data } = await call(
          "GET",
          `/order/api/order/query_order_follow_by_orderid?orderId=${orderId}`,
        );
        const note = { id: data[0].id, content: "已改约", imgList: pictures(count).join() };
        return call("POST", "/order/api/order/edit_order_follow", { orderId, ...note });
      },
    ],
    [
      "FEED-02",
      "feedback",
      async (count) => {
        const imgs = pictures(count).map((url) => ({ url }));
        return call("POST", "/user/api/feedback/add", { content: `希望支持批量打印 ${count}`, imgs });
      },
    ],
  ])("[%s] %s has eight at most", async (_id, _what, send) => {
    expect(await send(8)).toMatchObject({ code: 0 });
    expect(await send(9)).toMatchObject({ code: 4000 });
  });

  test("[GOODS-05] [PLACE-46] a good of an order has one, and so has one of the library", async () => {
    const two = pictures(2).join();
    expect((await life.submitOrder({ orderItems: [newItem({ imgUrl: pictures(1)[0] })] })).code).toBe(0);
    expect(await life.submitOrder({ orderItems: [newItem({ imgUrl: two })] })).toMatchObject({
      code: 4000,
      message: "请上传商品图片",
    });
    const good = { goodsTypeId: 101, name: "三人沙发" };
    expect((await call("POST", "/user/api/goods/add", { ...good, imgUrl: pictures(1)[0] })).code).toBe(0);
    const refused = await call("POST", "/user/api/goods/add", { ...good, name: "双人沙发", imgUrl: two });
    expect([4000, 4004]).toContain(refused.code);
  });
});

test("[ABN-17] [ABN-23] [ACC-14] eight pictures of an exception, of its handling and of a rating are kept", async () => {
  const orderId = await orderIn("SUCCESS");
  const image = pictures(8).join();
  const listed = async () =>
    (await call("GET", `/order/api/abnormal/list?mainOrderId=${orderId}`)).data.records[0];
  const exception = { orderId, abnormalType: "货物缺件", description: "少一块层板", abnormalImage: image };
  await call("POST", "/order/api/abnormal/add", exception);
  const said = { orderAbnormalId: (await listed()).id, status: "FOLLOWING_UP", content: "已联系商家补发" };
  await call("POST", "/order/api/abnormal/add_abnormal_record", { ...said, image });
  await call("POST", `/order/api/order/${orderId}/evaluation`, { star: 5, imgs: pictures(8) });
  expect(await listed()).toMatchObject({ abnormalImage: image, orderAbnormalRecordList: [{ image }] });
  expect((await life.readOrder(orderId)).orderEvaluation).toMatchObject({ imgs: pictures(8) });
});

test("[REFUND-12] a refund takes no video for a picture", async () => {
  const orderId = await orderIn("WAIT_INSTALL");
  const sent = (name: string) =>
    call("POST", `/order/api/order/${orderId}/cancel`, refundRequest({ imgs: [`/named/${name}`] }));
  expect(await sent("damage.mp4")).toMatchObject({ code: 4004, message: "图片不存在" });
  expect(await refundIdOf(orderId)).toBeNull();
  expect(await sent("damage.jpg")).toMatchObject({ code: 0 });
});

test("[UPL-04] [PLACE-46] [GOODS-06] [CONST-10] a good of an order has one video, and so has one of the library", async () => {
  const one = "/named/first.mp4";
  const two = `${one},/named/second.mp4`;
  const order = (installVideoUrl: string) => life.submitOrder({ orderItems: [newItem({ installVideoUrl })] });
  expect((await order(one)).code).toBe(0);
  expect(await order(two)).toMatchObject({ code: 4004, message: "安装视频不存在" });
  const keep = (name: string, installVideoUrl: string) =>
    call("POST", "/user/api/goods/add", { goodsTypeId: 101, name, imgUrl: pictures(1)[0], installVideoUrl });
  expect((await keep("单人沙发", one)).code).toBe(0);
  expect(await keep("贵妃榻", two)).toMatchObject({ code: 4004, message: "视频不存在" });
});
