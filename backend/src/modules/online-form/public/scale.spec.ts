import { option } from '../../../../test/make/sections.js';
import { isScale } from './scale.js';

const OFTEN = ['Never', 'Rarely', 'Sometimes', 'Often', 'Always'];
/** Options by their labels; the n-th one has the n-th number as its points. */
const steps = (labels: readonly string[], points: readonly number[] = []) =>
  labels.map((label, at) => option(at + 1, { label, points: points[at] ?? 0 }));
const instead = option(99, { label: 'We have no laboratory, so this is not for us', notApplicable: true });

describe('the options of a question are a scale', () => {
  it.each<[what: string, labels: string[], points: number[]]>([
    ['words whose points rise', OFTEN, [0, 1, 2, 5, 9]],
    ['words whose points fall', OFTEN, [4, 3, 2, 1, 0]],
    ['three of them', ['Igen', 'Részben', 'Nem'], [5, 2, 0]],
    ['seven of 14 letters', Array.from({ length: 7 }, () => 'Nagyon gyakran'), [0, 1, 2, 3, 4, 5, 6]],
    ['numbers that go up', ['1', '2', '3', '4', '5'], []],
    ['numbers that go down', ['3', '2', '1'], []],
    ['eleven numbers', ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'], []],
    ['numbers, whatever their points', ['1', '2', '3'], [0, 5, 5]],
  ])('where they are %s', (_what, labels, points) => {
    expect(isScale('single', steps(labels, points))).toBe(true);
    expect(isScale('single', [...steps(labels, points), instead])).toBe(true);
  });

  it.each<[what: string, labels: string[], points: number[]]>([
    ['bring the same points', OFTEN, [0, 1, 1, 2, 3]],
    ['bring none', OFTEN, []],
    ['rise and fall', OFTEN, [0, 2, 4, 2, 0]],
    ['are two', ['Yes', 'No'], [0, 1]],
    ['are eight', [...OFTEN, 'Once', 'Twice', 'Thrice'], [0, 1, 2, 3, 4, 5, 6, 7]],
    ['are longer than 14 letters', ['Never', 'Now and then, if', 'Always'], [0, 1, 2]],
    ['are numbers with gaps', ['1', '2', '4'], []],
    ['are numbers and words', ['1', '2', '3 or more'], []],
    ['are twelve numbers', Array.from({ length: 12 }, (_one, at) => String(at)), []],
    ['are not there', [], []],
  ])('but not where they %s', (_what, labels, points) =>
    expect(isScale('single', steps(labels, points))).toBe(false),
  );

  it('but not where several may be chosen, or where a number is asked for', () => {
    const points = [0, 1, 2, 3, 4];
    expect(isScale('multiple', steps(OFTEN, points))).toBe(false);
    expect(isScale('number', steps(OFTEN, points))).toBe(false);
  });

  it('but not where what does not apply stands among them', () => {
    const [first, ...others] = steps(OFTEN, [0, 1, 2, 3, 4]);
    expect(isScale('single', [first!, instead, ...others])).toBe(false);
    expect(isScale('single', [...steps(['Yes', 'No'], [1, 0]), instead])).toBe(false);
  });
});
