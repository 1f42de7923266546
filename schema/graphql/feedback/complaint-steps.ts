import { PICTURE_SEPARATOR } from "../../rules/feedback/complaint";
import { builder } from "../builder";
import { ComplaintObject } from "./complaints";

const ComplaintInput = builder.inputType("ComplaintInput", {
  description: "A complaint about an order.",
  fields: (t) => ({
    orderNo: t.string({ description: "Number of the order." }),
    object: t.field({ type: ComplaintObject, description: "Whom or what it is about." }),
    content: t.string({ description: "Words, at most 500 characters." }),
    imageUrls: t.stringList({
      required: false,
      description: "Up to 8 pictures, paths that an upload answered.",
    }),
  }),
});

const ComplaintFiled = builder.objectRef<{ orderNo: string }>("ComplaintFiled").implement({
  description: "It was filed.",
  fields: (t) => ({ orderNo: t.exposeString("orderNo", { description: "Number of its order." }) }),
});

builder.mutationField("fileComplaint", (t) =>
  t.field({
    type: ComplaintFiled,
    errors: { union: { description: "That it was filed, or why not." } },
    description: "Complains about an order. Needs login.",
    args: { input: t.arg({ type: ComplaintInput, description: "The complaint." }) },
    resolve: async (_root, { input }, { rest }) => {
      const { orderNo, object, content, imageUrls } = input;
      await rest.complaints.addComplaint({
        params: { orderNo },
        body: { content, complaintObject: object, picUrls: imageUrls?.join(PICTURE_SEPARATOR) },
      });
      return { orderNo };
    },
  }),
);

const ComplaintRevoked = builder.objectRef<{ id: string }>("ComplaintRevoked").implement({
  description: "It was taken back.",
  fields: (t) => ({ id: t.exposeID("id", { description: "Id of the complaint." }) }),
});

builder.mutationField("revokeComplaint", (t) =>
  t.field({
    type: ComplaintRevoked,
    errors: { union: { description: "That it was taken back, or why not." } },
    description: "Takes back a complaint that is not answered yet. Needs login.",
    args: { id: t.arg.id({ description: "The complaint." }) },
    resolve: async (_root, { id }, { rest }) => {
      await rest.complaints.revokeComplaint({ params: { id } });
      return { id };
    },
  }),
);
