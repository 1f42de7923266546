import type { Line } from "../../../../support/graph/graph-lines";

export const firstStepsLines: readonly Line[] = [
  {
    field: "Mutation.endFirstSteps",
    shows: "without anything",
    asked: [{ call: "POST /user/api/customer/first_steps/end" }],
    value: { __typename: "FirstStepsEnded", viewer: { __typename: "Viewer" } },
  },
];
