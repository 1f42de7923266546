import { createAlipay } from "../../../backend/src/providers/pay/alipay/alipay";
import { ALIPAY_GATEWAY } from "../../../backend/src/providers/pay/alipay/alipay-gateway";
import { signText } from "../../../backend/src/providers/pay/rsa";
import { clock, fakeServer, newKeyPair } from "./keys";

/** Keys of us, of Alipay, and how it knows us. */
export const merchant = newKeyPair();
export const alipay = newKeyPair();
export const identity = {
  appId: "2021000000000000",
  sellerId: "2088000000000000",
  alipayPublicKey: alipay.publicKey,
};
const cashier = { action: ALIPAY_GATEWAY, method: "post" } as const;
const options = { ...identity, privateKey: merchant.privateKey, cashier };

/** Our Alipay over a gateway that answers in turn. */
export const connect = (...answers: Parameters<typeof fakeServer>) => {
  const server = fakeServer(...answers);
  return { ...server, alipay: createAlipay(options, { clock, fetch: server.fetch }) };
};

/** A signed answer of the gateway. */
export async function answer(method: string, node: object, key = alipay.privateKey): Promise<Response> {
  const text = JSON.stringify(node);
  return new Response(`{"${method}_response":${text},"sign":"${await signText(key, text)}"}`);
}
