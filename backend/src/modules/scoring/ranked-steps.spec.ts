import { option, question, section } from '../../../test/make/sections.js';
import { rankedSteps } from './ranked-steps.js';
import { scoreEvaluation } from './score.js';
import type { RawResponses, ScoredSection } from './scoring.types.js';

const options = [
  option(1, { label: 'Yes', points: 6 }),
  option(2, { label: 'Partly', points: 2, advice: ' Finish it. ' }),
  option(3, { label: 'No', advice: 'Begin.' }),
];
const sections = [
  section(1, [
    question(1, { pointValue: 2, weight: 5, relatedTip: 'A' }),
    question(2, { pointValue: 6, weight: 5, options, relatedTip: 'Tip' }),
  ]),
  section(2, [
    question(3, { pointValue: 9, weight: 1 }),
    question(4, { pointValue: 4, weight: 5, relatedTip: ' ' }),
  ]),
];
const stepsOf = (responses: RawResponses, all: ScoredSection[] = sections) =>
  rankedSteps(all, scoreEvaluation(all, responses, 'en')).map(
    ({ question: { id }, section: own, state, missing, gain, text, rank }) => {
      expect(state === 'missed' ? gain > 0 && gain <= missing : gain === 0 && text === null).toBe(true);
      return [rank, own.id, id, missing, text, ...(state === 'missed' ? [] : [state])];
    },
  );
/** All are answered, and bring nothing. */
const NO = { '1': 'no', '2': 'no', '3': 'no', '4': 'no', '5': 'no' };

describe('rankedSteps', () => {
  it('goes by weight, then by the share of its area that answers lost, then by points', () => {
    expect(stepsOf(NO)).toEqual([
      [1, 1, 2, 6, 'Begin.'],
      [2, 2, 4, 4, null],
      [3, 1, 1, 2, 'A'],
      [4, 2, 3, 9, null],
    ]);
    expect(stepsOf({ ...NO, '2': 'Partly', '3': 'yes' })).toEqual([
      [1, 1, 2, 4, 'Finish it.'],
      [2, 1, 1, 2, 'A'],
      [3, 2, 4, 4, null],
    ]);
    expect(stepsOf({ ...NO, '2': 'yes' })).toEqual([
      [1, 2, 4, 4, null],
      [2, 1, 1, 2, 'A'],
      [3, 2, 3, 9, null],
    ]);
  });

  it('puts what could not be read and what nobody answered after all answers, whatever it weighs', () => {
    expect(stepsOf({ '2': 'perhaps', '3': 'no' })).toEqual([
      [1, 2, 3, 9, null],
      [2, 1, 2, 6, null, 'unreadable'],
      [3, 2, 4, 4, null, 'unanswered'],
      [4, 1, 1, 2, null, 'unanswered'],
    ]);
  });

  it('has none that is large among the first three while there are others', () => {
    const of = (id: number, effort: 'medium' | 'large') => question(id, { weight: 10 - id, effort });
    const ids = (...questions: ReturnType<typeof of>[]) =>
      stepsOf(NO, [section(1, questions)]).map(([, , id]) => id);
    expect(ids(of(1, 'large'), of(2, 'medium'), of(3, 'large'), of(4, 'medium'), of(5, 'medium'))).toEqual([
      2, 4, 5, 1, 3,
    ]);
    expect(ids(of(1, 'large'), of(2, 'medium'), of(3, 'large'))).toEqual([2, 1, 3]);
    expect(ids(of(1, 'medium'), of(2, 'medium'), of(3, 'medium'), of(4, 'large'))).toEqual([1, 2, 3, 4]);
  });

  it('gives the advice of the answer, and none without an answer that can be read', () => {
    const first = (answer: string) => stepsOf({ '2': answer }).find(([, , id]) => id === 2)![4];
    expect([first('No'), first('Partly'), first(''), first('perhaps')]).toEqual([
      'Begin.',
      'Finish it.',
      null,
      null,
    ]);
  });

  it('takes of several answers the advice of the one that brought least', () => {
    const many = [
      option(1, { label: 'a', points: 3, advice: 'Of a.' }),
      option(2, { label: 'b', points: 1, advice: 'Of b.' }),
      option(3, { label: 'c', points: 2 }),
    ];
    const asked = [section(1, [question(1, { kind: 'multiple', pointValue: 6, options: many })])];
    expect(stepsOf({ '1': 'a, b' }, asked)).toEqual([[1, 1, 1, 2, 'Of b.']]);
    expect(stepsOf({ '1': 'c' }, asked)).toEqual([[1, 1, 1, 4, null]]);
  });

  it('leaves out what is gone, excluded or full', () => {
    const score = scoreEvaluation(sections, { '2': 'yes', '3': 'yes' }, 'en');
    const left = [section(2, [sections[1]!.questions[1]!])];
    expect(rankedSteps(left, score).map(({ question: { id } }) => id)).toEqual([4]);
  });
});
