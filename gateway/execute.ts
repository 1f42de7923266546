import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  Kind,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from "graphql";
import { schema } from "../schema/graphql";
import type { GraphQLContext } from "./context";
import { publicErrors } from "./errors";
import { planOf } from "./execute/plan";
import { runPlan } from "./execute/run";

/** Our own pages have no reason to ask for the schema. */
const RULES = [...specifiedRules, NoSchemaIntrospectionCustomRule];

interface Prepared {
  readonly name: string;
  run(variables: Record<string, unknown>, context: GraphQLContext): Promise<ExecutionResult>;
}

/** Documents of our own pages by their text, ready to be executed: a fixed, small number. */
const documents = new Map<string, Prepared>();

/**
 * Executes an operation of our own pages, asked for by their loader or by their script: parsed, checked and planned
 * once. Limits are for strangers and do not apply. Errors are public ones already.
 */
export async function executeOperation(
  text: string,
  variables: Record<string, unknown>,
  context: GraphQLContext,
): Promise<ExecutionResult> {
  const { name, run } = prepare(text);
  context.operations.push(name);
  const result = await run(variables, context);
  return result.errors ? { ...result, errors: publicErrors(result.errors, context.requestId) } : result;
}

/** The name of a document's operation, for the log: ours all have one. */
export function operationName(document: DocumentNode): string {
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  return operation?.name?.value.slice(0, 60) ?? "unnamed";
}

function prepare(text: string): Prepared {
  const known = documents.get(text);
  if (known) return known;
  const document = parse(text, { noLocation: true });
  const [problem] = validate(schema, document, RULES);
  if (problem) throw problem;
  const prepared = { name: operationName(document), run: runnerOf(document) };
  documents.set(text, prepared);
  return prepared;
}

/** By its plan; by graphql-js where a plan does not cover the document. */
function runnerOf(document: DocumentNode): Prepared["run"] {
  const plan = planOf(schema, document);
  if (plan) return (variables, context) => runPlan(plan, variables, context);
  return async (variableValues, contextValue) => execute({ schema, document, variableValues, contextValue });
}
