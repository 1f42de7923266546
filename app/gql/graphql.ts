/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Who an exception comes from. */
export type AbnormalSource =
  /** The customer. */
  | 'CUSTOMER'
  /** Another person. */
  | 'OTHER'
  /** The master. */
  | 'WORKER';

/** What can have happened to an account. */
export type ActivityKind =
  /** An Alipay account was bound for withdrawals. */
  | 'ALIPAY_BOUND'
  /** The Alipay account was unbound. */
  | 'ALIPAY_UNBOUND'
  /** Data were exported to a file. */
  | 'EXPORTED'
  /** The payment password was changed. */
  | 'PAY_PASSWORD_CHANGED'
  /** A payment password was set for the first time. */
  | 'PAY_PASSWORD_SET'
  /** The account moved to another phone. */
  | 'PHONE_CHANGED'
  /** Other sessions were ended. */
  | 'SESSIONS_ENDED'
  /** A sign-in. */
  | 'SIGNED_IN'
  /** A WeChat account was bound for withdrawals. */
  | 'WECHAT_BOUND'
  /** The WeChat account was unbound. */
  | 'WECHAT_UNBOUND'
  /** Money was withdrawn from the wallet. */
  | 'WITHDRAWN';

/** Who applies to be a service provider. */
export type ApplicantType =
  /** A company, which has to give its name. */
  | 'ENTERPRISE'
  /** A person. */
  | 'PERSONAL';

/** The approval of what a master asks for. */
export type ApproveMarkupInput = {
  /** Made for each choice; repeating it answers as the first time did and never pays twice. */
  idempotencyKey: string;
  /** The request. */
  markupId: string;
  /** Its number. */
  number: string;
  /** Payment password; needed for WALLET only. */
  password?: string | null | undefined;
  /** How to pay. */
  payWay: PayWay;
};

/** What the platform should know to decide. */
export type ArbitrationInput = {
  /** The subsidy for the master that the customer offers, in 分. */
  allowance?: number | null | undefined;
  /** Words, at most 500 characters. */
  content: string;
  /** Up to 8 pictures, paths that an upload answered. */
  imageUrls?: Array<string> | null | undefined;
};

/** An account of Alipay. */
export type BindAlipayInput = {
  /** Phone or e-mail address that signs in there. */
  account: string;
  /** SMS code to the customer's phone. */
  code: string;
  /** Name to which it belongs. */
  realName: string;
};

/** Where a call stands. */
export type CallStatus =
  /** They talk. */
  | 'ACCEPTED'
  /** The caller called it off. */
  | 'CANCELLED'
  /** One side hung up or lost the connection. */
  | 'ENDED'
  /** Not answered in time. */
  | 'MISSED'
  /** Whom it was for rejected it. */
  | 'REJECTED'
  /** Not answered yet. */
  | 'RINGING';

/** What a call carries. */
export type CallType =
  /** Voice alone. */
  | 'AUDIO'
  /** Picture and voice. */
  | 'VIDEO';

/** How the piece was moved. */
export type CaptchaInput =
  /** Moved in steps with the keyboard. */
  | 'KEYBOARD'
  /** Dragged with a mouse or a finger. */
  | 'POINTER';

/** Which widget draws the challenge. */
export type CaptchaProvider =
  /** Geetest v3, whose widget loads its own pictures. */
  | 'GEETEST'
  /** Our own slider puzzle. */
  | 'SLIDER';

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

/** Another phone for the account. */
export type ChangePhoneInput = {
  /** Fresh SMS code of the new phone. */
  code: string;
  /** Fresh SMS code of the phone that the account has. */
  currentCode: string;
  /** The new phone, 11 digits. */
  phone: string;
};

/** A complaint about an order. */
export type ComplaintInput = {
  /** Words, at most 500 characters. */
  content: string;
  /** Up to 8 pictures, paths that an upload answered. */
  imageUrls?: Array<string> | null | undefined;
  /** Whom or what it is about. */
  object: ComplaintObject;
  /** Number of the order. */
  orderNo: string;
};

/** Whom or what a complaint is about. */
export type ComplaintObject =
  /** Anything else. */
  | 'OTHER'
  /** The master of the order. */
  | 'WORKER';

/** How far a complaint is. */
export type ComplaintStatus =
  /** The platform has answered. */
  | 'DONE'
  /** Taken back by its customer. */
  | 'REVOKED'
  /** Not answered yet. */
  | 'UNTREATED';

/** The goods have arrived; what is left out stays as it was. */
export type ConfirmArrivalInput = {
  /** Carrier. */
  logisticsCompany?: string | null | undefined;
  /** Waybill number; needed when the master collects the goods. */
  logisticsNo?: string | null | undefined;
  /** Phone of the depot, digits only; needed when the master collects the goods. */
  logisticsPhone?: string | null | undefined;
  /** The order. */
  orderId: string;
  /** Where the goods are collected. */
  pickupAddress?: string | null | undefined;
  /** Code for collecting. */
  pickupCode?: string | null | undefined;
  /** Latitude of that place. */
  pickupLat?: number | null | undefined;
  /** Longitude of that place. */
  pickupLng?: number | null | undefined;
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
  /** Floors to climb, 1 to 99; needed without a lift. */
  floors?: number | null | undefined;
  /** Category of the order. */
  goodsTypeId: string;
  /** Whether the building has a lift. */
  hasLift: boolean;
  /** Made when the form opens; repeating it answers as the first time did and never orders twice. */
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
  /** What the customer was shown, in 分; a different price now is the error 4203. */
  quotedTotalFee?: number | null | undefined;
  /** Note, at most 500 characters. */
  remark?: string | null | undefined;
  /** What is to be done. */
  serviceTypeId: string;
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

/** A rating of the master. */
export type EvaluateOrderInput = {
  /** Words, at most 500 characters. */
  content?: string | null | undefined;
  /** Up to 8 pictures, paths that an upload answered. */
  imageUrls?: Array<string> | null | undefined;
  /** Whether the name is kept back. */
  isAnonymous?: boolean | null | undefined;
  /** The order. */
  orderId: string;
  /** 1 to 5. */
  star: number;
  /** Impression tags of `impressionTags`. */
  tags?: Array<string> | null | undefined;
};

/** What WeChat leads back with. */
export type FinishWechatBindingInput = {
  /** Of WeChat. */
  code: string;
  /** Of the QR code. */
  state: string;
};

/** A note on an order. */
export type FollowUpInput = {
  /** The note, at most 500 characters. */
  content: string;
  /** Up to 8 pictures, paths that an upload answered. */
  imageUrls?: Array<string> | null | undefined;
  /** The order. */
  orderId: string;
};

/** Gender, where a customer says so. */
export type Gender =
  /** 女 */
  | 'FEMALE'
  /** 男 */
  | 'MALE';

/** What the customer did about an exception. */
export type HandleAbnormalInput = {
  /** The exception. */
  abnormalId: string;
  /** What was done, at most 500 characters. */
  content: string;
  /** What to add to the price with it, in 分, from the wallet; nothing when left out. */
  fee?: number | null | undefined;
  /** Made when the form opens; repeating it does nothing more and never pays twice. */
  idempotencyKey: string;
  /** Up to 8 pictures, paths that an upload answered. */
  imageUrls?: Array<string> | null | undefined;
  /** Payment password; needed with a fee. */
  password?: string | null | undefined;
  /** How far it is: anything but NOT_FOLLOW_UP. */
  progress: MerchantStatus;
};

/** What a column of a table of orders may hold. */
export type ImportField =
  /** 客户地址 */
  | 'address'
  /** 商品数量 */
  | 'count'
  /** 客户姓名 */
  | 'customerName'
  /** 客户电话 */
  | 'customerPhone'
  /** 期望上门时间 */
  | 'expectedTime'
  /** 楼梯层数 */
  | 'floorsNumber'
  /** 商品名称 */
  | 'goodsName'
  /** 货物是否已到 */
  | 'isArrival'
  /** 有无电梯 */
  | 'isLift'
  /** 物流公司 */
  | 'logisticsCompany'
  /** 物流单号 */
  | 'logisticsNo'
  /** 物流电话 */
  | 'logisticsPhone'
  /** 包装件数 */
  | 'packingCount'
  /** 提货地址 */
  | 'pickupAddress'
  /** 提货码 */
  | 'pickupCode'
  /** 备注 */
  | 'remark'
  /** 服务类型 */
  | 'serviceType'
  /** 店铺订单号 */
  | 'shopOrderNo'
  /** 总体积(m³) */
  | 'totalVolume';

/** What an invoice is asked for with. */
export type InvoiceInput = {
  /** Where it is sent. */
  email: string;
  /** Whom it is made out to. */
  kind: InvoiceKind;
  /** A month that is over, such as 2026-10. */
  month: string;
  /** Tax number of a company, 18 characters. */
  taxNo?: string | null | undefined;
  /** Name on the invoice, at most 60 characters. */
  title: string;
};

/** Whom an invoice is made out to. */
export type InvoiceKind =
  /** A company, with a tax number. */
  | 'ENTERPRISE'
  /** A person. */
  | 'PERSON';

/** How far a request for an invoice is. */
export type InvoiceStatus =
  /** The invoice was issued. */
  | 'ISSUED'
  /** Not answered yet. */
  | 'PENDING'
  /** It could not be issued. */
  | 'REFUSED';

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

/** A good as the library keeps it. */
export type LibraryGoodsInput = {
  /** Note for the master, at most 500 characters. */
  description?: string | null | undefined;
  /** Category of the goods. */
  goodsTypeId: string;
  /** Picture, a path that an upload answered. */
  imageUrl: string;
  /** Name, at most 100 characters. */
  name: string;
  /** Where the goods are sold. */
  shopUrl?: string | null | undefined;
  /** Installation video, a path that an upload answered. */
  videoUrl?: string | null | undefined;
};

/** Signing in by SMS code. */
export type LoginInput = {
  /** SMS code, six digits. */
  code: string;
  /** Phone number, 11 digits. */
  phone: string;
};

/** A point on the map (GCJ-02). */
export type MapPointInput = {
  /** Latitude, degrees. */
  lat: number;
  /** Longitude, degrees. */
  lng: number;
};

/** Columns of the file that fill a field, joined in this sequence. */
export type MappedFieldInput = {
  /** Numbers of the columns, from 0; none when the file has none. */
  columns: Array<number>;
  /** The field. */
  field: ImportField;
};

/** Why a price is increased. */
export type MarkupKind =
  /** Because of an exception, which its payment solves. */
  | 'ABNORMAL'
  /** In the ordinary course. */
  | 'ORDINARY';

/** Where a markup stands. */
export type MarkupStatus =
  /** Called off. */
  | 'CLOSE'
  /** Rejected by the customer. */
  | 'REJECT'
  /** Paid. */
  | 'SUCCESS'
  /** Waits to be paid, or to be rejected. */
  | 'WAIT_PAY';

/** How far the customer has dealt with an exception. */
export type MerchantStatus =
  /** Under way. */
  | 'FOLLOWING_UP'
  /** Not at all. */
  | 'NOT_FOLLOW_UP'
  /** Done. */
  | 'PROCESSED';

/** Tab of the message centre. */
export type MessageKind =
  /** A changed appointment. */
  | 'APPOINTMENT'
  /** About an order. */
  | 'SERVICE'
  /** From the platform. */
  | 'SYSTEM';

/** What a message is about. */
export type MessageTopic =
  /** The account's safety. Cannot be switched off. */
  | 'ACCOUNT'
  /** A call that the customer missed. */
  | 'CALL'
  /** A complaint was dealt with. */
  | 'COMPLAINT'
  /** Something is wrong with an order. */
  | 'EXCEPTION'
  /** The platform answered to feedback. */
  | 'FEEDBACK'
  /** A master wants more money. */
  | 'MARKUP'
  /** Money came or went. Cannot be switched off. */
  | 'MONEY'
  /** How the work goes on. */
  | 'ORDER'
  /** Anything else that the platform has to say. */
  | 'PLATFORM'
  /** A refund, or the arbitration about one. */
  | 'REFUND'
  /** When the master comes, or that no master does. */
  | 'VISIT';

/** Something that the customer can do with an order as it stands. */
export type OrderAction =
  /** Accept the work. */
  | 'ACCEPT'
  /** Report an exception. */
  | 'ADD_EXCEPTION'
  /** Add a note. */
  | 'ADD_FOLLOW_UP'
  /** Call the master, or the platform about an immediate order. */
  | 'CALL'
  /** Cancel it unpaid. */
  | 'CANCEL'
  /** Complain about it. */
  | 'COMPLAIN'
  /** Say that the goods have arrived. */
  | 'CONFIRM_ARRIVAL'
  /** Place the same immediate order again. */
  | 'COPY'
  /** Take one more day to accept. */
  | 'DELAY_ACCEPTANCE'
  /** Rate the master. */
  | 'EVALUATE'
  /** Say how a reported exception is to be solved. */
  | 'HANDLE_EXCEPTION'
  /** Offer the master more money. */
  | 'MARKUP'
  /** Talk about more money by call: immediate orders have a fixed price. */
  | 'MARKUP_CALL'
  /** Pay it. */
  | 'PAY'
  /** Get all of the money back while no master has it. */
  | 'REFUND'
  /** Reject the work. */
  | 'REJECT'
  /** Ask for money back from an order that a master has. */
  | 'REQUEST_REFUND';

/** What a merchant charges for an order. */
export type OrderChargeInput = {
  /** The charge, in 分; null takes it away. */
  amount?: number | null | undefined;
  /** Number of an own, paid order. */
  orderNo: string;
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
  /** Waybill number or its beginning. */
  logisticsNo?: string | null | undefined;
  /** Order number or its beginning. */
  orderNo?: string | null | undefined;
  /** A status, or one of the further filters. */
  status?: OrderFilter | null | undefined;
  /** Part of the master's name, or the beginning of the phone. */
  worker?: string | null | undefined;
};

/** What may be open about an order beside its status. */
export type OrderMatterKind =
  /** The platform decides about a refund that was refused. */
  | 'ARBITRATION'
  /** An exception was reported and not solved. */
  | 'EXCEPTION'
  /** A master asks for more money. */
  | 'MARKUP_REQUEST'
  /** The customer wanted to add money and has not paid it. */
  | 'MARKUP_UNPAID'
  /** Money is back, all of it or a part. */
  | 'REFUNDED'
  /** A refund was refused; the customer may ask again, or the platform. */
  | 'REFUND_REFUSED'
  /** A refund is waiting for a decision. */
  | 'REFUND_REVIEW'
  /** A refund was agreed and its money is on the way. */
  | 'REFUND_UNDERWAY';

/** A sequence of orders. Those without an appointment come last in both by appointment. */
export type OrderSort =
  /** The earliest visit first. */
  | 'APPOINTMENT_ASC'
  /** The latest visit first. */
  | 'APPOINTMENT_DESC'
  /** Oldest first. */
  | 'CREATED_ASC'
  /** Newest first. */
  | 'CREATED_DESC';

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
  /** By quotations of masters. */
  | 'GENERAL'
  /** At a fixed price, served at once. */
  | 'TIMELY';

/** One line of a pasted list. */
export type PastedGoodsInput = {
  /** Category of the goods. */
  goodsTypeId: string;
  /** Name, at most 100 characters. */
  name: string;
};

/** An increase of an order's price by its customer. */
export type PayMarkupInput = {
  /** How much, in 分. */
  amount: number;
  /** Made for each choice; repeating it answers as the first time did and never pays twice. */
  idempotencyKey: string;
  /** Why; ORDINARY when left out. */
  kind?: MarkupKind | null | undefined;
  /** What it is for: a value of `dictItems(code: MARKUP_TYPE)`. */
  markupType: string;
  /** The order. */
  orderId: string;
  /** Payment password; needed for WALLET only. */
  password?: string | null | undefined;
  /** How to pay. */
  payWay: PayWay;
  /** Words about it, at most 200 characters. */
  remark?: string | null | undefined;
};

/** A payment. */
export type PayOrderInput = {
  /** Made when the form opens; repeating it answers as the first time did and never pays twice. */
  idempotencyKey: string;
  /** The order to pay. */
  orderId: string;
  /** Payment password; needed for WALLET only. */
  password?: string | null | undefined;
  /** How to pay. */
  payWay: PayWay;
};

/** A payment of several orders. */
export type PayOrdersInput = {
  /** Made when the form opens; repeating it answers as the first time did and never pays twice. */
  idempotencyKey: string;
  /** The orders to pay, at most 50. */
  orderIds: Array<string>;
  /** Payment password; needed for WALLET only. */
  password?: string | null | undefined;
  /** How to pay. */
  payWay: PayWay;
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

/** What is to change of a profile: what is left out stays, an empty text takes away what was there. */
export type ProfileInput = {
  /** Address, at most 200 characters. */
  address?: string | null | undefined;
  /** Codes of province, city and district. */
  areaPath?: Array<string> | null | undefined;
  /** Picture, a path that an upload answered. */
  avatarUrl?: string | null | undefined;
  /** E-mail. */
  email?: string | null | undefined;
  /** Gender. */
  gender?: Gender | null | undefined;
  /** Name shown in the header, at most 20 characters. */
  nickname?: string | null | undefined;
};

/** Hours of the day, in Shanghai. */
export type QuietHoursInput = {
  /** Their first minute, `22:00`. */
  from: string;
  /** The minute after their last, `08:00`. */
  until: string;
};

/** How a recharge stands. */
export type RechargeStatus =
  /** It can no longer be paid. */
  | 'CLOSE'
  /** The money is in the wallet. */
  | 'SUCCESS'
  /** Not paid so far. */
  | 'WAIT_PAY';

/** A payment into the wallet. */
export type RechargeWalletInput = {
  /** How much, in 分. */
  amount: number;
  /** Made when the form opens; repeating it answers as the first time did. */
  idempotencyKey: string;
  /** How to pay; not WALLET. */
  payWay: PayWay;
};

/** Something that the customer can do with a refund as it stands. */
export type RefundAction =
  /** Have the platform decide. */
  | 'ARBITRATE'
  /** Take it back. */
  | 'CANCEL'
  /** Take the arbitration back. */
  | 'CANCEL_ARBITRATION'
  /** Change what is asked for. */
  | 'MODIFY'
  /** Ask again after a refusal. */
  | 'RENEW';

/** What a list of refunds can be filtered by. */
export type RefundFilter =
  /** Arbitrated, now or before. */
  | 'ARBITRATION'
  /** Refused. */
  | 'REFUSE'
  /** The money is back. */
  | 'SUCCEEDED'
  /** Under review. */
  | 'WAIT';

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

/** Where a refund stands. */
export type RefundStatus =
  /** Agreed to; the money is on its way. */
  | 'AGREE'
  /** The platform decides. */
  | 'ARBITRATION'
  /** Its arbitration was taken back. */
  | 'ARBITRATION_CANCEL'
  /** Taken back by the customer. */
  | 'CANCEL'
  /** Sending the money back has failed several times; it is tried on. */
  | 'FAIL'
  /** The platform has decided. */
  | 'PROCESSED'
  /** Refused; it can be asked for again, or arbitrated. */
  | 'REFUSE'
  /** The money is back. */
  | 'SUCCESS'
  /** Under review. */
  | 'WAIT';

/** Registering by SMS code. */
export type RegisterInput = {
  /** SMS code, six digits. */
  code: string;
  /** Phone number, 11 digits. */
  phone: string;
  /** Code of who recommended the platform. */
  referralCode?: string | null | undefined;
};

/** An exception that the customer reports. */
export type ReportExceptionInput = {
  /** What happened, at most 500 characters. */
  description: string;
  /** Up to 8 pictures, paths that an upload answered. */
  imageUrls?: Array<string> | null | undefined;
  /** The goods that it is about; all when left out. */
  itemIds?: Array<string> | null | undefined;
  /** The order. */
  orderId: string;
  /** Who it comes from; the customer when left out. */
  source?: AbnormalSource | null | undefined;
  /** Name of the other person, at most 100 characters. */
  sourceName?: string | null | undefined;
  /** Their contact, at most 11 characters. */
  sourcePhone?: string | null | undefined;
  /** A value of `dictItems(code: ABNORMAL_TYPE)`. */
  type: string;
};

/** A draft to save. */
export type SaveOrderDraftInput = {
  /** The form, JSON. */
  content: string;
  /** Key with which the draft will be placed as an order. */
  idempotencyKey: string;
  /** Version that its writer knows; when there is a later one, nothing is saved. */
  replaces?: string | null | undefined;
  /** Which one. */
  type: OrderType;
};

/** Where a code is to be sent. */
export type SendSmsCodeInput = {
  /** Grant of validateCaptcha; visitors need one, for customers the session stands in. */
  captchaGrant?: string | null | undefined;
  /** Made for one press of the button; repeating it sends no second message. */
  idempotencyKey?: string | null | undefined;
  /** Phone number, 11 digits. */
  phone: string;
};

/** An application to be a service provider. */
export type ServiceApplicationInput = {
  /** Address of the company within its area. */
  companyAddress?: string | null | undefined;
  /** Area of the company. */
  companyAreaCode?: string | null | undefined;
  /** Name of the company; needed for ENTERPRISE. */
  companyName?: string | null | undefined;
  /** Address of the contact within its area. */
  contactAddress?: string | null | undefined;
  /** Area of the contact. */
  contactAreaCode?: string | null | undefined;
  /** Whom to call. */
  contactName: string;
  /** Phone number, 11 digits. */
  contactPhone: string;
  /** Categories that the provider wants to serve, at least one. */
  goodsTypeIds: Array<string>;
  /** Anything else, at most 500 characters. */
  remark?: string | null | undefined;
  /** Who applies. */
  type: ApplicantType;
};

/** A new payment password. */
export type SetPayPasswordInput = {
  /** Fresh SMS code of the customer's own phone. */
  code: string;
  /** The new password, six characters at most. */
  password: string;
};

/** A limit for payments without a password. */
export type SetSmallPaymentInput = {
  /** What one payment may cost at most: 5000, 10000 or 20000 分. */
  limit: number;
  /** Payment password. */
  password: string;
};

/** Which rows of an import are asked for. */
export type ShownImportRows =
  /** Every row. */
  | 'ALL'
  /** Something is wrong with them. */
  | 'BAD'
  /** They may be ordered. */
  | 'GOOD'
  /** They have an order. */
  | 'PLACED';

/** A finished drag. */
export type SolveSliderInput = {
  /** Name of the challenge. */
  challenge: string;
  /** How the piece was moved. */
  input: CaptchaInput;
  /** Samples of the drag, at most 2000. */
  trace: Array<TracePointInput>;
  /** Where the piece's left edge was left, in picture pixels. */
  x: number;
};

/** How an order goes on after an exception. */
export type SolveWay =
  /** The goods go back, and money with them. */
  | 'BACK'
  /** The customer adds to the price. */
  | 'MARKUP'
  /** As if nothing had happened. */
  | 'NORMAL';

/** What a customer may have to do today. */
export type TodoKind =
  /** The work counts as accepted today unless the customer says otherwise. */
  | 'ACCEPTANCE_DUE'
  /** An exception waits for the customer's decision. */
  | 'EXCEPTION'
  /** A master asks for more money: pay it or reject it. */
  | 'MARKUP_REQUEST'
  /** An unpaid order closes today. */
  | 'PAYMENT_DUE'
  /** A refund was refused: ask again, ask the platform, or leave it. */
  | 'REFUND_REFUSED'
  /** Paid for two hours, and no master is assigned. */
  | 'UNANSWERED'
  /** The master has not come in time, or not finished on the day. */
  | 'VISIT_OVERDUE';

/** One sample of a drag. */
export type TracePointInput = {
  /** Time since the drag began, ms. */
  t: number;
  /** Horizontal offset in picture pixels. */
  x: number;
  /** Vertical offset in picture pixels. */
  y: number;
};

/** The widget's result. */
export type ValidateCaptchaInput = {
  /** Name of the challenge. */
  challenge: string;
  /** Second half of the proof. */
  seccode: string;
  /** Proof that the challenge was solved. */
  validate: string;
};

/** Whose completion code an order needs. */
export type VerifType =
  /** 喵师傅 (Tmall). */
  | 'MIAO'
  /** None. */
  | 'NOT'
  /** 旺师傅 (Taobao). */
  | 'WANG';

/** A code to check. */
export type VerifySmsCodeInput = {
  /** The six digits. */
  code: string;
  /** Phone number that received it. */
  phone: string;
};

/** A withdrawal. */
export type WithdrawInput = {
  /** How much, in 分. */
  amount: number;
  /** SMS code to the customer's phone. */
  code: string;
  /** Made when the form opens; repeating it answers as the first time did. */
  idempotencyKey: string;
  /** Provider that pays it out; not WALLET. */
  payWay: PayWay;
  /** Name to which the account belongs. */
  realName: string;
};

/** How a withdrawal stands. */
export type WithdrawalStatus =
  /** Under way: reviewed, then paid out. */
  | 'CASH_OUT'
  /** Not paid out; the money is back in the wallet. */
  | 'FALL'
  /** Arrived. */
  | 'FINISH';

export type AbnormalItemFragment = { id: string, orderId: string | null, orderNo: string, goodsTypeName: string, serviceTypeName: string, createdAt: string, source: AbnormalSource | null, sourceName: string, sourcePhone: string | null, type: string, description: string, mediaUrls: Array<string>, packageState: string | null, status: MerchantStatus, canHandle: boolean, awaitsDecision: boolean, goods: Array<{ id: string, name: string, imageUrl: string }>, handling: Array<{ id: string, at: string, status: MerchantStatus | null, content: string, imageUrls: Array<string>, fee: number | null }> } & { ' $fragmentName'?: 'AbnormalItemFragment' };

export type OrderAbnormalQueryVariables = Exact<{
  orderId: string;
}>;


export type OrderAbnormalQuery = { viewer: { abnormalRecords: { total: number, nodes: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'AbnormalItemFragment': AbnormalItemFragment } }
      )> } | null } | null };

export type ExceptionFormQueryVariables = Exact<{
  id: string;
}>;


export type ExceptionFormQuery = { order: { id: string, workerName: string | null, items: Array<{ id: string, name: string, imageUrl: string }> } | null, dictItems: Array<{ text: string, value: string }> | null };

export type ReportExceptionMutationVariables = Exact<{
  input: ReportExceptionInput;
}>;


export type ReportExceptionMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'ExceptionChange' }
   };

export type HandleAbnormalMutationVariables = Exact<{
  input: HandleAbnormalInput;
}>;


export type HandleAbnormalMutation = { answer:
    | { __typename: 'AbnormalHandled' }
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
   };

export type SolveExceptionMutationVariables = Exact<{
  orderId: string;
  way: SolveWay;
  allowance?: number | null | undefined;
  description?: string | null | undefined;
}>;


export type SolveExceptionMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'ExceptionChange' }
   };

export type CollectedGoodsFragment = { id: string, orderNo: string, needsPickup: boolean, service: { pickUp: { content: string, imageUrls: Array<string> } | null } | null } & { ' $fragmentName'?: 'CollectedGoodsFragment' };

export type PickUpRecordQueryVariables = Exact<{
  orderId: string;
}>;


export type PickUpRecordQuery = { orderRecords: { pickUp: { content: string, imageUrls: Array<string> } | null } | null };

export type SolveActionsFragment = { id: string, type: OrderType, status: OrderStatus, isGoodsAbnormal: boolean, totalAmount: number, blockedActions: Array<{ action: OrderAction, reason: string }>, service: { workerCash: number } | null } & { ' $fragmentName'?: 'SolveActionsFragment' };

export type AboutPageQueryVariables = Exact<{ [key: string]: never; }>;


export type AboutPageQuery = { articles: { nodes: Array<{ id: string, title: string, content: string }> } | null };

export type AcceptanceActionsFragment = { id: string, actions: Array<OrderAction>, blockedActions: Array<{ action: OrderAction, reason: string }> } & { ' $fragmentName'?: 'AcceptanceActionsFragment' };

export type AcceptanceStateFragment = { status: OrderStatus, nextStep: string, acceptanceDueAt: string | null, isAcceptanceDelayed: boolean, awaitsNewPhotos: boolean, acceptedAt: string | null, isAcceptedBySystem: boolean, service: { rejectReason: string | null } | null } & { ' $fragmentName'?: 'AcceptanceStateFragment' };

export type ActivityRowFragment = { id: string, kind: ActivityKind, at: string, detail: string | null, device: string | null, place: string | null } & { ' $fragmentName'?: 'ActivityRowFragment' };

export type SafetyIdentityQueryVariables = Exact<{ [key: string]: never; }>;


export type SafetyIdentityQuery = { viewer: { customer: { phone: string, maskedPhone: string, hasPayPassword: boolean } | null } | null };

export type VerifyOwnCodeMutationVariables = Exact<{
  input: VerifySmsCodeInput;
}>;


export type VerifyOwnCodeMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'SmsCodeCheck', valid: boolean }
   };

export type ChangePhoneMutationVariables = Exact<{
  input: ChangePhoneInput;
}>;


export type ChangePhoneMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'PhoneChanged' }
   };

export type ChangePayPasswordMutationVariables = Exact<{
  input: SetPayPasswordInput;
}>;


export type ChangePayPasswordMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'PayPasswordSet' }
   };

export type EndSessionMutationVariables = Exact<{
  sessionId: string;
}>;


export type EndSessionMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'SessionsEnded' }
   };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'SessionsEnded' }
   };

export type SignedInDeviceFragment = { id: string, device: string | null, place: string | null, signedInAt: string, isCurrent: boolean } & { ' $fragmentName'?: 'SignedInDeviceFragment' };

export type AccountStripQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountStripQuery = { viewer: { customer: { id: string, nickname: string, avatar: string | null } | null } | null };

export type SendSmsCodeMutationVariables = Exact<{
  input: SendSmsCodeInput;
}>;


export type SendSmsCodeMutation = { sendSmsCode:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'SmsCodeSent', resendAfterSeconds: number }
   };

export type AreaChildrenQueryVariables = Exact<{
  parentCode: string;
}>;


export type AreaChildrenQuery = { areaChildren: Array<{ code: string, name: string }> | null };

export type AreaOptionsQueryVariables = Exact<{
  provinceCode: string;
  cityCode: string;
  hasProvince: boolean;
  hasCity: boolean;
}>;


export type AreaOptionsQuery = { provinces: Array<{ code: string, name: string }> | null, cities?: Array<{ code: string, name: string }> | null, districts?: Array<{ code: string, name: string }> | null };

export type OrderImportHeadFragment = { id: string, fileName: string, goodsTypeName: string, source: string | null, isMapped: boolean, createdAt: string, userName: string, counts: { total: number, good: number, bad: number, doubtful: number, placed: number, paid: number } } & { ' $fragmentName'?: 'OrderImportHeadFragment' };

export type BatchStartQueryVariables = Exact<{
  page: number;
  pageSize: number;
}>;


export type BatchStartQuery = { goodsTypes: Array<{ id: string, name: string, icon: string }> | null, viewer: { orderImports: { total: number, nodes: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'OrderImportHeadFragment': OrderImportHeadFragment } }
      )> } | null } | null };

export type ImportRowItemFragment = { id: string, position: number, identifiedAddress: string | null, identifiedPickupAddress: string | null, totalFee: number | null, orderId: string | null, failure: string | null, values: Array<{ field: ImportField, text: string }>, issues: Array<{ field: ImportField, text: string }>, notes: Array<{ kind: string, message: string }> } & { ' $fragmentName'?: 'ImportRowItemFragment' };

export type ImportDetailFragment = { id: string, titles: Array<string>, preview: Array<Array<string>>, mappingNames: Array<string>, serviceNames: Array<string>, goodsNames: Array<string>, readyIds: Array<string>, unpaidOrderIds: Array<string>, summary: { ' $fragmentRefs'?: { 'OrderImportHeadFragment': OrderImportHeadFragment } }, mapping: Array<{ field: ImportField, columns: Array<number> }>, goodsTypes: Array<{ id: string, name: string }> } & { ' $fragmentName'?: 'ImportDetailFragment' };

export type BatchImportQueryVariables = Exact<{
  importId: string;
  show: ShownImportRows;
  page: number;
  pageSize: number;
}>;


export type BatchImportQuery = { viewer: { orderImport: { ' $fragmentRefs'?: { 'ImportDetailFragment': ImportDetailFragment } } | null, importRows: { total: number, nodes: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'ImportRowItemFragment': ImportRowItemFragment } }
      )> } | null } | null };

export type ImportAddressesQueryVariables = Exact<{
  importId: string;
  page: number;
  pageSize: number;
}>;


export type ImportAddressesQuery = { viewer: { importRows: { total: number, nodes: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'ImportRowItemFragment': ImportRowItemFragment } }
      )> } | null } | null };

export type ChangeImportRowMutationVariables = Exact<{
  importId: string;
  rowId: string;
  field: ImportField;
  value: string;
  isForSame: boolean;
}>;


export type ChangeImportRowMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'ImportChanged', rows: number }
   };

export type MapOrderImportMutationVariables = Exact<{
  importId: string;
  mapping: Array<MappedFieldInput> | MappedFieldInput;
  name?: string | null | undefined;
}>;


export type MapOrderImportMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'ImportStepDone' }
   };

export type AddImportGoodsMutationVariables = Exact<{
  importId: string;
  name: string;
  goodsTypeId: string;
  imageUrl: string;
}>;


export type AddImportGoodsMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'ImportChanged', rows: number }
   };

export type DiscardOrderImportMutationVariables = Exact<{
  importId: string;
}>;


export type DiscardOrderImportMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'ImportStepDone' }
   };

export type SubmitImportRowsMutationVariables = Exact<{
  rowIds: Array<string> | string;
}>;


export type SubmitImportRowsMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'SubmittedRows', rows: Array<{ rowId: string, orderId: string | null, code: number, message: string }> }
   };

export type ImportTemplateQueryVariables = Exact<{ [key: string]: never; }>;


export type ImportTemplateQuery = { viewer: { importTemplate: Array<{ title: string, isRequired: boolean, note: string }> | null } | null };

