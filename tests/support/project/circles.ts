/** What leads where, by name. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/** One circle for every place where a walk comes back to where it has been: its names in the order of the walk. */
export function circlesIn(graph: Graph): string[][] {
  const finished = new Set<string>();
  const way: string[] = [];
  const circles: string[][] = [];
  const visit = (name: string): void => {
    const met = way.indexOf(name);
    if (met >= 0) {
      circles.push(way.slice(met));
      return;
    }
    if (finished.has(name)) return;
    way.push(name);
    for (const next of graph.get(name) ?? []) visit(next);
    way.pop();
    finished.add(name);
  };
  for (const name of graph.keys()) visit(name);
  return circles;
}
