import { BUCKET_HEADER, MISDIRECTED } from "../../../../../durable-objects/cell/marks";
import { startDeadline } from "../../../../../schema/rest/deadline";
import type { RestCall } from "../../../../../schema/rest/rest-call";
import { Code } from "../../../../../schema/rules/codes";
import { BusinessError } from "../../errors";
import { log } from "../../log";
import { numbers } from "../../numbers/numbers";
import { placesOf, type StoresEnv } from "../stores";
import { isAnsweredByWorker } from "./calls-of-worker";
import { circuitOf } from "./cell-circuits";
import { cellName } from "./cell-of";
import { type CellNamespace, cellStub, cellsOf } from "./open-cells";
import { onTheWay } from "./places";

/** Longer than the slowest call takes; the gateway has given up by then. */
const DEADLINE_MS = 15_000;

/** The bucket of whose session or key a token is; null for a text that is neither. */
const bucketOfToken = (token: string): number | null => {
  for (const kind of TOKENS) {
    const bucket = numbers[kind].bucket(token);
    if (bucket !== null) return bucket;
  }
  return null;
};

/** What a caller can hold. */
const TOKENS = ["session", "apiKey", "testKey", "appAccess"] as const;

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
  env: StoresEnv,
): Promise<Response | null> {
  const cells = env.CELL ? null : cellsOf(env);
  const bucket = bucketOfToken(request.headers.get("web-token") ?? "");
  if (!cells || bucket === null || !call || isAnsweredByWorker(call, new URL(request.url).searchParams))
    return null;
  const places = placesOf(env, cells.count);
  const asked = places.cellOf(bucket);
  // A body is read once, and a second cell may have to be asked.
  const body = request.body === null ? null : await request.arrayBuffer();
  const ask = (cell: number) => askCell({ request, body, bucket }, { cells: cells.CELLS, cell });
  const answer = await ask(asked);
  if (answer.status !== MISDIRECTED) return answer;
  const cell = await places.ask(bucket);
  if (cell === asked) throw onTheWay();
  const second = await ask(cell);
  if (second.status === MISDIRECTED) throw onTheWay();
  return second;
}

const notAnswering = () => new BusinessError(Code.UPSTREAM_UNAVAILABLE, "系统繁忙，请稍后再试");

/** @throws BusinessError UPSTREAM_UNAVAILABLE while the cell does not answer, or has not lately */
async function askCell(
  { request, body, bucket }: { request: Request; body: ArrayBuffer | null; bucket: number },
  { cells, cell }: { cells: CellNamespace; cell: number },
): Promise<Response> {
  const name = cellName(cell);
  const circuit = circuitOf(cells, name);
  if (!circuit.admit()) throw notAnswering();
  const deadline = startDeadline(DEADLINE_MS);
  try {
    const headers = new Headers(request.headers);
    headers.set(BUCKET_HEADER, String(bucket));
    const { signal } = deadline;
    const { method, url } = request;
    const answer = await cellStub(cells, name).fetch(new Request(url, { method, headers, body, signal }));
    circuit.settle("answered");
    return answer;
  } catch (error) {
    circuit.settle("failed");
    log.error("cell did not answer", error, { cell: name });
    throw notAnswering();
  } finally {
    deadline.end();
  }
}
