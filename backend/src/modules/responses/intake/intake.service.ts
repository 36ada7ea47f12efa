import { Injectable } from '@nestjs/common';
import { BoundedCache } from '../../../platform/cache/bounded-cache.js';
import { Database } from '../../../platform/database/database.js';
import { inPieces } from '../../../platform/text/text-pieces.js';
import { ConfigurationService } from '../../questionnaires/configuration.service.js';
import { QuestionnairesService } from '../../questionnaires/questionnaires.service.js';
import { OutboxService } from '../outbox/outbox.service.js';
import { ErasedSourcesService } from '../removal/erased-sources.service.js';
import { recommenderOf, scorerOf } from '../../scoring/score.js';
import type { RawResponses } from '../../scoring/scoring.types.js';
import { DIFFERS, type IntakeRow, RECORDS, recordsOf, type RowRecord, type Scoring } from './records.js';

export type { IntakeRow };

export interface IntakeOptions {
  dryRun?: boolean;
  /** As EventFacts.isNew. */
  areNew?: boolean;
}

export interface IntakeCounts {
  created: number;
  updated: number;
  unchanged: number;
  /** Places of rows whose response was erased for good; they are not taken in again. */
  erased: number[];
  /** Places of rows whose response is in the trash; it can be brought back from there. */
  trashed: number[];
  /** Places of rows that changed after their evaluation was worked on; the evaluation is left alone. */
  changedTooLate: number[];
}

export interface IntakeResult extends IntakeCounts {
  /** What became of every row that was not skipped, by its `index`. */
  outcomes: Map<number, RowOutcome>;
  /** Their evaluations, by the place of the row; what a dry run would have created is not there. */
  ids: Map<number, string>;
}

/** Scoring so many and putting them into words for the database holds the process for some 10 ms. */
const BATCH = 100;
const MOST_SCORINGS = 10;

export type RowOutcome = 'created' | 'updated' | 'unchanged' | 'late';

interface Stored {
  id: string;
  sourceKey: string;
  outcome: Exclude<RowOutcome, 'created'>;
}
type StoredByKey = Map<string, Stored>;
const byKey = (rows: Stored[]): StoredByKey => new Map(rows.map((row) => [row.sourceKey, row]));

/** Stores responses as evaluations, each known by its sourceKey: what came before is recognised (rules: importing responses). */
@Injectable()
export class IntakeService {
  private readonly scorings = new BoundedCache<Scoring>({ most: MOST_SCORINGS });

  constructor(
    private readonly database: Database,
    private readonly outbox: OutboxService,
    private readonly configuration: ConfigurationService,
    private readonly questionnaires: QuestionnairesService,
    private readonly erasedSources: ErasedSourcesService,
  ) {}

  /** In transactions of up to 100 rows, fewer where the answers are long; `onProgress` hears how many are done. A dry run takes every batch back. */
  async store(
    questionnaireId: number,
    rows: IntakeRow[],
    options: IntakeOptions = {},
    onProgress: (done: number) => Promise<void> = () => Promise.resolve(),
  ): Promise<IntakeResult> {
    const result: IntakeResult = {
      ...{ created: 0, updated: 0, unchanged: 0, erased: [], trashed: [], changedTooLate: [] },
      ...{ outcomes: new Map(), ids: new Map() },
    };
    let done = 0;
    for (const batch of inPieces(rows, BATCH, ({ answers }) => answers)) {
      await this.storeBatch(questionnaireId, batch, result, options);
      await onProgress((done += batch.length));
    }
    return result;
  }

  /**
   * Prepared while the configuration holds still: a change waits for the batch, and its rescoring then finds these rows.
   * A configuration never changes within its versions, so the batches of an import share one preparation.
   */
  private async scoringOf(questionnaireId: number): Promise<Scoring> {
    await this.configuration.lockForShare(questionnaireId);
    const { language, configVersion, contentVersion } = await this.questionnaires.one(questionnaireId);
    const key = [questionnaireId, configVersion, contentVersion, language].join(' ');
    const known = this.scorings.get(key);
    if (known) return known;
    const sections = await this.configuration.read(questionnaireId);
    const scoring = {
      configVersion,
      score: scorerOf(sections, language),
      recommends: recommenderOf(sections),
    };
    this.scorings.set(key, scoring);
    return scoring;
  }

  private async storeBatch(
    questionnaireId: number,
    batch: IntakeRow[],
    result: IntakeResult,
    { dryRun = false, areNew = false }: IntakeOptions,
  ): Promise<void> {
    const store = async () => {
      const scoring = await this.scoringOf(questionnaireId);
      const skipped = await this.erasedSources.skipped(questionnaireId, batch);
      const accepted = batch.filter(({ index }) => !skipped.has(index));
      for (const [index, why] of skipped) result[why].push(index);
      const records = recordsOf(scoring, await this.keepUnasked(questionnaireId, accepted));
      const edited = await this.takeOverEdited(questionnaireId, records);
      const insertable = records.filter(
        ({ source_key }) => (edited.get(source_key)?.outcome ?? 'updated') === 'updated',
      );
      const created = await this.insertNew(questionnaireId, insertable);
      const known = records.filter(({ source_key }) => !created.has(source_key));
      const stored = new Map([...(await this.updateKnown(questionnaireId, known)), ...edited]);
      note(result, records, created, stored);
      if (!dryRun && created.size > 0)
        await this.outbox.record('evaluation.created', [...created.values()], { isNew: areNew });
    };
    await (dryRun ? this.database.rehearse(store) : this.database.transaction(store));
  }