export type BillSheetFragment = { month: string, isOver: boolean, opening: number, closing: number, fee: number, invoiceable: number, lines: Array<{ type: LedgerType, count: number, moneyIn: number, moneyOut: number }>, direct: Array<{ type: LedgerType, count: number, moneyIn: number, moneyOut: number }> } & { ' $fragmentName'?: 'BillSheetFragment' };

export type InvoiceCardFragment = { month: string, isOver: boolean, invoiceable: number, invoice: { id: string, kind: InvoiceKind, title: string, taxNo: string | null, email: string, amount: number, status: InvoiceStatus, answer: string | null, createdAt: string } | null } & { ' $fragmentName'?: 'InvoiceCardFragment' };

export type RequestInvoiceMutationVariables = Exact<{
  input: InvoiceInput;
}>;


export type RequestInvoiceMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'InvoiceRequest' }
   };

export type LiveCallFragment = { id: string, orderId: string, senderId: string, senderName: string, orderNo: string, customerName: string, type: CallType, status: CallStatus, access: { token: string, gatewayUrl: string | null, iceServers: Array<{ urls: Array<string>, username: string | null, credential: string | null }> } | null } & { ' $fragmentName'?: 'LiveCallFragment' };

export type StartCallMutationVariables = Exact<{
  orderId: string;
  callType: CallType;
}>;


export type StartCallMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | (
      { __typename: 'Call' }
      & { ' $fragmentRefs'?: { 'LiveCallFragment': LiveCallFragment } }
    )
   };

export type InformCallMutationVariables = Exact<{
  callId: string;
}>;


export type InformCallMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'CallStep' }
   };

export type AnswerCallMutationVariables = Exact<{
  callId: string;
  windowKey: string;
}>;


export type AnswerCallMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | (
      { __typename: 'Call' }
      & { ' $fragmentRefs'?: { 'LiveCallFragment': LiveCallFragment } }
    )
   };

export type KeepCallMutationVariables = Exact<{
  callId: string;
}>;


export type KeepCallMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | (
      { __typename: 'Call' }
      & { ' $fragmentRefs'?: { 'LiveCallFragment': LiveCallFragment } }
    )
   };

export type EndCallMutationVariables = Exact<{
  callId: string;
  senderId?: string | null | undefined;
}>;


export type EndCallMutation = { endCall:
    | { __typename: 'BusinessError' }
    | { __typename: 'CallStep' }
   };

export type CurrentCallQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentCallQuery = { currentCall: { ' $fragmentRefs'?: { 'LiveCallFragment': LiveCallFragment } } | null };

export type OrderContactQueryVariables = Exact<{
  orderId: string;
}>;


export type OrderContactQuery = { orderContact: { orderNo: string, customerName: string, isPlatform: boolean, workerName: string | null, workerPhone: string | null, isCallable: boolean, contacts: Array<{ nickname: string, mobile: string }> | null } | null };

export type CalledCustomerQueryVariables = Exact<{ [key: string]: never; }>;


export type CalledCustomerQuery = { viewer: { customer: { id: string } | null } | null };

export type StartSliderCaptchaMutationVariables = Exact<{ [key: string]: never; }>;


export type StartSliderCaptchaMutation = { startSliderCaptcha:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'SliderChallenge', challenge: string, gt: string, provider: CaptchaProvider, isProviderOnline: boolean, puzzle: { width: number, height: number, background: string, piece: string, pieceWidth: number, pieceHeight: number, pieceTop: number } | null }
   };

export type SolveSliderCaptchaMutationVariables = Exact<{
  input: SolveSliderInput;
}>;


export type SolveSliderCaptchaMutation = { solveSliderCaptcha:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'SliderSolution', validate: string, seccode: string }
   };

export type ValidateCaptchaMutationVariables = Exact<{
  input: ValidateCaptchaInput;
}>;


export type ValidateCaptchaMutation = { validateCaptcha:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'CaptchaGrant', grant: string }
   };

export type ComplaintItemFragment = { id: string, orderId: string | null, orderNo: string, objectName: string, content: string, imageUrls: Array<string>, status: ComplaintStatus, statusName: string, suggestion: string | null, createdAt: string, endedAt: string | null, canRevoke: boolean } & { ' $fragmentName'?: 'ComplaintItemFragment' };

export type ComplainableOrdersQueryVariables = Exact<{
  orderId?: string | null | undefined;
}>;


export type ComplainableOrdersQuery = { viewer: { complainableOrders: Array<{ orderNo: string, statusName: string | null, goodsTypeName: string | null, serviceTypeName: string | null, customerName: string | null, hasWorkerToBlame: boolean, openObjects: Array<ComplaintObject> }> | null } | null };

export type FileComplaintMutationVariables = Exact<{
  input: ComplaintInput;
}>;


export type FileComplaintMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'ComplaintFiled' }
   };

export type RevokeComplaintMutationVariables = Exact<{
  id: string;
}>;


export type RevokeComplaintMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'ComplaintRevoked' }
   };

export type HelpPageQueryVariables = Exact<{
  title?: string | null | undefined;
}>;


export type HelpPageQuery = { articles: { nodes: Array<{ id: string, title: string }> } | null, article: { title: string, content: string, createdAt: string } | null };

export type AbnormalCardFragment = { total: number, nodes: Array<{ id: string, orderId: string | null, orderNo: string, type: string, description: string, createdAt: string }> } & { ' $fragmentName'?: 'AbnormalCardFragment' };

export type AdvertCarouselFragment = { title: string, image: string, url: string | null } & { ' $fragmentName'?: 'AdvertCarouselFragment' };

export type BalanceCardFragment = { balance: number, withdrawing: number } & { ' $fragmentName'?: 'BalanceCardFragment' };

export type HomeDayVisitsQueryVariables = Exact<{
  from: string;
  to: string;
  pageSize: number;
}>;


export type HomeDayVisitsQuery = { viewer: { orders: { total: number, nodes: Array<(
        { id: string, appointmentAt: string | null }
        & { ' $fragmentRefs'?: { 'RecentOrderFragment': RecentOrderFragment } }
      )> } | null } | null };

export type EndFirstStepsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndFirstStepsMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'FirstStepsEnded' }
   };

export type HelpCardFragment = { nodes: Array<{ id: string, title: string }> } & { ' $fragmentName'?: 'HelpCardFragment' };

export type HomeCardsQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeCardsQuery = { adverts: Array<{ ' $fragmentRefs'?: { 'AdvertCarouselFragment': AdvertCarouselFragment } }> | null, notices: { ' $fragmentRefs'?: { 'NoticesCardFragment': NoticesCardFragment } } | null, help: { ' $fragmentRefs'?: { 'HelpCardFragment': HelpCardFragment } } | null, viewer: (
    { consignments: { ' $fragmentRefs'?: { 'LogisticsCardFragment': LogisticsCardFragment } } | null }
    & { ' $fragmentRefs'?: { 'OrderAlertsFragment': OrderAlertsFragment } }
  ) | null };

export type HomeOrdersFragment = { total: number, nodes: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'RecentOrderFragment': RecentOrderFragment } }
  )> } & { ' $fragmentName'?: 'HomeOrdersFragment' };

export type ConsignmentFragment = { orderId: string | null, orderNo: string, goodsTypeName: string, customerName: string, hasArrived: boolean | null, number: string, company: string | null } & { ' $fragmentName'?: 'ConsignmentFragment' };

export type LogisticsCardFragment = { nodes: Array<(
    { orderId: string | null }
    & { ' $fragmentRefs'?: { 'ConsignmentFragment': ConsignmentFragment } }
  )> } & { ' $fragmentName'?: 'LogisticsCardFragment' };

export type HomeNoticeQueryVariables = Exact<{
  title: string;
}>;


export type HomeNoticeQuery = { article: { content: string, createdAt: string } | null };

export type NoticesCardFragment = { nodes: Array<{ id: string, title: string, createdAt: string }> } & { ' $fragmentName'?: 'NoticesCardFragment' };

export type OrderAlertsFragment = { abnormal: { ' $fragmentRefs'?: { 'AbnormalCardFragment': AbnormalCardFragment } } | null, unanswered: { total: number, nodes: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'ReminderFragment': ReminderFragment } }
    )> } | null, rescheduled: { total: number, nodes: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'ReminderFragment': ReminderFragment } }
    )> } | null } & { ' $fragmentName'?: 'OrderAlertsFragment' };

export type HomeAlertsQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeAlertsQuery = { viewer: { ' $fragmentRefs'?: { 'OrderAlertsFragment': OrderAlertsFragment } } | null };

export type PublishButtonsFragment = { immediateOrder: boolean, normalOrder: boolean } & { ' $fragmentName'?: 'PublishButtonsFragment' };

export type ReminderFragment = { id: string, text: string, createdAt: string, orderNo: string | null } & { ' $fragmentName'?: 'ReminderFragment' };

export type TodoOrderFragment = (
  { id: string, orderNo: string, type: OrderType, customerName: string, goodsTypeName: string, serviceTypeName: string, totalAmount: number, appointmentAt: string | null, workerName: string | null, paidAt: string | null, expiresAt: string | null, acceptanceDueAt: string | null, actions: Array<OrderAction>, overdueStep: string | null, matters: Array<{ kind: OrderMatterKind, hint: string | null }> }
  & { ' $fragmentRefs'?: { 'OverdueVisitFragment': OverdueVisitFragment } }
) & { ' $fragmentName'?: 'TodoOrderFragment' };

export type TodosCardFragment = { kind: TodoKind, total: number, orders: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'TodoOrderFragment': TodoOrderFragment } }
  )> } & { ' $fragmentName'?: 'TodosCardFragment' };

export type HomeVisitDaysQueryVariables = Exact<{
  monthOffset: number;
}>;


export type HomeVisitDaysQuery = { viewer: { visitDays: Array<{ date: string, count: number }> | null } | null };

export type HomeWaybillQueryVariables = Exact<{
  number: string;
}>;


export type HomeWaybillQuery = { waybillTrack: { ' $fragmentRefs'?: { 'TrackFactsFragment': TrackFactsFragment } } | null };

export type FeedbackCardFragment = { id: string, content: string, imageUrls: Array<string>, createdAt: string, reply: string | null } & { ' $fragmentName'?: 'FeedbackCardFragment' };

export type SendFeedbackMutationVariables = Exact<{
  content: string;
  imageUrls?: Array<string> | string | null | undefined;
}>;


export type SendFeedbackMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'FeedbackSent' }
   };

export type FollowUpNotesFragment = { id: string, orderNo: string, latestFollowUp: { content: string, createdAt: string, total: number } | null } & { ' $fragmentName'?: 'FollowUpNotesFragment' };

export type OrderFollowUpsQueryVariables = Exact<{
  orderId: string;
}>;


export type OrderFollowUpsQuery = { followUps: Array<{ id: string, content: string, imageUrls: Array<string>, createdAt: string }> | null };

export type AddFollowUpMutationVariables = Exact<{
  input: FollowUpInput;
}>;


export type AddFollowUpMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'FollowUps' }
   };

export type EditFollowUpMutationVariables = Exact<{
  id: string;
  input: FollowUpInput;
}>;


export type EditFollowUpMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'FollowUps' }
   };

export type DeleteFollowUpMutationVariables = Exact<{
  id: string;
}>;


export type DeleteFollowUpMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'FollowUpDeleted' }
   };

export type DeleteLibraryGoodsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteLibraryGoodsMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'LibraryGoodsDeleted' }
   };

export type GoodsCardFragment = { id: string, name: string, goodsTypeName: string, imageUrl: string, videoUrl: string | null, description: string | null } & { ' $fragmentName'?: 'GoodsCardFragment' };

export type GoodsFormPageQueryVariables = Exact<{
  id: string;
  hasGood: boolean;
}>;


export type GoodsFormPageQuery = { goodsTypes: Array<{ id: string, name: string, children: Array<{ id: string, name: string }> | null }> | null, viewer: { libraryGood?: { id: string, name: string, goodsTypeId: string, imageUrl: string, videoUrl: string | null, shopUrl: string | null, description: string | null } | null } | null };

export type AddLibraryGoodsMutationVariables = Exact<{
  input: LibraryGoodsInput;
  idempotencyKey: string;
}>;


export type AddLibraryGoodsMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'LibraryGoodsAdded' }
   };

export type ChangeLibraryGoodsMutationVariables = Exact<{
  id: string;
  input: LibraryGoodsInput;
}>;


export type ChangeLibraryGoodsMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'LibraryGoodsChanged' }
   };

export type PasteLibraryGoodsMutationVariables = Exact<{
  imageUrl: string;
  goods: Array<PastedGoodsInput> | PastedGoodsInput;
  idempotencyKey: string;
}>;


export type PasteLibraryGoodsMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'LibraryGoodsPasted', added: number, leftOut: number }
   };

export type ApplyAsServiceProviderMutationVariables = Exact<{
  input: ServiceApplicationInput;
}>;


export type ApplyAsServiceProviderMutation = { applyAsServiceProvider:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'ServiceApplicationSent', ok: boolean }
   };

export type LogisticsCompaniesQueryVariables = Exact<{
  name?: string | null | undefined;
}>;


export type LogisticsCompaniesQuery = { logisticsCompanies: Array<{ name: string, id: string }> | null };

export type AddressLocationQueryVariables = Exact<{
  address: string;
}>;


export type AddressLocationQuery = { addressLocation: { lng: number, lat: number } | null };

export type PointAddressQueryVariables = Exact<{
  lng: number;
  lat: number;
}>;


export type PointAddressQuery = { pointAddress: string | null };

export type MarkupItemFragment = { id: string, number: string, orderId: string, orderNo: string | null, isRequest: boolean, status: MarkupStatus, amount: number, kind: MarkupKind, markupType: string, remark: string, createdAt: string, createdBy: string, createdByPhone: string | null, rejectReason: string | null, dealtAt: string | null, payWay: PayWay | null } & { ' $fragmentName'?: 'MarkupItemFragment' };

export type OrderMarkupsQueryVariables = Exact<{
  orderId: string;
}>;


export type OrderMarkupsQuery = { markups: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'MarkupItemFragment': MarkupItemFragment } }
  )> | null };

export type MarkupRequestsQueryVariables = Exact<{ [key: string]: never; }>;


export type MarkupRequestsQuery = { viewer: { markupRequests: { total: number, nodes: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'MarkupItemFragment': MarkupItemFragment } }
      )> } | null } | null };

export type MarkupStateQueryVariables = Exact<{
  id: string;
  isRequest: boolean;
}>;


export type MarkupStateQuery = { markup: { id: string, status: MarkupStatus } | null };

export type MarkupOrderQueryVariables = Exact<{
  id: string;
}>;


export type MarkupOrderQuery = { order: { id: string, orderNo: string, type: OrderType, status: OrderStatus, service: { isMarkupOver: boolean } | null } | null, dictItems: Array<{ text: string, value: string }> | null };

export type PayMarkupMutationVariables = Exact<{
  input: PayMarkupInput;
}>;


export type PayMarkupMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'MarkupPayment', markupId: string, pageHtml: string | null, qrCode: string | null }
   };

export type ApproveMarkupMutationVariables = Exact<{
  input: ApproveMarkupInput;
}>;


export type ApproveMarkupMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'MarkupPayment', markupId: string, pageHtml: string | null, qrCode: string | null }
   };

export type RejectMarkupMutationVariables = Exact<{
  markupId: string;
  reason: string;
}>;


export type RejectMarkupMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'MarkupRejection' }
   };

export type PushKeyQueryVariables = Exact<{ [key: string]: never; }>;


export type PushKeyQuery = { viewer: { pushKey: string | null } | null };

export type AddPushBrowserMutationVariables = Exact<{
  endpoint: string;
  p256dh: string;
  auth: string;
}>;


export type AddPushBrowserMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'PushBrowserAdded' }
   };

export type RemovePushBrowserMutationVariables = Exact<{
  endpoint: string;
}>;


export type RemovePushBrowserMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'PushBrowserRemoved' }
   };

export type MessageGroupItemFragment = { orderId: string | null, orderNo: string | null, customerName: string | null, orderStatus: OrderStatus | null, orderStatusName: string | null, total: number, unread: number, messages: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'MessageItemFragment': MessageItemFragment } }
  )> } & { ' $fragmentName'?: 'MessageGroupItemFragment' };

export type MarkMessageReadMutationVariables = Exact<{
  messageId: string;
}>;


export type MarkMessageReadMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'MessageRead' }
   };

export type MarkAllMessagesReadMutationVariables = Exact<{
  kind?: MessageKind | null | undefined;
  title?: string | null | undefined;
  asOf?: number | null | undefined;
}>;


export type MarkAllMessagesReadMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'MessagesRead' }
   };

export type MarkMessageGroupReadMutationVariables = Exact<{
  kind: MessageKind;
  orderId?: string | null | undefined;
  asOf?: number | null | undefined;
}>;


export type MarkMessageGroupReadMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'MessageGroupRead' }
   };

export type MessageItemFragment = { id: string, kind: MessageKind, title: string, content: string, text: string, topic: MessageTopic, isRead: boolean, createdAt: string, associatedId: string | null } & { ' $fragmentName'?: 'MessageItemFragment' };

export type SaveMessageSettingsMutationVariables = Exact<{
  offTopics: Array<MessageTopic> | MessageTopic;
  quietHours?: QuietHoursInput | null | undefined;
}>;


export type SaveMessageSettingsMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'MessageSettingsSaved' }
   };

export type MessageSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type MessageSettingsQuery = { viewer: { messageSettings: { offTopics: Array<MessageTopic>, quietHours: { from: string, until: string } | null } | null } | null };

export type BasicInfoFragment = (
  { orderNo: string, createdAt: string, expectedAt: string | null, customerName: string, customerPhone: string, provinceName: string, cityName: string, displayAddress: string, hasLift: boolean, floors: number | null, packingCount: number, totalVolume: number, isArrival: boolean, needsPickup: boolean, logisticsCompany: string | null, logisticsNo: string | null, logisticsPhone: string | null, pickupCode: string | null, pickupAddress: string | null, transportAt: string | null, verifType: VerifType | null, verifOrderNo: string | null, remark: string | null, contactName: string, contactPhone: string }
  & { ' $fragmentRefs'?: { 'GoodsListFragment': GoodsListFragment;'FeeTableFragment': FeeTableFragment } }
) & { ' $fragmentName'?: 'BasicInfoFragment' };

export type FeeTableFragment = { originalAmount: number, totalAmount: number, payWay: PayWay | null, paidAt: string | null, lines: Array<{ name: string, fee: number }>, service: { paymentNo: string | null, paidMarkups: Array<{ type: string, amount: number, payWay: PayWay | null, paidAt: string | null, remark: string }> } | null } & { ' $fragmentName'?: 'FeeTableFragment' };

export type GoodsListFragment = { items: Array<{ id: string, name: string, goodsTypeName: string, count: number, packingMethod: string | null, description: string | null, imageUrl: string, videoUrl: string | null }> } & { ' $fragmentName'?: 'GoodsListFragment' };

export type OrderDetailFragment = (
  { id: string }
  & { ' $fragmentRefs'?: { 'OrderDetailHeadFragment': OrderDetailHeadFragment;'OrderProgressFragment': OrderProgressFragment;'BasicInfoFragment': BasicInfoFragment;'ServiceInfoFragment': ServiceInfoFragment;'LogisticsInfoFragment': LogisticsInfoFragment } }
) & { ' $fragmentName'?: 'OrderDetailFragment' };

export type OrderDetailQueryVariables = Exact<{
  id: string;
}>;


export type OrderDetailQuery = { order: { ' $fragmentRefs'?: { 'OrderDetailFragment': OrderDetailFragment } } | null };

export type CopyOrderFragment = { orderNo: string, customerName: string, customerPhone: string, provinceName: string, cityName: string, displayAddress: string, serviceTypeName: string, displayStatus: string, matters: Array<{ label: string }>, items: Array<{ name: string, count: number }> } & { ' $fragmentName'?: 'CopyOrderFragment' };

export type OrderDetailHeadFragment = (
  { id: string, orderNo: string, type: OrderType, goodsTypeName: string, serviceTypeName: string, customerName: string, customerPhone: string, displayAddress: string, totalAmount: number, paidAt: string | null }
  & { ' $fragmentRefs'?: { 'OrderStatusFragment': OrderStatusFragment;'OrderActionsFragment': OrderActionsFragment;'CopyOrderFragment': CopyOrderFragment;'MasterCardFragment': MasterCardFragment;'VisitTimeFragment': VisitTimeFragment } }
) & { ' $fragmentName'?: 'OrderDetailHeadFragment' };

export type MasterCardFragment = { type: OrderType, workerName: string | null, workerPhone: string | null, workerAvatar: string | null, service: { masterRating: { average: number, total: number } | null } | null } & { ' $fragmentName'?: 'MasterCardFragment' };

export type OrderProgressFragment = (
  { status: OrderStatus, createdAt: string, paidAt: string | null, assignedAt: string | null, completedAt: string | null, acceptedAt: string | null, service: { evaluation: { createdAt: string } | null } | null }
  & { ' $fragmentRefs'?: { 'OverdueVisitFragment': OverdueVisitFragment } }
) & { ' $fragmentName'?: 'OrderProgressFragment' };

export type VisitTimeFragment = { id: string, status: OrderStatus, expectedAt: string | null, appointmentAt: string | null, visitDueAt: string | null, service: { pickUp: { content: string } | null, signIn: { at: string } | null } | null } & { ' $fragmentName'?: 'VisitTimeFragment' };

export type LogisticsInfoFragment = { id: string, logisticsNo: string | null, logisticsCompany: string | null, isArrival: boolean } & { ' $fragmentName'?: 'LogisticsInfoFragment' };

export type OrderPlaceFactsFragment = { pickupDistance: number | null, isDrivingDistance: boolean, address: { lng: number, lat: number } | null, pickup: { lng: number, lat: number } | null, signIn: { lng: number, lat: number } | null } & { ' $fragmentName'?: 'OrderPlaceFactsFragment' };

export type OrderPlacesQueryVariables = Exact<{
  id: string;
}>;


export type OrderPlacesQuery = { orderRecords: { places: { ' $fragmentRefs'?: { 'OrderPlaceFactsFragment': OrderPlaceFactsFragment } } | null } | null };

export type TrackFactsFragment = { stateName: string | null, steps: Array<{ time: string, text: string }> } & { ' $fragmentName'?: 'TrackFactsFragment' };

export type WaybillTrackQueryVariables = Exact<{
  number: string;
}>;


export type WaybillTrackQuery = { waybillTrack: { ' $fragmentRefs'?: { 'TrackFactsFragment': TrackFactsFragment } } | null };

export type AppointmentFragment = { appointmentAt: string | null, service: { appointFailReason: string | null } | null } & { ' $fragmentName'?: 'AppointmentFragment' };

export type EvaluationFragment = { evaluation: { star: number, content: string, tags: Array<string>, isAnonymous: boolean, imageUrls: Array<string>, createdAt: string } | null } & { ' $fragmentName'?: 'EvaluationFragment' };

export type OrderRecordsQueryVariables = Exact<{
  id: string;
}>;


export type OrderRecordsQuery = { orderRecords: { pickUp: { content: string, imageUrls: Array<string> } | null, writeOffs: Array<{ content: string, imageUrls: Array<string>, createdAt: string }> | null, newPhotos: Array<{ content: string, imageUrls: Array<string>, createdAt: string }> | null, takeDelivery: { at: string, workerName: string | null, driverName: string | null, driverPhone: string | null } | null } | null };

export type OrderTimelineFragment = { log: Array<{ event: string, title: string, content: string, imageUrls: Array<string>, takenAt: string | null, takenArea: string | null, operatorName: string, at: string }> } & { ' $fragmentName'?: 'OrderTimelineFragment' };

export type PickUpFragment = { pickupCarType: string | null, pickupDistance: number | null, pickedUpBy: string | null, pickedUpByPhone: string | null, pickupCar: { driverName: string, driverPhone: string, dispatcher: string | null, dispatcherPhone: string | null } | null, pickUp: { content: string, imageUrls: Array<string> } | null, log: Array<{ event: string, at: string }> } & { ' $fragmentName'?: 'PickUpFragment' };

export type ServiceInfoFragment = (
  { id: string, orderNo: string, type: OrderType, workerName: string | null, workerPhone: string | null, assignedAt: string | null, completedAt: string | null, acceptedAt: string | null, isAcceptedBySystem: boolean, displayAddress: string, pickupAddress: string | null, service: (
    { verifiedAt: string | null, rejectReason: string | null, pickUp: { content: string } | null, completion: { content: string, imageUrls: Array<string> } | null, signIn: { area: string } | null, log: Array<{ event: string }> }
    & { ' $fragmentRefs'?: { 'PickUpFragment': PickUpFragment;'SignInFragment': SignInFragment;'EvaluationFragment': EvaluationFragment;'OrderTimelineFragment': OrderTimelineFragment } }
  ) | null }
  & { ' $fragmentRefs'?: { 'AppointmentFragment': AppointmentFragment } }
) & { ' $fragmentName'?: 'ServiceInfoFragment' };

export type SignInFragment = { signIn: { at: string, area: string, isAreaNormal: boolean, isTimeNormal: boolean } | null } & { ' $fragmentName'?: 'SignInFragment' };

export type OrderFilterOptionsQueryVariables = Exact<{
  provinceCode: string;
  cityCode: string;
  hasProvince: boolean;
  hasCity: boolean;
}>;


export type OrderFilterOptionsQuery = { viewer: { orderFilterOptions: Array<{ filter: OrderFilter, label: string }> | null } | null, goodsTypes: Array<{ name: string }> | null, provinces: Array<{ code: string, name: string }> | null, cities?: Array<{ code: string, name: string }> | null, districts?: Array<{ code: string, name: string }> | null };

export type ListedOrderFragment = (
  { id: string, orderNo: string, status: OrderStatus, customerName: string, totalAmount: number, actions: Array<OrderAction>, needsPickup: boolean, logisticsNo: string | null, logisticsPhone: string | null }
  & { ' $fragmentRefs'?: { 'OrderRowFragment': OrderRowFragment } }
) & { ' $fragmentName'?: 'ListedOrderFragment' };

export type LiveOrdersQueryVariables = Exact<{
  ids: Array<string> | string;
  hasRows: boolean;
}>;


export type LiveOrdersQuery = { viewer: { ordersById?: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'ListedOrderFragment': ListedOrderFragment } }
    )> | null, orderCounts: Array<{ filter: OrderFilter, count: number }> | null } | null };

export type ConfirmArrivalOfMutationVariables = Exact<{
  orderId: string;
}>;


export type ConfirmArrivalOfMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'OrderChange' }
   };

export type SavedViewFragment = { id: string, name: string, query: string, isPinned: boolean } & { ' $fragmentName'?: 'SavedViewFragment' };

export type SavedViewsQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedViewsQuery = { viewer: { orderViews: Array<{ ' $fragmentRefs'?: { 'SavedViewFragment': SavedViewFragment } }> | null } | null };

export type SaveViewMutationVariables = Exact<{
  name: string;
  query: string;
}>;


export type SaveViewMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'OrderViewSaved' }
   };

export type ChangeViewMutationVariables = Exact<{
  id: string;
  name?: string | null | undefined;
  isPinned?: boolean | null | undefined;
}>;


export type ChangeViewMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'OrderViewChanged' }
   };

export type DeleteViewMutationVariables = Exact<{
  id: string;
}>;


export type DeleteViewMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'OrderViewDeleted' }
   };

export type ArrivingOrderQueryVariables = Exact<{
  id: string;
}>;


export type ArrivingOrderQuery = { order: { needsPickup: boolean, provinceName: string, cityName: string, areaName: string, logisticsNo: string | null, logisticsPhone: string | null, logisticsCompany: string | null, pickupCode: string | null, pickupAddress: string | null } | null };

export type ImpressionTagsQueryVariables = Exact<{ [key: string]: never; }>;


export type ImpressionTagsQuery = { impressionTags: Array<string> | null };

export type CancelOrderMutationVariables = Exact<{
  orderId: string;
}>;


export type CancelOrderMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'OrderChange' }
   };

export type DelayAcceptanceMutationVariables = Exact<{
  orderId: string;
}>;


export type DelayAcceptanceMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'OrderChange' }
   };

export type AcceptOrderMutationVariables = Exact<{
  orderId: string;
}>;


export type AcceptOrderMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'OrderChange' }
   };

export type RejectWorkMutationVariables = Exact<{
  orderId: string;
  reason: string;
}>;


export type RejectWorkMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'OrderChange' }
   };

export type ConfirmArrivalMutationVariables = Exact<{
  input: ConfirmArrivalInput;
}>;


export type ConfirmArrivalMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'OrderChange' }
   };

export type EvaluateOrderMutationVariables = Exact<{
  input: EvaluateOrderInput;
}>;


export type EvaluateOrderMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'OrderChange' }
   };

export type ItemThumbnailsFragment = { items: Array<{ id: string, name: string, count: number, imageUrl: string }> } & { ' $fragmentName'?: 'ItemThumbnailsFragment' };

export type OrderActionsFragment = { id: string, orderNo: string, type: OrderType, status: OrderStatus, goodsTypeName: string, serviceTypeName: string, actions: Array<OrderAction>, blockedActions: Array<{ action: OrderAction, reason: string }> } & { ' $fragmentName'?: 'OrderActionsFragment' };

export type ServiceCellFragment = { serviceTypeName: string, goodsTypeName: string } & { ' $fragmentName'?: 'ServiceCellFragment' };

export type CustomerCellFragment = { customerName: string, customerPhone: string, provinceName: string, cityName: string, displayAddress: string } & { ' $fragmentName'?: 'CustomerCellFragment' };

export type OrderMattersFragment = { id: string, orderNo: string, matters: Array<{ kind: OrderMatterKind, label: string, hint: string | null }> } & { ' $fragmentName'?: 'OrderMattersFragment' };

export type OrderRowFragment = (
  { id: string, orderNo: string, createdAt: string, appointmentAt: string | null, workerName: string | null, workerPhone: string | null, totalAmount: number, paidAt: string | null, matters: Array<{ kind: OrderMatterKind, label: string }> }
  & { ' $fragmentRefs'?: { 'ItemThumbnailsFragment': ItemThumbnailsFragment;'ServiceCellFragment': ServiceCellFragment;'CustomerCellFragment': CustomerCellFragment;'OrderStatusFragment': OrderStatusFragment;'OrderActionsFragment': OrderActionsFragment;'CopyOrderFragment': CopyOrderFragment;'FollowUpNotesFragment': FollowUpNotesFragment } }
) & { ' $fragmentName'?: 'OrderRowFragment' };

export type OrderStatusFragment = (
  { id: string, status: OrderStatus, statusName: string, displayStatus: string, expiresAt: string | null, acceptanceDueAt: string | null, isAcceptanceDelayed: boolean }
  & { ' $fragmentRefs'?: { 'OverdueVisitFragment': OverdueVisitFragment;'OrderMattersFragment': OrderMattersFragment } }
) & { ' $fragmentName'?: 'OrderStatusFragment' };

export type OverdueVisitFragment = { nextStep: string, visitDueAt: string | null, overdueStep: string | null } & { ' $fragmentName'?: 'OverdueVisitFragment' };

export type RecentOrderFragment = (
  { id: string, orderNo: string, serviceTypeName: string, customerName: string, displayAddress: string, appointmentAt: string | null, workerName: string | null, totalAmount: number }
  & { ' $fragmentRefs'?: { 'ItemThumbnailsFragment': ItemThumbnailsFragment;'OrderStatusFragment': OrderStatusFragment;'OrderActionsFragment': OrderActionsFragment } }
) & { ' $fragmentName'?: 'RecentOrderFragment' };

export type BatchOrderFragment = { id: string, orderNo: string, status: OrderStatus, expiresAt: string | null, goodsTypeName: string, serviceTypeName: string, customerName: string, totalAmount: number } & { ' $fragmentName'?: 'BatchOrderFragment' };

export type PayableOrderFragment = { id: string, orderNo: string, status: OrderStatus, expiresAt: string | null, goodsTypeName: string, serviceTypeName: string, customerName: string, customerPhone: string, provinceName: string, cityName: string, displayAddress: string, totalAmount: number, items: Array<{ id: string, name: string, goodsTypeName: string, count: number, imageUrl: string }>, lines: Array<{ name: string, fee: number }> } & { ' $fragmentName'?: 'PayableOrderFragment' };

export type PayerFragment = { wallet: { balance: number } | null, customer: { phone: string, maskedPhone: string, hasPayPassword: boolean } | null } & { ' $fragmentName'?: 'PayerFragment' };

export type PayerQueryVariables = Exact<{ [key: string]: never; }>;


export type PayerQuery = { payWays: Array<PayWay> | null, viewer: (
    { smallPayment: { limit: number | null, usedToday: number } | null }
    & { ' $fragmentRefs'?: { 'PayerFragment': PayerFragment } }
  ) | null };

export type SetPayPasswordMutationVariables = Exact<{
  input: SetPayPasswordInput;
}>;


export type SetPayPasswordMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'PayPasswordSet' }
   };

export type PayOrderMutationVariables = Exact<{
  input: PayOrderInput;
}>;


export type PayOrderMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'OrderPayment', pageHtml: string | null, qrCode: string | null }
   };

export type OrderPayStateQueryVariables = Exact<{
  id: string;
}>;


export type OrderPayStateQuery = { order: { id: string, status: OrderStatus } | null };

export type UnpaidOrdersQueryVariables = Exact<{ [key: string]: never; }>;


export type UnpaidOrdersQuery = { viewer: { unpaidOrders: Array<{ ' $fragmentRefs'?: { 'BatchOrderFragment': BatchOrderFragment } }> | null } | null };

export type BatchOrdersQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type BatchOrdersQuery = { viewer: { ordersById: Array<{ ' $fragmentRefs'?: { 'BatchOrderFragment': BatchOrderFragment } }> | null, orderCounts: Array<{ filter: OrderFilter, count: number }> | null } | null };

export type OrdersPayStateQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type OrdersPayStateQuery = { viewer: { ordersById: Array<{ id: string, status: OrderStatus }> | null } | null };

export type PayOrdersMutationVariables = Exact<{
  input: PayOrdersInput;
}>;


