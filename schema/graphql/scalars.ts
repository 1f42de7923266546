import { GraphQLError } from "graphql";
import { isDay, isoToTime, timeToIso } from "../rules/time";
import { builder } from "./builder";

builder.scalarType("Fen", {
  description: "An amount of money in 分 (1/100 元), always a whole number.",
  serialize: toFen,
  parseValue: toFen,
});

builder.scalarType("DateTime", {
  description:
    "A moment as ISO 8601. Answers carry the offset of Asia/Shanghai, e.g. 2026-11-20T16:30:00+08:00; inputs may use any offset.",
  serialize: timeToIso,
  parseValue: (value) => {
    if (typeof value !== "string") throw new GraphQLError("DateTime must be a string");
    try {
      return isoToTime(value);
    } catch {
      throw new GraphQLError("DateTime must be an ISO 8601 moment with an offset");
    }
  },
});

builder.scalarType("Date", {
  description: "A day in Shanghai as ISO 8601, e.g. 2026-11-20.",
  serialize: (day) => day.slice(0, "YYYY-MM-DD".length),
  parseValue: (value) => {
    if (typeof value === "string" && isDay(value)) return value;
    throw new GraphQLError("Date must be a day as YYYY-MM-DD");
  },
});

function toFen(value: unknown): number {
  if (typeof value === "number" && Number.isSafeInteger(value)) return value;
  throw new GraphQLError("Fen must be a whole number of 分");
}
