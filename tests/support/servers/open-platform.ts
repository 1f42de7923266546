import type { SiteEnv } from "../../../gateway/env";
import { knownDocuments as documents } from "../../../gateway/graphql/known-documents";
import { createSite } from "../../../gateway/site";

export { CallLine } from "../../../durable-objects/call-line";
export { UserRoom } from "../../../durable-objects/user-room";

const site = createSite({
  documents,
  buildId: "open-platform",
  renderPage: async () => new Response("", { status: 404 }),
});

/** The site as programs see it, without pages; and beside it, as in no deployment, the operator API of its backend. */
export default {
  fetch: (request, env, context) =>
    /^\/operator\//.test(new URL(request.url).pathname)
      ? env.BACKEND.fetch(request)
      : site(request, env, context),
} satisfies ExportedHandler<SiteEnv>;
