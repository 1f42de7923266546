import * as calls from "../../../schema/rest/operator/operator-withdrawals";
import type { CallParsed } from "../../../schema/rest/rest-call";
import { withPhones } from "../modules/customers";
import { countList, readList } from "../modules/staff-lists";
import {
  endWithdrawalByStaff,
  presentWithdrawal,
  reviewWithdrawal,
  staffWithdrawals,
  statesOfStage,
} from "../modules/withdrawals";
import { formatTimeOrNull } from "../shared/clock";
import { type BackendApp, implement } from "../shared/implement";
import type { Directory } from "../shared/stores/stores";
import { pageOf } from "./page-of";

const REVIEW = "REVIEW";

/** EXT-372, EXT-373 and EXT-378. */
export function registerOperatorWithdrawalRoutes(app: BackendApp): void {
  implement(app, calls.findWithdrawals, async ({ query }, { directory }) => {
    const { asOf, entries, total } = await withReviewsFirst(directory, query);
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
    return { asOf, total, rows };
  });

  implement(app, calls.reviewWithdrawal, async ({ params, body }, context) => {
    await reviewWithdrawal({ id: params.id, ...body }, context);
    return null;
  });

  implement(app, calls.endWithdrawal, async ({ params, body }, context) => {
    await endWithdrawalByStaff({ id: params.id, ...body }, context);
    return null;
  });
}

/** Withdrawals, the oldest first; without a stage those that wait for a review lead. */
async function withReviewsFirst(
  directory: Directory,
  { stage, payWay, ...page }: CallParsed<typeof calls.findWithdrawals>["query"],
) {
  const { limit, offset } = pageOf(page);
  const filter = { key: payWay, sequence: "oldest", limit } as const;
  const first = { key: payWay, states: statesOfStage(stage ?? REVIEW) };
  const [waiting, waitingTotal] = await Promise.all([
    readList(directory, staffWithdrawals, { ...filter, ...first, offset }),
    countList(directory, staffWithdrawals, first),
  ]);
  if (stage) return { ...waiting, total: waitingTotal };
  // The others follow: those of this page begin where the waiting ones end.
  const [others, othersTotal] = await Promise.all([
    readList(directory, staffWithdrawals, {
      ...filter,
      notState: REVIEW,
      offset: Math.max(0, offset - waitingTotal),
    }),
    countList(directory, staffWithdrawals, { key: payWay, notState: REVIEW }),
  ]);
  const entries = [...waiting.entries, ...others.entries].slice(0, limit);
  return { asOf: waiting.asOf, entries, total: waitingTotal + othersTotal };
}
