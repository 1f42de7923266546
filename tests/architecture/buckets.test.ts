import { expect, test } from "vitest";
import { PERSONAL_TABLES } from "../../backend/src/modules/personal-data/personal-tables";
import { BUCKET_RULES } from "../support/database/bucket-rules";
import { createNodeD1 } from "../support/database/node-d1";

const { sqlite } = createNodeD1();

test("every table of a customer's with numeric ids is watched for the bucket of its rows", () => {
  const hasIds = sqlite.prepare(
    "SELECT 1 FROM pragma_table_info(?) WHERE name = 'id' AND lower(type) = 'integer'",
  );
  const tables = PERSONAL_TABLES.map(({ table }) => table).filter((table) => hasIds.get(table) !== undefined);
  expect(
    Object.keys(BUCKET_RULES),
    "make the ids of the table by ids.rowId, and give it a place in tests/support/database/bucket-rules.ts",
  ).toEqual(
    expect.arrayContaining(tables.map((table) => `a row of ${table} is in the bucket of its customer`)),
  );
});
