import { Inject, Injectable } from '@nestjs/common';
import { Events } from '../../../platform/events/events.js';
import { JobsService } from '../../../platform/jobs/jobs.service.js';
import type { Work } from '../../../platform/jobs/work.js';
import { LOGGER, type Logger } from '../../../platform/logging/logger.js';
import { TextsEdited } from '../../evaluations/evaluations.events.js';
import { EvaluationsService } from '../../evaluations/evaluations.service.js';
import type { Doubt } from '../../evaluations/texts/text-doubts.js';
import { fieldsOf } from '../../evaluations/texts/text-fields.js';
import { SettingsService } from '../../settings/settings.service.js';
import { FactsService } from '../facts.service.js';
import { generationQueue, type ReadingPayload } from '../generation.jobs.js';
import { WritersService } from '../writers.service.js';
import type { Reading } from './second-reader.js';

/** The kind of job, and what its calls count as in the AI's usage. */
const KIND = 'second-reading';

/** Has texts read once more where a second reader is set; whatever becomes of that, the texts stay (rules: second reader). */
@Injectable()
export class SecondReadingService {
  constructor(
    private readonly writers: WritersService,
    private readonly evaluations: EvaluationsService,
    private readonly source: FactsService,
    private readonly jobs: JobsService,
    private readonly settings: SettingsService,
    @Inject(LOGGER) private readonly logger: Logger,
    events: Events,
  ) {
    events.on(TextsEdited, (edited) => this.request(edited));
  }

  /** The doubts about these texts: none where there is no second reader, or where it fails. */
  async doubtsIn(reading: Omit<Reading, 'purpose'> & { questionnaireId: number | null }): Promise<Doubt[]> {
    const { questionnaireId } = reading;
    const reader = await this.writers.secondReader();
    if (reader === null) return [];
    try {
      return await reader.read({ ...reading, purpose: { kind: KIND, questionnaireId } });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.logger.warn({ questionnaireId, reason }, 'The second reader has read nothing');
      return [];
    }
  }

  /** Reads texts as a person has left them, without the names of client and clinic. */
  async run(work: Work<ReadingPayload, null>): Promise<void> {
    const evaluation = await this.evaluations.one(work.ref!);
    const source = await this.source.read(evaluation.id);
    if (!source) return work.skip();
    const { clientName, clinicName, questionnaireId, generatedTexts } = evaluation;
    const edited = [...fieldsOf(generatedTexts ?? {})].filter(([field]) =>
      work.payload.fields.includes(field),
    );
    const reading = {
      facts: source.facts,
      texts: new Map(edited),
      evidence: await this.evaluations.evidenceOf(evaluation.id),
      names: [clientName, clinicName],
      questionnaireId,
      signal: work.signal,
    };
    const doubts = await this.doubtsIn(reading);
    await work.finish(async () => {
      await this.evaluations.addDoubts(evaluation.id, doubts);
      return null;
    });
  }

  private async request({ questionnaireId, evaluationId, fields }: TextsEdited): Promise<void> {
    const ai = await this.settings.ai();
    if (!ai?.secondReaderModel) return;
    await this.jobs.start(generationQueue, KIND, {
      payload: { fields },
      questionnaireId,
      refs: [evaluationId],
    });
  }
}
