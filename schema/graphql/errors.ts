import { RestError } from "../rest/rest-error";
import { CODE_MEANING, Code, codeName } from "../rules/codes";
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
  }),
});
