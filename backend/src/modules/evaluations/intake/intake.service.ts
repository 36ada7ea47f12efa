import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Events } from '../../../platform/events/events.js';
import { inPieces } from '../../../platform/text/text-pieces.js';
import { ConfigurationService } from '../../questionnaires/configuration.service.js';
import { QuestionnairesService } from '../../questionnaires/questionnaires.service.js';
import { EvaluationCreated } from '../evaluations.events.js';
import { ErasedSourcesService } from '../removal/erased-sources.service.js';
import type { RawResponses } from '../scoring/scoring.types.js';
import { DIFFERS, type IntakeRow, RECORDS, recordsOf, type RowRecord, type Scoring } from './records.js';

export type { IntakeRow };

export interface IntakeOptions {
  dryRun?: boolean;
  /** See EvaluationCreated. */
  areNew?: boolean;
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
type Outcomes = Map<string, Stored['outcome']>;
const outcomesOf = (rows: Stored[]): Outcomes =>
  new Map(rows.map(({ sourceKey, outcome }) => [sourceKey, outcome]));

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
    private readonly erasedSources: ErasedSourcesService,
  ) {}

  /** In transactions of up to 100 rows, fewer where the answers are long; `onProgress` hears how many are done. A dry run rolls every batch back. */
  async store(
    questionnaireId: number,
    rows: IntakeRow[],
    options: IntakeOptions = {},
    onProgress: (done: number) => Promise<void> = () => Promise.resolve(),
  ): Promise<IntakeResult> {
    const result: IntakeResult = { created: 0, updated: 0, unchanged: 0, erased: [], changedTooLate: [] };
    let done = 0;
    for (const batch of inPieces(rows, BATCH, ({ answers }) => answers)) {
      await this.storeBatch(questionnaireId, batch, result, options);
      await onProgress((done += batch.length));
    }
    return result;
  }

  /** Read while the configuration holds still: a change waits for the batch, and its rescoring then finds these rows. */
  private async scoringOf(questionnaireId: number): Promise<Scoring> {
    await this.configuration.lockForShare(questionnaireId);
    const { language, configVersion } = await this.questionnaires.one(questionnaireId);
    return {
      questionnaireId,
      language,
      configVersion,
      sections: await this.configuration.read(questionnaireId),
    };
  }

  private async storeBatch(
    questionnaireId: number,
    batch: IntakeRow[],
    result: IntakeResult,
    { dryRun = false, areNew = false }: IntakeOptions,
  ): Promise<void> {
    try {
      await this.database.transaction(async () => {
        const scoring = await this.scoringOf(questionnaireId);
        const keys = batch.map(({ sourceKey }) => sourceKey);
        const erased = await this.erasedSources.among(questionnaireId, keys);
        const welcome = batch.filter(({ sourceKey }) => !erased.has(sourceKey));
        result.erased.push(
          ...batch.filter(({ sourceKey }) => erased.has(sourceKey)).map(({ index }) => index),
        );
        const records = recordsOf(scoring, await this.keepUnasked(questionnaireId, welcome));
        const edited = await this.takeOverEdited(questionnaireId, records);
        const standing = records.filter(
          ({ source_key }) => !edited.has(source_key) || edited.get(source_key) === 'updated',
        );
        const created = await this.insertNew(questionnaireId, standing);
        const known = records.filter(({ source_key }) => !created.has(source_key));
        const outcomes = new Map([...(await this.updateKnown(questionnaireId, known)), ...edited]);
        result.created += created.size;
        for (const { source_key, index } of known) {
          const outcome = outcomes.get(source_key);
          if (outcome === 'updated') result.updated += 1;
          else if (outcome === 'late') result.changedTooLate.push(index);
          else result.unchanged += 1;
        }
        if (dryRun) throw new DryRun();
        if (created.size > 0)
          await this.events.emit(new EvaluationCreated(questionnaireId, [...created.values()], areNew));
      });
    } catch (error) {
      if (!(error instanceof DryRun)) throw error;
    }
  }

  /** A column that was renamed or deleted at the source must not take answers away that were given. */
  private async keepUnasked(questionnaireId: number, rows: IntakeRow[]): Promise<IntakeRow[]> {
    const open = rows.filter(({ unasked = [] }) => unasked.length > 0);
    if (open.length === 0) return rows;
    const stored = await this.database.query<{ id: string; sourceKey: string; answers: RawResponses }>(
      `SELECT id, source_key AS "sourceKey", raw_responses AS answers FROM evaluation
        WHERE questionnaire_id = $1 AND deleted_at IS NULL AND (source_key = ANY($2::char(64)[]) OR id = ANY($3::uuid[]))`,
      [
        questionnaireId,
        open.map(({ sourceKey }) => sourceKey),
        open.flatMap(({ replaces }) => replaces ?? []),
      ],
    );
    const byKey = new Map(
      stored.flatMap(({ id, sourceKey, answers }) => [
        [id, answers],
        [sourceKey, answers],
      ]),
    );
    return rows.map((row) => {
      const before = byKey.get(row.replaces ?? row.sourceKey) ?? {};
      const kept = (row.unasked ?? []).filter((key) => Object.hasOwn(before, key));
      return {
        ...row,
        answers: { ...Object.fromEntries(kept.map((key) => [key, before[key]!])), ...row.answers },
      };
    });
  }

  private async insertNew(questionnaireId: number, records: RowRecord[]): Promise<Map<string, string>> {
    const rows = await this.database.query<{ id: string; sourceKey: string }>(
      `INSERT INTO evaluation (questionnaire_id, client_name, client_email, clinic_name, hashed_url, source_key, submitted_at,
                               raw_responses, total_score, max_score, percentage, section_scores, recommended, scored_version)
       SELECT $1, client_name, client_email, clinic_name, hashed_url, source_key, coalesce(submitted_at, now()),
              raw_responses, total_score, max_score, percentage, section_scores, recommended, scored_version
         FROM ${RECORDS}
       ON CONFLICT (questionnaire_id, source_key) WHERE deleted_at IS NULL DO NOTHING
       RETURNING id, source_key AS "sourceKey"`,
      [questionnaireId, JSON.stringify(records)],
    );
    return new Map(rows.map(({ id, sourceKey }) => [sourceKey, id]));
  }

  /**
   * Finds the evaluations of responses that a person has edited, which gave them another time and so another sourceKey. One
   * that is pending takes the new key; a later one keeps its own, and nothing is created beside it.
   */
  private async takeOverEdited(questionnaireId: number, records: RowRecord[]): Promise<Outcomes> {
    const edited = records.filter(({ replaces }) => replaces !== null);
    if (edited.length === 0) return new Map();
    const rows = await this.database.query<Stored>(
      `WITH incoming AS (SELECT * FROM ${RECORDS}),
            standing AS (
              SELECT e.id, e.status, i.source_key, i.submitted_at, ${DIFFERS} AS differs FROM incoming i JOIN evaluation e
                ON e.id = i.replaces AND e.questionnaire_id = $1 AND e.deleted_at IS NULL FOR UPDATE OF e),
            moved AS (
              UPDATE evaluation e SET source_key = s.source_key, submitted_at = coalesce(s.submitted_at, e.submitted_at),
                     version = e.version + 1
                FROM standing s WHERE e.id = s.id AND s.status = 'pending')
       SELECT source_key AS "sourceKey",
              CASE WHEN status = 'pending' THEN 'updated' WHEN differs THEN 'late' ELSE 'unchanged' END AS outcome FROM standing`,
      [questionnaireId, JSON.stringify(edited)],
    );
    return outcomesOf(rows);
  }

  private async updateKnown(questionnaireId: number, records: RowRecord[]): Promise<Outcomes> {
    if (records.length === 0) return new Map();
    const rows = await this.database.query<Stored>(
      `WITH incoming AS (SELECT * FROM ${RECORDS}),
            changed AS (
              SELECT e.id, e.status, i.* FROM incoming i JOIN evaluation e
                ON e.questionnaire_id = $1 AND e.source_key = i.source_key AND e.deleted_at IS NULL
               WHERE ${DIFFERS}),
            written AS (
              UPDATE evaluation e SET client_name = c.client_name, clinic_name = c.clinic_name, raw_responses = c.raw_responses,
                     total_score = c.total_score, max_score = c.max_score, percentage = c.percentage,
                     section_scores = c.section_scores, recommended = c.recommended, scored_version = c.scored_version, version = e.version + 1,
                     texts_stale = e.generated_texts IS NOT NULL
                FROM changed c WHERE e.id = c.id AND c.status = 'pending')
       SELECT source_key AS "sourceKey", CASE WHEN status = 'pending' THEN 'updated' ELSE 'late' END AS outcome FROM changed`,
      [questionnaireId, JSON.stringify(records)],
    );
    return outcomesOf(rows);
  }
}

class DryRun extends Error {}
