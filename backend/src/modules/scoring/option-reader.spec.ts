import fc from '../../../test/setup/random-inputs.js';
import { option, question, section } from '../../../test/make/sections.js';
import { nearestFinder, optionReader } from './option-reader.js';
import { scoreEvaluation } from './score.js';
import type { Answer, ScoredOption } from './scoring.types.js';

const single = [
  option(1, { label: 'Igen', points: 4 }),
  option(2, { label: 'Részben', points: 1, aliases: ['igen, de csak részben'] }),
  option(3, { label: 'Nem' }),
];
const several = [
  option(11, { label: 'E-mail', points: 2 }),
  option(12, { label: 'Telefon, SMS', points: 2 }),
  option(13, { label: 'Telefon', points: 1 }),
  option(14, { label: 'Egyik sem', exclusive: true }),
];
const read = (kind: 'single' | 'multiple', options: ScoredOption[], answer: Answer) => {
  const { options: chosen, unknown } = optionReader({ kind, options })!(answer);
  return [chosen.map(({ id }) => id), unknown];
};

describe('An answer to a question with options', () => {
  it.each<[Answer, number[], string[]]>([
    ['igen', [1], []],
    [' RÉSZBEN\u00a0', [2], []],
    ['Igen, de csak részben', [2], []],
    ['talán', [], ['talán']],
    ['Igen, Nem', [], ['Igen, Nem']],
    ['', [], []],
    [null, [], []],
    [true, [], ['true']],
  ])('of which one is chosen: %j', (answer, chosen, unknown) => {
    expect(read('single', single, answer)).toEqual([chosen, unknown]);
  });

  it.each<[Answer, number[], string[]]>([
    ['E-mail, Telefon', [11, 13], []],
    ['telefon, sms; e-mail', [11, 12], []],
    ['Telefon, SMS', [12], []],
    ['E-mail\nFax, fax, Telefon', [11, 13], ['Fax', 'fax']],
    ['Egyik sem', [14], []],
    ['Egyik sem, E-mail', [], ['Egyik sem, E-mail']],
    ['E-mail, E-mail', [11], []],
    [' , ; ', [], []],
  ])('of which several are chosen: %j', (answer, chosen, unknown) => {
    expect(read('multiple', several, answer)).toEqual([chosen, unknown]);
  });

  it('is found with other dashes, unless an option is written just so', () => {
    const ranges = [option(1, { label: 'Kettő–öt' }), option(2, { label: 'Hat—tíz' })];
    expect(read('single', ranges, 'kettő-öt')).toEqual([[1], []]);
    expect(read('multiple', ranges, 'Kettő\u2010öt; hat-tíz')).toEqual([[1, 2], []]);
    const both = [option(1, { label: '2–5' }), option(2, { label: '2-5' }), option(3, { label: '2—5' })];
    expect(read('single', both, '2-5')).toEqual([[2], []]);
    expect(read('single', both, '2—5')).toEqual([[3], []]);
    expect(read('single', both, '2\u22125')).toEqual([[1], []]);
  });

  it('is read in a moment with 200 parts, and quoted in short', () => {
    const parts = Array.from({ length: 200 }, (_, n) =>
      n % 2 ? 'Telefon, SMS' : `Part ${n} ${'x'.repeat(300)}`,
    );
    const [chosen, unknown] = read('multiple', several, parts.join(', '));
    expect(chosen).toEqual([12]);
    expect(unknown).toHaveLength(100);
    expect((unknown as string[]).every((value) => value.length <= 200)).toBe(true);
  });

  it('is not read by options where there are none, or where it is free text', () => {
    expect(optionReader({ kind: 'single', options: [] })).toBeNull();
    expect(optionReader({ kind: 'text', options: single })).toBeNull();
  });

  it('finds whatever set of options was ticked, in any order, whatever their labels hold', () => {
    const label = fc.string({
      unit: fc.constantFrom('a', 'b', ',', ' ', ';', 'é'),
      minLength: 1,
      maxLength: 8,
    });
    const labels = fc
      .uniqueArray(label, { minLength: 1, maxLength: 6, selector: (text) => text.replace(/[\s,;]+/g, '') })
      .filter((all) => all.every((text) => /[abé]/.test(text)));
    fc.assert(
      fc.property(labels, fc.infiniteStream(fc.boolean()), (all, ticked) => {
        const options = all.map((text, n) => option(n + 1, { label: `${n}${text}${n}` }));
        const chosen = options.filter(() => ticked.next().value);
        const answer = chosen
          .map(({ label: text }) => text)
          .toReversed()
          .join(', ');
        expect(read('multiple', options, answer)).toEqual([chosen.map(({ id }) => id), []]);
      }),
    );
  });
});