  /** A column that was renamed or deleted at the source must not take answers away that were given. */
  private async keepUnasked(questionnaireId: number, rows: IntakeRow[]): Promise<IntakeRow[]> {
    const open = rows.filter(({ unasked = [] }) => unasked.length > 0);
    if (open.length === 0) return rows;
    const stored = await this.database.query<{ id: string; sourceKey: string; answers: RawResponses }>(
      `SELECT id, source_key, raw_responses AS answers FROM evaluation
        WHERE questionnaire_id = $1 AND deleted_at IS NULL AND (source_key = ANY($2::char(64)[]) OR id = ANY($3::uuid[]))`,
      [
        questionnaireId,
        open.map(({ sourceKey }) => sourceKey),
        open.flatMap(({ replaces }) => replaces ?? []),
      ],
    );
    const answersOf = new Map(
      stored.flatMap(({ id, sourceKey, answers }) => [
        [id, answers],
        [sourceKey, answers],
      ]),
    );
    return rows.map((row) => {
      const before = answersOf.get(row.replaces ?? row.sourceKey) ?? {};
      const unasked = (row.unasked ?? []).filter((key) => Object.hasOwn(before, key));
      return {
        ...row,
        answers: { ...Object.fromEntries(unasked.map((key) => [key, before[key]!])), ...row.answers },
      };
    });
  }

  private async insertNew(questionnaireId: number, records: RowRecord[]): Promise<Map<string, string>> {
    const rows = await this.database.query<{ id: string; sourceKey: string }>(
      `INSERT INTO evaluation (questionnaire_id, client_name, client_email, clinic_name, hashed_url, source_key, submitted_at,
                               raw_responses, total_score, max_score, percentage, section_scores, recommended, chosen_options,
                               unknown_answers, scored_version, response_origin, response_source, consent_id, address_check)
       SELECT $1, client_name, client_email, clinic_name, hashed_url, source_key, coalesce(submitted_at, now()),
              raw_responses, total_score, max_score, percentage, section_scores, recommended, chosen_options, unknown_answers,
              scored_version, response_origin, coalesce(response_source, ''), consent_id, coalesce(address_check, 'none')
         FROM ${RECORDS}
       ON CONFLICT (questionnaire_id, source_key) WHERE deleted_at IS NULL DO NOTHING
       RETURNING id, source_key`,
      [questionnaireId, JSON.stringify(records)],
    );
    return new Map(rows.map(({ id, sourceKey }) => [sourceKey, id]));
  }

  /**
   * Finds the evaluations of responses that a person has edited, which gave them another time and so another sourceKey. One
   * that is pending takes the new key; a later one keeps its own, and nothing is created beside it.
   */
  private async takeOverEdited(questionnaireId: number, records: RowRecord[]): Promise<StoredByKey> {
    const edited = records.filter(({ replaces }) => replaces !== null);
    if (edited.length === 0) return new Map();
    const rows = await this.database.query<Stored>(
      `WITH incoming AS (SELECT * FROM ${RECORDS}),
            present AS (
              SELECT e.id, e.status, i.source_key, i.submitted_at, i.response_source, i.consent_id, i.address_check,
                     ${DIFFERS} AS differs FROM incoming i JOIN evaluation e
                ON e.id = i.replaces AND e.questionnaire_id = $1 AND e.deleted_at IS NULL FOR UPDATE OF e),
            moved AS (
              UPDATE evaluation e SET source_key = s.source_key, submitted_at = coalesce(s.submitted_at, e.submitted_at),
                     response_source = coalesce(s.response_source, e.response_source),
                     consent_id = coalesce(s.consent_id, e.consent_id),
                     address_check = coalesce(s.address_check, e.address_check), version = e.version + 1
                FROM present s WHERE e.id = s.id AND s.status = 'pending')
       SELECT id, source_key,
              CASE WHEN status = 'pending' THEN 'updated' WHEN differs THEN 'late' ELSE 'unchanged' END AS outcome FROM present`,
      [questionnaireId, JSON.stringify(edited)],
    );
    return byKey(rows);
  }

  private async updateKnown(questionnaireId: number, records: RowRecord[]): Promise<StoredByKey> {
    if (records.length === 0) return new Map();
    const rows = await this.database.query<Stored>(
      `WITH incoming AS (SELECT * FROM ${RECORDS}),
            known AS (
              SELECT e.id, e.status, ${DIFFERS} AS differs, i.* FROM incoming i JOIN evaluation e
                ON e.questionnaire_id = $1 AND e.source_key = i.source_key AND e.deleted_at IS NULL),
            written AS (
              UPDATE evaluation e SET client_name = k.client_name, clinic_name = k.clinic_name, raw_responses = k.raw_responses,
                     total_score = k.total_score, max_score = k.max_score, percentage = k.percentage,
                     section_scores = k.section_scores, recommended = k.recommended,
                     chosen_options = k.chosen_options, unknown_answers = k.unknown_answers, scored_version = k.scored_version, version = e.version + 1,
                     texts_stale = e.generated_texts IS NOT NULL
                FROM known k WHERE k.differs AND e.id = k.id AND k.status = 'pending')
       SELECT id, source_key,
              CASE WHEN NOT differs THEN 'unchanged' WHEN status = 'pending' THEN 'updated' ELSE 'late' END AS outcome FROM known`,
      [questionnaireId, JSON.stringify(records)],
    );
    return byKey(rows);
  }
}

function note(
  result: IntakeResult,
  records: RowRecord[],
  created: Map<string, string>,
  stored: StoredByKey,
): void {
  for (const { index, source_key } of records) {
    const known = stored.get(source_key);
    const id = created.get(source_key) ?? known?.id;
    const outcome = created.has(source_key) ? 'created' : (known?.outcome ?? 'unchanged');
    if (id) result.ids.set(index, id);
    result.outcomes.set(index, outcome);
    if (outcome === 'late') result.changedTooLate.push(index);
    else result[outcome] += 1;
  }
}
