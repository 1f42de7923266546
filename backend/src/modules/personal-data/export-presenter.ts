import { formatTime, formatTimeOrNull } from "../../shared/clock";
import type { DataExport } from "./request-export";

/** An export as the REST calls answer it. */
export const presentExport = ({ id, state, askedAt, readyAt, expiresAt, size }: DataExport) => ({
  id,
  state,
  askTime: formatTime(askedAt),
  readyTime: formatTimeOrNull(readyAt),
  expireTime: formatTime(expiresAt),
  size,
});
