import { Conflict } from '../../platform/errors/app-error.js';
import type { Evaluation } from './evaluation.entity.js';

/** Carries the evaluation as it now is, so that both versions can be shown, and which texts are newer than what was seen. */
export class EvaluationChanged extends Conflict {
  constructor(current: Evaluation, seen: number) {
    const { version, generatedTexts, textOrigins, trelloCardId, status } = current;
    const changed = Object.entries(textOrigins).flatMap(([field, origin]) =>
      (origin.version ?? 0) > seen ? [field] : [],
    );
    super(
      'evaluation_changed',
      {},
      { current: { version, generatedTexts, textOrigins, trelloCardId, status }, changed },
    );
  }
}
