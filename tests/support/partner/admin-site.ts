import { formatTime } from "../../../schema/rules/time";
import { jpegHead } from "../files/multipart";
import { MASTER, PROVIDER } from "../orders/masters";
import type { Envelope } from "../servers/backend";
import type { Partner } from "./partner-clients";

const DAY_MS = 86_400_000;

/** What staff do next with an order, the first of these that the platform offers. */
const WORK = ["assign", "appoint", "dispatch_driver", "pick_up", "sign_in", "complete", "verify"] as const;
type Work = (typeof WORK)[number];

/** An order as the admin site's list shows it. */
interface ListedOrder {
  readonly id: number;
  readonly status: string;
  readonly events: readonly string[];
}

/**
 * The platform's admin site as far as a test needs one. It knows the partner API and nothing else: what it does with an
 * order follows from what the lists say, and its own answers from the platform are all that it has.
 *
 * @param now ms
 */
export function adminSite(partner: Partner, now: () => number) {
  const must = ({ code, message, data }: Envelope) => {
    if (code !== 0) throw new Error(`${code} ${message}`);
    return data;
  };
  const post = async (path: string, json: unknown, person = "zhang.wei") =>
    must(await partner.call("POST", path, { person, json }));

  /** Does what moves money above the limit: it is asked for by one person, and done by the other. */
  async function byTwo(path: string, json: unknown): Promise<void> {
    const first = await partner.call("POST", path, { person: "zhang.wei", json });
    if (first.code === 0) throw new Error(`one person was enough for ${path}`);
    await post(path, json, "li.na");
  }

  async function evidence(orderId: number, stage: Work): Promise<string> {
    const answer = await partner.upload(
      `/operator/api/order/${orderId}/evidence?stage=${stage}`,
      Uint8Array.from(jpegHead()),
    );
    return must(await answer.json()).url;
  }

  const photos = async (orderId: number, stage: Work) => ({
    content: "照片",
    imgs: [await evidence(orderId, stage)],
  });
  const bodyOf: Record<Work, (orderId: number) => unknown> = {
    assign: () => ({ workerId: MASTER.id }),
    appoint: () => ({ appointmentTime: formatTime(now() + DAY_MS) }),
    dispatch_driver: () => ({ driverName: "赵司机", driverPhone: "13700000009" }),
    pick_up: (orderId) => photos(orderId, "pick_up"),
    sign_in: () => ({ lng: 120.15, lat: 30.28, area: "文三路" }),
    complete: (orderId) => photos(orderId, "complete"),
    verify: (orderId) => photos(orderId, "verify"),
  };

  async function find(orderNo: string): Promise<ListedOrder> {
    const { rows } = must(await partner.call("GET", `/operator/api/orders?orderNo=${orderNo}`));
    if (rows.length !== 1) throw new Error(`${rows.length} orders ${orderNo}`);
    return rows[0];
  }

  return {
    find,

    /** Takes an order for the platform's provider and does all of its work; answers what was done. */
    async work(orderNo: string): Promise<string[]> {
      const { id, events } = await find(orderNo);
      const done: string[] = [];
      if (events.includes("take")) {
        await post(`/operator/api/order/${id}/take`, { providerId: PROVIDER.id });
        done.push("take");
      }
      for (;;) {
        const order = await find(orderNo);
        const next = WORK.find((step) => order.events.includes(step) && !done.includes(step));
        if (!next) return done;
        await post(`/operator/api/order/${id}/${next}`, await bodyOf[next](id));
        done.push(next);
      }
    },

    async assign(orderNo: string): Promise<void> {
      const { id } = await find(orderNo);
      await post(`/operator/api/order/${id}/assign`, bodyOf.assign(id));
    },

    async agreeRefund(orderNo: string): Promise<void> {
      const { id } = await find(orderNo);
      await byTwo(`/operator/api/order/${id}/agree_refund`, {});
    },

    /** Approves and pays all withdrawals to banks that wait; answers their numbers. */
    async payWithdrawals(): Promise<string[]> {
      const list = async (stage: string): Promise<{ id: number; outBizNo: string }[]> =>
        must(await partner.call("GET", `/operator/api/withdrawals?payWay=BANK&stage=${stage}`)).rows;
      for (const { id } of await list("REVIEW"))
        await byTwo(`/operator/api/withdrawal/${id}/review`, { approve: true, reviewer: "财务" });
      const sent = await list("SENT");
      for (const { id, outBizNo } of sent)
        await byTwo(`/operator/api/withdrawal/${id}/end`, { success: true, transferNo: `T${outBizNo}` });
      return sent.map(({ outBizNo }) => outBizNo);
    },
  };
}
