/** The parts that say something, as one sentence. */
export const together = (...parts: (string | null)[]): string => parts.filter(Boolean).join("，");
