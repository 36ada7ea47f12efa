/** Texts as stored: maps keyed by section id; three strengths per section, '' where there is none. */
export interface GeneratedTexts {
  summary: string;
  motivationalMessage: string;
  sections: Record<string, { text: string }>;
  strengths: Record<string, string[]>;
}

export const ORIGINS = ['ai', 'built-in', 'person'] as const;
export type Origin = (typeof ORIGINS)[number];

/** Who wrote a text, as the client's page names it: a machine's text of which a person has changed some sentences has a name of its own. */
export const PAGE_ORIGINS = ['ai', 'ai-edited', 'built-in', 'built-in-edited', 'person'] as const;
export type PageOrigin = (typeof PAGE_ORIGINS)[number];

/** Who wrote a text, and when; a person's text keeps the machine's one that it replaced, so that it can be restored. */
export interface TextOrigin {
  by: Origin;
  author: number | null;
  at: string;
  /** The evaluation's version that first had this text; absent for texts from before it was stored. */
  version?: number;
  original?: { text: string; by: Origin; at: string };
  /** Beside an original: how much of it a person has changed, as a share of sentences; 1: nothing of it is left. */
  editedShare?: number;
}

/** By field: 'summary', 'motivationalMessage', 'sections.12', 'strengths.12.0'. */
export type TextOrigins = Record<string, TextOrigin>;

/** A text is a person's alone only when nothing of the machine's is left in it. Pure. */
export function pageOriginOf({ by, original, editedShare = 0 }: TextOrigin): PageOrigin {
  const machine = original?.by;
  if (by !== 'person' || machine === undefined || machine === 'person' || editedShare === 1) return by;
  return `${machine}-edited`;
}

export const APPROVALS = ['person', 'automatic'] as const;
export type ApprovedBy = (typeof APPROVALS)[number];

/** How texts were approved: read whole by a person, or only checked by the program (rules: approval). */
export interface Approval {
  by: ApprovedBy;
  adminId: number | null;
  at: string;
}

/** An admin has set a status by hand that stands for something that did not happen here, such as a mail. */
export interface MarkedStatus {
  status: string;
  adminId: number | null;
  at: string;
}

/** A finding of the checks that a person has accepted, with the reason. */
export interface Waiver {
  finding: string;
  reason: string;
  adminId: number | null;
  at: string;
}

/** The origin entries of freshly written texts, which the evaluation has from that version on. */
export function originsOf(
  texts: GeneratedTexts,
  by: Origin,
  author: number | null,
  at: Date,
  version?: number,
): TextOrigins {
  const fields = [
    'summary',
    'motivationalMessage',
    ...Object.keys(texts.sections).map((id) => `sections.${id}`),
    ...Object.entries(texts.strengths).flatMap(([id, strengths]) =>
      strengths.map((_text, index) => `strengths.${id}.${index}`),
    ),
  ];
  return Object.fromEntries(fields.map((field) => [field, { by, author, at: at.toISOString(), version }]));
}

/** How a response came in: from a spreadsheet or workbook, the online form, or the API. */
export const RESPONSE_ORIGINS = ['import', 'online', 'api'] as const;
export type ResponseOrigin = (typeof RESPONSE_ORIGINS)[number];

/** none: nobody asked for a confirmation; waived: an admin vouches for the address. */
export const ADDRESS_CHECKS = ['none', 'awaited', 'confirmed', 'waived'] as const;
export type AddressCheck = (typeof ADDRESS_CHECKS)[number];
