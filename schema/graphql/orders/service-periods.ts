import type { z } from "zod";
import type { order } from "../../rest/orders/orders";
import { builder } from "../builder";
import { Order } from "./orders";

const ServicePeriod = builder
  .objectRef<z.output<typeof order>["orderServicePeriodList"][number]>("ServicePeriod")
  .implement({
    description: "A window of a day in which the master works at an order, in Shanghai.",
    fields: (t) => ({
      date: t.expose("date", { type: "Date", description: "The day." }),
      startTime: t.exposeString("startTime", { description: "Begins, e.g. 09:00:00." }),
      endTime: t.exposeString("endTime", {
        description: "Ends, e.g. 12:00:00; 23:59:59 leaves the end open.",
      }),
    }),
  });

builder.objectField(Order, "servicePeriods", (t) =>
  t.expose("orderServicePeriodList", {
    type: [ServicePeriod],
    description: "When the master comes; before an appointment the windows that were wished for.",
  }),
);
