import { APP_DEVICE_CHARS, APP_SESSION_DAYS } from "../../../../../schema/rules/account/app-sessions";
import { DAY } from "../../../shared/clock";
import type { CustomerSession } from "../../../shared/context";
import { invalidInput } from "../../../shared/errors";
import { newAppSession } from "../../../shared/numbers/numbers";
import type { Client } from "../../account-activity";
import { type AfterAnswer, enterBy, provePhone } from "../customers.usecases";
import { type NewSession, type SessionDependencies, storeSession } from "../sessions";
import { type AppTokens, hashOfSession, makeAppTokens } from "./app-tokens";

/**
 * Signs an app in with phone and SMS code (decision 081), as {@link signIn} does for a browser. Its device is
 * shown with the name that the app sends, marked as an app.
 *
 * @throws BusinessError INVALID_INPUT, SMS_CODE_*, TOO_MANY_REQUESTS, CONFLICT, or 7002 for a blocked account
 */
export async function signInApp(
  request: {
    phone: string;
    code: string;
    device: string;
    clientAddress: string;
    client: Client;
    /** The app's present session. It ends when the new one begins. */
    session: CustomerSession | null;
  },
  dependencies: AfterAnswer,
): Promise<AppTokens> {
  const { code, clientAddress, session } = request;
  const device = deviceOf(request.device);
  const { phone } = await provePhone({ username: request.phone, code, clientAddress }, dependencies);
  const client = { ...request.client, device };
  const { tokens } = await enterBy(openAppSession, { phone, client, session }, dependencies);
  return tokens;
}

/** The name of a device as it is shown. @throws BusinessError INVALID_INPUT */
function deviceOf(name: string): string {
  const plain = name.replace(/[\p{C}\s]+/gu, " ").trim();
  const chars = [...plain].length;
  if (chars === 0) throw invalidInput("请提供设备名称", "device");
  if (chars > APP_DEVICE_CHARS) throw invalidInput(`设备名称最多${APP_DEVICE_CHARS}个字`, "device");
  return `${plain} · 应用`;
}

async function openAppSession(
  request: NewSession,
  dependencies: SessionDependencies,
): Promise<{ tokens: AppTokens; isTold: boolean }> {
  const { clock, ids } = dependencies;
  const session = newAppSession(request.customerId, ids);
  const now = clock.now();
  const expiresAt = now + APP_SESSION_DAYS * DAY;
  const { tokens, stored } = await makeAppTokens({ session, sessionUntil: expiresAt, now }, ids);
  const row = { tokenHash: await hashOfSession(session), expiresAt, ...stored };
  return { tokens, isTold: await storeSession({ ...request, tokens: row }, dependencies) };
}
