import type { listPlatformContacts } from "../../rest/content/platform";
import type { CallData } from "../../rest/rest-call";
import { builder } from "../builder";

export const PlatformContact = builder
  .objectRef<CallData<typeof listPlatformContacts>["records"][number]>("PlatformContact")
  .implement({
    description: "A member of the platform's customer service.",
    fields: (t) => ({
      nickname: t.exposeString("nickname", { description: "Name to call them by." }),
      mobile: t.exposeString("mobile", { description: "Phone number." }),
    }),
  });

builder.queryField("platformContacts", (t) =>
  t.field({
    type: [PlatformContact],
    nullable: true,
    description: "Whom one calls about immediate orders; null, with an error, on a failure. Needs login.",
    resolve: async (_root, _args, { rest }) =>
      (await rest.platform.listPlatformContacts({ query: { pageNo: 1, pageSize: 999 } })).records,
  }),
);
