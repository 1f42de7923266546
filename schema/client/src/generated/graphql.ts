/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Which lines of the ledger are wanted: those that match everything that is given. */
export type CashFlowFilter = {
  /** At this second or later. */
  from?: string | null | undefined;
  /** Only this pay way. */
  payWay?: PayWay | null | undefined;
  /** By the end of this second: 23:59:59 of a day includes all of it. */
  to?: string | null | undefined;
  /** Only this type. */
  type?: LedgerType | null | undefined;
};

/** A new order. Texts are checked by the same rules as the form; prices are computed again. */
export type CreateOrderInput = {
  /** Street and number. */
  address: string;
  /** Code of the lowest area chosen. */
  areaCode: string;
  /** Whom the platform calls about the order. */
  contactName: string;
  /** Phone of whom the platform calls. */
  contactPhone: string;
  /** Who receives the goods. */
  customerName: string;
  /** Phone of who receives the goods. */
  customerPhone: string;
  /** When the work should be done. */
  expectedAt?: string | null | undefined;
  /** Until when on that day the master may come; no window when left out. */
  expectedUntil?: string | null | undefined;
  /** Floors to climb, 1 to 99; needed without a lift. */
  floors?: number | null | undefined;
  /** Category of the order. */
  goodsTypeId: string;
  /** Whether the building has a lift. */
  hasLift: boolean;
  /** Made when the form opens; repeating it answers as the first time did and never orders twice. At most 255 letters, digits, `_`, `.`, `:` or `-`. Remembered for 7 days: later it is a new key, so look first what the request has done. */
  idempotencyKey: string;
  /** Whether the goods have arrived. */
  isArrival: boolean;
  /** The goods, 1 to 50. */
  items: Array<OrderItemInput>;
  /** Carrier. */
  logisticsCompany?: string | null | undefined;
  /** Waybill number; needed when arrived goods are collected. */
  logisticsNo?: string | null | undefined;
  /** Phone of the depot, digits only; needed when arrived goods are collected. */
  logisticsPhone?: string | null | undefined;
  /** Number of packages, 1 to 999. */
  packingCount: number;
  /** Where the goods are collected. */
  pickupAddress?: string | null | undefined;
  /** Code of the lowest area where the goods are collected; for immediate orders. */
  pickupAreaCode?: string | null | undefined;
  /** Code for collecting. */
  pickupCode?: string | null | undefined;
  /** Where that is on the map, as `addressLocation` answered. */
  pickupPoint?: MapPointInput | null | undefined;
  /** How its price is found; PLATFORM when left out, and for immediate orders. */
  priceWay?: PriceWay | null | undefined;
  /** What the customer was shown, in 分; a different price now is the error 4203. */
  quotedTotalFee?: number | null | undefined;
  /** Note, at most 500 characters. */
  remark?: string | null | undefined;
  /** What is to be done. */
  serviceTypeId: string;
  /** That shop, at most 50 characters. */
  shopName?: string | null | undefined;
  /** Number of the order at the customer's shop, at most 60 characters. */
  shopOrderNo?: string | null | undefined;
  /** Whether the master collects the goods, as the service type says. */
  takeDeliveryFee?: boolean | null | undefined;
  /** Volume of all goods in m³ as typed, at most two decimals. */
  totalVolume: string;
  /** When the goods are to be collected; for immediate orders. */
  transportAt?: string | null | undefined;
  /** How the order finds its master; GENERAL when left out. */
  type?: OrderType | null | undefined;
  /** Order number at that shop. */
  verifOrderNo?: string | null | undefined;
  /** Whose completion code is needed. */
  verifType: VerifType;
};

