import * as calls from "../../../../../schema/rest/account/api-keys";
import { API_COST } from "../../../../../schema/rules/account/api-keys";
import { fenToYuan, yuanOrNull } from "../../../../../schema/rules/money";
import { formatTime } from "../../../shared/clock";
import { type RequestContext, requireSession } from "../../../shared/context";
import { notFound } from "../../../shared/errors";
import { type BackendApp, implement } from "../../../shared/implement";
import { clientOf } from "../../account-activity";
import { admitApiKey } from "./admit-api-key";
import { createApiKey, findApiKeys, revokeApiKey, rotateApiKey } from "./change-api-keys";
import { paidOn } from "./key-payment";

/** EXT-560 to EXT-564. */
export function registerApiKeyRoutes(app: BackendApp): void {
  implement(app, calls.listApiKeys, async (_input, context) => {
    const now = context.clock.now();
    const keys = await findApiKeys(context.db, requireSession(context).customerId);
    return keys.map((key) => ({
      id: key.id,
      mode: key.sandboxCustomerId === null ? ("live" as const) : ("test" as const),
      name: key.name,
      tail: key.tail,
      scopes: [...key.scopes],
      addresses: [...key.addresses],
      dayLimit: yuanOrNull(key.dayLimit),
      paidToday: fenToYuan(paidOn(key, now)),
      createTime: formatTime(key.createdAt),
      lastUseTime: key.lastUsedAt === null ? null : formatTime(key.lastUsedAt),
      lastUseAddress: key.lastUsedFrom,
      oldSecretUntil: key.oldUntil !== null && key.oldUntil > now ? formatTime(key.oldUntil) : null,
    }));
  });

  implement(app, calls.createApiKey, ({ body: { code, mode, ...wish } }, context) =>
    createApiKey({ wish, mode, code, ...askingOf(context) }, context),
  );

  implement(app, calls.rotateApiKey, ({ body: { keyId, code } }, context) =>
    rotateApiKey({ keyId, code, ...askingOf(context) }, context),
  );

  implement(app, calls.revokeApiKey, async ({ body: { keyId } }, context) => {
    await revokeApiKey({ keyId, ...askingOf(context) }, context);
    return null;
  });

  implement(app, calls.admitApiKey, async ({ body: { cost } }, context) => {
    const { key } = requireSession(context);
    if (!key) throw notFound("接口密钥");
    const left = await admitApiKey({ key, cost, address: context.clientAddress }, context);
    const { most, restoredPerSecond } = API_COST;
    return { mode: key.mode, scopes: [...key.scopes], left, most, restoredPerSecond };
  });
}

const askingOf = (context: RequestContext) => ({
  session: requireSession(context),
  client: clientOf(context),
});
