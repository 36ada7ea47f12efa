import { Injectable } from '@nestjs/common';
import { AppError, toStored, type StoredError } from '../../platform/errors/app-error.js';
import { Audit } from '../../platform/audit/audit.js';
import type { Job } from '../../platform/jobs/job.entity.js';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { backoffMs, RetryLater, type Work } from '../../platform/jobs/work.js';
import { EvaluationsQuery } from '../evaluations/evaluations.query.js';
import { EvaluationsService } from '../evaluations/evaluations.service.js';
import { REGENERATED } from '../evaluations/status/status.js';
import { FactsSource } from './facts.service.js';
import { generationQueue, type GenerationPayload } from './generation.jobs.js';
import { WriterError } from './writer-error.js';
import { WritersService } from './writers.service.js';
import type { TextWriter, WriterFacts, Written } from './writers/text-writer.js';

/** Writes the texts of evaluations, as queued jobs (rules: generation). */
@Injectable()
export class GenerationService {
  constructor(
    private readonly evaluations: EvaluationsService,
    private readonly query: EvaluationsQuery,
    private readonly jobs: Jobs,
    private readonly writers: WritersService,
    private readonly source: FactsSource,
    private readonly audit: Audit,
  ) {}

  /** Queues the writing of one evaluation; one that is queued already is joined. */
  async regenerate(id: string): Promise<Job> {
    const { questionnaireId } = await this.evaluations.one(id);
    await this.audit.record({ action: 'evaluation.regenerate', target: id });
    return this.jobs.start(generationQueue, 'generate', {
      payload: {},
      questionnaireId,
      refs: [id],
      dedupeKey: `generate:${id}`,
    });
  }

  /** Queues pending, error, generated and verified evaluations; sent and later ones count as skipped. A running one is joined. */
  async regenerateAll(questionnaireId: number, payload: GenerationPayload = {}): Promise<Job> {
    const { ids, others } = await this.query.idsIn(questionnaireId, REGENERATED);
    await this.audit.record({
      action: 'evaluations.regenerate-all',
      questionnaireId,
      details: { count: ids.length },
    });
    return this.jobs.start(generationQueue, 'regenerate-all', {
      payload,
      questionnaireId,
      refs: ids,
      skipped: others,
      dedupeKey: `regenerate-all:${questionnaireId}`,
    });
  }

  /** Writes one evaluation. Nothing is stored unless all of it could be written. */
  async write(work: Work<GenerationPayload, unknown>): Promise<void> {
    const evaluation = await this.evaluations.one(work.ref!);
    const facts = await this.source.read(
      evaluation.questionnaireId,
      evaluation.rawResponses,
      evaluation.scoredVersion,
    );
    if (!facts) throw new RetryLater(1000, new AppError('evaluation_rescoring', 503));
    const writer = work.payload.writer === 'built-in' ? this.writers.builtIn : await this.writers.current();
    const { written, by, note } = await this.compose(writer, facts, work);
    await work.finish(async () => {
      const stored = await this.evaluations.storeTexts(
        evaluation.id,
        written.texts,
        by,
        evaluation.scoredVersion,
        note,
      );
      if (!stored) throw new RetryLater(0, new AppError('evaluation_rescoring', 503));
      return null;
    });
  }

  /** Writes one evaluation at once with the built-in writer, in the caller's transaction. */
  async writeBuiltIn(id: string): Promise<void> {
    const evaluation = await this.evaluations.one(id);
    const facts = await this.source.compose(evaluation.questionnaireId, evaluation.rawResponses);
    const { texts } = await this.writers.builtIn.write(facts, new AbortController().signal);
    await this.evaluations.storeTexts(id, texts, 'built-in', evaluation.scoredVersion, null);
  }

  /** An AI server that refuses an evaluation is not asked again: the built-in writer takes over, with a note. */
  private async compose(
    writer: TextWriter,
    facts: WriterFacts,
    work: Work<GenerationPayload, unknown>,
  ): Promise<{ written: Written; by: TextWriter['origin']; note: StoredError | null }> {
    try {
      return { written: await writer.write(facts, work.signal), by: writer.origin, note: null };
    } catch (error) {
      if (!(error instanceof WriterError)) throw error;
      const failure = new AppError(error.code, 502, {}, { cause: error });
      if (error.kind === 'refused') {
        const written = await this.writers.builtIn.write(facts, work.signal);
        return { written, by: 'built-in', note: toStored(new AppError('ai_refused_built_in', 200)) };
      }
      if (!error.retryable || (error.retryOnce && work.attempt > 1)) throw failure;
      const delayMs = error.retryAfterMs ?? backoffMs(work.attempt);
      throw new RetryLater(delayMs, failure, error.kind === 'busy' ? delayMs : 0);
    }
  }
}
