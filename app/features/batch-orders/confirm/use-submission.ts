import { useCallback, useRef, useState } from "react";
import type { PriceWay } from "~/gql/graphql";
import { useLeaveGuard } from "~/lib/form/use-leave-guard";
import { ask } from "~/lib/graphql/ask";
import type { Tag } from "~/lib/graphql/changes";
import { endsSession, failureText } from "~/lib/graphql/failure";
import { announceChanges, announceDoubt } from "~/lib/graphql/page-client";
import { refusalOf } from "~/lib/graphql/refusal";
import { SubmitImportRowsDocument } from "../batch-queries";

/** Rows of one request: few enough for a visible progress, many enough for few requests. */
const PIECE = 20;

interface Submission {
  phase: "idle" | "sending" | "done";
  /** Rows that were sent. */
  total: number;
  /** Rows with a result. */
  tried: number;
  /** Orders of the rows that have one. */
  orderIds: readonly string[];
  /** Rows without one, with the reason. */
  failed: readonly { rowId: string; message: string }[];
  /** Why it stopped before the end; null when every row has a result. */
  stopped: { message: string; isLost: boolean } | null;
}

const SESSION_OVER = "登录已失效，请重新登录后继续";
const NOTHING: Submission = { phase: "idle", total: 0, tried: 0, orderIds: [], failed: [], stopped: null };

/**
 * Places the orders of rows in pieces (BATCH-08). After a failure placed orders stay, and the rest is
 * reported: not sent after a refusal, without a result after a lost answer. Sending the same rows again places
 * nothing twice, so nothing needs to be remembered here.
 */
export function useSubmission() {
  const [state, setState] = useState(NOTHING);
  const isRunning = useRef(false);
  useLeaveGuard(state.phase === "sending");

  const send = useCallback(async (rowIds: readonly string[], priceWay: PriceWay) => {
    if (isRunning.current) return;
    isRunning.current = true;
    let now: Submission = { ...NOTHING, phase: "sending", total: rowIds.length };
    setState(now);
    for (let at = 0; at < rowIds.length && now.stopped === null; at += PIECE) {
      const piece = rowIds.slice(at, at + PIECE);
      const { rows, stopped } = await submitPiece(piece, priceWay);
      if (rows === null) now = { ...now, stopped };
      else {
        now = {
          ...now,
          tried: now.tried + rows.length,
          orderIds: [...now.orderIds, ...rows.flatMap(({ orderId }) => orderId ?? [])],
          failed: [
            ...now.failed,
            ...rows.flatMap(({ rowId, orderId, message }) => (orderId === null ? [{ rowId, message }] : [])),
          ],
        };
      }
      setState(now);
    }
    isRunning.current = false;
    setState({ ...now, phase: "done" });
    const changes: Tag[] = ["Order", "OrderImport"];
    // A row without an order has changed as well: it shows the reason. What has changed for certain is no doubt, also
    // when a later piece is lost. A lost piece alone may have become orders.
    if (now.tried > 0) announceChanges(changes);
    else if (now.stopped?.isLost) announceDoubt(changes);
  }, []);

  return { state, send };
}

/** Results of a few rows; no results and the reason when they were refused, or the answer is lost. */
async function submitPiece(rowIds: readonly string[], priceWay: PriceWay) {
  try {
    const { answer } = await ask(SubmitImportRowsDocument, { rowIds: [...rowIds], priceWay });
    if (answer.__typename === "SubmittedRows") return { rows: answer.rows, stopped: null };
    return { rows: null, stopped: { message: refusalOf(answer).message, isLost: false } };
  } catch (error) {
    // Without a session nothing was done.
    if (endsSession(error)) return { rows: null, stopped: { message: SESSION_OVER, isLost: false } };
    return { rows: null, stopped: { message: failureText(error), isLost: true } };
  }
}
