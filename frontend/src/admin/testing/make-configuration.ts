import { type Configuration, type Question, type Section } from '../configuration/configuration.api.ts';
import { type Impact } from '../impact/impact.api.ts';

/** A question as the API tells it. */
export function makeQuestion(patch: Partial<Question> = {}): Question {
  const id = patch.id ?? 11;
  return {
    id,
    questionId: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
    sectionId: 1,
    sectionName: 'Időpontok',
    questionText: `Kérdés ${id}?`,
    position: 1,
    correctAnswer: null,
    pointValue: 5,
    weight: 1,
    relatedProduct: null,
    productDescription: null,
    productUrl: null,
    relatedTip: null,
    ...patch,
  };
}

/** A section as the API tells it. */
export function makeSection(patch: Partial<Section> = {}): Section {
  return {
    id: 1,
    name: 'Időpontok',
    description: null,
    position: 1,
    includeInEvaluation: true,
    externalId: null,
    questionCount: 2,
    maxScore: 10,
    weightPercent: 100,
    ...patch,
  };
}

/** The sections with their totals. */
export function makeConfiguration(sections: Section[]): Configuration {
  return {
    sections,
    totals: {
      sections: sections.length,
      questions: sections.reduce((sum, { questionCount }) => sum + questionCount, 0),
      maxScore: sections.reduce((sum, one) => sum + (one.includeInEvaluation ? one.maxScore : 0), 0),
    },
    configVersion: 1,
  };
}

/** What a change would do: nothing, unless the test says otherwise. */
export function makeImpact(patch: Partial<Impact> = {}): Impact {
  return {
    evaluations: 0,
    unsent: 0,
    sent: 0,
    rescored: 0,
    staleTexts: 0,
    verifiedBack: 0,
    exact: true,
    examples: [],
    sections: 0,
    questions: 0,
    grants: 1,
    uiTexts: 0,
    offerRequests: 0,
    runningJobs: 0,
    ...patch,
  };
}