export type PayOrdersMutation = { answer:
    | { __typename: 'BatchPayment', pageHtml: string | null, qrCode: string | null }
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
   };

export type SmallPaymentQueryVariables = Exact<{ [key: string]: never; }>;


export type SmallPaymentQuery = { viewer: { smallPayment: { limit: number | null, usedToday: number } | null } | null };

export type SetSmallPaymentMutationVariables = Exact<{
  input: SetSmallPaymentInput;
}>;


export type SetSmallPaymentMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'SmallPaymentSet' }
   };

export type StopSmallPaymentMutationVariables = Exact<{ [key: string]: never; }>;


export type StopSmallPaymentMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'SmallPaymentStopped' }
   };

export type BindAlipayMutationVariables = Exact<{
  input: BindAlipayInput;
}>;


export type BindAlipayMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'PayoutAccountChanged' }
   };

export type BindWechatMutationVariables = Exact<{
  code: string;
}>;


export type BindWechatMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'WechatBindingBegun', content: string }
   };

export type UnbindPayoutAccountMutationVariables = Exact<{
  payWay: PayWay;
  code: string;
}>;


export type UnbindPayoutAccountMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'PayoutAccountChanged' }
   };

export type WechatNicknameQueryVariables = Exact<{ [key: string]: never; }>;


export type WechatNicknameQuery = { viewer: { customer: { wechatNickname: string | null } | null } | null };

export type CreateUploadLinkMutationVariables = Exact<{
  count: number;
}>;


export type CreateUploadLinkMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'UploadLink', id: string, path: string, expiresAt: string }
   };

export type CollectUploadsMutationVariables = Exact<{
  linkId: string;
  isOpen: boolean;
}>;


export type CollectUploadsMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'HandedPictures', imageUrls: Array<string> }
   };

export type PhoneUploadQueryVariables = Exact<{
  token: string;
}>;


export type PhoneUploadQuery = { phoneUpload: { merchantName: string, left: number, expiresAt: string } | null };

export type CopiedOrderQueryVariables = Exact<{
  id: string;
}>;


export type CopiedOrderQuery = { order: { ' $fragmentRefs'?: { 'CopiedOrderFragment': CopiedOrderFragment } } | null };

export type CopiedOrderFragment = { id: string, type: OrderType, goodsTypeId: string, serviceTypeId: string, needsPickup: boolean, customerName: string, customerPhone: string, hasLift: boolean, floors: number | null, areaCode: string, provinceName: string, cityName: string, areaName: string, address: string, totalVolume: number, packingCount: number, verifType: VerifType | null, remark: string | null, pickupAddress: string | null, pickupAreaCode: string | null, contactName: string, contactPhone: string, items: Array<{ name: string, goodsTypeId: string, count: number, packingMethod: string | null, description: string | null, imageUrl: string, videoUrl: string | null }> } & { ' $fragmentName'?: 'CopiedOrderFragment' };

export type AreaServedQueryVariables = Exact<{
  goodsTypeId: string;
  areaCode: string;
}>;


export type AreaServedQuery = { areaServed: boolean | null };

export type AreaTipsQueryVariables = Exact<{
  areaCode: string;
}>;


export type AreaTipsQuery = { areaTips: string | null };

export type AddAreaWishMutationVariables = Exact<{
  areaCode: string;
  goodsTypeId: string;
  phone: string;
}>;


export type AddAreaWishMutation = { answer:
    | { __typename: 'AreaWishAdded' }
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
   };

export type RecipientsQueryVariables = Exact<{
  phone?: string | null | undefined;
}>;


export type RecipientsQuery = { viewer: { recipients: Array<{ id: string, name: string, phone: string, areaCode: string, provinceName: string, cityName: string, areaName: string, address: string, hasLift: boolean, floors: number | null, isPinned: boolean, isDefault: boolean }> | null } | null };

export type PinRecipientMutationVariables = Exact<{
  orderId: string;
  pinned: boolean;
}>;


export type PinRecipientMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'RecipientPinned' }
   };

export type SetDefaultRecipientMutationVariables = Exact<{
  orderId?: string | null | undefined;
}>;


export type SetDefaultRecipientMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'DefaultRecipientSet' }
   };

export type KeptDraftQueryVariables = Exact<{
  type: OrderType;
}>;


export type KeptDraftQuery = { viewer: { orderDraft: { content: string, savedAt: string } | null } | null };

export type SaveOrderDraftMutationVariables = Exact<{
  input: SaveOrderDraftInput;
}>;


export type SaveOrderDraftMutation = { saveOrderDraft:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'OrderDraftSaved', savedAt: string }
   };

export type ForgetOrderDraftMutationVariables = Exact<{
  type: OrderType;
  version: string;
}>;


export type ForgetOrderDraftMutation = { forgetOrderDraft:
    | { __typename: 'BusinessError' }
    | { __typename: 'OrderDraftForgotten' }
   };

export type LibraryGoodsQueryVariables = Exact<{
  goodsTypeId?: string | null | undefined;
  keyword?: string | null | undefined;
}>;


export type LibraryGoodsQuery = { viewer: { libraryGoods: { nodes: Array<{ id: string, name: string, imageUrl: string, videoUrl: string | null, description: string | null, goodsTypeId: string, goodsTypeName: string }> } | null } | null };

export type PlacementGoodsTypeFragment = { id: string, name: string, icon: string, children: Array<{ id: string, name: string }> | null } & { ' $fragmentName'?: 'PlacementGoodsTypeFragment' };

export type ServiceTypesQueryVariables = Exact<{
  goodsTypeId: string;
}>;


export type ServiceTypesQuery = { serviceTypes: Array<{ id: string, name: string, description: string, takeDeliveryFee: boolean }> | null };

export type PlatformContactFragment = { nickname: string, mobile: string } & { ' $fragmentName'?: 'PlatformContactFragment' };

export type PastJobsFragment = { orderTemplates: Array<{ id: string, name: string, orderId: string, type: OrderType, goodsTypeName: string, serviceTypeName: string }> | null, orders: { nodes: Array<{ id: string, type: OrderType, goodsTypeName: string, serviceTypeName: string, customerName: string, contactName: string, contactPhone: string, items: Array<{ name: string, count: number, imageUrl: string }> }> } | null } & { ' $fragmentName'?: 'PastJobsFragment' };

export type PriceQuoteQueryVariables = Exact<{
  input: PriceQuoteInput;
}>;


export type PriceQuoteQuery = { priceQuote:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'PriceQuote', workerFee: number, totalFee: number, lines: Array<{ name: string, fee: number }> }
   | null };

export type CreateOrderMutationVariables = Exact<{
  input: CreateOrderInput;
}>;


export type CreateOrderMutation = { createOrder:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'OrderCreated', orderId: string }
   };

export type OrderTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type OrderTemplatesQuery = { viewer: { orderTemplates: Array<{ id: string, name: string, orderId: string, type: OrderType, goodsTypeName: string, serviceTypeName: string }> | null } | null };

export type SaveOrderTemplateMutationVariables = Exact<{
  orderId: string;
  name: string;
}>;


export type SaveOrderTemplateMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'OrderTemplateSaved' }
   };

export type DeleteOrderTemplateMutationVariables = Exact<{
  id: string;
}>;


export type DeleteOrderTemplateMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'OrderTemplateDeleted' }
   };

export type ChangeProfileMutationVariables = Exact<{
  input: ProfileInput;
}>;


export type ChangeProfileMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'ProfileChanged' }
   };

export type SetOrderChargesMutationVariables = Exact<{
  charges: Array<OrderChargeInput> | OrderChargeInput;
}>;


export type SetOrderChargesMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'OrderChargesSaved' }
   };

export type ProfitRowFragment = { orderId: string, orderNo: string, createdAt: string, goodsTypeName: string, customerName: string, charged: number | null, paid: number, markups: number, refunded: number, result: number | null } & { ' $fragmentName'?: 'ProfitRowFragment' };

export type ProgressLinkQueryVariables = Exact<{
  orderId: string;
}>;


export type ProgressLinkQuery = { progressLink: { path: string | null } | null };

export type CreateProgressLinkMutationVariables = Exact<{
  orderId: string;
}>;


export type CreateProgressLinkMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'ProgressLink' }
   };

export type RevokeProgressLinkMutationVariables = Exact<{
  orderId: string;
}>;


export type RevokeProgressLinkMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'ProgressLink' }
   };

export type SharedProgressQueryVariables = Exact<{
  token: string;
}>;


export type SharedProgressQuery = { sharedProgress: { orderNo: string, statusText: string, nextStep: string, isClosed: boolean, merchantName: string, customerName: string, place: string, serviceTypeName: string, workerName: string | null, createdAt: string, assignedAt: string | null, expectedAt: string | null, appointmentAt: string | null, completedAt: string | null, items: Array<{ name: string, count: number }> } | null };

export type ReceiptFragment = (
  { orderNo: string, serviceTypeName: string, goodsTypeName: string, totalAmount: number, matters: Array<{ kind: OrderMatterKind, label: string }> }
  & { ' $fragmentRefs'?: { 'FeeTableFragment': FeeTableFragment } }
) & { ' $fragmentName'?: 'ReceiptFragment' };

export type RechargeWalletMutationVariables = Exact<{
  input: RechargeWalletInput;
}>;


export type RechargeWalletMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'RechargeOpened', rechargeNo: string | null, pageHtml: string | null, qrCode: string | null }
   };

export type RechargeStateQueryVariables = Exact<{
  rechargeNo: string;
}>;


export type RechargeStateQuery = { viewer: { rechargeStatus: RechargeStatus | null } | null };

export type ArbitrationFactsFragment = { arbitrationNo: string, stateName: string, appliedAt: string | null, applyAmount: number | null, allowance: number | null, content: string, imageUrls: Array<string>, result: string | null, amount: number | null } & { ' $fragmentName'?: 'ArbitrationFactsFragment' };

export type DirectRefundQueryVariables = Exact<{
  id: string;
}>;


export type DirectRefundQuery = { order: { id: string, status: OrderStatus, totalAmount: number, originalAmount: number, payWay: PayWay | null } | null };

export type RefundActionsFragment = { id: string, orderId: string, orderNo: string, actions: Array<RefundAction>, allowance: number, totalAmount: number, maxAllowance: number } & { ' $fragmentName'?: 'RefundActionsFragment' };

export type RefundDetailFragment = (
  { refundNo: string, totalAmount: number, allowance: number, applyAmount: number, amount: number | null, reason: string, description: string, imageUrls: Array<string>, contactName: string, contactPhone: string, reviewerName: string, createdAt: string, handledAt: string | null, succeededAt: string | null, arbitration: { ' $fragmentRefs'?: { 'ArbitrationFactsFragment': ArbitrationFactsFragment } } | null }
  & { ' $fragmentRefs'?: { 'RefundStatusFragment': RefundStatusFragment;'RefundActionsFragment': RefundActionsFragment } }
) & { ' $fragmentName'?: 'RefundDetailFragment' };

export type RefundOrderMutationVariables = Exact<{
  orderId: string;
}>;


export type RefundOrderMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'OrderChange' }
   };

export type RequestRefundMutationVariables = Exact<{
  orderId: string;
  input: RefundInput;
}>;


export type RequestRefundMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'RefundRequested' }
   };

export type ModifyRefundMutationVariables = Exact<{
  id: string;
  input: RefundInput;
}>;


export type ModifyRefundMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'RefundChange' }
   };

export type CancelRefundMutationVariables = Exact<{
  id: string;
}>;


export type CancelRefundMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'RefundChange' }
   };

export type RequestArbitrationMutationVariables = Exact<{
  id: string;
  input: ArbitrationInput;
}>;


export type RequestArbitrationMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'RefundChange' }
   };

export type RefundRowFragment = { refund: (
    { id: string, orderNo: string, createdAt: string, reviewerName: string, applyAmount: number, amount: number | null }
    & { ' $fragmentRefs'?: { 'RefundStatusFragment': RefundStatusFragment;'RefundActionsFragment': RefundActionsFragment } }
  ), order: { ' $fragmentRefs'?: { 'ItemThumbnailsFragment': ItemThumbnailsFragment;'ServiceCellFragment': ServiceCellFragment;'CustomerCellFragment': CustomerCellFragment } } | null } & { ' $fragmentName'?: 'RefundRowFragment' };

export type RefundStatusFragment = { status: RefundStatus, statusName: string, payWay: PayWay | null, amount: number | null, succeededAt: string | null, refuseReason: string | null, acceptedByItselfAt: string | null, arbitration: { result: string | null } | null } & { ' $fragmentName'?: 'RefundStatusFragment' };

export type OrderRefundQueryVariables = Exact<{
  orderId: string;
  refundId: string;
  isByRefund: boolean;
}>;


export type OrderRefundQuery = { orderRefund?: { ' $fragmentRefs'?: { 'RefundDetailFragment': RefundDetailFragment } } | null, refund?: { ' $fragmentRefs'?: { 'RefundDetailFragment': RefundDetailFragment } } | null };

export type ArbitrationItemFragment = (
  { id: string, orderNo: string, actions: Array<RefundAction>, arbitration: { arbitrationNo: string, appliedAt: string | null, applyAmount: number | null, amount: number | null, content: string } | null }
  & { ' $fragmentRefs'?: { 'RefundStatusFragment': RefundStatusFragment } }
) & { ' $fragmentName'?: 'ArbitrationItemFragment' };

export type ArbitrationDetailFragment = (
  { id: string, refundNo: string, orderId: string, orderNo: string, totalAmount: number, amount: number | null, payWay: PayWay | null, handledAt: string | null, succeededAt: string | null, arbitration: { ' $fragmentRefs'?: { 'ArbitrationFactsFragment': ArbitrationFactsFragment } } | null }
  & { ' $fragmentRefs'?: { 'RefundStatusFragment': RefundStatusFragment } }
) & { ' $fragmentName'?: 'ArbitrationDetailFragment' };

export type PaletteOrdersQueryVariables = Exact<{
  filter: OrderListFilter;
}>;


export type PaletteOrdersQuery = { viewer: { orders: { nodes: Array<{ id: string, orderNo: string, customerName: string, displayStatus: string, serviceTypeName: string }> } | null } | null };

export type PaletteGoodsQueryVariables = Exact<{
  keyword: string;
}>;


export type PaletteGoodsQuery = { viewer: { libraryGoods: { nodes: Array<{ id: string, name: string, goodsTypeName: string }> } | null } | null };

export type LedgerRowFragment = { id: string, createdAt: string, type: LedgerType, payWay: PayWay | null, amount: number, balanceBefore: number, balanceAfter: number, content: string, orderId: string | null, orderNo: string | null } & { ' $fragmentName'?: 'LedgerRowFragment' };

export type WithdrawMutationVariables = Exact<{
  input: WithdrawInput;
}>;


export type WithdrawMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'WithdrawalAsked' }
   };

export type WithdrawalItemFragment = { id: string, createdAt: string, target: string, payWay: PayWay | null, amount: number, actual: number, fee: number, status: WithdrawalStatus, isReviewed: boolean | null, finishedAt: string | null, reason: string | null } & { ' $fragmentName'?: 'WithdrawalItemFragment' };

export type WorkSheetFragment = { orderNo: string, serviceTypeName: string, goodsTypeName: string, appointmentAt: string | null, expectedAt: string | null, customerName: string, customerPhone: string, provinceName: string, cityName: string, displayAddress: string, hasLift: boolean, floors: number | null, packingCount: number, totalVolume: number, needsPickup: boolean, logisticsCompany: string | null, logisticsNo: string | null, logisticsPhone: string | null, pickupCode: string | null, pickupAddress: string | null, contactName: string, contactPhone: string, remark: string | null, items: Array<{ id: string, name: string, count: number, packingMethod: string | null, description: string | null }> } & { ' $fragmentName'?: 'WorkSheetFragment' };

export type RefusalFragment = { code: number, message: string } & { ' $fragmentName'?: 'RefusalFragment' };

export type SignedInQueryVariables = Exact<{ [key: string]: never; }>;


export type SignedInQuery = { viewer: { id: string } | null };

export type JoinPageQueryVariables = Exact<{
  provinceCode: string;
  cityCode: string;
  areaCode: string;
  hasProvince: boolean;
  hasCity: boolean;
  hasArea: boolean;
}>;


export type JoinPageQuery = { provinces: Array<{ code: string, name: string }> | null, cities?: Array<{ code: string, name: string }> | null, districts?: Array<{ code: string, name: string }> | null, areaServices?: Array<{ goodsTypeName: string, contactName: string, contactTel: string }> | null };

export type ApplicationCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type ApplicationCategoriesQuery = { goodsTypes: Array<{ id: string, name: string, icon: string }> | null };

export type HomePageQueryVariables = Exact<{ [key: string]: never; }>;


export type HomePageQuery = { goodsTypes: Array<{ id: string, name: string, icon: string }> | null, adverts: Array<{ title: string, image: string, url: string | null }> | null };

export type HelpTitlesQueryVariables = Exact<{ [key: string]: never; }>;


export type HelpTitlesQuery = { articles: { nodes: Array<{ id: string, title: string }> } | null };

export type LoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type LoginMutation = { login:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'SignedIn', viewer: { customer: { id: string, nickname: string } | null } }
   };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'SignedOut', ok: boolean }
   };

export type OrderPaymentPageQueryVariables = Exact<{
  id: string;
}>;


export type OrderPaymentPageQuery = { payWays: Array<PayWay> | null, order: { ' $fragmentRefs'?: { 'PayableOrderFragment': PayableOrderFragment } } | null, viewer: (
    { customer: { id: string } | null }
    & { ' $fragmentRefs'?: { 'PayerFragment': PayerFragment } }
  ) | null };

export type PlacedOrderFragment = { id: string, orderNo: string, type: OrderType, status: OrderStatus, totalAmount: number } & { ' $fragmentName'?: 'PlacedOrderFragment' };

export type StepThreePageQueryVariables = Exact<{
  id: string;
}>;


export type StepThreePageQuery = { order: (
    { status: OrderStatus }
    & { ' $fragmentRefs'?: { 'PlacedOrderFragment': PlacedOrderFragment } }
  ) | null };

export type StepTwoPageQueryVariables = Exact<{ [key: string]: never; }>;


export type StepTwoPageQuery = { viewer: { customer: { phone: string } | null, orders: { nodes: Array<{ contactName: string, contactPhone: string }> } | null } | null };

export type SpeedOrderPageQueryVariables = Exact<{
  isSignedIn: boolean;
}>;


export type SpeedOrderPageQuery = { goodsTypes: Array<{ ' $fragmentRefs'?: { 'PlacementGoodsTypeFragment': PlacementGoodsTypeFragment } }> | null, viewer: (
    { customer: { phone: string } | null }
    & { ' $fragmentRefs'?: { 'PastJobsFragment': PastJobsFragment } }
  ) | null, platformContacts?: Array<{ ' $fragmentRefs'?: { 'PlatformContactFragment': PlatformContactFragment } }> | null };

export type StepOnePageQueryVariables = Exact<{
  isSignedIn: boolean;
}>;


export type StepOnePageQuery = { goodsTypes: Array<{ ' $fragmentRefs'?: { 'PlacementGoodsTypeFragment': PlacementGoodsTypeFragment } }> | null, viewer?: { ' $fragmentRefs'?: { 'PastJobsFragment': PastJobsFragment } } | null };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { register:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'SignedIn', viewer: { customer: { id: string, nickname: string } | null } }
   };

export type SitemapQueryVariables = Exact<{ [key: string]: never; }>;


export type SitemapQuery = { articles: { nodes: Array<{ title: string, createdAt: string }> } | null };

export type BillPageQueryVariables = Exact<{
  year?: number | null | undefined;
}>;


export type BillPageQuery = { viewer: { customer: { nickname: string } | null, bills: Array<(
      { month: string }
      & { ' $fragmentRefs'?: { 'BillSheetFragment': BillSheetFragment;'InvoiceCardFragment': InvoiceCardFragment } }
    )> | null } | null };

export type GoodsLibraryQueryVariables = Exact<{
  goodsTypeId?: string | null | undefined;
  keyword?: string | null | undefined;
  page: number;
  pageSize: number;
}>;


export type GoodsLibraryQuery = { goodsTypes: Array<{ id: string, name: string, children: Array<{ id: string, name: string }> | null }> | null, viewer: { libraryGoods: { total: number, nodes: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'GoodsCardFragment': GoodsCardFragment } }
      )> } | null } | null };

export type GoodsPageQueryVariables = Exact<{
  id: string;
}>;


export type GoodsPageQuery = { viewer: { libraryGood: { id: string, name: string, goodsTypeName: string, imageUrl: string, videoUrl: string | null, shopUrl: string | null, description: string | null } | null } | null };

export type FeedbackListQueryVariables = Exact<{
  page: number;
  pageSize: number;
}>;


export type FeedbackListQuery = { viewer: { feedbacks: { total: number, nodes: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'FeedbackCardFragment': FeedbackCardFragment } }
      )> } | null } | null };

export type FeedbackPageQueryVariables = Exact<{
  id: string;
}>;


export type FeedbackPageQuery = { viewer: { feedback: { id: string, content: string, imageUrls: Array<string>, createdAt: string, reply: string | null, repliedAt: string | null } | null } | null };

export type FollowUpRecordsQueryVariables = Exact<{
  status?: MerchantStatus | null | undefined;
  page: number;
  pageSize: number;
}>;


export type FollowUpRecordsQuery = { viewer: { abnormalRecords: { total: number, nodes: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'AbnormalItemFragment': AbnormalItemFragment } }
      )> } | null } | null };

export type HomeLiveFragment = { orderCounts: Array<{ filter: OrderFilter, count: number }> | null, markupRequests: { total: number } | null, todos: Array<{ ' $fragmentRefs'?: { 'TodosCardFragment': TodosCardFragment } }> | null, orders: { ' $fragmentRefs'?: { 'HomeOrdersFragment': HomeOrdersFragment } } | null, wallet: { ' $fragmentRefs'?: { 'BalanceCardFragment': BalanceCardFragment } } | null } & { ' $fragmentName'?: 'HomeLiveFragment' };

export type CustomerHomeQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerHomeQuery = { viewer: (
    { customer: { id: string, nickname: string, seesFirstSteps: boolean } | null, buttons: (
      { normalOrder: boolean }
      & { ' $fragmentRefs'?: { 'PublishButtonsFragment': PublishButtonsFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'HomeLiveFragment': HomeLiveFragment } }
  ) | null };

export type HomeLiveQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeLiveQuery = { viewer: { ' $fragmentRefs'?: { 'HomeLiveFragment': HomeLiveFragment } } | null };

export type MessageListQueryVariables = Exact<{
  kind: MessageKind;
  isByTime: boolean;
  isByOrder: boolean;
  page: number;
  pageSize: number;
}>;


export type MessageListQuery = { viewer: { messages?: { total: number, asOf: number | null, nodes: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'MessageItemFragment': MessageItemFragment } }
      )>, unread: { service: number, system: number, appointment: number } } | null, messageGroups?: { total: number, asOf: number, nodes: Array<(
        { orderId: string | null }
        & { ' $fragmentRefs'?: { 'MessageGroupItemFragment': MessageGroupItemFragment } }
      )> } | null, tabs?: { unread: { service: number, system: number, appointment: number } } | null } | null };

export type MessagePageQueryVariables = Exact<{
  id: string;
}>;


export type MessagePageQuery = { viewer: { message: { id: string, kind: MessageKind, title: string, content: string, topic: MessageTopic, isRead: boolean, createdAt: string, associatedId: string | null } | null } | null };

export type NoticeListQueryVariables = Exact<{
  page: number;
  pageSize: number;
}>;


export type NoticeListQuery = { articles: { total: number, nodes: Array<{ id: string, title: string, content: string, image: string | null, createdAt: string }> } | null };

export type NoticePageQueryVariables = Exact<{
  id: string;
}>;


export type NoticePageQuery = { article: { title: string, content: string, image: string | null, createdAt: string } | null };

export type OrderListQueryVariables = Exact<{
  filter?: OrderListFilter | null | undefined;
  sort?: OrderSort | null | undefined;
  page: number;
  pageSize: number;
}>;


export type OrderListQuery = { viewer: { orders: { total: number, nodes: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'ListedOrderFragment': ListedOrderFragment } }
      )> } | null } | null };

export type OrderListCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type OrderListCountsQuery = { viewer: { orderCounts: Array<{ filter: OrderFilter, count: number }> | null } | null };

export type AbnormalOrderFragment = (
  { id: string, orderNo: string, displayStatus: string, goodsTypeName: string, serviceTypeName: string, customerName: string, displayAddress: string, isGoodsAbnormal: boolean, solveWay: SolveWay | null, solvedAt: string | null, items: Array<{ id: string }> }
  & { ' $fragmentRefs'?: { 'ItemThumbnailsFragment': ItemThumbnailsFragment;'CollectedGoodsFragment': CollectedGoodsFragment;'SolveActionsFragment': SolveActionsFragment } }
) & { ' $fragmentName'?: 'AbnormalOrderFragment' };

export type AbnormalOrderQueryVariables = Exact<{
  id: string;
}>;


export type AbnormalOrderQuery = { order: { ' $fragmentRefs'?: { 'AbnormalOrderFragment': AbnormalOrderFragment } } | null };

export type AcceptedOrderFragment = (
  { id: string, orderNo: string, serviceTypeName: string, customerName: string, customerPhone: string, displayAddress: string, workerName: string | null, workerPhone: string | null, completedAt: string | null, service: { completion: { content: string, imageUrls: Array<string> } | null } | null }
  & { ' $fragmentRefs'?: { 'ItemThumbnailsFragment': ItemThumbnailsFragment;'OrderStatusFragment': OrderStatusFragment;'AcceptanceStateFragment': AcceptanceStateFragment;'AcceptanceActionsFragment': AcceptanceActionsFragment } }
) & { ' $fragmentName'?: 'AcceptedOrderFragment' };

export type AcceptancePageQueryVariables = Exact<{
  id: string;
}>;


export type AcceptancePageQuery = { order: { ' $fragmentRefs'?: { 'AcceptedOrderFragment': AcceptedOrderFragment } } | null };

export type RefundListQueryVariables = Exact<{
  refundFilter?: RefundFilter | null | undefined;
  orderNo?: string | null | undefined;
  page: number;
  pageSize: number;
}>;


export type RefundListQuery = { viewer: { refunds: { total: number, nodes: Array<(
        { refund: { id: string } }
        & { ' $fragmentRefs'?: { 'RefundRowFragment': RefundRowFragment } }
      )> } | null, refundFilters: Array<{ filter: RefundFilter, label: string }> | null, refundCounts: Array<{ filter: RefundFilter | null, count: number }> | null } | null };

export type RefundFormQueryVariables = Exact<{
  id: string;
}>;


export type RefundFormQuery = { refundReasons: Array<string> | null, order: { id: string, orderNo: string, status: OrderStatus, totalAmount: number, contactName: string, contactPhone: string, service: { workerFeeInEscrow: number } | null } | null, orderRefund: { id: string, status: RefundStatus, statusName: string, actions: Array<RefundAction>, reason: string, allowance: number, description: string, imageUrls: Array<string>, contactName: string, contactPhone: string, refuseReason: string | null } | null };

export type ProfitPageQueryVariables = Exact<{
  from?: string | null | undefined;
  to?: string | null | undefined;
  isEntered?: boolean | null | undefined;
  page: number;
  pageSize: number;
}>;


export type ProfitPageQuery = { viewer: { buttons: { profitAndLoss: boolean } | null, orderProfits: { total: number, nodes: Array<(
        { orderId: string }
        & { ' $fragmentRefs'?: { 'ProfitRowFragment': ProfitRowFragment } }
      )> } | null, orderProfitSums: { isOffered: boolean, orders: number, missing: number, charged: number, paid: number, markups: number, refunded: number, result: number, weeks: Array<{ monday: string, orders: number, charged: number, result: number }> } | null } | null };

export type RightsListQueryVariables = Exact<{
  isComplaint: boolean;
  isArbitration: boolean;
  object?: ComplaintObject | null | undefined;
  orderNo?: string | null | undefined;
  page: number;
  pageSize: number;
}>;


export type RightsListQuery = { viewer: { complaints?: { total: number, nodes: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'ComplaintItemFragment': ComplaintItemFragment } }
      )> } | null, refunds?: { total: number, nodes: Array<{ refund: (
          { id: string }
          & { ' $fragmentRefs'?: { 'ArbitrationItemFragment': ArbitrationItemFragment } }
        ) }> } | null } | null };

export type ArbitrationPageQueryVariables = Exact<{
  id: string;
}>;


export type ArbitrationPageQuery = { refund: (
    { arbitration: { arbitrationNo: string } | null }
    & { ' $fragmentRefs'?: { 'ArbitrationDetailFragment': ArbitrationDetailFragment } }
  ) | null };

export type SafetyPageQueryVariables = Exact<{ [key: string]: never; }>;


export type SafetyPageQuery = { payoutWays: Array<PayWay> | null, viewer: { customer: { phone: string, maskedPhone: string, hasPayPassword: boolean, alipayAccount: string | null, alipayRealName: string | null, wechatNickname: string | null } | null } | null };

export type ActivityPageQueryVariables = Exact<{
  page: number;
  pageSize: number;
}>;


export type ActivityPageQuery = { viewer: { activity: { total: number, nodes: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'ActivityRowFragment': ActivityRowFragment } }
      )> } | null } | null };

export type SessionsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionsPageQuery = { viewer: { sessions: Array<(
      { isCurrent: boolean }
      & { ' $fragmentRefs'?: { 'SignedInDeviceFragment': SignedInDeviceFragment } }
    )> | null } | null };

export type SettingPageQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingPageQuery = { viewer: { customer: { id: string, nickname: string, phone: string, avatar: string | null, email: string | null, gender: Gender | null, areaPath: Array<string>, address: string | null } | null } | null };

export type CustomerAreaQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerAreaQuery = { viewer: { unreadMessages: number | null, customer: { id: string, nickname: string, avatar: string | null } | null, buttons: { profitAndLoss: boolean } | null, offers: { bills: boolean, profits: boolean, devices: boolean, activity: boolean, feedback: boolean } } | null };

export type UnreadMessagesQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadMessagesQuery = { viewer: { unreadMessages: number | null } | null };

export type WalletPageQueryVariables = Exact<{
  lines?: CashFlowFilter | null | undefined;
  page: number;
  pageSize: number;
}>;


export type WalletPageQuery = { viewer: { wallet: { balance: number, withdrawing: number } | null, cashFlows: { total: number, nodes: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'LedgerRowFragment': LedgerRowFragment } }
      )> } | null, cashFlowSums: { isOffered: boolean, opening: number, moneyIn: number, moneyOut: number, others: number, closing: number, held: number } | null } | null };

export type WithdrawPageQueryVariables = Exact<{ [key: string]: never; }>;


export type WithdrawPageQuery = { payoutWays: Array<PayWay> | null, viewer: { customer: { phone: string, maskedPhone: string, alipayAccount: string | null, alipayRealName: string | null, wechatNickname: string | null } | null, wallet: { balance: number } | null, withdrawalTerms: { leftToday: number, timesLeft: number, holds: Array<{ payWay: PayWay, until: string, reason: string }> } | null } | null };

export type RechargePageQueryVariables = Exact<{ [key: string]: never; }>;


export type RechargePageQuery = { payWays: Array<PayWay> | null, viewer: { wallet: { balance: number } | null, smallPayment: { limit: number | null, usedToday: number } | null } | null };

export type WithdrawalsQueryVariables = Exact<{
  from?: string | null | undefined;
  to?: string | null | undefined;
  page: number;
  pageSize: number;
}>;


export type WithdrawalsQuery = { viewer: { withdrawals: { total: number, totalAmount: number, nodes: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'WithdrawalItemFragment': WithdrawalItemFragment } }
      )> } | null } | null };

export type ReceiptPageQueryVariables = Exact<{
  id: string;
}>;


export type ReceiptPageQuery = { viewer: { customer: { nickname: string, maskedPhone: string } | null } | null, order: (
    { paidAt: string | null }
    & { ' $fragmentRefs'?: { 'ReceiptFragment': ReceiptFragment } }
  ) | null };

export type WorkSheetPageQueryVariables = Exact<{
  id: string;
}>;


export type WorkSheetPageQuery = { order: { ' $fragmentRefs'?: { 'WorkSheetFragment': WorkSheetFragment } } | null };

export type FinishWechatBindingMutationVariables = Exact<{
  input: FinishWechatBindingInput;
}>;


export type FinishWechatBindingMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'WechatBindingDone', nickname: string }
   };

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
export const AbnormalItemFragmentDoc = new TypedDocumentString(`
    fragment AbnormalItem on AbnormalRecord {
  id
  orderId
  orderNo
  goodsTypeName
  serviceTypeName
  createdAt
  source
  sourceName
  sourcePhone
  type
  description
  mediaUrls
  packageState
  goods {
    id
    name
    imageUrl
  }
  status
  canHandle
  awaitsDecision
  handling {
    id
    at
    status
    content
    imageUrls
    fee
  }
}
    `, {"fragmentName":"AbnormalItem"}) as unknown as TypedDocumentString<AbnormalItemFragment, unknown>;
export const ActivityRowFragmentDoc = new TypedDocumentString(`
    fragment ActivityRow on AccountActivity {
  id
  kind
  at
  detail
  device
  place
}
    `, {"fragmentName":"ActivityRow"}) as unknown as TypedDocumentString<ActivityRowFragment, unknown>;
export const SignedInDeviceFragmentDoc = new TypedDocumentString(`
    fragment SignedInDevice on AccountSession {
  id
  device
  place
  signedInAt
  isCurrent
}
    `, {"fragmentName":"SignedInDevice"}) as unknown as TypedDocumentString<SignedInDeviceFragment, unknown>;
export const ImportRowItemFragmentDoc = new TypedDocumentString(`
    fragment ImportRowItem on ImportRow {
  id
  position
  values {
    field
    text
  }
  issues {
    field
    text
  }
  notes {
    kind
    message
  }
  identifiedAddress
  identifiedPickupAddress
  totalFee
  orderId
  failure
}
    `, {"fragmentName":"ImportRowItem"}) as unknown as TypedDocumentString<ImportRowItemFragment, unknown>;
