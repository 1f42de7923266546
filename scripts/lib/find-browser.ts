import { existsSync } from "node:fs";
import process from "node:process";
import { run } from "./run";

interface Browser {
  name: string;
  /** Environment variable that names its path. */
  variable: string;
  places: readonly string[];
  /** Debian's packages that have it, the better one first. */
  packages: readonly string[];
}

const CHROMIUM: Browser = {
  name: "Chromium",
  variable: "CHROMIUM_PATH",
  // The first one has no window to draw, and takes less of the machine.
  places: [
    "/usr/bin/chromium-headless-shell",
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/usr/bin/google-chrome-stable",
  ],
  packages: ["chromium-headless-shell", "chromium"],
};

const FIREFOX: Browser = {
  name: "Firefox",
  variable: "FIREFOX_PATH",
  places: ["/usr/bin/firefox-esr", "/usr/bin/firefox"],
  packages: ["firefox-esr"],
};

/** Path of a Chromium: `CHROMIUM_PATH`, an installed one, or one that is installed now from Debian's packages. */
export const findChromium = () => findBrowser(CHROMIUM);

/** Path of a Firefox: `FIREFOX_PATH`, or found like Chromium. */
export const findFirefox = () => findBrowser(FIREFOX);

async function findBrowser({ name, variable, places, packages }: Browser): Promise<string> {
  const found = [process.env[variable], ...places].find((path) => path && existsSync(path));
  if (found) return found;
  console.log(`No ${name} found: installing it with apt-get.`);
  const sudo = process.getuid?.() === 0 ? [] : ["sudo"];
  const apt = (...args: string[]) => {
    const [command = "apt-get", ...rest] = [...sudo, "apt-get", "-qq", "-y", ...args];
    return run(command, rest, { DEBIAN_FRONTEND: "noninteractive" });
  };
  await apt("update");
  for (const browser of packages) {
    if ((await apt("install", "--no-install-recommends", browser, "fonts-noto-cjk")) === 0) break;
  }
  const installed = places.find((path) => existsSync(path));
  if (!installed) throw new Error(`${name} is missing: install it or set ${variable}`);
  return installed;
}
