import persisted from "../../../app/gql/persisted-documents.json";

/** Id of the persisted document with an operation, e.g. `OrderList`. */
export function documentId(operation: string): string {
  const entry = Object.entries(persisted).find(([, text]) =>
    new RegExp(`\\b(?:query|mutation) ${operation}\\b`).test(text),
  );
  if (!entry) throw new Error(`${operation} has no persisted document`);
  return entry[0];
}
