import fc from '../../../../test/setup/random-inputs.js';
import { type Condition, isCondition, type Test, testsOf, withIds } from './condition.js';
import { type Answers, holds } from './holds.js';
import { type Outline, parseCondition, printCondition } from './written.js';

const label = fc.oneof(
  fc.constantFrom('Yes', 'No', 'Igen, naponta', 'a "quoted" one', 'and', 'Q1.1', '„belső”', '5 % (fő)'),
  fc.string({ minLength: 1, maxLength: 12 }).filter((text) => text.trim() !== ''),
);
/** Two sections of two questions with three options each, of which no two read alike. */
const outline: fc.Arbitrary<Outline> = fc
  .array(fc.uniqueArray(label, { minLength: 3, maxLength: 3, selector: folded }), {
    minLength: 4,
    maxLength: 4,
  })
  .map((labels) => {
    const questions = labels.map((own, at) => ({
      id: 10 + at,
      options: own.map((text, place) => ({ id: 100 * (at + 1) + place, label: text })),
    }));
    return {
      sections: [
        { id: 1, questions: questions.slice(0, 2) },
        { id: 2, questions: questions.slice(2) },
      ],
    };
  });

function folded(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
}

const question = fc.constantFrom(10, 11, 12, 13);
const percent = fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10);
const section = fc.constantFrom(1, 2, null);
const test: fc.Arbitrary<Test> = fc.oneof(
  fc
    .tuple(
      question,
      fc.constantFrom('any' as const, 'all' as const),
      fc.subarray([0, 1, 2], { minLength: 1 }),
    )
    .map(([id, chose, places]) => ({
      question: id,
      chose,
      options: places.map((place) => 100 * (id - 9) + place),
    })),
  question.map((id) => ({ question: id, answered: true as const })),
  fc.tuple(section, percent).map(([id, atLeast]) => ({ section: id, atLeast })),
  fc.tuple(section, percent).map(([id, below]) => ({ section: id, below })),
);
/** Groups of two or more, none straight in one of its own kind: as they are written. */
const condition = fc.letrec<{ all: Condition; any: Condition; not: Condition; test: Test }>((tie) => ({
  test,
  not: fc.oneof({ depthSize: 'small' }, tie('test'), tie('all'), tie('any')).map((not) => ({ not })),
  all: fc
    .array(fc.oneof({ depthSize: 'small', maxDepth: 3 }, tie('test'), tie('not'), tie('any')), {
      minLength: 2,
      maxLength: 3,
    })
    .map((all) => ({ all })),
  any: fc
    .array(fc.oneof({ depthSize: 'small', maxDepth: 3 }, tie('test'), tie('not'), tie('all')), {
      minLength: 2,
      maxLength: 3,
    })
    .map((any) => ({ any })),
}));
const conditions = fc
  .oneof(condition.test, condition.not, condition.all, condition.any)
  .filter((one) => isCondition(one));

describe('Conditions', () => {
  it('read back from what is printed as the same', () => {
    fc.assert(
      fc.property(conditions, outline, (one, parts) => {
        expect(parseCondition(printCondition(one, parts)!, parts)).toEqual({ condition: one });
      }),
    );
  });

  it('never throw on any text', () => {
    const piece = fc.constantFrom(
      'Q1.1',
      'is',
      '"',
      '(',
      ')',
      'not',
      'and',
      'or',
      'section 1',
      '<',
      '5',
      '%',
      ',',
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(' ')),
    );
    fc.assert(
      fc.property(text, outline, (written, parts) => {
        const read = parseCondition(written, parts);
        if ('condition' in read) expect(isCondition(read.condition)).toBe(true);
        else expect(written.slice(read.error.at)).toContain(read.error.found.trim().slice(0, 1));
      }),
    );
  });

  it('are true only if they are so whatever was answered to what is not known', () => {
    const given = fc.record({
      answers: fc.array(fc.option(fc.subarray([0, 1, 2]), { nil: null }), { minLength: 4, maxLength: 4 }),
      others: fc.array(fc.subarray([0, 1, 2]), { minLength: 4, maxLength: 4 }),
      percents: fc.tuple(percent, percent, percent),
    });
    fc.assert(
      fc.property(conditions, given, (one, { answers, others, percents }) => {
        const asks = testsOf(one).some((part) => 'answered' in part);
        fc.pre(!asks);
        const known = responseOf(answers, percents);
        const whole = responseOf(
          answers.map((answer, at) => answer ?? others[at]!),
          percents,
        );
        const truth = holds(one, known);
        expect(holds(one, whole)).not.toBeNull();
        if (truth !== null) expect(holds(one, whole)).toBe(truth);
      }),
    );
  });

  it('keep their truth under other ids, and are none where one has no other', () => {
    fc.assert(
      fc.property(conditions, fc.constantFrom(10, 11, 12, 13), (one, gone) => {
        const add = (id: number) => id + 1000;
        const moved = withIds(one, { question: add, option: add, section: add })!;
        const back = withIds(moved, { question: back1, option: back1, section: back1 });
        expect(back).toEqual(one);
        const names = testsOf(one).some((part) => 'question' in part && part.question === gone);
        const without = withIds(one, {
          question: (id) => (id === gone ? undefined : id),
          option: (id) => id,
          section: (id) => id,
        });
        expect(without === null).toBe(names);
      }),
    );
  });
});

const back1 = (id: number): number => id - 1000;

const responseOf = (
  answers: readonly (readonly number[] | null)[],
  [first, second, whole]: readonly [number, number, number],
): Answers => ({
  chosen: (id) => answers[id - 10]?.map((place) => 100 * (id - 9) + place) ?? null,
  isAnswered: (id) => answers[id - 10] !== null,
  percent: (id) => (id === 1 ? first : id === 2 ? second : whole),
});
