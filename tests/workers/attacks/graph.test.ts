import { beforeAll, describe, expect, test } from "vitest";
import { replaceAt } from "../../support/contract/contract";
import { rowsAdded, rowsRemoved, takeSnapshot } from "../../support/database/database-snapshot";
import { graphFields, unreachableFields } from "../../support/graph/graph-fields";
import { createWholeSite } from "../../support/servers/whole-site";
import type { World } from "./attack-world";
import { graphEntryOf, graphMatrix } from "./graph/graph-matrix";
import { siteOf, withWorld } from "./with-world";
import { createWorld, deadTokens, foreignSecrets } from "./world";

const world = withWorld();
const site = siteOf(world);

/** Runs an attack and proves that it left the database as it was. */
async function unchanged<T>(attack: () => Promise<T>): Promise<T> {
  const before = await takeSnapshot();
  const result = await attack();
  const after = await takeSnapshot();
  expect(rowsAdded(before, after)).toEqual([]);
  expect(rowsRemoved(before, after)).toEqual([]);
  return result;
}

const ask = async (document: string, variables: unknown, token?: string) => {
  const { answer, response } = await site.graphql({ query: document, variables }, { token });
  return { answer, text: JSON.stringify(answer), status: response.status };
};

const codesOf = (answer: { errors?: { extensions?: Record<string, unknown> }[] }) =>
  (answer.errors ?? []).map((error) => error.extensions?.code);

describe("the attack matrix of the graph", () => {
  test.each(graphFields)("every argument of $name that takes an ID or a file is accounted for", (field) => {
    expect(
      Object.keys(graphEntryOf(field.name).ids).sort(),
      `say in tests/workers/attacks/graph/graph-matrix.ts whose these of ${field.name} are`,
    ).toEqual([...field.idPaths].sort());
  });

  /** What comes of a field with the variables of its line, or those that its arguments say. */
  async function answerOf({ name, document }: (typeof graphFields)[number], asked: World) {
    const variables = await graphEntryOf(name).variables(asked);
    const { answer } = await createWholeSite(asked.backend).graphql(
      { query: document, variables },
      asked.own,
    );
    const [type = "", field = ""] = name.split(".");
    const data = type === "Viewer" ? answer.data?.viewer : answer.data;
    return { errors: answer.errors, value: data?.[field] };
  }

  function expectSuccess({ errors, value }: Awaited<ReturnType<typeof answerOf>>, hint: string) {
    expect(errors, hint).toBeUndefined();
    expect(value, hint).not.toBeNull();
    expect(value?.__typename, hint).not.toBe("BusinessError");
  }

  test.each(graphFields.filter(({ name }) => !(name in graphMatrix)))(
    "$name has no line, and needs none: what its arguments say makes it succeed",
    async (field) => {
      const asked = field.kind === "query" ? world : await createWorld();
      const hint = `give ${field.name} a line in tests/workers/attacks/graph/graph-matrix.ts, so that it is attacked too`;
      expectSuccess(await answerOf(field, asked), hint);
    },
  );

  /** Shared by the lines below until one does not succeed in what the others have left, and gets a new one. */
  let used: World | undefined;

  // The REST requests of each are compared in tests/unit/graphql/tables.
  test.each(graphFields.filter(({ name, kind }) => kind === "mutation" && name in graphMatrix))(
    "$name succeeds with the variables of its line",
    async (field) => {
      const shared = used && (await answerOf(field, used).catch(() => null));
      if (shared?.value && !shared.errors && shared.value.__typename !== "BusinessError") return;
      used = await createWorld();
      expectSuccess(await answerOf(field, used), `the line of ${field.name} has to make it succeed`);
    },
  );

  test("no line is left over, and no field with arguments is out of its reach", () => {
    const names = new Set(graphFields.map((field) => field.name));
    expect(Object.keys(graphMatrix).filter((name) => !names.has(name))).toEqual([]);
    expect(unreachableFields).toEqual([]);
  });
});

const positions = graphFields.flatMap(({ name, document }) =>
  Object.entries(graphEntryOf(name).ids).flatMap(([path, use]) =>
    typeof use === "object" ? [{ name, document, path, use }] : [],
  ),
);

