import { describe, expect, test } from "vitest";
import { createFakeBackend, ORIGIN, visit } from "./support";

const get = { headers: { accept: "text/html" } };
const open = (env = {}) => visit(createFakeBackend(), "/graphql", get, { env });

/** What a policy allows of each kind. */
const sourcesOf = (response: Response) =>
  Object.fromEntries(
    (response.headers.get("content-security-policy") ?? "")
      .split("; ")
      .map((directive) => directive.split(" "))
      .map(([kind = "", ...sources]) => [kind, sources]),
  );

describe("the playground", () => {
  test("[S28] runs scripts and workers of its own folder alone, and loads nothing from elsewhere", async () => {
    const response = await open();
    expect(response.headers.get("content-type")).toContain("text/html");
    const sources = sourcesOf(response);
    expect(sources["default-src"]).toEqual(["'none'"]);
    expect(sources["script-src"]).toEqual([`${ORIGIN}/playground/`]);
    expect(sources["worker-src"]).toEqual([`${ORIGIN}/playground/`]);
    expect(sources["frame-ancestors"]).toEqual(["'none'"]);
    const html = await response.text();
    const loaded = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address);
    expect(loaded).toEqual(["/favicon.svg", "/playground/main.css", "/playground/main.js"]);
    expect(html).not.toMatch(/<style|<script(?![^>]* src=)/);
  });

  test("[S28] no other answer of the site gets its policy", async () => {
    for (const path of ["/", "/login", "/user/index"]) {
      const page = await visit(createFakeBackend(), path, get);
      expect(page.headers.get("content-security-policy")).not.toContain("/playground/");
      expect(sourcesOf(page)["style-src"]).not.toContain("'unsafe-inline'");
      // The worker of notifications, which is ours.
      expect(sourcesOf(page)["worker-src"]).toEqual(["'self'"]);
    }
  });

  test("[S36] is not there when it is switched off", async () => {
    const response = await open({ GRAPHQL_PLAYGROUND: "off" });
    expect(response.status).toBe(405);
    expect(await response.text()).not.toContain("<");
  });
});
