import { option } from '../../../../test/make/sections.js';
import type { ApprovedBy } from '../../evaluations/evaluation.types.js';
import type { ScoredSection } from '../../scoring/scoring.types.js';
import { scoreEvaluation } from '../../scoring/score.js';
import { composePage, type PageSource } from './compose-page.js';

const question = (id: number, over: Partial<ScoredSection['questions'][number]> = {}) => ({
  id,
  questionId: `uuid-of-question-${id}`,
  questionText: `Question ${id}?`,
  position: id,
  kind: 'single' as const,
  required: false,
  options: [],
  correctAnswer: 'the-correct-answer',
  pointValue: 10,
  weight: id,
  effort: 'medium' as const,
  relatedProduct: `Product ${id}`,
  productDescription: 'Helps.',
  productUrl: 'https://products.example/',
  priceNote: 'From €40 a month',
  effortNote: 'Two weeks',
  relatedTip: `Tip ${id}`,
  unit: null,
  min: null,
  max: null,
  decimals: false,
  ...over,
});
const section = (id: number, questions: ScoredSection['questions'], over: Partial<ScoredSection> = {}) => ({
  id,
  name: `Section ${id}`,
  description: null,
  position: id,
  includeInEvaluation: true,
  questions,
  ...over,
});

function source(answers: Record<string, string>, sections: ScoredSection[]): PageSource {
  const texts = {
    summary: 'Sum',
    motivationalMessage: 'Go',
    sections: { 1: { text: 'One' } },
    strengths: { 1: ['', '', ''] },
  };
  return {
    evaluation: {
      id: 'e1',
      clientName: 'Anna',
      clinicName: 'Smile',
      ...scoreEvaluation(sections, answers, 'hu'),
      generatedTexts: texts,
      textOrigins: { summary: { by: 'person', author: 77, at: '2026-01-01T00:00:00.000Z' } },
      // What a row also holds and nobody outside may see:
      ...{
        clientEmail: 'anna@secret.example',
        rawResponses: answers,
        hashedUrl: 'secret-link',
        trelloCardId: 'card-1',
      },
    },
    questionnaire: {
      id: 5,
      language: 'hu',
      reviewerName: 'Dr. Szabó Éva',
      reviewerPicture: null,
      reviewerRole: 'tanácsadó',
      welcomeGreeting: 'Hello',
      welcomeContent: null,
      welcomeTips: null,
      minAnsweredPercent: 50,
      ...{ googleSheetsUrl: 'https://sheets.example/', deletedAt: null },
    },
    sections,
    form: '/q/smile',
  };
}

const keysOf = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]);

const two = [
  section(1, [question(1), question(2)]),
  section(2, [question(3), question(4, { pointValue: 0 })]),
];
const answers = { 'uuid-of-question-1': 'the-correct-answer', 'uuid-of-question-2': 'a-private-answer' };

