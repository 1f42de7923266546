/** What a Worker of a bench writes: its requests' lines cost what they cost, but a bench prints its own figures alone. */
export function onlyErrors({ level, message }: { level: string; message: string }): void {
  if (level === "error") console.error(message);
}
