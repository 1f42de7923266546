interface Versions<Values> {
  /** The values with which the form began. */
  readonly loaded: Values;
  readonly typed: Values;
  /** What is stored now. */
  readonly stored: Values;
}

/**
 * The values of a form over a record that has changed elsewhere: edited fields keep their input, all others have what is
 * stored now.
 */
export function mergeValues<Values extends object>({ loaded, typed, stored }: Versions<Values>): Values {
  const isEdited = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(Reflect.get(loaded, name));
  return { ...stored, ...Object.fromEntries(Object.entries(typed).filter(isEdited)) };
}
