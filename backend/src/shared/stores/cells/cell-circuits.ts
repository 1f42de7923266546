import { type Circuit, createCircuit } from "../../../../../schema/rest/circuit";

/** What the isolate has seen of the cells, for each directory. */
const seen = new WeakMap<object, Map<string, Circuit>>();

/**
 * The circuit of a cell: after five failures in a row it is not asked for ten seconds, so that a cell that hangs costs its
 * customers no more waiting, and no other cell anything (decision 073).
 *
 * @param key what is seen is remembered for: the directory's binding
 */
export function circuitOf(key: object, cell: string): Circuit {
  const circuits = seen.get(key) ?? new Map<string, Circuit>();
  seen.set(key, circuits);
  const circuit = circuits.get(cell) ?? createCircuit();
  circuits.set(cell, circuit);
  return circuit;
}
