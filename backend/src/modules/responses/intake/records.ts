import { randomBytes } from 'node:crypto';
import type { AddressCheck, ResponseOrigin } from '../../evaluations/evaluation.types.js';
import type { Recommended } from '../../scoring/score.js';
import type { RawResponses, Score, ScoredResponse } from '../../scoring/scoring.types.js';

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
  /** How it came in; 'import' unless said. */
  origin?: ResponseOrigin;
  /** As in Evaluation.responseSource; what is not said of it, the consent and the address stays as it is stored. */
  source?: string;
  consentId?: number;
  addressCheck?: AddressCheck;
}

/** What rows are scored with. */
export interface Scoring {
  configVersion: number;
  score: (responses: RawResponses) => ScoredResponse;
  recommends: (score: Pick<Score, 'maxScore' | 'sectionScores'>) => Recommended;
}

/** SQL: the response in `i` says something else than its evaluation in `e`. */
export const DIFFERS = `(e.raw_responses <> i.raw_responses OR e.client_name <> i.client_name OR e.clinic_name <> i.clinic_name)`;

/** SQL: the records of parameter 2 as rows. */
export const RECORDS = `jsonb_to_recordset($2::jsonb) AS r("index" int, client_name text, client_email text, clinic_name text, hashed_url text,
  source_key char(64), submitted_at timestamptz, raw_responses jsonb, total_score int, max_score int, percentage numeric,
  section_scores jsonb, recommended jsonb, chosen_options jsonb, unknown_answers jsonb, scored_version int, replaces uuid,
  response_origin text, response_source text, consent_id int, address_check text)`;

export type RowRecord = ReturnType<typeof recordsOf>[number];

/** Scores rows and puts them as the database takes them. Pure, but for the new links. */
export function recordsOf({ configVersion, score, recommends }: Scoring, rows: IntakeRow[]) {
  return rows.map((row) => {
    const { totalScore, maxScore, percentage, sectionScores, chosenOptions, unknownAnswers } = score(
      row.answers,
    );
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
      chosen_options: chosenOptions,
      unknown_answers: unknownAnswers,
      scored_version: configVersion,
      replaces: row.replaces ?? null,
      response_origin: row.origin ?? 'import',
      response_source: row.source ?? null,
      consent_id: row.consentId ?? null,
      address_check: row.addressCheck ?? null,
    };
  });
}