export const OrderImportHeadFragmentDoc = new TypedDocumentString(`
    fragment OrderImportHead on OrderImport {
  id
  fileName
  goodsTypeName
  source
  isMapped
  createdAt
  userName
  counts {
    total
    good
    bad
    doubtful
    placed
    paid
  }
}
    `, {"fragmentName":"OrderImportHead"}) as unknown as TypedDocumentString<OrderImportHeadFragment, unknown>;
export const ImportDetailFragmentDoc = new TypedDocumentString(`
    fragment ImportDetail on OrderImportDetail {
  id
  summary {
    ...OrderImportHead
  }
  titles
  mapping {
    field
    columns
  }
  preview
  mappingNames
  serviceNames
  goodsNames
  goodsTypes {
    id
    name
  }
  readyIds
  unpaidOrderIds
}
    fragment OrderImportHead on OrderImport {
  id
  fileName
  goodsTypeName
  source
  isMapped
  createdAt
  userName
  counts {
    total
    good
    bad
    doubtful
    placed
    paid
  }
}`, {"fragmentName":"ImportDetail"}) as unknown as TypedDocumentString<ImportDetailFragment, unknown>;
export const BillSheetFragmentDoc = new TypedDocumentString(`
    fragment BillSheet on Bill {
  month
  isOver
  opening
  closing
  lines {
    type
    count
    moneyIn
    moneyOut
  }
  direct {
    type
    count
    moneyIn
    moneyOut
  }
  fee
  invoiceable
}
    `, {"fragmentName":"BillSheet"}) as unknown as TypedDocumentString<BillSheetFragment, unknown>;
export const InvoiceCardFragmentDoc = new TypedDocumentString(`
    fragment InvoiceCard on Bill {
  month
  isOver
  invoiceable
  invoice {
    id
    kind
    title
    taxNo
    email
    amount
    status
    answer
    createdAt
  }
}
    `, {"fragmentName":"InvoiceCard"}) as unknown as TypedDocumentString<InvoiceCardFragment, unknown>;
export const LiveCallFragmentDoc = new TypedDocumentString(`
    fragment LiveCall on Call {
  id
  orderId
  senderId
  senderName
  orderNo
  customerName
  type
  status
  access {
    token
    gatewayUrl
    iceServers {
      urls
      username
      credential
    }
  }
}
    `, {"fragmentName":"LiveCall"}) as unknown as TypedDocumentString<LiveCallFragment, unknown>;
export const ComplaintItemFragmentDoc = new TypedDocumentString(`
    fragment ComplaintItem on Complaint {
  id
  orderId
  orderNo
  objectName
  content
  imageUrls
  status
  statusName
  suggestion
  createdAt
  endedAt
  canRevoke
}
    `, {"fragmentName":"ComplaintItem"}) as unknown as TypedDocumentString<ComplaintItemFragment, unknown>;
export const AdvertCarouselFragmentDoc = new TypedDocumentString(`
    fragment AdvertCarousel on Advert {
  title
  image
  url
}
    `, {"fragmentName":"AdvertCarousel"}) as unknown as TypedDocumentString<AdvertCarouselFragment, unknown>;
export const HelpCardFragmentDoc = new TypedDocumentString(`
    fragment HelpCard on ArticlePage {
  nodes {
    id
    title
  }
}
    `, {"fragmentName":"HelpCard"}) as unknown as TypedDocumentString<HelpCardFragment, unknown>;
export const ConsignmentFragmentDoc = new TypedDocumentString(`
    fragment Consignment on Consignment {
  orderId
  orderNo
  goodsTypeName
  customerName
  hasArrived
  number
  company
}
    `, {"fragmentName":"Consignment"}) as unknown as TypedDocumentString<ConsignmentFragment, unknown>;
export const LogisticsCardFragmentDoc = new TypedDocumentString(`
    fragment LogisticsCard on ConsignmentPage {
  nodes {
    orderId
    ...Consignment
  }
}
    fragment Consignment on Consignment {
  orderId
  orderNo
  goodsTypeName
  customerName
  hasArrived
  number
  company
}`, {"fragmentName":"LogisticsCard"}) as unknown as TypedDocumentString<LogisticsCardFragment, unknown>;
export const NoticesCardFragmentDoc = new TypedDocumentString(`
    fragment NoticesCard on ArticlePage {
  nodes {
    id
    title
    createdAt
  }
}
    `, {"fragmentName":"NoticesCard"}) as unknown as TypedDocumentString<NoticesCardFragment, unknown>;
export const AbnormalCardFragmentDoc = new TypedDocumentString(`
    fragment AbnormalCard on AbnormalPage {
  nodes {
    id
    orderId
    orderNo
    type
    description
    createdAt
  }
  total
}
    `, {"fragmentName":"AbnormalCard"}) as unknown as TypedDocumentString<AbnormalCardFragment, unknown>;
export const ReminderFragmentDoc = new TypedDocumentString(`
    fragment Reminder on OrderMessage {
  id
  text
  createdAt
  orderNo
}
    `, {"fragmentName":"Reminder"}) as unknown as TypedDocumentString<ReminderFragment, unknown>;
export const OrderAlertsFragmentDoc = new TypedDocumentString(`
    fragment OrderAlerts on Viewer {
  abnormal: abnormalRecords(status: NOT_FOLLOW_UP, page: 1, pageSize: 4) {
    ...AbnormalCard
  }
  unanswered: orderMessages(topic: UNANSWERED, page: 1, pageSize: 3) {
    nodes {
      id
      ...Reminder
    }
    total
  }
  rescheduled: orderMessages(topic: RESCHEDULED, page: 1, pageSize: 3) {
    nodes {
      id
      ...Reminder
    }
    total
  }
}
    fragment AbnormalCard on AbnormalPage {
  nodes {
    id
    orderId
    orderNo
    type
    description
    createdAt
  }
  total
}
fragment Reminder on OrderMessage {
  id
  text
  createdAt
  orderNo
}`, {"fragmentName":"OrderAlerts"}) as unknown as TypedDocumentString<OrderAlertsFragment, unknown>;
export const PublishButtonsFragmentDoc = new TypedDocumentString(`
    fragment PublishButtons on Buttons {
  immediateOrder
  normalOrder
}
    `, {"fragmentName":"PublishButtons"}) as unknown as TypedDocumentString<PublishButtonsFragment, unknown>;
export const FeedbackCardFragmentDoc = new TypedDocumentString(`
    fragment FeedbackCard on Feedback {
  id
  content
  imageUrls
  createdAt
  reply
}
    `, {"fragmentName":"FeedbackCard"}) as unknown as TypedDocumentString<FeedbackCardFragment, unknown>;
export const GoodsCardFragmentDoc = new TypedDocumentString(`
    fragment GoodsCard on LibraryGoods {
  id
  name
  goodsTypeName
  imageUrl
  videoUrl
  description
}
    `, {"fragmentName":"GoodsCard"}) as unknown as TypedDocumentString<GoodsCardFragment, unknown>;
export const MarkupItemFragmentDoc = new TypedDocumentString(`
    fragment MarkupItem on Markup {
  id
  number
  orderId
  orderNo
  isRequest
  status
  amount
  kind
  markupType
  remark
  createdAt
  createdBy
  createdByPhone
  rejectReason
  dealtAt
  payWay
}
    `, {"fragmentName":"MarkupItem"}) as unknown as TypedDocumentString<MarkupItemFragment, unknown>;
export const MessageItemFragmentDoc = new TypedDocumentString(`
    fragment MessageItem on Message {
  id
  kind
  title
  content
  text
  topic
  isRead
  createdAt
  associatedId
}
    `, {"fragmentName":"MessageItem"}) as unknown as TypedDocumentString<MessageItemFragment, unknown>;
export const MessageGroupItemFragmentDoc = new TypedDocumentString(`
    fragment MessageGroupItem on MessageGroup {
  orderId
  orderNo
  customerName
  orderStatus
  orderStatusName
  total
  unread
  messages {
    id
    ...MessageItem
  }
}
    fragment MessageItem on Message {
  id
  kind
  title
  content
  text
  topic
  isRead
  createdAt
  associatedId
}`, {"fragmentName":"MessageGroupItem"}) as unknown as TypedDocumentString<MessageGroupItemFragment, unknown>;
export const OverdueVisitFragmentDoc = new TypedDocumentString(`
    fragment OverdueVisit on Order {
  nextStep
  visitDueAt
  overdueStep
}
    `, {"fragmentName":"OverdueVisit"}) as unknown as TypedDocumentString<OverdueVisitFragment, unknown>;
export const OrderMattersFragmentDoc = new TypedDocumentString(`
    fragment OrderMatters on Order {
  id
  orderNo
  matters {
    kind
    label
    hint
  }
}
    `, {"fragmentName":"OrderMatters"}) as unknown as TypedDocumentString<OrderMattersFragment, unknown>;
export const OrderStatusFragmentDoc = new TypedDocumentString(`
    fragment OrderStatus on Order {
  id
  status
  statusName
  displayStatus
  expiresAt
  acceptanceDueAt
  isAcceptanceDelayed
  ...OverdueVisit
  ...OrderMatters
}
    fragment OrderMatters on Order {
  id
  orderNo
  matters {
    kind
    label
    hint
  }
}
fragment OverdueVisit on Order {
  nextStep
  visitDueAt
  overdueStep
}`, {"fragmentName":"OrderStatus"}) as unknown as TypedDocumentString<OrderStatusFragment, unknown>;
export const OrderActionsFragmentDoc = new TypedDocumentString(`
    fragment OrderActions on Order {
  id
  orderNo
  type
  status
  goodsTypeName
  serviceTypeName
  actions
  blockedActions {
    action
    reason
  }
}
    `, {"fragmentName":"OrderActions"}) as unknown as TypedDocumentString<OrderActionsFragment, unknown>;
export const CopyOrderFragmentDoc = new TypedDocumentString(`
    fragment CopyOrder on Order {
  orderNo
  customerName
  customerPhone
  provinceName
  cityName
  displayAddress
  serviceTypeName
  displayStatus
  matters {
    label
  }
  items {
    name
    count
  }
}
    `, {"fragmentName":"CopyOrder"}) as unknown as TypedDocumentString<CopyOrderFragment, unknown>;
export const MasterCardFragmentDoc = new TypedDocumentString(`
    fragment MasterCard on Order {
  type
  workerName
  workerPhone
  workerAvatar
  service {
    masterRating {
      average
      total
    }
  }
}
    `, {"fragmentName":"MasterCard"}) as unknown as TypedDocumentString<MasterCardFragment, unknown>;
export const VisitTimeFragmentDoc = new TypedDocumentString(`
    fragment VisitTime on Order {
  id
  status
  expectedAt
  appointmentAt
  visitDueAt
  service {
    pickUp {
      content
    }
    signIn {
      at
    }
  }
}
    `, {"fragmentName":"VisitTime"}) as unknown as TypedDocumentString<VisitTimeFragment, unknown>;
export const OrderDetailHeadFragmentDoc = new TypedDocumentString(`
    fragment OrderDetailHead on Order {
  id
  orderNo
  type
  goodsTypeName
  serviceTypeName
  customerName
  customerPhone
  displayAddress
  totalAmount
  paidAt
  ...OrderStatus
  ...OrderActions
  ...CopyOrder
  ...MasterCard
  ...VisitTime
}
    fragment CopyOrder on Order {
  orderNo
  customerName
  customerPhone
  provinceName
  cityName
  displayAddress
  serviceTypeName
  displayStatus
  matters {
    label
  }
  items {
    name
    count
  }
}
fragment MasterCard on Order {
  type
  workerName
  workerPhone
  workerAvatar
  service {
    masterRating {
      average
      total
    }
  }
}
fragment VisitTime on Order {
  id
  status
  expectedAt
  appointmentAt
  visitDueAt
  service {
    pickUp {
      content
    }
    signIn {
      at
    }
  }
}
fragment OrderActions on Order {
  id
  orderNo
  type
  status
  goodsTypeName
  serviceTypeName
  actions
  blockedActions {
    action
    reason
  }
}
fragment OrderMatters on Order {
  id
  orderNo
  matters {
    kind
    label
    hint
  }
}
fragment OrderStatus on Order {
  id
  status
  statusName
  displayStatus
  expiresAt
  acceptanceDueAt
  isAcceptanceDelayed
  ...OverdueVisit
  ...OrderMatters
}
fragment OverdueVisit on Order {
  nextStep
  visitDueAt
  overdueStep
}`, {"fragmentName":"OrderDetailHead"}) as unknown as TypedDocumentString<OrderDetailHeadFragment, unknown>;
export const OrderProgressFragmentDoc = new TypedDocumentString(`
    fragment OrderProgress on Order {
  status
  createdAt
  paidAt
  assignedAt
  completedAt
  acceptedAt
  service {
    evaluation {
      createdAt
    }
  }
  ...OverdueVisit
}
    fragment OverdueVisit on Order {
  nextStep
  visitDueAt
  overdueStep
}`, {"fragmentName":"OrderProgress"}) as unknown as TypedDocumentString<OrderProgressFragment, unknown>;
export const GoodsListFragmentDoc = new TypedDocumentString(`
    fragment GoodsList on Order {
  items {
    id
    name
    goodsTypeName
    count
    packingMethod
    description
    imageUrl
    videoUrl
  }
}
    `, {"fragmentName":"GoodsList"}) as unknown as TypedDocumentString<GoodsListFragment, unknown>;
export const FeeTableFragmentDoc = new TypedDocumentString(`
    fragment FeeTable on Order {
  lines {
    name
    fee
  }
  originalAmount
  totalAmount
  payWay
  paidAt
  service {
    paymentNo
    paidMarkups {
      type
      amount
      payWay
      paidAt
      remark
    }
  }
}
    `, {"fragmentName":"FeeTable"}) as unknown as TypedDocumentString<FeeTableFragment, unknown>;
export const BasicInfoFragmentDoc = new TypedDocumentString(`
    fragment BasicInfo on Order {
  orderNo
  createdAt
  expectedAt
  customerName
  customerPhone
  provinceName
  cityName
  displayAddress
  hasLift
  floors
  packingCount
  totalVolume
  isArrival
  needsPickup
  logisticsCompany
  logisticsNo
  logisticsPhone
  pickupCode
  pickupAddress
  transportAt
  verifType
  verifOrderNo
  remark
  contactName
  contactPhone
  ...GoodsList
  ...FeeTable
}
    fragment FeeTable on Order {
  lines {
    name
    fee
  }
  originalAmount
  totalAmount
  payWay
  paidAt
  service {
    paymentNo
    paidMarkups {
      type
      amount
      payWay
      paidAt
      remark
    }
  }
}
fragment GoodsList on Order {
  items {
    id
    name
    goodsTypeName
    count
    packingMethod
    description
    imageUrl
    videoUrl
  }
}`, {"fragmentName":"BasicInfo"}) as unknown as TypedDocumentString<BasicInfoFragment, unknown>;
export const AppointmentFragmentDoc = new TypedDocumentString(`
    fragment Appointment on Order {
  appointmentAt
  service {
    appointFailReason
  }
}
    `, {"fragmentName":"Appointment"}) as unknown as TypedDocumentString<AppointmentFragment, unknown>;
export const PickUpFragmentDoc = new TypedDocumentString(`
    fragment PickUp on OrderService {
  pickupCar {
    driverName
    driverPhone
    dispatcher
    dispatcherPhone
  }
  pickupCarType
  pickupDistance
  pickedUpBy
  pickedUpByPhone
  pickUp {
    content
    imageUrls
  }
  log {
    event
    at
  }
}
    `, {"fragmentName":"PickUp"}) as unknown as TypedDocumentString<PickUpFragment, unknown>;
export const SignInFragmentDoc = new TypedDocumentString(`
    fragment SignIn on OrderService {
  signIn {
    at
    area
    isAreaNormal
    isTimeNormal
  }
}
    `, {"fragmentName":"SignIn"}) as unknown as TypedDocumentString<SignInFragment, unknown>;
export const EvaluationFragmentDoc = new TypedDocumentString(`
    fragment Evaluation on OrderService {
  evaluation {
    star
    content
    tags
    isAnonymous
    imageUrls
    createdAt
  }
}
    `, {"fragmentName":"Evaluation"}) as unknown as TypedDocumentString<EvaluationFragment, unknown>;
export const OrderTimelineFragmentDoc = new TypedDocumentString(`
    fragment OrderTimeline on OrderService {
  log {
    event
    title
    content
    imageUrls
    takenAt
    takenArea
    operatorName
    at
  }
}
    `, {"fragmentName":"OrderTimeline"}) as unknown as TypedDocumentString<OrderTimelineFragment, unknown>;
export const ServiceInfoFragmentDoc = new TypedDocumentString(`
    fragment ServiceInfo on Order {
  id
  orderNo
  type
  workerName
  workerPhone
  assignedAt
  completedAt
  acceptedAt
  isAcceptedBySystem
  displayAddress
  pickupAddress
  ...Appointment
  service {
    pickUp {
      content
    }
    completion {
      content
      imageUrls
    }
    signIn {
      area
    }
    verifiedAt
    rejectReason
    log {
      event
    }
    ...PickUp
    ...SignIn
    ...Evaluation
    ...OrderTimeline
  }
}
    fragment Appointment on Order {
  appointmentAt
  service {
    appointFailReason
  }
}
fragment Evaluation on OrderService {
  evaluation {
    star
    content
    tags
    isAnonymous
    imageUrls
    createdAt
  }
}
fragment OrderTimeline on OrderService {
  log {
    event
    title
    content
    imageUrls
    takenAt
    takenArea
    operatorName
    at
  }
}
fragment PickUp on OrderService {
  pickupCar {
    driverName
    driverPhone
    dispatcher
    dispatcherPhone
  }
  pickupCarType
  pickupDistance
  pickedUpBy
  pickedUpByPhone
  pickUp {
    content
    imageUrls
  }
  log {
    event
    at
  }
}
fragment SignIn on OrderService {
  signIn {
    at
    area
    isAreaNormal
    isTimeNormal
  }
}`, {"fragmentName":"ServiceInfo"}) as unknown as TypedDocumentString<ServiceInfoFragment, unknown>;
export const LogisticsInfoFragmentDoc = new TypedDocumentString(`
    fragment LogisticsInfo on Order {
  id
  logisticsNo
  logisticsCompany
  isArrival
}
    `, {"fragmentName":"LogisticsInfo"}) as unknown as TypedDocumentString<LogisticsInfoFragment, unknown>;
export const OrderDetailFragmentDoc = new TypedDocumentString(`
    fragment OrderDetail on Order {
  id
  ...OrderDetailHead
  ...OrderProgress
  ...BasicInfo
  ...ServiceInfo
  ...LogisticsInfo
}
    fragment BasicInfo on Order {
  orderNo
  createdAt
  expectedAt
  customerName
  customerPhone
  provinceName
  cityName
  displayAddress
  hasLift
  floors
  packingCount
  totalVolume
  isArrival
  needsPickup
  logisticsCompany
  logisticsNo
  logisticsPhone
  pickupCode
  pickupAddress
  transportAt
  verifType
  verifOrderNo
  remark
  contactName
  contactPhone
  ...GoodsList
  ...FeeTable
}
fragment FeeTable on Order {
  lines {
    name
    fee
  }
  originalAmount
  totalAmount
  payWay
  paidAt
  service {
    paymentNo
    paidMarkups {
      type
      amount
      payWay
      paidAt
      remark
    }
  }
}
fragment GoodsList on Order {
  items {
    id
    name
    goodsTypeName
    count
    packingMethod
    description
    imageUrl
    videoUrl
  }
}
fragment CopyOrder on Order {
  orderNo
  customerName
  customerPhone
  provinceName
  cityName
  displayAddress
  serviceTypeName
  displayStatus
  matters {
    label
  }
  items {
    name
    count
  }
}
fragment OrderDetailHead on Order {
  id
  orderNo
  type
  goodsTypeName
  serviceTypeName
  customerName
  customerPhone
  displayAddress
  totalAmount
  paidAt
  ...OrderStatus
  ...OrderActions
  ...CopyOrder
  ...MasterCard
  ...VisitTime
}
fragment MasterCard on Order {
  type
  workerName
  workerPhone
  workerAvatar
  service {
    masterRating {
      average
      total
    }
  }
}
fragment OrderProgress on Order {
  status
  createdAt
  paidAt
  assignedAt
  completedAt
  acceptedAt
  service {
    evaluation {
      createdAt
    }
  }
  ...OverdueVisit
}
fragment VisitTime on Order {
  id
  status
  expectedAt
  appointmentAt
  visitDueAt
  service {
    pickUp {
      content
    }
    signIn {
      at
    }
  }
}
fragment LogisticsInfo on Order {
  id
  logisticsNo
  logisticsCompany
  isArrival
}
fragment Appointment on Order {
  appointmentAt
  service {
    appointFailReason
  }
}
fragment Evaluation on OrderService {
  evaluation {
    star
    content
    tags
    isAnonymous
    imageUrls
    createdAt
  }
}
fragment OrderTimeline on OrderService {
  log {
    event
    title
    content
    imageUrls
    takenAt
    takenArea
    operatorName
    at
  }
}
fragment PickUp on OrderService {
  pickupCar {
    driverName
    driverPhone
    dispatcher
    dispatcherPhone
  }
  pickupCarType
  pickupDistance
  pickedUpBy
  pickedUpByPhone
  pickUp {
    content
    imageUrls
  }
  log {
    event
    at
  }
}
fragment ServiceInfo on Order {
  id
  orderNo
  type
  workerName
  workerPhone
  assignedAt
  completedAt
  acceptedAt
  isAcceptedBySystem
  displayAddress
  pickupAddress
  ...Appointment
  service {
    pickUp {
      content
    }
    completion {
      content
      imageUrls
    }
    signIn {
      area
    }
    verifiedAt
    rejectReason
    log {
      event
    }
    ...PickUp
    ...SignIn
    ...Evaluation
    ...OrderTimeline
  }
}
fragment SignIn on OrderService {
  signIn {
    at
    area
    isAreaNormal
    isTimeNormal
  }
}
fragment OrderActions on Order {
  id
  orderNo
  type
  status
  goodsTypeName
  serviceTypeName
  actions
  blockedActions {
    action
    reason
  }
}
fragment OrderMatters on Order {
  id
  orderNo
  matters {
    kind
    label
    hint
  }
}
fragment OrderStatus on Order {
  id
  status
  statusName
  displayStatus
  expiresAt
  acceptanceDueAt
  isAcceptanceDelayed
  ...OverdueVisit
  ...OrderMatters
}
fragment OverdueVisit on Order {
  nextStep
  visitDueAt
  overdueStep
}`, {"fragmentName":"OrderDetail"}) as unknown as TypedDocumentString<OrderDetailFragment, unknown>;
export const OrderPlaceFactsFragmentDoc = new TypedDocumentString(`
    fragment OrderPlaceFacts on OrderPlaces {
  address {
    lng
    lat
  }
  pickup {
    lng
    lat
  }
  signIn {
    lng
    lat
  }
  pickupDistance
  isDrivingDistance
}
    `, {"fragmentName":"OrderPlaceFacts"}) as unknown as TypedDocumentString<OrderPlaceFactsFragment, unknown>;
export const TrackFactsFragmentDoc = new TypedDocumentString(`
    fragment TrackFacts on WaybillTrack {
  stateName
  steps {
    time
    text
  }
}
    `, {"fragmentName":"TrackFacts"}) as unknown as TypedDocumentString<TrackFactsFragment, unknown>;
export const ItemThumbnailsFragmentDoc = new TypedDocumentString(`
    fragment ItemThumbnails on Order {
  items {
    id
    name
    count
    imageUrl
  }
}
    `, {"fragmentName":"ItemThumbnails"}) as unknown as TypedDocumentString<ItemThumbnailsFragment, unknown>;
export const ServiceCellFragmentDoc = new TypedDocumentString(`
    fragment ServiceCell on Order {
  serviceTypeName
  goodsTypeName
}
    `, {"fragmentName":"ServiceCell"}) as unknown as TypedDocumentString<ServiceCellFragment, unknown>;
export const CustomerCellFragmentDoc = new TypedDocumentString(`
    fragment CustomerCell on Order {
  customerName
  customerPhone
  provinceName
  cityName
  displayAddress
}
    `, {"fragmentName":"CustomerCell"}) as unknown as TypedDocumentString<CustomerCellFragment, unknown>;
export const FollowUpNotesFragmentDoc = new TypedDocumentString(`
    fragment FollowUpNotes on Order {
  id
  orderNo
  latestFollowUp {
    content
    createdAt
    total
  }
}
    `, {"fragmentName":"FollowUpNotes"}) as unknown as TypedDocumentString<FollowUpNotesFragment, unknown>;
export const OrderRowFragmentDoc = new TypedDocumentString(`
    fragment OrderRow on Order {
  id
  orderNo
  createdAt
  appointmentAt
  workerName
  workerPhone
  totalAmount
  paidAt
  matters {
    kind
    label
  }
  ...ItemThumbnails
  ...ServiceCell
  ...CustomerCell
  ...OrderStatus
  ...OrderActions
  ...CopyOrder
  ...FollowUpNotes
}
    fragment FollowUpNotes on Order {
  id
  orderNo
  latestFollowUp {
    content
    createdAt
    total
  }
}
fragment CopyOrder on Order {
  orderNo
  customerName
  customerPhone
  provinceName
  cityName
  displayAddress
  serviceTypeName
  displayStatus
  matters {
    label
  }
  items {
    name
    count
  }
}
fragment ItemThumbnails on Order {
  items {
    id
    name
    count
    imageUrl
  }
}
fragment OrderActions on Order {
  id
  orderNo
  type
  status
  goodsTypeName
  serviceTypeName
  actions
  blockedActions {
    action
    reason
  }
}
fragment ServiceCell on Order {
  serviceTypeName
  goodsTypeName
}
fragment CustomerCell on Order {
  customerName
  customerPhone
  provinceName
  cityName
  displayAddress
}
fragment OrderMatters on Order {
  id
  orderNo
  matters {
    kind
    label
    hint
  }
}
fragment OrderStatus on Order {
  id
  status
  statusName
  displayStatus
  expiresAt
  acceptanceDueAt
  isAcceptanceDelayed
  ...OverdueVisit
  ...OrderMatters
}
fragment OverdueVisit on Order {
  nextStep
  visitDueAt
  overdueStep
}`, {"fragmentName":"OrderRow"}) as unknown as TypedDocumentString<OrderRowFragment, unknown>;
export const ListedOrderFragmentDoc = new TypedDocumentString(`
    fragment ListedOrder on Order {
  id
  orderNo
  status
  customerName
  totalAmount
  actions
  needsPickup
  logisticsNo
  logisticsPhone
  ...OrderRow
}
    fragment FollowUpNotes on Order {
  id
  orderNo
  latestFollowUp {
    content
    createdAt
    total
  }
}
fragment CopyOrder on Order {
  orderNo
  customerName
  customerPhone
  provinceName
  cityName
  displayAddress
  serviceTypeName
  displayStatus
  matters {
    label
  }
  items {
    name
    count
  }
}
fragment ItemThumbnails on Order {
  items {
    id
    name
    count
    imageUrl
  }
}
fragment OrderActions on Order {
  id
  orderNo
  type
  status
  goodsTypeName
  serviceTypeName
  actions
  blockedActions {
    action
    reason
  }
}
fragment ServiceCell on Order {
  serviceTypeName
  goodsTypeName
}
fragment CustomerCell on Order {
  customerName
  customerPhone
  provinceName
  cityName
  displayAddress
}
fragment OrderMatters on Order {
  id
  orderNo
  matters {
    kind
    label
    hint
  }
}
fragment OrderRow on Order {
  id
  orderNo
  createdAt
  appointmentAt
  workerName
  workerPhone
  totalAmount
  paidAt
  matters {
    kind
    label
  }
  ...ItemThumbnails
  ...ServiceCell
  ...CustomerCell
  ...OrderStatus
  ...OrderActions
  ...CopyOrder
  ...FollowUpNotes
}
fragment OrderStatus on Order {
  id
  status
  statusName
  displayStatus
  expiresAt
  acceptanceDueAt
  isAcceptanceDelayed
  ...OverdueVisit
  ...OrderMatters
}
fragment OverdueVisit on Order {
  nextStep
  visitDueAt
  overdueStep
}`, {"fragmentName":"ListedOrder"}) as unknown as TypedDocumentString<ListedOrderFragment, unknown>;
export const SavedViewFragmentDoc = new TypedDocumentString(`
    fragment SavedView on OrderView {
  id
  name
  query
  isPinned
}
    `, {"fragmentName":"SavedView"}) as unknown as TypedDocumentString<SavedViewFragment, unknown>;
export const BatchOrderFragmentDoc = new TypedDocumentString(`
    fragment BatchOrder on Order {
  id
  orderNo
  status
  expiresAt
  goodsTypeName
  serviceTypeName
  customerName
  totalAmount
}
    `, {"fragmentName":"BatchOrder"}) as unknown as TypedDocumentString<BatchOrderFragment, unknown>;
export const PayableOrderFragmentDoc = new TypedDocumentString(`
    fragment PayableOrder on Order {
  id
  orderNo
  status
  expiresAt
  goodsTypeName
  serviceTypeName
  customerName
  customerPhone
  provinceName
  cityName
  displayAddress
  items {
    id
    name
    goodsTypeName
    count
    imageUrl
  }
  lines {
    name
    fee
  }
  totalAmount
}
    `, {"fragmentName":"PayableOrder"}) as unknown as TypedDocumentString<PayableOrderFragment, unknown>;
export const PayerFragmentDoc = new TypedDocumentString(`
    fragment Payer on Viewer {
  wallet {
    balance
  }
  customer {
    phone
    maskedPhone
    hasPayPassword
  }
}
    `, {"fragmentName":"Payer"}) as unknown as TypedDocumentString<PayerFragment, unknown>;
export const CopiedOrderFragmentDoc = new TypedDocumentString(`
    fragment CopiedOrder on Order {
  id
  type
  goodsTypeId
  serviceTypeId
  needsPickup
  customerName
  customerPhone
  hasLift
  floors
  areaCode
  provinceName
  cityName
  areaName
  address
  totalVolume
  packingCount
  verifType
  remark
  pickupAddress
  pickupAreaCode
  contactName
  contactPhone
  items {
    name
    goodsTypeId
    count
    packingMethod
    description
    imageUrl
    videoUrl
  }
}
    `, {"fragmentName":"CopiedOrder"}) as unknown as TypedDocumentString<CopiedOrderFragment, unknown>;
export const PlacementGoodsTypeFragmentDoc = new TypedDocumentString(`
    fragment PlacementGoodsType on GoodsType {
  id
  name
  icon
  children {
    id
    name
  }
}
    `, {"fragmentName":"PlacementGoodsType"}) as unknown as TypedDocumentString<PlacementGoodsTypeFragment, unknown>;
export const PlatformContactFragmentDoc = new TypedDocumentString(`
    fragment PlatformContact on PlatformContact {
  nickname
  mobile
}
    `, {"fragmentName":"PlatformContact"}) as unknown as TypedDocumentString<PlatformContactFragment, unknown>;
export const PastJobsFragmentDoc = new TypedDocumentString(`
    fragment PastJobs on Viewer {
  orderTemplates {
    id
    name
    orderId
    type
    goodsTypeName
    serviceTypeName
  }
  orders(page: 1, pageSize: 10) {
    nodes {
      id
      type
      goodsTypeName
      serviceTypeName
      customerName
      contactName
      contactPhone
      items {
        name
        count
        imageUrl
      }
    }
  }
}
    `, {"fragmentName":"PastJobs"}) as unknown as TypedDocumentString<PastJobsFragment, unknown>;
export const ProfitRowFragmentDoc = new TypedDocumentString(`
    fragment ProfitRow on OrderProfit {
  orderId
  orderNo
  createdAt
  goodsTypeName
  customerName
  charged
  paid
  markups
  refunded
  result
}
    `, {"fragmentName":"ProfitRow"}) as unknown as TypedDocumentString<ProfitRowFragment, unknown>;
export const ReceiptFragmentDoc = new TypedDocumentString(`
    fragment Receipt on Order {
  orderNo
  serviceTypeName
  goodsTypeName
  totalAmount
  matters {
    kind
    label
  }
  ...FeeTable
}
    fragment FeeTable on Order {
  lines {
    name
    fee
  }
  originalAmount
  totalAmount
  payWay
  paidAt
  service {
    paymentNo
    paidMarkups {
      type
      amount
      payWay
      paidAt
      remark
    }
  }
}`, {"fragmentName":"Receipt"}) as unknown as TypedDocumentString<ReceiptFragment, unknown>;
export const ArbitrationFactsFragmentDoc = new TypedDocumentString(`
    fragment ArbitrationFacts on RefundArbitration {
  arbitrationNo
  stateName
  appliedAt
  applyAmount
  allowance
  content
  imageUrls
  result
  amount
}
    `, {"fragmentName":"ArbitrationFacts"}) as unknown as TypedDocumentString<ArbitrationFactsFragment, unknown>;
export const RefundStatusFragmentDoc = new TypedDocumentString(`
    fragment RefundStatus on Refund {
  status
  statusName
  payWay
  amount
  succeededAt
  refuseReason
  acceptedByItselfAt
  arbitration {
    result
  }
}
    `, {"fragmentName":"RefundStatus"}) as unknown as TypedDocumentString<RefundStatusFragment, unknown>;
export const RefundActionsFragmentDoc = new TypedDocumentString(`
    fragment RefundActions on Refund {
  id
  orderId
  orderNo
  actions
  allowance
  totalAmount
  maxAllowance
}
    `, {"fragmentName":"RefundActions"}) as unknown as TypedDocumentString<RefundActionsFragment, unknown>;
