import { randomBytes } from 'node:crypto';
import type { Language } from '../../../platform/http/languages.js';
import { recommenderOf } from '../scoring/recommended.js';
import { scorerOf } from '../scoring/score.js';
import type { RawResponses, ScoredSection } from '../scoring/scoring.types.js';

/** A response that has been read and found good. */
export interface IntakeRow {
  /** Its place in the list that was read, to name it in the result. */
  index: number;
  sourceKey: string;
  submittedAt: Date | null;
  clientName: string;
  clientEmail: string;
  clinicName: string;
  answers: RawResponses;
  /** Keys of answers that this source says nothing about: what is stored of them stays. */
  unasked?: string[];
  /** The evaluation whose response this is in its changed form, with another sourceKey than before. */
  replaces?: string;
}

/** What rows are scored with. */
export interface Scoring {
  questionnaireId: number;
  language: Language;
  configVersion: number;
  sections: ScoredSection[];
}

/** SQL: the response in `i` says something else than its evaluation in `e`. */
export const DIFFERS = `(e.raw_responses <> i.raw_responses OR e.client_name <> i.client_name OR e.clinic_name <> i.clinic_name)`;

/** SQL: the records of parameter 2 as rows. */
export const RECORDS = `jsonb_to_recordset($2::jsonb) AS r("index" int, client_name text, client_email text, clinic_name text, hashed_url text,
  source_key char(64), submitted_at timestamptz, raw_responses jsonb, total_score int, max_score int, percentage numeric,
  section_scores jsonb, recommended jsonb, scored_version int, replaces uuid)`;

export type RowRecord = ReturnType<typeof recordsOf>[number];

/** Scores rows and puts them as the database takes them. Pure, but for the new links. */
export function recordsOf({ sections, language, configVersion }: Scoring, rows: IntakeRow[]) {
  const score = scorerOf(sections, language);
  const recommends = recommenderOf(sections);
  return rows.map((row) => {
    const { totalScore, maxScore, percentage, sectionScores } = score(row.answers);
    return {
      index: row.index,
      client_name: row.clientName,
      client_email: row.clientEmail,
      clinic_name: row.clinicName,
      hashed_url: randomBytes(20).toString('base64url'),
      source_key: row.sourceKey,
      submitted_at: row.submittedAt,
      raw_responses: row.answers,
      total_score: totalScore,
      max_score: maxScore,
      percentage,
      section_scores: sectionScores,
      recommended: recommends({ maxScore, sectionScores }),
      scored_version: configVersion,
      replaces: row.replaces ?? null,
    };
  });
}
