import { desc, sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { SOLVE_WAYS } from "../../../../schema/rules/abnormal/abnormal";
import { BIDDING_STATES } from "../../../../schema/rules/bids/bids";
import { ORDER_STATUSES } from "../../../../schema/rules/orders/order-status";
import { REFUND_STATUSES } from "../../../../schema/rules/refunds/refund-status";
import type { EditRequest } from "./editing/edit-request";

/** Orders (ENT-13). Money in 分, times in ms UTC. `version` counts the transitions (decision 003). */
export const orders = sqliteTable(
  "orders",
  {
    id: integer("id").primaryKey(),
    orderNo: text("order_no").notNull().unique(),
    customerId: integer("customer_id").notNull(),
    status: text("status", { enum: ORDER_STATUSES }).notNull(),
    version: integer("version").notNull().default(0),
    orderType: text("order_type", { enum: ["TIMELY", "GENERAL"] })
      .notNull()
      .default("GENERAL"),

    goodsTypeId: integer("goods_type_id").notNull(),
    goodsTypeName: text("goods_type_name").notNull(),
    serviceTypeId: integer("service_type_id").notNull(),
    serviceTypeName: text("service_type_name").notNull(),

    customerName: text("customer_name").notNull(),
    customerPhone: text("customer_phone").notNull(),
    areaCode: text("area_code").notNull(),
    provinceName: text("province_name").notNull(),
    cityName: text("city_name").notNull(),
    areaName: text("area_name").notNull(),
    address: text("address").notNull(),
    /** Coordinates of the address, GCJ-02; null until a map was asked, and when no map knows it. */
    lng: real("lng"),
    lat: real("lat"),
    isLift: integer("is_lift", { mode: "boolean" }).notNull(),
    floorsNumber: integer("floors_number"),

    isArrival: integer("is_arrival", { mode: "boolean" }).notNull(),
    isNeedTakeDelivery: integer("is_need_take_delivery", { mode: "boolean" }).notNull(),
    logisticsNo: text("logistics_no"),
    logisticsPhone: text("logistics_phone"),
    logisticsCompany: text("logistics_company"),
    pickupCode: text("pickup_code"),
    pickupAddress: text("pickup_address"),
    pickUpLng: real("pick_up_lng"),
    pickUpLat: real("pick_up_lat"),
    pickupAreaCode: text("pickup_area_code"),
    transportTime: integer("transport_time"),

    packingCount: integer("packing_count").notNull(),
    /** Hundredths of a m³, to avoid rounding errors of floats. */
    volumeHundredths: integer("volume_hundredths").notNull(),
    verifType: text("verif_type", { enum: ["NOT", "MIAO", "WANG"] }).notNull(),
    /** The customer's own shop that sold the goods. */
    shopName: text("shop_name"),
    expectedTime: integer("expected_time"),
    /** Latest arrival on that day; no window without it, or when it lies before `expectedTime`. */
    expectedEndTime: integer("expected_end_time"),
    remark: text("remark"),
    userName: text("user_name").notNull(),
    userPhone: text("user_phone").notNull(),

    workerFee: integer("worker_fee").notNull(),
    /** JSON list of `{name, feeFen}`, as quoted when the order was placed. */
    serviceFees: text("service_fees", { mode: "json" }).$type<{ name: string; feeFen: number }[]>().notNull(),
    totalAmount: integer("total_amount").notNull(),
    payWay: text("pay_way", { enum: ["WALLET", "ALIPAY", "WECHAT"] }),
    paidAt: integer("paid_at"),
    /** State of the bidding; null at the platform's price. There is no price until a bid is picked (057). */
    bidding: text("bidding", { enum: BIDDING_STATES }),

    createdAt: integer("created_at").notNull(),
    /** An unpaid order closes at this moment (PAY-19). */
    expiresAt: integer("expires_at").notNull(),

    /** The master, and the provider that sent the master; null before (table `workers`). */
    workerId: integer("worker_id"),
    providerId: integer("provider_id"),
    assignedAt: integer("assigned_at"),
    appointmentTime: integer("appointment_time"),
    /** Result of the last attempt to make an appointment; null before one. */
    appointResult: integer("appoint_result", { mode: "boolean" }),
    completedAt: integer("completed_at"),
    /** 0 after a rejection, 1 once accepted, null while the customer has not decided (ENT-13). */
    isAcceptance: integer("is_acceptance"),
    /** The work counts as accepted from this time on. */
    acceptanceDueAt: integer("acceptance_due_at"),
    acceptanceDelayDays: integer("acceptance_delay_days").notNull().default(0),
    acceptedAt: integer("accepted_at"),
    acceptanceWay: text("acceptance_way", { enum: ["SYS", "MANUAL"] }),
    /** Whether an exception was reported; it is unsolved while `solveExceptionWay` is null (C-43). */
    isGoodsAbnormal: integer("is_goods_abnormal", { mode: "boolean" }).notNull().default(false),
    /** The newest refund and its state, as in table `refunds`; null without one. */
    refundId: integer("refund_id"),
    refundStatus: text("refund_status", { enum: REFUND_STATUSES }),
    solveExceptionWay: text("solve_exception_way", { enum: SOLVE_WAYS }),
    solvedAt: integer("solved_at"),
    /** Sum of paid markups, in addition to `totalAmount`; all of it belongs to the master. */
    markupAmount: integer("markup_amount").notNull().default(0),
    /** JSON of a change that the master has not confirmed; null without one, and once the master arrives. */
    editRequest: text("edit_request", { mode: "json" }).$type<EditRequest>(),
    // Columns outside of covering indexes come last: SQLite looks for only the first 63 columns in them.
    /** Order number of the shop, and order number of the platform that needs its completion code. */
    shopOrderNo: text("shop_order_no"),
    verifOrderNo: text("verif_order_no"),
    /** Time until which masters may bid. */
    biddingEndsAt: integer("bidding_ends_at"),
    /** The picked bid. The order has its price and master; a trigger compares them. */
    bidId: integer("bid_id"),
    /** Reason why the last attempt failed; null once there is an appointment. */
    appointFailReason: text("appoint_fail_reason"),
    /** Distance by road from the pickup point to the customer, m; null until known, and after a change. */
    roadMetres: integer("road_metres"),
  },
  (table) => [
    // The order list in its sequence, with everything that it can be filtered by (decision 020).
    index("orders_of_customer").on(
      table.customerId,
      desc(table.createdAt),
      desc(table.id),
      table.status,
      table.orderType,
      table.isArrival,
      table.isGoodsAbnormal,
      table.solveExceptionWay,
      table.appointResult,
      table.completedAt,
      table.appointmentTime,
      table.workerId,
      table.orderNo,
      table.customerName,
      table.customerPhone,
      table.logisticsNo,
      table.goodsTypeName,
      table.areaCode,
      table.paidAt,
      table.refundStatus,
      table.shopName,
      table.serviceTypeName,
      table.payWay,
      table.logisticsCompany,
    ),
    // Shorter indexes in the same sequence.
    index("orders_of_customer_by_time").on(
      table.customerId,
      desc(table.createdAt),
      desc(table.id),
      table.status,
      table.isArrival,
    ),
    index("orders_of_customer_by_status").on(
      table.customerId,
      table.status,
      desc(table.createdAt),
      desc(table.id),
      table.isArrival,
      table.isGoodsAbnormal,
    ),
    index("orders_open")
      .on(table.customerId, desc(table.createdAt), desc(table.id), table.status, table.isArrival)
      .where(sql`status NOT IN ('SUCCESS', 'EVALUATED', 'CLOSE')`),
    index("orders_abnormal")
      .on(
        table.customerId,
        desc(table.createdAt),
        desc(table.id),
        table.isGoodsAbnormal,
        table.solveExceptionWay,
      )
      .where(sql`is_goods_abnormal = 1 AND solve_exception_way IS NULL`),
    index("orders_unassigned")
      .on(table.customerId, table.paidAt, table.createdAt, table.status)
      .where(sql`status IN ('WAIT_ASSIGN', 'RECEIVING_ORDER')`),
    index("orders_with_refund")
      .on(table.customerId, desc(table.createdAt), desc(table.id), table.refundStatus)
      .where(sql`refund_status <> 'CANCEL'`),
    // Orders that need an action today, by time (`dashboard/todos.repository.ts`); the list is also filtered
    // by overdue visits.
    index("orders_by_visit")
      .on(table.customerId, table.appointmentTime, table.status, table.refundStatus, table.createdAt)
      .where(sql`status IN ('WAIT_PICK_UP', 'WAIT_INSTALL', 'WAIT_COMPLETE')`),
    index("orders_of_customer_by_acceptance")
      .on(table.customerId, table.acceptanceDueAt, table.refundStatus, table.isAcceptance)
      .where(sql`status = 'WAIT_ACCEPT' AND is_acceptance IS NULL`),
    index("orders_refund_refused")
      .on(table.customerId, table.createdAt, table.refundStatus, table.status)
      .where(sql`refund_status = 'REFUSE' AND status NOT IN ('SUCCESS', 'EVALUATED', 'CLOSE')`),
    index("orders_unpaid")
      .on(table.customerId, table.expiresAt, table.bidding)
      .where(sql`status = 'WAIT_PAY'`),
    // Indexes for filters that find few orders, each with the time for sorting. Those by phone also contain
    // the name, because a search uses both.
    index("orders_of_customer_by_phone").on(
      table.customerId,
      table.customerPhone,
      table.createdAt,
      table.customerName,
    ),
    index("orders_of_customer_by_phone_tail").on(
      table.customerId,
      sql`substr(${table.customerPhone}, -4)`,
      table.createdAt,
      table.customerName,
      table.customerPhone,
    ),
    index("orders_of_customer_by_number").on(table.customerId, table.orderNo, table.createdAt),
    index("orders_of_customer_by_waybill")
      .on(table.customerId, sql`lower(${table.logisticsNo})`, table.createdAt)
      .where(sql`lower(logistics_no) IS NOT NULL`),
    index("orders_of_customer_by_shop_order")
      .on(table.customerId, sql`lower(${table.shopOrderNo})`, table.createdAt)
      .where(sql`lower(shop_order_no) IS NOT NULL`),
    index("orders_of_customer_by_shop")
      .on(table.customerId, table.shopName, table.createdAt)
      .where(sql`shop_name IS NOT NULL`),
    index("orders_of_customer_by_service").on(table.customerId, table.serviceTypeName, table.createdAt),
    index("orders_of_customer_by_pay_way")
      .on(table.customerId, table.payWay, table.createdAt)
      .where(sql`pay_way IS NOT NULL`),
    index("orders_of_customer_by_carrier")
      .on(table.customerId, table.logisticsCompany, table.createdAt)
      .where(sql`logistics_company IS NOT NULL`),
    index("orders_of_customer_by_worker")
      .on(table.customerId, table.orderType, table.workerId, table.createdAt)
      .where(sql`worker_id IS NOT NULL`),
    index("orders_of_customer_by_goods").on(table.customerId, table.goodsTypeName, table.createdAt),
    index("orders_of_customer_by_area").on(table.customerId, table.areaCode, table.createdAt),
    index("orders_of_customer_by_completion")
      .on(table.customerId, table.completedAt, table.createdAt)
      .where(sql`completed_at IS NOT NULL`),
    index("orders_of_customer_by_appointment").on(table.customerId, table.appointmentTime, table.createdAt),
    index("orders_of_customer_by_appoint_result")
      .on(table.customerId, table.appointResult, table.createdAt)
      .where(sql`appoint_result IS NOT NULL`),
    index("orders_with_bids")
      .on(table.customerId, table.expiresAt)
      .where(sql`status = 'WAIT_PAY' AND bidding IN ('OPEN', 'OVER')`),
    index("orders_open_for_bids")
      .on(table.biddingEndsAt)
      .where(sql`bidding = 'OPEN' AND status = 'WAIT_PAY'`),
    index("orders_with_recipient").on(table.createdAt).where(sql`customer_phone <> ''`),
    index("orders_by_expiry").on(table.expiresAt).where(sql`status = 'WAIT_PAY'`),
    index("orders_by_acceptance")
      .on(table.acceptanceDueAt)
      .where(sql`${table.status} = 'WAIT_ACCEPT' AND ${table.isAcceptance} IS NULL`),
  ],
);

/** Goods of an order (ENT-03). */
export const orderItems = sqliteTable(
  "order_items",
  {
    id: integer("id").primaryKey(),
    orderId: integer("order_id").notNull(),
    position: integer("position").notNull(),
    goodsTypeId: integer("goods_type_id").notNull(),
    goodsTypeName: text("goods_type_name").notNull(),
    name: text("name").notNull(),
    count: integer("count").notNull(),
    packingMethod: text("packing_method"),
    description: text("description"),
    imgUrl: text("img_url").notNull(),
    installVideoUrl: text("install_video_url"),
  },
  (table) => [index("order_items_of_order").on(table.orderId, table.position)],
);

/**
 * History of an order. The primary key is the lock: if two writers saw the same version, one inserts, and the
 * whole batch of the other rolls back (decision 003).
 */
export const orderTransitions = sqliteTable(
  "order_transitions",
  {
    orderId: integer("order_id").notNull(),
    seq: integer("seq").notNull(),
    event: text("event").notNull(),
    fromStatus: text("from_status"),
    toStatus: text("to_status").notNull(),
    /** `customer:<id>`, `worker:<id>`, `provider:<id>`, `operator` or `system`. */
    actor: text("actor").notNull(),
    at: integer("at").notNull(),
    /** Data of the step, e.g. photos or a reason, as JSON (`lifecycle/step.ts`); null without any. */
    detail: text("detail"),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.seq] }),
    // Finds orders that changed after a time, for the checks of the books, by steps that add no message,
    // ledger event or order. The usual steps, which every order makes, are left out.
    index("order_transitions_quiet")
      .on(table.at)
      .where(
        sql`event NOT IN ('create', 'pay', 'receive', 'take', 'assign', 'appoint', 'sign_in', 'complete', 'accept')`,
      ),
  ],
);
