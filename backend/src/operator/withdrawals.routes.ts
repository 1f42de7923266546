import * as calls from "../../../schema/rest/operator/operator-withdrawals";
import type { CallParsed } from "../../../schema/rest/rest-call";
import { withPhones } from "../modules/customers";
import { readList } from "../modules/staff-lists";
import {
  endBankWithdrawal,
  presentWithdrawal,
  reviewWithdrawal,
  staffWithdrawals,
} from "../modules/withdrawals";
import { formatTimeOrNull } from "../shared/clock";
import { type BackendApp, implement } from "../shared/implement";
import type { Directory } from "../shared/stores/stores";

const REVIEW = "REVIEW";

/** EXT-372, EXT-373 and EXT-378. */
export function registerOperatorWithdrawalRoutes(app: BackendApp): void {
  implement(app, calls.findWithdrawals, async ({ query }, { directory }) => {
    const { asOf, entries } = await withReviewsFirst(directory, query);
    const rows = (await withPhones(directory, entries)).map(({ row: { data }, phone }) => ({
      ...presentWithdrawal({ ...data, packageInfo: null, confirmToken: null, confirmBy: null }),
      stage: data.stage,
      outBizNo: data.outBizNo,
      customerPhone: phone,
      realName: data.realName,
      bankAccount: data.account,
      attempts: data.attempts,
      reviewedBy: data.reviewedBy,
      reviewTime: formatTimeOrNull(data.reviewedAt),
    }));
    return { asOf, rows };
  });

  implement(app, calls.reviewWithdrawal, async ({ params, body }, context) => {
    await reviewWithdrawal({ id: params.id, ...body }, context);
    return null;
  });

  implement(app, calls.endBankWithdrawal, async ({ params, body }, context) => {
    await endBankWithdrawal({ id: params.id, ...body }, context);
    return null;
  });
}

/** Withdrawals, the oldest first; without a stage those that wait for a review lead. */
async function withReviewsFirst(
  directory: Directory,
  { stage, payWay, limit }: CallParsed<typeof calls.findWithdrawals>["query"],
) {
  const filter = { key: payWay, sequence: "oldest", limit } as const;
  const waiting = await readList(directory, staffWithdrawals, { ...filter, states: [stage ?? REVIEW] });
  if (stage || waiting.entries.length === limit) return waiting;
  const others = await readList(directory, staffWithdrawals, { ...filter, notState: REVIEW });
  return { asOf: waiting.asOf, entries: [...waiting.entries, ...others.entries].slice(0, limit) };
}
