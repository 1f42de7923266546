import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  parse,
} from "graphql";
import { refuseCostly } from "../../../gateway/graphql/list-cost";
import { schema } from "../../../schema/graphql";

/** A field that a client can ask for: those of the roots, and those further down that take arguments. */
export interface GraphField {
  /** `Type.field`. */
  readonly name: string;
  readonly kind: "query" | "mutation";
  readonly needsLogin: boolean;
  /** An operation that asks for the field and everything plain below it; its variables are the arguments by name. */
  readonly document: string;
  /** Arguments and fields of input objects that take an ID or the address of a file, e.g. `input.items[].imageUrl`. */
  readonly idPaths: readonly string[];
  readonly args: readonly GraphQLArgument[];
}

/** Levels below the field that the operation selects. */
const SELECTED_LEVELS = 2;

function rootFields(kind: "query" | "mutation"): GraphField[] {
  const root = kind === "query" ? schema.getQueryType() : schema.getMutationType();
  return Object.values(root?.getFields() ?? {}).map((field) => ({
    name: `${root?.name}.${field.name}`,
    kind,
    needsLogin: /Needs login\./.test(field.description ?? ""),
    document: affordable((levels) => `${kind} Attack${variables(field)} { ${selection(field, levels)} }`),
    idPaths: idPaths(field),
    args: field.args,
  }));
}

function viewerFields(): GraphField[] {
  const viewer = schema.getType("Viewer");
  const fields = isObjectType(viewer) ? Object.values(viewer.getFields()) : [];
  return fields
    .filter((field) => field.args.length > 0)
    .map((field) => ({
      name: `Viewer.${field.name}`,
      kind: "query",
      needsLogin: false,
      document: affordable(
        (levels) => `query Attack${variables(field)} { viewer { ${selection(field, levels)} } }`,
      ),
      idPaths: idPaths(field),
      args: field.args,
    }));
}

type Field = GraphQLField<unknown, unknown>;

/** The operation with all the levels that the gateway allows for its lists (security.md S36); each alone goes deeper. */
function affordable(documentOf: (levels: number) => string): string {
  const whole = documentOf(SELECTED_LEVELS);
  return refuseCostly(schema, parse(whole), {}) ? documentOf(SELECTED_LEVELS - 1) : whole;
}

const variables = ({ args }: Field) =>
  args.length === 0 ? "" : `(${args.map((arg) => `$${arg.name}: ${arg.type}`).join(", ")})`;

function selection(field: Field, levels: number): string {
  const args = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(", ");
  return `${field.name}${args && `(${args})`}${selected(field.type, levels)}`;
}

/** The selection set of a type: all of its plain fields, and objects as deep as `levels` allows. */
function selected(output: GraphQLOutputType, levels: number): string {
  const type = getNamedType(output);
  if (isUnionType(type)) {
    const parts = type.getTypes().map((member) => `... on ${member.name}${selected(member, levels)}`);
    return ` { __typename ${parts.join(" ")} }`;
  }
  if (!isObjectType(type)) return "";
  const fields = Object.values(type.getFields())
    .filter((field) => field.args.length === 0)
    .filter((field) => levels > 0 || !isObjectType(getNamedType(field.type)))
    .map((field) => `${field.name}${selected(field.type, levels - 1)}`);
  return ` { __typename ${fields.join(" ")} }`;
}

const idPaths = ({ args }: Field) => args.flatMap((arg) => idsBelow(arg.type, arg.name));

function idsBelow(input: GraphQLInputType, path: string): string[] {
  const type = getNullableType(input);
  if (isListType(type)) return idsBelow(type.ofType, `${path}[]`);
  if (isNonNullType(type)) return idsBelow(type.ofType, path);
  if (isInputObjectType(type)) {
    return Object.values(type.getFields()).flatMap((field) => idsBelow(field.type, `${path}.${field.name}`));
  }
  return type.name === "ID" || /urls?(?:\[\])?$/i.test(path) ? [path] : [];
}

/** Types other than the roots and the viewer whose fields take arguments: {@link graphFields} does not know how to ask for them. */
export const unreachableFields: readonly string[] = Object.values(schema.getTypeMap()).flatMap((type) =>
  isObjectType(type) && !/^(?:Query|Mutation|Viewer|__.*)$/.test(type.name)
    ? Object.values(type.getFields())
        .filter((field) => field.args.length > 0)
        .map((field) => `${type.name}.${field.name}`)
    : [],
);

/** Every such field of the schema. */
export const graphFields: readonly GraphField[] = [
  ...rootFields("query"),
  ...rootFields("mutation"),
  ...viewerFields(),
];
