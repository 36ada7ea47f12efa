import { describe, expect, it } from 'vitest';
import { makeAnswer, makeQuestion } from '../../../testing/make-configuration.ts';
import { answersBody } from './answer-changes.ts';
import { faultsOf, hasFaultyAnswers } from './answer-faults.ts';
import { answerSet } from './answer-sets.ts';
import {
  answersOf,
  editedAnswers,
  gainBy,
  moveAnswer,
  newAnswer,
  nextBetter,
  pointsOfAnswers,
  type Answer,
  type EditedAnswers,
} from './answers.ts';
import { mergeAnswers } from './merge-answers.ts';

const stored = makeQuestion({
  options: [
    makeAnswer({ id: 1, label: 'Igen', points: 8 }),
    makeAnswer({ id: 2, label: 'Részben', points: 3, meaning: 'Elindultak.' }),
    makeAnswer({ id: 3, label: 'Nem', aliases: ['Soha'] }),
  ],
});
const edited = (change: (options: readonly Answer[]) => readonly Answer[]): EditedAnswers => {
  const start = editedAnswers(stored);
  return { ...start, options: change(start.options) };
};
const set = (label: string, values: Partial<Answer>) => (options: readonly Answer[]) =>
  options.map((option) => (option.label === label ? { ...option, ...values } : option));

describe('the points of a question', () => {
  const of = (kind: 'single' | 'multiple' | 'text', ...options: [string, boolean?][]) =>
    pointsOfAnswers({
      kind,
      options: options.map(([points, exclusive = false]) => ({ ...newAnswer('x', points), exclusive })),
    });

  it('are those of its best answer, of all that stand together, or of one that stands alone', () => {
    expect(of('single', ['3'], ['8'], ['0'])).toBe(8);
    expect(of('multiple', ['3'], ['2'], ['4', true])).toBe(5);
    expect(of('multiple', ['3'], ['2'], ['9', true])).toBe(9);
  });

  it('are not told by answers without points, nor by free text', () => {
    expect([of('single', ['0'], ['']), of('text', ['8']), of('multiple')]).toEqual([null, null, null]);
  });
});

describe('what a save sends', () => {
  it('names what stays by id, and of that only what is changed', () => {
    expect(answersBody(edited(set('Részben', { points: '4', advice: ' Folytassák. ' })))).toEqual({
      options: [
        { id: 1, label: 'Igen' },
        { id: 2, label: 'Részben', points: 4, advice: 'Folytassák.' },
        { id: 3, label: 'Nem' },
      ],
    });
  });

  it('names what goes, what is new, and the new order', () => {
    const answers = edited(([yes, , no]) => [no!, yes!, newAnswer(' Talán ')]);
    expect(answersBody(answers)).toEqual({
      options: [
        { id: 3, label: 'Nem' },
        { id: 1, label: 'Igen' },
        {
          label: 'Talán',
          points: 0,
          exclusive: false,
          notApplicable: false,
          from: null,
          meaning: null,
          advice: null,
          leadsTo: null,
          prepares: false,
          aliases: [],
        },
      ],
      removedOptionIds: [2],
    });
  });

  it('gives up refused drafts, and all answers where free text is asked for', () => {
    const refused = answersBody(edited(set('Igen', { refusesMeaning: true })));
    expect(refused.options?.[0]).toEqual({ id: 1, label: 'Igen', meaningDraft: null });
    expect(answersBody({ ...editedAnswers(stored), kind: 'text' })).toEqual({
      kind: 'text',
      options: [],
      removedOptionIds: [1, 2, 3],
    });
    expect(answersBody({ ...editedAnswers(stored), kind: 'multiple' })).toEqual({ kind: 'multiple' });
    expect(answersBody(edited(set('Nem', { label: 'Dehogy' }))).options?.[2]).toEqual({
      id: 3,
      label: 'Dehogy',
    });
  });
});

