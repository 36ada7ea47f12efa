import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Events } from '../../../platform/events/events.js';
import { inBatches } from '../../../platform/schedule/in-batches.js';
import { Schedule } from '../../../platform/schedule/schedule.js';
import { ConfigurationService } from '../../questionnaires/configuration.service.js';
import { CountedFactsChanged } from '../../questionnaires/questionnaires.events.js';
import type { Language } from '../../../platform/http/languages.js';
import { COUNTED_COLUMNS, type Counted, type CountedFacts, countedFactsOf } from './counted-facts.js';

const EVERY_MS = 10_000;
const BATCH = 200;
const LOCK_NOT_AVAILABLE = '55P03';
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * After a change of products or options, evaluations are looked through for what they recommend and what their answers
 * are now, sent ones too: it shows in the analytics alone. A row says how far that has come (rules: counts).
 */
@Injectable()
export class RecountService {
  constructor(
    private readonly database: Database,
    private readonly configuration: ConfigurationService,
    schedule: Schedule,
    events: Events,
  ) {
    events.on(CountedFactsChanged, ({ questionnaireId }) => this.start(questionnaireId));
    schedule.every('recount', EVERY_MS, (signal) => this.runDue(signal));
  }

  /** In the transaction of the change. One that is under way begins anew. */
  async start(questionnaireId: number): Promise<void> {
    await this.database.query(
      `INSERT INTO recount_due (questionnaire_id) VALUES ($1) ON CONFLICT (questionnaire_id) DO UPDATE SET after_id = '${FIRST}'`,
      [questionnaireId],
    );
  }

  /** The same for every questionnaire. */
  async startAll(): Promise<void> {
    await this.database.query(
      `INSERT INTO recount_due (questionnaire_id) SELECT id FROM questionnaire ON CONFLICT (questionnaire_id) DO UPDATE SET after_id = '${FIRST}'`,
    );
  }

  /** Answers how many evaluations were looked at, and how many of them were not as they are now. */
  async runDue(signal: AbortSignal): Promise<Record<string, number>> {
    const due = await this.database.query<{ id: number }>(
      `SELECT questionnaire_id AS id FROM recount_due ORDER BY 1`,
    );
    const sums = { looked: 0, changed: 0 };
    for (const { id } of due) sums.looked += await this.lookThrough(id, signal, sums);
    return sums.looked > 0 ? sums : {};
  }

  /** A questionnaire that somebody else holds for long does not keep the others waiting: the next run goes on with it. */
  private async lookThrough(
    questionnaireId: number,
    signal: AbortSignal,
    sums: { changed: number },
  ): Promise<number> {
    try {
      await this.briefly(() => this.configuration.nameProducts(questionnaireId));
      return await inBatches(BATCH, signal, (size) => this.batch(questionnaireId, size, sums));
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
      return 0;
    }
  }

  /** In a transaction that does not wait long for rows, so that others who wait for them go first. */
  private briefly<T>(work: () => Promise<T>): Promise<T> {
    return this.database.transaction(async () => {
      await this.database.query(`SET LOCAL lock_timeout = '500ms'`);
      return work();
    });
  }

  /** With the configuration locked, so that a scoring at the same time uses the same products. */
  private batch(questionnaireId: number, size: number, sums: { changed: number }): Promise<number> {
    return this.briefly(async () => {
      await this.configuration.lockForShare(questionnaireId);
      const rows = await this.database.query<Counted>(NEXT, [questionnaireId, size]);
      const factsOf = await this.factsOf(questionnaireId);
      const changed = rows.flatMap(({ id, ...stored }) => {
        const facts = factsOf(stored);
        return isSame(stored, facts) ? [] : { id, ...facts };
      });
      if (changed.length > 0) await this.database.query(STORE, [JSON.stringify(changed)]);
      sums.changed += changed.length;
      await this.noteProgress(questionnaireId, rows.length < size ? null : rows.at(-1)!.id);
      return rows.length;
    });
  }

  /** A function from an evaluation to its counted facts, by the present configuration. */
  private async factsOf(questionnaireId: number): Promise<(stored: Omit<Counted, 'id'>) => CountedFacts> {
    // Of a hidden one, too, which may be brought back.
    const [row] = await this.database.query<{ language: Language }>(
      'SELECT language FROM questionnaire WHERE id = $1',
      [questionnaireId],
    );
    return countedFactsOf(await this.configuration.read(questionnaireId), row?.language ?? 'hu');
  }

  private async noteProgress(questionnaireId: number, last: string | null): Promise<void> {
    if (last === null)
      await this.database.query('DELETE FROM recount_due WHERE questionnaire_id = $1', [questionnaireId]);
    else
      await this.database.query('UPDATE recount_due SET after_id = $2 WHERE questionnaire_id = $1', [
        questionnaireId,
        last,
      ]);
  }
}

const isSame = (stored: CountedFacts, facts: CountedFacts): boolean =>
  isDeepStrictEqual(
    [stored.recommended, stored.chosenOptions, stored.unknownAnswers],
    [facts.recommended, facts.chosenOptions, facts.unknownAnswers],
  );

const NEXT = `
  SELECT e.id, ${COUNTED_COLUMNS}
    FROM recount_due r JOIN evaluation e ON e.questionnaire_id = r.questionnaire_id AND e.id > r.after_id
   WHERE r.questionnaire_id = $1 ORDER BY e.id LIMIT $2 FOR NO KEY UPDATE OF e`;

const STORE = `
  UPDATE evaluation e SET recommended = f.recommended, chosen_options = f."chosenOptions", unknown_answers = f."unknownAnswers"
    FROM jsonb_to_recordset($1::jsonb) AS f(id uuid, recommended jsonb, "chosenOptions" jsonb, "unknownAnswers" jsonb) WHERE e.id = f.id`;
