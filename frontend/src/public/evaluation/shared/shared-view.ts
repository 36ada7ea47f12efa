import { type Schemas } from '../../../shared/api/operations.ts';
import { readAreaChange, readChange, type Change } from '../change/change.ts';
import { type EvaluationView, readFewAnswers } from '../evaluation-view.ts';
import { type SectionBar } from '../section-bars.tsx';

/** What the link of a shared page shows. */
export interface SharedView extends Pick<
  EvaluationView,
  'clinicName' | 'score' | 'maxScore' | 'percentage' | 'fewAnswers' | 'average' | 'position' | 'change'
> {
  sections: (SectionBar & { change: Change | null })[];
  /** When the link ends. */
  until: string;
}

/** Reads the answer for a shared link into what its page shows. */
export function readShared(payload: Schemas['SharedPageResponse']): SharedView {
  const { evaluation, industryBenchmarks, position, sections, shared } = payload;
  return {
    clinicName: evaluation.clinicName.trim(),
    score: evaluation.totalScore,
    maxScore: evaluation.maxScore,
    percentage: evaluation.percentage,
    fewAnswers: readFewAnswers(evaluation.answered),
    change: readChange(evaluation.change),
    average: industryBenchmarks.overall,
    position,
    sections: sections.map(({ id, name, percentage }) => ({
      id,
      name,
      percentage,
      change: readAreaChange(evaluation.change, id),
      average: industryBenchmarks.sections[id] ?? { mean: 0, n: 0 },
    })),
    until: shared.until,
  };
}
