import { existsSync } from "node:fs";
import process from "node:process";
import { run } from "./run";

/** The first one has no window to draw, and takes less of the machine. */
const PLACES = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

/** Path of a Chromium: `CHROMIUM_PATH`, an installed one, or one that is installed now from Debian's packages. */
export async function findChromium(): Promise<string> {
  const found = [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && existsSync(path));
  if (found) return found;
  console.log("No Chromium found: installing it with apt-get.");
  const sudo = process.getuid?.() === 0 ? [] : ["sudo"];
  const apt = (...args: string[]) => {
    const [command = "apt-get", ...rest] = [...sudo, "apt-get", "-qq", "-y", ...args];
    return run(command, rest, { DEBIAN_FRONTEND: "noninteractive" });
  };
  await apt("update");
  const install = (browser: string) => apt("install", "--no-install-recommends", browser, "fonts-noto-cjk");
  if ((await install("chromium-headless-shell")) !== 0) await install("chromium");
  const installed = PLACES.find((path) => existsSync(path));
  if (!installed) throw new Error("Chromium is missing: install it or set CHROMIUM_PATH");
  return installed;
}
