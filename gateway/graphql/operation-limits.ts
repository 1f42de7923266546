import { maxAliasesPlugin } from "@escape.tech/graphql-armor-max-aliases";
import { maxDepthPlugin } from "@escape.tech/graphql-armor-max-depth";
import { maxDirectivesPlugin } from "@escape.tech/graphql-armor-max-directives";
import { type GraphQLError, NoSchemaIntrospectionCustomRule, parse } from "graphql";
import type { Plugin } from "graphql-yoga";
import { OPERATION_LIMITS } from "../../schema/rules/account/operation-limits";
import type { GatewayContext } from "../context";
import { fieldLimit } from "./field-limit";
import { refuseCostly } from "./list-cost";
import { refuseRequest } from "./request-code";

/** The errors of these packages have no code, so our own are thrown instead. */
const withCode = {
  onReject: [
    (_: unknown, { message }: GraphQLError) => {
      throw refuseRequest("OPERATION_LIMIT_EXCEEDED", message.replace("Syntax Error: ", ""));
    },
  ],
};

/**
 * Refuses operations that are too deep, too large or too costly, and, when the endpoint is not open,
 * introspection. The size is checked once for each document. The cost of lists depends on variables, and is
 * checked each time for texts that are not ours.
 */
export function useOperationLimits({ isOpen }: { isOpen: boolean }): Plugin<GatewayContext> {
  const { depth, fields, aliases, directives, tokens: maxTokens } = OPERATION_LIMITS;
  const freeTexts = new WeakSet<object>();
  return {
    onPluginInit({ addPlugin }) {
      addPlugin(maxDepthPlugin({ n: depth, flattenFragments: true, ...withCode }));
      addPlugin(maxAliasesPlugin({ n: aliases, ...withCode }));
      addPlugin(maxDirectivesPlugin({ n: directives, ...withCode }));
    },
    // Before the hash of a document is replaced by its text.
    onParams({ params, context }) {
      if (params.query) freeTexts.add(context);
    },
    onParse({ setParseFn }) {
      setParseFn((source, options) => parse(source, { ...options, maxTokens }));
    },
    onValidate({ addValidationRule }) {
      addValidationRule(fieldLimit(fields));
      if (!isOpen) addValidationRule(NoSchemaIntrospectionCustomRule);
    },
    onExecute({ args, context, setResultAndStopExecution }) {
      if (!freeTexts.has(context)) return;
      const refusal = refuseCostly(args.schema, args.document, args.variableValues ?? {});
      if (refusal) setResultAndStopExecution({ errors: [refusal] });
    },
  };
}
