import { formatDateTime } from "~/lib/format";

/**
 * Time and place at which photos were handed in, as their viewer writes them on top (ux.md U29): `2026-11-20
 * 16:30 · 西湖区…`. Undefined when both are unknown.
 */
export function photoStamp(at: string | null, place: string | null = null): string | undefined {
  return [at && formatDateTime(at), place].filter(Boolean).join(" · ") || undefined;
}
