import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { BUCKETS } from "../../../backend/src/shared/numbers/bucket";
import { rowOf } from "../../support/accounts/accounts";
import { contractCalls, envelopeOf, sendCall, withField } from "../../support/contract/contract";
import { rowsAdded, rowsRemoved, takeSnapshot } from "../../support/database/database-snapshot";
import { recordStatements } from "../../support/database/record-statements";
import { createTestBackend } from "../../support/servers/backend";
import { entryOf } from "./rest/matrix";
import { withWorld } from "./with-world";
import { foreignSecrets } from "./world";

const world = withWorld();

const positions = contractCalls.flatMap(({ name, call }) =>
  Object.entries(entryOf(name).ids ?? {}).flatMap(([path, use]) =>
    typeof use === "object" ? [{ name, call, path, use }] : [],
  ),
);

/**
 * A missing id in the bucket of a foreign one: the product may look where a number leads, which the number itself says, and
 * which tells nothing of what is there.
 */
const besideForeign = (missing: unknown, foreign: unknown): unknown => {
  if (Array.isArray(missing)) return missing.map((one, index) => besideForeign(one, Object(foreign)[index]));
  const areIds = typeof missing === "number" && typeof foreign === "number";
  return areIds ? rowOf(foreign, Math.floor(missing / BUCKETS)) : missing;
};

describe("another customer's ids", () => {
  // The owner's own ids work in every one of these places (good-input.test.ts), so the refusals are about ownership.
  test.each(positions)(
    "[S1] [ROLE-16] [$call.id] $name answers a foreign $path byte for byte like a missing one, asks the database the same so that time tells nothing, refuses it however it is written, and changes nothing",
    async ({ name, call, path, use }) => {
      const input = await entryOf(name).prepare(world);
      const send = (value: unknown, backend = world.backend) =>
        sendCall(backend, call, withField(input, path, value), world.own);
      const statementsFor = async (value: unknown) => {
        const { db, statements } = recordStatements(env.DB);
        await send(value, createTestBackend({ clock: world.backend.clock, env: { DB: db } }));
        return statements;
      };
      const refusal = { code: expect.toSatisfy((code) => code !== 0), data: null };
      const id = use.foreign(world);
      const missingId = besideForeign(use.missing, id);
      const before = await takeSnapshot();

      const missing = await send(missingId);
      const foreign = await send(id);
      expect(foreign).toEqual(missing);
      expect(envelopeOf(foreign)).toMatchObject(refusal);
      for (const secret of foreignSecrets(world)) expect(foreign.text).not.toContain(secret);

      const statements = await statementsFor(missingId);
      expect(statements.length).toBeGreaterThan(0);
      expect(await statementsFor(id)).toEqual(statements);

      for (const spelling of [`${id}`, ` ${id}`, `${id}.0`, `0${id}`, [id], `${id}' OR '1'='1`]) {
        const answer = await send(spelling);
        expect(envelopeOf(answer)).toMatchObject(refusal);
        expect(answer.status).toBe(200);
      }

      const after = await takeSnapshot();
      expect(rowsAdded(before, after)).toEqual([]);
      expect(rowsRemoved(before, after)).toEqual([]);
    },
  );
});
