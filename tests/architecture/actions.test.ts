import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ACTION_PATHS } from "../support/action-paths";
import { ROOT, sourceFiles } from "../support/source-files";

test("every route module with an action has a page in tests/support/action-paths.ts, where attacks find it", () => {
  const modules = sourceFiles("app/routes")
    .filter((file) =>
      /export (?:async )?(?:function|const) action\b/.test(readFileSync(`${ROOT}${file}`, "utf8")),
    )
    .map((file) => file.replace("app/routes/", ""));
  expect(modules.sort()).toEqual(Object.keys(ACTION_PATHS).sort());
});
