import type { GraphQLResolveInfo } from "graphql";
import type { Run } from "./run";
import type { FieldFacts, Path } from "./types";

/**
 * What a resolver may ask about its place in the operation. None of ours does, hence a small object that answers when
 * asked, instead of one with everything in it for every value.
 */
export class ResolveInfo implements GraphQLResolveInfo {
  constructor(
    private readonly run: Run,
    private readonly field: FieldFacts,
    readonly path: Path,
  ) {}
  get fieldName() {
    return this.field.definition.name;
  }
  get fieldNodes() {
    return this.field.nodes;
  }
  get returnType() {
    return this.field.definition.type;
  }
  get parentType() {
    return this.field.parentType;
  }
  get schema() {
    return this.run.plan.schema;
  }
  get fragments() {
    return this.run.plan.fragments;
  }
  get rootValue() {
    return undefined;
  }
  get operation() {
    return this.run.plan.operation;
  }
  get variableValues() {
    return this.run.variables;
  }
}
