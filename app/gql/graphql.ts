/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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
  /** An API key was made. */
  | 'API_KEY_CREATED'
  /** An API key was revoked. */
  | 'API_KEY_REVOKED'
  /** An API key got another secret. */
  | 'API_KEY_ROTATED'
  /** A used token of an app came back, so the app was signed out. */
  | 'APP_TOKEN_COPIED'
  /** A company's bank account was bound for withdrawals. */
  | 'BANK_BOUND'
  /** The company's bank account was unbound. */
  | 'BANK_UNBOUND'
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
  /** Where the customer's own systems are told of events was changed. */
  | 'WEBHOOK_CHANGED'
  /** A WeChat account was bound for withdrawals. */
  | 'WECHAT_BOUND'
  /** The WeChat account was unbound. */
  | 'WECHAT_UNBOUND'
  /** Money was withdrawn from the wallet. */
  | 'WITHDRAWN';

/** On what an API key works. */
export type ApiKeyMode =
  /** The customer's own orders and money. */
  | 'LIVE'
  /** Those of the customer's sandbox, where one runs. */
  | 'TEST';

/** What an API key may do. */
export type ApiScope =
  /** The goods library. */
  | 'GOODS'
  /** The wallet, its ledger and its bills. */
  | 'MONEY_READ'
  /** Prices, orders and their life, refunds, markups and messages. */
  | 'ORDERS_READ'
  /** Placing, changing and cancelling orders, asking for refunds, marking messages as read. */
  | 'ORDERS_WRITE'
  /** Paying from the wallet, up to an amount a day. */
  | 'PAYMENTS'
  /** Addresses that are told of the customer's orders, and what was sent to them. */
  | 'WEBHOOKS';

/** Who applies to be a service provider. */
export type ApplicantType =
  /** A company, which has to give its name. */
  | 'ENTERPRISE'
  /** A person. */
  | 'PERSONAL';

/** The approval of what a master asks for. */
export type ApproveMarkupInput = {
  /** Made for each choice; repeating it answers as the first time did and never pays twice. At most 255 letters, digits, `_`, `.`, `:` or `-`. Remembered for 7 days: later it is a new key, so look first what the request has done. */
  idempotencyKey: string;
  /** The request. */
  markupId: string;
  /** Payment password; needed for WALLET only. */
  password?: string | null | undefined;
  /** How to pay. */
  payWay: PayWay;
  /** What the person was shown, in 分; when it has changed, nothing is paid. */
  quotedAmount?: number | null | undefined;
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

/** A question to the master of a bid. */
export type AskAboutBidInput = {
  /** The bid. */
  bidId: string;
  /** The order. */
  orderId: string;
  /** The question, at most 100 characters, without a phone number. */
  question: string;
};

/** How far the bids for an order are. */
export type BiddingState =
  /** Masters may bid, and the customer may pick. */
  | 'OPEN'
  /** Masters may not bid any more; the customer picks. */
  | 'OVER'
  /** A bid is picked: the order has its price and its master. */
  | 'PICKED';

/** An account of Alipay. */
export type BindAlipayInput = {
  /** Phone or e-mail address that signs in there. */
  account: string;
  /** SMS code to the customer's phone. */
  code: string;
  /** Name to which it belongs. */
  realName: string;
};

/** A company's bank account. */
export type BindCompanyAccountInput = {
  /** Number of the account. */
  account: string;
  /** The bank. */
  bank: string;
  /** Its branch. */
  branch: string;
  /** SMS code to the customer's phone. */
  code: string;
  /** Name of the company, as on its licence. */
  company: string;
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

/** What can stand in the way of closing an account. */
export type ClosingBlockerKind =
  /** Arbitrations that are not decided. */
  | 'ARBITRATIONS'
  /** Money in the wallet, or on its way. */
  | 'BALANCE'
  /** Complaints that are not answered. */
  | 'COMPLAINTS'
  /** Requests for invoices that are not answered. */
  | 'INVOICES'
  /** Markups that wait to be paid. */
  | 'MARKUPS'
  /** Orders that are not over. */
  | 'ORDERS'
  /** Payments or refunds that are under way at a provider. */
  | 'PAYMENTS'
  /** Refunds that are not decided. */
  | 'REFUNDS'
  /** Withdrawals that have not arrived. */
  | 'WITHDRAWALS';

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

/** A new API key. */
export type CreateApiKeyInput = {
  /** IP addresses and ranges (CIDR) that may use it, at most 20; all when left out. */
  addresses?: Array<string> | null | undefined;
  /** Fresh SMS code of the customer's own phone. */
  code: string;
  /** What it may pay in a day, in 分, whole 元; needed with PAYMENTS alone. */
  dayLimit?: number | null | undefined;
  /** On what it works; LIVE when left out. TEST is refused where no sandbox runs. */
  mode?: ApiKeyMode | null | undefined;
  /** Its name, at most 30 characters. */
  name: string;
  /** What it may do; at least one. */
  scopes: Array<ApiScope>;
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

/** How far an export of the customer's data is. */
export type DataExportState =
  /** It could not be made; another can be asked for. */
  | 'FAILED'
  /** It can be downloaded. */
  | 'READY'
  /** It is being made. */
  | 'WAITING';

/** A change of an order. What is left out stays; null and the empty text clear what may be empty. */
export type EditOrderInput = {
  /** Street and number. */
  address?: string | null | undefined;
  /** Code of the district; it stays once a master or a provider has the order. */
  areaCode?: string | null | undefined;
  /** Who receives the goods. */
  customerName?: string | null | undefined;
  /** Their phone. */
  customerPhone?: string | null | undefined;
  /** When the work is wished for. */
  expectedAt?: string | null | undefined;
  /** Floors to climb without a lift. */
  floors?: number | null | undefined;
  /** Whether the building has a lift. */
  hasLift?: boolean | null | undefined;
  /** Waybill number. */
  logisticsNo?: string | null | undefined;
  /** The order. */
  orderId: string;
  /** The price that was shown for another district, in 分; any other price is refused. */
  quotedTotalFee?: number | null | undefined;
  /** Note, at most 500 characters. */
  remark?: string | null | undefined;
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
  /** Made when the form opens; repeating it does nothing more and never pays twice. At most 255 letters, digits, `_`, `.`, `:` or `-`. Remembered for 7 days: later it is a new key, so look first what the request has done. */
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
  /** 商家编码 */
  | 'sku'
  /** 总体积(m³) */
  | 'totalVolume'
  /** 核销单号 */
  | 'verifOrderNo'
  /** 核销方式 */
  | 'verifType';

/** What a good row wants a look for. */
export type ImportNoteKind =
  /** Part of the customer's address is guessed. */
  | 'ADDRESS'
  /** The file has a row like it, or there is such an order. */
  | 'DUPLICATE'
  /** The row is hidden in the file. */
  | 'HIDDEN'
  /** Part of the pickup address is guessed. */
  | 'PICKUP';

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
  /** What one piece costs the merchant, in 分. */
  costPrice?: number | null | undefined;
  /** Note for the master, at most 500 characters. */
  description?: string | null | undefined;
  /** Category of the goods. */
  goodsTypeId: string;
  /** Picture, a path that an upload answered. */
  imageUrl: string;
  /** Name, at most 100 characters. */
  name: string;
  /** Packages of one piece. */
  packingCount?: number | null | undefined;
  /** Where the goods are sold. */
  shopUrl?: string | null | undefined;
  /** Own code, at most 64 characters, once in the library. */
  sku?: string | null | undefined;
  /** Installation video, a path that an upload answered. */
  videoUrl?: string | null | undefined;
  /** Volume of one piece in m³, at most two decimals. */
  volume?: number | null | undefined;
  /** Weight of one piece in kg, at most two decimals. */
  weight?: number | null | undefined;
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
  /** What masters ask for an order. */
  | 'BID'
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
  /** Compare the bids of masters and pick one. */
  | 'COMPARE_BIDS'
  /** Complain about it. */
  | 'COMPLAIN'
  /** Say that the goods have arrived. */
  | 'CONFIRM_ARRIVAL'
  /** Place the same immediate order again. */
  | 'COPY'
  /** Take one more day to accept. */
  | 'DELAY_ACCEPTANCE'
  /** Change the customer, the address, the waybill, the wished time or the note. */
  | 'EDIT'
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

/** What a merchant charges for an order, and what its goods cost. What is left out stays. */
export type OrderChargeInput = {
  /** The charge, in 分; null takes it away. */
  amount?: number | null | undefined;
  /** What the goods cost, in 分; null goes back to what the goods library says. */
  goodsCost?: number | null | undefined;
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

/** What may be open about an order beside its status. */
export type OrderMatterKind =
  /** The master could not make an appointment with the customer. */
  | 'APPOINTMENT_FAILED'
  /** The platform decides about a refund that was refused. */
  | 'ARBITRATION'
  /** Masters bid for it, and the customer has picked none. */
  | 'BIDS'
  /** A change of the order waits for the master. */
  | 'EDIT_REQUESTED'
  /** An exception was reported and not solved. */
  | 'EXCEPTION'
  /** A master asks for more money. */
  | 'MARKUP_REQUEST'
  /** The customer wanted to add money and has not paid it. */
  | 'MARKUP_UNPAID'
  /** There is a refund of which the backend tells only the name of its status. */
  | 'REFUND'
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
  /** At the platform's price or by a bid of a master, as `bidding` says. */
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
  /** Made for each choice; repeating it answers as the first time did and never pays twice. At most 250 letters, digits, `_`, `.`, `:` or `-`. Remembered for 7 days: later it is a new key, so look first what the request has done. */
  idempotencyKey: string;
  /** Why; ORDINARY when left out. */
  kind?: MarkupKind | null | undefined;
  /** The unpaid increase that is continued, or replaced if the values differ. Refused once that is paid or closed. */
  markupId?: string | null | undefined;
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
  /** Made when the form opens; repeating it answers as the first time did and never pays twice. At most 255 letters, digits, `_`, `.`, `:` or `-`. Remembered for 7 days: later it is a new key, so look first what the request has done. */
  idempotencyKey: string;
  /** The order to pay. */
  orderId: string;
  /** Payment password; needed for WALLET only. */
  password?: string | null | undefined;
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
  /** Payment password; needed for WALLET only. */
  password?: string | null | undefined;
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

/** How money leaves a wallet. */
export type PayoutWay =
  /** To an account of Alipay. */
  | 'ALIPAY'
  /** To a company's bank account, by staff. */
  | 'BANK'
  /** To WeChat. */
  | 'WECHAT';

/** A bid that the customer picks. */
export type PickBidInput = {
  /** What it cost when the customer saw it, in 分; another amount now is the error 4203. */
  amount: number;
  /** The bid. */
  bidId: string;
  /** The order. */
  orderId: string;
};

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
  /** Made when the form opens; repeating it answers as the first time did. At most 255 letters, digits, `_`, `.`, `:` or `-`. Remembered for 7 days: later it is a new key, so look first what the request has done. */
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

/** Of what a customer is reminded with no page open. */
export type ReminderEvent =
  /** Work waits to be accepted, and will be by itself in a day. */
  | 'ACCEPTANCE'
  /** A visit was agreed or moved. */
  | 'APPOINTMENT'
  /** The first bid for an order, and a better one. */
  | 'BID'
  /** The goods have reached the depot. */
  | 'DEPOT'
  /** Something is wrong with an order. */
  | 'EXCEPTION'
  /** A master wants more money. */
  | 'MARKUP'
  /** The driver or the master is on the way, or there. */
  | 'ON_THE_WAY'
  /** A refund, or the arbitration about one, was decided. */
  | 'REFUND'
  /** The account was used on a new device. */
  | 'SIGN_IN'
  /** A withdrawal was paid out, or came back. */
  | 'WITHDRAWAL';

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

/** What may wait for a customer. */
export type TodoKind =
  /** The work is done and waits for the customer's acceptance. */
  | 'ACCEPTANCE_DUE'
  /** The master could not make an appointment with the customer. */
  | 'APPOINTMENT_FAILED'
  /** The goods are on their way: confirm their arrival. */
  | 'ARRIVAL'
  /** Masters bid for an order: compare and pick, or take the platform's price. */
  | 'BIDS'
  /** An exception waits for the customer's decision. */
  | 'EXCEPTION'
  /** A master asks for more money: pay it or reject it. */
  | 'MARKUP_REQUEST'
  /** An order waits for its payment. */
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

/** How a delivery is. */
export type WebhookDeliveryState =
  /** The receiver has taken it. */
  | 'DELIVERED'
  /** It was given up. */
  | 'FAILED'
  /** It waits for its turn or its next try. */
  | 'WAITING';

/** What a merchant's own system can be told of; its value there has a dot, `order.created`. */
export type WebhookEventType =
  /** complaint.answered: answer_complaint. */
  | 'COMPLAINT_ANSWERED'
  /** goods.abnormal: report_exception, add_exception. */
  | 'GOODS_ABNORMAL'
  /** goods.solved: solve_exception. */
  | 'GOODS_SOLVED'
  /** markup.paid: markup. */
  | 'MARKUP_PAID'
  /** markup.requested: request_markup. */
  | 'MARKUP_REQUESTED'
  /** order.accepted: take, receive. */
  | 'ORDER_ACCEPTED'
  /** order.appointed: appoint, reschedule, confirm_edit. */
  | 'ORDER_APPOINTED'
  /** order.appointment_failed: fail_appointment. */
  | 'ORDER_APPOINTMENT_FAILED'
  /** order.assigned: assign. */
  | 'ORDER_ASSIGNED'
  /** order.bid_received: bid. */
  | 'ORDER_BID_RECEIVED'
  /** order.cancelled: cancel, expire. */
  | 'ORDER_CANCELLED'
  /** order.completed: accept, auto_accept. */
  | 'ORDER_COMPLETED'
  /** order.created: create. */
  | 'ORDER_CREATED'
  /** order.finished: complete. */
  | 'ORDER_FINISHED'
  /** order.paid: pay. */
  | 'ORDER_PAID'
  /** order.picked_up: pick_up. */
  | 'ORDER_PICKED_UP'
  /** order.signed_in: sign_in. */
  | 'ORDER_SIGNED_IN'
  /** refund.arrived: refund_arrive. */
  | 'REFUND_ARRIVED'
  /** refund.decided: refund, agree_refund, refuse_refund, arbitrate, dismiss_arbitration. */
  | 'REFUND_DECIDED'
  /** refund.requested: request_refund, renew_refund. */
  | 'REFUND_REQUESTED';

/** How an address is. */
export type WebhookState =
  /** Its owner has switched it off; what happens meanwhile is not kept. */
  | 'OFF'
  /** Events are sent. */
  | 'ON'
  /** It did not take anything for three days; what happens meanwhile is kept. */
  | 'PAUSED';

/** A withdrawal. */
export type WithdrawInput = {
  /** How much, in 分. */
  amount: number;
  /** SMS code to the customer's phone. */
  code: string;
  /** Made when the form opens; repeating it answers as the first time did. At most 255 letters, digits, `_`, `.`, `:` or `-`. Remembered for 7 days: later it is a new key, so look first what the request has done. */
  idempotencyKey: string;
  /** How it is paid out. */
  payWay: PayoutWay;
  /** Name to which the account belongs: a person's, or for BANK the company's. */
  realName: string;
};

/** How a withdrawal stands that its payee confirms in WeChat. */
export type WithdrawalConfirmationState =
  /** The time is over; the money goes back to the wallet. */
  | 'LAPSED'
  /** Arrived. */
  | 'PAID'
  /** The money is back in the wallet. */
  | 'RETURNED'
  /** Waits for the payee. */
  | 'WAITING';

/** How a withdrawal stands. */
export type WithdrawalStatus =
  /** Under way: reviewed, then paid out. */
  | 'CASH_OUT'
  /** Not paid out; the money is back in the wallet. */
  | 'FALL'
  /** Arrived. */
  | 'FINISH';

export type AbnormalItemFragment = { id: string, orderId: string | null, orderNo: string, goodsTypeName: string, serviceTypeName: string, createdAt: string, source: AbnormalSource | null, sourceName: string, sourcePhone: string | null, type: string, description: string, mediaUrls: Array<string>, packageState: string | null, status: MerchantStatus, canHandle: boolean, awaitsDecision: boolean, goods: Array<{ id: string, name: string }>, handling: Array<{ id: string, at: string, status: MerchantStatus | null, content: string, imageUrls: Array<string>, fee: number | null }> } & { ' $fragmentName'?: 'AbnormalItemFragment' };

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


export type ExceptionFormQuery = { order: { id: string, workerName: string | null, items: Array<{ id: string, name: string }> } | null, dictItems: Array<{ text: string, value: string }> | null };

export type ReportExceptionMutationVariables = Exact<{
  input: ReportExceptionInput;
}>;


export type ReportExceptionMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'ExceptionChange' }
   | null };

export type HandleAbnormalMutationVariables = Exact<{
  input: HandleAbnormalInput;
}>;


export type HandleAbnormalMutation = { answer:
    | { __typename: 'AbnormalHandled' }
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
   | null };

export type SolveExceptionMutationVariables = Exact<{
  orderId: string;
  way: SolveWay;
  allowance?: number | null | undefined;
  description?: string | null | undefined;
  amount?: number | null | undefined;
}>;


export type SolveExceptionMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'ExceptionChange' }
   | null };

export type CollectedGoodsFragment = { id: string, orderNo: string, needsPickup: boolean, service: { pickUp: { content: string, imageUrls: Array<string> } | null } | null } & { ' $fragmentName'?: 'CollectedGoodsFragment' };

export type PickUpRecordQueryVariables = Exact<{
  orderId: string;
}>;


export type PickUpRecordQuery = { orderRecords: { pickUp: { content: string, imageUrls: Array<string> } | null } | null };

export type SolveActionsFragment = { id: string, type: OrderType, status: OrderStatus, isGoodsAbnormal: boolean, totalAmount: number, blockedActions: Array<{ action: OrderAction, reason: string }>, service: { workerCash: number | null } | null } & { ' $fragmentName'?: 'SolveActionsFragment' };

export type AboutPageQueryVariables = Exact<{ [key: string]: never; }>;


export type AboutPageQuery = { articles: { nodes: Array<{ id: string, title: string, content: string }> } | null };

export type AcceptanceActionsFragment = { id: string, actions: Array<OrderAction>, blockedActions: Array<{ action: OrderAction, reason: string }> } & { ' $fragmentName'?: 'AcceptanceActionsFragment' };

export type AcceptanceStateFragment = { status: OrderStatus, nextStep: string, acceptanceDueAt: string | null, isAcceptanceDelayed: boolean, awaitsNewPhotos: boolean, acceptedAt: string | null, isAcceptedBySystem: boolean | null, service: { rejectReason: string | null } | null } & { ' $fragmentName'?: 'AcceptanceStateFragment' };

export type WorkPhotosFragment = { orderNo: string, displayAddress: string, pickupAddress: string | null, completedAt: string | null, service: { pickUp: { content: string, imageUrls: Array<string> } | null, completion: { content: string, imageUrls: Array<string> } | null, signIn: { area: string } | null, log: Array<{ event: string, at: string }> } | null } & { ' $fragmentName'?: 'WorkPhotosFragment' };

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
   | null };

export type ChangePhoneMutationVariables = Exact<{
  input: ChangePhoneInput;
}>;


export type ChangePhoneMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'PhoneChanged' }
   | null };

export type EndSessionMutationVariables = Exact<{
  sessionId: string;
}>;


export type EndSessionMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'SessionsEnded' }
   | null };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'SessionsEnded' }
   | null };

export type SignedInDeviceFragment = { id: string, device: string | null, place: string | null, signedInAt: string, isCurrent: boolean } & { ' $fragmentName'?: 'SignedInDeviceFragment' };

export type AccountStripQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountStripQuery = { viewer: { customer: { id: string, nickname: string, avatar: string | null } | null } | null };

export type SendSmsCodeMutationVariables = Exact<{
  input: SendSmsCodeInput;
}>;


export type SendSmsCodeMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'SmsCodeSent', resendAfterSeconds: number }
   | null };

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

export type OrderImportHeadFragment = { id: string, fileName: string, type: OrderType, goodsTypeName: string, source: string | null, isMapped: boolean, createdAt: string, userName: string, counts: { total: number, good: number, bad: number, doubtful: number, placed: number, paid: number } } & { ' $fragmentName'?: 'OrderImportHeadFragment' };

export type BatchStartQueryVariables = Exact<{
  page: number;
  pageSize: number;
}>;


export type BatchStartQuery = { goodsTypes: Array<{ id: string, name: string, icon: string }> | null, viewer: { buttons: { immediateOrder: boolean } | null, orderImports: { total: number, nodes: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'OrderImportHeadFragment': OrderImportHeadFragment } }
      )> } | null } | null };

export type ImportRowItemFragment = { id: string, position: number, identifiedAddress: string | null, identifiedPickupAddress: string | null, totalFee: number | null, orderId: string | null, failure: string | null, values: Array<{ field: ImportField, text: string }>, issues: Array<{ field: ImportField, text: string }>, notes: Array<{ kind: ImportNoteKind, message: string }> } & { ' $fragmentName'?: 'ImportRowItemFragment' };

export type ImportDetailFragment = { id: string, titles: Array<string>, preview: Array<Array<string>>, mappingName: string | null, serviceNames: Array<string>, goodsNames: Array<string>, readyIds: Array<string>, unpaidOrderIds: Array<string>, summary: { ' $fragmentRefs'?: { 'OrderImportHeadFragment': OrderImportHeadFragment } }, mapping: Array<{ field: ImportField, columns: Array<number> }>, goodsTypes: Array<{ id: string, name: string }> } & { ' $fragmentName'?: 'ImportDetailFragment' };

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
   | null };

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
   | null };

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
   | null };

export type DiscardOrderImportMutationVariables = Exact<{
  importId: string;
}>;


export type DiscardOrderImportMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'ImportStepDone' }
   | null };

export type SubmitImportRowsMutationVariables = Exact<{
  rowIds: Array<string> | string;
  priceWay?: PriceWay | null | undefined;
}>;


export type SubmitImportRowsMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'SubmittedRows', rows: Array<{ rowId: string, orderId: string | null, code: number, message: string }> }
   | null };

export type ImportTemplateQueryVariables = Exact<{
  orderType: OrderType;
}>;


export type ImportTemplateQuery = { viewer: { importTemplate: Array<{ title: string, isRequired: boolean, note: string }> | null } | null };

export type OrderBidsQueryVariables = Exact<{
  orderId: string;
}>;


export type OrderBidsQuery = { orderBids: { platformPrice: number | null, bids: Array<{ id: string, amount: number, day: string, words: string, distance: number | null, isPicked: boolean, master: { name: string, avatar: string | null, verifiedAt: string | null, stars: number | null, ratings: number, finishedOrders: number }, questions: Array<{ id: string, question: string, answer: string | null }> }> } | null };

export type PickBidMutationVariables = Exact<{
  input: PickBidInput;
}>;


export type PickBidMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'OrderChange' }
   | null };

export type AskAboutBidMutationVariables = Exact<{
  input: AskAboutBidInput;
}>;


export type AskAboutBidMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'OrderChange' }
   | null };

export type TakePlatformPriceMutationVariables = Exact<{
  orderId: string;
  quotedTotalFee: number;
}>;


export type TakePlatformPriceMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'OrderChange' }
   | null };

export type OrderBiddingFactsFragment = { status: OrderStatus, expiresAt: string | null, bidding: { state: BiddingState, endsAt: string } | null } & { ' $fragmentName'?: 'OrderBiddingFactsFragment' };

export type OrderAmountFragment = { totalAmount: number, bidding: { state: BiddingState } | null } & { ' $fragmentName'?: 'OrderAmountFragment' };

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
   | null };

export type YearChartFragment = { month: string, closing: number, lines: Array<{ moneyIn: number, moneyOut: number }> } & { ' $fragmentName'?: 'YearChartFragment' };

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
   | null };

export type InformCallMutationVariables = Exact<{
  callId: string;
}>;


export type InformCallMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'CallStep' }
   | null };

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
   | null };

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
   | null };

export type EndCallMutationVariables = Exact<{
  callId: string;
  senderId?: string | null | undefined;
  windowKey?: string | null | undefined;
}>;


export type EndCallMutation = { endCall:
    | { __typename: 'BusinessError' }
    | { __typename: 'CallStep' }
   | null };

export type CurrentCallQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentCallQuery = { currentCall: { ' $fragmentRefs'?: { 'LiveCallFragment': LiveCallFragment } } | null };

export type OrderContactQueryVariables = Exact<{
  orderId: string;
}>;


export type OrderContactQuery = { orderContact: { orderNo: string, customerName: string, isPlatform: boolean, workerName: string | null, workerPhone: string | null, isCallable: boolean, contacts: Array<{ nickname: string, mobile: string }> | null } | null };

export type StartSliderCaptchaMutationVariables = Exact<{ [key: string]: never; }>;


export type StartSliderCaptchaMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'SliderChallenge', challenge: string, gt: string, provider: CaptchaProvider, isProviderOnline: boolean, puzzle: { width: number, height: number, background: string, piece: string, pieceWidth: number, pieceHeight: number, pieceTop: number } | null }
   | null };

export type SolveSliderCaptchaMutationVariables = Exact<{
  input: SolveSliderInput;
}>;


export type SolveSliderCaptchaMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'SliderSolution', validate: string, seccode: string }
   | null };

export type ValidateCaptchaMutationVariables = Exact<{
  input: ValidateCaptchaInput;
}>;


export type ValidateCaptchaMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'CaptchaGrant', grant: string }
   | null };

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
   | null };

export type RevokeComplaintMutationVariables = Exact<{
  id: string;
}>;


export type RevokeComplaintMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'ComplaintRevoked' }
   | null };

export type HelpPageQueryVariables = Exact<{
  title?: string | null | undefined;
}>;


export type HelpPageQuery = { articles: { nodes: Array<{ id: string, title: string }> } | null, article: { title: string, content: string, createdAt: string } | null };

export type HelpSearchQueryVariables = Exact<{ [key: string]: never; }>;


export type HelpSearchQuery = { articles: { nodes: Array<{ id: string, title: string, content: string }> } | null };

export type AllOffersFragment = { offers: { activity: boolean, apiKeys: boolean, areaWishes: boolean, batchOrders: boolean, bids: boolean, bills: boolean, devices: boolean, feedback: boolean, goodsDetails: boolean, ledger: boolean, library: boolean, listTools: boolean, markupRequests: boolean, messageGroups: boolean, messageSettings: boolean, personalData: boolean, webhooks: boolean, phoneUploads: boolean, profits: boolean, progressLinks: boolean, recipients: boolean, reminders: boolean, smallPayment: boolean, templates: boolean, todos: boolean } } & { ' $fragmentName'?: 'AllOffersFragment' };

export type BalanceCardFragment = { balance: number, withdrawing: number | null } & { ' $fragmentName'?: 'BalanceCardFragment' };

export type EndFirstStepsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndFirstStepsMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'FirstStepsEnded' }
   | null };

export type HelpCardFragment = { nodes: Array<{ id: string, title: string }> } & { ' $fragmentName'?: 'HelpCardFragment' };

export type HomeCardsQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeCardsQuery = { adverts: Array<{ ' $fragmentRefs'?: { 'AdvertCarouselFragment': AdvertCarouselFragment } }> | null, notices: { ' $fragmentRefs'?: { 'NoticesCardFragment': NoticesCardFragment } } | null, help: { ' $fragmentRefs'?: { 'HelpCardFragment': HelpCardFragment } } | null, viewer: { ' $fragmentRefs'?: { 'OrderAlertsFragment': OrderAlertsFragment } } | null };

export type HomeOrdersFragment = { total: number, nodes: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'RecentOrderFragment': RecentOrderFragment } }
  )> } & { ' $fragmentName'?: 'HomeOrdersFragment' };

export type ConsignmentFragment = { orderId: string | null, orderNo: string, goodsTypeName: string, customerName: string, hasArrived: boolean | null, number: string, company: string | null } & { ' $fragmentName'?: 'ConsignmentFragment' };

export type LogisticsCardFragment = { nodes: Array<(
    { orderId: string | null }
    & { ' $fragmentRefs'?: { 'ConsignmentFragment': ConsignmentFragment } }
  )> } & { ' $fragmentName'?: 'LogisticsCardFragment' };

export type AdvertCarouselFragment = { title: string, image: string, url: string | null } & { ' $fragmentName'?: 'AdvertCarouselFragment' };

export type HomeNoticeQueryVariables = Exact<{
  id: string;
}>;


export type HomeNoticeQuery = { article: { content: string, createdAt: string } | null };

export type NoticesCardFragment = { nodes: Array<{ id: string, title: string, createdAt: string }> } & { ' $fragmentName'?: 'NoticesCardFragment' };

export type PublishButtonsFragment = { immediateOrder: boolean, normalOrder: boolean } & { ' $fragmentName'?: 'PublishButtonsFragment' };

export type OrderAlertsFragment = { abnormal: { ' $fragmentRefs'?: { 'UnsolvedCardFragment': UnsolvedCardFragment } } | null, unanswered: { total: number, nodes: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'ReminderFragment': ReminderFragment } }
    )> } | null, rescheduled: { total: number, nodes: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'ReminderFragment': ReminderFragment } }
    )> } | null, consignments: { ' $fragmentRefs'?: { 'LogisticsCardFragment': LogisticsCardFragment } } | null } & { ' $fragmentName'?: 'OrderAlertsFragment' };

export type HomeAlertsQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeAlertsQuery = { viewer: { ' $fragmentRefs'?: { 'OrderAlertsFragment': OrderAlertsFragment } } | null };

export type ReminderFragment = { id: string, text: string, createdAt: string, orderNo: string | null } & { ' $fragmentName'?: 'ReminderFragment' };

export type TodoOrderFragment = (
  { id: string, orderNo: string, type: OrderType, customerName: string, goodsTypeName: string, serviceTypeName: string, totalAmount: number, appointmentAt: string | null, workerName: string | null, paidAt: string | null, expiresAt: string | null, acceptanceDueAt: string | null, actions: Array<OrderAction>, overdueStep: string | null, matters: Array<{ kind: OrderMatterKind, hint: string | null }> }
  & { ' $fragmentRefs'?: { 'OverdueVisitFragment': OverdueVisitFragment } }
) & { ' $fragmentName'?: 'TodoOrderFragment' };

export type TodosCardFragment = { kind: TodoKind, total: number, orders: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'TodoOrderFragment': TodoOrderFragment } }
  )> } & { ' $fragmentName'?: 'TodosCardFragment' };

export type UnsolvedCardFragment = { total: number, nodes: Array<{ id: string, orderId: string | null, orderNo: string, type: string, description: string, createdAt: string }> } & { ' $fragmentName'?: 'UnsolvedCardFragment' };

export type HomeDayVisitsQueryVariables = Exact<{
  from: string;
  to: string;
  pageSize: number;
}>;


export type HomeDayVisitsQuery = { viewer: { orders: { total: number, nodes: Array<(
        { id: string, appointmentAt: string | null }
        & { ' $fragmentRefs'?: { 'RecentOrderFragment': RecentOrderFragment } }
      )> } | null } | null };

export type HomeVisitDaysQueryVariables = Exact<{
  monthOffset: number;
}>;


export type HomeVisitDaysQuery = { viewer: { visitDays: Array<{ date: string, count: number }> | null } | null };

