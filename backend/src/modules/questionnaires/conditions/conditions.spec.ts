import { isCondition, type Condition } from './condition.js';
import { type Answers, holds } from './holds.js';
import { type Outline, parseCondition, printCondition } from './written.js';

const outline: Outline = {
  sections: [
    {
      id: 7,
      questions: [
        {
          id: 70,
          options: [
            { id: 700, label: 'Igen' },
            { id: 701, label: 'Nem, és nem is tervezzük' },
          ],
        },
        { id: 71, options: [] },
      ],
    },
    {
      id: 8,
      questions: [
        {
          id: 80,
          options: [
            { id: 800, label: 'Email' },
            { id: 801, label: 'SMS' },
          ],
        },
      ],
    },
  ],
};
const read = (text: string) => parseCondition(text, outline);
const condition = (text: string): Condition => {
  const found = read(text);
  if ('error' in found) throw new Error(JSON.stringify(found.error));
  return found.condition;
};
const response = (chosen: Record<number, number[]>, percents: Record<string, number> = {}): Answers => ({
  chosen: (id) => chosen[id] ?? null,
  isAnswered: (id) => id in chosen,
  percent: (id) => percents[id ?? 'total'] ?? null,
});

describe('A written condition', () => {
  it('names questions by place, options by label, in any of the quotation marks', () => {
    const yes = { question: 70, chose: 'any', options: [700] };
    for (const text of [
      'Q1.1 is "Igen"',
      'q1.1 IS „igen”',
      'Q1.1 is „Igen“',
      'Q1.1 is «Igen»',
      '(Q1.1 is “Igen”)',
    ])
      expect(condition(text)).toEqual(yes);
    expect(condition('Q2.1 has all "SMS", "Email" and not section 2 < 50,5 % or total ≥ 80')).toEqual({
      any: [
        { all: [{ question: 80, chose: 'all', options: [801, 800] }, { not: { section: 8, below: 50.5 } }] },
        { section: null, atLeast: 80 },
      ],
    });
    expect(condition('Q1.2 is answered')).toEqual({ question: 71, answered: true });
  });

  it('that is none says where and why', () => {
    const errorOf = (text: string) => read(text) as { error: unknown };
    expect(errorOf('Q3.1 is "Igen"').error).toEqual({ code: 'unknown_question', at: 0, found: 'Q3.1' });
    expect(errorOf('Q1.1 is "Talán"').error).toEqual({ code: 'unknown_option', at: 8, found: 'Talán' });
    expect(errorOf('section 9 >= 5').error).toEqual({ code: 'unknown_section', at: 8, found: '9' });
    expect(errorOf('Q1.1 is').error).toEqual({ code: 'syntax', at: 7, found: '' });
    expect(errorOf('Q1.1 is "Igen" Q1.1 is "Igen"').error).toEqual({ code: 'syntax', at: 15, found: 'Q1.1' });
    expect(errorOf(`${'('.repeat(30)}total < 5${')'.repeat(30)}`).error).toMatchObject({ code: 'too_large' });
    expect(errorOf(Array.from({ length: 31 }, () => 'total < 5').join(' and ')).error).toMatchObject({
      code: 'too_large',
    });
  });

  it('is not printed where it names what is not there', () => {
    expect(printCondition({ question: 70, chose: 'any', options: [700, 701] }, outline)).toBe(
      'Q1.1 is "Igen", "Nem, és nem is tervezzük"',
    );
    expect(printCondition({ question: 70, chose: 'any', options: [999] }, outline)).toBeNull();
    expect(
      printCondition(
        {
          all: [
            { section: 5, below: 5 },
            { section: 7, below: 5 },
          ],
        },
        outline,
      ),
    ).toBeNull();
  });
});

describe('The truth of a condition', () => {
  it('is unknown where nobody answered, and stays so under not', () => {
    const yes = condition('Q1.1 is "Igen"');
    expect(holds(yes, response({ 70: [700] }))).toBe(true);
    expect(holds(yes, response({ 70: [701] }))).toBe(false);
    expect(holds(yes, response({}))).toBeNull();
    expect(holds({ not: yes }, response({}))).toBeNull();
    expect(holds(condition('not Q1.1 is answered'), response({}))).toBe(true);
  });

  it('of a group is known as soon as one part decides it', () => {
    const both = condition('Q1.1 is "Igen" and Q2.1 is "SMS"');
    const either = condition('Q1.1 is "Igen" or Q2.1 is "SMS"');
    expect(holds(both, response({ 80: [800] }))).toBe(false);
    expect(holds(both, response({ 80: [801] }))).toBeNull();
    expect(holds(either, response({ 80: [801] }))).toBe(true);
    expect(holds(either, response({ 80: [800] }))).toBeNull();
  });

  it('of a percentage is unknown without a result, and its limits belong upwards', () => {
    const [least, below] = [condition('section 2 >= 50'), condition('total < 50')];
    expect(holds(least, response({}, { 8: 50 }))).toBe(true);
    expect(holds(least, response({}, { 8: 49.9 }))).toBe(false);
    expect(holds(below, response({}, { total: 50 }))).toBe(false);
    expect(holds(below, response({}))).toBeNull();
  });
});

it('Only what has a condition’s shape is one', () => {
  const no: unknown[] = [
    null,
    [],
    {},
    { all: [] },
    { any: 'x' },
    { question: 1, chose: 'any', options: [] },
    { question: 1, chose: 'some', options: [1] },
    { question: '1', answered: true },
    { question: 1, answered: false },
    { section: 1, below: 101 },
    { section: 1, below: 5, atLeast: 4 },
    { section: undefined, below: 5 },
    { not: { not: { not: { not: { not: { not: { section: null, below: 5 } } } } } } },
    { section: 1.5, below: 5 },
    { section: null, below: Number.NaN },
  ];
  for (const one of no) expect([one, isCondition(one)]).toEqual([one, false]);
  expect(isCondition({ not: { section: null, below: 0 } })).toBe(true);
});
