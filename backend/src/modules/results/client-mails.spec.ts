import type { PublishedPage } from '../evaluations/published-page.js';
import { compose } from '../mail/wording/compose.js';
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
    ['hu', '57,7% (jó)', 'Egyetlen pontot hozó lépés sem fontosabb ennél.'],
    ['en', '57.7% (good)', 'No step that brings points matters more.'],
    ['ro', '57,7 % (bun)', 'Niciun alt pas care aduce puncte nu este mai important.'],
  ] as const)('tells score and first step (%s)', (language, score, reason) => {
    const content = resultContent(named, 'https://x.example/evaluation/a', pageOf(language), true);
    expect({ ...content, score: content.score.replaceAll('\u00a0', ' ') }).toEqual({
      change: '',
      expert: '',
      expertRole: '',
      percent: expect.stringMatching(/^57[,.]7\s?%$/),
      reason,
      clientName: 'Liget',
      clinicName: 'Liget',
      link: 'https://x.example/evaluation/a',
      score,
      step: 'First',
    });
  });

  it.each([
    ['hu', 'A pontot hozó lépések közül ez a legfontosabb.'],
    ['en', 'Of all the steps that bring points, this one matters most.'],
    ['ro', 'Dintre toți pașii care aduc puncte, acesta este cel mai important.'],
  ] as const)(
    'says why a step comes first as the page does, by its first sentence (%s)',
    (language, reason) => {
      const page = pageOf(language);
      const [first] = page.sectionData[2]!.tips;
      page.sectionData[2]!.tips[0] = { ...first!, weight: 3, tip: 'First. And more about it.' };
      expect(resultContent(named, 'x', page, true)).toMatchObject({ step: 'First.', reason });
    },
  );

  it('is signed by the expert who has read it', () => {
    const page = pageOf('hu');
    page.evaluation.reviewer = { name: 'Dr. Példa', role: null };
    expect(resultContent(named, 'x', page, true)).toMatchObject({ expert: 'Dr. Példa', expertRole: '' });
  });

  it('tells neither where they are left out, or where nothing counts', () => {
    expect(resultContent(named, 'x', pageOf('en'), false)).toMatchObject({ score: '', step: '' });
    expect(resultContent(named, 'x', pageOf('en', 0), true)).toMatchObject({ score: '', step: '' });
  });

  it.each([
    ['hu', 'nincs eredmény'],
    ['en', 'no result'],
    ['ro', 'nu există un rezultat'],
  ] as const)(
    'says how much was answered where that is no result, and nothing that judges (%s)',
    (language, none) => {
      const page = pageOf(language);
      page.evaluation.answered = { questions: 3, of: 31, pointsShare: 9.7, isEnough: false };
      for (const showsScore of [true, false]) {
        const content = resultContent(named, 'https://x.example/evaluation/a', page, showsScore);
        const { subject, text } = compose('result', language, content, {});
        expect(subject).toContain(none);
        expect(text).toMatch(/31.*3|3.*31/);
        expect(`${subject} ${text}`).not.toMatch(/57[,.]7|First|Elkészült|is ready|este gata/);
      }
    },
  );
});
