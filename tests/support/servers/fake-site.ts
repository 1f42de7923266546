import { eventIntake, type RoomEvent } from "../../../durable-objects/protocol";
import { CACHE_PURGE_PATH, cachePurge, verifyCachePurge } from "../../../schema/rest/cache-purge";
import { callEndSubject } from "../../../schema/rest/calls/call-line";
import { verifyRoomEvents } from "../../../schema/rest/room-intake";

/**
 * The site as the backend sees it: takes signed events for rooms and acknowledges them in sequence. `outage` makes it
 * fail in the ways that a site can.
 */
export class FakeSite {
  /** Every request that arrived, also the refused ones. */
  readonly requests: { userId: number; signed: boolean; events: RoomEvent[] }[] = [];
  /** Every purge of cached pages that arrived with a good signature. */
  readonly purges: string[][] = [];
  /** Every call whose end arrived with a good signature. */
  readonly endedCalls: string[] = [];
  readonly #rooms = new Map<number, Map<number, RoomEvent>>();
  /** The last event before the ones that a room counts, where the sender could not begin at the first. */
  readonly #before = new Map<number, number>();
  outage: "none" | "throws" | "500" | "nonsense" = "none";
  /** Takes what is no event for a room, as the real site passes a provider's notification on to the backend. */
  passOn: ((request: Request) => Promise<Response>) | null = null;
  /** Ends the outage after so many requests. */
  outageRequests = Number.POSITIVE_INFINITY;

  constructor(
    readonly secret: string,
    readonly now: () => number,
  ) {}

  /** What a room holds, in sequence and without gaps. */
  held(userId: number): RoomEvent[] {
    const before = this.#before.get(userId) ?? 0;
    const room = this.#rooms.get(userId) ?? new Map<number, RoomEvent>();
    return [...room.values()]
      .filter((event) => event.seq > before)
      .sort((a, b) => a.seq - b.seq)
      .filter((event, index) => event.seq === before + index + 1);
  }

  /** Loses what a room holds, as a restore from a backup would. */
  forget(userId: number, after: number): void {
    const room = this.#rooms.get(userId);
    for (const seq of [...(room?.keys() ?? [])]) if (seq > after) room?.delete(seq);
  }

  readonly fetcher: Fetcher = {
    fetch: (input: RequestInfo | URL, init?: RequestInit) => this.#take(new Request(input, init)),
    connect: () => {
      throw new Error("the backend opens no sockets to the site");
    },
  };

  async #take(request: Request): Promise<Response> {
    if (this.outage !== "none" && --this.outageRequests < 0) this.outage = "none";
    if (this.outage === "throws") throw new Error("the site is down");
    if (this.outage === "500") return new Response("oops", { status: 500 });
    if (this.outage === "nonsense") return new Response("<html>");

    if (new URL(request.url).pathname === CACHE_PURGE_PATH) return this.#purge(request);
    const endedCall = /^\/calls\/([0-9a-f]+)\/end$/.exec(new URL(request.url).pathname)?.[1];
    if (endedCall) return this.#endCall(request, endedCall);
    if (this.passOn && !new URL(request.url).pathname.startsWith("/rooms/")) return this.passOn(request);
    const userId = Number(/^\/rooms\/(\d+)\/events$/.exec(new URL(request.url).pathname)?.[1]);
    const body = await request.text();
    const header = request.headers.get("X-Room-Signature");
    const signed = await verifyRoomEvents(this.secret, String(userId), body, header, this.now());
    const { events, from } = eventIntake.parse(JSON.parse(body));
    this.requests.push({ userId, signed, events });
    if (!signed) return new Response(null, { status: 401 });

    const room = this.#rooms.get(userId) ?? new Map<number, RoomEvent>();
    this.#rooms.set(userId, room);
    for (const event of events) if (!room.has(event.seq)) room.set(event.seq, event);
    if (from !== undefined) this.#before.set(userId, from - 1);
    return Response.json({ acked: this.held(userId).at(-1)?.seq ?? this.#before.get(userId) ?? 0 });
  }

  async #endCall(request: Request, instanceId: string): Promise<Response> {
    const [body, header] = [await request.text(), request.headers.get("X-Room-Signature")];
    const subject = callEndSubject(instanceId);
    if (!(await verifyRoomEvents(this.secret, subject, body, header, this.now()))) {
      return new Response(null, { status: 401 });
    }
    this.endedCalls.push(instanceId);
    return new Response(null, { status: 204 });
  }

  async #purge(request: Request): Promise<Response> {
    const body = await request.text();
    const header = request.headers.get("X-Room-Signature");
    if (!(await verifyCachePurge(this.secret, body, header, this.now()))) {
      return new Response(null, { status: 401 });
    }
    this.purges.push(cachePurge.parse(JSON.parse(body)).paths);
    return new Response(null, { status: 204 });
  }
}
