import { formatDateTime } from "~/lib/format";

/**
 * When and where photos were handed in, as their viewer writes it over them (ux.md U29): `2026-11-20 16:30 · 西湖区…`.
 * Undefined when neither is known.
 */
export function photoStamp(at: string | null, place: string | null = null): string | undefined {
  return [at && formatDateTime(at), place].filter(Boolean).join(" · ") || undefined;
}
