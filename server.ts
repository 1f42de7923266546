import { createRequestHandler } from "@remix-run/cloudflare";
import { inventedFacts } from "./app/lib/invented-facts";
import { buildId } from "./build/server/build-id.js";
import * as build from "./build/server/index.js";
import type { SiteEnv } from "./gateway/env";
import { knownDocuments } from "./gateway/graphql/known-documents";
import { createOperatorClient } from "./gateway/rest/operator-client";
import { createSite } from "./gateway/site";
import { createLoadContext } from "./load-context";

export { CallLine } from "./durable-objects/call-line";
export { UserRoom } from "./durable-objects/user-room";

const handlePage = createRequestHandler(build);

export default {
  fetch: createSite({
    documents: knownDocuments,
    buildId,
    inventedFacts: inventedFacts(),
    renderPage: (request, visit) => handlePage(request, createLoadContext(request, visit)),
  }),
  // In production the backend's own cron does this; local Workers have none, so `npm start` calls here every minute.
  async scheduled(_event, env) {
    if (__SANDBOX__) await createOperatorClient(env, crypto.randomUUID()).sandbox.runJobs();
  },
} satisfies ExportedHandler<SiteEnv>;
