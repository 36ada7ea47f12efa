import { defineQueue } from '../../platform/jobs/define-queue.js';
import { Int } from '../../platform/http/fields.js';
import { type InsightDrafts, InsightDraftsResponse } from './drafts/insight-drafts.dto.js';
import type { RegenerateAllResponse } from '../evaluations/evaluations.dto.js';

/** What came of asking for drafts. */
export class DraftResultResponse {
  @Int({ about: 'Texts that wait for a person now.' }) drafted: number;
  @Int({ about: 'Texts that were not good enough to be proposed.' }) refused: number;
  @Int({ about: 'Texts that the AI did not give.' }) missing: number;

  static from(result: DraftResultResponse): DraftResultResponse {
    return result;
  }
}
export type DraftResult = Pick<DraftResultResponse, 'drafted' | 'refused' | 'missing'>;

/** How often a writing is tried before it fails for good. */
export const GENERATION_TRIES = 4;

/** `ref` of an item is the evaluation's id. */
export const generationQueue = defineQueue<{
  generate: { payload: GenerationPayload; result: null };
  'regenerate-all': { payload: GenerationPayload; result: RegenerateAllResponse | null };
  'generate-selected': {
    payload: GenerationPayload;
    result: RegenerateAllResponse | null;
  };
  /** What an import or a sync has brought. */
  'generate-new': { payload: GenerationPayload; result: RegenerateAllResponse | null };
  'regenerate-part': { payload: PartPayload; result: null };
  'draft-meanings': { payload: DraftPayload; result: DraftResult };
  'draft-insights': { payload: object; result: InsightDrafts };
  'second-reading': { payload: ReadingPayload; result: null };
}>('generation', {
  generate: { attempts: GENERATION_TRIES, progress: 'items' },
  'regenerate-all': { attempts: GENERATION_TRIES, progress: 'items' },
  'generate-selected': { attempts: GENERATION_TRIES, progress: 'items' },
  'generate-new': { attempts: GENERATION_TRIES, progress: 'items' },
  'regenerate-part': { attempts: GENERATION_TRIES, progress: 'items' },
  'draft-meanings': { attempts: GENERATION_TRIES, progress: 'items', report: DraftResultResponse },
  'draft-insights': { attempts: GENERATION_TRIES, progress: 'items', report: InsightDraftsResponse },
  // One attempt: the next edit of the text has it read again.
  'second-reading': { attempts: 1, progress: 'items' },
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

export interface ReadingPayload {
  /** The texts that a person has changed, as in TextOrigins. */
  fields: string[];
}

export interface DraftPayload {
  sectionId: number;
}
