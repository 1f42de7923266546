import { insertStatements, type SeedValue } from "./statements";

interface SeededCustomer {
  readonly id: number;
  readonly phone: string;
  readonly created_at: number;
}

/**
 * Statements that put customers in, for seeds, tests and benches: their rows (`own`), and the lines by which the
 * directory knows their phones (`directory`, decision 063). Who is there already stays.
 */
export function customerStatements<Row extends SeededCustomer & Readonly<Record<string, SeedValue>>>(
  customers: readonly Row[],
): { own: string[]; directory: string[] } {
  const lines = customers.map(({ phone, id, created_at }) => ({
    phone,
    customer_id: id,
    claimed_at: created_at,
  }));
  return {
    own: insertStatements<string>("customers", customers, { key: ["id"], action: "DO NOTHING" }),
    directory: insertStatements("phones", lines, { key: ["phone"], action: "DO NOTHING" }),
  };
}