export const RefundDetailFragmentDoc = new TypedDocumentString(`
    fragment RefundDetail on Refund {
  refundNo
  totalAmount
  allowance
  applyAmount
  amount
  reason
  description
  imageUrls
  contactName
  contactPhone
  reviewerName
  createdAt
  handledAt
  succeededAt
  arbitration {
    ...ArbitrationFacts
  }
  ...RefundStatus
  ...RefundActions
}
    fragment ArbitrationFacts on RefundArbitration {
  arbitrationNo
  stateName
  appliedAt
  applyAmount
  allowance
  content
  imageUrls
  result
  amount
}
fragment RefundActions on Refund {
  id
  orderId
  orderNo
  actions
  allowance
  totalAmount
  maxAllowance
}
fragment RefundStatus on Refund {
  status
  statusName
  payWay
  amount
  succeededAt
  refuseReason
  acceptedByItselfAt
  arbitration {
    result
  }
}`, {"fragmentName":"RefundDetail"}) as unknown as TypedDocumentString<RefundDetailFragment, unknown>;
export const RefundRowFragmentDoc = new TypedDocumentString(`
    fragment RefundRow on ListedRefund {
  refund {
    id
    orderNo
    createdAt
    reviewerName
    applyAmount
    amount
    ...RefundStatus
    ...RefundActions
  }
  order {
    ...ItemThumbnails
    ...ServiceCell
    ...CustomerCell
  }
}
    fragment ItemThumbnails on Order {
  items {
    id
    name
    count
    imageUrl
  }
}
fragment ServiceCell on Order {
  serviceTypeName
  goodsTypeName
}
fragment CustomerCell on Order {
  customerName
  customerPhone
  provinceName
  cityName
  displayAddress
}
fragment RefundActions on Refund {
  id
  orderId
  orderNo
  actions
  allowance
  totalAmount
  maxAllowance
}
fragment RefundStatus on Refund {
  status
  statusName
  payWay
  amount
  succeededAt
  refuseReason
  acceptedByItselfAt
  arbitration {
    result
  }
}`, {"fragmentName":"RefundRow"}) as unknown as TypedDocumentString<RefundRowFragment, unknown>;
export const ArbitrationItemFragmentDoc = new TypedDocumentString(`
    fragment ArbitrationItem on Refund {
  id
  orderNo
  actions
  ...RefundStatus
  arbitration {
    arbitrationNo
    appliedAt
    applyAmount
    amount
    content
  }
}
    fragment RefundStatus on Refund {
  status
  statusName
  payWay
  amount
  succeededAt
  refuseReason
  acceptedByItselfAt
  arbitration {
    result
  }
}`, {"fragmentName":"ArbitrationItem"}) as unknown as TypedDocumentString<ArbitrationItemFragment, unknown>;
export const ArbitrationDetailFragmentDoc = new TypedDocumentString(`
    fragment ArbitrationDetail on Refund {
  id
  refundNo
  orderId
  orderNo
  totalAmount
  amount
  payWay
  handledAt
  succeededAt
  arbitration {
    ...ArbitrationFacts
  }
  ...RefundStatus
}
    fragment ArbitrationFacts on RefundArbitration {
  arbitrationNo
  stateName
  appliedAt
  applyAmount
  allowance
  content
  imageUrls
  result
  amount
}
fragment RefundStatus on Refund {
  status
  statusName
  payWay
  amount
  succeededAt
  refuseReason
  acceptedByItselfAt
  arbitration {
    result
  }
}`, {"fragmentName":"ArbitrationDetail"}) as unknown as TypedDocumentString<ArbitrationDetailFragment, unknown>;
export const LedgerRowFragmentDoc = new TypedDocumentString(`
    fragment LedgerRow on CashFlow {
  id
  createdAt
  type
  payWay
  amount
  balanceBefore
  balanceAfter
  content
  orderId
  orderNo
}
    `, {"fragmentName":"LedgerRow"}) as unknown as TypedDocumentString<LedgerRowFragment, unknown>;
export const WithdrawalItemFragmentDoc = new TypedDocumentString(`
    fragment WithdrawalItem on Withdrawal {
  id
  createdAt
  target
  payWay
  amount
  actual
  fee
  status
  isReviewed
  finishedAt
  reason
}
    `, {"fragmentName":"WithdrawalItem"}) as unknown as TypedDocumentString<WithdrawalItemFragment, unknown>;
export const WorkSheetFragmentDoc = new TypedDocumentString(`
    fragment WorkSheet on Order {
  orderNo
  serviceTypeName
  goodsTypeName
  appointmentAt
  expectedAt
  customerName
  customerPhone
  provinceName
  cityName
  displayAddress
  hasLift
  floors
  items {
    id
    name
    count
    packingMethod
    description
  }
  packingCount
  totalVolume
  needsPickup
  logisticsCompany
  logisticsNo
  logisticsPhone
  pickupCode
  pickupAddress
  contactName
  contactPhone
  remark
}
    `, {"fragmentName":"WorkSheet"}) as unknown as TypedDocumentString<WorkSheetFragment, unknown>;
export const RefusalFragmentDoc = new TypedDocumentString(`
    fragment Refusal on BusinessError {
  code
  message
}
    `, {"fragmentName":"Refusal"}) as unknown as TypedDocumentString<RefusalFragment, unknown>;
export const PlacedOrderFragmentDoc = new TypedDocumentString(`
    fragment PlacedOrder on Order {
  id
  orderNo
  type
  status
  totalAmount
}
    `, {"fragmentName":"PlacedOrder"}) as unknown as TypedDocumentString<PlacedOrderFragment, unknown>;
export const TodoOrderFragmentDoc = new TypedDocumentString(`
    fragment TodoOrder on Order {
  id
  orderNo
  type
  customerName
  goodsTypeName
  serviceTypeName
  totalAmount
  appointmentAt
  workerName
  paidAt
  expiresAt
  acceptanceDueAt
  actions
  overdueStep
  matters {
    kind
    hint
  }
  ...OverdueVisit
}
    fragment OverdueVisit on Order {
  nextStep
  visitDueAt
  overdueStep
}`, {"fragmentName":"TodoOrder"}) as unknown as TypedDocumentString<TodoOrderFragment, unknown>;
export const TodosCardFragmentDoc = new TypedDocumentString(`
    fragment TodosCard on Todo {
  kind
  total
  orders {
    id
    ...TodoOrder
  }
}
    fragment TodoOrder on Order {
  id
  orderNo
  type
  customerName
  goodsTypeName
  serviceTypeName
  totalAmount
  appointmentAt
  workerName
  paidAt
  expiresAt
  acceptanceDueAt
  actions
  overdueStep
  matters {
    kind
    hint
  }
  ...OverdueVisit
}
fragment OverdueVisit on Order {
  nextStep
  visitDueAt
  overdueStep
}`, {"fragmentName":"TodosCard"}) as unknown as TypedDocumentString<TodosCardFragment, unknown>;
export const RecentOrderFragmentDoc = new TypedDocumentString(`
    fragment RecentOrder on Order {
  id
  orderNo
  serviceTypeName
  customerName
  displayAddress
  appointmentAt
  workerName
  totalAmount
  ...ItemThumbnails
  ...OrderStatus
  ...OrderActions
}
    fragment ItemThumbnails on Order {
  items {
    id
    name
    count
    imageUrl
  }
}
fragment OrderActions on Order {
  id
  orderNo
  type
  status
  goodsTypeName
  serviceTypeName
  actions
  blockedActions {
    action
    reason
  }
}
fragment OrderMatters on Order {
  id
  orderNo
  matters {
    kind
    label
    hint
  }
}
fragment OrderStatus on Order {
  id
  status
  statusName
  displayStatus
  expiresAt
  acceptanceDueAt
  isAcceptanceDelayed
  ...OverdueVisit
  ...OrderMatters
}
fragment OverdueVisit on Order {
  nextStep
  visitDueAt
  overdueStep
}`, {"fragmentName":"RecentOrder"}) as unknown as TypedDocumentString<RecentOrderFragment, unknown>;
export const HomeOrdersFragmentDoc = new TypedDocumentString(`
    fragment HomeOrders on OrderPage {
  nodes {
    id
    ...RecentOrder
  }
  total
}
    fragment ItemThumbnails on Order {
  items {
    id
    name
    count
    imageUrl
  }
}
fragment OrderActions on Order {
  id
  orderNo
  type
  status
  goodsTypeName
  serviceTypeName
  actions
  blockedActions {
    action
    reason
  }
}
fragment OrderMatters on Order {
  id
  orderNo
  matters {
    kind
    label
    hint
  }
}
fragment OrderStatus on Order {
  id
  status
  statusName
  displayStatus
  expiresAt
  acceptanceDueAt
  isAcceptanceDelayed
  ...OverdueVisit
  ...OrderMatters
}
fragment OverdueVisit on Order {
  nextStep
  visitDueAt
  overdueStep
}
fragment RecentOrder on Order {
  id
  orderNo
  serviceTypeName
  customerName
  displayAddress
  appointmentAt
  workerName
  totalAmount
  ...ItemThumbnails
  ...OrderStatus
  ...OrderActions
}`, {"fragmentName":"HomeOrders"}) as unknown as TypedDocumentString<HomeOrdersFragment, unknown>;
export const BalanceCardFragmentDoc = new TypedDocumentString(`
    fragment BalanceCard on Wallet {
  balance
  withdrawing
}
    `, {"fragmentName":"BalanceCard"}) as unknown as TypedDocumentString<BalanceCardFragment, unknown>;
export const HomeLiveFragmentDoc = new TypedDocumentString(`
    fragment HomeLive on Viewer {
  orderCounts {
    filter
    count
  }
  markupRequests {
    total
  }
  todos {
    ...TodosCard
  }
  orders(filter: {status: UNSETTLED}, page: 1, pageSize: 6) {
    ...HomeOrders
  }
  wallet {
    ...BalanceCard
  }
}
    fragment BalanceCard on Wallet {
  balance
  withdrawing
}
fragment HomeOrders on OrderPage {
  nodes {
    id
    ...RecentOrder
  }
  total
}
fragment TodoOrder on Order {
  id
  orderNo
  type
  customerName
  goodsTypeName
  serviceTypeName
  totalAmount
  appointmentAt
  workerName
  paidAt
  expiresAt
  acceptanceDueAt
  actions
  overdueStep
  matters {
    kind
    hint
  }
  ...OverdueVisit
}
fragment TodosCard on Todo {
  kind
  total
  orders {
    id
    ...TodoOrder
  }
}
fragment ItemThumbnails on Order {
  items {
    id
    name
    count
    imageUrl
  }
}
fragment OrderActions on Order {
  id
  orderNo
  type
  status
  goodsTypeName
  serviceTypeName
  actions
  blockedActions {
    action
    reason
  }
}
fragment OrderMatters on Order {
  id
  orderNo
  matters {
    kind
    label
    hint
  }
}
fragment OrderStatus on Order {
  id
  status
  statusName
  displayStatus
  expiresAt
  acceptanceDueAt
  isAcceptanceDelayed
  ...OverdueVisit
  ...OrderMatters
}
fragment OverdueVisit on Order {
  nextStep
  visitDueAt
  overdueStep
}
fragment RecentOrder on Order {
  id
  orderNo
  serviceTypeName
  customerName
  displayAddress
  appointmentAt
  workerName
  totalAmount
  ...ItemThumbnails
  ...OrderStatus
  ...OrderActions
}`, {"fragmentName":"HomeLive"}) as unknown as TypedDocumentString<HomeLiveFragment, unknown>;
export const CollectedGoodsFragmentDoc = new TypedDocumentString(`
    fragment CollectedGoods on Order {
  id
  orderNo
  needsPickup
  service {
    pickUp {
      content
      imageUrls
    }
  }
}
    `, {"fragmentName":"CollectedGoods"}) as unknown as TypedDocumentString<CollectedGoodsFragment, unknown>;
export const SolveActionsFragmentDoc = new TypedDocumentString(`
    fragment SolveActions on Order {
  id
  type
  status
  isGoodsAbnormal
  totalAmount
  blockedActions {
    action
    reason
  }
  service {
    workerCash: workerFeeInEscrow
  }
}
    `, {"fragmentName":"SolveActions"}) as unknown as TypedDocumentString<SolveActionsFragment, unknown>;
export const AbnormalOrderFragmentDoc = new TypedDocumentString(`
    fragment AbnormalOrder on Order {
  id
  orderNo
  displayStatus
  goodsTypeName
  serviceTypeName
  customerName
  displayAddress
  isGoodsAbnormal
  solveWay
  solvedAt
  items {
    id
  }
  ...ItemThumbnails
  ...CollectedGoods
  ...SolveActions
}
    fragment CollectedGoods on Order {
  id
  orderNo
  needsPickup
  service {
    pickUp {
      content
      imageUrls
    }
  }
}
fragment SolveActions on Order {
  id
  type
  status
  isGoodsAbnormal
  totalAmount
  blockedActions {
    action
    reason
  }
  service {
    workerCash: workerFeeInEscrow
  }
}
fragment ItemThumbnails on Order {
  items {
    id
    name
    count
    imageUrl
  }
}`, {"fragmentName":"AbnormalOrder"}) as unknown as TypedDocumentString<AbnormalOrderFragment, unknown>;
export const AcceptanceStateFragmentDoc = new TypedDocumentString(`
    fragment AcceptanceState on Order {
  status
  nextStep
  acceptanceDueAt
  isAcceptanceDelayed
  awaitsNewPhotos
  acceptedAt
  isAcceptedBySystem
  service {
    rejectReason
  }
}
    `, {"fragmentName":"AcceptanceState"}) as unknown as TypedDocumentString<AcceptanceStateFragment, unknown>;
export const AcceptanceActionsFragmentDoc = new TypedDocumentString(`
    fragment AcceptanceActions on Order {
  id
  actions
  blockedActions {
    action
    reason
  }
}
    `, {"fragmentName":"AcceptanceActions"}) as unknown as TypedDocumentString<AcceptanceActionsFragment, unknown>;
export const AcceptedOrderFragmentDoc = new TypedDocumentString(`
    fragment AcceptedOrder on Order {
  id
  orderNo
  serviceTypeName
  customerName
  customerPhone
  displayAddress
  workerName
  workerPhone
  completedAt
  service {
    completion {
      content
      imageUrls
    }
  }
  ...ItemThumbnails
  ...OrderStatus
  ...AcceptanceState
  ...AcceptanceActions
}
    fragment AcceptanceActions on Order {
  id
  actions
  blockedActions {
    action
    reason
  }
}
fragment AcceptanceState on Order {
  status
  nextStep
  acceptanceDueAt
  isAcceptanceDelayed
  awaitsNewPhotos
  acceptedAt
  isAcceptedBySystem
  service {
    rejectReason
  }
}
fragment ItemThumbnails on Order {
  items {
    id
    name
    count
    imageUrl
  }
}
fragment OrderMatters on Order {
  id
  orderNo
  matters {
    kind
    label
    hint
  }
}
fragment OrderStatus on Order {
  id
  status
  statusName
  displayStatus
  expiresAt
  acceptanceDueAt
  isAcceptanceDelayed
  ...OverdueVisit
  ...OrderMatters
}
fragment OverdueVisit on Order {
  nextStep
  visitDueAt
  overdueStep
}`, {"fragmentName":"AcceptedOrder"}) as unknown as TypedDocumentString<AcceptedOrderFragment, unknown>;
export const OrderAbnormalDocument = new TypedDocumentString(`
    query OrderAbnormal($orderId: ID!) {
  viewer {
    abnormalRecords(orderId: $orderId) {
      nodes {
        id
        ...AbnormalItem
      }
      total
    }
  }
}
    fragment AbnormalItem on AbnormalRecord {
  id
  orderId
  orderNo
  goodsTypeName
  serviceTypeName
  createdAt
  source
  sourceName
  sourcePhone
  type
  description
  mediaUrls
  packageState
  goods {
    id
    name
    imageUrl
  }
  status
  canHandle
  awaitsDecision
  handling {
    id
    at
    status
    content
    imageUrls
    fee
  }
}`, {"hash":"sha256:eec12c34b1ac4b713fe303ff7fe41298808abd0e707d40580ed6509b840eb446"}) as unknown as TypedDocumentString<OrderAbnormalQuery, OrderAbnormalQueryVariables>;
export const ExceptionFormDocument = new TypedDocumentString(`
    query ExceptionForm($id: ID!) {
  order(id: $id) {
    id
    items {
      id
      name
      imageUrl
    }
    workerName
  }
  dictItems(code: ABNORMAL_TYPE) {
    text
    value
  }
}
    `, {"hash":"sha256:43a53cb8e25efbcbb72a13fcbe436abd27d830a18b26688381cbfa142daff747"}) as unknown as TypedDocumentString<ExceptionFormQuery, ExceptionFormQueryVariables>;