/** What a refusal means. */
export type ErrorCode =
  /** 4521: The refresh token of the app no longer works. Sign in again. */
  | 'APP_SESSION_OVER'
  /** 4201: The platform does not serve this area. */
  | 'AREA_NOT_SERVED'
  /** 4005: The platform does not offer this. */
  | 'CALL_NOT_OFFERED'
  /** 4102: The puzzle has expired. Ask for another one. */
  | 'CAPTCHA_EXPIRED'
  /** 4104: An SMS needs a solved puzzle. */
  | 'CAPTCHA_REQUIRED'
  /** 4103: The puzzle has been used. Ask for another one. */
  | 'CAPTCHA_USED'
  /** 4101: The puzzle is not solved. The same one can be tried again. */
  | 'CAPTCHA_WRONG'
  /** 4009: The thing has changed since it was read. Read it again. */
  | 'CONFLICT'
  /** 4403: The file is empty. */
  | 'FILE_EMPTY'
  /** 4402: The file is too large. */
  | 'FILE_TOO_LARGE'
  /** 4401: Files of this type are not taken. */
  | 'FILE_TYPE_REFUSED'
  /** 4308: The key was used with other values, and that request was carried out. */
  | 'IDEMPOTENCY_MISMATCH'
  /** 4115: The code to the account's own phone comes first. */
  | 'IDENTITY_UNPROVEN'
  /** 4304: The wallet holds too little. */
  | 'INSUFFICIENT_BALANCE'
  /** 5000: Something unexpected failed. The request id leads to the log. */
  | 'INTERNAL'
  /** 4000: A value is missing or wrong; the message says which. */
  | 'INVALID_INPUT'
  /** 4503: The request came from an address that the API key does not allow. */
  | 'KEY_ADDRESS_REFUSED'
  /** 4502: No API key may do this: it needs a person on the site. */
  | 'KEY_CALL_CLOSED'
  /** 4504: The payment exceeds what is left of the key's amount of the day. */
  | 'KEY_DAY_LIMIT'
  /** 4501: The API key lacks the scope for this; the message names it. */
  | 'KEY_SCOPE_MISSING'
  /** 4004: The thing does not exist, or belongs to another customer. */
  | 'NOT_FOUND'
  /** 4305: The order is paid already. */
  | 'ORDER_ALREADY_PAID'
  /** 4306: The order is closed. */
  | 'ORDER_CLOSED'
  /** 4321: No account is bound to which money can be paid out. */
  | 'PAYOUT_ACCOUNT_MISSING'
  /** 4322: Withdrawals wait some time after a binding or a change of phone. */
  | 'PAYOUT_HELD'
  /** 4302: The payment password was wrong too often and is locked for a while. */
  | 'PAY_PASSWORD_LOCKED'
  /** 4303: The customer has no payment password yet. */
  | 'PAY_PASSWORD_NOT_SET'
  /** 4309: The payment password is older than the rules for it. Set another one. */
  | 'PAY_PASSWORD_OUTDATED'
  /** 4310: This amount needs the payment password. */
  | 'PAY_PASSWORD_REQUIRED'
  /** 4301: The payment password is wrong. */
  | 'PAY_PASSWORD_WRONG'
  /** 4307: This way of payment is not offered. */
  | 'PAY_WAY_NOT_OFFERED'
  /** 4121: Another account has this phone. */
  | 'PHONE_REGISTERED'
  /** 4203: The price is no longer the one that the customer saw. */
  | 'PRICE_CHANGED'
  /** 4202: There is no price for this job now. */
  | 'PRICE_IN_MAINTENANCE'
  /** 4522: Apps sign in by loginApp. */
  | 'SIGN_IN_ELSEWHERE'
  /** 4112: The SMS code has expired. */
  | 'SMS_CODE_EXPIRED'
  /** 4113: The SMS code has been used. */
  | 'SMS_CODE_USED'
  /** 4111: The SMS code is wrong. */
  | 'SMS_CODE_WRONG'
  /** 4114: The SMS could not be sent. */
  | 'SMS_NOT_SENT'
  /** 4029: A limit is reached. Try again later. */
  | 'TOO_MANY_REQUESTS'
  /** 5003: The backend does not answer. Try again. */
  | 'UPSTREAM_UNAVAILABLE';

