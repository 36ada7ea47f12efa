import { option, question, section } from '../../../test/make/sections.js';
import { rankedSteps } from './ranked-steps.js';
import { scoreEvaluation } from './score.js';
import type { ScoredOption, ScoredQuestion } from './scoring.types.js';

const pointsOf = (given: Partial<ScoredQuestion>, answer: string) => {
  const sections = [section(1, [question(1, given)])];
  const [step] = rankedSteps(sections, scoreEvaluation(sections, { '1': answer }, 'en'));
  return [step!.gain, step!.prepares, step!.text];
};
const booking = (no: Partial<ScoredOption> = {}): Partial<ScoredQuestion> => ({
  pointValue: 8,
  relatedTip: 'Tip',
  options: [
    option(1, { label: 'In real time', points: 8 }),
    option(2, { label: 'Requests', points: 3, advice: 'Open one kind.' }),
    option(3, { label: 'No', ...no }),
  ],
});
const boxes = (given: Partial<ScoredOption>[] = []): Partial<ScoredQuestion> => ({
  kind: 'multiple',
  pointValue: 6,
  relatedTip: 'Tip',
  options: [
    option(1, { label: 'a', points: 3, ...given[0] }),
    option(2, { label: 'b', points: 2, ...given[1] }),
    option(3, { label: 'c', points: 1, ...given[2] }),
    option(4, { label: 'none', exclusive: true, ...given[3] }),
  ],
});

describe('What a step promises', () => {
  it('is the difference to the next better answer, also where the question’s tip is given', () => {
    expect(pointsOf(booking({ advice: 'Make a form.' }), 'No')).toEqual([3, 0, 'Make a form.']);
    expect(pointsOf(booking(), 'No')).toEqual([3, 0, 'Tip']);
    expect(pointsOf(booking(), 'Requests')).toEqual([5, 0, 'Open one kind.']);
  });

  it('is the difference to the answer that it names, by label or former label', () => {
    expect(pointsOf(booking({ leadsTo: 'IN REAL TIME' }), 'No')).toEqual([8, 0, 'Tip']);
    const known = booking({ leadsTo: 'Always' });
    known.options![0]!.aliases = ['always'];
    expect(pointsOf(known, 'No')[0]).toBe(8);
  });

  it('falls back to the next better one where the named answer is gone, or brings no more', () => {
    expect(pointsOf(booking({ leadsTo: 'Gone' }), 'No')[0]).toBe(3);
    expect(pointsOf(booking({ leadsTo: 'No' }), 'No')[0]).toBe(3);
  });

  it('is of several all that is missing, or what the named one brings beside the others', () => {
    expect(pointsOf(boxes(), 'c')).toEqual([5, 0, 'Tip']);
    expect(pointsOf(boxes([{}, {}, { leadsTo: 'b' }]), 'c')).toEqual([2, 0, 'Tip']);
    expect(pointsOf(boxes([{}, {}, {}, { leadsTo: 'b', advice: 'Do b.' }]), 'none')).toEqual([2, 0, 'Do b.']);
    // Already ticked: what is left.
    expect(pointsOf(boxes([{}, {}, { leadsTo: 'b', advice: 'Do b.' }]), 'b, c')).toEqual([3, 0, 'Do b.']);
  });

  it('is of several those that are missing, where each says what to do then', () => {
    const all = ['A', 'B', 'C'].map((name) => ({ advice: `If missing: Add ${name}.` }));
    expect(pointsOf(boxes(all), 'c')).toEqual([5, 0, 'Add A. Add B.']);
    expect(pointsOf(boxes(all), 'none')).toEqual([6, 0, 'Add A. Add B. Add C.']);
    const last = boxes(all);
    last.options!.reverse();
    expect(pointsOf(last, 'c')[2]).toBe('Add A. Add B.');
    // An answer's own advice goes before, and the tip asks for all of them where one says nothing.
    expect(pointsOf(boxes([...all, { advice: 'Begin.', leadsTo: 'b' }]), 'none')).toEqual([2, 0, 'Begin.']);
    expect(pointsOf(boxes([all[0]!, {}, all[2]!]), 'c')).toEqual([5, 0, 'Tip']);
    expect(pointsOf(boxes([{}, ...all]), 'a')).toEqual([3, 0, 'Add A. Add B.']);
  });

  it('is of several that are missing what the three with most points bring', () => {
    const many = [1, 2, 3, 4].map((points) =>
      option(points, { label: `o${points}`, points, advice: `If missing: Add ${points}.` }),
    );
    const asked = { ...boxes(), pointValue: 11, options: [option(9, { label: 'had', points: 1 }), ...many] };
    expect(pointsOf(asked, 'had')).toEqual([9, 0, 'Add 4. Add 3. Add 2.']);
  });

  it('asks for none that are missing where one that stands alone brought more than they would', () => {
    const add = { advice: 'If missing: Add.' };
    const asked = boxes([add, add, add, { points: 7 }]);
    const best = option(5, { label: 'best', points: 9, exclusive: true });
    const given = { ...asked, pointValue: 9, options: [...asked.options!, best] };
    expect(pointsOf(given, 'none')).toEqual([2, 0, 'Tip']);
  });

  it('is of several only what those bring that do not prepare alone', () => {
    const add = { advice: 'If missing: Add.' };
    expect(pointsOf(boxes([add, { ...add, prepares: true }, add]), 'c')).toEqual([3, 0, 'Add. Add.']);
    expect(pointsOf(boxes([add, { ...add, prepares: true }, add]), 'a, c')).toEqual([0, 2, 'Add.']);
  });

  it('is all points where no option carries any', () => {
    expect(pointsOf({ pointValue: 5, correctAnswer: 'daily' }, 'never')).toEqual([5, 0, null]);
    const named = [option(1, { label: 'daily' }), option(2, { label: 'never', prepares: true })];
    const asked = { pointValue: 5, correctAnswer: 'daily', options: named };
    expect(pointsOf(asked, 'never')).toEqual([0, 5, null]);
  });

  it('is nothing where it only prepares, which tells what it prepares the way to', () => {
    const ask = { advice: 'Ask.', prepares: true };
    expect(pointsOf(booking(ask), 'No')).toEqual([0, 3, 'Ask.']);
    expect(pointsOf(booking({ ...ask, leadsTo: 'In real time' }), 'No')).toEqual([0, 8, 'Ask.']);
    expect(pointsOf(boxes([{ prepares: true }]), 'a')).toEqual([0, 3, 'Tip']);
  });

  it('is nothing where no answer is known', () => {
    expect(pointsOf(booking({ prepares: true }), '')).toEqual([0, 0, null]);
  });
});