export const ReportExceptionDocument = new TypedDocumentString(`
    mutation ReportException($input: ReportExceptionInput!) {
  answer: reportException(input: $input) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:fafee861beb279a65385a0faa2c91076bac71da7406511998a886886b7b5871b"}) as unknown as TypedDocumentString<ReportExceptionMutation, ReportExceptionMutationVariables>;
export const HandleAbnormalDocument = new TypedDocumentString(`
    mutation HandleAbnormal($input: HandleAbnormalInput!) {
  answer: handleAbnormal(input: $input) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:bef9cbddd503166cfaa3854ac556b5bbeb1f9080b573a84f287fcdd76f2bf683"}) as unknown as TypedDocumentString<HandleAbnormalMutation, HandleAbnormalMutationVariables>;
export const SolveExceptionDocument = new TypedDocumentString(`
    mutation SolveException($orderId: ID!, $way: SolveWay!, $allowance: Fen, $description: String) {
  answer: solveException(
    orderId: $orderId
    way: $way
    allowance: $allowance
    description: $description
  ) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:b379c5eaabd91ec0400acc44fdb57685dbc49609d4b770f6011479032bc28e68"}) as unknown as TypedDocumentString<SolveExceptionMutation, SolveExceptionMutationVariables>;
export const PickUpRecordDocument = new TypedDocumentString(`
    query PickUpRecord($orderId: ID!) {
  orderRecords(orderId: $orderId) {
    pickUp {
      content
      imageUrls
    }
  }
}
    `, {"hash":"sha256:6509b339b4de16baf7aba86fe9a2305e3bc053ed98b9a5ba2541bc3ceef15c5f"}) as unknown as TypedDocumentString<PickUpRecordQuery, PickUpRecordQueryVariables>;
export const AboutPageDocument = new TypedDocumentString(`
    query AboutPage {
  articles(type: ABOUT, page: 1, pageSize: 50) {
    nodes {
      id
      title
      content
    }
  }
}
    `, {"hash":"sha256:4e1fe4c03aada465308ad6623e1c27a9ea6a942beab762b06cbd49b49713fdf3"}) as unknown as TypedDocumentString<AboutPageQuery, AboutPageQueryVariables>;
export const SafetyIdentityDocument = new TypedDocumentString(`
    query SafetyIdentity {
  viewer {
    customer {
      phone
      maskedPhone
      hasPayPassword
    }
  }
}
    `, {"hash":"sha256:85e8d9c886066cd884e86a6b0ac98fea679e3fb95b6f0284999079cee96e4f12"}) as unknown as TypedDocumentString<SafetyIdentityQuery, SafetyIdentityQueryVariables>;
export const VerifyOwnCodeDocument = new TypedDocumentString(`
    mutation VerifyOwnCode($input: VerifySmsCodeInput!) {
  answer: verifySmsCode(input: $input) {
    __typename
    ... on SmsCodeCheck {
      valid
    }
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:7d7bffed2fc844d50db16ed102abb1da8f303822fa40da3e4d7d488c22ddc9b1"}) as unknown as TypedDocumentString<VerifyOwnCodeMutation, VerifyOwnCodeMutationVariables>;
export const ChangePhoneDocument = new TypedDocumentString(`
    mutation ChangePhone($input: ChangePhoneInput!) {
  answer: changePhone(input: $input) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:91a2abceacd05be176ac92b939eb84fbec7d0fe2e029451323f01e28e65f4a2d"}) as unknown as TypedDocumentString<ChangePhoneMutation, ChangePhoneMutationVariables>;
export const ChangePayPasswordDocument = new TypedDocumentString(`
    mutation ChangePayPassword($input: SetPayPasswordInput!) {
  answer: setPayPassword(input: $input) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:a49a0dda693ae930cd8f2e99982e780a6d8d03d669a3f2bdd07b0b568041c7af"}) as unknown as TypedDocumentString<ChangePayPasswordMutation, ChangePayPasswordMutationVariables>;
export const EndSessionDocument = new TypedDocumentString(`
    mutation EndSession($sessionId: ID!) {
  answer: endSession(sessionId: $sessionId) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:c5235752c104cff96f5b20ae22ada22807b8dfcb2c157211aea714ad51f7caed"}) as unknown as TypedDocumentString<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessionsDocument = new TypedDocumentString(`
    mutation EndOtherSessions {
  answer: endOtherSessions {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:c947e7999703dab2008f9f37fe4ad0d6a8dd85f5015b6ea2b9d72bb051205e8f"}) as unknown as TypedDocumentString<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const AccountStripDocument = new TypedDocumentString(`
    query AccountStrip {
  viewer {
    customer {
      id
      nickname
      avatar
    }
  }
}
    `, {"hash":"sha256:b8a45d328d8850300a1a588ddb067e7e675793c35a969b3eca016d2a5f45e1be"}) as unknown as TypedDocumentString<AccountStripQuery, AccountStripQueryVariables>;
export const SendSmsCodeDocument = new TypedDocumentString(`
    mutation SendSmsCode($input: SendSmsCodeInput!) {
  sendSmsCode(input: $input) {
    __typename
    ... on SmsCodeSent {
      resendAfterSeconds
    }
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:fe90d3e8529d9697312b7fcea33358712a9015e20053556291a5cf95b159683b"}) as unknown as TypedDocumentString<SendSmsCodeMutation, SendSmsCodeMutationVariables>;
export const AreaChildrenDocument = new TypedDocumentString(`
    query AreaChildren($parentCode: String!) {
  areaChildren(parentCode: $parentCode) {
    code
    name
  }
}
    `, {"hash":"sha256:56eb3c81b95548d18a3035d7aaf54c1fba0527f9f27b022fd87e7686ed70829b"}) as unknown as TypedDocumentString<AreaChildrenQuery, AreaChildrenQueryVariables>;
export const AreaOptionsDocument = new TypedDocumentString(`
    query AreaOptions($provinceCode: String!, $cityCode: String!, $hasProvince: Boolean!, $hasCity: Boolean!) {
  provinces {
    code
    name
  }
  cities: areaChildren(parentCode: $provinceCode) @include(if: $hasProvince) {
    code
    name
  }
  districts: areaChildren(parentCode: $cityCode) @include(if: $hasCity) {
    code
    name
  }
}
    `, {"hash":"sha256:0ed1944a8c9fe70a17d788dfeb47aacebc34268ae43918d15005515b51681f1b"}) as unknown as TypedDocumentString<AreaOptionsQuery, AreaOptionsQueryVariables>;
export const BatchStartDocument = new TypedDocumentString(`
    query BatchStart($page: Int!, $pageSize: Int!) {
  goodsTypes {
    id
    name
    icon
  }
  viewer {
    orderImports(page: $page, pageSize: $pageSize) {
      nodes {
        id
        ...OrderImportHead
      }
      total
    }
  }
}
    fragment OrderImportHead on OrderImport {
  id
  fileName
  goodsTypeName
  source
  isMapped
  createdAt
  userName
  counts {
    total
    good
    bad
    doubtful
    placed
    paid
  }
}`, {"hash":"sha256:d3fe50dbf4e171187d5da5cc39b110e88f5330faa63b36c467466f2aae20c2c1"}) as unknown as TypedDocumentString<BatchStartQuery, BatchStartQueryVariables>;
export const BatchImportDocument = new TypedDocumentString(`
    query BatchImport($importId: ID!, $show: ShownImportRows!, $page: Int!, $pageSize: Int!) {
  viewer {
    orderImport(importId: $importId) {
      ...ImportDetail
    }
    importRows(importId: $importId, show: $show, page: $page, pageSize: $pageSize) {
      nodes {
        id
        ...ImportRowItem
      }
      total
    }
  }
}
    fragment OrderImportHead on OrderImport {
  id
  fileName
  goodsTypeName
  source
  isMapped
  createdAt
  userName
  counts {
    total
    good
    bad
    doubtful
    placed
    paid
  }
}
fragment ImportRowItem on ImportRow {
  id
  position
  values {
    field
    text
  }
  issues {
    field
    text
  }
  notes {
    kind
    message
  }
  identifiedAddress
  identifiedPickupAddress
  totalFee
  orderId
  failure
}
fragment ImportDetail on OrderImportDetail {
  id
  summary {
    ...OrderImportHead
  }
  titles
  mapping {
    field
    columns
  }
  preview
  mappingNames
  serviceNames
  goodsNames
  goodsTypes {
    id
    name
  }
  readyIds
  unpaidOrderIds
}`, {"hash":"sha256:19da84f6208904aad2bc7e2f772f0caa2dcc130644f1747fad9020aedfba7f2b"}) as unknown as TypedDocumentString<BatchImportQuery, BatchImportQueryVariables>;
export const ImportAddressesDocument = new TypedDocumentString(`
    query ImportAddresses($importId: ID!, $page: Int!, $pageSize: Int!) {
  viewer {
    importRows(
      importId: $importId
      show: GOOD
      isDoubtfulFirst: true
      page: $page
      pageSize: $pageSize
    ) {
      nodes {
        id
        ...ImportRowItem
      }
      total
    }
  }
}
    fragment ImportRowItem on ImportRow {
  id
  position
  values {
    field
    text
  }
  issues {
    field
    text
  }
  notes {
    kind
    message
  }
  identifiedAddress
  identifiedPickupAddress
  totalFee
  orderId
  failure
}`, {"hash":"sha256:2384c8b79698d996537b4affa58a8990c89f1fa31d6a9546586648dd84dcf8db"}) as unknown as TypedDocumentString<ImportAddressesQuery, ImportAddressesQueryVariables>;
export const ChangeImportRowDocument = new TypedDocumentString(`
    mutation ChangeImportRow($importId: ID!, $rowId: ID!, $field: ImportField!, $value: String!, $isForSame: Boolean!) {
  answer: changeImportRow(
    importId: $importId
    rowId: $rowId
    field: $field
    value: $value
    isForSame: $isForSame
  ) {
    __typename
    ...Refusal
    ... on ImportChanged {
      rows
    }
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:24b8037f4437d7c93da04e744e63d7815b8b0d6cec6033b401f0aea25b598c7a"}) as unknown as TypedDocumentString<ChangeImportRowMutation, ChangeImportRowMutationVariables>;
export const MapOrderImportDocument = new TypedDocumentString(`
    mutation MapOrderImport($importId: ID!, $mapping: [MappedFieldInput!]!, $name: String) {
  answer: mapOrderImport(importId: $importId, mapping: $mapping, name: $name) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:6c4ac4873958894a5f5da41d47ecf5bd8d869ebc2dae6d2cf8d0119cbf2af519"}) as unknown as TypedDocumentString<MapOrderImportMutation, MapOrderImportMutationVariables>;
export const AddImportGoodsDocument = new TypedDocumentString(`
    mutation AddImportGoods($importId: ID!, $name: String!, $goodsTypeId: ID!, $imageUrl: String!) {
  answer: addImportGoods(
    importId: $importId
    name: $name
    goodsTypeId: $goodsTypeId
    imageUrl: $imageUrl
  ) {
    __typename
    ...Refusal
    ... on ImportChanged {
      rows
    }
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:9797298e7451a559b37a951b925d410afa6e426f155d7fe4771c6d20867c4832"}) as unknown as TypedDocumentString<AddImportGoodsMutation, AddImportGoodsMutationVariables>;
export const DiscardOrderImportDocument = new TypedDocumentString(`
    mutation DiscardOrderImport($importId: ID!) {
  answer: discardOrderImport(importId: $importId) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:b9413b3cc8b7f08150d9ecec515247e1fd3264709a499436139e0b4a90be8063"}) as unknown as TypedDocumentString<DiscardOrderImportMutation, DiscardOrderImportMutationVariables>;
export const SubmitImportRowsDocument = new TypedDocumentString(`
    mutation SubmitImportRows($rowIds: [ID!]!) {
  answer: submitImportRows(rowIds: $rowIds) {
    __typename
    ...Refusal
    ... on SubmittedRows {
      rows {
        rowId
        orderId
        code
        message
      }
    }
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:55c2ca3f9b18e6dd56241da3854636c7e32f96bbd1b0811772b75443401e6248"}) as unknown as TypedDocumentString<SubmitImportRowsMutation, SubmitImportRowsMutationVariables>;
export const ImportTemplateDocument = new TypedDocumentString(`
    query ImportTemplate {
  viewer {
    importTemplate {
      title
      isRequired
      note
    }
  }
}
    `, {"hash":"sha256:00767af181c3e690e89ece776d92c7838f003d7c6936a71aa5df134f8f50071f"}) as unknown as TypedDocumentString<ImportTemplateQuery, ImportTemplateQueryVariables>;
export const RequestInvoiceDocument = new TypedDocumentString(`
    mutation RequestInvoice($input: InvoiceInput!) {
  answer: requestInvoice(input: $input) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:5f94a1a280f6eb917125f1bb3111dba411f54ce0eaca85221354428cb6996e00"}) as unknown as TypedDocumentString<RequestInvoiceMutation, RequestInvoiceMutationVariables>;
export const StartCallDocument = new TypedDocumentString(`
    mutation StartCall($orderId: ID!, $callType: CallType!) {
  answer: startCall(orderId: $orderId, type: $callType) {
    __typename
    ...LiveCall
    ...Refusal
  }
}
    fragment LiveCall on Call {
  id
  orderId
  senderId
  senderName
  orderNo
  customerName
  type
  status
  access {
    token
    gatewayUrl
    iceServers {
      urls
      username
      credential
    }
  }
}
fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:b85d75ed63343c0fe4b240fc9d68fdf4317de41f7714a9d0407ae586287d46a5"}) as unknown as TypedDocumentString<StartCallMutation, StartCallMutationVariables>;
export const InformCallDocument = new TypedDocumentString(`
    mutation InformCall($callId: ID!) {
  answer: informCall(callId: $callId) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:d0fb4106ea7867cb9ef83df76c068566703c3b120fe1d0d56a5b159f9bc4202b"}) as unknown as TypedDocumentString<InformCallMutation, InformCallMutationVariables>;
export const AnswerCallDocument = new TypedDocumentString(`
    mutation AnswerCall($callId: ID!, $windowKey: String!) {
  answer: answerCall(callId: $callId, windowKey: $windowKey) {
    __typename
    ...LiveCall
    ...Refusal
  }
}
    fragment LiveCall on Call {
  id
  orderId
  senderId
  senderName
  orderNo
  customerName
  type
  status
  access {
    token
    gatewayUrl
    iceServers {
      urls
      username
      credential
    }
  }
}
fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:277f7ad09b1d9e5cf65d3e4ace4e6d7007af926269d2f34ca1dc6e41a01213a8"}) as unknown as TypedDocumentString<AnswerCallMutation, AnswerCallMutationVariables>;
export const KeepCallDocument = new TypedDocumentString(`
    mutation KeepCall($callId: ID!) {
  answer: keepCall(callId: $callId) {
    __typename
    ...LiveCall
    ...Refusal
  }
}
    fragment LiveCall on Call {
  id
  orderId
  senderId
  senderName
  orderNo
  customerName
  type
  status
  access {
    token
    gatewayUrl
    iceServers {
      urls
      username
      credential
    }
  }
}
fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:0e27f54eadb9e7254d8d46048374c3e465d00a4400e6567dc0bdeaac92732981"}) as unknown as TypedDocumentString<KeepCallMutation, KeepCallMutationVariables>;
export const EndCallDocument = new TypedDocumentString(`
    mutation EndCall($callId: ID!, $senderId: ID) {
  endCall(callId: $callId, senderId: $senderId) {
    __typename
  }
}
    `, {"hash":"sha256:f0785cc20263fa200d53148e78da7295d554a07d835423fc247f6a1c7cf41e81"}) as unknown as TypedDocumentString<EndCallMutation, EndCallMutationVariables>;
export const CurrentCallDocument = new TypedDocumentString(`
    query CurrentCall {
  currentCall {
    ...LiveCall
  }
}
    fragment LiveCall on Call {
  id
  orderId
  senderId
  senderName
  orderNo
  customerName
  type
  status
  access {
    token
    gatewayUrl
    iceServers {
      urls
      username
      credential
    }
  }
}`, {"hash":"sha256:2de0187ccea0663515ee9f014d2f42d1be6cc056bc491f23ec30ab648c25a7c0"}) as unknown as TypedDocumentString<CurrentCallQuery, CurrentCallQueryVariables>;
export const OrderContactDocument = new TypedDocumentString(`
    query OrderContact($orderId: ID!) {
  orderContact(orderId: $orderId) {
    orderNo
    customerName
    isPlatform
    workerName
    workerPhone
    isCallable
    contacts {
      nickname
      mobile
    }
  }
}
    `, {"hash":"sha256:b1681825d72701bd9a20008ef71b9067af785fae9ddc38c490a2f63ea292f8f7"}) as unknown as TypedDocumentString<OrderContactQuery, OrderContactQueryVariables>;
export const CalledCustomerDocument = new TypedDocumentString(`
    query CalledCustomer {
  viewer {
    customer {
      id
    }
  }
}
    `, {"hash":"sha256:24ed40e71d3240f2b6a015584c264ad260ec415cc2e783c9e3ca8f2ff84e01c6"}) as unknown as TypedDocumentString<CalledCustomerQuery, CalledCustomerQueryVariables>;
export const StartSliderCaptchaDocument = new TypedDocumentString(`
    mutation StartSliderCaptcha {
  startSliderCaptcha {
    __typename
    ... on SliderChallenge {
      challenge
      gt
      provider
      isProviderOnline
      puzzle {
        width
        height
        background
        piece
        pieceWidth
        pieceHeight
        pieceTop
      }
    }
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:d959ca7221f0ea4db82cc31c303720f79a35fcb0bfdd28564bf779ac612e6942"}) as unknown as TypedDocumentString<StartSliderCaptchaMutation, StartSliderCaptchaMutationVariables>;
export const SolveSliderCaptchaDocument = new TypedDocumentString(`
    mutation SolveSliderCaptcha($input: SolveSliderInput!) {
  solveSliderCaptcha(input: $input) {
    __typename
    ... on SliderSolution {
      validate
      seccode
    }
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:1f9eaaa3b53c7f326cf2790c908daf06c2864febf77e9498c7c91f865d80c43a"}) as unknown as TypedDocumentString<SolveSliderCaptchaMutation, SolveSliderCaptchaMutationVariables>;
export const ValidateCaptchaDocument = new TypedDocumentString(`
    mutation ValidateCaptcha($input: ValidateCaptchaInput!) {
  validateCaptcha(input: $input) {
    __typename
    ... on CaptchaGrant {
      grant
    }
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:b2ba273cd4c25730534bee75227fdc98d58f9ab8c1927da27df2d5d3d94f8f61"}) as unknown as TypedDocumentString<ValidateCaptchaMutation, ValidateCaptchaMutationVariables>;
export const ComplainableOrdersDocument = new TypedDocumentString(`
    query ComplainableOrders($orderId: ID) {
  viewer {
    complainableOrders(orderId: $orderId) {
      orderNo
      statusName
      goodsTypeName
      serviceTypeName
      customerName
      hasWorkerToBlame
      openObjects
    }
  }
}
    `, {"hash":"sha256:ecb9b538c60f32ca4fa558cca38f83838e5b96e65927dc2379500924bd637a2b"}) as unknown as TypedDocumentString<ComplainableOrdersQuery, ComplainableOrdersQueryVariables>;
export const FileComplaintDocument = new TypedDocumentString(`
    mutation FileComplaint($input: ComplaintInput!) {
  answer: fileComplaint(input: $input) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:09fa930b4fce01111671893ac852e93f147198ba16582bbcddf648eb98aa84d7"}) as unknown as TypedDocumentString<FileComplaintMutation, FileComplaintMutationVariables>;
export const RevokeComplaintDocument = new TypedDocumentString(`
    mutation RevokeComplaint($id: ID!) {
  answer: revokeComplaint(id: $id) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:28d6c80401ec56a4b546d9f977f19d3eb90709a110c001be9041f32d5a9ecdf4"}) as unknown as TypedDocumentString<RevokeComplaintMutation, RevokeComplaintMutationVariables>;
export const HelpPageDocument = new TypedDocumentString(`
    query HelpPage($title: String) {
  articles(type: HELP, page: 1, pageSize: 50) {
    nodes {
      id
      title
    }
  }
  article(type: HELP, title: $title) {
    title
    content
    createdAt
  }
}
    `, {"hash":"sha256:cdabb7a28621db4299ad7754f22b68fa8a83211e1e0b2f3dceee5ca18211be89"}) as unknown as TypedDocumentString<HelpPageQuery, HelpPageQueryVariables>;
export const HomeDayVisitsDocument = new TypedDocumentString(`
    query HomeDayVisits($from: DateTime!, $to: DateTime!, $pageSize: Int!) {
  viewer {
    orders(
      filter: {status: INSERVICE, appointedFrom: $from, appointedTo: $to}
      page: 1
      pageSize: $pageSize
    ) {
      nodes {
        id
        appointmentAt
        ...RecentOrder
      }
      total
    }
  }
}
    fragment ItemThumbnails on Order {
  items {
    id
    name
    count
    imageUrl
  }
}
fragment OrderActions on Order {
  id
  orderNo
  type
  status
  goodsTypeName
  serviceTypeName
  actions
  blockedActions {
    action
    reason
  }
}
fragment OrderMatters on Order {
  id
  orderNo
  matters {
    kind
    label
    hint
  }
}
fragment OrderStatus on Order {
  id
  status
  statusName
  displayStatus
  expiresAt
  acceptanceDueAt
  isAcceptanceDelayed
  ...OverdueVisit
  ...OrderMatters
}
fragment OverdueVisit on Order {
  nextStep
  visitDueAt
  overdueStep
}
fragment RecentOrder on Order {
  id
  orderNo
  serviceTypeName
  customerName
  displayAddress
  appointmentAt
  workerName
  totalAmount
  ...ItemThumbnails
  ...OrderStatus
  ...OrderActions
}`, {"hash":"sha256:18768352e0e54ba19322dfcd2674fe3aa646dbf80c3db98a5d91978949e733ab"}) as unknown as TypedDocumentString<HomeDayVisitsQuery, HomeDayVisitsQueryVariables>;
export const EndFirstStepsDocument = new TypedDocumentString(`
    mutation EndFirstSteps {
  answer: endFirstSteps {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:8cf61a1c06a0692a3e64057da6918cf65b759363709188626b58a1dea449541d"}) as unknown as TypedDocumentString<EndFirstStepsMutation, EndFirstStepsMutationVariables>;
export const HomeCardsDocument = new TypedDocumentString(`
    query HomeCards {
  adverts(location: CUSTOMER_HOME) {
    ...AdvertCarousel
  }
  notices: articles(type: NOTICE, page: 1, pageSize: 3) {
    ...NoticesCard
  }
  help: articles(type: HELP, page: 1, pageSize: 3) {
    ...HelpCard
  }
  viewer {
    ...OrderAlerts
    consignments(page: 1, pageSize: 4) {
      ...LogisticsCard
    }
  }
}
    fragment AbnormalCard on AbnormalPage {
  nodes {
    id
    orderId
    orderNo
    type
    description
    createdAt
  }
  total
}
fragment AdvertCarousel on Advert {
  title
  image
  url
}
fragment HelpCard on ArticlePage {
  nodes {
    id
    title
  }
}
fragment Consignment on Consignment {
  orderId
  orderNo
  goodsTypeName
  customerName
  hasArrived
  number
  company
}
fragment LogisticsCard on ConsignmentPage {
  nodes {
    orderId
    ...Consignment
  }
}
fragment NoticesCard on ArticlePage {
  nodes {
    id
    title
    createdAt
  }
}
fragment OrderAlerts on Viewer {
  abnormal: abnormalRecords(status: NOT_FOLLOW_UP, page: 1, pageSize: 4) {
    ...AbnormalCard
  }
  unanswered: orderMessages(topic: UNANSWERED, page: 1, pageSize: 3) {
    nodes {
      id
      ...Reminder
    }
    total
  }
  rescheduled: orderMessages(topic: RESCHEDULED, page: 1, pageSize: 3) {
    nodes {
      id
      ...Reminder
    }
    total
  }
}
fragment Reminder on OrderMessage {
  id
  text
  createdAt
  orderNo
}`, {"hash":"sha256:fcea6709524f9bc00af8c581e32044c8debed7ac11b1ba8d78600661b5e3f765"}) as unknown as TypedDocumentString<HomeCardsQuery, HomeCardsQueryVariables>;
export const HomeNoticeDocument = new TypedDocumentString(`
    query HomeNotice($title: String!) {
  article(type: NOTICE, title: $title) {
    content
    createdAt
  }
}
    `, {"hash":"sha256:e706d80bd490e4a6a8c1e7e2bdc1e970d28b336925ed30691187be0cd5e85984"}) as unknown as TypedDocumentString<HomeNoticeQuery, HomeNoticeQueryVariables>;
export const HomeAlertsDocument = new TypedDocumentString(`
    query HomeAlerts {
  viewer {
    ...OrderAlerts
  }
}
    fragment AbnormalCard on AbnormalPage {
  nodes {
    id
    orderId
    orderNo
    type
    description
    createdAt
  }
  total
}
fragment OrderAlerts on Viewer {
  abnormal: abnormalRecords(status: NOT_FOLLOW_UP, page: 1, pageSize: 4) {
    ...AbnormalCard
  }
  unanswered: orderMessages(topic: UNANSWERED, page: 1, pageSize: 3) {
    nodes {
      id
      ...Reminder
    }
    total
  }
  rescheduled: orderMessages(topic: RESCHEDULED, page: 1, pageSize: 3) {
    nodes {
      id
      ...Reminder
    }
    total
  }
}
fragment Reminder on OrderMessage {
  id
  text
  createdAt
  orderNo
}`, {"hash":"sha256:a1f4770f29a357a55e5c9fa9836a9b2e3a23692c2c5959759b5c9f66d3b4d537"}) as unknown as TypedDocumentString<HomeAlertsQuery, HomeAlertsQueryVariables>;
export const HomeVisitDaysDocument = new TypedDocumentString(`
    query HomeVisitDays($monthOffset: Int!) {
  viewer {
    visitDays(monthOffset: $monthOffset, filter: INSERVICE) {
      date
      count
    }
  }
}
    `, {"hash":"sha256:80602727f11af636c00d4096d720e23fc525de17ee9eaff817ec90b7573df067"}) as unknown as TypedDocumentString<HomeVisitDaysQuery, HomeVisitDaysQueryVariables>;
export const HomeWaybillDocument = new TypedDocumentString(`
    query HomeWaybill($number: String!) {
  waybillTrack(number: $number) {
    ...TrackFacts
  }
}
    fragment TrackFacts on WaybillTrack {
  stateName
  steps {
    time
    text
  }
}`, {"hash":"sha256:a5e19cdf99b63dea11918c25dc0c2504d01296cd10d50e7f860294401bbb314a"}) as unknown as TypedDocumentString<HomeWaybillQuery, HomeWaybillQueryVariables>;
export const SendFeedbackDocument = new TypedDocumentString(`
    mutation SendFeedback($content: String!, $imageUrls: [String!]) {
  answer: sendFeedback(content: $content, imageUrls: $imageUrls) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:96342c95cd383c663159633a6ce98a84614687a643133ce7fa2b99317fcda76e"}) as unknown as TypedDocumentString<SendFeedbackMutation, SendFeedbackMutationVariables>;
export const OrderFollowUpsDocument = new TypedDocumentString(`
    query OrderFollowUps($orderId: ID!) {
  followUps(orderId: $orderId) {
    id
    content
    imageUrls
    createdAt
  }
}
    `, {"hash":"sha256:ac4bdcc23879d89c8ecf3059e57e2e807b0df7cc5848f21210b888ed5a787379"}) as unknown as TypedDocumentString<OrderFollowUpsQuery, OrderFollowUpsQueryVariables>;
export const AddFollowUpDocument = new TypedDocumentString(`
    mutation AddFollowUp($input: FollowUpInput!) {
  answer: addFollowUp(input: $input) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:116d5629c3cada614052180ad8f79ec35f56421166f2c22f9b94cbde72c0ec67"}) as unknown as TypedDocumentString<AddFollowUpMutation, AddFollowUpMutationVariables>;
export const EditFollowUpDocument = new TypedDocumentString(`
    mutation EditFollowUp($id: ID!, $input: FollowUpInput!) {
  answer: editFollowUp(id: $id, input: $input) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:dd1fd522601900aec8d0ae8682d101b5680f182521cf8089f95de95d28845ed8"}) as unknown as TypedDocumentString<EditFollowUpMutation, EditFollowUpMutationVariables>;
export const DeleteFollowUpDocument = new TypedDocumentString(`
    mutation DeleteFollowUp($id: ID!) {
  answer: deleteFollowUp(id: $id) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:f96f0303b5d9232ab4f5555f0e7c31acb04f19408df8c2d30b0edc31db47d193"}) as unknown as TypedDocumentString<DeleteFollowUpMutation, DeleteFollowUpMutationVariables>;
export const DeleteLibraryGoodsDocument = new TypedDocumentString(`
    mutation DeleteLibraryGoods($ids: [ID!]!) {
  answer: deleteLibraryGoods(ids: $ids) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:e1774c2082e751c4a977162dd77182668d6344584487e444cc7defbe1c52b5da"}) as unknown as TypedDocumentString<DeleteLibraryGoodsMutation, DeleteLibraryGoodsMutationVariables>;
export const GoodsFormPageDocument = new TypedDocumentString(`
    query GoodsFormPage($id: ID!, $hasGood: Boolean!) {
  goodsTypes {
    id
    name
    children {
      id
      name
    }
  }
  viewer {
    libraryGood(id: $id) @include(if: $hasGood) {
      id
      name
      goodsTypeId
      imageUrl
      videoUrl
      shopUrl
      description
    }
  }
}
    `, {"hash":"sha256:74aed7c5a8f443e7c5a0a0109af6b29ad4a90c492659d0ebbe270650e5aed78a"}) as unknown as TypedDocumentString<GoodsFormPageQuery, GoodsFormPageQueryVariables>;
export const AddLibraryGoodsDocument = new TypedDocumentString(`
    mutation AddLibraryGoods($input: LibraryGoodsInput!, $idempotencyKey: String!) {
  answer: addLibraryGoods(input: $input, idempotencyKey: $idempotencyKey) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:ec0e2b864c2eae84ab24c667c7a00c11b661e7f900295abb164f1f7fd0cee0bf"}) as unknown as TypedDocumentString<AddLibraryGoodsMutation, AddLibraryGoodsMutationVariables>;
export const ChangeLibraryGoodsDocument = new TypedDocumentString(`
    mutation ChangeLibraryGoods($id: ID!, $input: LibraryGoodsInput!) {
  answer: changeLibraryGoods(id: $id, input: $input) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:90da464405df3202a16d28a716079094a07ccca1c32652a3965fc4de0d40dd8e"}) as unknown as TypedDocumentString<ChangeLibraryGoodsMutation, ChangeLibraryGoodsMutationVariables>;
export const PasteLibraryGoodsDocument = new TypedDocumentString(`
    mutation PasteLibraryGoods($imageUrl: String!, $goods: [PastedGoodsInput!]!, $idempotencyKey: String!) {
  answer: pasteLibraryGoods(
    imageUrl: $imageUrl
    goods: $goods
    idempotencyKey: $idempotencyKey
  ) {
    __typename
    ... on LibraryGoodsPasted {
      added
      leftOut
    }
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:088fb60c5d6bf43ecbf1ebe5df824ab295be4d73a77aa2696cc1df76d022b119"}) as unknown as TypedDocumentString<PasteLibraryGoodsMutation, PasteLibraryGoodsMutationVariables>;
export const ApplyAsServiceProviderDocument = new TypedDocumentString(`
    mutation ApplyAsServiceProvider($input: ServiceApplicationInput!) {
  applyAsServiceProvider(input: $input) {
    __typename
    ... on ServiceApplicationSent {
      ok
    }
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:051c6759480f39f04664d7bd9a08c934b7bfd6054cc34e265e251e379780a15c"}) as unknown as TypedDocumentString<ApplyAsServiceProviderMutation, ApplyAsServiceProviderMutationVariables>;
export const LogisticsCompaniesDocument = new TypedDocumentString(`
    query LogisticsCompanies($name: String) {
  logisticsCompanies(name: $name) {
    id: code
    name
  }
}
    `, {"hash":"sha256:99709b97b7e7265eb26a0c687aaa1d58f0cde13cd942c13e74590a84801624b9"}) as unknown as TypedDocumentString<LogisticsCompaniesQuery, LogisticsCompaniesQueryVariables>;
export const AddressLocationDocument = new TypedDocumentString(`
    query AddressLocation($address: String!) {
  addressLocation(address: $address) {
    lng
    lat
  }
}
    `, {"hash":"sha256:36ce6a8aeaa20c4c894ed3aab4496346f9714a8cd78da9ae4de91d95574ceeb6"}) as unknown as TypedDocumentString<AddressLocationQuery, AddressLocationQueryVariables>;
export const PointAddressDocument = new TypedDocumentString(`
    query PointAddress($lng: Float!, $lat: Float!) {
  pointAddress(lng: $lng, lat: $lat)
}
    `, {"hash":"sha256:68b7b0fb30962885f0e167f5735c3a82647ebc8d27efaaa613782bc5f88b01a0"}) as unknown as TypedDocumentString<PointAddressQuery, PointAddressQueryVariables>;
export const OrderMarkupsDocument = new TypedDocumentString(`
    query OrderMarkups($orderId: ID!) {
  markups(orderId: $orderId) {
    id
    ...MarkupItem
  }
}
    fragment MarkupItem on Markup {
  id
  number
  orderId
  orderNo
  isRequest
  status
  amount
  kind
  markupType
  remark
  createdAt
  createdBy
  createdByPhone
  rejectReason
  dealtAt
  payWay
}`, {"hash":"sha256:cee00e7b51a68d7ee66e0cd95fb19761d7f8f2b17c77a846b0099006302370e0"}) as unknown as TypedDocumentString<OrderMarkupsQuery, OrderMarkupsQueryVariables>;
export const MarkupRequestsDocument = new TypedDocumentString(`
    query MarkupRequests {
  viewer {
    markupRequests {
      nodes {
        id
        ...MarkupItem
      }
      total
    }
  }
}
    fragment MarkupItem on Markup {
  id
  number
  orderId
  orderNo
  isRequest
  status
  amount
  kind
  markupType
  remark
  createdAt
  createdBy
  createdByPhone
  rejectReason
  dealtAt
  payWay
}`, {"hash":"sha256:5efcd099617b939a591b059b787164b55d902ffbed960634dc8009e246ca85eb"}) as unknown as TypedDocumentString<MarkupRequestsQuery, MarkupRequestsQueryVariables>;
export const MarkupStateDocument = new TypedDocumentString(`
    query MarkupState($id: ID!, $isRequest: Boolean!) {
  markup(id: $id, isRequest: $isRequest) {
    id
    status
  }
}
    `, {"hash":"sha256:cf7ebb6c57f9c762dc1b3d7ee7c9fe790b4a08b5bd1c0c833daa01b06bf3cfe1"}) as unknown as TypedDocumentString<MarkupStateQuery, MarkupStateQueryVariables>;
export const MarkupOrderDocument = new TypedDocumentString(`
    query MarkupOrder($id: ID!) {
  order(id: $id) {
    id
    orderNo
    type
    status
    service {
      isMarkupOver
    }
  }
  dictItems(code: MARKUP_TYPE) {
    text
    value
  }
}
    `, {"hash":"sha256:1e61fd510dc806bbd47f0a7ffab031c15bacc79f527a7511d4f8c4e2f7330516"}) as unknown as TypedDocumentString<MarkupOrderQuery, MarkupOrderQueryVariables>;
export const PayMarkupDocument = new TypedDocumentString(`
    mutation PayMarkup($input: PayMarkupInput!) {
  answer: payMarkup(input: $input) {
    __typename
    ...Refusal
    ... on MarkupPayment {
      markupId
      pageHtml
      qrCode
    }
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:7272e4bae4f6ed53b6de782e94975e5a50f0c49c54bd7f4fa122ba91587b499e"}) as unknown as TypedDocumentString<PayMarkupMutation, PayMarkupMutationVariables>;
export const ApproveMarkupDocument = new TypedDocumentString(`
    mutation ApproveMarkup($input: ApproveMarkupInput!) {
  answer: approveMarkup(input: $input) {
    __typename
    ...Refusal
    ... on MarkupPayment {
      markupId
      pageHtml
      qrCode
    }
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:86980be0ce79089a4002c8ad416051e995817adada1aaf68aeaaa1820ed904a4"}) as unknown as TypedDocumentString<ApproveMarkupMutation, ApproveMarkupMutationVariables>;
export const RejectMarkupDocument = new TypedDocumentString(`
    mutation RejectMarkup($markupId: ID!, $reason: String!) {
  answer: rejectMarkup(markupId: $markupId, reason: $reason) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:63c8422fa1e8864bd0774f9200778c0a0f0c71db8dc1f43d7a92c73a84d9815c"}) as unknown as TypedDocumentString<RejectMarkupMutation, RejectMarkupMutationVariables>;
export const PushKeyDocument = new TypedDocumentString(`
    query PushKey {
  viewer {
    pushKey
  }
}
    `, {"hash":"sha256:27e21ec909fee26c8408f5b0d4e4bc865d9d611c49b9ef3351a67c02d223a9e2"}) as unknown as TypedDocumentString<PushKeyQuery, PushKeyQueryVariables>;
export const AddPushBrowserDocument = new TypedDocumentString(`
    mutation AddPushBrowser($endpoint: String!, $p256dh: String!, $auth: String!) {
  answer: addPushBrowser(endpoint: $endpoint, p256dh: $p256dh, auth: $auth) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:1deb401da01702e6c0107b1c42850e85bd1be4835734305b01df75a1d28e174f"}) as unknown as TypedDocumentString<AddPushBrowserMutation, AddPushBrowserMutationVariables>;
export const RemovePushBrowserDocument = new TypedDocumentString(`
    mutation RemovePushBrowser($endpoint: String!) {
  answer: removePushBrowser(endpoint: $endpoint) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:3ab98e239a8f5c38d5004eea8732311d859b67df51158c215da66ea2b142891f"}) as unknown as TypedDocumentString<RemovePushBrowserMutation, RemovePushBrowserMutationVariables>;
export const MarkMessageReadDocument = new TypedDocumentString(`
    mutation MarkMessageRead($messageId: ID!) {
  answer: markMessageRead(messageId: $messageId) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:42986ae6f1d1dcc66158554c70addc78f50c52452fb5cf0c21132a4e750feb0b"}) as unknown as TypedDocumentString<MarkMessageReadMutation, MarkMessageReadMutationVariables>;
export const MarkAllMessagesReadDocument = new TypedDocumentString(`
    mutation MarkAllMessagesRead($kind: MessageKind, $title: String, $asOf: Int) {
  answer: markAllMessagesRead(kind: $kind, title: $title, asOf: $asOf) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:ea8f18dfe9225d850583ded57b6f4d50923756848b7ba7f57e93891e0af42e06"}) as unknown as TypedDocumentString<MarkAllMessagesReadMutation, MarkAllMessagesReadMutationVariables>;
export const MarkMessageGroupReadDocument = new TypedDocumentString(`
    mutation MarkMessageGroupRead($kind: MessageKind!, $orderId: ID, $asOf: Int) {
  answer: markMessageGroupRead(kind: $kind, orderId: $orderId, asOf: $asOf) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:8514f70b7ec35806931ae7688bcf3dd924a5b9b40ffcf30c07fe1605738654da"}) as unknown as TypedDocumentString<MarkMessageGroupReadMutation, MarkMessageGroupReadMutationVariables>;
export const SaveMessageSettingsDocument = new TypedDocumentString(`
    mutation SaveMessageSettings($offTopics: [MessageTopic!]!, $quietHours: QuietHoursInput) {
  answer: saveMessageSettings(offTopics: $offTopics, quietHours: $quietHours) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:9a6528106e0422afc4b43ed97c571772e04c1e791590c766b14a38300f1a763d"}) as unknown as TypedDocumentString<SaveMessageSettingsMutation, SaveMessageSettingsMutationVariables>;
export const MessageSettingsDocument = new TypedDocumentString(`
    query MessageSettings {
  viewer {
    messageSettings {
      offTopics
      quietHours {
        from
        until
      }
    }
  }
}
    `, {"hash":"sha256:dfe2076f589155647a60d51ffef47d4378e5dbf3b80fc4ab33747e7290c6b2e2"}) as unknown as TypedDocumentString<MessageSettingsQuery, MessageSettingsQueryVariables>;
export const OrderDetailDocument = new TypedDocumentString(`
    query OrderDetail($id: ID!) {
  order(id: $id) {
    ...OrderDetail
  }
}
    fragment BasicInfo on Order {
  orderNo
  createdAt
  expectedAt
  customerName
  customerPhone
  provinceName
  cityName
  displayAddress
  hasLift
  floors
  packingCount
  totalVolume
  isArrival
  needsPickup
  logisticsCompany
  logisticsNo
  logisticsPhone
  pickupCode
  pickupAddress
  transportAt
  verifType
  verifOrderNo
  remark
  contactName
  contactPhone
  ...GoodsList
  ...FeeTable
}
fragment FeeTable on Order {
  lines {
    name
    fee
  }
  originalAmount
  totalAmount
  payWay
  paidAt
  service {
    paymentNo
    paidMarkups {
      type
      amount
      payWay
      paidAt
      remark
    }
  }
}
fragment GoodsList on Order {
  items {
    id
    name
    goodsTypeName
    count
    packingMethod
    description
    imageUrl
    videoUrl
  }
}
fragment OrderDetail on Order {
  id
  ...OrderDetailHead
  ...OrderProgress
  ...BasicInfo
  ...ServiceInfo
  ...LogisticsInfo
}
fragment CopyOrder on Order {
  orderNo
  customerName
  customerPhone
  provinceName
  cityName
  displayAddress
  serviceTypeName
  displayStatus
  matters {
    label
  }
  items {
    name
    count
  }
}
fragment OrderDetailHead on Order {
  id
  orderNo
  type
  goodsTypeName
  serviceTypeName
  customerName
  customerPhone
  displayAddress
  totalAmount
  paidAt
  ...OrderStatus
  ...OrderActions
  ...CopyOrder
  ...MasterCard
  ...VisitTime
}
fragment MasterCard on Order {
  type
  workerName
  workerPhone
  workerAvatar
  service {
    masterRating {
      average
      total
    }
  }
}
fragment OrderProgress on Order {
  status
  createdAt
  paidAt
  assignedAt
  completedAt
  acceptedAt
  service {
    evaluation {
      createdAt
    }
  }
  ...OverdueVisit
}
fragment VisitTime on Order {
  id
  status
  expectedAt
  appointmentAt
  visitDueAt
  service {
    pickUp {
      content
    }
    signIn {
      at
    }
  }
}
fragment LogisticsInfo on Order {
  id
  logisticsNo
  logisticsCompany
  isArrival
}
fragment Appointment on Order {
  appointmentAt
  service {
    appointFailReason
  }
}
fragment Evaluation on OrderService {
  evaluation {
    star
    content
    tags
    isAnonymous
    imageUrls
    createdAt
  }
}
fragment OrderTimeline on OrderService {
  log {
    event
    title
    content
    imageUrls
    takenAt
    takenArea
    operatorName
    at
  }
}
fragment PickUp on OrderService {
  pickupCar {
    driverName
    driverPhone
    dispatcher
    dispatcherPhone
  }
  pickupCarType
  pickupDistance
  pickedUpBy
  pickedUpByPhone
  pickUp {
    content
    imageUrls
  }
  log {
    event
    at
  }
}
fragment ServiceInfo on Order {
  id
  orderNo
  type
  workerName
  workerPhone
  assignedAt
  completedAt
  acceptedAt
  isAcceptedBySystem
  displayAddress
  pickupAddress
  ...Appointment
  service {
    pickUp {
      content
    }
    completion {
      content
      imageUrls
    }
    signIn {
      area
    }
    verifiedAt
    rejectReason
    log {
      event
    }
    ...PickUp
    ...SignIn
    ...Evaluation
    ...OrderTimeline
  }
}
fragment SignIn on OrderService {
  signIn {
    at
    area
    isAreaNormal
    isTimeNormal
  }
}
fragment OrderActions on Order {
  id
  orderNo
  type
  status
  goodsTypeName
  serviceTypeName
  actions
  blockedActions {
    action
    reason
  }
}
fragment OrderMatters on Order {
  id
  orderNo
  matters {
    kind
    label
    hint
  }
}
fragment OrderStatus on Order {
  id
  status
  statusName
  displayStatus
  expiresAt
  acceptanceDueAt
  isAcceptanceDelayed
  ...OverdueVisit
  ...OrderMatters
}
fragment OverdueVisit on Order {
  nextStep
  visitDueAt
  overdueStep
}`, {"hash":"sha256:f014fbdde961ef8f01d0b1d42d01ac3724567f73df8aed1b212bc22f475d5908"}) as unknown as TypedDocumentString<OrderDetailQuery, OrderDetailQueryVariables>;
export const OrderPlacesDocument = new TypedDocumentString(`
    query OrderPlaces($id: ID!) {
  orderRecords(orderId: $id) {
    places {
      ...OrderPlaceFacts
    }
  }
}
    fragment OrderPlaceFacts on OrderPlaces {
  address {
    lng
    lat
  }
  pickup {
    lng
    lat
  }
  signIn {
    lng
    lat
  }
  pickupDistance
  isDrivingDistance
}`, {"hash":"sha256:076835ea7ed674d438f5237e936814e317c7116d8988a73ecb5785a7a5c2c0ba"}) as unknown as TypedDocumentString<OrderPlacesQuery, OrderPlacesQueryVariables>;
export const WaybillTrackDocument = new TypedDocumentString(`
    query WaybillTrack($number: String!) {
  waybillTrack(number: $number) {
    ...TrackFacts
  }
}
    fragment TrackFacts on WaybillTrack {
  stateName
  steps {
    time
    text
  }
}`, {"hash":"sha256:5606116f55bb49685dbcaced4855fb4c1b8c174e9057366726e46aaeff2900c8"}) as unknown as TypedDocumentString<WaybillTrackQuery, WaybillTrackQueryVariables>;
export const OrderRecordsDocument = new TypedDocumentString(`
    query OrderRecords($id: ID!) {
  orderRecords(orderId: $id) {
    pickUp {
      content
      imageUrls
    }
    writeOffs {
      content
      imageUrls
      createdAt
    }
    newPhotos {
      content
      imageUrls
      createdAt
    }
    takeDelivery {
      at
      workerName
      driverName
      driverPhone
    }
  }
}
    `, {"hash":"sha256:734d32bb2966c89cd3e77c6c8a84a7877c6a1132705984d523a78e4a2657fc67"}) as unknown as TypedDocumentString<OrderRecordsQuery, OrderRecordsQueryVariables>;
export const OrderFilterOptionsDocument = new TypedDocumentString(`
    query OrderFilterOptions($provinceCode: String!, $cityCode: String!, $hasProvince: Boolean!, $hasCity: Boolean!) {
  viewer {
    orderFilterOptions {
      filter
      label
    }
  }
  goodsTypes {
    name
  }
  provinces {
    code
    name
  }
  cities: areaChildren(parentCode: $provinceCode) @include(if: $hasProvince) {
    code
    name
  }
  districts: areaChildren(parentCode: $cityCode) @include(if: $hasCity) {
    code
    name
  }
}
    `, {"hash":"sha256:a676acb14b1b058abfd0a2ec4d673b96c20a303ce66f6305b4748b09ec3ee721"}) as unknown as TypedDocumentString<OrderFilterOptionsQuery, OrderFilterOptionsQueryVariables>;
export const LiveOrdersDocument = new TypedDocumentString(`
    query LiveOrders($ids: [ID!]!, $hasRows: Boolean!) {
  viewer {
    ordersById(ids: $ids) @include(if: $hasRows) {
      id
      ...ListedOrder
    }
    orderCounts {
      filter
      count
    }
  }
}
    fragment FollowUpNotes on Order {
  id
  orderNo
  latestFollowUp {
    content
    createdAt
    total
  }
}
fragment CopyOrder on Order {
  orderNo
  customerName
  customerPhone
  provinceName
  cityName
  displayAddress
  serviceTypeName
  displayStatus
  matters {
    label
  }
  items {
    name
    count
  }
}
fragment ListedOrder on Order {
  id
  orderNo
  status
  customerName
  totalAmount
  actions
  needsPickup
  logisticsNo
  logisticsPhone
  ...OrderRow
}
fragment ItemThumbnails on Order {
  items {
    id
    name
    count
    imageUrl
  }
}
fragment OrderActions on Order {
  id
  orderNo
  type
  status
  goodsTypeName
  serviceTypeName
  actions
  blockedActions {
    action
    reason
  }
}
fragment ServiceCell on Order {
  serviceTypeName
  goodsTypeName
}
fragment CustomerCell on Order {
  customerName
  customerPhone
  provinceName
  cityName
  displayAddress
}
fragment OrderMatters on Order {
  id
  orderNo
  matters {
    kind
    label
    hint
  }
}
fragment OrderRow on Order {
  id
  orderNo
  createdAt
  appointmentAt
  workerName
  workerPhone
  totalAmount
  paidAt
  matters {
    kind
    label
  }
  ...ItemThumbnails
  ...ServiceCell
  ...CustomerCell
  ...OrderStatus
  ...OrderActions
  ...CopyOrder
  ...FollowUpNotes
}
fragment OrderStatus on Order {
  id
  status
  statusName
  displayStatus
  expiresAt
  acceptanceDueAt
  isAcceptanceDelayed
  ...OverdueVisit
  ...OrderMatters
}
fragment OverdueVisit on Order {
  nextStep
  visitDueAt
  overdueStep
}`, {"hash":"sha256:8b6af15cd08ce783c87f250ce475ae30b66c1370071fc6d4ee6b10dbd74eb757"}) as unknown as TypedDocumentString<LiveOrdersQuery, LiveOrdersQueryVariables>;
export const ConfirmArrivalOfDocument = new TypedDocumentString(`
    mutation ConfirmArrivalOf($orderId: ID!) {
  answer: confirmArrival(input: {orderId: $orderId}) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:4af15215c43818c27dc0349e34de45cdae630f3138542a01060f3b362260d42e"}) as unknown as TypedDocumentString<ConfirmArrivalOfMutation, ConfirmArrivalOfMutationVariables>;
export const SavedViewsDocument = new TypedDocumentString(`
    query SavedViews {
  viewer {
    orderViews {
      ...SavedView
    }
  }
}
    fragment SavedView on OrderView {
  id
  name
  query
  isPinned
}`, {"hash":"sha256:075d6751147203bc37361eacc1db09a48fc08d1c4c78c4a536df531c4ebe364b"}) as unknown as TypedDocumentString<SavedViewsQuery, SavedViewsQueryVariables>;
export const SaveViewDocument = new TypedDocumentString(`
    mutation SaveView($name: String!, $query: String!) {
  answer: saveOrderView(name: $name, query: $query) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:301aee78409fbdc56b15ad3f9d333d273f558f41630798d820c67cd7382b3c92"}) as unknown as TypedDocumentString<SaveViewMutation, SaveViewMutationVariables>;
export const ChangeViewDocument = new TypedDocumentString(`
    mutation ChangeView($id: ID!, $name: String, $isPinned: Boolean) {
  answer: changeOrderView(id: $id, name: $name, isPinned: $isPinned) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:fc5603e360ce933576ff802e1ace7b02cf16466048a4e3eb950d9c2ef70f8711"}) as unknown as TypedDocumentString<ChangeViewMutation, ChangeViewMutationVariables>;
export const DeleteViewDocument = new TypedDocumentString(`
    mutation DeleteView($id: ID!) {
  answer: deleteOrderView(id: $id) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:6b684cd5e3ff33380422a3a6e72f7f689dc331847c3a38ed299b424d783d09f4"}) as unknown as TypedDocumentString<DeleteViewMutation, DeleteViewMutationVariables>;
export const ArrivingOrderDocument = new TypedDocumentString(`
    query ArrivingOrder($id: ID!) {
  order(id: $id) {
    needsPickup
    provinceName
    cityName
    areaName
    logisticsNo
    logisticsPhone
    logisticsCompany
    pickupCode
    pickupAddress
  }
}
    `, {"hash":"sha256:f3fd0fcc7c9fa4ea51024f396cc74d61303f80dfefe01fb1036aa66c14a180cf"}) as unknown as TypedDocumentString<ArrivingOrderQuery, ArrivingOrderQueryVariables>;
export const ImpressionTagsDocument = new TypedDocumentString(`
    query ImpressionTags {
  impressionTags
}
    `, {"hash":"sha256:c413664695fb472d8d2b4534377ea9cb7ef1afbf571c8972924a6826da79c784"}) as unknown as TypedDocumentString<ImpressionTagsQuery, ImpressionTagsQueryVariables>;
export const CancelOrderDocument = new TypedDocumentString(`
    mutation CancelOrder($orderId: ID!) {
  answer: cancelOrder(orderId: $orderId) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:a847891b8d3aeb8e79d01ce82e2fe9d449c11cd8d19cbb24849fc84665009e47"}) as unknown as TypedDocumentString<CancelOrderMutation, CancelOrderMutationVariables>;
export const DelayAcceptanceDocument = new TypedDocumentString(`
    mutation DelayAcceptance($orderId: ID!) {
  answer: delayAcceptance(orderId: $orderId) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:51749d19f713f6e71799a44d024c89e2b0c86ba45add7c6ca80cbfcd3ee21d7d"}) as unknown as TypedDocumentString<DelayAcceptanceMutation, DelayAcceptanceMutationVariables>;
export const AcceptOrderDocument = new TypedDocumentString(`
    mutation AcceptOrder($orderId: ID!) {
  answer: acceptOrder(orderId: $orderId) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:4a1f9f922eaa243f0d05bc242608840c4784cdc3ce7ebc95e818cc839005a142"}) as unknown as TypedDocumentString<AcceptOrderMutation, AcceptOrderMutationVariables>;
export const RejectWorkDocument = new TypedDocumentString(`
    mutation RejectWork($orderId: ID!, $reason: String!) {
  answer: rejectWork(orderId: $orderId, reason: $reason) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:7beed8ed003124aa30b8a709a3bcdf21701d53ccfe3cb72881b7ac554c823048"}) as unknown as TypedDocumentString<RejectWorkMutation, RejectWorkMutationVariables>;
export const ConfirmArrivalDocument = new TypedDocumentString(`
    mutation ConfirmArrival($input: ConfirmArrivalInput!) {
  answer: confirmArrival(input: $input) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:839e2298144f264ab20474e31aefb533ff600b3b498f4be3146217311125578e"}) as unknown as TypedDocumentString<ConfirmArrivalMutation, ConfirmArrivalMutationVariables>;
export const EvaluateOrderDocument = new TypedDocumentString(`
    mutation EvaluateOrder($input: EvaluateOrderInput!) {
  answer: evaluateOrder(input: $input) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:6bc533c30ba6bfb9a50fb7dcdc3ebcfaef00915cbf9e8eefe8c0640cf0d09d2e"}) as unknown as TypedDocumentString<EvaluateOrderMutation, EvaluateOrderMutationVariables>;
export const PayerDocument = new TypedDocumentString(`
    query Payer {
  viewer {
    ...Payer
    smallPayment {
      limit
      usedToday
    }
  }
  payWays
}
    fragment Payer on Viewer {
  wallet {
    balance
  }
  customer {
    phone
    maskedPhone
    hasPayPassword
  }
}`, {"hash":"sha256:2274443ed9bf90997ea4fe00d0931349c0e3e4d443c62cb1b7e67ca5dea1795c"}) as unknown as TypedDocumentString<PayerQuery, PayerQueryVariables>;
export const SetPayPasswordDocument = new TypedDocumentString(`
    mutation SetPayPassword($input: SetPayPasswordInput!) {
  answer: setPayPassword(input: $input) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:ff2bdae62a18428deb7ace6643eb230544046acd352336212f44983239424837"}) as unknown as TypedDocumentString<SetPayPasswordMutation, SetPayPasswordMutationVariables>;
export const PayOrderDocument = new TypedDocumentString(`
    mutation PayOrder($input: PayOrderInput!) {
  answer: payOrder(input: $input) {
    __typename
    ...Refusal
    ... on OrderPayment {
      pageHtml
      qrCode
    }
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:7f9edeaa7dc59ebb2588ae02e8de7eb7492c1908b0a7cfd1e02a57ff858d06b2"}) as unknown as TypedDocumentString<PayOrderMutation, PayOrderMutationVariables>;
export const OrderPayStateDocument = new TypedDocumentString(`
    query OrderPayState($id: ID!) {
  order(id: $id) {
    id
    status
  }
}
    `, {"hash":"sha256:db16a7c4a0b9a4bca472d745b5774ab09807cadd70518f9a31a8d2d464db9146"}) as unknown as TypedDocumentString<OrderPayStateQuery, OrderPayStateQueryVariables>;
export const UnpaidOrdersDocument = new TypedDocumentString(`
    query UnpaidOrders {
  viewer {
    unpaidOrders {
      ...BatchOrder
    }
  }
}
    fragment BatchOrder on Order {
  id
  orderNo
  status
  expiresAt
  goodsTypeName
  serviceTypeName
  customerName
  totalAmount
}`, {"hash":"sha256:e41b38b34ae1c88f2df83b84d4be28a5d2e08e39430312157c77729f3a9db999"}) as unknown as TypedDocumentString<UnpaidOrdersQuery, UnpaidOrdersQueryVariables>;
export const BatchOrdersDocument = new TypedDocumentString(`
    query BatchOrders($ids: [ID!]!) {
  viewer {
    ordersById(ids: $ids) {
      ...BatchOrder
    }
    orderCounts {
      filter
      count
    }
  }
}
    fragment BatchOrder on Order {
  id
  orderNo
  status
  expiresAt
  goodsTypeName
  serviceTypeName
  customerName
  totalAmount
}`, {"hash":"sha256:6daf65d10bb792953bb61cce06836213a93d1bf131c4907ac77de1da595b0b00"}) as unknown as TypedDocumentString<BatchOrdersQuery, BatchOrdersQueryVariables>;
export const OrdersPayStateDocument = new TypedDocumentString(`
    query OrdersPayState($ids: [ID!]!) {
  viewer {
    ordersById(ids: $ids) {
      id
      status
    }
  }
}
    `, {"hash":"sha256:6eeb3500be6d5264a0f41965fc33e4f5a025973bb2c65fce7a3b8bf92a1b628a"}) as unknown as TypedDocumentString<OrdersPayStateQuery, OrdersPayStateQueryVariables>;
export const PayOrdersDocument = new TypedDocumentString(`
    mutation PayOrders($input: PayOrdersInput!) {
  answer: payOrders(input: $input) {
    __typename
    ...Refusal
    ... on BatchPayment {
      pageHtml
      qrCode
    }
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:148205c0f322a03a87afb5a996b889aec3b73aa80869c34428421d276133f0b5"}) as unknown as TypedDocumentString<PayOrdersMutation, PayOrdersMutationVariables>;
export const SmallPaymentDocument = new TypedDocumentString(`
    query SmallPayment {
  viewer {
    smallPayment {
      limit
      usedToday
    }
  }
}
    `, {"hash":"sha256:76cd2ae303966563b126435115c9559b0d532ba72b9166b06c91c07c44f230fe"}) as unknown as TypedDocumentString<SmallPaymentQuery, SmallPaymentQueryVariables>;
export const SetSmallPaymentDocument = new TypedDocumentString(`
    mutation SetSmallPayment($input: SetSmallPaymentInput!) {
  answer: setSmallPayment(input: $input) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:4cd208598f34376c7666997dbbfb607cd88ad5c4c29862c95d562ebcca2476cf"}) as unknown as TypedDocumentString<SetSmallPaymentMutation, SetSmallPaymentMutationVariables>;
export const StopSmallPaymentDocument = new TypedDocumentString(`
    mutation StopSmallPayment {
  answer: stopSmallPayment {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:666fbe7f589dba21ba322492596a547d9ece6f11fc04baed2d7003e6141e9e99"}) as unknown as TypedDocumentString<StopSmallPaymentMutation, StopSmallPaymentMutationVariables>;
export const BindAlipayDocument = new TypedDocumentString(`
    mutation BindAlipay($input: BindAlipayInput!) {
  answer: bindAlipay(input: $input) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:047411a2e12dd99125c6eeb74926280d15ef935e603c3ea790d75e0473c9bbe9"}) as unknown as TypedDocumentString<BindAlipayMutation, BindAlipayMutationVariables>;
export const BindWechatDocument = new TypedDocumentString(`
    mutation BindWechat($code: String!) {
  answer: bindWechat(code: $code) {
    __typename
    ...Refusal
    ... on WechatBindingBegun {
      content
    }
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:65f683ca60b6a1cd7907eb794e127178d10db16b3fcc9c80c2b9660756bfa6b7"}) as unknown as TypedDocumentString<BindWechatMutation, BindWechatMutationVariables>;
export const UnbindPayoutAccountDocument = new TypedDocumentString(`
    mutation UnbindPayoutAccount($payWay: PayWay!, $code: String!) {
  answer: unbindPayoutAccount(payWay: $payWay, code: $code) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:d00671717d39390d08237bd03522c8a5cbea4296d5ed89499847301252892cd2"}) as unknown as TypedDocumentString<UnbindPayoutAccountMutation, UnbindPayoutAccountMutationVariables>;
export const WechatNicknameDocument = new TypedDocumentString(`
    query WechatNickname {
  viewer {
    customer {
      wechatNickname
    }
  }
}
    `, {"hash":"sha256:1002a8d32c2ea1b1882f3013b6b37b6363799c8a4f08529f581ea24c296d8cca"}) as unknown as TypedDocumentString<WechatNicknameQuery, WechatNicknameQueryVariables>;
export const CreateUploadLinkDocument = new TypedDocumentString(`
    mutation CreateUploadLink($count: Int!) {
  answer: createUploadLink(count: $count) {
    __typename
    ... on UploadLink {
      id
      path
      expiresAt
    }
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:8eddbbc8a88279b3066fe5ec624e44ebcb7daf7b1f177fbf26b256d3b3e21080"}) as unknown as TypedDocumentString<CreateUploadLinkMutation, CreateUploadLinkMutationVariables>;
export const CollectUploadsDocument = new TypedDocumentString(`
    mutation CollectUploads($linkId: ID!, $isOpen: Boolean!) {
  answer: collectUploads(linkId: $linkId, isOpen: $isOpen) {
    __typename
    ... on HandedPictures {
      imageUrls
    }
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:96ef8715f86fc41245697ce7a6cb0e2db81699e6756e206d40fc6a1d6de0ea6e"}) as unknown as TypedDocumentString<CollectUploadsMutation, CollectUploadsMutationVariables>;
export const PhoneUploadDocument = new TypedDocumentString(`
    query PhoneUpload($token: String!) {
  phoneUpload(token: $token) {
    merchantName
    left
    expiresAt
  }
}
    `, {"hash":"sha256:da3db58854d5fadaa3504a1673a22dffefdf2d384baa149b0deadf9f3b1c6d3a"}) as unknown as TypedDocumentString<PhoneUploadQuery, PhoneUploadQueryVariables>;
export const CopiedOrderDocument = new TypedDocumentString(`
    query CopiedOrder($id: ID!) {
  order(id: $id) {
    ...CopiedOrder
  }
}
    fragment CopiedOrder on Order {
  id
  type
  goodsTypeId
  serviceTypeId
  needsPickup
  customerName
  customerPhone
  hasLift
  floors
  areaCode
  provinceName
  cityName
  areaName
  address
  totalVolume
  packingCount
  verifType
  remark
  pickupAddress
  pickupAreaCode
  contactName
  contactPhone
  items {
    name
    goodsTypeId
    count
    packingMethod
    description
    imageUrl
    videoUrl
  }
}`, {"hash":"sha256:d218242c09a8a02b1f92b195c19e251b9d14aa9d21a99065b57be39b6d95fd65"}) as unknown as TypedDocumentString<CopiedOrderQuery, CopiedOrderQueryVariables>;
export const AreaServedDocument = new TypedDocumentString(`
    query AreaServed($goodsTypeId: ID!, $areaCode: String!) {
  areaServed(goodsTypeId: $goodsTypeId, areaCode: $areaCode)
}
    `, {"hash":"sha256:70647040502434ec0b78c57fc0630053f177e0cd968b6744ddceb4a2cc9728ec"}) as unknown as TypedDocumentString<AreaServedQuery, AreaServedQueryVariables>;
export const AreaTipsDocument = new TypedDocumentString(`
    query AreaTips($areaCode: String!) {
  areaTips(areaCode: $areaCode)
}
    `, {"hash":"sha256:b14c3aacd8dc36cfd5e11df675b1bf03aa9bffd00732bdc3032a8d46bc8e3848"}) as unknown as TypedDocumentString<AreaTipsQuery, AreaTipsQueryVariables>;
export const AddAreaWishDocument = new TypedDocumentString(`
    mutation AddAreaWish($areaCode: String!, $goodsTypeId: ID!, $phone: String!) {
  answer: addAreaWish(
    areaCode: $areaCode
    goodsTypeId: $goodsTypeId
    phone: $phone
  ) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:dbd19966cdd26b02e6abf42ff3a6effdc5b6fdc00aa133ae6ef4e3ee5bca14ca"}) as unknown as TypedDocumentString<AddAreaWishMutation, AddAreaWishMutationVariables>;
export const RecipientsDocument = new TypedDocumentString(`
    query Recipients($phone: String) {
  viewer {
    recipients(phone: $phone) {
      id
      name
      phone
      areaCode
      provinceName
      cityName
      areaName
      address
      hasLift
      floors
      isPinned
      isDefault
    }
  }
}
    `, {"hash":"sha256:fa893821811e3ed1858e1c179682e7f39bc55b26ad45e452e61c8fe447780a5b"}) as unknown as TypedDocumentString<RecipientsQuery, RecipientsQueryVariables>;
export const PinRecipientDocument = new TypedDocumentString(`
    mutation PinRecipient($orderId: ID!, $pinned: Boolean!) {
  answer: pinRecipient(orderId: $orderId, pinned: $pinned) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:c24a1f1fb0d70d3632c53a4d0026321039c4583da8ff200f2b8b3af79d814aba"}) as unknown as TypedDocumentString<PinRecipientMutation, PinRecipientMutationVariables>;
export const SetDefaultRecipientDocument = new TypedDocumentString(`
    mutation SetDefaultRecipient($orderId: ID) {
  answer: setDefaultRecipient(orderId: $orderId) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:9a5eb14dde2bc8f244804795fa296fdddfaa663ff6711121e0a82482027fe0eb"}) as unknown as TypedDocumentString<SetDefaultRecipientMutation, SetDefaultRecipientMutationVariables>;
export const KeptDraftDocument = new TypedDocumentString(`
    query KeptDraft($type: OrderType!) {
  viewer {
    orderDraft(type: $type) {
      content
      savedAt
    }
  }
}
    `, {"hash":"sha256:d67c62dc5c0dcc8123c218cf6c3bbcb4ac417f4c1c12132433e6ca74e71a81e7"}) as unknown as TypedDocumentString<KeptDraftQuery, KeptDraftQueryVariables>;
export const SaveOrderDraftDocument = new TypedDocumentString(`
    mutation SaveOrderDraft($input: SaveOrderDraftInput!) {
  saveOrderDraft(input: $input) {
    __typename
    ... on OrderDraftSaved {
      savedAt
    }
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:ab2c14f2f5468797e14769056ac49478428c3170249113ae483e59d32c62224b"}) as unknown as TypedDocumentString<SaveOrderDraftMutation, SaveOrderDraftMutationVariables>;
export const ForgetOrderDraftDocument = new TypedDocumentString(`
    mutation ForgetOrderDraft($type: OrderType!, $version: String!) {
  forgetOrderDraft(type: $type, version: $version) {
    __typename
  }
}
    `, {"hash":"sha256:a2171f168b77384cda9b1b9a925f39103ccce3a0b25af51d5206481990cb638f"}) as unknown as TypedDocumentString<ForgetOrderDraftMutation, ForgetOrderDraftMutationVariables>;
export const LibraryGoodsDocument = new TypedDocumentString(`
    query LibraryGoods($goodsTypeId: ID, $keyword: String) {
  viewer {
    libraryGoods(
      goodsTypeId: $goodsTypeId
      keyword: $keyword
      page: 1
      pageSize: 999
    ) {
      nodes {
        id
        name
        imageUrl
        videoUrl
        description
        goodsTypeId
        goodsTypeName
      }
    }
  }
}
    `, {"hash":"sha256:521fbff6ffff9fb26f9c313d8bab146c9da1206032dde3679508bba80984db96"}) as unknown as TypedDocumentString<LibraryGoodsQuery, LibraryGoodsQueryVariables>;
export const ServiceTypesDocument = new TypedDocumentString(`
    query ServiceTypes($goodsTypeId: ID!) {
  serviceTypes(goodsTypeId: $goodsTypeId) {
    id
    name
    description
    takeDeliveryFee
  }
}
    `, {"hash":"sha256:fdc615e1e69ab2a4cbe06ec635014e1be27b84214a8258e347246730ec96df96"}) as unknown as TypedDocumentString<ServiceTypesQuery, ServiceTypesQueryVariables>;
export const PriceQuoteDocument = new TypedDocumentString(`
    query PriceQuote($input: PriceQuoteInput!) {
  priceQuote(input: $input) {
    __typename
    ... on PriceQuote {
      lines {
        name
        fee
      }
      workerFee
      totalFee
    }
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:4cfb3bee42b63610b8431e3fef0929ec5e5740dcb7eb4a00f3ca65fa892f17bb"}) as unknown as TypedDocumentString<PriceQuoteQuery, PriceQuoteQueryVariables>;
export const CreateOrderDocument = new TypedDocumentString(`
    mutation CreateOrder($input: CreateOrderInput!) {
  createOrder(input: $input) {
    __typename
    ... on OrderCreated {
      orderId
    }
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:d7676c825e71da6f2640fc9a5e1a4cf73da69691fcf886ab106ba3a455838aed"}) as unknown as TypedDocumentString<CreateOrderMutation, CreateOrderMutationVariables>;
export const OrderTemplatesDocument = new TypedDocumentString(`
    query OrderTemplates {
  viewer {
    orderTemplates {
      id
      name
      orderId
      type
      goodsTypeName
      serviceTypeName
    }
  }
}
    `, {"hash":"sha256:fb6a778010c1a389abc48e77f30a61bdd706f66b6c4eaa870b2432bdf4f5e16f"}) as unknown as TypedDocumentString<OrderTemplatesQuery, OrderTemplatesQueryVariables>;
export const SaveOrderTemplateDocument = new TypedDocumentString(`
    mutation SaveOrderTemplate($orderId: ID!, $name: String!) {
  answer: saveOrderTemplate(orderId: $orderId, name: $name) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:c45a988d0968cd972b0fc445e9499ffbc9904ec6e3d90ec7d7d3ee3bb610c168"}) as unknown as TypedDocumentString<SaveOrderTemplateMutation, SaveOrderTemplateMutationVariables>;
export const DeleteOrderTemplateDocument = new TypedDocumentString(`
    mutation DeleteOrderTemplate($id: ID!) {
  answer: deleteOrderTemplate(id: $id) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:75dec4ce512a6cf561e1948210eec84d20f30d03724afb514f9715236d4dc366"}) as unknown as TypedDocumentString<DeleteOrderTemplateMutation, DeleteOrderTemplateMutationVariables>;
export const ChangeProfileDocument = new TypedDocumentString(`
    mutation ChangeProfile($input: ProfileInput!) {
  answer: changeProfile(input: $input) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:a4addf8c3bcff0238839578c3983232265157f8ad88f6b591adf630ac57edb25"}) as unknown as TypedDocumentString<ChangeProfileMutation, ChangeProfileMutationVariables>;
export const SetOrderChargesDocument = new TypedDocumentString(`
    mutation SetOrderCharges($charges: [OrderChargeInput!]!) {
  answer: setOrderCharges(charges: $charges) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:672152d5e44fbff830a757326b3111f8966aca6d31faa9d1da96a05165d0d6d3"}) as unknown as TypedDocumentString<SetOrderChargesMutation, SetOrderChargesMutationVariables>;
export const ProgressLinkDocument = new TypedDocumentString(`
    query ProgressLink($orderId: ID!) {
  progressLink(orderId: $orderId) {
    path
  }
}
    `, {"hash":"sha256:850acacf6da48771ba8fc81219b487fe3ec0b123cfba9e149ccb3fb7e0ba450e"}) as unknown as TypedDocumentString<ProgressLinkQuery, ProgressLinkQueryVariables>;
export const CreateProgressLinkDocument = new TypedDocumentString(`
    mutation CreateProgressLink($orderId: ID!) {
  answer: createProgressLink(orderId: $orderId) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:98c0d4cda911efbf5d4febef5976288c95a146c9f713c409be2a3f1c4f82ce1b"}) as unknown as TypedDocumentString<CreateProgressLinkMutation, CreateProgressLinkMutationVariables>;
export const RevokeProgressLinkDocument = new TypedDocumentString(`
    mutation RevokeProgressLink($orderId: ID!) {
  answer: revokeProgressLink(orderId: $orderId) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:99102bce1f33cfaf3ef6004250acd449688197c69e9bedc93cd1d53b8a0d7b4b"}) as unknown as TypedDocumentString<RevokeProgressLinkMutation, RevokeProgressLinkMutationVariables>;
export const SharedProgressDocument = new TypedDocumentString(`
    query SharedProgress($token: String!) {
  sharedProgress(token: $token) {
    orderNo
    statusText
    nextStep
    isClosed
    merchantName
    customerName
    place
    serviceTypeName
    items {
      name
      count
    }
    workerName
    createdAt
    assignedAt
    expectedAt
    appointmentAt
    completedAt
  }
}
    `, {"hash":"sha256:773e7b558ca2cde3933317c9261975a38583362dd2ebd98c8c9f78fcfafaa44a"}) as unknown as TypedDocumentString<SharedProgressQuery, SharedProgressQueryVariables>;
export const RechargeWalletDocument = new TypedDocumentString(`
    mutation RechargeWallet($input: RechargeWalletInput!) {
  answer: rechargeWallet(input: $input) {
    __typename
    ...Refusal
    ... on RechargeOpened {
      rechargeNo
      pageHtml
      qrCode
    }
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:f6534468291b2687913f9f89e2bb3a83bb294f5c6f3bb36862773d6651300f34"}) as unknown as TypedDocumentString<RechargeWalletMutation, RechargeWalletMutationVariables>;
export const RechargeStateDocument = new TypedDocumentString(`
    query RechargeState($rechargeNo: String!) {
  viewer {
    rechargeStatus(rechargeNo: $rechargeNo)
  }
}
    `, {"hash":"sha256:a1aeaed5603b7d5b336eca0fb2385ccf93bc71a6ee4d7e7f215b886c9c3d4a88"}) as unknown as TypedDocumentString<RechargeStateQuery, RechargeStateQueryVariables>;
export const DirectRefundDocument = new TypedDocumentString(`
    query DirectRefund($id: ID!) {
  order(id: $id) {
    id
    status
    totalAmount
    originalAmount
    payWay
  }
}
    `, {"hash":"sha256:d99e61993ce5d50d0aece53f367c256dc27d015fba3e4b7638bc972a64e6a286"}) as unknown as TypedDocumentString<DirectRefundQuery, DirectRefundQueryVariables>;
export const RefundOrderDocument = new TypedDocumentString(`
    mutation RefundOrder($orderId: ID!) {
  answer: refundOrder(orderId: $orderId) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:c5b72b1b163cea1f6c8c80d94fcfb75b8d99f7b45f2086f77c8bc045a713bb5a"}) as unknown as TypedDocumentString<RefundOrderMutation, RefundOrderMutationVariables>;
export const RequestRefundDocument = new TypedDocumentString(`
    mutation RequestRefund($orderId: ID!, $input: RefundInput!) {
  answer: requestRefund(orderId: $orderId, input: $input) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:f2927036da2c4b61346dc5aeb31b2710194c28022c8c097949667f7f1774219c"}) as unknown as TypedDocumentString<RequestRefundMutation, RequestRefundMutationVariables>;
export const ModifyRefundDocument = new TypedDocumentString(`
    mutation ModifyRefund($id: ID!, $input: RefundInput!) {
  answer: modifyRefund(id: $id, input: $input) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:3973cb7681a40e05f5c7f2e953c4746caff59b94dd363de7755f98de7304147d"}) as unknown as TypedDocumentString<ModifyRefundMutation, ModifyRefundMutationVariables>;
export const CancelRefundDocument = new TypedDocumentString(`
    mutation CancelRefund($id: ID!) {
  answer: cancelRefund(id: $id) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:4271e29d1fe5e5940f8311d6c6b827a469ee77bd6054c9d42be8d9ed7fbd1d3c"}) as unknown as TypedDocumentString<CancelRefundMutation, CancelRefundMutationVariables>;
export const RequestArbitrationDocument = new TypedDocumentString(`
    mutation RequestArbitration($id: ID!, $input: ArbitrationInput!) {
  answer: requestArbitration(id: $id, input: $input) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:4f0e56da61bb4369230c67df7793c7466636ddaee143fd1c7072ef6fb6f4931c"}) as unknown as TypedDocumentString<RequestArbitrationMutation, RequestArbitrationMutationVariables>;
export const OrderRefundDocument = new TypedDocumentString(`
    query OrderRefund($orderId: ID!, $refundId: ID!, $isByRefund: Boolean!) {
  orderRefund(orderId: $orderId) @skip(if: $isByRefund) {
    ...RefundDetail
  }
  refund(id: $refundId) @include(if: $isByRefund) {
    ...RefundDetail
  }
}
    fragment ArbitrationFacts on RefundArbitration {
  arbitrationNo
  stateName
  appliedAt
  applyAmount
  allowance
  content
  imageUrls
  result
  amount
}
fragment RefundActions on Refund {
  id
  orderId
  orderNo
  actions
  allowance
  totalAmount
  maxAllowance
}
fragment RefundDetail on Refund {
  refundNo
  totalAmount
  allowance
  applyAmount
  amount
  reason
  description
  imageUrls
  contactName
  contactPhone
  reviewerName
  createdAt
  handledAt
  succeededAt
  arbitration {
    ...ArbitrationFacts
  }
  ...RefundStatus
  ...RefundActions
}
fragment RefundStatus on Refund {
  status
  statusName
  payWay
  amount
  succeededAt
  refuseReason
  acceptedByItselfAt
  arbitration {
    result
  }
}`, {"hash":"sha256:6f1d0bd96735774617bdbc98a83e4195f7b0fa58e6c05432ab8f4a655ca8572e"}) as unknown as TypedDocumentString<OrderRefundQuery, OrderRefundQueryVariables>;
export const PaletteOrdersDocument = new TypedDocumentString(`
    query PaletteOrders($filter: OrderListFilter!) {
  viewer {
    orders(filter: $filter, page: 1, pageSize: 5) {
      nodes {
        id
        orderNo
        customerName
        displayStatus
        serviceTypeName
      }
    }
  }
}
    `, {"hash":"sha256:781bc8478e6875859daeaeb053a1ab25ea3ca54aaab46c7f898af52e2c897c0a"}) as unknown as TypedDocumentString<PaletteOrdersQuery, PaletteOrdersQueryVariables>;
export const PaletteGoodsDocument = new TypedDocumentString(`
    query PaletteGoods($keyword: String!) {
  viewer {
    libraryGoods(keyword: $keyword, page: 1, pageSize: 5) {
      nodes {
        id
        name
        goodsTypeName
      }
    }
  }
}
    `, {"hash":"sha256:ffbe7aefc2bfa70e948efc6d4c7d5dd35fbbb5609f644d477eec3bbc37bb09db"}) as unknown as TypedDocumentString<PaletteGoodsQuery, PaletteGoodsQueryVariables>;
export const WithdrawDocument = new TypedDocumentString(`
    mutation Withdraw($input: WithdrawInput!) {
  answer: withdraw(input: $input) {
    __typename
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:56d73998f38ae86730e755d0319e1498966b95701cda062cb550e24ed41f17eb"}) as unknown as TypedDocumentString<WithdrawMutation, WithdrawMutationVariables>;
export const SignedInDocument = new TypedDocumentString(`
    query SignedIn {
  viewer {
    id
  }
}
    `, {"hash":"sha256:777c7f7f6a4c76e9a86757fe585cbcd9eafa80f37b10f6f1aecbfcfb30c0353f"}) as unknown as TypedDocumentString<SignedInQuery, SignedInQueryVariables>;
export const JoinPageDocument = new TypedDocumentString(`
    query JoinPage($provinceCode: String!, $cityCode: String!, $areaCode: String!, $hasProvince: Boolean!, $hasCity: Boolean!, $hasArea: Boolean!) {
  provinces {
    code
    name
  }
  cities: areaChildren(parentCode: $provinceCode) @include(if: $hasProvince) {
    code
    name
  }
  districts: areaChildren(parentCode: $cityCode) @include(if: $hasCity) {
    code
    name
  }
  areaServices(areaCode: $areaCode) @include(if: $hasArea) {
    goodsTypeName
    contactName
    contactTel
  }
}
    `, {"hash":"sha256:532a8efa8582556d005a061f13442c1a2b8b5b9725a3a49f4b2a5b79c74cd151"}) as unknown as TypedDocumentString<JoinPageQuery, JoinPageQueryVariables>;
export const ApplicationCategoriesDocument = new TypedDocumentString(`
    query ApplicationCategories {
  goodsTypes {
    id
    name
    icon
  }
}
    `, {"hash":"sha256:0c067ef261cd7b553951a5dd5705831454de7ab03042ef122d16aa8c9e13652f"}) as unknown as TypedDocumentString<ApplicationCategoriesQuery, ApplicationCategoriesQueryVariables>;
export const HomePageDocument = new TypedDocumentString(`
    query HomePage {
  goodsTypes {
    id
    name
    icon
  }
  adverts(location: PARTNERS) {
    title
    image
    url
  }
}
    `, {"hash":"sha256:a34ca39f415dc9476379e899da953985e916b261e04f74857baeff8466507de9"}) as unknown as TypedDocumentString<HomePageQuery, HomePageQueryVariables>;
export const HelpTitlesDocument = new TypedDocumentString(`
    query HelpTitles {
  articles(type: HELP, page: 1, pageSize: 8) {
    nodes {
      id
      title
    }
  }
}
    `, {"hash":"sha256:f18b309e52cf0f2de3cdc7635725fe432d8f558afa55b2e7118a8a67f0f7ac70"}) as unknown as TypedDocumentString<HelpTitlesQuery, HelpTitlesQueryVariables>;
export const LoginDocument = new TypedDocumentString(`
    mutation Login($input: LoginInput!) {
  login(input: $input) {
    __typename
    ... on SignedIn {
      viewer {
        customer {
          id
          nickname
        }
      }
    }
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:891111d6dcba471bbc2be07f7d5d56ce20052228aeb9060909347923f44c20c1"}) as unknown as TypedDocumentString<LoginMutation, LoginMutationVariables>;
export const LogoutDocument = new TypedDocumentString(`
    mutation Logout {
  logout {
    __typename
    ... on SignedOut {
      ok
    }
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:db70224beb154d08479439ddc5ce88048bcb65ff52397e97c6b4f2f47565fb56"}) as unknown as TypedDocumentString<LogoutMutation, LogoutMutationVariables>;
export const OrderPaymentPageDocument = new TypedDocumentString(`
    query OrderPaymentPage($id: ID!) {
  order(id: $id) {
    ...PayableOrder
  }
  payWays
  viewer {
    customer {
      id
    }
    ...Payer
  }
}
    fragment PayableOrder on Order {
  id
  orderNo
  status
  expiresAt
  goodsTypeName
  serviceTypeName
  customerName
  customerPhone
  provinceName
  cityName
  displayAddress
  items {
    id
    name
    goodsTypeName
    count
    imageUrl
  }
  lines {
    name
    fee
  }
  totalAmount
}
fragment Payer on Viewer {
  wallet {
    balance
  }
  customer {
    phone
    maskedPhone
    hasPayPassword
  }
}`, {"hash":"sha256:3165b1cde516b0027329d75fead53487a1693f9d3c008a2b11e80057b04aa3fd"}) as unknown as TypedDocumentString<OrderPaymentPageQuery, OrderPaymentPageQueryVariables>;
export const StepThreePageDocument = new TypedDocumentString(`
    query StepThreePage($id: ID!) {
  order(id: $id) {
    status
    ...PlacedOrder
  }
}
    fragment PlacedOrder on Order {
  id
  orderNo
  type
  status
  totalAmount
}`, {"hash":"sha256:21560d9d0f796ccb3e5c4e641da76d26ae53e5f1fb65591afde5a5d4dc86ae3a"}) as unknown as TypedDocumentString<StepThreePageQuery, StepThreePageQueryVariables>;
export const StepTwoPageDocument = new TypedDocumentString(`
    query StepTwoPage {
  viewer {
    customer {
      phone
    }
    orders(page: 1, pageSize: 1) {
      nodes {
        contactName
        contactPhone
      }
    }
  }
}
    `, {"hash":"sha256:bb8f13c4c18c231c21c3cb3cd38cb1de7fa6e0d682742dd3e045821d4e24077f"}) as unknown as TypedDocumentString<StepTwoPageQuery, StepTwoPageQueryVariables>;
export const SpeedOrderPageDocument = new TypedDocumentString(`
    query SpeedOrderPage($isSignedIn: Boolean!) {
  goodsTypes {
    ...PlacementGoodsType
  }
  viewer {
    customer {
      phone
    }
    ...PastJobs
  }
  platformContacts @include(if: $isSignedIn) {
    ...PlatformContact
  }
}
    fragment PlacementGoodsType on GoodsType {
  id
  name
  icon
  children {
    id
    name
  }
}
fragment PlatformContact on PlatformContact {
  nickname
  mobile
}
fragment PastJobs on Viewer {
  orderTemplates {
    id
    name
    orderId
    type
    goodsTypeName
    serviceTypeName
  }
  orders(page: 1, pageSize: 10) {
    nodes {
      id
      type
      goodsTypeName
      serviceTypeName
      customerName
      contactName
      contactPhone
      items {
        name
        count
        imageUrl
      }
    }
  }
}`, {"hash":"sha256:d56fd16c89c9fc83312df5fd24809d8c5255a05ae30309fa5544f91092d281e5"}) as unknown as TypedDocumentString<SpeedOrderPageQuery, SpeedOrderPageQueryVariables>;
export const StepOnePageDocument = new TypedDocumentString(`
    query StepOnePage($isSignedIn: Boolean!) {
  goodsTypes {
    ...PlacementGoodsType
  }
  viewer @include(if: $isSignedIn) {
    ...PastJobs
  }
}
    fragment PlacementGoodsType on GoodsType {
  id
  name
  icon
  children {
    id
    name
  }
}
fragment PastJobs on Viewer {
  orderTemplates {
    id
    name
    orderId
    type
    goodsTypeName
    serviceTypeName
  }
  orders(page: 1, pageSize: 10) {
    nodes {
      id
      type
      goodsTypeName
      serviceTypeName
      customerName
      contactName
      contactPhone
      items {
        name
        count
        imageUrl
      }
    }
  }
}`, {"hash":"sha256:1e1ea6ae3ad0422bbe2102c5fc3239f89256776c62db40b576d61664c0e07c18"}) as unknown as TypedDocumentString<StepOnePageQuery, StepOnePageQueryVariables>;
export const RegisterDocument = new TypedDocumentString(`
    mutation Register($input: RegisterInput!) {
  register(input: $input) {
    __typename
    ... on SignedIn {
      viewer {
        customer {
          id
          nickname
        }
      }
    }
    ...Refusal
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:10c3ce46a82a883498a20bf8ce6a9a5ccbe0f3eaad682185c3698a4f8fd5633a"}) as unknown as TypedDocumentString<RegisterMutation, RegisterMutationVariables>;
export const SitemapDocument = new TypedDocumentString(`
    query Sitemap {
  articles(type: HELP, pageSize: 100) {
    nodes {
      title
      createdAt
    }
  }
}
    `, {"hash":"sha256:e6703a563ee7c38c45ef5732de241a28fdef32d352dfe22f0683b875587719f8"}) as unknown as TypedDocumentString<SitemapQuery, SitemapQueryVariables>;
export const BillPageDocument = new TypedDocumentString(`
    query BillPage($year: Int) {
  viewer {
    customer {
      nickname
    }
    bills(year: $year) {
      month
      ...BillSheet
      ...InvoiceCard
    }
  }
}
    fragment BillSheet on Bill {
  month
  isOver
  opening
  closing
  lines {
    type
    count
    moneyIn
    moneyOut
  }
  direct {
    type
    count
    moneyIn
    moneyOut
  }
  fee
  invoiceable
}
fragment InvoiceCard on Bill {
  month
  isOver
  invoiceable
  invoice {
    id
    kind
    title
    taxNo
    email
    amount
    status
    answer
    createdAt
  }
}`, {"hash":"sha256:4afbb5b10a6e60b6954ef0a125e57a7c20a669dd487d7a90d853ca5d964a45a8"}) as unknown as TypedDocumentString<BillPageQuery, BillPageQueryVariables>;
export const GoodsLibraryDocument = new TypedDocumentString(`
    query GoodsLibrary($goodsTypeId: ID, $keyword: String, $page: Int!, $pageSize: Int!) {
  goodsTypes {
    id
    name
    children {
      id
      name
    }
  }
  viewer {
    libraryGoods(
      goodsTypeId: $goodsTypeId
      keyword: $keyword
      page: $page
      pageSize: $pageSize
    ) {
      nodes {
        id
        ...GoodsCard
      }
      total
    }
  }
}
    fragment GoodsCard on LibraryGoods {
  id
  name
  goodsTypeName
  imageUrl
  videoUrl
  description
}`, {"hash":"sha256:868353f41c8ff502cff72f02227d2a96ebd384be1941b7fec9d471c1228805f0"}) as unknown as TypedDocumentString<GoodsLibraryQuery, GoodsLibraryQueryVariables>;
export const GoodsPageDocument = new TypedDocumentString(`
    query GoodsPage($id: ID!) {
  viewer {
    libraryGood(id: $id) {
      id
      name
      goodsTypeName
      imageUrl
      videoUrl
      shopUrl
      description
    }
  }
}
    `, {"hash":"sha256:3796c13bc3bc39358241b944705a0574856f6cc31e18f036498ee9509dfbfe3c"}) as unknown as TypedDocumentString<GoodsPageQuery, GoodsPageQueryVariables>;
export const FeedbackListDocument = new TypedDocumentString(`
    query FeedbackList($page: Int!, $pageSize: Int!) {
  viewer {
    feedbacks(page: $page, pageSize: $pageSize) {
      nodes {
        id
        ...FeedbackCard
      }
      total
    }
  }
}
    fragment FeedbackCard on Feedback {
  id
  content
  imageUrls
  createdAt
  reply
}`, {"hash":"sha256:e0b010a4baba54418f510e0b9266e8a90b4cd3718b34b3f78db8df6324852761"}) as unknown as TypedDocumentString<FeedbackListQuery, FeedbackListQueryVariables>;
export const FeedbackPageDocument = new TypedDocumentString(`
    query FeedbackPage($id: ID!) {
  viewer {
    feedback(id: $id) {
      id
      content
      imageUrls
      createdAt
      reply
      repliedAt
    }
  }
}
    `, {"hash":"sha256:2825dbe4dce80883d5cf81b60c8c132f75d374afb0a2ac3b23e6908c2823eb08"}) as unknown as TypedDocumentString<FeedbackPageQuery, FeedbackPageQueryVariables>;
export const FollowUpRecordsDocument = new TypedDocumentString(`
    query FollowUpRecords($status: MerchantStatus, $page: Int!, $pageSize: Int!) {
  viewer {
    abnormalRecords(status: $status, page: $page, pageSize: $pageSize) {
      nodes {
        id
        ...AbnormalItem
      }
      total
    }
  }
}
    fragment AbnormalItem on AbnormalRecord {
  id
  orderId
  orderNo
  goodsTypeName
  serviceTypeName
  createdAt
  source
  sourceName
  sourcePhone
  type
  description
  mediaUrls
  packageState
  goods {
    id
    name
    imageUrl
  }
  status
  canHandle
  awaitsDecision
  handling {
    id
    at
    status
    content
    imageUrls
    fee
  }
}`, {"hash":"sha256:9c56947eaf127814efff202464405a30e7f7bb61d7acaec68909e6642a815974"}) as unknown as TypedDocumentString<FollowUpRecordsQuery, FollowUpRecordsQueryVariables>;
export const CustomerHomeDocument = new TypedDocumentString(`
    query CustomerHome {
  viewer {
    customer {
      id
      nickname
      seesFirstSteps
    }
    buttons {
      normalOrder
      ...PublishButtons
    }
    ...HomeLive
  }
}
    fragment BalanceCard on Wallet {
  balance
  withdrawing
}
fragment HomeOrders on OrderPage {
  nodes {
    id
    ...RecentOrder
  }
  total
}
fragment PublishButtons on Buttons {
  immediateOrder
  normalOrder
}
fragment TodoOrder on Order {
  id
  orderNo
  type
  customerName
  goodsTypeName
  serviceTypeName
  totalAmount
  appointmentAt
  workerName
  paidAt
  expiresAt
  acceptanceDueAt
  actions
  overdueStep
  matters {
    kind
    hint
  }
  ...OverdueVisit
}
fragment TodosCard on Todo {
  kind
  total
  orders {
    id
    ...TodoOrder
  }
}
fragment ItemThumbnails on Order {
  items {
    id
    name
    count
    imageUrl
  }
}
fragment OrderActions on Order {
  id
  orderNo
  type
  status
  goodsTypeName
  serviceTypeName
  actions
  blockedActions {
    action
    reason
  }
}
fragment OrderMatters on Order {
  id
  orderNo
  matters {
    kind
    label
    hint
  }
}
fragment OrderStatus on Order {
  id
  status
  statusName
  displayStatus
  expiresAt
  acceptanceDueAt
  isAcceptanceDelayed
  ...OverdueVisit
  ...OrderMatters
}
fragment OverdueVisit on Order {
  nextStep
  visitDueAt
  overdueStep
}
fragment RecentOrder on Order {
  id
  orderNo
  serviceTypeName
  customerName
  displayAddress
  appointmentAt
  workerName
  totalAmount
  ...ItemThumbnails
  ...OrderStatus
  ...OrderActions
}
fragment HomeLive on Viewer {
  orderCounts {
    filter
    count
  }
  markupRequests {
    total
  }
  todos {
    ...TodosCard
  }
  orders(filter: {status: UNSETTLED}, page: 1, pageSize: 6) {
    ...HomeOrders
  }
  wallet {
    ...BalanceCard
  }
}`, {"hash":"sha256:c60f81b9970ece5c1b657e0d8cd43645ee1b8e967f28af644daaea728ce703ec"}) as unknown as TypedDocumentString<CustomerHomeQuery, CustomerHomeQueryVariables>;
export const HomeLiveDocument = new TypedDocumentString(`
    query HomeLive {
  viewer {
    ...HomeLive
  }
}
    fragment BalanceCard on Wallet {
  balance
  withdrawing
}
fragment HomeOrders on OrderPage {
  nodes {
    id
    ...RecentOrder
  }
  total
}
fragment TodoOrder on Order {
  id
  orderNo
  type
  customerName
  goodsTypeName
  serviceTypeName
  totalAmount
  appointmentAt
  workerName
  paidAt
  expiresAt
  acceptanceDueAt
  actions
  overdueStep
  matters {
    kind
    hint
  }
  ...OverdueVisit
}
fragment TodosCard on Todo {
  kind
  total
  orders {
    id
    ...TodoOrder
  }
}
fragment ItemThumbnails on Order {
  items {
    id
    name
    count
    imageUrl
  }
}
fragment OrderActions on Order {
  id
  orderNo
  type
  status
  goodsTypeName
  serviceTypeName
  actions
  blockedActions {
    action
    reason
  }
}
fragment OrderMatters on Order {
  id
  orderNo
  matters {
    kind
    label
    hint
  }
}
fragment OrderStatus on Order {
  id
  status
  statusName
  displayStatus
  expiresAt
  acceptanceDueAt
  isAcceptanceDelayed
  ...OverdueVisit
  ...OrderMatters
}
fragment OverdueVisit on Order {
  nextStep
  visitDueAt
  overdueStep
}
fragment RecentOrder on Order {
  id
  orderNo
  serviceTypeName
  customerName
  displayAddress
  appointmentAt
  workerName
  totalAmount
  ...ItemThumbnails
  ...OrderStatus
  ...OrderActions
}
fragment HomeLive on Viewer {
  orderCounts {
    filter
    count
  }
  markupRequests {
    total
  }
  todos {
    ...TodosCard
  }
  orders(filter: {status: UNSETTLED}, page: 1, pageSize: 6) {
    ...HomeOrders
  }
  wallet {
    ...BalanceCard
  }
}`, {"hash":"sha256:9b5c9601142897ab118c7dbee2f17b21c1f9e6861a5a8505e01d763c4578a98b"}) as unknown as TypedDocumentString<HomeLiveQuery, HomeLiveQueryVariables>;
export const MessageListDocument = new TypedDocumentString(`
    query MessageList($kind: MessageKind!, $isByTime: Boolean!, $isByOrder: Boolean!, $page: Int!, $pageSize: Int!) {
  viewer {
    messages(kind: $kind, page: $page, pageSize: $pageSize) @include(if: $isByTime) {
      nodes {
        id
        ...MessageItem
      }
      total
      asOf
      unread {
        service
        system
        appointment
      }
    }
    messageGroups(kind: $kind, page: $page, pageSize: $pageSize) @include(if: $isByOrder) {
      nodes {
        orderId
        ...MessageGroupItem
      }
      total
      asOf
    }
    tabs: messages(page: 1, pageSize: 1) @include(if: $isByOrder) {
      unread {
        service
        system
        appointment
      }
    }
  }
}
    fragment MessageGroupItem on MessageGroup {
  orderId
  orderNo
  customerName
  orderStatus
  orderStatusName
  total
  unread
  messages {
    id
    ...MessageItem
  }
}
fragment MessageItem on Message {
  id
  kind
  title
  content
  text
  topic
  isRead
  createdAt
  associatedId
}`, {"hash":"sha256:3ad8c6460b9cdbda15c5c04b971d62f39e60b151b0421436673b1c4671b2c7b7"}) as unknown as TypedDocumentString<MessageListQuery, MessageListQueryVariables>;
export const MessagePageDocument = new TypedDocumentString(`
    query MessagePage($id: ID!) {
  viewer {
    message(id: $id) {
      id
      kind
      title
      content
      topic
      isRead
      createdAt
      associatedId
    }
  }
}
    `, {"hash":"sha256:cc31ff801fecad41eb675e3b5ca77312b900b013bcf65f9830cd54345fc89dfa"}) as unknown as TypedDocumentString<MessagePageQuery, MessagePageQueryVariables>;
export const NoticeListDocument = new TypedDocumentString(`
    query NoticeList($page: Int!, $pageSize: Int!) {
  articles(type: NOTICE, page: $page, pageSize: $pageSize) {
    nodes {
      id
      title
      content
      image
      createdAt
    }
    total
  }
}
    `, {"hash":"sha256:472f2cdf765fbfb1ba0b7aa5e69463edce24a5d0078c550be2bc605ee942b6f1"}) as unknown as TypedDocumentString<NoticeListQuery, NoticeListQueryVariables>;
export const NoticePageDocument = new TypedDocumentString(`
    query NoticePage($id: ID!) {
  article(type: NOTICE, articleId: $id) {
    title
    content
    image
    createdAt
  }
}
    `, {"hash":"sha256:b4198fd620943e48c53cd2dcaa0c9db3788c9566b033d3e1a65dc118d1ca41b6"}) as unknown as TypedDocumentString<NoticePageQuery, NoticePageQueryVariables>;
export const OrderListDocument = new TypedDocumentString(`
    query OrderList($filter: OrderListFilter, $sort: OrderSort, $page: Int!, $pageSize: Int!) {
  viewer {
    orders(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) {
      nodes {
        id
        ...ListedOrder
      }
      total
    }
  }
}
    fragment FollowUpNotes on Order {
  id
  orderNo
  latestFollowUp {
    content
    createdAt
    total
  }
}
fragment CopyOrder on Order {
  orderNo
  customerName
  customerPhone
  provinceName
  cityName
  displayAddress
  serviceTypeName
  displayStatus
  matters {
    label
  }
  items {
    name
    count
  }
}
fragment ListedOrder on Order {
  id
  orderNo
  status
  customerName
  totalAmount
  actions
  needsPickup
  logisticsNo
  logisticsPhone
  ...OrderRow
}
fragment ItemThumbnails on Order {
  items {
    id
    name
    count
    imageUrl
  }
}
fragment OrderActions on Order {
  id
  orderNo
  type
  status
  goodsTypeName
  serviceTypeName
  actions
  blockedActions {
    action
    reason
  }
}
fragment ServiceCell on Order {
  serviceTypeName
  goodsTypeName
}
fragment CustomerCell on Order {
  customerName
  customerPhone
  provinceName
  cityName
  displayAddress
}
fragment OrderMatters on Order {
  id
  orderNo
  matters {
    kind
    label
    hint
  }
}
fragment OrderRow on Order {
  id
  orderNo
  createdAt
  appointmentAt
  workerName
  workerPhone
  totalAmount
  paidAt
  matters {
    kind
    label
  }
  ...ItemThumbnails
  ...ServiceCell
  ...CustomerCell
  ...OrderStatus
  ...OrderActions
  ...CopyOrder
  ...FollowUpNotes
}
fragment OrderStatus on Order {
  id
  status
  statusName
  displayStatus
  expiresAt
  acceptanceDueAt
  isAcceptanceDelayed
  ...OverdueVisit
  ...OrderMatters
}
fragment OverdueVisit on Order {
  nextStep
  visitDueAt
  overdueStep
}`, {"hash":"sha256:25d58d79a7fd98f25506e1d4e50111b16adf7212c4160cd1883ea9480700d997"}) as unknown as TypedDocumentString<OrderListQuery, OrderListQueryVariables>;
export const OrderListCountsDocument = new TypedDocumentString(`
    query OrderListCounts {
  viewer {
    orderCounts {
      filter
      count
    }
  }
}
    `, {"hash":"sha256:8d7e763381fb9c427514e820dbf892fa827d8db8696d5b1ea71ddbd3b5ec0c65"}) as unknown as TypedDocumentString<OrderListCountsQuery, OrderListCountsQueryVariables>;
export const AbnormalOrderDocument = new TypedDocumentString(`
    query AbnormalOrder($id: ID!) {
  order(id: $id) {
    ...AbnormalOrder
  }
}
    fragment CollectedGoods on Order {
  id
  orderNo
  needsPickup
  service {
    pickUp {
      content
      imageUrls
    }
  }
}
fragment SolveActions on Order {
  id
  type
  status
  isGoodsAbnormal
  totalAmount
  blockedActions {
    action
    reason
  }
  service {
    workerCash: workerFeeInEscrow
  }
}
fragment ItemThumbnails on Order {
  items {
    id
    name
    count
    imageUrl
  }
}
fragment AbnormalOrder on Order {
  id
  orderNo
  displayStatus
  goodsTypeName
  serviceTypeName
  customerName
  displayAddress
  isGoodsAbnormal
  solveWay
  solvedAt
  items {
    id
  }
  ...ItemThumbnails
  ...CollectedGoods
  ...SolveActions
}`, {"hash":"sha256:a82b1fa224c2d6e7377e4caa5dd913cf191f7b7b9c0e0b4f6aadf7ad19c614db"}) as unknown as TypedDocumentString<AbnormalOrderQuery, AbnormalOrderQueryVariables>;
export const AcceptancePageDocument = new TypedDocumentString(`
    query AcceptancePage($id: ID!) {
  order(id: $id) {
    ...AcceptedOrder
  }
}
    fragment AcceptanceActions on Order {
  id
  actions
  blockedActions {
    action
    reason
  }
}
fragment AcceptanceState on Order {
  status
  nextStep
  acceptanceDueAt
  isAcceptanceDelayed
  awaitsNewPhotos
  acceptedAt
  isAcceptedBySystem
  service {
    rejectReason
  }
}
fragment ItemThumbnails on Order {
  items {
    id
    name
    count
    imageUrl
  }
}
fragment OrderMatters on Order {
  id
  orderNo
  matters {
    kind
    label
    hint
  }
}
fragment OrderStatus on Order {
  id
  status
  statusName
  displayStatus
  expiresAt
  acceptanceDueAt
  isAcceptanceDelayed
  ...OverdueVisit
  ...OrderMatters
}
fragment OverdueVisit on Order {
  nextStep
  visitDueAt
  overdueStep
}
fragment AcceptedOrder on Order {
  id
  orderNo
  serviceTypeName
  customerName
  customerPhone
  displayAddress
  workerName
  workerPhone
  completedAt
  service {
    completion {
      content
      imageUrls
    }
  }
  ...ItemThumbnails
  ...OrderStatus
  ...AcceptanceState
  ...AcceptanceActions
}`, {"hash":"sha256:8a0ad43830c00afe6e7b9f3095766e8c263050bcd36cd98af17a323adfc67a98"}) as unknown as TypedDocumentString<AcceptancePageQuery, AcceptancePageQueryVariables>;
export const RefundListDocument = new TypedDocumentString(`
    query RefundList($refundFilter: RefundFilter, $orderNo: String, $page: Int!, $pageSize: Int!) {
  viewer {
    refunds(
      filter: $refundFilter
      orderNo: $orderNo
      page: $page
      pageSize: $pageSize
    ) {
      nodes {
        refund {
          id
        }
        ...RefundRow
      }
      total
    }
    refundFilters {
      filter
      label
    }
    refundCounts {
      filter
      count
    }
  }
}
    fragment ItemThumbnails on Order {
  items {
    id
    name
    count
    imageUrl
  }
}
fragment ServiceCell on Order {
  serviceTypeName
  goodsTypeName
}
fragment CustomerCell on Order {
  customerName
  customerPhone
  provinceName
  cityName
  displayAddress
}
fragment RefundActions on Refund {
  id
  orderId
  orderNo
  actions
  allowance
  totalAmount
  maxAllowance
}
fragment RefundRow on ListedRefund {
  refund {
    id
    orderNo
    createdAt
    reviewerName
    applyAmount
    amount
    ...RefundStatus
    ...RefundActions
  }
  order {
    ...ItemThumbnails
    ...ServiceCell
    ...CustomerCell
  }
}
fragment RefundStatus on Refund {
  status
  statusName
  payWay
  amount
  succeededAt
  refuseReason
  acceptedByItselfAt
  arbitration {
    result
  }
}`, {"hash":"sha256:6bc23a82c7ab6e7db2d085923c56df29bb85184eff3277fa2689a5e8792b93db"}) as unknown as TypedDocumentString<RefundListQuery, RefundListQueryVariables>;
export const RefundFormDocument = new TypedDocumentString(`
    query RefundForm($id: ID!) {
  order(id: $id) {
    id
    orderNo
    status
    totalAmount
    contactName
    contactPhone
    service {
      workerFeeInEscrow
    }
  }
  orderRefund(orderId: $id) {
    id
    status
    statusName
    actions
    reason
    allowance
    description
    imageUrls
    contactName
    contactPhone
    refuseReason
  }
  refundReasons
}
    `, {"hash":"sha256:e5cd6db5c65f879215f3fd27067043bbafd22ef57199e4383ecef6b7c30d1bf0"}) as unknown as TypedDocumentString<RefundFormQuery, RefundFormQueryVariables>;
export const ProfitPageDocument = new TypedDocumentString(`
    query ProfitPage($from: DateTime, $to: DateTime, $isEntered: Boolean, $page: Int!, $pageSize: Int!) {
  viewer {
    buttons {
      profitAndLoss
    }
    orderProfits(
      from: $from
      to: $to
      isEntered: $isEntered
      page: $page
      pageSize: $pageSize
    ) {
      nodes {
        orderId
        ...ProfitRow
      }
      total
    }
    orderProfitSums(from: $from, to: $to) {
      isOffered
      orders
      missing
      charged
      paid
      markups
      refunded
      result
      weeks {
        monday
        orders
        charged
        result
      }
    }
  }
}
    fragment ProfitRow on OrderProfit {
  orderId
  orderNo
  createdAt
  goodsTypeName
  customerName
  charged
  paid
  markups
  refunded
  result
}`, {"hash":"sha256:13aecf51648c2409b7a7b7477c7a60a7897bf357d057454e254e354512e1bd9e"}) as unknown as TypedDocumentString<ProfitPageQuery, ProfitPageQueryVariables>;
export const RightsListDocument = new TypedDocumentString(`
    query RightsList($isComplaint: Boolean!, $isArbitration: Boolean!, $object: ComplaintObject, $orderNo: String, $page: Int!, $pageSize: Int!) {
  viewer {
    complaints(object: $object, orderNo: $orderNo, page: $page, pageSize: $pageSize) @include(if: $isComplaint) {
      nodes {
        id
        ...ComplaintItem
      }
      total
    }
    refunds(
      filter: ARBITRATION
      orderNo: $orderNo
      page: $page
      pageSize: $pageSize
    ) @include(if: $isArbitration) {
      nodes {
        refund {
          id
          ...ArbitrationItem
        }
      }
      total
    }
  }
}
    fragment ComplaintItem on Complaint {
  id
  orderId
  orderNo
  objectName
  content
  imageUrls
  status
  statusName
  suggestion
  createdAt
  endedAt
  canRevoke
}
fragment RefundStatus on Refund {
  status
  statusName
  payWay
  amount
  succeededAt
  refuseReason
  acceptedByItselfAt
  arbitration {
    result
  }
}
fragment ArbitrationItem on Refund {
  id
  orderNo
  actions
  ...RefundStatus
  arbitration {
    arbitrationNo
    appliedAt
    applyAmount
    amount
    content
  }
}`, {"hash":"sha256:fc1705894b5d35c6e90a44b4aedace0fc43a21566aed3750556e3880c5ee9d36"}) as unknown as TypedDocumentString<RightsListQuery, RightsListQueryVariables>;
export const ArbitrationPageDocument = new TypedDocumentString(`
    query ArbitrationPage($id: ID!) {
  refund(id: $id) {
    arbitration {
      arbitrationNo
    }
    ...ArbitrationDetail
  }
}
    fragment ArbitrationFacts on RefundArbitration {
  arbitrationNo
  stateName
  appliedAt
  applyAmount
  allowance
  content
  imageUrls
  result
  amount
}
fragment RefundStatus on Refund {
  status
  statusName
  payWay
  amount
  succeededAt
  refuseReason
  acceptedByItselfAt
  arbitration {
    result
  }
}
fragment ArbitrationDetail on Refund {
  id
  refundNo
  orderId
  orderNo
  totalAmount
  amount
  payWay
  handledAt
  succeededAt
  arbitration {
    ...ArbitrationFacts
  }
  ...RefundStatus
}`, {"hash":"sha256:28b5f9ae0af6a930855c7a07ddeb0efc20d1aab443ddebada7f1f4414028a684"}) as unknown as TypedDocumentString<ArbitrationPageQuery, ArbitrationPageQueryVariables>;
export const SafetyPageDocument = new TypedDocumentString(`
    query SafetyPage {
  viewer {
    customer {
      phone
      maskedPhone
      hasPayPassword
      alipayAccount
      alipayRealName
      wechatNickname
    }
  }
  payoutWays
}
    `, {"hash":"sha256:824944bb367e2702eca97ad216ea7b494c2f24e5e9a244a2ad156fd0f9f099a1"}) as unknown as TypedDocumentString<SafetyPageQuery, SafetyPageQueryVariables>;
export const ActivityPageDocument = new TypedDocumentString(`
    query ActivityPage($page: Int!, $pageSize: Int!) {
  viewer {
    activity(page: $page, pageSize: $pageSize) {
      nodes {
        id
        ...ActivityRow
      }
      total
    }
  }
}
    fragment ActivityRow on AccountActivity {
  id
  kind
  at
  detail
  device
  place
}`, {"hash":"sha256:236ba7b05252fc64ff2f8ddd2ae31c0cb8b637bcd14c19754b2c0872893fb99d"}) as unknown as TypedDocumentString<ActivityPageQuery, ActivityPageQueryVariables>;
export const SessionsPageDocument = new TypedDocumentString(`
    query SessionsPage {
  viewer {
    sessions {
      isCurrent
      ...SignedInDevice
    }
  }
}
    fragment SignedInDevice on AccountSession {
  id
  device
  place
  signedInAt
  isCurrent
}`, {"hash":"sha256:79ec1a7c1c932f4a970fa61872b8165d91c4c9f62cf9c37baeef97ac013b9ca4"}) as unknown as TypedDocumentString<SessionsPageQuery, SessionsPageQueryVariables>;
export const SettingPageDocument = new TypedDocumentString(`
    query SettingPage {
  viewer {
    customer {
      id
      nickname
      phone
      avatar
      email
      gender
      areaPath
      address
    }
  }
}
    `, {"hash":"sha256:ba20ae55fd4591cbd20a9519690c5db6e1348227db014466701b09968a5e3f74"}) as unknown as TypedDocumentString<SettingPageQuery, SettingPageQueryVariables>;
export const CustomerAreaDocument = new TypedDocumentString(`
    query CustomerArea {
  viewer {
    customer {
      id
      nickname
      avatar
    }
    unreadMessages
    buttons {
      profitAndLoss
    }
    offers {
      bills
      profits
      devices
      activity
      feedback
    }
  }
}
    `, {"hash":"sha256:1013bf0c3b3041690b117a12a19efd75c478c053fb63744b97d6a9ff1ef2bea8"}) as unknown as TypedDocumentString<CustomerAreaQuery, CustomerAreaQueryVariables>;
export const UnreadMessagesDocument = new TypedDocumentString(`
    query UnreadMessages {
  viewer {
    unreadMessages
  }
}
    `, {"hash":"sha256:4be1c0e463ccbac3ce4352bed5ea1352cec320bdd6c969b0b288225363534a22"}) as unknown as TypedDocumentString<UnreadMessagesQuery, UnreadMessagesQueryVariables>;
export const WalletPageDocument = new TypedDocumentString(`
    query WalletPage($lines: CashFlowFilter, $page: Int!, $pageSize: Int!) {
  viewer {
    wallet {
      balance
      withdrawing
    }
    cashFlows(filter: $lines, page: $page, pageSize: $pageSize) {
      nodes {
        id
        ...LedgerRow
      }
      total
    }
    cashFlowSums(filter: $lines) {
      isOffered
      opening
      moneyIn
      moneyOut
      others
      closing
      held
    }
  }
}
    fragment LedgerRow on CashFlow {
  id
  createdAt
  type
  payWay
  amount
  balanceBefore
  balanceAfter
  content
  orderId
  orderNo
}`, {"hash":"sha256:c81fbc966b4fc221d41edfd5ed573406a29e74268055d788e49d624e4ea57e3f"}) as unknown as TypedDocumentString<WalletPageQuery, WalletPageQueryVariables>;
export const WithdrawPageDocument = new TypedDocumentString(`
    query WithdrawPage {
  viewer {
    customer {
      phone
      maskedPhone
      alipayAccount
      alipayRealName
      wechatNickname
    }
    wallet {
      balance
    }
    withdrawalTerms {
      leftToday
      timesLeft
      holds {
        payWay
        until
        reason
      }
    }
  }
  payoutWays
}
    `, {"hash":"sha256:5530ef7a135fac2f326349c98c890ab149240aec025c0a79593040bfe8435d1b"}) as unknown as TypedDocumentString<WithdrawPageQuery, WithdrawPageQueryVariables>;
export const RechargePageDocument = new TypedDocumentString(`
    query RechargePage {
  viewer {
    wallet {
      balance
    }
    smallPayment {
      limit
      usedToday
    }
  }
  payWays
}
    `, {"hash":"sha256:2e1978969b46ee4bda5be701068f1feac07985167b0d7d46f7d058d98caa3584"}) as unknown as TypedDocumentString<RechargePageQuery, RechargePageQueryVariables>;
export const WithdrawalsDocument = new TypedDocumentString(`
    query Withdrawals($from: String, $to: String, $page: Int!, $pageSize: Int!) {
  viewer {
    withdrawals(from: $from, to: $to, page: $page, pageSize: $pageSize) {
      nodes {
        id
        ...WithdrawalItem
      }
      total
      totalAmount
    }
  }
}
    fragment WithdrawalItem on Withdrawal {
  id
  createdAt
  target
  payWay
  amount
  actual
  fee
  status
  isReviewed
  finishedAt
  reason
}`, {"hash":"sha256:9d5274dd24aea115ce5159778203861cdb23820b7e9fbcf175522435913209e4"}) as unknown as TypedDocumentString<WithdrawalsQuery, WithdrawalsQueryVariables>;
export const ReceiptPageDocument = new TypedDocumentString(`
    query ReceiptPage($id: ID!) {
  viewer {
    customer {
      nickname
      maskedPhone
    }
  }
  order(id: $id) {
    paidAt
    ...Receipt
  }
}
    fragment FeeTable on Order {
  lines {
    name
    fee
  }
  originalAmount
  totalAmount
  payWay
  paidAt
  service {
    paymentNo
    paidMarkups {
      type
      amount
      payWay
      paidAt
      remark
    }
  }
}
fragment Receipt on Order {
  orderNo
  serviceTypeName
  goodsTypeName
  totalAmount
  matters {
    kind
    label
  }
  ...FeeTable
}`, {"hash":"sha256:f70fc8c0925ae2cc3e73b21e3023b7ad36f4612bd86a0da3fd030a3dca90c8c5"}) as unknown as TypedDocumentString<ReceiptPageQuery, ReceiptPageQueryVariables>;
export const WorkSheetPageDocument = new TypedDocumentString(`
    query WorkSheetPage($id: ID!) {
  order(id: $id) {
    ...WorkSheet
  }
}
    fragment WorkSheet on Order {
  orderNo
  serviceTypeName
  goodsTypeName
  appointmentAt
  expectedAt
  customerName
  customerPhone
  provinceName
  cityName
  displayAddress
  hasLift
  floors
  items {
    id
    name
    count
    packingMethod
    description
  }
  packingCount
  totalVolume
  needsPickup
  logisticsCompany
  logisticsNo
  logisticsPhone
  pickupCode
  pickupAddress
  contactName
  contactPhone
  remark
}`, {"hash":"sha256:94c3ba005acbda6ae8b691cd7cec6b042058879f6633edacf8ba9e90c49b226d"}) as unknown as TypedDocumentString<WorkSheetPageQuery, WorkSheetPageQueryVariables>;
export const FinishWechatBindingDocument = new TypedDocumentString(`
    mutation FinishWechatBinding($input: FinishWechatBindingInput!) {
  answer: finishWechatBinding(input: $input) {
    __typename
    ...Refusal
    ... on WechatBindingDone {
      nickname
    }
  }
}
    fragment Refusal on BusinessError {
  code
  message
}`, {"hash":"sha256:0ecf26426282a73944912ce0c8d212e27bfbe40e379a751ea00239e6154303d5"}) as unknown as TypedDocumentString<FinishWechatBindingMutation, FinishWechatBindingMutationVariables>;