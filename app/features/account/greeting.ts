import { timeOfDay } from "../../../schema/rules/time";

/** Greeting for the time of day in Shanghai; `now` in ms UTC. */
export function greetingAt(now: number): string {
  const hour = Number(timeOfDay(now).slice(0, 2));
  if (hour < 5) return "夜深了";
  if (hour < 11) return "早上好";
  if (hour < 13) return "中午好";
  if (hour < 18) return "下午好";
  return "晚上好";
}
