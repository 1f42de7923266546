import { addPushBrowser, getPushKey, removePushBrowser } from "../../../../schema/rest/messages/push";
import { choosePush } from "../../providers/push/push-sender";
import { requireSession } from "../../shared/context";
import { type BackendApp, implement } from "../../shared/implement";
import { addBrowser, removeBrowser } from "./push.usecases";

/** EXT-385 to EXT-387 */
export function registerPushRoutes(app: BackendApp): void {
  implement(app, getPushKey, async (_input, { env, clock }) => ({
    publicKey: choosePush(env, clock)?.publicKey ?? null,
  }));
  implement(app, addPushBrowser, async ({ body }, context) => {
    const { customerId, tokenHash } = requireSession(context);
    await addBrowser({ ...body, customerId, tokenHash }, context);
    return null;
  });
  implement(app, removePushBrowser, async ({ body }, context) => {
    await removeBrowser({ ...body, customerId: requireSession(context).customerId }, context);
    return null;
  });
}
