import { type BackendEnv, PAY_SETTINGS, PAYOUT_SETTINGS } from "./env";
import { REQUIRED_SECRETS, REQUIRED_VARIABLES } from "./required-settings";
import { iceUrls, isRelay } from "./shared/ice-urls";
import { reminderIssues } from "./shared/reminder-templates";

/**
 * Refuses to serve, and to run jobs, with a dangerous or incomplete configuration: at once, and not when the first
 * customer needs what is missing (security.md S37, S44). Only what calls itself local is trusted to be.
 *
 * @throws Error that names everything that is wrong
 */
export function assertConfiguration(env: BackendEnv): void {
  if (env.ENVIRONMENT === "local") return;
  const issues = configurationIssues(env);
  if (issues.length > 0) throw new Error(`configuration: ${issues.join("; ")}`);
}

/** Everything that is wrong with the configuration of a deployed backend; `npm run deploy` asks before it deploys one. */
export const configurationIssues = (env: BackendEnv): string[] => [...new Set(issuesOf(env))];

function* issuesOf(env: BackendEnv): Generator<string> {
  if (env.ENVIRONMENT !== "production") yield "ENVIRONMENT must be local or production";
  if (env.SANDBOX !== "off") yield "the sandbox cannot run in production";
  if (env.CAPTCHA_PROVIDER !== "slider" && env.CAPTCHA_PROVIDER !== "geetest") {
    yield "CAPTCHA_PROVIDER must be slider or geetest";
  }
  if (Boolean(env.KUAIDI100_CUSTOMER) !== Boolean(env.KUAIDI100_KEY)) {
    yield "KUAIDI100_CUSTOMER and KUAIDI100_KEY belong together";
  }
  const captchaSettings = env.CAPTCHA_PROVIDER === "geetest" ? (["GEETEST_ID", "GEETEST_KEY"] as const) : [];
  for (const name of [...REQUIRED_SECRETS, ...REQUIRED_VARIABLES, ...captchaSettings]) {
    if (!env[name] || env[name].startsWith("local-")) yield `${name} is not set`;
  }
  yield* payIssues(env);
  yield* payoutIssues(env);
  yield* callIssues(env);
  yield* pushIssues(env);
  yield* reminderIssues(env);
  yield* partnerIssues(env);
}

/** With incomplete settings the partner API would refuse every request, or run without Cloudflare Access. */
function* partnerIssues(env: BackendEnv): Generator<string> {
  const { PARTNER_HOSTNAME, PARTNER_TWO_PERSONS_ABOVE, ACCESS_ISSUER, ACCESS_AUDIENCE } = env;
  if (PARTNER_HOSTNAME && !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(PARTNER_HOSTNAME)) {
    yield "PARTNER_HOSTNAME must be a host name such as partner.example.com";
  }
  if (!/^\d{0,7}(\.\d{1,2})?$/.test(PARTNER_TWO_PERSONS_ABOVE ?? "")) {
    yield "PARTNER_TWO_PERSONS_ABOVE must be an amount in 元";
  }
  if (Boolean(ACCESS_ISSUER) !== Boolean(ACCESS_AUDIENCE)) {
    yield "ACCESS_ISSUER and ACCESS_AUDIENCE belong together";
  }
  if (ACCESS_ISSUER && !/^https:\/\/[a-z0-9.-]+$/.test(ACCESS_ISSUER)) {
    yield "ACCESS_ISSUER must be an https origin";
  }
}

/** With incomplete keys, browsers could subscribe but would never receive a push. */
function* pushIssues({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT }: BackendEnv): Generator<string> {
  const settings = [VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT].filter(Boolean);
  if (settings.length === 0) return;
  if (settings.length < 3) yield "VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT belong together";
  if (!/^(?:mailto:|https:)/.test(VAPID_SUBJECT ?? "")) yield "VAPID_SUBJECT must be mailto: or https:";
}

/** A relay without its secret would refuse everybody. */
function* callIssues(env: BackendEnv): Generator<string> {
  const { ICE_URLS = "", TURN_SECRET, VIDEO_GATEWAY_URL, MASTER_EVENTS_URL, MASTER_EVENTS_SECRET } = env;
  const urls = iceUrls({ ICE_URLS });
  if (!urls.every((url) => /^(stun|stuns|turn|turns):[^\s]+$/.test(url))) {
    yield "ICE_URLS must be stun: and turn: addresses";
  }
  if (urls.some(isRelay) && !TURN_SECRET) yield "TURN_SECRET is not set";
  if (Boolean(MASTER_EVENTS_URL) !== Boolean(MASTER_EVENTS_SECRET)) {
    yield "MASTER_EVENTS_URL and MASTER_EVENTS_SECRET belong together";
  }
  if (MASTER_EVENTS_URL && !/^https:\/\/[^\s]+$/.test(MASTER_EVENTS_URL)) {
    yield "MASTER_EVENTS_URL must be an https address";
  }
  if (VIDEO_GATEWAY_URL && !/^wss:\/\/[a-z0-9.-]+(:\d+)?(\/[\w./-]*)?$/.test(VIDEO_GATEWAY_URL)) {
    yield "VIDEO_GATEWAY_URL must be a wss address";
  }
}

/** With incomplete settings the first payment fails. Without our address no notification can reach us. */
function* payIssues(env: BackendEnv): Generator<string> {
  if (env.PAY_PROVIDER !== "live") yield "PAY_PROVIDER must be live in production";
  for (const names of Object.values(PAY_SETTINGS)) {
    const missing = names.filter((name) => !env[name]);
    if (missing.length === names.length) continue;
    for (const name of missing) yield `${name} is not set`;
    if (!/^https:\/\/[^/?#\s]+$/.test(env.PUBLIC_ORIGIN ?? "")) {
      yield "PUBLIC_ORIGIN must be the site's https origin";
    }
  }
  if (env.WECHAT_PAY_API_V3_KEY && env.WECHAT_PAY_API_V3_KEY.length !== 32) {
    yield "WECHAT_PAY_API_V3_KEY must have 32 characters";
  }
}

/** With incomplete settings, withdrawals would take money from wallets and never pay it out. */
function* payoutIssues(env: BackendEnv): Generator<string> {
  for (const name of ["ALIPAY", "WECHAT"] as const) {
    const missing = PAYOUT_SETTINGS[name].filter((setting) => !env[setting]);
    if (missing.length === PAYOUT_SETTINGS[name].length) continue;
    const all = [...missing, ...PAY_SETTINGS[name].filter((setting) => !env[setting])];
    for (const setting of all) yield `${setting} is not set`;
  }
  if (!/^\d{0,6}(\.\d{1,2})?$/.test(env.PAYOUT_AUTO_LIMIT ?? "")) {
    yield "PAYOUT_AUTO_LIMIT must be an amount in 元";
  }
  if (!/^(?:[1-9]\d{2,7}(\.\d{1,2})?)?$/.test(env.WITHDRAWAL_DAY_LIMIT ?? "")) {
    yield "WITHDRAWAL_DAY_LIMIT must be an amount in 元, 100 or more";
  }
  if (!/^(?:[1-9]\d{0,2})?$/.test(env.WITHDRAWAL_DAY_TIMES ?? "")) {
    yield "WITHDRAWAL_DAY_TIMES must be a number from 1 to 999";
  }
  if (!/^\d{0,3}$/.test(env.WITHDRAWAL_HOLD_HOURS ?? "")) {
    yield "WITHDRAWAL_HOLD_HOURS must be a number of hours, 999 at most";
  }
}
