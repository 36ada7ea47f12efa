import { Injectable } from '@nestjs/common';
import type { ReadyEnv } from '../../platform/env/embedded-secrets.js';
import { InjectEnv } from '../../platform/env/env.token.js';
import { QueueWorker } from '../../platform/jobs/queue-worker.js';
import type { ItemHandler } from '../../platform/jobs/work.js';
import { EvaluationsService } from '../evaluations/evaluations.service.js';
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
    const handler: ItemHandler<GenerationPayload, never> = {
      run: (work) => generation.write(work),
      failed: (work, error) => evaluations.generationFailed(work.ref!, error),
    };
    queues.process(generationQueue, env.openAi.concurrency, {
      generate: handler,
      'regenerate-all': handler,
      'generate-selected': handler,
      'regenerate-part': { run: (work) => generation.writePart(work) },
    });
  }
}
