import type { HonoRequest } from "hono";
import { partnerScopeOf } from "../../../../schema/rest/partner-scopes";
import type { RestCall } from "../../../../schema/rest/rest-call";
import { Code } from "../../../../schema/rules/codes";
import { isPerson, PERSON_HEADER } from "../../../../schema/rules/partner/partner-clients";
import type { BackendEnv } from "../../env";
import {
  admitPartner,
  beginCall,
  checkUpload,
  endApproval,
  endCall,
  hasSaidDigest,
} from "../../modules/partner-clients";
import type { Clock } from "../../shared/clock";
import type { PartnerCaller } from "../../shared/context";
import { Unauthorized } from "../../shared/errors";
import type { Ids } from "../../shared/ids";
import { log, logSecurity } from "../../shared/log";
import type { Directory } from "../../shared/stores/stores";
import type { Trace } from "../../shared/trace";
import { confirmMoney } from "./confirm-money";

interface Dependencies {
  readonly env: BackendEnv;
  readonly directory: Directory;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly trace: Trace;
}

/** A request that has come in by the partner API's door. */
interface PartnerVisit {
  readonly caller: PartnerCaller;
  /** Notes what became of it. @throws Unauthorized when its file was not the one that was signed */
  end(code: number): Promise<void>;
}

/** Whether a call is open at the partner API's name at all. */
export const isForPartners = (call: RestCall | undefined): call is RestCall =>
  call?.auth === "operator" && call.path.startsWith("/operator/") && partnerScopeOf(call.id) !== null;

/**
 * Lets a request in that a partner client has signed, once, and writes its line of the audit log (decision 074). What the
 * client may do is asked where the call is answered.
 *
 * @throws Unauthorized for everything that is wrong with the signature, and for a body that it does not cover
 */
export async function enterByPartnerDoor(
  call: RestCall,
  request: HonoRequest,
  dependencies: Dependencies,
): Promise<PartnerVisit> {
  const { directory, clock, ids, trace } = dependencies;
  const { client, nonce } = await admitPartner({ request: request.raw, address: trace.ip }, dependencies);
  const named = request.header(PERSON_HEADER);
  const person = named !== undefined && isPerson(named) ? named : null;
  trace.partner = { client: client.id, person };
  const isProven = await proveBody(call, request, client.id);
  const id = await beginCall(
    {
      clientId: client.id,
      nonce,
      person,
      callId: call.id,
      requestId: trace.requestId,
      address: trace.ip,
      at: clock.now(),
    },
    { directory, ids },
  );
  let approvalId: number | null = null;
  const caller: PartnerCaller = {
    clientId: client.id,
    scopes: client.scopes,
    person,
    async confirm(asked, input, context) {
      approvalId = await confirmMoney({ clientId: client.id, person, call: asked, input }, context);
    },
  };
  return {
    caller,
    async end(code) {
      const isForged = code === Code.OK && !isProven();
      const result = isForged ? Code.NOT_LOGGED_IN : code;
      try {
        await endCall(directory, id, { result, approvalId, target: trace.target });
        if (approvalId !== null && result === Code.OK) await endApproval(directory, approvalId);
      } catch (error) {
        log.error("partner call not noted", error, { partnerCall: id });
      }
      if (isForged) throw refusedBody(client.id);
    },
  };
}

/**
 * Compares the body with what was signed: now, or for a file while it is stored.
 *
 * @returns whether it is proven by the end of the call
 */
async function proveBody(call: RestCall, request: HonoRequest, clientId: number): Promise<() => boolean> {
  if (call.form) {
    const upload = checkUpload(request.raw);
    request.raw = upload.request;
    return upload.isProven;
  }
  if (!(await hasSaidDigest(request.raw, await request.arrayBuffer()))) throw refusedBody(clientId);
  return () => true;
}

function refusedBody(clientId: number): Unauthorized {
  logSecurity({ action: "partner-signature", target: String(clientId), result: "refused:body" });
  return new Unauthorized();
}
