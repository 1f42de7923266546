import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";
import { isAsyncIterable, type Plugin } from "graphql-yoga";
import { apiMarkOf } from "../../../schema/graphql/api";
import { RestError } from "../../../schema/rest/rest-error";
import { API_COST, type ApiScope } from "../../../schema/rules/account/api-keys";
import { Code } from "../../../schema/rules/codes";
import type { GatewayContext } from "../../context";
import { SessionError, UpstreamError } from "../../rest/errors";
import { KEY_WRONG } from "../../security/api-key";
import { costOfOperation } from "../list-cost";
import { unavailable } from "../public-errors";

/**
 * Admits an operation of a program before it runs (decision 070): its cost is taken from the key's points,
 * and the key must have the scopes of all fields; otherwise nothing is run. `extensions.cost` of the answer
 * contains the cost and the remaining points, and `extensions.mode` tells that a test key was used
 * (decision 082). It must be placed after the limits of operations and before the masking of errors.
 */
export const useKeyAdmission = (): Plugin<GatewayContext> => ({
  async onExecute({ args, context, setResultAndStopExecution }) {
    const { schema, document, variableValues, operationName } = args;
    const operation = getOperationAST(document, operationName);
    if (!operation) return undefined;
    const { fields, steps } = marksIn(schema, document, operation);
    const asked =
      API_COST.request * Math.max(1, steps) +
      costOfOperation(schema, document, operation, variableValues ?? {});
    const admitted = await admit(asked, context);
    if (admitted instanceof GraphQLError) {
      setResultAndStopExecution({ errors: [admitted] });
      return undefined;
    }
    const { mode, scopes, left, most, restoredPerSecond } = admitted;
    const cost = { asked, left, most, restoredPerSecond };
    // If a program uses a wrong key by mistake, it sees this in each answer.
    const extensions = mode === "test" ? { cost, mode } : { cost };
    const missing = [...fields].filter((scope) => !scopes.includes(scope));
    if (missing.length > 0) {
      const refusal = refuse(403, Code.KEY_SCOPE_MISSING, `接口密钥缺少权限：${missing.join("、")}`);
      setResultAndStopExecution({ errors: [refusal], extensions });
      return undefined;
    }
    return {
      onExecuteDone({ result, setResult }) {
        if (isAsyncIterable(result)) return;
        setResult({ ...result, extensions: { ...result.extensions, ...extensions } });
      },
    };
  },
});

async function admit(cost: number, { rest, usage, requestId }: GatewayContext) {
  try {
    return await rest.apiKeys.admitApiKey({ body: { cost } });
  } catch (error) {
    if (error instanceof SessionError && error.code === Code.NOT_LOGGED_IN)
      return refuse(401, "API_KEY_WRONG", KEY_WRONG, { "WWW-Authenticate": "Bearer" });
    if (error instanceof SessionError) return refuse(403, error.code, error.message);
    if (error instanceof UpstreamError) return unavailable(error, requestId);
    if (!(error instanceof RestError)) throw error;
    if (error.code !== Code.TOO_MANY_REQUESTS) return refuse(403, error.code, error.message);
    const seconds = String(usage.retryAfterSeconds ?? 1);
    return refuse(429, error.code, error.message, { "Retry-After": seconds });
  }
}

const refuse = (status: number, code: number | string, message: string, headers?: Record<string, string>) =>
  new GraphQLError(message, { extensions: { code, http: { status, ...(headers && { headers }) } } });

/**
 * Scopes that an operation needs, in the order of its fields, and the number of its mutations. Fragments are
 * followed everywhere, also those of another operation in the same text.
 */
function marksIn(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode) {
  const fields = new Set<ApiScope>();
  const types = new TypeInfo(schema);
  let steps = 0;
  const field = visitWithTypeInfo(types, {
    Field() {
      const definition = types.getFieldDef();
      const scope = definition ? apiMarkOf(definition)?.scope : undefined;
      if (scope && scope !== "any") fields.add(scope);
      if (types.getParentType() === schema.getMutationType()) steps += 1;
    },
  });
  for (const part of document.definitions)
    if (part === operation || part.kind === Kind.FRAGMENT_DEFINITION) visit(part, field);
  return { fields, steps };
}
