import { fold } from '../../../../platform/text/fold.js';
import { contactColumnOf } from '../../../responses/intake/contact-columns.js';
import { bareSpellings } from './header-spellings.js';
import { addedContactColumn, type ContactKind } from './known-sources.js';
import type { ColumnMeaning } from './response-mapping.js';

/** The contact field that a header names; a score is none. */
export function contactOf(header: string): { kind: ContactKind; rank: number; isUtc: boolean } | null {
  for (const text of header === '' ? [] : [header, ...bareSpellings(header).slice(1)]) {
    const added = addedContactColumn(text);
    if (added) return added;
    const match = contactColumnOf(text);
    if (match && match.field !== 'score') return { kind: match.field, rank: match.rank, isUtc: false };
  }
  return null;
}

export const isContact = (header: string): boolean => contactOf(header) !== null;

/** A header that is a question and a contact field, too, stays both. In Romanian `Nume` beside `Prenume` is the family name. */
export function contactColumns(
  meanings: readonly ColumnMeaning[],
  contacts: readonly ReturnType<typeof contactOf>[],
  headers: readonly string[],
): Record<ContactKind, number[]> {
  const hasFirst =
    meanings.some(({ is }) => is === 'firstName') && !meanings.some(({ is }) => is === 'lastName');
  const kindOf = (column: number) => {
    const { is, sure } = meanings[column]!;
    const kind = is === 'question' && sure !== 'chosen' ? contacts[column]?.kind : is;
    return kind === 'clientName' && hasFirst && /^(?:nume|numele)$/.test(fold(headers[column]!))
      ? 'lastName'
      : kind;
  };
  const rankOf = (column: number) =>
    meanings[column]!.is === 'question' ? (contacts[column]?.rank ?? 0) : meanings[column]!.rank;
  const ordered = (kind: ContactKind) =>
    [...meanings.keys()]
      .filter((column) => kindOf(column) === kind)
      .sort((a, b) => rankOf(a) - rankOf(b) || a - b);
  return {
    timestamp: ordered('timestamp'),
    clientName: ordered('clientName'),
    firstName: ordered('firstName'),
    lastName: ordered('lastName'),
    clientEmail: ordered('clientEmail'),
    clinicName: ordered('clinicName'),
  };
}
