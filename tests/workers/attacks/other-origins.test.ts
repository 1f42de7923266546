import { describe, expect, test } from "vitest";
import { ACTION_PATHS } from "../../support/action-paths";
import { rowsAdded, rowsRemoved, takeSnapshot } from "../../support/database/database-snapshot";
import { graphFields } from "../../support/graph/graph-fields";
import { ORIGIN } from "../gateway/support";
import { graphEntryOf } from "./graph/graph-matrix";
import { siteOf, withWorld } from "./with-world";

const world = withWorld();
const site = siteOf(world);

/** What browsers say about requests that other pages start. Forms and images of other sites carry the cookie too. */
const STRANGERS: Record<string, Record<string, string>> = {
  "another site": { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
  "another site in an old browser": { origin: "https://evil.example" },
  "a sibling subdomain": { origin: "http://cdn.site.test", "sec-fetch-site": "same-site" },
  "another port": { origin: `${ORIGIN}:8080`, "sec-fetch-site": "same-site" },
  "another scheme": { origin: "https://site.test", "sec-fetch-site": "cross-site" },
  "a longer host": { origin: `${ORIGIN}.evil.example` },
  "a sandboxed frame": { origin: "null" },
  "a claim without an origin": { "sec-fetch-site": "cross-site" },
  nobody: {},
};

/** Sends a request with the customer's cookie, and proves that it was refused before anything could happen. */
async function expectRefused(path: string, init: RequestInit & { headers: Record<string, string> }) {
  const reached = site.reached();
  let rendered = 0;
  const renderPage = async () => {
    rendered += 1;
    return new Response("");
  };
  const headers = { ...init.headers, cookie: `token=${world.own.token}` };
  const response = await site.visit(path, { ...init, headers }, { renderPage });
  expect(response.status).toBe(403);
  expect({ rendered, reached: site.reached() }).toEqual({ rendered: 0, reached });
  expect(response.headers.get("set-cookie")).toBeNull();
}

describe("requests that other pages start", () => {
  const mutations = graphFields.filter(({ kind }) => kind === "mutation");

  test.each(mutations)("[S12] $name is refused and has no effect", async ({ name, document }) => {
    const variables = await graphEntryOf(name).variables(world);
    const before = await takeSnapshot();
    for (const headers of Object.values(STRANGERS)) {
      await expectRefused("/graphql", {
        method: "POST",
        headers: { "content-type": "application/json", "x-graphql-csrf": "1", ...headers },
        body: JSON.stringify({ query: document, variables }),
      });
    }
    const after = await takeSnapshot();
    expect([...rowsAdded(before, after), ...rowsRemoved(before, after)]).toEqual([]);
  });

  test("[S12] a mutation is not run by GET either, as an image could ask for it", async () => {
    const query = new URLSearchParams({ query: "mutation { logout { __typename } }" });
    const reached = site.reached();
    await site.visit(`/graphql?${query}`, {
      headers: { cookie: `token=${world.own.token}`, "x-graphql-csrf": "1", accept: "application/json" },
    });
    expect(site.reached()).toBe(reached);
    const { token } = world.own;
    expect((await world.backend.call("GET", "/user/api/customer", { token })).code).toBe(0);
  });

  test.each(ACTION_PATHS)("[S12] the action of %s is not run", async (_name, path) => {
    const [pathname, search = ""] = path.split("?");
    for (const target of [path, `${pathname}.data?${search}`]) {
      for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
        for (const headers of Object.values(STRANGERS)) {
          const type = "application/x-www-form-urlencoded";
          await expectRefused(target, { method, headers: { "content-type": type, ...headers }, body: "a=1" });
        }
      }
    }
  });

  test("[S12] uploads are refused before a byte is read", async () => {
    for (const headers of Object.values(STRANGERS)) {
      const type = "multipart/form-data; boundary=x";
      await expectRefused("/common/common/upload_file", {
        method: "POST",
        headers: { "content-type": type, ...headers },
        body: "--x--",
      });
    }
  });

  test("[S12] the own pages pass, so the refusals above are about the origin", async () => {
    const { answer } = await site.graphql({ query: "mutation { logout { __typename } }" }, {});
    expect(answer.data.logout.__typename).toBe("SignedOut");
    const page = await site.visit("/login", { method: "POST", headers: { origin: ORIGIN }, body: "a=1" });
    expect(page.status).toBe(200);
  });
});

describe("answers to other origins", () => {
  const paths = ["/", "/login", "/user/index.data", "/graphql", "/common/common/upload_file", "/files/x.jpg"];
  const more = ["/healthz", "/admin/websocket/1", "/rooms/1/events", "/assets/x.js", "/no/such/page"];

  test.each([...paths, ...more])("[S13] %s never allows another origin to read it", async (path) => {
    for (const method of ["OPTIONS", "GET", "POST"]) {
      for (const headers of Object.values(STRANGERS)) {
        const response = await site.visit(path, {
          method,
          headers: {
            ...headers,
            cookie: `token=${world.own.token}`,
            "access-control-request-method": "POST",
            "access-control-request-headers": "content-type, x-graphql-csrf",
          },
          body: method === "POST" ? "{}" : undefined,
        });
        const names = [...response.headers.keys()].filter((name) => name.startsWith("access-control"));
        expect(names, `${method} ${JSON.stringify(headers)}`).toEqual([]);
      }
    }
  });
});
