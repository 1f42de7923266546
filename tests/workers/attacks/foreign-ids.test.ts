import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { contractCalls, envelopeOf, sendCall, withField } from "../../support/contract/contract";
import { rowsAdded, rowsRemoved, takeSnapshot } from "../../support/database/database-snapshot";
import { recordStatements } from "../../support/database/record-statements";
import { createTestBackend } from "../../support/servers/backend";
import { entryOf } from "./rest/matrix";
import { withWorld } from "./with-world";
import { createWorld, foreignSecrets } from "./world";

const world = withWorld();

const positions = contractCalls.flatMap(({ name, call }) =>
  Object.entries(entryOf(name).ids ?? {}).flatMap(([path, use]) =>
    typeof use === "object" ? [{ name, call, path, use }] : [],
  ),
);

describe("somebody else's ids", () => {
  test("the owner's own ids work in every one of these places, so the refusals below are about ownership", async () => {
    const fresh = await createWorld();
    for (const { name, call } of positions) {
      const input = await entryOf(name).prepare(fresh);
      const answer = await sendCall(fresh.backend, call, input, { token: fresh.own.token });
      expect(envelopeOf(answer)).toMatchObject({ code: 0 });
    }
  });

  test.each(positions)(
    "[S1] [ROLE-16] $name answers a foreign $path byte for byte like a missing one, and changes nothing",
    async ({ name, call, path, use }) => {
      const { backend, own } = world;
      const input = await entryOf(name).prepare(world);
      const before = await takeSnapshot();
      const missing = await sendCall(backend, call, withField(input, path, use.missing), own);
      const foreign = await sendCall(backend, call, withField(input, path, use.foreign(world)), own);
      const after = await takeSnapshot();

      expect(foreign).toEqual(missing);
      expect(envelopeOf(foreign)).toMatchObject({ code: expect.toSatisfy((code) => code !== 0), data: null });
      for (const secret of foreignSecrets(world)) expect(foreign.text).not.toContain(secret);
      expect(rowsAdded(before, after)).toEqual([]);
      expect(rowsRemoved(before, after)).toEqual([]);
    },
  );

  test.each(positions)(
    "[S1] $name asks the database the same of a foreign $path as of a missing one, so that time tells nothing",
    async ({ name, call, path, use }) => {
      const input = await entryOf(name).prepare(world);
      const statementsFor = async (value: unknown) => {
        const { db, statements } = recordStatements(env.DB);
        const watched = createTestBackend({ clock: world.backend.clock, env: { DB: db } });
        await sendCall(watched, call, withField(input, path, value), world.own);
        return statements;
      };
      const missing = await statementsFor(use.missing);
      expect(missing.length).toBeGreaterThan(0);
      expect(await statementsFor(use.foreign(world))).toEqual(missing);
    },
  );

  test.each(positions)(
    "[S1] $name answers alike however the foreign $path is written",
    async ({ name, call, path, use }) => {
      const { backend, own } = world;
      const input = await entryOf(name).prepare(world);
      const foreign = use.foreign(world);
      const spellings = [
        `${foreign}`,
        ` ${foreign}`,
        `${foreign}.0`,
        `0${foreign}`,
        [foreign],
        `${foreign}' OR '1'='1`,
      ];
      const before = await takeSnapshot();
      for (const spelling of spellings) {
        const answer = await sendCall(backend, call, withField(input, path, spelling), own);
        expect(envelopeOf(answer)).toMatchObject({
          code: expect.toSatisfy((code) => code !== 0),
          data: null,
        });
        expect(answer.status).toBe(200);
      }
      const after = await takeSnapshot();
      expect(rowsAdded(before, after)).toEqual([]);
      expect(rowsRemoved(before, after)).toEqual([]);
    },
  );
});
