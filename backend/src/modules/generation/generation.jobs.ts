import { defineQueue } from '../../platform/jobs/define-queue.js';
import type { RegenerateAllResponse } from '../evaluations/evaluations.dto.js';
import type { FreshTexts } from '../evaluations/evaluations.service.js';

/** `ref` of an item is the evaluation's id. */
export const generationQueue = defineQueue<{
  generate: { payload: GenerationPayload; result: null; value: FreshTexts };
  'regenerate-all': { payload: GenerationPayload; result: RegenerateAllResponse | null; value: FreshTexts };
  'generate-selected': {
    payload: GenerationPayload;
    result: RegenerateAllResponse | null;
    value: FreshTexts;
  };
  /** What an import or a sync has brought. */
  'generate-new': { payload: GenerationPayload; result: RegenerateAllResponse | null; value: FreshTexts };
  'regenerate-part': { payload: PartPayload; result: null };
}>('generation', {
  generate: { attempts: 4, progress: 'items' },
  'regenerate-all': { attempts: 4, progress: 'items' },
  'generate-selected': { attempts: 4, progress: 'items' },
  'generate-new': { attempts: 4, progress: 'items' },
  'regenerate-part': { attempts: 4, progress: 'items' },
});

export interface GenerationPayload {
  /** 'built-in' whatever is configured; the demo is made this way. */
  writer?: 'built-in';
}

export interface PartPayload {
  /** 'summary', 'motivationalMessage', 'sections.12' or 'strengths.12.0'. */
  field: string;
  variation: number;
}
