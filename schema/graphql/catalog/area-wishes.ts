import { builder } from "../builder";

const AreaWishAdded = builder.objectRef<{ areaCode: string }>("AreaWishAdded").implement({
  description: "It is noted.",
  fields: (t) => ({ areaCode: t.exposeString("areaCode", { description: "The area." }) }),
});

builder.mutationField("addAreaWish", (t) =>
  t.field({
    type: AreaWishAdded,
    errors: { union: { description: "Done, or why not." } },
    description: "Notes a phone to be called once an area is served; once more changes nothing. Public.",
    args: {
      areaCode: t.arg.string({ description: "The area, six digits." }),
      goodsTypeId: t.arg.id({ description: "What is to be delivered or installed there." }),
      phone: t.arg.string({ description: "Whom to call." }),
    },
    resolve: async (_root, { areaCode, goodsTypeId, phone }, { rest }) => {
      await rest.areaWishes.addAreaWish({ body: { areaCode, goodsTypeId, phone } });
      return { areaCode };
    },
  }),
);