describe("somebody else's ids in the graph", () => {
  test.each(positions)(
    "[S1] [ROLE-16] $name answers a foreign $path byte for byte like a missing one, and changes nothing",
    async ({ name, document, path, use }) => {
      const variables = await graphEntryOf(name).variables(world);
      const withId = (id: unknown) => replaceAt(variables, path.split("."), id);
      const { foreign, missing } = await unchanged(async () => ({
        missing: await ask(document, withId(`${use.missing}`), world.own.token),
        foreign: await ask(document, withId(`${use.foreign(world)}`), world.own.token),
      }));
      expect(foreign).toEqual(missing);
      expect(codesOf(foreign.answer)).toEqual([]);
      for (const secret of foreignSecrets(world)) expect(foreign.text).not.toContain(secret);
    },
  );

  test.each(graphFields.filter(({ kind }) => kind === "query"))(
    "[S2] $name shows the caller nothing of a stranger",
    async ({ name, document }) => {
      const { answer, text } = await ask(
        document,
        await graphEntryOf(name).variables(world),
        world.own.token,
      );
      expect(answer.errors).toBeUndefined();
      for (const secret of foreignSecrets(world)) expect(text).not.toContain(secret);
    },
  );
});

describe("fields of inputs that only the platform may set", () => {
  const mutations = graphFields.filter(
    ({ kind, document }) => kind === "mutation" && document.includes("$input"),
  );
  const names = [
    "status",
    "totalAmount",
    "workerFee",
    "userId",
    "customerId",
    "balance",
    "payTime",
    "__proto__",
  ];

  test.each(mutations)("[S3] the inputs of $name take none of them", async ({ name, document }) => {
    const variables = await graphEntryOf(name).variables(world);
    const reached = site.reached();
    for (const extra of names) {
      const input: unknown = JSON.parse(`{"${extra}":1}`);
      Object.defineProperties(input, Object.getOwnPropertyDescriptors(Object(variables.input)));
      const { answer } = await ask(document, { ...variables, input }, world.own.token);
      expect(answer.data, extra).toBeUndefined();
      expect(answer.errors?.[0]?.message).toContain(`"${extra}"`);
    }
    expect(site.reached()).toBe(reached);
  });
});

/** What a link opens to everybody who has it: the caller's own, and nobody else's. */
const BY_LINK = new Set(["Query.sharedProgress"]);

describe("tokens that open nothing in the graph", () => {
  let tokens: Record<string, string | undefined>;
  let blocked: string;
  beforeAll(async () => {
    const { expired, loggedOut, ...dead } = await deadTokens(world.backend);
    blocked = dead.blocked;
    tokens = {
      none: undefined,
      expired,
      "logged out": loggedOut,
      malformed: "%00 ;",
      "10 kB": "a".repeat(10_000),
    };
  });

  test.each(graphFields.filter(({ needsLogin }) => needsLogin))(
    "[S5] [ROLE-11] $name is the top-level error 7001 and does nothing",
    async ({ name, document }) => {
      const variables = await graphEntryOf(name).variables(world);
      await unchanged(async () => {
        for (const [kind, token] of Object.entries(tokens)) {
          const { answer, status } = await ask(document, variables, token);
          expect(codesOf(answer), kind).toEqual([7001]);
          expect(Object.values(Object(answer.data)).filter((value) => value !== null)).toEqual([]);
          expect(status).toBe(200);
        }
      });
    },
  );

  test.each(graphFields.filter(({ needsLogin }) => !needsLogin))(
    "[S5] $name gives whoever sends one what a visitor gets",
    async ({ name, document }) => {
      const variables = await graphEntryOf(name).variables(world);
      for (const [kind, token] of Object.entries(tokens)) {
        const { answer, text, status } = await ask(document, variables, token);
        expect(status, kind).toBe(200);
        // A cookie that looks like a token ends the session as soon as it is asked about; there is never more.
        expect(codesOf(answer).filter((code) => code !== 7001)).toEqual([]);
        const secrets = [...foreignSecrets(world), ...(BY_LINK.has(name) ? [] : [world.own.mark])];
        for (const secret of secrets) expect(text).not.toContain(secret);
      }
    },
  );

  test.each(graphFields.filter(({ needsLogin }) => needsLogin))(
    "[S5] [ROLE-12] $name is the top-level error 7002 for a blocked account",
    async ({ name, document }) => {
      const variables = await graphEntryOf(name).variables(world);
      const { answer } = await unchanged(() => ask(document, variables, blocked));
      expect(codesOf(answer)).toEqual([7002]);
    },
  );
});
