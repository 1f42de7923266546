import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { setSecurityHeaders, sharedPagePolicy } from "../../../gateway/security/security-headers";
import { developmentConfiguration } from "../../../scripts/dev/configuration";
import { relaxPolicy } from "../../../scripts/dev/relaxed-policy";
import { ROOT } from "../../support/project/source-files";

const facts = { url: new URL("http://localhost:8787/login"), nonce: "script", styleNonce: "style" };

/** Sources by directive. */
const directives = (policy: string) =>
  new Map(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );

describe("the content policy of development", () => {
  test("lets Vite add styles to a visitor's page, and changes nothing else", () => {
    const headers = new Headers();
    setSecurityHeaders(headers, facts);
    const policy = headers.get("content-security-policy") ?? "";
    const relaxed = directives(relaxPolicy(policy));
    expect(relaxed.get("style-src")).toEqual(["'self'", "'unsafe-inline'"]);
    expect([...relaxed].filter(([name]) => name !== "style-src")).toEqual(
      [...directives(policy)].filter(([name]) => name !== "style-src"),
    );
  });

  test("lets a page for everybody load modules from all folders of the site", () => {
    const relaxed = directives(relaxPolicy(sharedPagePolicy(facts, ["aGFzaA=="])));
    expect(relaxed.get("script-src")).toEqual(expect.arrayContaining(["'self'", "'unsafe-inline'"]));
    expect(relaxed.get("script-src")?.join()).not.toContain("sha256");
    expect(relaxed.get("object-src")).toEqual(["'none'"]);
  });
});

describe("the configuration of the development Worker", () => {
  const site = readFileSync(join(ROOT, "wrangler.toml"), "utf8");
  const vite = { pages: "http://127.0.0.1:8787", secret: "s" };

  test("is the site's with another entry, other files and the address of the Vite server", () => {
    const lines = developmentConfiguration(site, vite).split("\n");
    const added = lines.filter((line) => !site.split("\n").includes(line));
    expect(added).toEqual([
      expect.stringMatching(/^main = ".*scripts\/dev\/worker\.ts"$/),
      expect.stringMatching(/^directory = ".*\.wrangler\/development\/assets"$/),
      'DEVELOPMENT_PAGES = "http://127.0.0.1:8787"',
      'DEVELOPMENT_SECRET = "s"',
    ]);
  });

  test("is refused when the site's is written otherwise", () => {
    expect(() => developmentConfiguration(site.replace("./server.ts", "./other.ts"), vite)).toThrow(/main/);
  });
});
