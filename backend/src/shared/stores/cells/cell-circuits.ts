import { type Circuit, createCircuit } from "../../../../../schema/rest/circuit";
import type { CellNamespace } from "./open-cells";

/** What the isolate has seen of the cells of a binding. */
const seen = new WeakMap<object, Map<string, Circuit>>();

/**
 * The circuit of a cell: after five failures in a row it is not asked for ten seconds, so that a cell that hangs costs its
 * customers no more waiting, and no other cell anything (decision 073).
 */
export function circuitOf(cells: CellNamespace, cell: string): Circuit {
  const circuits = seen.get(cells) ?? new Map<string, Circuit>();
  seen.set(cells, circuits);
  const circuit = circuits.get(cell) ?? createCircuit();
  circuits.set(cell, circuit);
  return circuit;
}
