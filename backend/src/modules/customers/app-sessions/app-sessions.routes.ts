import * as calls from "../../../../../schema/rest/account/app-sessions";
import { formatTime } from "../../../shared/clock";
import { type BackendApp, implement } from "../../../shared/implement";
import { clientOf } from "../../account-activity";
import type { AppTokens } from "./app-tokens";
import { refreshApp } from "./refresh-app";
import { signInApp } from "./sign-in-app";

/** EXT-565 and EXT-566. */
export function registerAppSessionRoutes(app: BackendApp): void {
  implement(app, calls.signInApp, async ({ body }, context) => {
    const { clientAddress, session } = context;
    return shown(await signInApp({ ...body, clientAddress, session, client: clientOf(context) }, context));
  });

  implement(app, calls.refreshApp, async ({ body }, context) => {
    const { clientAddress } = context;
    return shown(await refreshApp({ ...body, clientAddress, client: clientOf(context) }, context));
  });
}

const shown = ({ accessToken, accessUntil, refreshToken, sessionUntil }: AppTokens) => ({
  accessToken,
  accessEndTime: formatTime(accessUntil),
  refreshToken,
  sessionEndTime: formatTime(sessionUntil),
});
