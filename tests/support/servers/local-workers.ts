import { dirname } from "node:path";

/** The runtime that our Workers are deployed to. */
export const COMPATIBILITY = { compatibilityDate: "2026-08-01", compatibilityFlags: ["nodejs_compat"] };

/** The site as far as the backend needs one: it takes events for rooms and acknowledges them. */
const SITE = `export default {
  async fetch(request) {
    const { events } = await request.json();
    return Response.json({ acked: events.at(-1).seq });
  },
};`;

interface Secrets {
  readonly ROOM_EVENT_SECRET: string;
  readonly OPERATOR_TOKEN: string;
  readonly SECRET_PEPPER: string;
}

/**
 * The built backend and the site behind it, as Miniflare takes them.
 *
 * @param module path of the built backend
 */
export const backendWorkers = (module: string, secrets: Secrets) => [
  {
    name: "backend",
    ...COMPATIBILITY,
    modules: [{ type: "ESModule" as const, path: module }],
    modulesRoot: dirname(module),
    d1Databases: ["DB"],
    r2Buckets: ["FILES"],
    queueProducers: { WEBHOOKS: "zhuangda-webhooks" },
    queueConsumers: { "zhuangda-webhooks": { maxBatchSize: 1, maxBatchTimeout: 1 } },
    serviceBindings: { SITE: "site" },
    bindings: {
      ENVIRONMENT: "local",
      SANDBOX: "on",
      CAPTCHA_PROVIDER: "slider",
      CUSTOMER_SERVICE_HOTLINE: "400-820-1688",
      ...secrets,
    },
  },
  { name: "site", ...COMPATIBILITY, modules: true as const, script: SITE },
];
