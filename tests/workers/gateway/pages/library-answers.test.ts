import { test } from "vitest";
import { isAnswered } from "./operation-rows";

const TIME = "2026-11-20 16:30:00";
const AT = "2026-11-20T16:30:00+08:00";

const REST_GOOD = {
  ...{ id: 7, name: "三人沙发", goodsTypeId: 101, goodsTypeName: "沙发", description: "布艺" },
  ...{ shopUrl: "https://shop.example/1", imgUrl: "/files/a.jpg", installVideoUrl: "/files/v.mp4" },
  ...{ sku: "SF-1", volume: 1.85, packingCount: 2, weight: 68, costPrice: 1_680 },
};
const CARD = {
  ...{ id: "7", name: "三人沙发", description: "布艺", imageUrl: "/files/a.jpg", videoUrl: "/files/v.mp4" },
  sku: "SF-1",
};
const WHOLE = {
  ...{ ...CARD, shopUrl: "https://shop.example/1" },
  ...{ volume: 1.85, packingCount: 2, weight: 68, costPrice: 168_000 },
};
const goodsType = (id: number, name: string, children: object[] = []) => ({ id, name, icon: "x", children });

const REST_MESSAGE = {
  ...{ id: 7, type: "system", title: "师傅已接单", content: "<p>张师傅</p>", createTime: TIME },
  ...{ isRead: false, mesAssociatedId: 9, topic: "ORDER" },
};
const MESSAGE = {
  ...{ id: "7", kind: "SYSTEM", title: "师傅已接单", content: "<p>张师傅</p>", createdAt: AT },
  ...{ isRead: false, associatedId: "9", topic: "ORDER" },
};
const UNREAD = { serviceMesTotal: 1, sysMesTotal: 2, updateAppointTotal: 3, unReadNum: 6 };
const NOTICE = { title: "甲", content: "<p>甲</p>" };

const ANSWERS = {
  "GET /common/api/goods_type/top_class": { data: [goodsType(1, "家具")] },
  "GET /common/api/goods_type": { data: [goodsType(1, "家具", [goodsType(101, "沙发")])] },
  "POST /user/api/goods/list": { data: { rows: [REST_GOOD], total: 13 } },
  "POST /user/api/goods/get": { data: REST_GOOD },
  "POST /user/api/mes/list": {
    data: { ...UNREAD, pageResult: { rows: [REST_MESSAGE], total: 13 }, asOf: 41 },
  },
  "GET /user/api/mes/detail": { data: REST_MESSAGE },
  "GET /common/api/article": {
    data: {
      pageList: [{ ...NOTICE, id: 1, typeCode: "notice", img: "/files/1.jpg", createTime: TIME }],
      totalCount: 13,
    },
  },
};

const PAGE = { page: 1, pageSize: 12 };
const TAB = { kind: "SYSTEM", isByTime: true, isByOrder: false, ...PAGE };
const ONE = { id: "7" };
const FORM = { ...ONE, hasGood: true };

const goodsTypes = [{ id: "1", name: "家具", children: [{ id: "101", name: "沙发" }] }];
const GOODS = {
  goodsTypes,
  viewer: { libraryGoods: { nodes: [{ ...CARD, goodsTypeName: "沙发" }], total: 13 } },
};
const GOOD = { viewer: { libraryGood: { ...WHOLE, goodsTypeName: "沙发" } } };
const CHANGED = { goodsTypes, viewer: { libraryGood: { ...WHOLE, goodsTypeId: "101" } } };
const MESSAGES = {
  viewer: {
    messages: {
      ...{ nodes: [{ ...MESSAGE, text: "张师傅" }], total: 13, asOf: 41 },
      unread: { service: 1, system: 2, appointment: 3 },
    },
  },
};
const LETTER = { viewer: { message: MESSAGE } };
const NOTICES = {
  articles: { nodes: [{ ...NOTICE, id: "1", image: "/files/1.jpg", createdAt: AT }], total: 13 },
};

/** Pages are tested with data of their own; here the fields that their loaders select are filled. */
test.each([
  ["GOODS-01", "GoodsLibrary", PAGE, GOODS],
  ["GOODS-08", "GoodsLibrary", PAGE, GOODS],
  ["GOODS-03", "GoodsPage", ONE, GOOD],
  ["GOODS-02", "GoodsFormPage", FORM, CHANGED],
  ["GOODS-06", "GoodsFormPage", FORM, CHANGED],
  ["GOODS-07", "GoodsFormPage", FORM, CHANGED],
  ["GOODS-08", "GoodsFormPage", FORM, CHANGED],
  ["API-079", "GoodsPage", ONE, GOOD],
  ["API-079", "GoodsFormPage", FORM, CHANGED],
  ["API-083", "MessageList", TAB, MESSAGES],
  ["MSG-01", "MessageList", TAB, MESSAGES],
  ["MSG-02", "MessageList", TAB, MESSAGES],
  ["MSG-03", "MessageList", TAB, MESSAGES],
  ["MSG-03", "MessagePage", ONE, LETTER],
  ["MSG-04", "MessagePage", ONE, LETTER],
  ["MSG-05", "MessagePage", ONE, LETTER],
  ["NOTICE-01", "NoticeList", PAGE, NOTICES],
  ["API-008", "NoticeList", PAGE, NOTICES],
  ["API-018", "GoodsLibrary", PAGE, GOODS],
  ["ENT-25", "GoodsLibrary", PAGE, GOODS],
  ["ENT-25", "GoodsPage", ONE, GOOD],
  ["ENT-26", "MessageList", TAB, MESSAGES],
  ["ENT-26", "MessagePage", ONE, LETTER],
  ["ENT-26", "UnreadMessages", {}, { viewer: { unreadMessages: 6 } }],
  ["ENT-27", "NoticeList", PAGE, NOTICES],
])("[%s] %s with %j is answered with what its page shows", isAnswered(ANSWERS));
