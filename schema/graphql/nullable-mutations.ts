import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from "@pothos/core";

const NAME = "nullableMutations";

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      nullableMutations: NullableMutations<Types>;
    }
  }
}

/**
 * Makes every field of Mutation nullable. A mutation that fails without a known reason, because the backend is away,
 * is then null with an error, and the other mutations of the operation keep their answers.
 */
class NullableMutations<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    return field.kind === "Mutation" ? { ...field, type: { ...field.type, nullable: true } } : field;
  }
}

SchemaBuilder.registerPlugin(NAME, NullableMutations);

export default NAME;
