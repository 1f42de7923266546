import { API_KEY_PREFIXES, type ApiKeyMode } from "../../../../schema/rules/account/api-keys";
import {
  APP_REFRESH_PREFIX,
  APP_SESSION_DIGITS,
  APP_TOKEN_PREFIX,
} from "../../../../schema/rules/account/app-sessions";
import { sha256 } from "../crypto";
import type { Ids } from "../ids";
import { bucketOf, bucketPrefix, PREFIX_DIGITS } from "./bucket";

/** The bucket in the first three digits of a number; null for one that no maker has made. */
const prefixed =
  (shape: RegExp) =>
  (number: string): number | null =>
    shape.test(number) ? Number.parseInt(number.slice(0, PREFIX_DIGITS), 16) : null;

/** Random hex digits, of which the first three are the bucket of whose they are. */
const secret = (owner: number, ids: Ids, bytes: number): string =>
  bucketPrefix(owner) + ids.token(bytes).slice(PREFIX_DIGITS);

/** 32 digits: three for the bucket and 116 random bits. */
const SECRET = prefixed(/^[\da-f]{32}$/);
const SECRET_BYTES = 16;

/** Trade numbers of providers: WeChat takes 32 characters. */
const TRADE_DIGITS = 32;

/** What follows the prefix of an API key. */
const apiKeyBucket = prefixed(/^[\da-f]{64}$/);

/** What follows the prefix of a token of an app: what names its session, and what is random in each token. */
const appTokenBucket = prefixed(/^[\da-f]{96}$/);

/** A kind of key of a program: a prefix, the bucket and 244 random bits. */
const keyOf = (mode: ApiKeyMode) => ({
  make: (customerId: number, ids: Ids): string =>
    API_KEY_PREFIXES[mode] + bucketPrefix(customerId) + ids.token().slice(PREFIX_DIGITS),
  bucket: (number: string): number | null =>
    number.startsWith(API_KEY_PREFIXES[mode])
      ? apiKeyBucket(number.slice(API_KEY_PREFIXES[mode].length))
      : null,
});

/** What names the session of an app within its tokens, and opens nothing by itself: the bucket and 116 random bits. */
export const newAppSession = (customerId: number, ids: Ids): string =>
  bucketPrefix(customerId) + ids.token(APP_SESSION_DIGITS / 2).slice(PREFIX_DIGITS);

/** A kind of token that an app holds: a prefix, what names the session, and 256 random bits (decision 081). */
const appToken = (prefix: string) => ({
  /** @param session as {@link newAppSession} makes it */
  make: (session: string, ids: Ids): string => prefix + session + ids.token(),
  bucket: (number: string): number | null =>
    number.startsWith(prefix) ? appTokenBucket(number.slice(prefix.length)) : null,
});

/** A secret of 32 digits for what belongs to a customer. */
const ownSecret = {
  /** @param owner id of the customer, or of a row of the customer's */
  make: (owner: number, ids: Ids): string => secret(owner, ids, SECRET_BYTES),
  bucket: SECRET,
};

/**
 * How each kind of number is made that comes back without its customer, and how the customer's bucket is read from it
 * (decision 066). Row ids need no rule: `bucketOf` reads them.
 */
export const numbers = {
  /** What a browser holds: the bucket and 256 random bits (AUTH-15). Only its hash is stored. */
  session: {
    make: (customerId: number, ids: Ids): string => bucketPrefix(customerId) + ids.token(),
    bucket: prefixed(/^[\da-f]{67}$/),
  },
  /**
   * What a program of a customer's holds in place of a session: words by which it is known wherever it turns up, the
   * bucket and 244 random bits (decision 070). Only its hash is stored.
   */
  apiKey: keyOf("live"),
  /** The same for the customer's sandbox (decision 082). */
  testKey: keyOf("test"),
  /** What an app holds in place of a cookie, for some minutes. Only its hash is stored. */
  appAccess: appToken(APP_TOKEN_PREFIX),
  /** For what an app gets other tokens, once. Only its hash is stored. */
  appRefresh: appToken(APP_REFRESH_PREFIX),
  /** A video call, and the line and its tokens that are named after it. */
  call: ownSecret,
  /** The page that shows the progress of an order. */
  progressLink: ownSecret,
  /** The link by which a phone hands pictures over. */
  uploadLink: ownSecret,
  /** The page on which the payee confirms a transfer in WeChat. */
  confirmation: ownSecret,
  /** What comes back from WeChat when an account is bound. */
  wechatState: ownSecret,
  /** The link of an SMS that stops them: three digits for the bucket, and 80 random bits. */
  reminderLink: {
    make: (customerId: number, ids: Ids): string => bucketPrefix(customerId) + ids.token(10),
    bucket: prefixed(/^[\da-f]{23}$/),
  },
  /** A stored file, with the extension of its type. */
  file: {
    make: (owner: number, extension: string, ids: Ids): string =>
      `${secret(owner, ids, SECRET_BYTES)}.${extension}`,
    bucket: prefixed(/^[\da-f]{32}\.\w{3}$/),
  },
  /** out_trade_no: follows from the request, so that a repeated request is the same trade. */
  trade: {
    make: async (customerId: number, request: string): Promise<string> =>
      (bucketPrefix(customerId) + (await sha256(`${customerId}/${request}`))).slice(0, TRADE_DIGITS),
    bucket: SECRET,
  },
  /** out_refund_no: the trade that is refunded and the order that it is refunded for. SQL makes it in `queueOrderRefund`, too. */
  tradeRefund: {
    make: (outTradeNo: string, orderId: number): string => `${outTradeNo}-${orderId}`,
    /** The trade that is refunded: it has one refund for each of its orders. */
    trade: (outRefundNo: string): string => outRefundNo.slice(0, TRADE_DIGITS),
    /** The number after this one, for a provider that has closed the refund of this one: it always is the same. */
    next: (outRefundNo: string): string => {
      const [trade, order, turn = "1"] = outRefundNo.split("-");
      return `${trade}-${order}-${Number(turn) + 1}`;
    },
    bucket: prefixed(/^[\da-f]{32}-\d+(?:-\d+)?$/),
  },
  /** Number of a withdrawal at the provider: WD, its row id and six random digits. */
  withdrawal: {
    make: (id: number, ids: Ids): string => `WD${id}${ids.digits(6)}`,
    bucket: (number: string): number | null => {
      const id = /^WD(\d{1,16})\d{6}$/.exec(number)?.[1];
      return id === undefined ? null : bucketOf(Number(id));
    },
  },
} as const;

export type NumberKind = keyof typeof numbers;

/**
 * The bucket of the customer whom a number of a kind belongs to, from 0 to 4095. Null for a text that is no such number:
 * it belongs to no customer, and is answered like one that does not exist.
 */
export const bucketOfNumber = (kind: NumberKind, number: string): number | null =>
  numbers[kind].bucket(number);