export type HomeWaybillQueryVariables = Exact<{
  number: string;
}>;


export type HomeWaybillQuery = { waybillTrack: { ' $fragmentRefs'?: { 'TrackFactsFragment': TrackFactsFragment } } | null };

export type CreateApiKeyMutationVariables = Exact<{
  input: CreateApiKeyInput;
}>;


export type CreateApiKeyMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'FreshApiKey', secret: string }
   | null };

export type RotateApiKeyMutationVariables = Exact<{
  keyId: string;
  code: string;
}>;


export type RotateApiKeyMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'FreshApiKey', secret: string }
   | null };

export type RevokeApiKeyMutationVariables = Exact<{
  keyId: string;
}>;


export type RevokeApiKeyMutation = { answer:
    | { __typename: 'ApiKeyRevoked' }
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
   | null };

export type KeyFactsFragment = { id: string, mode: ApiKeyMode, name: string, tail: string, scopes: Array<ApiScope>, addresses: Array<string>, dayLimit: number | null, paidToday: number, createdAt: string, lastUsedAt: string | null, lastUsedFrom: string | null, oldSecretUntil: string | null } & { ' $fragmentName'?: 'KeyFactsFragment' };

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
   | null };

export type FollowUpNotesFragment = { id: string, orderNo: string, latestFollowUp: { content: string, createdAt: string | null, total: number | null } | null } & { ' $fragmentName'?: 'FollowUpNotesFragment' };

export type OrderFollowUpsQueryVariables = Exact<{
  orderId: string;
}>;


export type OrderFollowUpsQuery = { followUps: Array<{ id: string, content: string, imageUrls: Array<string>, createdAt: string }> | null };

export type AddFollowUpMutationVariables = Exact<{
  input: FollowUpInput;
  idempotencyKey: string;
}>;


export type AddFollowUpMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'FollowUps' }
   | null };

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
   | null };

export type DeleteFollowUpMutationVariables = Exact<{
  id: string;
}>;


export type DeleteFollowUpMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'FollowUpDeleted' }
   | null };

export type DeleteLibraryGoodsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteLibraryGoodsMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'LibraryGoodsDeleted' }
   | null };

export type GoodsCardFragment = { id: string, name: string, goodsTypeName: string, imageUrl: string, videoUrl: string | null, description: string | null, sku: string | null } & { ' $fragmentName'?: 'GoodsCardFragment' };

export type GoodsFormPageQueryVariables = Exact<{
  id: string;
  hasGood: boolean;
}>;


export type GoodsFormPageQuery = { goodsTypes: Array<{ id: string, name: string, children: Array<{ id: string, name: string }> | null }> | null, viewer: { libraryGood?: { id: string, name: string, goodsTypeId: string, imageUrl: string, videoUrl: string | null, shopUrl: string | null, description: string | null, sku: string | null, volume: number | null, packingCount: number | null, weight: number | null, costPrice: number | null } | null } | null };

export type GoodsBySkuQueryVariables = Exact<{
  sku: string;
}>;


export type GoodsBySkuQuery = { viewer: { libraryGoodBySku: { id: string, name: string } | null } | null };

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
   | null };

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
   | null };

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
   | null };

export type ApplyAsServiceProviderMutationVariables = Exact<{
  input: ServiceApplicationInput;
}>;


export type ApplyAsServiceProviderMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'ServiceApplicationSent', ok: boolean }
   | null };

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

export type MarkupItemFragment = { id: string, orderId: string, orderNo: string | null, isRequest: boolean, isCancellable: boolean, status: MarkupStatus, amount: number, kind: MarkupKind, markupType: string, remark: string, createdAt: string, createdBy: string, createdByPhone: string | null, rejectReason: string | null, dealtAt: string | null, payWay: PayWay | null } & { ' $fragmentName'?: 'MarkupItemFragment' };

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


export type MarkupOrderQuery = { order: { id: string, orderNo: string, type: OrderType, status: OrderStatus, service: { isMarkupOver: boolean } | null, blockedActions: Array<{ action: OrderAction, reason: string }> } | null, dictItems: Array<{ text: string, value: string }> | null };

export type MarkupRequestOrderQueryVariables = Exact<{
  id: string;
}>;


export type MarkupRequestOrderQuery = { order: { id: string, status: OrderStatus, service: { isMarkupOver: boolean } | null, blockedActions: Array<{ action: OrderAction, reason: string }> } | null };

export type PayMarkupMutationVariables = Exact<{
  input: PayMarkupInput;
}>;


export type PayMarkupMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'MarkupPayment', markupId: string, pageHtml: string | null, qrCode: string | null }
   | null };

export type ApproveMarkupMutationVariables = Exact<{
  input: ApproveMarkupInput;
}>;


export type ApproveMarkupMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'MarkupPayment', markupId: string, pageHtml: string | null, qrCode: string | null }
   | null };

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
   | null };

export type CancelMarkupMutationVariables = Exact<{
  markupId: string;
}>;


export type CancelMarkupMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'MarkupCancellation' }
   | null };

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
   | null };

export type RemovePushBrowserMutationVariables = Exact<{
  endpoint: string;
}>;


export type RemovePushBrowserMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'PushBrowserRemoved' }
   | null };

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
   | null };

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
   | null };

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
   | null };

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
   | null };

export type SaveReminderSettingsMutationVariables = Exact<{
  sms: Array<ReminderEvent> | ReminderEvent;
  wechat: Array<ReminderEvent> | ReminderEvent;
  quietHours?: QuietHoursInput | null | undefined;
  isSmsOff: boolean;
}>;


export type SaveReminderSettingsMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'ReminderSettingsSaved' }
   | null };

export type MessageSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type MessageSettingsQuery = { viewer: { messageSettings: { offTopics: Array<MessageTopic>, quietHours: { from: string, until: string } | null } | null, reminderSettings: { sms: Array<ReminderEvent>, wechat: Array<ReminderEvent>, isSmsOff: boolean, hasSms: boolean, hasWechat: boolean, isWechatBound: boolean, quietHours: { from: string, until: string } | null } | null } | null };

export type AbnormalCountQueryVariables = Exact<{ [key: string]: never; }>;


export type AbnormalCountQuery = { viewer: { orderCounts: Array<{ filter: OrderFilter, count: number }> | null } | null };

export type BasicInfoFragment = (
  { orderNo: string, createdAt: string, expectedAt: string | null, packingCount: number, totalVolume: number, isArrival: boolean, needsPickup: boolean, logisticsCompany: string | null, logisticsNo: string | null, logisticsPhone: string | null, pickupCode: string | null, pickupAddress: string | null, transportAt: string | null, verifType: VerifType | null, verifOrderNo: string | null, remark: string | null, shopName: string | null, shopOrderNo: string | null, contactName: string, contactPhone: string, servicePeriods: Array<{ date: string, startTime: string, endTime: string }> }
  & { ' $fragmentRefs'?: { 'GoodsListFragment': GoodsListFragment } }
) & { ' $fragmentName'?: 'BasicInfoFragment' };

export type CustomerFactsFragment = { customerName: string, customerPhone: string, provinceName: string, cityName: string, displayAddress: string, hasLift: boolean, floors: number | null } & { ' $fragmentName'?: 'CustomerFactsFragment' };

export type FeeTableFragment = (
  { originalAmount: number, payWay: PayWay | null, paidAt: string | null, lines: Array<{ name: string, fee: number }>, bidding: { state: BiddingState } | null, service: { paymentNo: string | null, paidMarkups: Array<{ type: string, amount: number, payWay: PayWay | null, paidAt: string | null, remark: string }> } | null }
  & { ' $fragmentRefs'?: { 'OrderAmountFragment': OrderAmountFragment } }
) & { ' $fragmentName'?: 'FeeTableFragment' };

export type GoodsListFragment = { items: Array<{ id: string, name: string, goodsTypeName: string, count: number, packingMethod: string | null, description: string | null, imageUrl: string, videoUrl: string | null }> } & { ' $fragmentName'?: 'GoodsListFragment' };

export type OrderFeesFragment = { ' $fragmentRefs'?: { 'FeeTableFragment': FeeTableFragment } } & { ' $fragmentName'?: 'OrderFeesFragment' };

export type OrderDetailFragment = (
  { id: string, orderNo: string, bidding: { state: BiddingState } | null }
  & { ' $fragmentRefs'?: { 'OrderDetailHeadFragment': OrderDetailHeadFragment;'OrderProgressFragment': OrderProgressFragment;'MasterCardFragment': MasterCardFragment;'BasicInfoFragment': BasicInfoFragment;'CustomerFactsFragment': CustomerFactsFragment;'OrderFeesFragment': OrderFeesFragment;'DetailTimelineFragment': DetailTimelineFragment;'ServiceInfoFragment': ServiceInfoFragment;'LogisticsInfoFragment': LogisticsInfoFragment;'OrderBiddingFactsFragment': OrderBiddingFactsFragment } }
) & { ' $fragmentName'?: 'OrderDetailFragment' };

export type OrderDetailQueryVariables = Exact<{
  id: string;
}>;


export type OrderDetailQuery = { order: { ' $fragmentRefs'?: { 'OrderDetailFragment': OrderDetailFragment } } | null };

export type CopyOrderFragment = { orderNo: string, customerName: string, customerPhone: string, provinceName: string, cityName: string, displayAddress: string, serviceTypeName: string, displayStatus: string, matters: Array<{ label: string }>, items: Array<{ name: string, count: number }> } & { ' $fragmentName'?: 'CopyOrderFragment' };

export type OrderDetailHeadFragment = (
  { id: string, orderNo: string, type: OrderType, goodsTypeName: string, serviceTypeName: string, customerName: string, customerPhone: string, displayAddress: string, paidAt: string | null, items: Array<{ id: string, imageUrl: string }> }
  & { ' $fragmentRefs'?: { 'OrderAmountFragment': OrderAmountFragment;'OrderStatusFragment': OrderStatusFragment;'OrderActionsFragment': OrderActionsFragment;'CopyOrderFragment': CopyOrderFragment;'ItemThumbnailsFragment': ItemThumbnailsFragment;'VisitTimeFragment': VisitTimeFragment;'EditRequestFragment': EditRequestFragment } }
) & { ' $fragmentName'?: 'OrderDetailHeadFragment' };

export type MasterCardFragment = { type: OrderType, workerName: string | null, workerPhone: string | null, workerAvatar: string | null, workerVerifiedAt: string | null, service: { masterRating: { average: number, total: number } | null } | null } & { ' $fragmentName'?: 'MasterCardFragment' };

export type OrderProgressFragment = (
  { status: OrderStatus, createdAt: string, paidAt: string | null, assignedAt: string | null, completedAt: string | null, acceptedAt: string | null, service: { verifiedAt: string | null, completion: { content: string } | null, evaluation: { createdAt: string } | null } | null }
  & { ' $fragmentRefs'?: { 'OverdueVisitFragment': OverdueVisitFragment } }
) & { ' $fragmentName'?: 'OrderProgressFragment' };

export type VisitTimeFragment = { id: string, status: OrderStatus, expectedAt: string | null, appointmentAt: string | null, visitDueAt: string | null, servicePeriods: Array<{ date: string, startTime: string, endTime: string }>, service: { pickUp: { content: string } | null, signIn: { at: string } | null } | null } & { ' $fragmentName'?: 'VisitTimeFragment' };

export type LogisticsInfoFragment = { id: string, logisticsNo: string | null, logisticsCompany: string | null, isArrival: boolean, needsPickup: boolean, pickupAddress: string | null, displayAddress: string, service: { pickUp: { content: string } | null, signIn: { at: string } | null } | null } & { ' $fragmentName'?: 'LogisticsInfoFragment' };

export type OrderPlaceFactsFragment = { pickupDistance: number | null, isDrivingDistance: boolean, address: { lng: number, lat: number } | null, pickup: { lng: number, lat: number } | null, signIn: { lng: number, lat: number } | null, route: Array<{ lng: number, lat: number }> } & { ' $fragmentName'?: 'OrderPlaceFactsFragment' };

export type OrderPlacesQueryVariables = Exact<{
  id: string;
}>;


export type OrderPlacesQuery = { orderRecords: { places: { ' $fragmentRefs'?: { 'OrderPlaceFactsFragment': OrderPlaceFactsFragment } } | null } | null };

export type RouteTrackFragment = { steps: Array<{ time: string, text: string }> } & { ' $fragmentName'?: 'RouteTrackFragment' };

export type TrackFactsFragment = { stateName: string | null, steps: Array<{ time: string, text: string }> } & { ' $fragmentName'?: 'TrackFactsFragment' };

export type WaybillTrackQueryVariables = Exact<{
  number: string;
}>;


export type WaybillTrackQuery = { waybillTrack: { ' $fragmentRefs'?: { 'TrackFactsFragment': TrackFactsFragment;'RouteTrackFragment': RouteTrackFragment } } | null };

export type AppointmentFragment = { appointmentAt: string | null, service: { isAppointed: boolean | null, appointFailReason: string | null } | null } & { ' $fragmentName'?: 'AppointmentFragment' };

export type DetailTimelineFragment = { orderNo: string, displayAddress: string, pickupAddress: string | null, service: (
    { signIn: { area: string } | null, log: Array<{ event: string }> }
    & { ' $fragmentRefs'?: { 'OrderTimelineFragment': OrderTimelineFragment } }
  ) | null } & { ' $fragmentName'?: 'DetailTimelineFragment' };

export type EvaluationFragment = { evaluation: { star: number, content: string, tags: Array<string>, isAnonymous: boolean, imageUrls: Array<string>, createdAt: string } | null } & { ' $fragmentName'?: 'EvaluationFragment' };

export type OrderRecordsQueryVariables = Exact<{
  id: string;
}>;


export type OrderRecordsQuery = { orderRecords: { pickUp: { content: string, imageUrls: Array<string> } | null, writeOffs: Array<{ content: string, imageUrls: Array<string>, createdAt: string }> | null, newPhotos: Array<{ content: string, imageUrls: Array<string>, createdAt: string }> | null, takeDelivery: { at: string, workerName: string | null, driverName: string | null, driverPhone: string | null } | null } | null };

export type OrderTimelineFragment = { log: Array<{ event: string, title: string, content: string, imageUrls: Array<string>, takenAt: string | null, takenArea: string | null, operatorName: string, at: string }> } & { ' $fragmentName'?: 'OrderTimelineFragment' };

export type PickUpFragment = { pickupCarType: string | null, pickupDistance: number | null, pickedUpBy: string | null, pickedUpByPhone: string | null, pickupCar: { driverName: string, driverPhone: string, dispatcher: string | null, dispatcherPhone: string | null } | null, pickUp: { content: string, imageUrls: Array<string> } | null, log: Array<{ event: string, at: string }> } & { ' $fragmentName'?: 'PickUpFragment' };

export type ServiceInfoFragment = (
  { id: string, orderNo: string, type: OrderType, workerName: string | null, workerPhone: string | null, assignedAt: string | null, completedAt: string | null, acceptedAt: string | null, isAcceptedBySystem: boolean | null, displayAddress: string, pickupAddress: string | null, service: (
    { verifiedAt: string | null, rejectReason: string | null, pickUp: { content: string } | null, completion: { content: string, imageUrls: Array<string> } | null, signIn: { area: string } | null }
    & { ' $fragmentRefs'?: { 'PickUpFragment': PickUpFragment;'SignInFragment': SignInFragment;'EvaluationFragment': EvaluationFragment } }
  ) | null }
  & { ' $fragmentRefs'?: { 'AppointmentFragment': AppointmentFragment } }
) & { ' $fragmentName'?: 'ServiceInfoFragment' };

export type SignInFragment = { signIn: { at: string, area: string, isAreaNormal: boolean | null, isTimeNormal: boolean | null } | null } & { ' $fragmentName'?: 'SignInFragment' };

export type EditedOrderQueryVariables = Exact<{
  id: string;
}>;


export type EditedOrderQuery = { order: { id: string, status: OrderStatus, isEditConfirmed: boolean, isDistrictOpen: boolean, customerName: string, customerPhone: string, provinceName: string, cityName: string, areaName: string, areaCode: string, address: string, hasLift: boolean, floors: number | null, isArrival: boolean, needsPickup: boolean, logisticsNo: string | null, expectedAt: string | null, remark: string | null, goodsTypeId: string | null, serviceTypeId: string, totalVolume: number, packingCount: number, originalAmount: number, items: Array<{ name: string, count: number, goodsTypeId: string }> } | null };

export type EditOrderMutationVariables = Exact<{
  input: EditOrderInput;
}>;


export type EditOrderMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'OrderEdited', isRequest: boolean }
   | null };

export type RevokeOrderEditMutationVariables = Exact<{
  orderId: string;
}>;


export type RevokeOrderEditMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'OrderChange' }
   | null };

export type EditRequestFragment = { id: string, editRequest: { at: string, changes: Array<{ name: string, from: string, to: string }> } | null } & { ' $fragmentName'?: 'EditRequestFragment' };

export type OrderFilterOptionsQueryVariables = Exact<{
  provinceCode: string;
  cityCode: string;
  hasProvince: boolean;
  hasCity: boolean;
}>;


export type OrderFilterOptionsQuery = { viewer: { orderFilterOptions: Array<{ filter: OrderFilter, label: string }> | null, orderFilterChoices: { serviceTypes: Array<string>, carriers: Array<string> } | null } | null, goodsTypes: Array<{ name: string }> | null, provinces: Array<{ code: string, name: string }> | null, cities?: Array<{ code: string, name: string }> | null, districts?: Array<{ code: string, name: string }> | null };

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

export type BulkAcceptPhotosQueryVariables = Exact<{
  id: string;
}>;


export type BulkAcceptPhotosQuery = { order: (
    { id: string }
    & { ' $fragmentRefs'?: { 'WorkPhotosFragment': WorkPhotosFragment } }
  ) | null };

export type ChosenOrdersQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type ChosenOrdersQuery = { viewer: { ordersById: Array<{ id: string, orderNo: string, status: OrderStatus, customerName: string, totalAmount: number, actions: Array<OrderAction>, needsPickup: boolean, logisticsNo: string | null, logisticsPhone: string | null }> | null } | null };

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
   | null };

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
   | null };

export type DeleteViewMutationVariables = Exact<{
  id: string;
}>;


export type DeleteViewMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'OrderViewDeleted' }
   | null };

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
   | null };

export type DelayAcceptanceMutationVariables = Exact<{
  orderId: string;
}>;


export type DelayAcceptanceMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'OrderChange' }
   | null };

export type AcceptOrderMutationVariables = Exact<{
  orderId: string;
}>;


export type AcceptOrderMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'OrderChange' }
   | null };

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
   | null };

export type ConfirmArrivalMutationVariables = Exact<{
  input: ConfirmArrivalInput;
}>;


export type ConfirmArrivalMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'OrderChange' }
   | null };

export type EvaluateOrderMutationVariables = Exact<{
  input: EvaluateOrderInput;
}>;


export type EvaluateOrderMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'OrderChange' }
   | null };

export type ItemThumbnailsFragment = { items: Array<{ id: string, name: string, count: number, imageUrl: string }> } & { ' $fragmentName'?: 'ItemThumbnailsFragment' };

export type OrderActionsFragment = { id: string, orderNo: string, type: OrderType, status: OrderStatus, goodsTypeName: string, serviceTypeName: string, actions: Array<OrderAction>, blockedActions: Array<{ action: OrderAction, reason: string }>, matters: Array<{ kind: OrderMatterKind }> } & { ' $fragmentName'?: 'OrderActionsFragment' };

export type ServiceCellFragment = { serviceTypeName: string, goodsTypeName: string } & { ' $fragmentName'?: 'ServiceCellFragment' };

export type CustomerCellFragment = { customerName: string, customerPhone: string, provinceName: string, cityName: string, displayAddress: string } & { ' $fragmentName'?: 'CustomerCellFragment' };

export type OrderMattersFragment = { id: string, orderNo: string, actions: Array<OrderAction>, matters: Array<{ kind: OrderMatterKind, label: string, hint: string | null }> } & { ' $fragmentName'?: 'OrderMattersFragment' };

export type OrderRowFragment = (
  { id: string, orderNo: string, createdAt: string, appointmentAt: string | null, workerName: string | null, workerPhone: string | null, workerVerifiedAt: string | null, paidAt: string | null, shopName: string | null, shopOrderNo: string | null, servicePeriods: Array<{ date: string, startTime: string, endTime: string }>, matters: Array<{ kind: OrderMatterKind, label: string }> }
  & { ' $fragmentRefs'?: { 'ItemThumbnailsFragment': ItemThumbnailsFragment;'ServiceCellFragment': ServiceCellFragment;'CustomerCellFragment': CustomerCellFragment;'OrderStatusFragment': OrderStatusFragment;'OrderActionsFragment': OrderActionsFragment;'CopyOrderFragment': CopyOrderFragment;'FollowUpNotesFragment': FollowUpNotesFragment;'OrderAmountFragment': OrderAmountFragment } }
) & { ' $fragmentName'?: 'OrderRowFragment' };

export type OrderStatusFragment = (
  { id: string, status: OrderStatus, statusName: string, displayStatus: string, expiresAt: string | null, acceptanceDueAt: string | null, isAcceptanceDelayed: boolean, bidding: { state: BiddingState, endsAt: string } | null }
  & { ' $fragmentRefs'?: { 'OverdueVisitFragment': OverdueVisitFragment;'OrderMattersFragment': OrderMattersFragment } }
) & { ' $fragmentName'?: 'OrderStatusFragment' };

export type OverdueVisitFragment = { nextStep: string, visitDueAt: string | null, overdueStep: string | null } & { ' $fragmentName'?: 'OverdueVisitFragment' };

export type RecentOrderFragment = (
  { id: string, orderNo: string, serviceTypeName: string, customerName: string, displayAddress: string, appointmentAt: string | null, workerName: string | null }
  & { ' $fragmentRefs'?: { 'OrderAmountFragment': OrderAmountFragment;'ItemThumbnailsFragment': ItemThumbnailsFragment;'OrderStatusFragment': OrderStatusFragment;'OrderActionsFragment': OrderActionsFragment } }
) & { ' $fragmentName'?: 'RecentOrderFragment' };

export type BatchOrderFragment = { id: string, orderNo: string, status: OrderStatus, expiresAt: string | null, goodsTypeName: string, serviceTypeName: string, customerName: string, totalAmount: number, bidding: { state: BiddingState } | null } & { ' $fragmentName'?: 'BatchOrderFragment' };

export type PayableOrderFragment = { id: string, orderNo: string, status: OrderStatus, expiresAt: string | null, goodsTypeName: string, serviceTypeName: string, customerName: string, customerPhone: string, provinceName: string, cityName: string, displayAddress: string, totalAmount: number, bidding: { state: BiddingState } | null, items: Array<{ id: string, name: string, goodsTypeName: string, count: number, imageUrl: string }>, lines: Array<{ name: string, fee: number }> } & { ' $fragmentName'?: 'PayableOrderFragment' };

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
   | null };

export type PayOrderMutationVariables = Exact<{
  input: PayOrderInput;
}>;


export type PayOrderMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'OrderPayment', pageHtml: string | null, qrCode: string | null }
   | null };

export type OrderPayStateQueryVariables = Exact<{
  id: string;
}>;


export type OrderPayStateQuery = { order: { id: string, status: OrderStatus } | null };

export type UnpaidOrdersQueryVariables = Exact<{ [key: string]: never; }>;


export type UnpaidOrdersQuery = { viewer: { unpaidOrders: Array<{ ' $fragmentRefs'?: { 'BatchOrderFragment': BatchOrderFragment } }> | null } | null };

export type BatchOrdersQueryVariables = Exact<{
  ids: Array<string> | string;
  isFirst: boolean;
}>;


export type BatchOrdersQuery = { viewer: { ordersById: Array<{ ' $fragmentRefs'?: { 'BatchOrderFragment': BatchOrderFragment } }> | null, unpaidOrders?: Array<{ id: string, status: OrderStatus, expiresAt: string | null, bidding: { state: BiddingState } | null }> | null } | null };

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
   | null };

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
   | null };

export type StopSmallPaymentMutationVariables = Exact<{ [key: string]: never; }>;


export type StopSmallPaymentMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'SmallPaymentStopped' }
   | null };

export type BindAlipayMutationVariables = Exact<{
  input: BindAlipayInput;
}>;


export type BindAlipayMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'PayoutAccountChanged' }
   | null };

export type BindCompanyAccountMutationVariables = Exact<{
  input: BindCompanyAccountInput;
}>;


export type BindCompanyAccountMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'PayoutAccountChanged' }
   | null };

export type BindWechatMutationVariables = Exact<{
  code: string;
}>;


export type BindWechatMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'WechatBindingBegun', content: string }
   | null };

export type UnbindPayoutAccountMutationVariables = Exact<{
  payWay: PayoutWay;
  code: string;
}>;


export type UnbindPayoutAccountMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'PayoutAccountChanged' }
   | null };

export type WechatNicknameQueryVariables = Exact<{ [key: string]: never; }>;


export type WechatNicknameQuery = { viewer: { customer: { wechatNickname: string | null } | null } | null };

export type BlockerFactsFragment = { kind: ClosingBlockerKind, count: number | null, amount: number | null } & { ' $fragmentName'?: 'BlockerFactsFragment' };

export type ExportFactsFragment = { canAsk: boolean, last: { state: DataExportState, askedAt: string, expiresAt: string, bytes: number | null, url: string | null } | null } & { ' $fragmentName'?: 'ExportFactsFragment' };

export type RequestDataExportMutationVariables = Exact<{
  code: string;
}>;


export type RequestDataExportMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'DataExportRequested' }
   | null };

export type CloseAccountMutationVariables = Exact<{
  code: string;
}>;


export type CloseAccountMutation = { answer:
    | { __typename: 'AccountClosed' }
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
   | null };

export type CreateUploadLinkMutationVariables = Exact<{
  count: number;
}>;


export type CreateUploadLinkMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'UploadLink', id: string, path: string, expiresAt: string }
   | null };

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
   | null };

export type PhoneUploadQueryVariables = Exact<{
  token: string;
}>;


export type PhoneUploadQuery = { phoneUpload: { merchantName: string, left: number, expiresAt: string } | null };

export type CopiedOrderQueryVariables = Exact<{
  id: string;
}>;


export type CopiedOrderQuery = { order: { ' $fragmentRefs'?: { 'CopiedOrderFragment': CopiedOrderFragment } } | null };

export type CopiedOrderFragment = { id: string, type: OrderType, goodsTypeId: string | null, serviceTypeId: string, needsPickup: boolean, customerName: string, customerPhone: string, hasLift: boolean, floors: number | null, areaCode: string, provinceName: string, cityName: string, areaName: string, address: string, totalVolume: number, packingCount: number, verifType: VerifType | null, remark: string | null, pickupAddress: string | null, pickupAreaCode: string | null, contactName: string, contactPhone: string, bidding: { state: BiddingState } | null, items: Array<{ name: string, goodsTypeId: string, count: number, packingMethod: string | null, description: string | null, imageUrl: string, videoUrl: string | null }> } & { ' $fragmentName'?: 'CopiedOrderFragment' };

export type AreaServedQueryVariables = Exact<{
  goodsTypeId: string;
  areaCode: string;
}>;


export type AreaServedQuery = { areaServed: boolean | null, takesAreaWishes: boolean };

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
   | null };

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
   | null };

export type SetDefaultRecipientMutationVariables = Exact<{
  orderId?: string | null | undefined;
}>;


export type SetDefaultRecipientMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'DefaultRecipientSet' }
   | null };

export type KeptDraftQueryVariables = Exact<{
  type: OrderType;
}>;


export type KeptDraftQuery = { viewer: { orderDraft: { content: string, version: string } | null } | null };

export type SaveOrderDraftMutationVariables = Exact<{
  input: SaveOrderDraftInput;
}>;


export type SaveOrderDraftMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'OrderDraftSaved', version: string }
   | null };

export type ForgetOrderDraftMutationVariables = Exact<{
  type: OrderType;
  version: string;
}>;


export type ForgetOrderDraftMutation = { forgetOrderDraft:
    | { __typename: 'BusinessError' }
    | { __typename: 'OrderDraftForgotten' }
   | null };

export type LibraryGoodsQueryVariables = Exact<{
  goodsTypeId?: string | null | undefined;
  keyword?: string | null | undefined;
}>;


export type LibraryGoodsQuery = { viewer: { libraryGoods: { nodes: Array<{ id: string, name: string, imageUrl: string, videoUrl: string | null, description: string | null, goodsTypeId: string, goodsTypeName: string, sku: string | null, volume: number | null, packingCount: number | null, weight: number | null }> } | null } | null };

export type UsedGoodQueryVariables = Exact<{
  id: string;
}>;


export type UsedGoodQuery = { viewer: { libraryGood: { id: string, name: string, imageUrl: string, videoUrl: string | null, description: string | null, goodsTypeId: string, volume: number | null, packingCount: number | null, weight: number | null } | null } | null };

export type PlacementGoodsTypeFragment = { id: string, name: string, icon: string, children: Array<{ id: string, name: string }> | null } & { ' $fragmentName'?: 'PlacementGoodsTypeFragment' };

export type ServedGoodsTypesQueryVariables = Exact<{
  areaCode: string;
}>;


export type ServedGoodsTypesQuery = { goodsTypes: Array<{ id: string, children: Array<{ id: string }> | null }> | null };

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


export type CreateOrderMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'OrderCreated', orderId: string }
   | null };

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
   | null };

export type RenameOrderTemplateMutationVariables = Exact<{
  id: string;
  name: string;
}>;


export type RenameOrderTemplateMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'OrderTemplateRenamed' }
   | null };

export type DeleteOrderTemplateMutationVariables = Exact<{
  id: string;
}>;


export type DeleteOrderTemplateMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'OrderTemplateDeleted' }
   | null };

export type ShopNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type ShopNamesQuery = { viewer: { shopNames: Array<string> | null } | null };

export type ShopOrdersQueryVariables = Exact<{
  shopOrderNo: string;
}>;


export type ShopOrdersQuery = { viewer: { shopOrders: Array<{ id: string, orderNo: string }> | null } | null };

export type ShopLogisticsQueryVariables = Exact<{
  shopName: string;
}>;


export type ShopLogisticsQuery = { viewer: { shopLogistics: { logisticsCompany: string | null, logisticsPhone: string | null, pickupAddress: string | null } | null } | null };

export type ChangeProfileMutationVariables = Exact<{
  input: ProfileInput;
}>;


export type ChangeProfileMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'ProfileChanged' }
   | null };

export type SetOrderChargesMutationVariables = Exact<{
  charges: Array<OrderChargeInput> | OrderChargeInput;
}>;


export type SetOrderChargesMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'OrderChargesSaved' }
   | null };

export type ProfitRowFragment = { orderId: string, orderNo: string, shopOrderNo: string | null, createdAt: string, goodsTypeName: string, customerName: string, charged: number | null, goodsCost: number | null, isCostEntered: boolean, paid: number, markups: number, refunded: number, result: number | null } & { ' $fragmentName'?: 'ProfitRowFragment' };

export type ProgressLinkQueryVariables = Exact<{
  orderId: string;
}>;


export type ProgressLinkQuery = { progressLink: { path: string | null, canText: boolean, isTexted: boolean } | null };