/** Why money moved in a wallet. */
export type LedgerType =
  /** A bonus from the platform. */
  | 'BONUS'
  /** Money was withdrawn. */
  | 'CASH_OUT'
  /** A withdrawal failed and came back. */
  | 'CASH_OUT_REJECT'
  /** A fine. */
  | 'FINE'
  /** The customer added money to an order. */
  | 'MARKUP'
  /** The customer paid what a master had asked for. */
  | 'MARKUP_REQUEST'
  /** A share of what an order earned. */
  | 'ORDER_PROFIT'
  /** An order was paid. */
  | 'PLACE_AN_ORDER'
  /** Part of what was paid came back for volume. */
  | 'REBATE'
  /** Money was put in. */
  | 'RECHARGE'
  /** An order's money came back. */
  | 'REFUND'
  /** A reward. */
  | 'REWARD'
  /** A service beside the orders was charged. */
  | 'VALUE_ADDED';

/** A point on the map (GCJ-02). */
export type MapPointInput = {
  /** Latitude, degrees. */
  lat: number;
  /** Longitude, degrees. */
  lng: number;
};

/** A status, or one of the further values that orders can be filtered by. */
export type OrderFilter =
  /** An exception was reported and not solved. */
  | 'ABNORMAL'
  /** Paid for two hours, and no master is assigned. */
  | 'ASSIGN_OVERTIME'
  /** Can be complained about: paid and not closed. */
  | 'CAN_COMPLAINT'
  /** Closed: unpaid too long, cancelled or refunded. */
  | 'CLOSE'
  /** Accepted, rated or not. */
  | 'DEAL'
  /** Settled and rated. */
  | 'EVALUATED'
  /** In service: from collecting the goods to the completion code. */
  | 'INSERVICE'
  /** A price increase waits to be paid. */
  | 'MARKUP_WAIT_PAY'
  /** Not finished, and the goods have not arrived. */
  | 'NOT_ARRIVAL'
  /** Waits for a master to take it. */
  | 'RECEIVING_ORDER'
  /** A refund was asked for and not taken back. */
  | 'REFUND'
  /** Finished: accepted, rated or not, or closed. */
  | 'SETTLED'
  /** Accepted and settled. */
  | 'SUCCESS'
  /** Not finished: neither accepted nor closed. */
  | 'UNSETTLED'
  /** Not accepted: still open, or closed. */
  | 'UNSUCCESS'
  /** Done; waits for the customer to accept. */
  | 'WAIT_ACCEPT'
  /** Assigned; waits for the master to make an appointment. */
  | 'WAIT_APPOINTMENT'
  /** Paid; waits for the platform to assign a master. */
  | 'WAIT_ASSIGN'
  /** Being worked on. */
  | 'WAIT_COMPLETE'
  /** Accepted and not rated. */
  | 'WAIT_EVALUATE'
  /** Waits for the work to begin. */
  | 'WAIT_INSTALL'
  /** Waits for its payment. */
  | 'WAIT_PAY'
  /** Waits for the goods to be collected. */
  | 'WAIT_PICK_UP'
  /** Done; waits for the shop's completion code. */
  | 'WAIT_VERIF';

/** One good of a new order. */
export type OrderItemInput = {
  /** Pieces, 1 to 999. */
  count: number;
  /** Note for the master, at most 500 characters. */
  description?: string | null | undefined;
  /** Category of this good. */
  goodsTypeId: string;
  /** Picture, a path that an upload answered. */
  imageUrl: string;
  /** Name, at most 100 characters. */
  name: string;
  /** Packing, at most 50 characters. */
  packingMethod?: string | null | undefined;
  /** Installation video, a path that an upload answered. */
  videoUrl?: string | null | undefined;
};

