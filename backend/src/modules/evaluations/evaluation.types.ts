/** Texts as stored: maps keyed by section id; three strengths per section, '' where there is none. */
export interface GeneratedTexts {
  summary: string;
  motivationalMessage: string;
  sections: Record<string, { text: string }>;
  strengths: Record<string, string[]>;
}

/** `ai` wrote the sentences; `ai-chosen`: an AI chose what is said, and the program worded it; `program`: came with an API token. */
export const ORIGINS = ['ai', 'ai-chosen', 'built-in', 'program', 'person'] as const;
export type Origin = (typeof ORIGINS)[number];

/**
 * Who wrote a text, as the client's page names it. `-edited`: a person has changed some sentences of a machine's text, `-program`: a
 * program has. An AI's text stays named as one while anything of it is left.
 */
export const PAGE_ORIGINS = [
  'ai',
  'ai-edited',
  'ai-program',
  'ai-chosen',
  'ai-chosen-edited',
  'ai-chosen-program',
  'built-in',
  'built-in-edited',
  'built-in-program',
  'program',
  'program-edited',
  'person',
] as const;
export type PageOrigin = (typeof PAGE_ORIGINS)[number];

/** Who writes what an admin's call brings: a person who is signed in, or a program that calls with a token. */
export const isByHand = (by: Origin): by is 'person' | 'program' => by === 'person' || by === 'program';

/**
 * Who wrote a text, and when; what comes by a call keeps the machine's text that it replaced, and a program's also a person's, so that
 * it can be restored.
 */
export interface TextOrigin {
  by: Origin;
  /** The admin, also where a token of theirs brought it. */
  author: number | null;
  /** The token's name, where a program wrote it. */
  program?: string;
  at: string;
  /** The evaluation's version that first had this text; absent for texts from before it was stored. */
  version?: number;
  original?: { text: string; by: Origin; program?: string; at: string };
  /** Beside an original: how much of it was changed, as a share of sentences; 1: nothing of it is left. */
  editedShare?: number;
}

/** By field: 'summary', 'motivationalMessage', 'sections.12', 'strengths.12.0'. */
export type TextOrigins = Record<string, TextOrigin>;

/** A text is a person's alone only when nothing of the machine's is left in it. Pure. */
export function pageOriginOf({ by, original, editedShare = 0 }: TextOrigin): PageOrigin {
  const machine = original?.by;
  if (!isByHand(by) || machine === undefined || machine === 'person' || editedShare === 1) return by;
  if (by === 'person') return `${machine}-edited`;
  return machine === 'program' ? machine : `${machine}-program`;
}

/** Whether any text holds sentences that an AI wrote in its own words. Pure. */
export const holdsFreeTexts = (origins: TextOrigins): boolean =>
  Object.values(origins).some((origin) => /^ai(?:-edited|-program)?$/u.test(pageOriginOf(origin)));

export const APPROVALS = ['person', 'automatic'] as const;
export type ApprovedBy = (typeof APPROVALS)[number];

/** How texts were approved: read whole by a person, or only checked by the program (rules: approval). */
export interface Approval {
  by: ApprovedBy;
  adminId: number | null;
  at: string;
  /** How many findings of the checks each person has accepted; absent where nobody has any. */
  exceptions?: { adminId: number | null; count: number }[];
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
