import type { findDictItems } from "../../rest/catalog/dictionary";
import type { CallData } from "../../rest/rest-call";
import { api } from "../api";
import { builder } from "../builder";

const DictCode = builder.enumType("DictCode", {
  description: "A list of choices.",
  values: {
    MARKUP_TYPE: { value: "add_price_type", description: "What a markup is for." },
    ABNORMAL_TYPE: { value: "abnormal_type", description: "What kind of exception it is." },
  } as const,
});

const DictItem = builder.objectRef<CallData<typeof findDictItems>[number]>("DictItem").implement({
  description: "One choice of a list.",
  fields: (t) => ({
    text: t.exposeString("itemText", { description: "What people read." }),
    value: t.exposeString("itemValue", { description: "What is sent." }),
  }),
});

builder.queryField("dictItems", (t) =>
  t.field({
    extensions: api("2026-11", "any"),
    type: [DictItem],
    nullable: true,
    description: "The choices of a list, in display order; null, with an error, on a failure. Needs login.",
    args: { code: t.arg({ type: DictCode, description: "Which list." }) },
    resolve: (_root, { code }, { rest }) => rest.dictionary.findDictItems({ query: { dictCode: code } }),
  }),
);
