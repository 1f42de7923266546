/** An exception that can be handled and that asks for no decision. */
export const OPEN_EXCEPTION = {
  ...{ id: "9", orderId: "5", orderNo: "26112215603984", goodsTypeName: "家具", serviceTypeName: "仅安装" },
  ...{ createdAt: "2026-11-22T09:00:00+08:00", source: "WORKER", sourceName: "陈师傅", sourcePhone: null },
  ...{ type: "货物破损", description: "柜门裂了", mediaUrls: [], packageState: null, goods: [] },
  ...{ status: "FOLLOWING_UP", canHandle: true, awaitsDecision: false, handling: [] },
};

/** What the graph answers about its order where its price is increased, unless told. */
export const markupOrderAnswer = (facts: object = {}) => ({
  order: {
    ...{ id: "5", orderNo: "26112215603984", type: "GENERAL", status: "WAIT_INSTALL" },
    ...{ service: { isMarkupOver: false }, ...facts },
  },
  dictItems: [],
});
