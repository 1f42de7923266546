import { beforeAll, expect, test } from "vitest";
import { signIn } from "../../support/accounts/accounts";
import { seedReference } from "../../support/orders/orders";
import { createTestBackend } from "../../support/servers/backend";

const backend = createTestBackend();
const PATH = "/common/api/platform_user/query_kefu";
beforeAll(seedReference);

test("[CALL-06] [CONST-23] [API-099] [ENT-30] customers read whom to call on the platform, visitors do not", async () => {
  const { token } = await signIn();
  const { data } = await backend.call("GET", `${PATH}?pageNo=1&pageSize=999`, { token });
  expect(data.total).toBe(data.records.length);
  expect(data.records[0]).toEqual({ nickname: expect.any(String), mobile: expect.stringMatching(/^\d+$/) });
  const second = await backend.call("GET", `${PATH}?pageNo=2&pageSize=1`, { token });
  expect(second.data.records).toEqual(data.records.slice(1, 2));
  expect(await backend.call("GET", PATH)).toMatchObject({ code: 7001 });
});
