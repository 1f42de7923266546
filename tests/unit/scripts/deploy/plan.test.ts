import { expect, test } from "vitest";
import { commandsFor } from "../../../../scripts/deploy/commands";
import { deploy } from "../../../../scripts/deploy/deploy";
import { describePlan } from "../../../../scripts/deploy/plan";
import { FakeAccount, NEW, ORIGIN } from "../../../support/deploy/fake-account";

/** Commands of a part of the plan that a dry run prints. */
const planned = (part: 0 | 1): string[] =>
  (describePlan(commandsFor("production", NEW)).split("\n\n")[part] ?? "")
    .split("\n")
    .flatMap((line) => line.match(/^ +\d+\. (npx .*)/)?.[1] ?? []);

/** Commands by which a deployment changes something, with the versions called as the plan calls them. */
async function executed(account: FakeAccount): Promise<string[]> {
  const facts = { inventedFacts: [], origin: ORIGIN };
  await deploy(account.deployment(), { build: async () => {}, facts });
  return account.commands
    .filter((command) => !/^git|secret list|deployments status|versions view/.test(command))
    .map((command) => command.replace(/\w+-new-\d/, "NEW_VERSION").replace(/\w+-old/, "OLD_VERSION"));
}

test("a first deployment runs what a dry run has announced", async () => {
  expect(await executed(new FakeAccount({ isLive: false }))).toEqual(planned(0));
});

test("a later deployment runs what a dry run has announced", async () => {
  const commands = await executed(new FakeAccount());
  expect(commands).toEqual(planned(1));
  expect(commands.length).toBeGreaterThan(8);
});
