import { Injectable } from '@nestjs/common';
import { InjectEnv, type ReadyEnv } from '../../platform/env/env.js';
import { QueueWorker } from '../../platform/jobs/queue-worker.js';
import type { ItemHandler } from '../../platform/jobs/work.js';
import { EvaluationsService, type FreshTexts } from '../evaluations/evaluations.service.js';
import { generationQueue, type GenerationPayload } from './generation.jobs.js';
import { GenerationService } from './generation.service.js';

@Injectable()
export class GenerationWorker {
  constructor(
    queues: QueueWorker,
    generation: GenerationService,
    evaluations: EvaluationsService,
    @InjectEnv() env: ReadyEnv,
  ) {
    const handler: ItemHandler<GenerationPayload, never, FreshTexts> = {
      run: (work) => generation.write(work),
      store: (values) => evaluations.storeTexts(values),
      failed: (work, error) => evaluations.generationFailed(work.ref!, error),
    };
    const places = env.openAi.concurrency;
    queues.process(
      generationQueue,
      places,
      {
        generate: handler,
        'regenerate-all': handler,
        'generate-selected': handler,
        'generate-new': { ...handler, run: (work) => generation.writeFirst(work) },
        'regenerate-part': { run: (work) => generation.writePart(work) },
      },
      places,
    );
  }
}
