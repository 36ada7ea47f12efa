import { Injectable } from '@nestjs/common';
import { AppError, NotFound, type StoredError, toStored } from '../../platform/errors/app-error.js';
import type { Job } from '../../platform/jobs/job.entity.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { LeaseLost, RetryLater, type Work } from '../../platform/jobs/work.js';
import { EvaluationsQuery } from '../evaluations/evaluations.query.js';
import { EvaluationsService } from '../evaluations/evaluations.service.js';
import type { GeneratedTexts } from '../evaluations/evaluation.types.js';
import { REGENERATED, WITHOUT_TEXTS } from '../evaluations/status/status.js';
import type { Doubt } from '../evaluations/texts/text-doubts.js';
import { fieldsOf } from '../evaluations/texts/text-fields.js';
import { EditingService } from '../review/editing.service.js';
import { FactsService, type ReadFacts } from './facts.service.js';
import {
  GENERATION_TRIES,
  type GenerationPayload,
  generationQueue,
  type PartPayload,
} from './generation.jobs.js';
import { jobFailureOf } from './job-failure.js';
import { SecondReadingService } from './second-reader/second-reading.service.js';
import { RegenerationLimitService } from './usage/regeneration-limit.service.js';
import { WriterError, type WriterErrorKind } from './writer-error.js';
import { WritersService } from './writers.service.js';
import type { TextWriter, WritingTask, WrittenTexts } from './writers/text-writer.js';

/** Writes the texts of evaluations, as queued jobs (rules: generation). */
@Injectable()
export class GenerationService {
  constructor(
    private readonly evaluations: EvaluationsService,
    private readonly editing: EditingService,
    private readonly query: EvaluationsQuery,
    private readonly jobs: JobsService,
    private readonly writers: WritersService,
    private readonly source: FactsService,
    private readonly limit: RegenerationLimitService,
    private readonly secondReading: SecondReadingService,
  ) {}

  /** Queues the writing of one evaluation; one that is queued already is joined. */
  async regenerate(id: string): Promise<Job> {
    const { questionnaireId } = await this.evaluations.one(id);
    await this.limit.take();
    return this.jobs.start(generationQueue, 'generate', {
      payload: {},
      questionnaireId,
      refs: [id],
      dedupeKey: `generate:${id}`,
      audit: { action: 'evaluation.regenerate', target: id },
    });
  }

  /** Queues pending, error, generated and verified evaluations; sent and later ones count as skipped. A running one is joined. */
  async regenerateAll(questionnaireId: number, payload: GenerationPayload = {}): Promise<Job> {
    const { ids, others } = await this.query.idsIn(questionnaireId, REGENERATED);
    return this.jobs.start(generationQueue, 'regenerate-all', {
      payload,
      questionnaireId,
      refs: ids,
      skipped: others,
      dedupeKey: `regenerate-all:${questionnaireId}`,
      audit: { action: 'evaluations.regenerate-all', details: { count: ids.length } },
    });
  }

  /** Queues evaluations that have no texts yet. A running one is joined. */
  async generatePending(questionnaireId: number): Promise<Job> {
    const { ids } = await this.query.idsIn(questionnaireId, WITHOUT_TEXTS);
    return this.jobs.start(generationQueue, 'generate-new', {
      payload: {},
      questionnaireId,
      refs: ids,
      dedupeKey: `generate-pending:${questionnaireId}`,
      audit: { action: 'evaluations.generate-pending', details: { count: ids.length } },
    });
  }

  /** Queues selected evaluations, whatever their status. */
  async generateSelected(questionnaireId: number, ids: string[]): Promise<Job> {
    return this.jobs.start(generationQueue, 'generate-selected', {
      payload: {},
      questionnaireId,
      refs: ids,
      audit: { action: 'evaluations.generate-selected', details: { count: ids.length } },
    });
  }

  /**
   * Queues one text of an evaluation; asking for the same one again while it is being written joins. Throws NotFound for a
   * section that the evaluation does not score.
   */
  async regeneratePart(id: string, field: string): Promise<Job> {
    const { questionnaireId, version, sectionScores } = await this.evaluations.one(id);
    const [, named] = /^(?:sections|strengths)\.([^.]+)/.exec(field) ?? [];
    if (named !== undefined && !sectionScores.some(({ sectionId }) => String(sectionId) === named))
      throw new NotFound();
    await this.limit.take();
    return this.jobs.start(generationQueue, 'regenerate-part', {
      payload: { field, variation: version },
      questionnaireId,
      refs: [id],
      dedupeKey: `part:${id}:${field}`,
      audit: { action: 'evaluation.regenerate-part', target: id, details: { field } },
    });
  }

