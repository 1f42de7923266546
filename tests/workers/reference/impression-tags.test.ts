import { expect, test } from "vitest";
import { signIn } from "../../support/accounts/accounts";
import { createTestBackend } from "../../support/servers/backend";

const backend = createTestBackend();
const PATH = "/common/api/tag";

test("[ACC-15] [API-096] customers read the tags of a rating, visitors do not", async () => {
  const { token } = await signIn();
  const { data } = await backend.call("GET", PATH, { token });
  expect(data.length).toBeGreaterThan(3);
  expect(data).toContainEqual({ content: "准时上门" });
  expect(await backend.call("GET", PATH)).toMatchObject({ code: 7001 });
});
