import { RestError } from "../rest/rest-error";
import { builder } from "./builder";

const ErrorInterface = builder.interfaceRef<Error>("Error").implement({
  description: "A failure that the caller should expect and show.",
  fields: (t) => ({
    message: t.exposeString("message", { description: "Chinese text for the person." }),
  }),
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
  }),
});
