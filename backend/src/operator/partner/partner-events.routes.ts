import * as calls from "../../../../schema/rest/operator/operator-partner-events";
import { PARTNER_EVENT_TYPES, typesOpenTo } from "../../../../schema/rules/partner/partner-events";
import {
  addEndpoint,
  deleteEndpoint,
  findEndpoints,
  readEvents,
  renewSecret,
} from "../../modules/partner-events";
import { formatTime, formatTimeOrNull } from "../../shared/clock";
import type { RequestContext } from "../../shared/context";
import { invalidInput } from "../../shared/errors";
import { type BackendApp, implement } from "../../shared/implement";

const ownerOf = ({ partner }: RequestContext): number | null => partner?.clientId ?? null;
const typesOf = ({ partner }: RequestContext) =>
  partner ? typesOpenTo(partner.scopes) : PARTNER_EVENT_TYPES;

/** EXT-535..539. */
export function registerPartnerEventRoutes(app: BackendApp): void {
  implement(app, calls.listPartnerWebhooks, async (_input, context) => {
    const rows = await findEndpoints(context.directory, ownerOf(context));
    return rows.map(({ id, url, events, heardSeq, failures, lastStatus, lastAnswer, ...row }) => ({
      ...{ id, url, events, heardSeq, failures, lastStatus, lastAnswer },
      lastTryTime: formatTimeOrNull(row.lastTryAt),
      createTime: formatTime(row.createdAt),
    }));
  });

  implement(app, calls.addPartnerWebhook, async ({ body }, context) => {
    const open = typesOf(context);
    const closed = body.events.find((type) => !open.includes(type));
    if (closed) throw invalidInput(`没有接收此类通知的权限：${closed}`, "events");
    return addEndpoint({ owner: ownerOf(context), ...body }, context);
  });

  implement(app, calls.deletePartnerWebhook, async ({ params: { id } }, context) => {
    await deleteEndpoint({ owner: ownerOf(context), id }, context);
    return null;
  });

  implement(app, calls.renewPartnerWebhookSecret, async ({ params: { id } }, context) => ({
    secret: await renewSecret({ owner: ownerOf(context), id }, context),
  }));

  implement(app, calls.listPartnerEvents, async ({ query: { after, limit } }, context) => {
    const events = await readEvents(context.directory, { types: typesOf(context), after, limit });
    return events.map(({ seq, type, subjectId, state, at }) => ({
      ...{ seq, type, id: subjectId, state },
      time: formatTime(at),
    }));
  });
}
