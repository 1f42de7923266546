import process from "node:process";
import { parse } from "graphql";
import documents from "../../../app/gql/persisted-documents.json";
import type { SiteEnv } from "../../../gateway/env";
import { createSite } from "../../../gateway/site";
import { serveFetch } from "../support/serve-fetch";
import { DOCUMENT, VARIABLES } from "./operation";

/**
 * Our gateway as the site Worker runs it: cookie, origin check, persisted document, headers and all. What is no request
 * to the graph is a page whose loader runs the same operation in process.
 */
const env = {
  BACKEND_ORIGIN: process.argv[2],
  ENVIRONMENT: "production",
  SANDBOX: "off",
  GRAPHQL_PLAYGROUND: "off",
  ROOM_EVENT_SECRET: "bench-room-event-secret",
} as SiteEnv;
const document = parse(DOCUMENT);
const ctx = {
  waitUntil: () => undefined,
  passThroughOnException: () => undefined,
} as unknown as ExecutionContext;

const site = createSite({
  documents,
  buildId: "bench",
  async renderPage(_request, visit) {
    const { data } = await visit.graphql.execute(document, VARIABLES, visit.context);
    return Response.json({ data });
  },
});
await serveFetch((request) => site(request, env, ctx));
