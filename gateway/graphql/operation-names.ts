import { type DocumentNode, Kind } from "graphql";
import type { Plugin } from "graphql-yoga";
import type { GatewayContext } from "../context";

/** Records the names of all operations of a request, for its log line. */
export const useOperationNames = (): Plugin<GatewayContext> => ({
  onExecute({ args, context }) {
    context.operations.push(operationName(args.document));
  },
});

/** All of our operations have a name. */
function operationName(document: DocumentNode): string {
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  return operation?.name?.value.slice(0, 60) ?? "unnamed";
}
