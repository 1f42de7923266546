import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchAreaChildren } from "../../../app/features/area-selects/area-children";
import { createPageClient } from "../../../app/lib/graphql/client";
import { keepPageClient } from "../../../app/lib/graphql/page-client";
import { onSessionProblem } from "../../../app/lib/session/session-problems";
import { failedWith, fakeGateway } from "../../support/servers/fake-gateway";

let gateway: ReturnType<typeof fakeGateway>;

beforeEach(() => {
  gateway = fakeGateway();
  keepPageClient(createPageClient());
});
afterEach(() => vi.unstubAllGlobals());

test("the areas below one are asked for by its code and arrive in their order", async () => {
  const children = fetchAreaChildren("3301");
  const { body, answer } = await gateway.request(0);
  expect(body.variables).toEqual({ parentCode: "3301" });
  const districts = [
    { code: "330106", name: "西湖区" },
    { code: "330102", name: "上城区" },
  ];
  answer({ data: { areaChildren: districts } });
  expect(await children).toMatchObject(districts);
});

test.each([[[]], [null]])("an area with nothing below it, answered by %j, has no children", async (none) => {
  const children = fetchAreaChildren("330106");
  (await gateway.request(0)).answer({ data: { areaChildren: none } });
  expect(await children).toEqual([]);
});

test("areas that visitors may not read fail alone: the page does not send them to sign in", async () => {
  const problems: string[] = [];
  const stopListening = onSessionProblem((problem) => problems.push(problem));
  const children = fetchAreaChildren("3301");
  (await gateway.request(0)).answer(failedWith(7001, "请先登录"));
  await expect(children).rejects.toThrow("请先登录");
  expect(problems).toEqual([]);
  stopListening();
});
