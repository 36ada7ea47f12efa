import { option, question, section } from '../../../../test/make/sections.js';
import type { Condition } from '../../questionnaires/conditions/condition.js';
import { unscoredPathOf } from './unscored-path.js';

const is = (id: number, ...options: number[]): Condition => ({ question: id, chose: 'any', options });
const [yes, no] = [option(11, { label: 'Yes' }), option(12, { label: 'No' })];
const asked = question(1, { pointValue: 0, options: [yes, no] });
const namesOf = (...sections: Parameters<typeof unscoredPathOf>[0][number][]) => {
  const path = unscoredPathOf(sections);
  return (
    path && [path.hidden?.id, ...path.answers.flatMap(({ options }) => options.map(({ label }) => label))]
  );
};

describe('A path that reaches no scored question', () => {
  it('is named with its answers and with what they hide', () => {
    const shown = question(2, { shownIf: is(1, 11) });
    expect(namesOf(section(1, [asked, shown]))).toEqual([2, 'No']);
    expect(namesOf(section(1, [asked]), section(7, [question(2)], { shownIf: is(1, 12) }))).toEqual([
      7,
      'Yes',
    ]);
    expect(unscoredPathOf([section(1, [asked, shown, question(3)])])).toBeNull();
    expect(unscoredPathOf([section(1, [asked, shown, question(3, { shownIf: is(1, 12) })])])).toBeNull();
    expect(unscoredPathOf([section(1, [asked, question(2)])])).toBeNull();
    expect(
      unscoredPathOf([section(1, [asked, question(3, { pointValue: 0, shownIf: is(1, 11) })])]),
    ).toBeNull();
  });

  it('may lead by an answer that does not apply, by several at once, and by what is hidden itself', () => {
    const none = option(13, { label: 'Not here', notApplicable: true });
    const scored = question(1, { pointValue: 2, options: [yes, no, none] });
    expect(namesOf(section(1, [scored, question(2, { shownIf: { not: is(1, 13) } })]))).toEqual([
      2,
      'Not here',
    ]);
    const several = { ...asked, kind: 'multiple' as const };
    const both: Condition = { not: { question: 1, chose: 'all', options: [11, 12] } };
    expect(namesOf(section(1, [several, question(2, { shownIf: both })]))).toEqual([2, 'Yes', 'No']);
    const second = question(2, { pointValue: 0, options: [option(21)], shownIf: is(1, 11) });
    expect(namesOf(section(1, [asked, second, question(3, { shownIf: is(2, 21) })]))).toEqual([3, 'No']);
  });

  it('is not searched where there are too many', () => {
    const many = Array.from({ length: 10 }, (_, at) =>
      question(at + 1, { pointValue: 0, options: [yes, no] }),
    );
    const shownIf = { all: many.map(({ id }) => is(id, 11)) };
    expect(unscoredPathOf([section(1, [...many, question(20, { shownIf })])])).toBeNull();
    const fewer = { all: shownIf.all.slice(0, 8) };
    expect(unscoredPathOf([section(1, [...many, question(20, { shownIf: fewer })])])).not.toBeNull();
  });
});
