import { beforeAll, describe, expect, test } from "vitest";
import { replaceAt } from "../../support/contract/contract";
import { rowsAdded, rowsRemoved, takeSnapshot } from "../../support/database/database-snapshot";
import { graphFields } from "../../support/graph/graph-fields";
import { graphEntryOf } from "./graph/graph-matrix";
import { siteOf, withWorld } from "./with-world";
import { deadTokens, foreignSecrets } from "./world";

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

const positions = graphFields.flatMap(({ name, document }) =>
  Object.entries(graphEntryOf(name).ids).flatMap(([path, use]) =>
    typeof use === "object" ? [{ name, document, path, use }] : [],
  ),
);

describe("another customer's ids in the graph", () => {
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
    const input: unknown = JSON.parse(`{${names.map((extra) => `"${extra}":1`).join(",")}}`);
    Object.defineProperties(input, Object.getOwnPropertyDescriptors(Object(variables.input)));
    const { answer } = await ask(document, { ...variables, input }, world.own.token);
    expect(answer.data).toBeUndefined();
    const messages = (answer.errors ?? []).map(({ message }) => message);
    for (const extra of names) expect(messages, extra).toContainEqual(expect.stringContaining(`"${extra}"`));
    expect(site.reached()).toBe(reached);
  });
});

/** Fields that show the caller's own data, and no other customer's, to every holder of a link. */
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
    "[S5] [ROLE-11] [ROLE-12] $name does nothing but answer the top-level error 7001, or 7002 to a blocked account",
    async ({ name, document }) => {
      const variables = await graphEntryOf(name).variables(world);
      await unchanged(async () => {
        for (const [kind, token] of Object.entries({ ...tokens, blocked })) {
          const { answer, status } = await ask(document, variables, token);
          expect(codesOf(answer), kind).toEqual([kind === "blocked" ? 7002 : 7001]);
          expect(Object.values(Object(answer.data)).filter((value) => value !== null)).toEqual([]);
          expect(status).toBe(200);
        }
      });
    },
  );

  test.each(graphFields.filter(({ needsLogin }) => !needsLogin))(
    "[S5] $name answers a request with one as it answers a visitor",
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
});