  /** Writes one text and saves it at once. A person's change made meanwhile to the same text wins. */
  async writePart(work: Work<PartPayload, unknown>): Promise<void> {
    const evaluation = await this.evaluations.one(work.ref!);
    const { field, variation } = work.payload;
    const before = fieldsOf(evaluation.generatedTexts ?? {}).get(field) ?? '';
    const source = await this.source.read(evaluation.id);
    if (!source) throw waitForScores();
    const writer = await this.writers.current(source.aiWording);
    const part = { field, others: evaluation.generatedTexts ?? NO_TEXTS };
    const task = { ...source, facts: { ...source.facts, variation }, hasTexts: true, part };
    const written = await this.compose(writer, task, work);
    const text = fieldsOf(written.texts).get(field) ?? '';
    if (text === '') throw new AppError('no_text_generated', 422);
    await work.finish(async () => {
      const current = await this.evaluations.one(evaluation.id);
      if ((fieldsOf(current.generatedTexts ?? {}).get(field) ?? '') !== before)
        throw new AppError('text_changed_meanwhile', 409);
      const by = written.builtIn.includes(field) ? 'built-in' : written.by;
      const evidence = written.evidence[field] ?? [];
      await this.editing.storePart(evaluation.id, { field, text, by, evidence });
      await this.evaluations.addDoubts(evaluation.id, written.doubts);
      return null;
    });
  }

  /** As `write`, for an evaluation that nobody has asked for: when somebody was quicker, there is nothing to do. */
  async writeFirst(work: Work<GenerationPayload, unknown>): Promise<void> {
    const source = await this.source.read(work.ref!);
    return source?.hasTexts ? work.skip() : this.writeFrom(source, work);
  }

  /** Writes one evaluation. Nothing is stored unless all of it could be written. */
  async write(work: Work<GenerationPayload, unknown>): Promise<void> {
    await this.writeFrom(await this.source.read(work.ref!), work);
  }

  private async writeFrom(source: ReadFacts | null, work: Work<GenerationPayload, unknown>): Promise<void> {
    if (!source) throw waitForScores();
    const writer =
      work.payload.writer === 'built-in'
        ? this.writers.builtIn
        : await this.writers.current(source.aiWording);
    const composed = await this.compose(writer, source, work);
    const { scoredVersion } = source;
    await work.finish(async () => {
      if (!(await this.evaluations.storeTexts({ id: work.ref!, scoredVersion, ...composed })))
        throw waitForScores();
      return null;
    });
  }

  /** Writes one evaluation at once with the built-in writer, in the caller's transaction. */
  async writeBuiltIn(id: string): Promise<void> {
    const source = await this.source.read(id);
    if (!source) throw waitForScores();
    const { facts } = source;
    const written = await this.writers.builtIn.write({ facts, signal: new AbortController().signal });
    const { scoredVersion } = source;
    await this.evaluations.storeTexts({ id, ...written, by: 'built-in', scoredVersion, note: null });
  }

  /**
   * Where the AI writes nothing usable (refusal, answers that can't be read twice, no answer at the last try, no tokens left today) the
   * built-in writer takes over with a note, if there are no texts yet; present texts stay (rules: failed generations).
   */
  private async compose(
    writer: TextWriter,
    source: Pick<WritingTask, 'facts' | 'check' | 'part'> & { hasTexts: boolean },
    work: Pick<Work<object, unknown>, 'signal' | 'attempt' | 'kind' | 'questionnaireId'>,
  ): Promise<WrittenTexts & { by: TextWriter['origin']; note: StoredError | null; doubts: Doubt[] }> {
    const { kind, questionnaireId, signal, attempt } = work;
    const { facts, check, part, hasTexts } = source;
    // Without a result there is nothing for an AI to say (rules: too few answers).
    if (facts.answered?.isEnough === false) writer = this.writers.builtIn;
    try {
      const written = await writer.write({ facts, check, part, signal, purpose: { kind, questionnaireId } });
      const doubts = writer.origin !== 'built-in' ? await this.doubtsIn(written, source, work) : [];
      return { ...written, by: writer.origin, note: null, doubts };
    } catch (error) {
      if (signal.aborted) throw new LeaseLost();
      if (!(error instanceof WriterError)) throw error;
      const failure = jobFailureOf(error, attempt);
      const note = BUILT_IN_NOTES[error.kind];
      const isOver = !(failure instanceof RetryLater) || attempt >= GENERATION_TRIES;
      if (!note || !isOver || (hasTexts && error.kind !== 'refused')) throw failure;
      const written = await this.writers.builtIn.write({ facts, signal });
      return { ...written, by: 'built-in', note: toStored(new AppError(note, 200)), doubts: [] };
    }
  }

  private doubtsIn(
    { texts, evidence }: WrittenTexts,
    { facts, part }: Pick<WritingTask, 'facts' | 'part'>,
    { questionnaireId, signal }: Pick<Work<object, unknown>, 'signal' | 'questionnaireId'>,
  ): Promise<Doubt[]> {
    const written = [...fieldsOf(texts)].filter(([field]) => field === (part?.field ?? field));
    return this.secondReading.doubtsIn({ facts, texts: new Map(written), evidence, questionnaireId, signal });
  }
}

/** What the evaluation's note says where the built-in writer has taken over; a kind that is not here is no case for it. */
const BUILT_IN_NOTES: Partial<Record<WriterErrorKind, string>> = {
  refused: 'ai_refused_built_in',
  capped: 'ai_capped_built_in',
  garbage: 'ai_unusable_built_in',
  busy: 'ai_away_built_in',
  transient: 'ai_away_built_in',
};

const NO_TEXTS: GeneratedTexts = { summary: '', motivationalMessage: '', sections: {}, strengths: {} };

/** The scores are being brought up to date; texts written now would be untrue. */
const waitForScores = () => new RetryLater(2000, new AppError('evaluation_rescoring', 503), 0, true);