describe('Points of a question with options', () => {
  const scoreOf = (
    kind: 'single' | 'multiple',
    options: ScoredOption[],
    pointValue: number,
    answer: Answer,
  ) => {
    const asked = question(1, { kind, options, pointValue, correctAnswer: 'Nem' });
    const { sectionScores, chosenOptions, unknownAnswers } = scoreEvaluation(
      [section(1, [asked])],
      { '1': answer },
      'hu',
    );
    const { points, answered } = sectionScores[0]!.questions[0]!;
    return { points, answered, chosenOptions, unknownAnswers };
  };

  it('are those of the chosen one, whatever the correct answer says', () => {
    expect(scoreOf('single', single, 4, 'Részben')).toEqual({
      points: 1,
      answered: true,
      chosenOptions: { 1: [2] },
      unknownAnswers: {},
    });
    expect(scoreOf('single', single, 4, 'Nem').points).toBe(0);
  });

  it('add up where several are chosen', () => {
    expect(scoreOf('multiple', several, 5, 'E-mail, Telefon').points).toBe(3);
    expect(scoreOf('multiple', several, 5, 'Telefon, SMS, Telefon, E-mail').points).toBe(5);
  });

  it('are none for an answer that is no option: the question counts as unanswered, and the answer is stored', () => {
    expect(scoreOf('single', single, 4, 'talán')).toEqual({
      points: 0,
      answered: false,
      chosenOptions: { 1: [0] },
      unknownAnswers: { 1: ['talán'] },
    });
    expect(scoreOf('multiple', several, 5, 'E-mail, Fax')).toEqual({
      points: 2,
      answered: true,
      chosenOptions: { 1: [11, 0] },
      unknownAnswers: { 1: ['Fax'] },
    });
  });

  it('follow the correct answer where no option carries points, and the answer is read all the same', () => {
    const bare = single.map((one) => ({ ...one, points: 0 }));
    expect(scoreOf('single', bare, 4, 'Nem')).toEqual({
      points: 4,
      answered: true,
      chosenOptions: { 1: [3] },
      unknownAnswers: {},
    });
    expect(scoreOf('single', bare, 4, 'talán')).toMatchObject({
      points: 0,
      answered: true,
      chosenOptions: { 1: [0] },
    });
  });

  it('are counted for no background question, whose answers are read', () => {
    const asked = question(1, { options: single.map((one) => ({ ...one, points: 0 })), pointValue: 0 });
    const { sectionScores, chosenOptions } = scoreEvaluation([section(1, [asked])], { '1': 'Igen' }, 'hu');
    expect([sectionScores, chosenOptions]).toEqual([[], { 1: [1] }]);
  });
});

describe('The nearest option', () => {
  it.each([
    ['részben igen', 2],
    ['Igen!', 1],
    ['igen, de csak kis részben', 2],
    ['nem tudom', 3],
    ['Yes', 1],
    ['Parţial', 2],
    ['NU', 3],
    ['xyz', null],
    ['', null],
  ])('of %j', (value, id) => {
    expect(nearestFinder(single)(value)?.id ?? null).toBe(id);
  });
});
