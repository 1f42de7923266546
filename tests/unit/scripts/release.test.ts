import { transform } from "esbuild";
import { expect, test, vi } from "vitest";
import { readRelease, releaseArguments, releaseOf } from "../../../scripts/lib/release";

test("a release is its version and the beginning of its commit", () => {
  expect(releaseOf("1.0.0", "0123456789abcdef0123456789abcdef01234567")).toBe("1.0.0+0123456789ab");
});

test("the release of a build names the commit that it is told, or the one that is checked out", async () => {
  expect(await readRelease()).toMatch(/^\d+\.\d+\.\d+\+(?:[0-9a-f]{12}|unknown)$/);
  vi.stubEnv("RELEASE_COMMIT", "fedcba9876543210");
  expect(await readRelease()).toMatch(/^\d+\.\d+\.\d+\+fedcba987654$/);
  vi.unstubAllEnvs();
});

test("the release that wrangler defines is the text that the Workers answer with", async () => {
  const [flag, definition = ""] = releaseArguments("1.0.0+0123456789ab");
  expect(flag).toBe("--define");
  const [name = "", value = ""] = definition.split(/:(.*)/s);
  const source = 'export const release = typeof __RELEASE__ === "undefined" ? "local" : __RELEASE__;';
  const { code } = await transform(source, { define: { [name]: value }, minifySyntax: true });
  expect(code).toContain('"1.0.0+0123456789ab"');
  expect(code).not.toContain("local");
});
