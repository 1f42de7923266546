export interface CascaderNode {
  code: string;
  name: string;
  children?: readonly CascaderNode[] | null;
}

/** The nodes along a path of codes; stops where the tree does not know the code. */
export function nodesAlong(tree: readonly CascaderNode[], path: readonly string[]): CascaderNode[] {
  const nodes: CascaderNode[] = [];
  let level: readonly CascaderNode[] = tree;
  for (const code of path) {
    const node = level.find((candidate) => candidate.code === code);
    if (!node) break;
    nodes.push(node);
    level = node.children ?? [];
  }
  return nodes;
}

export function isLeaf(node: CascaderNode): boolean {
  return !node.children || node.children.length === 0;
}
