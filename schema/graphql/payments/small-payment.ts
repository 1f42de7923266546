import type { getSmallPayment } from "../../rest/payments/small-payment";
import type { CallData } from "../../rest/rest-call";
import { fenToYuan, yuanToFen } from "../../rules/money";
import { VIEWER, Viewer } from "../account/viewer";
import { builder } from "../builder";

const SmallPayment = builder.objectRef<CallData<typeof getSmallPayment>>("SmallPayment").implement({
  description: "How the customer has set payments from the wallet without a password.",
  fields: (t) => ({
    limit: t.field({
      type: "Fen",
      nullable: true,
      description: "What one payment may cost at most, in 分; null while it is off.",
      resolve: ({ limit }) => (limit === null ? null : yuanToFen(limit)),
    }),
    usedToday: t.field({
      type: "Fen",
      description: "What was paid so since midnight in Shanghai, in 分.",
      resolve: ({ usedToday }) => yuanToFen(usedToday),
    }),
  }),
});

builder.objectFields(Viewer, (t) => ({
  smallPayment: t.field({
    type: SmallPayment,
    nullable: true,
    description: "Payments without a password; null, with an error, when it could not be read.",
    resolve: (_viewer, _args, { rest }) => rest.smallPayment.getSmallPayment(),
  }),
}));

/** The viewer in the answer, so that a page can read the changed data. */
const viewerField = () => ({ type: Viewer, description: "The customer.", resolve: () => VIEWER }) as const;

const SmallPaymentSet = builder.objectRef<object>("SmallPaymentSet").implement({
  description: "Payments without a password are on, up to the limit.",
  fields: (t) => ({ viewer: t.field(viewerField()) }),
});

const SmallPaymentStopped = builder.objectRef<object>("SmallPaymentStopped").implement({
  description: "Payments without a password are off.",
  fields: (t) => ({ viewer: t.field(viewerField()) }),
});

const SetSmallPaymentInput = builder.inputType("SetSmallPaymentInput", {
  description: "A limit for payments without a password.",
  fields: (t) => ({
    limit: t.field({
      type: "Fen",
      description: "What one payment may cost at most: 5000, 10000 or 20000 分.",
    }),
    password: t.string({ description: "Payment password." }),
  }),
});

builder.mutationFields((t) => ({
  setSmallPayment: t.field({
    type: SmallPaymentSet,
    errors: { union: { description: "Done, or why not." } },
    description: "Turns payments without a password on, or changes their limit. Needs login.",
    args: { input: t.arg({ type: SetSmallPaymentInput, description: "Limit and password." }) },
    resolve: async (_root, { input }, { rest }) => {
      const body = { limit: fenToYuan(input.limit), pwd: input.password };
      await rest.smallPayment.setSmallPayment({ body });
      return {};
    },
  }),
  stopSmallPayment: t.field({
    type: SmallPaymentStopped,
    errors: { union: { description: "Done, or why not." } },
    description: "Turns payments without a password off; once more changes nothing. Needs login.",
    resolve: async (_root, _args, { rest }) => {
      await rest.smallPayment.stopSmallPayment();
      return {};
    },
  }),
}));
