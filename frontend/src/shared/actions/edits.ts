/** What a person has changed of a saved record: only the fields that differ from it. */
export type Edits<Fields extends object> = Readonly<Partial<Fields>>;

/** Takes over what was typed in a field; what equals the saved value is no edit. */
export function typed<Fields extends object, Field extends keyof Fields>(
  edits: Edits<Fields>,
  saved: Edits<Fields>,
  [field, value]: readonly [Field, Fields[Field]],
): Edits<Fields> {
  return value === saved[field] ? without(edits, field) : { ...edits, [field]: value };
}

/** What is left once the server has what was sent: what was changed again meanwhile. */
export function settled<Fields extends object>(edits: Edits<Fields>, sent: Edits<Fields>): Edits<Fields> {
  return differing(edits, sent);
}

/** Edits that still differ from the record: somebody else may have saved the same. */
export function open<Fields extends object>(edits: Edits<Fields>, saved: Edits<Fields>): Edits<Fields> {
  return differing(edits, saved);
}

/** The same without one field. */
export function without<Fields extends object, Field extends keyof Fields>(
  edits: Edits<Fields>,
  field: Field,
): Edits<Fields> {
  const { [field]: _gone, ...others } = edits;
  return others as Edits<Fields>;
}

function differing<Fields extends object>(edits: Edits<Fields>, from: Edits<Fields>): Edits<Fields> {
  const left = Object.entries(edits).filter(([field, value]) => value !== from[field as keyof Fields]);
  return Object.fromEntries(left) as Edits<Fields>;
}
