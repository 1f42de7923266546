import type * as Real from "../../../../app/lib/graphql/engine";

/** How often the code of the client is still lost on its way. */
export const blips = { left: 0 };

/** For `vi.mock`: the module of the client as the network loses it. */
export const losingCode = ({ createEngine }: typeof Real): typeof Real => ({
  createEngine: () => {
    if (blips.left === 0) return createEngine();
    blips.left -= 1;
    throw new TypeError("Failed to fetch dynamically imported module");
  },
});
