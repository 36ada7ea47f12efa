import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Events } from '../../../platform/events/events.js';
import type { Language } from '../../../platform/http/languages.js';
import { ConfigurationService } from '../../questionnaires/configuration.service.js';
import { QuestionnairesService } from '../../questionnaires/questionnaires.service.js';
import { EvaluationCreated } from '../evaluations.events.js';
import { RemovalService } from '../removal/removal.service.js';
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
}

export interface IntakeResult {
  created: number;
  updated: number;
  unchanged: number;
  /** Places of rows whose response was erased for good; they are not taken in again. */
  erased: number[];
  /** Places of rows that changed after their evaluation was worked on; the evaluation is left alone. */
  changedTooLate: number[];
}

/** Scoring so many and putting them into words for the database holds the process for some 10 ms. */
const BATCH = 100;

interface Stored {
  sourceKey: string;
  outcome: 'updated' | 'unchanged' | 'late';
}

/**
 * Stores responses as evaluations. A response is known by its sourceKey: running the same import again changes
 * nothing, and a changed row updates an evaluation only while it is pending (rules: importing responses).
 */
@Injectable()
export class IntakeService {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly configuration: ConfigurationService,
    private readonly questionnaires: QuestionnairesService,
    private readonly removal: RemovalService,
  ) {}

  /** In transactions of up to 100 rows. A dry run rolls every batch back. */
  async store(questionnaireId: number, rows: IntakeRow[], dryRun = false): Promise<IntakeResult> {
    const { language, configVersion } = await this.questionnaires.one(questionnaireId);
    const sections: ScoredSection[] = await this.configuration.read(questionnaireId);
    const result: IntakeResult = { created: 0, updated: 0, unchanged: 0, erased: [], changedTooLate: [] };
    for (let start = 0; start < rows.length; start += BATCH) {
      const batch = rows.slice(start, start + BATCH);
      await this.storeBatch({ questionnaireId, language, configVersion, sections }, batch, result, dryRun);
    }
    return result;
  }

  private async storeBatch(
    scoring: Scoring,
    batch: IntakeRow[],
    result: IntakeResult,
    dryRun: boolean,
  ): Promise<void> {
    try {
      await this.database.transaction(async () => {
        const erased = await this.removal.erasedAmong(
          scoring.questionnaireId,
          batch.map(({ sourceKey }) => sourceKey),
        );
        const welcome = batch.filter(({ sourceKey }) => !erased.has(sourceKey));
        result.erased.push(...batch.filter(({ sourceKey }) => erased.has(sourceKey)).map(({ index }) => index)); // prettier-ignore
        const records = recordsOf(scoring, welcome);
        const created = await this.insertNew(scoring.questionnaireId, records);
        const known = records.filter(({ source_key }) => !created.has(source_key));
        const outcomes = new Map(
          (await this.updateKnown(scoring.questionnaireId, known)).map(({ sourceKey, outcome }) => [
            sourceKey,
            outcome,
          ]),
        );
        result.created += created.size;
        for (const { source_key, index } of known) {
          const outcome = outcomes.get(source_key);
          if (outcome === 'updated') result.updated += 1;
          else if (outcome === 'late') result.changedTooLate.push(index);
          else result.unchanged += 1;
        }
        if (dryRun) throw new DryRun();
        if (created.size > 0)
          await this.events.emit(new EvaluationCreated(scoring.questionnaireId, [...created.values()]));
      });
    } catch (error) {
      if (!(error instanceof DryRun)) throw error;
    }
  }

  private async insertNew(questionnaireId: number, records: RowRecord[]): Promise<Map<string, string>> {
    const rows = await this.database.query<{ id: string; sourceKey: string }>(
      `INSERT INTO evaluation (questionnaire_id, client_name, client_email, clinic_name, hashed_url, source_key, submitted_at,
                               raw_responses, total_score, max_score, percentage, section_scores, scored_version)
       SELECT $1, client_name, client_email, clinic_name, hashed_url, source_key, coalesce(submitted_at, now()),
              raw_responses, total_score, max_score, percentage, section_scores, scored_version
         FROM ${RECORDS}
       ON CONFLICT (questionnaire_id, source_key) WHERE deleted_at IS NULL DO NOTHING
       RETURNING id, source_key AS "sourceKey"`,
      [questionnaireId, JSON.stringify(records)],
    );
    return new Map(rows.map(({ id, sourceKey }) => [sourceKey, id]));
  }

  private async updateKnown(questionnaireId: number, records: RowRecord[]): Promise<Stored[]> {
    if (records.length === 0) return [];
    return this.database.query<Stored>(
      `WITH incoming AS (SELECT * FROM ${RECORDS}),
            changed AS (
              SELECT e.id, e.status, i.* FROM incoming i JOIN evaluation e
                ON e.questionnaire_id = $1 AND e.source_key = i.source_key AND e.deleted_at IS NULL
               WHERE e.raw_responses <> i.raw_responses OR e.client_name <> i.client_name OR e.clinic_name <> i.clinic_name),
            written AS (
              UPDATE evaluation e SET client_name = c.client_name, clinic_name = c.clinic_name, raw_responses = c.raw_responses,
                     total_score = c.total_score, max_score = c.max_score, percentage = c.percentage,
                     section_scores = c.section_scores, scored_version = c.scored_version, version = e.version + 1,
                     texts_stale = e.generated_texts IS NOT NULL
                FROM changed c WHERE e.id = c.id AND c.status = 'pending')
       SELECT source_key AS "sourceKey", CASE WHEN status = 'pending' THEN 'updated' ELSE 'late' END AS outcome FROM changed`,
      [questionnaireId, JSON.stringify(records)],
    );
  }
}

class DryRun extends Error {}

interface Scoring {
  questionnaireId: number;
  language: Language;
  configVersion: number;
  sections: ScoredSection[];
}

const RECORDS = `jsonb_to_recordset($2::jsonb) AS r("index" int, client_name text, client_email text, clinic_name text, hashed_url text,
  source_key text, submitted_at timestamptz, raw_responses jsonb, total_score int, max_score int, percentage numeric,
  section_scores jsonb, scored_version int)`;

type RowRecord = ReturnType<typeof recordsOf>[number];

function recordsOf({ sections, language, configVersion }: Scoring, rows: IntakeRow[]) {
  const score = scorerOf(sections, language);
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
      scored_version: configVersion,
    };
  });
}