export type CreateProgressLinkMutationVariables = Exact<{
  orderId: string;
}>;


export type CreateProgressLinkMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'ProgressLink' }
   | null };

export type TextProgressLinkMutationVariables = Exact<{
  orderId: string;
}>;


export type TextProgressLinkMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'ProgressLink' }
   | null };

export type RevokeProgressLinkMutationVariables = Exact<{
  orderId: string;
}>;


export type RevokeProgressLinkMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'ProgressLink' }
   | null };

export type SharedProgressQueryVariables = Exact<{
  token: string;
}>;


export type SharedProgressQuery = { sharedProgress: { orderNo: string, statusText: string, nextStep: string, visitDueAt: string | null, overdueStep: string | null, isClosed: boolean, merchantName: string, customerName: string, place: string, serviceTypeName: string, workerName: string | null, workerVerifiedAt: string | null, createdAt: string, assignedAt: string | null, expectedAt: string | null, appointmentAt: string | null, completedAt: string | null, items: Array<{ name: string, count: number }> } | null };

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
   | null };

export type RechargeStateQueryVariables = Exact<{
  rechargeNo: string;
}>;


export type RechargeStateQuery = { viewer: { rechargeStatus: RechargeStatus | null } | null };

export type ArbitrationFactsFragment = { arbitrationNo: string, stateName: string, appliedAt: string | null, applyAmount: number | null, allowance: number | null, content: string, imageUrls: Array<string>, result: string | null, amount: number | null, isDecided: boolean, handledAt: string | null } & { ' $fragmentName'?: 'ArbitrationFactsFragment' };

export type DirectRefundQueryVariables = Exact<{
  id: string;
}>;


export type DirectRefundQuery = { order: { id: string, status: OrderStatus, totalAmount: number, originalAmount: number, payWay: PayWay | null } | null };

export type RefundActionsFragment = { id: string, orderId: string, orderNo: string, actions: Array<RefundAction>, allowance: number, totalAmount: number, maxAllowance: number | null, description: string, imageUrls: Array<string> } & { ' $fragmentName'?: 'RefundActionsFragment' };

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
   | null };

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
   | null };

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
   | null };

export type CancelRefundMutationVariables = Exact<{
  id: string;
}>;


export type CancelRefundMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'RefundChange' }
   | null };

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
   | null };

export type RefundRowFragment = { refund: (
    { id: string, orderNo: string, createdAt: string, reviewerName: string, applyAmount: number, amount: number | null }
    & { ' $fragmentRefs'?: { 'RefundStatusFragment': RefundStatusFragment;'RefundActionsFragment': RefundActionsFragment } }
  ), order: { ' $fragmentRefs'?: { 'ItemThumbnailsFragment': ItemThumbnailsFragment;'ServiceCellFragment': ServiceCellFragment;'CustomerCellFragment': CustomerCellFragment;'FollowUpNotesFragment': FollowUpNotesFragment } } | null } & { ' $fragmentName'?: 'RefundRowFragment' };

export type RefundStatusFragment = { status: RefundStatus, statusName: string, wayBack: string | null, amount: number | null, succeededAt: string | null, refuseReason: string | null, acceptedByItselfAt: string | null, arbitration: { result: string | null } | null } & { ' $fragmentName'?: 'RefundStatusFragment' };

export type OrderRefundQueryVariables = Exact<{
  orderId: string;
  refundId: string;
  isByRefund: boolean;
}>;


export type OrderRefundQuery = { orderRefund?: { ' $fragmentRefs'?: { 'RefundDetailFragment': RefundDetailFragment } } | null, refund?: { ' $fragmentRefs'?: { 'RefundDetailFragment': RefundDetailFragment } } | null };

export type ArbitrationItemFragment = (
  { id: string, orderId: string, orderNo: string, actions: Array<RefundAction>, arbitration: { arbitrationNo: string, appliedAt: string | null, applyAmount: number | null, amount: number | null, content: string } | null }
  & { ' $fragmentRefs'?: { 'RefundStatusFragment': RefundStatusFragment } }
) & { ' $fragmentName'?: 'ArbitrationItemFragment' };

export type ArbitrationDetailFragment = (
  { id: string, refundNo: string, orderId: string, orderNo: string, totalAmount: number, amount: number | null, wayBack: string | null, status: RefundStatus, succeededAt: string | null, arbitration: { ' $fragmentRefs'?: { 'ArbitrationFactsFragment': ArbitrationFactsFragment } } | null }
  & { ' $fragmentRefs'?: { 'RefundStatusFragment': RefundStatusFragment } }
) & { ' $fragmentName'?: 'ArbitrationDetailFragment' };

export type RefusedRefundsQueryVariables = Exact<{ [key: string]: never; }>;


export type RefusedRefundsQuery = { viewer: { refunds: { nodes: Array<{ refund: { id: string, orderId: string, orderNo: string, actions: Array<RefundAction>, applyAmount: number, refuseReason: string | null, allowance: number, totalAmount: number, maxAllowance: number | null, description: string, imageUrls: Array<string> } }> } | null } | null };

export type PaletteOrdersQueryVariables = Exact<{
  filter: OrderListFilter;
}>;


export type PaletteOrdersQuery = { viewer: { orders: { nodes: Array<{ id: string, orderNo: string, customerName: string, displayStatus: string, serviceTypeName: string }> } | null } | null };

export type PaletteGoodsQueryVariables = Exact<{
  keyword: string;
}>;


export type PaletteGoodsQuery = { viewer: { libraryGoods: { nodes: Array<{ id: string, name: string, goodsTypeName: string }> } | null } | null };

export type LedgerRowFragment = { id: string, createdAt: string, type: LedgerType, payWay: PayWay | null, amount: number, isDirect: boolean, balanceBefore: number, balanceAfter: number, content: string, orderId: string | null, orderNo: string | null } & { ' $fragmentName'?: 'LedgerRowFragment' };

export type DeliveryRowFragment = { id: string, type: WebhookEventType | null, orderId: string | null, state: WebhookDeliveryState, tries: number, body: string, happenedAt: string, lastTryAt: string | null, nextTryAt: string | null, answerStatus: number | null, answer: string | null, answerMs: number | null } & { ' $fragmentName'?: 'DeliveryRowFragment' };

export type WebhookCardFragment = { id: string, url: string, note: string, events: Array<WebhookEventType>, state: WebhookState, failingSince: string | null, waiting: number, formerSecretUntil: string | null, isLocal: boolean } & { ' $fragmentName'?: 'WebhookCardFragment' };

export type AddWebhookMutationVariables = Exact<{
  url: string;
  note: string;
  events: Array<WebhookEventType> | WebhookEventType;
  idempotencyKey: string;
}>;


export type AddWebhookMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'WebhookAdded', secret: string }
   | null };

export type ChangeWebhookMutationVariables = Exact<{
  id: string;
  url?: string | null | undefined;
  note?: string | null | undefined;
  events?: Array<WebhookEventType> | WebhookEventType | null | undefined;
  isOn?: boolean | null | undefined;
}>;


export type ChangeWebhookMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'WebhookChanged' }
   | null };

export type DeleteWebhookMutationVariables = Exact<{
  id: string;
}>;


export type DeleteWebhookMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'WebhookChanged' }
   | null };

export type RotateWebhookSecretMutationVariables = Exact<{
  id: string;
}>;


export type RotateWebhookSecretMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'WebhookSecretChanged', secret: string, formerUntil: string }
   | null };

export type PingWebhookMutationVariables = Exact<{
  id: string;
}>;


export type PingWebhookMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'WebhookPinged' }
   | null };

export type ResendWebhookDeliveryMutationVariables = Exact<{
  deliveryId: string;
}>;


export type ResendWebhookDeliveryMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'WebhookSentAgain' }
   | null };

export type ResendWebhookPeriodMutationVariables = Exact<{
  id: string;
  from: string;
  to: string;
  isFailedOnly: boolean;
}>;


export type ResendWebhookPeriodMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'WebhookSentAgain', count: number }
   | null };

export type WithdrawMutationVariables = Exact<{
  input: WithdrawInput;
}>;


export type WithdrawMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'WithdrawalAsked' }
   | null };

export type WithdrawalItemFragment = { id: string, createdAt: string, target: string, payWay: PayoutWay | null, amount: number, actual: number, fee: number, status: WithdrawalStatus, isReviewed: boolean | null, finishedAt: string | null, reason: string | null, confirmPath: string | null, confirmBefore: string | null } & { ' $fragmentName'?: 'WithdrawalItemFragment' };

export type WorkSheetFragment = { orderNo: string, serviceTypeName: string, goodsTypeName: string, appointmentAt: string | null, expectedAt: string | null, customerName: string, customerPhone: string, provinceName: string, cityName: string, displayAddress: string, hasLift: boolean, floors: number | null, packingCount: number, totalVolume: number, needsPickup: boolean, logisticsCompany: string | null, logisticsNo: string | null, logisticsPhone: string | null, pickupCode: string | null, pickupAddress: string | null, contactName: string, contactPhone: string, remark: string | null, items: Array<{ id: string, name: string, count: number, packingMethod: string | null, description: string | null }> } & { ' $fragmentName'?: 'WorkSheetFragment' };

export type RefusalFragment = { code: number, message: string, field: string | null } & { ' $fragmentName'?: 'RefusalFragment' };

export type SignedInQueryVariables = Exact<{ [key: string]: never; }>;


export type SignedInQuery = { viewer: { id: string | null } | null };

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

export type DevelopersPageQueryVariables = Exact<{ [key: string]: never; }>;


export type DevelopersPageQuery = { offersApiKeys: boolean };

export type HelpTitlesQueryVariables = Exact<{ [key: string]: never; }>;


export type HelpTitlesQuery = { articles: { nodes: Array<{ id: string, title: string }> } | null };

export type LoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type LoginMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'SignedIn', viewer: { customer: { id: string, nickname: string } | null } }
   | null };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'SignedOut', ok: boolean }
   | null };

export type OrderPaymentPageQueryVariables = Exact<{
  id: string;
}>;


export type OrderPaymentPageQuery = { payWays: Array<PayWay> | null, order: (
    { type: OrderType }
    & { ' $fragmentRefs'?: { 'PayableOrderFragment': PayableOrderFragment } }
  ) | null, viewer: { ' $fragmentRefs'?: { 'PayerFragment': PayerFragment } } | null };

export type PlacedOrderFragment = { id: string, orderNo: string, type: OrderType, status: OrderStatus, totalAmount: number } & { ' $fragmentName'?: 'PlacedOrderFragment' };

export type StepThreePageQueryVariables = Exact<{
  id: string;
}>;


export type StepThreePageQuery = { order: (
    { status: OrderStatus, type: OrderType }
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

export type PlacementOffersQueryVariables = Exact<{ [key: string]: never; }>;


export type PlacementOffersQuery = { viewer: (
    { customer: { id: string } | null }
    & { ' $fragmentRefs'?: { 'AllOffersFragment': AllOffersFragment } }
  ) | null };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'SignedIn', viewer: { customer: { id: string, nickname: string } | null } }
   | null };

export type SitemapQueryVariables = Exact<{ [key: string]: never; }>;


export type SitemapQuery = { articles: { nodes: Array<{ title: string, createdAt: string }> } | null };

export type SmsSubscriptionQueryVariables = Exact<{
  token: string;
}>;


export type SmsSubscriptionQuery = { smsSubscription: { phone: string, isOff: boolean } | null };

export type StopSmsRemindersMutationVariables = Exact<{
  token: string;
}>;


export type StopSmsRemindersMutation = { answer:
    | (
      { __typename: 'BusinessError' }
      & { ' $fragmentRefs'?: { 'RefusalFragment': RefusalFragment } }
    )
    | { __typename: 'SmsSubscription' }
   | null };

export type BillPageQueryVariables = Exact<{
  year?: number | null | undefined;
}>;


export type BillPageQuery = { viewer: { customer: { nickname: string } | null, bills: Array<(
      { month: string }
      & { ' $fragmentRefs'?: { 'BillSheetFragment': BillSheetFragment;'InvoiceCardFragment': InvoiceCardFragment;'YearChartFragment': YearChartFragment } }
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


export type GoodsPageQuery = { viewer: { libraryGood: { id: string, name: string, goodsTypeName: string, imageUrl: string, videoUrl: string | null, shopUrl: string | null, description: string | null, sku: string | null, volume: number | null, packingCount: number | null, weight: number | null, costPrice: number | null } | null } | null };

export type DeveloperPageQueryVariables = Exact<{ [key: string]: never; }>;


export type DeveloperPageQuery = { viewer: { customer: { phone: string, maskedPhone: string } | null, apiKeys: Array<{ ' $fragmentRefs'?: { 'KeyFactsFragment': KeyFactsFragment } }> | null } | null };

export type WebhooksPageQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhooksPageQuery = { viewer: { webhooks: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'WebhookCardFragment': WebhookCardFragment } }
    )> | null } | null };

export type DeliveriesPageQueryVariables = Exact<{
  id: string;
  state?: WebhookDeliveryState | null | undefined;
  page: number;
  pageSize: number;
}>;


export type DeliveriesPageQuery = { viewer: { webhooks: Array<{ id: string, url: string, state: WebhookState }> | null, webhookDeliveries: { total: number, nodes: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'DeliveryRowFragment': DeliveryRowFragment } }
      )> } | null } | null };

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

export type CustomerHomeQueryVariables = Exact<{
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type CustomerHomeQuery = { viewer: (
    { customer: { id: string, nickname: string, seesFirstSteps: boolean } | null, buttons: (
      { normalOrder: boolean }
      & { ' $fragmentRefs'?: { 'PublishButtonsFragment': PublishButtonsFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'HomeLiveFragment': HomeLiveFragment } }
  ) | null };

export type HomeLiveQueryVariables = Exact<{
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


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
  { id: string, orderNo: string, serviceTypeName: string, customerName: string, customerPhone: string, displayAddress: string, workerName: string | null, workerPhone: string | null, workerVerifiedAt: string | null }
  & { ' $fragmentRefs'?: { 'ItemThumbnailsFragment': ItemThumbnailsFragment;'OrderStatusFragment': OrderStatusFragment;'AcceptanceStateFragment': AcceptanceStateFragment;'AcceptanceActionsFragment': AcceptanceActionsFragment;'WorkPhotosFragment': WorkPhotosFragment } }
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


export type RefundFormQuery = { refundReasons: Array<string> | null, order: { id: string, orderNo: string, status: OrderStatus, totalAmount: number, contactName: string, contactPhone: string, service: { workerFeeInEscrow: number | null } | null } | null, orderRefund: { id: string, status: RefundStatus, statusName: string, actions: Array<RefundAction>, reason: string, allowance: number, description: string, imageUrls: Array<string>, contactName: string, contactPhone: string, refuseReason: string | null } | null };

export type ProfitPageQueryVariables = Exact<{
  from?: string | null | undefined;
  to?: string | null | undefined;
  keyword?: string | null | undefined;
  isEntered?: boolean | null | undefined;
  page: number;
  pageSize: number;
}>;


export type ProfitPageQuery = { viewer: { buttons: { profitAndLoss: boolean } | null, orderProfits: { total: number, nodes: Array<(
        { orderId: string }
        & { ' $fragmentRefs'?: { 'ProfitRowFragment': ProfitRowFragment } }
      )> } | null, orderProfitSums: { isOffered: boolean, orders: number, missing: number, uncosted: number, charged: number, goodsCost: number, paid: number, markups: number, refunded: number, result: number, weeks: Array<{ monday: string, orders: number, charged: number, result: number }> } | null } | null };

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


export type SafetyPageQuery = { payoutWays: Array<PayoutWay> | null, viewer: { customer: { phone: string, maskedPhone: string, hasPayPassword: boolean, alipayAccount: string | null, alipayRealName: string | null, wechatNickname: string | null } | null, smallPayment: { limit: number | null, usedToday: number } | null, withdrawalTerms: { holdHours: number, newBindingHoldHours: number, company: { name: string, account: string } | null } | null } | null };

export type ActivityPageQueryVariables = Exact<{
  page: number;
  pageSize: number;
}>;


export type ActivityPageQuery = { viewer: { activity: { total: number, nodes: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'ActivityRowFragment': ActivityRowFragment } }
      )> } | null } | null };

export type PersonalDataPageQueryVariables = Exact<{ [key: string]: never; }>;


export type PersonalDataPageQuery = { viewer: { customer: { phone: string, maskedPhone: string } | null, personalData: { ' $fragmentRefs'?: { 'ExportFactsFragment': ExportFactsFragment } } | null, closingBlockers: Array<{ ' $fragmentRefs'?: { 'BlockerFactsFragment': BlockerFactsFragment } }> | null } | null };

export type SessionsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionsPageQuery = { viewer: { sessions: Array<(
      { isCurrent: boolean }
      & { ' $fragmentRefs'?: { 'SignedInDeviceFragment': SignedInDeviceFragment } }
    )> | null } | null };

export type SettingPageQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingPageQuery = { viewer: { customer: { id: string, nickname: string, phone: string, avatar: string | null, email: string | null, gender: Gender | null, areaPath: Array<string>, address: string | null } | null } | null };

export type CustomerAreaQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerAreaQuery = { viewer: (
    { unreadMessages: number | null, customer: { id: string, nickname: string, avatar: string | null } | null, buttons: { profitAndLoss: boolean } | null }
    & { ' $fragmentRefs'?: { 'AllOffersFragment': AllOffersFragment } }
  ) | null };

export type UnreadMessagesQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadMessagesQuery = { viewer: { unreadMessages: number | null } | null };

export type WalletPageQueryVariables = Exact<{
  lines?: CashFlowFilter | null | undefined;
  page: number;
  pageSize: number;
}>;


export type WalletPageQuery = { viewer: { wallet: { balance: number, withdrawing: number | null } | null, cashFlows: { total: number, nodes: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'LedgerRowFragment': LedgerRowFragment } }
      )> } | null, cashFlowSums: { isOffered: boolean, opening: number, moneyIn: number, moneyOut: number, others: number, closing: number, held: number, directIn: number, directOut: number, balances: Array<{ day: string, balance: number }> } | null } | null };

export type WithdrawPageQueryVariables = Exact<{ [key: string]: never; }>;


export type WithdrawPageQuery = { payoutWays: Array<PayoutWay> | null, viewer: { customer: { phone: string, maskedPhone: string, alipayAccount: string | null, alipayRealName: string | null, wechatNickname: string | null } | null, wallet: { balance: number } | null, withdrawalTerms: { dayLimit: number, dayTimes: number, holdHours: number, newBindingHoldHours: number, leftToday: number, timesLeft: number, holds: Array<{ payWay: PayoutWay, until: string, reason: string }>, company: { name: string, account: string } | null } | null } | null };

export type RechargePageQueryVariables = Exact<{ [key: string]: never; }>;


export type RechargePageQuery = { payWays: Array<PayWay> | null, viewer: { wallet: { balance: number } | null, smallPayment: { limit: number | null, usedToday: number } | null } | null };

export type WithdrawalsQueryVariables = Exact<{
  firstDay?: string | null | undefined;
  lastDay?: string | null | undefined;
  page: number;
  pageSize: number;
}>;


