import { createHash } from "node:crypto";
import { z } from "zod";
import { SECOND } from "../../shared/clock";
import { type Tracker, TrackerFailed, UNKNOWN_TRACK } from "./tracker";

const QUERY_URL = "https://poll.kuaidi100.com/poll/query.do";
const RECOGNISE_URL = "https://www.kuaidi100.com/autonumber/auto";
const TIMEOUT_MS = 5 * SECOND;
/** "No result": the number is unknown, or has not been scanned yet. */
const NO_RESULT = "500";

const found = z.object({
  status: z.literal("200"),
  state: z.string(),
  data: z.array(z.object({ ftime: z.string(), context: z.string() })),
});
const refused = z.object({ result: z.literal(false), returnCode: z.string() });
const recognised = z.array(z.object({ comCode: z.string() }));

interface Kuaidi100Settings {
  readonly customer: string;
  readonly key: string;
}

/**
 * Kuaidi100 (实时查询 `poll/query.do`): the parameters as JSON, signed with MD5 of parameters, key and customer in upper
 * case. A carrier that is not given is recognised by the number first.
 */
export function createKuaidi100Tracker(
  { customer, key }: Kuaidi100Settings,
  fetch: typeof globalThis.fetch,
): Tracker {
  const ask = async (url: string, init: RequestInit): Promise<unknown> => {
    try {
      const response = await fetch(url, {
        ...init,
        redirect: "manual",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return await response.json();
    } catch (error) {
      throw new TrackerFailed(`unreachable: ${error instanceof Error ? error.name : "unknown"}`);
    }
  };
  const recognise = async (number: string): Promise<string | null> => {
    const answer = recognised.safeParse(
      await ask(`${RECOGNISE_URL}?${new URLSearchParams({ num: number, key })}`, {}),
    );
    if (!answer.success) throw new TrackerFailed("the carrier could not be recognised");
    return answer.data[0]?.comCode ?? null;
  };
  return {
    async track({ number, companyCode, phone }) {
      const com = companyCode ?? (await recognise(number));
      if (com === null) return UNKNOWN_TRACK;
      const param = JSON.stringify({ com, num: number, ...(phone ? { phone } : {}), resultv2: "0" });
      const body = new URLSearchParams({ customer, sign: signatureOf(param, { customer, key }), param });
      const answer = await ask(QUERY_URL, { method: "POST", body });
      const track = found.safeParse(answer);
      if (track.success) {
        const { state, data } = track.data;
        return { state, data: data.map(({ ftime, context }) => ({ time: ftime, context })) };
      }
      const refusal = refused.safeParse(answer).data;
      if (refusal?.returnCode === NO_RESULT) return UNKNOWN_TRACK;
      throw new TrackerFailed(`refused: ${refusal?.returnCode ?? "unreadable"}`);
    },
  };
}

/** MD5 of parameters, key and customer, in upper case. */
export function signatureOf(param: string, { customer, key }: Kuaidi100Settings): string {
  return createHash("md5")
    .update(param + key + customer)
    .digest("hex")
    .toUpperCase();
}
