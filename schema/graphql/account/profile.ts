import { joinAreaPath } from "../../rules/catalog/area-path";
import { builder } from "../builder";
import { Gender } from "./customer";

const ProfileInput = builder.inputType("ProfileInput", {
  description:
    "What is to change of a profile: what is left out stays, an empty text takes away what was there.",
  fields: (t) => ({
    avatarUrl: t.string({ required: false, description: "Picture, a path that an upload answered." }),
    nickname: t.string({ required: false, description: "Name shown in the header, at most 20 characters." }),
    gender: t.field({ type: Gender, required: false, description: "Gender." }),
    email: t.string({ required: false, description: "E-mail." }),
    areaPath: t.stringList({ required: false, description: "Codes of province, city and district." }),
    address: t.string({ required: false, description: "Address, at most 200 characters." }),
  }),
});

const ProfileChanged = builder.objectRef<{ isDone: true }>("ProfileChanged").implement({
  description: "The profile is as was said.",
  fields: (t) => ({ isDone: t.exposeBoolean("isDone", { description: "Always true." }) }),
});

builder.mutationField("changeProfile", (t) =>
  t.field({
    type: ProfileChanged,
    errors: { union: { description: "Done, or why not." } },
    description: "Changes the own profile. Needs login.",
    args: { input: t.arg({ type: ProfileInput, description: "What changes." }) },
    resolve: async (_root, { input }, { rest }) => {
      const { avatarUrl, nickname, gender, email, areaPath, address } = input;
      await rest.customer.modifyCustomer({
        query: {
          avatar: avatarUrl ?? undefined,
          nickname: nickname ?? undefined,
          gender: gender ? (`${gender}` as const) : undefined,
          email: email ?? undefined,
          areaCode: areaPath ? joinAreaPath(areaPath) : undefined,
          address: address ?? undefined,
        },
      });
      return { isDone: true as const };
    },
  }),
);
