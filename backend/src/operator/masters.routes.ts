import * as calls from "../../../schema/rest/operator/operator-masters";
import { fenToYuan } from "../../../schema/rules/money";
import { requiredKey } from "../modules/idempotency";
import {
  APPEALED,
  appeal,
  decideAppeal,
  netOf,
  payMasters,
  staffSettlements,
} from "../modules/master-settlements";
import { countList, readList } from "../modules/staff-lists";
import { findPauses, findWorkers, liftPause, noteVerified } from "../modules/workers";
import { formatTime, formatTimeOrNull } from "../shared/clock";
import { notFound } from "../shared/errors";
import { type BackendApp, implement } from "../shared/implement";
import { verifiedMoment } from "./operator-input";
import { pageOf } from "./page-of";

/** EXT-520..526: verified names, what masters are paid, and the monthly list of the lowest. */
export function registerOperatorMasterRoutes(app: BackendApp): void {
  implement(app, calls.verifyWorker, async ({ params, body: { verifyTime } }, { directory, clock }) => {
    const verifiedAt = verifiedMoment(verifyTime, clock.now());
    if (!(await noteVerified(directory, { id: params.id, verifiedAt }))) throw notFound("师傅");
    return null;
  });

  implement(app, calls.findSettlements, async ({ query }, { directory }) => {
    const { workerId, orderId, state, isAppealed, ...page } = query;
    const states = isAppealed === "true" ? appealed(state) : STATES[state ?? "ANY"];
    const filter = {
      ...(states && { states }),
      key: orderId === undefined ? undefined : String(orderId),
      workerId,
    };
    const [{ asOf, entries }, total] = await Promise.all([
      readList(directory, staffSettlements, { ...filter, ...pageOf(page) }),
      countList(directory, staffSettlements, filter),
    ]);
    const workers = await findWorkers(
      directory,
      entries.map(({ data }) => data.workerId),
    );
    const rows = entries.map(({ data: row }) => ({
      id: row.id,
      orderId: row.orderId,
      orderNo: row.orderNo,
      workerId: row.workerId,
      workerName: workers.get(row.workerId)?.name ?? "",
      kind: row.kind,
      state: row.state,
      amount: fenToYuan(row.amount),
      deduction: fenToYuan(row.deduction),
      net: fenToYuan(netOf(row)),
      stars: row.stars,
      ratingContent: row.stars === null ? null : row.ratingWords,
      createTime: formatTime(row.createdAt),
      dueTime: formatTime(row.dueAt),
      appeal: row.appeal,
      appealReason: row.appealReason,
      appealTime: formatTimeOrNull(row.appealedAt),
      decision: row.decision,
      payoutTime: formatTimeOrNull(row.paidAt),
    }));
    return { asOf, total, rows };
  });

  implement(app, calls.appealDeduction, async ({ params, body }, context) => {
    await appeal({ id: params.id, ...body }, context);
    return null;
  });

  implement(app, calls.decideAppeal, async ({ params, body: { isUpheld, content } }, context) => {
    await decideAppeal({ id: params.id, isUpheld, words: content }, context);
    return null;
  });

  implement(app, calls.payMasters, async ({ body: { workerId = null } }, context) => {
    const statements = await payMasters({ workerId, key: requiredKey(context) }, context);
    return statements.map(({ lines, ...master }) => {
      const sum = (amounts: number[]) => fenToYuan(amounts.reduce((total, amount) => total + amount, 0));
      return {
        ...master,
        amount: sum(lines.map(({ amount }) => amount)),
        deduction: sum(lines.map(({ deduction }) => deduction)),
        net: sum(lines.map(netOf)),
        lines: lines.map(({ settlementId, orderNo, kind, amount, deduction }) => ({
          settlementId,
          orderNo,
          kind,
          amount: fenToYuan(amount),
          deduction: fenToYuan(deduction),
          net: fenToYuan(netOf({ amount, deduction })),
        })),
      };
    });
  });

  implement(app, calls.findPauses, async ({ query }, { directory }) => {
    const rows = await findPauses(directory, query.month);
    const workers = await findWorkers(
      directory,
      rows.map(({ workerId }) => workerId),
    );
    return rows.map((row) => ({
      id: row.id,
      workerId: row.workerId,
      workerName: workers.get(row.workerId)?.name ?? "",
      month: row.month,
      evaluations: row.evaluations,
      star: Math.round((row.stars / row.evaluations) * 100) / 100,
      createTime: formatTime(row.createdAt),
      startTime: formatTime(row.startsAt),
      endTime: formatTime(row.endsAt),
      liftTime: formatTimeOrNull(row.liftedAt),
      liftReason: row.liftReason,
    }));
  });

  implement(app, calls.liftPause, async ({ params, body }, context) => {
    await liftPause({ id: params.id, ...body }, context);
    return null;
  });
}

/** Entries of settlements, by the state that the call names: one whose appeal is open is open. */
const STATES = { ANY: undefined, OPEN: ["OPEN", APPEALED], PAID: ["PAID"] } as const;

/** Those with an open appeal; none of them is paid. */
const appealed = (state?: "OPEN" | "PAID") => (state === "PAID" ? [] : [APPEALED]);
