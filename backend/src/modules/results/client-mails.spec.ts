import type { PublishedPage } from '../evaluations/published-page.js';
import { resultContent } from './client-mails.js';

const named = { clientName: '', clinicName: 'Liget' };
const tip = (text: string, rank: number) => ({ tip: text, weight: 1, questionId: 'q', points: 1, rank });

const pageOf = (language: 'hu' | 'en' | 'ro', maxScore = 40) =>
  ({
    evaluation: { percentage: 57.74, maxScore },
    language,
    sectionData: {
      1: { tips: [tip('Second', 2)], recommendedProducts: [] },
      2: { tips: [tip('First', 1), tip('Third', 3)], recommendedProducts: [] },
    },
  }) as unknown as PublishedPage;

describe('the result mail', () => {
  it.each([
    ['hu', '57,7% (jó)'],
    ['en', '57.7% (good)'],
    ['ro', '57,7 % (bun)'],
  ] as const)('tells score and first step (%s)', (language, score) => {
    const content = resultContent(named, 'https://x.example/evaluation/a', pageOf(language));
    expect({ ...content, score: content.score.replaceAll('\u00a0', ' ') }).toEqual({
      change: '',
      clientName: 'Liget',
      clinicName: 'Liget',
      link: 'https://x.example/evaluation/a',
      score,
      step: 'First',
    });
  });

  it('tells neither where they are left out, or where nothing counts', () => {
    for (const page of [null, pageOf('en', 0)])
      expect(resultContent(named, 'x', page)).toMatchObject({ score: '', step: '' });
  });
});
