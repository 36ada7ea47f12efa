/** A field that a row of the workbook would change, as a workbook shows it; null where it is empty. */
export interface FieldChange {
  /** The column's name, or `position` where only the order changes. */
  field: string;
  from: string | null;
  to: string | null;
}

/** What a row of the workbook would do. A created one has no fields: all of it is new. */
export interface RowChange {
  sheet: 'Sections' | 'Questions' | 'Answers' | 'Insights';
  row: number;
  what: 'created' | 'updated' | 'removed';
  /** The section's name, the question's text, or both the question's text and the answer, as they will be. */
  name: string;
  fields: FieldChange[];
}

const SHEETS = [
  'Sections',
  'Questions',
  'Answers',
  'Insights',
] as const satisfies readonly RowChange['sheet'][];
const LONGEST = 160;
const COLUMNS: Readonly<Record<string, string>> = {
  includeInEvaluation: 'include',
  sectionKey: 'section',
  label: 'answer',
  aliases: 'alsoAccepted',
};

/** The changes of a row, for people; `before` holds the values that are there now. Another section says enough of the place. */
export function fieldChanges(before: object, changes: object): FieldChange[] {
  const isMoved = Object.hasOwn(changes, 'sectionKey');
  const shownChanges = Object.entries(changes).filter(([field]) => !(isMoved && field === 'position'));
  return shownChanges.map(([field, to]) => ({
    field: COLUMNS[field] ?? field,
    from: shown((before as Record<string, unknown>)[field]),
    to: shown(to),
  }));
}

/** The first of the changes, in the order of the file. */
export function firstChanges(changes: RowChange[], most: number): RowChange[] {
  return SHEETS.flatMap((sheet) =>
    changes.filter((change) => change.sheet === sheet).sort((a, b) => a.row - b.row),
  ).slice(0, most);
}

function shown(value: unknown): string | null {
  if (Array.isArray(value)) return value.length === 0 ? null : shown(value.join(' | '));
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = String(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}
