import persisted from "../../../app/gql/persisted-documents.json";
import type { SiteEnv } from "../../../gateway/env";
import { createSite } from "../../../gateway/site";

const site = createSite({
  documents: persisted,
  buildId: "bench",
  renderPage: async () => new Response(null, { status: 404 }),
});

/** One door for both contenders: `/graphql` leads to the site as it is deployed, everything else to the backend. */
export default {
  fetch: (request, env, ctx) =>
    new URL(request.url).pathname === "/graphql" ? site(request, env, ctx) : env.BACKEND.fetch(request),
} satisfies ExportedHandler<SiteEnv>;
