import { contentOf, pageOf } from '../../../../test/make/pdf-content.js';
import type { StepNotes } from './compose-plan.js';

/** A page with a step in each of eight areas, the last of which asks for an answer. */
function planned() {
  const page = pageOf({ language: 'en', sections: 8 });
  page.sections.forEach(({ id }) => {
    const effort = id === 2 ? { effort: 'large' as const } : {};
    const brings = id === 3 ? { points: 0, prepares: 8 } : { points: 5 };
    const asks = id === 8 ? { points: 0, state: 'unanswered' as const } : {};
    const tip = { tip: `Do ${id}. Then look.`, weight: 9 - id, questionId: `q${id}`, rank: id, ...brings };
    page.sectionData[id] = { tips: [{ ...tip, ...effort, ...asks }], recommendedProducts: [] };
  });
  return page;
}

describe('The plan in a PDF', () => {
  it('holds every step by its number and first sentence, with what its owner has noted, and what is to be answered', () => {
    const notes = (id: number, more: Partial<StepNotes>): StepNotes => ({
      questionId: `q${id}`,
      state: 'planned',
      who: '',
      due: null,
      ...more,
    });
    const kept = [
      notes(1, { who: 'Ann', due: '2027-01-31' }),
      notes(2, {}),
      notes(3, { state: 'open', who: 'Forgotten' }),
      notes(7, { state: 'done', due: '2027-02-28' }),
    ];
    const { plan } = contentOf({}, false, planned(), kept);
    expect(plan.periods.map(({ heading, rows }) => [heading, rows])).toEqual([
      [
        'Now',
        [
          ['1. Do 1.', '+5', 'Ann', '31 January 2027'],
          ['2. Do 2.', '+5', '', ''],
          ['3. Do 3.', 'prepares the way to 8 points', 'Forgotten', ''],
        ],
      ],
      [
        'Later',
        [
          ['4. Do 4.', '+5', '', ''],
          ['5. Do 5.', '+5', '', ''],
          ['6. Do 6.', '+5', '', ''],
        ],
      ],
      ['Done', [['7. Do 7.', '+5', '', '28 February 2027']]],
      ['What we have no answer to yet', [['8. Do 8.']]],
    ]);
    expect(plan.outcome).toBe('Now 62.5%; with these steps done it would be 67.2% (215 / 320 points).');
  });

  it('is begun in the letter, with the reason for the first step and for the order', () => {
    const page = planned();
    const { firstSteps } = contentOf({}, false, page);
    expect(firstSteps.items.map(({ label, text, note }) => [label, text, note])).toEqual([
      ['1.', 'Do 1.', 'Terület 1 · could add 5 points'],
      ['2.', 'Do 2.', 'Terület 2 · could add 5 points'],
      ['3.', 'Do 3.', 'Terület 3 · prepares the way to 8 points'],
    ]);
    expect(firstSteps).toMatchObject({
      heading: 'In this order',
      order: expect.stringMatching(/^Steps are ordered by their weight/),
      reason: 'Of all the steps that bring points, this one matters most.',
    });
    page.evaluation.sectionScores[0]!.percentage = 10;
    expect(contentOf({}, false, page).firstSteps.reason).toMatch(
      /It helps where you are weakest: Terület 1 \(10%\)\.$/,
    );
    page.evaluation.sectionScores[1]!.percentage = 5;
    page.sectionData[2]!.tips[0]!.weight = 8;
    expect(contentOf({}, false, page).firstSteps.reason).toBe(
      'No step that brings points matters more. After that, look at your weakest area, Terület 2 (5%).',
    );
  });

  it('numbers the steps of the areas, which ask no question again', () => {
    const { sections } = contentOf({}, false, planned());
    expect(sections.map(({ steps }) => steps.items)).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7].map((id) => [{ label: `${id}.`, text: `Do ${id}. Then look.` }]),
      [],
    ]);
  });
});