/** What orders have to match: everything that is given. Blank texts are ignored. */
export type OrderListFilter = {
  /** Visit appointed for this second or later. */
  appointedFrom?: string | null | undefined;
  /** Visit appointed for the end of this second or earlier. */
  appointedTo?: string | null | undefined;
  /** Code of a province, city or district. */
  areaCode?: string | null | undefined;
  /** Work done at this second or later. */
  completedFrom?: string | null | undefined;
  /** Work done by the end of this second. */
  completedTo?: string | null | undefined;
  /** Placed at this second or later. */
  createdFrom?: string | null | undefined;
  /** Placed by the end of this second: 23:59:59 of a day includes all of it. */
  createdTo?: string | null | undefined;
  /** Part of the customer's name, or the beginning or the last four digits of the phone. */
  customer?: string | null | undefined;
  /** Chinese name of the category. */
  goodsTypeName?: string | null | undefined;
  /** Whether an exception was reported and not solved. */
  isAbnormal?: boolean | null | undefined;
  /** Whether the last attempt to make an appointment succeeded; either leaves out orders without one. */
  isAppointed?: boolean | null | undefined;
  /** Whether the goods have arrived; false leaves finished orders out. */
  isArrival?: boolean | null | undefined;
  /** Whether it is accepted or closed. */
  isFinished?: boolean | null | undefined;
  /** Whether the master has not come in time, or has not finished on the day. */
  isVisitOverdue?: boolean | null | undefined;
  /** A part of the order number, the customer's name or phone, the waybill, the shop order number, the address or a good's name. */
  keyword?: string | null | undefined;
  /** Name of the carrier. */
  logisticsCompany?: string | null | undefined;
  /** Waybill number or its beginning. */
  logisticsNo?: string | null | undefined;
  /** Order number or its beginning. */
  orderNo?: string | null | undefined;
  /** How it was paid. */
  payWay?: PayWay | null | undefined;
  /** Chinese name of the service type. */
  serviceTypeName?: string | null | undefined;
  /** Name of the customer's shop. */
  shopName?: string | null | undefined;
  /** A status, or one of the further filters. */
  status?: OrderFilter | null | undefined;
  /** Part of the master's name, or the beginning of the phone. */
  worker?: string | null | undefined;
};

/** Where an order stands. */
export type OrderStatus =
  /** Closed: unpaid too long, cancelled or refunded. */
  | 'CLOSE'
  /** Settled and rated. */
  | 'EVALUATED'
  /** Waits for a master to take it. */
  | 'RECEIVING_ORDER'
  /** Accepted and settled. */
  | 'SUCCESS'
  /** Done; waits for the customer to accept. */
  | 'WAIT_ACCEPT'
  /** Assigned; waits for the master to make an appointment. */
  | 'WAIT_APPOINTMENT'
  /** Paid; waits for the platform to assign a master. */
  | 'WAIT_ASSIGN'
  /** Being worked on. */
  | 'WAIT_COMPLETE'
  /** Waits for the work to begin. */
  | 'WAIT_INSTALL'
  /** Waits for its payment. */
  | 'WAIT_PAY'
  /** Waits for the goods to be collected. */
  | 'WAIT_PICK_UP'
  /** Done; waits for the shop's completion code. */
  | 'WAIT_VERIF';

/** How an order finds its master. */
export type OrderType =
  /** At the platform's price or by a bid of a master, as `bidding` says. */
  | 'GENERAL'
  /** At a fixed price, served at once. */
  | 'TIMELY';

/** A payment. */
export type PayOrderInput = {
  /** Made when the form opens; repeating it answers as the first time did and never pays twice. At most 255 letters, digits, `_`, `.`, `:` or `-`. Remembered for 7 days: later it is a new key, so look first what the request has done. */
  idempotencyKey: string;
  /** The order to pay. */
  orderId: string;
  /** How to pay. */
  payWay: PayWay;
  /** Price that the person was shown, in 分; when it has changed, nothing is paid. */
  quotedTotalFee?: number | null | undefined;
};

/** A payment of several orders. */
export type PayOrdersInput = {
  /** Made when the form opens; repeating it answers as the first time did and never pays twice. At most 255 letters, digits, `_`, `.`, `:` or `-`. Remembered for 7 days: later it is a new key, so look first what the request has done. */
  idempotencyKey: string;
  /** The orders to pay, at most 50. */
  orderIds: Array<string>;
  /** How to pay. */
  payWay: PayWay;
  /** Total that the person was shown, in 分; when it has changed, nothing is paid. */
  quotedTotalFee?: number | null | undefined;
};

