import { z } from "zod";
import { type Clock, formatTime, SECOND } from "../../../shared/clock";
import { PayProviderError } from "../pay-provider";
import { isSignedBy } from "../rsa";
import { signedNode, signParams } from "./alipay-signature";

export const ALIPAY_GATEWAY = "https://openapi.alipay.com/gateway.do";
const TIMEOUT_MS = 5 * SECOND;

export interface AlipayGatewayOptions {
  readonly appId: string;
  /** The application's private key, PKCS#8. */
  readonly privateKey: string;
  readonly alipayPublicKey: string;
  /** Common parameters beside the usual ones, such as the numbers of certificates; signed with the rest. */
  readonly also?: Readonly<Record<string, string>>;
}

/** Alipay's one gateway: requests signed with RSA2, and answers that count only with Alipay's signature. */
export function createAlipayGateway(
  options: AlipayGatewayOptions,
  { clock, fetch }: { clock: Pick<Clock, "now">; fetch: typeof globalThis.fetch },
) {
  /** The signed parameters of a request, as a form holds them. */
  const sign = (method: string, content: object, extra: Record<string, string> = {}) =>
    signParams(
      {
        app_id: options.appId,
        method,
        format: "JSON",
        charset: "utf-8",
        sign_type: "RSA2",
        timestamp: formatTime(clock.now()),
        version: "1.0",
        biz_content: JSON.stringify(content),
        ...options.also,
        ...extra,
      },
      options.privateKey,
    );

  return {
    sign,

    /** Calls the gateway and answers what its signed node says. @throws PayProviderError */
    async call<Shape extends z.ZodType>(
      method: string,
      content: object,
      shape: Shape,
    ): Promise<z.output<Shape>> {
      const response = await fetch(`${ALIPAY_GATEWAY}?charset=utf-8`, {
        method: "POST",
        headers: { "Content-Type": "application/x-www-form-urlencoded; charset=utf-8" },
        body: new URLSearchParams(await sign(method, content)).toString(),
        redirect: "manual",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch((error: unknown) => {
        throw new PayProviderError(
          `${method} unreachable: ${error instanceof Error ? error.name : "unknown"}`,
        );
      });
      const text = await response.text().catch(() => "");
      const node = signedNode(text, `${method.replaceAll(".", "_")}_response`);
      if (node === null) throw new PayProviderError(`${method} unreadable answer, HTTP ${response.status}`);
      if (!(await isSignedBy(options.alipayPublicKey, node, signatureOf(text)))) {
        throw new PayProviderError(`${method} answered without a valid signature`);
      }
      const parsed = shape.safeParse(JSON.parse(node));
      if (!parsed.success) throw new PayProviderError(`${method} answered something else`);
      return parsed.data;
    },
  };
}

const answerSignature = z.object({ sign: z.string() });

function signatureOf(text: string): string {
  try {
    return answerSignature.safeParse(JSON.parse(text)).data?.sign ?? "";
  } catch {
    return "";
  }
}
