import { makeRow } from './make.ts';
import {
  type ClientPage,
  type Evaluation,
  type Finding,
  type OpenedTexts,
  type TextEvidence,
} from '../screens/evaluations/edit-panel/edit.api.ts';

const at = '2026-11-20T10:00:00Z';
const aiAt = { by: 'ai', author: null, at } as const;

/** A whole evaluation with two sections, as the API sends it. */
export function makeEvaluation(patch: Partial<Evaluation> = {}): Evaluation {
  const question = (id: number, points: number, answered: boolean) => ({
    id,
    questionId: `q${id}`,
    points,
    pointValue: 4,
    answered,
  });
  return {
    ...makeRow({ status: 'generated', generatedAt: '2026-11-20T10:00:00Z', version: 2 }),
    sectionScores: [
      {
        sectionId: 1,
        name: 'Időpontok',
        score: 4,
        maxScore: 8,
        percentage: 50,
        questions: [question(11, 4, true), question(12, 0, false)],
      },
      { sectionId: 2, name: 'Adatvédelem', score: 3, maxScore: 4, percentage: 75, questions: [] },
    ],
    responseOrigin: 'import',
    responseSource: '',
    rawResponses: { q11: 'Igen' },
    generatedTexts: {
      summary: 'Az eredmény jó.',
      motivationalMessage: 'Csak így tovább!',
      sections: { 1: { text: 'Az időpontok rendben.' }, 2: { text: 'Az adatok rendben.' } },
      strengths: { 1: ['Gyors', '', ''], 2: ['Biztos', '', ''] },
    },
    textOrigins: {
      summary: aiAt,
      motivationalMessage: { ...aiAt, by: 'person', author: 1, original: { text: 'Hajrá!', by: 'ai', at } },
      'sections.1': { ...aiAt, by: 'built-in' },
    },
    ...patch,
  };
}

/** The client's page of that evaluation. */
export function makePage(): ClientPage {
  const evaluation = makeEvaluation();
  const product = {
    id: 'p1',
    name: 'Időpontfoglaló',
    description: 'Online naptár.',
    url: 'https://example.com/naptar',
  };
  return {
    evaluation: {
      id: evaluation.id,
      clientName: evaluation.clientName,
      clinicName: evaluation.clinicName,
      totalScore: 7,
      maxScore: 12,
      percentage: 58.3,
      sectionScores: evaluation.sectionScores.map(({ questions: _questions, ...score }) => score),
      generatedTexts: evaluation.generatedTexts!,
      textOrigins: {},
    },
    language: 'hu',
    sections: [
      {
        id: 1,
        name: 'Időpontok',
        description: null,
        maxScore: 8,
        weightPercent: 66.7,
        questions: [
          { id: 11, questionText: 'Van telefonos foglalás?', pointValue: 4, points: 4 },
          { id: 12, questionText: 'Van online foglalás?', pointValue: 4, points: 0 },
        ],
      },
    ],
    products: [product],
    sectionData: {
      1: {
        tips: [{ tip: 'Nyissanak online foglalást.', weight: 5, questionId: 'q12', points: 4 }],
        recommendedProducts: [{ product, percentage: 50 }],
      },
    },
    globalRecommendedProducts: [],
    industryBenchmarks: { overall: { mean: 0, n: 0 }, sections: {} },
    position: null,
    welcomeTexts: { greeting: null, content: null, tips: null },
    consultationUrl: 'https://example.com',
    organisation: { name: null, address: null, phone: null, email: null },
    questionnaire: { id: 7 },
  };
}

/** What the texts of that evaluation rest on: a result, a strength in two texts, and a text of which nobody knows. */
export function makeEvidence(patch: Partial<TextEvidence> = {}): TextEvidence {
  const machine = { isByPerson: false, isStale: false };
  const whole = (text: string) => ({ start: 0, end: text.length });
  const one = (
    field: string,
    text: string,
    kind: TextEvidence['texts'][number]['sentences'][number]['kind'],
    facts: number[],
  ) => ({
    field,
    text,
    author: null,
    sentences: [{ ...machine, ...whole(text), kind, facts }],
  });
  return {
    version: 2,
    facts: [
      {
        questionId: 11,
        sectionId: 1,
        questionText: 'Van telefonos foglalás?',
        answer: 'Igen',
        meaning: 'Telefonon egész nap lehet foglalni.',
        points: 4,
        pointValue: 4,
        state: null,
        advice: null,
        product: null,
      },
    ],
    texts: [
      one('summary', 'Az eredmény jó.', 'strength', [11]),
      {
        ...one('motivationalMessage', 'Csak így tovább!', null, []),
        author: 1,
        sentences: [{ ...machine, ...whole('Csak így tovább!'), kind: null, facts: [], isByPerson: true }],
      },
      one('sections.1', 'Az időpontok rendben.', 'strength', [11]),
      one('sections.2', 'Az adatok rendben.', null, []),
      one('strengths.1.0', 'Gyors', 'strength', [11]),
    ],
    ...patch,
  };
}

/** Which parts of those texts a person has opened. */
export function makeOpened(...opened: string[]): OpenedTexts {
  const parts = ['summary', 'sections.1', 'sections.2'].map((part) => ({
    part,
    isOpened: opened.includes(part),
    secondsLeft: 0,
  }));
  return { version: 2, parts, isReadWhole: parts.every(({ isOpened }) => isOpened) };
}

/** A finding about a number in the summary. */
export function makeFinding(
  patch: Partial<Finding> = {},
): Required<Omit<Finding, 'fix'>> & Pick<Finding, 'fix'> {
  return {
    id: 'f1',
    field: 'summary',
    start: 12,
    end: 15,
    rule: 'number',
    text: '99%',
    message: 'Ez a szám nem következik az eredményből.',
    waiver: null,
    ...patch,
  };
}
