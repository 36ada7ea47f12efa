import { type Schemas } from '../shared/api/operations.ts';
import { type EvaluationPayload } from '../public/evaluation/evaluation-view.ts';

/** What the server answers for a shared link of an evaluation. */
export function makeShared({
  evaluation,
  language,
  sections,
  industryBenchmarks,
  position,
}: EvaluationPayload): Schemas['SharedPageResponse'] {
  const { clinicName, totalScore, maxScore, percentage, sectionScores, change } = evaluation;
  return {
    shared: { until: '2027-02-21T10:00:00.000Z' },
    language,
    evaluation: { clinicName, totalScore, maxScore, percentage, ...(change ? { change } : {}) },
    sections: sections.map(({ id, name, weightPercent }) => {
      const score = sectionScores.find(({ sectionId }) => sectionId === id);
      return {
        id,
        name,
        score: score?.score ?? 0,
        maxScore: score?.maxScore ?? 0,
        percentage: score?.percentage ?? 0,
        weightPercent,
      };
    }),
    industryBenchmarks,
    position,
  };
}
