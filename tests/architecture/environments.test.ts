import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { REQUIRED_SECRETS as REQUIRED_OF_BACKEND } from "../../backend/src/required-settings";
import { REQUIRED_SECRETS as REQUIRED_OF_SITE } from "../../gateway/assert-configuration";
import {
  bindingsOf,
  originOf,
  readWorkerFile,
  TARGETS,
  WORKER_KINDS,
  type WorkerEnvironment,
  type WorkerKind,
} from "../../scripts/deploy/worker-files";
import { ROOT } from "../support/project/source-files";

const REQUIRED: Record<WorkerKind, readonly string[]> = {
  backend: REQUIRED_OF_BACKEND,
  site: REQUIRED_OF_SITE,
};

/** Variables in which each environment may have addresses, accounts, keys and texts of its own (docs/deploy.md). */
const OWN = [
  ...["PUBLIC_ORIGIN", "PARTNER_HOSTNAME", "ACCESS_ISSUER", "ACCESS_AUDIENCE", "MASTER_EVENTS_URL"],
  ...["MAP_TILE_URL", "ICE_URLS", "VIDEO_GATEWAY_URL", "BACKEND_ORIGIN"],
  ...["TENCENT_SMS_APP_ID", "TENCENT_SMS_SIGN_NAME", "TENCENT_SMS_TEMPLATE_ID"],
  ...["TENCENT_SMS_PHONE_CHANGED_TEMPLATE_ID", "TENCENT_SMS_REMINDER_TEMPLATES", "WECHAT_REMINDER_TEMPLATES"],
  ...["ALIPAY_APP_ID", "ALIPAY_SELLER_ID", "ALIPAY_APP_CERT_SN", "ALIPAY_ROOT_CERT_SN"],
  ...["WECHAT_PAY_APP_ID", "WECHAT_PAY_MCH_ID", "WECHAT_PAY_SERIAL_NO", "WECHAT_PAY_PUBLIC_KEY_ID"],
  ...["WECHAT_TRANSFER_SCENE_ID", "GEETEST_ID", "KUAIDI100_CUSTOMER", "VAPID_PUBLIC_KEY", "VAPID_SUBJECT"],
];

/** An environment with everything left out by which it may differ from another: names, addresses, accounts and ids. */
const withoutNames = (settings: WorkerEnvironment) => ({
  ...settings,
  vars: Object.fromEntries(Object.entries(settings.vars).filter(([name]) => !OWN.includes(name))),
  routes: settings.routes.map((route) => ({ ...route, pattern: "" })),
  services: settings.services.map(({ binding }) => binding),
  d1_databases: settings.d1_databases.map((store) => ({ ...store, database_name: "", database_id: "" })),
  r2_buckets: settings.r2_buckets.map(({ binding }) => binding),
  queues: {
    producers: settings.queues.producers.map(({ binding }) => binding),
    consumers: settings.queues.consumers.map((consumer) => ({ ...consumer, queue: "" })),
  },
});

/** Names of what an environment keeps and where it is reached. */
const namesOf = (settings: WorkerEnvironment): (string | null)[] => [
  ...settings.d1_databases.map(({ database_name }) => database_name),
  ...settings.r2_buckets.map(({ bucket_name }) => bucket_name),
  ...settings.queues.producers.map(({ queue }) => queue),
  ...settings.services.map(({ service }) => service),
  ...settings.routes.map(({ pattern }) => pattern),
];

describe.each(WORKER_KINDS)("environments of the %s", (kind) => {
  const file = readWorkerFile(kind);
  const { staging, production } = file.env;

  test("[S37] staging is as strict as production: they differ in names, addresses, accounts and ids alone", () => {
    expect(withoutNames(staging)).toEqual(withoutNames(production));
    expect(staging.vars).toMatchObject({ ENVIRONMENT: "production", SANDBOX: "off" });
    expect(staging.define).toEqual({ __SANDBOX__: "false" });
  });

  test("an operator may give each of them what is its own, and no other rule", () => {
    const changed = (change: Record<string, string>) =>
      withoutNames({ ...staging, vars: { ...staging.vars, ...change } });
    const same = withoutNames(production);
    for (const name of OWN) expect(changed({ [name]: "staging's" }), name).toEqual(same);
    for (const rule of ["PAY_PROVIDER", "SANDBOX", "PAYOUT_AUTO_LIMIT", "CAPTCHA_PROVIDER"])
      expect(changed({ [rule]: "staging's" }), rule).not.toEqual(same);
  });

  test("staging keeps nothing where production keeps it, and speaks to its own Workers", () => {
    const shared = namesOf(staging).filter((name) => namesOf(production).includes(name));
    expect(shared).toEqual([]);
    expect(namesOf(staging).length).toBeGreaterThan(1);
  });

  test.each(TARGETS)("every binding of a developer's machine exists in %s", (target) => {
    expect(bindingsOf(file).length).toBeGreaterThan(1);
    expect(bindingsOf(file.env[target])).toEqual(bindingsOf(file));
  });

  test.each(TARGETS)("wrangler refuses an upload to %s without a secret that the Worker needs", (target) => {
    expect(file.env[target].secrets.required).toEqual(REQUIRED[kind]);
  });
});

test.each(["local", ...TARGETS] as const)("the backend reads the queue that it writes, of %s", (target) => {
  const file = readWorkerFile("backend");
  const { queues } = target === "local" ? file : file.env[target];
  expect(queues.producers).toHaveLength(1);
  expect(queues.consumers.map(({ queue }) => queue)).toEqual(queues.producers.map(({ queue }) => queue));
});

test.each(TARGETS)("the two Workers of %s are bound to each other, and the site has a domain", (target) => {
  const site = readWorkerFile("site");
  const backend = readWorkerFile("backend");
  expect(site.env[target].services).toEqual([{ binding: "BACKEND", service: `${backend.name}-${target}` }]);
  expect(backend.env[target].services).toEqual([{ binding: "SITE", service: `${site.name}-${target}` }]);
  expect(originOf(site.env[target])).toMatch(/^https:\/\/[a-z0-9.-]+$/);
});

test("what may be an environment's own are settings that exist", () => {
  const declared = ["gateway/env.ts", "backend/src/env.ts"].map((path) =>
    readFileSync(join(ROOT, path), "utf8"),
  );
  expect(OWN.filter((name) => !new RegExp(`^ {2}${name}\\??:`, "m").test(declared.join("\n")))).toEqual([]);
});
