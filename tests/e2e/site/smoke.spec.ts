import { expect, test } from "@playwright/test";
import { smokeTest } from "../../../scripts/deploy/smoke";

const world = { fetch, pause: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)) };

test("the smoke test of a deployment passes here, and not as another release", async ({ baseURL }) => {
  const site = { origin: String(baseURL), tries: 1 };
  const release = { site: "local", backend: "local" };
  await smokeTest({ ...site, release }, world);
  const other = smokeTest({ ...site, release: { ...release, backend: "1.0.0+0123456789ab" } }, world);
  await expect(other).rejects.toThrow(/never answered as local,1.0.0\+0123456789ab; last: 200/);
});
