/** Texts as stored: maps keyed by section id; three strengths per section, '' where there is none. */
export interface GeneratedTexts {
  summary: string;
  motivationalMessage: string;
  sections: Record<string, { text: string }>;
  strengths: Record<string, string[]>;
}

export const ORIGINS = ['ai', 'built-in', 'person'] as const;
export type Origin = (typeof ORIGINS)[number];

/** Who wrote a text, and when; a person's text keeps the machine's one that it replaced, so that it can be restored. */
export interface TextOrigin {
  by: Origin;
  author: number | null;
  at: string;
  original?: { text: string; by: Origin; at: string };
}

/** By field: 'summary', 'motivationalMessage', 'sections.12', 'strengths.12.0'. */
export type TextOrigins = Record<string, TextOrigin>;

/** A finding of the checks that a person has accepted, with the reason. */
export interface Waiver {
  finding: string;
  reason: string;
  adminId: number | null;
  at: string;
}

/** The origin entries of freshly written texts. */
export function originsOf(texts: GeneratedTexts, by: Origin, author: number | null, at: Date): TextOrigins {
  const fields = [
    'summary',
    'motivationalMessage',
    ...Object.keys(texts.sections).map((id) => `sections.${id}`),
    ...Object.entries(texts.strengths).flatMap(([id, strengths]) =>
      strengths.map((_text, index) => `strengths.${id}.${index}`),
    ),
  ];
  return Object.fromEntries(fields.map((field) => [field, { by, author, at: at.toISOString() }]));
}
