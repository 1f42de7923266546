import type {
  FieldNode,
  FragmentDefinitionNode,
  GraphQLField,
  GraphQLObjectType,
  GraphQLResolveInfo,
  GraphQLSchema,
  OperationDefinitionNode,
} from "graphql";
import type { Run } from "./run";

/** Where in the answer a value stands. */
export type Path = GraphQLResolveInfo["path"];

/** Turns what a resolver returned into what the answer holds, or a promise of it. Throws what makes it null. */
export type Complete = (value: unknown, run: Run, path: Path) => unknown;

/** A value that is to be finished: a field, or an item of its list. */
export interface Position {
  readonly nodes: readonly FieldNode[];
  readonly complete: Complete;
  /** Whether a failure ends here with null, or goes on to what holds this value. */
  readonly isNullable: boolean;
}

/** What is known of a field of an operation before its value is looked at. */
export interface FieldFacts {
  /** Its name in the answer. */
  readonly key: string;
  // biome-ignore lint/suspicious/noExplicitAny: what graphql-js says of a field whose parent may be anything
  readonly definition: GraphQLField<any, any>;
  readonly parentType: GraphQLObjectType;
  readonly nodes: readonly FieldNode[];
}

export interface FieldPlan extends FieldFacts, Position {}

/** The fields of an object, in the order of the answer. */
export type Selection = readonly FieldPlan[];

/** How one document is executed. */
export interface Plan {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  readonly fields: Selection;
  /** Fields of a mutation wait for each other. */
  readonly isSerial: boolean;
}
