import { VIEWER, Viewer } from "../account/viewer";
import { builder } from "../builder";

const FirstStepsEnded = builder.objectRef<object>("FirstStepsEnded").implement({
  description: "The guide through the first order is not shown any more.",
  fields: (t) => ({ viewer: t.field({ type: Viewer, description: "The customer.", resolve: () => VIEWER }) }),
});

builder.mutationField("endFirstSteps", (t) =>
  t.field({
    type: FirstStepsEnded,
    errors: { union: { description: "Done, or why not." } },
    description:
      "Ends the guide through the first order in every browser; once more changes nothing. Needs login.",
    resolve: async (_root, _args, { rest }) => {
      await rest.customer.endFirstSteps();
      return {};
    },
  }),
);
