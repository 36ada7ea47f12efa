import { expect, it } from 'vitest';
import { ReadingTime } from './reading-time.ts';

const part = (name: string, secondsLeft = 3, isSeen = true) => ({ part: name, secondsLeft, isSeen });

/** Lets seconds pass by half ones, as the panel counts them. */
function clock(time: ReadingTime) {
  let now = 0;
  return (seconds: number, ...unread: ReturnType<typeof part>[]) => {
    for (let half = 0; half < 2 * seconds; half += 1) time.count((now += 500), unread);
  };
}

it('says at first that reading has begun, then for how long, once that is long enough', () => {
  const time = new ReadingTime();
  const pass = clock(time);
  const summary = part('summary');
  pass(1, summary);
  expect(time.due([summary])).toEqual([]);
  time.show('motivationalMessage', true);
  pass(0.5, summary);
  expect(time.due([summary])).toEqual([{ part: 'summary', seconds: 0.5 }]);
  pass(2.5, summary);
  expect(time.due([summary])).toEqual([]);
  pass(0.5, summary);
  expect(time.due([{ ...summary, isSeen: false }])).toEqual([]);
  expect(time.due([summary])).toEqual([{ part: 'summary', seconds: 3 }]);
  expect(time.due([summary])).toEqual([]);
});

it('counts nothing while a part is out of sight, and shares the time between those in sight', () => {
  const time = new ReadingTime();
  const pass = clock(time);
  const all = [part('summary', 1), part('sections.1')];
  time.show('summary', true);
  time.show('strengths.1.0', true);
  pass(0.5, ...all);
  time.due(all);
  pass(2, ...all);
  time.show('summary', false);
  time.show('strengths.1.0', false);
  pass(60, ...all);
  expect(time.due(all)).toEqual([
    { part: 'summary', seconds: 1 },
    { part: 'sections.1', seconds: 1 },
  ]);
});

it('takes a machine that slept for no reader', () => {
  const time = new ReadingTime();
  const summary = part('summary', 1);
  time.show('summary', true);
  time.count(0, [summary]);
  time.due([summary]);
  time.count(3_600_000, [summary]);
  expect(time.due([summary])).toEqual([{ part: 'summary', seconds: 1 }]);
});
