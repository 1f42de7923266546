import type { Commands } from "./commands";
import type { Versions } from "./later-deployment";
import { written } from "./runner";

/** Tells how the deployment that has just ended is taken back: the site first, because it needs its backend. */
export function goingBack(commands: Commands, before: Versions | null, bookmark: string | null): string {
  if (before === null) return "This was the first deployment: there is nothing to go back to.";
  const lines = [
    "To go back, run these two commands in this order. A site never runs on an older backend than its own:",
    `  ${written(commands.share("site", [[before.site, 100]], "back"))}`,
    `  ${written(commands.share("backend", [[before.backend, 100]], "back"))}`,
  ];
  if (bookmark === null) return lines.join("\n");
  return [
    ...lines,
    "The data stay as they are: the older backend works with the newer schema. Only when data were destroyed, and with the loss of everything that was written since:",
    `  ${written(commands.restore(bookmark))}`,
  ].join("\n");
}
