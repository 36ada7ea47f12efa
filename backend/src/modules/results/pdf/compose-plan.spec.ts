import { contentOf, pageOf } from '../../../../test/make/pdf-content.js';
import type { StepNotes } from './compose-plan.js';

describe('The plan in a PDF', () => {
  it('stands by period with what serves it, and what its owner has noted', () => {
    const page = pageOf({ language: 'en', sections: 8 });
    page.sections.forEach(({ id }) => {
      const effort = id === 2 ? { effort: 'large' as const } : {};
      const brings = id === 3 ? { points: 0, prepares: 8 } : { points: 5 };
      const tip = { tip: `Do ${id}.`, weight: 1, questionId: `q${id}`, rank: id, ...brings };
      page.sectionData[id] = { tips: [{ ...tip, productId: 'p', ...effort }], recommendedProducts: [] };
    });
    const notes = (id: number, more: Partial<StepNotes>): StepNotes => ({
      questionId: `q${id}`,
      state: 'planned',
      who: '',
      due: null,
      ...more,
    });
    const kept = [
      notes(1, { who: 'Ann', due: '2027-01-31' }),
      notes(3, { state: 'open', who: 'Forgotten' }),
      notes(7, { state: 'done' }),
    ];
    const { plan } = contentOf({}, false, page, kept).summary;
    expect(plan.periods.map(({ heading, items }) => [heading, items.map(({ text }) => text)])).toEqual([
      ['First: within 30 days', ['Do 1.']],
      ['Next: within 60 days', ['Do 2.', 'Do 3.', 'Do 4.']],
      ['Later: within 90 days', ['Do 7.']],
    ]);
    expect(plan.periods[0]!.items[0]).toEqual({
      text: 'Do 1.',
      note: 'Terület 1 · could add 5 points · What can help: Naptár Pro',
      kept: 'Planned · Ann · 31\u00a0January\u00a02027',
    });
    expect(plan.periods[1]!.items[0]!.note).toBe('Terület 2 · could add 5 points · larger project');
    expect(plan.periods[1]!.items[1]).toMatchObject({
      note: 'Terület 3 · prepares the way to 8 points',
      kept: '',
    });
    expect(plan.periods[2]!.items[0]).toMatchObject({ kept: 'Done' });
    expect(plan.outcome).toBe('Now 62.5%; with the ticked steps it would be 65.6% (210 / 320 points).');
    expect(contentOf({}, false, page).summary.plan.outcome).toBe('');
  });
});
