import type { Commands } from "./commands";
import { BACKEND_ALONE } from "./first-deployment";
import { FIRST_SHARE } from "./later-deployment";
import { type Command, written } from "./runner";

/** The commands of a deployment in their order, for an operator who wants to see them first. */
export function describePlan(commands: Commands): string {
  const [next, now] = ["NEW_VERSION", "OLD_VERSION"];
  const first = [
    commands.migrate(),
    commands.seed(),
    commands.deploy("backend", BACKEND_ALONE),
    commands.deploy("site"),
    commands.deploy("backend"),
    "smoke test",
  ];
  const later = [
    commands.bookmark(),
    commands.migrate(),
    commands.upload("backend"),
    commands.upload("site"),
    commands.share("backend", [
      [next, FIRST_SHARE],
      [now, 100 - FIRST_SHARE],
    ]),
    "smoke test of the backend's new version",
    commands.share("backend", [[next, 100]]),
    commands.share("site", [
      [next, 0],
      [now, 100],
    ]),
    "smoke test of the site's new version",
    commands.share("site", [[next, 100]]),
    "smoke test",
    commands.triggers("backend"),
    commands.triggers("site"),
  ];
  return ["The first deployment:", ...lines(first), "", "Every later one:", ...lines(later)].join("\n");
}

const lines = (steps: readonly (Command | string)[]): string[] =>
  steps.map((step, i) => `  ${i + 1}. ${typeof step === "string" ? step : written(step)}`);
