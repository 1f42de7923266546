import { isSignedBy, signText } from "../rsa";

export interface WechatMerchant {
  readonly mchId: string;
  /** Serial number of the merchant's certificate. */
  readonly serialNo: string;
  /** The merchant's private key, PKCS#8. */
  readonly privateKey: string;
}

interface SignedRequest {
  readonly method: string;
  /** Path with query. */
  readonly path: string;
  readonly body: string;
  /** Seconds since the epoch. */
  readonly timestamp: number;
  readonly nonce: string;
}

/** The Authorization header of an API v3 request. */
export async function wechatAuthorization(request: SignedRequest, merchant: WechatMerchant): Promise<string> {
  const { method, path, body, timestamp, nonce } = request;
  const signature = await signText(
    merchant.privateKey,
    `${method}\n${path}\n${timestamp}\n${nonce}\n${body}\n`,
  );
  const parts = {
    mchid: merchant.mchId,
    nonce_str: nonce,
    signature,
    timestamp: String(timestamp),
    serial_no: merchant.serialNo,
  };
  const list = Object.entries(parts).map(([name, value]) => `${name}="${value}"`);
  return `WECHATPAY2-SHA256-RSA2048 ${list.join(",")}`;
}

/** WeChat Pay's key pair as far as we have it. */
export interface WechatPlatform {
  /** Id of the public key (`PUB_KEY_ID_…`) or serial number of the platform certificate. */
  readonly publicKeyId: string;
  readonly publicKey: string;
}

/** Answers and notifications are believed for five minutes around their moment. */
const TOLERANCE_S = 300;

/**
 * Why an answer or notification of WeChat Pay must not be believed, or null. The signature is over time, nonce and the
 * body as it came.
 *
 * @param now ms
 */
export async function wechatSignatureIssue(
  { headers, body }: { headers: Headers; body: string },
  platform: WechatPlatform,
  now: number,
): Promise<string | null> {
  const header = (name: string) => headers.get(`Wechatpay-${name}`) ?? "";
  const timestamp = header("Timestamp");
  if (!/^\d{1,12}$/.test(timestamp)) return "no timestamp";
  if (Math.abs(now / 1000 - Number(timestamp)) > TOLERANCE_S) return "too old or from the future";
  if (header("Serial") !== platform.publicKeyId) return "signed with another key";
  const message = `${timestamp}\n${header("Nonce")}\n${body}\n`;
  return (await isSignedBy(platform.publicKey, message, header("Signature"))) ? null : "wrong signature";
}

/** Headers as WeChat Pay puts them on answers and notifications; the other side of {@link wechatSignatureIssue}. */
export async function wechatSignatureHeaders(
  body: string,
  signer: { publicKeyId: string; privateKey: string },
  { timestamp, nonce }: { timestamp: number; nonce: string },
): Promise<Record<string, string>> {
  return {
    "Wechatpay-Timestamp": String(timestamp),
    "Wechatpay-Nonce": nonce,
    "Wechatpay-Serial": signer.publicKeyId,
    "Wechatpay-Signature": await signText(signer.privateKey, `${timestamp}\n${nonce}\n${body}\n`),
    "Wechatpay-Signature-Type": "WECHATPAY2-SHA256-RSA2048",
  };
}
