import {
  type Configuration,
  type Question,
  type Section,
} from '../screens/configuration/configuration.api.ts';
import {
  type Finding,
  type Review,
  type MissingPlace,
} from '../screens/configuration/completeness/completeness.api.ts';
import { type UnknownAnswer } from '../screens/configuration/unknown-answers/unknown-answers.api.ts';
import { type Insight } from '../screens/configuration/insights/insights.api.ts';
import { type Impact } from '../kit/impact/impact.api.ts';

/** A question as the API sends it. */
export function makeQuestion(patch: Partial<Question> = {}): Question {
  const id = patch.id ?? 11;
  return {
    id,
    questionId: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
    sectionId: 1,
    sectionName: 'Időpontok',
    questionText: `Kérdés ${id}?`,
    position: 1,
    kind: 'single',
    required: false,
    options: [],
    scoredByOptions: false,
    correctAnswer: null,
    pointValue: 5,
    weight: 1,
    relatedProduct: null,
    productDescription: null,
    productUrl: null,
    priceNote: null,
    effortNote: null,
    effort: 'medium',
    relatedTip: null,
    unit: null,
    min: null,
    max: null,
    decimals: false,
    shownIf: null,
    needs: null,
    ...patch,
  };
}

/** An answer of a question as the API sends it. */
export function makeAnswer(patch: Partial<Question['options'][number]> = {}): Question['options'][number] {
  return {
    id: 101,
    position: 1,
    label: 'Igen',
    aliases: [],
    points: 0,
    meaning: null,
    advice: null,
    leadsTo: null,
    prepares: false,
    exclusive: false,
    notApplicable: false,
    from: null,
    meaningDraft: null,
    adviceDraft: null,
    ...patch,
  };
}

/** A section as the API sends it. */
export function makeSection(patch: Partial<Section> = {}): Section {
  return {
    id: 1,
    name: 'Időpontok',
    description: null,
    position: 1,
    includeInEvaluation: true,
    externalId: null,
    shownIf: null,
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

/** An insight for the summary: the second answer of question 11. */
export function makeInsight(patch: Partial<Insight> = {}): Insight {
  return {
    id: 1,
    when: { question: 11, chose: 'any', options: [102] },
    conditionText: 'Q1.1 is "Nem"',
    text: 'A foglalás a telefonon múlik.',
    advice: null,
    place: 'summary',
    sectionId: null,
    weight: 5,
    active: true,
    problem: null,
    ...patch,
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
    restingInsights: [],
    neededBy: [],
    ...patch,
  };
}

/** An answer of question 11 that is no option. */
export function makeUnknownAnswer(patch: Partial<UnknownAnswer> = {}): UnknownAnswer {
  return {
    id: 11,
    questionId: '00000000-0000-4000-8000-000000000011',
    questionText: 'Kérdés 11?',
    sectionId: 1,
    sectionName: 'Időpontok',
    value: 'talán',
    responses: 3,
    nearest: null,
    ...patch,
  };
}

/** A place of the configuration that wants something: the first question, unless the test says otherwise. */
export function makeMissingPlace(patch: Partial<MissingPlace> = {}): MissingPlace {
  return { field: 'options', sectionId: 1, questionId: 11, optionId: null, name: 'Kérdés 11?', ...patch };
}

/** What the configuration still wants: nothing, unless the test says otherwise. */
export function makeReview(
  wanted: Partial<Record<Review['items'][number]['wanted'], MissingPlace[]>> = {},
  findings: Finding[] = [],
): Review {
  const kinds = [
    'unscored',
    'options',
    'meanings',
    'advice',
    'drafts',
    'products',
    'welcome',
    'findings',
  ] as const;
  const items = kinds.map((kind) => ({
    wanted: kind,
    count: wanted[kind]?.length ?? 0,
    places: wanted[kind] ?? [],
  }));
  return { items, findings };
}
