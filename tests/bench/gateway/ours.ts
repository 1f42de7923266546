import process from "node:process";
import documents from "../../../app/gql/persisted-documents.json";
import type { SiteEnv } from "../../../gateway/env";
import { createSite } from "../../../gateway/site";
import { serveFetch } from "../support/serve-fetch";

/** Our gateway as the site Worker runs it: cookie, origin check, persisted document, headers and all. */
const env = {
  BACKEND_ORIGIN: process.argv[2],
  ENVIRONMENT: "production",
  SANDBOX: "off",
  GRAPHQL_PLAYGROUND: "off",
  ROOM_EVENT_SECRET: "bench-room-event-secret",
} as SiteEnv;
const ctx = {
  waitUntil: () => undefined,
  passThroughOnException: () => undefined,
} as unknown as ExecutionContext;

const site = createSite({
  documents,
  buildId: "bench",
  renderPage: async () => new Response(null, { status: 404 }),
});
await serveFetch((request) => site(request, env, ctx));
