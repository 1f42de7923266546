import { watch } from "node:fs";
import { join } from "node:path";
import { build, buildIfNeeded, SOURCE_FOLDERS } from "./lib/build";
import { LOCAL_STATE } from "./lib/d1";
import { ROOT } from "./lib/run";
import { claimPort, prepareDatabase, startSite } from "./lib/site";

/**
 * `npm run dev`: as `npm start`, and built anew when a source of the site changes. The running site goes on until the
 * new build is complete, and keeps running when there is none. Changes of the backend need no build: wrangler reloads it.
 */
const SETTLE_MS = 200;

const port = await claimPort();
let busy = true;
let changed = false;

async function rebuild(): Promise<void> {
  changed = true;
  if (busy) return;
  busy = true;
  while (changed) {
    changed = false;
    if (await build({ environment: "local", beforeSwap: () => site.stop() })) site = await start();
    else console.error("构建失败，网站仍在运行上一个版本");
  }
  busy = false;
}

// Before the first build, so that no change is missed while it runs.
let timer: NodeJS.Timeout | undefined;
for (const folder of SOURCE_FOLDERS) {
  watch(join(ROOT, folder), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void rebuild(), SETTLE_MS);
  });
}

async function start() {
  const running = await startSite({ port, persistTo: LOCAL_STATE });
  console.log(`http://localhost:${port} ，修改代码后自动重新构建，按 Ctrl-C 停止`);
  return running;
}

await buildIfNeeded();
await prepareDatabase(LOCAL_STATE);
let site = await start();
busy = false;
if (changed) await rebuild();
