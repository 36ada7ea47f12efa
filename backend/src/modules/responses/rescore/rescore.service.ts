import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Events } from '../../../platform/events/events.js';
import { defineQueue } from '../../../platform/jobs/define-queue.js';
import { JobsService } from '../../../platform/jobs/jobs.service.js';
import { QueueWorker } from '../../../platform/jobs/queue-worker.js';
import type { Work } from '../../../platform/jobs/work.js';
import { ConfigurationService } from '../../questionnaires/configuration.service.js';
import { ConfigurationChanged } from '../../questionnaires/questionnaires.events.js';
import { QuestionnairesService } from '../../questionnaires/questionnaires.service.js';
import { isLive } from '../../evaluations/live-evaluations.query.js';
import type { RawResponses, ScoredResponse } from '../../scoring/scoring.types.js';
import { recommenderOf, scorerOf } from '../../scoring/score.js';

interface RescoreResult {
  rescored: number;
  changed: number;
}

const rescoreQueue = defineQueue<{ rescore: { payload: object; result: RescoreResult } }>('rescore', {
  rescore: { attempts: 5, progress: 'reported' },
});

const BATCH = 500;

interface Behind {
  id: string;
  rawResponses: RawResponses;
}

/**
 * After a change of the configuration, evaluations that have not been sent get new scores. Those whose score changed
 * have stale texts, and a verified one goes back to generated (rules: rescoring). Sent ones keep what was sent.
 */
@Injectable()
export class RescoreService {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobsService,
    private readonly configuration: ConfigurationService,
    private readonly questionnaires: QuestionnairesService,
    queues: QueueWorker,
    events: Events,
  ) {
    queues.process(rescoreQueue, 2, { rescore: { run: (work) => this.run(work) } });
    events.on(ConfigurationChanged, (changed) => this.start(changed));
  }

  /** Queues the work, in the transaction of the change. One job per version: a later change needs its own, and so does what is back. */
  private async start({ questionnaireId, configVersion, areBack }: ConfigurationChanged): Promise<void> {
    await this.jobs.start(rescoreQueue, 'rescore', {
      payload: {},
      questionnaireId,
      ...(!areBack && { dedupeKey: `rescore:${questionnaireId}:${configVersion}` }),
    });
  }

  private async run(work: Work<object, RescoreResult>): Promise<void> {
    const questionnaireId = work.questionnaireId!;
    const { language, configVersion } = await this.questionnaires.one(questionnaireId);
    const score = scorerOf(await this.configuration.read(questionnaireId), language);
    const result: RescoreResult = { rescored: 0, changed: 0 };
    const total = await this.countBehind(questionnaireId, configVersion);
    for (;;) {
      work.signal.throwIfAborted();
      const { rescored, changed } = await this.batch(questionnaireId, configVersion, score);
      result.rescored += rescored;
      result.changed += changed;
      await work.report({
        done: result.rescored,
        total: Math.max(total, result.rescored),
        failed: 0,
        skipped: 0,
      });
      if (rescored < BATCH) break;
    }
    await work.finish(() => Promise.resolve(result));
  }

  private async countBehind(questionnaireId: number, configVersion: number): Promise<number> {
    const [row] = await this.database.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM evaluation WHERE ${BEHIND}`,
      [questionnaireId, configVersion],
    );
    return row?.n ?? 0;
  }

  private async batch(
    questionnaireId: number,
    configVersion: number,
    score: (responses: RawResponses) => ScoredResponse,
  ): Promise<RescoreResult> {
    return this.database.transaction(async () => {
      // Products may have changed since the run began; what is scored here goes by them as they are now.
      await this.configuration.lockForShare(questionnaireId);
      const recommends = recommenderOf(await this.configuration.read(questionnaireId));
      const rows = await this.database.query<Behind>(
        `SELECT id, raw_responses FROM evaluation WHERE ${BEHIND} ORDER BY id LIMIT ${BATCH} FOR UPDATE`,
        [questionnaireId, configVersion],
      );
      const records = rows.map(({ id, rawResponses }) => {
        const scored = score(rawResponses);
        return { id, ...scored, recommended: recommends(scored) };
      });
      const changed = await this.database.query<{ changed: boolean }>(STORE, [
        JSON.stringify(records),
        configVersion,
      ]);
      return { rescored: rows.length, changed: changed.filter((row) => row.changed).length };
    });
  }
}

const BEHIND = `questionnaire_id = $1 AND scored_version < $2 AND ${isLive()} AND status IN ('pending', 'generated', 'verified', 'error')`;

/** Points by section: a section that is only called otherwise or stands elsewhere makes no text untrue. */
const pointsOf = (sectionScores: string) =>
  `(SELECT jsonb_agg(s - 'questions' - 'name' ORDER BY s -> 'sectionId') FROM jsonb_array_elements(${sectionScores}) s)`;

const STORE = `
  WITH fresh AS (
    SELECT f.*, (e.total_score, e.max_score) <> (f."totalScore", f."maxScore")
                OR ${pointsOf('e.section_scores')} IS DISTINCT FROM ${pointsOf('f."sectionScores"')} AS changed
      FROM jsonb_to_recordset($1::jsonb) AS f(id uuid, "totalScore" int, "maxScore" int, percentage numeric, "sectionScores" jsonb, recommended jsonb, "chosenOptions" jsonb, "unknownAnswers" jsonb)
      JOIN evaluation e ON e.id = f.id)
  UPDATE evaluation e
     SET total_score = fresh."totalScore", max_score = fresh."maxScore", percentage = fresh.percentage,
         section_scores = fresh."sectionScores", recommended = fresh.recommended,
         chosen_options = fresh."chosenOptions", unknown_answers = fresh."unknownAnswers", scored_version = $2, version = e.version + fresh.changed::int,
         texts_stale = e.texts_stale OR (fresh.changed AND e.generated_texts IS NOT NULL),
         status = CASE WHEN fresh.changed AND e.status = 'verified' THEN 'generated' ELSE e.status END,
         approval = CASE WHEN fresh.changed AND e.status = 'verified' THEN NULL ELSE e.approval END
    FROM fresh WHERE e.id = fresh.id RETURNING fresh.changed`;
