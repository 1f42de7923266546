import { builder } from "./builder";

interface PageArgsOptions {
  /** The items of the page, in the plural, for the description. */
  of: string;
  /** How many by default. */
  size: number;
  /** The largest page; the call behind the field checks it. */
  most?: number;
}

/** Arguments of a field with pages: the page number and the page size. */
export const pageArgs = ({ of, size, most = 100 }: PageArgsOptions) =>
  builder.args((t) => ({
    page: t.int({ required: false, defaultValue: 1, description: "Page number from 1." }),
    pageSize: t.int({
      required: false,
      defaultValue: size,
      description: `${of} per page, at most ${most}.`,
    }),
  }));