describe('the published page', () => {
  it('holds no answer, key, e-mail, link or author', () => {
    const page = composePage(source(answers, two));
    const text = JSON.stringify(page);
    for (const secret of ['private-answer', 'the-correct-answer', 'secret', 'card-1', 'sheets.example', '77'])
      expect(text).not.toContain(secret);
    for (const key of ['clientEmail', 'rawResponses', 'correctAnswer', 'hashedUrl', 'author', 'trelloCardId'])
      expect(keysOf(page)).not.toContain(key);
  });

  it('has no result where nothing applies to the clinic, and one where something does', () => {
    const notOurs = [
      option(1, { label: 'Yes', points: 10 }),
      option(2, { label: 'We have none', notApplicable: true, exclusive: true }),
    ];
    const areas = [1, 2].map((id) => section(id, [question(id, { options: notOurs })]));
    const answered = (second: string) =>
      composePage(source({ 'uuid-of-question-1': 'We have none', 'uuid-of-question-2': second }, areas))
        .evaluation.answered;
    expect(answered('We have none')).toMatchObject({ of: 0, isEnough: false });
    expect(answered('Yes')).toMatchObject({ of: 1, isEnough: true });
  });

  it('shows exactly the fields that a client sees', () => {
    const page = composePage(source(answers, two));
    expect(Object.keys(page).sort()).toEqual([
      'evaluation',
      'globalRecommendedProducts',
      'language',
      'products',
      'questionnaire',
      'sectionData',
      'sections',
      'welcomeTexts',
    ]);
    expect(Object.keys(page.evaluation).sort()).toEqual([
      'answered',
      'clientName',
      'clinicName',
      'generatedTexts',
      'id',
      'maxScore',
      'percentage',
      'sectionScores',
      'textOrigins',
      'totalScore',
    ]);
    expect(page.sections[0]).toMatchObject({ id: 1, name: 'Section 1', maxScore: 20 });
    expect(page.sections[0]!.questions).toEqual([
      { id: 1, questionText: 'Question 1?', pointValue: 10, points: 10 },
      { id: 2, questionText: 'Question 2?', pointValue: 10, points: 0 },
    ]);
    expect(page.evaluation.textOrigins).toEqual({ summary: 'person' });
  });

  it('names who has read it only where a person has, and one is named', () => {
    const given = source(answers, two);
    const reviewerOf = (by: ApprovedBy | null, reviewerName: string | null = 'Dr. Szabó Éva') =>
      composePage({
        ...given,
        evaluation: {
          ...given.evaluation,
          approval: by && { by, adminId: 77, at: '2026-01-01T00:00:00.000Z' },
        },
        questionnaire: { ...given.questionnaire, reviewerName },
      }).evaluation.reviewer;
    expect(reviewerOf('person')).toEqual({ name: 'Dr. Szabó Éva', role: 'tanácsadó' });
    expect(reviewerOf('person', null)).toBeUndefined();
    expect(reviewerOf('automatic')).toBeUndefined();
    expect(reviewerOf(null)).toBeUndefined();
  });

  it('leaves out questions without points and sections that do not count', () => {
    const page = composePage(
      source(answers, [...two, section(3, [question(9)], { includeInEvaluation: false })]),
    );
    expect(page.sections.map(({ id }) => id)).toEqual([1, 2]);
    expect(page.sections[1]!.questions.map(({ id }) => id)).toEqual([3]);
    expect(Object.keys(page.sectionData)).toEqual(['1', '2']);
  });

  it('shows sections as they were scored, also when the questionnaire has grown since', () => {
    const old = source(answers, two);
    const page = composePage({ ...old, sections: [...two, section(8, [question(20)])] });
    expect(page.sections.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('stands without texts and without anything to score', () => {
    const empty = source({}, []);
    const page = composePage({ ...empty, evaluation: { ...empty.evaluation, generatedTexts: null } });
    expect(page.evaluation.generatedTexts).toEqual({
      summary: '',
      motivationalMessage: '',
      sections: {},
      strengths: {},
    });
    expect(page.evaluation).toMatchObject({ totalScore: 0, maxScore: 0, percentage: 0 });
    expect(JSON.stringify(page)).not.toMatch(/NaN|Infinity/);
  });

  it('says how much was answered, and which questions have no answer that could be read', () => {
    const page = composePage(source({ '1': 'the-correct-answer', '3': 'no' }, two));
    expect(page.evaluation.answered).toMatchObject({ questions: 2, of: 3, isEnough: true });
    expect(page.sections.flatMap(({ questions }) => questions.map(({ state }) => state))).toEqual([
      undefined,
      'unanswered',
      undefined,
    ]);
    expect(page.questionnaire).toEqual({ id: 5 });
  });

  it('judges nothing and recommends nothing where too few questions were answered', () => {
    const given = source({ '1': 'no' }, two);
    const change = { date: '2026-01-01', before: 80, difference: -80, sameQuestions: true, sections: [] };
    const page = composePage({ ...given, change });
    expect(page.evaluation.answered).toEqual({ questions: 1, of: 3, pointsShare: 33.3, isEnough: false });
    expect(page.evaluation).not.toHaveProperty('change');
    expect(page.evaluation.generatedTexts).toEqual({
      summary: 'Sum',
      motivationalMessage: '',
      sections: {},
      strengths: {},
    });
    expect(page).toMatchObject({ products: [], sectionData: {}, globalRecommendedProducts: [] });
    expect(page.questionnaire).toEqual({ id: 5, form: '/q/smile' });
    expect(composePage({ ...given, form: null }).questionnaire).toEqual({ id: 5 });
    const questionnaire = { ...given.questionnaire, minAnsweredPercent: 33 };
    expect(composePage({ ...given, questionnaire }).sectionData[1]?.tips).toHaveLength(2);
  });

  it('changes nothing in what it reads', () => {
    const given = source(answers, two);
    const before = JSON.stringify(given);
    composePage(given);
    expect(JSON.stringify(given)).toBe(before);
  });
});
