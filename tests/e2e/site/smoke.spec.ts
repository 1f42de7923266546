import { expect, test } from "@playwright/test";
import { smokeTest } from "../../../scripts/deploy/smoke";

const world = { fetch, pause: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)) };

test("the smoke test of a deployment passes here, and not as another release", async ({ baseURL = "" }) => {
  const local = { site: "local", backend: "local" };
  await smokeTest({ origin: baseURL, release: local, tries: 1 }, world);
  const other = smokeTest(
    { origin: baseURL, release: { ...local, backend: "1.0.0+0123456789ab" }, tries: 1 },
    world,
  );
  await expect(other).rejects.toThrow(/never answered as local,1.0.0\+0123456789ab; last: 200/);
});
