import { builder } from "./builder";

interface PageArgsOptions {
  /** What a page is full of, in the plural, for the description. */
  of: string;
  /** How many by default. */
  size: number;
  /** How many at most; the call behind the field holds to it. */
  most?: number;
}

/** Arguments of a field that answers one page: which one, and how large it is. */
export const pageArgs = ({ of, size, most = 100 }: PageArgsOptions) =>
  builder.args((t) => ({
    page: t.int({ required: false, defaultValue: 1, description: "Page number from 1." }),
    pageSize: t.int({
      required: false,
      defaultValue: size,
      description: `${of} per page, at most ${most}.`,
    }),
  }));
