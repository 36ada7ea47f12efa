import { option, question, section } from '../../../test/make/sections.js';
import { factsOf } from './writer-facts.js';

/** The question's id with a hash of its facts, and whether the answer is none of its options. */
const of = (id: number, isFreeText: boolean) => ({
  fact: [id, expect.any(String)],
  isFreeText,
});

describe('The facts for a text writer', () => {
  const sections = [
    section(
      1,
      [
        question(1, { questionText: 'Website?', pointValue: 2, relatedTip: ' Build one. ', weight: 1 }),
        question(2, { questionText: 'Booking?', pointValue: 5, relatedTip: 'Book online.', weight: 9 }),
        question(3, { questionText: 'Reminders?', pointValue: 5, relatedProduct: 'Reminder' }),
        question(4, { questionText: 'Background?', pointValue: 0, relatedTip: 'Never used' }),
        question(5, { questionText: 'Payment?', pointValue: 1, relatedProduct: 'Pay' }),
      ],
      { name: 'Presence', description: 'How patients find you.' },
    ),
    section(2, [question(6, { relatedProduct: 'Hidden' })], { includeInEvaluation: false }),
  ];
  const facts = factsOf(sections, { '1': 'no', '3': ' Yes ', '5': true, 'Background?': 'secret' }, 'en');

  it('tell scores, and questions by points, gained and missed apart', () => {
    expect(facts).toEqual({
      language: 'en',
      answered: { questions: 3, of: 4, pointsShare: 61.5, isEnough: true },
      totalScore: 6,
      maxScore: 13,
      percentage: 46.2,
      sections: [
        {
          sectionId: 1,
          name: 'Presence',
          description: 'How patients find you.',
          score: 6,
          maxScore: 13,
          percentage: 46.2,
          gained: [
            { ...of(3, true), questionText: 'Reminders?', points: 5, answer: 'Yes', meaning: null },
            { ...of(5, true), questionText: 'Payment?', points: 1, answer: 'true', meaning: null },
          ],
          missed: [
            {
              ...of(1, true),
              questionText: 'Website?',
              pointValue: 2,
              state: 'missed',
              gain: 2,
              answer: 'no',
              tip: 'Build one.',
              product: null,
              weight: 1,
              rank: 1,
              meaning: null,
            },
            {
              ...of(2, false),
              questionText: 'Booking?',
              pointValue: 5,
              state: 'unanswered',
              gain: 0,
              answer: null,
              tip: null,
              product: null,
              weight: 9,
              rank: 2,
              meaning: null,
            },
          ],
          tips: ['Build one.'],
        },
      ],
      tips: ['Build one.'],
      otherProducts: ['Reminder', 'Pay', 'Hidden'],
    });
  });

  it('tell at most 500 characters of an answer and never half a character', () => {
    const long = factsOf(sections, { '1': `x${'😀'.repeat(700)}` }, 'en');
    const answer =
      long.sections[0]?.missed.find(({ questionText }) => questionText === 'Website?')?.answer ?? '';
    expect([...answer]).toHaveLength(500);
    expect(() => encodeURIComponent(answer)).not.toThrow();
  });

  it('are empty, not wrong, for a questionnaire without counting questions', () => {
    expect(factsOf([], {}, 'hu')).toMatchObject({ totalScore: 0, maxScore: 0, percentage: 0, sections: [] });
  });

  it('give a clinic one wording of a meaning, the same each time, and other clinics others', () => {
    const wordings = ['Booking is online.', 'Patients book online.', 'There is an online calendar.'];
    const options = [option(1, { label: 'Yes', points: 5, meaning: wordings.join('\n') })];
    const others = Array.from({ length: 8 }, (_, at) => {
      const other = [option(2 * at + 2, { label: 'Yes' }), option(2 * at + 3, { label: 'No' })];
      return question(at + 2, { questionText: `Other ${at}?`, pointValue: 1, options: other });
    });
    const asked = [
      section(1, [question(1, { questionText: 'Booking?', pointValue: 5, options }), ...others]),
    ];
    const given = Array.from({ length: 40 }, (_, clinic) => {
      const answers = others.map(({ questionText }, at) => [questionText, (clinic >> at) % 2 ? 'Yes' : 'No']);
      const responses = { 'Booking?': 'Yes', ...Object.fromEntries(answers) };
      const read = () => factsOf(asked, responses, 'en').sections[0]!.gained[0]!.meaning;
      expect(read()).toBe(read());
      return read();
    });
    expect([...new Set(given)].toSorted()).toEqual(wordings);
  });

  it('name a product where nothing of what it serves is there, in any area', () => {
    const options = [
      option(1, { label: 'Yes', points: 4 }),
      option(2, { label: 'Partly', points: 2 }),
      option(3, { label: 'No' }),
    ];
    const asking = (id: number, relatedProduct: string) =>
      question(id, {
        questionText: `Q${id}?`,
        pointValue: 4,
        relatedTip: `Do ${id}.`,
        relatedProduct,
        options,
      });
    const asked = [
      section(1, [asking(1, 'Portal'), asking(2, 'Calendar'), asking(3, 'Phone')]),
      section(2, [asking(4, 'portal')]),
    ];
    const productsOf = (responses: Record<string, string>) =>
      factsOf(asked, responses, 'en')
        .sections[0]!.missed.toSorted((a, b) => a.questionText.localeCompare(b.questionText))
        .map(({ product }) => product);
    const answers = { 'Q1?': 'No', 'Q2?': 'Partly', 'Q3?': 'No' };
    expect(productsOf({ ...answers, 'Q4?': 'No' })).toEqual(['Portal', null, 'Phone']);
    expect(productsOf({ ...answers, 'Q4?': 'Yes' })).toEqual([null, null, 'Phone']);
  });
});
