import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { placeInMemory } from "./place-in-memory";
import { ROOT } from "./run";

/** The port of the first site that browser tests run against; further ones follow it. */
export const FIRST_PORT = Number(process.env.E2E_PORT ?? 8788);

/** How many files of browser tests run at a time, each against a site and a database of its own. */
export const SITES = Number(process.env.E2E_SITES ?? 1);

/** The port of the site that this process of Playwright's has to itself. */
export const OWN_PORT = FIRST_PORT + Number(process.env.TEST_PARALLEL_INDEX ?? 0);

/** Where the map service of a site is expected, which its tests open. */
export const tilePortOf = (port: number): number => port + 10;

/** The settings by which that site shows its tiles (docs/deploy.md). */
export const tileSettingsOf = (port: number) => ({
  MAP_TILE_URL: `http://127.0.0.1:${tilePortOf(port)}/{z}/{x}/{y}.svg`,
  MAP_TILE_ATTRIBUTION: "© 测试地图 <GS>",
});

/** Where the site of a run of browser tests keeps its database: known to the tests, too, and gone with the run. */
export const e2eState = (port: number): string => join(ROOT, ".wrangler", `e2e-${port}`);

/** Makes the empty folder of that state, in memory where there is room: on a busy disk a commit takes seconds. */
export function createE2eState(port: number): void {
  removeE2eState(port);
  mkdirSync(join(ROOT, ".wrangler"), { recursive: true });
  symlinkSync(mkdtempSync(join(placeInMemory(), `zhuangda-e2e-${port}-`)), e2eState(port));
}

/** Removes the state, also one that a run which was killed has left behind. */
export function removeE2eState(port: number): void {
  const link = e2eState(port);
  try {
    rmSync(realpathSync(link), { recursive: true, force: true });
  } catch (error) {
    if (Object(error).code !== "ENOENT") throw error;
  }
  rmSync(link, { force: true });
}
