import { expect, test } from "vitest";
import { repositoryIssues } from "../../../../scripts/deploy/repository";
import { versionIn, written } from "../../../../scripts/deploy/runner";
import { FakeAccount } from "../../../support/deploy/fake-account";

test("staging takes a commit of any branch, production of the main branch alone", async () => {
  const account = new FakeAccount();
  account.git.isOnMain = false;
  expect(await repositoryIssues("staging", account.run)).toEqual([]);
  expect(await repositoryIssues("production", account.run)).toEqual(["the commit is not on the main branch"]);
});

test("a folder without a repository is not deployed", async () => {
  const account = new FakeAccount();
  account.failures.set("git status", "not a git repository");
  expect(await repositoryIssues("staging", account.run)).toEqual([
    "git does not know this folder: not a git repository",
  ]);
});

test("the version that wrangler has made is read from its report", () => {
  const report = [
    { type: "wrangler-session" },
    { type: "version-upload", version_id: "dc8dcd28" },
    { type: "note", version_id: null },
  ];
  expect(versionIn(report.map((entry) => `${JSON.stringify(entry)}\n`).join(""))).toBe("dc8dcd28");
  expect(versionIn("")).toBeNull();
});

test("a command is told as it can be pasted into a shell", () => {
  expect(written(["wrangler", "deploy", "--message", "it's done", "-c", "wrangler.toml"])).toBe(
    "npx wrangler deploy --message 'it'\\''s done' -c wrangler.toml",
  );
});
