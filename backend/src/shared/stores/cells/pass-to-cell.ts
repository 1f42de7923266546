import type { RestCall } from "../../../../../schema/rest/rest-call";
import { Code } from "../../../../../schema/rules/codes";
import { BusinessError } from "../../errors";
import { log } from "../../log";
import { numbers } from "../../numbers/numbers";
import { isAnsweredByWorker } from "./calls-of-worker";
import { cellName, cellOf } from "./cell-of";
import { type CellsEnv, cellStub, cellsOf } from "./open-cells";

/** Longer than the slowest call takes; the gateway has given up by then. */
const DEADLINE_MS = 15_000;

/** The bucket of whose session or key a token is; null for a text that is neither. */
const bucketOfToken = (token: string): number | null =>
  numbers.session.bucket(token) ?? numbers.apiKey.bucket(token);

/**
 * Passes a request on to the cell of the customer whose session it names: the application in there answers it beside the
 * customer's rows, so that it takes one hop (decision 073). Null for what the Worker answers itself: requests without a
 * session, and calls that do not belong beside the rows.
 *
 * @throws BusinessError UPSTREAM_UNAVAILABLE while the cell does not answer; customers of other cells notice nothing
 */
export async function passToCell(
  request: Request,
  call: RestCall | undefined,
  env: CellsEnv,
): Promise<Response | null> {
  const cells = env.CELL ? null : cellsOf(env);
  const bucket = bucketOfToken(request.headers.get("web-token") ?? "");
  if (!cells || bucket === null || !call || isAnsweredByWorker(call, new URL(request.url).searchParams))
    return null;
  const name = cellName(cellOf(bucket, cells.count));
  try {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    return await cellStub(cells.CELLS, name).fetch(new Request(request, { signal }));
  } catch (error) {
    log.error("cell did not answer", error, { cell: name });
    throw new BusinessError(Code.UPSTREAM_UNAVAILABLE, "系统繁忙，请稍后再试");
  }
}