export type WithdrawalsQuery = { viewer: { withdrawals: { total: number, totalAmount: number | null, nodes: Array<(
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
   | null };

export type WithdrawalConfirmationQueryVariables = Exact<{
  token: string;
  search: string;
}>;


export type WithdrawalConfirmationQuery = { withdrawalConfirmation: { amount: number, state: WithdrawalConfirmationState, confirmBefore: string | null, wechat: { mchId: string, appId: string, packageInfo: string, timestamp: number, nonceStr: string, signature: string } | null } | null };

export const AbnormalItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AbnormalItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AbnormalRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"sourceName"}},{"kind":"Field","name":{"kind":"Name","value":"sourcePhone"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"mediaUrls"}},{"kind":"Field","name":{"kind":"Name","value":"packageState"}},{"kind":"Field","name":{"kind":"Name","value":"goods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"canHandle"}},{"kind":"Field","name":{"kind":"Name","value":"awaitsDecision"}},{"kind":"Field","name":{"kind":"Name","value":"handling"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}}]}}]}}]} as unknown as DocumentNode<AbnormalItemFragment, unknown>;
export const ActivityRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActivityRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountActivity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"place"}}]}}]} as unknown as DocumentNode<ActivityRowFragment, unknown>;
export const SignedInDeviceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInDevice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"signedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]} as unknown as DocumentNode<SignedInDeviceFragment, unknown>;
export const ImportRowItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportRowItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"issues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"identifiedAddress"}},{"kind":"Field","name":{"kind":"Name","value":"identifiedPickupAddress"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}}]} as unknown as DocumentNode<ImportRowItemFragment, unknown>;
export const OrderImportHeadFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderImportHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"isMapped"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"good"}},{"kind":"Field","name":{"kind":"Name","value":"bad"}},{"kind":"Field","name":{"kind":"Name","value":"doubtful"}},{"kind":"Field","name":{"kind":"Name","value":"placed"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}}]}}]}}]} as unknown as DocumentNode<OrderImportHeadFragment, unknown>;
export const ImportDetailFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderImportDetail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderImportHead"}}]}},{"kind":"Field","name":{"kind":"Name","value":"titles"}},{"kind":"Field","name":{"kind":"Name","value":"mapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}}]}},{"kind":"Field","name":{"kind":"Name","value":"preview"}},{"kind":"Field","name":{"kind":"Name","value":"mappingName"}},{"kind":"Field","name":{"kind":"Name","value":"serviceNames"}},{"kind":"Field","name":{"kind":"Name","value":"goodsNames"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"readyIds"}},{"kind":"Field","name":{"kind":"Name","value":"unpaidOrderIds"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderImportHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"isMapped"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"good"}},{"kind":"Field","name":{"kind":"Name","value":"bad"}},{"kind":"Field","name":{"kind":"Name","value":"doubtful"}},{"kind":"Field","name":{"kind":"Name","value":"placed"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}}]}}]}}]} as unknown as DocumentNode<ImportDetailFragment, unknown>;
export const BillSheetFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BillSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bill"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}},{"kind":"Field","name":{"kind":"Name","value":"opening"}},{"kind":"Field","name":{"kind":"Name","value":"closing"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"moneyIn"}},{"kind":"Field","name":{"kind":"Name","value":"moneyOut"}}]}},{"kind":"Field","name":{"kind":"Name","value":"direct"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"moneyIn"}},{"kind":"Field","name":{"kind":"Name","value":"moneyOut"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceable"}}]}}]} as unknown as DocumentNode<BillSheetFragment, unknown>;
export const InvoiceCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvoiceCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bill"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceable"}},{"kind":"Field","name":{"kind":"Name","value":"invoice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"taxNo"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<InvoiceCardFragment, unknown>;
export const YearChartFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"YearChart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bill"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"closing"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moneyIn"}},{"kind":"Field","name":{"kind":"Name","value":"moneyOut"}}]}}]}}]} as unknown as DocumentNode<YearChartFragment, unknown>;
export const LiveCallFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LiveCall"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Call"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"senderId"}},{"kind":"Field","name":{"kind":"Name","value":"senderName"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"gatewayUrl"}},{"kind":"Field","name":{"kind":"Name","value":"iceServers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urls"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"credential"}}]}}]}}]}}]} as unknown as DocumentNode<LiveCallFragment, unknown>;
export const ComplaintItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComplaintItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Complaint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"objectName"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"suggestion"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"canRevoke"}}]}}]} as unknown as DocumentNode<ComplaintItemFragment, unknown>;
export const AllOffersFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AllOffers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activity"}},{"kind":"Field","name":{"kind":"Name","value":"apiKeys"}},{"kind":"Field","name":{"kind":"Name","value":"areaWishes"}},{"kind":"Field","name":{"kind":"Name","value":"batchOrders"}},{"kind":"Field","name":{"kind":"Name","value":"bids"}},{"kind":"Field","name":{"kind":"Name","value":"bills"}},{"kind":"Field","name":{"kind":"Name","value":"devices"}},{"kind":"Field","name":{"kind":"Name","value":"feedback"}},{"kind":"Field","name":{"kind":"Name","value":"goodsDetails"}},{"kind":"Field","name":{"kind":"Name","value":"ledger"}},{"kind":"Field","name":{"kind":"Name","value":"library"}},{"kind":"Field","name":{"kind":"Name","value":"listTools"}},{"kind":"Field","name":{"kind":"Name","value":"markupRequests"}},{"kind":"Field","name":{"kind":"Name","value":"messageGroups"}},{"kind":"Field","name":{"kind":"Name","value":"messageSettings"}},{"kind":"Field","name":{"kind":"Name","value":"personalData"}},{"kind":"Field","name":{"kind":"Name","value":"webhooks"}},{"kind":"Field","name":{"kind":"Name","value":"phoneUploads"}},{"kind":"Field","name":{"kind":"Name","value":"profits"}},{"kind":"Field","name":{"kind":"Name","value":"progressLinks"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"}},{"kind":"Field","name":{"kind":"Name","value":"reminders"}},{"kind":"Field","name":{"kind":"Name","value":"smallPayment"}},{"kind":"Field","name":{"kind":"Name","value":"templates"}},{"kind":"Field","name":{"kind":"Name","value":"todos"}}]}}]}}]} as unknown as DocumentNode<AllOffersFragment, unknown>;
export const HelpCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HelpCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArticlePage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<HelpCardFragment, unknown>;
export const AdvertCarouselFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdvertCarousel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Advert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]} as unknown as DocumentNode<AdvertCarouselFragment, unknown>;
export const NoticesCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticesCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArticlePage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<NoticesCardFragment, unknown>;
export const PublishButtonsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PublishButtons"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Buttons"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"immediateOrder"}},{"kind":"Field","name":{"kind":"Name","value":"normalOrder"}}]}}]} as unknown as DocumentNode<PublishButtonsFragment, unknown>;
export const UnsolvedCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnsolvedCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AbnormalPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]} as unknown as DocumentNode<UnsolvedCardFragment, unknown>;
export const ReminderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Reminder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}}]}}]} as unknown as DocumentNode<ReminderFragment, unknown>;
export const ConsignmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Consignment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consignment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"hasArrived"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"company"}}]}}]} as unknown as DocumentNode<ConsignmentFragment, unknown>;
export const LogisticsCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LogisticsCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConsignmentPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Consignment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Consignment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consignment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"hasArrived"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"company"}}]}}]} as unknown as DocumentNode<LogisticsCardFragment, unknown>;
export const OrderAlertsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderAlerts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"abnormal"},"name":{"kind":"Name","value":"abnormalRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"NOT_FOLLOW_UP"}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"4"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UnsolvedCard"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"unanswered"},"name":{"kind":"Name","value":"orderMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"topic"},"value":{"kind":"EnumValue","value":"UNANSWERED"}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Reminder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"rescheduled"},"name":{"kind":"Name","value":"orderMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"topic"},"value":{"kind":"EnumValue","value":"RESCHEDULED"}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Reminder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"consignments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"4"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogisticsCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Consignment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consignment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"hasArrived"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"company"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnsolvedCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AbnormalPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Reminder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LogisticsCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConsignmentPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Consignment"}}]}}]}}]} as unknown as DocumentNode<OrderAlertsFragment, unknown>;
export const KeyFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeyFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tail"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"}},{"kind":"Field","name":{"kind":"Name","value":"dayLimit"}},{"kind":"Field","name":{"kind":"Name","value":"paidToday"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"oldSecretUntil"}}]}}]} as unknown as DocumentNode<KeyFactsFragment, unknown>;
export const FeedbackCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeedbackCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Feedback"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"reply"}}]}}]} as unknown as DocumentNode<FeedbackCardFragment, unknown>;
export const GoodsCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoodsCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LibraryGoods"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"videoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}}]}}]} as unknown as DocumentNode<GoodsCardFragment, unknown>;
export const MarkupItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MarkupItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Markup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"isRequest"}},{"kind":"Field","name":{"kind":"Name","value":"isCancellable"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"markupType"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdByPhone"}},{"kind":"Field","name":{"kind":"Name","value":"rejectReason"}},{"kind":"Field","name":{"kind":"Name","value":"dealtAt"}},{"kind":"Field","name":{"kind":"Name","value":"payWay"}}]}}]} as unknown as DocumentNode<MarkupItemFragment, unknown>;
export const MessageItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"associatedId"}}]}}]} as unknown as DocumentNode<MessageItemFragment, unknown>;
export const MessageGroupItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageGroupItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"orderStatus"}},{"kind":"Field","name":{"kind":"Name","value":"orderStatusName"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageItem"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"associatedId"}}]}}]} as unknown as DocumentNode<MessageGroupItemFragment, unknown>;
export const OrderAmountFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderAmount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<OrderAmountFragment, unknown>;
export const OverdueVisitFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OverdueVisit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextStep"}},{"kind":"Field","name":{"kind":"Name","value":"visitDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"overdueStep"}}]}}]} as unknown as DocumentNode<OverdueVisitFragment, unknown>;
export const OrderMattersFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderMatters"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"matters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]} as unknown as DocumentNode<OrderMattersFragment, unknown>;
export const OrderStatusFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderStatus"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"displayStatus"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acceptanceDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAcceptanceDelayed"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OverdueVisit"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderMatters"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OverdueVisit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextStep"}},{"kind":"Field","name":{"kind":"Name","value":"visitDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"overdueStep"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderMatters"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"matters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]} as unknown as DocumentNode<OrderStatusFragment, unknown>;
export const OrderActionsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderActions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"blockedActions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"matters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]} as unknown as DocumentNode<OrderActionsFragment, unknown>;
export const CopyOrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CopyOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"provinceName"}},{"kind":"Field","name":{"kind":"Name","value":"cityName"}},{"kind":"Field","name":{"kind":"Name","value":"displayAddress"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"displayStatus"}},{"kind":"Field","name":{"kind":"Name","value":"matters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<CopyOrderFragment, unknown>;
export const ItemThumbnailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemThumbnails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]}}]} as unknown as DocumentNode<ItemThumbnailsFragment, unknown>;
export const VisitTimeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisitTime"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"expectedAt"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentAt"}},{"kind":"Field","name":{"kind":"Name","value":"servicePeriods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}},{"kind":"Field","name":{"kind":"Name","value":"visitDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pickUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]}}]} as unknown as DocumentNode<VisitTimeFragment, unknown>;
export const EditRequestFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"editRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]}}]} as unknown as DocumentNode<EditRequestFragment, unknown>;
export const OrderDetailHeadFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderDetailHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"displayAddress"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderAmount"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderStatus"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderActions"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CopyOrder"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemThumbnails"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VisitTime"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditRequest"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OverdueVisit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextStep"}},{"kind":"Field","name":{"kind":"Name","value":"visitDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"overdueStep"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderMatters"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"matters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderAmount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderStatus"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"displayStatus"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acceptanceDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAcceptanceDelayed"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OverdueVisit"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderMatters"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderActions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"blockedActions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"matters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CopyOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"provinceName"}},{"kind":"Field","name":{"kind":"Name","value":"cityName"}},{"kind":"Field","name":{"kind":"Name","value":"displayAddress"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"displayStatus"}},{"kind":"Field","name":{"kind":"Name","value":"matters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemThumbnails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisitTime"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"expectedAt"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentAt"}},{"kind":"Field","name":{"kind":"Name","value":"servicePeriods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}},{"kind":"Field","name":{"kind":"Name","value":"visitDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pickUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"editRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]}}]} as unknown as DocumentNode<OrderDetailHeadFragment, unknown>;
export const OrderProgressFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"evaluation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OverdueVisit"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OverdueVisit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextStep"}},{"kind":"Field","name":{"kind":"Name","value":"visitDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"overdueStep"}}]}}]} as unknown as DocumentNode<OrderProgressFragment, unknown>;
export const MasterCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MasterCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"workerName"}},{"kind":"Field","name":{"kind":"Name","value":"workerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"workerAvatar"}},{"kind":"Field","name":{"kind":"Name","value":"workerVerifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"masterRating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"average"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}}]} as unknown as DocumentNode<MasterCardFragment, unknown>;
export const GoodsListFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoodsList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"packingMethod"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"videoUrl"}}]}}]}}]} as unknown as DocumentNode<GoodsListFragment, unknown>;
export const BasicInfoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BasicInfo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expectedAt"}},{"kind":"Field","name":{"kind":"Name","value":"servicePeriods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}},{"kind":"Field","name":{"kind":"Name","value":"packingCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalVolume"}},{"kind":"Field","name":{"kind":"Name","value":"isArrival"}},{"kind":"Field","name":{"kind":"Name","value":"needsPickup"}},{"kind":"Field","name":{"kind":"Name","value":"logisticsCompany"}},{"kind":"Field","name":{"kind":"Name","value":"logisticsNo"}},{"kind":"Field","name":{"kind":"Name","value":"logisticsPhone"}},{"kind":"Field","name":{"kind":"Name","value":"pickupCode"}},{"kind":"Field","name":{"kind":"Name","value":"pickupAddress"}},{"kind":"Field","name":{"kind":"Name","value":"transportAt"}},{"kind":"Field","name":{"kind":"Name","value":"verifType"}},{"kind":"Field","name":{"kind":"Name","value":"verifOrderNo"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"shopOrderNo"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GoodsList"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoodsList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"packingMethod"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"videoUrl"}}]}}]}}]} as unknown as DocumentNode<BasicInfoFragment, unknown>;
export const CustomerFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"provinceName"}},{"kind":"Field","name":{"kind":"Name","value":"cityName"}},{"kind":"Field","name":{"kind":"Name","value":"displayAddress"}},{"kind":"Field","name":{"kind":"Name","value":"hasLift"}},{"kind":"Field","name":{"kind":"Name","value":"floors"}}]}}]} as unknown as DocumentNode<CustomerFactsFragment, unknown>;
export const FeeTableFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeeTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}}]}},{"kind":"Field","name":{"kind":"Name","value":"originalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"payWay"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderAmount"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentNo"}},{"kind":"Field","name":{"kind":"Name","value":"paidMarkups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"payWay"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderAmount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<FeeTableFragment, unknown>;
export const OrderFeesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderFees"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FeeTable"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderAmount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeeTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}}]}},{"kind":"Field","name":{"kind":"Name","value":"originalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"payWay"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderAmount"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentNo"}},{"kind":"Field","name":{"kind":"Name","value":"paidMarkups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"payWay"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}}]}}]}}]}}]} as unknown as DocumentNode<OrderFeesFragment, unknown>;
export const OrderTimelineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderTimeline"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderService"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"log"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}},{"kind":"Field","name":{"kind":"Name","value":"takenAt"}},{"kind":"Field","name":{"kind":"Name","value":"takenArea"}},{"kind":"Field","name":{"kind":"Name","value":"operatorName"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<OrderTimelineFragment, unknown>;
export const DetailTimelineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DetailTimeline"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"displayAddress"}},{"kind":"Field","name":{"kind":"Name","value":"pickupAddress"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}}]}},{"kind":"Field","name":{"kind":"Name","value":"log"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderTimeline"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderTimeline"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderService"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"log"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}},{"kind":"Field","name":{"kind":"Name","value":"takenAt"}},{"kind":"Field","name":{"kind":"Name","value":"takenArea"}},{"kind":"Field","name":{"kind":"Name","value":"operatorName"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<DetailTimelineFragment, unknown>;
export const AppointmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Appointment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointmentAt"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isAppointed"}},{"kind":"Field","name":{"kind":"Name","value":"appointFailReason"}}]}}]}}]} as unknown as DocumentNode<AppointmentFragment, unknown>;
export const PickUpFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PickUp"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderService"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pickupCar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"driverName"}},{"kind":"Field","name":{"kind":"Name","value":"driverPhone"}},{"kind":"Field","name":{"kind":"Name","value":"dispatcher"}},{"kind":"Field","name":{"kind":"Name","value":"dispatcherPhone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pickupCarType"}},{"kind":"Field","name":{"kind":"Name","value":"pickupDistance"}},{"kind":"Field","name":{"kind":"Name","value":"pickedUpBy"}},{"kind":"Field","name":{"kind":"Name","value":"pickedUpByPhone"}},{"kind":"Field","name":{"kind":"Name","value":"pickUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}}]}},{"kind":"Field","name":{"kind":"Name","value":"log"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<PickUpFragment, unknown>;
export const SignInFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignIn"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderService"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"isAreaNormal"}},{"kind":"Field","name":{"kind":"Name","value":"isTimeNormal"}}]}}]}}]} as unknown as DocumentNode<SignInFragment, unknown>;
export const EvaluationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Evaluation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderService"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"evaluation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"star"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"isAnonymous"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<EvaluationFragment, unknown>;
export const ServiceInfoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceInfo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"workerName"}},{"kind":"Field","name":{"kind":"Name","value":"workerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAcceptedBySystem"}},{"kind":"Field","name":{"kind":"Name","value":"displayAddress"}},{"kind":"Field","name":{"kind":"Name","value":"pickupAddress"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Appointment"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pickUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"completion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}}]}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"rejectReason"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PickUp"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignIn"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Evaluation"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Appointment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointmentAt"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isAppointed"}},{"kind":"Field","name":{"kind":"Name","value":"appointFailReason"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PickUp"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderService"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pickupCar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"driverName"}},{"kind":"Field","name":{"kind":"Name","value":"driverPhone"}},{"kind":"Field","name":{"kind":"Name","value":"dispatcher"}},{"kind":"Field","name":{"kind":"Name","value":"dispatcherPhone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pickupCarType"}},{"kind":"Field","name":{"kind":"Name","value":"pickupDistance"}},{"kind":"Field","name":{"kind":"Name","value":"pickedUpBy"}},{"kind":"Field","name":{"kind":"Name","value":"pickedUpByPhone"}},{"kind":"Field","name":{"kind":"Name","value":"pickUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}}]}},{"kind":"Field","name":{"kind":"Name","value":"log"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignIn"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderService"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"isAreaNormal"}},{"kind":"Field","name":{"kind":"Name","value":"isTimeNormal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Evaluation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderService"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"evaluation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"star"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"isAnonymous"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<ServiceInfoFragment, unknown>;
export const LogisticsInfoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LogisticsInfo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"logisticsNo"}},{"kind":"Field","name":{"kind":"Name","value":"logisticsCompany"}},{"kind":"Field","name":{"kind":"Name","value":"isArrival"}},{"kind":"Field","name":{"kind":"Name","value":"needsPickup"}},{"kind":"Field","name":{"kind":"Name","value":"pickupAddress"}},{"kind":"Field","name":{"kind":"Name","value":"displayAddress"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pickUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]}}]} as unknown as DocumentNode<LogisticsInfoFragment, unknown>;
export const OrderBiddingFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderBiddingFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<OrderBiddingFactsFragment, unknown>;
export const OrderDetailFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderDetailHead"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderProgress"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MasterCard"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BasicInfo"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderFees"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DetailTimeline"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceInfo"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogisticsInfo"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderBiddingFacts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderAmount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OverdueVisit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextStep"}},{"kind":"Field","name":{"kind":"Name","value":"visitDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"overdueStep"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderMatters"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"matters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderStatus"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"displayStatus"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acceptanceDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAcceptanceDelayed"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OverdueVisit"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderMatters"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderActions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"blockedActions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"matters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CopyOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"provinceName"}},{"kind":"Field","name":{"kind":"Name","value":"cityName"}},{"kind":"Field","name":{"kind":"Name","value":"displayAddress"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"displayStatus"}},{"kind":"Field","name":{"kind":"Name","value":"matters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemThumbnails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisitTime"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"expectedAt"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentAt"}},{"kind":"Field","name":{"kind":"Name","value":"servicePeriods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}},{"kind":"Field","name":{"kind":"Name","value":"visitDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pickUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"editRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoodsList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"packingMethod"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"videoUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeeTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}}]}},{"kind":"Field","name":{"kind":"Name","value":"originalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"payWay"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderAmount"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentNo"}},{"kind":"Field","name":{"kind":"Name","value":"paidMarkups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"payWay"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderTimeline"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderService"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"log"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}},{"kind":"Field","name":{"kind":"Name","value":"takenAt"}},{"kind":"Field","name":{"kind":"Name","value":"takenArea"}},{"kind":"Field","name":{"kind":"Name","value":"operatorName"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Appointment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointmentAt"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isAppointed"}},{"kind":"Field","name":{"kind":"Name","value":"appointFailReason"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PickUp"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderService"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pickupCar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"driverName"}},{"kind":"Field","name":{"kind":"Name","value":"driverPhone"}},{"kind":"Field","name":{"kind":"Name","value":"dispatcher"}},{"kind":"Field","name":{"kind":"Name","value":"dispatcherPhone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pickupCarType"}},{"kind":"Field","name":{"kind":"Name","value":"pickupDistance"}},{"kind":"Field","name":{"kind":"Name","value":"pickedUpBy"}},{"kind":"Field","name":{"kind":"Name","value":"pickedUpByPhone"}},{"kind":"Field","name":{"kind":"Name","value":"pickUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}}]}},{"kind":"Field","name":{"kind":"Name","value":"log"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignIn"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderService"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"isAreaNormal"}},{"kind":"Field","name":{"kind":"Name","value":"isTimeNormal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Evaluation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderService"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"evaluation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"star"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"isAnonymous"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderDetailHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"displayAddress"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderAmount"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderStatus"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderActions"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CopyOrder"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemThumbnails"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VisitTime"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditRequest"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"evaluation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OverdueVisit"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MasterCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"workerName"}},{"kind":"Field","name":{"kind":"Name","value":"workerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"workerAvatar"}},{"kind":"Field","name":{"kind":"Name","value":"workerVerifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"masterRating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"average"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BasicInfo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expectedAt"}},{"kind":"Field","name":{"kind":"Name","value":"servicePeriods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}},{"kind":"Field","name":{"kind":"Name","value":"packingCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalVolume"}},{"kind":"Field","name":{"kind":"Name","value":"isArrival"}},{"kind":"Field","name":{"kind":"Name","value":"needsPickup"}},{"kind":"Field","name":{"kind":"Name","value":"logisticsCompany"}},{"kind":"Field","name":{"kind":"Name","value":"logisticsNo"}},{"kind":"Field","name":{"kind":"Name","value":"logisticsPhone"}},{"kind":"Field","name":{"kind":"Name","value":"pickupCode"}},{"kind":"Field","name":{"kind":"Name","value":"pickupAddress"}},{"kind":"Field","name":{"kind":"Name","value":"transportAt"}},{"kind":"Field","name":{"kind":"Name","value":"verifType"}},{"kind":"Field","name":{"kind":"Name","value":"verifOrderNo"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"shopOrderNo"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GoodsList"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"provinceName"}},{"kind":"Field","name":{"kind":"Name","value":"cityName"}},{"kind":"Field","name":{"kind":"Name","value":"displayAddress"}},{"kind":"Field","name":{"kind":"Name","value":"hasLift"}},{"kind":"Field","name":{"kind":"Name","value":"floors"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderFees"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FeeTable"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DetailTimeline"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"displayAddress"}},{"kind":"Field","name":{"kind":"Name","value":"pickupAddress"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}}]}},{"kind":"Field","name":{"kind":"Name","value":"log"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderTimeline"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceInfo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"workerName"}},{"kind":"Field","name":{"kind":"Name","value":"workerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAcceptedBySystem"}},{"kind":"Field","name":{"kind":"Name","value":"displayAddress"}},{"kind":"Field","name":{"kind":"Name","value":"pickupAddress"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Appointment"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pickUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"completion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}}]}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"rejectReason"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PickUp"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignIn"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Evaluation"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LogisticsInfo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"logisticsNo"}},{"kind":"Field","name":{"kind":"Name","value":"logisticsCompany"}},{"kind":"Field","name":{"kind":"Name","value":"isArrival"}},{"kind":"Field","name":{"kind":"Name","value":"needsPickup"}},{"kind":"Field","name":{"kind":"Name","value":"pickupAddress"}},{"kind":"Field","name":{"kind":"Name","value":"displayAddress"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pickUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderBiddingFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<OrderDetailFragment, unknown>;
export const OrderPlaceFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderPlaceFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderPlaces"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lng"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pickup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lng"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lng"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pickupDistance"}},{"kind":"Field","name":{"kind":"Name","value":"isDrivingDistance"}},{"kind":"Field","name":{"kind":"Name","value":"route"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lng"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}}]}}]}}]} as unknown as DocumentNode<OrderPlaceFactsFragment, unknown>;
export const RouteTrackFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RouteTrack"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaybillTrack"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<RouteTrackFragment, unknown>;
export const TrackFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrackFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaybillTrack"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<TrackFactsFragment, unknown>;
export const ServiceCellFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceCell"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}}]}}]} as unknown as DocumentNode<ServiceCellFragment, unknown>;
export const CustomerCellFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerCell"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"provinceName"}},{"kind":"Field","name":{"kind":"Name","value":"cityName"}},{"kind":"Field","name":{"kind":"Name","value":"displayAddress"}}]}}]} as unknown as DocumentNode<CustomerCellFragment, unknown>;
export const FollowUpNotesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FollowUpNotes"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"latestFollowUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<FollowUpNotesFragment, unknown>;
export const OrderRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentAt"}},{"kind":"Field","name":{"kind":"Name","value":"servicePeriods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workerName"}},{"kind":"Field","name":{"kind":"Name","value":"workerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"workerVerifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"shopOrderNo"}},{"kind":"Field","name":{"kind":"Name","value":"matters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemThumbnails"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceCell"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerCell"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderStatus"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderActions"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CopyOrder"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FollowUpNotes"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderAmount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OverdueVisit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextStep"}},{"kind":"Field","name":{"kind":"Name","value":"visitDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"overdueStep"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderMatters"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"matters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemThumbnails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceCell"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerCell"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"provinceName"}},{"kind":"Field","name":{"kind":"Name","value":"cityName"}},{"kind":"Field","name":{"kind":"Name","value":"displayAddress"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderStatus"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"displayStatus"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acceptanceDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAcceptanceDelayed"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OverdueVisit"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderMatters"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderActions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"blockedActions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"matters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CopyOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"provinceName"}},{"kind":"Field","name":{"kind":"Name","value":"cityName"}},{"kind":"Field","name":{"kind":"Name","value":"displayAddress"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"displayStatus"}},{"kind":"Field","name":{"kind":"Name","value":"matters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FollowUpNotes"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"latestFollowUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderAmount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<OrderRowFragment, unknown>;
export const ListedOrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"needsPickup"}},{"kind":"Field","name":{"kind":"Name","value":"logisticsNo"}},{"kind":"Field","name":{"kind":"Name","value":"logisticsPhone"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderRow"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemThumbnails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceCell"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerCell"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"provinceName"}},{"kind":"Field","name":{"kind":"Name","value":"cityName"}},{"kind":"Field","name":{"kind":"Name","value":"displayAddress"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OverdueVisit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextStep"}},{"kind":"Field","name":{"kind":"Name","value":"visitDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"overdueStep"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderMatters"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"matters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderStatus"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"displayStatus"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acceptanceDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAcceptanceDelayed"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OverdueVisit"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderMatters"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderActions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"blockedActions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"matters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CopyOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"provinceName"}},{"kind":"Field","name":{"kind":"Name","value":"cityName"}},{"kind":"Field","name":{"kind":"Name","value":"displayAddress"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"displayStatus"}},{"kind":"Field","name":{"kind":"Name","value":"matters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FollowUpNotes"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"latestFollowUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderAmount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentAt"}},{"kind":"Field","name":{"kind":"Name","value":"servicePeriods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workerName"}},{"kind":"Field","name":{"kind":"Name","value":"workerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"workerVerifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"shopOrderNo"}},{"kind":"Field","name":{"kind":"Name","value":"matters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemThumbnails"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceCell"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerCell"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderStatus"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderActions"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CopyOrder"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FollowUpNotes"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderAmount"}}]}}]} as unknown as DocumentNode<ListedOrderFragment, unknown>;
export const SavedViewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"isPinned"}}]}}]} as unknown as DocumentNode<SavedViewFragment, unknown>;
export const BatchOrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BatchOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}}]}}]} as unknown as DocumentNode<BatchOrderFragment, unknown>;
export const PayableOrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayableOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"provinceName"}},{"kind":"Field","name":{"kind":"Name","value":"cityName"}},{"kind":"Field","name":{"kind":"Name","value":"displayAddress"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}}]}}]} as unknown as DocumentNode<PayableOrderFragment, unknown>;
export const PayerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Payer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"maskedPhone"}},{"kind":"Field","name":{"kind":"Name","value":"hasPayPassword"}}]}}]}}]} as unknown as DocumentNode<PayerFragment, unknown>;
export const BlockerFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlockerFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountClosingBlocker"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]} as unknown as DocumentNode<BlockerFactsFragment, unknown>;
export const ExportFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonalData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"canAsk"}},{"kind":"Field","name":{"kind":"Name","value":"last"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<ExportFactsFragment, unknown>;
export const CopiedOrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CopiedOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeId"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeId"}},{"kind":"Field","name":{"kind":"Name","value":"needsPickup"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"hasLift"}},{"kind":"Field","name":{"kind":"Name","value":"floors"}},{"kind":"Field","name":{"kind":"Name","value":"areaCode"}},{"kind":"Field","name":{"kind":"Name","value":"provinceName"}},{"kind":"Field","name":{"kind":"Name","value":"cityName"}},{"kind":"Field","name":{"kind":"Name","value":"areaName"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"totalVolume"}},{"kind":"Field","name":{"kind":"Name","value":"packingCount"}},{"kind":"Field","name":{"kind":"Name","value":"verifType"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"pickupAddress"}},{"kind":"Field","name":{"kind":"Name","value":"pickupAreaCode"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeId"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"packingMethod"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"videoUrl"}}]}}]}}]} as unknown as DocumentNode<CopiedOrderFragment, unknown>;
export const PlacementGoodsTypeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlacementGoodsType"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GoodsType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<PlacementGoodsTypeFragment, unknown>;
export const PlatformContactFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlatformContact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlatformContact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}}]}}]} as unknown as DocumentNode<PlatformContactFragment, unknown>;
export const PastJobsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PastJobs"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PastJobsFragment, unknown>;
export const ProfitRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfitRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderProfit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"shopOrderNo"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"charged"}},{"kind":"Field","name":{"kind":"Name","value":"goodsCost"}},{"kind":"Field","name":{"kind":"Name","value":"isCostEntered"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"markups"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"result"}}]}}]} as unknown as DocumentNode<ProfitRowFragment, unknown>;
export const ReceiptFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Receipt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"matters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FeeTable"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderAmount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeeTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}}]}},{"kind":"Field","name":{"kind":"Name","value":"originalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"payWay"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderAmount"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentNo"}},{"kind":"Field","name":{"kind":"Name","value":"paidMarkups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"payWay"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}}]}}]}}]}}]} as unknown as DocumentNode<ReceiptFragment, unknown>;
export const ArbitrationFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArbitrationFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RefundArbitration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"arbitrationNo"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"applyAmount"}},{"kind":"Field","name":{"kind":"Name","value":"allowance"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"isDecided"}},{"kind":"Field","name":{"kind":"Name","value":"handledAt"}}]}}]} as unknown as DocumentNode<ArbitrationFactsFragment, unknown>;
export const RefundStatusFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RefundStatus"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refund"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"wayBack"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"succeededAt"}},{"kind":"Field","name":{"kind":"Name","value":"refuseReason"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedByItselfAt"}},{"kind":"Field","name":{"kind":"Name","value":"arbitration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"result"}}]}}]}}]} as unknown as DocumentNode<RefundStatusFragment, unknown>;
export const RefundActionsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RefundActions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refund"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"allowance"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"maxAllowance"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}}]}}]} as unknown as DocumentNode<RefundActionsFragment, unknown>;
export const RefundDetailFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RefundDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refund"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refundNo"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"allowance"}},{"kind":"Field","name":{"kind":"Name","value":"applyAmount"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"reviewerName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"handledAt"}},{"kind":"Field","name":{"kind":"Name","value":"succeededAt"}},{"kind":"Field","name":{"kind":"Name","value":"arbitration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArbitrationFacts"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RefundStatus"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RefundActions"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArbitrationFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RefundArbitration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"arbitrationNo"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"applyAmount"}},{"kind":"Field","name":{"kind":"Name","value":"allowance"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"isDecided"}},{"kind":"Field","name":{"kind":"Name","value":"handledAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RefundStatus"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refund"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"wayBack"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"succeededAt"}},{"kind":"Field","name":{"kind":"Name","value":"refuseReason"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedByItselfAt"}},{"kind":"Field","name":{"kind":"Name","value":"arbitration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"result"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RefundActions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refund"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"allowance"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"maxAllowance"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}}]}}]} as unknown as DocumentNode<RefundDetailFragment, unknown>;
export const RefundRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RefundRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListedRefund"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refund"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"reviewerName"}},{"kind":"Field","name":{"kind":"Name","value":"applyAmount"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RefundStatus"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RefundActions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemThumbnails"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceCell"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerCell"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FollowUpNotes"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RefundStatus"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refund"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"wayBack"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"succeededAt"}},{"kind":"Field","name":{"kind":"Name","value":"refuseReason"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedByItselfAt"}},{"kind":"Field","name":{"kind":"Name","value":"arbitration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"result"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RefundActions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refund"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"allowance"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"maxAllowance"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemThumbnails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceCell"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerCell"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"provinceName"}},{"kind":"Field","name":{"kind":"Name","value":"cityName"}},{"kind":"Field","name":{"kind":"Name","value":"displayAddress"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FollowUpNotes"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"latestFollowUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<RefundRowFragment, unknown>;
export const ArbitrationItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArbitrationItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refund"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RefundStatus"}},{"kind":"Field","name":{"kind":"Name","value":"arbitration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"arbitrationNo"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"applyAmount"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RefundStatus"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refund"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"wayBack"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"succeededAt"}},{"kind":"Field","name":{"kind":"Name","value":"refuseReason"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedByItselfAt"}},{"kind":"Field","name":{"kind":"Name","value":"arbitration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"result"}}]}}]}}]} as unknown as DocumentNode<ArbitrationItemFragment, unknown>;
export const ArbitrationDetailFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArbitrationDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refund"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"refundNo"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"wayBack"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"succeededAt"}},{"kind":"Field","name":{"kind":"Name","value":"arbitration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArbitrationFacts"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RefundStatus"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArbitrationFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RefundArbitration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"arbitrationNo"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"applyAmount"}},{"kind":"Field","name":{"kind":"Name","value":"allowance"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"isDecided"}},{"kind":"Field","name":{"kind":"Name","value":"handledAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RefundStatus"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refund"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"wayBack"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"succeededAt"}},{"kind":"Field","name":{"kind":"Name","value":"refuseReason"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedByItselfAt"}},{"kind":"Field","name":{"kind":"Name","value":"arbitration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"result"}}]}}]}}]} as unknown as DocumentNode<ArbitrationDetailFragment, unknown>;
export const LedgerRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LedgerRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CashFlow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"payWay"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"isDirect"}},{"kind":"Field","name":{"kind":"Name","value":"balanceBefore"}},{"kind":"Field","name":{"kind":"Name","value":"balanceAfter"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}}]}}]} as unknown as DocumentNode<LedgerRowFragment, unknown>;
export const DeliveryRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"tries"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastTryAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextTryAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerStatus"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answerMs"}}]}}]} as unknown as DocumentNode<DeliveryRowFragment, unknown>;
export const WebhookCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"formerSecretUntil"}},{"kind":"Field","name":{"kind":"Name","value":"isLocal"}}]}}]} as unknown as DocumentNode<WebhookCardFragment, unknown>;
export const WithdrawalItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WithdrawalItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Withdrawal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"payWay"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"actual"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isReviewed"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"confirmPath"}},{"kind":"Field","name":{"kind":"Name","value":"confirmBefore"}}]}}]} as unknown as DocumentNode<WithdrawalItemFragment, unknown>;
export const WorkSheetFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentAt"}},{"kind":"Field","name":{"kind":"Name","value":"expectedAt"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"provinceName"}},{"kind":"Field","name":{"kind":"Name","value":"cityName"}},{"kind":"Field","name":{"kind":"Name","value":"displayAddress"}},{"kind":"Field","name":{"kind":"Name","value":"hasLift"}},{"kind":"Field","name":{"kind":"Name","value":"floors"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"packingMethod"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"packingCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalVolume"}},{"kind":"Field","name":{"kind":"Name","value":"needsPickup"}},{"kind":"Field","name":{"kind":"Name","value":"logisticsCompany"}},{"kind":"Field","name":{"kind":"Name","value":"logisticsNo"}},{"kind":"Field","name":{"kind":"Name","value":"logisticsPhone"}},{"kind":"Field","name":{"kind":"Name","value":"pickupCode"}},{"kind":"Field","name":{"kind":"Name","value":"pickupAddress"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}}]}}]} as unknown as DocumentNode<WorkSheetFragment, unknown>;
export const RefusalFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<RefusalFragment, unknown>;
export const PlacedOrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlacedOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}}]}}]} as unknown as DocumentNode<PlacedOrderFragment, unknown>;
export const TodoOrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TodoOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentAt"}},{"kind":"Field","name":{"kind":"Name","value":"workerName"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptanceDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"overdueStep"}},{"kind":"Field","name":{"kind":"Name","value":"matters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OverdueVisit"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OverdueVisit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextStep"}},{"kind":"Field","name":{"kind":"Name","value":"visitDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"overdueStep"}}]}}]} as unknown as DocumentNode<TodoOrderFragment, unknown>;
export const TodosCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TodosCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Todo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TodoOrder"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OverdueVisit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextStep"}},{"kind":"Field","name":{"kind":"Name","value":"visitDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"overdueStep"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TodoOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentAt"}},{"kind":"Field","name":{"kind":"Name","value":"workerName"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptanceDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"overdueStep"}},{"kind":"Field","name":{"kind":"Name","value":"matters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OverdueVisit"}}]}}]} as unknown as DocumentNode<TodosCardFragment, unknown>;
export const RecentOrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecentOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"displayAddress"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentAt"}},{"kind":"Field","name":{"kind":"Name","value":"workerName"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderAmount"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemThumbnails"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderStatus"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderActions"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OverdueVisit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextStep"}},{"kind":"Field","name":{"kind":"Name","value":"visitDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"overdueStep"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderMatters"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"matters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderAmount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemThumbnails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderStatus"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"displayStatus"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acceptanceDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAcceptanceDelayed"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OverdueVisit"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderMatters"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderActions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"blockedActions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"matters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]} as unknown as DocumentNode<RecentOrderFragment, unknown>;
export const HomeOrdersFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeOrders"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecentOrder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderAmount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemThumbnails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OverdueVisit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextStep"}},{"kind":"Field","name":{"kind":"Name","value":"visitDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"overdueStep"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderMatters"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"matters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderStatus"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"displayStatus"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acceptanceDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAcceptanceDelayed"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OverdueVisit"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderMatters"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderActions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"blockedActions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"matters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecentOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"displayAddress"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentAt"}},{"kind":"Field","name":{"kind":"Name","value":"workerName"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderAmount"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemThumbnails"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderStatus"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderActions"}}]}}]} as unknown as DocumentNode<HomeOrdersFragment, unknown>;
export const BalanceCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BalanceCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Wallet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawing"}}]}}]} as unknown as DocumentNode<BalanceCardFragment, unknown>;
export const HomeLiveFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeLive"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filter"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"markupRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"todos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TodosCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"UNSETTLED"}},{"kind":"ObjectField","name":{"kind":"Name","value":"createdFrom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"createdTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeOrders"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BalanceCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OverdueVisit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextStep"}},{"kind":"Field","name":{"kind":"Name","value":"visitDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"overdueStep"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TodoOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentAt"}},{"kind":"Field","name":{"kind":"Name","value":"workerName"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptanceDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"overdueStep"}},{"kind":"Field","name":{"kind":"Name","value":"matters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OverdueVisit"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderAmount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemThumbnails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderMatters"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"matters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderStatus"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"displayStatus"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acceptanceDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAcceptanceDelayed"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OverdueVisit"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderMatters"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderActions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"blockedActions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"matters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecentOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"displayAddress"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentAt"}},{"kind":"Field","name":{"kind":"Name","value":"workerName"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderAmount"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemThumbnails"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderStatus"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderActions"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TodosCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Todo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TodoOrder"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeOrders"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecentOrder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BalanceCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Wallet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawing"}}]}}]} as unknown as DocumentNode<HomeLiveFragment, unknown>;
export const CollectedGoodsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CollectedGoods"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"needsPickup"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pickUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}}]}}]}}]}}]} as unknown as DocumentNode<CollectedGoodsFragment, unknown>;
export const SolveActionsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SolveActions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isGoodsAbnormal"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"blockedActions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"workerCash"},"name":{"kind":"Name","value":"workerFeeInEscrow"}}]}}]}}]} as unknown as DocumentNode<SolveActionsFragment, unknown>;
export const AbnormalOrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AbnormalOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"displayStatus"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"displayAddress"}},{"kind":"Field","name":{"kind":"Name","value":"isGoodsAbnormal"}},{"kind":"Field","name":{"kind":"Name","value":"solveWay"}},{"kind":"Field","name":{"kind":"Name","value":"solvedAt"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemThumbnails"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectedGoods"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SolveActions"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemThumbnails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CollectedGoods"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"needsPickup"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pickUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SolveActions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isGoodsAbnormal"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"blockedActions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"workerCash"},"name":{"kind":"Name","value":"workerFeeInEscrow"}}]}}]}}]} as unknown as DocumentNode<AbnormalOrderFragment, unknown>;
export const AcceptanceStateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AcceptanceState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"nextStep"}},{"kind":"Field","name":{"kind":"Name","value":"acceptanceDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAcceptanceDelayed"}},{"kind":"Field","name":{"kind":"Name","value":"awaitsNewPhotos"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAcceptedBySystem"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rejectReason"}}]}}]}}]} as unknown as DocumentNode<AcceptanceStateFragment, unknown>;
export const AcceptanceActionsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AcceptanceActions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"blockedActions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<AcceptanceActionsFragment, unknown>;
export const WorkPhotosFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkPhotos"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"displayAddress"}},{"kind":"Field","name":{"kind":"Name","value":"pickupAddress"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pickUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}}]}},{"kind":"Field","name":{"kind":"Name","value":"completion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}}]}},{"kind":"Field","name":{"kind":"Name","value":"log"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]}}]} as unknown as DocumentNode<WorkPhotosFragment, unknown>;
export const AcceptedOrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AcceptedOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"displayAddress"}},{"kind":"Field","name":{"kind":"Name","value":"workerName"}},{"kind":"Field","name":{"kind":"Name","value":"workerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"workerVerifiedAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemThumbnails"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderStatus"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AcceptanceState"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AcceptanceActions"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorkPhotos"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OverdueVisit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextStep"}},{"kind":"Field","name":{"kind":"Name","value":"visitDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"overdueStep"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderMatters"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"matters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemThumbnails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderStatus"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"displayStatus"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acceptanceDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAcceptanceDelayed"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OverdueVisit"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderMatters"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AcceptanceState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"nextStep"}},{"kind":"Field","name":{"kind":"Name","value":"acceptanceDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAcceptanceDelayed"}},{"kind":"Field","name":{"kind":"Name","value":"awaitsNewPhotos"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAcceptedBySystem"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rejectReason"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AcceptanceActions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"blockedActions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkPhotos"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"displayAddress"}},{"kind":"Field","name":{"kind":"Name","value":"pickupAddress"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pickUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}}]}},{"kind":"Field","name":{"kind":"Name","value":"completion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}}]}},{"kind":"Field","name":{"kind":"Name","value":"log"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]}}]} as unknown as DocumentNode<AcceptedOrderFragment, unknown>;
export const OrderAbnormalDocument = {"__meta__":{"hash":"sha256:36ccea7f6a9ca87ae4adfe06e27119a2f6ab30c4aecf93cef7747b4232ca4af8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderAbnormal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"abnormalRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AbnormalItem"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AbnormalItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AbnormalRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"sourceName"}},{"kind":"Field","name":{"kind":"Name","value":"sourcePhone"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"mediaUrls"}},{"kind":"Field","name":{"kind":"Name","value":"packageState"}},{"kind":"Field","name":{"kind":"Name","value":"goods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"canHandle"}},{"kind":"Field","name":{"kind":"Name","value":"awaitsDecision"}},{"kind":"Field","name":{"kind":"Name","value":"handling"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}}]}}]}}]} as unknown as DocumentNode<OrderAbnormalQuery, OrderAbnormalQueryVariables>;
export const ExceptionFormDocument = {"__meta__":{"hash":"sha256:f0502a54b1e1a6373c1893818e4aad2a69b9223510da3550176ccc279e185f26"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExceptionForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workerName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dictItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"EnumValue","value":"ABNORMAL_TYPE"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<ExceptionFormQuery, ExceptionFormQueryVariables>;
export const ReportExceptionDocument = {"__meta__":{"hash":"sha256:f70b2a711ea3909aa405ffe158d856dd100da8920234e306aa41a8b7b29cf8dd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportException"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportExceptionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"reportException"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ReportExceptionMutation, ReportExceptionMutationVariables>;
export const HandleAbnormalDocument = {"__meta__":{"hash":"sha256:2c6f795236181fa03bb95652e4702271743a6336d44be3fa4ee2d665c426e1e2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HandleAbnormal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HandleAbnormalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"handleAbnormal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<HandleAbnormalMutation, HandleAbnormalMutationVariables>;
export const SolveExceptionDocument = {"__meta__":{"hash":"sha256:197bdf8532172d26bee3db9b6faf5f72d9505d4382cab88f81910937695c062b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SolveException"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"way"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SolveWay"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"allowance"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Fen"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"description"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"amount"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Fen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"solveException"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"way"},"value":{"kind":"Variable","name":{"kind":"Name","value":"way"}}},{"kind":"Argument","name":{"kind":"Name","value":"allowance"},"value":{"kind":"Variable","name":{"kind":"Name","value":"allowance"}}},{"kind":"Argument","name":{"kind":"Name","value":"description"},"value":{"kind":"Variable","name":{"kind":"Name","value":"description"}}},{"kind":"Argument","name":{"kind":"Name","value":"amount"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amount"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<SolveExceptionMutation, SolveExceptionMutationVariables>;
export const PickUpRecordDocument = {"__meta__":{"hash":"sha256:6509b339b4de16baf7aba86fe9a2305e3bc053ed98b9a5ba2541bc3ceef15c5f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PickUpRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pickUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}}]}}]}}]}}]} as unknown as DocumentNode<PickUpRecordQuery, PickUpRecordQueryVariables>;
export const AboutPageDocument = {"__meta__":{"hash":"sha256:4e1fe4c03aada465308ad6623e1c27a9ea6a942beab762b06cbd49b49713fdf3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AboutPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"articles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"EnumValue","value":"ABOUT"}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]}}]} as unknown as DocumentNode<AboutPageQuery, AboutPageQueryVariables>;
export const SafetyIdentityDocument = {"__meta__":{"hash":"sha256:85e8d9c886066cd884e86a6b0ac98fea679e3fb95b6f0284999079cee96e4f12"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SafetyIdentity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"maskedPhone"}},{"kind":"Field","name":{"kind":"Name","value":"hasPayPassword"}}]}}]}}]}}]} as unknown as DocumentNode<SafetyIdentityQuery, SafetyIdentityQueryVariables>;
export const VerifyOwnCodeDocument = {"__meta__":{"hash":"sha256:67332656ed3a06092b9b158bf9508b49919d2e9337a59a57f8aa91251b6da283"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyOwnCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VerifySmsCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"verifySmsCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SmsCodeCheck"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"valid"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<VerifyOwnCodeMutation, VerifyOwnCodeMutationVariables>;
export const ChangePhoneDocument = {"__meta__":{"hash":"sha256:4b5058ad812d6d9448d33f8ba537da54f1a07db227b494000e0668c233761f3b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePhone"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePhoneInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"changePhone"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ChangePhoneMutation, ChangePhoneMutationVariables>;
export const EndSessionDocument = {"__meta__":{"hash":"sha256:7c3aebdf81d44dc262b54be04eada9322a96f7104fad23cb10db918273de3816"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"endSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sessionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessionsDocument = {"__meta__":{"hash":"sha256:3a90ccf5d9512a8710c594cc06c0a68995eb19dc860ff550083b50deb964e2ea"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"endOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const AccountStripDocument = {"__meta__":{"hash":"sha256:b8a45d328d8850300a1a588ddb067e7e675793c35a969b3eca016d2a5f45e1be"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountStrip"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}}]}}]}}]}}]} as unknown as DocumentNode<AccountStripQuery, AccountStripQueryVariables>;
export const SendSmsCodeDocument = {"__meta__":{"hash":"sha256:6c71fef4b41c3492aee22edecff5ac222f3247511cff3be2067c3a09f6aab865"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendSmsCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendSmsCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"sendSmsCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SmsCodeSent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendAfterSeconds"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<SendSmsCodeMutation, SendSmsCodeMutationVariables>;
export const AreaChildrenDocument = {"__meta__":{"hash":"sha256:56eb3c81b95548d18a3035d7aaf54c1fba0527f9f27b022fd87e7686ed70829b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AreaChildren"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"parentCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"areaChildren"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"parentCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"parentCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AreaChildrenQuery, AreaChildrenQueryVariables>;
export const AreaOptionsDocument = {"__meta__":{"hash":"sha256:0ed1944a8c9fe70a17d788dfeb47aacebc34268ae43918d15005515b51681f1b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AreaOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"provinceCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cityCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasProvince"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasCity"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"provinces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"cities"},"name":{"kind":"Name","value":"areaChildren"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"parentCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"provinceCode"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasProvince"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"districts"},"name":{"kind":"Name","value":"areaChildren"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"parentCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cityCode"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasCity"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AreaOptionsQuery, AreaOptionsQueryVariables>;
export const BatchStartDocument = {"__meta__":{"hash":"sha256:102c98f91a838eaa95ff80552e3231b5077180d53c1502f7745cbd13bd43bc81"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BatchStart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goodsTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buttons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"immediateOrder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"orderImports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderImportHead"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderImportHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"isMapped"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"good"}},{"kind":"Field","name":{"kind":"Name","value":"bad"}},{"kind":"Field","name":{"kind":"Name","value":"doubtful"}},{"kind":"Field","name":{"kind":"Name","value":"placed"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}}]}}]}}]} as unknown as DocumentNode<BatchStartQuery, BatchStartQueryVariables>;
export const BatchImportDocument = {"__meta__":{"hash":"sha256:f655915166e9fcfc759c92e02c10ee063dfe9d109f39bf858f8fbc043ffb7bec"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BatchImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"importId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"show"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ShownImportRows"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"importId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"importId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportDetail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"importRows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"importId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"importId"}}},{"kind":"Argument","name":{"kind":"Name","value":"show"},"value":{"kind":"Variable","name":{"kind":"Name","value":"show"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportRowItem"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderImportHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"isMapped"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"good"}},{"kind":"Field","name":{"kind":"Name","value":"bad"}},{"kind":"Field","name":{"kind":"Name","value":"doubtful"}},{"kind":"Field","name":{"kind":"Name","value":"placed"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderImportDetail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderImportHead"}}]}},{"kind":"Field","name":{"kind":"Name","value":"titles"}},{"kind":"Field","name":{"kind":"Name","value":"mapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}}]}},{"kind":"Field","name":{"kind":"Name","value":"preview"}},{"kind":"Field","name":{"kind":"Name","value":"mappingName"}},{"kind":"Field","name":{"kind":"Name","value":"serviceNames"}},{"kind":"Field","name":{"kind":"Name","value":"goodsNames"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"readyIds"}},{"kind":"Field","name":{"kind":"Name","value":"unpaidOrderIds"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportRowItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"issues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"identifiedAddress"}},{"kind":"Field","name":{"kind":"Name","value":"identifiedPickupAddress"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}}]} as unknown as DocumentNode<BatchImportQuery, BatchImportQueryVariables>;
export const ImportAddressesDocument = {"__meta__":{"hash":"sha256:2384c8b79698d996537b4affa58a8990c89f1fa31d6a9546586648dd84dcf8db"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportAddresses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"importId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importRows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"importId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"importId"}}},{"kind":"Argument","name":{"kind":"Name","value":"show"},"value":{"kind":"EnumValue","value":"GOOD"}},{"kind":"Argument","name":{"kind":"Name","value":"isDoubtfulFirst"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportRowItem"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportRowItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"issues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"identifiedAddress"}},{"kind":"Field","name":{"kind":"Name","value":"identifiedPickupAddress"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}}]} as unknown as DocumentNode<ImportAddressesQuery, ImportAddressesQueryVariables>;
export const ChangeImportRowDocument = {"__meta__":{"hash":"sha256:48dae38497da3db344628c3090a32c2949e85f3e02e7ecc78eaf7d58f417bed6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeImportRow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"importId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rowId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"field"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportField"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"value"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isForSame"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"changeImportRow"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"importId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"importId"}}},{"kind":"Argument","name":{"kind":"Name","value":"rowId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rowId"}}},{"kind":"Argument","name":{"kind":"Name","value":"field"},"value":{"kind":"Variable","name":{"kind":"Name","value":"field"}}},{"kind":"Argument","name":{"kind":"Name","value":"value"},"value":{"kind":"Variable","name":{"kind":"Name","value":"value"}}},{"kind":"Argument","name":{"kind":"Name","value":"isForSame"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isForSame"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ChangeImportRowMutation, ChangeImportRowMutationVariables>;
export const MapOrderImportDocument = {"__meta__":{"hash":"sha256:24d3f47a740c9bb7383f0b80b4a7582c3ff87c25d653a175036ad332e155dca5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MapOrderImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"importId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mapping"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MappedFieldInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"mapOrderImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"importId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"importId"}}},{"kind":"Argument","name":{"kind":"Name","value":"mapping"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mapping"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<MapOrderImportMutation, MapOrderImportMutationVariables>;
export const AddImportGoodsDocument = {"__meta__":{"hash":"sha256:eb325cdf6b28964843dc2771a576998bbd25778ddeb91683917833fb6b16f624"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddImportGoods"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"importId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"goodsTypeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"imageUrl"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"addImportGoods"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"importId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"importId"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"goodsTypeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"goodsTypeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"imageUrl"},"value":{"kind":"Variable","name":{"kind":"Name","value":"imageUrl"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<AddImportGoodsMutation, AddImportGoodsMutationVariables>;
export const DiscardOrderImportDocument = {"__meta__":{"hash":"sha256:5dc15b61d5bbf74e91b74707ab163da3e1e9abac2001c096802a59b777e928e2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DiscardOrderImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"importId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"discardOrderImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"importId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"importId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<DiscardOrderImportMutation, DiscardOrderImportMutationVariables>;
export const SubmitImportRowsDocument = {"__meta__":{"hash":"sha256:932f8dc6f5fadf57c05f9cca3d593e34df677938ebb47cdb8ff6a18ffc10008e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitImportRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rowIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"priceWay"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PriceWay"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"submitImportRows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rowIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rowIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"priceWay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"priceWay"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubmittedRows"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rowId"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<SubmitImportRowsMutation, SubmitImportRowsMutationVariables>;
export const ImportTemplateDocument = {"__meta__":{"hash":"sha256:d9343424d555dd72424f86ded6bd355a4684e05a8318af2ad0f660e25f49c8f1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderType"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderType"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]}}]} as unknown as DocumentNode<ImportTemplateQuery, ImportTemplateQueryVariables>;
export const OrderBidsDocument = {"__meta__":{"hash":"sha256:db40e8269b230da98eac60c76bb8f0875a8a13074c003d05f27f8f81b6e9d6f8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderBids"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderBids"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platformPrice"}},{"kind":"Field","name":{"kind":"Name","value":"bids"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"distance"}},{"kind":"Field","name":{"kind":"Name","value":"isPicked"}},{"kind":"Field","name":{"kind":"Name","value":"master"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"stars"}},{"kind":"Field","name":{"kind":"Name","value":"ratings"}},{"kind":"Field","name":{"kind":"Name","value":"finishedOrders"}}]}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OrderBidsQuery, OrderBidsQueryVariables>;
export const PickBidDocument = {"__meta__":{"hash":"sha256:809c2ec7580feccd0f7ea025afbef71f4e622c62c584c394f538f2a7f4debde7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PickBid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PickBidInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"pickBid"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<PickBidMutation, PickBidMutationVariables>;
export const AskAboutBidDocument = {"__meta__":{"hash":"sha256:0d20c8a378b327e38724b9c5e26c9b9bba2ca7116174896eb3dab70008005cda"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AskAboutBid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AskAboutBidInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"askAboutBid"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<AskAboutBidMutation, AskAboutBidMutationVariables>;
export const TakePlatformPriceDocument = {"__meta__":{"hash":"sha256:c3a7309be7e45365ecc5e73433d3b61f7c1914c2edb282ee8b75c4e25b916be9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakePlatformPrice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quotedTotalFee"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Fen"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"takePlatformPrice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"quotedTotalFee"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quotedTotalFee"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<TakePlatformPriceMutation, TakePlatformPriceMutationVariables>;
export const RequestInvoiceDocument = {"__meta__":{"hash":"sha256:708b5f0ab279488784dcbd2782a488ac71917314879ca7a4b9bcb2629d5aad25"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestInvoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvoiceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"requestInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<RequestInvoiceMutation, RequestInvoiceMutationVariables>;
export const StartCallDocument = {"__meta__":{"hash":"sha256:397f2aa9495f3754f682c98d7f49ccf9108f9434d53fb3f08bdbba92de56b382"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartCall"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"callType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CallType"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"startCall"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"callType"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LiveCall"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LiveCall"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Call"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"senderId"}},{"kind":"Field","name":{"kind":"Name","value":"senderName"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"gatewayUrl"}},{"kind":"Field","name":{"kind":"Name","value":"iceServers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urls"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"credential"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<StartCallMutation, StartCallMutationVariables>;
export const InformCallDocument = {"__meta__":{"hash":"sha256:93974b584d91bcea9639fcd94d3f8a3a336d44953bd62c7509284de2ce6dcc89"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InformCall"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"callId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"informCall"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"callId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"callId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<InformCallMutation, InformCallMutationVariables>;
export const AnswerCallDocument = {"__meta__":{"hash":"sha256:440760ba9b097b825b7bacae1dce8f4c34649ba04792a2ef0eb1fe94e8aee702"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerCall"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"callId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"windowKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"answerCall"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"callId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"callId"}}},{"kind":"Argument","name":{"kind":"Name","value":"windowKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"windowKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LiveCall"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LiveCall"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Call"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"senderId"}},{"kind":"Field","name":{"kind":"Name","value":"senderName"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"gatewayUrl"}},{"kind":"Field","name":{"kind":"Name","value":"iceServers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urls"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"credential"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<AnswerCallMutation, AnswerCallMutationVariables>;
export const KeepCallDocument = {"__meta__":{"hash":"sha256:c8c270e630d764fd5245927420b93177ad309ca008102f67f617d6c0d6bddf74"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepCall"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"callId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"keepCall"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"callId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"callId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LiveCall"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LiveCall"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Call"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"senderId"}},{"kind":"Field","name":{"kind":"Name","value":"senderName"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"gatewayUrl"}},{"kind":"Field","name":{"kind":"Name","value":"iceServers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urls"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"credential"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<KeepCallMutation, KeepCallMutationVariables>;
export const EndCallDocument = {"__meta__":{"hash":"sha256:1d7cf7d36c554d536f1517467aaf382add2e26866d997cdf86868b4d36987984"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndCall"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"callId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"senderId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"windowKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCall"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"callId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"callId"}}},{"kind":"Argument","name":{"kind":"Name","value":"senderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"senderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"windowKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"windowKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<EndCallMutation, EndCallMutationVariables>;
export const CurrentCallDocument = {"__meta__":{"hash":"sha256:2de0187ccea0663515ee9f014d2f42d1be6cc056bc491f23ec30ab648c25a7c0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CurrentCall"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentCall"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LiveCall"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LiveCall"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Call"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"senderId"}},{"kind":"Field","name":{"kind":"Name","value":"senderName"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"gatewayUrl"}},{"kind":"Field","name":{"kind":"Name","value":"iceServers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urls"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"credential"}}]}}]}}]}}]} as unknown as DocumentNode<CurrentCallQuery, CurrentCallQueryVariables>;
export const OrderContactDocument = {"__meta__":{"hash":"sha256:b1681825d72701bd9a20008ef71b9067af785fae9ddc38c490a2f63ea292f8f7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderContact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"isPlatform"}},{"kind":"Field","name":{"kind":"Name","value":"workerName"}},{"kind":"Field","name":{"kind":"Name","value":"workerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"isCallable"}},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}}]}}]}}]}}]} as unknown as DocumentNode<OrderContactQuery, OrderContactQueryVariables>;
export const StartSliderCaptchaDocument = {"__meta__":{"hash":"sha256:32f304f38a15654bb5dd28aa98f0a11fcae3331506e9882f6afb16d097e5a32a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartSliderCaptcha"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"startSliderCaptcha"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SliderChallenge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"challenge"}},{"kind":"Field","name":{"kind":"Name","value":"gt"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"isProviderOnline"}},{"kind":"Field","name":{"kind":"Name","value":"puzzle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"background"}},{"kind":"Field","name":{"kind":"Name","value":"piece"}},{"kind":"Field","name":{"kind":"Name","value":"pieceWidth"}},{"kind":"Field","name":{"kind":"Name","value":"pieceHeight"}},{"kind":"Field","name":{"kind":"Name","value":"pieceTop"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<StartSliderCaptchaMutation, StartSliderCaptchaMutationVariables>;
export const SolveSliderCaptchaDocument = {"__meta__":{"hash":"sha256:0cf7da3903745f1e79fcf39924f4bed5baa1a4604f4a2b031b924b3213f9cf23"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SolveSliderCaptcha"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SolveSliderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"solveSliderCaptcha"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SliderSolution"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"validate"}},{"kind":"Field","name":{"kind":"Name","value":"seccode"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<SolveSliderCaptchaMutation, SolveSliderCaptchaMutationVariables>;
export const ValidateCaptchaDocument = {"__meta__":{"hash":"sha256:a31117ad0616c95908451b43c39f072f255f3c1bacd274356448bffdac8d8760"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ValidateCaptcha"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ValidateCaptchaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"validateCaptcha"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CaptchaGrant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grant"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ValidateCaptchaMutation, ValidateCaptchaMutationVariables>;
export const ComplainableOrdersDocument = {"__meta__":{"hash":"sha256:ecb9b538c60f32ca4fa558cca38f83838e5b96e65927dc2379500924bd637a2b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComplainableOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"complainableOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"hasWorkerToBlame"}},{"kind":"Field","name":{"kind":"Name","value":"openObjects"}}]}}]}}]}}]} as unknown as DocumentNode<ComplainableOrdersQuery, ComplainableOrdersQueryVariables>;
export const FileComplaintDocument = {"__meta__":{"hash":"sha256:f444a4034c0894cd1549abd16cbd848539ffa65bd1407ea854e1fc8b52d459df"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FileComplaint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ComplaintInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"fileComplaint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<FileComplaintMutation, FileComplaintMutationVariables>;
export const RevokeComplaintDocument = {"__meta__":{"hash":"sha256:10721cadfe91ea782809e04f0d72c5ff7b04669cbb1b50cf2488aafdf8238853"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeComplaint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"revokeComplaint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<RevokeComplaintMutation, RevokeComplaintMutationVariables>;
export const HelpPageDocument = {"__meta__":{"hash":"sha256:cdabb7a28621db4299ad7754f22b68fa8a83211e1e0b2f3dceee5ca18211be89"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HelpPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"title"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"articles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"EnumValue","value":"HELP"}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"article"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"EnumValue","value":"HELP"}},{"kind":"Argument","name":{"kind":"Name","value":"title"},"value":{"kind":"Variable","name":{"kind":"Name","value":"title"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<HelpPageQuery, HelpPageQueryVariables>;
export const HelpSearchDocument = {"__meta__":{"hash":"sha256:0abc74aef1acf362068ef2e77aa8e29924b7f6d7aead762d428bb1f51709c474"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HelpSearch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"articles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"EnumValue","value":"HELP"}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]}}]} as unknown as DocumentNode<HelpSearchQuery, HelpSearchQueryVariables>;
export const EndFirstStepsDocument = {"__meta__":{"hash":"sha256:692e9871dfb3418755bdc2882c0257d25d8965f1ed23560fe87af2786430e08f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndFirstSteps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"endFirstSteps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<EndFirstStepsMutation, EndFirstStepsMutationVariables>;
export const HomeCardsDocument = {"__meta__":{"hash":"sha256:98ec02325f67d40eaac80ba1b0db787ca33451dba038f204022891116b245fa5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeCards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adverts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"location"},"value":{"kind":"EnumValue","value":"CUSTOMER_HOME"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdvertCarousel"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"notices"},"name":{"kind":"Name","value":"articles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"EnumValue","value":"NOTICE"}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticesCard"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"help"},"name":{"kind":"Name","value":"articles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"EnumValue","value":"HELP"}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HelpCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderAlerts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnsolvedCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AbnormalPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Reminder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Consignment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consignment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"hasArrived"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"company"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LogisticsCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConsignmentPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Consignment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdvertCarousel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Advert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticesCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArticlePage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HelpCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArticlePage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderAlerts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"abnormal"},"name":{"kind":"Name","value":"abnormalRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"NOT_FOLLOW_UP"}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"4"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UnsolvedCard"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"unanswered"},"name":{"kind":"Name","value":"orderMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"topic"},"value":{"kind":"EnumValue","value":"UNANSWERED"}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Reminder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"rescheduled"},"name":{"kind":"Name","value":"orderMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"topic"},"value":{"kind":"EnumValue","value":"RESCHEDULED"}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Reminder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"consignments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"4"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogisticsCard"}}]}}]}}]} as unknown as DocumentNode<HomeCardsQuery, HomeCardsQueryVariables>;
export const HomeNoticeDocument = {"__meta__":{"hash":"sha256:732497b61d6a128d468593bd12aac0503c7788a493f1ed9a9840aeb1fc061e65"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"EnumValue","value":"NOTICE"}},{"kind":"Argument","name":{"kind":"Name","value":"articleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<HomeNoticeQuery, HomeNoticeQueryVariables>;
export const HomeAlertsDocument = {"__meta__":{"hash":"sha256:c7c41039943561ea114d9c955d695438ce153912b654e5e886ba3f82ff264d86"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeAlerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderAlerts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnsolvedCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AbnormalPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Reminder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Consignment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consignment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"hasArrived"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"company"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LogisticsCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConsignmentPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Consignment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderAlerts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"abnormal"},"name":{"kind":"Name","value":"abnormalRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"NOT_FOLLOW_UP"}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"4"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UnsolvedCard"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"unanswered"},"name":{"kind":"Name","value":"orderMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"topic"},"value":{"kind":"EnumValue","value":"UNANSWERED"}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Reminder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"rescheduled"},"name":{"kind":"Name","value":"orderMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"topic"},"value":{"kind":"EnumValue","value":"RESCHEDULED"}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Reminder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"consignments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"4"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogisticsCard"}}]}}]}}]} as unknown as DocumentNode<HomeAlertsQuery, HomeAlertsQueryVariables>;
export const HomeDayVisitsDocument = {"__meta__":{"hash":"sha256:e2632573ce23fa788189367fb4bf6238145fa8934233c291e647be8c48e0ad18"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeDayVisits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"INSERVICE"}},{"kind":"ObjectField","name":{"kind":"Name","value":"appointedFrom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"appointedTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"APPOINTMENT_ASC"}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecentOrder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderAmount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemThumbnails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OverdueVisit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextStep"}},{"kind":"Field","name":{"kind":"Name","value":"visitDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"overdueStep"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderMatters"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"matters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderStatus"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"displayStatus"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acceptanceDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAcceptanceDelayed"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OverdueVisit"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderMatters"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderActions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"blockedActions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"matters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecentOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"displayAddress"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentAt"}},{"kind":"Field","name":{"kind":"Name","value":"workerName"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderAmount"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemThumbnails"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderStatus"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderActions"}}]}}]} as unknown as DocumentNode<HomeDayVisitsQuery, HomeDayVisitsQueryVariables>;
export const HomeVisitDaysDocument = {"__meta__":{"hash":"sha256:80602727f11af636c00d4096d720e23fc525de17ee9eaff817ec90b7573df067"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeVisitDays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"monthOffset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visitDays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"monthOffset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"monthOffset"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"EnumValue","value":"INSERVICE"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<HomeVisitDaysQuery, HomeVisitDaysQueryVariables>;
export const HomeWaybillDocument = {"__meta__":{"hash":"sha256:a5e19cdf99b63dea11918c25dc0c2504d01296cd10d50e7f860294401bbb314a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeWaybill"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waybillTrack"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrackFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrackFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaybillTrack"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<HomeWaybillQuery, HomeWaybillQueryVariables>;
export const CreateApiKeyDocument = {"__meta__":{"hash":"sha256:18b4b9ed3ffca00213c5580fb0cf2c9ed352db72f2af55fea19222e6d7a9f24d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateApiKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"createApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FreshApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<CreateApiKeyMutation, CreateApiKeyMutationVariables>;
export const RotateApiKeyDocument = {"__meta__":{"hash":"sha256:443064bdaf6de16f278e16d725f8344a94f1ac7f980f0c0dcc923e86968c0d7e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotateApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"rotateApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FreshApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<RotateApiKeyMutation, RotateApiKeyMutationVariables>;
export const RevokeApiKeyDocument = {"__meta__":{"hash":"sha256:1aaa305e2260290a73fe8d375f112ef71b2d4ddaa276dd5d5525f02c399418ae"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"revokeApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>;
export const SendFeedbackDocument = {"__meta__":{"hash":"sha256:ca6bcf3c118198c266e36841d682f9ccfa921caa8f0ba0829ba8932e6d775de7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendFeedback"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"content"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"imageUrls"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"sendFeedback"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"content"},"value":{"kind":"Variable","name":{"kind":"Name","value":"content"}}},{"kind":"Argument","name":{"kind":"Name","value":"imageUrls"},"value":{"kind":"Variable","name":{"kind":"Name","value":"imageUrls"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<SendFeedbackMutation, SendFeedbackMutationVariables>;
export const OrderFollowUpsDocument = {"__meta__":{"hash":"sha256:ac4bdcc23879d89c8ecf3059e57e2e807b0df7cc5848f21210b888ed5a787379"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderFollowUps"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"followUps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<OrderFollowUpsQuery, OrderFollowUpsQueryVariables>;
export const AddFollowUpDocument = {"__meta__":{"hash":"sha256:070f263bdf3e390efdee4269dcbb3e96e9ebc1e5272e0f1b614793406a40508c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddFollowUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FollowUpInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"addFollowUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<AddFollowUpMutation, AddFollowUpMutationVariables>;
export const EditFollowUpDocument = {"__meta__":{"hash":"sha256:91719d5a600ca9b05f737d9458c40739be8bb2a9282b7f6e441633194ca7349d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditFollowUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FollowUpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"editFollowUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<EditFollowUpMutation, EditFollowUpMutationVariables>;
export const DeleteFollowUpDocument = {"__meta__":{"hash":"sha256:133040cf36c0f365f88c5cbe6fddec9076fc1beb967fb4522a0fba6642d49900"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteFollowUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"deleteFollowUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<DeleteFollowUpMutation, DeleteFollowUpMutationVariables>;
export const DeleteLibraryGoodsDocument = {"__meta__":{"hash":"sha256:3f34dea35c52a385d94f72e0adbf8f668d36df99096501b50fcf613c6ce26117"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteLibraryGoods"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"deleteLibraryGoods"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<DeleteLibraryGoodsMutation, DeleteLibraryGoodsMutationVariables>;
export const GoodsFormPageDocument = {"__meta__":{"hash":"sha256:674b63ced5cbde13ca4a89447c7523d3ec9c75a04043beac15560d1c71bdbfe9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GoodsFormPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasGood"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goodsTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"libraryGood"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasGood"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeId"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"videoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"shopUrl"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"volume"}},{"kind":"Field","name":{"kind":"Name","value":"packingCount"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"costPrice"}}]}}]}}]}}]} as unknown as DocumentNode<GoodsFormPageQuery, GoodsFormPageQueryVariables>;
export const GoodsBySkuDocument = {"__meta__":{"hash":"sha256:a7eabb8002fee9c5de5a1465e7f3ab7e8ab3ad7e5ebbbf8c51d941cafc1a0d1c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GoodsBySku"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sku"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"libraryGoodBySku"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sku"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sku"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<GoodsBySkuQuery, GoodsBySkuQueryVariables>;
export const AddLibraryGoodsDocument = {"__meta__":{"hash":"sha256:98601db83af36f8b320e23bf59c02da63f381eaacec1edea91ed959fa4bf7299"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddLibraryGoods"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LibraryGoodsInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"addLibraryGoods"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<AddLibraryGoodsMutation, AddLibraryGoodsMutationVariables>;
export const ChangeLibraryGoodsDocument = {"__meta__":{"hash":"sha256:879de990d2254ccef56914f6bd88ecbddab33a0ad07fb433256030ac6375f360"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeLibraryGoods"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LibraryGoodsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"changeLibraryGoods"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ChangeLibraryGoodsMutation, ChangeLibraryGoodsMutationVariables>;
export const PasteLibraryGoodsDocument = {"__meta__":{"hash":"sha256:d3a19da803554cce5a67bc8ee4efdde800fc2073c1471f02363139c06a06a94b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PasteLibraryGoods"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"imageUrl"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"goods"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PastedGoodsInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"pasteLibraryGoods"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"imageUrl"},"value":{"kind":"Variable","name":{"kind":"Name","value":"imageUrl"}}},{"kind":"Argument","name":{"kind":"Name","value":"goods"},"value":{"kind":"Variable","name":{"kind":"Name","value":"goods"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LibraryGoodsPasted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<PasteLibraryGoodsMutation, PasteLibraryGoodsMutationVariables>;
export const ApplyAsServiceProviderDocument = {"__meta__":{"hash":"sha256:aab02d2d9ffc4d320f48469b98955321581b299970d6823d7045e5df6582c9d9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyAsServiceProvider"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceApplicationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"applyAsServiceProvider"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceApplicationSent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ApplyAsServiceProviderMutation, ApplyAsServiceProviderMutationVariables>;
export const LogisticsCompaniesDocument = {"__meta__":{"hash":"sha256:99709b97b7e7265eb26a0c687aaa1d58f0cde13cd942c13e74590a84801624b9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LogisticsCompanies"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logisticsCompanies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<LogisticsCompaniesQuery, LogisticsCompaniesQueryVariables>;
export const AddressLocationDocument = {"__meta__":{"hash":"sha256:36ce6a8aeaa20c4c894ed3aab4496346f9714a8cd78da9ae4de91d95574ceeb6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AddressLocation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"address"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addressLocation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"address"},"value":{"kind":"Variable","name":{"kind":"Name","value":"address"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lng"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}}]}}]}}]} as unknown as DocumentNode<AddressLocationQuery, AddressLocationQueryVariables>;
export const PointAddressDocument = {"__meta__":{"hash":"sha256:68b7b0fb30962885f0e167f5735c3a82647ebc8d27efaaa613782bc5f88b01a0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PointAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lng"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lat"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pointAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lng"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lng"}}},{"kind":"Argument","name":{"kind":"Name","value":"lat"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lat"}}}]}]}}]} as unknown as DocumentNode<PointAddressQuery, PointAddressQueryVariables>;
export const OrderMarkupsDocument = {"__meta__":{"hash":"sha256:bb40f3a6c8b25bae37f52f23c275d111f9ba7f13239c61dba9b1d757022d5efe"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderMarkups"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MarkupItem"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MarkupItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Markup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"isRequest"}},{"kind":"Field","name":{"kind":"Name","value":"isCancellable"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"markupType"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdByPhone"}},{"kind":"Field","name":{"kind":"Name","value":"rejectReason"}},{"kind":"Field","name":{"kind":"Name","value":"dealtAt"}},{"kind":"Field","name":{"kind":"Name","value":"payWay"}}]}}]} as unknown as DocumentNode<OrderMarkupsQuery, OrderMarkupsQueryVariables>;
export const MarkupRequestsDocument = {"__meta__":{"hash":"sha256:2b9073b5b9a35835177b8e834e8cf27daeaf1b818cd4988d18177d11c8d7d19a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MarkupRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markupRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MarkupItem"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MarkupItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Markup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"isRequest"}},{"kind":"Field","name":{"kind":"Name","value":"isCancellable"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"markupType"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdByPhone"}},{"kind":"Field","name":{"kind":"Name","value":"rejectReason"}},{"kind":"Field","name":{"kind":"Name","value":"dealtAt"}},{"kind":"Field","name":{"kind":"Name","value":"payWay"}}]}}]} as unknown as DocumentNode<MarkupRequestsQuery, MarkupRequestsQueryVariables>;
export const MarkupStateDocument = {"__meta__":{"hash":"sha256:cf7ebb6c57f9c762dc1b3d7ee7c9fe790b4a08b5bd1c0c833daa01b06bf3cfe1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MarkupState"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isRequest"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"isRequest"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isRequest"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<MarkupStateQuery, MarkupStateQueryVariables>;
export const MarkupOrderDocument = {"__meta__":{"hash":"sha256:8e16ad7cf8731b6b3b3beeeb304db0c6c5304616905871b5f8ce36fdda15499f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MarkupOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isMarkupOver"}}]}},{"kind":"Field","name":{"kind":"Name","value":"blockedActions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"dictItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"EnumValue","value":"MARKUP_TYPE"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<MarkupOrderQuery, MarkupOrderQueryVariables>;
export const MarkupRequestOrderDocument = {"__meta__":{"hash":"sha256:cd9ba987234f59b93fb7e357b9fa9b498fdd27125344dfff1232a88f0fde4fee"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MarkupRequestOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isMarkupOver"}}]}},{"kind":"Field","name":{"kind":"Name","value":"blockedActions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<MarkupRequestOrderQuery, MarkupRequestOrderQueryVariables>;
export const PayMarkupDocument = {"__meta__":{"hash":"sha256:b57d17fa40bd7c8e7d4aaaf605b19044b6b666940c3c96c098539e83f5b8f166"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PayMarkup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PayMarkupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"payMarkup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MarkupPayment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markupId"}},{"kind":"Field","name":{"kind":"Name","value":"pageHtml"}},{"kind":"Field","name":{"kind":"Name","value":"qrCode"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<PayMarkupMutation, PayMarkupMutationVariables>;
export const ApproveMarkupDocument = {"__meta__":{"hash":"sha256:544b596bb2fb0c0ff5bc3332d82fc2d670912ec0706ba0bd8822d811594dac1d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApproveMarkup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApproveMarkupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"approveMarkup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MarkupPayment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markupId"}},{"kind":"Field","name":{"kind":"Name","value":"pageHtml"}},{"kind":"Field","name":{"kind":"Name","value":"qrCode"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ApproveMarkupMutation, ApproveMarkupMutationVariables>;
export const RejectMarkupDocument = {"__meta__":{"hash":"sha256:ec6b062fed95cccb2076c642be3bb2ec7df19e3b6baaceaf8475a362f7a2c28e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RejectMarkup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"markupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"rejectMarkup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"markupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"markupId"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<RejectMarkupMutation, RejectMarkupMutationVariables>;
export const CancelMarkupDocument = {"__meta__":{"hash":"sha256:f125eed1e9d96dcb6d3a9b2499fcb6944fbffe3987fca98f519f65f3708a85e6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelMarkup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"markupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"cancelMarkup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"markupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"markupId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<CancelMarkupMutation, CancelMarkupMutationVariables>;
export const PushKeyDocument = {"__meta__":{"hash":"sha256:27e21ec909fee26c8408f5b0d4e4bc865d9d611c49b9ef3351a67c02d223a9e2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PushKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pushKey"}}]}}]}}]} as unknown as DocumentNode<PushKeyQuery, PushKeyQueryVariables>;
export const AddPushBrowserDocument = {"__meta__":{"hash":"sha256:ebf8d86678b5ab163436b013a0cc495146bc234f235394957eb138953f1f1968"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPushBrowser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endpoint"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"p256dh"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"auth"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"addPushBrowser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"endpoint"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endpoint"}}},{"kind":"Argument","name":{"kind":"Name","value":"p256dh"},"value":{"kind":"Variable","name":{"kind":"Name","value":"p256dh"}}},{"kind":"Argument","name":{"kind":"Name","value":"auth"},"value":{"kind":"Variable","name":{"kind":"Name","value":"auth"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<AddPushBrowserMutation, AddPushBrowserMutationVariables>;
export const RemovePushBrowserDocument = {"__meta__":{"hash":"sha256:28c8b0938d51364eebf165e593a7adeca63a08f2508935f9b2e02ee4a62331ad"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePushBrowser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endpoint"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"removePushBrowser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"endpoint"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endpoint"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<RemovePushBrowserMutation, RemovePushBrowserMutationVariables>;
export const MarkMessageReadDocument = {"__meta__":{"hash":"sha256:3e54c3f9c32f6ae65d946cb55c2b4d6fd986cf28b2037512bd63785b560a53af"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkMessageRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"messageId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"markMessageRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"messageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"messageId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<MarkMessageReadMutation, MarkMessageReadMutationVariables>;
export const MarkAllMessagesReadDocument = {"__meta__":{"hash":"sha256:60e337fe0e0134bb6f78d4bab9ce4234e6d9a3f866d5543cda1d8289e34eedcd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkAllMessagesRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MessageKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"title"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"markAllMessagesRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"title"},"value":{"kind":"Variable","name":{"kind":"Name","value":"title"}}},{"kind":"Argument","name":{"kind":"Name","value":"asOf"},"value":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<MarkAllMessagesReadMutation, MarkAllMessagesReadMutationVariables>;
export const MarkMessageGroupReadDocument = {"__meta__":{"hash":"sha256:ba5724a55b0557d73ee3a6a905660fef812219b9af1491b2aee31f4ea278f18e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkMessageGroupRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MessageKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"markMessageGroupRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"asOf"},"value":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<MarkMessageGroupReadMutation, MarkMessageGroupReadMutationVariables>;
export const SaveMessageSettingsDocument = {"__meta__":{"hash":"sha256:cf2f1ef1d39212e2ec761f228cbeddc430188cd25f3677e5a28439664b4c2034"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveMessageSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offTopics"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MessageTopic"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quietHours"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"QuietHoursInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"saveMessageSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"offTopics"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offTopics"}}},{"kind":"Argument","name":{"kind":"Name","value":"quietHours"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quietHours"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<SaveMessageSettingsMutation, SaveMessageSettingsMutationVariables>;
export const SaveReminderSettingsDocument = {"__meta__":{"hash":"sha256:44b061997b8649f292d6077eee823f6f855cbc83bd642e5a3426804d0b244798"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveReminderSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sms"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReminderEvent"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"wechat"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReminderEvent"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quietHours"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"QuietHoursInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isSmsOff"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"saveReminderSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sms"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sms"}}},{"kind":"Argument","name":{"kind":"Name","value":"wechat"},"value":{"kind":"Variable","name":{"kind":"Name","value":"wechat"}}},{"kind":"Argument","name":{"kind":"Name","value":"quietHours"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quietHours"}}},{"kind":"Argument","name":{"kind":"Name","value":"isSmsOff"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isSmsOff"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<SaveReminderSettingsMutation, SaveReminderSettingsMutationVariables>;
export const MessageSettingsDocument = {"__meta__":{"hash":"sha256:6bef7b957d024830be729986256cf8491ff2ffffa0534ebe6382c38eb7a02a4a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MessageSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offTopics"}},{"kind":"Field","name":{"kind":"Name","value":"quietHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"reminderSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sms"}},{"kind":"Field","name":{"kind":"Name","value":"wechat"}},{"kind":"Field","name":{"kind":"Name","value":"quietHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isSmsOff"}},{"kind":"Field","name":{"kind":"Name","value":"hasSms"}},{"kind":"Field","name":{"kind":"Name","value":"hasWechat"}},{"kind":"Field","name":{"kind":"Name","value":"isWechatBound"}}]}}]}}]}}]} as unknown as DocumentNode<MessageSettingsQuery, MessageSettingsQueryVariables>;
export const AbnormalCountDocument = {"__meta__":{"hash":"sha256:e8e51f3150d2777adfb79a2373667798d92c7da5d6bd197750b51d06bc0e7670"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AbnormalCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filter"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<AbnormalCountQuery, AbnormalCountQueryVariables>;
export const OrderDetailDocument = {"__meta__":{"hash":"sha256:ee2bd70e957dff6c4c94d61cef3b66fa6e724e0e4c64510af099e4e512b733d8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderDetail"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderAmount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OverdueVisit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextStep"}},{"kind":"Field","name":{"kind":"Name","value":"visitDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"overdueStep"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderMatters"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"matters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderStatus"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"displayStatus"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acceptanceDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAcceptanceDelayed"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OverdueVisit"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderMatters"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderActions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"blockedActions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"matters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CopyOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"provinceName"}},{"kind":"Field","name":{"kind":"Name","value":"cityName"}},{"kind":"Field","name":{"kind":"Name","value":"displayAddress"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"displayStatus"}},{"kind":"Field","name":{"kind":"Name","value":"matters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemThumbnails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisitTime"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"expectedAt"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentAt"}},{"kind":"Field","name":{"kind":"Name","value":"servicePeriods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}},{"kind":"Field","name":{"kind":"Name","value":"visitDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pickUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"editRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderDetailHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"displayAddress"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderAmount"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderStatus"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderActions"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CopyOrder"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemThumbnails"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VisitTime"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditRequest"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"evaluation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OverdueVisit"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MasterCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"workerName"}},{"kind":"Field","name":{"kind":"Name","value":"workerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"workerAvatar"}},{"kind":"Field","name":{"kind":"Name","value":"workerVerifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"masterRating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"average"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoodsList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"packingMethod"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"videoUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BasicInfo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expectedAt"}},{"kind":"Field","name":{"kind":"Name","value":"servicePeriods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}},{"kind":"Field","name":{"kind":"Name","value":"packingCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalVolume"}},{"kind":"Field","name":{"kind":"Name","value":"isArrival"}},{"kind":"Field","name":{"kind":"Name","value":"needsPickup"}},{"kind":"Field","name":{"kind":"Name","value":"logisticsCompany"}},{"kind":"Field","name":{"kind":"Name","value":"logisticsNo"}},{"kind":"Field","name":{"kind":"Name","value":"logisticsPhone"}},{"kind":"Field","name":{"kind":"Name","value":"pickupCode"}},{"kind":"Field","name":{"kind":"Name","value":"pickupAddress"}},{"kind":"Field","name":{"kind":"Name","value":"transportAt"}},{"kind":"Field","name":{"kind":"Name","value":"verifType"}},{"kind":"Field","name":{"kind":"Name","value":"verifOrderNo"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"shopOrderNo"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GoodsList"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"provinceName"}},{"kind":"Field","name":{"kind":"Name","value":"cityName"}},{"kind":"Field","name":{"kind":"Name","value":"displayAddress"}},{"kind":"Field","name":{"kind":"Name","value":"hasLift"}},{"kind":"Field","name":{"kind":"Name","value":"floors"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeeTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}}]}},{"kind":"Field","name":{"kind":"Name","value":"originalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"payWay"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderAmount"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentNo"}},{"kind":"Field","name":{"kind":"Name","value":"paidMarkups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"payWay"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderFees"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FeeTable"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderTimeline"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderService"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"log"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}},{"kind":"Field","name":{"kind":"Name","value":"takenAt"}},{"kind":"Field","name":{"kind":"Name","value":"takenArea"}},{"kind":"Field","name":{"kind":"Name","value":"operatorName"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DetailTimeline"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"displayAddress"}},{"kind":"Field","name":{"kind":"Name","value":"pickupAddress"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}}]}},{"kind":"Field","name":{"kind":"Name","value":"log"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderTimeline"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Appointment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointmentAt"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isAppointed"}},{"kind":"Field","name":{"kind":"Name","value":"appointFailReason"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PickUp"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderService"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pickupCar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"driverName"}},{"kind":"Field","name":{"kind":"Name","value":"driverPhone"}},{"kind":"Field","name":{"kind":"Name","value":"dispatcher"}},{"kind":"Field","name":{"kind":"Name","value":"dispatcherPhone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pickupCarType"}},{"kind":"Field","name":{"kind":"Name","value":"pickupDistance"}},{"kind":"Field","name":{"kind":"Name","value":"pickedUpBy"}},{"kind":"Field","name":{"kind":"Name","value":"pickedUpByPhone"}},{"kind":"Field","name":{"kind":"Name","value":"pickUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}}]}},{"kind":"Field","name":{"kind":"Name","value":"log"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignIn"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderService"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"isAreaNormal"}},{"kind":"Field","name":{"kind":"Name","value":"isTimeNormal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Evaluation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderService"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"evaluation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"star"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"isAnonymous"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceInfo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"workerName"}},{"kind":"Field","name":{"kind":"Name","value":"workerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAcceptedBySystem"}},{"kind":"Field","name":{"kind":"Name","value":"displayAddress"}},{"kind":"Field","name":{"kind":"Name","value":"pickupAddress"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Appointment"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pickUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"completion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}}]}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"rejectReason"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PickUp"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignIn"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Evaluation"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LogisticsInfo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"logisticsNo"}},{"kind":"Field","name":{"kind":"Name","value":"logisticsCompany"}},{"kind":"Field","name":{"kind":"Name","value":"isArrival"}},{"kind":"Field","name":{"kind":"Name","value":"needsPickup"}},{"kind":"Field","name":{"kind":"Name","value":"pickupAddress"}},{"kind":"Field","name":{"kind":"Name","value":"displayAddress"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pickUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderBiddingFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderDetailHead"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderProgress"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MasterCard"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BasicInfo"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderFees"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DetailTimeline"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceInfo"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogisticsInfo"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderBiddingFacts"}}]}}]} as unknown as DocumentNode<OrderDetailQuery, OrderDetailQueryVariables>;
export const OrderPlacesDocument = {"__meta__":{"hash":"sha256:5f054eea95740aeb908ccd6e1cb4cde28bcbbe2794c4b02efe5b828041252b33"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderPlaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"places"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderPlaceFacts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderPlaceFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderPlaces"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lng"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pickup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lng"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lng"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pickupDistance"}},{"kind":"Field","name":{"kind":"Name","value":"isDrivingDistance"}},{"kind":"Field","name":{"kind":"Name","value":"route"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lng"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}}]}}]}}]} as unknown as DocumentNode<OrderPlacesQuery, OrderPlacesQueryVariables>;
export const WaybillTrackDocument = {"__meta__":{"hash":"sha256:61c197f5934eef71c844f8a7a5aa9a4f8eaa78cedb92ab5cb2b86975a75a18f2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaybillTrack"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waybillTrack"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrackFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RouteTrack"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrackFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaybillTrack"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RouteTrack"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaybillTrack"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<WaybillTrackQuery, WaybillTrackQueryVariables>;
export const OrderRecordsDocument = {"__meta__":{"hash":"sha256:734d32bb2966c89cd3e77c6c8a84a7877c6a1132705984d523a78e4a2657fc67"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pickUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}}]}},{"kind":"Field","name":{"kind":"Name","value":"writeOffs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"newPhotos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"takeDelivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"workerName"}},{"kind":"Field","name":{"kind":"Name","value":"driverName"}},{"kind":"Field","name":{"kind":"Name","value":"driverPhone"}}]}}]}}]}}]} as unknown as DocumentNode<OrderRecordsQuery, OrderRecordsQueryVariables>;
export const EditedOrderDocument = {"__meta__":{"hash":"sha256:5708c458698d4b2a0621a2052c74396208825d8ed32a59c3124fcc671f35458e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isEditConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"isDistrictOpen"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"provinceName"}},{"kind":"Field","name":{"kind":"Name","value":"cityName"}},{"kind":"Field","name":{"kind":"Name","value":"areaName"}},{"kind":"Field","name":{"kind":"Name","value":"areaCode"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"hasLift"}},{"kind":"Field","name":{"kind":"Name","value":"floors"}},{"kind":"Field","name":{"kind":"Name","value":"isArrival"}},{"kind":"Field","name":{"kind":"Name","value":"needsPickup"}},{"kind":"Field","name":{"kind":"Name","value":"logisticsNo"}},{"kind":"Field","name":{"kind":"Name","value":"expectedAt"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeId"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeId"}},{"kind":"Field","name":{"kind":"Name","value":"totalVolume"}},{"kind":"Field","name":{"kind":"Name","value":"packingCount"}},{"kind":"Field","name":{"kind":"Name","value":"originalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeId"}}]}}]}}]}}]} as unknown as DocumentNode<EditedOrderQuery, EditedOrderQueryVariables>;
export const EditOrderDocument = {"__meta__":{"hash":"sha256:5ac1461664cee408d4e580001186234fb9b025667d3e4fd3c09b00f769b01574"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"editOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderEdited"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isRequest"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<EditOrderMutation, EditOrderMutationVariables>;
export const RevokeOrderEditDocument = {"__meta__":{"hash":"sha256:cb3ae076e783bf7e612a49917572172ab4cec8ebbebd3e2a823fec14460e39ef"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeOrderEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"revokeOrderEdit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<RevokeOrderEditMutation, RevokeOrderEditMutationVariables>;
export const OrderFilterOptionsDocument = {"__meta__":{"hash":"sha256:e9dc8df1d05c4b7016ac3728b010cb4472bf53a86414ae2a602714d0eb3175e0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderFilterOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"provinceCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cityCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasProvince"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasCity"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderFilterOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filter"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"orderFilterChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceTypes"}},{"kind":"Field","name":{"kind":"Name","value":"carriers"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"provinces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"cities"},"name":{"kind":"Name","value":"areaChildren"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"parentCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"provinceCode"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasProvince"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"districts"},"name":{"kind":"Name","value":"areaChildren"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"parentCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cityCode"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasCity"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<OrderFilterOptionsQuery, OrderFilterOptionsQueryVariables>;
export const LiveOrdersDocument = {"__meta__":{"hash":"sha256:a3e0fdfd4da5f5ae6a4e84cd641e867002ce5a835b1ca8e2c4aa44e5dc5735f6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LiveOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasRows"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordersById"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasRows"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedOrder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"orderCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filter"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemThumbnails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceCell"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerCell"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"provinceName"}},{"kind":"Field","name":{"kind":"Name","value":"cityName"}},{"kind":"Field","name":{"kind":"Name","value":"displayAddress"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OverdueVisit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextStep"}},{"kind":"Field","name":{"kind":"Name","value":"visitDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"overdueStep"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderMatters"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"matters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderStatus"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"displayStatus"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acceptanceDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAcceptanceDelayed"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OverdueVisit"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderMatters"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderActions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"blockedActions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"matters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CopyOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"provinceName"}},{"kind":"Field","name":{"kind":"Name","value":"cityName"}},{"kind":"Field","name":{"kind":"Name","value":"displayAddress"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"displayStatus"}},{"kind":"Field","name":{"kind":"Name","value":"matters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FollowUpNotes"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"latestFollowUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderAmount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentAt"}},{"kind":"Field","name":{"kind":"Name","value":"servicePeriods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workerName"}},{"kind":"Field","name":{"kind":"Name","value":"workerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"workerVerifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"shopOrderNo"}},{"kind":"Field","name":{"kind":"Name","value":"matters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemThumbnails"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceCell"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerCell"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderStatus"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderActions"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CopyOrder"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FollowUpNotes"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderAmount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"needsPickup"}},{"kind":"Field","name":{"kind":"Name","value":"logisticsNo"}},{"kind":"Field","name":{"kind":"Name","value":"logisticsPhone"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderRow"}}]}}]} as unknown as DocumentNode<LiveOrdersQuery, LiveOrdersQueryVariables>;
export const BulkAcceptPhotosDocument = {"__meta__":{"hash":"sha256:a21611e9ca86f638398a1aa5fd73e6fc85e778006adae7648a43b0bdf3f9e52a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BulkAcceptPhotos"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorkPhotos"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkPhotos"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"displayAddress"}},{"kind":"Field","name":{"kind":"Name","value":"pickupAddress"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pickUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}}]}},{"kind":"Field","name":{"kind":"Name","value":"completion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}}]}},{"kind":"Field","name":{"kind":"Name","value":"log"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]}}]} as unknown as DocumentNode<BulkAcceptPhotosQuery, BulkAcceptPhotosQueryVariables>;
export const ChosenOrdersDocument = {"__meta__":{"hash":"sha256:033dee2f6a6d0bdc56a4052f76fa320b85f61731dff56292f7d489e79fc00eb1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChosenOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordersById"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"needsPickup"}},{"kind":"Field","name":{"kind":"Name","value":"logisticsNo"}},{"kind":"Field","name":{"kind":"Name","value":"logisticsPhone"}}]}}]}}]}}]} as unknown as DocumentNode<ChosenOrdersQuery, ChosenOrdersQueryVariables>;
export const SavedViewsDocument = {"__meta__":{"hash":"sha256:075d6751147203bc37361eacc1db09a48fc08d1c4c78c4a536df531c4ebe364b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedViews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderViews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedView"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"isPinned"}}]}}]} as unknown as DocumentNode<SavedViewsQuery, SavedViewsQueryVariables>;
export const SaveViewDocument = {"__meta__":{"hash":"sha256:bfbc0d63fa53e8a3203de940beda2517ec9df6a2c4ba46db7c75cb97c54f9fef"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"saveOrderView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<SaveViewMutation, SaveViewMutationVariables>;
export const ChangeViewDocument = {"__meta__":{"hash":"sha256:d03d95925f1f06e7704414a716b929f674a5b7b6b8bf5b80c0902659bfde2916"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isPinned"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"changeOrderView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"isPinned"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isPinned"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ChangeViewMutation, ChangeViewMutationVariables>;
export const DeleteViewDocument = {"__meta__":{"hash":"sha256:910b4869d7f2ce40226d57965e8a12dfc94ad63d678c25292548f56c502b3a40"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"deleteOrderView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<DeleteViewMutation, DeleteViewMutationVariables>;
export const ArrivingOrderDocument = {"__meta__":{"hash":"sha256:f3fd0fcc7c9fa4ea51024f396cc74d61303f80dfefe01fb1036aa66c14a180cf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArrivingOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"needsPickup"}},{"kind":"Field","name":{"kind":"Name","value":"provinceName"}},{"kind":"Field","name":{"kind":"Name","value":"cityName"}},{"kind":"Field","name":{"kind":"Name","value":"areaName"}},{"kind":"Field","name":{"kind":"Name","value":"logisticsNo"}},{"kind":"Field","name":{"kind":"Name","value":"logisticsPhone"}},{"kind":"Field","name":{"kind":"Name","value":"logisticsCompany"}},{"kind":"Field","name":{"kind":"Name","value":"pickupCode"}},{"kind":"Field","name":{"kind":"Name","value":"pickupAddress"}}]}}]}}]} as unknown as DocumentNode<ArrivingOrderQuery, ArrivingOrderQueryVariables>;
export const ImpressionTagsDocument = {"__meta__":{"hash":"sha256:c413664695fb472d8d2b4534377ea9cb7ef1afbf571c8972924a6826da79c784"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImpressionTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"impressionTags"}}]}}]} as unknown as DocumentNode<ImpressionTagsQuery, ImpressionTagsQueryVariables>;
export const CancelOrderDocument = {"__meta__":{"hash":"sha256:cd96c5d92b4e03f329e329f0b729de0220377c2f55e77ea74e7062702ce844c7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"cancelOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<CancelOrderMutation, CancelOrderMutationVariables>;
export const DelayAcceptanceDocument = {"__meta__":{"hash":"sha256:853d9f19faf0e9cfff168962d30d064b6c8e45d9d21749d08b2afbc673de3471"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DelayAcceptance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"delayAcceptance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<DelayAcceptanceMutation, DelayAcceptanceMutationVariables>;
export const AcceptOrderDocument = {"__meta__":{"hash":"sha256:e5c3c939e84576e4711ae3f3c79e070c1e0a5cb58e260b72bdd92aa085dd1d5c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"acceptOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<AcceptOrderMutation, AcceptOrderMutationVariables>;
export const RejectWorkDocument = {"__meta__":{"hash":"sha256:4dbd5c4d246be6597a20d5aca0ed04e8b6f868c96dea2ae9b281f05e0ade6c6d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RejectWork"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"rejectWork"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<RejectWorkMutation, RejectWorkMutationVariables>;
export const ConfirmArrivalDocument = {"__meta__":{"hash":"sha256:b11de8e507ce4926ee2b7fcab24b5ed3d921a66b3a8992e9bd1c7f033ea3241b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmArrival"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmArrivalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"confirmArrival"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ConfirmArrivalMutation, ConfirmArrivalMutationVariables>;
export const EvaluateOrderDocument = {"__meta__":{"hash":"sha256:201e8c97bac20a5a4c3d872708fdae4ae9de5e173a9cccb742ec49eb3847ccb4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EvaluateOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EvaluateOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"evaluateOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<EvaluateOrderMutation, EvaluateOrderMutationVariables>;
export const PayerDocument = {"__meta__":{"hash":"sha256:2274443ed9bf90997ea4fe00d0931349c0e3e4d443c62cb1b7e67ca5dea1795c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Payer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Payer"}},{"kind":"Field","name":{"kind":"Name","value":"smallPayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"usedToday"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"payWays"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Payer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"maskedPhone"}},{"kind":"Field","name":{"kind":"Name","value":"hasPayPassword"}}]}}]}}]} as unknown as DocumentNode<PayerQuery, PayerQueryVariables>;
export const SetPayPasswordDocument = {"__meta__":{"hash":"sha256:5044970e433127a75037a96816932817450474272939d3a3e9c135ae92ab7b87"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPayPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetPayPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"setPayPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<SetPayPasswordMutation, SetPayPasswordMutationVariables>;
export const PayOrderDocument = {"__meta__":{"hash":"sha256:5850b63584cb0e9358a2e22a5a59b07b28ea8c713bfd80bb3b2681bbf58f8805"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PayOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PayOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"payOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderPayment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageHtml"}},{"kind":"Field","name":{"kind":"Name","value":"qrCode"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<PayOrderMutation, PayOrderMutationVariables>;
export const OrderPayStateDocument = {"__meta__":{"hash":"sha256:db16a7c4a0b9a4bca472d745b5774ab09807cadd70518f9a31a8d2d464db9146"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderPayState"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<OrderPayStateQuery, OrderPayStateQueryVariables>;
export const UnpaidOrdersDocument = {"__meta__":{"hash":"sha256:8a9295ef7869211e417fbb22d2bf281823498836e43a006da2c6c2ce9c9c452d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnpaidOrders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unpaidOrders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BatchOrder"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BatchOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}}]}}]} as unknown as DocumentNode<UnpaidOrdersQuery, UnpaidOrdersQueryVariables>;
export const BatchOrdersDocument = {"__meta__":{"hash":"sha256:51abf468de799b7914641166b4702eece01b33fa74dc6c0bb01e165396c74529"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BatchOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isFirst"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordersById"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BatchOrder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unpaidOrders"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isFirst"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BatchOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}}]}}]} as unknown as DocumentNode<BatchOrdersQuery, BatchOrdersQueryVariables>;
export const OrdersPayStateDocument = {"__meta__":{"hash":"sha256:6eeb3500be6d5264a0f41965fc33e4f5a025973bb2c65fce7a3b8bf92a1b628a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrdersPayState"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordersById"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<OrdersPayStateQuery, OrdersPayStateQueryVariables>;
export const PayOrdersDocument = {"__meta__":{"hash":"sha256:35b0c88438cda045edeca315d00a042c6ba9205614872a343d7f11ec71dadba5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PayOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PayOrdersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"payOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BatchPayment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageHtml"}},{"kind":"Field","name":{"kind":"Name","value":"qrCode"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<PayOrdersMutation, PayOrdersMutationVariables>;
export const SmallPaymentDocument = {"__meta__":{"hash":"sha256:76cd2ae303966563b126435115c9559b0d532ba72b9166b06c91c07c44f230fe"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SmallPayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"smallPayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"usedToday"}}]}}]}}]}}]} as unknown as DocumentNode<SmallPaymentQuery, SmallPaymentQueryVariables>;
export const SetSmallPaymentDocument = {"__meta__":{"hash":"sha256:04cc50e806a2c4ad8f3754405e922b92393ed1d7d830a434063d8c7392f88f46"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetSmallPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetSmallPaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"setSmallPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<SetSmallPaymentMutation, SetSmallPaymentMutationVariables>;
export const StopSmallPaymentDocument = {"__meta__":{"hash":"sha256:f40917a5bd4adee9fa453961538014c0017b37bc9377787c5aeaa3599cf6863b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopSmallPayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"stopSmallPayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<StopSmallPaymentMutation, StopSmallPaymentMutationVariables>;
export const BindAlipayDocument = {"__meta__":{"hash":"sha256:aa91066af3a798a41dc51a0d7827f8a15f904b12df9912e275690cf1a93a5c42"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BindAlipay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BindAlipayInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"bindAlipay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<BindAlipayMutation, BindAlipayMutationVariables>;
export const BindCompanyAccountDocument = {"__meta__":{"hash":"sha256:1a21c9541dde718716c7ffe3664d197bb67219d18fa1a41b22f2cf8784f628c9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BindCompanyAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BindCompanyAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"bindCompanyAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<BindCompanyAccountMutation, BindCompanyAccountMutationVariables>;
export const BindWechatDocument = {"__meta__":{"hash":"sha256:77e3707c0f85d0bdc55f6bd438d5851506d931088dc06fa5bddeacb55bb0524a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BindWechat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"bindWechat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WechatBindingBegun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<BindWechatMutation, BindWechatMutationVariables>;
export const UnbindPayoutAccountDocument = {"__meta__":{"hash":"sha256:3af16b407af4e07bec7e76f8f776c9e9ac47b94240d7ec31c34b7c7e28ab8ce8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnbindPayoutAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"payWay"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PayoutWay"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"unbindPayoutAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"payWay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"payWay"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<UnbindPayoutAccountMutation, UnbindPayoutAccountMutationVariables>;
export const WechatNicknameDocument = {"__meta__":{"hash":"sha256:1002a8d32c2ea1b1882f3013b6b37b6363799c8a4f08529f581ea24c296d8cca"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WechatNickname"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wechatNickname"}}]}}]}}]}}]} as unknown as DocumentNode<WechatNicknameQuery, WechatNicknameQueryVariables>;
export const RequestDataExportDocument = {"__meta__":{"hash":"sha256:a1c1d4c9ff19660f6ce57d1b74fe3ea6c6eef262023adec06354c19bc6e93597"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestDataExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"requestDataExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<RequestDataExportMutation, RequestDataExportMutationVariables>;
export const CloseAccountDocument = {"__meta__":{"hash":"sha256:0967627ede409e90f0c4204a210669c7c26c60c8937c424b0a68346aa9888637"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"closeAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<CloseAccountMutation, CloseAccountMutationVariables>;
export const CreateUploadLinkDocument = {"__meta__":{"hash":"sha256:87f88f1fce71adecaa9237ae2d1d09fc59c56f87b2477b1c55f8cbead5124590"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateUploadLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"count"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"createUploadLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"count"},"value":{"kind":"Variable","name":{"kind":"Name","value":"count"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UploadLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<CreateUploadLinkMutation, CreateUploadLinkMutationVariables>;
export const CollectUploadsDocument = {"__meta__":{"hash":"sha256:c65c34f7e3613f9b16ab33ff3b4ca226c1061c699eb62efbeed31fd119fef040"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CollectUploads"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isOpen"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"collectUploads"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"linkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}}},{"kind":"Argument","name":{"kind":"Name","value":"isOpen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isOpen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HandedPictures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<CollectUploadsMutation, CollectUploadsMutationVariables>;
export const PhoneUploadDocument = {"__meta__":{"hash":"sha256:da3db58854d5fadaa3504a1673a22dffefdf2d384baa149b0deadf9f3b1c6d3a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PhoneUpload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phoneUpload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"merchantName"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<PhoneUploadQuery, PhoneUploadQueryVariables>;
export const CopiedOrderDocument = {"__meta__":{"hash":"sha256:e986f38f05494cf6ef54e88611a7d1c21005283b0cfc647daeb4ed089fb6b40d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CopiedOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CopiedOrder"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CopiedOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeId"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeId"}},{"kind":"Field","name":{"kind":"Name","value":"needsPickup"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"hasLift"}},{"kind":"Field","name":{"kind":"Name","value":"floors"}},{"kind":"Field","name":{"kind":"Name","value":"areaCode"}},{"kind":"Field","name":{"kind":"Name","value":"provinceName"}},{"kind":"Field","name":{"kind":"Name","value":"cityName"}},{"kind":"Field","name":{"kind":"Name","value":"areaName"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"totalVolume"}},{"kind":"Field","name":{"kind":"Name","value":"packingCount"}},{"kind":"Field","name":{"kind":"Name","value":"verifType"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"pickupAddress"}},{"kind":"Field","name":{"kind":"Name","value":"pickupAreaCode"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeId"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"packingMethod"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"videoUrl"}}]}}]}}]} as unknown as DocumentNode<CopiedOrderQuery, CopiedOrderQueryVariables>;
export const AreaServedDocument = {"__meta__":{"hash":"sha256:0a94ff99a24113f17719261ee8d48538e2833b183f1878901eb4314ac405774e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AreaServed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"goodsTypeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"areaCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"areaServed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"goodsTypeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"goodsTypeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"areaCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"areaCode"}}}]},{"kind":"Field","name":{"kind":"Name","value":"takesAreaWishes"}}]}}]} as unknown as DocumentNode<AreaServedQuery, AreaServedQueryVariables>;
export const AreaTipsDocument = {"__meta__":{"hash":"sha256:b14c3aacd8dc36cfd5e11df675b1bf03aa9bffd00732bdc3032a8d46bc8e3848"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AreaTips"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"areaCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"areaTips"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"areaCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"areaCode"}}}]}]}}]} as unknown as DocumentNode<AreaTipsQuery, AreaTipsQueryVariables>;
export const AddAreaWishDocument = {"__meta__":{"hash":"sha256:69482381b7b663e46c0dcd248b86245bbd29545070d36e8f670926542ee00edb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddAreaWish"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"areaCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"goodsTypeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"phone"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"addAreaWish"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"areaCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"areaCode"}}},{"kind":"Argument","name":{"kind":"Name","value":"goodsTypeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"goodsTypeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"phone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"phone"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<AddAreaWishMutation, AddAreaWishMutationVariables>;
export const RecipientsDocument = {"__meta__":{"hash":"sha256:fa893821811e3ed1858e1c179682e7f39bc55b26ad45e452e61c8fe447780a5b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Recipients"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"phone"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"phone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"phone"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"areaCode"}},{"kind":"Field","name":{"kind":"Name","value":"provinceName"}},{"kind":"Field","name":{"kind":"Name","value":"cityName"}},{"kind":"Field","name":{"kind":"Name","value":"areaName"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"hasLift"}},{"kind":"Field","name":{"kind":"Name","value":"floors"}},{"kind":"Field","name":{"kind":"Name","value":"isPinned"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}}]}}]}}]}}]} as unknown as DocumentNode<RecipientsQuery, RecipientsQueryVariables>;
export const PinRecipientDocument = {"__meta__":{"hash":"sha256:b292f4206490410578c20a0ace6b79acc65fda304d5b46a44e102cf042c746cb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PinRecipient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pinned"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"pinRecipient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"pinned"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pinned"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<PinRecipientMutation, PinRecipientMutationVariables>;
export const SetDefaultRecipientDocument = {"__meta__":{"hash":"sha256:625f1c8df3ce6a98afbb308e797240d8bd977739ed6de360198cce34add3997b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetDefaultRecipient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"setDefaultRecipient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<SetDefaultRecipientMutation, SetDefaultRecipientMutationVariables>;
export const KeptDraftDocument = {"__meta__":{"hash":"sha256:fe67d6a2eca5140600a47d95a46f5daad4c25787329614655e970af5b8855724"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KeptDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderType"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<KeptDraftQuery, KeptDraftQueryVariables>;
export const SaveOrderDraftDocument = {"__meta__":{"hash":"sha256:baca9f3ca7fb15f8c03d5ae49a8371b14c2543b4a0a248828cdaa69fbd39fd19"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveOrderDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveOrderDraftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"saveOrderDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderDraftSaved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<SaveOrderDraftMutation, SaveOrderDraftMutationVariables>;
export const ForgetOrderDraftDocument = {"__meta__":{"hash":"sha256:a2171f168b77384cda9b1b9a925f39103ccce3a0b25af51d5206481990cb638f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ForgetOrderDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forgetOrderDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ForgetOrderDraftMutation, ForgetOrderDraftMutationVariables>;
export const LibraryGoodsDocument = {"__meta__":{"hash":"sha256:3dbe4d795ae3f1dc07e5f4e5743fea3876c98496bb0d3ced2ca10bfe15fa7839"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LibraryGoods"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"goodsTypeId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"libraryGoods"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"goodsTypeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"goodsTypeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"999"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"videoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeId"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"volume"}},{"kind":"Field","name":{"kind":"Name","value":"packingCount"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}}]}}]}}]}}]}}]} as unknown as DocumentNode<LibraryGoodsQuery, LibraryGoodsQueryVariables>;
export const UsedGoodDocument = {"__meta__":{"hash":"sha256:9b1e8327f30ecfd367ca92a6c3bf0a28ecc066ce60c360dfb911aa048631edb4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UsedGood"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"libraryGood"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"videoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeId"}},{"kind":"Field","name":{"kind":"Name","value":"volume"}},{"kind":"Field","name":{"kind":"Name","value":"packingCount"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}}]}}]}}]}}]} as unknown as DocumentNode<UsedGoodQuery, UsedGoodQueryVariables>;
export const ServedGoodsTypesDocument = {"__meta__":{"hash":"sha256:6548b13b0c74ccbb28cffbff84a4e3a1ba7be1fb809c7f3d112232d6b784d8ac"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ServedGoodsTypes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"areaCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goodsTypes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"areaCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"areaCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ServedGoodsTypesQuery, ServedGoodsTypesQueryVariables>;
export const ServiceTypesDocument = {"__meta__":{"hash":"sha256:fdc615e1e69ab2a4cbe06ec635014e1be27b84214a8258e347246730ec96df96"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ServiceTypes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"goodsTypeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceTypes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"goodsTypeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"goodsTypeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"takeDeliveryFee"}}]}}]}}]} as unknown as DocumentNode<ServiceTypesQuery, ServiceTypesQueryVariables>;
export const PriceQuoteDocument = {"__meta__":{"hash":"sha256:bf2ac70816e9bf30e47db103455bb75a057ce6b95b28ec65c77774532601ef30"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PriceQuote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PriceQuoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"priceQuote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceQuote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workerFee"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<PriceQuoteQuery, PriceQuoteQueryVariables>;
export const CreateOrderDocument = {"__meta__":{"hash":"sha256:b97a7441f7f20fdc577d218d74dcfa8acfe5e4de0095b22752c797e30a5a0eb4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"createOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderCreated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<CreateOrderMutation, CreateOrderMutationVariables>;
export const OrderTemplatesDocument = {"__meta__":{"hash":"sha256:fb6a778010c1a389abc48e77f30a61bdd706f66b6c4eaa870b2432bdf4f5e16f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}}]}}]}}]}}]} as unknown as DocumentNode<OrderTemplatesQuery, OrderTemplatesQueryVariables>;
export const SaveOrderTemplateDocument = {"__meta__":{"hash":"sha256:86b78862530210d84a97c78d43e39ab74831828a3023e4bd365b0624c099bef6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveOrderTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"saveOrderTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<SaveOrderTemplateMutation, SaveOrderTemplateMutationVariables>;
export const RenameOrderTemplateDocument = {"__meta__":{"hash":"sha256:a3026a6b4c5948836791a41c37ee747993903a68aa7dab086c98a1ba7451a1c7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameOrderTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"renameOrderTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<RenameOrderTemplateMutation, RenameOrderTemplateMutationVariables>;
export const DeleteOrderTemplateDocument = {"__meta__":{"hash":"sha256:8c3639a3e909670e9d5fa7b0e650ba888335fc0f813b0bbd319d876f12b141df"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteOrderTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"deleteOrderTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<DeleteOrderTemplateMutation, DeleteOrderTemplateMutationVariables>;
export const ShopNamesDocument = {"__meta__":{"hash":"sha256:a6e5645dbce31e718c1ce33129150cd586bc07a9efa4c9105be1914e9b7b8dbf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShopNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shopNames"}}]}}]}}]} as unknown as DocumentNode<ShopNamesQuery, ShopNamesQueryVariables>;
export const ShopOrdersDocument = {"__meta__":{"hash":"sha256:6e3d5d39ec23c8619c35fbfd4d631f6f0ceb1600bc8e9b6fa2c518f699308eae"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShopOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shopOrderNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shopOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shopOrderNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shopOrderNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}}]}}]}}]}}]} as unknown as DocumentNode<ShopOrdersQuery, ShopOrdersQueryVariables>;
export const ShopLogisticsDocument = {"__meta__":{"hash":"sha256:848cdb6bee3f15b9c92121671f528136dc2bd94024ef3dbbd39a99e08e096286"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShopLogistics"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shopName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shopLogistics"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shopName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shopName"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logisticsCompany"}},{"kind":"Field","name":{"kind":"Name","value":"logisticsPhone"}},{"kind":"Field","name":{"kind":"Name","value":"pickupAddress"}}]}}]}}]}}]} as unknown as DocumentNode<ShopLogisticsQuery, ShopLogisticsQueryVariables>;
export const ChangeProfileDocument = {"__meta__":{"hash":"sha256:d836c38fa806f638321b139d14d916182854e3c5dea421a8d6d12c27fca888cf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"changeProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ChangeProfileMutation, ChangeProfileMutationVariables>;
export const SetOrderChargesDocument = {"__meta__":{"hash":"sha256:efc11d048f030b2c241c1fbcd1662a665f8c325f7f7ca2da21dd8f242ab9eec9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetOrderCharges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"charges"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderChargeInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"setOrderCharges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"charges"},"value":{"kind":"Variable","name":{"kind":"Name","value":"charges"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<SetOrderChargesMutation, SetOrderChargesMutationVariables>;
export const ProgressLinkDocument = {"__meta__":{"hash":"sha256:04346ef26261d7b89550ad432219ba7494e3bffe29409ac51bfaf0c986560dd3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProgressLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"progressLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"canText"}},{"kind":"Field","name":{"kind":"Name","value":"isTexted"}}]}}]}}]} as unknown as DocumentNode<ProgressLinkQuery, ProgressLinkQueryVariables>;
export const CreateProgressLinkDocument = {"__meta__":{"hash":"sha256:b936c4fb8f3926adbe54f132d41f5afbba83d1c2b6385286d9ad238288643d2f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateProgressLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"createProgressLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<CreateProgressLinkMutation, CreateProgressLinkMutationVariables>;
export const TextProgressLinkDocument = {"__meta__":{"hash":"sha256:39091411df2fe53d7b4025d0b8b988b54e06e433cfc8db670a5f4209da0ebfdc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TextProgressLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"textProgressLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<TextProgressLinkMutation, TextProgressLinkMutationVariables>;
export const RevokeProgressLinkDocument = {"__meta__":{"hash":"sha256:c7be1af37968e521f25d47a3cc89e4f0445e988f71082e07e7c8466e7a32bc55"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeProgressLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"revokeProgressLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<RevokeProgressLinkMutation, RevokeProgressLinkMutationVariables>;
export const SharedProgressDocument = {"__meta__":{"hash":"sha256:5ab3bd46604005ac172fe1bc9cdc08bf8f6f0549ece10b042b6d75d8d2b7863d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SharedProgress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sharedProgress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"nextStep"}},{"kind":"Field","name":{"kind":"Name","value":"visitDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"overdueStep"}},{"kind":"Field","name":{"kind":"Name","value":"isClosed"}},{"kind":"Field","name":{"kind":"Name","value":"merchantName"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workerName"}},{"kind":"Field","name":{"kind":"Name","value":"workerVerifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expectedAt"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}}]}}]}}]} as unknown as DocumentNode<SharedProgressQuery, SharedProgressQueryVariables>;
export const RechargeWalletDocument = {"__meta__":{"hash":"sha256:6498fbd4d938cacf5c681cc00c5876316fb6fbd8c6845d1c5a9603390bf25fb4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RechargeWallet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RechargeWalletInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"rechargeWallet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RechargeOpened"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rechargeNo"}},{"kind":"Field","name":{"kind":"Name","value":"pageHtml"}},{"kind":"Field","name":{"kind":"Name","value":"qrCode"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<RechargeWalletMutation, RechargeWalletMutationVariables>;
export const RechargeStateDocument = {"__meta__":{"hash":"sha256:a1aeaed5603b7d5b336eca0fb2385ccf93bc71a6ee4d7e7f215b886c9c3d4a88"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RechargeState"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rechargeNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rechargeStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rechargeNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rechargeNo"}}}]}]}}]}}]} as unknown as DocumentNode<RechargeStateQuery, RechargeStateQueryVariables>;
export const DirectRefundDocument = {"__meta__":{"hash":"sha256:d99e61993ce5d50d0aece53f367c256dc27d015fba3e4b7638bc972a64e6a286"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DirectRefund"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"originalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"payWay"}}]}}]}}]} as unknown as DocumentNode<DirectRefundQuery, DirectRefundQueryVariables>;
export const RefundOrderDocument = {"__meta__":{"hash":"sha256:a724c6edb1329d060eb05623730d5336f91876ad47ae434de891d99b4f289a14"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefundOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"refundOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<RefundOrderMutation, RefundOrderMutationVariables>;
export const RequestRefundDocument = {"__meta__":{"hash":"sha256:76dbcff178ccdc4d26111a436cb854b86424e43e1089cf1b40d3ebb1b1036606"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestRefund"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RefundInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"requestRefund"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<RequestRefundMutation, RequestRefundMutationVariables>;
export const ModifyRefundDocument = {"__meta__":{"hash":"sha256:9493327b684e0cff632783c37d3d06512bda12e04c22732fd4c40e1c12a72f5a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ModifyRefund"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RefundInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"modifyRefund"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ModifyRefundMutation, ModifyRefundMutationVariables>;
export const CancelRefundDocument = {"__meta__":{"hash":"sha256:a67a75e6987ab3483e2d45023a1fbcb711580341600fe9941fcd571057f3fd32"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelRefund"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"cancelRefund"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<CancelRefundMutation, CancelRefundMutationVariables>;
export const RequestArbitrationDocument = {"__meta__":{"hash":"sha256:dc8f7681955ddc911fa03239fdf0cf00f64f8f47d00d65a3fbc223eb71095601"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestArbitration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ArbitrationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"requestArbitration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<RequestArbitrationMutation, RequestArbitrationMutationVariables>;
export const OrderRefundDocument = {"__meta__":{"hash":"sha256:ac2da830aec62a24713e300da585be2f13636716438404a836a7d829e78ebe6e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderRefund"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"refundId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isByRefund"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderRefund"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"skip"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isByRefund"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RefundDetail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refund"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"refundId"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isByRefund"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RefundDetail"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArbitrationFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RefundArbitration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"arbitrationNo"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"applyAmount"}},{"kind":"Field","name":{"kind":"Name","value":"allowance"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"isDecided"}},{"kind":"Field","name":{"kind":"Name","value":"handledAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RefundStatus"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refund"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"wayBack"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"succeededAt"}},{"kind":"Field","name":{"kind":"Name","value":"refuseReason"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedByItselfAt"}},{"kind":"Field","name":{"kind":"Name","value":"arbitration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"result"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RefundActions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refund"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"allowance"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"maxAllowance"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RefundDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refund"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refundNo"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"allowance"}},{"kind":"Field","name":{"kind":"Name","value":"applyAmount"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"reviewerName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"handledAt"}},{"kind":"Field","name":{"kind":"Name","value":"succeededAt"}},{"kind":"Field","name":{"kind":"Name","value":"arbitration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArbitrationFacts"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RefundStatus"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RefundActions"}}]}}]} as unknown as DocumentNode<OrderRefundQuery, OrderRefundQueryVariables>;
export const RefusedRefundsDocument = {"__meta__":{"hash":"sha256:c044b8de1b6c92e8c9085f603169a0847bfdb4fb11273fa798239eb121a745cf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RefusedRefunds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refunds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"EnumValue","value":"REFUSE"}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refund"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"applyAmount"}},{"kind":"Field","name":{"kind":"Name","value":"refuseReason"}},{"kind":"Field","name":{"kind":"Name","value":"allowance"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"maxAllowance"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<RefusedRefundsQuery, RefusedRefundsQueryVariables>;
export const PaletteOrdersDocument = {"__meta__":{"hash":"sha256:781bc8478e6875859daeaeb053a1ab25ea3ca54aaab46c7f898af52e2c897c0a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaletteOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderListFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"displayStatus"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PaletteOrdersQuery, PaletteOrdersQueryVariables>;
export const PaletteGoodsDocument = {"__meta__":{"hash":"sha256:ffbe7aefc2bfa70e948efc6d4c7d5dd35fbbb5609f644d477eec3bbc37bb09db"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaletteGoods"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"libraryGoods"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PaletteGoodsQuery, PaletteGoodsQueryVariables>;
export const AddWebhookDocument = {"__meta__":{"hash":"sha256:52121eae3a176e06d66711f5328aa917097c9e59c02852cff4d96f05bc4299b2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"url"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"note"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"events"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEventType"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"addWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"url"},"value":{"kind":"Variable","name":{"kind":"Name","value":"url"}}},{"kind":"Argument","name":{"kind":"Name","value":"note"},"value":{"kind":"Variable","name":{"kind":"Name","value":"note"}}},{"kind":"Argument","name":{"kind":"Name","value":"events"},"value":{"kind":"Variable","name":{"kind":"Name","value":"events"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookAdded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<AddWebhookMutation, AddWebhookMutationVariables>;
export const ChangeWebhookDocument = {"__meta__":{"hash":"sha256:22aac30710be6fec688350425fe919878414dd30f239b55f678854941de0fb15"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"url"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"note"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"events"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEventType"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isOn"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"changeWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"url"},"value":{"kind":"Variable","name":{"kind":"Name","value":"url"}}},{"kind":"Argument","name":{"kind":"Name","value":"note"},"value":{"kind":"Variable","name":{"kind":"Name","value":"note"}}},{"kind":"Argument","name":{"kind":"Name","value":"events"},"value":{"kind":"Variable","name":{"kind":"Name","value":"events"}}},{"kind":"Argument","name":{"kind":"Name","value":"isOn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isOn"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ChangeWebhookMutation, ChangeWebhookMutationVariables>;
export const DeleteWebhookDocument = {"__meta__":{"hash":"sha256:86b514fd1fbe99a0215a6346ab7ca9e39a2e1ff55120614b432229adf7706043"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"deleteWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<DeleteWebhookMutation, DeleteWebhookMutationVariables>;
export const RotateWebhookSecretDocument = {"__meta__":{"hash":"sha256:40d3faf8a47e1204d301c462a8fb8b5ed53b7afa2e420ce1583f97190aece4c5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotateWebhookSecret"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"rotateWebhookSecret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookSecretChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"formerUntil"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>;
export const PingWebhookDocument = {"__meta__":{"hash":"sha256:86bcb7170a690cb0ebba396e6b1c364eeae8ff0c3a6336b7400dc0ca755c8de8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PingWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"pingWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<PingWebhookMutation, PingWebhookMutationVariables>;
export const ResendWebhookDeliveryDocument = {"__meta__":{"hash":"sha256:01d777722c5c5e121634bedcf3157a1b7275b625fac5f4fefaad2a31a3445b9c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendWebhookDelivery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"deliveryId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"resendWebhookDelivery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"deliveryId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"deliveryId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ResendWebhookDeliveryMutation, ResendWebhookDeliveryMutationVariables>;
export const ResendWebhookPeriodDocument = {"__meta__":{"hash":"sha256:c190db8e75e25cfe6061fb36f5f0ed721e3db0fe35a426efa4cdd92539c779ee"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendWebhookPeriod"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isFailedOnly"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"resendWebhookPeriod"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"isFailedOnly"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isFailedOnly"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookSentAgain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ResendWebhookPeriodMutation, ResendWebhookPeriodMutationVariables>;
export const WithdrawDocument = {"__meta__":{"hash":"sha256:15718fe4434dabf7ae9bb251f8567e821d0492a0b89a48979fe7424ac4ff16ff"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Withdraw"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"withdraw"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<WithdrawMutation, WithdrawMutationVariables>;
export const SignedInDocument = {"__meta__":{"hash":"sha256:777c7f7f6a4c76e9a86757fe585cbcd9eafa80f37b10f6f1aecbfcfb30c0353f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignedIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SignedInQuery, SignedInQueryVariables>;
export const JoinPageDocument = {"__meta__":{"hash":"sha256:532a8efa8582556d005a061f13442c1a2b8b5b9725a3a49f4b2a5b79c74cd151"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JoinPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"provinceCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cityCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"areaCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasProvince"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasCity"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasArea"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"provinces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"cities"},"name":{"kind":"Name","value":"areaChildren"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"parentCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"provinceCode"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasProvince"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"districts"},"name":{"kind":"Name","value":"areaChildren"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"parentCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cityCode"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasCity"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"areaServices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"areaCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"areaCode"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasArea"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"contactTel"}}]}}]}}]} as unknown as DocumentNode<JoinPageQuery, JoinPageQueryVariables>;
export const ApplicationCategoriesDocument = {"__meta__":{"hash":"sha256:0c067ef261cd7b553951a5dd5705831454de7ab03042ef122d16aa8c9e13652f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApplicationCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goodsTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}}]}}]} as unknown as DocumentNode<ApplicationCategoriesQuery, ApplicationCategoriesQueryVariables>;
export const HomePageDocument = {"__meta__":{"hash":"sha256:a34ca39f415dc9476379e899da953985e916b261e04f74857baeff8466507de9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomePage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goodsTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}},{"kind":"Field","name":{"kind":"Name","value":"adverts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"location"},"value":{"kind":"EnumValue","value":"PARTNERS"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<HomePageQuery, HomePageQueryVariables>;
export const DevelopersPageDocument = {"__meta__":{"hash":"sha256:486377584577e76a5119f1395a80987ff0496b3e10baac341af9e96bbc33d494"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DevelopersPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offersApiKeys"}}]}}]} as unknown as DocumentNode<DevelopersPageQuery, DevelopersPageQueryVariables>;
export const HelpTitlesDocument = {"__meta__":{"hash":"sha256:f18b309e52cf0f2de3cdc7635725fe432d8f558afa55b2e7118a8a67f0f7ac70"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HelpTitles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"articles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"EnumValue","value":"HELP"}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"8"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as DocumentNode<HelpTitlesQuery, HelpTitlesQueryVariables>;
export const LoginDocument = {"__meta__":{"hash":"sha256:5c5e2830cd4a98827ede6173e1d157fccbbebba54b37e0246bf912db28071685"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Login"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignedIn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}}]}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<LoginMutation, LoginMutationVariables>;
export const LogoutDocument = {"__meta__":{"hash":"sha256:575ade2a38689ca50650b8ce41869de56e2b79d29ca2c85762f833e03647c120"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignedOut"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<LogoutMutation, LogoutMutationVariables>;
export const OrderPaymentPageDocument = {"__meta__":{"hash":"sha256:be36cb8fce5b5948075f537409c0d63b1d054c7bed9aa7cda4f1ea67fe7c6cd1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderPaymentPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PayableOrder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payWays"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Payer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayableOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"provinceName"}},{"kind":"Field","name":{"kind":"Name","value":"cityName"}},{"kind":"Field","name":{"kind":"Name","value":"displayAddress"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Payer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"maskedPhone"}},{"kind":"Field","name":{"kind":"Name","value":"hasPayPassword"}}]}}]}}]} as unknown as DocumentNode<OrderPaymentPageQuery, OrderPaymentPageQueryVariables>;
export const StepThreePageDocument = {"__meta__":{"hash":"sha256:0d8b3c892604f468822e8af3c60000a90201c254ec473f60978ecbd98b36f08e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StepThreePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlacedOrder"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlacedOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}}]}}]} as unknown as DocumentNode<StepThreePageQuery, StepThreePageQueryVariables>;
export const StepTwoPageDocument = {"__meta__":{"hash":"sha256:bb8f13c4c18c231c21c3cb3cd38cb1de7fa6e0d682742dd3e045821d4e24077f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StepTwoPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}}]}}]}}]}}]}}]} as unknown as DocumentNode<StepTwoPageQuery, StepTwoPageQueryVariables>;
export const SpeedOrderPageDocument = {"__meta__":{"hash":"sha256:d56fd16c89c9fc83312df5fd24809d8c5255a05ae30309fa5544f91092d281e5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SpeedOrderPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isSignedIn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goodsTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlacementGoodsType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PastJobs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"platformContacts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isSignedIn"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlatformContact"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlacementGoodsType"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GoodsType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PastJobs"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlatformContact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlatformContact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}}]}}]} as unknown as DocumentNode<SpeedOrderPageQuery, SpeedOrderPageQueryVariables>;
export const StepOnePageDocument = {"__meta__":{"hash":"sha256:1e1ea6ae3ad0422bbe2102c5fc3239f89256776c62db40b576d61664c0e07c18"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StepOnePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isSignedIn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goodsTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlacementGoodsType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isSignedIn"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PastJobs"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlacementGoodsType"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GoodsType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PastJobs"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]}}]}}]}}]} as unknown as DocumentNode<StepOnePageQuery, StepOnePageQueryVariables>;
export const PlacementOffersDocument = {"__meta__":{"hash":"sha256:d6b8c40bc3ea88b7a5563c94ef6d1499407dc6ed3958e5eec12a76b6c2b9c207"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlacementOffers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AllOffers"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AllOffers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activity"}},{"kind":"Field","name":{"kind":"Name","value":"apiKeys"}},{"kind":"Field","name":{"kind":"Name","value":"areaWishes"}},{"kind":"Field","name":{"kind":"Name","value":"batchOrders"}},{"kind":"Field","name":{"kind":"Name","value":"bids"}},{"kind":"Field","name":{"kind":"Name","value":"bills"}},{"kind":"Field","name":{"kind":"Name","value":"devices"}},{"kind":"Field","name":{"kind":"Name","value":"feedback"}},{"kind":"Field","name":{"kind":"Name","value":"goodsDetails"}},{"kind":"Field","name":{"kind":"Name","value":"ledger"}},{"kind":"Field","name":{"kind":"Name","value":"library"}},{"kind":"Field","name":{"kind":"Name","value":"listTools"}},{"kind":"Field","name":{"kind":"Name","value":"markupRequests"}},{"kind":"Field","name":{"kind":"Name","value":"messageGroups"}},{"kind":"Field","name":{"kind":"Name","value":"messageSettings"}},{"kind":"Field","name":{"kind":"Name","value":"personalData"}},{"kind":"Field","name":{"kind":"Name","value":"webhooks"}},{"kind":"Field","name":{"kind":"Name","value":"phoneUploads"}},{"kind":"Field","name":{"kind":"Name","value":"profits"}},{"kind":"Field","name":{"kind":"Name","value":"progressLinks"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"}},{"kind":"Field","name":{"kind":"Name","value":"reminders"}},{"kind":"Field","name":{"kind":"Name","value":"smallPayment"}},{"kind":"Field","name":{"kind":"Name","value":"templates"}},{"kind":"Field","name":{"kind":"Name","value":"todos"}}]}}]}}]} as unknown as DocumentNode<PlacementOffersQuery, PlacementOffersQueryVariables>;
export const RegisterDocument = {"__meta__":{"hash":"sha256:5eba5cca08cccb975fa31994d1844f5636facbe28e868def8368167e704a53cd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Register"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"register"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignedIn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}}]}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<RegisterMutation, RegisterMutationVariables>;
export const SitemapDocument = {"__meta__":{"hash":"sha256:e6703a563ee7c38c45ef5732de241a28fdef32d352dfe22f0683b875587719f8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Sitemap"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"articles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"EnumValue","value":"HELP"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<SitemapQuery, SitemapQueryVariables>;
export const SmsSubscriptionDocument = {"__meta__":{"hash":"sha256:182e11fb59f6dd759021d4d3aff682a95ffb1aabc9b37c136af6cb359b05c6b8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SmsSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"smsSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"isOff"}}]}}]}}]} as unknown as DocumentNode<SmsSubscriptionQuery, SmsSubscriptionQueryVariables>;
export const StopSmsRemindersDocument = {"__meta__":{"hash":"sha256:6376df277220368508ab997831cec24fa68ac64724fd5a83f3aa5ce2b7220be8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopSmsReminders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"stopSmsReminders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<StopSmsRemindersMutation, StopSmsRemindersMutationVariables>;
export const BillPageDocument = {"__meta__":{"hash":"sha256:a2b63413e9101d6a139419cf759a1943060c9f99b9fca16b3abbdb3a097326e0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BillPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nickname"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bills"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BillSheet"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvoiceCard"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"YearChart"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BillSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bill"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}},{"kind":"Field","name":{"kind":"Name","value":"opening"}},{"kind":"Field","name":{"kind":"Name","value":"closing"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"moneyIn"}},{"kind":"Field","name":{"kind":"Name","value":"moneyOut"}}]}},{"kind":"Field","name":{"kind":"Name","value":"direct"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"moneyIn"}},{"kind":"Field","name":{"kind":"Name","value":"moneyOut"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceable"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvoiceCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bill"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceable"}},{"kind":"Field","name":{"kind":"Name","value":"invoice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"taxNo"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"YearChart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bill"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"closing"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moneyIn"}},{"kind":"Field","name":{"kind":"Name","value":"moneyOut"}}]}}]}}]} as unknown as DocumentNode<BillPageQuery, BillPageQueryVariables>;
export const GoodsLibraryDocument = {"__meta__":{"hash":"sha256:19a056d8c222dd24b07b3879f2d87b3dc4994fb3c35b91937a9d98aab9d1b4ce"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GoodsLibrary"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"goodsTypeId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goodsTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"libraryGoods"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"goodsTypeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"goodsTypeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GoodsCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoodsCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LibraryGoods"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"videoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}}]}}]} as unknown as DocumentNode<GoodsLibraryQuery, GoodsLibraryQueryVariables>;
export const GoodsPageDocument = {"__meta__":{"hash":"sha256:e3e7892ef9320724581c55469b1c50e70abeb20e6b82c394de35b8c80bcee8ce"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GoodsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"libraryGood"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"videoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"shopUrl"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"volume"}},{"kind":"Field","name":{"kind":"Name","value":"packingCount"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"costPrice"}}]}}]}}]}}]} as unknown as DocumentNode<GoodsPageQuery, GoodsPageQueryVariables>;
export const DeveloperPageDocument = {"__meta__":{"hash":"sha256:9897617de71312143a79c8e8cac47c3a06800949cde345d9af40525cbca7a65a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeveloperPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"maskedPhone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"apiKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeyFacts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeyFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tail"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"}},{"kind":"Field","name":{"kind":"Name","value":"dayLimit"}},{"kind":"Field","name":{"kind":"Name","value":"paidToday"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"oldSecretUntil"}}]}}]} as unknown as DocumentNode<DeveloperPageQuery, DeveloperPageQueryVariables>;
export const WebhooksPageDocument = {"__meta__":{"hash":"sha256:68b99a794d97640dd2ec8f401e14d48ef36fa4b1fc5451613d1544afc8151bc3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhooksPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"formerSecretUntil"}},{"kind":"Field","name":{"kind":"Name","value":"isLocal"}}]}}]} as unknown as DocumentNode<WebhooksPageQuery, WebhooksPageQueryVariables>;
export const DeliveriesPageDocument = {"__meta__":{"hash":"sha256:4899b5e006b840bf90813692e6a8071bd83725443e6c8e8422e948fe39c990ae"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeliveriesPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDeliveryState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"webhookDeliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"webhookId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"tries"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastTryAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextTryAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerStatus"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answerMs"}}]}}]} as unknown as DocumentNode<DeliveriesPageQuery, DeliveriesPageQueryVariables>;
export const FeedbackListDocument = {"__meta__":{"hash":"sha256:e0b010a4baba54418f510e0b9266e8a90b4cd3718b34b3f78db8df6324852761"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FeedbackList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feedbacks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FeedbackCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeedbackCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Feedback"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"reply"}}]}}]} as unknown as DocumentNode<FeedbackListQuery, FeedbackListQueryVariables>;
export const FeedbackPageDocument = {"__meta__":{"hash":"sha256:2825dbe4dce80883d5cf81b60c8c132f75d374afb0a2ac3b23e6908c2823eb08"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FeedbackPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feedback"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"reply"}},{"kind":"Field","name":{"kind":"Name","value":"repliedAt"}}]}}]}}]}}]} as unknown as DocumentNode<FeedbackPageQuery, FeedbackPageQueryVariables>;
export const FollowUpRecordsDocument = {"__meta__":{"hash":"sha256:8b387e1bbe817d732f6786989c4c15ce370fe578bd31680d5c93d6f7b59b9a48"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FollowUpRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MerchantStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"abnormalRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AbnormalItem"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AbnormalItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AbnormalRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"sourceName"}},{"kind":"Field","name":{"kind":"Name","value":"sourcePhone"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"mediaUrls"}},{"kind":"Field","name":{"kind":"Name","value":"packageState"}},{"kind":"Field","name":{"kind":"Name","value":"goods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"canHandle"}},{"kind":"Field","name":{"kind":"Name","value":"awaitsDecision"}},{"kind":"Field","name":{"kind":"Name","value":"handling"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}}]}}]}}]} as unknown as DocumentNode<FollowUpRecordsQuery, FollowUpRecordsQueryVariables>;
export const CustomerHomeDocument = {"__meta__":{"hash":"sha256:a5e5940da2f12f5f5857e770b08a3b4bf49d39ef0b4e8d914cc9da7a6fa0f8c4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CustomerHome"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"seesFirstSteps"}}]}},{"kind":"Field","name":{"kind":"Name","value":"buttons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"normalOrder"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PublishButtons"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeLive"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OverdueVisit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextStep"}},{"kind":"Field","name":{"kind":"Name","value":"visitDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"overdueStep"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TodoOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentAt"}},{"kind":"Field","name":{"kind":"Name","value":"workerName"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptanceDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"overdueStep"}},{"kind":"Field","name":{"kind":"Name","value":"matters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OverdueVisit"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TodosCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Todo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TodoOrder"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderAmount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemThumbnails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderMatters"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"matters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderStatus"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"displayStatus"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acceptanceDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAcceptanceDelayed"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OverdueVisit"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderMatters"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderActions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"blockedActions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"matters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecentOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"displayAddress"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentAt"}},{"kind":"Field","name":{"kind":"Name","value":"workerName"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderAmount"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemThumbnails"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderStatus"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderActions"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeOrders"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecentOrder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BalanceCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Wallet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawing"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PublishButtons"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Buttons"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"immediateOrder"}},{"kind":"Field","name":{"kind":"Name","value":"normalOrder"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeLive"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filter"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"markupRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"todos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TodosCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"UNSETTLED"}},{"kind":"ObjectField","name":{"kind":"Name","value":"createdFrom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"createdTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeOrders"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BalanceCard"}}]}}]}}]} as unknown as DocumentNode<CustomerHomeQuery, CustomerHomeQueryVariables>;
export const HomeLiveDocument = {"__meta__":{"hash":"sha256:4bfaba14cbff2dddfc353ec0b6eaffc657d6ac208006955b4077c85654ffc13e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeLive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeLive"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OverdueVisit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextStep"}},{"kind":"Field","name":{"kind":"Name","value":"visitDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"overdueStep"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TodoOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentAt"}},{"kind":"Field","name":{"kind":"Name","value":"workerName"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptanceDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"overdueStep"}},{"kind":"Field","name":{"kind":"Name","value":"matters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OverdueVisit"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TodosCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Todo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TodoOrder"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderAmount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemThumbnails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderMatters"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"matters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderStatus"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"displayStatus"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acceptanceDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAcceptanceDelayed"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OverdueVisit"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderMatters"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderActions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"blockedActions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"matters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecentOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"displayAddress"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentAt"}},{"kind":"Field","name":{"kind":"Name","value":"workerName"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderAmount"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemThumbnails"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderStatus"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderActions"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeOrders"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecentOrder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BalanceCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Wallet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawing"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeLive"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filter"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"markupRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"todos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TodosCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"UNSETTLED"}},{"kind":"ObjectField","name":{"kind":"Name","value":"createdFrom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"createdTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeOrders"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BalanceCard"}}]}}]}}]} as unknown as DocumentNode<HomeLiveQuery, HomeLiveQueryVariables>;
export const MessageListDocument = {"__meta__":{"hash":"sha256:3ad8c6460b9cdbda15c5c04b971d62f39e60b151b0421436673b1c4671b2c7b7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MessageList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MessageKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isByTime"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isByOrder"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isByTime"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageItem"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"unread"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"service"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"appointment"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"messageGroups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isByOrder"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageGroupItem"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"tabs"},"name":{"kind":"Name","value":"messages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isByOrder"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unread"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"service"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"appointment"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"associatedId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageGroupItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"orderStatus"}},{"kind":"Field","name":{"kind":"Name","value":"orderStatusName"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageItem"}}]}}]}}]} as unknown as DocumentNode<MessageListQuery, MessageListQueryVariables>;
export const MessagePageDocument = {"__meta__":{"hash":"sha256:cc31ff801fecad41eb675e3b5ca77312b900b013bcf65f9830cd54345fc89dfa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MessagePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"associatedId"}}]}}]}}]}}]} as unknown as DocumentNode<MessagePageQuery, MessagePageQueryVariables>;
export const NoticeListDocument = {"__meta__":{"hash":"sha256:472f2cdf765fbfb1ba0b7aa5e69463edce24a5d0078c550be2bc605ee942b6f1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NoticeList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"articles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"EnumValue","value":"NOTICE"}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<NoticeListQuery, NoticeListQueryVariables>;
export const NoticePageDocument = {"__meta__":{"hash":"sha256:b4198fd620943e48c53cd2dcaa0c9db3788c9566b033d3e1a65dc118d1ca41b6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NoticePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"EnumValue","value":"NOTICE"}},{"kind":"Argument","name":{"kind":"Name","value":"articleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<NoticePageQuery, NoticePageQueryVariables>;
export const OrderListDocument = {"__meta__":{"hash":"sha256:bd31e243ab2b04c2620ef40fb239f62972ff404bdd4445e6182d58a10c189a6d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderListFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedOrder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemThumbnails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceCell"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerCell"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"provinceName"}},{"kind":"Field","name":{"kind":"Name","value":"cityName"}},{"kind":"Field","name":{"kind":"Name","value":"displayAddress"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OverdueVisit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextStep"}},{"kind":"Field","name":{"kind":"Name","value":"visitDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"overdueStep"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderMatters"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"matters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderStatus"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"displayStatus"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acceptanceDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAcceptanceDelayed"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OverdueVisit"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderMatters"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderActions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"blockedActions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"matters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CopyOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"provinceName"}},{"kind":"Field","name":{"kind":"Name","value":"cityName"}},{"kind":"Field","name":{"kind":"Name","value":"displayAddress"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"displayStatus"}},{"kind":"Field","name":{"kind":"Name","value":"matters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FollowUpNotes"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"latestFollowUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderAmount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentAt"}},{"kind":"Field","name":{"kind":"Name","value":"servicePeriods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workerName"}},{"kind":"Field","name":{"kind":"Name","value":"workerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"workerVerifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"shopOrderNo"}},{"kind":"Field","name":{"kind":"Name","value":"matters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemThumbnails"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceCell"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerCell"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderStatus"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderActions"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CopyOrder"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FollowUpNotes"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderAmount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"needsPickup"}},{"kind":"Field","name":{"kind":"Name","value":"logisticsNo"}},{"kind":"Field","name":{"kind":"Name","value":"logisticsPhone"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderRow"}}]}}]} as unknown as DocumentNode<OrderListQuery, OrderListQueryVariables>;
export const OrderListCountsDocument = {"__meta__":{"hash":"sha256:8d7e763381fb9c427514e820dbf892fa827d8db8696d5b1ea71ddbd3b5ec0c65"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderListCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filter"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<OrderListCountsQuery, OrderListCountsQueryVariables>;
export const AbnormalOrderDocument = {"__meta__":{"hash":"sha256:a82b1fa224c2d6e7377e4caa5dd913cf191f7b7b9c0e0b4f6aadf7ad19c614db"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AbnormalOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AbnormalOrder"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemThumbnails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CollectedGoods"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"needsPickup"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pickUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SolveActions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isGoodsAbnormal"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"blockedActions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"workerCash"},"name":{"kind":"Name","value":"workerFeeInEscrow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AbnormalOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"displayStatus"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"displayAddress"}},{"kind":"Field","name":{"kind":"Name","value":"isGoodsAbnormal"}},{"kind":"Field","name":{"kind":"Name","value":"solveWay"}},{"kind":"Field","name":{"kind":"Name","value":"solvedAt"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemThumbnails"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectedGoods"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SolveActions"}}]}}]} as unknown as DocumentNode<AbnormalOrderQuery, AbnormalOrderQueryVariables>;
export const AcceptancePageDocument = {"__meta__":{"hash":"sha256:d8ca57c17cc9ae0997dbf8ae4a50b1f5c7ad0cec93e5b1dcd92b043cc006f281"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AcceptancePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AcceptedOrder"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemThumbnails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OverdueVisit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextStep"}},{"kind":"Field","name":{"kind":"Name","value":"visitDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"overdueStep"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderMatters"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"matters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderStatus"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"displayStatus"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acceptanceDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAcceptanceDelayed"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OverdueVisit"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderMatters"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AcceptanceState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"nextStep"}},{"kind":"Field","name":{"kind":"Name","value":"acceptanceDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAcceptanceDelayed"}},{"kind":"Field","name":{"kind":"Name","value":"awaitsNewPhotos"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAcceptedBySystem"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rejectReason"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AcceptanceActions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"blockedActions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkPhotos"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"displayAddress"}},{"kind":"Field","name":{"kind":"Name","value":"pickupAddress"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pickUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}}]}},{"kind":"Field","name":{"kind":"Name","value":"completion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}}]}},{"kind":"Field","name":{"kind":"Name","value":"log"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AcceptedOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"displayAddress"}},{"kind":"Field","name":{"kind":"Name","value":"workerName"}},{"kind":"Field","name":{"kind":"Name","value":"workerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"workerVerifiedAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemThumbnails"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderStatus"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AcceptanceState"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AcceptanceActions"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorkPhotos"}}]}}]} as unknown as DocumentNode<AcceptancePageQuery, AcceptancePageQueryVariables>;
export const RefundListDocument = {"__meta__":{"hash":"sha256:d952f992e2e0b582af8c59c92c898c26303a1d7ec1a0a9fb311d20a62b1efb13"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RefundList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"refundFilter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RefundFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderNo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refunds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"refundFilter"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderNo"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refund"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RefundRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refundFilters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filter"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refundCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filter"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RefundStatus"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refund"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"wayBack"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"succeededAt"}},{"kind":"Field","name":{"kind":"Name","value":"refuseReason"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedByItselfAt"}},{"kind":"Field","name":{"kind":"Name","value":"arbitration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"result"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RefundActions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refund"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"allowance"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"maxAllowance"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemThumbnails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceCell"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerCell"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"provinceName"}},{"kind":"Field","name":{"kind":"Name","value":"cityName"}},{"kind":"Field","name":{"kind":"Name","value":"displayAddress"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FollowUpNotes"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"latestFollowUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RefundRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListedRefund"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refund"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"reviewerName"}},{"kind":"Field","name":{"kind":"Name","value":"applyAmount"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RefundStatus"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RefundActions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemThumbnails"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceCell"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerCell"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FollowUpNotes"}}]}}]}}]} as unknown as DocumentNode<RefundListQuery, RefundListQueryVariables>;
export const RefundFormDocument = {"__meta__":{"hash":"sha256:e5cd6db5c65f879215f3fd27067043bbafd22ef57199e4383ecef6b7c30d1bf0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RefundForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workerFeeInEscrow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"orderRefund"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"allowance"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"refuseReason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refundReasons"}}]}}]} as unknown as DocumentNode<RefundFormQuery, RefundFormQueryVariables>;
export const ProfitPageDocument = {"__meta__":{"hash":"sha256:fd66c6def483080794a7bbe8f07166441bb708282c86d89270fb812ac90a73e2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProfitPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isEntered"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buttons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profitAndLoss"}}]}},{"kind":"Field","name":{"kind":"Name","value":"orderProfits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"isEntered"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isEntered"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfitRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"orderProfitSums"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOffered"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"uncosted"}},{"kind":"Field","name":{"kind":"Name","value":"charged"}},{"kind":"Field","name":{"kind":"Name","value":"goodsCost"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"markups"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"weeks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"monday"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"charged"}},{"kind":"Field","name":{"kind":"Name","value":"result"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfitRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderProfit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"shopOrderNo"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"charged"}},{"kind":"Field","name":{"kind":"Name","value":"goodsCost"}},{"kind":"Field","name":{"kind":"Name","value":"isCostEntered"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"markups"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"result"}}]}}]} as unknown as DocumentNode<ProfitPageQuery, ProfitPageQueryVariables>;
export const RightsListDocument = {"__meta__":{"hash":"sha256:ad6529a9e8a73c5c3a81af6eaa5ae43fa8ab08bf7856bc9e99f8ac7633602fc4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RightsList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isComplaint"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isArbitration"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"object"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ComplaintObject"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderNo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"complaints"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"object"},"value":{"kind":"Variable","name":{"kind":"Name","value":"object"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderNo"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isComplaint"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ComplaintItem"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refunds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"EnumValue","value":"ARBITRATION"}},{"kind":"Argument","name":{"kind":"Name","value":"orderNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderNo"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isArbitration"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refund"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArbitrationItem"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RefundStatus"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refund"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"wayBack"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"succeededAt"}},{"kind":"Field","name":{"kind":"Name","value":"refuseReason"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedByItselfAt"}},{"kind":"Field","name":{"kind":"Name","value":"arbitration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"result"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComplaintItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Complaint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"objectName"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"suggestion"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"canRevoke"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArbitrationItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refund"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RefundStatus"}},{"kind":"Field","name":{"kind":"Name","value":"arbitration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"arbitrationNo"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"applyAmount"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]} as unknown as DocumentNode<RightsListQuery, RightsListQueryVariables>;
export const ArbitrationPageDocument = {"__meta__":{"hash":"sha256:77d2a944d997145a9674b8ca442c6acff36cacb2ea121166faab55e21bab2558"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArbitrationPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refund"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"arbitration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"arbitrationNo"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArbitrationDetail"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArbitrationFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RefundArbitration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"arbitrationNo"}},{"kind":"Field","name":{"kind":"Name","value":"stateName"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"applyAmount"}},{"kind":"Field","name":{"kind":"Name","value":"allowance"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"isDecided"}},{"kind":"Field","name":{"kind":"Name","value":"handledAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RefundStatus"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refund"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"wayBack"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"succeededAt"}},{"kind":"Field","name":{"kind":"Name","value":"refuseReason"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedByItselfAt"}},{"kind":"Field","name":{"kind":"Name","value":"arbitration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"result"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArbitrationDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refund"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"refundNo"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"wayBack"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"succeededAt"}},{"kind":"Field","name":{"kind":"Name","value":"arbitration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArbitrationFacts"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RefundStatus"}}]}}]} as unknown as DocumentNode<ArbitrationPageQuery, ArbitrationPageQueryVariables>;
export const SafetyPageDocument = {"__meta__":{"hash":"sha256:3bf2d95aef5ddabd62ddd1dcf4af73a90c3997f78f0dcd19a895278e67102c39"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SafetyPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"maskedPhone"}},{"kind":"Field","name":{"kind":"Name","value":"hasPayPassword"}},{"kind":"Field","name":{"kind":"Name","value":"alipayAccount"}},{"kind":"Field","name":{"kind":"Name","value":"alipayRealName"}},{"kind":"Field","name":{"kind":"Name","value":"wechatNickname"}}]}},{"kind":"Field","name":{"kind":"Name","value":"smallPayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"usedToday"}}]}},{"kind":"Field","name":{"kind":"Name","value":"withdrawalTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holdHours"}},{"kind":"Field","name":{"kind":"Name","value":"newBindingHoldHours"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"account"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"payoutWays"}}]}}]} as unknown as DocumentNode<SafetyPageQuery, SafetyPageQueryVariables>;
export const ActivityPageDocument = {"__meta__":{"hash":"sha256:236ba7b05252fc64ff2f8ddd2ae31c0cb8b637bcd14c19754b2c0872893fb99d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ActivityPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActivityRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActivityRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountActivity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"place"}}]}}]} as unknown as DocumentNode<ActivityPageQuery, ActivityPageQueryVariables>;
export const PersonalDataPageDocument = {"__meta__":{"hash":"sha256:b0d1c2dc15ebbc3c5834aff496f0f53f3e29d23e0fc420e365ac661d74d61408"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonalDataPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"maskedPhone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"personalData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"closingBlockers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlockerFacts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonalData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"canAsk"}},{"kind":"Field","name":{"kind":"Name","value":"last"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlockerFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountClosingBlocker"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]} as unknown as DocumentNode<PersonalDataPageQuery, PersonalDataPageQueryVariables>;
export const SessionsPageDocument = {"__meta__":{"hash":"sha256:79ec1a7c1c932f4a970fa61872b8165d91c4c9f62cf9c37baeef97ac013b9ca4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SessionsPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedInDevice"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInDevice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"signedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]} as unknown as DocumentNode<SessionsPageQuery, SessionsPageQueryVariables>;
export const SettingPageDocument = {"__meta__":{"hash":"sha256:ba20ae55fd4591cbd20a9519690c5db6e1348227db014466701b09968a5e3f74"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SettingPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"areaPath"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}}]}}]} as unknown as DocumentNode<SettingPageQuery, SettingPageQueryVariables>;
export const CustomerAreaDocument = {"__meta__":{"hash":"sha256:2b01b30ccfdae24996d0ad4935eae2f01e8707a311b249924c7a52a6ccffcb41"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CustomerArea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unreadMessages"}},{"kind":"Field","name":{"kind":"Name","value":"buttons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profitAndLoss"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AllOffers"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AllOffers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activity"}},{"kind":"Field","name":{"kind":"Name","value":"apiKeys"}},{"kind":"Field","name":{"kind":"Name","value":"areaWishes"}},{"kind":"Field","name":{"kind":"Name","value":"batchOrders"}},{"kind":"Field","name":{"kind":"Name","value":"bids"}},{"kind":"Field","name":{"kind":"Name","value":"bills"}},{"kind":"Field","name":{"kind":"Name","value":"devices"}},{"kind":"Field","name":{"kind":"Name","value":"feedback"}},{"kind":"Field","name":{"kind":"Name","value":"goodsDetails"}},{"kind":"Field","name":{"kind":"Name","value":"ledger"}},{"kind":"Field","name":{"kind":"Name","value":"library"}},{"kind":"Field","name":{"kind":"Name","value":"listTools"}},{"kind":"Field","name":{"kind":"Name","value":"markupRequests"}},{"kind":"Field","name":{"kind":"Name","value":"messageGroups"}},{"kind":"Field","name":{"kind":"Name","value":"messageSettings"}},{"kind":"Field","name":{"kind":"Name","value":"personalData"}},{"kind":"Field","name":{"kind":"Name","value":"webhooks"}},{"kind":"Field","name":{"kind":"Name","value":"phoneUploads"}},{"kind":"Field","name":{"kind":"Name","value":"profits"}},{"kind":"Field","name":{"kind":"Name","value":"progressLinks"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"}},{"kind":"Field","name":{"kind":"Name","value":"reminders"}},{"kind":"Field","name":{"kind":"Name","value":"smallPayment"}},{"kind":"Field","name":{"kind":"Name","value":"templates"}},{"kind":"Field","name":{"kind":"Name","value":"todos"}}]}}]}}]} as unknown as DocumentNode<CustomerAreaQuery, CustomerAreaQueryVariables>;
export const UnreadMessagesDocument = {"__meta__":{"hash":"sha256:4be1c0e463ccbac3ce4352bed5ea1352cec320bdd6c969b0b288225363534a22"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnreadMessages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadMessages"}}]}}]}}]} as unknown as DocumentNode<UnreadMessagesQuery, UnreadMessagesQueryVariables>;
export const WalletPageDocument = {"__meta__":{"hash":"sha256:ff236b0e67e644f9051ce71b50544e286779036edf1e12513c1a44852920da72"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WalletPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lines"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CashFlowFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cashFlows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lines"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LedgerRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cashFlowSums"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lines"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOffered"}},{"kind":"Field","name":{"kind":"Name","value":"opening"}},{"kind":"Field","name":{"kind":"Name","value":"moneyIn"}},{"kind":"Field","name":{"kind":"Name","value":"moneyOut"}},{"kind":"Field","name":{"kind":"Name","value":"others"}},{"kind":"Field","name":{"kind":"Name","value":"closing"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"directIn"}},{"kind":"Field","name":{"kind":"Name","value":"directOut"}},{"kind":"Field","name":{"kind":"Name","value":"balances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LedgerRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CashFlow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"payWay"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"isDirect"}},{"kind":"Field","name":{"kind":"Name","value":"balanceBefore"}},{"kind":"Field","name":{"kind":"Name","value":"balanceAfter"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}}]}}]} as unknown as DocumentNode<WalletPageQuery, WalletPageQueryVariables>;
export const WithdrawPageDocument = {"__meta__":{"hash":"sha256:7af23860551f3d07185d1edddebbf5be16bff0c47f98c9b952cb01a7ae2d182e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WithdrawPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"maskedPhone"}},{"kind":"Field","name":{"kind":"Name","value":"alipayAccount"}},{"kind":"Field","name":{"kind":"Name","value":"alipayRealName"}},{"kind":"Field","name":{"kind":"Name","value":"wechatNickname"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"withdrawalTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dayLimit"}},{"kind":"Field","name":{"kind":"Name","value":"dayTimes"}},{"kind":"Field","name":{"kind":"Name","value":"holdHours"}},{"kind":"Field","name":{"kind":"Name","value":"newBindingHoldHours"}},{"kind":"Field","name":{"kind":"Name","value":"leftToday"}},{"kind":"Field","name":{"kind":"Name","value":"timesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"holds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payWay"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"account"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"payoutWays"}}]}}]} as unknown as DocumentNode<WithdrawPageQuery, WithdrawPageQueryVariables>;
export const RechargePageDocument = {"__meta__":{"hash":"sha256:2e1978969b46ee4bda5be701068f1feac07985167b0d7d46f7d058d98caa3584"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RechargePage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"smallPayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"usedToday"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"payWays"}}]}}]} as unknown as DocumentNode<RechargePageQuery, RechargePageQueryVariables>;
export const WithdrawalsDocument = {"__meta__":{"hash":"sha256:6b058975da34e04fee71178f01b52404326732b9eef81340c3b144d99224be6c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Withdrawals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"firstDay"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lastDay"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"firstDay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"firstDay"}}},{"kind":"Argument","name":{"kind":"Name","value":"lastDay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lastDay"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WithdrawalItem"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WithdrawalItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Withdrawal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"payWay"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"actual"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isReviewed"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"confirmPath"}},{"kind":"Field","name":{"kind":"Name","value":"confirmBefore"}}]}}]} as unknown as DocumentNode<WithdrawalsQuery, WithdrawalsQueryVariables>;
export const ReceiptPageDocument = {"__meta__":{"hash":"sha256:e0e54807918cb384d7c2e1914b7df84d68fcb5c8f2e7e7b711673646f6073566"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReceiptPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"maskedPhone"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Receipt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderAmount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeeTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}}]}},{"kind":"Field","name":{"kind":"Name","value":"originalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"payWay"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderAmount"}},{"kind":"Field","name":{"kind":"Name","value":"bidding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentNo"}},{"kind":"Field","name":{"kind":"Name","value":"paidMarkups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"payWay"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Receipt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"matters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FeeTable"}}]}}]} as unknown as DocumentNode<ReceiptPageQuery, ReceiptPageQueryVariables>;
export const WorkSheetPageDocument = {"__meta__":{"hash":"sha256:94c3ba005acbda6ae8b691cd7cec6b042058879f6633edacf8ba9e90c49b226d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WorkSheetPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorkSheet"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"goodsTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentAt"}},{"kind":"Field","name":{"kind":"Name","value":"expectedAt"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"provinceName"}},{"kind":"Field","name":{"kind":"Name","value":"cityName"}},{"kind":"Field","name":{"kind":"Name","value":"displayAddress"}},{"kind":"Field","name":{"kind":"Name","value":"hasLift"}},{"kind":"Field","name":{"kind":"Name","value":"floors"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"packingMethod"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"packingCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalVolume"}},{"kind":"Field","name":{"kind":"Name","value":"needsPickup"}},{"kind":"Field","name":{"kind":"Name","value":"logisticsCompany"}},{"kind":"Field","name":{"kind":"Name","value":"logisticsNo"}},{"kind":"Field","name":{"kind":"Name","value":"logisticsPhone"}},{"kind":"Field","name":{"kind":"Name","value":"pickupCode"}},{"kind":"Field","name":{"kind":"Name","value":"pickupAddress"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}}]}}]} as unknown as DocumentNode<WorkSheetPageQuery, WorkSheetPageQueryVariables>;
export const FinishWechatBindingDocument = {"__meta__":{"hash":"sha256:268fa6a2720a8a735400703a4f651c95f76818d144abf068921a3e842e88232f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FinishWechatBinding"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FinishWechatBindingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"finishWechatBinding"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WechatBindingDone"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nickname"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<FinishWechatBindingMutation, FinishWechatBindingMutationVariables>;
export const WithdrawalConfirmationDocument = {"__meta__":{"hash":"sha256:abfdf5a4cc3c05307b31d34042060feb1defe0918b311f7fb09ed2599f56ecd5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WithdrawalConfirmation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawalConfirmation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"confirmBefore"}},{"kind":"Field","name":{"kind":"Name","value":"wechat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mchId"}},{"kind":"Field","name":{"kind":"Name","value":"appId"}},{"kind":"Field","name":{"kind":"Name","value":"packageInfo"}},{"kind":"Field","name":{"kind":"Name","value":"timestamp"}},{"kind":"Field","name":{"kind":"Name","value":"nonceStr"}},{"kind":"Field","name":{"kind":"Name","value":"signature"}}]}}]}}]}}]} as unknown as DocumentNode<WithdrawalConfirmationQuery, WithdrawalConfirmationQueryVariables>;