import { LANGUAGES } from '../../../platform/http/languages.js';
import { PDF_TEXTS } from '../pdf/texts.js';
import { Words } from '../pdf/words.js';
import { PLAN_LABELS } from './plan-labels.js';
import { planSheet } from './plan-workbook.js';

it('The plan’s sheet says what the page says, and gives no step a day or points that it does not have', () => {
  const step = {
    questionId: 'q',
    text: 'Ask.',
    sectionName: 'Area',
    weight: 1,
    points: 0,
    missing: 62.5,
    part: 'now',
    state: 'open',
    who: '',
    due: null,
  } as const;
  const noted = { who: 'Ann', due: '2027-01-31', effort: 'small' } as const;
  const rows = LANGUAGES.map((language) =>
    planSheet(
      [
        { ...step, ...noted, points: 5, reason: 'area' },
        { ...step, prepares: 8, part: 'later' },
      ],
      PLAN_LABELS[language],
      new Words(PDF_TEXTS[language], language),
    ).rows.slice(1),
  );
  expect(rows).toEqual([
    [
      [
        'Most',
        'Ask.',
        'Area',
        'Ezen a területen a pontok 62,5%-a hiányzik.',
        5,
        'kevés munka',
        'Ann',
        '2027-01-31',
      ],
      ['Később', 'Ask.', 'Area', '', 'előkészítő lépés 8 ponthoz', '', '', null],
    ],
    [
      [
        'Now',
        'Ask.',
        'Area',
        '62.5% of the points in this area are still missing.',
        5,
        'little effort',
        'Ann',
        '2027-01-31',
      ],
      ['Later', 'Ask.', 'Area', '', 'prepares the way to 8 points', '', '', null],
    ],
    [
      [
        'Acum',
        'Ask.',
        'Area',
        'În acest domeniu lipsesc 62,5\u00a0% din puncte.',
        5,
        'efort redus',
        'Ann',
        '2027-01-31',
      ],
      ['Mai târziu', 'Ask.', 'Area', '', 'pas pregătitor pentru 8 puncte', '', '', null],
    ],
  ]);
});