describe('where a step leads', () => {
  const led = makeQuestion({
    options: [
      makeAnswer({ id: 1, label: 'Igen', points: 8 }),
      makeAnswer({ id: 2, label: 'Részben', points: 3, aliases: ['Félig'] }),
      makeAnswer({ id: 3, label: 'Nem', leadsTo: 'Félig', prepares: true }),
    ],
  });
  const from = (change: (options: readonly Answer[]) => readonly Answer[]): EditedAnswers => {
    const start = editedAnswers(led);
    return { ...start, options: change(start.options) };
  };

  it('is known by its key, and sent by the label that it has now', () => {
    expect(answersOf(led).options.map(({ leadsTo }) => leadsTo)).toEqual(['', '', '2']);
    expect(answersBody(from(set('Részben', { label: 'Kérhetnek' }))).options?.[2]).toEqual({
      id: 3,
      label: 'Nem',
    });
    expect(answersBody(from(set('Nem', { leadsTo: '1', prepares: false }))).options?.[2]).toEqual({
      id: 3,
      label: 'Nem',
      leadsTo: 'Igen',
      prepares: false,
    });
    const added = { ...newAnswer('Mindig', '9'), key: 'new-1' };
    const body = answersBody(from((options) => [added, ...set('Nem', { leadsTo: 'new-1' })(options)]));
    expect(body.options?.[3]).toEqual({ id: 3, label: 'Nem', leadsTo: 'Mindig' });
    expect(answersBody(from(set('Nem', { leadsTo: '' }))).options?.[2]).toMatchObject({ leadsTo: null });
  });

  it('has to bring more points, which of several counts beside the answer', () => {
    const faults = (answers: EditedAnswers) => [...faultsOf(answers).of];
    expect(faults(from(set('Részben', { points: '0' })))).toEqual([['3', { leadsTo: 'leads-no-more' }]]);
    expect(faults(from(set('Igen', { leadsTo: '2' })))).toEqual([['1', { leadsTo: 'leads-no-more' }]]);
    expect(faults({ ...from(set('Igen', { leadsTo: '2' })), kind: 'multiple' })).toEqual([]);
    const [yes, partly, no] = answersOf(led).options as [Answer, Answer, Answer];
    const stands = answersOf(led);
    expect([nextBetter(stands, no), nextBetter(stands, yes)].map((one) => one?.label)).toEqual([
      'Részben',
      undefined,
    ]);
    expect([gainBy('single', partly, yes), gainBy('multiple', partly, yes)]).toEqual([5, 8]);
    expect(gainBy('multiple', { ...no, exclusive: true }, partly)).toBe(3);
  });

  it('follows an answer that somebody else has deleted and that comes back', () => {
    const mine = from((options) => set('Igen', { points: '9' })(set('Nem', { leadsTo: '1' })(options)));
    const { answers } = mergeAnswers(mine, makeQuestion({ ...led, options: led.options.slice(1) }));
    const back = answers.options.find(({ label }) => label === 'Igen');
    expect(answers.options.find(({ label }) => label === 'Nem')?.leadsTo).toBe(back?.key);
    expect(answersBody(answers).options?.find(({ label }) => label === 'Nem')).toMatchObject({
      leadsTo: 'Igen',
    });
  });
});

describe('faults', () => {
  const of = (label: string, values: Partial<Answer>) => faultsOf(edited(set(label, values)));

  it('are empty, equal and long labels, compared as the server compares', () => {
    expect(of('Nem', { label: '  ' }).of.get('3')).toEqual({ label: 'label-empty' });
    const twice = of('Nem', { label: ' \u200bIGEN ' }).of;
    expect([twice.get('1'), twice.get('3')]).toEqual([{ label: 'label-twice' }, { label: 'label-twice' }]);
    expect(of('Nem', { label: 'x'.repeat(501) }).of.get('3')).toEqual({ label: 'label-long' });
    expect(faultsOf(editedAnswers(stored)).of.size).toBe(0);
  });

  it.each(['2.5', '-1', '100001', 'sok', 'Infinity'])('are points like %s', (points) => {
    expect(of('Igen', { points }).of.get('1')).toEqual({ points: 'points' });
  });

  it('are texts that mean two answers, long texts, and points that are too many together', () => {
    expect(of('Igen', { aliases: 'persze\nnem' }).of.get('1')).toEqual({ aliases: 'alias-twice' });
    expect(of('Igen', { aliases: 'igen\nPersze\npersze' }).of.size).toBe(0);
    expect(of('Igen', { meaning: 'x'.repeat(1001) }).of.get('1')).toEqual({ meaning: 'text-long' });
    const many = { ...edited(set('Igen', { points: '99999' })), kind: 'multiple' as const };
    expect(faultsOf(many)).toEqual({ of: new Map(), whole: 'points-many' });
  });
});

