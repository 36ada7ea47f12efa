import { LANGUAGES } from '../../../platform/http/languages.js';
import { planSheet } from './plan-workbook.js';

it('A step that only prepares says so in the plan’s sheet instead of promising points', () => {
  const step = {
    questionId: 'q',
    text: 'Ask.',
    sectionName: 'Area',
    points: 0,
    period: 'first',
    state: 'open',
  } as const;
  const cells = LANGUAGES.map((language) => {
    const steps = [{ points: 5 }, { prepares: 8 }].map((more) => ({
      ...{ ...step, who: '', due: null },
      ...more,
    }));
    return planSheet(steps, language)
      .rows.slice(1)
      .map((row) => row[3]);
  });
  expect(cells).toEqual([
    [5, 'előkészítő lépés (8)'],
    [5, 'preparatory step (8)'],
    [5, 'pas pregătitor (8)'],
  ]);
});
