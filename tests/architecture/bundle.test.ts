import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { ROOT } from "../support/project/source-files";

/** Texts that only server code contains: one of them in the client bundle means that server code is shipped. */
const SERVER_MARKERS = [
  "X-Room-Signature",
  "WEB-TOKEN",
  "/order/api/order/price",
  "list_by_orderIds",
  "geetest_second_validate",
  "OPERATOR_TOKEN",
  "SECRET_PEPPER",
  "local-room-event-secret",
  "drizzle",
  "ROOM_EVENT_SECRET",
  "graphql-armor",
];

describe("client bundle", () => {
  let chunks: { name: string; text: string }[] = [];

  beforeAll(() => {
    const folder = join(ROOT, "build/client/assets");
    if (!existsSync(folder)) throw new Error("no client bundle: run `npm run build` first");
    chunks = readdirSync(folder)
      .filter((name) => name.endsWith(".js"))
      .map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));
  });

  test.each(SERVER_MARKERS)("holds no server code (%s)", (marker) => {
    expect(chunks.length).toBeGreaterThan(0);
    expect(chunks.filter((chunk) => chunk.text.includes(marker)).map((chunk) => chunk.name)).toEqual([]);
  });
});
