import { z } from "zod";
import { COMPLAINT_OBJECT_NAMES, COMPLAINT_OBJECTS } from "../../../../schema/rules/feedback/complaint";
import { AT_WORK, stay, step, together, WAITING } from "../orders";

/** A complaint as a step of its order (decision 026). */
export const complaintSteps = {
  complain: step({
    event: "complain",
    title: "客户投诉",
    edges: stay([...WAITING, ...AT_WORK, "WAIT_VERIF", "WAIT_ACCEPT", "SUCCESS", "EVALUATED"]),
    /** Id of the complaint, so that two complaints with the same text are two steps. */
    detail: z.object({
      complaintId: z.number().int(),
      object: z.literal(COMPLAINT_OBJECTS),
      content: z.string(),
      imgs: z.array(z.string()),
    }),
    words: ({ object, content }) => together(COMPLAINT_OBJECT_NAMES[object], content),
  }),
} as const;
