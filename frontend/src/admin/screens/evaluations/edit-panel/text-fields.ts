import { type Schemas } from '../../../../shared/api/operations.ts';
import { type ServerTexts } from './draft.ts';

type GeneratedTexts = Schemas['GeneratedTextsResponse'];
export type TextChanges = Schemas['TextChangesRequest'];

/** The texts of one evaluation by field: 'summary', 'motivationalMessage', 'sections.12', 'strengths.12.0'. */
export type Texts = Readonly<Record<string, string>>;
export type FieldKind = 'summary' | 'motivationalMessage' | 'sections' | 'strengths';

export const strengthsPerSection = 3;
/** The texts that stand above the sections. */
export const overallFields = ['summary', 'motivationalMessage'] as const;

/** How long each kind of text may be on the client's page, in characters (rules: lengths of texts). */
export const goodLengths: Readonly<Record<FieldKind, number>> = {
  summary: 1500,
  motivationalMessage: 400,
  sections: 1200,
  strengths: 160,
};

/** More than this is not stored at all. */
export function longestStored(field: string): number {
  return kindOf(field) === 'strengths' ? 500 : 5000;
}

/** What kind of text a field holds. */
export function kindOf(field: string): FieldKind {
  return field.split('.', 1)[0] as FieldKind;
}

/** The section a field belongs to; null for the texts about the whole evaluation. */
export function sectionOf(field: string): number | null {
  const id = field.split('.')[1];
  return id === undefined ? null : Number(id);
}

/** Which strength of its section a field holds, from 0. */
export function strengthOf(field: string): number {
  return Number(field.split('.')[2] ?? 0);
}

/** The part of the texts that a field is read in: 'summary' with the motivational message, 'sections.12' with its strengths. */
export function partOf(field: string): string {
  const id = sectionOf(field);
  return id === null ? 'summary' : `sections.${id}`;
}

/** The fields of a part. */
export function fieldsOfPart(part: string): readonly string[] {
  const id = sectionOf(part);
  return id === null ? overallFields : fieldsOfSection(id);
}

/** The fields of one section: three strengths, then the section's own text. */
export function fieldsOfSection(sectionId: number): string[] {
  const strengths = Array.from(
    { length: strengthsPerSection },
    (_, index) => `strengths.${sectionId}.${index}`,
  );
  return [...strengths, `sections.${sectionId}`];
}

/** The server's texts by field; what is missing there is an empty text here. */
export function flattenTexts(texts: GeneratedTexts | null, sectionIds: readonly number[]): Texts {
  const flat: Record<string, string> = {
    summary: texts?.summary ?? '',
    motivationalMessage: texts?.motivationalMessage ?? '',
  };
  for (const id of sectionIds) {
    for (let index = 0; index < strengthsPerSection; index += 1) {
      flat[`strengths.${id}.${index}`] = texts?.strengths[id]?.[index] ?? '';
    }
    flat[`sections.${id}`] = texts?.sections[id]?.text ?? '';
  }
  return flat;
}

/** The evaluation's texts as one version of flat fields. */
export function serverTextsOf(
  { version, generatedTexts }: { version: number; generatedTexts: GeneratedTexts | null },
  sectionIds: readonly number[],
): ServerTexts {
  return { version, texts: flattenTexts(generatedTexts, sectionIds) };
}

/** The edits as the server takes them. Strengths travel three at a time, so untouched ones go along as they are. */
export function toChanges(edits: Texts, base: Texts): TextChanges {
  const changes: TextChanges = {};
  for (const [field, text] of Object.entries(edits)) {
    const id = String(sectionOf(field) ?? '');
    switch (kindOf(field)) {
      case 'summary':
        changes.summary = text;
        break;
      case 'motivationalMessage':
        changes.motivationalMessage = text;
        break;
      case 'sections':
        changes.sections = { ...changes.sections, [id]: { text } };
        break;
      case 'strengths':
        changes.strengths = {
          ...changes.strengths,
          [id]: fieldsOfSection(Number(id))
            .slice(0, strengthsPerSection)
            .map((one) => edits[one] ?? base[one] ?? ''),
        };
    }
  }
  return changes;
}
