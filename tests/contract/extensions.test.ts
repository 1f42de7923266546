import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contractCalls } from "../support/contract/contract";
import { answerFields } from "../support/graph/answer-fields";
import { ROOT } from "../support/project/source-files";

/** The first column of the table of extensions in docs/deploy.md. */
const listed = readFileSync(join(ROOT, "docs/deploy.md"), "utf8")
  .split(/^\| extension .*$/m)[1]
  ?.split("\n\n")[0]
  ?.split("\n")
  .map((row) => row.split("|")[1]?.trim() ?? "") as string[];

/** Ids of a text such as `API-029, 045; EXT-380 to 384`, spans spelt out. */
function idsIn(text: string): string[] {
  let kind = "";
  return [...text.matchAll(/(?:(API|EXT)-)?\b(\d{3})\b(?: to (\d{3}))?/g)].flatMap(([, named, from, to]) => {
    kind = named ?? kind;
    const length = Number(to ?? from) - Number(from) + 1;
    return Array.from({ length }, (_, step) => `${kind}-${String(Number(from) + step).padStart(3, "0")}`);
  });
}

const known = new Set(listed.flatMap(idsIn));

test("the table of extensions is read", () => {
  expect(idsIn("API-029, 045; EXT-380 to 382")).toEqual([
    "API-029",
    "API-045",
    "EXT-380",
    "EXT-381",
    "EXT-382",
  ]);
  expect(known.size).toBeGreaterThan(60);
});

const absent = contractCalls.filter(({ call }) => call.absent);

test.each(absent.map(({ call }) => call))("docs/deploy.md says what the site does without $id", ({ id }) => {
  expect(known).toContain(id);
});

const extended = contractCalls.filter(
  ({ call }) => call.id.startsWith("API-") && answerFields(call.data).some(({ isOurs }) => isOurs),
);

test.each(extended.map(({ call }) => call))(
  "docs/deploy.md names what $id answers beyond the documents",
  ({ id }) => {
    expect(known).toContain(id);
  },
);

/** Calls that the site makes for customers and visitors, and that no document knows. */
const ours = contractCalls
  .map(({ call }) => call)
  .filter(
    ({ id, auth, path }) => id.startsWith("EXT-") && auth !== "operator" && !path.startsWith("/sandbox/"),
  );

/** What tells of a call that it is there, where that is no offer: a field, or another call. */
const TOLD_OTHERWISE: Readonly<Record<string, string>> = {
  "EXT-001": "API-001 `provider`",
  "EXT-300": "EXT-302, as `OrderContact.isCallable`",
  "EXT-301": "EXT-302, as `OrderContact.isCallable`",
  "EXT-341": "API-006 `firstSteps`",
  "EXT-371": "the address that API-089 answers",
  "EXT-386": "EXT-385 `publicKey`",
  "EXT-387": "EXT-385 `publicKey`",
  "EXT-440": "API-024 `isEditable`",
  "EXT-441": "API-024 `editRequest`",
  "EXT-540": "API-074 `confirmToken`",
  "EXT-564": "a key, which EXT-561 makes",
  "EXT-565": "apps, which sign in to our backend alone",
  "EXT-566": "a token, which EXT-565 gives",
  "EXT-569": "`isCancellable` of the markup",
};

test("every call of ours says what the site does without it: reads something else, or does not offer it", () => {
  const readiness = "EXT-160";
  const unsaid = ours.filter(({ id, absent }) => id !== readiness && !absent);
  expect(unsaid.map(({ id }) => id)).toEqual([]);
  const refused = ours.filter(({ absent }) => absent && absent.data === undefined && !absent.offer);
  expect(refused.map(({ id }) => id).sort()).toEqual(Object.keys(TOLD_OTHERWISE));
});

test("docs/deploy.md names every offer beside the calls that it needs", () => {
  const rows = readFileSync(join(ROOT, "docs/deploy.md"), "utf8").split("\n");
  const missing = ours.filter(
    ({ id, absent }) =>
      absent?.offer &&
      !rows.some((row) => row.includes(`\`${absent.offer}\``) && idsIn(row.split("|")[1] ?? "").includes(id)),
  );
  expect(missing.map(({ id, absent }) => `${id} ${absent?.offer}`)).toEqual([]);
});
