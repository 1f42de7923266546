import { expect, test } from "vitest";
import { graphFields, unreachableFields } from "../../support/graph/graph-fields";
import { createWholeSite } from "../../support/servers/whole-site";
import type { World } from "./attack-world";
import { graphEntryOf, graphMatrix } from "./graph/graph-matrix";
import { withWorld } from "./with-world";
import { createWorld } from "./world";

const world = withWorld();

test("every argument that takes an ID or a file is accounted for", () => {
  const accounted = graphFields.map(({ name }) => [name, Object.keys(graphEntryOf(name).ids).sort()]);
  const taken = graphFields.map(({ name, idPaths }) => [name, [...idPaths].sort()]);
  expect(accounted, "say in tests/workers/attacks/graph/graph-matrix.ts whose these are").toEqual(taken);
});

test("no line is left over, and no field with arguments is out of its reach", () => {
  const names = new Set(graphFields.map((field) => field.name));
  expect(Object.keys(graphMatrix).filter((name) => !names.has(name))).toEqual([]);
  expect(unreachableFields).toEqual([]);
});

/** What comes of a field with the variables of its line, or those that its arguments say. */
async function answerOf({ name, document }: (typeof graphFields)[number], asked: World) {
  const entry = graphEntryOf(name);
  const variables = await entry.variables(asked);
  const caller = (await entry.caller?.()) ?? asked.own;
  const { answer } = await createWholeSite(asked.backend).graphql({ query: document, variables }, caller);
  const [type = "", field = ""] = name.split(".");
  const data = type === "Viewer" ? answer.data?.viewer : answer.data;
  return { errors: answer.errors, value: data?.[field] };
}

function expectSuccess({ errors, value }: Awaited<ReturnType<typeof answerOf>>, hint: string) {
  expect(errors, hint).toBeUndefined();
  expect(value, hint).not.toBeNull();
  expect(value?.__typename, hint).not.toBe("BusinessError");
}

test.each(graphFields.filter(({ name, kind }) => kind === "query" && !(name in graphMatrix)))(
  "$name has no line, and needs none: what its arguments say makes it succeed",
  async (field) => {
    const hint = `give ${field.name} a line in tests/workers/attacks/graph/graph-matrix.ts, so that it is attacked too`;
    expectSuccess(await answerOf(field, world), hint);
  },
);

/** Shared by the mutations until one does not succeed in what the others have left, and gets a new one. */
let used: World | undefined;

// The REST requests of each are compared in tests/unit/graphql/tables.
test.each(graphFields.filter(({ kind }) => kind === "mutation"))(
  "$name succeeds with the variables of its line, or with those that its arguments say",
  async (field) => {
    const shared = used && (await answerOf(field, used).catch(() => null));
    if (shared?.value && !shared.errors && shared.value.__typename !== "BusinessError") return;
    used = await createWorld();
    const hint = `the line of ${field.name} in tests/workers/attacks/graph/graph-matrix.ts has to make it succeed`;
    expectSuccess(await answerOf(field, used), hint);
  },
);