describe('answers that somebody else has changed meanwhile', () => {
  const others = (patch: Parameters<typeof makeQuestion>[0]) => makeQuestion({ ...stored, ...patch });
  const labels = ({ options }: EditedAnswers) => options.map(({ label }) => label);

  it('are taken in silently where they are not those that were edited here', () => {
    const mine = edited(set('Igen', { points: '9' }));
    const { answers, collides } = mergeAnswers(
      mine,
      others({
        options: stored.options.map((one) => (one.id === 3 ? { ...one, advice: 'Kezdjék el.' } : one)),
      }),
    );
    expect(collides).toBe(false);
    expect(answers.options.map(({ points, advice }) => [points, advice])).toEqual([
      ['9', ''],
      ['3', ''],
      ['0', 'Kezdjék el.'],
    ]);
    expect(answersBody(answers).options?.[2]).toEqual({ id: 3, label: 'Nem' });
  });

  it('collide where both have changed the same; what was typed here stays', () => {
    const mine = edited(set('Igen', { label: 'Igen, mindig' }));
    const renamed = stored.options.map((one) => (one.id === 1 ? { ...one, label: 'Igen, már most' } : one));
    const { answers, collides } = mergeAnswers(mine, others({ options: renamed }));
    expect([collides, answers.options[0]?.label, answers.from.options[0]?.label]).toEqual([
      true,
      'Igen, mindig',
      'Igen, már most',
    ]);
  });

  it('are never deleted unseen, and come back as new ones where they were edited here', () => {
    const mine = edited((options) => [...options.slice(1), newAnswer('Talán')]);
    const theirs = [stored.options[0]!, stored.options[2]!, makeAnswer({ id: 4, label: 'Nem tudom' })];
    const { answers, collides } = mergeAnswers(mine, others({ options: theirs }));
    expect(collides).toBe(true);
    expect([...labels(answers)].sort()).toEqual(['Nem', 'Nem tudom', 'Részben', 'Talán']);
    const body = answersBody(answers);
    expect(body.removedOptionIds).toEqual([1]);
    expect(body.options?.flatMap(({ id }) => id ?? []).sort()).toEqual([3, 4]);
  });

  it('stand in the order of the person who has arranged them', () => {
    const arranged = others({ options: stored.options.toReversed() });
    const mine = edited((options) => [options[0]!, newAnswer('Talán'), ...options.slice(1)]);
    expect(labels(mergeAnswers(mine, arranged).answers)).toEqual(['Nem', 'Részben', 'Igen', 'Talán']);
    const moved = edited((options) => moveAnswer(options, '3', 0));
    expect(labels(mergeAnswers(moved, stored).answers)).toEqual(['Nem', 'Igen', 'Részben']);
    const both = edited((options) => moveAnswer(options, '1', 1));
    expect(mergeAnswers(both, arranged).collides).toBe(true);
  });
});

it('makes usual sets of what the question is worth now', () => {
  const points = (correctAnswer: string) =>
    answerSet('yes-partly-no', 'hu', { points: 5, correctAnswer }).map((one) => [one.label, one.points]);
  expect(points('')).toEqual([
    ['Igen', '5'],
    ['Részben', '2'],
    ['Nem', '0'],
  ]);
  expect(points('NEM').map(([, worth]) => worth)).toEqual(['0', '2', '5']);
  expect(answersOf(stored).options.map(({ aliases }) => aliases)).toEqual(['', '', 'Soha']);
});

describe('the bands of a number', () => {
  const bands = (...starts: [from: string, notApplicable?: boolean][]): EditedAnswers => {
    const start = editedAnswers(makeQuestion({ kind: 'number', options: [] }));
    const options = starts.map(([from, notApplicable = false], n) => ({
      ...newAnswer(`Band ${n}`, String(n)),
      from,
      notApplicable,
    }));
    return { ...start, options };
  };
  const faults = (answers: EditedAnswers) => [...faultsOf(answers).of.values()].map(({ from }) => from);

  it('each begin at a number of their own, typed with comma or point; what does not apply has none', () => {
    expect(hasFaultyAnswers(bands(['0'], ['12,5'], ['-3'], ['', true]))).toBe(false);
    expect(faults(bands(['0'], [''], ['ten']))).toEqual(['from-none', 'from-none']);
    expect(faults(bands(['12,5'], ['12.5']))).toEqual(['from-twice', 'from-twice']);
  });

  it('are worth their best, lead to the next better one, and are sent as numbers', () => {
    const answers = bands(['0'], ['12,5'], ['50']);
    expect(pointsOfAnswers(answers)).toBe(2);
    expect(nextBetter(answers, answers.options[0]!)).toBe(answers.options[1]);
    expect(answersBody(answers).options?.map(({ from }) => from)).toEqual([0, 12.5, 50]);
  });
});
