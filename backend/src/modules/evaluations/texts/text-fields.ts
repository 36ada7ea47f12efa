import { type GeneratedTexts, isByHand, type Origin, type TextOrigins } from '../evaluation.types.js';

/** New texts by field: only those given change. */
export interface TextChanges {
  summary?: string;
  motivationalMessage?: string;
  sections?: Record<string, { text: string }>;
  strengths?: Record<string, string[]>;
}

interface Writer {
  by: Origin;
  author: number | null;
  program?: string;
  at: string;
  version?: number;
}

const NO_TEXTS: GeneratedTexts = { summary: '', motivationalMessage: '', sections: {}, strengths: {} };

/** The texts as a flat list of fields: 'summary', 'motivationalMessage', 'sections.12', 'strengths.12.0'. */
export function fieldsOf(texts: TextChanges): Map<string, string> {
  const fields = new Map<string, string>();
  if (texts.summary !== undefined) fields.set('summary', texts.summary);
  if (texts.motivationalMessage !== undefined) fields.set('motivationalMessage', texts.motivationalMessage);
  for (const [id, { text }] of Object.entries(texts.sections ?? {})) fields.set(`sections.${id}`, text);
  for (const [id, strengths] of Object.entries(texts.strengths ?? {}))
    strengths.forEach((text, index) => fields.set(`strengths.${id}.${index}`, text));
  return fields;
}

/** The texts with one field replaced. */
export function withField(texts: GeneratedTexts, field: string, text: string): GeneratedTexts {
  const [kind, id = '', index] = field.split('.');
  if (kind === 'summary' || kind === 'motivationalMessage') return { ...texts, [kind]: text };
  if (kind === 'sections') return { ...texts, sections: { ...texts.sections, [id]: { text } } };
  const strengths = [...(texts.strengths[id] ?? ['', '', ''])];
  strengths[Number(index)] = text;
  return { ...texts, strengths: { ...texts.strengths, [id]: strengths } };
}

/** A change of one field alone. */
export function fieldChange(texts: GeneratedTexts | null, field: string, text: string): TextChanges {
  const [kind, id = ''] = field.split('.');
  const changed = withField(texts ?? NO_TEXTS, field, text);
  if (kind === 'summary' || kind === 'motivationalMessage') return { [kind]: text };
  return kind === 'sections'
    ? { sections: { [id]: { text } } }
    : { strengths: { [id]: changed.strengths[id]! } };
}

export interface Applied {
  texts: GeneratedTexts;
  origins: TextOrigins;
  /** Fields whose text is another one now. */
  changed: string[];
}

/**
 * Lays changes over the texts. Only fields whose text differs change their origin; the first change by hand keeps the
 * machine's text as the original, a program's also a person's, and a machine's text replaces everything. Pure.
 */
export function applyChanges(
  current: GeneratedTexts | null,
  origins: TextOrigins,
  changes: TextChanges,
  writer: Writer,
): Applied {
  const before = fieldsOf(current ?? NO_TEXTS);
  const result: Applied = { texts: current ?? NO_TEXTS, origins: { ...origins }, changed: [] };
  for (const [field, text] of fieldsOf(changes)) {
    const old = before.get(field) ?? '';
    if (old === text) continue;
    result.texts = withField(result.texts, field, text);
    result.origins[field] = originAfter(origins[field], old, writer);
    result.changed.push(field);
  }
  return result;
}

const nameOf = ({ program }: { program?: string }) => (program === undefined ? {} : { program });

function originAfter(
  known: TextOrigins[string] | undefined,
  old: string,
  writer: Writer,
): TextOrigins[string] {
  if (!isByHand(writer.by)) return { ...writer };
  const original =
    known?.by === writer.by
      ? known.original
      : known && { text: old, by: known.by, ...nameOf(known), at: known.at };
  return { ...writer, ...(original ? { original } : {}) };
}

/** Fields that a person or a program of theirs wrote: regenerating leaves them alone. */
export const lockedFields = (origins: TextOrigins): string[] =>
  Object.entries(origins).flatMap(([field, { by }]) => (isByHand(by) ? [field] : []));

/** Fresh texts with every text in its place that was written by hand. */
export function keepLocked(
  fresh: GeneratedTexts,
  origins: TextOrigins,
  current: { generatedTexts: GeneratedTexts | null; textOrigins: TextOrigins },
): { texts: GeneratedTexts; origins: TextOrigins } {
  const written = fieldsOf(current.generatedTexts ?? {});
  return lockedFields(current.textOrigins)
    .filter((field) => written.has(field) && origins[field])
    .reduce(
      (merged, field) => ({
        texts: withField(merged.texts, field, written.get(field)!),
        origins: { ...merged.origins, [field]: current.textOrigins[field]! },
      }),
      { texts: fresh, origins },
    );
}
