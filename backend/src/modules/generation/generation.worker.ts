import { Injectable } from '@nestjs/common';
import { InjectEnv, type ReadyEnv } from '../../platform/env/env.js';
import { QueueWorker } from '../../platform/jobs/queue-worker.js';
import type { ItemHandler } from '../../platform/jobs/work.js';
import { EvaluationsService } from '../evaluations/evaluations.service.js';
import { SettingsService } from '../settings/settings.service.js';
import { InsightDraftsService } from './drafts/insight-drafts.service.js';
import { MeaningDraftsService } from './drafts/meaning-drafts.service.js';
import { generationQueue, type GenerationPayload } from './generation.jobs.js';
import { GenerationService } from './generation.service.js';
import { SecondReadingService } from './second-reader/second-reading.service.js';

@Injectable()
export class GenerationWorker {
  constructor(
    queues: QueueWorker,
    generation: GenerationService,
    drafts: MeaningDraftsService,
    insightDrafts: InsightDraftsService,
    reading: SecondReadingService,
    evaluations: EvaluationsService,
    settings: SettingsService,
    @InjectEnv() env: ReadyEnv,
  ) {
    const handler: ItemHandler<GenerationPayload, null> = {
      run: (work) => generation.write(work),
      failed: (work, error) => evaluations.generationFailed(work.ref!, error),
    };
    queues.process(
      generationQueue,
      env.openAi.concurrency,
      {
        generate: handler,
        'regenerate-all': handler,
        'generate-selected': handler,
        'generate-new': { ...handler, run: (work) => generation.writeFirst(work) },
        'regenerate-part': { run: (work) => generation.writePart(work) },
        'draft-meanings': { run: (work) => drafts.run(work) },
        'draft-insights': { run: (work) => insightDrafts.run(work) },
        'second-reading': { run: (work) => reading.run(work) },
      },
      async () => {
        const { ai_calls_at_once: most } = await settings.read('ai_calls_at_once');
        return most === null ? null : Number(most);
      },
    );
  }
}
