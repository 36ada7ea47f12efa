import { scoringBasis } from './scoring-basis.js';

const question = (id: number, pointValue: number, correctAnswer: string | null = null) => ({
  id,
  kind: 'single' as const,
  pointValue,
  correctAnswer,
  options: [],
});
const section = (id: number, questions: ReturnType<typeof question>[], includeInEvaluation = true) => ({
  id,
  name: `Section ${id}`,
  includeInEvaluation,
  questions,
});
const basics = section(1, [question(1, 5, 'Igen'), question(2, 3)]);
const more = section(2, [question(3, 4)]);
const basis = scoringBasis([basics, more]);

describe('scoringBasis', () => {
  it('is the same where no score can differ', () => {
    const same = [
      [section(1, [question(2, 3, ''), question(1, 5, ' IGEN ')]), more],
      [section(1, [...basics.questions, question(9, 0)]), more],
      [basics, more, section(3, [question(4, 7)], false)],
      [basics, more, section(3, [question(4, 0)])],
      [basics, more, section(3, [])],
    ];
    for (const sections of same) expect(scoringBasis(sections)).toBe(basis);
  });

  it('differs where a score can differ', () => {
    const different = [
      [basics],
      [more, basics],
      [section(1, [question(1, 6, 'Igen'), question(2, 3)]), more],
      [section(1, [question(1, 5, 'Nem'), question(2, 3)]), more],
      [section(1, [question(1, 5, 'Igen')]), section(2, [question(3, 4), question(2, 3)])],
      [{ ...basics, includeInEvaluation: false }, more],
      [{ ...basics, name: 'Renamed' }, more],
      [basics, more, section(3, [question(4, 1)])],
    ];
    for (const sections of different) expect(scoringBasis(sections)).not.toBe(basis);
  });
});
