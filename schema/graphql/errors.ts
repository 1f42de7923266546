import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLResolveInfo,
  getNamedType,
  isInputObjectType,
  Kind,
} from "graphql";
import { RestError } from "../rest/rest-error";
import { CODE_MEANING, Code, codeName } from "../rules/codes";
import { argumentOf } from "./argument-names";
import { builder } from "./builder";

const ErrorInterface = builder.interfaceRef<Error>("Error").implement({
  description: "A failure that the caller should expect and show.",
  fields: (t) => ({
    message: t.exposeString("message", { description: "Chinese text for the person." }),
  }),
});

const ErrorCode = builder.enumType("ErrorCode", {
  description: "What a refusal means.",
  values: Object.fromEntries(
    Object.entries(CODE_MEANING).map(([name, description]) => [
      name,
      { description: `${Code[name as keyof typeof CODE_MEANING]}: ${description}` },
    ]),
  ) as Record<keyof typeof CODE_MEANING, { description: string }>,
});

builder.objectType(RestError, {
  name: "BusinessError",
  description:
    "An expected failure, to be shown to the person. A session that ended (7001) or a blocked account (7002) is never one of these but a top-level error.",
  interfaces: [ErrorInterface],
  fields: (t) => ({
    code: t.exposeInt("code", {
      description: "Response code of the REST API, e.g. 4111 for a wrong SMS code.",
    }),
    reason: t.field({
      type: ErrorCode,
      nullable: true,
      description: "The same as a name. Null for a code that only another backend knows.",
      resolve: ({ code }) => codeName(code),
    }),
    field: t.string({
      nullable: true,
      description:
        "Name of the argument, or of the field of an input, that it is about. Null when it is about none, or the backend does not tell.",
      resolve: ({ field }, _args, _context, info) => (field === null ? null : argumentFor(field, info)),
    }),
  }),
});

/** The argument of the operation's field for a parameter of a REST call; null when it has none. */
function argumentFor(parameter: string, { path, operation, schema }: GraphQLResolveInfo): string | null {
  const key = path.prev?.key;
  const asked = operation.selectionSet.selections.find(
    (node) => node.kind === Kind.FIELD && (node.alias ?? node.name).value === key,
  );
  const root = schema.getRootType(operation.operation);
  const field = asked?.kind === Kind.FIELD ? root?.getFields()[asked.name.value] : undefined;
  if (!field) return null;
  const name = argumentOf(field.name, parameter);
  return namesWithin(field.args).includes(name) ? name : null;
}

/** Names of arguments, also inside inputs. */
const namesWithin = (inputs: readonly (GraphQLArgument | GraphQLInputField)[]): string[] =>
  inputs.flatMap(({ name, type }) => {
    const named = getNamedType(type);
    return [name, ...(isInputObjectType(named) ? namesWithin(Object.values(named.getFields())) : [])];
  });
