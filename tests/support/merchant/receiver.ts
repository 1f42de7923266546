import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import { z } from "zod";

const event = z.object({
  type: z.string(),
  data: z.object({ orderId: z.number(), status: z.string(), shopOrderNo: z.string().nullable() }),
});
export type HeardEvent = z.infer<typeof event>;

/** A merchant's receiver of webhooks, which answers the first try of every tenth delivery with 503. */
export class Receiver {
  /** What was taken, each delivery once, in the sequence in which it came. */
  readonly heard: HeardEvent[] = [];
  /** Tries that were turned away. */
  failed = 0;
  /** Requests whose signature is not by the secret. */
  forged = 0;
  secret = "";

  readonly #seen = new Set<string>();
  readonly #taken = new Set<string>();
  readonly #server = createServer(async (request, response) => {
    const body = await text(request);
    const id = String(request.headers["webhook-id"]);
    response.writeHead(this.#statusFor(id, body, request.headers as Record<string, string>)).end();
  });

  #statusFor(id: string, body: string, headers: Record<string, string>): number {
    try {
      new Webhook(this.secret).verify(body, headers);
    } catch {
      this.forged += 1;
      return 401;
    }
    const isNew = !this.#seen.has(id);
    this.#seen.add(id);
    if (isNew && this.#seen.size % 10 === 0) {
      this.failed += 1;
      return 503;
    }
    if (!this.#taken.has(id)) this.heard.push(event.parse(JSON.parse(body)));
    this.#taken.add(id);
    return 204;
  }

  /** Begins to listen; its address. */
  async start(): Promise<string> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/hook`;
  }

  /** What it has heard of an order. */
  of = (orderId: string): HeardEvent[] => this.heard.filter(({ data }) => String(data.orderId) === orderId);

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
