import type { PublishedPage } from '../../evaluations/published-page.js';
import { sharedPage } from './shared-page.js';
import { hashOfToken, isSharedToken, newSharedToken, outlineOfAddress } from './shared-token.js';

const PRIVATE = 'what stays with the owner';
const page = {
  evaluation: {
    id: PRIVATE,
    clientName: PRIVATE,
    clinicName: 'Mosoly Fogászat',
    totalScore: 12,
    maxScore: 20,
    percentage: 60,
    sectionScores: [
      { sectionId: 3, name: PRIVATE, score: 12, maxScore: 20, percentage: 60, questions: [{ id: PRIVATE }] },
    ],
    generatedTexts: {
      summary: PRIVATE,
      motivationalMessage: PRIVATE,
      sections: { 3: { text: PRIVATE } },
      strengths: { 3: [PRIVATE] },
    },
    textOrigins: { summary: PRIVATE },
    approval: PRIVATE,
    oneDay: PRIVATE,
  },
  language: 'hu',
  sections: [
    {
      id: 3,
      name: 'Adatvédelem',
      description: PRIVATE,
      maxScore: 20,
      weightPercent: 100,
      questions: [{ id: 8, questionText: PRIVATE, pointValue: 20, points: 12 }],
      oneDay: PRIVATE,
    },
  ],
  products: [{ name: PRIVATE }],
  sectionData: { 3: { tips: [{ tip: PRIVATE }], recommendedProducts: [{ product: { name: PRIVATE } }] } },
  globalRecommendedProducts: [{ product: { name: PRIVATE } }],
  welcomeTexts: { greeting: PRIVATE, content: PRIVATE, tips: PRIVATE },
  questionnaire: { id: PRIVATE },
  plan: PRIVATE,
} as unknown as PublishedPage;

describe('A shared page', () => {
  it('holds exactly what may be shared, also of a page that holds more one day', () => {
    const shared = sharedPage(page, new Date('2027-02-21T10:00:00.000Z'));
    expect(shared).toEqual({
      shared: { until: '2027-02-21T10:00:00.000Z' },
      language: 'hu',
      evaluation: { clinicName: 'Mosoly Fogászat', totalScore: 12, maxScore: 20, percentage: 60 },
      sections: [{ id: 3, name: 'Adatvédelem', score: 12, maxScore: 20, percentage: 60, weightPercent: 100 }],
    });
    expect(JSON.stringify(shared)).not.toContain(PRIVATE);
  });
});

describe('The token of a shared link', () => {
  it('is never taken for an owner’s link, nor the other way round', () => {
    const tokens = Array.from({ length: 50 }, newSharedToken);
    expect(tokens.every(isSharedToken)).toBe(true);
    expect(new Set(tokens).size).toBe(50);
    expect(hashOfToken(tokens[0]!)).toMatch(/^[\da-f]{64}$/);
    for (const other of ['x'.repeat(27), 'x'.repeat(21), `${tokens[0]!}/`, `${tokens[0]!.slice(1)}.`])
      expect(isSharedToken(other)).toBe(false);
  });

  it('leaves an outline of the address it was mailed to', () => {
    expect(outlineOfAddress('anna.kovacs@clinic.example')).toBe('a…@clinic.example');
    expect(outlineOfAddress('"a@b"@clinic.example')).toBe('"…@clinic.example');
  });
});