/** A way to pay. */
export type PayWay =
  /** Alipay. */
  | 'ALIPAY'
  /** The balance on the platform. */
  | 'WALLET'
  /** WeChat Pay. */
  | 'WECHAT';

/** One good of the job. */
export type PriceItemInput = {
  /** Pieces, 1 to 999. */
  count: number;
  /** Category of this good. */
  goodsTypeId: string;
  /** Name, at most 100 characters. */
  name: string;
};

/** What the price depends on. */
export type PriceQuoteInput = {
  /** Code of the lowest area chosen. */
  areaCode: string;
  /** Category of the order. */
  goodsTypeId: string;
  /** The goods, 1 to 50. */
  items: Array<PriceItemInput>;
  /** Number of packages; may be left out. */
  packingCount?: number | null | undefined;
  /** What is to be done. */
  serviceTypeId: string;
  /** Volume of all goods in m³. */
  totalVolume: number;
};

/** How the price of a normal order is found. */
export type PriceWay =
  /** Masters bid for up to two days, and the customer picks. */
  | 'BIDS'
  /** The platform's price, to be paid now. */
  | 'PLATFORM';

/** What a customer asks back, and why. */
export type RefundInput = {
  /** The subsidy that the master keeps, in 分, at most the part of theirs that is held. */
  allowance?: number | null | undefined;
  /** Whom to talk to; the order's contact when left out. */
  contactName?: string | null | undefined;
  /** Phone; the order's contact when left out. */
  contactPhone?: string | null | undefined;
  /** Why, in words, at most 500 characters. */
  description: string;
  /** Up to 8 pictures, paths that an upload answered. */
  imageUrls?: Array<string> | null | undefined;
  /** A reason of `refundReasons`. */
  reason: string;
};

/** Whose completion code an order needs. */
export type VerifType =
  /** 喵师傅 (Tmall). */
  | 'MIAO'
  /** None. */
  | 'NOT'
  /** 旺师傅 (Taobao). */
  | 'WANG';

export type GoodsTypesQueryVariables = Exact<{
  areaCode?: string | null | undefined;
}>;


export type GoodsTypesQuery = { goodsTypes: Array<{ id: string, name: string, children: Array<{ id: string, name: string }> | null }> | null };

export type ServiceTypesQueryVariables = Exact<{
  goodsTypeId: string;
}>;


export type ServiceTypesQuery = { serviceTypes: Array<{ id: string, name: string, takeDeliveryFee: boolean }> | null };

export type AreaChildrenQueryVariables = Exact<{
  parentCode: string;
}>;


export type AreaChildrenQuery = { areaChildren: Array<{ code: string, name: string }> | null };

export type PayOrderMutationVariables = Exact<{
  input: PayOrderInput;
}>;


export type PayOrderMutation = { payOrder:
    | { __typename: 'BusinessError', reason: ErrorCode | null, code: number, field: string | null, message: string }
    | { __typename: 'OrderPayment' }
   | null };

export type PayOrdersMutationVariables = Exact<{
  input: PayOrdersInput;
}>;


export type PayOrdersMutation = { payOrders:
    | { __typename: 'BatchPayment' }
    | { __typename: 'BusinessError', reason: ErrorCode | null, code: number, field: string | null, message: string }
   | null };

export type RefundOrderMutationVariables = Exact<{
  orderId: string;
}>;


export type RefundOrderMutation = { refundOrder:
    | { __typename: 'BusinessError', reason: ErrorCode | null, code: number, field: string | null, message: string }
    | { __typename: 'OrderChange' }
   | null };

export type RequestRefundMutationVariables = Exact<{
  orderId: string;
  input: RefundInput;
}>;


export type RequestRefundMutation = { requestRefund:
    | { __typename: 'BusinessError', reason: ErrorCode | null, code: number, field: string | null, message: string }
    | { __typename: 'RefundRequested' }
   | null };

