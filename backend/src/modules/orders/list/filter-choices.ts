const MOST = 100;

/** Service types and carriers that a customer's orders have, by name, at most 100 each (EXT-452). */
export async function filterChoices(
  db: D1Database,
  customerId: number,
): Promise<{ serviceTypes: string[]; carriers: string[] }> {
  const [serviceTypes, carriers] = await Promise.all([
    namesIn(db, "service_type_name", customerId),
    namesIn(db, "logistics_company", customerId),
  ]);
  return { serviceTypes, carriers };
}

/** Every name once: the recursion steps through the column's index, however many orders share a name. */
async function namesIn(
  db: D1Database,
  column: "service_type_name" | "logistics_company",
  customerId: number,
): Promise<string[]> {
  const next = (after: string) =>
    `(SELECT MIN(${column}) FROM orders WHERE customer_id = ?1 AND ${column} > ${after})`;
  const { results } = await db
    .prepare(
      `WITH RECURSIVE own(name) AS (
        SELECT ${next("''")} UNION ALL SELECT ${next("own.name")} FROM own WHERE own.name IS NOT NULL)
      SELECT name FROM own WHERE name IS NOT NULL LIMIT ${MOST}`,
    )
    .bind(customerId)
    .all<{ name: string }>();
  return results.map(({ name }) => name);
}
