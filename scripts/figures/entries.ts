import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { BENCH_NAMES, type BenchName } from "../../tests/bench/catalogue/commands";
import { ROOT } from "../lib/run";

const FILE = join(ROOT, "docs/figures.json");

const entry = z.object({
  /** What was measured; `+` after it when files of the project differed from it; null when it is not known. */
  commit: z.string().nullable(),
  date: z.iso.date(),
  cores: z.number().nullable(),
  /** Cores that other work kept busy just before; null when nothing is known of it. */
  load: z.number().nullable(),
  /** By `npm run figures`; entered by hand from the output of the command; or taken over from older documents. */
  how: z.enum(["measured", "entered", "taken over"]),
  note: z.string().optional(),
  figures: z.record(
    z.string(),
    z.object({ value: z.number(), range: z.tuple([z.number(), z.number()]).readonly().optional() }),
  ),
});
/** The last figures of one command, and where they are from. */
export type Entry = z.infer<typeof entry>;

export type Entries = Partial<Record<BenchName, Entry>>;

const names = z.enum(BENCH_NAMES as [BenchName, ...BenchName[]]);

/** Reads docs/figures.json. Throws when it is not as `npm run figures` writes it. */
export const readEntries = (): Entries =>
  z.partialRecord(names, entry).parse(JSON.parse(readFileSync(FILE, "utf8")));

/** Writes docs/figures.json with this entry in place of the command's last one, in the order of the catalogue. */
export function writeEntry(name: BenchName, written: Entry): void {
  const entries = { ...readEntries(), [name]: entry.parse(written) };
  const sorted = BENCH_NAMES.flatMap((one) => (entries[one] ? [[one, entries[one]]] : []));
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