export type LedgerQueryVariables = Exact<{
  filter?: CashFlowFilter | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type LedgerQuery = { viewer: { wallet: { balance: number } | null, cashFlows: { total: number, nodes: Array<{ id: string, createdAt: string, content: string, amount: number, balanceAfter: number, orderId: string | null, orderNo: string | null }> } | null } | null };

export type RefusalFragment = { reason: ErrorCode | null, code: number, field: string | null, message: string };

export type OrderFactsFragment = { id: string, orderNo: string, shopOrderNo: string | null, status: OrderStatus, displayStatus: string, totalAmount: number, createdAt: string, paidAt: string | null, appointmentAt: string | null, workerName: string | null, workerPhone: string | null, completedAt: string | null };

export type QuotePriceQueryVariables = Exact<{
  input: PriceQuoteInput;
}>;


export type QuotePriceQuery = { priceQuote:
    | { __typename: 'BusinessError', reason: ErrorCode | null, code: number, field: string | null, message: string }
    | { __typename: 'PriceQuote', totalFee: number, workerFee: number }
   | null };

export type PlaceOrderMutationVariables = Exact<{
  input: CreateOrderInput;
}>;


export type PlaceOrderMutation = { createOrder:
    | { __typename: 'BusinessError', reason: ErrorCode | null, code: number, field: string | null, message: string }
    | { __typename: 'OrderCreated', orderId: string }
   | null };

export type CancelOrderMutationVariables = Exact<{
  orderId: string;
}>;


export type CancelOrderMutation = { cancelOrder:
    | { __typename: 'BusinessError', reason: ErrorCode | null, code: number, field: string | null, message: string }
    | { __typename: 'OrderChange' }
   | null };

export type OrderQueryVariables = Exact<{
  id: string;
}>;


export type OrderQuery = { order: { id: string, orderNo: string, shopOrderNo: string | null, status: OrderStatus, displayStatus: string, totalAmount: number, createdAt: string, paidAt: string | null, appointmentAt: string | null, workerName: string | null, workerPhone: string | null, completedAt: string | null } | null };

export type OrdersQueryVariables = Exact<{
  filter?: OrderListFilter | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type OrdersQuery = { viewer: { orders: { total: number, nodes: Array<{ id: string, orderNo: string, shopOrderNo: string | null, status: OrderStatus, displayStatus: string, totalAmount: number, createdAt: string, paidAt: string | null, appointmentAt: string | null, workerName: string | null, workerPhone: string | null, completedAt: string | null }> } | null } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const RefusalFragmentDoc = new TypedDocumentString(`
    fragment Refusal on BusinessError {
  reason
  code
  field
  message
}
    `, {"fragmentName":"Refusal"}) as unknown as TypedDocumentString<RefusalFragment, unknown>;
export const OrderFactsFragmentDoc = new TypedDocumentString(`
    fragment OrderFacts on Order {
  id
  orderNo
  shopOrderNo
  status
  displayStatus
  totalAmount
  createdAt
  paidAt
  appointmentAt
  workerName
  workerPhone
  completedAt
}
    `, {"fragmentName":"OrderFacts"}) as unknown as TypedDocumentString<OrderFactsFragment, unknown>;
export const GoodsTypesDocument = new TypedDocumentString(`
    query GoodsTypes($areaCode: String) {
  goodsTypes(areaCode: $areaCode) {
    id
    name
    children {
      id
      name
    }
  }
}
    `) as unknown as TypedDocumentString<GoodsTypesQuery, GoodsTypesQueryVariables>;
export const ServiceTypesDocument = new TypedDocumentString(`
    query ServiceTypes($goodsTypeId: ID!) {
  serviceTypes(goodsTypeId: $goodsTypeId) {
    id
    name
    takeDeliveryFee
  }
}
    `) as unknown as TypedDocumentString<ServiceTypesQuery, ServiceTypesQueryVariables>;
export const AreaChildrenDocument = new TypedDocumentString(`
    query AreaChildren($parentCode: String!) {
  areaChildren(parentCode: $parentCode) {
    code
    name
  }
}
    `) as unknown as TypedDocumentString<AreaChildrenQuery, AreaChildrenQueryVariables>;
export const PayOrderDocument = new TypedDocumentString(`
    mutation PayOrder($input: PayOrderInput!) {
  payOrder(input: $input) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  reason
  code
  field
  message
}`) as unknown as TypedDocumentString<PayOrderMutation, PayOrderMutationVariables>;
export const PayOrdersDocument = new TypedDocumentString(`
    mutation PayOrders($input: PayOrdersInput!) {
  payOrders(input: $input) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  reason
  code
  field
  message
}`) as unknown as TypedDocumentString<PayOrdersMutation, PayOrdersMutationVariables>;
export const RefundOrderDocument = new TypedDocumentString(`
    mutation RefundOrder($orderId: ID!) {
  refundOrder(orderId: $orderId) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  reason
  code
  field
  message
}`) as unknown as TypedDocumentString<RefundOrderMutation, RefundOrderMutationVariables>;
export const RequestRefundDocument = new TypedDocumentString(`
    mutation RequestRefund($orderId: ID!, $input: RefundInput!) {
  requestRefund(orderId: $orderId, input: $input) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  reason
  code
  field
  message
}`) as unknown as TypedDocumentString<RequestRefundMutation, RequestRefundMutationVariables>;
export const LedgerDocument = new TypedDocumentString(`
    query Ledger($filter: CashFlowFilter, $page: Int, $pageSize: Int) {
  viewer {
    wallet {
      balance
    }
    cashFlows(filter: $filter, page: $page, pageSize: $pageSize) {
      total
      nodes {
        id
        createdAt
        content
        amount
        balanceAfter
        orderId
        orderNo
      }
    }
  }
}
    `) as unknown as TypedDocumentString<LedgerQuery, LedgerQueryVariables>;
export const QuotePriceDocument = new TypedDocumentString(`
    query QuotePrice($input: PriceQuoteInput!) {
  priceQuote(input: $input) {
    __typename
    ... on PriceQuote {
      totalFee
      workerFee
    }
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  reason
  code
  field
  message
}`) as unknown as TypedDocumentString<QuotePriceQuery, QuotePriceQueryVariables>;
export const PlaceOrderDocument = new TypedDocumentString(`
    mutation PlaceOrder($input: CreateOrderInput!) {
  createOrder(input: $input) {
    __typename
    ... on OrderCreated {
      orderId
    }
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  reason
  code
  field
  message
}`) as unknown as TypedDocumentString<PlaceOrderMutation, PlaceOrderMutationVariables>;
export const CancelOrderDocument = new TypedDocumentString(`
    mutation CancelOrder($orderId: ID!) {
  cancelOrder(orderId: $orderId) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  reason
  code
  field
  message
}`) as unknown as TypedDocumentString<CancelOrderMutation, CancelOrderMutationVariables>;
export const OrderDocument = new TypedDocumentString(`
    query Order($id: ID!) {
  order(id: $id) {
    ...OrderFacts
  }
}
    fragment OrderFacts on Order {
  id
  orderNo
  shopOrderNo
  status
  displayStatus
  totalAmount
  createdAt
  paidAt
  appointmentAt
  workerName
  workerPhone
  completedAt
}`) as unknown as TypedDocumentString<OrderQuery, OrderQueryVariables>;
export const OrdersDocument = new TypedDocumentString(`
    query Orders($filter: OrderListFilter, $page: Int, $pageSize: Int) {
  viewer {
    orders(filter: $filter, page: $page, pageSize: $pageSize) {
      total
      nodes {
        ...OrderFacts
      }
    }
  }
}
    fragment OrderFacts on Order {
  id
  orderNo
  shopOrderNo
  status
  displayStatus
  totalAmount
  createdAt
  paidAt
  appointmentAt
  workerName
  workerPhone
  completedAt
}`) as unknown as TypedDocumentString<OrdersQuery, OrdersQueryVariables>;