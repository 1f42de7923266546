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

/** Our own pages have no reason to ask for the schema. */
const RULES = [...specifiedRules, NoSchemaIntrospectionCustomRule];

/** Parsed documents of our own pages by their text: a fixed, small number. */
const documents = new Map<string, DocumentNode>();

/**
 * Executes an operation of our own pages, asked for by their loader or by their script: no second parsing. Limits are for strangers and do not
 * apply. Errors are public ones already.
 */
export async function executeOperation(
  text: string,
  variables: Record<string, unknown>,
  context: GraphQLContext,
): Promise<ExecutionResult> {
  const document = prepare(text);
  context.operations.push(operationName(document));
  const result = await execute({
    schema,
    document,
    variableValues: variables,
    contextValue: context,
  });
  return result.errors ? { ...result, errors: publicErrors(result.errors, context.requestId) } : result;
}

/** The name of a document's operation, for the log: ours all have one. */
export function operationName(document: DocumentNode): string {
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  return operation?.name?.value.slice(0, 60) ?? "unnamed";
}

function prepare(text: string): DocumentNode {
  const known = documents.get(text);
  if (known) return known;
  const document = parse(text, { noLocation: true });
  const [problem] = validate(schema, document, RULES);
  if (problem) throw problem;
  documents.set(text, document);
  return document;
}
