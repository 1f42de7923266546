import { parse } from "graphql";
import { describe, expect, test } from "vitest";
import { createContext } from "../../../gateway/context";
import { createGraphQLServer } from "../../../gateway/graphql/server";
import { expectConsole } from "../../support/console-is-error";
import { createFakeBackend, type GraphQLAnswer, ORIGIN, post, siteEnv } from "./support";

const PAY_WAYS = {
  "GET /common/platform/get_pay_way": { data: { orderPayWay: ["WALLET"], cashOutWay: [] } },
};
const WALLET = "{ viewer { wallet { balance } } }";

/** Runs an operation as a loader does, beside how a browser's request runs it. */
async function runBoth(text: string, answers: Parameters<typeof createFakeBackend>[0]) {
  const [overHttp, inProcess] = [createFakeBackend(answers), createFakeBackend(answers)];
  const documents = { "sha256:1": text };
  const env = { GRAPHQL_PLAYGROUND: "off" } as const;
  const { answer } = await post(overHttp, { documentId: "sha256:1" }, { documents, env, token: "t" });
  const request = new Request(`${ORIGIN}/user/index`, { headers: { cookie: "token=t" } });
  const context = createContext(request, siteEnv(inProcess, env));
  const server = createGraphQLServer({ documents, isOpen: false });
  const result = await server.execute(parse(text), {}, context).then(
    (told): GraphQLAnswer => JSON.parse(JSON.stringify(told)),
    (problem: Error): GraphQLAnswer => ({ errors: [{ message: problem.message }] }),
  );
  return { answer, result, context, calls: [...overHttp.calls, ...inProcess.calls] };
}

const withoutRequestId = ({ data, errors }: GraphQLAnswer) => ({
  data,
  errors: errors?.map(({ message, extensions }) => ({ message, code: extensions?.code })),
});

describe("a loader's operation and a browser's", () => {
  test("have the same answer, and their name in the log line of their request", async () => {
    const { answer, result, context } = await runBoth("query Ways { payWays }", PAY_WAYS);
    expect(answer).toEqual({ data: { payWays: ["WALLET"] } });
    expect(result).toEqual(answer);
    expect(context.operations).toEqual(["Ways"]);
  });

  test("show nothing of a failure but code and request id", async () => {
    expectConsole(/"event":"graphql".*API-\d+: status 500/);
    const secret = () => Response.json({ message: "SQL secret" }, { status: 500 });
    const { answer, result } = await runBoth(WALLET, { "GET /user/api/customer/balance": secret });
    expect(withoutRequestId(result)).toEqual(withoutRequestId(answer));
    expect(result.errors).toMatchObject([{ extensions: { code: 5003, requestId: expect.any(String) } }]);
  });

  test.each([
    ["too deep", `{ areas { ${"children { ".repeat(8)}code${" }".repeat(8)} } }`, "depth limit"],
    ["too wide", `{ areas { ${"code ".repeat(400)} } }`, "300 fields"],
    ["about the schema", "{ __schema { types { name } } }", "introspection"],
  ])("[S36] are refused alike when they are %s", async (_, text, words) => {
    const { answer, result, calls } = await runBoth(text, PAY_WAYS);
    for (const { data, errors } of [answer, result]) {
      expect(data).toBeUndefined();
      expect(errors?.[0]?.message.toLowerCase()).toContain(words);
    }
    expect(calls).toEqual([]);
  });
});
